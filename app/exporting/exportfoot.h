// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figure.h"
#include "widgets/theme.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QLabel;
class QLineEdit;

namespace locus::widgets {
class Button;
}

namespace locus::app {

/// What happens to the figure: it is written, copied, or kept by a name that is asked for here.
class ExportFoot : public QWidget {
    Q_OBJECT
public:
    ExportFoot(const widgets::Theme &theme, QWidget *parent);

    void showSettings(const core::FigureSettings &settings);
    void showFormat(const QString &format);
    /// Names that are taken: keeping one again replaces it.
    void setTaken(const QStringList &names);
    /// Whether there is a figure to do something with.
    void setReady(bool ready);
    /// One sentence, until the next one; empty: what the tick means.
    void say(const QString &sentence);
    [[nodiscard]] QString said() const;
    void retranslate();

    [[nodiscard]] QCheckBox *carriesScene() const { return m_carries; }
    [[nodiscard]] widgets::Button *keep() const { return m_keep; }
    [[nodiscard]] QLineEdit *name() const { return m_name; }
    [[nodiscard]] widgets::Button *copy() const { return m_copy; }
    [[nodiscard]] widgets::Button *cancel() const { return m_cancel; }
    [[nodiscard]] widgets::Button *write() const { return m_write; }
    [[nodiscard]] bool isNaming() const;

signals:
    void carriesSceneEdited(bool carries);
    void keepRequested(const QString &name);
    void copyRequested();
    void cancelRequested();
    void writeRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void connectAll();
    void askForName();
    void endNaming(bool keep);
    void showKeepText();
    [[nodiscard]] QString proposedName() const;

    widgets::Theme m_theme;
    QCheckBox *m_carries;
    QLabel *m_hint;
    QLineEdit *m_name;
    widgets::Button *m_keep;
    widgets::Button *m_copy;
    widgets::Button *m_cancel;
    widgets::Button *m_write;
    QStringList m_taken;
    QString m_last; ///< name of the settings
    QString m_sentence;
    QString m_format;
};

} // namespace locus::app
