// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figure.h"
#include "core/scene.h"
#include "widgets/theme.h"

#include <QWidget>

class QVBoxLayout;

namespace locus::app {

/// Some of the settings of a figure. Shows all settings it is given and emits what they become by
/// the user's acts.
class ExportSection : public QWidget {
    Q_OBJECT
public:
    explicit ExportSection(QWidget *parent);

    /// Emits nothing. Some settings mean something else, or nothing, in another format.
    void showSettings(const core::FigureSettings &settings, FigureFormat format);
    virtual void retranslate() = 0;

signals:
    void edited(const locus::core::FigureSettings &next);

protected:
    virtual void refresh() = 0;
    [[nodiscard]] const core::FigureSettings &settings() const { return m_settings; }
    [[nodiscard]] FigureFormat format() const { return m_format; }
    /// A copy of the settings in which the user changed one thing.
    template <class Change>
    void edit(Change change)
    {
        core::FigureSettings next = m_settings;
        change(next);
        if (!(next == m_settings))
            emit edited(next);
        else
            refresh();
    }

private:
    core::FigureSettings m_settings;
    FigureFormat m_format = FigureFormat::Png;
};

/// The column in which the rows of a section stand.
[[nodiscard]] QVBoxLayout *newColumn(QWidget *section);

} // namespace locus::app
