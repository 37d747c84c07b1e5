// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/paramlabel.h"

namespace locus::widgets {

QString fullName(const ParamLabel &label)
{
    return label.fullName.isEmpty() ? label.name : label.fullName;
}

QColor lineColor(const Theme &theme, Accent accent)
{
    return accent ? theme.role(*accent).line : theme.ink2;
}

QColor textColor(const Theme &theme, Accent accent)
{
    return accent ? theme.role(*accent).text : theme.ink;
}

QColor tintColor(const Theme &theme, Accent accent)
{
    return accent ? theme.role(*accent).tint : theme.sunken;
}

} // namespace locus::widgets
