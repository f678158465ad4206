"""The command `verify`: the draws of a stored evening, checked from the file alone."""

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from console.cli import main

STORY = """
evening "Spring cup" structure club-20 stack 10000 seats 6 buy-in 20.00 EUR kept until 4 zone Europe/Prague
18:40 enter Ada, Bea, Cleo, Dora
18:50 announce draw
19:00 draw with "7, 12, 31"
19:30 start
19:40 enter Eva
19:41 seat Eva
"""


@pytest.fixture
def stored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    story, file = tmp_path / "cup.story", tmp_path / "cup.db"
    story.write_text(STORY.lstrip(), encoding="utf-8")
    assert main(["script", str(story), "--db", str(file)]) == 0
    capsys.readouterr()
    return file


def changed(file: Path, kind: str, change: Callable[[dict[str, Any]], None]) -> None:
    """Somebody writes into the file, past its guards."""
    database = sqlite3.connect(file)
    try:
        for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            database.execute(f"DROP TRIGGER {name}")
        number, text = database.execute("SELECT id, data FROM event WHERE kind = ? ORDER BY id", (kind,)).fetchone()
        data = json.loads(text)
        change(data)
        database.execute("UPDATE event SET data = ? WHERE id = ?", (json.dumps(data), number))
        database.commit()
    finally:
        database.close()


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, list[str]]:
    status = main(["verify", *words])
    return status, capsys.readouterr().out.splitlines()


def test_an_honest_evening_is_right(stored: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, lines = said(capsys, str(stored))
    assert status == 0
    assert len(lines) == 3
    assert lines[0].startswith("Draw 1, the seats before the start, ")
    assert "as it follows from its seed." in lines[0]
    assert 'with "7, 12, 31"' in lines[0]
    assert "Announced at " in lines[0]
    assert "It was not announced." in lines[1]
    assert lines[2] == "2 draws checked: all are right."


def test_who_was_put_elsewhere_is_named(stored: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def exchange(data: dict[str, Any]) -> None:
        first, second = data["seats"][:2]
        first["entry"], second["entry"] = second["entry"], first["entry"]

    changed(stored, "seats_drawn", exchange)
    status, lines = said(capsys, str(stored))
    assert status == 1
    assert any("should be at table 1 seat 1, not at table 1 seat 2." in line for line in lines)
    assert any("should be at table 1 seat 2, not at table 1 seat 1." in line for line in lines)
    assert all(line.startswith("Draw ") for line in lines[:-1])
    assert lines[-1] == "1 draw is not as it follows."


def test_a_seed_that_does_not_fit_the_announcement_is_told(stored: Path, capsys: pytest.CaptureFixture[str]) -> None:
    changed(stored, "seats_drawn", lambda data: data["draw"].update(server_seed="00" * 32))
    status, lines = said(capsys, str(stored), "--draw", "1")
    assert status == 1
    assert any(line.startswith("Draw 1: The seed does not fit the fingerprint announced at ") for line in lines)


def test_only_one_draw_is_looked_at(stored: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, lines = said(capsys, str(stored), "--draw", "2")
    assert (status, len(lines), lines[-1]) == (0, 2, "1 draw checked: it is right.")
    assert main(["verify", str(stored), "--draw", "9"]) == 2
    assert capsys.readouterr().err == "Spring cup has no draw 9.\n"


def test_the_same_as_json(stored: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["verify", str(stored), "--json"])
    report = json.loads(capsys.readouterr().out)
    assert status == 0
    assert (report["evening"], report["right"], report["stopped"]) == ("Spring cup", True, None)
    first = report["draws"][0]
    assert (first["number"], first["what"], first["client_seed"], first["right"]) == (1, "seats", "7, 12, 31", True)
    assert first["announced_at"] == "2000-01-01T17:50:00+00:00"


def test_a_log_that_contradicts_itself_is_followed_as_far_as_it_goes(
    stored: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    changed(stored, "seats_drawn", lambda data: data["seats"][1].update(seat=data["seats"][0]["seat"]))
    status, lines = said(capsys, str(stored))
    assert status == 1
    assert any(line.startswith("From step 4 on nothing can be checked") for line in lines)


def test_an_evening_without_draws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    story, file = tmp_path / "cup.story", tmp_path / "cup.db"
    story.write_text("\n".join(STORY.strip().splitlines()[:2]) + "\n", encoding="utf-8")
    assert main(["script", str(story), "--db", str(file)]) == 0
    capsys.readouterr()
    assert said(capsys, str(file)) == (0, ["Nothing has been drawn."])
