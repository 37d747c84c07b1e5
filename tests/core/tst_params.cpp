// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/names.h"
#include "core/params.h"
#include "core/slider.h"
#include "tests/support/scenes.h"

#include <QtTest>

#include <cmath>
#include <limits>
#include <set>

using namespace locus::core;
using locus::test::describe;
using locus::test::valueOf;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

QString text(const std::string &utf8)
{
    return QString::fromStdString(utf8);
}

QString outcome(const std::optional<Problem> &problem)
{
    return problem ? text(describe(*problem)) : QStringLiteral("accepted");
}

const ParamSpec &param(const char *key)
{
    const ParamSpec *spec = findParam(key);
    if (!spec)
        qFatal("no parameter %s", key);
    return *spec;
}

std::optional<double> defaultNumber(const ParamSpec &spec)
{
    const Value start = defaultOf(spec);
    return start.number() ? std::optional(*start.number()) : std::nullopt;
}

bool isArrayType(const ParamSpec &spec)
{
    return spec.maxRank > 0;
}

bool isSingleNumber(const ParamSpec &spec)
{
    return !isArrayType(spec) && (spec.type == FieldType::Integer || spec.type == FieldType::Real);
}

/// A legal value that differs from the default; null for a key that has only one.
Value anotherValue(const ParamSpec &spec)
{
    const Value start = defaultOf(spec);
    switch (spec.type) {
    case FieldType::Integer:
        return start.number() && *start.number() == spec.hardMin ? spec.hardMin + 1 : spec.hardMin;
    case FieldType::Real: return *start.number() * 1.5;
    case FieldType::Boolean: return !*start.boolean();
    case FieldType::Choice:
        for (const std::string_view choice : spec.choices)
            if (!start.text() || *start.text() != choice)
                return std::string(choice);
        return {};
    case FieldType::Text: return "other";
    case FieldType::TextList: return valueOf(R"(["\u72d7", "", "\u54ac"])");
    case FieldType::Choices: return valueOf(R"(["rope", "alibi"])");
    case FieldType::NumberOrNumbers: return valueOf("[0.5, 0.25, 1e-3]");
    case FieldType::Booleans:
        return spec.minRank == 2 ? valueOf("[[true, false], [true, true]]")
                                 : valueOf("[true, false]");
    case FieldType::Numbers:
        return spec.minRank == 2 ? valueOf("[[1.5, -2], [0.1, 1e300], [3, 4]]")
                                 : valueOf("[1.5, -2, 0.1]");
    case FieldType::Integers: return valueOf(spec.minRank == 2 ? "[[2, 0], [1, 1]]" : "[2, 0, 1]");
    case FieldType::Opaque: return {};
    }
    return {};
}

} // namespace

Q_DECLARE_METATYPE(const ParamSpec *)

class ParamsTest : public QObject {
    Q_OBJECT

private:
    void everyKey()
    {
        QTest::addColumn<const ParamSpec *>("spec");
        for (const ParamSpec &spec : allParams())
            QTest::newRow(std::string(spec.key).c_str()) << &spec;
    }

private slots:
    void tableHasExactlyTheKeysOfASceneFile();
    void everyKeyReadsAndWrites_data() { everyKey(); }
    void everyKeyReadsAndWrites();
    void everyKeyStatesConsistentRanges_data() { everyKey(); }
    void everyKeyStatesConsistentRanges();
    void everyKeyRefusesWrongTypes_data() { everyKey(); }
    void everyKeyRefusesWrongTypes();
    void everyNumberKeepsItsHardRange_data() { everyKey(); }
    void everyNumberKeepsItsHardRange();
    void valuesAreChecked_data();
    void valuesAreChecked();
    void refusedValuesChangeNothing();
    void addressesAreParsed_data();
    void addressesAreParsed();
    void numbersAreRead_data();
    void numbersAreRead();
    void fractionsOfSliders_data();
    void fractionsOfSliders();
    void everySliderGoesThereAndBack_data() { everyKey(); }
    void everySliderGoesThereAndBack();
    void typedValuesWidenASlider();
    void aWidenedSliderKeepsItsGrid();
    void stepsOfSliders_data();
    void stepsOfSliders();
    void pagesOfSliders_data();
    void pagesOfSliders();
    void basesAndLengthsAreLogarithmic();
    void namesOfStagesAreThoseOfTables();
};

void ParamsTest::tableHasExactlyTheKeysOfASceneFile()
{
    const QStringList expected =
        QStringLiteral(
            "model.content.source model.content.tokens model.content.seed model.content.d_model "
            "model.content.d_head "
            "model.content.heads model.content.projection model.content.n model.content.q "
            "model.content.k model.content.v "
            "model.content.x model.content.wq model.content.wk model.content.wv "
            "model.positions model.position_start model.query_offset model.mask model.allowed "
            "model.padding model.scale model.method "
            "model.sinusoidal.base model.sinusoidal.layout "
            "model.learned.length model.learned.seed model.learned.table model.learned.segments "
            "model.learned.segment_ids model.learned.segment_table "
            "model.shaw.radius model.shaw.keys model.shaw.values model.shaw.seed "
            "model.shaw.table_k model.shaw.table_v "
            "model.t5.buckets model.t5.max_distance model.t5.bidirectional model.t5.seed "
            "model.t5.table "
            "model.alibi.max_bias model.alibi.slopes model.alibi.form "
            "model.rope.base model.rope.theta model.rope.layout model.rope.rotary_dim "
            "model.rope.scaling model.mistake "
            "study.permutation study.trained_length study.target_length study.compare "
            "study.reference "
            "view.page view.query view.key view.head view.block view.stage view.all_heads "
            "view.pins view.colors view.colors_stage")
            .split(u' ');
    QStringList got;
    std::set<std::string_view> keys;
    for (const ParamSpec &spec : allParams()) {
        got += text(pathOf(spec));
        keys.insert(spec.key);
        QCOMPARE(findParam(spec.key), &spec);
    }
    QCOMPARE(got, expected);
    QCOMPARE(keys.size(), allParams().size());
}

void ParamsTest::everyKeyReadsAndWrites()
{
    QFETCH(const ParamSpec *, spec);
    Scene scene;
    QCOMPARE(outcome(setParam(scene, *spec, defaultOf(*spec))), QStringLiteral("accepted"));
    QVERIFY2(scene == Scene{}, "setting the default changes the start scene");

    const Value other = anotherValue(*spec);
    if (other.isNull()) {
        QVERIFY(spec->type == FieldType::Opaque || spec->choices.size() == 1);
        return;
    }
    QCOMPARE(outcome(setParam(scene, *spec, other)), QStringLiteral("accepted"));
    QVERIFY2(!(scene == Scene{}), "the key is kept nowhere");
    QVERIFY2(spec->get(scene) == other, "another value comes back");
    QCOMPARE(outcome(setParam(scene, *spec, defaultOf(*spec))), QStringLiteral("accepted"));
    QVERIFY2(scene == Scene{}, "the default does not restore the start scene");
}

void ParamsTest::everyKeyStatesConsistentRanges()
{
    QFETCH(const ParamSpec *, spec);
    QCOMPARE(spec->nullable, defaultOf(*spec).isNull());
    QVERIFY(spec->minRank <= spec->maxRank && spec->decimals >= 0 && spec->step > 0);
    if (isSingleNumber(*spec)) {
        QVERIFY(spec->hardMin < spec->hardMax);
        if (const auto number = defaultNumber(*spec)) {
            QVERIFY(*number >= spec->hardMin && *number <= spec->hardMax);
            QVERIFY(!spec->hardMinExclusive || *number > spec->hardMin);
        }
    }
    if (spec->hasSlider()) {
        QVERIFY(spec->softMin >= spec->hardMin && spec->softMax <= spec->hardMax);
        QVERIFY(spec->scale != SliderScale::Log || spec->softMin > 0);
        if (const auto number = defaultNumber(*spec))
            QVERIFY2(*number >= spec->softMin && *number <= spec->softMax,
                     "the default lies on the slider");
    }
    const bool chooses = spec->type == FieldType::Choice || spec->type == FieldType::Choices;
    QCOMPARE(!spec->choices.empty(), chooses);
}

void ParamsTest::everyKeyRefusesWrongTypes()
{
    QFETCH(const ParamSpec *, spec);
    Scene scene;
    const auto codeOf = [&](const Value &value) {
        const std::optional<Problem> problem = setParam(scene, *spec, value);
        if (!problem || problem->path.rfind(pathOf(*spec), 0) != 0)
            qFatal("accepted, or a wrong path");
        return problem->code;
    };
    if (!spec->nullable)
        QCOMPARE(codeOf({}), ProblemCode::NullNotAllowed);
    if (spec->type == FieldType::Opaque) {
        QCOMPARE(codeOf(valueOf(R"({"type": "linear", "factor": 2})")),
                 ProblemCode::NotYetSupported);
        return;
    }
    QCOMPARE(codeOf(Value::Object{}), ProblemCode::WrongType);
    const bool fromFile = spec->type == FieldType::Numbers || spec->type == FieldType::Integers ||
                          spec->type == FieldType::NumberOrNumbers;
    QCOMPARE(codeOf(valueOf(R"({"file": "m.npy"})")),
             fromFile ? ProblemCode::NotYetSupported : ProblemCode::WrongType);
    if (isArrayType(*spec)) {
        QCOMPARE(codeOf(Value::Array{}), ProblemCode::Empty);
        QCOMPARE(codeOf("text"), ProblemCode::WrongType);
        QCOMPARE(codeOf(Value::Array{Value()}), ProblemCode::WrongType);
    } else {
        QCOMPARE(codeOf(Value::Array{1}), ProblemCode::WrongType);
        if (spec->type != FieldType::Boolean)
            QCOMPARE(codeOf(true), ProblemCode::WrongType);
        if (!isSingleNumber(*spec))
            QCOMPARE(codeOf(1), ProblemCode::WrongType);
        if (spec->type == FieldType::Choice)
            QCOMPARE(codeOf("nonsense"), ProblemCode::UnknownChoice);
    }
    QVERIFY(scene == Scene{});
}

void ParamsTest::everyNumberKeepsItsHardRange()
{
    QFETCH(const ParamSpec *, spec);
    if (!isSingleNumber(*spec))
        return;
    Scene scene;
    const auto outcomeOf = [&](double value) {
        const std::optional<Problem> problem = setParam(scene, *spec, value);
        return problem ? text(describe(*problem)).section(u' ', 0, 0) : QStringLiteral("accepted");
    };
    QCOMPARE(outcomeOf(spec->hardMin),
             spec->hardMinExclusive ? QStringLiteral("OutOfRange") : QStringLiteral("accepted"));
    QCOMPARE(outcomeOf(spec->hardMin - 1), QStringLiteral("OutOfRange"));
    QCOMPARE(outcomeOf(std::numeric_limits<double>::quiet_NaN()), QStringLiteral("NotFinite"));
    QCOMPARE(outcomeOf(infinity), QStringLiteral("NotFinite"));
    if (std::isfinite(spec->hardMax)) {
        QCOMPARE(outcomeOf(spec->hardMax), QStringLiteral("accepted"));
        QCOMPARE(outcomeOf(spec->hardMax + 2), QStringLiteral("OutOfRange"));
    }
    if (spec->type == FieldType::Integer)
        QCOMPARE(outcomeOf(spec->hardMin + 0.5), QStringLiteral("NotAnInteger"));
}

void ParamsTest::valuesAreChecked_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("json");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *key, const char *json, const char *expected) {
        QTest::newRow(name) << key << json << expected;
    };
    row("whole number written as a real", "content.n", "64.0", "accepted");
    row("half a token", "content.n", "2.5", "NotAnInteger model.content.n got 2.5 low 0 high 0");
    row("no tokens at all", "content.n", "0", "OutOfRange model.content.n got 0 low 1 high 8192");
    row("negative base", "rope.base", "-1",
        "OutOfRange model.rope.base got -1 low 0 high inf exclusive");
    row("base zero", "sinusoidal.base", "0",
        "OutOfRange model.sinusoidal.base got 0 low 0 high inf exclusive");
    row("tiny base", "rope.base", "1e-300", "accepted");
    row("huge seed", "t5.seed", "9007199254740992", "accepted");
    row("too huge seed", "t5.seed", "9007199254740994",
        "OutOfRange model.t5.seed got 9.0072e+15 low 0 high 9.0072e+15");
    row("one speed", "rope.theta", "1.5", "accepted");
    row("negative speed", "rope.theta", "-1.5", "accepted");
    row("speeds", "rope.theta", "[1.5, 1]", "accepted");
    row("speeds in rows", "rope.theta", "[[1.5], [1]]",
        "WrongRank model.rope.theta[0] got 2 low 0 high 0");
    row("one slope is no array", "alibi.slopes", "0.5",
        "WrongType model.alibi.slopes (array of numbers)");
    row("text among slopes", "alibi.slopes", R"([0.5, "a"])",
        "WrongType model.alibi.slopes[1] (number)");
    row("null among slopes", "alibi.slopes", "[0.5, null]",
        "WrongType model.alibi.slopes[1] (number)");
    row("table of one row", "t5.table", "[1, 2]", "WrongRank model.t5.table got 1 low 0 high 0");
    row("ragged table", "t5.table", "[[1, 2], [3]]", "Ragged model.t5.table[1]");
    row("number beside a row", "t5.table", "[[1, 2], 3]", "Ragged model.t5.table[1]");
    row("row beside a number", "t5.table", "[1, [2, 3]]", "Ragged model.t5.table[1]");
    row("empty row", "t5.table", "[[]]", "Empty model.t5.table[0]");
    row("q with four indices", "content.q", "[[[[1]]]]",
        "WrongRank model.content.q[0][0][0] got 4 low 0 high 0");
    row("q for each head", "content.q", "[[[1, 2]], [[3, 4]]]", "accepted");
    row("ragged heads", "content.q", "[[[1, 2]], [[3, 4], [5, 6]]]", "Ragged model.content.q[1]");
    row("half a position", "positions", "[0, 0.5]",
        "NotAnInteger model.positions[1] got 0.5 low 0 high 0");
    row("position 2^31", "positions", "[2147483648]",
        "OutOfRange model.positions[0] got 2.14748e+09 low -2.14748e+09 high 2.14748e+09");
    row("negative position", "positions", "[-5, 3]", "accepted");
    row("negative segment", "learned.segment_ids", "[0, -1]",
        "OutOfRange model.learned.segment_ids[1] got -1 low 0 high 2.14748e+09");
    row("mask of numbers", "allowed", "[[1, 0]]", "WrongType model.allowed[0][0] (boolean)");
    row("mask of one row", "allowed", "[true]", "WrongRank model.allowed got 1 low 0 high 0");
    row("token as a number", "content.tokens", R"(["a", 1])",
        "WrongType model.content.tokens[1] (text)");
    row("token as a list", "content.tokens", R"(["a", ["b"]])",
        "WrongType model.content.tokens[1] (text)");
    row("tokens as a text", "content.tokens", R"("a b")",
        "WrongType model.content.tokens (list of texts)");
    row("empty token", "content.tokens", R"([""])", "accepted");
    row("unknown method", "method", R"("Rope")", "UnknownChoice model.method (Rope)");
    row("mistake none is null", "mistake", R"("none")", "UnknownChoice model.mistake (none)");
    row("mistake", "mistake", R"("sine_only")", "accepted");
    row("stage with a hyphen", "stage", R"("log-weights")", "accepted");
    row("stage with an underscore", "stage", R"("log_weights")",
        "UnknownChoice view.stage (log_weights)");
    row("two pins", "pins", "[[9, 4], [2, 1]]", "accepted");
    row("pin without a key", "pins", "[9]", "WrongRank view.pins got 1 low 0 high 0");
    row("kept colours", "colors", "[-0.5, 2]", "accepted");
    row("colours of a number", "colors", "1", "WrongType view.colors (array of numbers)");
    row("page of another program", "page", R"("nowhere")", "UnknownChoice view.page (nowhere)");
    row("method compared twice", "compare", R"(["rope", "t5", "rope"])",
        "DuplicateEntry study.compare[2] (rope)");
    row("unknown method compared", "compare", R"(["rope", "xpos"])",
        "UnknownChoice study.compare[1] (xpos)");
}

void ParamsTest::valuesAreChecked()
{
    QFETCH(QString, key);
    QFETCH(QString, json);
    QFETCH(QString, expected);
    Scene scene;
    QCOMPARE(outcome(setParam(scene, param(qPrintable(key)), valueOf(json.toStdString()))),
             expected);
}

void ParamsTest::refusedValuesChangeNothing()
{
    Scene scene;
    scene.model.alibi.slopes = Tensor::vector({1, 2});
    const Scene before = scene;
    QVERIFY(setParam(scene, param("alibi.slopes"), valueOf("[1, 2, 3, [4]]")).has_value());
    QVERIFY(scene == before);
    const std::optional<Problem> infinite =
        setParam(scene, param("alibi.slopes"), Value::Array{0.5, infinity});
    QCOMPARE(outcome(infinite), QStringLiteral("NotFinite model.alibi.slopes[1]"));
    QVERIFY(scene == before);
}

void ParamsTest::addressesAreParsed_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("expected");
    QTest::newRow("leaf") << "rope.base"
                          << "rope.base";
    QTest::newRow("entry") << "alibi.slopes[3]"
                           << "alibi.slopes 3";
    QTest::newRow("two indices") << "t5.table[31][0]"
                                 << "t5.table 31 0";
    for (const char *bad :
         {"", "[1]", "alibi.slopes[", "alibi.slopes[]", "alibi.slopes[3", "alibi.slopes[-1]",
          "alibi.slopes[+1]", "alibi.slopes[1]x", "alibi.slopes[1.5]", "alibi.slopes[ 1]",
          "alibi.slopes[99999999999]", "rope base", "Rope.base", "alibi.slopes]1["})
        QTest::newRow(qPrintable(QStringLiteral("refused: \"%1\"").arg(QLatin1String(bad))))
            << bad << "none";
}

void ParamsTest::addressesAreParsed()
{
    QFETCH(QString, address);
    QFETCH(QString, expected);
    QString got = QStringLiteral("none");
    if (const std::optional<ParamAddress> parsed = parseAddress(address.toStdString())) {
        got = text(parsed->key);
        for (const int index : parsed->indices)
            got += QStringLiteral(" %1").arg(index);
    }
    QCOMPARE(got, expected);
}

void ParamsTest::numbersAreRead_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<double>("expected");
    const double none = std::numeric_limits<double>::quiet_NaN();
    QTest::newRow("leaf") << "rope.base" << 10000.0;
    QTest::newRow("slope of the rule") << "alibi.slopes[1]" << 0.00390625;
    QTest::newRow("beyond the last head") << "alibi.slopes[2]" << none;
    QTest::newRow("whole array") << "alibi.slopes" << none;
    QTest::newRow("entry of a table") << "t5.table[1][0]" << 3.0;
    QTest::newRow("row of a table") << "t5.table[1]" << none;
    QTest::newRow("index on a number") << "rope.base[0]" << none;
    QTest::newRow("null") << "rope.theta" << none;
    QTest::newRow("boolean") << "shaw.keys" << none;
    QTest::newRow("unknown") << "rope.bsae" << none;
}

void ParamsTest::numbersAreRead()
{
    QFETCH(QString, key);
    QFETCH(double, expected);
    Scene scene;
    scene.model.content.heads = 2;
    scene.model.t5.table = Tensor::matrix(2, 2, {1, 2, 3, 4});
    const std::optional<double> got = numberOf(scene, key.toStdString());
    QCOMPARE(got.has_value(), std::isfinite(expected));
    if (got)
        QCOMPARE(*got, expected);
}

void ParamsTest::fractionsOfSliders_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<double>("fraction");
    QTest::addColumn<double>("value");
    QTest::newRow("base in the middle") << "rope.base" << 0.5 << 10000.0;
    QTest::newRow("base at a quarter") << "rope.base" << 0.25 << 1000.0;
    QTest::newRow("left end") << "rope.base" << 0.0 << 100.0;
    QTest::newRow("right end") << "rope.base" << 1.0 << 1000000.0;
    QTest::newRow("beyond the right end") << "rope.base" << 7.0 << 1000000.0;
    QTest::newRow("not a number") << "rope.base" << std::numeric_limits<double>::quiet_NaN()
                                  << 100.0;
    QTest::newRow("theta ends at pi exactly") << "rope.theta" << 1.0 << 3.14159265358979323846;
    QTest::newRow("theta rounded to its decimals") << "rope.theta" << 0.5 << 1.5708;
    QTest::newRow("shift starts at zero") << "position_start" << 0.0 << 0.0;
    QTest::newRow("shift in the middle is about the root") << "position_start" << 0.5 << 1023.0;
    QTest::newRow("shift ends at 2^20") << "position_start" << 1.0 << 1048576.0;
    QTest::newRow("three digits at least") << "alibi.max_bias" << 0.4693 << 8.04;
    QTest::newRow("a base in whole numbers") << "rope.base" << 0.01 << 110.0;
    QTest::newRow("head size in the middle") << "content.d_head" << 0.5 << 16.0;
    QTest::newRow("head size stays even") << "content.d_head" << 0.43 << 12.0;
    QTest::newRow("heads") << "content.heads" << 0.5 << 9.0;
    QTest::newRow("smallest slope is kept") << "alibi.slopes" << 0.0 << 0x1p-12;
    QTest::newRow("slopes by octaves") << "alibi.slopes" << 0.5 << 0x1p-6;
}

void ParamsTest::fractionsOfSliders()
{
    QFETCH(QString, key);
    QFETCH(double, fraction);
    QFETCH(double, value);
    QCOMPARE(valueAtFraction(param(qPrintable(key)), fraction), value);
}

void ParamsTest::everySliderGoesThereAndBack()
{
    QFETCH(const ParamSpec *, spec);
    if (!spec->hasSlider())
        return;
    double last = -infinity;
    for (int tick = 0; tick <= 1000; ++tick) {
        const double value = valueAtFraction(*spec, tick / 1000.0);
        QVERIFY(value >= last && value >= spec->softMin && value <= spec->softMax);
        last = value;
        const double fraction = fractionOfValue(*spec, value);
        QVERIFY(fraction >= 0 && fraction <= 1);
        const double again = valueAtFraction(*spec, fraction);
        QVERIFY2(std::abs(again - value) <= 1e-9 * std::abs(value),
                 qPrintable(QStringLiteral("%1 becomes %2").arg(value).arg(again)));
    }
    if (const auto number = defaultNumber(*spec))
        QCOMPARE(valueAtFraction(*spec, fractionOfValue(*spec, *number)), *number);
}

void ParamsTest::typedValuesWidenASlider()
{
    const ParamSpec &n = param("content.n");
    QVERIFY(sliderRange(n, 64) == sliderRange(n));
    const SliderRange wide = sliderRange(n, 8192);
    QVERIFY((wide == SliderRange{n.softMin, 8192}));
    QCOMPARE(fractionOfValue(n, wide, 8192), 1.0);
    QCOMPARE(valueAtFraction(n, wide, 1), 8192.0);
    const ParamSpec &slopes = param("alibi.slopes");
    const SliderRange negative = sliderRange(slopes, -0.5);
    QCOMPARE(valueAtFraction(slopes, negative, fractionOfValue(slopes, negative, 0.25)), 0.25);
    QCOMPARE(fractionOfValue(slopes, negative, -0.5), 0.0);
    const SliderRange zero = sliderRange(slopes, 0);
    QCOMPARE(valueAtFraction(slopes, zero, fractionOfValue(slopes, zero, 0.25)), 0.25);
}

void ParamsTest::aWidenedSliderKeepsItsGrid()
{
    const ParamSpec &size = param("content.d_head");
    const SliderRange wide = sliderRange(size, 1);
    QCOMPARE(valueAtFraction(size, wide, 0), 1.0);
    for (int tick = 1; tick <= 100; ++tick)
        QCOMPARE(std::fmod(valueAtFraction(size, wide, tick / 100.0), 2),
                 valueAtFraction(size, wide, tick / 100.0) == 1 ? 1.0 : 0.0);
}

void ParamsTest::stepsOfSliders_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("steps");
    QTest::addColumn<double>("expected");
    QTest::newRow("one") << "shaw.radius" << 4.0 << 1.0 << 5.0;
    QTest::newRow("ten back") << "shaw.radius" << 14.0 << -10.0 << 4.0;
    QTest::newRow("a tenth of a whole step is one") << "shaw.radius" << 4.0 << 0.1 << 5.0;
    QTest::newRow("steps of two") << "content.d_head" << 16.0 << -1.0 << 14.0;
    QTest::newRow("not beyond the end") << "shaw.radius" << 30.0 << 10.0 << 32.0;
    QTest::newRow("a hundredth of a linear range") << "alibi.max_bias" << 8.0 << 10.0 << 9.5;
    QTest::newRow("a tenth of that, to three digits") << "alibi.max_bias" << 8.0 << 0.1 << 8.02;
    QTest::newRow("a decade of a logarithmic range") << "rope.base" << 1e4 << 25.0 << 1e5;
    QTest::newRow("without a slider nothing is in the way") << "content.seed" << 4.0 << 1.0 << 5.0;
}

void ParamsTest::stepsOfSliders()
{
    QFETCH(QString, key);
    QFETCH(double, value);
    QFETCH(double, steps);
    const ParamSpec &spec = param(qPrintable(key));
    QTEST(valueAfterSteps(spec, sliderRange(spec), value, steps), "expected");
}

void ParamsTest::pagesOfSliders_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("pages");
    QTest::addColumn<double>("expected");
    QTest::newRow("a tenth of a linear range") << "shaw.radius" << 10.0 << 1.0 << 13.0;
    QTest::newRow("at least a step") << "content.n" << 1.0 << 1.0 << 2.0;
    QTest::newRow("of a logarithmic range") << "rope.base" << 1e4 << -5.0 << 1e2;
    QTest::newRow("to the end") << "rope.base" << 9e5 << 1.0 << 1e6;
}

void ParamsTest::pagesOfSliders()
{
    QFETCH(QString, key);
    QFETCH(double, value);
    QFETCH(double, pages);
    const ParamSpec &spec = param(qPrintable(key));
    QTEST(valueAfterPages(spec, sliderRange(spec), value, pages), "expected");
}

void ParamsTest::basesAndLengthsAreLogarithmic()
{
    for (const ParamSpec &spec : allParams()) {
        const bool isBase = spec.key.ends_with(".base");
        const bool isLength = spec.key.ends_with("length") || spec.key == "content.n" ||
                              spec.key == "position_start" || spec.key == "t5.max_distance";
        if (isBase || isLength)
            QVERIFY2(spec.hasSlider() &&
                         (spec.scale == SliderScale::Log || spec.scale == SliderScale::LogInteger),
                     std::string(spec.key).c_str());
    }
}

void ParamsTest::namesOfStagesAreThoseOfTables()
{
    QCOMPARE(fromName<Stage>("rotated-q"), std::optional(Stage::RotatedQ));
    QCOMPARE(fromName<Stage>("output"), std::optional(Stage::Output));
    QCOMPARE(fromName<Stage>("Output"), std::optional<Stage>());
    QCOMPARE(nameOf(Stage::LogWeights), std::string_view("log-weights"));
    QCOMPARE(nameOf(Stage::Mask), std::string_view("mask"));
    QCOMPARE(nameOf(MethodId::T5), std::string_view("t5"));
}

QTEST_GUILESS_MAIN(ParamsTest)
#include "tst_params.moc"
