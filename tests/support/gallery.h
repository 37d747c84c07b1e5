// SPDX-License-Identifier: GPL-3.0-or-later
// Paints a view, saves the picture to gallery/ under the working directory for looking at, and
// checks that the painter stays inside its rectangle.
#pragma once

#include "core/frame.h"
#include "core/scene.h"
#include "widgets/theme.h"

#include <QDir>
#include <QImage>
#include <QPainter>
#include <QTest>

#include <functional>
#include <memory>
#include <vector>

namespace locus::tests {

struct Picture {
    core::Model model;
    core::View view;
    QSize size;
    std::function<void(QPainter &, const QRectF &, const std::shared_ptr<const core::Frame> &,
                       const core::View &, const widgets::Theme &)>
        paint;
    std::vector<core::Stage> stages = {}; ///< beside that of the view
};

inline core::View viewOf(core::Stage stage, int query, int key, int head = 0)
{
    core::View view;
    view.stage = stage;
    view.query = query;
    view.key = key;
    view.head = head;
    return view;
}

/// A row of a table with the columns "picture" and "dark".
inline void addPicture(const char *name, bool dark, const Picture &picture)
{
    QTest::newRow(qPrintable(QLatin1String(name) + QLatin1String(dark ? "-dark" : "-light")))
        << picture << dark;
}

inline void paintInside(const Picture &picture, bool dark)
{
    constexpr int margin = 16;
    const widgets::Theme theme = dark ? widgets::Theme::dark() : widgets::Theme::light();
    core::FrameCache cache;
    std::vector<core::StageRequest> requests = {{picture.view.stage, picture.view.head}};
    for (const core::Stage stage : picture.stages)
        requests.push_back({stage, picture.view.head});
    const auto frame = cache.compute(picture.model, requests);
    QImage image(picture.size + QSize(2 * margin, 2 * margin), QImage::Format_ARGB32_Premultiplied);
    image.fill(theme.surface);
    const QRect rect(QPoint(margin, margin), picture.size);
    {
        QPainter painter(&image);
        picture.paint(painter, rect, frame, picture.view, theme);
    }
    QDir().mkpath(QStringLiteral("gallery"));
    QVERIFY(
        image.save(QStringLiteral("gallery/%1.png").arg(QLatin1String(QTest::currentDataTag()))));
    bool inked = false;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const bool painted = image.pixel(x, y) != theme.surface.rgb();
            inked = inked || painted;
            if (painted && !rect.contains(x, y))
                QFAIL(qPrintable(QStringLiteral("paints outside at %1, %2").arg(x).arg(y)));
        }
    QVERIFY(inked);
}

} // namespace locus::tests

Q_DECLARE_METATYPE(locus::tests::Picture)
