// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rowproducts.h"

#include "core/dot.h"

#include <algorithm>
#include <cmath>

namespace locus::core {

namespace {

constexpr int mostProducts = 1 << 23;

} // namespace

int mostProductRows(int d)
{
    return static_cast<int>(std::sqrt(2.0 * mostProducts / std::max(d, 1)));
}

Matrix<double> rowProducts(const Matrix<double> &rows)
{
    Matrix<double> products(rows.rows(), rows.rows());
    for (Eigen::Index a = 0; a < rows.rows(); ++a)
        for (Eigen::Index b = 0; b <= a; ++b)
            products(a, b) = products(b, a) =
                orderedDot(rows.row(a).data(), rows.row(b).data(), rows.cols());
    return products;
}

} // namespace locus::core
