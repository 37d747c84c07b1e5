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
    const char *group;
};

#define TEXT(text) QT_TRANSLATE_NOOP("locus::app::examplewords", text)

constexpr const char *worked = TEXT("Worked examples");
constexpr const char *order = TEXT("Order of tokens");
constexpr const char *published = TEXT("Published models");

constexpr Entry entries[] = {
    Entry{"encoding-d4", TEXT("Sinusoidal encoding of four channels"), worked},
    Entry{"rope-quarter-turn", TEXT("RoPE, a quarter turn per position"), worked},
    Entry{"rope-quarter-turn-other-key", TEXT("RoPE, the same turn, another key"), worked},
    Entry{"alibi-half", TEXT("ALiBi, slope 0.5"), worked},
    Entry{"alibi-far-key", TEXT("ALiBi, a far key that wins"), worked},
    Entry{"shaw-three-tokens", TEXT("Shaw, three tokens"), worked},
    Entry{"dog-bites-man", TEXT("dog bites man"), order},
    Entry{"man-bites-dog", TEXT("man bites dog"), order},
    Entry{"dog-bites-man-zh", "狗咬人", order},
    Entry{"man-bites-dog-zh", "人咬狗", order},
    Entry{"the-the", TEXT("the the: one token at two positions"), order},
    Entry{"transformer-2017", TEXT("Original Transformer, d_model 512"), published},
    Entry{"bert-base", TEXT("BERT-base, table of 512 × 768"), published},
    Entry{"t5-base", TEXT("T5, 32 buckets up to 128, 12 heads"), published},
    Entry{"alibi-8-heads", TEXT("ALiBi, 8 heads"), published},
    Entry{"alibi-12-heads", TEXT("ALiBi, 12 heads"), published},
    Entry{"llama", TEXT("LLaMA, head of 128, base 10000"), published},
    Entry{"palm", TEXT("PaLM, head of 256"), published},
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
        list.push_back(
            {QString::fromLatin1(entry.id), translated(entry.title), translated(entry.group)});
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
