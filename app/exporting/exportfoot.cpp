// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exporting/exportfoot.h"

#include "app/exporting/parts.h"
#include "widgets/button.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>

namespace locus::app {

using widgets::Button;

namespace {

constexpr int mostLetters = 80;

} // namespace

ExportFoot::ExportFoot(const widgets::Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_carries(new QCheckBox(this))
    , m_hint(newLabel(Tone::Hint, theme, this))
    , m_name(new QLineEdit(this))
    , m_keep(themed(new Button(Button::Kind::Ghost, this), theme))
    , m_copy(themed(new Button(Button::Kind::Outlined, widgets::Icon::Copy, this), theme))
    , m_cancel(themed(new Button(Button::Kind::Outlined, this), theme))
    , m_write(themed(new Button(Button::Kind::Solid, widgets::Icon::Export, this), theme))
{
    build();
    connectAll();
    retranslate();
}

void ExportFoot::build()
{
    m_carries->setFont(widgets::uiFont(widgets::metrics::labelPx, QFont::Medium));
    m_hint->setWordWrap(true);
    m_hint->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_name->setMaxLength(mostLetters);
    m_name->setFixedWidth(200);
    m_name->hide();
    m_name->installEventFilter(this);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(20, 0, 20, 0);
    row->setSpacing(10);
    row->addWidget(m_carries);
    row->addWidget(m_hint, 1);
    row->addWidget(m_name);
    row->addWidget(m_keep);
    row->addWidget(m_copy);
    row->addWidget(m_cancel);
    row->addWidget(m_write);
    setFixedHeight(60);
}

void ExportFoot::connectAll()
{
    connect(m_carries, &QCheckBox::clicked, this, &ExportFoot::carriesSceneEdited);
    connect(m_keep, &QAbstractButton::clicked, this, [this] {
        if (isNaming())
            endNaming(true);
        else
            askForName();
    });
    connect(m_name, &QLineEdit::textChanged, this, &ExportFoot::showKeepText);
    connect(m_copy, &QAbstractButton::clicked, this, &ExportFoot::copyRequested);
    connect(m_cancel, &QAbstractButton::clicked, this, &ExportFoot::cancelRequested);
    connect(m_write, &QAbstractButton::clicked, this, &ExportFoot::writeRequested);
}

bool ExportFoot::isNaming() const
{
    return m_name->isVisibleTo(this);
}

/// "figure 1": a name that is not taken.
QString ExportFoot::proposedName() const
{
    if (!m_last.isEmpty())
        return m_last;
    for (int number = 1;; ++number)
        if (QString name = tr("figure %1").arg(number); !m_taken.contains(name))
            return name;
}

void ExportFoot::askForName()
{
    m_name->setText(proposedName());
    m_name->show();
    showKeepText();
    m_name->setFocus(Qt::TabFocusReason);
    m_name->selectAll();
}

void ExportFoot::endNaming(bool keep)
{
    const QString name = m_name->text().simplified();
    if (keep && name.isEmpty())
        return;
    m_name->hide();
    m_keep->setFocus(Qt::TabFocusReason);
    showKeepText();
    if (keep)
        emit keepRequested(name);
}

void ExportFoot::showKeepText()
{
    const QString name = m_name->text().simplified();
    m_keep->setText(!isNaming()              ? tr("Keep as a named figure")
                    : m_taken.contains(name) ? tr("Replace it")
                                             : tr("Keep it"));
    m_keep->setEnabled(!isNaming() || !name.isEmpty());
    m_keep->updateGeometry();
}

bool ExportFoot::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    switch (static_cast<QKeyEvent *>(event)->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: endNaming(true); return true;
    case Qt::Key_Escape: endNaming(false); return true;
    default: return false;
    }
}

void ExportFoot::showSettings(const core::FigureSettings &settings)
{
    m_carries->setChecked(settings.carriesScene);
    m_last = QString::fromStdString(settings.name);
}

void ExportFoot::showFormat(const QString &format)
{
    m_format = format;
    m_write->setText(tr("Export %1").arg(format));
    m_write->updateGeometry();
}

void ExportFoot::setTaken(const QStringList &names)
{
    m_taken = names;
    showKeepText();
}

void ExportFoot::setReady(bool ready)
{
    m_copy->setEnabled(ready);
    m_write->setEnabled(ready);
}

void ExportFoot::say(const QString &sentence)
{
    m_sentence = sentence;
    QPalette palette = m_hint->palette();
    palette.setColor(QPalette::WindowText, sentence.isEmpty() ? m_theme.ink3 : m_theme.ink);
    m_hint->setPalette(palette);
    m_hint->setText(sentence.isEmpty() ? tr("drop the figure on Locus and this state returns")
                                       : sentence);
}

QString ExportFoot::said() const
{
    return m_sentence;
}

void ExportFoot::retranslate()
{
    m_carries->setText(tr("The scene travels in the file"));
    m_name->setPlaceholderText(tr("Name"));
    m_name->setAccessibleName(tr("Name of the figure"));
    m_copy->setText(tr("Copy"));
    m_copy->setToolTip(tr("The figure as PNG, SVG and PDF on the clipboard"));
    m_cancel->setText(tr("Cancel"));
    showFormat(m_format);
    showKeepText();
    say(m_sentence);
}

} // namespace locus::app
