// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figure.h"
#include "widgets/theme.h"

#include <QDialog>

#include <array>
#include <vector>

class QLabel;

namespace locus::widgets {
class Button;
class Segmented;
} // namespace locus::widgets

namespace locus::app {

class ContentSection;
class ExportFoot;
class ExportSection;
class LookSection;
class PreviewPane;
class SizeSection;
class TextSection;

/// What leaves as a figure, how large and how it looks; the preview is the figure itself.
class ExportDialog : public QDialog {
    Q_OBJECT
public:
    /// \a maker outlives the dialog. \a focus: the picture that "this view" is.
    ExportDialog(FigureMaker &maker, core::FigureView focus, const core::FigureSettings &settings,
                 const widgets::Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] const core::FigureSettings &settings() const { return m_settings; }
    void setSettings(const core::FigureSettings &settings);
    [[nodiscard]] FigureFormat format() const;
    void setFormat(FigureFormat format);

    /// The file of these settings, or the sentence why there is none.
    [[nodiscard]] FigureBytes figure() const;
    /// One sentence at the foot; everything chosen stays.
    void say(const QString &sentence);

    [[nodiscard]] widgets::Segmented *formats() const { return m_format; }
    [[nodiscard]] ContentSection *content() const { return m_content; }
    [[nodiscard]] SizeSection *size() const { return m_size; }
    [[nodiscard]] TextSection *text() const { return m_text; }
    [[nodiscard]] LookSection *look() const { return m_look; }
    [[nodiscard]] PreviewPane *pane() const { return m_pane; }
    [[nodiscard]] ExportFoot *foot() const { return m_foot; }

signals:
    /// The user wants the file and is to be asked for its name.
    void writeRequested();
    void copied();
    /// The named figures of the scene became these.
    void figuresEdited(const std::vector<locus::core::FigureSettings> &figures);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    /// In the order of reading, whatever was made first.
    bool focusNextPrevChild(bool next) override;

private:
    [[nodiscard]] QWidget *newHead();
    [[nodiscard]] QWidget *newSettings();
    void build();
    void connectAll();
    void retranslate();
    void showAll();
    void showFigures();
    void takeEdit(const core::FigureSettings &next);
    void showTightness();
    void followVision();
    void keep(const QString &name);
    void copy();

    FigureMaker &m_maker;
    widgets::Theme m_theme;
    core::FigureSettings m_settings;
    bool m_numbersForGreyscale = false; ///< the cells have numbers for as long as greyscale is seen
    QLabel *m_title;
    QLabel *m_subject;
    widgets::Segmented *m_format;
    widgets::Button *m_close;
    ContentSection *m_content;
    SizeSection *m_size;
    TextSection *m_text;
    LookSection *m_look;
    std::array<ExportSection *, 4> m_sections;
    PreviewPane *m_pane;
    ExportFoot *m_foot;
};

} // namespace locus::app
