// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/version.h"

#include <QRegularExpression>
#include <QTest>

class VersionTest : public QObject {
    Q_OBJECT

private slots:
    void versionHasThreeNumbers()
    {
        const auto text = locus::core::versionString();
        const QString version = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
        static const QRegularExpression threeNumbers(R"(^\d+\.\d+\.\d+$)");
        QVERIFY2(threeNumbers.match(version).hasMatch(), qPrintable(version));
    }
};

QTEST_GUILESS_MAIN(VersionTest)
#include "tst_version.moc"
