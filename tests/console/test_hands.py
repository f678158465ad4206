"""`hands`: the hands of a stored evening found, listed, told, and written for other programs."""

from functools import partial
from pathlib import Path

import pytest

from console.cli import main
from console.hand_files import opened
from db.shelf import Shelf
from engine.records.record import Record
from tests.fakes import HandClock, created
from tests.tournament.hand_texts import BEAT, BUST, QUIET
from tournament import evening, hands_attached
from tournament.evening import Evening


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with one evening to which three hands are attached."""
    path = tmp_path_factory.mktemp("club") / "club.db"
    clock = HandClock()
    with Shelf.open(path, create=True) as shelf:
        stream = shelf.create_evening(evening.create(created(), clock()))
        here = Evening(shelf, stream, shelf.read(stream), clock)
        files = [hands_attached.read_hands(f"[1]\n{BUST}\n[2]\n{BEAT}\n[3]\n{QUIET}\n".encode(), "home.phhs")]
        here.perform(partial(hands_attached.attach, files=files))
    return path


def said(capsys: pytest.CaptureFixture[str], club: Path, *words: str) -> tuple[int, list[str], str]:
    status = main(["hands", "--db", str(club), *words])
    out = capsys.readouterr()
    return status, out.out.splitlines(), out.err


def test_hands_are_listed_by_words_and_by_options(club: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, lines, _err = said(capsys, club)
    assert (status, len(lines)) == (0, 3)
    assert lines[0] == (
        "Hand 7 · home.phhs · pot 625 · Cyril with a full house, queens full of threes · all-in: Boris · out: Boris"
    )
    assert said(capsys, club, "boris", "bust")[1] == lines[:1]
    assert said(capsys, club, "--player", "Anna", "--all-in", "--min-pot", "1000")[1] == [lines[1]]
    assert said(capsys, club, "--player", "Anna", "--bust", "--table", "4")[1] == [lines[1]]
    assert said(capsys, club, "#10")[1] == [lines[2]]


def test_nothing_found_and_nobody_of_that_name_are_told(club: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, club, "straight flush") == (1, [], "There are no such hands.\n")
    status, lines, err = said(capsys, club, "zoe")
    assert (status, lines) == (2, [])
    assert "Nobody in these hands is called zoe." in err


def test_hands_are_told_and_written_as_phh_and_as_pokerstars_text(
    club: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "Cyril shows Q♠ Q♦: full house, queens full of threes" in said(capsys, club, "#7", "--as", "text")[1]
    file = tmp_path / "two.phhs"
    status, lines, _err = said(capsys, club, "all-in", "--as", "phh", "--out", str(file))
    assert (status, lines) == (0, [f"2 hands: {file}"])
    assert len(list(opened(file).hands)) == 2
    stars = tmp_path / "two.txt"
    assert said(capsys, club, "all-in", "--as", "stars", "--out", str(stars))[0] == 0
    back = list(opened(stars).hands)
    assert [each.players for each in back if isinstance(each, Record)] == [("Anna", "Cyril", "Boris")] * 2
    status, _lines, err = said(capsys, club, "--as", "phh", "--out", str(club))
    assert status == 2
    assert "is where a result would go" in err
