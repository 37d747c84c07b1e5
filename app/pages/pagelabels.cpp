// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/pagelabels.h"

#include "app/paramtext.h"
#include "widgets/words.h"

#include <QCoreApplication>

namespace locus::app {

namespace {

/// The length is no key of its own: it leads to the tokens, or to content.n.
std::string_view textKey(std::string_view key)
{
    return key == "n" ? std::string_view("content.n") : key;
}

/// The seeds that stand for what training would have found.
bool isSeedOfTable(std::string_view key)
{
    return key == "learned.seed" || key == "shaw.seed" || key == "t5.seed";
}

} // namespace

widgets::ParamLabel pageLabel(std::string_view key)
{
    const ParamText text = paramText(textKey(key));
    widgets::ParamLabel label;
    label.name = text.label;
    label.shortName = text.shortLabel;
    label.symbol = text.symbol;
    label.nullText = text.nullText;
    label.toolTip = text.shortLabel.isEmpty()
                        ? text.meaning
                        : QStringLiteral("%1: %2").arg(text.label, text.meaning);
    if (const core::ParamSpec *spec = core::findParam(textKey(key))) {
        label.unit =
            isSeedOfTable(key) ? widgets::words(core::Caveat::Untrained) : unitText(spec->unit);
        if (label.unit.isEmpty() && spec->scale == core::SliderScale::Log)
            label.unit = QCoreApplication::translate("locus::app::ParamText", "log scale");
        if (label.unit.compare(label.name, Qt::CaseInsensitive) == 0)
            label.unit.clear();
        for (const std::string_view choice : spec->choices)
            label.choices.insert(QString::fromUtf8(choice.data(), qsizetype(choice.size())),
                                 choiceText(spec->key, choice));
    }
    return label;
}

QString editText(std::string_view key)
{
    return paramText(textKey(key)).label;
}

} // namespace locus::app
