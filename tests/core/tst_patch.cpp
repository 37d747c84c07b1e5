// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figuresize.h"
#include "core/patch.h"
#include "tests/support/scenes.h"

#include <QtTest>

#include <limits>

using namespace locus::core;
using locus::test::describe;
using locus::test::sceneOf;
using locus::test::textOf;
using locus::test::valueOf;

namespace {

QString text(const std::string &utf8)
{
    return QString::fromStdString(utf8);
}

/// "rope.base=100; content.tokens=["a"]" as a patch.
Patch patchOfText(const QString &assignments)
{
    Patch patch;
    for (const QString &assignment : assignments.split(QStringLiteral("; "), Qt::SkipEmptyParts)) {
        const qsizetype equals = assignment.indexOf(u'=');
        patch.push_back({assignment.left(equals).toStdString(),
                         valueOf(assignment.mid(equals + 1).toStdString())});
    }
    return patch;
}

QString sceneText(const std::variant<Scene, Problem> &result)
{
    const Scene *scene = std::get_if<Scene>(&result);
    return text(scene ? textOf(*scene) : describe(std::get<Problem>(result)));
}

/// The members of the saved scene after its format.
QString savedMembers(const std::variant<Scene, Problem> &result)
{
    return sceneText(result)
        .replace(QStringLiteral(R"({"format":"locus-scene/1",)"), QStringLiteral("{"))
        .replace(QStringLiteral(R"({"format":"locus-scene/1"})"), QStringLiteral("{}"));
}

} // namespace

class PatchTest : public QObject {
    Q_OBJECT

private slots:
    void filesAreStrict_data();
    void filesAreStrict();
    void figuresAreStrict_data();
    void figuresAreStrict();
    void patchesAreApplied_data();
    void patchesAreApplied();
    void refusedPatchesLeaveTheSceneAlone();
    void explicitKeysOfTheFileCountUnderAPatch();
    void onlyTheWholeIsValidated();
    void scenesComeBackExactly_data();
    void scenesComeBackExactly();
    void sharedArraysAreNotLookedInto();
    void savedSceneIsSmallAndInOrder();
    void sizesOfFigures_data();
    void sizesOfFigures();
    void sizesOfFiguresComeBackExactly();
};

void PatchTest::filesAreStrict_data()
{
    QTest::addColumn<QString>("json");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *json, const char *expected) {
        QTest::newRow(name) << json << expected;
    };
    row("format alone", R"({"format": "locus-scene/1"})", R"({"format":"locus-scene/1"})");
    row("all sections empty",
        R"({"format": "locus-scene/1", "model": {"content": {}, "rope": {}}, "study": {}, "view": {}, "figures": []})",
        R"({"format":"locus-scene/1"})");
    row("format last", R"({"model": {}, "format": "locus-scene/1"})",
        R"({"format":"locus-scene/1"})");
    row("no format", R"({"model": {"x": 1}})", "MissingFormat format");
    row("another format", R"({"format": "locus-scene/2", "new": 1})",
        "WrongFormat format (locus-scene/2)");
    row("format as a number", R"({"format": 1})", "WrongFormat format");
    row("a list", "[]", "WrongType  (object)");
    row("a number", "5", "WrongType  (object)");
    row("unknown section", R"({"format": "locus-scene/1", "modle": {}})", "UnknownKey modle");
    row("unknown key", R"({"format": "locus-scene/1", "model": {"rope": {"bsae": 5}}})",
        "UnknownKey model.rope.bsae");
    row("unknown group", R"({"format": "locus-scene/1", "model": {"xpos": {}}})",
        "UnknownKey model.xpos");
    row("key of the command line", R"({"format": "locus-scene/1", "model": {"rope.base": 5}})",
        "UnknownKey model.rope.base");
    row("index in a key", R"({"format": "locus-scene/1", "model": {"alibi": {"slopes[0]": 5}}})",
        "UnknownKey model.alibi.slopes[0]");
    row("key of another section", R"({"format": "locus-scene/1", "view": {"method": "t5"}})",
        "UnknownKey view.method");
    row("key of another group", R"({"format": "locus-scene/1", "model": {"base": 5}})",
        "UnknownKey model.base");
    row("a group inside a group",
        R"({"format": "locus-scene/1", "model": {"rope": {"alibi": {}}}})",
        "UnknownKey model.rope.alibi");
    row("group as a number", R"({"format": "locus-scene/1", "model": {"rope": 5}})",
        "WrongType model.rope (object)");
    row("group as null", R"({"format": "locus-scene/1", "model": {"rope": null}})",
        "WrongType model.rope (object)");
    row("section as null", R"({"format": "locus-scene/1", "study": null})",
        "WrongType study (object)");
    row("leaf as an object", R"({"format": "locus-scene/1", "model": {"method": {}}})",
        "WrongType model.method (choice)");
    row("empty name", R"({"format": "locus-scene/1", "model": {"": 1}})", "UnknownKey model.");
    row("tokens as a text",
        R"({"format": "locus-scene/1", "model": {"content": {"tokens": "a b"}}})",
        "WrongType model.content.tokens (list of texts)");
    row("negative base", R"({"format": "locus-scene/1", "model": {"rope": {"base": -1}}})",
        "OutOfRange model.rope.base got -1 low 0 high inf exclusive");
    row("first problem in file order",
        R"({"format": "locus-scene/1", "view": {"head": -1}, "model": {"method": "no"}})",
        "OutOfRange view.head got -1 low 0 high 127");
    row("types before rules",
        R"({"format": "locus-scene/1", "model": {"mask": "custom", "method": "no"}})",
        "UnknownChoice model.method (no)");
    row("scaling",
        R"({"format": "locus-scene/1", "model": {"rope": {"scaling": {"type": "linear", "factor": 4}}}})",
        "NotYetSupported model.rope.scaling");
    row("no scaling", R"({"format": "locus-scene/1", "model": {"rope": {"scaling": null}}})",
        R"({"format":"locus-scene/1"})");
    row("tensor of a file",
        R"({"format": "locus-scene/1", "model": {"content": {"q": {"file": "m.safetensors", "tensor": "layer0.q"}}}})",
        "NotYetSupported model.content.q");
    row("booleans of a file",
        R"({"format": "locus-scene/1", "model": {"padding": {"file": "m.npy"}}})",
        "WrongType model.padding (array of booleans)");
    row("whole numbers written as reals",
        R"({"format": "locus-scene/1", "model": {"content": {"d_head": 32.0}}})",
        R"({"format":"locus-scene/1","model":{"content":{"d_head":32.0}}})");
}

void PatchTest::filesAreStrict()
{
    QFETCH(QString, json);
    QFETCH(QString, expected);
    QCOMPARE(sceneText(sceneFromValue(valueOf(json.toStdString()))), expected);
}

void PatchTest::figuresAreStrict_data()
{
    QTest::addColumn<QString>("json");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *json, const char *expected = "accepted") {
        QTest::newRow(name) << json << expected;
    };
    row("everything",
        R"([{"name": "one", "view": "curve", "size": "1600x1200px", "dpi": 150, "theme": "dark", "transparent": true}])");
    row("all that a figure has",
        R"([{"name": "three", "content": "panels", "panels": ["heatmap", "circles", "curve"], "arrangement": "column", "size": "174x96mm", "dpi": 600, "theme": "light", "font": "STIX", "points": 8.5, "text": "outlines", "transparent": false, "parts": {"labels": false, "color-bar": false, "crosshair": false, "diagonal": false, "numbers": false, "title": true}, "scene": false}])");
    row("the whole page", R"([{"content": "page"}])");
    row("some parts", R"([{"parts": {"title": true}}])");
    row("defaults", "[{}]");
    row("two", R"([{"name": "a"}, {"name": "b", "size": "84.5x60mm"}])");
    row("no list", "{}", "WrongType figures (list)");
    row("no objects", "[1]", "WrongType figures[0] (object)");
    row("unknown key", R"([{}, {"fonts": 1}])", "UnknownKey figures[1].fonts");
    row("unknown view", R"([{"view": "map"}])", "UnknownChoice figures[0].view (map)");
    row("view as a number", R"([{"view": 1}])", "WrongType figures[0].view (choice)");
    row("unknown panel", R"([{"panels": ["heatmap", "map"]}])",
        "UnknownChoice figures[0].panels[1] (map)");
    row("a panel twice", R"([{"panels": ["row", "curve", "row"]}])",
        "DuplicateEntry figures[0].panels[2]");
    row("no panels", R"([{"panels": []}])", "Empty figures[0].panels");
    row("panels without a list", R"([{"panels": "row"}])", "WrongType figures[0].panels (list)");
    row("view and panels", R"([{"view": "row", "panels": ["row"]}])",
        "ConflictingKeys figures[0].view (panels)");
    row("unknown part", R"([{"parts": {"legend": true}}])", "UnknownKey figures[0].parts.legend");
    row("a part as a number", R"([{"parts": {"title": 1}}])",
        "WrongType figures[0].parts.title (boolean)");
    row("parts without names", R"([{"parts": ["title"]}])", "WrongType figures[0].parts (object)");
    row("unknown content", R"([{"content": "view"}])", "UnknownChoice figures[0].content (view)");
    row("letters too small", R"([{"points": 1}])",
        "OutOfRange figures[0].points got 1 low 4 high 96");
    row("unknown theme", R"([{"theme": "sepia"}])", "UnknownChoice figures[0].theme (sepia)");
    row("size without a unit", R"([{"size": "120x90"}])", "WrongType figures[0].size (size)");
    row("size as a number", R"([{"size": 120}])", "WrongType figures[0].size (size)");
    row("dpi as a text", R"([{"dpi": "300"}])", "WrongType figures[0].dpi (integer)");
    row("half a dot", R"([{"dpi": 300.5}])", "NotAnInteger figures[0].dpi got 300.5 low 0 high 0");
    row("no dots", R"([{"dpi": 0}])", "OutOfRange figures[0].dpi got 0 low 10 high 2400");
    row("name as a number", R"([{"name": 1}])", "WrongType figures[0].name (text)");
    row("transparent as a number", R"([{"transparent": 1}])",
        "WrongType figures[0].transparent (boolean)");
}

void PatchTest::figuresAreStrict()
{
    QFETCH(QString, json);
    QFETCH(QString, expected);
    const auto result = sceneOf(R"({"figures": )" + json.toStdString() + "}");
    QCOMPARE(text(describe(result)), expected);
    if (const Scene *scene = std::get_if<Scene>(&result)) {
        const auto again = sceneFromValue(valueOfScene(*scene));
        QCOMPARE(text(describe(again)), QStringLiteral("accepted"));
        QVERIFY(std::get<Scene>(again) == *scene);
        QVERIFY(!scene->figures.empty());
    }
}

void PatchTest::patchesAreApplied_data()
{
    QTest::addColumn<QString>("assignments");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *assignments, const char *expected) {
        QTest::newRow(name) << QString::fromUtf8(assignments) << QString::fromUtf8(expected);
    };
    row("nothing", "", "{}");
    row("a leaf", R"(rope.base=500000)", R"({"model":{"rope":{"base":500000.0}}})");
    row("back to the default", R"(rope.base=5; rope.base=10000)", "{}");
    row("study and view", R"(permutation=[2,0,1]; query=1; stage="scores")",
        R"({"study":{"permutation":[2.0,0.0,1.0]},"view":{"query":1.0,"stage":"scores"}})");
    row("order does not matter for what is saved", R"(t5.buckets=8; content.heads=2; method="t5")",
        R"({"model":{"content":{"heads":2.0},"method":"t5","t5":{"buckets":8.0}}})");
    row("typed tokens", R"(content.tokens="a 狗咬 b")",
        R"({"model":{"content":{"tokens":["a","狗","咬","b"]}}})");
    row("nothing typed", R"(content.tokens=" ")", "Empty model.content.tokens");
    row("one token", R"(content.tokens[1]="cat")",
        R"({"model":{"content":{"tokens":["dog","cat","man"]}}})");
    row("one token is not split", R"(content.tokens[1]="a b")",
        R"({"model":{"content":{"tokens":["dog","a b","man"]}}})");
    row("a token beyond the last", R"(content.tokens[3]="cat")",
        "NoSuchEntry model.content.tokens[3]");
    row("a slope of the rule", R"(content.heads=2; alibi.slopes[1]=0.3)",
        R"({"model":{"content":{"heads":2.0},"alibi":{"slopes":[0.0625,0.3]}}})");
    row("the rule has its own max_bias",
        R"(alibi.max_bias=2; content.heads=2; alibi.slopes[1]=0.3)",
        R"({"model":{"content":{"heads":2.0},"alibi":{"max_bias":2.0,"slopes":[0.5,0.3]}}})");
    row("heads of that moment", R"(alibi.slopes[1]=0.3; content.heads=2)",
        "NoSuchEntry model.alibi.slopes[1]");
    row("heads of arrays",
        R"(content.source="arrays"; content.q=[[[1]],[[1]]]; content.k=[[1]]; alibi.slopes[1]=0.3)",
        R"({"model":{"content":{"source":"arrays","q":[[[1.0]],[[1.0]]],"k":[[1.0]]},"alibi":{"slopes":[0.0625,0.3]}}})");
    row("an entry of null", R"(rope.theta[0]=1)", "NoSuchEntry model.rope.theta[0]");
    row("an entry of one number", R"(rope.theta=1; rope.theta[0]=1)",
        "NoSuchEntry model.rope.theta[0]");
    row("an entry of a table", R"(t5.buckets=2; t5.table=[[1],[2]]; t5.table[1][0]=5)",
        R"({"model":{"t5":{"buckets":2.0,"table":[[1.0],[5.0]]}}})");
    row("a row of a table", R"(t5.table=[[1],[2]]; t5.table[1]=[5])",
        "NoSuchEntry model.t5.table[1]");
    row("too many indices", R"(alibi.slopes[0][0]=5)", "NoSuchEntry model.alibi.slopes[0][0]");
    row("an index on a leaf", R"(rope.base[0]=5)", "NoSuchEntry model.rope.base[0]");
    row("a wrong entry", R"(alibi.slopes[0]="a")", "WrongType model.alibi.slopes[0] (number)");
    row("an array as an entry", R"(alibi.slopes[0]=[1])",
        "WrongRank model.alibi.slopes[0] got 2 low 0 high 0");
    row("null as an entry", R"(alibi.slopes[0]=null)", "NullNotAllowed model.alibi.slopes[0]");
    row("an entry of a mask", R"(allowed=[[true,true]]; allowed[0][1]=false)",
        R"({"model":{"allowed":[[true,false]]}})");
    row("unknown key", "rope.bsae=5", "UnknownKey rope.bsae");
    row("a group", "rope=5", "UnknownKey rope");
    row("malformed address", "alibi.slopes[=5", "UnknownKey alibi.slopes[");
    row("the whole is validated", R"(mask="custom")", "MissingKey model.allowed (model.mask)");
    row("a size beside an array",
        R"(content.source="identical"; content.q=[1,0]; content.k=[1,0]; content.d_head=3)",
        "SizeDisagrees model.content.d_head got 3 low 2 high 0");
    row("a size that agrees",
        R"(content.source="identical"; content.q=[1,0]; content.k=[1,0]; content.d_head=2)",
        R"({"model":{"content":{"source":"identical","q":[1.0,0.0],"k":[1.0,0.0]}}})");
}

void PatchTest::patchesAreApplied()
{
    QFETCH(QString, assignments);
    QFETCH(QString, expected);
    QCOMPARE(savedMembers(applied(Scene{}, patchOfText(assignments))), expected);
}

void PatchTest::refusedPatchesLeaveTheSceneAlone()
{
    const Scene scene;
    const auto result =
        applied(scene, patchOfText(R"(content.heads=2; method="t5"; rope.base=-1)"));
    QCOMPARE(text(describe(result)),
             QStringLiteral("OutOfRange model.rope.base got -1 low 0 high inf exclusive"));
    QVERIFY(scene == Scene{});
}

void PatchTest::explicitKeysOfTheFileCountUnderAPatch()
{
    const Patch arrays =
        patchOfText(R"(content.source="arrays"; content.q=[[1,2]]; content.k=[[1,2]])");
    QCOMPARE(text(describe(sceneOf("{}", arrays))), QStringLiteral("accepted"));
    QCOMPARE(text(describe(sceneOf(R"({"model": {"content": {"d_head": 64}}})", arrays))),
             QStringLiteral("SizeDisagrees model.content.d_head got 64 low 2 high 0"));
    QCOMPARE(text(describe(applied(Scene{}, arrays, {"content.n"}))),
             QStringLiteral("SizeDisagrees model.content.n got 64 low 1 high 0"));
}

void PatchTest::onlyTheWholeIsValidated()
{
    // The file alone is wrong (no mask array); with the patch it is right.
    const char *file = R"({"model": {"mask": "custom"}})";
    QVERIFY(std::holds_alternative<Problem>(sceneOf(file)));
    QCOMPARE(text(describe(sceneOf(file, patchOfText(R"(mask="none")")))),
             QStringLiteral("accepted"));
}

void PatchTest::scenesComeBackExactly_data()
{
    QTest::addColumn<QString>("json");
    const auto row = [](const char *name, const char *json) {
        QTest::newRow(name) << QString::fromUtf8(json);
    };
    row("the start scene", "{}");
    row("every content key",
        R"({"model": {"content": {"source": "random", "tokens": ["狗", "咬"], "seed": 9007199254740991, "d_model": 6, "d_head": 3, "heads": 2, "projection": "identity", "n": 7, "q": [[1]], "k": [[[2]]], "v": [3], "x": [[0.1]], "wq": [[1e-300]], "wk": [[-0.25]], "wv": [[1e300]]}}})");
    row("arrays",
        R"({"model": {"content": {"source": "arrays", "q": [[[0.1, 2]], [[3, 4]]], "k": [[1, 2], [3, 4], [5, 6]], "v": [[1], [2], [3]]}, "query_offset": -2, "mask": "none"}})");
    row("x and W",
        R"({"model": {"content": {"source": "arrays", "heads": 3, "x": [[1, 2], [3, 4]], "wq": [[1, 2, 3], [4, 5, 6]], "wk": [[1, 2, 3], [4, 5, 6]], "wv": [[1, 2, 3], [4, 5, 6]]}}})");
    row("identical vectors",
        R"({"model": {"content": {"source": "identical", "n": 9, "d_model": 12, "q": [1, 2], "k": [1, 2]}}})");
    row("positions and masks",
        R"({"model": {"positions": [5, -3, 100000], "position_start": 77, "query_offset": 1, "mask": "custom", "allowed": [[true, false, true], [false, false, false]], "padding": [false, true, false], "scale": "none"}})");
    row("every method's parameters",
        R"({"model": {"method": "learned", "content": {"d_model": 2}, "sinusoidal": {"base": 7.5, "layout": "concat"}, "learned": {"length": 3, "seed": 2, "table": [[1, 2], [3, 4], [5, 6]], "segments": true, "segment_ids": [0, 1, 1], "segment_table": [[1, 2], [3, 4]]}, "shaw": {"radius": 0, "keys": false, "values": true, "seed": 3, "table_k": [[1]], "table_v": [[2]]}, "t5": {"buckets": 2, "max_distance": 5, "bidirectional": false, "seed": 4, "table": [[1], [2]]}, "alibi": {"max_bias": 4.5, "slopes": [-0.5], "form": "last"}, "rope": {"base": 0.1, "theta": 0.2, "layout": "half", "rotary_dim": 8}, "mistake": "mixed_layouts"}})");
    row("speeds",
        R"({"model": {"rope": {"rotary_dim": 4, "theta": [0.30000000000000004, 1e-17]}}})");
    row("study and view",
        R"({"study": {"permutation": [1, 2, 0], "trained_length": 512, "target_length": 100000, "compare": ["rope", "none"], "reference": "t5"}, "view": {"query": 2, "key": 1, "head": 3, "stage": "rotated-k"}})");
}

void PatchTest::scenesComeBackExactly()
{
    QFETCH(QString, json);
    const auto result = sceneOf(json.toStdString());
    QCOMPARE(text(describe(result)), QStringLiteral("accepted"));
    const Scene scene = std::get<Scene>(result);
    const auto patched = applied(Scene{}, patchOf(scene));
    QCOMPARE(sceneText(patched), text(textOf(scene)));
    QVERIFY2(std::get<Scene>(patched) == scene, "the patch loses something");
    const auto saved = sceneFromValue(valueOfScene(scene));
    QCOMPARE(sceneText(saved), text(textOf(scene)));
    QVERIFY2(std::get<Scene>(saved) == scene, "the file loses something");
    // What the table calls the same has the same value.
    for (const ParamSpec &spec : allParams())
        QVERIFY2(spec.same(Scene{}, scene) == (spec.get(Scene{}) == spec.get(scene)),
                 spec.key.data());
}

/// A history has one large array in every state. NaN differs from itself as a number.
void PatchTest::sharedArraysAreNotLookedInto()
{
    Scene from;
    from.model.learned.table =
        Tensor::matrix(1, 2, {0.0, std::numeric_limits<double>::quiet_NaN()});
    Scene to = from;
    to.model.positionStart = 3;
    const Patch patch = patchBetween(from, to);
    QCOMPARE(patch.size(), std::size_t(1));
    QCOMPARE(text(patch.front().key), QStringLiteral("position_start"));
}

void PatchTest::savedSceneIsSmallAndInOrder()
{
    const auto result = sceneOf(
        R"({"view": {"head": 1}, "figures": [{"name": "f"}], "study": {"reference": "none"}, "model": {"mistake": "sine_only", "rope": {"base": 5}, "content": {"heads": 2, "d_head": 64}}})");
    QCOMPARE(
        sceneText(result),
        QStringLiteral(
            R"({"format":"locus-scene/1","model":{"content":{"heads":2.0},"rope":{"base":5.0},"mistake":"sine_only"},"study":{"reference":"none"},"view":{"head":1.0},"figures":[{"name":"f","content":"panels","panels":["heatmap"],"arrangement":"grid","size":"120x90mm","dpi":300.0,"theme":"print","font":"","points":8.0,"text":"text","transparent":false,"parts":{"labels":true,"color-bar":true,"crosshair":true,"diagonal":true,"numbers":true,"title":false},"scene":true}]})"));
}

void PatchTest::sizesOfFigures_data()
{
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *given, const char *expected) {
        QTest::newRow(given) << given << expected;
    };
    row("120x90mm", "120x90mm");
    row("84.50x60mm", "84.5x60mm");
    row("1600x1200px", "1600x1200px");
    row("1600.0x1200px", "1600x1200px");
    for (const char *bad : {"",           "mm",        "x",       "120mm",   "120x90",  "120x90cm",
                            "120 x 90mm", "120X90mm",  "-1x5mm",  "+1x5mm",  "0x5mm",   "0x5px",
                            "1.5x5px",    "1e2x5mm",   "nanx5mm", "infx5mm", "5x5x5mm", "2001x5mm",
                            "32768x5px",  "120x90mm ", "x90mm",   "120xmm",  ".5x5mm"})
        row(bad, "refused");
}

void PatchTest::sizesOfFigures()
{
    QFETCH(QString, given);
    QFETCH(QString, expected);
    const std::optional<FigureSize> size = parseFigureSize(given.toStdString());
    QCOMPARE(size ? text(figureSizeText(*size)) : QStringLiteral("refused"), expected);
}

void PatchTest::sizesOfFiguresComeBackExactly()
{
    for (const FigureSize &size : {FigureSize{0.1 + 0.2, 1.0 / 3, false},
                                   FigureSize{1e-300, 2000, false}, FigureSize{32767, 1, true}})
        QVERIFY(parseFigureSize(figureSizeText(size)) == size);
}

QTEST_GUILESS_MAIN(PatchTest)
#include "tst_patch.moc"
