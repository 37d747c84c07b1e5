// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the controls, to be looked at: they land in "pictures" below the build folder.
#include "core/edit.h"
#include "core/inspect.h"
#include "core/patch.h"
#include "core/prepared.h"
#include "widgets/button.h"
#include "widgets/card.h"
#include "widgets/methodbar.h"
#include "widgets/numberfield.h"
#include "widgets/paircontrol.h"
#include "widgets/pairnumbers.h"
#include "widgets/parampanel.h"
#include "widgets/paramslider.h"
#include "widgets/segmented.h"
#include "widgets/style.h"
#include "widgets/tokenstrip.h"

#include <QApplication>
#include <QDir>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QTest>
#include <QVBoxLayout>

#include <set>

using namespace locus;
using namespace locus::widgets;

namespace {

ParamLabel label(const char *name, const char *symbol = "", const char *unit = "")
{
    ParamLabel result;
    result.name = QString::fromUtf8(name);
    result.symbol = QString::fromUtf8(symbol);
    result.unit = QString::fromUtf8(unit);
    return result;
}

ParamLabel labelOf(std::string_view key)
{
    static const QHash<QString, ParamLabel> labels = {
        {QStringLiteral("rope.base"), label("Base", "b", "log scale")},
        {QStringLiteral("rope.theta"), label("One speed", "θ")},
        {QStringLiteral("rope.layout"), label("Pairing")},
        {QStringLiteral("rope.rotary_dim"), label("Rotary part", "d_r", "channels")},
        {QStringLiteral("content.d_head"), label("Head size", "d_k", "channels")},
        {QStringLiteral("content.d_model"), label("Model size", "d", "channels")},
        {QStringLiteral("content.heads"), label("Heads", "H")},
        {QStringLiteral("head"), label("Head shown", "h")},
        {QStringLiteral("alibi.slopes"), label("Slopes", "m_h")},
        {QStringLiteral("alibi.max_bias"), label("Largest bias", "β")},
        {QStringLiteral("content.n"), label("Length", "n", "tokens")},
        {QStringLiteral("mask"), label("Mask")},
        {QStringLiteral("position_start"), label("Shift all positions", "s", "positions")},
        {QStringLiteral("query_offset"), label("Query offset", "o", "tokens")},
    };
    const QString name = QString::fromUtf8(key.data(), qsizetype(key.size()));
    ParamLabel result = labels.value(name, label(qPrintable(name)));
    result.nullText = QStringLiteral("rule");
    return result;
}

core::Scene sceneOf(const core::Patch &patch)
{
    return std::get<core::Scene>(core::applied(core::Scene{}, patch));
}

/// A blank picture, or one of frames alone, has few colours.
bool hasContent(const QImage &image)
{
    constexpr std::size_t few = 20;
    std::set<QRgb> colors;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            colors.insert(image.pixel(x, y));
            if (colors.size() > few)
                return true;
        }
    return false;
}

void save(QWidget &widget, const QString &name)
{
    const QDir folder(QCoreApplication::applicationDirPath() + QStringLiteral("/pictures"));
    QVERIFY(folder.mkpath(QStringLiteral(".")));
    QCoreApplication::processEvents();
    const QImage image = widget.grab().toImage();
    QVERIFY(image.save(folder.filePath(name + QStringLiteral(".png"))));
    QVERIFY2(hasContent(image), qPrintable(name));
}

class Ground : public QWidget {
public:
    explicit Ground(const Theme &theme)
    {
        setAutoFillBackground(true);
        QPalette palette;
        palette.setColor(QPalette::Window, theme.bg);
        setPalette(palette);
    }
};

} // namespace

class ControlPictures : public QObject {
    Q_OBJECT

    static void themes()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    static Theme begin()
    {
        QFETCH(bool, dark);
        const Theme theme = dark ? Theme::dark() : Theme::light();
        applyStyle(*qApp, theme);
        return theme;
    }
    static QString suffix(const Theme &theme)
    {
        return theme.isDark ? QStringLiteral("-dark") : QStringLiteral("-light");
    }

private slots:
    void sliderStates_data() { themes(); }
    void sliderStates()
    {
        const Theme theme = begin();
        Ground ground(theme);
        auto *row = new QHBoxLayout(&ground);
        for (const int width : {288, 212}) {
            auto *card = new Card;
            card->setTheme(theme);
            card->setTitle(QStringLiteral("Slider row"));
            card->setFixedSize(width, 560);
            auto *body = new QWidget;
            auto *list = new QVBoxLayout(body);
            list->setContentsMargins(0, 0, 0, 0);
            const auto add = [&](const char *key, ParamSlider::Form form, double value) {
                auto *slider = new ParamSlider(*core::findParam(key), form);
                slider->setTheme(theme);
                slider->setLabel(labelOf(key));
                slider->setAccent(form == ParamSlider::Form::Full ? Accent(Role::Position)
                                                                  : Accent());
                slider->setDefaultValue(10000);
                slider->setValue(value);
                list->addWidget(slider);
                return slider;
            };
            add("rope.base", ParamSlider::Form::Full, 10000);
            add("rope.base", ParamSlider::Form::Full, 500000);
            add("rope.base", ParamSlider::Form::Full, 2150)->setPlaying(true);
            add("rope.base", ParamSlider::Form::Full, 10000)->setEnabled(false);
            auto *wrong = add("content.d_head", ParamSlider::Form::Full, 64);
            QTest::keyClicks(wrong->field()->editor(), QStringLiteral("900"));
            add("content.heads", ParamSlider::Form::Compact, 8)->setDefaultValue(8);
            add("content.seed", ParamSlider::Form::Compact, 7)->setDefaultValue(1);
            list->addStretch(1);
            card->setContent(body);
            row->addWidget(card);
        }
        ground.show();
        save(ground, QStringLiteral("sliders") + suffix(theme));
    }

    void panels_data() { themes(); }
    void panels()
    {
        const Theme theme = begin();
        for (const char *method : {"rope", "alibi", "t5", "shaw", "learned"}) {
            Ground ground(theme);
            auto *row = new QHBoxLayout(&ground);
            for (const int width : {288, 212}) {
                auto *card = new Card;
                card->setTheme(theme);
                card->setTitle(QStringLiteral("Parameters"));
                auto *reset = new Button(Button::Kind::Ghost);
                reset->setText(QStringLiteral("Reset all"));
                reset->setTheme(theme);
                card->addTool(reset);
                card->setFixedSize(width, 900);
                auto *panel = new ParamPanel(labelOf);
                auto *pair = new PairControl;
                pair->setTheme(theme);
                pair->setSizes(12, 12);
                pair->setPair({9}, {4});
                pair->setPositions(109, 104);
                pair->setLocked(width == 288);
                panel->setTheme(theme);
                panel->setHeader(pair);
                panel->setScene(sceneOf({{"method", method}, {"content.heads", 8}, {"head", 1}}));
                card->setContent(panel);
                row->addWidget(card);
            }
            ground.show();
            save(ground, QStringLiteral("panel-") + QLatin1String(method) + suffix(theme));
        }
    }

    void chinese_data() { themes(); }
    void chinese()
    {
        const Theme theme = begin();
        Ground ground(theme);
        auto *row = new QHBoxLayout(&ground);
        for (const int width : {288, 212}) {
            auto *card = new Card;
            card->setTheme(theme);
            card->setTitle(QStringLiteral("参数"));
            card->setFixedSize(width, 700);
            auto *panel = new ParamPanel([](std::string_view key) {
                ParamLabel words = labelOf(key);
                words.name = key == "mask"             ? QStringLiteral("掩码")
                             : key == "alibi.form"     ? QStringLiteral("形式")
                             : key == "content.tokens" ? QStringLiteral("词元")
                                                       : QStringLiteral("位置参数");
                words.unit = QStringLiteral("位移");
                words.nullText = QStringLiteral("规则");
                words.choices = {{QStringLiteral("none"), QStringLiteral("无")},
                                 {QStringLiteral("causal"), QStringLiteral("因果")},
                                 {QStringLiteral("distance"), QStringLiteral("距离")},
                                 {QStringLiteral("key"), QStringLiteral("键")},
                                 {QStringLiteral("last"), QStringLiteral("末位")}};
                return words;
            });
            panel->setTheme(theme);
            panel->setScene(sceneOf({{"method", "alibi"},
                                     {"content.heads", 4},
                                     {"content.tokens", core::Value::Array{"狗", "咬", "人"}}}));
            card->setContent(panel);
            row->addWidget(card);
        }
        ground.show();
        save(ground, QStringLiteral("panel-zh") + suffix(theme));
    }

    void bars_data() { themes(); }
    void bars()
    {
        const Theme theme = begin();
        Ground ground(theme);
        ground.setFixedWidth(1440);
        auto *list = new QVBoxLayout(&ground);
        auto *methods = new MethodBar;
        methods->setTheme(theme);
        methods->setMethod(core::MethodId::Rope);
        list->addWidget(methods);
        auto *line = new QHBoxLayout;
        const auto add = [&](Button *button, const char *text = "") {
            button->setTheme(theme);
            button->setText(QString::fromLatin1(text));
            line->addWidget(button);
            return button;
        };
        add(new Button(Button::Kind::Solid, Icon::Export), "Export");
        add(new Button(Button::Kind::Outlined, Icon::Present), "Present");
        add(new Button(Button::Kind::Ghost), "Reset all");
        for (const Icon icon : {Icon::Undo, Icon::Redo, Icon::Language, Icon::Sun, Icon::Moon,
                                Icon::Help, Icon::Copy, Icon::Grid, Icon::Lock, Icon::Unlock,
                                Icon::Reset, Icon::ChevronDown, Icon::Check, Icon::Cross})
            add(new Button(Button::Kind::Ghost, icon));
        Button *on = add(new Button(Button::Kind::Ghost, Icon::Lock));
        on->setCheckable(true);
        on->setChecked(true);
        add(new Button(Button::Kind::Ghost, Icon::Redo))->setEnabled(false);
        auto *tabs = new Segmented(Segmented::Size::Small);
        tabs->setTheme(theme);
        tabs->setItems({QStringLiteral("±11"), QStringLiteral("±64"), QStringLiteral("±1 k")});
        tabs->setCurrent(0);
        line->addWidget(tabs);
        line->addStretch(1);
        list->addLayout(line);
        ground.show();
        save(ground, QStringLiteral("bars") + suffix(theme));
    }

    void pairs_data() { themes(); }
    void pairs()
    {
        const Theme theme = begin();
        for (const int width : {1408, 760, 480}) {
            Ground ground(theme);
            ground.setFixedWidth(width);
            auto *list = new QVBoxLayout(&ground);
            for (const char *method : {"none", "sinusoidal", "shaw", "t5", "alibi", "rope"}) {
                const core::Scene scene = std::get<core::Scene>(
                    core::withLength(sceneOf({{"method", method}, {"content.heads", 2}}), 12));
                const core::Prepared prepared = core::prepare(scene.model);
                auto *card = new Card;
                card->setTheme(theme);
                card->setHeaderVisible(false);
                auto *body = new QWidget;
                auto *inside = new QVBoxLayout(body);
                inside->setContentsMargins(0, 0, 0, 0);
                QStringList tokens;
                for (const std::string &token : scene.model.content.tokens)
                    tokens += QString::fromStdString(token);
                if (method == std::string_view("t5"))
                    for (int more = 0; more < 80; ++more)
                        tokens += QStringLiteral("狗");
                const int query = method == std::string_view("shaw") ? 4 : 9;
                auto *strip = new TokenStrip;
                strip->setTheme(theme);
                strip->setTokens(tokens);
                strip->setPair(query, 4, 4 - query);
                auto *numbers = new PairNumbers;
                numbers->setTheme(theme);
                numbers->setReport(core::inspectPair(prepared, {0}, {query}, {4}),
                                   {tokens.value(query), tokens.value(4)});
                if (method == std::string_view("none"))
                    numbers->setRefusal(QStringLiteral(
                        "ALiBi in the form key needs a causal mask; the mask is none"));
                inside->addWidget(strip);
                inside->addWidget(numbers);
                card->setContent(body);
                list->addWidget(card);
            }
            ground.setFixedHeight(list->heightForWidth(width));
            ground.show();
            save(ground, QStringLiteral("pair-%1").arg(width) + suffix(theme));
        }
    }
};

QTEST_MAIN(ControlPictures)
#include "tst_controlpictures.moc"
