// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/paramaccess.h"

#include <initializer_list>
#include <limits>

namespace locus::core {

/// A row under construction; each call states one column of the table.
struct RowBuilder {
    ParamSpec spec;

    RowBuilder &hard(double min, double max)
    {
        spec.hardMin = min;
        spec.hardMax = max;
        return *this;
    }
    RowBuilder &anyNumber()
    {
        constexpr double none = std::numeric_limits<double>::infinity();
        return hard(-none, none);
    }
    RowBuilder &positive()
    {
        spec.hardMinExclusive = true;
        return hard(0, std::numeric_limits<double>::infinity());
    }
    RowBuilder &slider(SliderScale scale, double min, double max, double step = 1)
    {
        spec.scale = scale;
        spec.softMin = min;
        spec.softMax = max;
        spec.step = step;
        return *this;
    }
    RowBuilder &decimals(int count)
    {
        spec.decimals = count;
        return *this;
    }
    RowBuilder &unit(Unit unit)
    {
        spec.unit = unit;
        return *this;
    }
    RowBuilder &place()
    {
        spec.isPlace = true;
        return *this;
    }
    RowBuilder &type(FieldType type)
    {
        spec.type = type;
        return *this;
    }
    RowBuilder &rank(int min, int max)
    {
        spec.minRank = min;
        spec.maxRank = max;
        return *this;
    }
    RowBuilder &rank(int only) { return rank(only, only); }
    RowBuilder &choices(std::initializer_list<std::string_view> names)
    {
        spec.choices = names;
        return type(FieldType::Choice);
    }
    RowBuilder &of(std::initializer_list<MethodId> methods)
    {
        spec.methods = methods;
        return *this;
    }
};

template <auto... Members>
[[nodiscard]] RowBuilder leaf(std::string_view key, Section section)
{
    RowBuilder row;
    row.spec.key = key;
    row.spec.section = section;
    access::describe<
        std::remove_cvref_t<decltype(access::at<Members...>(std::declval<Scene &>()))>>(row.spec);
    row.spec.get = [](const Scene &scene) { return access::read(access::at<Members...>(scene)); };
    row.spec.same = [](const Scene &a, const Scene &b) {
        return access::at<Members...>(a) == access::at<Members...>(b);
    };
    row.spec.set = [](Scene &scene, const Value &value) {
        access::write(access::at<Members...>(scene), value);
    };
    return row;
}

/// rope.scaling has no place in the Model yet: setParam refuses everything but null.
[[nodiscard]] inline RowBuilder opaque(std::string_view key)
{
    RowBuilder row;
    row.spec.key = key;
    row.spec.nullable = true;
    row.spec.get = [](const Scene &) { return Value(); };
    row.spec.same = [](const Scene &, const Scene &) { return true; };
    row.spec.set = [](Scene &, const Value &) {};
    return row.type(FieldType::Opaque);
}

} // namespace locus::core
