// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tabletext.h"

#include "app/numberformat.h"
#include "app/pairtext.h"

#include <cmath>
#include <cstddef>
#include <string>

namespace locus::app {

namespace {

using core::Value;

/// Writes a NumberTable from its first value to its last, row by row.
class RowWriter {
public:
    RowWriter(Output &out, const core::NumberTable &table)
        : m_out(out)
        , m_table(table)
        , m_columns(table.shape.empty() ? table.values.size()
                                        : static_cast<std::size_t>(table.shape.back()))
    {
    }

    [[nodiscard]] std::size_t columns() const { return m_columns; }

    /// The next row, separated; \a none where there is no number.
    void row(std::string_view separator, std::string_view none)
    {
        for (std::size_t c = 0; c < m_columns; ++c) {
            if (c > 0)
                m_out << separator;
            const double value = m_table.values[m_next++];
            m_out << (std::isfinite(value) ? std::string_view(exactNumber(value)) : none);
        }
    }

private:
    Output &m_out;
    const core::NumberTable &m_table;
    std::size_t m_columns;
    std::size_t m_next = 0;
};

void writeRows(Output &out, RowWriter &rows, const std::vector<std::int64_t> &shape,
               std::size_t axis)
{
    out << "[";
    if (axis + 1 >= shape.size()) {
        rows.row(", ", "null");
    } else {
        const std::string indent = "\n" + std::string(axis + 1, ' ');
        for (std::int64_t i = 0; i < shape[axis]; ++i) {
            out << (i > 0 ? "," : "") << indent;
            writeRows(out, rows, shape, axis + 1);
        }
    }
    out << "]";
}

std::string leafText(const Value &value, bool quote, std::string_view none)
{
    if (const bool *boolean = value.boolean())
        return *boolean ? "true" : "false";
    if (const double *number = value.number())
        return std::isfinite(*number) ? exactNumber(*number) : std::string(none);
    if (const std::string *text = value.text())
        return quote ? '"' + *text + '"' : *text; // names of ours: nothing to escape
    return std::string(none);
}

void writeValue(Output &out, const Value &value)
{
    if (const Value::Object *object = value.object()) {
        out << "{";
        for (std::size_t i = 0; i < object->size(); ++i) {
            out << (i > 0 ? ", \"" : "\"") << (*object)[i].first << "\": ";
            writeValue(out, (*object)[i].second);
        }
        out << "}";
    } else if (const Value::Array *array = value.array()) {
        out << "[";
        for (std::size_t i = 0; i < array->size(); ++i) {
            out << (i > 0 ? ",\n  " : "\n  ");
            writeValue(out, (*array)[i]);
        }
        out << "]";
    } else {
        out << leafText(value, true, "null");
    }
}

/// name,value lines; what is inside carries its path as name.
void writePairs(Output &out, const std::string &name, const Value &value)
{
    if (const Value::Object *object = value.object()) {
        for (const auto &[key, member] : *object) {
            std::string path = name;
            path.append(name.empty() ? "" : ".").append(key);
            writePairs(out, path, member);
        }
    } else if (const Value::Array *array = value.array()) {
        for (std::size_t i = 0; i < array->size(); ++i) {
            std::string entry = name;
            entry.append("[").append(std::to_string(i)).append("]");
            writePairs(out, entry, (*array)[i]);
        }
    } else {
        out << name << "," << leafText(value, false, "") << "\n";
    }
}

void writeLine(Output &out, const Value &value)
{
    bool first = true;
    for (const auto &[key, member] : *value.object()) {
        out << (first ? "" : ",") << leafText(member, false, "");
        first = false;
    }
    out << "\n";
}

Value claimsValue(const std::vector<core::Claim> &claims)
{
    Value::Array list;
    for (const core::Claim &claim : claims)
        list.push_back(valueOf(claim));
    return Value(std::move(list));
}

std::string shapeText(const core::TableData &data)
{
    if (const auto *claims = std::get_if<std::vector<core::Claim>>(&data))
        return std::to_string(claims->size());
    std::string text;
    if (const auto *table = std::get_if<core::NumberTable>(&data))
        for (const std::int64_t extent : table->shape)
            text += (text.empty() ? "" : ", ") + std::to_string(extent);
    return text;
}

void writeHeader(Output &out, core::TableId id, std::size_t rank, std::size_t columns)
{
    if (rank < 2) {
        out << core::tableName(id) << "\n";
        return;
    }
    out << (rank == 3 ? "head,query," : "");
    for (std::size_t c = 0; c < columns; ++c)
        out << (c > 0 ? "," : "") << std::to_string(c);
    out << "\n";
}

void writeTable(Output &out, core::TableId id, const core::NumberTable &table)
{
    RowWriter rows(out, table);
    const std::size_t rank = table.shape.size();
    writeHeader(out, id, rank, rows.columns());
    if (rank < 2) {
        for (const double value : table.values)
            out << (std::isfinite(value) ? exactNumber(value) : std::string()) << "\n";
        return;
    }
    const std::int64_t heads = rank == 3 ? table.shape[0] : 1;
    for (std::int64_t head = 0; head < heads; ++head)
        for (std::int64_t row = 0; row < table.shape[rank - 2]; ++row) {
            if (rank == 3)
                out << std::to_string(head) << "," << std::to_string(row) << ",";
            rows.row(",", "");
            out << "\n";
        }
}

} // namespace

void writeJson(Output &out, core::TableId id, const core::TableData &data)
{
    out << "{\"table\": \"" << core::tableName(id) << "\", \"shape\": [" << shapeText(data)
        << "], \"data\": ";
    if (const auto *table = std::get_if<core::NumberTable>(&data)) {
        RowWriter rows(out, *table);
        writeRows(out, rows, table->shape, 0);
    } else if (const auto *pair = std::get_if<core::PairReport>(&data)) {
        writeValue(out, valueOf(*pair));
    } else {
        writeValue(out, claimsValue(std::get<std::vector<core::Claim>>(data)));
    }
    out << "}\n";
}

void writeCsv(Output &out, core::TableId id, const core::TableData &data)
{
    if (const auto *table = std::get_if<core::NumberTable>(&data)) {
        writeTable(out, id, *table);
    } else if (const auto *pair = std::get_if<core::PairReport>(&data)) {
        writePairs(out, {}, valueOf(*pair));
    } else {
        for (const core::Claim &claim : std::get<std::vector<core::Claim>>(data))
            writeLine(out, valueOf(claim));
    }
}

} // namespace locus::app
