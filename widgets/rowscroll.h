// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QRectF>

class QScrollBar;
class QWheelEvent;

namespace locus::widgets {

class PictureView;

/// The scroll bar of a painted picture that shows some of its rows at a time.
class RowScroll : public QObject {
    Q_OBJECT
public:
    explicit RowScroll(PictureView *picture);

    [[nodiscard]] int firstRow() const;
    void setAccessibleName(const QString &name);
    /// What the picture may take beside the bar.
    [[nodiscard]] QRectF room(const QRectF &whole) const;
    /// Shown where some rows do not fit, seen without the bar.
    void setNeeded(bool needed);
    [[nodiscard]] bool isNeeded() const;
    /// \a rows in all, of which \a visible fit between top and bottom of \a place.
    void setRows(int rows, int visible, const QRectF &place);
    void showRow(int row);
    /// False: nothing to scroll, the event is another's.
    bool wheel(const QWheelEvent &event);

private:
    PictureView *m_picture;
    QScrollBar *m_bar;
    int m_wheel = 0;
};

} // namespace locus::widgets
