// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame.h"
#include "core/scene.h"
#include "widgets/keyboardfocus.h"
#include "widgets/pipelinediagram.h"
#include "widgets/theme.h"

#include <QWidget>

#include <memory>

namespace locus::widgets {

/// The head as a line of boxes from x to y: where position enters, which stage the map shows; a
/// click shows another. Repaints only when something in it changed.
class PipelineStrip : public KeyboardFocus<QWidget> {
    Q_OBJECT
public:
    explicit PipelineStrip(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setFrame(std::shared_ptr<const core::Frame> frame);
    void setView(const core::View &view);
    /// One line of symbols.
    void setCompact(bool compact);
    void retranslate();

    [[nodiscard]] const PipelineDiagram &diagram() const { return m_diagram; }
    /// Index of the part under the keyboard, -1 before the first.
    [[nodiscard]] int current() const { return m_current; }
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void stagePicked(locus::core::Stage stage);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void rebuild();
    void pick(int index);
    void hover(int index);
    void moveTo(int index);
    /// The next part that the keyboard stops at, in a direction; the present one at the ends.
    [[nodiscard]] int stepFrom(int index, int step) const;
    void describe();

    Theme m_theme = Theme::light();
    std::shared_ptr<const core::Frame> m_frame;
    PipelineDiagram m_diagram;
    core::Stage m_stage = core::Stage::Weights;
    bool m_compact = false;
    int m_hovered = -1;
    int m_current = -1;
};

} // namespace locus::widgets
