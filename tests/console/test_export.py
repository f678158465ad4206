"""`export` and `report`: everything that leaves the house, from the stored log alone."""

import json
import os
from argparse import Namespace
from contextlib import redirect_stdout
from io import BytesIO, StringIO
from pathlib import Path

import pytest
from openpyxl import load_workbook

from console import export, script
from console.cli import main
from db.shelf import Shelf
from tests.console.runs import everything
from tournament.reports import catalogue

STORY = """evening "League night" structure club-20 buy-in 20.00 EUR kept
19:00 enter Anna, Boris, Cyril, Dana, 王小明, עומר 2026
19:10 draw
19:30 start
20:00 bust Dana by Anna
20:05 bust Cyril and Boris by 王小明
"""


@pytest.fixture
def club(tmp_path: Path) -> Path:
    """A file with one evening of people."""
    story, path = tmp_path / "league.story", tmp_path / "club.db"
    story.write_text(STORY, encoding="utf-8")
    with redirect_stdout(StringIO()):
        script.script(Namespace(story=story, db=path))
    return path


def test_reports_leave_in_all_formats_with_the_pictures_of_a_desk_without_a_screen(
    club: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "o"
    with Shelf.open(club):  # as while a desk has it open
        assert main(["export", "--db", str(club), "--out", str(folder), "--reports", "payout-slips,prizes"]) == 0
    files = everything(folder)
    assert {f"{name}.{kind}" for name in ("payout-slips", "prizes") for kind in ("html", "csv", "json", "pdf")} <= files
    assert {"results.xlsx", "board.png", "prizes.png"} <= files
    assert "payout-slips.png" not in files, "slips are for those who get them, not for the chat"
    assert (folder / "board.png").read_bytes().startswith(b"\x89PNG")
    assert (folder / "prizes.pdf").read_bytes().startswith(b"%PDF")
    assert len(load_workbook(BytesIO((folder / "results.xlsx").read_bytes())).sheetnames) == 2
    said = capsys.readouterr().out
    assert said.startswith(f"In {folder}: prizes.html, ")
    assert all(name in said for name in files)


def test_every_report_leaves_where_none_is_named(club: Path, tmp_path: Path) -> None:
    assert main(["export", "--db", str(club), "--out", str(tmp_path / "o"), "--formats", "html"]) == 0
    assert everything(tmp_path / "o") == {f"{report.name}.html" for report in catalogue.EVENING}


def test_only_what_is_asked_for_leaves_and_what_nobody_knows_is_refused(
    club: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted = ["export", "--db", str(club), "--out", str(tmp_path / "o")]
    assert main([*wanted, "--reports", "prizes, Standings", "--formats", "csv", "--separator", ";"]) == 0
    assert everything(tmp_path / "o") == {"standings.csv", "prizes.csv"}
    assert (tmp_path / "o" / "prizes.csv").read_text(encoding="utf-8-sig").startswith("place;")
    capsys.readouterr()
    for more, said in (
        (["--reports", "prices"], "There is no report prices; there are standings, prizes, seating,"),
        (["--formats", "docx"], "There is no format docx; there are html, csv, xlsx, json, pdf, png."),
        (["--reports", ", "], "Nothing is named in “, ”; there are standings, prizes, seating,"),
        (["--separator", "|"], "A CSV is separated by , or ; or tab, not by |."),
    ):
        assert main([*wanted, *more]) == 2
        assert capsys.readouterr().err.startswith(said)


def test_where_no_picture_can_be_painted_the_other_files_are_written_and_a_sentence_says_so(
    club: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(export, "MAIN", tmp_path / "missing.py")
    more = ["--reports", "standings", "--formats", "html,png"]
    assert main(["export", "--db", str(club), "--out", str(tmp_path / "o"), *more]) == 2
    captured = capsys.readouterr()
    assert everything(tmp_path / "o") == {"standings.html"}
    assert captured.err.startswith("The pictures could not be painted: ")
    assert len(captured.err.splitlines()) == 1


def test_one_report_is_printed_or_written(
    club: Path, tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    def printed(*words: str) -> bytes:
        assert main(["report", *words, "--db", str(club)]) == 0
        return capsysbinary.readouterr().out

    lines = printed("standings").decode().splitlines()
    assert lines[0] == "League night"
    assert "6. Dana" in lines
    assert any(line.endswith("עומר 2026") for line in lines), "B222: nothing that a terminal does not know"
    assert json.loads(printed("standings", "--format", "json"))["report"] == "standings"
    assert printed("seats", "--format", "csv", "--separator", "tab").decode("utf-8-sig").startswith("name\t")
    assert b"<!DOCTYPE html>" in printed("structure", "--format", "html")
    assert printed("sign-in", "--format", "pdf", "--paper", "letter").startswith(b"%PDF")
    assert printed("prizes", "--format", "png").startswith(b"\x89PNG"), "by a desk without a screen"
    assert b"No hands" in printed("hands")
    assert printed("hands", "--table", "2").splitlines()[1] == b"Hands of table 2"
    assert printed("roster").decode().splitlines()[0]
    assert "Anna" in printed("player", "--player", "ANNA").decode()
    assert main(["report", "cash", "--db", str(club), "--format", "xlsx", "--out", str(tmp_path / "cash.xlsx")]) == 0
    assert load_workbook(tmp_path / "cash.xlsx").sheetnames
    capsysbinary.readouterr()
    (tmp_path / "deep").mkdir()
    roundabout = tmp_path / "deep" / ".." / os.path.relpath(club, tmp_path)
    for words, said in (
        (["prices"], b"There is no report prices; there are standings,"),
        (["player"], b"Say whose page with --player."),
        (["player", "--player", "Zed"], b"The club knows nobody called Zed."),
        (["season"], b"The club has no season yet."),
        (["standings", "--out", str(club)], f"{club} is where a result would go;".encode()),
        (["standings", "--out", str(roundabout)], f"{roundabout} is where a result would go;".encode()),
    ):
        assert main(["report", *words, "--db", str(club)]) == 2
        assert capsysbinary.readouterr().err.startswith(said)
