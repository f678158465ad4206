"""`attach-hands` and `import-people`: what comes from files of others, without a screen."""

from pathlib import Path

import pytest

from console.cli import main
from db.shelf import Shelf
from engine.records.phh.reading import read
from templates.sheets.hands import hands_phhs
from tests.console.test_replay import BAD, GOOD, STARS

STORY = 'evening "Home" structure club-20 kept\n19:00 enter Anna, Boris, Cyril\n19:10 draw\n'


@pytest.fixture
def club(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    (tmp_path / "home.story").write_text(STORY, encoding="utf-8")
    assert main(["script", str(tmp_path / "home.story"), "--db", str(tmp_path / "club.db")]) == 0
    capsys.readouterr()
    return tmp_path / "club.db"


def test_hands_are_attached_saved_and_loaded(club: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ours, online = tmp_path / "ours.phhs", tmp_path / "online.txt"
    ours.write_text(f"[1]\n{GOOD}\n[2]\n{GOOD}", encoding="utf-8")
    online.write_text(STARS, encoding="utf-8")
    assert main(["attach-hands", str(ours), str(online), "--db", str(club)]) == 0
    assert capsys.readouterr().out == "3 hands of ours.phhs and online.txt were attached.\n"
    saved, other = tmp_path / "home.evening", tmp_path / "other.db"
    assert main(["save-evening", "--db", str(club), "--to", str(saved)]) == 0
    assert main(["load", str(saved), "--db", str(other)]) == 0
    with Shelf.open(other, write=False) as shelf:
        stream = shelf.evenings()[0].stream
        texts = shelf.hand_texts(stream, shelf.read(stream))
        assert len(list(read(hands_phhs(texts).decode()))) == len(texts) == 3
    capsys.readouterr()
    assert main(["attach-hands", str(ours), "--db", str(club)]) == 2
    assert capsys.readouterr().err == "These hands are attached already, as ours.phhs.\n"


def test_bad_hands_are_named_and_nothing_is_attached(
    club: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "in.phhs").write_text(f"[1]\n{GOOD}\n[2]\n{BAD}\n", encoding="utf-8")
    before = club.read_bytes()
    assert main(["attach-hands", str(tmp_path / "in.phhs"), "--db", str(club)]) == 2
    assert capsys.readouterr().err.splitlines() == [
        "in.phhs, hand 2: action 5 (p1 cbr 120): 120 is too little: at least 200.",
        "1 hand cannot be taken, so nothing was attached.",
    ]
    assert club.read_bytes() == before


def test_people_of_a_list_come_into_the_club(club: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Also what another club exported; the same file again changes nothing."""
    file = tmp_path / "members.csv"
    file.write_text("name;member;notes\nAnna;007;tall\nBorís;;\nEva;00123;\n;;x\n", encoding="utf-8")
    told = [
        "members.csv, line 3: Borís is left out. Spelt almost like Boris.",
        "members.csv, line 5: – is left out. There is no name.",
    ]
    asked = ["import-people", str(file), "--db", str(club)]
    assert main([*asked, "--dry-run"]) == 1
    said = capsys.readouterr()
    assert said.out == "1 would be new, 1 known would be updated.\n"
    assert said.err.splitlines() == told
    assert main(asked) == 1
    said = capsys.readouterr()
    assert said.out == "1 person joined from a file; 1 known person updated.\n"
    assert main(asked) == 1
    assert capsys.readouterr().out == "Nothing changes: nobody in members.csv is new.\n"
    file.write_text("club;town\nA;B\n", encoding="utf-8")
    assert main(asked) == 2
    assert capsys.readouterr().err == "members.csv: no column is called name, or first name and last name.\n"


def test_people_come_into_a_new_club_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, new = tmp_path / "members.csv", tmp_path / "new.sqlite"
    file.write_text("name\nAnna\nBoris\n", encoding="utf-8")
    asked = ["import-people", str(file), "--db", str(new)]
    assert main(asked) == 0
    assert capsys.readouterr().out == "2 people joined from a file.\n"
    assert main(asked) == 0
    assert capsys.readouterr().out == "Nothing changes: nobody in members.csv is new.\n"
