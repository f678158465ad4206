"""`main.py play`: a whole tournament into files, the same every time."""

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from console.cli import main
from console.export import FILES
from db.shelf import Shelf
from tests.console.runs import FAST, MAIN, results, roster


@pytest.fixture
def played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """The folder of a tournament that has been played."""
    folder = tmp_path / "out"
    assert main(["play", str(roster(tmp_path)), *FAST, "--out", str(folder)]) == 0
    capsys.readouterr()
    return folder


def test_the_same_seed_plays_the_same_bytes(tmp_path: Path, played: Path) -> None:
    again = tmp_path / "again"
    database = tmp_path / "other.db"
    arguments = ["play", str(tmp_path / "friends.csv"), *FAST, "--out", str(again), "--db", str(database)]
    assert main(arguments) == 0
    assert results(again) == results(played)
    assert {path.name for path in again.iterdir()} == set(FILES)


def test_the_bytes_are_the_same_on_another_machine(tmp_path: Path, played: Path) -> None:
    elsewhere = {"TZ": "Asia/Kolkata", "PYTHONHASHSEED": "99", "LC_ALL": "C", "LANGUAGE": "cs"}
    words = [sys.executable, str(MAIN), "play", "friends.csv", *FAST, "--out", "elsewhere"]
    ended = subprocess.run(words, cwd=tmp_path, env=dict(os.environ, **elsewhere), capture_output=True, check=False)
    assert ended.returncode == 0
    assert results(tmp_path / "elsewhere") == results(played)


def test_another_seed_plays_another_tournament(tmp_path: Path, played: Path) -> None:
    again = tmp_path / "again"
    assert main(["play", str(tmp_path / "friends.csv"), *FAST, "--seed", "8", "--out", str(again)]) == 0
    assert results(again)["hands.phhs"] != results(played)["hands.phhs"]


def test_the_results_say_what_the_specification_says(played: Path) -> None:
    found = json.loads((played / "results.json").read_bytes())
    assert list(found)[:16] == [
        "schema",
        "tournament",
        "seed",
        "structure",
        "entries",
        "players",
        "provisional",
        "chips_in_play",
        "currency",
        "pool",
        "guarantee",
        "overlay",
        "hands",
        "finished_at",
        "deal",
        "places",
    ]
    assert found["schema"] == 1
    assert found["tournament"] == "friends"
    assert found["seed"] == 7
    assert found["structure"] == "Club turbo, 10-minute levels"
    assert found["entries"] == 20
    assert found["chips_in_play"] == 30_000
    assert (found["currency"], found["pool"]) == ("EUR", 40_000)
    assert found["finished_at"].startswith("2000-01-01T")
    places = found["places"]
    assert len(places) == 20
    assert sum(line["prize"] for line in places) == 40_000
    assert places[0]["place"] == 1
    assert places[0]["eliminated_by"] == []
    assert places[0]["hand"] == places[1]["hand"] == found["hands"]
    told = {"place", "player", "prize", "bounty", "entries", "eliminated_by", "removed", "level", "hand"}
    assert set(places[0]) > told | {"things", "deal_share"}


def test_every_hand_is_there_in_the_order_of_its_running_number(played: Path) -> None:
    sections = tomllib.loads((played / "hands.phhs").read_text(encoding="utf-8"))
    found = json.loads((played / "results.json").read_bytes())
    assert list(sections) == [str(n) for n in range(1, found["hands"] + 1)]
    assert [hand["hand"] for hand in sections.values()] == list(range(1, found["hands"] + 1))
    for hand in sections.values():
        assert sum(hand["starting_stacks"]) == sum(hand["finishing_stacks"])
    last = sections[str(found["hands"])]
    assert max(last["finishing_stacks"]) == 30_000


def test_every_step_is_stored(played: Path) -> None:
    found = json.loads((played / "results.json").read_bytes())
    with Shelf.open(played / "evening.db", write=False) as shelf:
        (row,) = shelf.evenings()
        steps = shelf.read(row.stream)
    assert [stored.step.label for stored in steps[:4]] == [
        "evening_created",
        "players_entered",
        "seats_drawn",
        "started",
    ]
    assert [stored.step.label for stored in steps[4:]] == ["hand_played"] * found["hands"]


def test_without_a_seed_the_system_chooses_one_and_it_is_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["play", str(roster(tmp_path, 4)), "--structure", "club-turbo", "--stack", "300", "--out"]
    assert main([*arguments, str(tmp_path / "a")]) == 0
    seed = json.loads((tmp_path / "a" / "results.json").read_bytes())["seed"]
    assert f"seed {seed}." in capsys.readouterr().out
    assert main([*arguments, str(tmp_path / "b"), "--seed", str(seed)]) == 0
    assert results(tmp_path / "a") == results(tmp_path / "b")


def test_the_names_of_file_and_folder_come_from_the_roster(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    path = roster(tmp_path, 3, "Friday 20.00.csv")
    assert main(["play", path.name, "--structure", "club-turbo", "--stack", "300", "--seed", "1"]) == 0
    folder = tmp_path / "Friday 20.00-results"
    assert {path.name for path in folder.iterdir()} - {"evening.db.lock"} == {*FILES, "evening.db"}
    assert json.loads((folder / "results.json").read_bytes())["tournament"] == "Friday 20.00"
    said = capsys.readouterr().out
    assert str(folder) in said
    assert str(folder / "evening.db") in said


def test_the_structure_may_be_a_file_and_the_options_win(tmp_path: Path) -> None:
    structure = tmp_path / "levels.csv"
    structure.write_text("kind,small_blind,big_blind,minutes\nlevel,25,50,20\nlevel,50,100,20\n", encoding="utf-8")
    arguments = ["play", str(roster(tmp_path, 4)), "--structure", str(structure), "--stack", "600", "--minutes", "5"]
    assert (
        main([*arguments, "--seed", "1", "--currency", "czk", "--buy-in", "200,-", "--out", str(tmp_path / "o")]) == 0
    )
    found = json.loads((tmp_path / "o" / "results.json").read_bytes())
    assert found["structure"] == "levels"
    assert found["chips_in_play"] == 2400
    assert (found["currency"], found["pool"]) == ("CZK", 80_000)


def test_progress_elsewhere_than_on_a_terminal_is_a_dozen_lines(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", str(roster(tmp_path, 40)), *FAST, "--out", str(tmp_path / "o")]) == 0
    lines = capsys.readouterr().err.splitlines()
    assert 2 < len(lines) <= 12
    assert lines[0].startswith("40 of 40 players left, 7 tables, level 1, 0 hands")
    assert lines[-1].startswith("1 of 40 players left, 1 table, ")


def test_what_is_odd_about_the_roster_is_told_on_stderr(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "list.csv"
    path.write_bytes("name\nAntonín Dvořák\nŽofie Čapková\n".encode("windows-1250"))
    assert main(["play", str(path), *FAST, "--out", str(tmp_path / "o")]) == 0
    assert "windows-1250" in capsys.readouterr().err.splitlines()[0]
    assert "Antonín Dvořák" in (tmp_path / "o" / "standings.html").read_text(encoding="utf-8")
    assert main(["play", str(path), *FAST, "--encoding", "windows-1250", "--out", str(tmp_path / "p")]) == 0
    assert "windows-1250" not in capsys.readouterr().err


def test_an_empty_folder_may_be_there_already(tmp_path: Path) -> None:
    (tmp_path / "o").mkdir()
    assert main(["play", str(roster(tmp_path, 3)), *FAST, "--out", str(tmp_path / "o")]) == 0


def test_the_demonstration_goes_into_the_first_free_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "demo-results" / "1").mkdir(parents=True)
    assert main(["demo", "--seed", "5"]) == 0
    folder = tmp_path / "demo-results" / "2"
    assert len(json.loads((folder / "results.json").read_bytes())["places"]) == 27
    said = capsys.readouterr().out
    assert said.startswith("27 robots play a whole tournament")
    assert str(folder) in said


def test_help_names_every_command_and_the_desk(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    said = capsys.readouterr().out
    for word in ("play", "resume", "standings", "export", "script", "demo", "desk --db FILE", "--seats", "--evening"):
        assert word in said
