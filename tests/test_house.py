"""The rules of the house that no linter knows; each fails with its reason."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
ROOMS = ("engine", "tournament", "db", "templates", "console", "desktop")
LEFT_BEHIND = {"__pycache__", "demo-results", "pictures", "build", "dist", "htmlcov"}
TEXT = {".py", ".html", ".css", ".md", ".toml", ".txt", ".cfg", ".story", ".csv", ".json", ".pot", ".po", ""}

LONGEST_FILE = 400
LONGEST_FUNCTION = 60
SAYS_NOTHING = {"manager", "managers", "helper", "helpers", "util", "utils"}

# Put together, so that this file does not hold what it looks for.
LATER = re.compile(r"\b(" + "|".join(["TO" + "DO", "FIX" + "ME"]) + r")\b")
REGISTRIES = re.compile("|".join(re.escape(host) for host in ["pypi" + ".org", "python" + "hosted", "npm" + "js."]))


def our_files() -> list[Path]:
    """Everything of the checkout that is ours: not what running or testing leaves behind."""

    def walk(folder: Path) -> Iterator[Path]:
        for path in sorted(folder.iterdir()):
            if path.name in LEFT_BEHIND or (path.name.startswith(".") and path.name != ".ci"):
                continue
            if path.is_dir():
                yield from walk(path)
            else:
                yield path

    return list(walk(ROOT))


def name_of(path: Path) -> str:
    """How a message names a file."""
    return path.relative_to(ROOT).as_posix()


FILES = our_files()
PYTHON = [path for path in FILES if path.suffix == ".py"]
IN_ROOMS = [path for path in PYTHON if path.relative_to(ROOT).parts[0] in ROOMS]
TEXTS = [path for path in FILES if path.suffix in TEXT]


def tree_of(path: Path) -> ast.Module:
    """The file's syntax."""
    return ast.parse(path.read_text(encoding="utf-8"), filename=name_of(path))


@pytest.mark.parametrize("path", [path for path in FILES if path.suffix in {".py", ".html", ".css"}], ids=name_of)
def test_no_file_is_a_monster(path: Path) -> None:
    lines = len(path.read_text(encoding="utf-8").splitlines())
    assert lines <= LONGEST_FILE, f"{name_of(path)} has {lines} lines: a room to divide (at most {LONGEST_FILE})"


@pytest.mark.parametrize("path", PYTHON, ids=name_of)
def test_no_function_is_longer_than_a_screen(path: Path) -> None:
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            where = f"{name_of(path)}:{node.lineno} {node.name}"
            assert lines <= LONGEST_FUNCTION, f"{where} has {lines} lines (at most {LONGEST_FUNCTION}): take it apart"


@pytest.mark.parametrize("path", PYTHON, ids=name_of)
def test_a_file_is_named_by_what_it_holds(path: Path) -> None:
    words = set(path.stem.lower().split("_")) | {part.lower() for part in path.relative_to(ROOT).parts[:-1]}
    empty = words & SAYS_NOTHING
    assert not empty, f"{name_of(path)}: {', '.join(empty)} says nothing about what is inside"


@pytest.mark.parametrize("path", [path for path in IN_ROOMS if path.is_relative_to(ROOT / "desktop")], ids=name_of)
def test_only_the_application_is_executed(path: Path) -> None:
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "exec":
            reason = "a dialog opens with open() and answers through finished(); exec() runs a second event loop"
            assert name_of(path) == "desktop/app.py", f"{name_of(path)}:{node.lineno}: {reason}"


@pytest.mark.parametrize("path", IN_ROOMS, ids=name_of)
def test_only_the_console_prints(path: Path) -> None:
    if path.is_relative_to(ROOT / "console"):
        return
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print":
            pytest.fail(
                f"{name_of(path)}:{node.lineno} prints: only the console does; elsewhere log or tell a listener"
            )


@pytest.mark.parametrize("path", TEXTS, ids=name_of)
def test_nothing_is_left_for_later_in_a_comment(path: Path) -> None:
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        assert not LATER.search(line), f"{name_of(path)}:{number}: do it, or write an issue: {line.strip()}"


@pytest.mark.parametrize("path", TEXTS, ids=name_of)
def test_nothing_names_a_registry_or_this_computer(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    hosts = REGISTRIES.findall(text)
    assert not hosts, f"{name_of(path)} names {', '.join(hosts)}: where packages come from is the machine's affair"
    if len(ROOT.parts) > 2:
        assert f"{ROOT}/" not in text, f"{name_of(path)} names {ROOT}, which exists on this computer only"


@pytest.mark.parametrize("path", [path for path in PYTHON if path.stat().st_size], ids=name_of)
def test_every_module_says_what_it_is_for(path: Path) -> None:
    assert ast.get_docstring(tree_of(path)), f"{name_of(path)} begins without a sentence about its purpose"
