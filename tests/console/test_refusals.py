"""Whatever is refused: one sentence on stderr, status 2, and nothing left behind."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from console import playing
from console.cli import main
from tests.console.runs import FAST, MAIN, everything, roster
from tournament.errors import RuleViolation
from tournament.structures import structure_files

Prepare = Callable[[Path], None]


def written(name: str, text: str) -> Prepare:
    """Puts a file into the folder."""

    def prepare(folder: Path) -> None:
        (folder / name).write_text(text, encoding="utf-8")

    return prepare


def nothing(folder: Path) -> None:
    """Prepares nothing."""


def full_folder(folder: Path) -> None:
    """A folder with something in it."""
    (folder / "full").mkdir()
    (folder / "full" / ".hidden").touch()


LEVELS = "kind,small_blind,big_blind,minutes\nlevel,25,50,20\n"
TURBO = ["--structure", "club-turbo"]
REFUSED: list[tuple[str, Prepare, list[str], list[str]]] = [
    ("existing file", written("there.db", "x"), ["r.csv", *TURBO, "--db", "there.db"], ["there.db", "exists already"]),
    ("full folder", full_folder, ["r.csv", *TURBO, "--out", "full"], ["full", "not empty"]),
    ("file as folder", written("file", ""), ["r.csv", *TURBO, "--out", "file"], ["file", "not a folder"]),
    ("folder in a file", written("file", ""), ["r.csv", *TURBO, "--out", "file/in"], ["file"]),
    ("no such folder", nothing, ["r.csv", *TURBO, "--db", "no/such.db"], ["no folder"]),
    ("no stack", written("s.csv", LEVELS), ["r.csv", "--structure", "s.csv"], ["s.csv", "--stack"]),
    ("stack of nothing", nothing, ["r.csv", *TURBO, "--stack", "0"], ["--stack", "0"]),
    ("bad level", written("s.csv", LEVELS + "level,x,100,20\n"), ["r.csv", "--structure", "s.csv"], ["s.csv", "3"]),
    ("bad blinds", written("s.csv", LEVELS + "level,90,50,20\n"), ["r.csv", "--structure", "s.csv"], ["s.csv", "3"]),
    ("empty structure", written("s.csv", ""), ["r.csv", "--structure", "s.csv"], ["s.csv"]),
    ("unknown structure", nothing, ["r.csv", "--structure", "none"], ["none", *structure_files.shipped()]),
    ("minutes", nothing, ["r.csv", *TURBO, "--minutes", "0"], ["--minutes", "0"]),
    ("one seat", nothing, ["r.csv", *TURBO, "--seats", "1"], ["--seats", "1"]),
    ("eleven seats", nothing, ["r.csv", *TURBO, "--seats", "11"], ["--seats", "11"]),
    ("many seats", nothing, ["r.csv", *TURBO, "--seats", "9" * 5000], ["--seats"]),
    ("buy-in", nothing, ["r.csv", *TURBO, "--buy-in", "abc"], ["abc"]),
    ("negative buy-in", nothing, ["r.csv", *TURBO, "--buy-in=-5"], ["-5"]),
    ("currency", nothing, ["r.csv", *TURBO, "--currency", "QQQ"], ["QQQ"]),
    ("seed", nothing, ["r.csv", *TURBO, "--seed", "seven"], ["--seed", "seven"]),
    ("name", nothing, ["r.csv", *TURBO, "--name", " "], ["name"]),
    ("encoding", nothing, ["r.csv", *TURBO, "--encoding", "klingon"], ["klingon"]),
    ("no roster", nothing, ["none.csv", *TURBO], ["none.csv", "no such file"]),
    ("roster is a folder", nothing, [".", *TURBO], ["folder"]),
    (
        "twice",
        written("t.csv", "name\nAnna\n\nBoris\nANNA\n"),
        ["t.csv", *TURBO],
        ["t.csv", "line 5", "line 2", "Anna"],
    ),
    ("no name", written("t.csv", "name,x\nAnna,1\n,2\n"), ["t.csv", *TURBO], ["t.csv", "line 3"]),
    (
        "bell",
        written("t.csv", "name\nAnna\nBo\x07ris\n"),
        ["t.csv", *TURBO],
        ["t.csv", "line 3", "Bo\ufffdris", "U+0007"],
    ),
    ("turned around", written("t.csv", "name\nA\u202eb\nBoris\n"), ["t.csv", *TURBO], ["line 2", "A\ufffdb", "U+202E"]),
    ("alone", written("t.csv", "name\nAnna\n"), ["t.csv", *TURBO], ["t.csv"]),
    ("no structure", nothing, ["r.csv"], ["--structure"]),
    ("long folder", nothing, ["r.csv", *TURBO, "--out", "x" * 300], ["xxx", "too long"]),
    ("long roster", nothing, ["x" * 300, *TURBO], ["xxx", "too long"]),
    ("long structure", nothing, ["r.csv", "--structure", "x" * 300], ["xxx"]),
    ("long file", nothing, ["r.csv", *TURBO, "--db", "x" * 300], ["xxx", "too long"]),
    ("long file's making", nothing, ["r.csv", *TURBO, "--db", "x" * 250], ["xxx"]),
    ("a result's name", nothing, ["r.csv", *TURBO, "--out", "o", "--db", "o/results.json"], ["results.json"]),
    ("no such option", nothing, ["r.csv", *TURBO, "--seat", "6"], ["--seat"]),
]


def said_once(capsys: pytest.CaptureFixture[str]) -> str:
    """The one sentence; nothing else has been said."""
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert captured.err.endswith((".\n", ")\n"))
    return captured.err


@pytest.mark.parametrize(("prepare", "arguments", "words"), [c[1:] for c in REFUSED], ids=[c[0] for c in REFUSED])
def test_a_refusal_is_one_sentence_and_leaves_nothing(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    prepare: Prepare,
    arguments: list[str],
    words: list[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    roster(tmp_path, name="r.csv")
    prepare(tmp_path)
    before = everything(tmp_path)
    assert main(["play", *arguments]) == 2
    said = said_once(capsys)
    assert all(word in said for word in words), said
    assert everything(tmp_path) == before


@pytest.mark.parametrize(
    ("listed", "arguments", "words"),
    [
        ("x" * 100_000, [], ["t.csv, line 3", f"{'x' * 50}… has 100\u202f000 characters; 100 are allowed."]),
        ("Boris", ["--name", "x" * 100_000], [f"{'x' * 50}… has 100\u202f000 characters"]),
        ("Boris", ["--seats", "9" * 100_000], ["--seats", f"{'9' * 50}… is no whole number"]),
        ("Boris", ["--buy-in", "x" * 100_000], [f"{'x' * 50}… is no buy-in"]),
        ("Boris", ["--currency", "x" * 100_000], [f"{'X' * 50}… is no currency"]),
    ],
    ids=["person", "tournament", "number", "amount", "currency"],
)
def test_what_is_far_too_long_is_named_by_its_beginning(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], listed: str, arguments: list[str], words: list[str]
) -> None:
    path = tmp_path / "t.csv"
    path.write_text(f"name\nAnna\n{listed}\n", encoding="utf-8")
    assert main(["play", str(path), *TURBO, "--out", str(tmp_path / "o"), *arguments]) == 2
    said = said_once(capsys)
    assert all(word in said for word in words), said
    assert len(said) < 300
    assert everything(tmp_path) == {"t.csv"}


def test_the_same_database_twice_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["play", str(roster(tmp_path, 3)), *FAST, "--db", str(tmp_path / "e.db")]
    assert main([*arguments, "--out", str(tmp_path / "a")]) == 0
    capsys.readouterr()
    before = everything(tmp_path)
    assert main([*arguments, "--out", str(tmp_path / "b")]) == 2
    assert "e.db exists already" in said_once(capsys)
    assert everything(tmp_path) == before


def test_what_goes_wrong_while_setting_up_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuses(here: object) -> None:
        raise RuleViolation("seats_already_drawn")

    monkeypatch.setattr(playing, "get_going", refuses)
    path = roster(tmp_path)
    assert main(["play", str(path), *FAST, "--out", str(tmp_path / "a" / "b" / "c")]) == 2
    said_once(capsys)
    assert everything(tmp_path) == {path.name}


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_without_permission(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = roster(tmp_path)
    (tmp_path / "locked").mkdir(mode=0o500)
    assert main(["play", str(path), *FAST, "--out", str(tmp_path / "locked" / "o")]) == 2
    assert "permission denied" in said_once(capsys)


@pytest.mark.parametrize(
    "arguments",
    [
        ["resume", "--db", "none.db"],
        ["standings", "--db", "none.db"],
        ["export", "--db", "none.db", "--out", "o"],
        ["standings", "--db", "r.csv"],
        ["resume", "--db", "."],
        ["export", "--db", "r.csv", "--out", "o"],
        ["script", "none.story"],
        ["nonsense"],
        ["play"],
        ["standings"],
    ],
    ids=" ".join,
)
def test_the_other_commands_refuse_alike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    roster(tmp_path, name="r.csv")
    assert main(arguments) == 2
    said_once(capsys)
    assert everything(tmp_path) == {"r.csv"}


def test_a_refusal_without_a_terminal_is_utf_8_whatever_the_locale(tmp_path: Path) -> None:
    path = tmp_path / "hráči.csv"
    path.write_text("name\nŽofie\nŽOFIE\n", encoding="utf-8")
    plain = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    environment = plain | {
        "LC_ALL": "POSIX",
        "PYTHONUTF8": "0",
        "PYTHONCOERCECLOCALE": "0",
        "PYTHONIOENCODING": "cp437",
    }
    words = [sys.executable, str(MAIN), "play", str(path), *FAST]
    ended = subprocess.run(words, cwd=tmp_path, env=environment, capture_output=True, check=False)
    assert ended.returncode == 2
    assert "ŽOFIE is the same person as Žofie in line 2." in ended.stderr.decode("utf-8")
    assert ended.stdout == b""
