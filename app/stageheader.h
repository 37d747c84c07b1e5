// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme.h"

#include <QHeaderView>

namespace locus::app {

/// The edge of a table of a stage: token, then index, each drawn by itself, so that a token of any
/// direction stays whole; a long one is cut in the middle.
class StageHeader : public QHeaderView {
    Q_OBJECT
public:
    explicit StageHeader(Qt::Orientation orientation, QWidget *parent = nullptr);

    void setTheme(const widgets::Theme &theme);

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;

private:
    widgets::Theme m_theme = widgets::Theme::light();
};

} // namespace locus::app
