// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figurewords.h"

#include "core/curves.h"
#include "core/edit.h"
#include "core/position/caveat.h"
#include "widgets/isolated.h"
#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/words.h"

#include <QCoreApplication>
#include <QStringList>

namespace locus::app {

namespace {

class Text {
    Q_DECLARE_TR_FUNCTIONS(locus::app::Figure)
};

/// "query 5 “bites”", or the index alone where the content has no words.
QString named(const QString &what, const core::Frame &frame, int token)
{
    const QString text = widgets::tokenText(frame, token);
    const QString index = what.arg(widgets::wholeText(token));
    return text.isEmpty() ? index : index + QStringLiteral(" “%1”").arg(widgets::isolated(text));
}

QString maskWords(core::MaskKind mask)
{
    switch (mask) {
    case core::MaskKind::None: return Text::tr("no mask");
    case core::MaskKind::Causal: return Text::tr("causal mask");
    case core::MaskKind::Custom: break;
    }
    return Text::tr("a mask of its own");
}

QString pairSentence(const core::Frame &frame, const core::View &look)
{
    const auto delta = core::displacement(*frame.prepared, {look.query}, {look.key});
    return Text::tr("Selected: %1 and %2, displacement %3.")
        .arg(named(Text::tr("query %1"), frame, widgets::tokenOfQuery(frame, look.query)),
             named(Text::tr("key %1"), frame, look.key), widgets::wholeText(delta));
}

QString sizeSentence(const core::Frame &frame, const core::View &look)
{
    return Text::tr("Attention head %1 of %2 with %3: %4 queries, %5 keys, %6.")
        .arg(QString::number(look.head + 1), QString::number(frame.shapes.heads),
             widgets::methodTitle(frame.key.method), widgets::wholeText(frame.shapes.nQuery),
             widgets::wholeText(frame.shapes.nKey), maskWords(frame.key.mask));
}

QString panelSentence(const FigurePanel &panel, const PictureSubject &subject)
{
    const PictureWords words = pictureWords(panel.view, subject);
    const QString text = words.subtitle.isEmpty()
                             ? words.title
                             : words.title + QStringLiteral(", ") + words.subtitle;
    return panel.letter.isEmpty() ? text : QStringLiteral("(%1) %2").arg(panel.letter, text);
}

QString caveatWords(const core::Frame &frame, const core::View &look)
{
    return widgets::words(core::caveatOf(frame.key, look.stage));
}

/// What the figure is of: its pictures, or for a page the stage on its map.
QString shownWords(const FigureLayout &layout, const PictureSubject &subject)
{
    const bool isPage = layout.panels.size() > 1 && layout.panels.front().letter.isEmpty();
    QStringList titles;
    for (const FigurePanel &panel : layout.panels)
        if (!isPage || panel.view == core::FigureView::Map)
            titles << pictureWords(panel.view, subject).title;
    return titles.isEmpty() ? widgets::stageTitle(subject.look.stage)
                            : titles.join(QStringLiteral(", "));
}

} // namespace

QString figureTitle(const FigureLayout &layout, const PictureSubject &subject)
{
    const core::Frame &frame = *subject.frame;
    const core::View &look = subject.look;
    QStringList parts{widgets::methodTitle(frame.key.method), shownWords(layout, subject)};
    if (frame.shapes.heads > 1)
        parts << Text::tr("head %1").arg(look.head + 1);
    parts << QStringLiteral("i = %1, j = %2")
                 .arg(widgets::wholeText(look.query), widgets::wholeText(look.key));
    if (const QString caveat = caveatWords(frame, look); !caveat.isEmpty())
        parts << caveat;
    return parts.join(QStringLiteral(" · "));
}

QString subjectWords(const core::Scene &scene, const ShownMap &map)
{
    const core::View look = core::clampedView(scene.view, scene.model);
    const QString pair = widgets::methodTitle(scene.model.method) +
                         QStringLiteral(", i = %1, j = %2")
                             .arg(widgets::wholeText(look.query), widgets::wholeText(look.key));
    return map.difference ? Text::tr("%1; the heat map is B − A, all else is of B").arg(pair)
                          : pair;
}

QString figureDescription(const FigureLayout &layout, const PictureSubject &subject)
{
    const core::Frame &frame = *subject.frame;
    QStringList panels;
    for (const FigurePanel &panel : layout.panels)
        panels << panelSentence(panel, subject);
    QStringList sentences{panels.join(QStringLiteral("; ")) + QLatin1Char('.'),
                          sizeSentence(frame, subject.look),
                          Text::tr("Stage shown: %1.").arg(widgets::stageTitle(subject.look.stage)),
                          pairSentence(frame, subject.look)};
    if (subject.map.difference)
        sentences << Text::tr("The heat map is B − A, cell by cell; all else is of B.");
    if (const QString caveat = caveatWords(frame, subject.look); !caveat.isEmpty())
        sentences << Text::tr("The numbers are %1.").arg(caveat);
    if (const QString mistake = widgets::mistakeWords(frame.key.mistake); !mistake.isEmpty())
        sentences << mistake + QLatin1Char('.');
    return sentences.join(QLatin1Char(' '));
}

} // namespace locus::app
