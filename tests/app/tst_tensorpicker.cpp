// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language.h"
#include "app/mainwindow.h"
#include "app/settings.h"
#include "app/tensorchoice.h"
#include "app/tensoropening.h"
#include "app/tensorpicker.h"
#include "app/tensorsources.h"
#include "core/shapes.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace locus;
using app::TensorGuess;

namespace {

QString real()
{
    return QStringLiteral(LOCUS_TEST_DATA "/real/");
}

app::TensorInfo info(const char *name, core::Tensor::Shape shape)
{
    return {name, std::move(shape), app::ElementType::F32, "F32"};
}

} // namespace

/// From a file of tensors to the scene: guesses, places, the dialog.
class TensorPickerTest : public QObject {
    Q_OBJECT

private slots:
    void guesses_data();
    void guesses();
    void turnsHeadsToTheFront();
    void findsWhatGoesTogether();
    void aLayerIsOfferedFirst();
    void tablesBringTheirSizesAndMethod();
    void opensAModelsAttention_data();
    void opensAModelsAttention();
    void aFileThatCannotBeReadIsTold();
    void aVanishedFileLeavesTheScene();
    void speaksAnotherLanguageAndKeepsItsChoices();
};

void TensorPickerTest::guesses_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QVector<int>>("shape");
    QTest::addColumn<int>("guess");
    const auto row = [](const char *name, const QVector<int> &shape, TensorGuess guess) {
        QTest::newRow(name) << QString::fromLatin1(name) << shape << static_cast<int>(guess);
    };
    row("bert.embeddings.position_embeddings.weight", {512, 768}, TensorGuess::PositionTable);
    row("wpe.weight", {1024, 768}, TensorGuess::PositionTable);
    row("encoder.block.0.layer.0.SelfAttention.relative_attention_bias.weight", {32, 8},
        TensorGuess::RelativeBias);
    row("layer0.q", {12, 10, 64}, TensorGuess::Queries);
    row("K", {10, 12, 64}, TensorGuess::Keys);
    row("layer0.value", {1, 12, 10, 64}, TensorGuess::Values);
    row("rotary_emb.inv_freq", {32}, TensorGuess::Frequencies);
    row("layer0.weights", {4, 4, 4}, TensorGuess::None);
    row("q.scale", {1}, TensorGuess::None);
}

void TensorPickerTest::guesses()
{
    QFETCH(QString, name);
    QFETCH(QVector<int>, shape);
    QTEST(static_cast<int>(
              app::guessOf(info(name.toLatin1().constData(), {shape.cbegin(), shape.cend()}))),
          "guess");
}

void TensorPickerTest::turnsHeadsToTheFront()
{
    QCOMPARE(app::likelyPick(info("q", {4, 10, 64})), app::TensorPick{});
    QCOMPARE(app::likelyPick(info("q", {10, 4, 64})), (app::TensorPick{{1, 0, 2}, {}}));
    QCOMPARE(app::likelyPick(info("q", {1, 10, 4, 64})),
             (app::TensorPick{{0, 2, 1, 3}, {0, std::nullopt, std::nullopt, std::nullopt}}));
    QCOMPARE(app::likelyPick(info("weights", {10, 4, 64})), app::TensorPick{});
}

void TensorPickerTest::findsWhatGoesTogether()
{
    const std::vector<app::TensorInfo> tensors = {info("0.k", {4, 3, 8}), info("0.q", {4, 3, 8}),
                                                  info("1.v", {4, 3, 8}), info("0.v", {4, 3, 8}),
                                                  info("1.q", {4, 3, 8}), info("0.x", {3, 8})};
    QCOMPARE(app::queriesKeysValues(tensors, 3), (std::array<std::size_t, 3>{1, 0, 3}));
    QVERIFY(!app::queriesKeysValues(tensors, 4)); // layer 1 lacks k
    QVERIFY(!app::queriesKeysValues(tensors, 5));
}

void TensorPickerTest::aLayerIsOfferedFirst()
{
    const auto choice = [](const std::vector<app::TensorInfo> &tensors) {
        return int(app::likelyChoice(tensors));
    };
    QCOMPARE(choice({info("a", {2}), info("x", {3, 8}), info("0.k", {4, 3, 8}),
                     info("0.v", {4, 3, 8}), info("0.q", {4, 3, 8})}),
             4);
    QCOMPARE(choice({info("a", {2}), info("x", {3, 8}), info("0.q", {4, 3, 8})}), 1);
    QCOMPARE(choice({info("a", {2}), info("b", {3, 8})}), 0);
}

void TensorPickerTest::tablesBringTheirSizesAndMethod()
{
    const auto with = [](const char *key, const core::Tensor &tensor) {
        const auto next = app::withTensors(core::Scene{}, {{key, tensor}});
        const auto *scene = std::get_if<core::Scene>(&next);
        return scene ? scene->model : core::Model{};
    };
    const core::Model t5 =
        with("t5.table", core::Tensor::matrix(32, 4, std::vector<double>(128, 0.5)));
    QCOMPARE(t5.method, core::MethodId::T5);
    QCOMPARE(t5.t5.buckets, 32);
    QCOMPARE(core::shapesOf(t5).heads, 4);
    const core::Model learned =
        with("learned.table", core::Tensor::matrix(20, 16, std::vector<double>(320, 1)));
    QCOMPARE(learned.method, core::MethodId::Learned);
    QCOMPARE(learned.learned.length, 20);
    QCOMPARE(learned.content.dModel, 16);
}

void TensorPickerTest::opensAModelsAttention_data()
{
    QTest::addColumn<bool>("asTheyAre");
    QTest::newRow("as the model has them") << true;
    QTest::newRow("with the scene's method and mask") << false;
}

void TensorPickerTest::opensAModelsAttention()
{
    QFETCH(bool, asTheyAre);
    app::Settings settings;
    app::MainWindow window(settings);
    window.show();
    core::Scene start;
    start.model.mask = core::MaskKind::Causal;
    window.store().reset(start, {});
    window.tensors().open(real() + QStringLiteral("cat_mat.safetensors"));
    app::TensorPicker *picker = window.tensors().picker();
    QVERIFY(picker);
    QSignalSpy listed(picker, &app::TensorPicker::listed);
    QVERIFY(listed.count() == 1 || listed.wait());
    auto *bare = picker->findChild<QCheckBox *>();
    QVERIFY(bare && bare->isEnabled() && bare->isChecked());
    bare->setChecked(asTheyAre);
    QSignalSpy loaded(picker, &app::TensorPicker::loaded);
    QTest::keyClick(picker, Qt::Key_Return);
    QVERIFY(loaded.count() == 1 || loaded.wait());
    const core::Model &model = window.store().scene().model;
    const core::Content &content = model.content;
    QCOMPARE(content.source, core::ContentSource::Arrays);
    // Its attention, not that with another method's positions.
    QCOMPARE(model.method, asTheyAre ? core::MethodId::None : core::Model{}.method);
    QCOMPARE(model.mask, asTheyAre ? core::MaskKind::None : core::MaskKind::Causal);
    QCOMPARE(content.k.shape(), (core::Tensor::Shape{4, 11, 64}));
    QCOMPARE(app::sourceOf(content.v)->tensor, std::string("layer0.v"));
    QVERIFY(!picker->isVisible());
    window.store().undoStack()->undo();
    QVERIFY(window.store().scene().model == start.model);
}

void TensorPickerTest::aFileThatCannotBeReadIsTold()
{
    app::TensorPicker picker(real() + QStringLiteral("bad/npy_pickled_object.npy"), nullptr);
    QSignalSpy listed(&picker, &app::TensorPicker::listed);
    QVERIFY(listed.count() == 1 || listed.wait());
    bool told = false;
    for (const QLabel *label : picker.findChildren<QLabel *>())
        told = told || label->text().contains(QStringLiteral("pickle"));
    QVERIFY(told);
}

void TensorPickerTest::speaksAnotherLanguageAndKeepsItsChoices()
{
    app::TensorPicker picker(real() + QStringLiteral("cat_mat.safetensors"), nullptr);
    QSignalSpy listed(&picker, &app::TensorPicker::listed);
    QVERIFY(listed.count() == 1 || listed.wait());
    auto *choice = picker.findChild<app::TensorChoice *>();
    const auto boxes = choice->findChildren<QComboBox *>();
    QCOMPARE(boxes.size(), 2);
    boxes.at(0)->setCurrentIndex(3);
    const auto slices = choice->findChildren<QSpinBox *>();
    QVERIFY(!slices.isEmpty());
    slices.at(0)->setValue(1);
    const auto texts = [&picker] {
        QStringList all = {picker.windowTitle()};
        for (const QLabel *label : picker.findChildren<QLabel *>())
            all << label->text();
        for (const QPushButton *button : picker.findChildren<QPushButton *>())
            all << button->text();
        const auto *table = picker.findChild<QTableView *>();
        for (int column = 0; column < table->model()->columnCount(); ++column)
            all << table->model()->headerData(column, Qt::Horizontal).toString();
        all << picker.findChild<QLineEdit *>()->placeholderText();
        return all;
    };
    const QStringList english = texts();
    const auto pick = choice->pick();
    app::useLanguage(app::Language::Chinese);
    QCoreApplication::processEvents();
    const QStringList chinese = texts();
    const auto picked = choice->pick();
    const QString special = slices.at(0)->specialValueText();
    app::useLanguage(app::Language::English);
    QCoreApplication::processEvents();
    QVERIFY(picked == pick);
    QCOMPARE(special, QStringLiteral("全部"));
    QCOMPARE(chinese.size(), english.size());
    for (qsizetype i = 0; i < english.size(); ++i)
        if (!english.at(i).contains(QStringLiteral("content."))) // what would be read
            QVERIFY2(english.at(i).isEmpty() || english.at(i) != chinese.at(i),
                     qPrintable(english.at(i)));
    QCOMPARE(texts(), english);
}

void TensorPickerTest::aVanishedFileLeavesTheScene()
{
    QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("t.safetensors"));
    QVERIFY(QFile::copy(real() + QStringLiteral("one_token.safetensors"), path));
    app::TensorPicker picker(path, nullptr);
    picker.show();
    QSignalSpy listed(&picker, &app::TensorPicker::listed);
    QVERIFY(listed.count() == 1 || listed.wait());
    QVERIFY(QFile::remove(path));
    QSignalSpy loaded(&picker, &app::TensorPicker::loaded);
    QTest::keyClick(&picker, Qt::Key_Return);
    QTRY_VERIFY(!picker.isBusy());
    QCOMPARE(loaded.count(), 0);
    bool told = false;
    for (const QLabel *label : picker.findChildren<QLabel *>())
        told = told || label->text().contains(QStringLiteral("is no longer there"));
    QVERIFY(told);
}

QTEST_MAIN(TensorPickerTest)
#include "tst_tensorpicker.moc"
