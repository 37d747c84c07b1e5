// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/examples.h"
#include "widgets/theme.h"

#include <QDialog>

class QScrollArea;

namespace locus::app {

class ExampleGrid;

/// All examples with their pictures. Arrows walk the cards, Enter or a click opens.
class ExampleGallery : public QDialog {
    Q_OBJECT
public:
    ExampleGallery(const widgets::Theme &theme, QWidget *parent);

    [[nodiscard]] ExampleGrid *grid() const { return m_grid; }

signals:
    /// The dialog is closed already.
    void picked(const locus::app::Example &example);

private:
    void layOut(const widgets::Theme &theme);
    void takeSize(const QWidget &parent);

    QScrollArea *m_scroll;
    ExampleGrid *m_grid;
};

} // namespace locus::app
