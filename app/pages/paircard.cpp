// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/paircard.h"

#include "core/inspect.h"
#include "core/prepared.h"
#include "widgets/painters/common.h"
#include "widgets/pairnumbers.h"
#include "widgets/tokenstrip.h"
#include "widgets/words.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QVBoxLayout>

namespace locus::app {

namespace {

constexpr int spacing = 4;

QStringList tokensOf(const core::Frame &frame)
{
    QStringList tokens;
    for (int token = 0; token < frame.shapes.nKey; ++token)
        tokens << widgets::tokenText(frame, token);
    return tokens;
}

} // namespace

PairCard::PairCard(QWidget *parent)
    : Card(parent)
    , m_strip(new widgets::TokenStrip)
    , m_numbers(new widgets::PairNumbers)
{
    setHeaderVisible(false);
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing);
    column->addWidget(m_strip);
    column->addWidget(m_numbers, 1);
    setContent(content);
    connect(m_numbers, &widgets::PairNumbers::copyRequested, this,
            [](const QString &text) { QGuiApplication::clipboard()->setText(text); });
}

void PairCard::setTheme(const widgets::Theme &theme)
{
    Card::setTheme(theme);
    m_strip->setTheme(theme);
    m_numbers->setTheme(theme);
}

void PairCard::setPicture(const std::shared_ptr<const core::Frame> &frame, const core::View &view,
                          double weightRangeHigh)
{
    m_strip->setTokens(tokensOf(*frame));
    if (!frame->prepared) {
        m_strip->setPair(view.query + frame->key.queryOffset, view.key, view.key - view.query);
        m_numbers->setRefusal(frame->refusal ? widgets::notDefinedHere() : QString());
        return;
    }
    const core::QueryIndex query{view.query};
    const core::KeyIndex key{view.key};
    const auto report = core::inspectPair(*frame->prepared, core::HeadIndex{view.head}, query, key);
    const int queryToken = widgets::tokenOfQuery(*frame, view.query);
    m_strip->setPair(queryToken, view.key, report.delta);
    widgets::PairContext context;
    context.queryToken = widgets::tokenText(*frame, queryToken);
    context.keyToken = widgets::tokenText(*frame, view.key);
    context.caveat = widgets::words(core::caveatOf(frame->key, core::Stage::Scores));
    context.deadRow = frame->prepared->mask.isDead(view.query);
    context.weightRangeHigh = weightRangeHigh;
    context.divisor.value = 1 / core::scoreScale(frame->key, frame->shapes);
    m_numbers->setReport(report, context);
}

void PairCard::setCompact(bool compact)
{
    m_padding = compact ? 10 : widgets::metrics::cardPadding;
    setPadding(m_padding);
}

int PairCard::heightFor(int width) const
{
    const int inner = width - 2 * m_padding;
    const int numbers = m_numbers->hasHeightForWidth() ? m_numbers->heightForWidth(inner)
                                                       : m_numbers->sizeHint().height();
    return m_strip->sizeHint().height() + spacing + numbers + m_padding + 10;
}

} // namespace locus::app
