// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/slider.h"
#include "core/value.h"
#include "widgets/gesturetracker.h"

#include <QString>

#include <optional>

namespace locus::widgets {

/// A parameter in the user's hand inside a picture: what its slider would make of the same wish,
/// and which act it belongs to.
class ParamDrag {
public:
    /// From press to release it is one act. \a key may name an entry ("alibi.slopes[3]").
    void begin(const QString &key);
    void end();
    [[nodiscard]] bool isActive() const { return m_gestures.isHeld(); }
    [[nodiscard]] const QString &key() const { return m_key; }
    [[nodiscard]] GestureId gesture() { return m_gestures.step(); }

    /// \a wanted on the slider's grid and within its range, stretched to \a present.
    [[nodiscard]] double snapped(double wanted, double present) const;
    /// \a steps of a key press away from \a present.
    [[nodiscard]] double stepped(double present, double steps) const;
    /// What the next key press steps: another parameter is another act.
    void setKey(const QString &key);

private:
    [[nodiscard]] const core::ParamSpec &spec() const;

    QString m_key;
    GestureTracker m_gestures;
};

} // namespace locus::widgets
