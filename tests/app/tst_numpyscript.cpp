// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/numpyscript.h"
#include "app/tensorfile/tensorfile.h"
#include "core/attention.h"
#include "core/edit.h"
#include "core/frame.h"
#include "core/patch.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>
#include <cstring>

using namespace locus;
using core::Stage;

namespace {

/// Debian's NumPy belongs to Debian's Python, whatever stands first in the path.
QString pythonWithNumpy()
{
    for (const char *python : {"/usr/bin/python3", "python3"}) {
        QProcess process;
        process.start(QString::fromLatin1(python),
                      {QStringLiteral("-c"), QStringLiteral("import numpy")});
        if (process.waitForFinished() && process.exitStatus() == QProcess::NormalExit &&
            process.exitCode() == 0)
            return QString::fromLatin1(python);
    }
    return {};
}

/// Runs every NAME.py of a folder as if by itself: NAME.npy and NAME.txt are what it leaves.
constexpr const char *runner =
    "import contextlib, pathlib, runpy, sys\n"
    "for path in sorted(pathlib.Path(sys.argv[1]).iterdir()):\n"
    "    sys.argv = [str(path), str(path.with_suffix('.npy'))]\n"
    "    with open(path.with_suffix('.txt'), 'w') as out, contextlib.redirect_stdout(out):\n"
    "        runpy.run_path(str(path), run_name='__main__')\n";

core::Tensor matrix(std::int64_t rows, std::int64_t columns, double from)
{
    std::vector<double> values;
    for (std::int64_t i = 0; i < rows * columns; ++i)
        values.push_back(std::sin(from + double(i)));
    return core::Tensor({rows, columns}, values);
}

core::Tensor numbers(const std::vector<double> &values)
{
    return core::Tensor({std::ssize(values)}, values);
}

struct Case {
    QString name;
    core::Model model;
};

core::Model base(core::MethodId method)
{
    core::Model model;
    model.method = method;
    model.content.tokens = {"the", "d\u00f6g \"x\"", "\u72d7", "the", "\U0001F600"};
    model.content.heads = 2;
    model.content.dHead = 4;
    model.content.dModel = 8;
    return model;
}

std::vector<Case> casesOf(core::MethodId method)
{
    const core::Model plain = base(method);
    std::vector<Case> cases = {{QStringLiteral("plain"), plain}};
    const auto add = [&](const char *name, const auto &change) {
        core::Model model = plain;
        change(model);
        cases.push_back({QString::fromLatin1(name), model});
    };
    add("no mask, unscaled, shifted", [](core::Model &m) {
        m.mask = core::MaskKind::None;
        m.scale = core::ScoreScale::None;
        m.positionStart = 7;
    });
    add("custom mask with a dead row, padding", [](core::Model &m) {
        m.mask = core::MaskKind::Custom;
        m.allowed = core::Tensor(
            {5, 5}, {1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 1, 0, 1, 0, 1, 1, 0, 0, 1});
        m.padding = numbers({0, 0, 1, 0, 0});
    });
    add("offset, random", [](core::Model &m) {
        m.content.source = core::ContentSource::Random;
        m.content.n = 6;
        m.content.seed = 9;
        m.queryOffset = 2;
    });
    add("far positions", [](core::Model &m) {
        m.positions = numbers({0, 3, 4, 90, 200});
        m.mask = core::MaskKind::None;
    });
    add("identity", [](core::Model &m) { m.content.projection = core::Projection::Identity; });
    add("given x and W", [](core::Model &m) {
        m.content.source = core::ContentSource::Arrays;
        m.content.x = matrix(5, 8, 1);
        m.content.wq = matrix(8, 8, 2);
        m.content.wk = matrix(8, 8, 3);
        m.content.wv = matrix(8, 12, 4);
    });
    add("given rows", [](core::Model &m) {
        m.content.source = core::ContentSource::Arrays;
        m.content.q = core::Tensor({2, 3, 4}, matrix(6, 4, 1).values());
        m.content.k = matrix(5, 4, 2);
        m.content.v = core::Tensor({2, 5, 3}, matrix(10, 3, 3).values());
        m.queryOffset = 2;
    });
    add("given vectors", [](core::Model &m) {
        m.content.source = core::ContentSource::Identical;
        m.content.n = 5;
        m.content.q = numbers({1, 2, -3, 0.25});
        m.content.k = numbers({0.5, 1e-3, 3, -1});
    });
    switch (method) {
    case core::MethodId::Sinusoidal:
        add("concat, small base", [](core::Model &m) {
            m.sinusoidal.layout = core::ChannelLayout::Concat;
            m.sinusoidal.base = 12.5;
        });
        add("sine only", [](core::Model &m) { m.mistake = core::Mistake::SineOnly; });
        break;
    case core::MethodId::Learned:
        add("segments", [](core::Model &m) {
            m.learned.segments = true;
            m.learned.segmentIds = numbers({0, 0, 1, 1, 0});
        });
        add("given tables", [](core::Model &m) {
            m.learned.table = matrix(6, 8, 5);
            m.learned.length = 6;
            m.learned.segments = true;
            m.learned.segmentTable = matrix(3, 8, 6);
            m.learned.segmentIds = numbers({2, 1, 0, 2, 0});
        });
        break;
    case core::MethodId::Shaw:
        add("values too", [](core::Model &m) {
            m.shaw.radius = 1;
            m.shaw.values = true;
        });
        add("values alone, given", [](core::Model &m) {
            m.shaw.radius = 1;
            m.shaw.keys = false;
            m.shaw.values = true;
            m.shaw.tableK = matrix(3, 4, 7);
            m.shaw.tableV = matrix(3, 4, 8);
        });
        break;
    case core::MethodId::T5:
        add("one direction, few", [](core::Model &m) {
            m.t5.bidirectional = false;
            m.t5.buckets = 8;
            m.t5.maxDistance = 20;
            m.positions = numbers({0, 3, 9, 19, 45});
        });
        add("given table, late", [](core::Model &m) {
            m.t5.buckets = 12;
            m.t5.table = matrix(12, 2, 9);
            m.mistake = core::Mistake::BiasAfterSoftmax;
        });
        break;
    case core::MethodId::Alibi:
        add("key", [](core::Model &m) { m.alibi.form = core::AlibiForm::Key; });
        add("last", [](core::Model &m) { m.alibi.form = core::AlibiForm::Last; });
        add("late, own slopes", [](core::Model &m) {
            m.alibi.slopes = numbers({0.3, 2});
            m.mistake = core::Mistake::BiasAfterSoftmax;
        });
        break;
    case core::MethodId::Rope:
        add("halves, part", [](core::Model &m) {
            m.content.dHead = 6;
            m.rope.layout = core::RopeLayout::Half;
            m.rope.rotaryDim = 4;
        });
        add("one speed", [](core::Model &m) { m.rope.theta = core::Tensor({}, {0.3}); });
        add("mixed", [](core::Model &m) { m.mistake = core::Mistake::MixedLayouts; });
        add("mixed halves", [](core::Model &m) {
            m.mistake = core::Mistake::MixedLayouts;
            m.rope.layout = core::RopeLayout::Half;
        });
        break;
    case core::MethodId::None: break;
    }
    return cases;
}

} // namespace

/// The scripts compute what Locus computes: each is run by Python and compared number by number.
class NumpyScriptTest : public QObject {
    Q_OBJECT

private slots:
    void everyStageOfEveryCase_data();
    void everyStageOfEveryCase();
    void aCellIsNotAnothers();
    void whatIsTooLargeIsRefused();
    void aStageOfAnotherMethodIsRefused();
};

void NumpyScriptTest::everyStageOfEveryCase_data()
{
    QTest::addColumn<core::MethodId>("method");
    for (const core::MethodId method : core::allMethods)
        QTest::newRow(core::methodName(method)) << method;
}

void NumpyScriptTest::everyStageOfEveryCase()
{
    QFETCH(core::MethodId, method);
    const QString python = pythonWithNumpy();
    if (python.isEmpty())
        QSKIP("no Python with NumPy here");
    const QTemporaryDir folder;
    struct Wanted {
        QString file, what;
        core::Matrix<double> matrix;
        double checksum;
    };
    std::vector<Wanted> wanted;
    for (const Case &one : casesOf(method)) {
        const core::Shapes shapes = core::shapesOf(one.model);
        if (core::refusalOf(one.model, shapes, core::positionsOf(one.model, shapes)))
            continue; // an encoding without x, a form without its mask
        const core::Prepared prepared = core::prepare(one.model);
        for (int stage = 0; stage <= int(Stage::Output); ++stage) {
            core::View view;
            view.stage = Stage(stage);
            view.head = 1;
            if (core::stageRefusal(prepared, view.stage))
                continue;
            const auto made = app::numpyScript(prepared, view);
            const auto *script = std::get_if<app::NumpyScript>(&made);
            const QString what = QStringLiteral("%1, stage %2").arg(one.name).arg(stage);
            QVERIFY2(script, qPrintable(what));
            const QString file =
                folder.filePath(QStringLiteral("s%1").arg(wanted.size(), 4, 10, QLatin1Char('0')));
            QFile out(file + QStringLiteral(".py"));
            QVERIFY(out.open(QIODevice::WriteOnly));
            out.write(script->text.data(), qint64(script->text.size()));
            wanted.push_back(
                {file, what, core::exactStage(prepared, view.stage, {1}), script->checksum});
        }
    }
    QVERIFY(wanted.size() > 20);
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(python, {QStringLiteral("-W"), QStringLiteral("error"), QStringLiteral("-c"),
                           QString::fromLatin1(runner), folder.path()});
    QVERIFY(process.waitForFinished(120'000));
    QVERIFY2(process.exitCode() == 0, process.readAll().constData());
    for (const Wanted &one : wanted) {
        QFile text(one.file + QStringLiteral(".txt"));
        QVERIFY(text.open(QIODevice::ReadOnly));
        const double printed = text.readAll().trimmed().split(' ').constLast().toDouble();
        QVERIFY2(std::abs(printed - one.checksum) <= 1e-6 * (1 + std::abs(one.checksum)),
                 qPrintable(one.what));
        QFile file(one.file + QStringLiteral(".npy"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        const qsizetype size = qsizetype(one.matrix.size()) * qsizetype(sizeof(double));
        QVERIFY2(bytes.contains("<f8") || bytes.contains("<i8"), qPrintable(one.what));
        QVERIFY2(bytes.size() == size + 128, qPrintable(one.what));
        const bool isInteger = bytes.contains("<i8");
        for (Eigen::Index i = 0; i < one.matrix.size(); ++i) {
            double number = 0;
            const char *from = bytes.constData() + 128 + i * Eigen::Index(sizeof number);
            if (isInteger) {
                std::int64_t whole = 0;
                std::memcpy(&whole, from, sizeof whole);
                number = double(whole);
            } else {
                std::memcpy(&number, from, sizeof number);
            }
            const double expected = one.matrix.data()[i];
            QVERIFY2(std::isnan(expected)
                         ? std::isnan(number)
                         : std::abs(number - expected) <= 1e-12 * (1 + std::abs(expected)),
                     qPrintable(QStringLiteral("%1, number %2: %3 instead of %4")
                                    .arg(one.what)
                                    .arg(i)
                                    .arg(number)
                                    .arg(expected)));
        }
    }
}

void NumpyScriptTest::aCellIsNotAnothers()
{
    core::Matrix<double> matrix(2, 2);
    matrix << 1, 2, 3, 4;
    QCOMPARE(app::checksumOf(matrix), 1 + 2 * 2 + 3 * 3 + 4 * 4.0);
    std::swap(matrix(0, 0), matrix(1, 1));
    QVERIFY(app::checksumOf(matrix) != 30);
    matrix(0, 1) = std::nan("");
    QCOMPARE(app::checksumOf(matrix), 4 + 3 * 3 + 1 * 4.0);
    QCOMPARE(app::checksumText(1.0 / 3), QStringLiteral("0.333333333"));
}

void NumpyScriptTest::whatIsTooLargeIsRefused()
{
    core::Model model = base(core::MethodId::None);
    model.content.source = core::ContentSource::Arrays;
    model.content.q = matrix(4, 300, 1);
    model.content.k = matrix(400, 300, 1);
    core::View view;
    auto made = app::numpyScript(core::prepare(model), view);
    QVERIFY(std::get<app::NumpyScript>(made).text.size() > 100'000);
    model.content.k = matrix(460, 300, 1);
    model.queryOffset = 0;
    made = app::numpyScript(core::prepare(model), view);
    QVERIFY(std::holds_alternative<QString>(made));
    QVERIFY(std::get<QString>(made).contains(QStringLiteral("NPY")));
}

void NumpyScriptTest::aStageOfAnotherMethodIsRefused()
{
    core::View view;
    view.stage = Stage::Bias;
    const auto made = app::numpyScript(core::prepare(base(core::MethodId::Rope)), view);
    QVERIFY(std::holds_alternative<QString>(made));
}

QTEST_MAIN(NumpyScriptTest)
#include "tst_numpyscript.moc"
