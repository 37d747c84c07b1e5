// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/keyboardfocus.h"
#include "widgets/theme.h"

#include <QAbstractButton>

namespace locus::widgets {

/// What a chip shows.
struct ChipFace {
    QString label; ///< as paintMathLabel reads it
    QString value;
    enum class Mark { None, Tick, Cross } mark = Mark::None;
    bool opens = false; ///< a chevron says that more comes
    friend bool operator==(const ChipFace &, const ChipFace &) = default;
};

/// A claim, its number and a tick: 26 high, yellow with a cross when it does not hold. Greyed while
/// a newer number is on its way.
class ProofChip : public KeyboardFocus<QAbstractButton> {
    Q_OBJECT
public:
    explicit ProofChip(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setFace(const ChipFace &face);
    [[nodiscard]] const ChipFace &face() const { return m_face; }
    void setStale(bool stale);
    [[nodiscard]] bool isStale() const { return m_stale; }

    [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint(); }
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] bool isBroken() const { return m_face.mark == ChipFace::Mark::Cross; }
    void paintGround(QPainter &painter, const QRectF &box) const;

    Theme m_theme = Theme::light();
    ChipFace m_face;
    bool m_stale = false;
};

} // namespace locus::widgets
