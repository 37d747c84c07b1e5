// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play.h"
#include "core/types.h"
#include "widgets/theme.h"

#include <QWidget>

#include <cstdint>

class QAbstractButton;

namespace locus::widgets {

class LockButton;
class ParamSlider;

/// Query i and key j as two sliders, joined by a bracket with the lock on their displacement.
class PairControl : public QWidget {
    Q_OBJECT
public:
    explicit PairControl(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// Rows of queries and keys; both at least 1.
    void setSizes(int queries, int keys);
    void setPair(core::QueryIndex i, core::KeyIndex j);
    /// Where the two stand. The displacement is key minus query; the places are shown when they
    /// differ from the indices.
    void setPositions(std::int64_t queryPosition, std::int64_t keyPosition);
    void setLocked(bool locked);
    [[nodiscard]] bool isLocked() const { return m_locked; }
    void retranslate();

    /// As of a ParamPanel.
    void setPlay(const core::PlaySettings &settings);
    void pausePlays();
    void forget();

    [[nodiscard]] ParamSlider *querySlider() const { return m_query; }
    [[nodiscard]] ParamSlider *keySlider() const { return m_key; }
    [[nodiscard]] QAbstractButton *lockButton() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// The user's act. While locked both move, and stop where one of them meets its end.
    void pairEdited(locus::core::QueryIndex i, locus::core::KeyIndex j);
    void lockPicked(bool locked);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;

private:
    void layOut();
    void moveBy(int di, int dj);
    void moveQuery(int i);
    void moveKey(int j);
    [[nodiscard]] bool isShifted() const;
    [[nodiscard]] int fieldMiddle(const ParamSlider &row) const;
    void paintBracket(QPainter &painter) const;
    void paintDelta(QPainter &painter) const;

    Theme m_theme = Theme::light();
    ParamSlider *m_query;
    ParamSlider *m_key;
    LockButton *m_lock;
    int m_queries = 1, m_keys = 1;
    int m_i = 0, m_j = 0;
    std::int64_t m_queryPosition = 0, m_keyPosition = 0;
    bool m_locked = false;
};

} // namespace locus::widgets
