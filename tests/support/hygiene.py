#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Rules about the sources that no compiler checks.

hygiene.py ROOT       print each breach as path:line: rule and fail
hygiene.py --self     break every rule in a scratch tree and see it found
"""

import pathlib
import re
import sys
import tempfile

LAYERS = {
    "core": r'#\s*include\s*["<](widgets|app|tests)/',
    "widgets": r'#\s*include\s*["<](app|tests)/',
    "app": r'#\s*include\s*["<]tests/',
}
QT_INCLUDE = r"#\s*include\s*<Q"
BLOCKING = r"\b(QSignalBlocker|blockSignals)\b"
BLOCKING_ALLOWED = "widgets/paramslider.cpp"
PLOT_INCLUDE = r'#\s*include\s*["<]qcustomplot\.h'
LICENCE = "SPDX-License-Identifier: GPL-3.0-or-later"
SOURCES = {".cpp", ".h", ".inl"}
WITH_LICENCE = SOURCES | {".py", ".sh", ".cmake", ".txt", ".mjs", ".js"}
AT_THE_TOP = {"CMakeLists.txt", "CMakePresets.json", "README.md", "LICENSE", "app", "core", "widgets", "resources", "tests"}
ALSO_WITH_LICENCE = {"app/run", "tests/run"}


def rules_for(path):
    """The (pattern, what it means) pairs that hold for the file."""
    layer = path.parts[0]
    rules = []
    if path.suffix not in SOURCES:
        return rules
    if layer in LAYERS:
        rules.append((LAYERS[layer], f"{layer} includes a layer above it"))
    if layer == "core":
        rules.append((QT_INCLUDE, "core includes Qt"))
    if path.as_posix() != BLOCKING_ALLOWED and layer != "tests":
        rules.append((BLOCKING, f"signals are blocked outside {BLOCKING_ALLOWED}"))
    if layer == "widgets" and path.suffix == ".h":
        rules.append((PLOT_INCLUDE, "a public header of widgets includes QCustomPlot"))
    return rules


def wants_licence(path):
    if path.parts[0] == "resources" or path.parts[:2] == ("tests", "golden"):
        return False
    return path.suffix in WITH_LICENCE or path.as_posix() in ALSO_WITH_LICENCE


def breaches(root):
    found = []
    files = [root / "CMakeLists.txt"]
    for top in ("core", "widgets", "app", "tests", "resources"):
        files += sorted((root / top).rglob("*"))
    for file in files:
        if not file.is_file():
            continue
        path = file.relative_to(root)
        rules = rules_for(path)
        if not rules and not wants_licence(path):
            continue
        lines = file.read_text(encoding="utf-8").splitlines()
        if wants_licence(path) and not any(LICENCE in line for line in lines[:3]):
            found.append(f"{path.as_posix()}:1: no line '{LICENCE}'")
        for number, line in enumerate(lines, 1):
            found += [f"{path.as_posix()}:{number}: {meaning}"
                      for pattern, meaning in rules if re.search(pattern, line)]
    return found + strays(root) + dead_links(root)


def strays(root):
    """What lies at the top and does not belong there; builds and dot files may."""
    names = sorted(path.name for path in root.iterdir())
    return [f"{name}:0: does not belong at the top" for name in names
            if name not in AT_THE_TOP and not name.startswith((".", "build"))]


def dead_links(root):
    """Relative links and pictures of README.md that lead nowhere."""
    readme = root / "README.md"
    if not readme.is_file():
        return []
    return [f"README.md:{number}: {target} is not there"
            for number, line in enumerate(readme.read_text(encoding="utf-8").splitlines(), 1)
            for target in re.findall(r"\]\(([^)#]+)\)", line)
            if "://" not in target and not (root / target).exists()]


def self_test():
    licence = f"// {LICENCE}\n"
    bad = {
        "core/up.h": licence + '#include "widgets/theme.h"\n',
        "core/qt.cpp": licence + "#include <QString>\n",
        "widgets/up.cpp": licence + '#  include "app/cli.h"\n',
        "widgets/plot.h": licence + "#include <qcustomplot.h>\n",
        "widgets/block.cpp": licence + "const QSignalBlocker blocker(this);\n",
        "app/block.cpp": licence + "slider->blockSignals(true);\n",
        "app/bare.cpp": "int x;\n",
        "stray.txt": "left behind\n",
        "tests/run": "#!/usr/bin/env bash\n",
        "README.md": "![a picture](resources/none.png) [here](core/scene.h) [there](https://example.org)\n",
    }
    good = {
        "CMakeLists.txt": f"# {LICENCE}\n",
        "core/scene.h": licence + '#include "core/types.h"\n',
        "widgets/paramslider.cpp": licence + "const QSignalBlocker blocker(m_slider);\n",
        "widgets/curveview.cpp": licence + "#include <qcustomplot.h>\n",
        "tests/core/tst_x.cpp": licence + "#include <QTest>\n",
    }
    with tempfile.TemporaryDirectory() as scratch:
        root = pathlib.Path(scratch)
        for name, text in {**bad, **good}.items():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text, encoding="utf-8")
        named = {line.split(":")[0] for line in breaches(root)}
    return [f"{name}: breach not found" for name in sorted(bad.keys() - named)] + [
        f"{name}: wrongly reported" for name in sorted(named - bad.keys())]


def main():
    found = self_test() if sys.argv[1] == "--self" else breaches(pathlib.Path(sys.argv[1]))
    print("\n".join(found))
    return 1 if found else 0


sys.exit(main())
