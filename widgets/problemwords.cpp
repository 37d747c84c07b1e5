// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/patch.h"
#include "widgets/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>
#include <string_view>

namespace locus::widgets {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(locus::widgets::Words)
};

/// As files spell it: C locale, whole values without an exponent.
QString fileNumber(double value)
{
    if (std::abs(value) < 1e15 && value == std::trunc(value))
        return QString::number(static_cast<qint64>(value));
    return QString::number(value, 'g', QLocale::FloatingPointShortest);
}

QString quoted(const std::string &text)
{
    return QStringLiteral("\"%1\"").arg(onOneLine(text, 40));
}

/// The parameter of a path of a scene file ("model.study.compare[2]"), or of a key.
const core::ParamSpec *paramOfPath(std::string_view path)
{
    for (const std::string_view section : {"model.", "study.", "view."})
        if (path.starts_with(section))
            return core::findParam(path.substr(section.size()));
    return core::findParam(path);
}

QString choicesOf(const core::Problem &problem)
{
    QStringList names;
    if (const core::ParamSpec *spec = paramOfPath(problem.path))
        for (const std::string_view choice : spec->choices)
            names += QString::fromUtf8(choice.data(), static_cast<qsizetype>(choice.size()));
    return names.join(QStringLiteral(", "));
}

QString rangeWords(const core::Problem &problem)
{
    const QString got = fileNumber(problem.got);
    const QString low = fileNumber(problem.low);
    const QString high = fileNumber(problem.high);
    if (std::isinf(problem.high))
        return problem.lowExclusive ? Words::tr("must be > %1, got %2").arg(low, got)
                                    : Words::tr("must be at least %1, got %2").arg(low, got);
    if (std::isinf(problem.low))
        return Words::tr("must be at most %1, got %2").arg(high, got);
    return problem.lowExclusive
               ? Words::tr("must be > %1 and at most %2, got %3").arg(low, high, got)
               : Words::tr("must be %1 to %2, got %3").arg(low, high, got);
}

/// What core calls by a word: the name of a field type, or of something that is no field.
QString expectedWords(std::string_view name)
{
    for (int type = 0; type <= static_cast<int>(core::FieldType::Opaque); ++type)
        if (core::nameOf(static_cast<core::FieldType>(type)) == name)
            return fieldTypeName(static_cast<core::FieldType>(type));
    if (name == "object")
        return Words::tr("an object");
    if (name == "list")
        return Words::tr("a list");
    return Words::tr("a size such as 120x90mm or 1600x1200px");
}

QString typeWords(const core::Problem &problem)
{
    const QString expected = expectedWords(problem.detail);
    const core::ParamSpec *spec = paramOfPath(problem.path);
    const bool orNull = spec && spec->nullable && spec->type != core::FieldType::Opaque &&
                        problem.path.find('[') == std::string::npos;
    const QString must = orNull ? Words::tr("must be %1 or null").arg(expected)
                                : Words::tr("must be %1").arg(expected);
    return problem.given.empty() ? must
                                 : Words::tr("%1, got %2").arg(must, onOneLine(problem.given, 40));
}

/// Of something that only these methods have.
QString ownerWords(std::int64_t methods)
{
    QStringList names;
    for (const core::MethodId method : core::allMethods)
        if ((methods & core::methodBit(method)) != 0)
            names += methodTitle(method);
    return Words::tr("This belongs to %1").arg(names.join(Words::tr(" or ")));
}

QString selectionWords(core::Selection selection)
{
    switch (selection) {
    case core::Selection::Query: return Words::tr("The selected query %1 is outside 0 to %2");
    case core::Selection::Key: return Words::tr("The selected key %1 is outside 0 to %2");
    case core::Selection::Head: break;
    }
    return Words::tr("The selected head %1 is outside 0 to %2");
}

QString shapeWords(const core::Problem &problem)
{
    switch (problem.code) {
    case core::ProblemCode::Ragged: return Words::tr("its rows differ in length");
    case core::ProblemCode::Empty: return Words::tr("must not be empty");
    case core::ProblemCode::WrongRank:
        return Words::tr("an array with %1 indices does not fit here").arg(fileNumber(problem.got));
    case core::ProblemCode::WrongShape:
        return Words::tr("must have %1 entries along index %2, has %3")
            .arg(fileNumber(problem.low), fileNumber(problem.high), fileNumber(problem.got));
    case core::ProblemCode::SizeDisagrees:
        return Words::tr("is %1, but what else is given makes it %2")
            .arg(fileNumber(problem.got), fileNumber(problem.low));
    case core::ProblemCode::NotDivisible:
        return Words::tr("its %1 channels do not divide into %2 heads")
            .arg(fileNumber(problem.got), fileNumber(problem.low));
    default: return {};
    }
}

} // namespace

QString onOneLine(const std::string &utf8, int longest)
{
    QString line = QString::fromStdString(utf8);
    if (line.size() > longest)
        line = line.left(longest) + QStringLiteral("…");
    for (QChar &c : line)
        if (!c.isPrint() && !c.isSurrogate())
            c = u' ';
    return line;
}

QString reasonOf(const core::Problem &problem)
{
    const QString detail = onOneLine(problem.detail, 60);
    switch (problem.code) {
    case core::ProblemCode::UnknownKey: return Words::tr("unknown key");
    case core::ProblemCode::DuplicateKey: return Words::tr("the key is given twice");
    case core::ProblemCode::MissingFormat:
        return Words::tr("is missing, must be \"%1\"").arg(QLatin1String(core::sceneFormat));
    case core::ProblemCode::WrongFormat:
        return Words::tr("must be \"%1\"").arg(QLatin1String(core::sceneFormat));
    case core::ProblemCode::WrongType: return typeWords(problem);
    case core::ProblemCode::NotAnInteger:
        return Words::tr("must be a whole number, got %1").arg(fileNumber(problem.got));
    case core::ProblemCode::OutOfRange: return rangeWords(problem);
    case core::ProblemCode::NotFinite: return Words::tr("must be a finite number");
    case core::ProblemCode::UnknownChoice:
        return Words::tr("must be one of %1, got %2")
            .arg(choicesOf(problem), quoted(problem.detail));
    case core::ProblemCode::NullNotAllowed: return Words::tr("must not be null");
    case core::ProblemCode::Ragged:
    case core::ProblemCode::Empty:
    case core::ProblemCode::WrongRank:
    case core::ProblemCode::WrongShape:
    case core::ProblemCode::SizeDisagrees:
    case core::ProblemCode::NotDivisible: return shapeWords(problem);
    case core::ProblemCode::ConflictingKeys: return Words::tr("cannot stand beside %1").arg(detail);
    case core::ProblemCode::MissingKey: return Words::tr("is needed because of %1").arg(detail);
    case core::ProblemCode::NoSuchEntry: return Words::tr("there is no such entry");
    case core::ProblemCode::NotYetSupported:
        return problem.path.find("scaling") != std::string::npos
                   ? Words::tr("frequency scaling is not supported yet, must be null")
                   : Words::tr("a tensor of a file cannot be read here, give the numbers");
    case core::ProblemCode::BadPermutation:
        return Words::tr("must name every index from 0 on exactly once");
    case core::ProblemCode::BadEnds:
        return Words::tr("must go up, got %1 and then %2")
            .arg(fileNumber(problem.got), fileNumber(problem.low));
    case core::ProblemCode::DuplicateEntry: return Words::tr("names the same thing twice");
    }
    return {};
}

QString words(const core::Problem &problem)
{
    if (problem.path.empty())
        return reasonOf(problem);
    return QStringLiteral("%1: %2").arg(onOneLine(problem.path, 120), reasonOf(problem));
}

QString notDefinedHere()
{
    return Words::tr("Not defined here");
}

QString words(const core::Refusal &refusal)
{
    const QString value = QString::number(refusal.value);
    const QString limit = QString::number(refusal.limit);
    switch (refusal.code) {
    case core::RefusalCode::OddModelDimension:
        return Words::tr(
                   "The sinusoidal encoding pairs channels, so d_model must be even; it is %1")
            .arg(value);
    case core::RefusalCode::PositionOutsideTable:
        return Words::tr("The learned table has %1 rows (0 to %2); there is none for position %3")
            .arg(limit, QString::number(refusal.limit - 1), value);
    case core::RefusalCode::NoInputToAddTo:
        return Words::tr(
            "This method adds to the input x, but the scene gives q, k and v directly");
    case core::RefusalCode::TooFewBuckets:
        return Words::tr(
                   "T5 needs at least one bucket for an exact distance; %1 buckets leave none")
            .arg(value);
    case core::RefusalCode::MaxDistanceTooSmall:
        return Words::tr("T5 needs max_distance above %1, the number of exact buckets; it is %2")
            .arg(limit, value);
    case core::RefusalCode::AlibiFormNeedsCausal:
        return Words::tr("The ALiBi forms key and last are defined under a causal mask only");
    case core::RefusalCode::OddRotaryDim:
        return Words::tr("RoPE turns pairs of channels, so the rotary part must be even; it is %1")
            .arg(value);
    case core::RefusalCode::RotaryDimTooLarge:
        return Words::tr("RoPE cannot turn %1 channels of a head that has %2").arg(value, limit);
    case core::RefusalCode::LogWeightsOfMistake:
        return Words::tr("With the bias added after softmax there are no log-weights");
    case core::RefusalCode::TableNotOfMethod: return ownerWords(refusal.value);
    case core::RefusalCode::CurveNotOfDisplacement:
        return Words::tr("What this method does is no function of the displacement alone");
    case core::RefusalCode::SelectionOutside:
        return selectionWords(refusal.selection).arg(value, QString::number(refusal.limit - 1));
    case core::RefusalCode::NoContentInput:
        return Words::tr("There is no input x: the scene gives q, k and v directly");
    case core::RefusalCode::NoRoom: {
        const QString needed = Words::tr("This needs %1 bytes of memory (%2)")
                                   .arg(value, QLocale().formattedDataSize(refusal.value));
        return refusal.limit > 0 ? Words::tr("%1, and %2 are free")
                                       .arg(needed, QLocale().formattedDataSize(refusal.limit))
                                 : Words::tr("%1, which the system does not give").arg(needed);
    }
    }
    return {};
}

} // namespace locus::widgets
