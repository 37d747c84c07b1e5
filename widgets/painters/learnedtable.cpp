// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/learnedtable.h"

#include "core/position/caveat.h"
#include "widgets/isolated.h"
#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/painters/heatmapparts.h"
#include "widgets/painters/smallmap.h"
#include "widgets/words.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace locus::widgets {

namespace {

constexpr double tagGap = 5;
constexpr double tagPadding = 5;
constexpr double tokenToNumber = 7;
constexpr double axisGap = 6;
constexpr double tallTag = 16;
constexpr double lowRow = 12; ///< lower ones have smaller names

class Painters {
    Q_DECLARE_TR_FUNCTIONS(Painters)
};

struct Job {
    const LearnedTableGeometry &g;
    const LearnedTableData &data;
    const core::Frame &frame;
    const core::View &view;
    const Theme &theme;
    const LearnedTableOptions &options;
};

bool isMissing(const Job &job, int token)
{
    const std::int64_t position = job.data.positions[static_cast<std::size_t>(token)];
    return position < 0 || position >= job.data.params.length;
}

void paintAxisText(QPainter &painter, const Job &job, double y, const QString &text,
                   const QColor &color, int weight = QFont::Normal)
{
    painter.setFont(uiFont(metrics::axisPx, weight));
    painter.setPen(color);
    painter.drawText(QRectF(job.g.labels.left(), y - 8, job.g.labels.width() - axisGap, 16),
                     Qt::AlignRight | Qt::AlignVCenter, text);
}

void paintHead(QPainter &painter, const Job &job)
{
    painter.setFont(uiFont(metrics::axisPx));
    painter.setPen(job.theme.ink3);
    const QString last = wholeText(job.data.d - 1);
    const QFontMetricsF fm(painter.font());
    const QString first = Painters::tr("dimension %1").arg(0);
    painter.drawText(job.g.head, Qt::AlignRight | Qt::AlignVCenter, last);
    painter.drawText(job.g.head, Qt::AlignLeft | Qt::AlignVCenter,
                     fm.horizontalAdvance(first + last) + 8 < job.g.head.width() ? first
                                                                                 : wholeText(0));
}

/// Lines of tokens that have no row are hatched.
void paintUsed(QPainter &painter, const Job &job)
{
    const LearnedTableGeometry &g = job.g;
    paintMatrix(painter, g.used, job.data.used.lines, job.data.range, job.theme);
    const double height = g.used.height() / double(job.data.usedLines);
    for (int line = 0; line < job.data.usedLines;) {
        int end = line;
        while (end < job.data.usedLines && std::isnan(job.data.used.lines(end, 0)))
            ++end;
        if (end > line)
            paintHatch(painter,
                       {g.used.left(), g.used.top() + line * height, g.used.width(),
                        (end - line) * height},
                       job.theme, false);
        line = std::max(end, line + 1);
    }
}

/// "word 4" before the cells; where it begins.
QRectF paintName(QPainter &painter, const Job &job, int token, double right, bool chosen)
{
    const QRectF row = job.g.rowRect(token);
    const QFont number = uiFont(metrics::axisPx, chosen ? QFont::DemiBold : QFont::Normal);
    const double size =
        job.g.rowNames && job.g.rowHeight < lowRow ? metrics::axisPx : metrics::legendPx;
    const QFont word = uiFont(size, chosen ? QFont::DemiBold : QFont::Medium);
    const QRectF line(job.g.labels.left(), row.center().y() - 9, right - job.g.labels.left(), 18);
    const QString place = wholeText(job.data.positions[static_cast<std::size_t>(token)]);
    painter.setFont(number);
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, place);
    const QFontMetricsF numbers(number);
    double left = right - std::max(numbers.horizontalAdvance(place),
                                   numbers.horizontalAdvance(QStringLiteral("00")));
    if (const QString text = tokenText(job.frame, token); !text.isEmpty()) {
        const double room = left - tokenToNumber - line.left() - tagPadding;
        const QString shown = fittingToken(text, word, room);
        painter.setFont(shapingFont(word, shown));
        painter.drawText(line.adjusted(0, 0, left - tokenToNumber - right, 0),
                         Qt::AlignRight | Qt::AlignVCenter, shown);
        left -= tokenToNumber + tokenWidth(shown, word);
    }
    return {left, line.top(), right - left, line.height()};
}

void paintTagged(QPainter &painter, const Job &job, int token, const RoleColors &role)
{
    const double right = job.g.used.left() - tagGap - tagPadding;
    painter.setPen(Qt::transparent); // measured first: the tag lies under its text
    const QRectF text = paintName(painter, job, token, right, true);
    const double height = job.g.rowNames ? std::min(tallTag, job.g.rowHeight + 1) : tallTag;
    paintTag(painter,
             {text.left() - tagPadding, text.center().y() - height / 2,
              text.width() + 2 * tagPadding, height},
             role);
    painter.setPen(role.onFill);
    paintName(painter, job, token, right, true);
}

/// Whole pixels, so that they are crisp.
void paintEdges(QPainter &painter, const Job &job, int token, const QColor &color)
{
    const QRectF row = job.g.rowRect(token);
    const auto paint = [&](double width, const QColor &ink) {
        for (const double y : {std::round(row.top()), std::round(row.bottom())})
            painter.fillRect(QRectF(row.left(), y - width / 2, row.width(), width), ink);
    };
    if (job.g.rowHeight >= 8)
        paint(4, job.theme.casing);
    paint(2, color);
}

void paintNames(QPainter &painter, const Job &job)
{
    const LearnedTableGeometry &g = job.g;
    const int query = tokenOfQuery(job.frame, job.view.query);
    const int key = job.view.key;
    const auto inside = [&](int token) { return token >= 0 && token < g.tokens; };
    const int step = g.rowNames ? 1 : indexStep(g.tokens, g.rowHeight, 30);
    const double right = g.used.left() - tagGap - tagPadding;
    for (int token = 0; token < g.tokens; token += step) {
        const auto covered = [&](int chosen) {
            return inside(chosen) &&
                   (g.rowNames ? chosen == token
                               : std::abs(chosen - token) * g.rowHeight < tallTag);
        };
        if (covered(query) || covered(key))
            continue;
        painter.setPen(isMissing(job, token) ? job.theme.position.text : job.theme.ink2);
        if (g.rowNames)
            paintName(painter, job, token, right, false);
        else
            paintAxisText(painter, job, g.rowRect(token).center().y(),
                          wholeText(job.data.positions[static_cast<std::size_t>(token)]),
                          job.theme.ink3);
    }
    for (const auto &[token, role] :
         {std::pair{key, &job.theme.key}, std::pair{query, &job.theme.query}}) {
        if (!inside(token))
            continue;
        paintEdges(painter, job, token, role->line);
        paintTagged(painter, job, token, *role);
    }
}

/// Of the whole table, the stretch that the text uses.
void paintStretch(QPainter &painter, const Job &job)
{
    const auto [low, high] =
        std::minmax_element(job.data.positions.begin(), job.data.positions.end());
    const QRectF &rest = job.g.rest;
    const auto y = [&](std::int64_t row) {
        return rest.top() + rest.height() * double(row - job.g.restFirst) /
                                double(job.g.restEnd - job.g.restFirst);
    };
    const double top = y(std::clamp(*low, job.g.restFirst, job.g.restEnd));
    const double bottom = y(std::clamp(*high + 1, job.g.restFirst, job.g.restEnd));
    painter.fillRect(QRectF(rest.left() - 5, top, 3, std::max(2.0, bottom - top)),
                     job.theme.position.line);
}

void paintRest(QPainter &painter, const Job &job)
{
    const QRectF &rest = job.g.rest;
    if (rest.isEmpty())
        return;
    paintMatrix(painter, rest, job.data.rest.lines, job.data.range, job.theme);
    if (job.g.restIsWhole)
        paintStretch(painter, job);
    const double first = std::max(rest.top() + 4, job.g.used.bottom() + 5);
    paintAxisText(painter, job, first, wholeText(job.g.restFirst), job.theme.ink3);
    if (rest.bottom() - first > 16)
        paintAxisText(painter, job, rest.bottom() - 5, wholeText(job.g.restEnd - 1),
                      job.theme.ink3);
}

/// Behind the last row there is nothing, and the reason.
void paintBeyond(QPainter &painter, const Job &job)
{
    const QRectF &zone = job.g.beyond;
    const Theme &t = job.theme;
    paintHatch(painter, zone, t);
    QPen dashed(t.position.line, 1.2);
    dashed.setDashPattern({4, 3});
    painter.setBrush(Qt::NoBrush);
    painter.setPen(dashed);
    painter.drawRect(zone.adjusted(0.5, 0.5, -0.5, -0.5));
    if (zone.left() >= job.g.labels.right())
        paintAxisText(painter, job, zone.top() + std::min(9.0, zone.height() / 2),
                      wholeText(job.data.params.length), t.position.text, QFont::DemiBold);
    if (job.frame.refusal) {
        paintSentence(painter, zone.adjusted(2, 2, -2, -2), words(*job.frame.refusal), t, true);
        return;
    }
    const QFont font = uiFont(metrics::legendPx, QFont::DemiBold);
    const QFontMetricsF fm(font);
    const QString text =
        fm.elidedText(Painters::tr("no row beyond %1").arg(wholeText(job.data.params.length - 1)),
                      Qt::ElideRight, zone.width() - 12);
    QRectF tag(0, 0, fm.horizontalAdvance(text) + 12, std::min(17.0, zone.height() - 3));
    tag.moveCenter(zone.center());
    painter.setPen(Qt::NoPen);
    painter.setBrush(t.surface);
    painter.drawRoundedRect(tag, metrics::tagRadius, metrics::tagRadius);
    painter.setFont(font);
    painter.setPen(t.ink);
    painter.drawText(tag, Qt::AlignCenter, text);
}

void paintHoverRow(QPainter &painter, const Job &job)
{
    const auto token = job.options.hoverRow;
    if (!token || *token < 0 || *token >= job.g.tokens)
        return;
    QPen dashed(job.theme.ink, 1.6);
    dashed.setDashPattern({2, 1.6});
    painter.setBrush(Qt::NoBrush);
    painter.setPen(dashed);
    painter.drawRect(job.g.rowRect(*token));
}

} // namespace

QString learnedTableSubtitle(const core::Frame &frame)
{
    if (!hasLearnedTable(frame))
        return {};
    const core::LearnedParams &learned = frame.key.learned;
    std::vector<std::int64_t> rows = core::positionsOf(frame.key, frame.shapes).key;
    std::sort(rows.begin(), rows.end());
    const auto end = std::unique(rows.begin(), rows.end());
    const auto used = std::count_if(
        rows.begin(), end, [&](std::int64_t row) { return row >= 0 && row < learned.length; });
    const QString text = Painters::tr("%1 of %2 rows × %3")
                             .arg(wholeText(used), wholeText(learned.length))
                             .arg(frame.shapes.dModel);
    return learned.table.isNull() ? words(core::Caveat::Untrained) + QStringLiteral(" · ") + text
                                  : text;
}

void paintLearnedTable(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                       const core::View &view, const Theme &theme,
                       const LearnedTableOptions &options)
{
    const QRectF inner = paintMistakeTag(painter, rect, frame, theme);
    if (!hasLearnedTable(frame)) {
        if (frame.refusal) // the map says why
            paintSentence(painter, inner, notDefinedHere(), theme);
        return;
    }
    const auto geometry = learnedTableGeometry(rect, frame);
    if (!geometry)
        return;
    LearnedTableCache local;
    const LearnedTableData &data = (options.cache ? *options.cache : local).of(frame, *geometry);
    const Job job{*geometry, data, frame, view, theme, options};
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintHead(painter, job);
    paintUsed(painter, job);
    paintRest(painter, job);
    paintBeyond(painter, job);
    paintNames(painter, job);
    paintHoverRow(painter, job);
    paintLearnedCosines(painter, *geometry, data, frame, view, theme, options);
    painter.restore();
}

} // namespace locus::widgets
