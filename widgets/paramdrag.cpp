// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/paramdrag.h"

namespace locus::widgets {

void ParamDrag::begin(const QString &key)
{
    m_key = key;
    m_gestures.hold();
}

void ParamDrag::end()
{
    m_gestures.release();
}

void ParamDrag::setKey(const QString &key)
{
    if (key == m_key)
        return;
    m_gestures.release();
    m_key = key;
}

const core::ParamSpec &ParamDrag::spec() const
{
    return *core::findParam(m_key.toStdString());
}

double ParamDrag::snapped(double wanted, double present) const
{
    const core::SliderRange range = core::sliderRange(spec(), present);
    return core::valueAtFraction(spec(), range, core::fractionOfValue(spec(), range, wanted));
}

double ParamDrag::stepped(double present, double steps) const
{
    return core::valueAfterSteps(spec(), core::sliderRange(spec(), present), present, steps);
}

} // namespace locus::widgets
