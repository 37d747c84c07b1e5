// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scenejson.h"
#include "core/scene.h"
#include "core/value.h"

#include <QByteArray>
#include <QString>

#include <variant>

/// \file
/// A figure carries the scene that made it: the text of a scene file
///   in a PNG as a compressed text chunk "locus-scene" (iTXt),
///   in an SVG as the text of <metadata><locus:scene>,
///   in a PDF deflated and in base64 as <locus:scene> of its XMP metadata, and for people as an
///   attachment scene.locus.json.
/// Readers never take more than the limits below, whatever a file promises.

namespace locus::app {

/// Of the deflated scene. Far below what readers of PNG text accept.
inline constexpr qint64 mostSceneInFigure = 3LL * 1024 * 1024;
/// Of the scene when it is inflated again.
inline constexpr qint64 mostInflatedScene = 64LL * 1024 * 1024;
/// Larger tensors that were read from a file travel as its path and a SHA-256 of their numbers.
inline constexpr qint64 mostTensorInFigure = 1'000'000;

/// The scene as it travels; refused when it is too large.
[[nodiscard]] std::variant<QByteArray, Failure> figureSceneText(const core::Scene &scene);

/// Of the type and the data of a chunk.
[[nodiscard]] quint32 pngChecksum(const QByteArray &chunk);
[[nodiscard]] QByteArray pngWithScene(const QByteArray &png, const QByteArray &sceneText);
[[nodiscard]] QByteArray svgWithScene(const QByteArray &svg, const QByteArray &sceneText);
/// Tokens may hold characters that no XML may, escaped or not: U+FFFD stands for each.
[[nodiscard]] QByteArray onlyXmlCharacters(const QByteArray &utf8);
/// The metadata of a PDF; without a scene where \a sceneText is empty.
[[nodiscard]] QByteArray xmpOf(const QString &title, const QString &description,
                               const QByteArray &sceneText);

/// A file that may be a figure: by its extension.
[[nodiscard]] bool isFigureName(const QString &path);

/// The text inside, as it was written; a figure from elsewhere, or a damaged one, is refused in
/// one sentence.
[[nodiscard]] std::variant<QByteArray, Failure> sceneTextOfFigure(const QByteArray &bytes);
/// The scene in a file, before its tensors are read; every failure begins with the path.
/// readScene() comes here by itself.
[[nodiscard]] std::variant<core::Value, Failure> readFigureJson(const QString &path);

} // namespace locus::app
