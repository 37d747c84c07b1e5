// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/types.h"
#include "widgets/theme.h"

#include <QWidget>

class QHBoxLayout;

namespace locus::widgets {

class Segmented;

/// The seven methods in one row with the sentence that says what the chosen one does; room for a
/// tool at the right.
class MethodBar : public QWidget {
    Q_OBJECT
public:
    explicit MethodBar(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setMethod(core::MethodId method);
    [[nodiscard]] core::MethodId method() const;
    /// The method stands there to look at.
    void setReadOnly(bool readOnly);
    void addTool(QWidget *tool);
    void setSideMargin(int margin);
    void retranslate();

    [[nodiscard]] QSize sizeHint() const override;

signals:
    void methodPicked(core::MethodId method);

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;

private:
    Theme m_theme = Theme::light();
    Segmented *m_methods;
    QHBoxLayout *m_layout;
    QString m_lead;
};

} // namespace locus::widgets
