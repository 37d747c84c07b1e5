// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/segmented.h"

#include "widgets/keyboardfocus.h"
#include "widgets/replaced.h"
#include "widgets/style.h"

#include <QAbstractButton>
#include <QEvent>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <numeric>

namespace locus::widgets {

/// One word of the control; a button of its own, so that it has a name for screen readers.
class Segment : public KeyboardFocus<QAbstractButton> {
public:
    Segment(Segmented *parent, const Theme &theme)
        : KeyboardFocus(parent)
        , m_theme(theme)
    {
        setCheckable(true);
        setAttribute(Qt::WA_Hover);
    }

    void setPx(double px) { m_px = px; }
    void setIcon(Icon icon) { m_icon = icon; }
    [[nodiscard]] QFont fontFor(bool chosen) const
    {
        return uiFont(m_px, chosen ? QFont::DemiBold : QFont::Medium);
    }
    /// Wide enough for the chosen, bolder, state: nothing moves when the choice does.
    [[nodiscard]] int textWidth() const
    {
        return m_icon == Icon::None ? QFontMetrics(fontFor(true)).horizontalAdvance(text())
                                    : iconWidth;
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const bool chosen = isChecked();
        QColor ink = chosen ? m_theme.surface : m_theme.ink2;
        if (chosen || underMouse()) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(!chosen ? m_theme.line : isEnabled() ? m_theme.ink : m_theme.line2);
            painter.drawRoundedRect(rect(), metrics::segmentRadius, metrics::segmentRadius);
        }
        if (!isEnabled() && !chosen)
            ink = m_theme.line2;
        if (m_icon != Icon::None) {
            const QPointF middle = QRectF(rect()).center();
            constexpr double half = 10;
            paintIcon(painter, m_icon,
                      QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half), ink);
            return;
        }
        painter.setFont(fontFor(chosen));
        painter.setPen(ink);
        const QString shown = painter.fontMetrics().elidedText(text(), Qt::ElideRight, width() - 4);
        painter.drawText(rect(), Qt::AlignCenter, shown);
    }

private:
    static constexpr int iconWidth = 26;

    const Theme &m_theme;
    double m_px = metrics::labelPx;
    Icon m_icon = Icon::None;
};

namespace {

constexpr int widePadding = 14;
constexpr int smallPadding = 9;
constexpr int leastPadding = 4;

} // namespace

Segmented::Segmented(Size size, QWidget *parent)
    : QWidget(parent)
    , m_size(size)
{
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

int Segmented::inset() const
{
    return 3;
}

void Segmented::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
    for (Segment *segment : m_segments)
        segment->update();
}

void Segmented::setItems(const QStringList &items)
{
    while (m_segments.size() > static_cast<std::size_t>(items.size())) {
        delete m_segments.back();
        m_segments.pop_back();
    }
    while (m_segments.size() < static_cast<std::size_t>(items.size())) {
        auto *segment = new Segment(this, m_theme);
        segment->setPx(m_size == Size::Normal ? metrics::labelPx : metrics::subtitlePx);
        segment->installEventFilter(this);
        const int index = static_cast<int>(m_segments.size());
        connect(segment, &QAbstractButton::clicked, this, [this, index] { pick(index); });
        segment->show();
        m_segments.push_back(segment);
    }
    for (std::size_t s = 0; s < m_segments.size(); ++s)
        m_segments[s]->setText(items[static_cast<qsizetype>(s)]);
    setCurrent(m_current < count() ? m_current : -1);
    updateGeometry();
    layOut();
}

void Segmented::setToolTips(const QStringList &tips)
{
    for (std::size_t s = 0; s < m_segments.size(); ++s)
        m_segments[s]->setToolTip(tips.value(static_cast<qsizetype>(s)));
}

void Segmented::setIcons(const std::vector<Icon> &icons)
{
    for (std::size_t s = 0; s < std::min(icons.size(), m_segments.size()); ++s) {
        m_segments[s]->setIcon(icons[s]);
        m_segments[s]->setToolTip(m_segments[s]->text());
    }
    updateGeometry();
    layOut();
}

int Segmented::count() const
{
    return static_cast<int>(m_segments.size());
}

QString Segmented::item(int index) const
{
    return index >= 0 && index < count() ? m_segments[static_cast<std::size_t>(index)]->text()
                                         : QString();
}

void Segmented::setCurrent(int index)
{
    const bool other = replaced(m_current, index >= 0 && index < count() ? index : -1);
    const int tabStop = std::max(m_current, 0);
    for (int s = 0; s < count(); ++s) {
        Segment *segment = m_segments[static_cast<std::size_t>(s)];
        segment->setChecked(s == m_current);
        segment->setFocusPolicy(s == tabStop ? Qt::StrongFocus : Qt::ClickFocus);
    }
    if (other)
        update();
}

void Segmented::setStretched(bool stretched)
{
    m_stretched = stretched;
    setSizePolicy(stretched ? QSizePolicy::Expanding : QSizePolicy::Maximum, QSizePolicy::Fixed);
    layOut();
}

void Segmented::pick(int index)
{
    const bool changes = index != m_current;
    setCurrent(index);
    if (changes)
        emit picked(index);
}

std::vector<int> Segmented::naturalWidths(int padding) const
{
    std::vector<int> widths;
    widths.reserve(m_segments.size());
    for (const Segment *segment : m_segments)
        widths.push_back(segment->textWidth() + 2 * padding);
    return widths;
}

QSize Segmented::sizeHint() const
{
    const auto widths = naturalWidths(m_size == Size::Normal ? widePadding : smallPadding);
    return {std::accumulate(widths.begin(), widths.end(), 2 * inset()),
            m_size == Size::Normal ? metrics::segmentedHeight : metrics::buttonHeight};
}

/// The widest segment alone: the others may stand in further rows.
QSize Segmented::minimumSizeHint() const
{
    const auto widths = naturalWidths(leastPadding);
    const int widest = widths.empty() ? 0 : *std::max_element(widths.begin(), widths.end());
    return {widest + 2 * inset(), sizeHint().height()};
}

int Segmented::heightForWidth(int width) const
{
    const int one = sizeHint().height() - 2 * inset();
    return 2 * inset() + one * std::max(1, static_cast<int>(rowsIn(width).size()));
}

/// How many segments stand in each row of a control of this width.
std::vector<int> Segmented::rowsIn(int width) const
{
    std::vector<int> rows;
    int used = 0;
    for (const int segment : naturalWidths(leastPadding)) {
        if (rows.empty() || used + segment > width - 2 * inset()) {
            rows.push_back(0);
            used = 0;
        }
        ++rows.back();
        used += segment;
    }
    return rows;
}

/// Fills a row: by equal shares where each word fits into its own, else by what the words need.
void Segmented::layOutRow(std::size_t first, int count, int top, int rowHeight)
{
    const std::vector<int> least = naturalWidths(leastPadding);
    const int room = width() - 2 * inset();
    const auto begin = least.begin() + static_cast<std::ptrdiff_t>(first);
    const int used = std::accumulate(begin, begin + count, 0);
    const bool equal = m_stretched && *std::max_element(begin, begin + count) <= room / count;
    int x = inset();
    for (int s = 0; s < count; ++s) {
        const int right = inset() + room * (s + 1) / count;
        const int segmentWidth = s + 1 == count ? inset() + room - x
                                 : equal        ? right - x
                                                : *(begin + s) + std::max(0, room - used) / count;
        m_segments[first + static_cast<std::size_t>(s)]->setGeometry(x, top, segmentWidth,
                                                                     rowHeight);
        x += segmentWidth;
    }
}

void Segmented::layOut()
{
    if (m_segments.empty())
        return;
    const std::vector<int> rows = rowsIn(width());
    const int rowHeight = (height() - 2 * inset()) / static_cast<int>(rows.size());
    std::size_t first = 0;
    int top = inset();
    for (const int count : rows) {
        layOutRow(first, count, top, rowHeight);
        first += static_cast<std::size_t>(count);
        top += rowHeight;
    }
}

void Segmented::resizeEvent(QResizeEvent *)
{
    layOut();
}

void Segmented::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::EnabledChange)
        update();
    QWidget::changeEvent(event);
}

bool Segmented::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        keyPressEvent(static_cast<QKeyEvent *>(event));
        if (event->isAccepted())
            return true;
        event->accept(); // a Tab that the segment takes must not move the focus once more from here
        return false;
    }
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut ||
        event->type() == QEvent::MouseButtonPress)
        update();
    return QWidget::eventFilter(watched, event);
}

void Segmented::keyPressEvent(QKeyEvent *event)
{
    int next = 0;
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Up: next = std::max(0, m_current - 1); break;
    case Qt::Key_Right:
    case Qt::Key_Down: next = std::min(count() - 1, m_current + 1); break;
    case Qt::Key_Home: break;
    case Qt::Key_End: next = count() - 1; break;
    default: event->ignore(); return;
    }
    event->accept();
    pick(next);
    if (next >= 0)
        m_segments[static_cast<std::size_t>(next)]->setFocus(Qt::TabFocusReason);
}

void Segmented::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme.line, 1));
    painter.setBrush(m_theme.sunken);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), metrics::controlRadius,
                            metrics::controlRadius);
    for (const Segment *segment : m_segments)
        if (segment->showsFocus())
            paintFocusRing(painter, segment->geometry(), metrics::segmentRadius, m_theme);
}

} // namespace locus::widgets
