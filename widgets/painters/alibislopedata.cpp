// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/numbertext.h"
#include "widgets/painters/alibislopes.h"
#include "widgets/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace locus::widgets {

namespace {

class Painters {
    Q_DECLARE_TR_FUNCTIONS(Painters)
};

QString seriesText(double maxBias, int series, int number)
{
    return slopeText(std::exp2(-maxBias * number / series));
}

} // namespace

SlopeData slopeDataOf(const core::Frame &frame)
{
    SlopeData data;
    if (frame.refusal) {
        data.sentence = notDefinedHere(); // the map says why
        return data;
    }
    if (!frame.prepared || frame.key.method != core::MethodId::Alibi)
        return data;
    const core::AlibiParams &alibi = frame.key.alibi;
    data.maxBias = alibi.maxBias;
    data.terms = core::alibiSeries(frame.shapes.heads);
    data.rule = core::alibiRule(frame.shapes.heads, alibi.maxBias);
    data.slopes = core::alibiSlopes(alibi, frame.shapes.heads);
    data.isCustom = !alibi.slopes.isNull();
    return data;
}

SlopeScale slopeScaleOf(const SlopeData &data)
{
    SlopeScale scale{-1, 0};
    for (const std::vector<double> *slopes : {&data.rule, &data.slopes})
        for (const double slope : *slopes)
            if (slope > 0) {
                constexpr int farthest = 60;
                const double power = std::clamp<double>(std::log2(slope), -farthest, farthest);
                scale.low = std::min(scale.low, static_cast<int>(std::floor(power)));
                scale.high = std::max(scale.high, static_cast<int>(std::ceil(power)));
            }
    return scale;
}

QStringList slopeWords(const SlopeData &data)
{
    const int first = data.firstSeries();
    const QString ends = QStringLiteral("%1 … %2").arg(seriesText(data.maxBias, first, 1),
                                                       seriesText(data.maxBias, first, first));
    QStringList words;
    if (data.heads() == first) {
        words << Painters::tr("%1 is a power of two:").arg(first)
              << Painters::tr("the slope of head h is 2^(−%1h/%2): %3.")
                     .arg(shortText(data.maxBias, 4))
                     .arg(first)
                     .arg(ends);
    } else {
        QStringList numbers;
        constexpr int mostNumbers = 5;
        for (int head = first; head < data.heads() && numbers.size() < mostNumbers; ++head)
            numbers << QString::number(data.terms[static_cast<std::size_t>(head)].number);
        if (data.heads() - first > mostNumbers)
            numbers.last() = QStringLiteral("… %1").arg(data.terms.back().number);
        words << Painters::tr("%1 is no power of two:").arg(data.heads())
              << Painters::tr("heads 1–%1 take the %1-head series, %2;").arg(first).arg(ends)
              << (data.heads() == first + 1
                      ? Painters::tr("head %1 takes term %2 of the %3-head series.")
                            .arg(data.heads())
                            .arg(numbers.first())
                            .arg(2 * first)
                      : Painters::tr("heads %1–%2 take %3 of the %4-head series.")
                            .arg(first + 1)
                            .arg(data.heads())
                            .arg(numbers.join(QStringLiteral(", ")))
                            .arg(2 * first));
    }
    if (data.isCustom)
        words << Painters::tr("Custom slopes, an experiment: the method never trains them. "
                              "Hollow: the rule.");
    return words;
}

} // namespace locus::widgets
