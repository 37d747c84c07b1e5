// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/playwords.h"

#include "widgets/numbertext.h"

#include <QCoreApplication>

namespace locus::widgets {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(locus::widgets::Play)
};

} // namespace

QString playModeName(core::PlayMode mode)
{
    switch (mode) {
    case core::PlayMode::ThereAndBack: return Words::tr("There and back");
    case core::PlayMode::Up: return Words::tr("Up, again and again");
    case core::PlayMode::Down: return Words::tr("Down, again and again");
    case core::PlayMode::Once: break;
    }
    return Words::tr("Once, to the end");
}

Icon playModeIcon(core::PlayMode mode)
{
    switch (mode) {
    case core::PlayMode::ThereAndBack: return Icon::ThereAndBack;
    case core::PlayMode::Up: return Icon::ToRight;
    case core::PlayMode::Down: return Icon::ToLeft;
    case core::PlayMode::Once: break;
    }
    return Icon::ToEnd;
}

QString playSpeedName(double speed)
{
    const QString number = speed == 0.25  ? QStringLiteral("¼")
                           : speed == 0.5 ? QStringLiteral("½")
                                          : shortText(speed);
    return number + QChar(0x00D7);
}

} // namespace locus::widgets
