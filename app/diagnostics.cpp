// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/diagnostics.h"

#include "app/language.h"
#include "app/scenejson.h"
#include "app/settings.h"
#include "core/kernels/rowkernels.h"
#include "core/patch.h"
#include "core/version.h"
#include "widgets/painters/curve.h"

#include <QGuiApplication>
#include <QLocale>
#include <QScreen>
#include <QStringList>
#include <QSysInfo>
#include <QThread>

#include <Eigen/Core>

namespace locus::app {

namespace {

constexpr std::size_t longestArray = 12;
constexpr std::size_t keptEntries = 8;

QString buildText()
{
#ifdef NDEBUG
    const QString assertions = QStringLiteral("no assertions");
#else
    const QString assertions = QStringLiteral("assertions");
#endif
    return QStringLiteral("%1, %2, %3")
        .arg(QStringLiteral(LOCUS_BUILD_TYPE), assertions, QStringLiteral("C++ " __VERSION__));
}

QString eigenVersion()
{
    return QStringLiteral("%1.%2.%3")
        .arg(EIGEN_WORLD_VERSION)
        .arg(EIGEN_MAJOR_VERSION)
        .arg(EIGEN_MINOR_VERSION);
}

QString latin(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString screenText(const QScreen &screen)
{
    const QRect place = screen.geometry();
    return QStringLiteral("%1: %2 x %3 at %4, %5, scale %6, %7 dpi, %8 Hz")
        .arg(screen.name())
        .arg(place.width())
        .arg(place.height())
        .arg(place.x())
        .arg(place.y())
        .arg(screen.devicePixelRatio())
        .arg(screen.logicalDotsPerInch())
        .arg(screen.refreshRate(), 0, 'f', 0);
}

QString sceneText(const core::Scene &scene)
{
    return QString::fromUtf8(jsonText(shortened(core::valueOfScene(scene))));
}

} // namespace

core::Value shortened(const core::Value &value)
{
    if (const auto *object = value.object()) {
        core::Value::Object result;
        for (const auto &[key, member] : *object)
            result.emplace_back(key, shortened(member));
        return result;
    }
    const auto *array = value.array();
    if (!array)
        return value;
    core::Value::Array result;
    const std::size_t kept = array->size() > longestArray ? keptEntries : array->size();
    for (std::size_t i = 0; i < kept; ++i)
        result.push_back(shortened((*array)[i]));
    if (kept < array->size())
        result.emplace_back("and " + std::to_string(array->size() - kept) + " more");
    return result;
}

QString diagnosticsText(const core::Scene &scene, int threads, const Settings &settings)
{
    const Language spoken = spokenLanguage(settings.language());
    QStringList lines = {
        QStringLiteral("Locus %1 (%2)").arg(latin(core::versionString()), buildText()),
        QStringLiteral("Qt %1 (built with %2), QCustomPlot %3, Eigen %4")
            .arg(QString::fromUtf8(qVersion()), QStringLiteral(QT_VERSION_STR),
                 widgets::curveLibraryVersion(), eigenVersion()),
        QStringLiteral("Kernels %1, %2 of %3 threads")
            .arg(QString::fromUtf8(core::rowKernels().name))
            .arg(threads)
            .arg(QThread::idealThreadCount()),
        QStringLiteral("%1, %2 %3, %4")
            .arg(QSysInfo::prettyProductName(), QSysInfo::kernelType(), QSysInfo::kernelVersion(),
                 QSysInfo::currentCpuArchitecture()),
        QStringLiteral("Platform %1, interface at %2 %, %3 theme")
            .arg(QGuiApplication::platformName())
            .arg(settings.zoom() * 100)
            .arg(settings.darkTheme() ? QStringLiteral("dark") : QStringLiteral("light")),
        QStringLiteral("Language %1 (chosen: %2; system: %3)")
            .arg(languageName(spoken), languageName(settings.language()),
                 QLocale::system().uiLanguages().join(QStringLiteral(", "))),
    };
    for (const QScreen *screen : QGuiApplication::screens())
        lines << QStringLiteral("Screen %1").arg(screenText(*screen));
    return lines.join(u'\n') + QStringLiteral("\n\n") + sceneText(scene);
}

} // namespace locus::app
