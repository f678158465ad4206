"""Killed, interrupted, resumed: the bytes are those of a run that was left in peace."""

import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from console import creation, export, playing
from console.cli import main
from db.shelf import Shelf
from tests.console.runs import FAST, MAIN, everything, results, roster, run_until_line
from tests.console.tournaments import Case, Played
from tournament.evening import Evening
from tournament.simulation import Timetable

PLAYERS = 24


@pytest.fixture(scope="module")
def in_peace(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """What an uninterrupted run writes."""
    folder = tmp_path_factory.mktemp("peace")
    assert main(["play", str(roster(folder, PLAYERS)), *FAST, "--out", str(folder / "o")]) == 0
    return results(folder / "o")


@pytest.mark.parametrize("line", [1, 5, 9])
def test_a_killed_run_goes_on_as_if_nothing_had_happened(tmp_path: Path, in_peace: dict[str, bytes], line: int) -> None:
    ended = run_until_line(["play", roster(tmp_path, PLAYERS), *FAST, "--out", "o"], tmp_path, line)
    assert ended.status not in (0, 2)
    assert not (tmp_path / "o" / "results.json").exists()
    assert main(["resume", "--db", str(tmp_path / "o" / "evening.db")]) == 0
    assert results(tmp_path / "o") == in_peace


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGINT for one process alone")
def test_ctrl_c_says_how_to_go_on(tmp_path: Path, in_peace: dict[str, bytes]) -> None:
    arguments = ["play", roster(tmp_path, PLAYERS), *FAST, "--out", "my results", "--db", "my evening.db"]
    ended = run_until_line(arguments, tmp_path, 4, signal.SIGINT)
    assert ended.status == 130
    said = ended.stderr[-1]
    assert said.startswith("Interrupted; every hand so far is kept")
    assert not any("Traceback" in text for text in ended.stderr)
    command = shlex.split(said.partition("goes on: ")[2])
    assert subprocess.run(command, cwd=tmp_path, capture_output=True, check=False).returncode == 0
    assert results(tmp_path / "my results") == in_peace


def test_interrupted_while_playing_in_this_process(
    tmp_path: Path, in_peace: dict[str, bytes], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played = playing.play_hand

    def interrupted(here: Evening, timetable: Timetable) -> bool:
        if here.state.hands == 30:
            raise KeyboardInterrupt
        return played(here, timetable)

    with monkeypatch.context() as patched:
        patched.setattr(playing, "play_hand", interrupted)
        assert main(["play", str(roster(tmp_path, PLAYERS)), *FAST, "--out", str(tmp_path / "o")]) == 130
    assert "resume --db" in capsys.readouterr().err.splitlines()[-1]
    assert main(["resume", "--db", str(tmp_path / "o" / "evening.db"), "--out", str(tmp_path / "p")]) == 0
    assert results(tmp_path / "p") == in_peace
    assert everything(tmp_path / "o") - {"evening.db.lock"} == {"evening.db"}


def test_interrupted_while_writing_the_files(
    tmp_path: Path, in_peace: dict[str, bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(folder: Path, files: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(export, "write_files", interrupted)
        assert main(["play", str(roster(tmp_path, PLAYERS)), *FAST, "--out", str(tmp_path / "o")]) == 130
    assert main(["resume", "--db", str(tmp_path / "o" / "evening.db")]) == 0
    assert results(tmp_path / "o") == in_peace


def test_interrupted_before_the_first_hand_nothing_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(here: Evening) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(playing, "get_going", interrupted)
    path = roster(tmp_path)
    assert main(["play", str(path), *FAST, "--out", str(tmp_path / "a" / "b")]) == 130
    assert everything(tmp_path) == {path.name}
    assert capsys.readouterr().err == "Interrupted before the first hand; nothing was kept.\n"


def test_killed_before_the_first_hand_the_same_command_plays(tmp_path: Path, in_peace: dict[str, bytes]) -> None:
    arguments = ["play", str(roster(tmp_path, PLAYERS)), *FAST, "--out", str(tmp_path / "o")]
    code = (
        "import os, sys; from console import creation; from console.cli import main\n"
        "creation.put_in_place = lambda source, to: os.kill(os.getpid(), 9)\n"
        "main(sys.argv[1:])"
    )
    words = [sys.executable, "-c", code, *arguments]
    killed = subprocess.run(words, cwd=MAIN.parent, capture_output=True, check=False)
    assert killed.returncode != 0
    left = everything(tmp_path / "o")
    assert left
    assert all(name.startswith(f"evening.db{creation.MAKING}") for name in left)
    assert main(arguments) == 0
    assert results(tmp_path / "o") == in_peace
    assert not any(creation.MAKING in name for name in everything(tmp_path / "o"))


def test_a_finished_evening_is_only_exported(tmp_path: Path, in_peace: dict[str, bytes]) -> None:
    folder = tmp_path / "o"
    assert main(["play", str(roster(tmp_path, PLAYERS)), *FAST, "--out", str(folder)]) == 0
    database = (folder / "evening.db").read_bytes()
    (folder / "results.json").write_text("old", encoding="utf-8")
    (folder / "mine.txt").write_text("mine", encoding="utf-8")
    assert main(["resume", "--db", str(folder / "evening.db")]) == 0
    assert results(folder) == in_peace
    assert (folder / "evening.db").read_bytes() == database
    assert (folder / "mine.txt").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("steps", [2, 3, 4])
def test_it_goes_on_from_every_step_of_the_beginning(tmp_path: Path, steps: int) -> None:
    """Also with an evening of robots that was made somewhere else and has not been drawn or started."""
    played = Played(Case(seed=3, players=5, seats=6, stack=500, structure="club-turbo", buy_in=0))
    path = tmp_path / "evening.db"
    with Shelf.open(path, create=True) as shelf:
        stream = shelf.create_evening(played.here.steps[0])
        shelf.append([(stream, stored) for stored in played.here.steps[1:steps]])
    assert main(["resume", "--db", str(path)]) == 0
    with Shelf.open(path, write=False) as shelf:
        assert [s.step.events for s in shelf.read(stream)] == [s.step.events for s in played.here.steps]


def test_an_evening_without_anybody_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played = Played(Case(seed=3, players=2, seats=6, stack=500, structure="club-turbo", buy_in=0))
    path = tmp_path / "evening.db"
    with Shelf.open(path, create=True) as shelf:
        shelf.create_evening(played.here.steps[0])
    assert main(["resume", "--db", str(path)]) == 2
    assert capsys.readouterr().err == "That takes at least two players, not 0.\n"
