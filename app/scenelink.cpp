// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenelink.h"

#include "app/scenearrays.h"
#include "core/patch.h"
#include "widgets/words.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QtEndian>

#include <zlib.h>

#include <algorithm>
#include <string_view>

namespace locus::app {

namespace {

using core::Value;

class Text {
    Q_DECLARE_TR_FUNCTIONS(locus::app::SceneLink)
};

constexpr char layoutVersion = 1;
constexpr qsizetype headerSize = 9;
constexpr qsizetype lengthAt = 1;
constexpr qsizetype checksumAt = 5;
constexpr int mebibyte = 1024 * 1024;

quint32 checksumOf(const QByteArray &bytes)
{
    return static_cast<quint32>(crc32(0, reinterpret_cast<const Bytef *>(bytes.constData()),
                                      static_cast<uInt>(bytes.size())));
}

/// Without the line breaks and the indentation: inside texts they are escaped.
QByteArray onOneLine(const QByteArray &json)
{
    QByteArray line;
    line.reserve(json.size());
    bool isIndent = false;
    for (const char c : json) {
        isIndent = c == '\n' || (isIndent && c == ' ');
        if (!isIndent)
            line += c;
    }
    return line;
}

/// A stream of zlib that ends itself.
class Deflating {
public:
    explicit Deflating(QByteArray bytes)
        : m_in(std::move(bytes))
    {
        m_stream.next_in = reinterpret_cast<Bytef *>(m_in.data());
        m_stream.avail_in = static_cast<uInt>(m_in.size());
    }
    ~Deflating() { m_end(&m_stream); }
    Deflating(const Deflating &) = delete;
    Deflating &operator=(const Deflating &) = delete;

    /// Everything, as raw deflate.
    QByteArray packed()
    {
        constexpr int memory = 9;
        m_end = deflateEnd;
        if (deflateInit2(&m_stream, Z_BEST_COMPRESSION, Z_DEFLATED, -MAX_WBITS, memory,
                         Z_DEFAULT_STRATEGY) != Z_OK)
            return {};
        QByteArray out(static_cast<qsizetype>(deflateBound(&m_stream, m_stream.avail_in)), 0);
        into(out);
        deflate(&m_stream, Z_FINISH);
        out.truncate(static_cast<qsizetype>(m_stream.total_out));
        return out;
    }

    /// At most \a most bytes; \a isWhole says whether the stream came to its end with them.
    QByteArray unpacked(qsizetype most, bool &isWhole, bool &isTooMuch)
    {
        m_end = inflateEnd;
        QByteArray out;
        int result = inflateInit2(&m_stream, -MAX_WBITS);
        while (result == Z_OK && out.size() <= most) {
            QByteArray part(std::min<qsizetype>(most + 1 - out.size(), mebibyte / 16), 0);
            into(part);
            if (part.isEmpty())
                break;
            result = inflate(&m_stream, Z_NO_FLUSH);
            out.append(part.constData(), part.size() - static_cast<qsizetype>(m_stream.avail_out));
        }
        isTooMuch = out.size() > most;
        isWhole = result == Z_STREAM_END && m_stream.avail_in == 0;
        return out;
    }

private:
    void into(QByteArray &out)
    {
        m_stream.next_out = reinterpret_cast<Bytef *>(out.data());
        m_stream.avail_out = static_cast<uInt>(out.size());
    }

    QByteArray m_in;
    z_stream m_stream = {};
    int (*m_end)(z_streamp) = nullptr;
};

Failure tooLong()
{
    return {Text::tr("the link is longer than %1 characters").arg(longestLink)};
}

Failure damaged()
{
    return {Text::tr("the link is damaged: its checksum does not fit")};
}

/// The bytes behind the prefix, or what stands in their way.
std::variant<QByteArray, Failure> bytesOf(const QString &link)
{
    if (!link.startsWith(linkPrefix))
        return Failure{Text::tr("this is no link of Locus: it does not begin with locus:")};
    if (link.size() > longestLink)
        return tooLong();
    const QString code = link.mid(linkPrefix.size());
    const auto isCode = [](QChar c) {
        return (c >= u'0' && c <= u'9') || (c >= u'A' && c <= u'Z') || (c >= u'a' && c <= u'z') ||
               c == u'-' || c == u'_';
    };
    const auto *const strange = std::find_if_not(code.cbegin(), code.cend(), isCode);
    if (strange != code.cend())
        return Failure{Text::tr("the link holds “%1”, which no link does")
                           .arg(widgets::onOneLine(QString(*strange).toStdString()))};
    return QByteArray::fromBase64(code.toLatin1(), QByteArray::Base64UrlEncoding);
}

/// The checked bytes of the scene, still packed.
std::variant<QByteArray, Failure> packedScene(const QByteArray &bytes)
{
    const Failure cutOff{Text::tr("the link is cut off: its end is missing")};
    if (bytes.isEmpty())
        return cutOff;
    if (bytes.front() != layoutVersion)
        return Failure{Text::tr("the link is of another version of Locus, or damaged")};
    if (bytes.size() < headerSize)
        return cutOff;
    const QByteArray packed = bytes.mid(headerSize);
    const auto length = qFromBigEndian<quint32>(bytes.constData() + lengthAt);
    if (packed.size() < static_cast<qsizetype>(length))
        return cutOff;
    if (packed.size() > static_cast<qsizetype>(length))
        return Failure{Text::tr("the link goes on after its end")};
    if (checksumOf(packed) != qFromBigEndian<quint32>(bytes.constData() + checksumAt))
        return damaged();
    return packed;
}

std::variant<QByteArray, Failure> unpacked(const QByteArray &packed)
{
    bool isWhole = false;
    bool isTooMuch = false;
    QByteArray json = Deflating(packed).unpacked(largestLinkedScene, isWhole, isTooMuch);
    if (isTooMuch)
        return Failure{Text::tr("the link would unpack to more than %1 MiB")
                           .arg(largestLinkedScene / mebibyte)};
    if (!isWhole)
        return Failure{Text::tr("the link holds nothing that can be unpacked")};
    return json;
}

/// The first file that is named anywhere. As deep as the reader of JSON allows.
const std::string *namedFile(const Value &value)
{
    if (const Value::Array *array = value.array())
        for (const Value &entry : *array)
            if (const std::string *file = namedFile(entry))
                return file;
    if (const Value::Object *object = value.object())
        for (const auto &[key, member] : *object) {
            if (key == "file" && member.text())
                return member.text();
            if (const std::string *file = namedFile(member))
                return file;
        }
    return nullptr;
}

Failure aboutScene(const QString &what)
{
    return {Text::tr("the scene in the link: %1").arg(what)};
}

/// How many characters of code the beginning of one announces; 0 when it does not.
qsizetype codeLength(const QString &code)
{
    constexpr qsizetype start = 12; // characters that hold the header
    const QByteArray header =
        QByteArray::fromBase64(code.left(start).toLatin1(), QByteArray::Base64UrlEncoding);
    if (header.size() < headerSize)
        return 0;
    const qsizetype bytes = headerSize + qFromBigEndian<quint32>(header.constData() + lengthAt);
    return (bytes * 4 + 2) / 3;
}

/// A link alone, broken into lines by a mail, and what the mail says after it.
QString unwrappedLink(const QString &text)
{
    QString link = text;
    link.removeIf([](QChar c) { return c.isSpace(); });
    const qsizetype length = codeLength(link.mid(linkPrefix.size()));
    return length > 0 ? link.left(linkPrefix.size() + length) : link;
}

} // namespace

std::variant<QString, Failure> linkOf(const core::Scene &scene)
{
    const bool mayFit = givenNumbersOf(scene) < largestLinkedScene;
    const QByteArray json = mayFit ? onOneLine(jsonText(core::valueOfScene(scene))) : QByteArray();
    const QByteArray packed = !json.isEmpty() && json.size() <= largestLinkedScene
                                  ? Deflating(json).packed()
                                  : QByteArray();
    QByteArray header(headerSize, 0);
    header[0] = layoutVersion;
    qToBigEndian(static_cast<quint32>(packed.size()), header.data() + lengthAt);
    qToBigEndian(checksumOf(packed), header.data() + checksumAt);
    const QString link =
        linkPrefix + QString::fromLatin1((header + packed)
                                             .toBase64(QByteArray::Base64UrlEncoding |
                                                       QByteArray::OmitTrailingEquals));
    if (packed.isEmpty() || link.size() > longestLink)
        return Failure{Text::tr("the scene holds too many numbers for a link of at most %1 "
                                "characters: save it as a file")
                           .arg(longestLink)};
    return link;
}

std::variant<core::Scene, Failure> sceneOfLink(const QString &link)
{
    std::variant<QByteArray, Failure> bytes = bytesOf(link);
    if (const auto *found = std::get_if<QByteArray>(&bytes))
        bytes = packedScene(QByteArray(*found));
    if (const auto *found = std::get_if<QByteArray>(&bytes))
        bytes = unpacked(QByteArray(*found));
    if (const auto *failure = std::get_if<Failure>(&bytes))
        return *failure;
    const QByteArray &json = std::get<QByteArray>(bytes);
    const auto value = parseJson({json.constData(), static_cast<std::size_t>(json.size())});
    if (const auto *failure = std::get_if<Failure>(&value))
        return aboutScene(failure->message);
    if (const std::string *file = namedFile(std::get<Value>(value)))
        return aboutScene(Text::tr("it names the file “%1”, and a link reads none")
                              .arg(widgets::onOneLine(*file)));
    auto scene = core::sceneFromValue(std::get<Value>(value));
    if (const core::Problem *problem = std::get_if<core::Problem>(&scene))
        return aboutScene(widgets::words(*problem));
    return std::get<core::Scene>(std::move(scene));
}

std::optional<QString> linkIn(const QString &text)
{
    const qsizetype at = text.indexOf(linkPrefix);
    if (at < 0)
        return std::nullopt;
    QString link = text.mid(at);
    if (text.left(at).trimmed().isEmpty())
        return unwrappedLink(link);
    const auto ends = [](QChar c) {
        return !(c.isLetterOrNumber() || c == u'-' || c == u'_' || c == u':');
    };
    link.truncate(std::find_if(link.cbegin(), link.cend(), ends) - link.cbegin());
    return link;
}

} // namespace locus::app
