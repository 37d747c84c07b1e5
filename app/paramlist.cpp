// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paramlist.h"

#include "app/numberformat.h"
#include "app/paramtext.h"
#include "app/scenejson.h"
#include "core/params.h"
#include "widgets/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace locus::app {

namespace {

class Text {
    Q_DECLARE_TR_FUNCTIONS(locus::app::ParamList)
};

using Line = std::array<QString, 5>;

QString fromView(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString number(double value)
{
    return QString::fromStdString(shortestNumber(value));
}

QString bounds(const core::ParamSpec &spec)
{
    if (std::isinf(spec.hardMin) && std::isinf(spec.hardMax))
        return Text::tr("finite");
    if (std::isinf(spec.hardMax))
        return (spec.hardMinExclusive ? QStringLiteral("> %1") : QStringLiteral(">= %1"))
            .arg(number(spec.hardMin));
    return QStringLiteral("%1..%2").arg(number(spec.hardMin), number(spec.hardMax));
}

QString choices(const core::ParamSpec &spec)
{
    QStringList words;
    for (const std::string_view choice : spec.choices)
        words += fromView(choice);
    return words.join(u'|');
}

QString rangeOf(const core::ParamSpec &spec)
{
    switch (spec.type) {
    case core::FieldType::Integer:
    case core::FieldType::Real: return bounds(spec);
    case core::FieldType::Boolean: return QStringLiteral("true|false");
    case core::FieldType::Choice: return choices(spec);
    case core::FieldType::Choices: return QStringLiteral("[%1]").arg(choices(spec));
    case core::FieldType::Text:
    case core::FieldType::TextList: return widgets::fieldTypeName(spec.type);
    case core::FieldType::Numbers: return Text::tr("numbers, %1").arg(bounds(spec));
    case core::FieldType::Integers: return Text::tr("integers, %1").arg(bounds(spec));
    case core::FieldType::Booleans: return Text::tr("booleans");
    case core::FieldType::NumberOrNumbers: return Text::tr("number(s), %1").arg(bounds(spec));
    case core::FieldType::Opaque: break;
    }
    return QStringLiteral("null");
}

Line lineOf(const core::ParamSpec &spec)
{
    QString range = rangeOf(spec);
    if (spec.nullable && spec.type != core::FieldType::Opaque)
        range += Text::tr(" or null");
    const QString preset = QString::fromUtf8(jsonText(core::defaultOf(spec)).trimmed());
    const QString unit = unitText(spec.unit);
    return {fromView(spec.key), range, preset, unit.isEmpty() ? QStringLiteral("-") : unit,
            paramText(spec.key).meaning};
}

} // namespace

QString paramList()
{
    std::vector<Line> lines = {{Text::tr("KEY"), Text::tr("RANGE"), Text::tr("DEFAULT"),
                                Text::tr("UNIT"), Text::tr("MEANING")}};
    for (const core::ParamSpec &spec : core::allParams())
        lines.push_back(lineOf(spec));
    std::array<qsizetype, 4> widths{};
    for (const Line &line : lines)
        for (std::size_t c = 0; c < widths.size(); ++c)
            widths[c] = std::max(widths[c], line[c].size());
    QString text;
    for (const Line &line : lines) {
        for (std::size_t c = 0; c < widths.size(); ++c)
            text += line[c].leftJustified(widths[c] + 2);
        text += line.back() + u'\n';
    }
    return text;
}

} // namespace locus::app
