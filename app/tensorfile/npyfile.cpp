// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensorfile/readers.h"

#include <QCoreApplication>

namespace locus::app {

namespace {

class Text {
    Q_DECLARE_TR_FUNCTIONS(locus::app::TensorFile)
};

class NpyFile final : public TensorFile {
public:
    explicit NpyFile(const QString &path)
        : m_file(path)
    {
        FilePart start(m_file, 0);
        m_header = readNpyHeader(start, m_file.size());
        const StoredLayout &layout = m_header.layout;
        if (layout.type == ElementType::Other)
            throw TensorRefusal{TensorFault::UnsupportedType,
                                Text::tr("numbers of type %1 are not read here")
                                    .arg(quotedName(m_header.typeName))};
        const std::int64_t each = bytesOf(layout.type);
        const qint64 rest = m_file.size() - m_header.bytes - entriesOf(layout.shape, each) * each;
        if (rest > 0)
            throw TensorRefusal{TensorFault::TrailingData,
                                Text::tr("%1 bytes follow the numbers").arg(rest)};
        m_tensors.push_back({{}, layout.shape, layout.type, m_header.typeName});
    }
    [[nodiscard]] QString path() const override { return m_file.path(); }

protected:
    core::Tensor load(std::size_t, const TensorPick &pick, TensorLoading *loading) override
    {
        m_file.demandUnchanged();
        FilePart data(m_file, m_header.bytes);
        auto tensor = gathered(m_header.layout, pick, data, loading);
        m_file.demandUnchanged();
        return tensor;
    }

private:
    FileBytes m_file;
    NpyHeader m_header;
};

} // namespace

std::unique_ptr<TensorFile> openNpy(const QString &path)
{
    return std::make_unique<NpyFile>(path);
}

} // namespace locus::app
