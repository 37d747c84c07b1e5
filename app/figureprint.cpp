// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figureprint.h"

#include <QCoreApplication>
#include <QPainter>
#include <QtPrintSupport/QPrinter>

namespace locus::app {

namespace {

class Text {
    Q_DECLARE_TR_FUNCTIONS(locus::app::FigurePrint)
};

} // namespace

QString printPage(FigureMaker &maker, core::FigureSettings settings, QPrinter &printer)
{
    const QSizeF millimetres = printer.pageRect(QPrinter::Millimeter).size();
    settings.content = core::FigureContent::Page;
    settings.sizeInPixels = false;
    settings.width = millimetres.width();
    settings.height = millimetres.height();
    settings.theme = core::FigureTheme::Print;
    settings.transparent = false;
    settings.parts.title = true;
    if (QString problem = maker.problem(settings); !problem.isEmpty())
        return problem;
    QPainter painter;
    if (!painter.begin(&printer))
        return Text::tr("The printer cannot be reached");
    const QSizeF sheet = printer.pageRect(QPrinter::DevicePixel).size();
    maker.paint(settings, painter, sheet);
    return painter.end() && printer.printerState() != QPrinter::Error
               ? QString()
               : Text::tr("The printer did not take the page");
}

} // namespace locus::app
