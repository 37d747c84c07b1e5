// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame.h"
#include "core/scene.h"
#include "widgets/card.h"
#include "widgets/colormap.h"
#include "widgets/hover.h"

#include <memory>
#include <optional>

namespace locus::widgets {
class ClaimChips;
class LetterTag;
class PairNumbers;
class PinsView;
class TokenStrip;
} // namespace locus::widgets

namespace locus::app {

/// The text with its query and key, below it the numbers of that pair, computed in double for its
/// row, and last the row of proofs.
class PairCard : public widgets::Card {
    Q_OBJECT
public:
    explicit PairCard(QWidget *parent = nullptr);

    void setTheme(const widgets::Theme &theme);
    void setPicture(const std::shared_ptr<const core::Frame> &frame, const core::View &view,
                    const std::optional<widgets::ColorRange> &weightRange);
    void setCompact(bool compact);
    /// See widgets::LetterTag.
    void setLetter(const QString &letter, const QString &meaning);
    /// A sentence in place of the proofs; empty: the proofs.
    void setNote(const QString &note);
    /// What the pointer is on, in any view.
    void setHover(const widgets::Hover &hover);

    [[nodiscard]] widgets::TokenStrip *strip() const { return m_strip; }
    [[nodiscard]] widgets::LetterTag *tag() const { return m_tag; }
    [[nodiscard]] widgets::PairNumbers *numbers() const { return m_numbers; }
    [[nodiscard]] widgets::PinsView *pins() const { return m_pins; }
    [[nodiscard]] widgets::ClaimChips *chips() const { return m_chips; }
    /// What strip, numbers and proofs ask for at this width.
    [[nodiscard]] int heightFor(int width) const;

signals:
    void hovered(const locus::widgets::Hover &hover);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    /// What setPicture was last told.
    struct Shown {
        std::shared_ptr<const core::Frame> frame;
        core::View view;
        std::optional<widgets::ColorRange> weightRange;
        friend bool operator==(const Shown &, const Shown &) = default;
    };
    void placeChips();
    void tellHoveredToken(int token);

    widgets::TokenStrip *m_strip;
    widgets::LetterTag *m_tag; ///< before the numbers
    widgets::PairNumbers *m_numbers;
    widgets::PinsView *m_pins;
    int m_queryOffset = 0;
    /// Whose words the strip shows: a drag that leaves the content alone writes none of them anew.
    std::optional<core::Content> m_content;
    std::optional<Shown> m_shown; ///< the numbers of a row take O(n d): not twice for one picture
    widgets::ClaimChips *m_chips;
    QColor m_divider, m_noteInk;
    QString m_note;
    int m_padding = widgets::metrics::cardPadding;
};

} // namespace locus::app
