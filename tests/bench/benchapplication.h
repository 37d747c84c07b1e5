// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QByteArray>

#include <map>

namespace locus::bench {

/// Times what windows repaint, and which widgets take how long of it.
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

    /// Milliseconds and number of paintings by class name, since the last forgetPainting().
    struct Part {
        double milliseconds = 0;
        int count = 0;
    };
    [[nodiscard]] const std::map<QByteArray, Part> &parts() const { return m_parts; }

private:
    bool timed(QObject *receiver, QEvent *event, double &milliseconds);

    std::map<QByteArray, Part> m_parts;
    double m_paintTime = 0;
    int m_paintCount = 0;
};

} // namespace locus::bench
