// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensorfile/readers.h"
#include "app/tensorfile/zipmember.h"

#include <QCoreApplication>

#include <utility>

namespace locus::app {

namespace {

class Text {
    Q_DECLARE_TR_FUNCTIONS(locus::app::TensorFile)
};

constexpr std::string_view extension = ".npy";

/// Members that are no .npy are passed over, as NumPy does.
class NpzFile final : public TensorFile {
public:
    explicit NpzFile(const QString &path)
        : m_file(path)
    {
        for (ZipMember &member : zipMembers(m_file))
            if (member.name.ends_with(extension))
                add(std::move(member));
    }
    [[nodiscard]] QString path() const override { return m_file.path(); }

protected:
    core::Tensor load(std::size_t which, const TensorPick &pick, TensorLoading *loading) override
    {
        m_file.demandUnchanged();
        const ZipMember &member = m_members[which];
        MemberStream stream(m_file, member);
        const NpyHeader header = readNpyHeader(stream, member.size);
        auto tensor = gathered(header.layout, pick, stream, loading);
        stream.finish();
        const std::int64_t each = bytesOf(header.layout.type);
        const qint64 rest =
            member.size - header.bytes - entriesOf(header.layout.shape, each) * each;
        if (rest > 0)
            throw TensorRefusal{TensorFault::TrailingData,
                                Text::tr("%1 bytes follow the numbers").arg(rest)};
        m_file.demandUnchanged();
        return tensor;
    }

private:
    void add(ZipMember member)
    {
        std::string name = member.name.substr(0, member.name.size() - extension.size());
        try {
            MemberStream stream(m_file, member);
            NpyHeader header = readNpyHeader(stream, member.size);
            m_tensors.push_back({std::move(name), std::move(header.layout.shape),
                                 header.layout.type, std::move(header.typeName)});
        } catch (const TensorRefusal &refusal) {
            throw aboutTensor(name, refusal);
        }
        m_members.push_back(std::move(member));
    }

    FileBytes m_file;
    std::vector<ZipMember> m_members;
};

} // namespace

std::unique_ptr<TensorFile> openNpz(const QString &path)
{
    return std::make_unique<NpzFile>(path);
}

} // namespace locus::app
