// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tokensrow.h"

#include "core/tokens.h"
#include "widgets/windowundo.h"

#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace locus::widgets {

namespace {

bool splitsInto(const QString &text, const std::vector<std::string> &tokens)
{
    return core::splitTokens(text.toStdString()) == tokens;
}

} // namespace

QString textOfTokens(const std::vector<std::string> &tokens)
{
    QString text;
    QString last;
    for (const std::string &token : tokens) {
        const QString word = QString::fromStdString(token);
        // Characters that are tokens of their own stand close together.
        const bool close = text.isEmpty() || splitsInto(last + word, {last.toStdString(), token});
        text += close ? word : QLatin1Char(' ') + word;
        last = word;
    }
    return text;
}

TokensRow::TokensRow(const QString &key, const core::ParamSpec &spec, QWidget *parent)
    : ParamRow(parent)
    , m_key(key)
    , m_spec(spec)
    , m_name(new QLabel(this))
    , m_problem(new QLabel(this))
    , m_text(new QLineEdit(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 3, 0, 3);
    layout->setSpacing(5);
    layout->addWidget(m_name);
    layout->addWidget(m_text);
    layout->addWidget(m_problem);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_name->setFont(uiFont(metrics::labelPx, QFont::Medium));
    m_name->setBuddy(m_text);
    m_text->setFont(uiFont(metrics::labelPx));
    m_problem->setFont(uiFont(metrics::legendPx, QFont::Medium));
    m_problem->setWordWrap(true);
    m_problem->hide();
    leaveUndoToTheWindow(*m_text);
    connect(m_text, &QLineEdit::editingFinished, this, &TokensRow::commit);
    connect(m_text, &QLineEdit::textEdited, this, [this] { setProblem({}); });
}

void TokensRow::setLabel(const ParamLabel &label)
{
    m_name->setText(label.name);
    m_text->setAccessibleName(label.name);
    const QString howTo = tr("Words are parted by spaces, Chinese characters stand for themselves. "
                             "The tokenizer of a trained model is something else: it cuts words "
                             "into pieces.");
    const QString tip =
        label.toolTip.isEmpty() ? howTo : label.toolTip + QStringLiteral("\n\n") + howTo;
    m_text->setToolTip(tip);
    m_name->setToolTip(tip);
}

void TokensRow::setTheme(const Theme &theme)
{
    for (QWidget *part : {static_cast<QWidget *>(m_name), static_cast<QWidget *>(m_problem),
                          static_cast<QWidget *>(m_text)})
        part->setPalette(paletteOf(theme));
}

void TokensRow::showScene(const core::Scene &scene)
{
    if (m_text->isModified() && m_text->hasFocus())
        return;
    const QString text = textOfTokens(scene.model.content.tokens);
    if (text != m_text->text()) {
        m_text->setText(text);
        m_text->setCursorPosition(0);
    }
}

void TokensRow::setProblem(const QString &problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

QWidget *TokensRow::control(int)
{
    return m_text;
}

void TokensRow::commit()
{
    if (!m_text->isModified())
        return;
    core::Value::Array tokens;
    for (std::string &token : core::splitTokens(m_text->text().toStdString()))
        tokens.emplace_back(std::move(token));
    if (tokens.empty()) {
        setProblem(tr("Needs at least one token."));
        return;
    }
    if (static_cast<double>(tokens.size()) > m_spec.hardMax) {
        setProblem(tr("At most %1 tokens.").arg(m_spec.hardMax));
        return;
    }
    m_text->setModified(false);
    emit edited(m_key, core::Value(std::move(tokens)), newGesture());
}

} // namespace locus::widgets
