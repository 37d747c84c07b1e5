// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numberblocks.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>
#include <optional>

namespace locus::core {

namespace {

using Code = NumberProblem::Code;

struct Line {
    int row = 0;
    std::vector<std::string_view> cells;
};
using Lines = std::vector<Line>;

constexpr std::string_view blanks = " \t\v\f\r\"";

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

std::string_view trimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

void replaceAll(std::string &text, std::string_view from, std::string_view to)
{
    for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

std::vector<std::string_view> split(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    for (;;) {
        const auto at = text.find(separator);
        parts.push_back(text.substr(0, at));
        if (at == std::string_view::npos)
            return parts;
        text.remove_prefix(at + 1);
    }
}

std::vector<std::string_view> splitAtBlanks(std::string_view text)
{
    std::vector<std::string_view> parts;
    for (text = trimmed(text); !text.empty(); text = trimmed(text)) {
        const auto end = std::min(text.find_first_of(blanks), text.size());
        parts.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return parts;
}

/// A comma that stands alone between two digits could be a decimal mark.
bool isBetweenDigits(std::string_view cell, std::size_t comma)
{
    return comma > 0 && comma + 1 < cell.size() && isDigit(cell[comma - 1]) &&
           isDigit(cell[comma + 1]);
}

/// Without tabs and semicolons: commas part the cells, unless every one stands alone inside a word
/// and some line has several words.
enum class Commas { Part, Decimal, Unclear };
Commas meaningOfCommas(std::string_view text)
{
    if (text.find('.') != std::string_view::npos)
        return Commas::Part;
    bool severalWords = false;
    for (const std::string_view line : split(text, '\n')) {
        const auto words = splitAtBlanks(line);
        severalWords = severalWords || words.size() > 1;
        for (const std::string_view word : words) {
            const auto comma = word.find(',');
            if (comma != std::string_view::npos &&
                (!isBetweenDigits(word, comma) ||
                 word.find(',', comma + 1) != std::string_view::npos))
                return Commas::Part;
        }
    }
    return severalWords ? Commas::Decimal : Commas::Unclear;
}

/// 1,234 or 12,345,678: as thousands are written, too.
bool looksLikeThousands(std::string_view cell)
{
    const auto start = cell.find_first_not_of("+-");
    const auto groups = split(cell.substr(std::min(start, cell.size())), ',');
    const auto isGroup = [](std::string_view group) {
        return group.size() == 3 && std::all_of(group.begin(), group.end(), isDigit);
    };
    const std::string_view first = groups.front();
    return groups.size() > 1 && !first.empty() && first.size() <= 3 && first.front() != '0' &&
           std::all_of(first.begin(), first.end(), isDigit) &&
           std::all_of(groups.begin() + 1, groups.end(), isGroup);
}

std::optional<Code> readNumber(std::string_view cell, bool decimalComma, double &value)
{
    std::string plain(cell);
    if (decimalComma && std::count(plain.begin(), plain.end(), ',') == 1)
        plain[plain.find(',')] = '.';
    if (plain.starts_with('+') && plain.size() > 1 && plain[1] != '-')
        plain.erase(0, 1);
    const auto [end, error] = std::from_chars(plain.data(), plain.data() + plain.size(), value);
    if (end != plain.data() + plain.size() || error == std::errc::invalid_argument ||
        plain.find_first_of("nN") != std::string::npos) // inf, nan
        return Code::NotANumber;
    if (error == std::errc::result_out_of_range) {
        if (plain.find("e-") == std::string::npos && plain.find("E-") == std::string::npos)
            return Code::NotFinite;
        value = 0;
    }
    return std::nullopt;
}

/// The length of most rows.
std::size_t commonLength(const Lines &lines)
{
    std::map<std::size_t, int> counts;
    for (const Line &line : lines)
        ++counts[line.cells.size()];
    std::size_t best = lines.front().cells.size();
    for (const auto &[length, count] : counts)
        if (count > counts[best])
            best = length;
    return best;
}

void dropEmptyEnd(Lines &lines)
{
    const auto endsEmpty = [](const Line &line) { return line.cells.back().empty(); };
    while (std::all_of(lines.begin(), lines.end(), endsEmpty))
        for (Line &line : lines)
            line.cells.pop_back();
}

NumberProblem problemAt(const Line &line, std::size_t cell, Code code)
{
    return {code, line.row, static_cast<int>(cell) + 1, 0, 0, std::string(line.cells[cell])};
}

/// The first cell with something else than a number in it.
std::optional<NumberProblem> firstWord(const Lines &lines, bool decimalComma)
{
    double value = 0;
    for (const Line &line : lines)
        for (std::size_t c = 0; c < line.cells.size(); ++c)
            if (!line.cells[c].empty() &&
                readNumber(line.cells[c], decimalComma, value) == Code::NotANumber)
                return problemAt(line, c, Code::NotANumber);
    return std::nullopt;
}

std::variant<Matrix<double>, NumberProblem> matrixOf(Lines lines, bool decimalComma)
{
    dropEmptyEnd(lines);
    // Words are told as such: how many there are does not matter.
    if (auto word = firstWord(lines, decimalComma))
        return *std::move(word);
    const std::size_t columns = commonLength(lines);
    for (const Line &line : lines)
        if (line.cells.size() != columns)
            return NumberProblem{.code = Code::RowLength,
                                 .row = line.row,
                                 .got = static_cast<int>(line.cells.size()),
                                 .expected = static_cast<int>(columns)};
    Matrix<double> matrix(static_cast<Eigen::Index>(lines.size()),
                          static_cast<Eigen::Index>(columns));
    for (std::size_t r = 0; r < lines.size(); ++r)
        for (std::size_t c = 0; c < columns; ++c) {
            const std::string_view cell = lines[r].cells[c];
            double &value = matrix(static_cast<Eigen::Index>(r), static_cast<Eigen::Index>(c));
            const auto code =
                cell.empty() ? Code::EmptyCell : readNumber(cell, decimalComma, value);
            if (code)
                return problemAt(lines[r], c, *code);
        }
    return matrix;
}

/// How the cells of a text are parted; '\0': by blanks.
struct Marks {
    char separator = '\0';
    Commas commas = Commas::Part;
};
Marks marksOf(std::string_view text)
{
    for (const char separator : {'\t', ';'})
        if (text.find(separator) != std::string_view::npos)
            return {separator, Commas::Decimal};
    if (text.find(',') == std::string_view::npos)
        return {};
    const Commas commas = meaningOfCommas(text);
    return {commas == Commas::Part ? ',' : '\0', commas};
}

/// Tables between empty rows.
std::vector<Lines> tablesOf(std::string_view text, char separator)
{
    std::vector<Lines> tables;
    bool open = false;
    int row = 0;
    for (const std::string_view line : split(text, '\n')) {
        std::vector<std::string_view> cells =
            separator == '\0' ? splitAtBlanks(line) : split(line, separator);
        for (std::string_view &cell : cells)
            cell = trimmed(cell);
        ++row;
        const bool isEmpty = std::all_of(cells.begin(), cells.end(),
                                         [](std::string_view cell) { return cell.empty(); });
        if (!isEmpty && !open)
            tables.emplace_back();
        open = !isEmpty;
        if (open)
            tables.back().push_back({row, std::move(cells)});
    }
    return tables;
}

std::optional<NumberProblem> firstComma(const std::vector<Lines> &tables)
{
    for (const Lines &table : tables)
        for (const Line &line : table)
            for (std::size_t c = 0; c < line.cells.size(); ++c)
                if (line.cells[c].find(',') != std::string_view::npos)
                    return problemAt(line, c, Code::DecimalComma);
    return std::nullopt;
}

/// True when some cell meets \a condition.
template <class Condition>
bool anyCell(const std::vector<Lines> &tables, const Condition &condition)
{
    for (const Lines &table : tables)
        for (const Line &line : table)
            if (std::any_of(line.cells.begin(), line.cells.end(), condition))
                return true;
    return false;
}

/// Whether commas are decimal marks where they part no cells; the first cell that leaves it open.
std::variant<bool, NumberProblem> decimalCommas(const std::vector<Lines> &tables,
                                                const Marks &marks)
{
    if (marks.commas != Commas::Unclear && marks.separator != '\t')
        return marks.commas == Commas::Decimal;
    const auto comma = firstComma(tables);
    if (!comma || anyCell(tables, [](std::string_view cell) {
            return cell.find('.') != std::string_view::npos;
        }))
        return false;
    const bool isClear =
        marks.separator == '\t' && anyCell(tables, [](std::string_view cell) {
            return cell.find(',') != std::string_view::npos && !looksLikeThousands(cell);
        });
    if (isClear)
        return true;
    return *comma;
}

} // namespace

std::variant<std::vector<Matrix<double>>, NumberProblem> numberBlocks(std::string_view utf8)
{
    std::string text(utf8);
    replaceAll(text, "\xE2\x88\x92", "-"); // U+2212
    replaceAll(text, "\xC2\xA0", " ");     // no-break spaces
    replaceAll(text, "\r\n", "\n");
    replaceAll(text, "\r", "\n");
    const Marks marks = marksOf(text);
    const std::vector<Lines> tables = tablesOf(text, marks.separator);
    if (tables.empty())
        return NumberProblem{};
    const auto decimal = decimalCommas(tables, marks);
    if (const auto *problem = std::get_if<NumberProblem>(&decimal))
        return *problem;
    std::vector<Matrix<double>> blocks;
    for (const Lines &table : tables) {
        auto matrix = matrixOf(table, std::get<bool>(decimal));
        if (auto *problem = std::get_if<NumberProblem>(&matrix))
            return *problem;
        blocks.push_back(std::move(std::get<Matrix<double>>(matrix)));
    }
    return blocks;
}

} // namespace locus::core
