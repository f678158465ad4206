"""`import-tdt`: evenings of The Tournament Director from a terminal."""

import json
from pathlib import Path

import pytest

from console import wall
from console.cli import main
from db.shelf import Shelf
from tests.db.test_tdt_arrivals import file
from tests.tournament.tdt.written import BEGINS, Night, four

Capture = pytest.CaptureFixture[str]


def run(capsys: Capture, *words: object, status: int = 0) -> tuple[str, str]:
    capsys.readouterr()
    assert main(["import-tdt", *(str(word) for word in words)]) == status
    captured = capsys.readouterr()
    return captured.out, captured.err


def test_a_folder_is_told_of_file_by_file(tmp_path: Path, capsys: Capture) -> None:
    folder, db = tmp_path / "tdt", tmp_path / "club.sqlite"
    one = file(folder, "a.tdt", 1)
    bad = folder / "b.tdt"
    bad.write_bytes(one.read_bytes()[:200])
    out, err = run(capsys, folder, "--db", db, status=2)
    assert out.splitlines()[:8] == [
        f"{one}: Night 1, now number 1; 4 entries.",
        "  Season: 2024",
        "  New to the club: 4 people",
        "  Order of finish:",
        "    1. Anna",
        "    2. Dana",
        "    3. Cyril",
        "    4. Boris",
    ]
    assert err.startswith(f"{bad}, line 1, column ")
    out, err = run(capsys, one, "--db", db)
    assert out == f"{one}: The evening Night 1 is here already, as number 1; it was left as it is.\n"
    out, err = run(capsys, one, "--db", db, "--again")
    assert out.startswith(f"{one}: Night 1, now number 2; 4 entries.")
    assert main(["load", "--undo", "--db", str(db)]) == 0
    assert capsys.readouterr().out == "Undone: Night 1 imported.\n"


def test_json_says_the_same(tmp_path: Path, capsys: Capture) -> None:
    one, db = tmp_path / "a.tdt", tmp_path / "club.sqlite"
    busts = (("Boris", 5, "Anna"), ("Cyril", 5, "Anna"), ("Dana", 20, "Anna"))
    one.write_bytes(Night(four(*busts), more={"Notes": "Bring a cake"}).data())
    found = json.loads(run(capsys, one, "--db", db, "--json", "--currency", "CZK")[0])
    assert found["schema"] == "final-table/tdt-import/1"
    (told,) = found["files"]
    assert (told["became"], told["evening"], told["entries"], told["currency"]) == ("imported", 1, 4, "CZK")
    assert [(each["place"], each["tied"], each["name"]) for each in told["order"]] == [
        (1, False, "Anna"),
        (2, False, "Dana"),
        (3, True, "Boris"),
        (3, True, "Cyril"),
    ]
    assert {"code": "tdt_notes", "text": "The notes on the evening were left out: Bring a cake"} in told["left_out"]


def test_whoever_interrupts_it_has_what_he_was_told_of(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, db = tmp_path / "tdt", tmp_path / "club.sqlite"
    one = file(folder, "a.tdt", 1)
    file(folder, "b.tdt", 2, days=7)

    def interrupted() -> int:
        if capsys.readouterr().out.startswith(str(one)):
            raise KeyboardInterrupt
        return BEGINS

    monkeypatch.setattr(wall, "now", interrupted)
    assert main(["import-tdt", str(folder), "--db", str(db)]) == 130
    with Shelf.open(db) as shelf:
        assert [row.name for row in shelf.evenings()] == ["Night 1"]


def test_nothing_is_made_where_nothing_came(tmp_path: Path, capsys: Capture) -> None:
    bad, db = tmp_path / "a.tdt", tmp_path / "club.sqlite"
    bad.write_text("{ a: alert(1) }", encoding="utf-8")
    out, _err = run(capsys, bad, "--db", db, "--json", status=2)
    (told,) = json.loads(out)["files"]
    assert (told["became"], told["refused"]["line"], told["refused"]["column"]) == ("refused", 1, 6)
    assert run(capsys, tmp_path / "none.tdt", "--db", db, status=2)[1] == f"There is no file {tmp_path / 'none.tdt'}.\n"
    assert "XAA" in run(capsys, bad, "--db", db, "--currency", "XAA", status=2)[1]
    assert not db.exists()
