// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensorfile/readers.h"

#include <QCoreApplication>

#include <cctype>
#include <charconv>

namespace locus::app {

namespace {

class Text {
    Q_DECLARE_TR_FUNCTIONS(locus::app::TensorFile)
};

constexpr qint64 longestNpyHeader = qint64{1} << 20;

/// Reads the few literals that such a header is made of.
class Literal {
public:
    explicit Literal(std::string_view text)
        : m_text(text)
    {
    }

    /// True when the text goes on with \a c, which is then passed.
    bool take(char c)
    {
        skipSpace();
        if (m_at >= m_text.size() || m_text[m_at] != c)
            return false;
        ++m_at;
        return true;
    }
    [[nodiscard]] bool standsAt(char c)
    {
        skipSpace();
        return m_at < m_text.size() && m_text[m_at] == c;
    }
    void demand(char c)
    {
        if (!take(c))
            fail();
    }
    std::string text()
    {
        const char quote = take('\'') ? '\'' : '"';
        if (quote == '"')
            demand('"');
        const std::size_t end = m_text.find(quote, m_at);
        if (end == std::string_view::npos ||
            m_text.substr(m_at, end - m_at).find('\\') != std::string_view::npos)
            fail();
        std::string result(m_text.substr(m_at, end - m_at));
        m_at = end + 1;
        return result;
    }
    bool truth()
    {
        skipSpace();
        for (const std::string_view word : {"True", "False"})
            if (m_text.substr(m_at).starts_with(word)) {
                m_at += word.size();
                return word == "True";
            }
        fail();
    }
    std::int64_t integer()
    {
        skipSpace();
        const std::size_t start = m_at;
        std::int64_t value = 0;
        const char *const end = m_text.data() + m_text.size();
        const auto [stop, error] = std::from_chars(m_text.data() + m_at, end, value);
        m_at = static_cast<std::size_t>(stop - m_text.data());
        if (error == std::errc::invalid_argument)
            fail();
        if (error == std::errc::result_out_of_range || value < 0)
            throw TensorRefusal{
                TensorFault::BadShape,
                Text::tr("shape has the size %1")
                    .arg(QString::fromLatin1(m_text.data() + start,
                                             static_cast<qsizetype>(m_at - start)))};
        return value;
    }
    core::Tensor::Shape tuple()
    {
        core::Tensor::Shape shape;
        demand('(');
        while (!take(')')) {
            shape.push_back(integer());
            take('L'); // as Python 2 wrote it
            if (!standsAt(')'))
                demand(',');
        }
        return shape;
    }
    void demandEnd()
    {
        skipSpace();
        if (m_at != m_text.size())
            fail();
    }
    [[noreturn]] void fail() const
    {
        throw TensorRefusal{
            TensorFault::BadHeader,
            Text::tr("its header is not the expected dictionary, at character %1").arg(m_at + 1)};
    }

private:
    void skipSpace()
    {
        while (m_at < m_text.size() && std::isspace(static_cast<unsigned char>(m_text[m_at])) != 0)
            ++m_at;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

ElementType typeOf(char kind, std::string_view size)
{
    const auto is = [kind, size](char k, const char *s) { return kind == k && size == s; };
    if (is('b', "1"))
        return ElementType::Bool;
    if (is('u', "1"))
        return ElementType::U8;
    if (is('i', "1"))
        return ElementType::I8;
    if (is('u', "2"))
        return ElementType::U16;
    if (is('i', "2"))
        return ElementType::I16;
    if (is('u', "4"))
        return ElementType::U32;
    if (is('i', "4"))
        return ElementType::I32;
    if (is('u', "8"))
        return ElementType::U64;
    if (is('i', "8"))
        return ElementType::I64;
    if (is('f', "2"))
        return ElementType::F16;
    if (is('f', "4"))
        return ElementType::F32;
    return is('f', "8") ? ElementType::F64 : ElementType::Other;
}

/// "<f4": byte order, kind, bytes.
void readType(NpyHeader &header, const std::string &descr)
{
    const std::size_t kindAt =
        !descr.empty() && std::string_view("<>=|").find(descr[0]) != std::string_view::npos ? 1 : 0;
    if (descr.size() > kindAt && descr[kindAt] == 'O')
        throw TensorRefusal{TensorFault::ObjectType,
                            Text::tr("holds Python objects (pickle), which are never read")};
    header.layout.isBigEndian = descr.starts_with('>');
    if (descr.size() > kindAt)
        header.layout.type = typeOf(descr[kindAt], std::string_view(descr).substr(kindAt + 1));
    header.typeName =
        header.layout.type == ElementType::Other ? descr : std::string(nameOf(header.layout.type));
}

/// The bytes of the dictionary, from behind the magic.
std::string dictionaryOf(ByteStream &stream, qint64 size, qint64 &at)
{
    constexpr std::string_view magic = "\x93NUMPY";
    std::string start(magic.size() + 2, '\0');
    at = static_cast<qint64>(start.size());
    if (size >= at)
        stream.read(start.data(), at);
    if (!start.starts_with(magic))
        throw TensorRefusal{TensorFault::BadMagic, Text::tr("does not begin as an .npy file does")};
    const int major = static_cast<unsigned char>(start[magic.size()]);
    const int minor = static_cast<unsigned char>(start[magic.size() + 1]);
    if (major < 1 || major > 3 || minor != 0)
        throw TensorRefusal{
            TensorFault::UnknownVersion,
            Text::tr("has version %1.%2, known are 1.0, 2.0 and 3.0").arg(major).arg(minor)};
    const qint64 lengthBytes = major == 1 ? 2 : 4;
    std::string lengthText(static_cast<std::size_t>(lengthBytes), '\0');
    at += lengthBytes;
    if (size >= at)
        stream.read(lengthText.data(), lengthBytes);
    qint64 length = 0;
    for (std::size_t i = lengthText.size(); i-- > 0;)
        length = length << 8 | static_cast<unsigned char>(lengthText[i]);
    if (length > size - at)
        throw TensorRefusal{
            TensorFault::HeaderBeyondFile,
            Text::tr("its header of %1 bytes ends past its %2 bytes").arg(length).arg(size)};
    if (length > longestNpyHeader)
        throw TensorRefusal{TensorFault::HeaderTooLarge,
                            Text::tr("its header would be %1 bytes long, at most %2 are read")
                                .arg(length)
                                .arg(longestNpyHeader)};
    std::string dictionary(static_cast<std::size_t>(length), '\0');
    stream.read(dictionary.data(), length);
    at += length;
    return dictionary;
}

void readMember(Literal &literal, NpyHeader &header, int &seen)
{
    const std::string key = literal.text();
    literal.demand(':');
    const auto once = [&](int flag) {
        if ((seen & flag) != 0)
            literal.fail();
        seen |= flag;
    };
    if (key == "descr") {
        once(1);
        if (literal.standsAt('['))
            throw TensorRefusal{TensorFault::StructuredType,
                                Text::tr("holds records, not numbers")};
        readType(header, literal.text());
    } else if (key == "fortran_order") {
        once(2);
        header.layout.isFortran = literal.truth();
    } else if (key == "shape") {
        once(4);
        header.layout.shape = literal.tuple();
    } else {
        literal.fail();
    }
}

} // namespace

NpyHeader parseNpyHeader(std::string_view text)
{
    NpyHeader header;
    Literal literal(text);
    int seen = 0;
    literal.demand('{');
    while (!literal.take('}')) {
        readMember(literal, header, seen);
        if (!literal.standsAt('}'))
            literal.demand(',');
    }
    literal.demandEnd();
    if (seen != 7)
        throw TensorRefusal{TensorFault::MissingField,
                            Text::tr("its header lacks descr, fortran_order or shape")};
    return header;
}

NpyHeader readNpyHeader(ByteStream &stream, qint64 size)
{
    qint64 at = 0;
    NpyHeader header = parseNpyHeader(dictionaryOf(stream, size, at));
    header.bytes = at;
    const std::int64_t each = bytesOf(header.layout.type);
    const std::int64_t needed = entriesOf(header.layout.shape, each) * each;
    if (needed > size - at)
        throw TensorRefusal{TensorFault::DataTruncated,
                            Text::tr("its shape needs %1 bytes of numbers, there are %2")
                                .arg(needed)
                                .arg(size - at)};
    return header;
}

} // namespace locus::app
