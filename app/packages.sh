# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Sourced by app/run, tests/run and .ci/run: what the project needs, how to install it, how to configure a build.
# "a|b" means the first of the two names that the system knows (Debian 13 renamed some packages of Debian 12).

build_packages=(
    g++ cmake ninja-build
    qt6-base-dev 'qt6-svg-dev|libqt6svg6-dev' libgl-dev
    libqcustomplot-dev libeigen3-dev nlohmann-json3-dev
    fonts-inter fonts-stix fonts-noto-cjk qt6-translations-l10n
)
test_packages=(python3)
gate_packages=(clang-format-14 clang-tidy-14 clazy)

say() { printf '%s\n' "$*" >&2; }

on_debian() { grep -qsx 'ID=debian' /etc/os-release; }

# Prints those of the named packages that dpkg does not have.
missing_packages() {
    local installed wanted name
    installed=" $(dpkg-query -W -f='${db:Status-Status} ${Package}\n' 2>/dev/null |
        sed -n 's/^installed //p' | tr '\n' ' ') "
    for wanted in "$@"; do
        for name in ${wanted//|/ }; do
            [[ $installed == *" $name "* ]] && continue 2
        done
        printf '%s\n' "$wanted"
    done
}

# Prints one installable name for each "a|b"; fails with the names for which there is none.
choose_packages() {
    local wanted name unknown=()
    for wanted in "$@"; do
        for name in ${wanted//|/ }; do
            if apt-cache policy "$name" 2>/dev/null | grep -q 'Candidate: [^(]'; then
                printf '%s\n' "$name"
                continue 2
            fi
        done
        unknown+=("$wanted")
    done
    [[ ${#unknown[@]} -eq 0 ]] || { say "no such package: ${unknown[*]}"; return 1; }
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
    local chosen
    chosen=$(choose_packages "$@") || return 1
    # shellcheck disable=SC2086 # one word a package
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=600 \
        install -y --no-install-recommends $chosen >&2
}

# Installs what is missing of the named packages; says their names first. On a system that is not Debian it leaves
# the judgement to CMake.
require_packages() {
    local missing
    on_debian || return 0
    mapfile -t missing < <(missing_packages "$@")
    [[ ${#missing[@]} -gt 0 ]] || return 0
    say "Missing packages, to be installed: ${missing[*]//|/ or }"
    if [[ $EUID -ne 0 ]] && ! command -v sudo >/dev/null; then
        say "Install them as root: apt-get install ${missing[*]//|/ or }"
        return 1
    fi
    choose_packages "${missing[@]}" >/dev/null 2>&1 || update_lists || return 1
    install_packages "${missing[@]}" || { update_lists && install_packages "${missing[@]}"; }
}

# Like require_packages, but only those packages that the system offers.
offer_packages() {
    local missing wanted available=()
    on_debian || return 0
    mapfile -t missing < <(missing_packages "$@")
    [[ ${#missing[@]} -gt 0 ]] || return 0
    choose_packages "${missing[@]}" >/dev/null 2>&1 || update_lists || return 0
    for wanted in "${missing[@]}"; do
        if choose_packages "$wanted" >/dev/null 2>&1; then
            available+=("$wanted")
        else
            say "$wanted: not offered by this system"
        fi
    done
    [[ ${#available[@]} -eq 0 ]] || require_packages "${available[@]}"
}

explain_needs() {
    say "Locus needs g++ 12 or clang 14 (C++20), CMake 3.25, Ninja, Qt 6.4 (Base, Svg), QCustomPlot 2.1 built for Qt 6,"
    say "Eigen 3.4, nlohmann-json 3.11, and at run time the fonts Inter, STIX Two and Noto Sans CJK."
    say "Debian calls them: ${build_packages[*]//|/ or }"
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
