// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figurescene.h"

#include "app/deflated.h"
#include "app/figure.h"
#include "app/scenetensors.h"
#include "core/patch.h"

#include <QByteArrayView>
#include <QCoreApplication>
#include <QXmlStreamReader>

#include <zlib.h>

#include <algorithm>
#include <optional>
#include <utility>

namespace locus::app {

namespace {

class Text {
    Q_DECLARE_TR_FUNCTIONS(locus::app::FigureScene)
};

using Result = std::variant<QByteArray, Failure>;

constexpr QLatin1String sceneNamespace("urn:locus:scene");
constexpr QByteArrayView pngStart("\x89PNG\r\n\x1a\n");
constexpr QByteArrayView pdfStart("%PDF-");
constexpr QByteArrayView pngKey("locus-scene");
constexpr qsizetype chunkFrame = 12; ///< length, type and checksum around a PNG chunk

Failure noScene()
{
    return {Text::tr("no scene in this file")};
}

Failure damaged()
{
    return {Text::tr("the scene in this file is damaged")};
}

quint32 numberAt(const QByteArray &bytes, qsizetype at)
{
    quint32 number = 0;
    for (qsizetype i = at; i < at + 4; ++i)
        number = number << 8 | static_cast<unsigned char>(bytes[i]);
    return number;
}

QByteArray bytesOf(quint32 number)
{
    QByteArray bytes;
    for (const int shift : {24, 16, 8, 0})
        bytes += static_cast<char>(number >> shift & 0xFF);
    return bytes;
}

Result inflatedScene(const QByteArray &packed)
{
    if (packed.size() > mostSceneInFigure)
        return damaged();
    const auto text = inflated(packed, mostInflatedScene);
    return text ? Result(*text) : Result(damaged());
}

/// The text of an iTXt chunk of our key; none for another chunk.
std::optional<Result> textOf(const QByteArray &chunk)
{
    // key, 0, compressed?, method, language, 0, translated key, 0, text
    constexpr qsizetype least = 5; // of what follows the key
    if (!chunk.startsWith(pngKey) || chunk.size() < pngKey.size() + least ||
        chunk[pngKey.size()] != '\0')
        return std::nullopt;
    const bool packed = chunk[pngKey.size() + 1] == 1;
    const qsizetype language = chunk.indexOf('\0', pngKey.size() + 3);
    const qsizetype translated = language < 0 ? -1 : chunk.indexOf('\0', language + 1);
    if (translated < 0)
        return damaged();
    const QByteArray text = chunk.mid(translated + 1);
    return packed ? inflatedScene(text) : Result(text);
}

Result sceneOfPng(const QByteArray &png)
{
    for (qsizetype at = pngStart.size(); at + chunkFrame <= png.size();) {
        const auto length = static_cast<qsizetype>(numberAt(png, at));
        const QByteArray type = png.mid(at + 4, 4);
        if (length > png.size() - at - chunkFrame)
            return type == "iTXt" ? damaged() : noScene();
        if (type == "iTXt") {
            const QByteArray chunk = png.mid(at + 8, length);
            if (auto text = textOf(chunk))
                return pngChecksum(type + chunk) == numberAt(png, at + 8 + length) ? *text
                                                                                   : damaged();
        }
        at += length + chunkFrame;
    }
    return noScene();
}

Result sceneOfSvg(const QByteArray &svg)
{
    QXmlStreamReader xml(svg);
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.namespaceUri() == sceneNamespace &&
            xml.name() == QLatin1String("scene")) {
            const QByteArray text = xml.readElementText().toUtf8();
            return xml.hasError() ? Result(damaged()) : Result(text);
        }
    }
    return noScene();
}

constexpr QByteArrayView xmpOpen("<locus:scene>");
constexpr QByteArrayView xmpClose("</locus:scene>");

Result sceneOfPdf(const QByteArray &pdf)
{
    const qsizetype open = pdf.indexOf(xmpOpen);
    if (open < 0)
        return noScene();
    const qsizetype from = open + xmpOpen.size();
    const qsizetype close = pdf.indexOf(xmpClose, from);
    if (close < 0)
        return damaged();
    const auto packed = QByteArray::fromBase64Encoding(pdf.mid(from, close - from),
                                                       QByteArray::AbortOnBase64DecodingErrors);
    return packed ? inflatedScene(*packed) : Result(damaged());
}

bool isXml(const QByteArray &bytes)
{
    const QByteArray start = bytes.left(1024).trimmed();
    return start.startsWith("<?xml") || start.startsWith("<svg") || start.startsWith("<!");
}

} // namespace

Result figureSceneText(const core::Scene &scene)
{
    const QByteArray text =
        jsonText(withReferences(core::valueOfScene(scene), {},
                                {.largestByValue = mostTensorInFigure, .withChecksum = true}));
    if (text.size() <= mostInflatedScene && deflated(text).size() <= mostSceneInFigure)
        return text;
    return Failure{Text::tr("The scene is too large to travel in a figure: it can be saved "
                            "separately, and the figure made without it")};
}

quint32 pngChecksum(const QByteArray &chunk)
{
    return static_cast<quint32>(crc32(0, reinterpret_cast<const Bytef *>(chunk.constData()),
                                      static_cast<uInt>(chunk.size())));
}

QByteArray pngWithScene(const QByteArray &png, const QByteArray &sceneText)
{
    const QByteArray chunk =
        "iTXt" + pngKey.toByteArray() + QByteArray("\0\1\0\0\0", 5) + deflated(sceneText);
    const qsizetype header = pngStart.size();
    const qsizetype afterHeader =
        header + chunkFrame + static_cast<qsizetype>(numberAt(png, header));
    QByteArray with = png;
    with.insert(afterHeader, bytesOf(static_cast<quint32>(chunk.size() - 4)) + chunk +
                                 bytesOf(pngChecksum(chunk)));
    return with;
}

QByteArray onlyXmlCharacters(const QByteArray &utf8)
{
    constexpr QByteArrayView replacement("\xEF\xBF\xBD");
    QByteArray right;
    right.reserve(utf8.size());
    for (qsizetype i = 0; i < utf8.size(); ++i) {
        const auto byte = static_cast<unsigned char>(utf8[i]);
        const QByteArrayView three =
            QByteArrayView(utf8).sliced(i).first(std::min<qsizetype>(3, utf8.size() - i));
        if (three == "\xEF\xBF\xBE" || three == "\xEF\xBF\xBF") { // U+FFFE, U+FFFF
            right.append(replacement);
            i += 2;
        } else if (byte < ' ' && byte != '\t' && byte != '\n' && byte != '\r') {
            right.append(replacement);
        } else {
            right.append(utf8[i]);
        }
    }
    return right;
}

QByteArray svgWithScene(const QByteArray &svg, const QByteArray &sceneText)
{
    QString text = QString::fromUtf8(sceneText);
    for (const char16_t notXml : {u'\uFFFE', u'\uFFFF'})
        text.replace(QChar(notXml),
                     QStringLiteral("\\u") + QString::number(static_cast<int>(notXml), 16));
    const QByteArray metadata = "<metadata><locus:scene xmlns:locus=\"" +
                                QByteArray(sceneNamespace.data(), sceneNamespace.size()) + "\">" +
                                text.toHtmlEscaped().toUtf8() + "</locus:scene></metadata>\n";
    // After title and description, before the picture: readers need not go through that.
    QByteArray with = svg;
    with.insert(svg.indexOf("<defs>"), metadata);
    return with;
}

QByteArray xmpOf(const QString &title, const QString &description, const QByteArray &sceneText)
{
    const auto alternative = [](const QString &text) {
        return "<rdf:Alt><rdf:li xml:lang=\"x-default\">" +
               onlyXmlCharacters(text.toHtmlEscaped().toUtf8()) + "</rdf:li></rdf:Alt>";
    };
    const QByteArray scene = sceneText.isEmpty()
                                 ? QByteArray()
                                 : xmpOpen.toByteArray() + deflated(sceneText).toBase64() +
                                       xmpClose.toByteArray() + '\n';
    return "<?xpacket begin=\"\xEF\xBB\xBF\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"
           "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">\n"
           "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\n"
           "<rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\" "
           "xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\" xmlns:locus=\"" +
           QByteArray(sceneNamespace.data(), sceneNamespace.size()) +
           "\">\n"
           "<dc:title>" +
           alternative(title) + "</dc:title>\n<dc:description>" + alternative(description) +
           "</dc:description>\n<xmp:CreatorTool>Locus</xmp:CreatorTool>\n" + scene +
           "</rdf:Description>\n</rdf:RDF>\n</x:xmpmeta>\n<?xpacket end=\"w\"?>\n";
}

bool isFigureName(const QString &path)
{
    return figureFormatOf(path).has_value();
}

Result sceneTextOfFigure(const QByteArray &bytes)
{
    if (bytes.startsWith(pngStart))
        return sceneOfPng(bytes);
    if (bytes.startsWith(pdfStart))
        return sceneOfPdf(bytes);
    return isXml(bytes) ? sceneOfSvg(bytes) : noScene();
}

std::variant<core::Value, Failure> readFigureJson(const QString &path)
{
    const auto bytes = readBytes(path);
    if (const auto *failure = std::get_if<Failure>(&bytes))
        return *failure;
    const auto text = sceneTextOfFigure(std::get<QByteArray>(bytes));
    if (const auto *failure = std::get_if<Failure>(&text))
        return aboutFile(path, failure->message);
    const auto &utf8 = std::get<QByteArray>(text);
    auto value = parseJson({utf8.constData(), static_cast<std::size_t>(utf8.size())});
    if (const auto *failure = std::get_if<Failure>(&value))
        return aboutFile(path, failure->message);
    return value;
}

} // namespace locus::app
