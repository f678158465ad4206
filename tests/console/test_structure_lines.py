"""The lines about the structure: what they say is done, what they do not say stays, what is wrong is named."""

from pathlib import Path

import pytest

from console import script
from console.cli import main
from console.stories.told import Told
from engine.blinds import AnteKind, Limit
from tests.console.test_script import OPENING
from tournament import wording
from tournament.names import MINUTE, SECOND
from tournament.structures.structure import Break, Level


def tell(folder: Path, lines: str) -> Told:
    path = folder / "test.story"
    path.write_text(OPENING + lines, encoding="utf-8")
    return script.run(path)


def period(told: Told, index: int) -> Level | Break:
    return told.state.structure.period(index)


def test_a_level_says_all_of_itself_or_a_part(tmp_path: Path) -> None:
    told = tell(
        tmp_path,
        "level 2 60/130 ante 20 each pot-limit hands 12\n"
        "level 3 ante 150 button\n"
        "level 4 untimed fixed limit\n"
        "level 5 minutes 7:30\n",
    )
    assert period(told, 1) == Level(60, 130, 20, AnteKind.PLAYER, None, Limit.POT_LIMIT, 12)
    assert period(told, 2) == Level(75, 150, 150, AnteKind.BUTTON)
    assert period(told, 4) == Level(100, 200, 0, AnteKind.BIG_BLIND, None, Limit.FIXED_LIMIT)
    assert period(told, 5) == Level(100, 200, 100, AnteKind.BIG_BLIND, 7 * MINUTE + 30 * SECOND)


def test_what_is_inserted_is_like_the_level_before_it(tmp_path: Path) -> None:
    told = tell(tmp_path, "insert level after 2 60/120\ninsert break after level 2 minutes 5 colours 100 25 waits\n")
    assert period(told, 2) == Break(5 * MINUTE, (25, 100), waits=True)
    assert period(told, 3) == Level(60, 120, 0, AnteKind.BIG_BLIND)


def test_the_running_level_gets_its_answer(tmp_path: Path) -> None:
    told = tell(
        tmp_path,
        "19:35 all levels minutes 15 running level stays\nexpect clock 15:00 level 1\n"
        "level 1 minutes 18 running level follows\nexpect clock 13:00 level 1\n",
    )
    assert [period(told, index).duration_ms for index in (0, 1)] == [18 * MINUTE, 15 * MINUTE]


def test_another_structure_is_followed_from_the_next_level_on(tmp_path: Path) -> None:
    told = tell(tmp_path, "19:35 follow structure club-turbo\nexpect level 1 25/50 minutes 20\n")
    assert period(told, 1) == Level(50, 100, duration_ms=10 * MINUTE)
    assert told.state.structure.name == "Club turbo, 10-minute levels"


def test_the_history_says_what_was_changed(tmp_path: Path) -> None:
    told = tell(
        tmp_path,
        "shorten to end by 22:00\nlevel 5 100/250\nall later levels minutes 8\n"
        "all later levels minutes 7:30\ninsert level after 6 1/2\n"
        "insert break after level 6 minutes 1\nremove level 7\nremove break after level 6\n"
        "move break after level 3 to 4\n",
    )
    assert [wording.step(stored.step) for stored in told.here.steps][-9:] == [
        "Later levels shortened; end expected at 21:59",
        "Level 5 changed",
        "All later levels: 8 minutes",
        "All later levels: 7.5 minutes",
        "New level 7 put in",
        "Break after level 6 put in: 1 minute",
        "Level 7 left out",
        "Break after level 6 left out",
        "Break after level 3 moved behind level 4",
    ]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("level", "the level is missing at the end of the line"),
        ("level 2 60-120", "60-120 is not understood here"),
        ("level 2 60/x", "the blinds should be like 200/400, not 60/x"),
        ("level 2 60/120 ante", "the ante is missing at the end of the line"),
        ("level 2 minutes", "the minutes is missing at the end of the line"),
        ("level 2 limit", "limit is not understood here"),
        ("level 2 minutes 0", "lasts less than a second"),
        ("level 2 minutes -5", "lasts less than a second"),
        ("level 2 hands 0", "lasts 0 hands: 1 to 1\u202f000 are possible"),
        ("level 0 1/2", "The structure has no level 0."),
        ("level 1 minutes 5", "Level 1 is running with 20:00 left: keep it as it is, or let it follow with 5:00 left."),
        ("level 2 50/100", "The structure is like that already."),
        ("insert break after level 2", "minutes should come here"),
        ("insert break after level 2 minutes 5 colours", "the colours is missing"),
        ("move break after level 3", "to should come here"),
        ("all levels 8", "minutes should come here"),
        ("follow structure fast", "there is no structure fast; there are bar-bba"),
        ("shorten to end by", "a time like 20:30 should come here"),
        ("shorten to end by 19:40", "However short the later levels are, it will hardly end before"),
        ("shorten to end by next day 18:00", "It is expected to end at"),
        ("expect level 2 50/120", "level 2 should be 50/120, but is 50/100"),
        ("expect level 2 50/100 minutes 15", "level 2 should be 50/100 minutes 15:00, but is 50/100 minutes 20:00"),
        ("expect level 2 50/100 limit", "limit is not understood here"),
        ("expect break after level 3 minutes 10", "the break after level 3 should be 10:00, but is 5:00"),
        ("expect break after level 2 minutes 10", "The structure has no break after level 2."),
        ("expect structure 3 levels 1 breaks", "the structure should be 3 levels 1 breaks, but is 20 levels 5 breaks"),
        ("expect end", "a time like 20:30 should come here"),
        ("expect end 21:00 within 5", "the expected end should be 21:00, but is"),
    ],
)
def test_a_wrong_line_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str], line: str, reason: str) -> None:
    path = tmp_path / "test.story"
    path.write_text(OPENING + line, encoding="utf-8")
    assert main(["script", str(path)]) == 2
    assert f"{path}:5: " in (said := capsys.readouterr().err)
    assert reason in said
