// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/alibiforms.h"
#include "core/frame.h"
#include "core/scene.h"
#include "widgets/painters/minibars.h"
#include "widgets/theme.h"

#include <QRectF>
#include <QString>

#include <array>
#include <optional>

class QPainter;

namespace locus::widgets {

/// The selected row under the three forms, side by side: the bias above, the weights below.
struct FormsGeometry {
    struct Column {
        QRectF title;
        MiniBars bias, weights;
        [[nodiscard]] QRectF rect() const { return title.united(weights.plot); }
    };
    std::array<Column, 3> columns;
    QRectF words;
    bool isEmpty = true;
    bool canChoose = false; ///< all three are defined

    /// Whose title can be chosen.
    [[nodiscard]] std::optional<core::AlibiForm> formAt(QPointF point) const;
    /// A key in whichever column.
    [[nodiscard]] std::optional<int> keyAt(QPointF point) const;
};
[[nodiscard]] bool hasForms(const core::Frame &frame, const core::View &view);
[[nodiscard]] FormsGeometry formsGeometry(const QRectF &rect, const core::Frame &frame,
                                          const core::AlibiForms &forms);

/// "Same weights", or by how much they differ and why.
[[nodiscard]] QString formsWords(const core::Frame &frame, const core::AlibiForms &forms);

void paintForms(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                const core::View &view, const Theme &theme, std::optional<int> hoveredKey = {});

} // namespace locus::widgets
