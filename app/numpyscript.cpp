// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/numpyscript.h"

#include "app/numpycontent.h"
#include "app/numpymethod.h"
#include "core/attention.h"
#include "widgets/words.h"

#include <QCoreApplication>

#include <cmath>

namespace locus::app {

using core::MethodId;
using core::Stage;

namespace {

class Text {
    Q_DECLARE_TR_FUNCTIONS(locus::app::NumpyScript)
};

/// Writes one stage of one head, each line only where the stage needs it.
class Writer {
public:
    Writer(const core::Prepared &prepared, const core::View &view)
        : m_p(prepared)
        , m_stage(view.stage)
        , m_head(view.head)
    {
    }

    [[nodiscard]] std::string program(const std::string &title, const std::string &checksum);
    [[nodiscard]] std::int64_t givenNumbers() const { return m_out.givenNumbers(); }

private:
    [[nodiscard]] bool encodes() const { return m_p.hooks.onInput.has_value(); }
    [[nodiscard]] bool isOf(MethodId method) const { return m_p.model.method == method; }
    [[nodiscard]] bool isWeighted() const { return m_stage >= Stage::Scores; }
    [[nodiscard]] bool isBefore(Stage stage) const { return m_stage < stage; }
    [[nodiscard]] bool biasComesLate() const
    {
        return m_p.model.mistake == core::Mistake::BiasAfterSoftmax && m_p.hooks.onScore;
    }

    void positions();
    void scores();
    void addPosition();
    void mask();
    void weights();
    void output();
    [[nodiscard]] std::string queries(const char *rows) const { return queryRows(m_p, rows); }
    [[nodiscard]] std::string result() const;

    const core::Prepared &m_p;
    Stage m_stage;
    int m_head;
    NumpyText m_out;
};

void Writer::positions()
{
    m_out.line("key_at = " + NumpyText::integers(m_p.positions.key));
    if (isBefore(Stage::RotatedQ))
        return;
    m_out.line("query_at = " + NumpyText::integers(m_p.positions.query));
    m_out.line("delta = key_at - query_at[:, None]");
}

void Writer::scores()
{
    const bool isScaled = m_p.model.scale == core::ScoreScale::Sqrt;
    m_out.line("scale = " +
               (isScaled ? "1 / " + std::to_string(m_p.shapes.dHead) + "**0.5" : "1.0"));
    if (encodes()) {
        m_out.line("content = scale * " + queries("x") + " @ (x @ wk).T");
        m_out.line("score = scale * q @ k.T");
    } else if (isOf(MethodId::Rope)) {
        m_out.line("content = scale * q @ k.T");
        m_out.line("score = scale * turned(q, query_at) @ turned(k, key_at).T");
    } else {
        m_out.line("content = score = scale * q @ k.T");
        addPosition();
    }
}

/// Shaw on the keys; T5 and ALiBi.
void Writer::addPosition()
{
    if (isOf(MethodId::Shaw) && m_p.model.shaw.keys) {
        writeRelationTable(m_out, m_p, false, "relation");
        m_out.line("score = score + np.take_along_axis(scale * q @ relation.T, row, 1)");
    }
    if (m_p.hooks.onScore && !biasComesLate())
        m_out.line("score = score + bias");
}

void Writer::mask()
{
    const core::Model &model = m_p.model;
    const std::string shape =
        std::to_string(m_p.shapes.nQuery) + ", " + std::to_string(m_p.shapes.nKey);
    switch (model.mask) {
    case core::MaskKind::None: m_out.line("allowed = np.ones((" + shape + "), bool)"); break;
    case core::MaskKind::Causal:
        m_out.line("allowed = np.tri(" + shape + ", " + std::to_string(model.queryOffset) +
                   ", dtype=bool)");
        break;
    case core::MaskKind::Custom: {
        std::string rows;
        for (int i = 0; i < m_p.shapes.nQuery; ++i) {
            rows += i > 0 ? " " : "";
            for (int j = 0; j < m_p.shapes.nKey; ++j)
                rows += model.allowed.at(i, j) != 0 ? '1' : '0';
        }
        m_out.line("allowed = np.array([[c == \"1\" for c in row] for row in \"" + rows +
                   "\".split()])");
        break;
    }
    }
    std::string padding;
    for (std::int64_t j = 0; j < (model.padding.isNull() ? 0 : model.padding.size()); ++j)
        if (model.padding[j] != 0)
            padding += (padding.empty() ? "" : ", ") + std::to_string(j);
    if (!padding.empty())
        m_out.line("allowed[:, [" + padding + "]] = False");
}

void Writer::weights()
{
    m_out.line("top = np.max(score, 1, keepdims=True, where=allowed, initial=-np.inf)");
    m_out.line("top = np.where(np.isfinite(top), top, 0)");
    m_out.line("a = np.where(allowed, np.exp(np.where(allowed, score - top, 0)), 0)");
    m_out.line("total = a.sum(1, keepdims=True)");
    m_out.line("total = np.where(total > 0, total, 1)  # a row without an allowed key stays 0");
    m_out.line("a = a / total");
    if (biasComesLate()) {
        m_out.line("# a mistake on purpose: the bias comes after the softmax");
        m_out.line("a = a + np.where(allowed, bias, 0)");
    }
}

void Writer::output()
{
    m_out.line("y = a @ v");
    if (!isOf(MethodId::Shaw) || !m_p.model.shaw.values)
        return;
    writeRelationTable(m_out, m_p, true, "values");
    m_out.line("for r in range(len(values)):");
    m_out.line("    y = y + np.where(row == r, a, 0).sum(1)[:, None] * values[r]");
}

std::string Writer::result() const
{
    switch (m_stage) {
    case Stage::X: return "x";
    case Stage::Encoding: return "p";
    case Stage::Input: return encodes() ? "x + p" : "x";
    case Stage::Q: return "q";
    case Stage::K: return "k";
    case Stage::V: return "v";
    case Stage::RotatedQ: return "turned(q, query_at)";
    case Stage::RotatedK: return "turned(k, key_at)";
    case Stage::Content: return "content";
    case Stage::Position: return "score - content";
    case Stage::ContentPosition: return "scale * " + queries("x") + " @ (p @ wk).T";
    case Stage::PositionContent: return "scale * " + queries("p") + " @ (x @ wk).T";
    case Stage::PositionPosition: return "scale * " + queries("p") + " @ (p @ wk).T";
    case Stage::Bias: return "bias";
    case Stage::Clip: return "clipped";
    case Stage::Mask: return "allowed.astype(float)";
    case Stage::Scores: return "np.where(allowed, score, np.nan)";
    case Stage::LogWeights: return "np.where(allowed, score - top - np.log(total), np.nan)";
    case Stage::Weights: return "a";
    case Stage::Output: return "y";
    }
    return {};
}

std::string Writer::program(const std::string &title, const std::string &checksum)
{
    const bool wantsContent = m_stage != Stage::Encoding && m_stage != Stage::Bias &&
                              m_stage != Stage::Clip && m_stage != Stage::Mask;
    const bool wantsPairs = m_stage >= Stage::Content;
    const bool hasValues = m_stage == Stage::V || m_stage == Stage::Output;
    if (!isOf(MethodId::None) && m_stage != Stage::X && m_stage != Stage::Mask)
        positions();
    if (wantsContent && m_p.shapes.hasX)
        writeInput(m_out, m_p);
    if (encodes() && m_stage != Stage::X && m_stage != Stage::Mask)
        writeEncoding(m_out, m_p);
    if (wantsContent && m_stage >= Stage::Q)
        writeVectors(m_out, m_p, m_head, {m_stage != Stage::V, hasValues});
    if (isOf(MethodId::Rope) && wantsContent && m_stage >= Stage::RotatedQ)
        writeRotation(m_out, m_p);
    if (isOf(MethodId::Shaw) && wantsPairs && m_stage != Stage::Mask)
        writeRelations(m_out, m_p);
    if (m_p.hooks.onScore && wantsPairs && m_stage != Stage::Mask)
        writeBias(m_out, m_p, m_head);
    if (wantsContent && wantsPairs)
        scores();
    if (isWeighted() || m_stage == Stage::Mask)
        mask();
    if (isWeighted() && m_stage != Stage::Scores)
        weights();
    if (m_stage == Stage::Output)
        output();
    m_out.line();
    m_out.line("result = " + result());
    m_out.line("order = 1 + np.arange(result.size).reshape(result.shape) % 7");
    m_out.line("print(\"shape\", result.shape, \"checksum %.9g\" % np.nansum(result * order))");
    m_out.line("# checksum in Locus: " + checksum);
    m_out.line("if len(sys.argv) > 1:");
    m_out.line("    np.save(sys.argv[1], result)");
    return m_out.program(title);
}

} // namespace

double checksumOf(const core::Matrix<double> &matrix)
{
    double sum = 0;
    for (Eigen::Index i = 0; i < matrix.size(); ++i)
        if (!std::isnan(matrix.data()[i]))
            sum += matrix.data()[i] * static_cast<double>(1 + i % 7);
    return sum;
}

QString checksumText(double checksum)
{
    return QString::asprintf("%.9g", checksum);
}

std::variant<NumpyScript, QString> numpyScript(const core::Prepared &prepared,
                                               const core::View &view)
{
    if (const auto refusal = core::stageRefusal(prepared, view.stage))
        return widgets::words(*refusal);
    const core::StageShape shape = core::stageShape(prepared.shapes, view.stage);
    if (std::int64_t(shape.rows) * shape.columns > mostScriptCells)
        return Text::tr("A script is for matrices of up to %L1 numbers; save these as NPY instead")
            .arg(mostScriptCells);
    NumpyScript script;
    script.checksum =
        checksumOf(core::exactStage(prepared, view.stage, core::HeadIndex{view.head}));
    Writer writer(prepared, view);
    const QString title = Text::tr("%1, head %2, %3, as Locus computes it")
                              .arg(widgets::stageTitle(view.stage), QString::number(view.head + 1),
                                   widgets::methodTitle(prepared.model.method));
    script.text = writer.program(title.toStdString(), checksumText(script.checksum).toStdString());
    if (writer.givenNumbers() > mostScriptNumbers)
        return Text::tr("The given arrays are too large to stand in a script; save the numbers as "
                        "NPY instead");
    return script;
}

} // namespace locus::app
