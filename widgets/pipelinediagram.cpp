// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pipelinediagram.h"

#include "widgets/pipelinewords.h"

#include <algorithm>

namespace locus::widgets {

namespace {

using core::MethodId;
using core::Stage;
using Kind = PipelineBox::Kind;
using Part = PipelinePart;

/// Stages that exist on the Model; of a refused one only what every method has.
bool exists(const core::Frame &frame, Stage stage)
{
    if (frame.prepared)
        return !core::stageRefusal(*frame.prepared, stage);
    return core::isOfEveryMethod(stage);
}

bool addsToInput(MethodId method)
{
    return method == MethodId::Sinusoidal || method == MethodId::Learned;
}

bool addsBias(MethodId method)
{
    return method == MethodId::T5 || method == MethodId::Alibi;
}

class Maker {
public:
    Maker(const core::Frame &frame, bool compact)
        : m_frame(frame)
        , m_model(frame.key)
    {
        m_diagram.compact = compact;
        m_diagram.method = m_model.method;
        m_diagram.mistake = m_model.mistake;
    }

    [[nodiscard]] PipelineDiagram diagram()
    {
        addInput();
        m_diagram.compact ? addProjection() : addLanes();
        addRotation();
        addProduct();
        addScoreChain();
        addOutput();
        return m_diagram;
    }

private:
    PipelineBox &add(Part part, const QString &symbol, const std::vector<Stage> &stages,
                     Kind kind = Kind::Box)
    {
        PipelineBox box;
        box.part = part;
        box.kind = kind;
        box.symbol = symbol;
        if (kind != Kind::Letter)
            box.caption = pipelineCaption(part);
        for (const Stage stage : stages)
            if (exists(m_frame, stage))
                box.stages.push_back(stage);
        if (kind == Kind::Box)
            box.shape = shapeText(stages.front());
        return m_diagram.boxes.emplace_back(std::move(box));
    }

    [[nodiscard]] QString shapeText(Stage stage) const
    {
        const core::StageShape shape = core::stageShape(m_frame.shapes, stage);
        if (shape.columns == 0) // no x: it has no width
            return {};
        return QStringLiteral("%1 × %2").arg(shape.rows).arg(shape.columns);
    }

    void mark(PipelineBox &box, bool lit, core::Mistake mistake = core::Mistake::None)
    {
        box.lit = lit;
        box.broken = lit && mistake != core::Mistake::None && m_model.mistake == mistake;
        if (box.broken)
            box.caption = mistakeCaption(mistake);
    }

    void addInput()
    {
        const bool hasX = m_frame.shapes.hasX;
        add(Part::Tokens, QStringLiteral("x"), {Stage::X}).idle = !hasX;
        PipelineBox &p = add(Part::Encoding, QStringLiteral("+p"), {Stage::Encoding});
        mark(p, hasX && addsToInput(m_model.method), core::Mistake::SineOnly);
        p.idle = !p.lit;
        if (m_diagram.compact) {
            if (exists(m_frame, Stage::Input))
                p.stages.push_back(Stage::Input);
            return;
        }
        if (hasX)
            add(Part::Input, QStringLiteral("h"), {Stage::Input}, Kind::Letter);
    }

    /// One box for the three, where there is only one line.
    void addProjection()
    {
        add(Part::Query, QStringLiteral("W_{Q,K,V}"), {Stage::Q, Stage::K, Stage::V}).idle =
            !m_frame.shapes.hasX;
    }

    void addLanes()
    {
        struct Lane {
            Part part;
            const char *matrix;
            const char *letter;
            Stage stage;
            Role role;
        };
        for (const Lane &lane : {Lane{Part::Query, "W_Q", "q", Stage::Q, Role::Query},
                                 Lane{Part::Key, "W_K", "k", Stage::K, Role::Key},
                                 Lane{Part::Value, "W_V", "v", Stage::V, Role::Value}}) {
            PipelineBox &box = add(lane.part, QString::fromLatin1(lane.matrix), {lane.stage});
            box.role = lane.role;
            box.idle = !m_frame.shapes.hasX;
            PipelineBox &letter =
                add(lane.part, QString::fromLatin1(lane.letter), {lane.stage}, Kind::Letter);
            letter.role = lane.role;
            letter.alias = true;
        }
    }

    void addRotation()
    {
        const bool turns = m_model.method == MethodId::Rope;
        PipelineBox &box =
            add(Part::Rotate, QStringLiteral("R_i q, R_j k"), {Stage::RotatedQ, Stage::RotatedK});
        mark(box, turns, core::Mistake::MixedLayouts);
        box.idle = !turns;
        if (m_diagram.compact)
            return;
        const QString prime = turns ? QStringLiteral("′") : QString();
        PipelineBox &q = add(Part::RotatedQuery, QStringLiteral("q") + prime,
                             {turns ? Stage::RotatedQ : Stage::Q}, Kind::Letter);
        q.role = Role::Query;
        q.alias = true;
        PipelineBox &k = add(Part::RotatedKey, QStringLiteral("k") + prime,
                             {turns ? Stage::RotatedK : Stage::K}, Kind::Letter);
        k.role = Role::Key;
        k.alias = true;
    }

    void addProduct()
    {
        const bool relative = m_model.method == MethodId::Shaw && m_model.shaw.keys;
        QString symbol = relative ? QStringLiteral("q·(k+r)") : QStringLiteral("q·k");
        if (m_model.scale == core::ScoreScale::Sqrt)
            symbol += QStringLiteral(" / √{d_k}");
        PipelineBox &box = add(Part::Product, symbol, {Stage::Scores});
        mark(box, relative);
        if (m_diagram.compact) {
            for (const Stage stage : {Stage::Content, Stage::Position, Stage::ContentPosition,
                                      Stage::PositionContent, Stage::PositionPosition, Stage::Clip})
                if (exists(m_frame, stage))
                    box.stages.push_back(stage);
            return;
        }
        add(Part::Scores, {}, {Stage::Scores}, Kind::Word).alias = true;
        add(Part::Content, {}, {Stage::Content}, Kind::Word);
        add(Part::Added, {},
            {Stage::Position, Stage::ContentPosition, Stage::PositionContent,
             Stage::PositionPosition},
            Kind::Word);
        if (m_model.method == MethodId::Shaw)
            add(Part::Displacement, {}, {Stage::Clip}, Kind::Word);
    }

    /// Bias, mask and softmax; a bias that is added too late stands behind softmax.
    void addScoreChain()
    {
        const bool late = m_model.mistake == core::Mistake::BiasAfterSoftmax;
        if (!late)
            addBias();
        add(Part::Mask, QStringLiteral("+M"), {Stage::Mask});
        add(Part::Softmax,
            m_diagram.compact ? QStringLiteral("'softmax'") : QStringLiteral("a='softmax'"),
            {Stage::Weights, Stage::LogWeights});
        if (late)
            addBias();
    }

    void addBias()
    {
        PipelineBox &box = add(Part::Bias, QStringLiteral("+b"), {Stage::Bias});
        mark(box, addsBias(m_model.method), core::Mistake::BiasAfterSoftmax);
        box.idle = !box.lit;
    }

    void addOutput()
    {
        const bool relative = m_model.method == MethodId::Shaw && m_model.shaw.values;
        PipelineBox &sum =
            add(Part::Sum,
                relative ? QStringLiteral("Σ a_{ij} (v_j+r)") : QStringLiteral("Σ a_{ij} v_j"),
                {Stage::Output});
        mark(sum, relative);
        sum.alias = true;
        add(Part::Output, QStringLiteral("y"), {Stage::Output});
    }

    const core::Frame &m_frame;
    const core::Model &m_model;
    PipelineDiagram m_diagram;
};

} // namespace

const PipelineBox *PipelineDiagram::box(PipelinePart part) const
{
    const auto found = std::find_if(boxes.begin(), boxes.end(),
                                    [part](const PipelineBox &box) { return box.part == part; });
    return found == boxes.end() ? nullptr : &*found;
}

int PipelineDiagram::indexAt(QPointF point) const
{
    int best = -1;
    for (int i = 0; i < static_cast<int>(boxes.size()); ++i) {
        const PipelineBox &box = boxes[std::size_t(i)];
        if (box.rect.contains(point) && (best < 0 || box.kind != Kind::Box))
            best = i;
    }
    return best;
}

int PipelineDiagram::indexOf(core::Stage stage) const
{
    for (int i = 0; i < static_cast<int>(boxes.size()); ++i) {
        const PipelineBox &box = boxes[std::size_t(i)];
        if (!box.alias &&
            std::find(box.stages.begin(), box.stages.end(), stage) != box.stages.end())
            return i;
    }
    return -1;
}

const PipelineBox &PipelineDiagram::frameOf(const PipelineBox &box) const
{
    const PipelineBox *product = box.kind == Kind::Word ? this->box(Part::Product) : nullptr;
    return product ? *product : box;
}

std::optional<core::Stage> PipelineDiagram::picked(const PipelineBox &box, core::Stage now)
{
    if (box.stages.empty())
        return std::nullopt;
    const auto found = std::find(box.stages.begin(), box.stages.end(), now);
    return found == box.stages.end() || found + 1 == box.stages.end() ? box.stages.front()
                                                                      : *(found + 1);
}

PipelineDiagram pipelineDiagram(const core::Frame &frame, double width, bool compact)
{
    PipelineDiagram diagram = Maker(frame, compact).diagram();
    layOutPipeline(diagram, width);
    return diagram;
}

} // namespace locus::widgets
