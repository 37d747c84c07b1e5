// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBuffer>
#include <QPainter>
#include <QRegularExpression>
#include <QStringList>
#include <QSvgGenerator>

namespace locus::tests {

/// Every text that \a paint draws, in its order.
template <class Paint>
QStringList paintedTexts(QSize size, const Paint &paint)
{
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(), size));
    QPainter painter(&generator);
    paint(painter);
    painter.end();
    static const QRegularExpression text(QStringLiteral("<text[^>]*>([^<]*)</text>"),
                                         QRegularExpression::DotMatchesEverythingOption);
    QStringList texts;
    auto matches = text.globalMatch(QString::fromUtf8(buffer.data()));
    while (matches.hasNext())
        texts << matches.next().captured(1).trimmed();
    return texts;
}

} // namespace locus::tests
