// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/curveview.h"
#include "widgets/paramdrag.h"

namespace locus::widgets {

class Button;

/// ALiBi's bias against displacement, a line per head. A click on a line chooses its head, a drag
/// of it sets its slope; elsewhere a drag moves the displacement.
class AlibiLinesView : public CurveView {
    Q_OBJECT

public:
    explicit AlibiLinesView(QWidget *parent = nullptr);

    /// Head whose line is at a point, the chosen one first; none near the query, where all meet.
    [[nodiscard]] std::optional<int> lineAt(QPointF point);
    /// Where the line of a head stands at a displacement.
    [[nodiscard]] QPointF pointOf(int head, double delta);
    [[nodiscard]] Button *resetButton() const { return m_reset; }

    void retranslate() override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] QString shortTitle() const override;

protected:
    [[nodiscard]] CurveMarks marks() const override;
    void pictureChanged() override;
    void resizeEvent(QResizeEvent *event) override;
    void letGo() override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] double slopeOf(int head) const;
    void begin(int head, QPointF point);
    void drag(QPointF point);
    void emitSlope(double slope);
    void placeReset();

    Button *m_reset; ///< back to the rule
    ParamDrag m_drag;
    std::optional<CurveRange> m_held; ///< the axis stays while a line is dragged
    QPointF m_press;
    double m_at = 0;   ///< displacement of the press
    double m_grip = 0; ///< from the line to the pointer
    double m_start = 0, m_last = 0;
    bool m_wasChosen = false;
    bool m_moved = false;
};

} // namespace locus::widgets
