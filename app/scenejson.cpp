// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenejson.h"

#include "app/figurescene.h"
#include "app/jsonreader.h"
#include "app/numberformat.h"
#include "app/savefile.h"
#include "app/scenetensors.h"
#include "widgets/words.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace locus::app {

namespace {

class Text {
    Q_DECLARE_TR_FUNCTIONS(locus::app::SceneJson)
};

QString faultWords(JsonFault fault)
{
    switch (fault) {
    case JsonFault::ByteOrderMark: return Text::tr("a byte order mark is not allowed");
    case JsonFault::EndsTooEarly: return Text::tr("the text ends too early");
    case JsonFault::TextAfterValue: return Text::tr("nothing may follow the value");
    case JsonFault::LoneSurrogate: return Text::tr("a lone surrogate is no character");
    case JsonFault::InvalidUtf8: return Text::tr("the text is not UTF-8");
    case JsonFault::ControlCharacter: return Text::tr("a control character inside a text");
    case JsonFault::InvalidEscape: return Text::tr("an unknown escape inside a text");
    case JsonFault::NumberTooLarge: return Text::tr("the number is not finite");
    case JsonFault::InvalidNumber: return Text::tr("not a number as JSON writes it");
    case JsonFault::UnexpectedCharacter: return Text::tr("this is not JSON");
    case JsonFault::TooDeep: return Text::tr("nested more than %1 levels deep").arg(deepestJson);
    case JsonFault::TooManyValues: return Text::tr("more than %1 values").arg(mostJsonValues);
    case JsonFault::DuplicateKey: break;
    }
    return {};
}

/// True when the problem lies in what was put on top of the file.
bool isAbout(const core::Problem &problem, const core::Patch &patch)
{
    const std::string_view path = problem.path;
    const std::size_t afterSection = path.find('.') + 1; // 0 without a dot
    const std::string_view key = path.substr(afterSection, path.find('[') - afterSection);
    return std::any_of(patch.begin(), patch.end(), [key](const core::Assignment &assignment) {
        return std::string_view(assignment.key).substr(0, assignment.key.find('[')) == key;
    });
}

void appendText(QByteArray &out, const std::string &text)
{
    out += '"';
    for (const char c : text) {
        switch (c) {
        case '"': out += "\\\""; break;
        case '\\': out += "\\\\"; break;
        case '\n': out += "\\n"; break;
        case '\t': out += "\\t"; break;
        case '\r': out += "\\r"; break;
        default:
            if (static_cast<unsigned char>(c) < 0x20)
                out += "\\u" + QByteArray::number(static_cast<int>(c), 16).rightJustified(4, '0');
            else
                out += c;
        }
    }
    out += '"';
}

bool isLeaf(const core::Value &value)
{
    return !value.array() && !value.object();
}

void append(QByteArray &out, const core::Value &value, int depth);

void appendArray(QByteArray &out, const core::Value::Array &array, int depth)
{
    const bool oneLine = std::all_of(array.begin(), array.end(), isLeaf);
    const QByteArray indent = oneLine ? QByteArray() : '\n' + QByteArray(2 * (depth + 1), ' ');
    out += '[';
    for (std::size_t i = 0; i < array.size(); ++i) {
        if (i > 0)
            out += oneLine ? ", " : ",";
        out += indent;
        append(out, array[i], depth + 1);
    }
    if (!oneLine)
        out += '\n' + QByteArray(2 * depth, ' ');
    out += ']';
}

void appendObject(QByteArray &out, const core::Value::Object &object, int depth)
{
    if (object.empty()) {
        out += "{}";
        return;
    }
    const QByteArray indent = '\n' + QByteArray(2 * (depth + 1), ' ');
    out += '{';
    bool first = true;
    for (const auto &[key, member] : object) {
        if (!first)
            out += ',';
        first = false;
        out += indent;
        appendText(out, key);
        out += ": ";
        append(out, member, depth + 1);
    }
    out += '\n' + QByteArray(2 * depth, ' ') + '}';
}

/// Recursion as deep as the scene format, which is a handful.
void append(QByteArray &out, const core::Value &value, int depth)
{
    if (const bool *boolean = value.boolean())
        out += *boolean ? "true" : "false";
    else if (const double *number = value.number())
        out += shortestNumber(*number).c_str();
    else if (const std::string *text = value.text())
        appendText(out, *text);
    else if (const core::Value::Array *array = value.array())
        appendArray(out, *array, depth);
    else if (const core::Value::Object *object = value.object())
        appendObject(out, *object, depth);
    else
        out += "null";
}

} // namespace

QString words(const JsonError &error)
{
    const QString place = Text::tr("line %1, column %2").arg(error.line).arg(error.column);
    if (error.fault == JsonFault::DuplicateKey) {
        const core::Problem problem{.code = core::ProblemCode::DuplicateKey, .path = error.path};
        return QStringLiteral("%1, %2").arg(place, widgets::words(problem));
    }
    const QString what = faultWords(error.fault);
    if (error.path.empty())
        return QStringLiteral("%1: %2").arg(place, what);
    return QStringLiteral("%1, %2: %3").arg(place, widgets::onOneLine(error.path), what);
}

Failure aboutFile(const QString &path, const QString &what)
{
    return {QStringLiteral("%1: %2").arg(widgets::onOneLine(path.toStdString()), what)};
}

/// A pipe or a device states no size, so the limit also holds while reading.
std::variant<QByteArray, Failure> readBytes(const QString &path)
{
    const QString tooLarge =
        Text::tr("larger than %1 MiB").arg(largestSceneFile / (qint64{1024} * 1024));
    const QFileInfo info(path);
    if (info.isDir())
        return aboutFile(path, Text::tr("is a directory, not a file"));
    if (info.isFile() && info.size() > largestSceneFile)
        return aboutFile(path, tooLarge);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return aboutFile(path, Text::tr("cannot be read: %1").arg(file.errorString()));
    QByteArray bytes;
    constexpr qint64 step = qint64{1024} * 1024;
    while (true) {
        const QByteArray more = file.read(step);
        if (more.isEmpty())
            break;
        bytes += more;
        if (bytes.size() > largestSceneFile)
            return aboutFile(path, tooLarge);
    }
    if (file.error() != QFileDevice::NoError)
        return aboutFile(path, Text::tr("cannot be read: %1").arg(file.errorString()));
    return bytes;
}

std::variant<core::Value, Failure> parseJson(std::string_view utf8)
{
    auto result = readJson(utf8);
    if (const JsonError *error = std::get_if<JsonError>(&result))
        return Failure{words(*error)};
    return std::get<core::Value>(std::move(result));
}

std::variant<core::Scene, Failure> sceneFromJson(std::string_view utf8, const core::Patch &then)
{
    auto value = parseJson(utf8);
    if (const Failure *failure = std::get_if<Failure>(&value))
        return *failure;
    if (const auto failure = readTensors(std::get<core::Value>(value), {}))
        return *failure;
    auto scene = core::sceneFromValue(std::get<core::Value>(value), then);
    if (const core::Problem *problem = std::get_if<core::Problem>(&scene))
        return Failure{widgets::words(*problem)};
    return std::get<core::Scene>(std::move(scene));
}

std::variant<core::Value, Failure> readJsonFile(const QString &path)
{
    const auto bytes = readBytes(path);
    if (const Failure *failure = std::get_if<Failure>(&bytes))
        return *failure;
    const QByteArray &text = std::get<QByteArray>(bytes);
    auto value = parseJson({text.data(), static_cast<std::size_t>(text.size())});
    if (const Failure *failure = std::get_if<Failure>(&value))
        return aboutFile(path, failure->message);
    return value;
}

std::variant<core::Scene, Failure> readScene(const QString &path, core::Patch then,
                                             TensorLoading *loading)
{
    const QString folder = QFileInfo(path).absolutePath();
    auto value = isFigureName(path) ? readFigureJson(path) : readJsonFile(path);
    if (const Failure *failure = std::get_if<Failure>(&value))
        return *failure;
    if (const auto failure = readTensors(std::get<core::Value>(value), folder, loading))
        return aboutFile(path, failure->message);
    if (const auto failure = readTensors(then, folder))
        return *failure;
    auto scene = core::sceneFromValue(std::get<core::Value>(value), then);
    if (const core::Problem *problem = std::get_if<core::Problem>(&scene)) {
        const QString reason = widgets::words(*problem);
        return isAbout(*problem, then) ? Failure{reason} : aboutFile(path, reason);
    }
    return std::get<core::Scene>(std::move(scene));
}

QByteArray jsonText(const core::Value &value)
{
    QByteArray out;
    append(out, value, 0);
    out += '\n';
    return out;
}

QByteArray jsonText(const core::Scene &scene)
{
    return jsonText(withReferences(core::valueOfScene(scene), {}));
}

std::optional<Failure> writeJsonFile(const QString &path, const core::Value &value)
{
    if (const auto reason = saveFile(path, jsonText(value)))
        return aboutFile(path, Text::tr("cannot be written: %1").arg(*reason));
    return std::nullopt;
}

std::optional<Failure> writeScene(const QString &path, const core::Scene &scene)
{
    return writeJsonFile(path,
                         withReferences(core::valueOfScene(scene), QFileInfo(path).absolutePath()));
}

} // namespace locus::app
