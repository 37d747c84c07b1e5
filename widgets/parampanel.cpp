// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/parampanel.h"

#include "core/params.h"
#include "widgets/paramgroups.h"
#include "widgets/paramrow.h"
#include "widgets/paramslider.h"
#include "widgets/sliderplay.h"

#include <QEvent>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace locus::widgets {

/// The line between two groups.
class GroupLine : public QWidget {
public:
    explicit GroupLine(QWidget *parent)
        : QWidget(parent)
    {
        setFixedHeight(13);
    }
    void setTheme(const Theme &theme)
    {
        m_color = theme.line;
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter(this).fillRect(0, height() / 2, width(), 1, m_color);
    }

private:
    QColor m_color;
};

namespace {

constexpr int rowSpacing = 3;

} // namespace

ParamPanel::ParamPanel(ParamLabels labels, QWidget *parent)
    : QWidget(parent)
    , m_labels(std::move(labels))
    , m_scroll(new QScrollArea(this))
    , m_body(new QWidget)
    , m_layout(new QVBoxLayout(m_body))
{
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_scroll);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(rowSpacing);
    m_layout->addStretch(1);
    m_scroll->setWidget(m_body);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_body->setAutoFillBackground(false);
}

void ParamPanel::setTheme(const Theme &theme)
{
    m_theme = theme;
    for (ParamRow *row : std::as_const(m_rows))
        row->setTheme(theme);
    for (GroupLine *line : std::as_const(m_lines))
        line->setTheme(theme);
}

void ParamPanel::setScene(const core::Scene &scene)
{
    const std::vector<QStringList> groups = paramGroups(scene);
    if (groups != m_groups) {
        m_groups = groups;
        m_head.reset();
        arrange();
    }
    for (const QStringList &group : m_groups)
        for (const QString &key : group)
            rowFor(key)->showScene(scene);
    setPlay(m_play); // rows may have come, and entries in them
    followHead(scene.view.head);
}

/// A head that was chosen elsewhere: what the panel has of it comes into sight. The panel stays
/// where it is under the hand.
void ParamPanel::followHead(int head)
{
    const bool isOther = m_head && *m_head != head;
    m_head = head;
    if (!isOther || m_isEditing)
        return;
    for (const QString &key : shownKeys())
        if (QWidget *part = rowFor(key)->partOfHead()) {
            m_layout->activate();
            m_scroll->ensureWidgetVisible(part, 0, rowSpacing);
        }
}

void ParamPanel::emitEdited(const QString &key, const core::Value &value, GestureId gesture)
{
    m_isEditing = true;
    emit paramEdited(key, value, gesture);
    m_isEditing = false;
}

void ParamPanel::setProblem(const QString &key, const QString &problem)
{
    const auto address = core::parseAddress(key.toStdString());
    const QString plain = address ? QString::fromStdString(address->key) : key;
    if (ParamRow *row = m_rows.value(plain))
        row->setProblem(problem);
}

void ParamPanel::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    for (ParamRow *row : std::as_const(m_rows))
        row->setReadOnly(readOnly);
}

void ParamPanel::setHeader(QWidget *header)
{
    m_header = header;
    arrange();
}

ParamRow *ParamPanel::rowFor(const QString &key)
{
    ParamRow *&row = m_rows[key];
    if (!row) {
        row = makeParamRow(key, m_body);
        row->setTheme(m_theme);
        row->setReadOnly(m_readOnly);
        row->setLabel(m_labels(key.toStdString()));
        connect(row, &ParamRow::edited, this, &ParamPanel::emitEdited);
    }
    return row;
}

/// Rows keep their widgets and those that stay are never hidden: one of them may be in the user's
/// hand.
void ParamPanel::arrange()
{
    while (QLayoutItem *item = m_layout->takeAt(0))
        delete item;
    const QStringList shown = shownKeys();
    for (auto row = m_rows.cbegin(); row != m_rows.cend(); ++row)
        if (!shown.contains(row.key()))
            row.value()->hide();
    for (GroupLine *line : std::as_const(m_lines))
        line->hide();
    if (m_header) {
        m_layout->addWidget(m_header);
        m_header->show();
    }
    qsizetype lines = 0;
    for (const QStringList &group : m_groups) {
        if (m_layout->count() > 0)
            addLine(lines++);
        for (const QString &key : group) {
            m_layout->addWidget(rowFor(key));
            rowFor(key)->show();
        }
    }
    m_layout->addStretch(1);
}

void ParamPanel::addLine(qsizetype index)
{
    if (index == m_lines.size()) {
        m_lines.push_back(new GroupLine(m_body));
        m_lines.back()->setTheme(m_theme);
    }
    m_layout->addWidget(m_lines[index]);
    m_lines[index]->show();
}

void ParamPanel::retranslate()
{
    for (auto row = m_rows.cbegin(); row != m_rows.cend(); ++row)
        row.value()->setLabel(m_labels(row.key().toStdString()));
}

std::vector<ParamSlider *> ParamPanel::sliders() const
{
    std::vector<ParamSlider *> all;
    for (const ParamRow *row : m_rows) {
        const std::vector<ParamSlider *> own = row->sliders();
        all.insert(all.end(), own.begin(), own.end());
    }
    return all;
}

void ParamPanel::setPlay(const core::PlaySettings &settings)
{
    m_play = settings;
    for (ParamSlider *slider : sliders())
        slider->play()->setSettings(settings);
}

void ParamPanel::pausePlays()
{
    for (ParamSlider *slider : sliders())
        slider->setPlaying(false);
}

void ParamPanel::narrow(std::optional<core::MethodId> method)
{
    for (auto row = m_rows.cbegin(); row != m_rows.cend(); ++row) {
        const core::ParamSpec *spec = core::findParam(row.key().toStdString());
        if (method && !(spec && isOwnedBy(*spec, *method)))
            continue;
        for (ParamSlider *slider : row.value()->sliders())
            slider->narrow();
    }
}

void ParamPanel::forget()
{
    for (ParamSlider *slider : sliders())
        slider->forget();
}

QStringList ParamPanel::shownKeys() const
{
    QStringList keys;
    for (const QStringList &group : m_groups)
        keys += group;
    return keys;
}

QWidget *ParamPanel::control(const QString &key) const
{
    const auto address = core::parseAddress(key.toStdString());
    if (!address || !shownKeys().contains(QString::fromStdString(address->key)))
        return nullptr;
    ParamRow *row = m_rows.value(QString::fromStdString(address->key));
    return row->control(address->indices.empty() ? -1 : address->indices.front());
}

void ParamPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace locus::widgets
