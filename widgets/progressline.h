// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme.h"

#include <QBasicTimer>
#include <QWidget>

#include <functional>

namespace locus::widgets {

/// A thin line that grows while something takes long. What is done sooner than a moment shows
/// nothing.
class ProgressLine : public QWidget {
    Q_OBJECT
public:
    static constexpr int delay = 150; ///< ms before it appears
    static constexpr int thickness = 2;

    explicit ProgressLine(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// Share that is done, 0 .. 1, asked while it shows.
    void setSource(std::function<double()> share) { m_share = std::move(share); }
    void setWorking(bool working);

protected:
    void paintEvent(QPaintEvent *event) override;
    void timerEvent(QTimerEvent *event) override;

private:
    Theme m_theme = Theme::light();
    std::function<double()> m_share;
    QBasicTimer m_timer;
};

} // namespace locus::widgets
