// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/numpycontent.h"

namespace locus::app {

namespace {

std::string range(int end)
{
    return "range(" + std::to_string(end) + ")";
}

std::string matrixOfHead(NumpyText &out, const core::Prepared &p, core::RandomStream stream,
                         const core::Tensor &given, int head, int channels)
{
    const core::Content &content = p.model.content;
    const int d = p.shapes.dModel;
    const bool isDrawn = content.source != core::ContentSource::Arrays &&
                         content.projection == core::Projection::Random;
    if (isDrawn)
        return out.drawn(content.seed, stream, range(d),
                         "[" + std::to_string(head) + " * 2**32 + c for c in " + range(channels) +
                             "]",
                         "3**0.5 / " + std::to_string(d) + "**0.5");
    if (given.isNull())
        return "np.eye(" + std::to_string(d) + ")[:, " + std::to_string(head * channels) + ":" +
               std::to_string((head + 1) * channels) + "]";
    std::vector<double> columns;
    for (int m = 0; m < d; ++m)
        for (int c = 0; c < channels; ++c)
            columns.push_back(given.at(m, std::int64_t(head) * channels + c));
    return out.array(columns, d, channels);
}

void project(NumpyText &out, const core::Prepared &p, int head, WantedVectors wanted)
{
    const core::Content &content = p.model.content;
    const char *rows = p.hooks.onInput ? "h" : "x";
    if (p.hooks.onInput)
        out.line("h = x + p");
    if (wanted.queriesAndKeys) {
        out.line("wq = " + matrixOfHead(out, p, core::RandomStream::WeightQuery, content.wq, head,
                                        p.shapes.dHead));
        out.line("wk = " + matrixOfHead(out, p, core::RandomStream::WeightKey, content.wk, head,
                                        p.shapes.dHead));
        out.line("q = " + queryRows(p, rows));
        out.line(std::string("k = ") + rows + " @ wk");
    }
    if (wanted.values) {
        out.line("wv = " + matrixOfHead(out, p, core::RandomStream::WeightValue, content.wv, head,
                                        p.shapes.dValue));
        out.line(std::string("v = ") + rows + " @ wv");
    }
}

void writeGiven(NumpyText &out, const core::Prepared &p, int head, const char *name,
                const core::Tensor &tensor, int rows)
{
    const bool isRow = p.model.content.source == core::ContentSource::Identical;
    const std::int64_t columns = tensor.extent(tensor.rank() - 1);
    const std::int64_t stored = isRow ? 1 : rows;
    const auto size = static_cast<std::size_t>(stored * columns);
    const std::size_t start = tensor.rank() == 3 ? static_cast<std::size_t>(head) * size : 0;
    out.line(std::string(name) + " = " +
             out.array(std::span(tensor.values()).subspan(start, size), stored, columns) +
             (isRow ? ".repeat(" + std::to_string(rows) + ", 0)" : ""));
}

} // namespace

void writeInput(NumpyText &out, const core::Prepared &p)
{
    const core::Content &content = p.model.content;
    if (content.source == core::ContentSource::Arrays) {
        out.line("x = " + out.array(content.x.values(), p.shapes.nKey, p.shapes.dModel));
        return;
    }
    std::string rows = "[0] * " + std::to_string(p.shapes.nKey); // one vector for all
    if (content.source == core::ContentSource::Tokens)
        rows = out.hashes(content.tokens);
    else if (content.source == core::ContentSource::Random)
        rows = range(p.shapes.nKey);
    out.line("x = " + out.drawn(content.seed, core::RandomStream::TokenVector, rows,
                                range(p.shapes.dModel), "3**0.5"));
}

void writeVectors(NumpyText &out, const core::Prepared &p, int head, WantedVectors wanted)
{
    if (p.shapes.hasX)
        return project(out, p, head, wanted);
    const core::Content &content = p.model.content;
    if (wanted.queriesAndKeys) {
        writeGiven(out, p, head, "q", content.q, p.shapes.nQuery);
        writeGiven(out, p, head, "k", content.k, p.shapes.nKey);
    }
    if (wanted.values)
        writeGiven(out, p, head, "v", content.v.isNull() ? content.k : content.v, p.shapes.nKey);
}

std::string queryRows(const core::Prepared &p, const char *rows)
{
    const int offset = p.model.queryOffset;
    return std::string("(") + rows + (offset != 0 ? "[" + std::to_string(offset) + ":]" : "") +
           " @ wq)";
}

} // namespace locus::app
