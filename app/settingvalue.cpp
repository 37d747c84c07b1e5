// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settingvalue.h"

#include "app/jsonreader.h"
#include "core/expression.h"
#include "core/params.h"
#include "widgets/words.h"

#include <QCoreApplication>

namespace locus::app {

namespace {

class Text {
    Q_DECLARE_TR_FUNCTIONS(locus::app::SettingValue)
};

bool takesText(core::FieldType type)
{
    return type == core::FieldType::Text || type == core::FieldType::TextList ||
           type == core::FieldType::Choice || type == core::FieldType::Choices;
}

Failure notOfType(const core::ParamSpec &spec, const std::string &path, const std::string &text)
{
    core::Problem problem{.code = core::ProblemCode::WrongType, .path = path};
    problem.detail = core::nameOf(path.ends_with(']') && spec.type != core::FieldType::Booleans
                                      ? core::FieldType::Real
                                      : spec.type);
    problem.given = core::briefText(core::Value(text));
    return {widgets::words(problem)};
}

/// What is neither JSON nor an expression, given for a number, a boolean or an array.
Failure unreadable(const core::ParamSpec &spec, const std::string &path, const std::string &text,
                   const JsonError &error)
{
    if (error.fault == JsonFault::NumberTooLarge && error.path.empty())
        return {widgets::words(core::Problem{.code = core::ProblemCode::NotFinite, .path = path})};
    const auto json = parseJson(text);
    const Failure *failure = std::get_if<Failure>(&json);
    if (failure && (text.starts_with('[') || text.starts_with('{')))
        return {QStringLiteral("%1: %2").arg(QString::fromStdString(path), failure->message)};
    return notOfType(spec, path, text);
}

} // namespace

std::variant<core::Value, Failure> settingValue(const Setting &setting)
{
    const core::ParamSpec &spec = *core::findParam(setting.key);
    const std::size_t bracket = setting.key.find('[');
    const std::string indices = bracket == std::string::npos ? "" : setting.key.substr(bracket);
    const std::string path = core::pathOf(spec) + indices;
    if (QString::fromStdString(setting.value).toStdString() != setting.value)
        return Failure{QStringLiteral("%1: %2").arg(QString::fromStdString(path),
                                                    Text::tr("the text is not UTF-8"))};
    auto json = readJson(setting.value);
    if (core::Value *value = std::get_if<core::Value>(&json))
        return std::move(*value);
    if (takesText(spec.type))
        return core::Value(setting.value);
    if (const auto number = core::evaluateExpression(setting.value))
        return core::Value(*number);
    return unreadable(spec, path, setting.value, std::get<JsonError>(json));
}

} // namespace locus::app
