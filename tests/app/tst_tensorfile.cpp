// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensorfile/tensorfile.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

#include <cmath>
#include <cstring>
#include <limits>
#include <map>
#include <numeric>
#include <string>

using namespace locus;
using app::TensorFault;
using nlohmann::json;

namespace {

QString inBad(const QString &name)
{
    return QStringLiteral(LOCUS_TEST_DATA "/real/bad/") + name;
}

const std::map<std::string, TensorFault> &faults()
{
    static const std::map<std::string, TensorFault> known = {
        {"empty_file", TensorFault::EmptyFile},
        {"header_too_small", TensorFault::HeaderTooSmall},
        {"header_length_beyond_file", TensorFault::HeaderBeyondFile},
        {"header_too_large", TensorFault::HeaderTooLarge},
        {"header_not_utf8", TensorFault::HeaderNotUtf8},
        {"header_not_json", TensorFault::HeaderNotJson},
        {"header_not_object", TensorFault::HeaderNotObject},
        {"duplicate_key", TensorFault::DuplicateKey},
        {"bad_metadata", TensorFault::BadMetadata},
        {"missing_field", TensorFault::MissingField},
        {"unknown_dtype", TensorFault::UnknownType},
        {"unsupported_dtype", TensorFault::UnsupportedType},
        {"object_dtype", TensorFault::ObjectType},
        {"structured_dtype", TensorFault::StructuredType},
        {"bad_shape", TensorFault::BadShape},
        {"shape_overflow", TensorFault::ShapeOverflow},
        {"bad_offsets", TensorFault::BadOffsets},
        {"offsets_beyond_data", TensorFault::OffsetsBeyondData},
        {"offsets_overlap", TensorFault::OffsetsOverlap},
        {"offsets_hole", TensorFault::OffsetsHole},
        {"size_mismatch", TensorFault::SizeMismatch},
        {"trailing_data", TensorFault::TrailingData},
        {"data_truncated", TensorFault::DataTruncated},
        {"bad_magic", TensorFault::BadMagic},
        {"unknown_version", TensorFault::UnknownVersion},
        {"bad_header", TensorFault::BadHeader},
        {"not_a_zip", TensorFault::NotAZip},
        {"unsafe_member_name", TensorFault::UnsafeName},
        {"too_large", TensorFault::TooLarge},
        {"corrupt_stream", TensorFault::CorruptStream},
        {"member_size_mismatch", TensorFault::MemberSizeMismatch},
        {"crc_mismatch", TensorFault::CrcMismatch},
        {"encrypted_member", TensorFault::Encrypted},
        {"unsupported_compression", TensorFault::UnsupportedCompression},
        {"overlapping_members", TensorFault::OverlappingMembers}};
    return known;
}

const json &manifest()
{
    static const json read = [] {
        QFile file(inBad(QStringLiteral("manifest.json")));
        return file.open(QIODevice::ReadOnly) ? json::parse(file.readAll().toStdString())
                                              : json::object();
    }();
    return read;
}

/// Numbers, truth, or the texts for what JSON has no number for.
double numberOf(const json &value)
{
    if (value.is_boolean())
        return value.get<bool>() ? 1 : 0;
    if (value.is_number())
        return value.get<double>();
    const auto text = value.get<std::string>();
    if (text == "-0")
        return -0.0;
    const double infinity = std::numeric_limits<double>::infinity();
    return text == "NaN" ? std::nan("") : text == "Infinity" ? infinity : -infinity;
}

bool isSame(double a, double b)
{
    return std::isnan(a) ? std::isnan(b) : a == b && std::signbit(a) == std::signbit(b);
}

struct Read {
    std::map<std::string, std::pair<app::TensorInfo, core::Tensor>> arrays;
    std::optional<app::TensorFailure> failure;
};

/// Every tensor of a file, up to the first failure.
Read readAll(const QString &path)
{
    Read all;
    auto opened = app::openTensorFile(path);
    if (auto *failure = std::get_if<app::TensorFailure>(&opened)) {
        all.failure = std::move(*failure);
        return all;
    }
    auto &file = *std::get<std::unique_ptr<app::TensorFile>>(opened);
    for (std::size_t i = 0; i < file.tensors().size(); ++i) {
        auto tensor = file.read(i);
        if (auto *failure = std::get_if<app::TensorFailure>(&tensor)) {
            all.failure = std::move(*failure);
            return all;
        }
        const app::TensorInfo &info = file.tensors()[i];
        all.arrays[info.name.empty() ? "array" : info.name] = {info,
                                                               std::get<core::Tensor>(tensor)};
    }
    return all;
}

QByteArray littleEndian(quint64 value, int bytes)
{
    QByteArray out;
    for (int i = 0; i < bytes; ++i)
        out += static_cast<char>(value >> (8 * i) & 0xFFU);
    return out;
}

QByteArray npy(const QByteArray &dictionary, const QByteArray &data)
{
    return QByteArray("\x93NUMPY\x01\x00", 8) +
           littleEndian(static_cast<quint64>(dictionary.size()), 2) + dictionary + data;
}

QByteArray doubles(int count)
{
    QByteArray bytes;
    for (int i = 0; i < count; ++i) {
        const double value = i;
        bytes.append(reinterpret_cast<const char *>(&value), sizeof value);
    }
    return bytes;
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

std::unique_ptr<app::TensorFile> opened(const QString &path)
{
    auto result = app::openTensorFile(path);
    if (auto *failure = std::get_if<app::TensorFailure>(&result)) {
        qWarning("%s", qPrintable(failure->message));
        return nullptr;
    }
    return std::move(std::get<std::unique_ptr<app::TensorFile>>(result));
}

TensorFault faultOf(const std::variant<core::Tensor, app::TensorFailure> &result)
{
    const auto *failure = std::get_if<app::TensorFailure>(&result);
    return failure ? failure->fault : TensorFault::UnknownFormat;
}

} // namespace

class TensorFileTest : public QObject {
    Q_OBJECT

private slots:
    void givenFiles_data();
    void givenFiles();
    void everyPickOfBothOrders_data();
    void everyPickOfBothOrders();
    void aPickThatDoesNotFit();
    void oneTensorOfTenGigabytes();
    void aHundredThousandEntries();
    void aChangedFileIsTold();
    void cancelled();
    void notAFile();
    void firstPlaceThatIsNotFinite();

private:
    QTemporaryDir m_dir;
};

void TensorFileTest::givenFiles_data()
{
    QTest::addColumn<QString>("name");
    QStringList listed;
    for (const json &entry : manifest().at("files")) {
        listed << QString::fromStdString(entry.at("file").get<std::string>());
        QTest::newRow(qPrintable(listed.constLast())) << listed.constLast();
    }
    listed.sort();
    QStringList there = QDir(inBad({})).entryList(
        {QStringLiteral("*.safetensors"), QStringLiteral("*.npy"), QStringLiteral("*.npz")},
        QDir::Files);
    there.sort();
    QCOMPARE(listed, there);
}

void TensorFileTest::givenFiles()
{
    QFETCH(QString, name);
    json entry;
    for (const json &each : manifest().at("files"))
        if (each.at("file") == name.toStdString())
            entry = each;
    const Read read = readAll(inBad(name));
    if (entry.at("must") == "refuse") {
        QVERIFY(read.failure);
        QVERIFY(read.arrays.empty());
        std::vector<TensorFault> right = {faults().at(entry.at("reason").get<std::string>())};
        for (const json &also : entry.value("also_ok", json::array()))
            right.push_back(faults().at(also.get<std::string>()));
        const QString message = read.failure->message;
        QVERIFY2(std::find(right.begin(), right.end(), read.failure->fault) != right.end(),
                 qPrintable(message));
        QVERIFY2(message.startsWith(inBad(name) + QStringLiteral(": ")), qPrintable(message));
        QVERIFY(!message.contains(QLatin1Char('\n')) && !message.endsWith(QLatin1Char('.')));
        QVERIFY2(!message.contains(QLatin1Char('%')), qPrintable(message));
        return;
    }
    QVERIFY2(!read.failure, qPrintable(read.failure ? read.failure->message : QString()));
    QCOMPARE(read.arrays.size(), entry.at("arrays").size());
    for (const auto &[key, array] : entry.at("arrays").items()) {
        const auto &[info, tensor] = read.arrays.at(key);
        QCOMPARE(info.typeName, array.at("dtype").get<std::string>());
        QCOMPARE(info.shape, array.at("shape").get<core::Tensor::Shape>());
        QCOMPARE(tensor.shape(), info.shape);
        for (std::size_t i = 0; i < tensor.values().size(); ++i) {
            const double expected =
                numberOf(array.contains("fill") ? array.at("fill") : array.at("values").at(i));
            QVERIFY2(isSame(tensor.values()[i], expected), qPrintable(QString::number(i)));
        }
        if (array.contains("values"))
            QCOMPARE(tensor.values().size(), array.at("values").size());
    }
}

void TensorFileTest::everyPickOfBothOrders_data()
{
    QTest::addColumn<bool>("isFortran");
    QTest::newRow("C") << false;
    QTest::newRow("Fortran") << true;
}

/// All orders of three axes with all kinds of index, against element arithmetic.
void TensorFileTest::everyPickOfBothOrders()
{
    QFETCH(bool, isFortran);
    const core::Tensor::Shape shape = {2, 3, 4};
    const QString path = m_dir.filePath(QStringLiteral("picks.npy"));
    write(path, npy(isFortran ? "{'descr': '<f8', 'fortran_order': True, 'shape': (2, 3, 4)}"
                              : "{'descr': '<f8', 'fortran_order': False, 'shape': (2, 3, 4)}",
                    doubles(24)));
    const auto file = opened(path);
    QVERIFY(file);
    const auto stored = [&](std::array<std::int64_t, 3> at) {
        return isFortran ? static_cast<double>(at[0] + 2 * (at[1] + 3 * at[2]))
                         : static_cast<double>((at[0] * 3 + at[1]) * 4 + at[2]);
    };
    std::vector<int> axes = {0, 1, 2};
    do {
        for (int kept = 0; kept < 8; ++kept) {
            app::TensorPick pick{axes, std::vector<std::optional<std::int64_t>>(3)};
            for (std::size_t a = 0; a < 3; ++a)
                if ((kept >> a & 1) == 0)
                    pick.index[a] = shape[static_cast<std::size_t>(axes[a])] - 1;
            std::vector<double> expected;
            std::array<std::int64_t, 3> at = {}; // along the ordered axes
            const auto extent = [&](std::size_t a) {
                return shape[static_cast<std::size_t>(axes[a])];
            };
            for (at[0] = 0; at[0] < extent(0); ++at[0])
                for (at[1] = 0; at[1] < extent(1); ++at[1])
                    for (at[2] = 0; at[2] < extent(2); ++at[2]) {
                        std::array<std::int64_t, 3> place = {};
                        bool isPicked = true;
                        for (std::size_t a = 0; a < 3; ++a) {
                            place.at(static_cast<std::size_t>(axes[a])) = at.at(a);
                            isPicked = isPicked && (!pick.index[a] || *pick.index[a] == at.at(a));
                        }
                        if (isPicked)
                            expected.push_back(stored(place));
                    }
            const auto result = file->read(0, pick);
            QVERIFY(std::holds_alternative<core::Tensor>(result));
            QCOMPARE(std::get<core::Tensor>(result).values(), expected);
            QCOMPARE(std::get<core::Tensor>(result).shape(), *app::pickedShape(shape, pick));
        }
    } while (std::next_permutation(axes.begin(), axes.end()));
}

void TensorFileTest::aPickThatDoesNotFit()
{
    const auto file = opened(inBad(QStringLiteral("npy_fortran_order_3d.npy")));
    QVERIFY(file);
    using Pick = app::TensorPick;
    for (const Pick &pick : {Pick{{0, 1}, {}}, Pick{{0, 1, 1}, {}}, Pick{{0, 1, 3}, {}},
                             Pick{{}, {0}}, Pick{{}, {2, {}, {}}}, Pick{{}, {-1, {}, {}}}})
        QCOMPARE(faultOf(file->read(0, pick)), TensorFault::BadPick);
}

/// The file is sparse: whoever read or mapped it as a whole would be noticed by everybody.
void TensorFileTest::oneTensorOfTenGigabytes()
{
    const QString path = m_dir.filePath(QStringLiteral("large.safetensors"));
    constexpr qint64 large = qint64{10} * 1000 * 1000 * 1000;
    const QByteArray header =
        QStringLiteral(R"({"large":{"dtype":"F32","shape":[10,250000000],"data_offsets":[0,%1]},)"
                       R"("last":{"dtype":"F64","shape":[3],"data_offsets":[%1,%2]}})")
            .arg(large)
            .arg(large + 24)
            .toUtf8();
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(littleEndian(static_cast<quint64>(header.size()), 8) + header);
    if (!file.resize(8 + header.size() + large) || !file.seek(file.size()))
        QSKIP("no sparse files here");
    file.write(doubles(3));
    file.close();
    const auto read = opened(path);
    QVERIFY(read);
    const auto last = read->read(1);
    QVERIFY(std::holds_alternative<core::Tensor>(last));
    QCOMPARE(std::get<core::Tensor>(last).values(), (std::vector<double>{0, 1, 2}));
    QCOMPARE(faultOf(read->read(0)), TensorFault::TooLarge);
    const auto column = read->read(0, {{}, {{}, 249'999'999}});
    QVERIFY(std::holds_alternative<core::Tensor>(column));
    QCOMPARE(std::get<core::Tensor>(column).values(), std::vector<double>(10, 0.0));
    QFile::remove(path);
}

void TensorFileTest::aHundredThousandEntries()
{
    constexpr int count = 100'000;
    QByteArray header = "{";
    for (int i = 0; i < count; ++i)
        header += (i == 0 ? "\"" : ",\"") + QByteArray("model.layers.") + QByteArray::number(i) +
                  ".weight\":{\"dtype\":\"U8\",\"shape\":[1],\"data_offsets\":[" +
                  QByteArray::number(i) + "," + QByteArray::number(i + 1) + "]}";
    header += "}";
    const QString path = m_dir.filePath(QStringLiteral("many.safetensors"));
    write(path,
          littleEndian(static_cast<quint64>(header.size()), 8) + header + QByteArray(count, '\7'));
    const auto file = opened(path);
    QVERIFY(file);
    QCOMPARE(file->tensors().size(), std::size_t{count});
    const auto which = file->find("model.layers.99999.weight");
    QVERIFY(which);
    QCOMPARE(std::get<core::Tensor>(file->read(*which)).values(), std::vector<double>{7});
}

void TensorFileTest::aChangedFileIsTold()
{
    const QString path = m_dir.filePath(QStringLiteral("changing.npy"));
    const QByteArray whole =
        npy("{'descr': '<f8', 'fortran_order': False, 'shape': (4,)}", doubles(4));
    write(path, whole);
    const auto file = opened(path);
    QVERIFY(file);
    write(path, whole.chopped(8));
    const auto shorter = file->read(0);
    QCOMPARE(faultOf(shorter), TensorFault::Changed);
    QVERIFY(std::get<app::TensorFailure>(shorter).message.startsWith(path));
    QVERIFY(QFile::remove(path));
    QCOMPARE(faultOf(file->read(0)), TensorFault::Changed);
}

void TensorFileTest::cancelled()
{
    const auto file = opened(inBad(QStringLiteral("npz_compressible.npz")));
    QVERIFY(file);
    app::TensorLoading loading;
    QVERIFY(std::holds_alternative<core::Tensor>(file->read(0, {}, &loading)));
    QCOMPARE(loading.done.load(), loading.total.load());
    QCOMPARE(loading.total.load(), 256 * 256);
    loading.isCancelled = true;
    QCOMPARE(faultOf(file->read(0, {}, &loading)), TensorFault::Cancelled);
}

void TensorFileTest::notAFile()
{
    const auto fault = [](const QString &path) {
        const auto result = app::openTensorFile(path);
        const auto *failure = std::get_if<app::TensorFailure>(&result);
        return failure ? std::optional(failure->fault) : std::nullopt;
    };
    QCOMPARE(fault(m_dir.filePath(QStringLiteral("none.npy"))), TensorFault::CannotRead);
    QCOMPARE(fault(inBad(QStringLiteral("manifest.json"))), TensorFault::UnknownFormat);
    const QString folder = m_dir.filePath(QStringLiteral("folder.npz"));
    QVERIFY(QDir().mkdir(folder));
    QCOMPARE(fault(folder), TensorFault::CannotRead);
}

void TensorFileTest::firstPlaceThatIsNotFinite()
{
    std::vector<double> values(24, 1.0);
    QVERIFY(!app::firstNotFinite({{2, 3, 4}, values}));
    values[17] = std::nan("");
    values[20] = std::numeric_limits<double>::infinity();
    QCOMPARE(app::firstNotFinite({{2, 3, 4}, values}), (core::Tensor::Shape{1, 1, 1}));
}

QTEST_GUILESS_MAIN(TensorFileTest)
#include "tst_tensorfile.moc"
