// SPDX-License-Identifier: GPL-3.0-or-later
// locus_bench: how long one step of a drag takes, from the edit to the painted window. Build it
// optimised: cmake --preset release && cmake --build build/release --target locus_bench
#include "app/startwindow.h"
#include "core/kernels/rowkernels.h"
#include "core/position/method.h"
#include "tests/bench/benchapplication.h"
#include "tests/bench/benchcase.h"
#include "tests/bench/roofline.h"

#include <QCommandLineParser>

#include <array>
#include <cstdio>
#include <vector>

namespace {

using namespace locus;
using bench::BenchCase;

constexpr std::array methods = {
    core::MethodId::None, core::MethodId::Sinusoidal, core::MethodId::Learned, core::MethodId::Shaw,
    core::MethodId::T5,   core::MethodId::Alibi,      core::MethodId::Rope};

void addOptions(QCommandLineParser &parser)
{
    parser.setApplicationDescription(QStringLiteral(
        "Milliseconds of one step of a drag, the median of some steps. Without --n: 128 to 4096."));
    parser.addHelpOption();
    const auto add = [&parser](const char *name, const char *meaning, const char *value,
                               const char *standard = "") {
        parser.addOption({QString::fromLatin1(name), QString::fromLatin1(meaning),
                          QString::fromLatin1(value), QString::fromLatin1(standard)});
    };
    add("method", "one method; else all seven", "NAME");
    add("n", "tokens", "COUNT");
    add("d", "channels of a head", "COUNT", "64");
    add("heads", "heads, shown as thumbnails", "COUNT", "1");
    add("d-model", "channels of x; 0 = heads times d", "COUNT", "0");
    add("mask", "causal or none", "KIND", "causal");
    add("size", "pixels of the heat map", "PIXELS", "900");
    add("threads", "0 = as many as the processor runs", "COUNT", "0");
    add("reps", "steps", "COUNT", "30");
    parser.addOption({QStringLiteral("page"), QStringLiteral("the whole window at 1440 x 900")});
    parser.addOption(
        {QStringLiteral("resize"), QStringLiteral("the whole window while its edge is dragged")});
    parser.addOption({QStringLiteral("difference"),
                      QStringLiteral("the whole window with B − A, where the drag is of B")});
    parser.addOption({QStringLiteral("parts"), QStringLiteral("and what each widget painted")});
    parser.addOption({QStringLiteral("roofline"),
                      QStringLiteral("the product of queries and keys alone, blocked and not")});
}

void printFrame(const BenchCase &c, bool parts)
{
    const bench::Timing t = bench::timingOf(c);
    std::printf("%s method=%s n=%d d=%d heads=%d mask=%s threads=%d compute_ms=%.3f paint_ms=%.3f "
                "frame_ms=%.3f p95_ms=%.3f bytes=%zu\n",
                c.resize       ? "resize"
                : c.difference ? "difference"
                : c.page       ? "page"
                               : "frame",
                core::methodName(c.method), c.n, c.d, c.heads,
                c.mask == core::MaskKind::Causal ? "causal" : "none", t.threads, t.compute, t.paint,
                t.frame, t.p95, t.bytes);
    if (parts)
        for (const auto &[name, milliseconds] : t.parts)
            std::printf("    paint_ms=%.3f %s\n", milliseconds, name.constData());
    std::fflush(stdout);
}

void printRoofline(const BenchCase &c)
{
    const bool causal = c.mask == core::MaskKind::Causal;
    const bench::Roofline r = bench::rooflineOf(c.n, c.d, causal, c.threads, c.steps);
    std::printf("roofline n=%d d=%d mask=%s kernel=%s blocked_ms=%.3f unblocked_ms=%.3f\n", c.n,
                c.d, causal ? "causal" : "none", core::rowKernels().name, r.blocked, r.unblocked);
    std::fflush(stdout);
}

/// What the offscreen platform says about windows of a fixed size concerns nobody here.
void filterMessages(QtMsgType type, const QMessageLogContext &, const QString &message)
{
    if (type != QtDebugMsg && !message.contains(QLatin1String("propagateSizeHints")))
        std::fprintf(stderr, "%s\n", qPrintable(message));
}

int fail(const char *message)
{
    std::fprintf(stderr, "locus_bench: %s\n", message);
    return 2;
}

} // namespace

int main(int argc, char **argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" LOCUS_TEST_DATA "/support/screens.json");
    qInstallMessageHandler(filterMessages);
    app::preparePainting();
    const bench::BenchApplication application(argc, argv);
    QCommandLineParser parser;
    addOptions(parser);
    parser.process(application);

    BenchCase c;
    bool valid = true;
    const auto number = [&](const char *name, int least) {
        bool ok = false;
        const int value = parser.value(QString::fromLatin1(name)).toInt(&ok);
        valid = valid && ok && value >= least;
        return value;
    };
    c.d = number("d", 2);
    c.heads = number("heads", 1);
    c.dModel = number("d-model", 0);
    c.size = number("size", 100);
    c.threads = number("threads", 0);
    c.steps = number("reps", 1);
    c.page = parser.isSet(QStringLiteral("page"));
    c.resize = parser.isSet(QStringLiteral("resize"));
    c.difference = parser.isSet(QStringLiteral("difference"));
    const QString mask = parser.value(QStringLiteral("mask"));
    c.mask = mask == QLatin1String("none") ? core::MaskKind::None : core::MaskKind::Causal;
    valid = valid && (mask == QLatin1String("none") || mask == QLatin1String("causal"));
    std::vector<int> lengths = {128, 512, 1024, 2048, 4096};
    if (parser.isSet(QStringLiteral("n")))
        lengths = {number("n", 1)};
    if (!valid || !parser.positionalArguments().isEmpty())
        return fail("a number or a mask is not one of those that --help names");

    std::vector<core::MethodId> chosen(methods.begin(), methods.end());
    if (parser.isSet(QStringLiteral("method"))) {
        const std::string name = parser.value(QStringLiteral("method")).toStdString();
        std::erase_if(chosen, [&](auto method) { return core::methodName(method) != name; });
        if (chosen.empty())
            return fail("there is no such method");
    }
    if (parser.isSet(QStringLiteral("roofline")))
        chosen.resize(1);
    for (const auto method : chosen)
        for (const int n : lengths) {
            c.method = method;
            c.n = n;
            if (parser.isSet(QStringLiteral("roofline")))
                printRoofline(c);
            else
                printFrame(c, parser.isSet(QStringLiteral("parts")));
        }
    return 0;
}
