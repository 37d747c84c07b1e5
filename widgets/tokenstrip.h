// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/keyboardfocus.h"
#include "widgets/theme.h"
#include "widgets/tokenlayout.h"

#include <QStringList>
#include <QWidget>

#include <cstdint>
#include <optional>
#include <vector>

namespace locus::widgets {

/// The text as chips, the query and the key marked, the displacement on a bracket above.
///
/// Click or drag: key. Shift (or Ctrl) with click or drag, or a drag that begins on the query's
/// chip: query. Arrows move the key, with Shift the query.
class TokenStrip : public KeyboardFocus<QWidget> {
    Q_OBJECT
public:
    explicit TokenStrip(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setTokens(const QStringList &tokens);
    /// Token indices; the query's may lie outside the text (cross attention): then only the key is
    /// marked.
    void setPair(int queryToken, int keyToken, std::int64_t delta);
    /// Tokens under the pointer of another view; -1: none.
    void setHovered(int queryToken, int keyToken);
    void retranslate();

    /// Middle of a token's chip, none while it is hidden in a gap.
    [[nodiscard]] std::optional<QPoint> chipCenter(int token) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void keyPicked(int token);
    void queryPicked(int token);
    /// -1: the pointer has left.
    void tokenHovered(int token);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;

private:
    enum class Moves { Nothing, Query, Key };

    void layOut();
    void pick(int token);
    [[nodiscard]] int tokenAt(const QPointF &at) const;
    [[nodiscard]] const StripChip *chipOf(int token) const;
    struct Marks {
        bool query = false;
        bool key = false;
    };
    [[nodiscard]] Marks marksOf(const StripChip &chip) const;
    [[nodiscard]] static QString gapText(const StripChip &chip);
    void paintChip(QPainter &painter, const StripChip &chip) const;
    void paintChipGround(QPainter &painter, const StripChip &chip) const;
    void paintBareIndex(QPainter &painter, const StripChip &chip) const;
    void paintChipText(QPainter &painter, const StripChip &chip) const;
    void paintBracket(QPainter &painter) const;

    Theme m_theme = Theme::light();
    QStringList m_tokens;
    int m_query = 0, m_key = 0;
    std::int64_t m_delta = 0;
    std::vector<StripChip> m_chips;
    Moves m_moves = Moves::Nothing;
    int m_pressed = -1;
    bool m_dragged = false;
    int m_hovered = -1;
    int m_hoveredQuery = -1, m_hoveredKey = -1; ///< elsewhere
};

} // namespace locus::widgets
