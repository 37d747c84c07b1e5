// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/windowvalues.h"

#include "app/objectreader.h"

#include <array>

namespace locus::app {

using core::Value;

Value valueOf(const QString &text)
{
    return {text.toStdString()};
}

Value valueOf(const WindowPlace &place)
{
    const QRect &rect = place.rect;
    return Value::Object{
        {"screen", valueOf(place.screen)},
        {"rect", Value::Array{rect.x(), rect.y(), rect.width(), rect.height()}},
        {"zoom", place.zoom},
        {"maximized", place.isMaximized},
        {"full_screen", place.isFullScreen},
    };
}

namespace {

Value valueOf(const widgets::AxisWindow &window)
{
    return Value::Object{{"from", window.from}, {"size", window.size}};
}

Value valueOf(const widgets::MapLook &look)
{
    return Value::Object{
        {"rows", valueOf(look.rows)},
        {"columns", valueOf(look.columns)},
        {"numbers", look.hasNumbers},
    };
}

} // namespace

Value valueOf(const Look &look)
{
    Value::Array pictures;
    for (const SideView kind : look.pictures)
        pictures.emplace_back(static_cast<int>(kind));
    Value::Array detached;
    for (const auto &[kind, place, size] : look.detached) {
        Value::Object window{{"kind", static_cast<int>(kind)}, {"window", valueOf(place)}};
        if (size)
            window.emplace_back("size", *size);
        detached.emplace_back(std::move(window));
    }
    return Value::Object{
        {"pictures", std::move(pictures)},    {"map", valueOf(look.map)},
        {"detached", std::move(detached)},    {"locked", look.isLocked},
        {"preferences", look.hasPreferences},
    };
}

namespace {

std::optional<SideView> sideViewFrom(const Value *value)
{
    const auto number = value ? integerOf(*value, 0, static_cast<int>(lastSideView)) : std::nullopt;
    return number ? std::optional(static_cast<SideView>(*number)) : std::nullopt;
}

std::optional<QRect> rectFrom(const Value *value)
{
    const Value::Array *numbers = value ? value->array() : nullptr;
    if (!numbers || numbers->size() != 4)
        return std::nullopt;
    std::array<int, 4> edges{};
    for (std::size_t i = 0; i < edges.size(); ++i) {
        constexpr int largest = 1'000'000;
        const auto edge = integerOf((*numbers)[i], -largest, largest);
        if (!edge)
            return std::nullopt;
        edges[i] = *edge;
    }
    return QRect(edges[0], edges[1], edges[2], edges[3]);
}

std::optional<widgets::AxisWindow> axisFrom(const Value *value)
{
    constexpr double rounding = 1e-9;
    const ObjectReader reader(value);
    const auto from = reader.number("from");
    const auto size = reader.number("size");
    if (!from || !size || *from < 0 || *size <= 0 || *from + *size > 1 + rounding)
        return std::nullopt;
    return widgets::AxisWindow{*from, *size};
}

std::optional<widgets::MapLook> mapLookFrom(const Value *value)
{
    const ObjectReader reader(value);
    const auto rows = axisFrom(reader.member("rows"));
    const auto columns = axisFrom(reader.member("columns"));
    const auto numbers = reader.boolean("numbers");
    if (!rows || !columns || !numbers)
        return std::nullopt;
    return widgets::MapLook{*rows, *columns, *numbers};
}

} // namespace

std::optional<WindowPlace> placeFromValue(const Value *value)
{
    const ObjectReader reader(value);
    const auto screen = reader.text("screen");
    const auto rect = rectFrom(reader.member("rect"));
    const auto zoom = reader.number("zoom");
    const auto maximized = reader.boolean("maximized");
    const auto fullScreen = reader.boolean("full_screen");
    if (!screen || !rect || !zoom || *zoom <= 0 || !maximized || !fullScreen)
        return std::nullopt;
    return WindowPlace{*screen, *rect, *zoom, *maximized, *fullScreen};
}

std::optional<Look> lookFromValue(const Value *value)
{
    const ObjectReader reader(value);
    const Value::Array *pictures = reader.array("pictures");
    const Value::Array *detached = reader.array("detached");
    const auto locked = reader.boolean("locked");
    const auto preferences = reader.boolean("preferences");
    const auto map = mapLookFrom(reader.member("map"));
    if (!pictures || !map || !detached || !locked || !preferences)
        return std::nullopt;
    Look look{{}, {}, *map, *locked, *preferences};
    for (const Value &picture : *pictures) {
        const auto kind = sideViewFrom(&picture);
        if (!kind)
            return std::nullopt;
        look.pictures.push_back(*kind);
    }
    for (const Value &window : *detached) {
        const ObjectReader one(&window);
        const auto kind = sideViewFrom(one.member("kind"));
        const auto place = placeFromValue(one.member("window"));
        const auto size = one.number("size");
        if (!kind || !place || (one.member("size") && !size))
            return std::nullopt;
        look.detached.push_back({*kind, *place, size});
    }
    return look;
}

} // namespace locus::app
