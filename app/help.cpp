// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/help.h"

#include "core/version.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QEvent>
#include <QMessageBox>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <Eigen/Core>

namespace locus::app {

namespace {

/// The page in three parts, as HTML.
class Help {
    Q_DECLARE_TR_FUNCTIONS(locus::app::Help)
public:
    static QString keys();
    static QString mouse();
    static QString marks();
};

QString row(const QString &what, const QString &does)
{
    return QStringLiteral(
               "<tr><td style='padding:2px 18px 2px 0; white-space:nowrap'><b>%1</b></td>"
               "<td style='padding:2px 0'>%2</td></tr>")
        .arg(what.toHtmlEscaped(), does.toHtmlEscaped());
}

QString section(const QString &title, const QStringList &rows)
{
    return QStringLiteral("<h4>%1</h4><table>%2</table>")
        .arg(title.toHtmlEscaped(), rows.join(QString()));
}

QString Help::keys()
{
    return section(
        tr("Keys"),
        {row(tr("1 … 7"), tr("position method")),
         row(tr("S"), tr("next stage in the heat map")),
         row(tr("Shift+S"), tr("scores in the heat map; again: weights")),
         row(tr("M"), tr("causal mask on and off")),
         row(tr("L"), tr("lock the displacement: query and key move together")),
         row(tr("[ and ]"), tr("previous and next head")),
         row(tr("H"), tr("all heads side by side; Enter or a double-click shows one alone")),
         row(tr("Ctrl+D"), tr("keep the scene as A, to compare with the present one, B")),
         row(tr("A and D"), tr("with an A: flip between A and B; their difference B − A")),
         row(tr("Ctrl+Shift+D"), tr("the picture in focus in a window of its own, for a second "
                                    "screen; there F11 fills the screen, Escape closes it")),
         row(tr("Ctrl and + or −, Ctrl+0"),
             tr("a larger or smaller interface, its own size; in the window of a picture: of that "
                "picture alone, which otherwise grows with the window")),
         row(tr("+ and −, 0"), tr("zoom the map or the curve in focus; all of it again")),
         row(tr("Escape"), tr("lets pinned pairs go, then leads back to all heads")),
         row(tr("Arrows"), tr("on the map: move query and key; on a slider: one step, "
                              "with Shift a tenth, with Ctrl ten steps")),
         row(tr("Page up, Page down"), tr("on a slider: a tenth of its range")),
         row(tr("Home, End"), tr("on a slider: its ends")),
         row(tr("Space"), tr("on a slider: play and pause; in the pipeline: show that stage")),
         row(tr("Ctrl+Z, Ctrl+Shift+Z"), tr("undo and redo; one entry for a whole drag")),
         row(tr("Ctrl+T"), tr("the stage as a table of numbers: copy them, or paste x, q, k or v "
                              "of a spreadsheet")),
         row(tr("Ctrl+Shift+O"), tr("all examples with their pictures; arrows walk, Enter opens")),
         row(tr("Ctrl+C, Ctrl+Shift+C"),
             tr("copy the chosen value with its coordinates; the picture in focus as PNG, "
                "SVG and PDF")),
         row(tr("Ctrl+Shift+L, Ctrl+Shift+V"),
             tr("copy the scene as a link, one line of text; open the link on the clipboard")),
         row(tr("Ctrl+E"), tr("export a view, several in panels or the page as PNG, SVG or PDF; "
                              "Alt with an arrow moves a panel in the list")),
         row(tr("Ctrl+P"), tr("print the page: pipeline, map, pictures and the score")),
         row(tr("Ctrl+Shift+E"), tr("save any table of numbers as JSON, CSV or NPY")),
         row(tr("Ctrl+ +, Ctrl+ −, Ctrl+0"), tr("the whole interface larger, smaller, as it was: "
                                                "the window opens anew with the same scene")),
         row(tr("Ctrl+,"), tr("preferences: theme, language, text size, threads"))});
}

QString Help::mouse()
{
    return section(
        tr("Mouse"),
        {row(tr("Click in the pipeline"), tr("shows that stage in the heat map")),
         row(tr("Click in the map"), tr("chooses query and key; all pictures follow")),
         row(tr("Hover over the map"), tr("shows a pair's numbers and moves nothing")),
         row(tr("Hover over a number"), tr("marks where it comes from")),
         row(tr("Shift-click in the map"),
             tr("pins a pair; two pinned pairs are compared below the numbers")),
         row(tr("Drag in the curve"), tr("moves the key along the displacement")),
         row(tr("Wheel"), tr("zooms the map or the curve under the pointer; then a drag moves it "
                             "and a double-click shows all again")),
         row(tr("Drag a handle, a step or a line"),
             tr("moves that number: T5's buckets and biases, ALiBi's slopes, RoPE's hands")),
         row(tr("Click on a token"), tr("chooses the key; with Shift the query")),
         row(tr("− and + at a slider"), tr("one step; held, they repeat")),
         row(tr("Double-click on a name or a knob"), tr("puts that number back to its default")),
         row(tr("Type a number"), tr("1e6, 500k, 2^14 and pi/3 are read; it may lie "
                                     "beyond the slider, which then reaches that far")),
         row(tr("Right click on a slider"),
             tr("how it plays, where its play starts and ends; copies the number")),
         row(tr("Arrows beside Parameters"), tr("how and how fast all sliders play")),
         row(tr("Drop a scene file"),
             tr("opens it; so do a file of tensors and a text with a link"))});
}

QString Help::marks()
{
    return section(
        tr("Marks"),
        {row(tr("Blue, round"), tr("query i, a row of the map")),
         row(tr("Orange, square"), tr("key j, a column of the map")),
         row(tr("Purple"), tr("what position does; Δ = j − i is the displacement")),
         row(tr("Filled box"), tr("where in the pipeline position enters")),
         row(tr("Ringed box"), tr("the stage that the heat map shows")),
         row(tr("Dashed box"), tr("a place that this method leaves empty")),
         row(tr("Hatched"), tr("masked: no number stands there, not even zero")),
         row(tr("Untrained"), tr("numbers from a seed where a model would have learned them"))});
}

class HelpDialog : public QDialog {
public:
    explicit HelpDialog(QWidget *window)
        : QDialog(window)
        , m_text(new QTextBrowser(this))
    {
        setAttribute(Qt::WA_DeleteOnClose);
        m_text->setFrameShape(QFrame::NoFrame);
        auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
        connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
        auto *column = new QVBoxLayout(this);
        column->addWidget(m_text, 1);
        column->addWidget(buttons);
        resize(620, 640);
        retranslate();
    }

protected:
    void changeEvent(QEvent *event) override
    {
        if (event->type() == QEvent::LanguageChange)
            retranslate();
        QDialog::changeEvent(event);
    }

private:
    void retranslate()
    {
        setWindowTitle(Help::tr("Keys and marks"));
        m_text->setHtml(Help::keys() + Help::mouse() + Help::marks());
    }

    QTextBrowser *m_text;
};

} // namespace

void showHelp(QWidget *window)
{
    constexpr QLatin1String name("help");
    if (auto *open = window->findChild<QDialog *>(name)) {
        open->raise();
        open->activateWindow();
        return;
    }
    auto *dialog = new HelpDialog(window);
    dialog->setObjectName(name);
    dialog->show();
}

void showAbout(QWidget *window)
{
    const auto version = core::versionString();
    const QString eigen = QStringLiteral("%1.%2.%3")
                              .arg(EIGEN_WORLD_VERSION)
                              .arg(EIGEN_MAJOR_VERSION)
                              .arg(EIGEN_MINOR_VERSION);
    auto *box = new QMessageBox(window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(Help::tr("About Locus"));
    box->setTextFormat(Qt::PlainText);
    box->setText(
        Help::tr("Locus %1").arg(QString::fromUtf8(version.data(), qsizetype(version.size()))));
    box->setInformativeText(
        Help::tr("Shows how a Transformer knows where a token stands.\n\n"
                 "Free software under the GNU General Public License, version 3 or later; "
                 "it comes with no warranty.\n\n"
                 "Built with Qt %1, QCustomPlot and Eigen %2.")
            .arg(QString::fromUtf8(qVersion()), eigen));
    box->open();
}

} // namespace locus::app
