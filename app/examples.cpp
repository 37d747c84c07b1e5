// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examples.h"

#include <QCoreApplication>

namespace locus::app {

// lupdate takes the namespace of a table for the context of its texts, and is told that TEXT marks
// one.
namespace examplewords {

constexpr const char *context = "locus::app::examplewords";

struct Entry {
    const char *id;
    const char *title;
    const char *sentence;
    const char *group;
    bool favourite = false;
};

#define TEXT(text) QT_TRANSLATE_NOOP("locus::app::examplewords", text)

constexpr const char *worked = TEXT("Worked examples");
constexpr const char *order = TEXT("Order of tokens");
constexpr const char *published = TEXT("Published models");
constexpr const char *variants = TEXT("Variants");
constexpr const char *limits = TEXT("Mistakes and limits");
constexpr bool favourite = true;

constexpr Entry entries[] = {
    Entry{"dog-bites-man", TEXT("dog bites man"),
          TEXT("Without positions the order of the words changes nothing."), order, favourite},
    Entry{"man-bites-dog", TEXT("man bites dog"),
          TEXT("The rows of “dog bites man”, permuted with their words."), order},
    Entry{"dog-bites-man-zh", "狗咬人",
          TEXT("Without positions the order of the words changes nothing."), order},
    Entry{"man-bites-dog-zh", "人咬狗", TEXT("The rows of “狗咬人”, permuted with their words."),
          order},
    Entry{"the-the", TEXT("the the"),
          TEXT("One token at two positions becomes two different sums."), order},
    Entry{"mask-alone", TEXT("A causal mask alone"),
          TEXT("With no position at all, row i spreads over i + 1 keys."), order},
    Entry{"encoding-d4", TEXT("Sinusoidal, 4 channels"),
          TEXT("Position 1 begins with sin 1 = 0.8415 and cos 1 = 0.5403."), worked, favourite},
    Entry{"rope-quarter-turn", TEXT("RoPE, quarter turns"),
          TEXT("The scores repeat 1, 0, −1, 0 with θ = π/2."), worked, favourite},
    Entry{"rope-quarter-turn-other-key", TEXT("RoPE, another key"),
          TEXT("The same displacements give other scores with another key."), worked},
    Entry{"alibi-half", TEXT("ALiBi, slope 0.5"),
          TEXT("Every step of distance costs half a point: 2, 1.5, 1."), worked},
    Entry{"alibi-far-key", TEXT("ALiBi, a far key wins"),
          TEXT("A strong score outweighs the penalty of its distance."), worked, favourite},
    Entry{"shaw-three-tokens", TEXT("Shaw, three tokens"),
          TEXT("Each clipped displacement adds a vector of its own to k."), worked, favourite},
    Entry{"transformer-2017", TEXT("Original Transformer"),
          TEXT("Sinusoidal encoding with d_model = 512, as in 2017."), published},
    Entry{"bert-base", TEXT("BERT-base"), TEXT("A learned table of 512 × 768, here untrained."),
          published},
    Entry{"t5-base", TEXT("T5, 12 heads"),
          TEXT("32 buckets up to distance 128, with a scalar for each head."), published,
          favourite},
    Entry{"alibi-8-heads", TEXT("ALiBi, 8 heads"),
          TEXT("The slopes halve from head to head: 1/2, 1/4, … 1/256."), published},
    Entry{"alibi-12-heads", TEXT("ALiBi, 12 heads"),
          TEXT("After 8 slopes that halve come 4 that lie between them."), published},
    Entry{"llama", TEXT("LLaMA, head of 128"), TEXT("RoPE turns 64 blocks, with base 10000."),
          published},
    Entry{"palm", TEXT("PaLM, head of 256"), TEXT("RoPE turns 128 blocks, with base 10000."),
          published},
    Entry{"learned-table", TEXT("Learned, one row each"),
          TEXT("Every position has a row of its own, here untrained."), variants},
    Entry{"shaw-values-alone", TEXT("Shaw, values alone"),
          TEXT("All weights are equal, and yet the output moves."), variants},
    Entry{"t5-one-direction", TEXT("T5, one direction"),
          TEXT("All 16 buckets look back; every later key shares one."), variants},
    Entry{"rope-one-speed", TEXT("RoPE, one speed"),
          TEXT("Every block turns by π/6: after 12 positions all is as before."), variants},
    Entry{"rope-partial", TEXT("RoPE, a part turns"),
          TEXT("24 of 96 channels turn, paired in halves."), variants},
    Entry{"rope-long-context", TEXT("RoPE, long context"),
          TEXT("Over 1024 positions the score falls in waves."), variants},
    Entry{"sine-only", TEXT("Sines without cosines"),
          TEXT("Positions 10 and 12 look almost alike."), limits, favourite},
    Entry{"rope-mixed-layouts", TEXT("RoPE, mixed layouts"),
          TEXT("Channels turn at the speeds of the other layout."), limits},
    Entry{"alibi-after-softmax", TEXT("ALiBi, after softmax"),
          TEXT("Added too late, the bias leaves rows that do not sum to 1."), limits},
    Entry{"learned-beyond-table", TEXT("Learned, beyond the table"),
          TEXT("The table ends after 8 rows: position 8 has no vector."), limits},
};

#undef TEXT

QString translated(const char *text)
{
    return QCoreApplication::translate(context, text);
}

} // namespace examplewords

std::vector<Example> examples()
{
    using namespace examplewords;
    std::vector<Example> list;
    list.reserve(std::size(entries));
    for (const Entry &entry : entries)
        list.push_back({QString::fromLatin1(entry.id), translated(entry.title),
                        translated(entry.sentence), translated(entry.group), entry.favourite});
    return list;
}

QString exampleTitle(const QString &id)
{
    for (const Example &example : examples())
        if (example.id == id)
            return example.title;
    return {};
}

QString examplePath(const QString &id)
{
    return QStringLiteral(":/locus/scenes/%1.locus.json").arg(id);
}

std::variant<core::Scene, Failure> loadExample(const QString &id)
{
    return readScene(examplePath(id));
}

} // namespace locus::app
