// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/paircontrol.h"

#include "core/params.h"
#include "widgets/lockbutton.h"
#include "widgets/numberfield.h"
#include "widgets/numbertext.h"
#include "widgets/paramslider.h"
#include "widgets/replaced.h"
#include "widgets/sliderplay.h"
#include "widgets/symbol.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace locus::widgets {

namespace {

constexpr int lockWidth = 26;
constexpr int lockHeight = 28;
constexpr int bracketRoom = 36; // right of the rows
constexpr int rowGap = 4;
constexpr int deltaHeight = 26;
constexpr int placeHeight = 18;
constexpr double symbolPx = 17;
constexpr double bracketReach = 20; // down to the key's slider

/// An index of the View, with limits that only the Scene knows.
core::ParamSpec indexSpec(std::string_view key)
{
    core::ParamSpec spec = *core::findParam(key);
    spec.scale = core::SliderScale::Integer;
    return spec;
}

} // namespace

PairControl::PairControl(QWidget *parent)
    : QWidget(parent)
    , m_query(new ParamSlider(indexSpec("query"), ParamSlider::Form::Full, this))
    , m_key(new ParamSlider(indexSpec("key"), ParamSlider::Form::Full, this))
    , m_lock(new LockButton(this))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_query->setAccent(Role::Query);
    m_key->setAccent(Role::Key);
    m_query->setWidthBeside(bracketRoom);
    m_key->setWidthBeside(bracketRoom);
    connect(m_query, &ParamSlider::edited, this,
            [this](double value) { moveQuery(static_cast<int>(value)); });
    connect(m_key, &ParamSlider::edited, this,
            [this](double value) { moveKey(static_cast<int>(value)); });
    connect(m_lock, &QAbstractButton::clicked, this, [this](bool locked) {
        setLocked(locked);
        emit lockPicked(locked);
    });
    setSizes(1, 1);
    retranslate();
}

void PairControl::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_query->setTheme(theme);
    m_key->setTheme(theme);
    m_lock->setTheme(theme);
    update();
}

void PairControl::setSizes(int queries, int keys)
{
    m_queries = std::max(1, queries);
    m_keys = std::max(1, keys);
    m_query->setLimits({0, double(m_queries - 1)});
    m_key->setLimits({0, double(m_keys - 1)});
}

void PairControl::setPair(core::QueryIndex i, core::KeyIndex j)
{
    const bool otherQuery = replaced(m_i, i.value);
    const bool otherKey = replaced(m_j, j.value);
    m_query->setValue(m_i);
    m_key->setValue(m_j);
    if (otherQuery || otherKey)
        update();
}

void PairControl::setPositions(std::int64_t queryPosition, std::int64_t keyPosition)
{
    const bool otherQuery = replaced(m_queryPosition, queryPosition);
    if (!replaced(m_keyPosition, keyPosition) && !otherQuery)
        return;
    updateGeometry();
    update();
}

void PairControl::setLocked(bool locked)
{
    if (!replaced(m_locked, locked))
        return;
    m_lock->setChecked(locked);
    retranslate();
    update();
}

QAbstractButton *PairControl::lockButton() const
{
    return m_lock;
}

/// Moves one and, locked, the other by as much; both stop where either meets its end.
void PairControl::moveBy(int di, int dj)
{
    int i = m_i + di, j = m_j + dj;
    if (m_locked) {
        const int wanted = di != 0 ? di : dj;
        const int step = std::clamp(wanted, std::max(-m_i, -m_j),
                                    std::min(m_queries - 1 - m_i, m_keys - 1 - m_j));
        i = m_i + step;
        j = m_j + step;
    }
    const bool moves = i != m_i || j != m_j;
    const std::int64_t di64 = i - m_i, dj64 = j - m_j;
    setPair({i}, {j});
    if (!moves)
        return;
    // Until the places are told again, they move along.
    setPositions(m_queryPosition + di64, m_keyPosition + dj64);
    emit pairEdited({i}, {j});
}

void PairControl::moveQuery(int i)
{
    moveBy(i - m_i, 0);
}

void PairControl::moveKey(int j)
{
    moveBy(0, j - m_j);
}

void PairControl::retranslate()
{
    ParamLabel query;
    query.name = tr("Query position");
    query.shortName = tr("Query");
    query.symbol = QStringLiteral("i");
    query.toolTip = tr("The row that is looked at: whose query it is");
    m_query->setLabel(query);
    ParamLabel key;
    key.name = tr("Key position");
    key.shortName = tr("Key");
    key.symbol = QStringLiteral("j");
    key.toolTip = tr("The column that is looked at: which key it meets");
    m_key->setLabel(key);
    m_lock->setAccessibleName(tr("Hold the displacement"));
    m_lock->setToolTip(
        m_locked ? tr("The displacement is held: i and j move together. Click to free them.")
                 : tr("i and j move by themselves. Click to hold their displacement."));
}

void PairControl::setPlay(const core::PlaySettings &settings)
{
    for (ParamSlider *slider : {m_query, m_key})
        slider->play()->setSettings(settings);
}

void PairControl::pausePlays()
{
    for (ParamSlider *slider : {m_query, m_key})
        slider->setPlaying(false);
}

void PairControl::forget()
{
    for (ParamSlider *slider : {m_query, m_key})
        slider->forget();
}

bool PairControl::isShifted() const
{
    return m_queryPosition != m_i || m_keyPosition != m_j;
}

QSize PairControl::sizeHint() const
{
    return {260, minimumSizeHint().height()};
}

QSize PairControl::minimumSizeHint() const
{
    const QSize query = m_query->minimumSizeHint();
    return {query.width() + bracketRoom, query.height() + m_key->minimumSizeHint().height() +
                                             rowGap + deltaHeight +
                                             (isShifted() ? placeHeight : 0)};
}

void PairControl::layOut()
{
    const int room = width() - bracketRoom;
    const int query = m_query->minimumSizeHint().height();
    m_query->setGeometry(0, 0, room, query);
    m_key->setGeometry(0, query + rowGap, room, m_key->minimumSizeHint().height());
    const int side = NumberField::ringRoom;
    const int middle =
        (fieldMiddle(*m_query) + fieldMiddle(*m_key) + static_cast<int>(bracketReach)) / 2;
    m_lock->setGeometry(width() - lockWidth - 2 * side, middle - lockHeight / 2 - side,
                        lockWidth + 2 * side, lockHeight + 2 * side);
}

void PairControl::resizeEvent(QResizeEvent *)
{
    layOut();
}

/// A row that says why a number cannot be is higher for a while.
bool PairControl::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest) {
        layOut();
        updateGeometry();
        update();
    }
    return QWidget::event(event);
}

int PairControl::fieldMiddle(const ParamSlider &row) const
{
    return row.y() + row.field()->geometry().center().y();
}

void PairControl::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void PairControl::paintBracket(QPainter &painter) const
{
    const double x = m_lock->geometry().center().x() + 0.5;
    const double left = x - 12;
    const double top = fieldMiddle(*m_query), bottom = fieldMiddle(*m_key) + bracketReach;
    constexpr double corner = 4;
    // Free: the bracket is broken before it reaches the lock.
    const double gap = m_locked ? lockHeight / 2.0 : lockHeight / 2.0 + 7;
    const double middle = m_lock->geometry().center().y() + 0.5;
    QPainterPath path;
    path.moveTo(left, top);
    path.lineTo(x - corner, top);
    path.quadTo(x, top, x, top + corner);
    path.lineTo(x, middle - gap);
    path.moveTo(x, middle + gap);
    path.lineTo(x, bottom - corner);
    path.quadTo(x, bottom, x - corner, bottom);
    path.lineTo(left, bottom);
    QPen pen(m_locked ? m_theme.position.line : m_theme.line2, m_locked ? 2 : 1.5);
    pen.setCapStyle(Qt::RoundCap);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
}

void PairControl::paintDelta(QPainter &painter) const
{
    const double top = m_key->geometry().bottom() + 1;
    const double baseline = top + deltaHeight / 2.0 + 5;
    painter.setPen(m_theme.position.text);
    double x = 0;
    for (const QString &letter : {QStringLiteral("Δ"), QStringLiteral("="), QStringLiteral("j"),
                                  QStringLiteral("−"), QStringLiteral("i"), QStringLiteral("=")})
        x += paintSymbol(painter, {x, baseline}, letter, symbolPx) + 4;
    const QFont number = uiFont(metrics::labelPx, QFont::DemiBold);
    const QString delta = wholeText(m_keyPosition - m_queryPosition);
    paintFixedDigits(painter, {x + 1, baseline}, delta, number);
    const QFont small = uiFont(metrics::subtitlePx);
    const QString state = m_locked ? tr("locked") : tr("free");
    painter.setFont(small);
    painter.setPen(m_theme.ink3);
    painter.drawText(QRectF(0, top, width(), deltaHeight), Qt::AlignRight | Qt::AlignVCenter,
                     state);
    if (!isShifted())
        return;
    const QString places =
        tr("i stands at %1, j at %2").arg(wholeText(m_queryPosition), wholeText(m_keyPosition));
    painter.setPen(m_theme.ink2);
    painter.drawText(QRectF(0, top + deltaHeight - 2, width(), placeHeight),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(small).elidedText(places, Qt::ElideMiddle, width()));
}

void PairControl::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintBracket(painter);
    paintDelta(painter);
}

} // namespace locus::widgets
