// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/params.h"
#include "widgets/gesture.h"
#include "widgets/paramlabel.h"
#include "widgets/theme.h"

#include <QWidget>

#include <vector>

namespace locus::widgets {

class ParamSlider;

/// One parameter in a panel, whatever its type: shows its value in a Scene, says what the user
/// wants it to be.
class ParamRow : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    virtual void setLabel(const ParamLabel &label) = 0;
    virtual void setTheme(const Theme &theme) = 0;
    virtual void showScene(const core::Scene &scene) = 0;
    /// Words of a problem the Scene has with the last edit.
    virtual void setProblem(const QString &problem) = 0;
    /// The control that edits an entry ("[3]") of the parameter; the row's own control without one.
    [[nodiscard]] virtual QWidget *control(int entry) = 0;
    /// The sliders among its controls; none for choices and texts.
    [[nodiscard]] virtual std::vector<ParamSlider *> sliders() const { return {}; }
    /// What stands for the head on show; null in a row that has nothing of a single head.
    [[nodiscard]] virtual QWidget *partOfHead() const { return nullptr; }
    /// To be looked at only, whatever the Scene allows.
    void setReadOnly(bool readOnly)
    {
        m_readOnly = readOnly;
        setEnabled(m_editable && !m_readOnly);
    }

signals:
    void edited(const QString &key, const locus::core::Value &value,
                locus::widgets::GestureId gesture);

protected:
    /// What the Scene allows.
    void setEditable(bool editable)
    {
        m_editable = editable;
        setEnabled(m_editable && !m_readOnly);
    }

private:
    bool m_editable = true;
    bool m_readOnly = false;
};

/// True for parameters that a row of their method can edit: numbers, choices, switches, texts,
/// lists with a slider.
[[nodiscard]] bool hasRow(const core::ParamSpec &spec);
/// \pre hasRow(*core::findParam(key)), or the key of q, k or v
[[nodiscard]] ParamRow *makeParamRow(const QString &key, QWidget *parent);

} // namespace locus::widgets
