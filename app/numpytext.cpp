// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/numpytext.h"

#include "app/numberformat.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <cstring>

namespace locus::app {

namespace {

constexpr std::size_t mostPlain = 32; ///< numbers that are written as such
constexpr int lineLength = 96;

constexpr std::string_view packedHelper = R"(
def packed(text, rows, columns):
    return np.frombuffer(base64.b64decode(text), "<f8").reshape(rows, columns)
)";

constexpr std::string_view drawnHelper = R"(
def mixed(z):  # splitmix64
    z = z + np.uint64(0x9E3779B97F4A7C15)
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))

def drawn(seed, stream, rows, columns, width):  # uniform in +-width, by (seed, stream, row, column)
    z = mixed(mixed(np.array([[seed]], np.uint64)) ^ np.uint64(stream))
    z = mixed(z ^ np.array(rows, np.uint64).reshape(-1, 1))
    z = mixed(z ^ np.array(columns, np.uint64).reshape(1, -1))
    return (2 * (z.astype(np.int64) >> 11) + 1) * (width * 2.0**-53)
)";

constexpr std::string_view hashHelper = R"(
def text_hash(text):  # FNV-1a
    h = 0xCBF29CE484222325
    for byte in text.encode():
        h = (h ^ byte) * 0x100000001B3 % 2**64
    return h
)";

std::string bytesAsBase64(std::span<const double> values)
{
    QByteArray bytes;
    for (const double value : values) {
        std::uint64_t bits = 0;
        std::memcpy(&bits, &value, sizeof bits);
        for (unsigned shift = 0; shift < 64; shift += 8)
            bytes.append(static_cast<char>((bits >> shift) & 0xffU));
    }
    const QByteArray text = bytes.toBase64();
    std::string lines;
    for (qsizetype at = 0; at < text.size(); at += lineLength)
        lines += "\n    \"" + text.mid(at, lineLength).toStdString() + '"';
    return lines;
}

} // namespace

void NumpyText::line(std::string_view text)
{
    m_lines += text;
    m_lines += '\n';
}

std::string NumpyText::number(double value)
{
    return shortestNumber(value);
}

std::string NumpyText::quoted(std::string_view utf8)
{
    std::string text = "\"";
    for (const char32_t c : QString::fromUtf8(utf8.data(), qsizetype(utf8.size())).toUcs4()) {
        if (c == U'"' || c == U'\\')
            text += {'\\', static_cast<char>(c)};
        else if (c >= U' ' && c < 0x7f)
            text += static_cast<char>(c);
        else
            text += QStringLiteral("\\U%1").arg(c, 8, 16, QLatin1Char('0')).toStdString();
    }
    return text + '"';
}

std::string NumpyText::integers(std::span<const std::int64_t> values)
{
    bool isRun = !values.empty();
    for (std::size_t i = 1; i < values.size(); ++i)
        isRun = isRun && values[i] == values[i - 1] + 1;
    if (isRun)
        return "np.arange(" + std::to_string(values.front()) + ", " +
               std::to_string(values.back() + 1) + ")";
    std::string text = "np.array([";
    for (std::size_t i = 0; i < values.size(); ++i)
        text += (i > 0 ? ", " : "") + std::to_string(values[i]);
    return text + "])";
}

std::string NumpyText::array(std::span<const double> values, std::int64_t rows,
                             std::int64_t columns)
{
    const std::string shape = std::to_string(rows) + ", " + std::to_string(columns) + ")";
    m_given += std::ssize(values);
    if (values.size() > mostPlain) {
        m_usesPacked = true;
        return "packed(" + bytesAsBase64(values) + ", " + shape;
    }
    std::string text = "np.array([";
    for (std::size_t i = 0; i < values.size(); ++i)
        text += (i > 0 ? ", " : "") + number(values[i]);
    return text + "], float).reshape(" + shape;
}

std::string NumpyText::drawn(std::uint64_t seed, core::RandomStream stream, const std::string &rows,
                             const std::string &columns, const std::string &width)
{
    m_usesDrawn = true;
    return "drawn(" + std::to_string(seed) + ", " +
           std::to_string(static_cast<std::uint64_t>(stream)) + ", " + rows + ", " + columns +
           ", " + width + ")";
}

std::string NumpyText::hashes(const std::vector<std::string> &tokens)
{
    m_usesHash = true;
    std::string text = "[text_hash(t) for t in [";
    for (std::size_t i = 0; i < tokens.size(); ++i)
        text += (i > 0 ? ", " : "") + quoted(tokens[i]);
    return text + "]]";
}

std::string NumpyText::program(const std::string &title) const
{
    std::string text = "# " + title + "\n";
    if (m_usesPacked)
        text += "import base64\n";
    text += "import sys\nimport numpy as np\n";
    if (m_usesPacked)
        text += packedHelper;
    if (m_usesDrawn)
        text += drawnHelper;
    if (m_usesHash)
        text += hashHelper;
    return text + "\n" + m_lines;
}

} // namespace locus::app
