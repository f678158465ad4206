"""`structure`: made to measure, checked, listed; one sentence where that cannot be."""

from pathlib import Path

import pytest

from console.cli import main
from tournament.structures.structure_files import read

CHIPS = "25x300,100x200,500x100,1000x60"
FIT = ("--players", "12", "--stack", "10000", "--chips", CHIPS)


def printed(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> str:
    assert main(["structure", *arguments]) == status
    captured = capsys.readouterr()
    assert captured.err == ""
    return captured.out


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["structure", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    return captured.err.strip()


def test_a_schedule_is_printed_with_the_end_marked(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(capsys, "fit", *FIT, "--length", "4:00", "--level", "20").splitlines()
    assert lines[0] == "Begins  Level         Blinds    Ante  Minutes"
    assert lines[1] == "  0:00      1         50/100               20"
    assert "  1:20                 break               10  remove 25" in lines
    assert "  3:40     11    3\u202f000/6\u202f000   6\u202f000       20  the end is expected here" in lines
    assert lines[-1] == "Expected to end after 3:50 hours (3:40 to 4:50), in level 11."


def test_with_a_start_and_an_end_it_shows_times_of_day(capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(capsys, "fit", *FIT, "--start", "20:30", "--end", "0:30")
    assert " 20:30      1 " in out
    assert "Expected to end at 0:2" in out


def test_it_is_written_as_json_and_csv(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    written = tmp_path / "a.json", tmp_path / "a.csv"
    printed(
        capsys, "fit", *FIT, "--length", "3:00", "--name", "Friday", "--json", str(written[0]), "--csv", str(written[1])
    )
    one, other = (read(path.read_bytes(), path.name) for path in written)
    assert (one.name, one.starting_stack, other.name) == ("Friday", 10_000, "a")
    assert one.periods == other.periods
    assert printed(capsys, "check", str(written[0]), "--chips", CHIPS) == "Friday: nothing is odd.\n"


def test_a_structure_of_a_file_is_shown_and_written_in_another_form(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    source, target = tmp_path / "friday.csv", tmp_path / "friday.json"
    source.write_text("kind,small_blind,big_blind,minutes\nlevel,25,50,20\nbreak,,,10\n", encoding="utf-8")
    lines = printed(capsys, "show", str(source), "--json", str(target)).splitlines()
    assert (lines[0], lines[2]) == ("friday", "Begins  Level  Blinds  Ante  Minutes")
    assert len(lines) == 5
    assert read(target.read_bytes(), target.name).periods == read(source.read_bytes(), source.name).periods


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("fit",), "the following arguments are required"),
        ((), "the following arguments are required"),
        (("bake",), "invalid choice: 'bake'"),
        (("fit", *FIT), "Say how long it should last with --length, or --start and --end."),
        (("fit", *FIT, "--length", "4:00", "--end", "23:00"), "Say either --length, or --start and --end."),
        (("fit", *FIT, "--length", "soon"), "soon is no length of an evening; write it like 4:00."),
        (("fit", *FIT, "--start", "25:00", "--end", "23:00"), "25:00 is no time of day for --start"),
        (("fit", *FIT, "--length", "4:00", "--level", "0"), "0 is no whole number from 1 to 1440"),
        (("fit", *FIT, "--length", "4:00", "--ante", "all"), "invalid choice: 'all'"),
        (("fit", *FIT, "--length", "4:00", "--name", " "), "name"),
        (("fit", *FIT, "--length", "4:00", "--json", "/nowhere/x.json"), "/nowhere/x.json"),
        (("fit", *FIT[:4], "--chips", "red", "--length", "4:00"), "red is no set of chips"),
        (("fit", *FIT[:4], "--chips", "25x9,25x9", "--length", "4:00"), "Chips of 25 stand twice in the set."),
        (("fit", *FIT[:4], "--chips", "0x9", "--length", "4:00"), "0x9 is no number of chips of a value."),
        (("fit", *FIT[:4], "--chips", "25x9", "--length", "4:00"), "12 players stacks of 18 are possible."),
        (("fit", *FIT, "--length", "2:00", "--level", "60"), "with such levels it lasts 5:40 hours at least."),
        (("check", "nowhere"), "There is no structure nowhere"),
    ],
)
def test_bad_options_get_one_sentence(
    arguments: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert sentence in refused(capsys, *arguments)


def test_a_refused_wish_writes_nothing(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    refused(capsys, "fit", *FIT, "--length", "2:00", "--level", "60", "--csv", str(tmp_path / "x.csv"))
    assert list(tmp_path.iterdir()) == []


def test_what_is_odd_is_told_and_ends_with_one(capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(capsys, "check", "club-turbo", status=1)
    assert out.count("more than doubles the big blind") == 2
    assert "which these chips cannot pay" in printed(capsys, "check", "home-3h", "--chips", "1000x5", status=1)


def test_the_shipped_ones_are_listed_with_their_purpose(capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(capsys, "list")
    assert "home-3h              3 hours, 12 players, T25 chips\n" in out
    assert "No clock hurries anybody" in out
