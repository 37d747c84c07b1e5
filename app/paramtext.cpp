// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paramtext.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace locus::app {

// lupdate takes the namespace of a table for the context of its texts, and is told that TEXT marks
// one.
namespace paramtexts {

constexpr const char *context = "locus::app::paramtexts";

struct Entry {
    std::string_view key;
    const char *label;
    const char *symbol;
    const char *meaning;
    const char *shortLabel = "";
    const char *nullText = "";
};

#define TEXT(text) QT_TRANSLATE_NOOP("locus::app::paramtexts", text)

constexpr Entry entries[] = {
    Entry{"content.source", TEXT("Content"), "",
          TEXT("where x, or q, k and v, come from: typed tokens, one vector everywhere, random "
               "vectors, or given arrays")},
    Entry{
        "content.tokens", TEXT("Tokens"), "",
        TEXT("the tokens of source tokens; the same text has the same vector wherever it stands")},
    Entry{"content.seed", TEXT("Content seed"), "",
          TEXT("seed of token vectors and random projections")},
    Entry{"content.d_model", TEXT("Model size"), "d", TEXT("channels of x"), TEXT("Model")},
    Entry{"content.d_head", TEXT("Head size"), "d_k", TEXT("channels of q and k in one head")},
    Entry{"content.heads", TEXT("Heads"), "H", TEXT("number of attention heads")},
    Entry{"content.projection", TEXT("Projection"), "W",
          TEXT("how the projections to q, k and v are made when none are given")},
    Entry{"content.n", TEXT("Length"), "n",
          TEXT("number of tokens of the sources identical and random")},
    Entry{"content.q", TEXT("Queries"), "q",
          TEXT("queries: one vector (source identical), rows, or rows per head (source arrays)")},
    Entry{"content.k", TEXT("Keys"), "k",
          TEXT("keys: one vector (source identical), rows, or rows per head (source arrays)")},
    Entry{"content.v", TEXT("Values"), "v", TEXT("values, as many as keys; null takes the keys")},
    Entry{"content.x", TEXT("Input"), "x",
          TEXT("input rows of source arrays, instead of q, k and v")},
    Entry{"content.wq", TEXT("Query projection"), "W_Q",
          TEXT("projection of x to the queries of all heads; null is the identity")},
    Entry{"content.wk", TEXT("Key projection"), "W_K",
          TEXT("projection of x to the keys of all heads; null is the identity")},
    Entry{"content.wv", TEXT("Value projection"), "W_V",
          TEXT("projection of x to the values of all heads; null is the identity")},
    Entry{"positions", TEXT("Positions"), "p", TEXT("where each token stands; null counts from 0"),
          "", TEXT("from 0")},
    Entry{"position_start", TEXT("Shift all positions"), "s", TEXT("added to every position"),
          TEXT("Shift")},
    Entry{"query_offset", TEXT("Query offset"), "",
          TEXT("query row i is token i + query_offset, as when a cache holds earlier tokens"),
          TEXT("Offset")},
    Entry{"mask", TEXT("Mask"), "M",
          TEXT("which keys a query may use: all, those up to its own token, or as in allowed")},
    Entry{"allowed", TEXT("Allowed pairs"), "M",
          TEXT("mask custom: true where the query (row) may use the key (column)")},
    Entry{"padding", TEXT("Padding"), "",
          TEXT("true for a padding key, which no query may use under any mask")},
    Entry{"scale", TEXT("Scale"), "",
          TEXT("divide q · k by the square root of the head size, or not")},
    Entry{"method", TEXT("Method"), "", TEXT("the position method")},
    Entry{"sinusoidal.base", TEXT("Base"), "b",
          TEXT("base of the wavelengths, from 2 pi to almost 2 pi times the base")},
    Entry{"sinusoidal.layout", TEXT("Layout"), "",
          TEXT("sine and cosine side by side, or all sines before all cosines")},
    Entry{"learned.length", TEXT("Table length"), "L",
          TEXT("rows of the position table; there is no row for a position beyond it"),
          TEXT("Rows")},
    Entry{"learned.seed", TEXT("Table seed"), "", TEXT("seed of the untrained tables")},
    Entry{"learned.table", TEXT("Table"), "P", TEXT("position table; null draws untrained rows")},
    Entry{"learned.segments", TEXT("Segments"), "", TEXT("add a segment vector as well")},
    Entry{"learned.segment_ids", TEXT("Segment of each token"), "",
          TEXT("row of the segment table for each token; null is 0 for all")},
    Entry{"learned.segment_table", TEXT("Segment table"), "",
          TEXT("segment vectors; null draws two untrained rows")},
    Entry{"shaw.radius", TEXT("Radius"), "K",
          TEXT("displacements beyond it share the vector at the edge")},
    Entry{"shaw.keys", TEXT("Key vectors"), "", TEXT("add relative vectors to the keys of pairs")},
    Entry{"shaw.values", TEXT("Value vectors"), "",
          TEXT("add relative vectors to the values of pairs")},
    Entry{"shaw.seed", TEXT("Table seed"), "", TEXT("seed of the untrained relative vectors")},
    Entry{"shaw.table_k", TEXT("Key table"), "r",
          TEXT("2 radius + 1 relative vectors for keys; null draws untrained ones")},
    Entry{"shaw.table_v", TEXT("Value table"), "r",
          TEXT("2 radius + 1 relative vectors for values; null draws untrained ones")},
    Entry{"t5.buckets", TEXT("Buckets"), "B", TEXT("number of distance buckets")},
    Entry{"t5.max_distance", TEXT("Maximum distance"), "",
          TEXT("the logarithmic buckets are laid out up to here; the last one is open"),
          TEXT("Up to")},
    Entry{"t5.bidirectional", TEXT("Both directions"), "",
          TEXT("half of the buckets for keys after the query; otherwise those share bucket 0")},
    Entry{"t5.seed", TEXT("Table seed"), "", TEXT("seed of the untrained bucket values")},
    Entry{"t5.table", TEXT("Bucket values"), "b",
          TEXT("one number per bucket and head; null draws untrained ones")},
    Entry{"alibi.max_bias", TEXT("Slope exponent"), "",
          TEXT("the rule's slopes are 2^(-max_bias h / heads)"), TEXT("Exponent")},
    Entry{"alibi.slopes", TEXT("Slopes"), "m_h", TEXT("slope of each head; null follows the rule"),
          "", TEXT("rule")},
    Entry{"alibi.form", TEXT("Form"), "",
          TEXT("bias from the distance, from the key's position, or from the distance to the last "
               "key; under a causal mask the weights are equal")},
    Entry{
        "rope.base", TEXT("Base"), "b",
        TEXT("base of the angular speeds: block r turns by base^(-2r / rotary_dim) per position")},
    Entry{"rope.theta", TEXT("Angular speed"), "θ",
          TEXT("radians per position, one for every block or one each; replaces base"),
          TEXT("Speed"), TEXT("from base")},
    Entry{"rope.layout", TEXT("Pairing"), "",
          TEXT("turn neighbouring channels, or channel r with channel r + rotary_dim / 2")},
    Entry{"rope.rotary_dim", TEXT("Rotary part"), "d_r",
          TEXT("channels that turn, an even number; null turns the whole head"), TEXT("Part"),
          TEXT("whole head")},
    Entry{"rope.scaling", TEXT("Scaling"), "", TEXT("rule that stretches the wavelengths")},
    Entry{"mistake", TEXT("Break it"), "",
          TEXT("a deliberate error, labelled wherever it is shown")},
    Entry{"permutation", TEXT("Permutation"), "P",
          TEXT("order in which the tokens are shown to the head once more")},
    Entry{"trained_length", TEXT("Trained length"), "L", TEXT("positions met in training")},
    Entry{"target_length", TEXT("Evaluated length"), "N", TEXT("positions to evaluate")},
    Entry{"compare", TEXT("Compared methods"), "", TEXT("methods shown side by side")},
    Entry{"reference", TEXT("Reference method"), "", TEXT("what the others are compared with")},
    Entry{"page", TEXT("Page"), "", TEXT("page of the window")},
    Entry{"query", TEXT("Query position"), "i", TEXT("selected query row"), TEXT("Query")},
    Entry{"key", TEXT("Key position"), "j", TEXT("selected key column"), TEXT("Key")},
    Entry{"head", TEXT("Head shown"), "h", TEXT("selected head"), TEXT("Head")},
    Entry{"block", TEXT("Block"), "r",
          TEXT("chosen two-dimensional block (RoPE) or frequency (sinusoidal)")},
    Entry{"stage", TEXT("Stage"), "", TEXT("matrix shown as heat map")},
    Entry{"all_heads", TEXT("All heads"), "",
          TEXT("show every head side by side and the chosen one beside them")},
    Entry{"pins", TEXT("Pins"), "", TEXT("one or two pairs (query, key) kept for comparison")},
    Entry{"colors", TEXT("Colours"), "",
          TEXT("what the lowest and the highest colour of the map stand for; null: its values"), "",
          TEXT("from the values")},
    Entry{"colors_stage", TEXT("Colours of"), "", TEXT("stage whose map keeps colors")},
};

struct Choice {
    std::string_view key;
    std::string_view choice;
    const char *text;
};

constexpr Choice choices[] = {
    Choice{"sinusoidal.layout", "concat", TEXT("sines first")},
    Choice{"rope.layout", "half", TEXT("half-split")},
    Choice{"scale", "sqrt", TEXT("divide by √d")},
    Choice{"alibi.form", "key", TEXT("key position")},
    Choice{"alibi.form", "last", TEXT("last key")},
    Choice{"mistake", "bias_after_softmax", TEXT("add the bias after softmax")},
    Choice{"mistake", "mixed_layouts", TEXT("mix the pairings")},
    Choice{"mistake", "sine_only", TEXT("sines without cosines")},
};

// Plain choices are words of their own language too.
constexpr const char *plainChoices[] = {
    TEXT("none"),   TEXT("causal"), TEXT("custom"),   TEXT("tokens"),      TEXT("identical"),
    TEXT("random"), TEXT("arrays"), TEXT("identity"), TEXT("interleaved"), TEXT("distance"),
};

const char *unitWord(core::Unit unit)
{
    switch (unit) {
    case core::Unit::None: break;
    case core::Unit::Tokens: return TEXT("tokens");
    case core::Unit::Positions: return TEXT("positions");
    case core::Unit::Channels: return TEXT("channels");
    case core::Unit::Radians: return TEXT("rad");
    case core::Unit::RadiansPerPosition: return TEXT("rad / position");
    case core::Unit::Heads: return TEXT("heads");
    case core::Unit::Rows: return TEXT("rows");
    case core::Unit::Buckets: return TEXT("buckets");
    }
    return "";
}

#undef TEXT

} // namespace paramtexts

namespace {

using namespace paramtexts;

QString translated(const char *text)
{
    return *text == '\0' ? QString() : QCoreApplication::translate(context, text);
}

} // namespace

ParamText paramText(std::string_view key)
{
    const std::string_view base = key.substr(0, key.find('['));
    const std::string_view name = base == "n" ? "content.n" : base;
    const auto entry = std::find_if(std::begin(entries), std::end(entries),
                                    [name](const Entry &e) { return e.key == name; });
    if (entry == std::end(entries))
        return {};
    return {translated(entry->label), translated(entry->shortLabel),
            QString::fromUtf8(entry->symbol), translated(entry->nullText),
            translated(entry->meaning)};
}

std::vector<std::string_view> paramTextKeys()
{
    std::vector<std::string_view> keys;
    keys.reserve(std::size(entries));
    for (const Entry &entry : entries)
        keys.push_back(entry.key);
    return keys;
}

QString unitText(core::Unit unit)
{
    return translated(unitWord(unit));
}

QString choiceText(std::string_view key, std::string_view choice)
{
    for (const Choice &entry : choices)
        if (entry.key == key && entry.choice == choice)
            return translated(entry.text);
    for (const char *plain : plainChoices)
        if (plain == choice)
            return translated(plain);
    return QString::fromUtf8(choice.data(), static_cast<qsizetype>(choice.size()));
}

} // namespace locus::app
