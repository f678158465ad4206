"""`main.py script`: what is wrong in a story is named by file and line, and nothing after it is done."""

from pathlib import Path

import pytest

from console import script
from console.cli import main
from console.stories.telling import WrongLine
from console.stories.told import Told
from tests.console.runs import everything
from tournament.names import MINUTE

OPENING = 'evening "Test" structure club-20 kept\n19:00 enter Anna, Boris, Cyril\n19:10 draw\n19:30 start\n'


def tell(folder: Path, text: str) -> Told:
    """Tell a story."""
    path = folder / "test.story"
    path.write_text(text, encoding="utf-8")
    return script.run(path)


def test_steps_tell_their_times_in_the_zone_of_the_story(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "away.story"
    lines = 'evening "A" structure club-20 zone Asia/Tokyo kept\n19:00 enter Anna, Boris\ndraw\nschedule 20:30\n'
    path.write_text(lines, encoding="utf-8")
    assert main(["script", str(path)]) == 0
    assert "19:00  Start set for 20:30" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("lines", "number", "reason"),
    [
        ("20:00 dance", 5, "dance is no decision"),
        ("20:00 bust", 5, "a name is missing"),
        ("20:00 bust Anna by Boris now", 5, "Nobody called Boris now plays tonight"),
        ("20:00 start again", 5, "again is not understood here"),
        ("20:00 pause\n19:50 resume", 6, "the time goes backwards; after midnight write next day 00:20"),
        ("20:00 bust Anna by Zoe", 5, "Nobody called Zoe plays tonight"),
        ("20:00 bust Anna by Boris\n20:01 bust Anna by Boris", 6, "Anna is out already"),
        ("expect left 4", 5, "left should be 4, but is 3"),
        ("19:41 expect clock 9:01 level 1", 5, "the clock should be 9:01 level 1, but is 9:00 level 1"),
        ("expect refused already_out: bust Anna", 5, "it is not refused"),
        ("expect refused not_started: start", 5, "it is refused as already_started"),
        ("expect refused not_started start", 5, "a colon should follow the code of the refusal"),
        ("expect happiness", 5, "happiness is nothing that can be expected"),
        ("expect place Anna fourth", 5, "the place"),
        ("expect prizes x", 5, "x is no amount of EUR"),
        ("expect winner Anna", 5, "the winner should be Anna, but is nobody"),
        ("expect proposal Anna to 2 3", 5, "the proposal should be Anna to 2 3, but is nothing"),
        ("draw 0011", 5, "a seed is 64 hexadecimal digits, not 0011"),
        ("schedule soon", 5, "a time like 20:30 should come here"),
        ("add two", 5, "the time should be minutes or a time like 12:34, not two"),
        ('bust "Anna', 5, "a quotation mark is not closed"),
        ("correct 5", 5, "a decision should follow the number of the step"),
        ("undo x", 5, "the step should be a whole number, not x"),
        ("play 3 cards", 5, "hands should come here"),
        ('enter "A\x07"', 5, "The name A\ufffd holds a control character (U+0007)."),
        ('enter B, "A\x1b[31m"', 5, "The name A\ufffd[31m holds a control character (U+001B)."),
        ("enter A\u202eB", 5, "The name A\ufffdB holds a control character (U+202E)."),
        (f"enter {'x' * 100_000}", 5, f"The name {'x' * 50}… has 100\u202f000 characters; 100 are allowed."),
        (f"bust {'x' * 100_000}", 5, f"Nobody called {'x' * 50}… plays tonight."),
        ("20:00 bust Anna and Boris and Cyril", 5, "Not everybody can be out: somebody has to win."),
        ("play 3 hands", 5, "This evening is played by people"),
        ("next day", 5, "a time like 00:20 should follow the words next day"),
        ("next day 00:20 dance", 5, "dance is no decision"),
        ("balance", 5, "Nobody has to move"),
    ],
)
def test_a_wrong_line_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lines: str, number: int, reason: str
) -> None:
    path = tmp_path / "test.story"
    path.write_text(OPENING + lines + "\n21:00 pause\n", encoding="utf-8")
    assert main(["script", str(path)]) == 2
    captured = capsys.readouterr()
    assert captured.err.startswith(f"{path}:{number}: ")
    assert reason in captured.err
    assert captured.err.count("\n") == 1
    assert "21:00" not in captured.out


@pytest.mark.parametrize(
    ("opening", "reason"),
    [
        ("19:00 enter Anna", "evening should come here"),
        ('evening "A" kept', "the structure is missing"),
        ('evening "A" structure none kept', "There is no structure none"),
        ('evening "A" structure club-20', "say either kept"),
        ('evening "A" structure club-20 kept seed 7', "say either kept"),
        ('evening "A" structure club-20 kept seats 11', "the seats should be from 2 to 10"),
        ('evening "A" structure club-20 kept buy-in much', "much is no buy-in"),
        ('evening "A" structure club-20 kept buy-in 20 QQQ', "QQQ is no currency"),
        ('evening "A" structure club-20 kept on Friday', "the day should be like 2026-11-19, not Friday"),
        ('evening "A" structure club-20 kept soon', "soon is not understood here"),
        ('evening "A" structure levels.csv kept', "starting stack"),
        ("evening structure club-20 kept", "a name is missing"),
    ],
)
def test_a_wrong_opening_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], opening: str, reason: str
) -> None:
    (tmp_path / "levels.csv").write_text("kind,small_blind,big_blind,minutes\nlevel,25,50,20\n", encoding="utf-8")
    path = tmp_path / "test.story"
    path.write_text(f"# A comment.\n\n{opening}\n", encoding="utf-8")
    assert main(["script", str(path)]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"{path}:3: ")
    assert reason in said


def test_an_empty_story_tells_no_evening(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "test.story"
    path.write_text("# Nothing yet.\n", encoding="utf-8")
    assert main(["script", str(path)]) == 2
    assert capsys.readouterr().err == f"{path} tells no evening.\n"


def test_in_a_simulated_evening_time_passes_only_with_the_hands(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "test.story"
    path.write_text('evening "A" structure club-20 seed 7\n19:00 enter Anna, Boris\n', encoding="utf-8")
    assert main(["script", str(path)]) == 2
    assert "time passes only with the hands" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("lines", "number", "reason"),
    [
        ("enter Anna, Boris\nplay 1 hand\n", 3, "Draw the seats first."),
        ("enter Anna, Boris\ndraw\nplay 1 hand\n", 4, "The tournament has not started yet."),
        ("enter Anna, Boris\ndraw\nstart\nunregister Anna\nplay 1 hand\n", 6, "No hand can be played"),
    ],
)
def test_where_robots_cannot_play_the_line_is_named_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lines: str, number: int, reason: str
) -> None:
    path = tmp_path / "test.story"
    path.write_text(f'evening "A" structure club-20 seed 7\n{lines}', encoding="utf-8")
    assert main(["script", str(path)]) == 2
    assert capsys.readouterr().err.startswith(f"{path}:{number}: {reason}")


def test_times_are_told_in_the_zone_of_the_story_wherever_this_computer_is(tmp_path: Path) -> None:
    """Four zones, so that this computer's is not all of them."""
    for zone in ("Asia/Tokyo", "America/Chicago", "Pacific/Auckland", "UTC"):
        story = f'evening "A" structure club-20 kept on 2026-11-19 zone {zone}\n'
        story += '9:00 price "Rebuy" rebuy 10.00 until 2\nenter Anna, Boris\ndraw\n9:30 start\n9:40 count Anna 9000\n'
        story += 'expect counted Anna 9:40\nexpect closes "Rebuy" 10:10\npause\nexpect paused since 9:40\nresume\n'
        end = tell(tmp_path, story + "break now 20\nexpect back 10:00\n")
        assert end.time_of_day(end.at) == "09:40"


def test_a_structure_may_lie_beside_the_story(tmp_path: Path) -> None:
    (tmp_path / "levels.csv").write_text("kind,small_blind,big_blind,minutes\nlevel,25,50,20\n", encoding="utf-8")
    told = tell(tmp_path, 'evening "A" structure levels.csv stack 500 minutes 7 kept\nenter Anna, "Boris, Jr."\n')
    assert told.state.structure.name == "levels"
    assert told.state.clock.length(0) == 7 * MINUTE
    assert [entry.name for entry in told.state.entries.values()] == ["Anna", "Boris, Jr."]


def test_names_in_quotes_may_hold_words_of_the_language(tmp_path: Path) -> None:
    text = OPENING.replace("Boris", '"Stand by Me"').replace("Cyril", '"Number 7"')
    told = tell(tmp_path, text + '19:45 bust "Stand by Me" by Anna  # as he would\nexpect place "Number 7" 1\n'[:42])
    assert len(told.state.left) == 2


def test_what_was_told_is_printed_as_the_history_shows_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "test.story"
    path.write_text(OPENING + "20:00 bust Anna by Boris\n20:01 undo\n", encoding="utf-8")
    assert main(["script", str(path)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "club   1  19:00  Anna, Boris and Cyril joined the club",
        "   2  19:00  Anna, Boris and Cyril entered",
        "   3  19:10  Seats drawn: 3 players, 1 table",
        "   4  19:30  Cards in the air",
        "   5  20:00  Anna out, place 3, by Boris",
        "   6  20:01  Undone: Anna out, place 3, by Boris",
        f"{path}: 6 lines, 6 steps, as expected.",
    ]


def test_a_story_can_be_kept_and_a_wrong_one_leaves_nothing(tmp_path: Path) -> None:
    path = tmp_path / "test.story"
    path.write_text(OPENING + "expect left 4\n", encoding="utf-8")
    assert main(["script", str(path), "--db", str(tmp_path / "new.db")]) == 2
    assert everything(tmp_path) == {"test.story"}
    path.write_text(OPENING + "expect left 3\n", encoding="utf-8")
    assert main(["script", str(path), "--db", str(tmp_path / "new.db")]) == 0
    assert everything(tmp_path) - {"new.db.lock"} == {"test.story", "new.db"}
    assert main(["script", str(path), "--db", str(tmp_path / "new.db")]) == 2


def test_nobody_of_a_refused_line_joins_the_club(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "test.story"
    path.write_text('evening "A" structure club-20 kept\nenter Boris, "Anna\x1b[31m"\n', encoding="utf-8")
    assert main(["script", str(path), "--db", str(tmp_path / "new.db")]) == 2
    assert capsys.readouterr().err == f"{path}:2: The name Anna\ufffd[31m holds a control character (U+001B).\n"
    assert everything(tmp_path) == {"test.story"}


def test_a_name_joins_the_club_as_it_is_kept(tmp_path: Path) -> None:
    told = tell(
        tmp_path, 'evening "A" structure club-20 kept\nenter "Nova\u0301k \u00a0 Jan", Boris\nexpect in Novák Jan\n'
    )
    assert [player.name for player in told.people.state.players.values()] == ["Novák Jan", "Boris"]
    assert [entry.name for entry in told.state.entries.values()] == ["Novák Jan", "Boris"]


ROBOTS = 'evening "A" structure club-turbo stack 300 seed 1\nenter Anna, Boris\ndraw\nstart\n'


def test_after_the_winner_no_hand_can_be_played(tmp_path: Path) -> None:
    over = "play to the end\nexpect left 1\n"
    with pytest.raises(WrongLine, match=r":7: The tournament is over\.$"):
        tell(tmp_path, f"{ROBOTS}{over}play 1 hand\n")
    tell(tmp_path, f"{ROBOTS}{over}expect refused evening_over: play 1 hand\n")
    # An end that is there already is reached.
    tell(tmp_path, f"{ROBOTS}{over}play to the end\nplay until 1 left\nplay 0 hands\n")


def test_so_many_hands_are_played_or_the_line_is_wrong(tmp_path: Path) -> None:
    hands = tell(tmp_path, f"{ROBOTS}play to the end\n").state.hands
    tell(tmp_path, f"{ROBOTS}play {hands} hands\nexpect hands {hands}\n")
    with pytest.raises(WrongLine, match=rf":5: the tournament was over after {hands} hands? of them\.$"):
        tell(tmp_path, f"{ROBOTS}play {hands + 1} hands\n")
