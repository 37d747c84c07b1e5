// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>

namespace locus::bench {

/// Times what windows repaint.
class BenchApplication : public QApplication {
public:
    using QApplication::QApplication;
    bool notify(QObject *receiver, QEvent *event) override;

    [[nodiscard]] static BenchApplication *instance()
    {
        return static_cast<BenchApplication *>(QCoreApplication::instance());
    }
    /// Starts to count anew.
    void forgetPainting();
    [[nodiscard]] double paintTime() const { return m_paintTime; } ///< ms
    [[nodiscard]] int paintCount() const { return m_paintCount; }

private:
    double m_paintTime = 0;
    int m_paintCount = 0;
};

} // namespace locus::bench
