// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/accessible.h"

#include "widgets/headstrip.h"
#include "widgets/menufield.h"
#include "widgets/pairnumbers.h"
#include "widgets/pictureview.h"
#include "widgets/pipelinestrip.h"
#include "widgets/segmented.h"
#include "widgets/tokenstrip.h"
#include "widgets/valueslider.h"

#include <QAccessibleWidget>

namespace locus::widgets {

namespace {

/// The value in the parameter's own numbers; a step is the slider's.
class AccessibleSlider : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    explicit AccessibleSlider(ValueSlider *slider)
        : QAccessibleWidget(slider, QAccessible::Slider)
    {
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ValueInterface ? static_cast<QAccessibleValueInterface *>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }
    QString text(QAccessible::Text text) const override
    {
        return text == QAccessible::Value ? slider()->reading().text
                                          : QAccessibleWidget::text(text);
    }
    QVariant currentValue() const override { return slider()->reading().value; }
    QVariant minimumValue() const override { return slider()->reading().min; }
    QVariant maximumValue() const override { return slider()->reading().max; }
    QVariant minimumStepSize() const override { return 0; } // differs from place to place
    void setCurrentValue(const QVariant &value) override
    {
        emit slider()->valueRequested(value.toDouble());
    }

    QStringList actionNames() const override
    {
        QStringList names = QAccessibleWidget::actionNames();
        if (slider()->isEnabled())
            names << increaseAction() << decreaseAction();
        return names;
    }
    void doAction(const QString &action) override
    {
        if (action == increaseAction())
            emit slider()->stepsRequested(1);
        else if (action == decreaseAction())
            emit slider()->stepsRequested(-1);
        else
            QAccessibleWidget::doAction(action);
    }

private:
    [[nodiscard]] ValueSlider *slider() const { return static_cast<ValueSlider *>(widget()); }
};

/// One of the words of a Segmented.
class AccessibleSegment : public QAccessibleWidget {
public:
    explicit AccessibleSegment(QAbstractButton *segment)
        : QAccessibleWidget(segment, QAccessible::RadioButton)
    {
    }

    QString text(QAccessible::Text text) const override
    {
        const QString own = QAccessibleWidget::text(text);
        return text == QAccessible::Name && own.isEmpty() ? segment()->text() : own;
    }
    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.checkable = true;
        state.checked = segment()->isChecked();
        return state;
    }
    QStringList actionNames() const override
    {
        return QAccessibleWidget::actionNames() << pressAction();
    }
    void doAction(const QString &action) override
    {
        if (action == pressAction())
            segment()->click();
        else
            QAccessibleWidget::doAction(action);
    }

private:
    [[nodiscard]] QAbstractButton *segment() const
    {
        return static_cast<QAbstractButton *>(widget());
    }
};

/// The chosen word is its value.
class AccessibleMenuField : public QAccessibleWidget {
public:
    explicit AccessibleMenuField(MenuField *field)
        : QAccessibleWidget(field, QAccessible::ComboBox)
    {
    }

    QString text(QAccessible::Text text) const override
    {
        return text == QAccessible::Value ? field()->text() : QAccessibleWidget::text(text);
    }
    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.hasPopup = true;
        return state;
    }
    QStringList actionNames() const override
    {
        return QAccessibleWidget::actionNames() << showMenuAction();
    }
    void doAction(const QString &action) override
    {
        if (action == showMenuAction())
            field()->openMenu();
        else
            QAccessibleWidget::doAction(action);
    }

private:
    [[nodiscard]] MenuField *field() const { return static_cast<MenuField *>(widget()); }
};

QAccessibleInterface *accessibleFor(const QString &, QObject *object)
{
    auto *const widget = qobject_cast<QWidget *>(object);
    if (!widget)
        return nullptr;
    if (auto *slider = qobject_cast<ValueSlider *>(object))
        return new AccessibleSlider(slider);
    if (auto *field = qobject_cast<MenuField *>(object))
        return new AccessibleMenuField(field);
    if (qobject_cast<Segmented *>(object->parent()))
        if (auto *segment = qobject_cast<QAbstractButton *>(object))
            return new AccessibleSegment(segment);
    if (qobject_cast<Segmented *>(object))
        return new QAccessibleWidget(widget, QAccessible::Grouping);
    if (qobject_cast<PictureView *>(object) || qobject_cast<PipelineStrip *>(object) ||
        qobject_cast<TokenStrip *>(object) || qobject_cast<HeadStrip *>(object) ||
        qobject_cast<PairNumbers *>(object))
        return new QAccessibleWidget(widget, QAccessible::Graphic);
    return nullptr;
}

} // namespace

void installAccessible()
{
    QAccessible::installFactory(accessibleFor);
}

} // namespace locus::widgets
