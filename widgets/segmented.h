// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/icons.h"
#include "widgets/theme.h"

#include <QStringList>
#include <QWidget>

#include <vector>

namespace locus::widgets {

class Segment;

/// One of a few words. Arrow keys move the choice; the chosen one is ink.
class Segmented : public QWidget {
    Q_OBJECT
public:
    enum class Size { Normal, Small }; ///< 32 and 28 high

    explicit Segmented(Size size = Size::Normal, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// Keeps the choice where it still exists.
    void setItems(const QStringList &items);
    void setToolTips(const QStringList &tips);
    /// Drawn instead of the words, which stay for screen readers and tool tips.
    void setIcons(const std::vector<Icon> &icons);
    [[nodiscard]] int count() const;
    [[nodiscard]] QString item(int index) const;
    [[nodiscard]] int current() const { return m_current; }
    /// Does not emit; -1 chooses none.
    void setCurrent(int index);
    /// Segments of equal width that fill the control, for tabs.
    void setStretched(bool stretched);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Words that do not fit beside each other take further rows.
    [[nodiscard]] int heightForWidth(int width) const override;

signals:
    /// The user's act only.
    void picked(int index);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void pick(int index);
    void layOut();
    void layOutRow(std::size_t first, int count, int top, int rowHeight);
    [[nodiscard]] std::vector<int> rowsIn(int width) const;
    [[nodiscard]] std::vector<int> naturalWidths(int padding) const;
    [[nodiscard]] int inset() const;

    Size m_size;
    Theme m_theme = Theme::light();
    std::vector<Segment *> m_segments;
    int m_current = -1;
    bool m_stretched = false;
};

} // namespace locus::widgets
