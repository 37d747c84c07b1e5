// SPDX-License-Identifier: GPL-3.0-or-later
// A slider of a table's parameter in a window, for tests of what it does.
#pragma once

#include "widgets/numberfield.h"
#include "widgets/paramslider.h"
#include "widgets/valueslider.h"

#include <QLineEdit>
#include <QTest>

#include <string_view>
#include <vector>

namespace locus::tests {

using widgets::GestureId;
using widgets::ParamLabel;
using widgets::ParamSlider;
using widgets::ValueSlider;

struct Edit {
    double value = 0;
    GestureId gesture;
};

/// A slider of a table's parameter in a window, with every edit it asks for.
class SliderBench {
public:
    explicit SliderBench(std::string_view key, ParamSlider::Form form = ParamSlider::Form::Full)
        : slider(*core::findParam(key), form)
    {
        slider.setClock([this] { return now; });
        const core::Value byDefault = core::defaultOf(*core::findParam(key));
        if (const double *number = byDefault.number()) {
            slider.setDefaultValue(*number);
            slider.setValue(*number);
        }
        ParamLabel label;
        label.name = QStringLiteral("Name");
        slider.setLabel(label);
        slider.resize(260, slider.minimumSizeHint().height());
        QObject::connect(&slider, &ParamSlider::edited, &slider,
                         [this](double value, GestureId gesture) {
                             edits.push_back({value, gesture});
                         });
        slider.show();
    }

    void dragKnob(int dx, int moves = 4)
    {
        ValueSlider *knob = slider.slider();
        const QPoint from = knob->knobRect().center();
        QTest::mousePress(knob, Qt::LeftButton, {}, from);
        for (int move = 1; move <= moves; ++move)
            QTest::mouseMove(knob, from + QPoint(dx * move / moves, 0));
        QTest::mouseRelease(knob, Qt::LeftButton, {}, from + QPoint(dx, 0));
    }
    void type(const QString &text)
    {
        QLineEdit *editor = slider.field()->editor();
        editor->selectAll();
        QTest::keyClicks(editor, text);
        QTest::keyClick(editor, Qt::Key_Return);
    }

    [[nodiscard]] std::vector<double> values() const
    {
        std::vector<double> result;
        for (const Edit &edit : edits)
            result.push_back(edit.value);
        return result;
    }
    /// Where the name stands.
    [[nodiscard]] QPoint label() const
    {
        return slider.geometryNow().label.topLeft() + QPoint(30, 12);
    }
    [[nodiscard]] QPoint groove(double fraction) const
    {
        return {int(slider.slider()->xOf(fraction)), slider.slider()->height() / 2};
    }

    qint64 now = 0;
    ParamSlider slider;
    std::vector<Edit> edits;
};

} // namespace locus::tests
