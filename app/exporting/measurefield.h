// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/numberfield.h"

namespace locus::app {

/// A number with a unit: a length, a resolution, a size of letters.
class MeasureField : public widgets::NumberField {
    Q_OBJECT
public:
    struct Kind {
        double min = 1;
        double max = 1000;
        double step = 1;
        int decimals = 0;
        friend bool operator==(const Kind &, const Kind &) = default;
    };

    MeasureField(const widgets::Theme &theme, QWidget *parent);

    void setKind(const Kind &kind);
    /// Translated.
    void setUnit(const QString &unit);
    /// Does not emit.
    void setValue(double value);
    [[nodiscard]] double value() const { return m_value; }

signals:
    /// The user's act only.
    void edited(double value);

private:
    void take(double value);
    void refresh();
    [[nodiscard]] double rounded(double value) const;

    Kind m_kind;
    QString m_unit;
    double m_value = 1;
};

} // namespace locus::app
