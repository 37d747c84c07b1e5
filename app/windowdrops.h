// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMimeData;

namespace locus::app {

class Document;
class TensorOpening;

/// What can be dropped on the window: one scene, one file of tensors, or a text with a link.
class WindowDrops : public QObject {
    Q_OBJECT
public:
    WindowDrops(Document &document, TensorOpening &tensors, QWidget *window);

protected:
    bool eventFilter(QObject *window, QEvent *event) override;

private:
    void take(const QMimeData &data);

    Document &m_document;
    TensorOpening &m_tensors;
};

} // namespace locus::app
