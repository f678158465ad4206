"""Evenings and clubs saved and loaded, copies made and put back, a damaged file rescued: from a terminal."""

import re
from pathlib import Path

import pytest

from console import wall
from console.cli import main
from db.shelf import Shelf
from tests.console.runs import FAST, FEW, everything, roster
from tests.db.evenings import SEVEN, club, join, seated, some_hands
from tournament.names import HOUR

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def at_seven(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the wall shows."""
    monkeypatch.setattr(wall, "now", lambda: SEVEN)


@pytest.fixture
def db(tmp_path: Path) -> Path:
    """A club of four people and one evening."""
    with Shelf.open(tmp_path / "club.sqlite", create=True) as shelf:
        join(club(shelf), *(f"Player {number}" for number in range(1, 5)))
        some_hands(seated(shelf))
    return tmp_path / "club.sqlite"


def said(capsys: Capture, *words: object, status: int = 0) -> list[str]:
    """What the command prints, or says when it refuses."""
    capsys.readouterr()
    assert main([str(word) for word in words]) == status
    captured = capsys.readouterr()
    assert (captured.err if status == 0 else captured.out) == ""
    return (captured.out if status == 0 else captured.err).splitlines()


def names(db: Path) -> list[str]:
    """The evenings of a file."""
    with Shelf.open(db, write=False) as shelf:
        return [row.name for row in shelf.evenings()]


# ---- an evening, a club ---------------------------------------------------------------------------------------------


def test_an_evening_goes_to_another_club_and_back_out(db: Path, tmp_path: Path, capsys: Capture) -> None:
    file, other = tmp_path / "thursday.evening", tmp_path / "other.sqlite"
    assert said(capsys, "save-evening", "--db", db, "--to", file) == [f"{file}: Thursday, 7 steps, 4 people."]
    new = f"Thursday is number 1 of {other} now; new to the club: 4 people."
    assert said(capsys, "load", file, "--db", other) == [new]
    assert names(other) == ["Thursday"]
    here = f"{file}: the evening Thursday is here already, as number 1 (7 steps here, 7 in the file)."
    here += " With --again it is loaded once more."
    assert said(capsys, "load", file, "--db", other, status=2) == [here]
    undone = "Undone: Thursday imported, and with it 4 people new to the club."
    assert said(capsys, "load", "--undo", "--db", other) == [undone]
    assert names(other) == []
    assert said(capsys, "load", file, "--db", other) == [new.replace("number 1", "number 2")]
    again = f"Thursday is number 3 of {other} now; new to the club: 0 people."
    assert said(capsys, "load", file, "--db", other, "--again") == [again]


def test_a_club_goes_to_a_new_file(db: Path, tmp_path: Path, capsys: Capture) -> None:
    file, other = tmp_path / "all.club", tmp_path / "other.sqlite"
    assert said(capsys, "save-club", "--db", db, "--to", file) == [f"{file}: 1 evening, 8 steps, 4 people."]
    assert said(capsys, "load", file, "--db", other) == [f"New in {other} from {file}: 1 evening, 4 people."]
    assert names(other) == ["Thursday"]
    there = "The evening Thursday is here already, as number 1; it was left as it is."
    said_here = said(capsys, "load", file, "--db", db, status=2)
    assert said_here == [f"{file} holds nothing that is not here already."]
    with Shelf.open(db) as shelf:
        join(club(shelf), "Zoe")
    said(capsys, "save-club", "--db", db, "--to", file, "--force")
    assert said(capsys, "load", file, "--db", other) == [there, f"New in {other} from {file}: 0 evenings, 1 person."]


def test_what_a_club_keeps_comes_along_and_is_told(tmp_path: Path, capsys: Capture) -> None:
    story, kept, file, other = (tmp_path / name for name in ("a.story", "a.sqlite", "all.club", "other.sqlite"))
    lines = 'evening "A" structure club-20 kept\nclub keep structure club-20\nclub season "Autumn" 2026-09-01\n'
    story.write_text(lines, encoding="utf-8")
    said(capsys, "script", story, "--db", kept)
    said(capsys, "save-evening", "--db", kept, "--to", tmp_path / "a.evening")
    said(capsys, "load", tmp_path / "a.evening", "--db", other)
    said(capsys, "save-club", "--db", kept, "--to", file)
    came = said(capsys, "load", file, "--db", other)[1:]
    assert came == [
        f"New in {other} from {file}: 0 evenings, 0 people.",
        "With it came 2 structures, price lists and seasons.",
    ]


def test_a_simulated_evening_with_its_hands_gives_the_same_results(tmp_path: Path, capsys: Capture) -> None:
    played, other, file = tmp_path / "o", tmp_path / "other.sqlite", tmp_path / "e.evening"
    said_by_play = main(["play", str(roster(tmp_path, 6)), *FAST, "--out", str(played)])
    assert said_by_play == 0
    said(capsys, "save-evening", "--db", played / "evening.db", "--to", file)
    said(capsys, "load", file, "--db", other)
    said(capsys, "export", "--db", other, "--out", tmp_path / "again", *FEW)
    for name in ("standings.csv", "hands.phhs", "results.json"):
        assert (tmp_path / "again" / name).read_bytes() == (played / name).read_bytes()


def test_what_is_refused_leaves_nothing(db: Path, tmp_path: Path, capsys: Capture) -> None:
    file, other = tmp_path / "thursday.evening", tmp_path / "other.sqlite"
    said(capsys, "save-evening", "--db", db, "--to", file)
    already = f"{file} is there already; --force writes over it."
    assert said(capsys, "save-evening", "--db", db, "--to", file, status=2) == [already]
    over = f"{db} would be written over itself."
    assert said(capsys, "save-club", "--db", db, "--to", db, "--force", status=2) == [over]
    file.write_bytes(file.read_bytes()[:500])
    (cut,) = said(capsys, "load", file, "--db", other, status=2)
    assert cut.startswith(f"{file}, line 7: the file ends here")
    either = "Say either which file to load or --undo."
    assert said(capsys, "load", "--db", other, status=2) == [either]
    newest = f"What the club of {db} did last was not loading; undo that at the desk."
    assert said(capsys, "load", "--undo", "--db", db, status=2) == [newest]
    assert everything(tmp_path) == {"club.sqlite", "thursday.evening"}
    with Shelf.open(db):
        (open_,) = said(capsys, "load", file, "--db", db, status=2)
    assert "is open in another Final Table already" in open_


# ---- copies ---------------------------------------------------------------------------------------------------------


def test_copies_are_made_listed_put_back_and_that_taken_back(
    db: Path, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "backups" / "club.20000101T190000Z.sqlite"
    (made,) = said(capsys, "backup", "--db", db)
    assert re.fullmatch(rf"{copy}: 1 evening, 8 steps, the newest of \d+ \w+ \d+, \d\d:\d\d\.", made)
    nothing = f"Nothing was stored since the newest copy in {copy.parent}."
    assert said(capsys, "backup", "--db", db) == [nothing]
    with Shelf.open(db) as shelf:
        join(club(shelf), "Zoe")
        monkeypatch.setattr(wall, "now", lambda: SEVEN + HOUR)
        # Somebody is at work on it.
        assert len(said(capsys, "backup", "--db", db)) == 1
        (in_use,) = said(capsys, "restore", copy, "--db", db, status=2)
    assert "is open in another Final Table already" in in_use
    newest, oldest = said(capsys, "backups", "--db", db)
    assert "1 evening, 9 steps" in newest
    assert "1 evening, 8 steps" in oldest
    before, now, kept = said(capsys, "restore", copy, "--db", db)
    assert before.startswith(f"Before: {db}: 1 evening, 9 steps")
    assert now.startswith(f"Now: {db}: 1 evening, 8 steps")
    aside = tmp_path / "club.replaced-1.sqlite"
    assert kept == f"What was there is kept as {aside}; main.py restore --undo --db {db} puts it back."
    assert said(capsys, "restore", "--undo", "--db", db)[1].startswith(f"Now: {db}: 1 evening, 9 steps")


def test_a_copy_goes_to_one_file_or_into_a_folder(db: Path, tmp_path: Path, capsys: Capture) -> None:
    stick = tmp_path / "stick"
    stick.mkdir()
    assert said(capsys, "backup", "--db", db, "--to", stick)[0].startswith(str(stick / "club.20000101T190000Z.sqlite"))
    assert said(capsys, "backup", "--db", db, "--to", stick / "one.sqlite")[0].startswith(f"{stick / 'one.sqlite'}: ")
    there = f"{stick / 'one.sqlite'} is there already; choose another name."
    assert said(capsys, "backup", "--db", db, "--to", stick / "one.sqlite", status=2) == [there]
    assert len(said(capsys, "backups", "--db", db, "--in", stick)) == 1
    none = f"There is no copy of {db} in {tmp_path / 'backups'}."
    assert said(capsys, "backups", "--db", db) == [none]


def test_a_bad_copy_is_not_put_back(db: Path, tmp_path: Path, capsys: Capture) -> None:
    before = db.read_bytes()
    bad = tmp_path / "bad.sqlite"
    bad.write_bytes(before[: len(before) // 2])
    (damaged,) = said(capsys, "restore", bad, "--db", db, status=2)
    assert damaged.startswith(f"{bad} is damaged")
    missing = f"There is no file {tmp_path / 'none'}."
    assert said(capsys, "restore", tmp_path / "none", "--db", db, status=2) == [missing]
    either = "Say either which copy to restore or --undo."
    assert said(capsys, "restore", "--db", db, status=2) == [either]
    nothing = f"No file was put aside when {db} was restored, so there is nothing to put back."
    assert said(capsys, "restore", "--undo", "--db", db, status=2) == [nothing]
    assert db.read_bytes() == before


def test_a_damaged_file_gives_way_to_its_copy(db: Path, tmp_path: Path, capsys: Capture) -> None:
    said(capsys, "backup", "--db", db, "--to", tmp_path / "copy.sqlite")
    db.write_bytes(b"burnt")
    before, now, _kept = said(capsys, "restore", tmp_path / "copy.sqlite", "--db", db)
    assert before == f"Before: {db} is no database."
    assert now.startswith(f"Now: {db}: 1 evening, 8 steps")


# ---- rescue ---------------------------------------------------------------------------------------------------------


def test_what_can_be_read_is_rescued_and_what_is_lost_is_said(db: Path, tmp_path: Path, capsys: Capture) -> None:
    new = tmp_path / "new.sqlite"
    assert said(capsys, "rescue", db, "--db", new) == [
        "The club: everything is there, 1 step.",
        "Thursday: everything is there, 7 steps.",
        f"What could be read of {db} is in {new}.",
    ]
    assert names(new) == ["Thursday"]
    there = f"{new} exists already; choose another file, or go on with it by resume."
    assert said(capsys, "rescue", db, "--db", new, status=2) == [there]
    data = db.read_bytes()
    place = data.index(b'"number":3,"began"')
    db.write_bytes(data[:place] + b"#" + data[place + 1 :])
    broken = said(capsys, "rescue", db, "--db", tmp_path / "newer.sqlite")
    assert re.fullmatch(
        r"Thursday: the first 6 steps are there, until \d\d:\d\d on .*; from then on 1 step at least is lost\.",
        broken[1],
    )
    db.write_bytes(b"burnt\0\0\0" * 1024)
    nothing = f"Nothing can be read from {db} any more; use its last backup."
    assert said(capsys, "rescue", db, "--db", tmp_path / "newest.sqlite", status=2) == [nothing]
    assert not (tmp_path / "newest.sqlite").exists()


def test_what_never_was_a_database_is_said_to_be_none(tmp_path: Path, capsys: Capture) -> None:
    friday = tmp_path / "friday.csv"
    friday.write_text("Name;Prize\nAnna;50.00\n", encoding="utf-8")
    assert said(capsys, "rescue", friday, "--db", tmp_path / "new.sqlite", status=2) == [f"{friday} is no database."]
    assert not (tmp_path / "new.sqlite").exists()
