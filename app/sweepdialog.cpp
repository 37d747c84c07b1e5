// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sweepdialog.h"

#include "app/sweepfigures.h"
#include "core/patch.h"
#include "widgets/numbertext.h"
#include "widgets/words.h"

#include <QCloseEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace locus::app {

SweepDialog::SweepDialog(const core::Scene &scene, const core::FigureSettings &figure,
                         const widgets::Theme &theme, QWidget *parent)
    : QDialog(parent)
    , m_scene(scene)
    , m_figure(figure)
    , m_form(new SweepForm(scene,
                           figure.panels.empty() ? core::FigureView::Map : figure.panels.front(),
                           theme, this))
    , m_note(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_cancel(new QPushButton(this))
    , m_save(new QPushButton(this))
{
    build();
    connect(m_form, &SweepForm::changed, this, &SweepDialog::showNote);
    connect(m_save, &QPushButton::clicked, this, &SweepDialog::saveRequested);
    connect(m_cancel, &QPushButton::clicked, this, &SweepDialog::stop);
    setBusy(false);
    retranslate();
}

void SweepDialog::build()
{
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_note->setMinimumHeight(4 * m_note->fontMetrics().lineSpacing());
    m_progress->setTextVisible(false);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_progress, 1);
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_save);
    m_save->setDefault(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 18, 20, 16);
    column->setSpacing(12);
    column->addWidget(m_form);
    column->addWidget(m_note, 1);
    column->addLayout(buttons);
    setMinimumWidth(480);
}

void SweepDialog::retranslate()
{
    setWindowTitle(tr("Export a sweep"));
    m_save->setText(tr("Save…"));
    m_cancel->setText(tr("Cancel"));
    m_form->retranslate();
    showNote();
}

QString SweepDialog::note() const
{
    return m_note->text();
}

bool SweepDialog::canSave() const
{
    return m_save->isEnabled();
}

core::FigureSettings SweepDialog::figure() const
{
    core::FigureSettings figure = m_figure;
    figure.content = core::FigureContent::Panels;
    figure.panels = {m_form->picture()};
    return figure;
}

/// Why nothing can be written; empty when it can.
QString SweepDialog::problem() const
{
    if (m_form->format() != SweepFormat::Pictures && ffmpegProgram().isEmpty())
        return tr("Films are made by the program ffmpeg, which is not installed here. Numbered "
                  "pictures can be written without it.");
    const core::Sweep &sweep = m_form->sweep();
    for (const double end : {sweep.from, sweep.to}) {
        const auto scene = core::applied(m_scene, {{sweep.key, core::Value(end)}});
        if (const auto *found = std::get_if<core::Problem>(&scene))
            return widgets::words(*found);
    }
    return {};
}

void SweepDialog::showNote()
{
    const QString sentence = problem();
    m_save->setEnabled(sentence.isEmpty() && !isBusy());
    if (!sentence.isEmpty())
        return m_note->setText(sentence);
    const int count = core::sweepCount(m_form->sweep());
    const QSize pixels = figurePixels(figure());
    QString text = tr("%1 pictures of %2 × %3 pixels, with the choices of Export figure. A colour "
                      "means the same number in all of them.")
                       .arg(count)
                       .arg(pixels.width())
                       .arg(pixels.height());
    if (m_form->format() != SweepFormat::Pictures)
        text += QLatin1Char(' ') +
                tr("%1 s long.").arg(widgets::fixedText(double(count) / m_form->perSecond(), 1));
    m_note->setText(text);
}

void SweepDialog::setBusy(bool busy)
{
    m_progress->setVisible(busy);
    m_form->setEnabled(!busy);
    m_save->setEnabled(!busy);
}

void SweepDialog::writeTo(const QString &path)
{
    auto scenes = core::sweptScenes(m_scene, m_form->sweep());
    if (const auto *found = std::get_if<core::Problem>(&scenes))
        return m_note->setText(widgets::words(*found));
    m_job = sweepJob(std::get<std::vector<core::Scene>>(std::move(scenes)), figure(),
                     {path, m_form->format(), m_form->perSecond()});
    connectJob(path);
    m_progress->setRange(0, m_job->stepCount());
    m_progress->setValue(0);
    setBusy(true);
    m_note->setText(tr("Writing %1").arg(QFileInfo(path).fileName()));
    m_job->start();
}

void SweepDialog::connectJob(const QString &path)
{
    connect(m_job.get(), &SweepJob::progressed, m_progress, &QProgressBar::setValue);
    connect(m_job.get(), &SweepJob::finished, this, [this, path] {
        setBusy(false);
        emit written(path);
        accept();
    });
    connect(m_job.get(), &SweepJob::cancelled, this, [this] {
        setBusy(false);
        m_note->setText(tr("Stopped; nothing was written."));
    });
    connect(m_job.get(), &SweepJob::failed, this, [this](const QString &sentence) {
        setBusy(false);
        m_note->setText(sentence);
    });
}

/// The first press ends the writing, the next one closes the dialog.
void SweepDialog::stop()
{
    if (isBusy())
        m_job->cancel();
    else
        reject();
}

void SweepDialog::closeEvent(QCloseEvent *event)
{
    if (isBusy())
        m_job->cancel();
    QDialog::closeEvent(event);
}

void SweepDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace locus::app
