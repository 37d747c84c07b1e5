// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rowpool.h"

#include "core/kernels/rowkernels.h"

#include <algorithm>

namespace locus::core {

RowPool::RowPool(int threads)
{
    const int count = threads > 0 ? threads : static_cast<int>(std::thread::hardware_concurrency());
    for (int t = 1; t < count; ++t)
        m_workers.emplace_back([this] { loop(); });
}

RowPool::~RowPool()
{
    {
        const std::lock_guard lock(m_mutex);
        m_stopping = true;
    }
    m_started.notify_all();
    for (std::thread &worker : m_workers)
        worker.join();
}

void RowPool::run(int pieces, const std::function<void(int)> &work)
{
    if (m_workers.empty() || pieces < 2) {
        for (int piece = 0; piece < pieces; ++piece)
            work(piece);
        return;
    }
    std::unique_lock lock(m_mutex);
    m_work = &work;
    m_left = pieces;
    m_started.notify_all();
    takePieces(lock);
    m_finished.wait(lock, [this] { return m_running == 0; });
    m_work = nullptr;
}

void RowPool::takePieces(std::unique_lock<std::mutex> &lock)
{
    while (m_left > 0) {
        const int piece = --m_left;
        const auto *work = m_work;
        ++m_running;
        lock.unlock();
        (*work)(piece);
        lock.lock();
        --m_running;
    }
    if (m_running == 0)
        m_finished.notify_one();
}

void RowPool::loop()
{
    std::unique_lock lock(m_mutex);
    while (true) {
        m_started.wait(lock, [this] { return m_stopping || m_left > 0; });
        if (m_stopping)
            return;
        rowKernels().cleanRegisters();
        takePieces(lock);
    }
}

void forRows(RowPool *pool, int rows, const std::function<void(int, int)> &work)
{
    constexpr int stretch = 64;
    if (!pool || rows <= 4 * stretch) {
        work(0, rows);
        return;
    }
    pool->run((rows + stretch - 1) / stretch,
              [&](int piece) { work(piece * stretch, std::min(rows, (piece + 1) * stretch)); });
}

} // namespace locus::core
