// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/paramrow.h"

#include "widgets/choicerow.h"
#include "widgets/entriesrow.h"
#include "widgets/numberrow.h"
#include "widgets/tokensrow.h"
#include "widgets/vectorrow.h"

namespace locus::widgets {

bool hasRow(const core::ParamSpec &spec)
{
    switch (spec.type) {
    case core::FieldType::Integer:
    case core::FieldType::Real:
    case core::FieldType::Boolean:
    case core::FieldType::Choice:
    case core::FieldType::TextList:
    case core::FieldType::NumberOrNumbers: return true;
    case core::FieldType::Numbers: return spec.hasSlider() && spec.maxRank == 1;
    case core::FieldType::Text:
    case core::FieldType::Integers:
    case core::FieldType::Booleans:
    case core::FieldType::Choices:
    case core::FieldType::Opaque: break;
    }
    return false;
}

ParamRow *makeParamRow(const QString &key, QWidget *parent)
{
    const core::ParamSpec &spec = *core::findParam(key.toStdString());
    switch (spec.type) {
    case core::FieldType::Boolean:
    case core::FieldType::Choice: return new ChoiceRow(key, spec, parent);
    case core::FieldType::TextList: return new TokensRow(key, spec, parent);
    case core::FieldType::Numbers:
        if (!spec.hasSlider())
            return new VectorRow(key, spec, parent);
        return new EntriesRow(key, spec, parent);
    default: return new NumberRow(key, spec, parent);
    }
}

} // namespace locus::widgets
