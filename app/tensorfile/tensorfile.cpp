// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensorfile/tensorfile.h"

#include "app/scenejson.h"
#include "app/tensorfile/readers.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <new>

namespace locus::app {

namespace {

class Text {
    Q_DECLARE_TR_FUNCTIONS(locus::app::TensorFile)
};

using Open = std::unique_ptr<TensorFile> (*)(const QString &);

Open openerOf(const QString &path)
{
    const auto ends = [&path](const char *extension) {
        return path.endsWith(QLatin1String(extension), Qt::CaseInsensitive);
    };
    if (ends(".safetensors"))
        return openSafetensors;
    if (ends(".npy"))
        return openNpy;
    return ends(".npz") ? openNpz : nullptr;
}

TensorFailure failureOf(const QString &path, const TensorRefusal &refusal)
{
    return {refusal.fault, aboutFile(path, refusal.what).message};
}

TensorFailure outOfMemory(const QString &path)
{
    return failureOf(path, {TensorFault::TooLarge, Text::tr("there is not enough memory for it")});
}

} // namespace

bool isTensorFile(const QString &path)
{
    return openerOf(path) != nullptr;
}

OpenedTensors openTensorFile(const QString &path)
{
    const Open open = openerOf(path);
    if (!open)
        return failureOf(path, {TensorFault::UnknownFormat,
                                Text::tr("is none of .safetensors, .npy, .npz by its name")});
    try {
        return open(path);
    } catch (const TensorRefusal &refusal) {
        return failureOf(path, refusal);
    } catch (const std::bad_alloc &) {
        return outOfMemory(path);
    }
}

std::optional<std::size_t> TensorFile::find(std::string_view name) const
{
    const auto found = std::find_if(m_tensors.begin(), m_tensors.end(),
                                    [name](const TensorInfo &info) { return info.name == name; });
    if (found == m_tensors.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - m_tensors.begin());
}

std::variant<core::Tensor, TensorFailure>
TensorFile::read(std::size_t which, const TensorPick &pick, TensorLoading *loading)
{
    const TensorInfo &info = m_tensors.at(which);
    try {
        if (info.type == ElementType::Other)
            throw TensorRefusal{
                TensorFault::UnsupportedType,
                Text::tr("numbers of type %1 are not read here").arg(quotedName(info.typeName))};
        return load(which, pick, loading);
    } catch (const TensorRefusal &refusal) {
        return failureOf(path(), info.name.empty() ? refusal : aboutTensor(info.name, refusal));
    } catch (const std::bad_alloc &) {
        return outOfMemory(path());
    }
}

QString shapeText(const core::Tensor::Shape &shape)
{
    QStringList extents;
    for (const std::int64_t extent : shape)
        extents << QString::number(extent);
    return QStringLiteral("[%1]").arg(extents.join(QStringLiteral(", ")));
}

std::optional<core::Tensor::Shape> firstNotFinite(const core::Tensor &tensor)
{
    const auto &values = tensor.values();
    const auto found = std::find_if(values.begin(), values.end(),
                                    [](double value) { return !std::isfinite(value); });
    if (found == values.end())
        return std::nullopt;
    core::Tensor::Shape at = tensor.shape();
    std::int64_t rest = found - values.begin();
    for (std::size_t i = at.size(); i-- > 0;) {
        const std::int64_t extent = at[i];
        at[i] = rest % extent;
        rest /= extent;
    }
    return at;
}

} // namespace locus::app
