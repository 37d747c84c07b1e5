// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/style.h"

#include "widgets/accessible.h"
#include "widgets/icons.h"

#include <QApplication>
#include <QPainter>
#include <QProxyStyle>
#include <QStyleFactory>
#include <QStyleOption>

namespace locus::widgets {

namespace {

/// Marks that a style sheet could only take from image files: arrows, ticks, dots.
class MarkStyle : public QProxyStyle {
public:
    MarkStyle()
        : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion")))
    {
    }

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                            QPainter *painter, const QWidget *widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                           const QWidget *widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption *option,
                    const QWidget *widget) const override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *data) const override;

private:
    static void drawCheck(const QStyleOption &option, QPainter &painter);
    static void drawRadio(const QStyleOption &option, QPainter &painter);
    static void drawField(const QStyleOption &option, QPainter &painter);
};

QRectF centred(const QRect &rect, double size)
{
    const QPointF middle = QRectF(rect).center();
    return {middle.x() - size / 2, middle.y() - size / 2, size, size};
}

void MarkStyle::drawCheck(const QStyleOption &option, QPainter &painter)
{
    const QPalette &palette = option.palette;
    const bool on = option.state & QStyle::State_On;
    const QRectF box = centred(option.rect, metrics::iconSize).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(on ? palette.color(QPalette::Text) : palette.color(QPalette::Dark), 1));
    painter.setBrush(on ? palette.color(QPalette::Text) : palette.color(QPalette::Base));
    painter.drawRoundedRect(box, metrics::tagRadius, metrics::tagRadius);
    if (on)
        paintIcon(painter, Icon::Check, box.adjusted(2, 2, -2, -2), palette.color(QPalette::Base));
}

void MarkStyle::drawRadio(const QStyleOption &option, QPainter &painter)
{
    const QPalette &palette = option.palette;
    const bool on = option.state & QStyle::State_On;
    const double ring = on ? 5 : 1;
    const QRectF box = centred(option.rect, metrics::iconSize);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette.color(on ? QPalette::Text : QPalette::Dark), ring));
    painter.setBrush(palette.color(QPalette::Base));
    painter.drawEllipse(box.adjusted(ring / 2, ring / 2, -ring / 2, -ring / 2));
}

void MarkStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option,
                              QPainter *painter, const QWidget *widget) const
{
    const QColor ink = option->palette.color(QPalette::ButtonText);
    painter->save();
    switch (element) {
    case PE_IndicatorCheckBox: drawCheck(*option, *painter); break;
    case PE_IndicatorRadioButton: drawRadio(*option, *painter); break;
    case PE_IndicatorMenuCheckMark:
        if (option->state & State_On)
            paintIcon(*painter, Icon::Check, centred(option->rect, metrics::iconSize), ink);
        break;
    case PE_IndicatorArrowRight:
        paintIcon(*painter, Icon::ChevronRight, centred(option->rect, 12), ink);
        break;
    case PE_IndicatorArrowDown:
    case PE_IndicatorSpinDown:
        paintIcon(*painter, Icon::ChevronDown, centred(option->rect, 12), ink);
        break;
    case PE_IndicatorArrowUp:
    case PE_IndicatorSpinUp:
        painter->translate(QRectF(option->rect).center());
        painter->rotate(180);
        paintIcon(*painter, Icon::ChevronDown, QRectF(-6, -6, 12, 12), ink);
        break;
    default: QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
    painter->restore();
}

/// The box of a choice or a number: a line, two of ink with the keys.
void MarkStyle::drawField(const QStyleOption &option, QPainter &painter)
{
    const bool enabled = option.state & QStyle::State_Enabled;
    const bool focused = enabled && (option.state & QStyle::State_HasFocus);
    const double width = focused ? 2 : 1;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(option.palette.color(!enabled  ? QPalette::Mid
                                             : focused ? QPalette::Text
                                                       : QPalette::Dark),
                        width));
    painter.setBrush(option.palette.color(QPalette::Base));
    painter.drawRoundedRect(
        QRectF(option.rect).adjusted(width / 2, width / 2, -width / 2, -width / 2),
        metrics::segmentRadius, metrics::segmentRadius);
}

void MarkStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                                   QPainter *painter, const QWidget *widget) const
{
    if (control != CC_ComboBox && control != CC_SpinBox)
        return QProxyStyle::drawComplexControl(control, option, painter, widget);
    painter->save();
    drawField(*option, *painter);
    const auto arrow = [&](SubControl part, PrimitiveElement element) {
        QStyleOption sign(*option);
        sign.rect = subControlRect(control, option, part, widget);
        drawPrimitive(element, &sign, painter, widget);
    };
    if (control == CC_ComboBox) {
        arrow(SC_ComboBoxArrow, PE_IndicatorArrowDown);
    } else {
        arrow(SC_SpinBoxUp, PE_IndicatorSpinUp);
        arrow(SC_SpinBoxDown, PE_IndicatorSpinDown);
    }
    painter->restore();
}

QSize MarkStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                                  const QWidget *widget) const
{
    const QSize wanted = QProxyStyle::sizeFromContents(type, option, size, widget);
    const bool isField = type == CT_ComboBox || type == CT_SpinBox;
    return isField ? wanted.expandedTo({0, metrics::buttonHeight}) : wanted;
}

int MarkStyle::pixelMetric(PixelMetric metric, const QStyleOption *option,
                           const QWidget *widget) const
{
    switch (metric) {
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight: return metrics::iconSize;
    default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int MarkStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                         QStyleHintReturn *data) const
{
    // A click beside the knob is a step, never a jump.
    if (hint == SH_Slider_AbsoluteSetButtons)
        return 0;
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons)
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, data);
}

/// Colours stand in it by their names.
constexpr char sheetTemplate[] = R"(
QToolTip { background: %surface; color: %ink; border: 1px solid %ctl; padding: 5px 8px; font-size: 12px; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QMenuBar { background: %surface; color: %ink; }
QMenuBar::item { background: transparent; padding: 5px 9px; border-radius: 5px; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: %grid; }
QMenu { background: %surface; color: %ink; border: 1px solid %line; padding: 5px; }
QMenu::item { padding: 6px 26px 6px 30px; border-radius: 5px; }
QMenu::item:selected { background: %grid; color: %ink; }
QMenu::item:disabled { color: %line2; }
QMenu::icon, QMenu::indicator { left: 8px; width: 16px; height: 16px; }
QMenu::separator { height: 1px; background: %line; margin: 5px 8px; }
QDialog { background: %surface; color: %ink; }
QPushButton { background: %surface; color: %ink; border: 1px solid %ctl; border-radius: 6px; min-height: 26px; padding: 0 14px; font-weight: 500; }
QPushButton:hover { background: %sunken; }
QPushButton:pressed { background: %grid; }
QPushButton:default { background: %ink; color: %surface; border-color: %ink; }
QPushButton:disabled { color: %line2; border-color: %line; }
QPushButton:focus { border: 2px solid %ink; padding: 0 13px; min-height: 24px; }
QPushButton:default:focus { border: 2px solid %ctl; }
QLineEdit, QPlainTextEdit { background: %surface; color: %ink; border: 1px solid %ctl; border-radius: 5px; padding: 0 7px; min-height: 24px; selection-background-color: %ink; selection-color: %surface; }
QLineEdit:focus, QPlainTextEdit:focus { border: 2px solid %ink; padding: 0 6px; min-height: 22px; }
QLineEdit[frame="false"], QLineEdit[frame="false"]:focus { background: transparent; border: none; padding: 0; min-height: 0; }
QLineEdit:disabled { color: %line2; border-color: %line; }
QScrollArea { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: %groove; border-radius: 3px; margin: 2px; }
QScrollBar::handle:hover { background: %line2; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QTableView { background: %surface; color: %ink; gridline-color: %grid; border: 1px solid %line; selection-background-color: %groove; selection-color: %ink; }
QTableView:focus { border: 2px solid %ink; }
QTableView QLineEdit { border-radius: 0; padding: 0 2px; min-height: 0; }
QHeaderView { background: %surface; border: none; }
QTableCornerButton::section { background: %sunken; border: none; border-right: 1px solid %line; border-bottom: 1px solid %line; }
QStatusBar { background: %surface; color: %ink3; font-size: 12px; }
QStatusBar::item { border: none; }
)";

} // namespace

QString styleSheetOf(const Theme &theme)
{
    QString sheet = QString::fromLatin1(sheetTemplate);

    const std::initializer_list<std::pair<const char *, QColor>> names = {
        {"%surface", theme.surface}, {"%sunken", theme.sunken}, {"%line2", theme.line2},
        {"%line", theme.line},       {"%ctl", theme.ctl},       {"%ink3", theme.ink3},
        {"%ink2", theme.ink2},       {"%ink", theme.ink},       {"%grid", theme.grid},
        {"%groove", theme.groove}};
    for (const auto &[name, color] : names)
        sheet.replace(QLatin1String(name), color.name());
    return sheet;
}

void applyStyle(QApplication &application, const Theme &theme)
{
    installAccessible();
    application.setStyleSheet({});
    application.setStyle(new MarkStyle);
    application.setPalette(paletteOf(theme));
    application.setFont(uiFont(metrics::labelPx));
    application.setStyleSheet(styleSheetOf(theme));
}

void paintFocusRing(QPainter &painter, const QRectF &control, double radius, const Theme &theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.ink, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(control.adjusted(-2, -2, 2, 2), radius + 2, radius + 2);
    painter.restore();
}

} // namespace locus::widgets
