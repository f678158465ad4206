"""The rules of the house that no linter knows; each fails with its reason."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

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


def say(wrong: list[str]) -> None:
    """Fail with every place that breaks the rule."""
    assert not wrong, "\n".join(wrong)


@dataclass(frozen=True, slots=True)
class Source:
    """What the rules ask of a file.

    Attributes:
        purpose: the sentence with which it begins.
        functions: line, name and length in lines of each.
        called, asked: line and name of each function that is called, and of each method.
    """

    purpose: str | None
    functions: tuple[tuple[int, str, int], ...]
    called: tuple[tuple[int, str], ...]
    asked: tuple[tuple[int, str], ...]


@cache
def source_of(path: Path) -> Source:
    """The file as the rules see it; whole trees of a thousand files would be a burden to the tests that come after."""
    tree = ast.parse(text_of(path), filename=name_of(path))
    nodes = list(ast.walk(tree))
    functions = [node for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    calls = [(node.lineno, node.func) for node in nodes if isinstance(node, ast.Call)]
    return Source(
        ast.get_docstring(tree),
        tuple((node.lineno, node.name, (node.end_lineno or node.lineno) - node.lineno + 1) for node in functions),
        tuple((line, called.id) for line, called in calls if isinstance(called, ast.Name)),
        tuple((line, called.attr) for line, called in calls if isinstance(called, ast.Attribute)),
    )


@cache
def text_of(path: Path) -> str:
    """What stands in the file."""
    return path.read_text(encoding="utf-8")


def test_no_file_is_a_monster() -> None:
    sized = [(path, len(text_of(path).splitlines())) for path in FILES if path.suffix in {".py", ".html", ".css"}]
    reason = f"a room to divide (at most {LONGEST_FILE})"
    say([f"{name_of(path)} has {lines} lines: {reason}" for path, lines in sized if lines > LONGEST_FILE])


def test_no_function_is_longer_than_a_screen() -> None:
    reason = f"(at most {LONGEST_FUNCTION}): take it apart"
    say(
        [
            f"{name_of(path)}:{line} {name} has {lines} lines {reason}"
            for path in PYTHON
            for line, name, lines in source_of(path).functions
            if lines > LONGEST_FUNCTION
        ]
    )


def test_a_file_is_named_by_what_it_holds() -> None:
    def words(path: Path) -> set[str]:
        return set(path.stem.lower().split("_")) | {part.lower() for part in path.relative_to(ROOT).parts[:-1]}

    empty = [(path, words(path) & SAYS_NOTHING) for path in PYTHON]
    say([f"{name_of(path)}: {', '.join(said)} says nothing about what is inside" for path, said in empty if said])


def test_only_the_application_is_executed() -> None:
    reason = "a dialog opens with open() and answers through finished(); exec() runs a second event loop"
    say(
        [
            f"{name_of(path)}:{line}: {reason}"
            for path in IN_ROOMS
            if path.is_relative_to(ROOT / "desktop") and name_of(path) != "desktop/app.py"
            for line, name in source_of(path).asked
            if name == "exec"
        ]
    )


def test_only_the_console_prints() -> None:
    say(
        [
            f"{name_of(path)}:{line} prints: only the console does; elsewhere log or tell a listener"
            for path in IN_ROOMS
            if not path.is_relative_to(ROOT / "console")
            for line, name in source_of(path).called
            if name == "print"
        ]
    )


def test_nothing_is_left_for_later_in_a_comment() -> None:
    say(
        [
            f"{name_of(path)}:{number}: do it, or write an issue: {line.strip()}"
            for path in TEXTS
            for number, line in enumerate(text_of(path).splitlines(), start=1)
            if LATER.search(line)
        ]
    )


def test_nothing_names_a_registry_or_this_computer() -> None:
    reason = "where packages come from is the machine's affair"
    named = [(path, REGISTRIES.findall(text_of(path))) for path in TEXTS]
    say([f"{name_of(path)} names {', '.join(hosts)}: {reason}" for path, hosts in named if hosts])
    if len(ROOT.parts) > 2:
        here = [name_of(path) for path in TEXTS if f"{ROOT}/" in text_of(path)]
        say([f"{name} names {ROOT}, which exists on this computer only" for name in here])


def test_every_module_says_what_it_is_for() -> None:
    silent = [path for path in PYTHON if path.stat().st_size and not source_of(path).purpose]
    say([f"{name_of(path)} begins without a sentence about its purpose" for path in silent])
