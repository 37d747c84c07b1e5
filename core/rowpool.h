// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace locus::core {

/// A few threads that share independent pieces of one job. Pieces are handed out one at a time,
/// from the last to the first: under a causal mask the last rows are the longest, so the threads
/// end together. What a piece computes cannot depend on who computes it.
class RowPool {
public:
    /// \a threads counts the caller; 0 = as many as the processor runs at once.
    explicit RowPool(int threads = 0);
    ~RowPool();
    RowPool(const RowPool &) = delete;
    RowPool &operator=(const RowPool &) = delete;

    [[nodiscard]] int threads() const { return static_cast<int>(m_workers.size()) + 1; }

    /// Calls work(piece) for every piece in 0 .. pieces - 1 and returns when all are done. From one
    /// thread at a time.
    void run(int pieces, const std::function<void(int)> &work);

private:
    void loop();
    void takePieces(std::unique_lock<std::mutex> &lock);

    std::mutex m_mutex;
    std::condition_variable m_started;
    std::condition_variable m_finished;
    const std::function<void(int)> *m_work = nullptr;
    int m_left = 0;    ///< pieces nobody has taken
    int m_running = 0; ///< pieces being computed
    bool m_stopping = false;
    std::vector<std::thread> m_workers;
};

/// Calls work(first, end) for stretches that together are the rows 0 .. rows - 1: shared among the
/// threads of \a pool, or all at once without one or when there are few.
void forRows(RowPool *pool, int rows, const std::function<void(int, int)> &work);

} // namespace locus::core
