// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme.h"

#include <QWidget>

class QHBoxLayout;
class QPainter;
class QVBoxLayout;

namespace locus::widgets {

/// The frame of a view: title, symbol, subtitle, tools at the right, content below.
class Card : public QWidget {
    Q_OBJECT
public:
    explicit Card(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setTitle(const QString &title);
    /// Letters of the formula beside the title, as paintSymbol reads them.
    void setSymbol(const QString &symbol);
    /// Elided when there is no room; the whole text is the header's tool tip then.
    void setSubtitle(const QString &subtitle);
    /// Right aligned in the header, in the order added. The card owns it.
    void addTool(QWidget *tool);
    /// Left of the title. It may be hidden. The card owns it.
    void setLead(QWidget *lead);
    /// Fills the card below the header, inside the padding. Replaces and deletes the one before.
    void setContent(QWidget *content);
    [[nodiscard]] QWidget *content() const { return m_content; }
    /// 14 normally, less in the smallest windows.
    void setPadding(int padding);
    /// Of the header and its words; the tools keep their size.
    void setScale(double scale);
    /// Off: no header line; the content begins under the padding.
    void setHeaderVisible(bool visible);
    /// Height of a card with a header that is not content.
    [[nodiscard]] static int chromeHeight(int padding);

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    void applyMargins();
    void paintHeader(QPainter &painter);
    [[nodiscard]] QRectF headerRect() const;

    Theme m_theme = Theme::light();
    QString m_title, m_symbol, m_subtitle;
    int m_padding = metrics::cardPadding;
    double m_scale = 1;
    bool m_headerVisible = true;
    bool m_elided = false;
    QVBoxLayout *m_layout;
    QWidget *m_header;
    QHBoxLayout *m_tools;
    QWidget *m_lead = nullptr;
    QWidget *m_content = nullptr;
};

} // namespace locus::widgets
