// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/remedies.h"

#include "core/params.h"
#include "widgets/button.h"
#include "widgets/numbertext.h"

#include <QHBoxLayout>

#include <algorithm>

namespace locus::app {

using widgets::Button;

std::vector<Remedy> remediesOf(const core::Frame &frame)
{
    if (!frame.refusal || frame.refusal->code != core::RefusalCode::PositionOutsideTable)
        return {};
    const core::Model &model = frame.key;
    const core::Positions positions = core::positionsOf(model, frame.shapes);
    const auto [first, last] = std::minmax_element(positions.key.begin(), positions.key.end());
    std::vector<Remedy> remedies;
    const core::ParamSpec *length = core::findParam("learned.length");
    if (model.learned.table.isNull() && *first >= 0 &&
        static_cast<double>(*last + 1) <= length->hardMax)
        remedies.push_back(
            {RemedyRow::tr("Lengthen the table to %1 rows").arg(widgets::wholeText(*last + 1)),
             QStringLiteral("learned.length"), *last + 1});
    if (model.positionStart != 0 && model.positions.isNull() &&
        frame.shapes.nKey <= model.learned.length)
        remedies.push_back(
            {RemedyRow::tr("Let positions begin at 0"), QStringLiteral("position_start"), 0});
    return remedies;
}

RemedyRow::RemedyRow(QWidget *parent)
    : QWidget(parent)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addStretch(1);
    row->addStretch(1);
    hide();
}

void RemedyRow::setTheme(const widgets::Theme &theme)
{
    m_theme = theme;
    for (Button *button : m_buttons)
        button->setTheme(theme);
}

void RemedyRow::setRemedies(const std::vector<Remedy> &remedies)
{
    if (remedies == m_remedies)
        return;
    m_remedies = remedies;
    for (Button *button : m_buttons) {
        button->hide();
        button->deleteLater(); // it may be the one that was pressed
    }
    m_buttons.clear();
    auto *row = static_cast<QHBoxLayout *>(layout());
    for (const Remedy &remedy : remedies) {
        auto *button = new Button(Button::Kind::Outlined, this);
        button->setText(remedy.words);
        button->setAccessibleName(remedy.words);
        button->setTheme(m_theme);
        connect(button, &Button::clicked, this, [this, remedy] {
            emit paramEdited(remedy.key, core::Value(static_cast<double>(remedy.value)),
                             widgets::newGesture());
        });
        row->insertWidget(row->count() - 1, button);
        m_buttons.push_back(button);
    }
    setVisible(!remedies.empty());
}

} // namespace locus::app
