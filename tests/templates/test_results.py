"""Which files leave the house, and that a reader never sees half of one."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from templates.files import write_files
from templates.results import FILES, Format, report_files, result_files
from templates.sheets.hands import hands_phhs
from tests.fakes import Night
from tests.templates.sheets.round_trip import workbook
from tests.templates.sheets.test_sheets import finished
from tournament.club.house_style import HouseStyle
from tournament.reports.catalogue import EVENING
from tournament.reports.page import Page, Words


def test_hands_stand_in_numbered_sections() -> None:
    assert hands_phhs(["a = 1\n", "a = 2\n"]) == b"[1]\na = 1\n\n[2]\na = 2\n"


def test_every_report_leaves_in_every_format_by_its_name() -> None:
    night = finished("Anna", "Boris")
    pages = [report.make(night.evening.state, night.clock()) for report in EVENING]
    words = Page("rules", "Thursday", "Rules", parts=(Words("", ("Be kind.",)),))
    files = report_files([*pages[:2], words], tuple(Format), separator=";", workbook="Thursday", unprinted=("rules",))
    assert list(files) == [
        *(f"{pages[0].name}.{ending}" for ending in ("html", "csv", "json", "pdf")),
        *(f"{pages[1].name}.{ending}" for ending in ("html", "csv", "json", "pdf")),
        "rules.html",
        "rules.json",
        "Thursday.xlsx",
    ]
    assert files[f"{pages[0].name}.csv"].startswith(b"\xef\xbb\xbfplace;name;")
    assert json.loads(files["rules.json"])["parts"][0]["paragraphs"] == ["Be kind."]
    assert len(workbook(files["Thursday.xlsx"]).sheetnames) >= 2
    assert files == report_files(
        [*pages[:2], words], tuple(Format), separator=";", workbook="Thursday", unprinted=("rules",)
    )
    club = report_files([replace(words, title="<b>")], [Format.HTML, Format.PDF], style=HouseStyle(club="Kings"))
    assert b"Kings" in club["rules.html"]
    assert b"<b>" not in club["rules.html"]


def test_files_appear_whole_or_not_at_all(tmp_path: Path) -> None:
    folder = tmp_path / "results"
    state = Night().enter("Anna", "Boris").draw().start().evening.state
    write_files(folder, result_files(state, ["a = 1\n"]))
    assert {path.name for path in folder.iterdir()} == set(FILES)
    assert "hands.phhs" not in result_files(state, [])
    before = (folder / "standings.csv").read_bytes()
    with pytest.raises(OSError, match="too long"):
        write_files(folder, {"standings.csv": b"new", "x" * 252: b"no disk takes .xxx.part"})
    assert (folder / "standings.csv").read_bytes() == before
    assert {path.name for path in folder.iterdir()} == set(FILES)


def test_a_folder_in_the_way_is_named_before_anything_is_written(tmp_path: Path) -> None:
    (tmp_path / "blocked").mkdir()
    with pytest.raises(IsADirectoryError) as refused:
        write_files(tmp_path, {"standings.csv": b"new", "blocked": b"a file cannot replace a folder"})
    assert refused.value.filename == str(tmp_path / "blocked")
    assert {path.name for path in tmp_path.iterdir()} == {"blocked"}


def test_what_cannot_be_written_is_called_by_the_name_that_somebody_waits_for(tmp_path: Path) -> None:
    """Not by that of the file beside it, of which nobody has heard."""
    (tmp_path / ".standings.html.part").mkdir()
    with pytest.raises(OSError, match=r".*") as refused:
        write_files(tmp_path, {"standings.html": b"new"})
    assert refused.value.filename == str(tmp_path / "standings.html")
    assert {path.name for path in tmp_path.iterdir()} == {".standings.html.part"}
