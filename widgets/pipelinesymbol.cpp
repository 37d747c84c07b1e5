// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pipelinesymbol.h"

#include "widgets/formula.h"

#include <QStringView>

namespace locus::widgets {

namespace {

using formula::NodePtr;

bool isUpright(QChar c)
{
    return !c.isLetter() || (c >= QChar(0x0391) && c <= QChar(0x03A9));
}

class Reader {
public:
    explicit Reader(QStringView text)
        : m_text(text)
    {
    }

    /// Up to the end, or to the brace that closes the group.
    [[nodiscard]] NodePtr row()
    {
        std::vector<NodePtr> parts;
        while (m_at < m_text.size() && m_text[m_at] != u'}') {
            if (m_text[m_at] == u'_' && !parts.empty()) {
                ++m_at;
                parts.back() = formula::scripts(parts.back(), nullptr, group());
            } else {
                parts.push_back(one());
            }
        }
        return formula::row(std::move(parts));
    }

private:
    /// A braced row, or a single letter.
    [[nodiscard]] NodePtr group()
    {
        if (m_at >= m_text.size() || m_text[m_at] != u'{')
            return one();
        ++m_at;
        NodePtr inner = row();
        ++m_at;
        return inner;
    }

    [[nodiscard]] NodePtr one()
    {
        if (m_at >= m_text.size())
            return formula::row({});
        const QChar c = m_text[m_at++];
        if (c == u'√')
            return formula::root(group());
        if (c == u'\'') {
            const qsizetype end = m_text.indexOf(u'\'', m_at);
            const QString word = m_text.mid(m_at, end < 0 ? -1 : end - m_at).toString();
            m_at = end < 0 ? m_text.size() : end + 1;
            return formula::word(word);
        }
        return isUpright(c) ? formula::word(QString(c)) : formula::letter(QString(c));
    }

    QStringView m_text;
    qsizetype m_at = 0;
};

NodePtr formulaOf(const QString &symbol)
{
    return Reader(symbol).row();
}

} // namespace

double pipelineSymbolWidth(const QString &symbol, double px)
{
    return formula::extentOf(formulaOf(symbol), px).width;
}

double pipelineSymbolDepth(const QString &symbol, double px)
{
    return formula::extentOf(formulaOf(symbol), px).descent;
}

void paintPipelineSymbol(QPainter &painter, QPointF baseline, const QString &symbol, double px,
                         const QColor &color)
{
    Theme theme;
    theme.ink = color;
    formula::paint(painter, baseline, formulaOf(symbol), px, theme);
}

QString plainPipelineSymbol(const QString &symbol)
{
    QString plain = symbol;
    for (const QChar mark : {u'{', u'}', u'\''})
        plain.remove(mark);
    return plain;
}

} // namespace locus::widgets
