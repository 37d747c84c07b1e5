# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Sourced by tests/run and .ci/run after app/packages.sh: running tests, and the gates on style. The tools' opinions
# change with their version, so a gate runs with major version 14 only and else says "skipped".

tool_major=14

jobs_here() {
    local n
    n=$(nproc)
    echo $((n > 4 ? 4 : n))
}

run_ctest() {
    (cd "$1" && ctest --preset "$2" --no-label-summary --output-on-failure -j "$(jobs_here)")
}

# Prints the command of a clang tool of the right version.
find_tool() {
    local candidate
    for candidate in "$1-$tool_major" "$1"; do
        if [[ $("$candidate" --version 2>/dev/null) == *"version $tool_major."* ]]; then
            echo "$candidate"
            return 0
        fi
    done
    say "$1: skipped (version $tool_major is not here)"
    return 1
}

# Paths below are relative to the root. Tests come last, where the time may not suffice.
tests_last() { sort -u | awk '/^tests\// { tests = tests $0 "\n"; next } { print } END { printf "%s", tests }'; }
all_sources() { (cd "$1" && find core widgets app tests -name '*.cpp' | tests_last); }
all_files() { (cd "$1" && find core widgets app tests -name '*.cpp' -o -name '*.h' -o -name '*.inl'); }

run_format() {
    local root=$1 tool files
    tool=$(find_tool clang-format) || return 0
    mapfile -t files < <(all_files "$root")
    (cd "$root" && "$tool" --dry-run --Werror "${files[@]}") || return 1
    echo "clang-format: ${#files[@]} files"
}

# The commit to compare with: LOCUS_BASE, or where this branch left origin/main, or (on main itself) the last commit
# that is a day older than the newest, or the newest one's parent. Prints nothing when there is none: then everything
# counts as changed. "tests/run --tidy-all" looks at everything whatever has changed.
base_commit() {
    local root=$1 base head day
    head=$(git -C "$root" rev-parse HEAD 2>/dev/null) || return 0
    base=${LOCUS_BASE:-$(git -C "$root" merge-base HEAD origin/main 2>/dev/null || true)}
    if [[ -z $base || $base == "$head" ]]; then
        day=$(($(git -C "$root" show -s --format=%ct HEAD) - 86400))
        base=$(git -C "$root" rev-list -1 --first-parent --before="$day" HEAD)
        [[ -n $base ]] || base=$(git -C "$root" rev-parse --verify --quiet HEAD^ || true)
    fi
    echo "$base"
}

# The changed sources and those that the dev build compiled with a changed header.
changed_sources() {
    local root=$1 base changed
    base=$(base_commit "$root")
    if [[ -z $base ]]; then
        all_sources "$root"
        return
    fi
    changed=$(git -C "$root" diff --name-only --diff-filter=d "$base" -- '*.cpp' '*.h' '*.inl')
    {
        grep '\.cpp$' <<<"$changed" || true
        # A block of "ninja -t deps" names an object, then its source, then the headers; ccache makes paths relative.
        ninja -C "$root/build/dev" -t deps | awk -v root="$root/" -v list="$changed" '
            BEGIN { n = split(list, names, "\n"); for (i = 1; i <= n; i++) changed[names[i]] = 1 }
            /^[^ ]/ { source = "" }
            /^ / { file = $1
                   if (index(file, root) == 1) file = substr(file, length(root) + 1)
                   sub(/^\.\.\/\.\.\//, "", file)
                   if (source == "") source = file
                   if (file in changed && source ~ /^(core|widgets|app|tests)\// && source !~ /_autogen\//) print source }'
    } | tests_last
}

# each_within SECONDS COMMAND FILE...: runs COMMAND FILE two at a time. Fails if one fails; files for which the time did
# not suffice are counted and named, not failed. Each worker writes "ok FILE" or "bad FILE" to the log.
each_within() {
    local seconds=$1 command=$2 log pass
    shift 2
    if [[ $# -eq 0 ]]; then
        echo "${gate_name:-gate}: no files"
        return 0
    fi
    log=$(mktemp)
    # shellcheck disable=SC2163 # the function it names
    export -f "$command"
    export gate_log=$log gate_command=$command
    # shellcheck disable=SC2016 # for the worker to expand
    printf '%s\0' "$@" | timeout "$seconds" xargs -0 -n 1 -P "$(jobs_here)" bash -c '
        if output=$("$gate_command" "$1" 2>&1); then
            echo "ok $1" >>"$gate_log"
        else
            echo "bad $1" >>"$gate_log"
            printf "%s\n" "$output"
        fi' worker || true
    pass=$(grep -c '^ok ' "$log" || true)
    echo "${gate_name:-gate}: $pass of $# files clean"
    printf '%s\n' "$@" | grep -vxFf <(sed 's/^[a-z]* //' "$log") | sed "s/^/${gate_name:-gate}: no time left for /" || true
    ! grep -q '^bad ' "$log"
    local status=$?
    rm -f "$log"
    return $status
}

# clang cannot read the precompiled headers of another compiler, so its tools get the commands without them.
write_tool_commands() {
    mkdir -p "$1/build/tools"
    sed -E 's/-Winvalid-pch -include [^ "]*cmake_pch\.hxx//' "$1/build/dev/compile_commands.json" \
        >"$1/build/tools/compile_commands.json"
}

tidy_one() { "$gate_tool" -p build/tools --quiet "$1"; }

# clazy-standalone warns with success, so its warnings are looked for.
clazy_one() {
    local output status=0
    output=$(clazy-standalone -p build/tools -checks="$clazy_checks" --extra-arg=-Wno-error \
        --header-filter='/(core|widgets|app|tests)/.*\.h$' "$1" 2>&1) || status=1
    if [[ $status -ne 0 || $output == *-Wclazy-* ]]; then
        printf '%s\n' "$output"
        return 1
    fi
}

# run_tidy ROOT FILE...: GATE_SECONDS limits the time.
run_tidy() {
    local root=$1
    shift
    gate_tool=$(find_tool clang-tidy) || return 0
    write_tool_commands "$root"
    export gate_tool
    (cd "$root" && gate_name=clang-tidy each_within "${GATE_SECONDS:-7200}" tidy_one "$@")
}

# Files under core know no Qt: nothing to say about them. qstring-ref advises what Qt 6 has removed.
run_clazy() {
    local root=$1 files
    shift
    find_tool clazy-standalone >/dev/null || return 0
    write_tool_commands "$root"
    mapfile -t files < <(printf '%s\n' "$@" | grep -v -e '^core/' -e '^$')
    export clazy_checks=level0,level1,no-fully-qualified-moc-types,no-qstring-ref
    (cd "$root" && gate_name=clazy each_within "${GATE_SECONDS:-7200}" clazy_one "${files[@]}")
}
