// SPDX-License-Identifier: GPL-3.0-or-later
// Where the colours of weights end.
#include "core/frame.h"
#include "core/rowpeaks.h"
#include "tests/support/paintersamples.h"

#include <QTest>

#include <algorithm>

using namespace locus;
using namespace locus::core;

namespace {

std::shared_ptr<const Frame> causal(MethodId method, int n)
{
    Model model = tests::model(method, n);
    model.mask = MaskKind::Causal;
    return tests::frame(model, Stage::Weights);
}

float endOf(const Frame &frame)
{
    return endOfColors(*frame.image(Stage::Weights, 0), frame.prepared->mask);
}

} // namespace

class RowPeaksTest : public QObject {
    Q_OBJECT

private slots:
    void rowsInTheMiddleOfALongTextCount()
    {
        const auto frame = causal(MethodId::None, 300);
        const StageImage &image = *frame->image(Stage::Weights, 0);
        QCOMPARE(image.max, 1.0F); // the first query has one key
        const float end = endOf(*frame);
        QVERIFY2(end > 0.005F && end < 0.2F, qPrintable(QString::number(double(end))));
        int within = 0;
        for (int row = 0; row < image.rows; ++row) {
            bool inside = true;
            for (int column = 0; column <= row; ++column)
                inside =
                    inside && image.values[std::size_t(row) * 300 + std::size_t(column)] <= end;
            within += inside ? 1 : 0;
        }
        QVERIFY2(within > 120 && within < 180, qPrintable(QString::number(within)));
        QCOMPARE(endOf(*causal(MethodId::None, 300)), end);
    }

    void fewTokensKeepTheLargest()
    {
        for (const MethodId method : allMethods)
            QCOMPARE(endOf(*causal(method, 12)), 1.0F);
    }

    void everyRowWithALargeCellKeepsTheLargest()
    {
        Model near = tests::model(MethodId::Alibi, 300);
        near.content.heads = 8; // the first has the slope 1/2
        near.mask = MaskKind::Causal;
        QCOMPARE(endOf(*tests::frame(near, Stage::Weights)), 1.0F);
    }

    void maskedCellsHaveNoSay()
    {
        Model model = tests::model(MethodId::None, 5);
        model.mask = MaskKind::Causal;
        StageImage image;
        image.rows = image.columns = 5;
        image.values.assign(25, 9.0F);
        const std::vector<std::vector<float>> rows = {{1.0F},
                                                      {0.2F, 0.1F},
                                                      {0.1F, 0.1F, 0.1F},
                                                      {0.1F, 0.24F, 0.1F, 0.2F},
                                                      {0, 0, 0, 0, 0.3F}};
        for (std::size_t i = 0; i < rows.size(); ++i)
            std::copy(rows[i].begin(), rows[i].end(),
                      image.values.begin() + static_cast<std::ptrdiff_t>(5 * i));
        image.max = 1;
        QCOMPARE(endOfColors(image, Mask(model, shapesOf(model))), 0.24F);
    }
};

QTEST_GUILESS_MAIN(RowPeaksTest)
#include "tst_rowpeaks.moc"
