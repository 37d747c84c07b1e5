// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenejson.h"
#include "app/scenetensors.h"
#include "app/sessionfile.h"
#include "app/tensorfile/tensorfile.h"
#include "app/tensorsources.h"
#include "core/edit.h"
#include "core/prepared.h"
#include "core/table.h"
#include "tests/support/locusrun.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace locus;

namespace {

QString real()
{
    return QStringLiteral(LOCUS_TEST_DATA "/real/");
}

core::Tensor stored(const QString &file, const char *name)
{
    auto opened = app::openTensorFile(real() + file);
    auto *found = std::get_if<std::unique_ptr<app::TensorFile>>(&opened);
    const auto which = found ? (*found)->find(name) : std::nullopt;
    if (!which)
        return {};
    auto tensor = (*found)->read(*which);
    return std::holds_alternative<core::Tensor>(tensor) ? std::get<core::Tensor>(tensor)
                                                        : core::Tensor();
}

double largestDifference(const std::vector<double> &a, const std::vector<double> &b)
{
    if (a.size() != b.size() || a.empty())
        return HUGE_VAL;
    double largest = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        largest = std::max(largest, std::abs(a[i] - b[i]));
    return largest;
}

std::vector<double> tableOf(core::TableId id, const core::Scene &scene)
{
    const auto table = core::makeTable(id, core::prepare(scene.model), scene.study, scene.view);
    const auto *data = std::get_if<core::TableData>(&table);
    const auto *numbers = data ? std::get_if<core::NumberTable>(data) : nullptr;
    return numbers ? numbers->values : std::vector<double>();
}

/// The scene, or a start scene and a warning.
core::Scene read(const std::variant<core::Scene, app::Failure> &result)
{
    if (const auto *failure = std::get_if<app::Failure>(&result))
        qWarning("%s", qPrintable(failure->message));
    const auto *scene = std::get_if<core::Scene>(&result);
    return scene ? *scene : core::Scene{};
}

QString refusalOf(const std::variant<core::Scene, app::Failure> &result)
{
    const auto *failure = std::get_if<app::Failure>(&result);
    return failure ? failure->message : QStringLiteral("accepted");
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

QByteArray sceneWith(const char *content)
{
    return QByteArray(
               R"({"format": "locus-scene/1", "model": {"method": "none", "mask": "none", )") +
           content + "}}";
}

} // namespace

/// Tensors of files in scenes: a trained model's attention, references that are kept, refusals.
class SceneTensorsTest : public QObject {
    Q_OBJECT

private slots:
    void weightsOfATrainedModel_data();
    void weightsOfATrainedModel();
    void theOtherLayerAndTheOtherFormat();
    void theSliceOfOneHead();
    void isSavedAsTheReference();
    void anEditedNumberLeavesTheFile();
    void theMemoryOfSourcesIsHandedOn();
    void aSessionNeedsNoFile();
    void aTableFromAFile();
    void refused_data();
    void refused();
    void onTheCommandLine();
};

void SceneTensorsTest::weightsOfATrainedModel_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"dog_bites_man", "man_bites_dog", "cat_mat", "river", "dog_times_16",
                             "cafe", "one_token", "padded_dog_bites_man"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void SceneTensorsTest::weightsOfATrainedModel()
{
    QFETCH(QString, name);
    const core::Scene scene = read(app::readScene(real() + name + QStringLiteral(".locus.json")));
    const QString file = name + QStringLiteral(".safetensors");
    QCOMPARE(core::shapesOf(scene.model).heads, 4);
    QVERIFY(largestDifference(tableOf(core::TableId::Weights, scene),
                              stored(file, "layer0.weights").values()) < 1e-5);
    QVERIFY(largestDifference(tableOf(core::TableId::Output, scene),
                              stored(file, "layer0.output").values()) < 1e-5);
}

void SceneTensorsTest::theOtherLayerAndTheOtherFormat()
{
    core::Patch patch;
    for (const char *key : {"content.q", "content.k", "content.v"})
        patch.push_back({key, core::Value::Object{{"file", "dog_bites_man.deflate.npz"},
                                                  {"tensor", std::string("layer1.") + key[8]}}});
    const core::Scene scene =
        read(app::readScene(real() + QStringLiteral("dog_bites_man.locus.json"), patch));
    QCOMPARE(core::shapesOf(scene.model).dHead, 128);
    QVERIFY(largestDifference(
                tableOf(core::TableId::Weights, scene),
                stored(QStringLiteral("dog_bites_man.safetensors"), "layer1.weights").values()) <
            1e-5);
}

/// axes first, then index: [4, n, d] as [n, 4, d], of which head 2.
void SceneTensorsTest::theSliceOfOneHead()
{
    const core::Value index = core::Value::Array{core::Value(), 2, core::Value()};
    core::Patch patch;
    for (const char *key : {"content.q", "content.k", "content.v"})
        patch.push_back({key, core::Value::Object{{"file", "cat_mat.safetensors"},
                                                  {"tensor", std::string("layer0.") + key[8]},
                                                  {"axes", core::Value::Array{1, 0, 2}},
                                                  {"index", index}}});
    const core::Scene scene =
        read(app::readScene(real() + QStringLiteral("cat_mat.locus.json"), patch));
    QCOMPARE(scene.model.content.q.shape(), (core::Tensor::Shape{11, 64}));
    const core::Tensor all = stored(QStringLiteral("cat_mat.safetensors"), "layer0.weights");
    const auto head = all.values().begin() + 2 * 11 * 11;
    QVERIFY(largestDifference(tableOf(core::TableId::Weights, scene), {head, head + 11 * 11}) <
            1e-5);
}

void SceneTensorsTest::isSavedAsTheReference()
{
    const core::Scene scene = read(app::readScene(real() + QStringLiteral("one_token.locus.json")));
    QTemporaryDir dir;
    QVERIFY(QDir(dir.path()).mkdir(QStringLiteral("below")));
    QVERIFY(QFile::copy(real() + QStringLiteral("one_token.safetensors"),
                        dir.filePath(QStringLiteral("below/t.safetensors"))));
    write(dir.filePath(QStringLiteral("a.locus.json")),
          sceneWith(R"("content": {"source": "arrays", "heads": 4,
              "q": {"file": "below/t.safetensors", "tensor": "layer0.q", "axes": [0, 1, 2]},
              "k": {"file": "./below/../below/t.safetensors", "tensor": "layer0.k", "index": [1, null, null]}})"));
    const core::Scene relative = read(app::readScene(dir.filePath(QStringLiteral("a.locus.json"))));
    const QByteArray inMemory = dir.filePath(QStringLiteral("below/t.safetensors")).toUtf8();
    QCOMPARE(app::sourceOf(relative.model.content.q)->file, inMemory.toStdString());
    // Below the folder of the scene: relative; elsewhere: absolute; without a folder: absolute.
    QVERIFY(!app::writeScene(dir.filePath(QStringLiteral("b.locus.json")), relative));
    const QByteArray beside = bytesOf(dir.filePath(QStringLiteral("b.locus.json")));
    QVERIFY2(beside.contains("\"below/t.safetensors\""), beside);
    QVERIFY(!beside.contains(inMemory));
    QVERIFY(!app::writeScene(dir.filePath(QStringLiteral("below/c.locus.json")), scene));
    const QByteArray elsewhere = bytesOf(dir.filePath(QStringLiteral("below/c.locus.json")));
    QVERIFY(elsewhere.contains((real() + QStringLiteral("one_token.safetensors")).toUtf8()));
    QVERIFY(app::jsonText(relative).contains(inMemory));
    for (const char *saved : {"b.locus.json", "below/c.locus.json"})
        QVERIFY(read(app::readScene(dir.filePath(QLatin1String(saved)))) ==
                (saved[0] == 'b' && saved[1] == '.' ? relative : scene));
    QVERIFY(read(app::sceneFromJson(app::jsonText(relative).toStdString())) == relative);
}

void SceneTensorsTest::anEditedNumberLeavesTheFile()
{
    const core::Scene scene = read(app::readScene(real() + QStringLiteral("one_token.locus.json")));
    QVERIFY(app::sourceOf(scene.model.content.q));
    const auto edited = core::applied(scene, {{"content.q[3][0][5]", 7.25}});
    QVERIFY(std::holds_alternative<core::Scene>(edited));
    const core::Content &content = std::get<core::Scene>(edited).model.content;
    QVERIFY(!app::sourceOf(content.q));
    QVERIFY(app::sourceOf(content.k));
    QCOMPARE(content.q.values()[3 * 64 + 5], 7.25);
    QCOMPARE(content.q.values()[0], scene.model.content.q.values()[0]);
}

/// What the successor of a process learns; numbers are known by value and shape.
void SceneTensorsTest::theMemoryOfSourcesIsHandedOn()
{
    const app::TensorSource source{"/a.npz", "q", {1, 0}, {std::nullopt, 3}};
    const core::Tensor tensor = core::Tensor::vector({1.5, 2.5});
    app::rememberSource(tensor, source);
    const core::Value handed = app::rememberedSources();
    app::rememberSource(tensor, {"/other.npy", {}, {}, {}});
    app::rememberSources(handed);
    QVERIFY(app::sourceOf(core::Tensor::vector({1.5, 2.5})) == source);
    QVERIFY(!app::sourceOf(core::Tensor::matrix(1, 2, {1.5, 2.5})));
    QVERIFY(!app::sourceOf(core::Tensor::vector({1.5, 2.25})));
    app::rememberSources(core::Value::Array{core::Value::Object{{"file", 3}}, core::Value()});
}

void SceneTensorsTest::aSessionNeedsNoFile()
{
    QTemporaryDir dir;
    const QString file = dir.filePath(QStringLiteral("one_token.safetensors"));
    QVERIFY(QFile::copy(real() + QStringLiteral("one_token.safetensors"), file));
    QVERIFY(QFile::copy(real() + QStringLiteral("one_token.locus.json"),
                        dir.filePath(QStringLiteral("s.locus.json"))));
    app::Session session;
    session.scene = read(app::readScene(dir.filePath(QStringLiteral("s.locus.json"))));
    session.history.states = {{session.scene.model, session.scene.study}};
    const QString path = dir.filePath(QStringLiteral("session.json"));
    QVERIFY(!app::writeSession(path, session));
    QVERIFY(QFile::remove(file));
    const auto again = app::readSession(path);
    const auto *failure = std::get_if<app::Failure>(&again);
    QVERIFY2(!failure, qPrintable(failure ? failure->message : QString()));
    QVERIFY(std::get<app::Session>(again).scene == session.scene);
    // The file is gone: whoever saves now keeps the numbers.
    QVERIFY(!app::jsonText(std::get<app::Session>(again).scene).contains(file.toUtf8()));
}

void SceneTensorsTest::aTableFromAFile()
{
    QTemporaryDir dir;
    const double table[] = {0.5, -1, 2, 0.25};
    write(dir.filePath(QStringLiteral("slopes.npy")),
          QByteArray("\x93NUMPY\x01\x00\x40\x00", 10) +
              QByteArray("{'descr': '<f8', 'fortran_order': False, 'shape': (4,)}")
                  .leftJustified(64) +
              QByteArray(reinterpret_cast<const char *>(table), sizeof table));
    write(dir.filePath(QStringLiteral("s.locus.json")),
          R"({"format": "locus-scene/1", "model": {"method": "alibi", "content": {"heads": 4},
              "alibi": {"slopes": {"file": "slopes.npy"}}}})");
    const core::Scene scene = read(app::readScene(dir.filePath(QStringLiteral("s.locus.json"))));
    QCOMPARE(tableOf(core::TableId::Slopes, scene), (std::vector<double>{0.5, -1, 2, 0.25}));
    QCOMPARE(core::numberOf(scene, "alibi.slopes[3]"), 0.25);
}

void SceneTensorsTest::refused_data()
{
    QTest::addColumn<QByteArray>("q");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *name, const char *q, const char *words) {
        QTest::newRow(name) << QByteArray(q) << QString::fromUtf8(words);
    };
    row("no file", R"({"file": "none.npy"})", "none.npy: cannot be read");
    row("no name", R"({"file": "one_token.safetensors"})", "\"tensor\" says which");
    row("other name", R"({"file": "one_token.safetensors", "tensor": "q"})", "holds no tensor 'q'");
    row("unknown key", R"({"file": "one_token.safetensors", "tensor": "layer0.q", "slice": 1})",
        "model.content.q.slice: unknown");
    row("not a text", R"({"file": 3})", "model.content.q.file: ");
    row("axes", R"({"file": "one_token.safetensors", "tensor": "layer0.q", "axes": [0, 1]})",
        "tensor 'layer0.q': axes or index do not fit its shape [4, 1, 64]");
    row("half an axis",
        R"({"file": "one_token.safetensors", "tensor": "layer0.q", "axes": [0, 1.5]})",
        "model.content.q.axes: ");
    row("index",
        R"({"file": "one_token.safetensors", "tensor": "layer0.q", "index": [4, null, null]})",
        "axes or index do not fit its shape [4, 1, 64]");
    row("too few indices",
        R"({"file": "one_token.safetensors", "tensor": "layer0.q", "index": [0, 0, null]})",
        "model.content.q: ");
    row("not finite", R"({"file": "bad/npy_nan_inf.npy"})", "model.content.q[0][0]: ");
    row("later not finite", R"({"file": "bad/npy_float16.npy"})", "model.content.q");
    row("empty", R"({"file": "bad/npy_zero_dim.npy"})", "model.content.q: ");
    row("broken", R"({"file": "bad/npy_pickled_object.npy"})",
        "npy_pickled_object.npy: holds Python objects (pickle), which are never read");
    row("other kind of file", R"({"file": "README.md"})", "README.md: is none of");
    row("object without a file", R"({"tensor": "layer0.q"})", "model.content.q: ");
}

void SceneTensorsTest::refused()
{
    QFETCH(QByteArray, q);
    QFETCH(QString, words);
    QTemporaryDir dir;
    // The scene lies beside links to the files that it names.
    for (const QString &name : QDir(real()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot))
        QFile::link(real() + name, dir.filePath(name));
    const QString path = dir.filePath(QStringLiteral("s.locus.json"));
    write(path, sceneWith(QByteArray(R"("content": {"source": "arrays", "q": )" + q +
                                     R"(, "k": [[1, 2]]})")
                              .constData()));
    const QString refusal = refusalOf(app::readScene(path));
    QVERIFY2(refusal.startsWith(path + QStringLiteral(": model.content.q")), qPrintable(refusal));
    QVERIFY2(refusal.contains(words), qPrintable(refusal));
    QVERIFY(!refusal.contains(QLatin1Char('\n')));
    // Booleans are not read from files.
    write(path,
          R"({"format": "locus-scene/1", "model": {"padding": {"file": "bad/npy_bool.npy"}}})");
    QVERIFY(refusalOf(app::readScene(path)).contains(QStringLiteral("model.padding: ")));
}

void SceneTensorsTest::onTheCommandLine()
{
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(real()));
    QStringList arguments = {QStringLiteral("print"), QStringLiteral("weights"),
                             QStringLiteral("--set"), QStringLiteral("mask=none"),
                             QStringLiteral("--set"), QStringLiteral("method=none"),
                             QStringLiteral("--set"), QStringLiteral("content.source=arrays")};
    for (const char *name : {"q", "k"})
        arguments
            << QStringLiteral("--set")
            << QStringLiteral(
                   R"(content.%1={"file": "man_bites_dog.safetensors", "tensor": "layer0.%1"})")
                   .arg(QLatin1String(name));
    const test::Run run = test::runLocus(arguments);
    QVERIFY(QDir::setCurrent(before));
    QVERIFY2(run.status == 0, run.err.constData());
    std::vector<double> printed;
    const QJsonArray heads =
        QJsonDocument::fromJson(run.out).object()[QStringLiteral("data")].toArray();
    for (const QJsonValue &head : heads) {
        const QJsonArray rows = head.toArray();
        for (const QJsonValue &row : rows) {
            const QJsonArray entries = row.toArray();
            for (const QJsonValue &entry : entries)
                printed.push_back(entry.toDouble());
        }
    }
    const core::Tensor weights =
        stored(QStringLiteral("man_bites_dog.safetensors"), "layer0.weights");
    QVERIFY(largestDifference(printed, weights.values()) < 1e-5);
}

QTEST_GUILESS_MAIN(SceneTensorsTest)
#include "tst_scenetensors.moc"
