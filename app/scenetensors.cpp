// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenetensors.h"

#include "app/jsonreader.h"
#include "app/objectreader.h"
#include "app/tensorfile/tensorfile.h"
#include "app/tensorsources.h"
#include "core/paramaccess.h"
#include "core/params.h"
#include "widgets/words.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QtEndian>

#include <array>
#include <bit>
#include <limits>
#include <map>
#include <utility>

namespace locus::app {

namespace {

using core::Value;
using MaybeFailure = std::optional<Failure>;

class Text {
    Q_DECLARE_TR_FUNCTIONS(locus::app::SceneTensors)
};

Failure failureOf(const core::Problem &problem)
{
    return {widgets::words(problem)};
}

Failure wrongType(const std::string &path, const Value &value, const char *expected)
{
    return failureOf({.code = core::ProblemCode::WrongType,
                      .path = path,
                      .detail = expected,
                      .given = core::briefText(value)});
}

/// "rope.theta"
std::string inGroup(const std::string &group, const std::string &name)
{
    std::string key = group;
    if (!key.empty())
        key += '.';
    return key += name;
}

bool isSection(const std::string &name)
{
    return name == "model" || name == "study" || name == "view";
}

bool takesTensor(const core::ParamSpec &spec)
{
    return spec.type == core::FieldType::Numbers || spec.type == core::FieldType::Integers ||
           spec.type == core::FieldType::NumberOrNumbers;
}

std::string checksumOf(const core::Tensor &tensor)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const double number : tensor.values()) {
        const quint64 bits = qToLittleEndian(std::bit_cast<quint64>(number));
        hash.addData(QByteArrayView(reinterpret_cast<const char *>(&bits), sizeof bits));
    }
    return hash.result().toHex().toStdString();
}

/// Reads the objects of one scene or patch.
class Reader {
public:
    explicit Reader(QString folder, TensorLoading *loading = nullptr)
        : m_folder(std::move(folder))
        , m_loading(loading)
    {
    }

    /// \a value is what stands at the key of a leaf, or the group that \a key begins.
    MaybeFailure read(Value &value, const std::string &key)
    {
        Value::Object *object = value.object();
        if (!object)
            return std::nullopt;
        const core::ParamSpec *spec = core::findParam(key);
        if (spec && takesTensor(*spec) && ObjectReader(&value).member("file"))
            return readLeaf(value, core::pathOf(*spec));
        if (spec)
            return std::nullopt;
        for (auto &[name, member] : *object)
            if (auto failure = read(member, inGroup(key, name)))
                return failure;
        return std::nullopt;
    }

private:
    MaybeFailure readLeaf(Value &value, const std::string &path)
    {
        TensorSource source;
        std::string sum;
        if (auto failure = readSource(source, sum, *value.object(), path))
            return failure;
        auto tensor = tensorOf(source);
        if (const auto *failure = std::get_if<Failure>(&tensor))
            return Failure{
                QStringLiteral("%1: %2").arg(widgets::onOneLine(path), failure->message)};
        const auto &read = std::get<core::Tensor>(tensor);
        if (!sum.empty() && sum != checksumOf(read))
            return Failure{QStringLiteral("%1: %2: %3")
                               .arg(widgets::onOneLine(path), QString::fromStdString(source.file),
                                    Text::tr("holds other numbers than when this was made"))};
        rememberSource(read, source);
        value = core::valueOfTensor(read, false);
        return std::nullopt;
    }

    MaybeFailure readSource(TensorSource &source, std::string &sum, const Value::Object &object,
                            const std::string &path) const
    {
        for (const auto &[name, member] : object) {
            const std::string at = inGroup(path, name);
            const std::string *text = member.text();
            bool isRight = true;
            if (name == "file" || name == "tensor" || name == "sha256") {
                if (!text)
                    return wrongType(at, member, "text");
                (name == "file" ? source.file : name == "tensor" ? source.tensor : sum) = *text;
            } else if (name == "axes") {
                isRight = readAxes(source, member);
            } else if (name == "index") {
                isRight = readIndex(source, member);
            } else {
                return failureOf({.code = core::ProblemCode::UnknownKey, .path = at});
            }
            if (!isRight)
                return wrongType(at, member, "array of integers");
        }
        return readPath(source, path);
    }

    MaybeFailure readPath(TensorSource &source, const std::string &path) const
    {
        const QString file = QString::fromStdString(source.file);
        if (file.isEmpty() || (m_folder.isEmpty() && !QDir::isAbsolutePath(file)))
            return Failure{
                QStringLiteral("%1.file: %2")
                    .arg(widgets::onOneLine(path), Text::tr("must be an absolute path here"))};
        source.file = QDir::cleanPath(QDir(m_folder).absoluteFilePath(file)).toStdString();
        return std::nullopt;
    }

    std::variant<core::Tensor, Failure> tensorOf(const TensorSource &source)
    {
        const QString path = QString::fromStdString(source.file);
        auto found = m_files.find(source.file);
        if (found == m_files.end()) {
            auto opened = openTensorFile(path);
            if (const auto *failure = std::get_if<TensorFailure>(&opened))
                return Failure{failure->message};
            found =
                m_files
                    .emplace(source.file, std::move(std::get<std::unique_ptr<TensorFile>>(opened)))
                    .first;
        }
        TensorFile &file = *found->second;
        const auto which = file.find(source.tensor);
        if (!which)
            return aboutFile(path,
                             source.tensor.empty()
                                 ? Text::tr("holds tensors with names: \"tensor\" says which")
                                 : Text::tr("holds no tensor %1").arg(quotedName(source.tensor)));
        const TensorPick pick{source.axes, source.index};
        if (const auto failure = tooMany(file.tensors()[*which], pick))
            return aboutFile(path, *failure);
        auto tensor = file.read(*which, pick, m_loading);
        if (const auto *failure = std::get_if<TensorFailure>(&tensor))
            return Failure{failure->message};
        return std::get<core::Tensor>(std::move(tensor));
    }

    /// A scene holds no more numbers than a scene file may.
    static std::optional<QString> tooMany(const TensorInfo &info, const TensorPick &pick)
    {
        double entries = 1;
        for (const std::int64_t extent :
             pickedShape(info.shape, pick).value_or(core::Tensor::Shape()))
            entries *= static_cast<double>(extent);
        if (entries <= static_cast<double>(mostJsonValues))
            return std::nullopt;
        return Text::tr(
                   "tensor %1: %2 numbers are more than the %3 of a scene: choose a part of it")
            .arg(quotedName(info.name))
            .arg(entries, 0, 'f', 0)
            .arg(mostJsonValues);
    }

    QString m_folder;
    TensorLoading *m_loading;
    std::map<std::string, std::unique_ptr<TensorFile>> m_files;
};

QString nameIn(const QString &folder, const QString &file)
{
    const QString below = folder.endsWith(u'/') ? folder : folder + u'/';
    return !folder.isEmpty() && file.startsWith(below) ? file.mid(below.size()) : file;
}

/// \a value is what stands at the key of a leaf, or the group that \a key begins.
void refer(Value &value, const std::string &key, const QString &folder, const ReferenceRule &rule)
{
    if (Value::Object *object = value.object())
        for (auto &[name, member] : *object)
            refer(member, inGroup(key, name), folder, rule);
    const core::ParamSpec *spec = value.array() ? core::findParam(key) : nullptr;
    if (!spec || !takesTensor(*spec))
        return;
    const core::Tensor tensor = core::tensorOfValue(value);
    if (tensor.size() * qint64{sizeof(double)} <= rule.largestByValue)
        return;
    if (const auto source = sourceOf(tensor); source && isAsRead(tensor)) {
        value = referenceTo(*source,
                            nameIn(folder, QString::fromStdString(source->file)).toStdString());
        if (rule.withChecksum)
            value.object()->emplace_back("sha256", checksumOf(tensor));
    }
}

} // namespace

std::optional<Failure> readTensors(core::Value &scene, const QString &folder,
                                   TensorLoading *loading)
{
    Reader reader(folder, loading);
    if (Value::Object *root = scene.object())
        for (auto &[name, section] : *root)
            if (isSection(name))
                if (auto failure = reader.read(section, {}))
                    return failure;
    return std::nullopt;
}

std::optional<Failure> readTensors(core::Patch &patch, const QString &folder)
{
    Reader reader(folder);
    for (core::Assignment &assignment : patch)
        if (auto failure = reader.read(assignment.value, assignment.key))
            return failure;
    return std::nullopt;
}

core::Value withReferences(core::Value scene, const QString &folder, const ReferenceRule &rule)
{
    if (Value::Object *root = scene.object())
        for (auto &[name, section] : *root)
            if (isSection(name))
                refer(section, {}, QDir::cleanPath(folder), rule);
    return scene;
}

} // namespace locus::app
