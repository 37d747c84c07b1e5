#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# package.sh BUILD: makes the Debian package of a finished build, looks at it with Debian's own tools, unpacks it and runs
# what is in it. Says what is wrong and exits with 1; 77 where the tools are missing.
set -euo pipefail

build=$1
for tool in cpack dpkg-deb dpkg-shlibdeps lintian desktop-file-validate appstreamcli mandoc; do
    command -v "$tool" >/dev/null || { echo "$tool is not installed"; exit 77; }
done

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "package: $*"; exit 1; }

cpack --config "$build/CPackConfig.cmake" -B "$work/package" >"$work/log" 2>&1 || { cat "$work/log"; fail "cpack failed"; }
deb=$(echo "$work"/package/*.deb)
[[ -f $deb ]] || fail "there is no package"
echo "$(basename "$deb"): $(stat -c %s "$deb") bytes"

dpkg-deb -x "$deb" "$work/root"
usr=$work/root/usr
for file in bin/locus share/applications/locus.desktop share/icons/hicolor/scalable/apps/locus.svg \
        share/mime/packages/locus.xml share/metainfo/org.locus.Locus.metainfo.xml share/man/man1/locus.1.gz \
        share/doc/locus/copyright share/doc/locus/changelog.gz; do
    [[ -s $usr/$file ]] || fail "$file is missing"
done
[[ $(dpkg-deb -f "$deb" Depends) == *libqt6widgets6* ]] || fail "the package does not ask for Qt"

desktop-file-validate "$usr/share/applications/locus.desktop" || fail "desktop entry"
appstreamcli validate --no-net "$usr/share/metainfo/org.locus.Locus.metainfo.xml" || fail "AppStream"
gzip -dc "$usr/share/man/man1/locus.1.gz" >"$work/locus.1"
mandoc -T lint -W warning "$work/locus.1" || fail "manual page"
lintian --fail-on error --tag-display-limit 0 "$deb" || fail "lintian"

# Every option that the program names is explained.
"$usr/bin/locus" --help >"$work/help"
grep -oE -- '--[a-z][a-z-]*' "$work/help" | sort -u | while read -r option; do
    grep -qE -- "^\.It (.* )?Fl $(sed 's/^-//' <<<"$option")\b" "$work/locus.1" || fail "the manual page does not explain $option"
done
"$usr/bin/locus" --version | grep -q "^locus $(dpkg-deb -f "$deb" Version)," || fail "the version"
(cd "$work" && "$usr/bin/locus" export --view heatmap --out figure.svg) || fail "no figure"
[[ -s $work/figure.svg ]] || fail "an empty figure"
echo "package: all is well"
