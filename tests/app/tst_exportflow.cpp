// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exportflow.h"
#include "app/settings.h"

#include <QTemporaryDir>
#include <QTest>

using namespace locus;
using app::FigureFormat;

class TestExportFlow : public QObject {
    Q_OBJECT
private slots:
    void theSuffixDecidesTheFormat_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<FigureFormat>("chosen");
        QTest::addColumn<QString>("path");
        QTest::addColumn<FigureFormat>("format");
        QTest::newRow("the same") << "a.svg" << FigureFormat::Svg << "a.svg" << FigureFormat::Svg;
        QTest::newRow("another known one")
            << "a.pdf" << FigureFormat::Svg << "a.pdf" << FigureFormat::Pdf;
        QTest::newRow("none") << "a" << FigureFormat::Png << "a.png" << FigureFormat::Png;
        QTest::newRow("an unknown one")
            << "fig.2" << FigureFormat::Pdf << "fig.2.pdf" << FigureFormat::Pdf;
    }
    void theSuffixDecidesTheFormat()
    {
        QFETCH(QString, typed);
        QFETCH(FigureFormat, chosen);
        const app::FigureTarget target = app::figureTarget(typed, chosen);
        QTEST(target.path, "path");
        QTEST(target.format, "format");
    }

    void theLastFigureIsRemembered()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("settings.ini"));
        core::FigureSettings figure;
        {
            app::Settings settings(file);
            QCOMPARE(settings.figure(), core::FigureSettings());
            figure.width = 85;
            figure.height = 60.5;
            figure.dpi = 600;
            figure.theme = core::FigureTheme::Dark;
            figure.transparent = true;
            settings.setFigure(figure);
            settings.setFigureSuffix(QStringLiteral("svg"));
        }
        app::Settings settings(file);
        QCOMPARE(settings.figure(), figure);
        QCOMPARE(settings.figureSuffix(), QStringLiteral("svg"));
    }

    void aSpoiltSettingGivesTheDefaults()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("settings.ini"));
        {
            QSettings store(file, QSettings::IniFormat);
            store.setValue(QStringLiteral("figure/settings"), QByteArray("[{\"width\": -1}]"));
        }
        QCOMPARE(app::Settings(file).figure(), core::FigureSettings());
    }
};

QTEST_GUILESS_MAIN(TestExportFlow)
#include "tst_exportflow.moc"
