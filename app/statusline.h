// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme.h"

#include <QWidget>

namespace locus::app {

class FrameScheduler;
class SceneStore;

/// The quiet line in the margin at the window's lower edge: how many tokens, which stage, how many
/// heads, and what the last Frame took to compute.
class StatusLine : public QWidget {
    Q_OBJECT
public:
    static constexpr int lineHeight = 14;

    StatusLine(const SceneStore &store, const FrameScheduler &scheduler, QWidget *parent = nullptr);

    void setTheme(const widgets::Theme &theme);
    [[nodiscard]] QString text() const;
    /// Written so far: only what is seen is written (tests).
    [[nodiscard]] int paintCount() const { return m_paintCount; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    const SceneStore &m_store;
    const FrameScheduler &m_scheduler;
    widgets::Theme m_theme = widgets::Theme::light();
    int m_paintCount = 0;
};

} // namespace locus::app
