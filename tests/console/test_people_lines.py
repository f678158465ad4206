"""Lines about people: what is wrong in one is named, and what it says is put right in its place."""

from pathlib import Path

import pytest

from console.stories.telling import WrongLine
from tests.console.test_script import tell
from tournament.events import PlayerSeated

OPENING = 'evening "Door" structure club-20 buy-in 20.00 EUR kept until 3 capacity 4\n19:00 enter Anna, Boris, Cyril\n'
COUNTED = 'evening "Clock" structure club-20 counted until 3\n19:00 players +3\n'


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("enter Dana comp for nothing", "because should come here"),
        ("enter Dana owing because", "the reason is missing at the end of the line"),
        ("enter Dana paid much", "much is no amount of EUR"),
        ('enter Dana price "Early bird"', "Tonight there is no price called Early bird for that."),
        ("enter Dana, dana", "dana is named twice."),
        ("enter", "a name is missing"),
        ("expected Anna", "Anna is on tonight's list already."),
        ("not coming Zoe", "Nobody called Zoe plays tonight."),
        ("here Anna", "Anna is here already."),
        ("re-enter Anna", "Anna still has chips; only who is out enters again (WSOP 13)."),
        ("seat Anna 1", "the seat is missing at the end of the line"),
        ("seat Anna 1 1", "There is no table 1."),
        ("seat Anna", "No seat is open; open a table, or choose a free chair."),
        ("capacity many", "the capacity should be a whole number, not many"),
        ("capacity 1", "A tournament needs at least two places, not 1."),
        ("unregister Anna refund 20.01", "Anna was not charged as much as that."),
        ("unregister Anna 9999", "Anna has 10\u202f000 chips, no other number."),
        ("home Anna 9000", "The tournament has not started yet."),
        ("no-show Anna later", "Nobody called Anna later plays tonight."),
        ("players +1", "Tonight players have names; enter them or take them out by name."),
        ("players 3", "the players should be like +3 or -1, not 3"),
        ("name Dana", "next should come here"),
        ("enter Dana, Emil", "All 4 places are taken; join the waiting list."),
        ("expect registration shut", "open should come here"),
        ("expect here 4", "those here should be 4, but is 3"),
        ("expect waiting list Dana", "the waiting list should be Dana, but is nobody"),
    ],
)
def test_what_is_wrong_with_a_line_is_said(tmp_path: Path, line: str, reason: str) -> None:
    with pytest.raises(WrongLine) as wrong:
        tell(tmp_path, OPENING + line)
    assert "test.story:3: " in str(wrong.value)
    assert reason.rstrip(".") in str(wrong.value)


@pytest.mark.parametrize(
    ("opening", "reason"),
    [
        ("kept no-show sometimes", "one of these should follow the word no-show: blind off, refund, remove"),
        ("kept capacity 1", "the capacity should be from 2 to 100000"),
        ("counted seed 7", "say either kept (people play) or seed and a number (robots play)"),
        ("kept until soon", "the last level of registration should be a whole number, not soon"),
    ],
)
def test_what_is_wrong_with_an_opening_is_said(tmp_path: Path, opening: str, reason: str) -> None:
    with pytest.raises(WrongLine) as wrong:
        tell(tmp_path, f'evening "Door" structure club-20 {opening}\n')
    assert reason in str(wrong.value)


@pytest.mark.parametrize(
    ("lines", "holds"),
    [
        ("correct 2 enter Anna, Boris, Dana owing", "expect owing Dana 20.00"),
        ("expected Emil\ncorrect 3 expected Filip", "expect expected 1"),
        ("capacity 3\ncorrect 3 capacity 9", "expect free places 6"),
        ("unregister Anna\ncorrect 3 unregister Boris refund 5.00", "expect refund Boris 5.00"),
        ("open table\nseat everybody\ncorrect 4 seat Anna 1 5", "expect seat Anna 1 5"),
    ],
)
def test_a_line_about_people_is_put_right_in_its_place(tmp_path: Path, lines: str, holds: str) -> None:
    tell(tmp_path, f"{OPENING}{lines}\n{holds}\n")


def test_a_correction_that_is_refused_leaves_nobody_new_in_the_club(tmp_path: Path) -> None:
    told = tell(tmp_path, OPENING + "expect refused full: correct 2 enter Anna, Boris, Zora, Emil, Filip\n")
    assert [player.name for player in told.people.state.players.values()] == ["Anna", "Boris", "Cyril"]


def test_names_of_counted_players_are_put_right_in_their_place(tmp_path: Path) -> None:
    told = tell(tmp_path, f"{COUNTED}name next Anna\ncorrect 3 name next Hana\nexpect in Hana\n")
    assert [entry.shown_name for entry in told.state.left] == ["Hana", "Player 2", "Player 3"]


def test_late_seats_are_drawn_from_the_seed_of_their_line_and_what_the_room_says(tmp_path: Path) -> None:
    """A seed that was announced by itself draws them; a name may begin like one, and another seed is refused."""
    seeds = [f"{head}{'0' * 62}" for head in ("ab", "1b")]
    told = tell(
        tmp_path,
        f"""evening "Door" structure club-20 buy-in 20.00 EUR kept until 3 seats 6
        19:00 enter Anna, Boris, Cyril, Dana, Emil, Filip, Gita, Hana
        19:01 draw
        19:02 enter Jana, Karel, Leo
        19:03 announce draw {seeds[0]}
        19:03 expect refused seed_not_committed: seat Jana
        19:03 seat Jana {seeds[0]} with "7, 12"
        19:04 seat Karel with "three cards"
        19:05 seat everybody {seeds[1]} with "Ks"
        19:05 expect draw verified 4
        """,
    )
    drawn = [
        event.draw for stored in told.here.steps for event in stored.step.events if isinstance(event, PlayerSeated)
    ]
    assert [None if draw is None else draw.client_seed for draw in drawn] == ["7, 12", "three cards", "Ks"]
    assert [None if draw is None else draw.server_seed for draw in drawn][::2] == seeds
