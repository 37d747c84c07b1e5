// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mathlabel.h"
#include "widgets/numbertext.h"
#include "widgets/painters/rotationmatrixparts.h"

#include <QPainter>

namespace locus::widgets::rotationmatrix {

namespace {

constexpr double labelPx = 14;

void paintFactor(QPainter &painter, const Subject &s, const QRectF &place,
                 const core::RotationBlock &block, const QColor &color)
{
    painter.setFont(uiFont(metrics::legendPx, QFont::Medium));
    for (std::size_t entry = 0; entry < block.size(); ++entry) {
        const double width = place.width() / 2;
        const double height = place.height() / 2;
        const QRectF cell(place.left() + double(entry % 2) * width,
                          place.top() + double(entry / 2) * height, width - 1, height - 1);
        paintEntry(painter, s, cell, block[entry]);
        paintNumber(painter, s, cell, block[entry]);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color, 2));
    painter.drawRect(place.adjusted(-1, -1, 0, 0));
}

void paintLabelAbove(QPainter &painter, const QRectF &place, const QString &label,
                     const QColor &color)
{
    painter.setPen(color);
    const double width = mathLabelWidth(label, labelPx);
    paintMathLabel(painter, {place.center().x() - width / 2, place.top() - 9}, label, labelPx);
}

} // namespace

void paintEntry(QPainter &painter, const Subject &s, const QRectF &cell, double value)
{
    painter.fillRect(cell, QColor(colorOf(value, s.range, s.theme)));
}

void paintNumber(QPainter &painter, const Subject &s, const QRectF &cell, double value)
{
    painter.setPen(inkOn(colorOf(value, s.range, s.theme)));
    painter.drawText(cell, Qt::AlignCenter, fixedText(value, cell.width() >= 44 ? 3 : 2));
}

void paintEquation(QPainter &painter, const Subject &s)
{
    const auto at = static_cast<std::size_t>(s.chosen);
    const core::RotationBlock &q = s.rotation.query.blocks[at];
    const core::RotationBlock transposed = {q[0], q[2], q[1], q[3]};
    paintFactor(painter, s, s.g.factors[0], transposed, s.theme.query.line);
    paintFactor(painter, s, s.g.factors[1], s.rotation.key.blocks[at], s.theme.key.line);
    paintFactor(painter, s, s.g.factors[2], s.rotation.relative.blocks[at], s.theme.position.line);
    const auto index = [](std::int64_t value) { return wholeText(value); };
    paintLabelAbove(painter, s.g.factors[0],
                    QStringLiteral("$R_{%1}^{⊤}$").arg(index(s.rotation.query.position)),
                    s.theme.query.text);
    paintLabelAbove(painter, s.g.factors[1],
                    QStringLiteral("$R_{%1}$").arg(index(s.rotation.key.position)),
                    s.theme.key.text);
    paintLabelAbove(painter, s.g.factors[2],
                    QStringLiteral("$R_{%1}$").arg(index(s.rotation.relative.position)),
                    s.theme.position.text);
    painter.setFont(mathFont(18, false));
    painter.setPen(s.theme.ink2);
    // Rounding of far positions is far below, a deliberate mistake far above.
    const QString equals =
        s.rotation.residuals[at] < 1e-6 ? QStringLiteral("=") : QStringLiteral("≠");
    for (int gap = 0; gap < 2; ++gap) {
        const QRectF &left = s.g.factors[static_cast<std::size_t>(gap)];
        const QRectF &right = s.g.factors[static_cast<std::size_t>(gap) + 1];
        painter.drawText(
            QRectF(left.right(), left.top(), right.left() - left.right(), left.height()),
            Qt::AlignCenter, gap == 0 ? QStringLiteral("·") : equals);
    }
}

} // namespace locus::widgets::rotationmatrix
