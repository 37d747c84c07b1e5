// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions.h"
#include "app/comparison.h"
#include "app/pages/comparecontrol.h"
#include "app/pages/detachedviews.h"
#include "app/pages/explore.h"
#include "app/pages/paircard.h"
#include "app/pages/parametercard.h"
#include "app/pages/sidecards.h"
#include "app/scenestore.h"
#include "widgets/methodbar.h"

#include <QAction>

namespace locus::app {

void ExplorePage::connectComparing()
{
    connect(m_actions.pinAsA, &QAction::triggered, m_compare, &Comparison::pin);
    connect(m_actions.flipSides, &QAction::triggered, m_compare, &Comparison::flip);
    connect(m_actions.unpinA, &QAction::triggered, m_compare, &Comparison::unpin);
    connect(m_actions.showDifference, &QAction::triggered, m_compare,
            [this] { m_compare->setSide(Comparison::Side::Difference); });
    connect(m_compare, &Comparison::pinChanged, this,
            [this] { m_actions.setPinned(m_compare->isPinned()); });
    connect(m_compare, &Comparison::sideChanged, this, [this] {
        showScene();
        takeFrame();
    });
    connect(&m_store, &SceneStore::documentReplaced, m_compare, &Comparison::unpin);
    connect(m_compare, &Comparison::pictureReady, this, &ExplorePage::showPictures);
}

/// What tells A from B on the page: A is to be looked at only.
void ExplorePage::showSide()
{
    const bool isA = m_compare->showsA();
    m_parameters->setReadOnly(isA);
    m_methods->setReadOnly(isA);
    m_actions.setEditable(!isA);
    const QString letter = !m_compare->isPinned() ? QString()
                           : isA                  ? QStringLiteral("A")
                                                  : QStringLiteral("B");
    const QString meaning = isA ? tr("Of A, the pinned scene") : tr("Of B, the present scene");
    m_side->setLetter(letter, meaning);
    m_detached->setLetter(letter, meaning);
    m_text->setLetter(letter, meaning);
    m_text->setNote(isA ? tr("A, as it was pinned. Numbers are changed, and claims measured, "
                             "with B.")
                        : QString());
}

} // namespace locus::app
