// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensorfile/tensorfault.h"

#include "widgets/words.h"

#include <QCoreApplication>

namespace locus::app {

namespace {

class Text {
    Q_DECLARE_TR_FUNCTIONS(locus::app::TensorFile)
};

} // namespace

QString quotedName(const std::string &name)
{
    return QStringLiteral("'%1'").arg(widgets::onOneLine(name, 80));
}

TensorRefusal aboutTensor(const std::string &name, const TensorRefusal &refusal)
{
    return {refusal.fault, Text::tr("tensor %1: %2").arg(quotedName(name), refusal.what)};
}

} // namespace locus::app
