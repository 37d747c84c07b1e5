// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/benchcase.h"

#include "app/comparison.h"
#include "app/mainwindow.h"
#include "app/pages/explore.h"
#include "app/pages/mapcard.h"
#include "app/settings.h"
#include "core/edit.h"
#include "core/patch.h"
#include "core/position/method.h"
#include "tests/bench/benchapplication.h"
#include "widgets/headstrip.h"
#include "widgets/heatmapview.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <type_traits>

namespace locus::bench {

namespace {

using app::FrameScheduler;
using app::SceneStore;

/// The weights of every head in a window of their own: a map and, for several heads, thumbnails.
class MapWindow : public QWidget {
public:
    MapWindow(const BenchCase &c)
        : m_scheduler(nullptr, c.threads)
        , m_map(new widgets::HeatmapView)
        , m_heads(c.heads > 1 ? new widgets::HeadStrip : nullptr)
    {
        auto *column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        if (m_heads)
            column->addWidget(m_heads);
        column->addWidget(m_map);
        m_map->setFixedSize(c.size, c.size);
        connect(&m_store, &SceneStore::sceneChanged, this, &MapWindow::request);
        connect(&m_scheduler, &FrameScheduler::frameReady, this, &MapWindow::showFrame);
    }
    SceneStore &store() { return m_store; }
    FrameScheduler &scheduler() { return m_scheduler; }

private:
    void request()
    {
        std::vector<core::StageRequest> requests;
        for (int head = 0; head < core::shapesOf(m_store.scene().model).heads; ++head)
            requests.push_back({core::Stage::Weights, head});
        m_scheduler.request(m_store.scene().model, requests);
    }
    void showFrame()
    {
        m_map->setView(m_store.scene().view);
        m_map->setFrame(m_scheduler.frame());
        if (m_heads)
            m_heads->setPicture(m_scheduler.frame(), m_store.scene().view);
    }

    SceneStore m_store;
    FrameScheduler m_scheduler;
    widgets::HeatmapView *m_map;
    widgets::HeadStrip *m_heads;
};

core::Scene sceneOf(const BenchCase &c)
{
    core::Scene scene;
    scene.model.content.source = core::ContentSource::Random;
    scene.model.content.n = c.n;
    scene.model.content.heads = c.heads;
    scene.model.content.dHead = c.d;
    scene.model.content.dModel = c.dModel > 0 ? c.dModel : c.d * c.heads;
    scene.model.mask = c.mask;
    scene.model.method = c.method;
    scene.model.learned.length = std::max(scene.model.learned.length, c.n);
    scene.view.stage = core::Stage::Weights;
    scene.view.query = c.n / 2;
    scene.view.key = c.n / 4;
    return scene;
}

/// The slider of a method and where it stands after some steps.
core::Scene dragged(const core::Scene &start, int step)
{
    const auto moved = [&](const char *key, double value) {
        return std::get<core::Scene>(core::edited(start, key, core::Value(value)));
    };
    switch (start.model.method) {
    case core::MethodId::None: return moved("content.seed", step + 1);
    case core::MethodId::Sinusoidal: return moved("sinusoidal.base", 10000 + 10 * step);
    case core::MethodId::Learned: return moved("learned.seed", step + 1);
    case core::MethodId::Shaw: return moved("shaw.radius", 3 + step % 14);
    case core::MethodId::T5: return moved("t5.max_distance", 64 + step);
    case core::MethodId::Alibi: return moved("alibi.max_bias", 4 + 0.1 * step);
    case core::MethodId::Rope: break;
    }
    return moved("rope.base", 10000 + 10 * step);
}

std::size_t bytesOf(const core::Frame &frame)
{
    std::size_t bytes = 0;
    for (const auto &[request, image] : frame.images)
        bytes += image->values.size() * sizeof(float);
    return bytes;
}

bool showsDifference(MapWindow &)
{
    return false;
}

bool showsDifference(app::MainWindow &window)
{
    return window.page().comparison().side() == app::Comparison::Side::Difference;
}

std::shared_ptr<const core::Frame> shownFrame(MapWindow &window)
{
    return window.scheduler().frame();
}

std::shared_ptr<const core::Frame> shownFrame(app::MainWindow &window)
{
    if (!showsDifference(window))
        return window.scheduler().frame();
    const auto &difference = window.page().mapCard()->map()->difference();
    return difference ? difference->b : nullptr;
}

/// Edits, and returns when the newest Frame, or its difference, has been painted.
template <class Window>
double frameTime(Window &window, const core::Scene &next)
{
    auto *application = BenchApplication::instance();
    const core::Model wanted = core::keyOf(next.model);
    application->forgetPainting();
    int paintedBefore = -1;
    QElapsedTimer clock;
    clock.start();
    window.store().edit(next, QStringLiteral("drag"), widgets::GestureId());
    while (paintedBefore < 0 || application->paintCount() == paintedBefore) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        const auto frame = paintedBefore < 0 ? shownFrame(window) : nullptr;
        if (frame && frame->key == wanted) {
            paintedBefore = 0;
            // Painted with the Frame alone before: what the difference asked for is due now.
            if (showsDifference(window))
                QCoreApplication::processEvents();
        }
    }
    return double(clock.nsecsElapsed()) / 1e6;
}

/// Returns when the window has been painted in its new size.
double resizeTime(QWidget &window, QSize size)
{
    auto *application = BenchApplication::instance();
    application->forgetPainting();
    QElapsedTimer clock;
    clock.start();
    window.resize(size);
    while (application->paintCount() == 0)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return double(clock.nsecsElapsed()) / 1e6;
}

/// Both edges at once, some pixels a step, to smaller windows and back.
Timing resized(app::MainWindow &window, const BenchCase &c)
{
    constexpr int stepPixels = 8;
    constexpr int turn = 15; // steps
    const QSize start = window.size();
    window.store().reset(sceneOf(c), QString());
    window.show();
    frameTime(window, dragged(sceneOf(c), 1));
    std::vector<double> paint, frame;
    for (int step = 0; step < c.steps; ++step) {
        const int away = std::abs((step + turn) % (2 * turn) - turn) + 1;
        frame.push_back(resizeTime(window, start - stepPixels * QSize(away, away)));
        paint.push_back(BenchApplication::instance()->paintTime());
    }
    Timing timing;
    timing.paint = quantile(paint, 0.5);
    timing.frame = quantile(frame, 0.5);
    timing.p95 = quantile(frame, 0.95);
    timing.threads = window.scheduler().threads();
    return timing;
}

template <class Window>
Timing timed(Window &window, const BenchCase &c)
{
    const core::Scene start = sceneOf(c);
    window.store().reset(start, QString());
    window.show();
    if constexpr (std::is_same_v<Window, app::MainWindow>)
        if (c.difference) {
            window.page().comparison().pin();
            window.page().comparison().setSide(app::Comparison::Side::Difference);
        }
    std::vector<double> compute, paint, frame;
    std::map<QByteArray, double> parts;
    for (int step = -3; step < c.steps; ++step) { // the first few fill caches and the rate
        const double milliseconds = frameTime(window, dragged(start, step + 4));
        if (step < 0)
            continue;
        frame.push_back(milliseconds);
        compute.push_back(window.scheduler().computationTime());
        paint.push_back(BenchApplication::instance()->paintTime());
        for (const auto &[name, part] : BenchApplication::instance()->parts())
            parts[name] += part.milliseconds / c.steps;
    }
    const core::Frame &last = *window.scheduler().frame();
    return {quantile(compute, 0.5),
            quantile(paint, 0.5),
            quantile(frame, 0.5),
            quantile(frame, 0.95),
            window.scheduler().threads(),
            bytesOf(last),
            parts};
}

} // namespace

double quantile(std::vector<double> samples, double share)
{
    if (samples.empty())
        return 0;
    std::sort(samples.begin(), samples.end());
    const auto last = samples.size() - 1;
    return samples[static_cast<std::size_t>(std::lround(share * double(last)))];
}

Timing timingOf(const BenchCase &c)
{
    if (!c.page && !c.resize && !c.difference) {
        MapWindow window(c);
        return timed(window, c);
    }
    const QTemporaryDir folder;
    app::Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    settings.setThreads(c.threads);
    app::MainWindow window(settings);
    window.resize(1440, 900);
    return c.resize ? resized(window, c) : timed(window, c);
}

} // namespace locus::bench
