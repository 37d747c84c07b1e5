// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/paramrow.h"

class QLabel;
class QLineEdit;

namespace locus::widgets {

/// The tokens as text to type: words by spaces, Chinese by character.
class TokensRow : public ParamRow {
    Q_OBJECT
public:
    TokensRow(const QString &key, const core::ParamSpec &spec, QWidget *parent = nullptr);

    void setLabel(const ParamLabel &label) override;
    void setTheme(const Theme &theme) override;
    void showScene(const core::Scene &scene) override;
    void setProblem(const QString &problem) override;
    [[nodiscard]] QWidget *control(int entry) override;

private:
    void commit();

    QString m_key;
    const core::ParamSpec &m_spec;
    QLabel *m_name;
    QLabel *m_problem;
    QLineEdit *m_text;
};

/// Text that splits into these tokens again, as closely set as people write it.
[[nodiscard]] QString textOfTokens(const std::vector<std::string> &tokens);

} // namespace locus::widgets
