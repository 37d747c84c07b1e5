// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions.h"

namespace locus::app {

const QList<Actions::Named> &Actions::named()
{
    static const QList<Named> actions{
        {&Actions::newScene, QT_TR_NOOP("&New"), {QKeySequence::New}},
        {&Actions::open, QT_TR_NOOP("&Open scene…"), {QKeySequence::Open}},
        {&Actions::openTensor, QT_TR_NOOP("Open &tensor…"), {}},
        {&Actions::clearRecent, QT_TR_NOOP("&Clear recent files"), {}},
        {&Actions::save, QT_TR_NOOP("&Save"), {QKeySequence::Save}},
        {&Actions::saveAs, QT_TR_NOOP("Save &as…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_S}},
        {&Actions::exportFigure, QT_TR_NOOP("&Export figure…"), {Qt::CTRL | Qt::Key_E}},
        {&Actions::exportSweep, QT_TR_NOOP("Export s&weep…"), {}},
        {&Actions::printPage, QT_TR_NOOP("&Print page…"), {Qt::CTRL | Qt::Key_P}},
        {&Actions::saveNumbers, QT_TR_NOOP("Save n&umbers…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_E}},
        {&Actions::quit, QT_TR_NOOP("&Quit"), {Qt::CTRL | Qt::Key_Q}},
        {&Actions::copyPicture, QT_TR_NOOP("Copy &picture"), {Qt::CTRL | Qt::SHIFT | Qt::Key_C}},
        {&Actions::copyValue, QT_TR_NOOP("&Copy the chosen value"), {QKeySequence::Copy}},
        {&Actions::copyNumbers, QT_TR_NOOP("Copy &numbers of the pair"), {}},
        {&Actions::copyStage, QT_TR_NOOP("Copy the &stage for a spreadsheet"), {}},
        {&Actions::copyScript, QT_TR_NOOP("Copy as NumP&y script"), {}},
        {&Actions::copyLink,
         QT_TR_NOOP("Copy &link to the scene"),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_L}},
        {&Actions::pasteLink, QT_TR_NOOP("Paste lin&k"), {Qt::CTRL | Qt::SHIFT | Qt::Key_V}},
        {&Actions::resetMethod, QT_TR_NOOP("Reset this &method"), {}},
        {&Actions::resetAll, QT_TR_NOOP("Reset &all"), {}},
        {&Actions::preferences, QT_TR_NOOP("Pr&eferences…"), {Qt::CTRL | Qt::Key_Comma}},
        {&Actions::darkTheme, QT_TR_NOOP("&Dark theme"), {}},
        // The plus shares its key with the equals sign on many keyboards.
        {&Actions::zoomIn,
         QT_TR_NOOP("Zoom &in"),
         {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal}},
        {&Actions::zoomOut, QT_TR_NOOP("Zoom &out"), {Qt::CTRL | Qt::Key_Minus}},
        {&Actions::zoomReset, QT_TR_NOOP("Actual si&ze"), {Qt::CTRL | Qt::Key_0}},
        {&Actions::statusLine, QT_TR_NOOP("Status li&ne"), {}},
        {&Actions::toggleMask, QT_TR_NOOP("Causal &mask"), {Qt::Key_M}},
        {&Actions::toggleLock, QT_TR_NOOP("&Lock the displacement"), {Qt::Key_L}},
        {&Actions::nextStage, QT_TR_NOOP("Next &stage"), {Qt::Key_S}},
        {&Actions::scoresOrWeights, QT_TR_NOOP("Scores or &weights"), {Qt::SHIFT | Qt::Key_S}},
        {&Actions::previousHead, QT_TR_NOOP("&Previous head"), {Qt::Key_BracketLeft}},
        {&Actions::nextHead, QT_TR_NOOP("Ne&xt head"), {Qt::Key_BracketRight}},
        {&Actions::allHeads, QT_TR_NOOP("&All heads"), {Qt::Key_H}},
        {&Actions::table, QT_TR_NOOP("&Table of the stage"), {Qt::CTRL | Qt::Key_T}},
        {&Actions::detachPicture,
         QT_TR_NOOP("De&tach picture"),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_D}},
        {&Actions::pinAsA, QT_TR_NOOP("P&in as A"), {Qt::CTRL | Qt::Key_D}},
        {&Actions::flipSides, QT_TR_NOOP("Show A &or B"), {Qt::Key_A}},
        {&Actions::showDifference, QT_TR_NOOP("Show &B − A"), {Qt::Key_D}},
        {&Actions::unpinA, QT_TR_NOOP("Let A &go"), {}},
        {&Actions::allExamples, QT_TR_NOOP("&All examples…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_O}},
        {&Actions::help, QT_TR_NOOP("&Keys and marks"), {QKeySequence::HelpContents}},
        {&Actions::copyDiagnostics, QT_TR_NOOP("Copy &diagnostics"), {}},
        {&Actions::about, QT_TR_NOOP("&About Locus"), {}},
    };
    return actions;
}

} // namespace locus::app
