// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play.h"
#include "core/scene.h"
#include "core/value.h"
#include "widgets/gesture.h"
#include "widgets/paramlabel.h"
#include "widgets/theme.h"

#include <QHash>
#include <QStringList>
#include <QVector>
#include <QWidget>

#include <optional>
#include <vector>

class QScrollArea;
class QVBoxLayout;

namespace locus::widgets {

class GroupLine;
class ParamRow;
class ParamSlider;

/// The rows of the chosen method and of what all methods share, built from the one parameter table.
/// Scrolls when too long.
class ParamPanel : public QWidget {
    Q_OBJECT
public:
    explicit ParamPanel(ParamLabels labels, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// Shows the rows of the Scene's method with its values. Never emits.
    void setScene(const core::Scene &scene);
    /// Words of a Problem that an edit of \a key met, shown at its row until its next edit.
    void setProblem(const QString &key, const QString &problem);
    /// Put above the rows, inside what scrolls: the control of the pair.
    void setHeader(QWidget *header);
    /// Values to look at: no row can be touched, the header can.
    void setReadOnly(bool readOnly);
    void retranslate();

    /// How all sliders play.
    void setPlay(const core::PlaySettings &settings);
    void pausePlays();
    /// The method's numbers were put back, or those of all rows: its sliders have their own ranges
    /// again.
    void narrow(std::optional<core::MethodId> method);
    /// Another document: what was set at a slider for the one before is gone.
    void forget();

    /// Keys of the rows shown, from top to bottom.
    [[nodiscard]] QStringList shownKeys() const;
    /// What edits a key (a ParamSlider, Segmented or QLineEdit), null when it is not shown.
    /// "alibi.slopes[3]" finds the entry.
    [[nodiscard]] QWidget *control(const QString &key) const;

signals:
    /// The user's act: core::edited(scene, key, value) is what it asks for. "head" of the View
    /// comes the same way.
    void paramEdited(const QString &key, const locus::core::Value &value,
                     locus::widgets::GestureId gesture);

protected:
    void changeEvent(QEvent *event) override;

private:
    void arrange();
    void addLine(qsizetype index);
    void emitEdited(const QString &key, const core::Value &value, GestureId gesture);
    void followHead(int head);
    ParamRow *rowFor(const QString &key);
    [[nodiscard]] std::vector<ParamSlider *> sliders() const;

    ParamLabels m_labels;
    Theme m_theme = Theme::light();
    QScrollArea *m_scroll;
    QWidget *m_body;
    QVBoxLayout *m_layout;
    QWidget *m_header = nullptr;
    bool m_readOnly = false;
    bool m_isEditing = false;  ///< the user is at one of the rows
    std::optional<int> m_head; ///< on show, under the rows that are
    QHash<QString, ParamRow *> m_rows;
    QVector<GroupLine *> m_lines;
    std::vector<QStringList> m_groups;
    core::PlaySettings m_play;
};

} // namespace locus::widgets
