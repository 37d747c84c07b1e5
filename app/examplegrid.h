// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/examples.h"
#include "app/gallerygeometry.h"
#include "app/worker.h"
#include "core/frame.h"
#include "widgets/theme.h"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QLabel;

namespace locus::widgets {
class ThumbCard;
}

namespace locus::app {

/// What a thumbnail is painted from.
struct Sketch {
    core::View view;
    std::shared_ptr<const core::Frame> frame; ///< null when the example cannot be read
};
/// The long part, for any thread.
[[nodiscard]] Sketch sketchOf(const QString &id);
/// A picture of the scene itself, at \a ratio pixels per layout pixel.
[[nodiscard]] QImage thumbnailOf(const Sketch &sketch, const widgets::Theme &theme, double ratio);

/// The examples as cards under the headings of their groups. Their scenes are computed one at a
/// time in a worker, those of the cards in sight first; nothing but the thumbnails is kept.
class ExampleGrid : public QWidget {
    Q_OBJECT
public:
    explicit ExampleGrid(const widgets::Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] const std::vector<widgets::ThumbCard *> &cards() const { return m_cards; }
    /// Every card has its picture, or cannot have one.
    [[nodiscard]] bool isComplete() const;
    void focusFirst();

    /// The widest rows that are no wider than \a room, or one card.
    [[nodiscard]] static int wholeColumns(int room);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

signals:
    void picked(const locus::app::Example &example);
    void cardFocused(QWidget *card);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void addCard(const Example &example);
    void layOut();
    void walk(const widgets::ThumbCard *from, QKeyEvent *event);
    void renderNext();
    [[nodiscard]] std::optional<std::size_t> nextToRender() const;
    [[nodiscard]] std::vector<int> groupSizes() const;

    widgets::Theme m_theme;
    std::vector<Example> m_examples;
    std::vector<widgets::ThumbCard *> m_cards; ///< of m_examples
    std::vector<QLabel *> m_headings;          ///< one per group
    std::vector<bool> m_tried;                 ///< whose picture was made, or cannot be
    GalleryGeometry m_geometry;
    QTimer m_turn;
    Worker<Sketch> m_worker;
};

} // namespace locus::app
