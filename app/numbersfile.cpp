// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/numbersfile.h"

#include "app/memory.h"
#include "app/savefile.h"
#include "core/edit.h"
#include "core/table.h"
#include "widgets/words.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <functional>
#include <new>
#include <numeric>

namespace locus::app {

namespace {

class Text {
    Q_DECLARE_TR_FUNCTIONS(locus::app::NumbersFile)
};

struct Stopped {};

/// Looks at every piece whether it is still wanted: a text of a gigabyte takes seconds.
class StoppableOutput : public MemoryOutput {
public:
    explicit StoppableOutput(const std::atomic<bool> &stopped)
        : m_stopped(stopped)
    {
    }

private:
    void take(std::string_view piece) override
    {
        if (m_stopped)
            throw Stopped();
        MemoryOutput::take(piece);
    }

    const std::atomic<bool> &m_stopped;
};

double numbersOf(const std::vector<std::int64_t> &shape)
{
    return std::accumulate(
        shape.begin(), shape.end(), 1.0,
        [](double product, std::int64_t extent) { return product * double(extent); });
}

NumbersResult problem(const QString &sentence)
{
    return {false, sentence};
}

NumbersResult written(const core::Prepared &prepared, const core::Scene &scene, core::TableId id,
                      TableFormat format, const QString &path, const std::atomic<bool> &stopped)
{
    const core::View view = core::clampedView(scene.view, scene.model);
    const auto table = core::makeTable(id, prepared, scene.study, view);
    if (const auto *refusal = std::get_if<core::Refusal>(&table))
        return problem(widgets::words(*refusal));
    StoppableOutput out(stopped);
    writeTable(out, format, id, std::get<core::TableData>(table));
    const QByteArray bytes = out.bytes();
    if (stopped)
        return {true, {}};
    if (const auto reason = saveFile(path, bytes))
        return problem(Text::tr("%1: cannot be written: %2").arg(path, *reason));
    return {};
}

} // namespace

QString tableTitle(core::TableId id)
{
    if (const auto stage = core::stageOfTable(id))
        return widgets::stageTitle(*stage);
    switch (id) {
    case core::TableId::Frequencies: return Text::tr("Angular frequencies");
    case core::TableId::Angles: return Text::tr("Angles");
    case core::TableId::Slopes: return Text::tr("Slopes");
    case core::TableId::Buckets: return Text::tr("Bucket of each displacement");
    case core::TableId::Curve: return Text::tr("Curve over displacement");
    case core::TableId::Pair: return Text::tr("The chosen pair, taken apart");
    default: return Text::tr("Claims and their residuals");
    }
}

std::vector<core::TableId> tablesOf(const core::Frame &frame, const core::View &view)
{
    std::vector<core::TableId> ids;
    for (const core::TableId id : core::allTables())
        if (!core::tableRefusal(id, *frame.prepared, view))
            ids.push_back(id);
    return ids;
}

double roomForNumbers(double numbers)
{
    // The doubles, and the longest text: sign, 17 digits, point, exponent and separator, while it
    // grows.
    constexpr double longestText = 26;
    return numbers * (sizeof(double) + 2 * longestText);
}

NumbersResult saveNumbers(const core::Prepared &prepared, const core::Scene &scene,
                          core::TableId id, TableFormat format, const QString &path,
                          const std::atomic<bool> &stopped)
{
    const double numbers = numbersOf(core::tableShape(id, prepared));
    if (roomForNumbers(numbers) > double(freeMemory()))
        return problem(Text::tr("%1: there is not enough memory to write %L2 numbers")
                           .arg(QFileInfo(path).fileName())
                           .arg(numbers, 0, 'f', 0));
    try {
        return written(prepared, scene, id, format, path, stopped);
    } catch (const Stopped &) {
        return {true, {}};
    } catch (const std::bad_alloc &) {
        return problem(
            Text::tr("%1: there is not enough memory to write it").arg(QFileInfo(path).fileName()));
    }
}

} // namespace locus::app
