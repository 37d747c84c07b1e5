// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/inspect.h"
#include "widgets/colormap.h"
#include "widgets/keyboardfocus.h"
#include "widgets/pairformula.h"
#include "widgets/theme.h"

#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

namespace locus::widgets {

/// What the numbers of a pair need beside the report.
struct PairContext {
    QString queryToken, keyToken;
    bool deadRow = false;                                 ///< the query may use no key at all
    ColorRange weightRange = {ColorScale::Cividis, 0, 1}; ///< of the map, for the swatch
    QString caveat = {}; ///< what has to be said of the method's numbers
    ScoreDivisor divisor = {};
    friend bool operator==(const PairContext &, const PairContext &) = default;
};

/// One score in numbers: content and position, their sum, what the method did, the weight. Or, in
/// words, why there is none. Left and right go from number to number as the pointer does, Ctrl+C
/// copies.
class PairNumbers : public KeyboardFocus<QWidget> {
    Q_OBJECT
public:
    /// A run of text in one look, or a mark.
    struct Piece {
        enum class Look { Number, Token, Result, Symbol, Word, Swatch, Hatch };
        Look look = Look::Number;
        QString text;
        QColor color;
        Hover source = {}; ///< where the number comes from; empty: nowhere in particular
    };
    /// Pieces under a caption. A sentence has no caption and wraps by words.
    struct Block {
        QString caption;
        std::vector<Piece> pieces;
        bool isSentence = false;
        bool isOptional = false; ///< said elsewhere too: left out before a second line begins
        /// Instead of caption and pieces, where one of them fits; the first that does.
        std::vector<formula::NodePtr> formulas = {};
        bool isFullestLast = false;  ///< its formula is cut short after all the others'
        bool isLastOptional = false; ///< left out when the other optional ones are gone
    };

    explicit PairNumbers(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setReport(const core::PairReport &report, const PairContext &context);
    /// The method is not defined here: the sentence stands in place of the numbers.
    void setRefusal(const QString &sentence);
    void retranslate();
    /// What the pointer is on in another view: numbers that come from there are underlined.
    void setHover(const Hover &hover);
    /// What it shows when it is that wide, without marks of pointer and keyboard.
    void paint(QPainter &painter, int width) const;
    /// Everything shown, as plain text: for copying and for screen readers.
    [[nodiscard]] QString plainText() const;
    /// The formula of the score; empty where there is none.
    [[nodiscard]] QString latex() const;
    /// What of the score's formula is shown at that width, as plain text.
    [[nodiscard]] QString shownFormula(int width) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

signals:
    /// The pointer is on a number: where it comes from.
    void hovered(const locus::widgets::Hover &source);
    /// The user wants this text on the clipboard.
    void copyRequested(const QString &text);

protected:
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool event(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct PlacedPiece;
    struct Layout;
    class Flow;

    void rebuild();
    void keepRoom();
    [[nodiscard]] Layout layOut(int width) const;
    void paintLayout(QPainter &painter, const Layout &layout) const;
    void setPointed(const Hover &source);

    Theme m_theme = Theme::light();
    std::optional<core::PairReport> m_report;
    PairContext m_context;
    QString m_refusal;
    std::vector<Block> m_blocks;
    Hover m_hover;   ///< everywhere
    Hover m_pointed; ///< under the pointer here, or chosen by the arrow keys
};

/// The numbers of a report in blocks, as PairNumbers shows them.
[[nodiscard]] std::vector<PairNumbers::Block>
pairBlocks(const core::PairReport &report, const PairContext &context, const Theme &theme);

} // namespace locus::widgets
