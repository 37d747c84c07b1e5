// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/numpymethod.h"

#include "core/position/learnedrow.h"
#include "core/untrained.h"

namespace locus::app {

using core::MethodId;

namespace {

constexpr const char *untrainedWidth = "3**0.5 / 2";

std::string range(std::int64_t end)
{
    return "range(" + std::to_string(end) + ")";
}

/// theta_r = base^(-2 r / channels); a whole base needs its point, or NumPy takes it for an
/// integer.
std::string speeds(double base, int channels)
{
    std::string text = NumpyText::number(base);
    if (text.find_first_of(".e") == std::string::npos)
        text += ".0";
    const std::string d = std::to_string(channels);
    return text + " ** (-2 * np.arange(" + d + " // 2) / " + d + ")";
}

std::string tensorRows(NumpyText &out, const core::Tensor &table)
{
    return out.array(table.values(), table.extent(0), table.extent(1));
}

void writeSinusoid(NumpyText &out, const core::Prepared &p)
{
    const int d = p.shapes.dModel;
    const bool interleaved = p.model.sinusoidal.layout == core::ChannelLayout::Interleaved;
    const std::string half = std::to_string(d / 2);
    out.line("angle = key_at[:, None] * " + speeds(p.model.sinusoidal.base, d));
    out.line("p = np.zeros((len(key_at), " + std::to_string(d) + "))");
    out.line(interleaved ? "p[:, 0::2] = np.sin(angle)" : "p[:, :" + half + "] = np.sin(angle)");
    if (p.model.mistake == core::Mistake::SineOnly)
        out.line("# a mistake on purpose: the cosine channels are 0");
    else
        out.line(interleaved ? "p[:, 1::2] = np.cos(angle)"
                             : "p[:, " + half + ":] = np.cos(angle)");
}

/// Only the rows that are used.
void writeLearned(NumpyText &out, const core::Prepared &p)
{
    const core::LearnedParams &params = p.model.learned;
    const int d = p.shapes.dModel;
    if (params.table.isNull()) {
        out.line("p = " +
                 out.drawn(params.seed, core::RandomStream::LearnedTable, "key_at", range(d),
                           untrainedWidth) +
                 "  # untrained rows");
    } else {
        std::vector<double> rows;
        for (const std::int64_t position : p.positions.key)
            for (int c = 0; c < d; ++c)
                rows.push_back(params.table.at(position, c));
        out.line("p = " + out.array(rows, std::ssize(p.positions.key), d) +
                 "  # the rows of these positions");
    }
    if (!params.segments)
        return;
    const std::string table = params.segmentTable.isNull()
                                  ? out.drawn(params.seed, core::RandomStream::SegmentTable,
                                              range(2), range(d), untrainedWidth)
                                  : tensorRows(out, params.segmentTable);
    std::string list;
    for (int token = 0; token < p.shapes.nKey; ++token)
        list += (token > 0 ? ", " : "") + std::to_string(core::segmentOf(params, token));
    out.line("p = p + " + table + "[[" + list + "]]");
}

void writeBuckets(NumpyText &out, const core::Prepared &p, int head)
{
    const core::T5Params &params = p.model.t5;
    const core::T5Buckets buckets(params);
    std::string starts, numbers;
    for (std::size_t b = 0; b < buckets.starts().size(); ++b)
        if (buckets.starts()[b] >= 0) {
            starts += (starts.empty() ? "" : ", ") + std::to_string(buckets.starts()[b]);
            numbers += (numbers.empty() ? "" : ", ") + std::to_string(b);
        }
    out.line("starts = [" + starts + "]  # the first distance of each bucket, exact integers");
    out.line("numbers = np.array([" + numbers + "])");
    out.line(params.bidirectional ? "distance = abs(delta)" : "distance = np.maximum(-delta, 0)");
    out.line("bucket = numbers[np.searchsorted(starts, distance, \"right\") - 1]");
    if (params.bidirectional)
        out.line("bucket = bucket + np.where(delta > 0, " + std::to_string(buckets.perDirection()) +
                 ", 0)");
    if (params.table.isNull()) {
        out.line("table = " +
                 out.drawn(params.seed, core::RandomStream::T5Table, range(params.buckets),
                           "[" + std::to_string(head) + "]", untrainedWidth) +
                 "  # untrained");
    } else {
        std::vector<double> column;
        column.reserve(static_cast<std::size_t>(params.buckets));
        for (int b = 0; b < params.buckets; ++b)
            column.push_back(params.table.at(b, head));
        out.line("table = " + out.array(column, params.buckets, 1));
    }
    out.line("bias = table[bucket, 0]");
}

void writeAlibi(NumpyText &out, const core::Prepared &p, int head)
{
    const auto slopes = core::alibiSlopes(p.model.alibi, p.shapes.heads);
    out.line("slope = " + NumpyText::number(slopes[static_cast<std::size_t>(head)]));
    switch (p.model.alibi.form) {
    case core::AlibiForm::Distance: return out.line("bias = -slope * abs(delta)");
    case core::AlibiForm::Key: return out.line("bias = slope * key_at + 0 * delta");
    case core::AlibiForm::Last: return out.line("bias = slope * (key_at - key_at[-1]) + 0 * delta");
    }
}

std::string listOf(const std::vector<int> &values)
{
    std::string text;
    for (const int value : values)
        text += (text.empty() ? "[" : ", ") + std::to_string(value);
    return text + "]";
}

} // namespace

void writeEncoding(NumpyText &out, const core::Prepared &p)
{
    if (p.model.method == MethodId::Sinusoidal)
        writeSinusoid(out, p);
    else
        writeLearned(out, p);
}

void writeRotation(NumpyText &out, const core::Prepared &p)
{
    const core::RopeParams &params = p.model.rope;
    const int rotary = core::rotaryDim(params, p.shapes.dHead);
    const std::vector<double> theta = core::ropeFrequencies(params, p.shapes.dHead);
    const bool isRule = params.theta.isNull();
    out.line("theta = " + (isRule ? speeds(params.base, rotary)
                                  : out.array(theta, 1, std::ssize(theta)) + "[0]"));
    std::vector<int> first, second, firstSpeed, secondSpeed;
    const bool mixed = p.model.mistake == core::Mistake::MixedLayouts;
    for (int r = 0; r < rotary / 2; ++r) {
        const core::ChannelPair pair = core::ropeChannels(r, rotary, params.layout);
        first.push_back(pair.first);
        second.push_back(pair.second);
        const auto speed = [&](int channel) {
            return params.layout == core::RopeLayout::Half ? channel / 2 : channel % (rotary / 2);
        };
        firstSpeed.push_back(mixed ? speed(pair.first) : r);
        secondSpeed.push_back(mixed ? speed(pair.second) : r);
    }
    out.line("one, two = np.array(" + listOf(first) + "), np.array(" + listOf(second) +
             ")  # the channels of each block");
    out.line("def turned(x, at):");
    if (mixed) {
        out.line("    # a mistake on purpose: pairs of one layout, speeds of the other");
        out.line("    a = at[:, None] * theta[" + listOf(firstSpeed) + "]");
        out.line("    b = at[:, None] * theta[" + listOf(secondSpeed) + "]");
    } else {
        out.line("    a = b = at[:, None] * theta");
    }
    out.line("    y = x.copy()");
    out.line("    y[:, one] = x[:, one] * np.cos(a) - x[:, two] * np.sin(a)");
    out.line("    y[:, two] = x[:, one] * np.sin(b) + x[:, two] * np.cos(b)");
    out.line("    return y");
}

void writeBias(NumpyText &out, const core::Prepared &p, int head)
{
    if (p.model.method == MethodId::T5)
        writeBuckets(out, p, head);
    else
        writeAlibi(out, p, head);
}

void writeRelations(NumpyText &out, const core::Prepared &p)
{
    const std::string radius = std::to_string(p.model.shaw.radius);
    out.line("clipped = np.clip(delta, -" + radius + ", " + radius + ")");
    out.line("row = clipped + " + radius);
}

void writeRelationTable(NumpyText &out, const core::Prepared &p, bool values,
                        const std::string &name)
{
    const core::ShawParams &params = p.model.shaw;
    const core::Tensor &table = values ? params.tableV : params.tableK;
    out.line(
        name + " = " +
        (table.isNull()
             ? out.drawn(params.seed,
                         values ? core::RandomStream::ShawValues : core::RandomStream::ShawKeys,
                         range(2 * std::int64_t(params.radius) + 1),
                         range(values ? p.shapes.dValue : p.shapes.dHead), untrainedWidth) +
                   "  # untrained"
             : tensorRows(out, table)));
}

} // namespace locus::app
