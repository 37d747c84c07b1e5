// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace locus::app {

class Actions;
class Document;
class SceneStore;
class TopBar;

/// "Copy link" and "Paste link".
class ClipboardLinks : public QObject {
    Q_OBJECT
public:
    ClipboardLinks(SceneStore &store, Document &document, const Actions &actions, TopBar &bar);

private:
    void copy();
    void paste();

    SceneStore &m_store;
    Document &m_document;
    TopBar &m_bar;
};

} // namespace locus::app
