// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/vectorrow.h"

#include "core/identical.h"
#include "widgets/button.h"
#include "widgets/numberfield.h"
#include "widgets/numberinput.h"
#include "widgets/numbertext.h"
#include "widgets/symbol.h"

#include <QLineEdit>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace locus::widgets {

namespace {

constexpr int headHeight = 28;
constexpr int entryHeight = 26;
constexpr int perLine = 4;
constexpr int entryGap = 4;
constexpr int resetSide = 20;
constexpr double symbolPx = 17;
constexpr double stepSize = 0.1;
constexpr double stepGrid = 1e9; ///< 0.2 + 0.1 is 0.3

core::Tensor vectorOf(const core::IdenticalVectors &vectors, const QString &key)
{
    return key == QLatin1String("content.q")   ? vectors.q
           : key == QLatin1String("content.k") ? vectors.k
                                               : vectors.v;
}

} // namespace

VectorRow::VectorRow(const QString &key, const core::ParamSpec &spec, QWidget *parent)
    : ParamRow(parent)
    , m_key(key)
    , m_spec(spec)
    , m_reset(new Button(Button::Kind::Ghost, Icon::Reset, this))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(m_reset, &QAbstractButton::clicked, this,
            [this] { emit edited(m_key, core::Value(), newGesture()); });
    setEntryCount(0);
}

Accent VectorRow::accent() const
{
    return m_key == QLatin1String("content.q")   ? Role::Query
           : m_key == QLatin1String("content.k") ? Role::Key
                                                 : Role::Value;
}

void VectorRow::edit(int entry, double value, GestureId gesture)
{
    setProblem({});
    emit edited(QStringLiteral("%1[%2]").arg(m_key).arg(entry), value, gesture);
}

NumberField *VectorRow::addEntry()
{
    auto *field = new NumberField(this);
    const int entry = static_cast<int>(m_entries.size());
    field->setPlain(true);
    field->setTheme(m_theme);
    field->setCheck([this](double value) { return whyNot(m_spec, value); });
    connect(field, &NumberField::committed, this,
            [this, entry](double value) { edit(entry, value, m_gestures.commit()); });
    connect(field, &NumberField::stepsRequested, this, [this, entry](double steps) {
        const double value = m_values[static_cast<std::size_t>(entry)] + steps * stepSize;
        edit(entry, std::round(value * stepGrid) / stepGrid, m_gestures.step());
    });
    m_entries.push_back(field);
    return field;
}

void VectorRow::setEntryCount(int count)
{
    while (static_cast<int>(m_entries.size()) < count)
        addEntry();
    for (int entry = 0; entry < static_cast<int>(m_entries.size()); ++entry)
        m_entries[static_cast<std::size_t>(entry)]->setVisible(entry < count);
    m_shown = count;
    setFixedHeight(headHeight + entryHeight * ((count + perLine - 1) / perLine));
    layOut();
}

void VectorRow::setLabel(const ParamLabel &label)
{
    m_label = label;
    setToolTip(label.toolTip);
    m_reset->setToolTip(tr("Back to the vectors of the seed"));
    m_reset->setAccessibleName(tr("Reset %1").arg(label.name));
    for (std::size_t entry = 0; entry < m_entries.size(); ++entry)
        m_entries[entry]->editor()->setAccessibleName(
            tr("%1, channel %2").arg(label.name).arg(entry));
    update();
}

void VectorRow::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_reset->setTheme(theme);
    for (NumberField *field : m_entries)
        field->setTheme(theme);
    update();
}

void VectorRow::showScene(const core::Scene &scene)
{
    const core::Tensor vector =
        vectorOf(core::identicalVectors(scene.model, scene.view.head), m_key);
    m_values = vector.values();
    const int before = static_cast<int>(m_entries.size());
    setEntryCount(std::min(static_cast<int>(m_values.size()), mostEntries));
    if (static_cast<int>(m_entries.size()) > before)
        setLabel(m_label);
    for (int entry = 0; entry < m_shown; ++entry) {
        const double value = m_values[static_cast<std::size_t>(entry)];
        m_entries[static_cast<std::size_t>(entry)]->showText(
            shortText(value), QString::number(value, 'g', QLocale::FloatingPointShortest));
    }
    m_isGiven = !m_spec.get(scene).isNull();
    m_reset->setVisible(m_isGiven);
    update();
}

void VectorRow::setProblem(const QString &problem)
{
    m_problem = problem;
    update();
}

QWidget *VectorRow::control(int entry)
{
    return entry >= 0 && entry < m_shown ? m_entries[static_cast<std::size_t>(entry)] : nullptr;
}

void VectorRow::resizeEvent(QResizeEvent *)
{
    layOut();
}

void VectorRow::layOut()
{
    m_reset->setGeometry(width() - resetSide, (headHeight - resetSide) / 2, resetSide, resetSide);
    const int columns = std::clamp(m_shown, 1, perLine);
    const int room = (width() - (columns - 1) * entryGap) / columns;
    for (int entry = 0; entry < static_cast<int>(m_entries.size()); ++entry)
        m_entries[static_cast<std::size_t>(entry)]->setGeometry(
            entry % columns * (room + entryGap), headHeight + entry / columns * entryHeight, room,
            entryHeight - entryGap);
}

void VectorRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QFont font = uiFont(metrics::labelPx, QFont::Medium);
    const double baseline = headHeight / 2.0 + QFontMetricsF(font).capHeight() / 2;
    painter.setPen(textColor(m_theme, accent()));
    double x = std::max(20.0, paintSymbol(painter, {0, baseline}, m_label.symbol, symbolPx) + 6);
    painter.setFont(font);
    painter.setPen(m_theme.ink);
    painter.drawText(QPointF(x, baseline), m_label.name);
    x += QFontMetricsF(font).horizontalAdvance(m_label.name) + 8;
    const QString state = !m_problem.isEmpty() ? m_problem
                          : m_isGiven          ? tr("custom")
                                               : tr("from the seed");
    const QFont small = uiFont(metrics::subtitlePx);
    const double right = width() - (m_isGiven ? resetSide + 4 : 0);
    painter.setFont(small);
    painter.setPen(m_problem.isEmpty() ? m_theme.ink3 : m_theme.ink);
    painter.drawText(QRectF(x, 0, right - x, headHeight), Qt::AlignRight | Qt::AlignVCenter,
                     QFontMetricsF(small).elidedText(state, Qt::ElideRight, right - x));
    painter.setPen(QPen(m_theme.line, 1));
    painter.setBrush(m_theme.sunken);
    for (int entry = 0; entry < m_shown; ++entry)
        painter.drawRoundedRect(QRectF(m_entries[static_cast<std::size_t>(entry)]->geometry())
                                    .adjusted(0.5, 0.5, -0.5, -0.5),
                                metrics::tagRadius, metrics::tagRadius);
}

} // namespace locus::widgets
