#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Two instruction sets live in one program. If the objects built for each shared an inline (weak) function, the linker
# would keep one of them for both, and a baseline processor could be given AVX2 code. So no weak symbol may be in both.
# Usage: kernelborder.sh BASELINE_OBJECT WIDE_OBJECT
set -euo pipefail
weak() { nm --defined-only "$1" | awk '$2 ~ /^[WVu]$/ {print $3}' | sort -u; }
for object in "$@"; do
    [ -s "$object" ] || { echo "no such object: $object"; exit 1; }
    nm --defined-only "$object" | grep ' [DRBV] ' >/dev/null || { echo "$object holds no kernel table"; exit 1; }
done
shared=$(comm -12 <(weak "$1") <(weak "$2"))
if [ -n "$shared" ]; then
    echo "defined in both $1 and $2:"
    echo "$shared"
    exit 1
fi
echo "no weak symbol in common"
