// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/laws.h"

#include "core/content.h"
#include "core/position/method.h"
#include "core/shapes.h"

#include <QTest>

#include <array>
#include <cstring>

namespace locus::test {

using namespace locus::core;

namespace {

constexpr std::array lawMasks = {LawMask::None, LawMask::Causal, LawMask::Custom,
                                 LawMask::CausalPadding};
constexpr int paddingKey = 1;
constexpr int deadRow = 3;

const char *maskName(LawMask mask)
{
    switch (mask) {
    case LawMask::None: return "no mask";
    case LawMask::Causal: return "causal";
    case LawMask::Custom: return "custom";
    case LawMask::CausalPadding: return "causal and padding";
    }
    return "";
}

Tensor customCells(int n)
{
    std::vector<double> cells;
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < n; ++j)
            cells.push_back(i != deadRow && (i * 5 + j * 3) % 4 != 0 ? 1 : 0);
    return Tensor::matrix(n, n, cells);
}

Tensor stacked(const std::vector<Matrix<double>> &heads)
{
    std::vector<double> values;
    for (const Matrix<double> &head : heads)
        values.insert(values.end(), head.data(), head.data() + head.size());
    return Tensor(
        {static_cast<std::int64_t>(heads.size()), heads.front().rows(), heads.front().cols()},
        std::move(values));
}

} // namespace

std::string LawSetting::name() const
{
    return std::string(methodName(method)) + ", " + maskName(mask) + ", " + std::to_string(heads) +
           (heads == 1 ? " head" : " heads");
}

std::vector<LawSetting> lawSettings(Applies applies)
{
    std::vector<LawSetting> settings;
    for (const MethodId method : allMethods)
        for (const LawMask mask : lawMasks)
            for (const int heads : {1, 3}) {
                const LawSetting setting{method, mask, heads};
                if (applies == nullptr || applies(setting))
                    settings.push_back(setting);
            }
    return settings;
}

void addLawRows(Applies applies)
{
    QTest::addColumn<LawSetting>("setting");
    for (const LawSetting &setting : lawSettings(applies))
        QTest::newRow(setting.name().c_str()) << setting;
}

Model lawModel(const LawSetting &setting, int tokens)
{
    Model model;
    model.content.source = ContentSource::Tokens;
    model.content.tokens.clear();
    for (int token = 0; token < tokens; ++token)
        model.content.tokens.push_back("token " + std::to_string(token));
    model.content.seed = 7;
    model.content.dModel = 16;
    model.content.dHead = 8;
    model.content.heads = setting.heads;
    model.method = setting.method;
    model.mask = setting.isCausal() ? MaskKind::Causal : MaskKind::None;
    if (setting.mask == LawMask::Custom) {
        model.mask = MaskKind::Custom;
        model.allowed = customCells(tokens);
    }
    if (setting.mask == LawMask::CausalPadding)
        hideKey(model, paddingKey);
    model.shaw.radius = 3;
    model.shaw.values = true;
    std::vector<double> slopes;
    for (int h = 0; h < setting.heads; ++h)
        slopes.push_back(0.5 / (h + 1));
    model.alibi.slopes = Tensor::vector(slopes);
    return model;
}

Model withGivenInput(Model model)
{
    const Weights weights = weightsOf(model, shapesOf(model));
    model.content.source = ContentSource::Arrays;
    model.content.x = tensorOf(weights.x);
    model.content.wq = tensorOf(weights.wq);
    model.content.wk = tensorOf(weights.wk);
    model.content.wv = tensorOf(weights.wv);
    return model;
}

Model withGivenVectors(Model model)
{
    const HeadVectors vectors = contentOf(model, shapesOf(model)).vectors;
    model.content.source = ContentSource::Arrays;
    model.content.q = stacked(vectors.q);
    model.content.k = stacked(vectors.k);
    model.content.v = stacked(vectors.v);
    return model;
}

void hideKey(Model &model, int key)
{
    const auto n = static_cast<std::size_t>(shapesOf(model).nKey);
    std::vector<double> padding =
        model.padding.isNull() ? std::vector<double>(n) : model.padding.values();
    padding.at(static_cast<std::size_t>(key)) = 1;
    model.padding = Tensor::vector(padding);
}

void fillRow(Tensor &tensor, int row, double value)
{
    std::vector<double> values = tensor.values();
    const std::int64_t rows = tensor.extent(tensor.rank() - 2);
    const std::int64_t columns = tensor.extent(tensor.rank() - 1);
    for (std::int64_t start = row * columns; start < tensor.size(); start += rows * columns)
        std::fill_n(values.begin() + start, columns, value);
    tensor = Tensor(tensor.shape(), std::move(values));
}

template <class S>
bool sameBits(const Matrix<S> &a, const Matrix<S> &b)
{
    return a.rows() == b.rows() && a.cols() == b.cols() &&
           std::memcmp(a.data(), b.data(), static_cast<std::size_t>(a.size()) * sizeof(S)) == 0;
}
template bool sameBits<double>(const Matrix<double> &, const Matrix<double> &);
template bool sameBits<float>(const Matrix<float> &, const Matrix<float> &);

Tensor tensorOf(const Matrix<double> &matrix)
{
    return Tensor::matrix(matrix.rows(), matrix.cols(),
                          {matrix.data(), matrix.data() + matrix.size()});
}

} // namespace locus::test
