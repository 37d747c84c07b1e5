// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/autosavefile.h"
#include "app/openingdialog.h"
#include "app/sceneopening.h"
#include "app/scenetensors.h"
#include "app/sourcewatch.h"
#include "app/tensorfile/tensorfile.h"
#include "app/tensorsources.h"
#include "tests/support/windowfixture.h"

#include <QAbstractButton>
#include <QDir>
#include <QFile>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QTimer>
#include <QUndoStack>

#include <sys/stat.h>

#include <algorithm>

using namespace locus;
using core::MethodId;
using tests::patience;

namespace {

constexpr const char *alibi = R"({"format": "locus-scene/1", "model": {"method": "alibi"}})";

QString real(const char *name)
{
    return QStringLiteral(LOCUS_TEST_DATA "/real/") + QString::fromLatin1(name);
}

QMessageBox *openBox(QWidget &window)
{
    const auto boxes = window.findChildren<QMessageBox *>();
    const auto found = std::find_if(boxes.begin(), boxes.end(),
                                    [](const QMessageBox *box) { return box->isVisible(); });
    return found == boxes.end() ? nullptr : *found;
}

/// As soon as there is a question.
void answerWith(QMessageBox::StandardButton button)
{
    auto *look = new QTimer(qApp);
    QObject::connect(look, &QTimer::timeout, look, [look, button] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        if (!box)
            return;
        look->deleteLater();
        box->button(button)->click();
    });
    look->start(10);
}

/// A window, and a file that takes as long to read as the test wants.
struct Fixture : tests::WindowFixture {
    QString pipe = folder.filePath(QStringLiteral("slow.locus.json"));

    Fixture()
    {
        mkfifo(QFile::encodeName(pipe).constData(), 0600);
        window.document().opening().setPatience(0);
    }

    [[nodiscard]] app::OpeningDialog *dialog() { return window.document().opening().dialog(); }
    [[nodiscard]] bool isReading() { return window.document().opening().isReading(); }

    /// Whoever reads it comes to its end.
    void fill(const QByteArray &text) const
    {
        QFile file(pipe);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Unbuffered | QIODevice::ExistingOnly));
        QCOMPARE(file.write(text), text.size());
    }

    /// A copy of a scene with the file that it names.
    [[nodiscard]] QString copyOf(const char *name)
    {
        const QString path =
            folder.filePath(QString::fromLatin1(name)) + QStringLiteral(".locus.json");
        for (const char *end : {".locus.json", ".safetensors"})
            QFile::copy(real(name) + QLatin1String(end),
                        folder.filePath(QString::fromLatin1(name)) + QLatin1String(end));
        return path;
    }

    [[nodiscard]] QStringList watched()
    {
        const auto *watch = window.findChild<app::SourceWatch *>();
        return watch ? watch->files() : QStringList();
    }
};

} // namespace

/// Scenes that take long to read, and files that change under a scene.
class TestSceneOpening : public QObject {
    Q_OBJECT
private slots:
    void thePresentSceneStaysUntilAllIsThere()
    {
        Fixture fixture;
        QVERIFY(fixture.settle());
        fixture.window.openFile(fixture.pipe);
        QTRY_VERIFY_WITH_TIMEOUT(fixture.dialog() && fixture.dialog()->isVisible(), patience);
        QCOMPARE(fixture.scene().model.method, MethodId::Rope);
        fixture.window.grab(); // it paints meanwhile
        fixture.fill(alibi);
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.isReading(), patience);
        QCOMPARE(fixture.scene().model.method, MethodId::Alibi);
        QCOMPARE(fixture.window.document().name(), QStringLiteral("slow"));
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.dialog(), patience);
    }

    void cancelLeavesEverything()
    {
        Fixture fixture;
        QVERIFY(fixture.settle());
        const core::Scene before = fixture.scene();
        fixture.window.openFile(fixture.pipe);
        QTRY_VERIFY_WITH_TIMEOUT(fixture.dialog() && fixture.dialog()->isVisible(), patience);
        app::OpeningDialog *dialog = fixture.dialog();
        dialog->cancelButton()->click();
        QVERIFY(!fixture.isReading());
        emit dialog->asked(); // it is not deleted yet
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.dialog(), patience);
        // The next one comes when the reader is free, and the cancelled one never.
        const QString other = fixture.copyOf("dog_bites_man");
        fixture.window.openFile(other);
        fixture.fill(alibi);
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.isReading(), patience);
        QCOMPARE(fixture.window.store().path(), other);
        QCOMPARE(fixture.scene().model.content.q.rank(), 3);
    }

    void whatIsEditedMeanwhileIsAskedFor()
    {
        Fixture fixture;
        QVERIFY(fixture.settle());
        fixture.window.document().opening().setPatience(patience);
        fixture.window.openFile(fixture.pipe);
        fixture.page().pickMethod(MethodId::T5);
        answerWith(QMessageBox::Cancel);
        fixture.fill(alibi);
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.isReading(), patience);
        QCOMPARE(fixture.scene().model.method, MethodId::T5);
        fixture.window.store().undoStack()->setClean();
    }

    void whatCannotBeReadIsTold()
    {
        Fixture fixture;
        QVERIFY(fixture.settle());
        fixture.window.openFile(fixture.pipe);
        fixture.fill("dog bites man");
        QTRY_VERIFY_WITH_TIMEOUT(openBox(fixture.window), patience);
        QVERIFY(openBox(fixture.window)->informativeText().startsWith(fixture.pipe));
        openBox(fixture.window)->close();
        QCOMPARE(fixture.scene().model.method, MethodId::Rope);
    }

    void tensorsOfASceneCanBeStopped()
    {
        app::TensorLoading loading;
        const QString path = real("dog_bites_man.locus.json");
        QVERIFY(std::holds_alternative<core::Scene>(app::readScene(path, {}, &loading)));
        QVERIFY(loading.total > 0);
        QCOMPARE(loading.done.load(), loading.total.load());
        loading.isCancelled = true;
        const auto result = app::readScene(path, {}, &loading);
        QVERIFY(std::holds_alternative<app::Failure>(result));
    }

    void aFileThatChangesIsToldAndTheNumbersStay_data()
    {
        QTest::addColumn<QString>("what");
        for (const char *what : {"changes", "goes", "is replaced"})
            QTest::newRow(what) << QString::fromLatin1(what);
    }

    void aFileThatChangesIsToldAndTheNumbersStay()
    {
        QFETCH(QString, what);
        Fixture fixture;
        QVERIFY(fixture.settle());
        const QString path = fixture.copyOf("dog_bites_man");
        const QString tensors =
            fixture.folder.filePath(QStringLiteral("dog_bites_man.safetensors"));
        QVERIFY(fixture.window.document().openFile(path));
        const core::Scene before = fixture.scene();
        QTRY_COMPARE_WITH_TIMEOUT(fixture.watched(), QStringList{tensors}, patience);
        if (what == QLatin1String("changes")) {
            QFile file(tensors);
            QVERIFY(file.open(QIODevice::Append) && file.write("x") == 1);
        } else if (what == QLatin1String("goes")) {
            QVERIFY(QFile::remove(tensors));
        } else {
            QVERIFY(QFile::copy(real("cafe.safetensors"), tensors + u'2'));
            QVERIFY(QFile::remove(tensors) && QFile::rename(tensors + u'2', tensors));
        }
        QTRY_VERIFY_WITH_TIMEOUT(openBox(fixture.window), patience);
        QVERIFY2(openBox(fixture.window)->informativeText().startsWith(tensors),
                 qPrintable(openBox(fixture.window)->informativeText()));
        openBox(fixture.window)->close();
        QVERIFY(fixture.scene() == before);
        QVERIFY(fixture.watched().isEmpty());
        // What is not saved now is lost.
        QVERIFY(fixture.window.store().isModified());
        // Saved by value: it opens without the file.
        QFile::remove(tensors);
        QVERIFY(fixture.window.document().save());
        QVERIFY(std::get<core::Scene>(app::readScene(path)).model == before.model);
    }

    /// A copy of the document knows its numbers, and whether their file is still the one of then.
    void aFileThatChangedAfterACrashIsTold()
    {
        Fixture fixture;
        QVERIFY(fixture.settle());
        const QString path = fixture.copyOf("dog_bites_man");
        const QString tensors =
            fixture.folder.filePath(QStringLiteral("dog_bites_man.safetensors"));
        const QString copy = fixture.folder.filePath(QStringLiteral("a.autosave"));
        QFile file(tensors);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addDays(-1),
                                 QFileDevice::FileModificationTime));
        QVERIFY(fixture.window.document().openFile(path));
        const core::Scene before = fixture.scene();
        QVERIFY(!app::writeAutosave(copy, fixture.window.document().snapshot()));
        fixture.window.document().startNew();
        QVERIFY(fixture.settle());
        QTRY_VERIFY_WITH_TIMEOUT(fixture.watched().isEmpty(), patience);
        // As large as it was, other numbers.
        QVERIFY(file.seek(file.size() - 64) && file.write(QByteArray(64, '\1')) == 64);
        file.close();

        const auto kept = app::readAutosave(copy);
        QVERIFY(std::holds_alternative<app::Autosaved>(kept));
        fixture.window.document().recover(std::get<app::Autosaved>(kept));
        QVERIFY(fixture.scene().model == before.model);
        QTRY_VERIFY_WITH_TIMEOUT(openBox(fixture.window), patience);
        QVERIFY(openBox(fixture.window)->informativeText().startsWith(tensors));
        openBox(fixture.window)->close();
        QVERIFY(fixture.window.document().save());
        QVERIFY(std::get<core::Scene>(app::readScene(path)).model == before.model);
    }

    void aFileThatTheSceneNoLongerNeedsIsLeftAlone()
    {
        Fixture fixture;
        QVERIFY(fixture.settle());
        const QString path = fixture.copyOf("one_token");
        const QString tensors = fixture.folder.filePath(QStringLiteral("one_token.safetensors"));
        QVERIFY(fixture.window.document().openFile(path));
        QTRY_COMPARE_WITH_TIMEOUT(fixture.watched(), QStringList{tensors}, patience);
        fixture.window.document().startNew();
        QTRY_VERIFY_WITH_TIMEOUT(fixture.watched().isEmpty(), patience);
    }
};

QTEST_MAIN(TestSceneOpening)
#include "tst_sceneopening.moc"
