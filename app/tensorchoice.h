// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensorfile/tensorfile.h"

#include <QString>
#include <QWidget>

#include <string>
#include <utility>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QHBoxLayout;
class QSpinBox;

namespace locus::app {

/// How one tensor of a file is read (order of its axes, a slice) and where its numbers go.
class TensorChoice : public QWidget {
    Q_OBJECT
public:
    explicit TensorChoice(QWidget *parent);

    /// Offers what fits the tensor, the likely first.
    void offer(const std::vector<TensorInfo> &tensors, std::size_t which);
    void clear();
    [[nodiscard]] TensorPick pick() const;
    /// The key of a parameter, or "q, k, v" for the three of one layer.
    [[nodiscard]] QString place() const;

    /// For the three of one layer: without a method and a mask of this program's own.
    [[nodiscard]] bool takesThemAsTheyAre() const;

    static constexpr const char *together = "q, k, v";

signals:
    void changed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void offerAxes(const TensorInfo &info, const TensorPick &likely);
    void offerSlices(const TensorInfo &info, const TensorPick &likely);
    void offerPlaces(const std::vector<TensorInfo> &tensors, std::size_t which);
    void showBare();
    void retranslate();

    QFormLayout *m_form;
    QComboBox *m_axes;
    QWidget *m_slices;
    QHBoxLayout *m_row; ///< of the slices
    std::vector<QSpinBox *> m_index;
    QComboBox *m_place;
    QCheckBox *m_bare; ///< offered for the three of one layer
};

} // namespace locus::app
