"""A file that has lost something: refused with its name, and nothing is written."""

from pathlib import Path

import pytest

from console.cli import main
from db.shelf import Shelf
from tests.console.runs import FAST, everything, roster
from tests.db.evenings import meddle

LOST_HANDS = "DELETE FROM hand WHERE number = 2"
HAND_SKIPPED = """UPDATE event SET data = json_set(data, '$.number', 999)
WHERE id = (SELECT min(id) FROM event WHERE kind = 'hand_played')"""


@pytest.fixture
def damaged(tmp_path: Path) -> Path:
    """A finished evening, still whole."""
    assert main(["play", str(roster(tmp_path, 6)), *FAST, "--out", str(tmp_path / "o")]) == 0
    return (tmp_path / "o" / "evening.db").rename(tmp_path / "evening.db")


def spoil(file: Path, statement: str) -> None:
    with Shelf.open(file) as shelf:
        meddle(shelf, statement)


@pytest.mark.parametrize("command", ["export", "resume"])
def test_an_evening_whose_hands_are_lost_is_not_exported(
    damaged: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    spoil(damaged, LOST_HANDS)
    capsys.readouterr()
    assert main([command, "--db", str(damaged), "--out", str(damaged.with_name("again"))]) == 2
    assert capsys.readouterr().err == f"{damaged} has lost the text of 1 hand; use its last backup.\n"
    assert "again" not in everything(damaged.parent)


def test_the_standings_of_such_an_evening_can_be_printed(damaged: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spoil(damaged, LOST_HANDS)
    capsys.readouterr()
    assert main(["standings", "--db", str(damaged)]) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("command", ["export", "resume", "standings"])
def test_a_log_that_contradicts_itself_is_refused_by_name(
    damaged: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    spoil(damaged, HAND_SKIPPED)
    capsys.readouterr()
    words = [] if command == "standings" else ["--out", str(damaged.with_name("again"))]
    assert main([command, "--db", str(damaged), *words]) == 2
    said = f"The log of {damaged} contradicts itself in step 5; use its last backup.\n"
    assert capsys.readouterr().err == said
    assert "again" not in everything(damaged.parent)


def test_looking_leaves_nothing_beside_the_file(damaged: Path) -> None:
    before = everything(damaged.parent)
    assert main(["standings", "--db", str(damaged)]) == 0
    assert everything(damaged.parent) == before
