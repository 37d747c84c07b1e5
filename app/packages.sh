# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Sourced by app/run, tests/run and .ci/run: what the project needs, how to install it, how to configure a build.
# The names are the same in Debian 12 and 13, except that 13 has no clang 14.

build_packages=(
    g++ cmake ninja-build
    qt6-base-dev qt6-svg-dev libgl-dev
    libqcustomplot-dev libeigen3-dev nlohmann-json3-dev zlib1g-dev
    fonts-inter fonts-stix fonts-noto-cjk
    qt6-tools-dev qt6-l10n-tools qt6-translations-l10n
)
test_packages=(
    python3 python3-numpy
    poppler-utils librsvg2-bin
    dpkg-dev desktop-file-utils appstream lintian mandoc
)
gate_packages=(clang-format-14 clang-tidy-14 clazy)

say() { printf '%s\n' "$*" >&2; }

on_debian() { grep -qsx 'ID=debian' /etc/os-release; }

# Prints those of the named packages that dpkg does not have.
missing_packages() {
    local installed name
    installed=" $(dpkg-query -W -f='${db:Status-Status} ${Package}\n' | sed -n 's/^installed //p' | tr '\n' ' ') "
    for name in "$@"; do
        [[ $installed == *" $name "* ]] || printf '%s\n' "$name"
    done
}

# Whether apt knows a version of the package.
is_offered() { [[ $(LC_ALL=C apt-cache policy "$1") == *'Candidate: '[^\(]* ]]; }

all_offered() {
    local name
    for name in "$@"; do
        is_offered "$name" || return 1
    done
}

as_root() {
    if [[ $EUID -eq 0 ]]; then
        "$@"
    else
        sudo "$@"
    fi
}

update_lists() { as_root apt-get -o DPkg::Lock::Timeout=600 update >&2; }

install_packages() {
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=600 \
        install -y --no-install-recommends "$@" >&2
}

# Installs what is missing of the named packages; says their names first. On a system that is not Debian it leaves
# the judgement to CMake.
require_packages() {
    local missing
    on_debian || return 0
    mapfile -t missing < <(missing_packages "$@")
    [[ ${#missing[@]} -gt 0 ]] || return 0
    say "Missing packages, to be installed: ${missing[*]}"
    if [[ $EUID -ne 0 ]] && ! command -v sudo >/dev/null; then
        say "Install them as root: apt-get install ${missing[*]}"
        return 1
    fi
    all_offered "${missing[@]}" || update_lists || return 1
    install_packages "${missing[@]}" || { update_lists && install_packages "${missing[@]}"; }
}

# Like require_packages, but only those packages that the system offers.
offer_packages() {
    local missing name offered=()
    on_debian || return 0
    mapfile -t missing < <(missing_packages "$@")
    [[ ${#missing[@]} -gt 0 ]] || return 0
    all_offered "${missing[@]}" || update_lists || return 0
    for name in "${missing[@]}"; do
        if is_offered "$name"; then
            offered+=("$name")
        else
            say "$name: not offered by this system"
        fi
    done
    [[ ${#offered[@]} -eq 0 ]] || require_packages "${offered[@]}"
}

explain_needs() {
    say "Locus needs g++ 12 or clang 14 (C++20), CMake 3.25, Ninja, Qt 6.4 (Base, Svg, Linguist), QCustomPlot 2.1 built for Qt 6,"
    say "Eigen 3.4, nlohmann-json 3.11, zlib, and at run time the fonts Inter, STIX Two and Noto Sans CJK."
    say "Debian calls them: ${build_packages[*]}"
    say "Please install them for this system, then call this again."
}

# configure ROOT PRESET [CMAKE ARGS]: all output on stderr.
configure() {
    local root=$1 preset=$2 fresh=()
    shift 2
    local cache=$root/build/$preset/CMakeCache.txt
    if [[ -f $cache ]] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$cache"; then
        fresh=(--fresh) # the tree has moved
    fi
    if ! on_debian; then
        local tool
        for tool in cmake ninja; do
            command -v "$tool" >/dev/null || { explain_needs; return 1; }
        done
    fi
    cmake -S "$root" --preset "$preset" "${fresh[@]}" "$@" >&2 || {
        on_debian || explain_needs
        return 1
    }
}
