"""`standings` and `export`: everything again from the stored log, also beside a desk."""

import tomllib
from pathlib import Path

import pytest

from console import playing
from console.cli import main
from console.standings import text
from db.shelf import Shelf
from tests.console.runs import FAST, FEW, everything, results, roster
from tests.console.tournaments import Case, Played
from tests.fakes import Night, created
from tournament.reports import standings

STORY = """evening "League night" structure club-20 buy-in 20.00 EUR kept
19:00 enter Anna, Boris, Cyril, Dana, 王小明
19:10 draw
19:30 start
20:00 bust Dana by Anna
20:05 bust Cyril and Boris by 王小明
"""


@pytest.fixture
def several(tmp_path: Path) -> Path:
    """A file with three evenings, two of the same name."""
    path = tmp_path / "club.db"
    with Shelf.open(path, create=True) as shelf:
        for seed, name in ((1, "Monday"), (2, "Friday"), (3, "Friday")):
            played = Played(Case(seed, players=4, seats=6, stack=500, structure="club-turbo", buy_in=0))
            setup = played.here.state.setup
            created = type(setup)(**{field: getattr(setup, field) for field in setup.__slots__} | {"name": name})
            playing.set_up(shelf, created, ["Anna", "Boris", "Cyril", "Dana"])
    return path


def test_the_files_come_again_from_the_log(tmp_path: Path) -> None:
    assert main(["play", str(roster(tmp_path)), *FAST, "--out", str(tmp_path / "o")]) == 0
    database = tmp_path / "o" / "evening.db"
    assert main(["export", "--db", str(database), "--out", str(tmp_path / "again"), *FEW]) == 0
    assert results(tmp_path / "again") == results(tmp_path / "o")


@pytest.mark.parametrize("command", ["export", "resume"])
def test_a_folder_in_the_way_is_refused_before_anything_is_written(
    tmp_path: Path, several: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    blocked = tmp_path / "o" / "results.json"
    blocked.mkdir(parents=True)
    before = several.read_bytes()
    assert main([command, "--db", str(several), "--evening", "1", "--out", str(tmp_path / "o")]) == 2
    captured = capsys.readouterr()
    assert captured.err == f"{blocked} is a folder, not a file.\n"
    assert captured.out == ""
    assert everything(tmp_path / "o") == {"results.json"}
    assert several.read_bytes() == before


def test_what_an_old_file_holds_does_not_command_the_terminal() -> None:
    report = standings.standings(
        Night(created(name="\x1b[31mRed\u202e night")).enter("علی\u200cرضا", "👨\u200d👩\u200d👧").evening.state
    )
    assert "علی\u200cرضا" in text(report)
    assert "👨\u200d👩\u200d👧" in text(report)
    assert text(report).startswith("\ufffd[31mRed\ufffd night\n")


def test_also_while_a_desk_has_the_file_open(tmp_path: Path, several: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Shelf.open(several) as shelf:
        here = playing.open_evening(shelf, shelf.evenings()[0].stream)
        assert playing.play_hand(here)
        assert main(["standings", "--db", str(several), "--evening", "Monday"]) == 0
        assert "Hands 1," in capsys.readouterr().out
        assert main(["export", "--db", str(several), "--evening", "1", "--out", str(tmp_path / "o"), *FEW]) == 0
        assert b"[1]" in results(tmp_path / "o")["hands.phhs"]
        assert main(["resume", "--db", str(several), "--evening", "1"]) == 2
        assert "open in another" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ([], "say which with --evening: 1 Monday, 2 Friday, 3 Friday."),
        (["--evening", "friday"], "say the number with --evening: 2 Friday, 3 Friday."),
        (["--evening", "4"], "holds no evening 4; it holds: 1 Monday, 2 Friday, 3 Friday."),
        (["--evening", "Sunday"], "holds no evening Sunday; it holds: 1 Monday, 2 Friday, 3 Friday."),
    ],
)
def test_which_evening_must_be_clear(
    several: Path, capsys: pytest.CaptureFixture[str], said: list[str], answer: str
) -> None:
    for command in (["standings"], ["resume"], ["export", "--out", str(several.parent / "o")]):
        assert main([*command, "--db", str(several), *said]) == 2
        captured = capsys.readouterr()
        assert captured.err.endswith(answer + "\n")
        assert captured.out == ""
    assert not (several.parent / "o").exists()


def test_one_of_several_can_be_resumed(several: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["resume", "--db", str(several), "--evening", "3"]) == 0
    assert main(["standings", "--db", str(several), "--evening", "3"]) == 0
    assert "seed 3" in capsys.readouterr().out
    with Shelf.open(several, write=False) as shelf:
        assert [row.finished is not None for row in shelf.evenings()] == [False, False, True]


def test_an_empty_club_has_no_evening(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "club.db"
    Shelf.open(path, create=True).close()
    assert main(["standings", "--db", str(path)]) == 2
    assert capsys.readouterr().err == f"{path} holds no evening.\n"


def test_an_evening_of_people_is_printed_exported_and_not_resumed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    story = tmp_path / "league.story"
    story.write_text(STORY, encoding="utf-8")
    path = tmp_path / "club.db"
    assert main(["script", str(story), "--db", str(path)]) == 0
    capsys.readouterr()
    assert main(["standings", "--db", str(path)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "League night",
        "standings so far · 5 entries · 2 still in",
        "Prize pool €100, Places paid 2, Chips in play 50\N{NARROW NO-BREAK SPACE}000",
        "",
        "Place  Player  Out by  Level",
        "       Anna",
        "       王小明",
        "  3 =  Boris   王小明      2",
        "  3 =  Cyril   王小明      2",
        "    5  Dana    Anna        2",
        "",
        "Club evening, 20-minute levels, big blind ante",
    ]
    assert main(["export", "--db", str(path), "--out", str(tmp_path / "o"), *FEW]) == 0
    assert "hands.phhs" not in results(tmp_path / "o")
    capsys.readouterr()
    assert main(["resume", "--db", str(path)]) == 2
    assert capsys.readouterr().err.startswith("League night is played by people;")
    assert not (tmp_path / "results.json").exists()


def test_while_they_play_on_the_table_says_what_a_deal_has_made_certain(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    story, path = tmp_path / "deal.story", tmp_path / "club.db"
    story.write_text(STORY.replace("20:05", "20:05 deal even play on\n20:05"), encoding="utf-8")
    assert main(["script", str(story), "--db", str(path)]) == 0
    capsys.readouterr()
    assert main(["standings", "--db", str(path)]) == 0
    assert capsys.readouterr().out.splitlines()[4:-2] == [
        "Deal among 4 players (even)",
        "",
        "Place  Player            Prize  Out by  Level",
        "       Anna    €25 by the deal",
        "       王小明  €25 by the deal",
        "  3 =  Boris               €25  王小明      2",
        "  3 =  Cyril               €25  王小明      2",
        "    5  Dana                     Anna        2",
    ]


def test_an_undone_hand_is_not_exported(several: Path, tmp_path: Path) -> None:
    with Shelf.open(several) as shelf:
        here = playing.open_evening(shelf, shelf.evenings()[0].stream)
        for _ in range(3):
            assert playing.play_hand(here)
        here.undo()
        assert here.state.hands == 2
    assert main(["export", "--db", str(several), "--evening", "1", "--out", str(tmp_path / "o"), *FEW]) == 0
    assert results(tmp_path / "o")["hands.phhs"].count(b"variant") == 2
    assert main(["resume", "--db", str(several), "--evening", "1"]) == 0
    sections = tomllib.loads(results(tmp_path)["hands.phhs"].decode())
    assert [hand["hand"] for hand in sections.values()] == list(range(1, len(sections) + 1))
