"""Lines about the chips themselves: what is wrong in one is named, and nothing that it says is passed over."""

from pathlib import Path

import pytest

from console.stories.telling import WrongLine
from tests.console.test_script import tell

OPENING = """evening "Chips" structure home-3h stack 1000 buy-in 20.00 EUR kept until 9
18:30 chip set 25 x300, 100 x200, 500 x40
18:31 enter Anna, Boris, Cyril, Dana
18:32 draw
18:33 start
"""
SEED = "ab" * 32


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("round up 25 into 100 total +175 Anna 3", "Anna is not understood here"),
        ("round up 25 into 100 total +175 at table 1", "at is not understood here"),
        ("round up 25 into 100 Anna", "the number of odd chips is missing at the end of the line"),
        ("round up 25 into 100 Anna 160, Boris 1", "Boris cannot have that many chips of that colour: from 0 to 0 are"),
        ("race 25 into 100 Anna 3", "at table should come here"),
        ("race 25 into 100 at table 1 Anna 3 abcdef", "a seed is 64 hexadecimal digits, not abcdef"),
        ("race 25 into 100 at table 1 Anna 3 with", "the client seed is missing at the end of the line"),
        ("race done 25 into 100 total 1e3", "the total should be like +175 or -25, not 1e3"),
        ("found 25 into 100 Anna 3, Boris 2", ", is not understood here"),
        (
            "found 25 into 100 Anna 0",
            "that many chips of that colour: from 1 to 10\u202f000 are possible",
        ),
        ("chip set white 25 300", "the number of chips should be like x12, not 300"),
        ('chip set 25 x300 ""', "(empty) is not understood here"),
        ("expect colour due 100", "the colours due should be 100, but is nothing"),
        ("expect starting chips for 1 25 x40", "Starting stacks are made for 2 to 10\u202f000 players"),
        ("expect serves 5", "serves should be 5, but is 25"),
        ("expect out Anna", "Anna being out should be so, but is not so"),
        ("expect redraw 2", "the redraw should be 2, but is nothing"),
        ("x" * 5_000, "x… is no decision"),
    ],
)
def test_what_is_wrong_in_a_line_is_named(tmp_path: Path, line: str, reason: str) -> None:
    with pytest.raises(WrongLine) as wrong:
        tell(tmp_path, f"{OPENING}{line}\n")
    assert reason in str(wrong.value)
    assert len(str(wrong.value)) < 400


def test_something_from_the_room_is_mixed_into_a_race(tmp_path: Path) -> None:
    race = "19:40 race 25 into 100 at table 1 Anna 3, Boris 3"
    told = tell(tmp_path, f'{OPENING}{race} {SEED} with "As Kd"\nexpect draw verified 2\n')
    draw = told.state.colours[-1].draw
    assert draw is not None
    assert (draw.server_seed, draw.client_seed) == (SEED, "As Kd")
    assert told.state.chips_in_play == 4_050
    nobody_odd = tell(tmp_path, f'{OPENING}19:40 race 25 into 100 at table 1 Anna 0 with "As Kd"\n')
    assert nobody_odd.state.chips_in_play == 4_000


def test_the_race_of_somebody_whose_last_chips_were_a_whole_set_and_one_more_is_verified(tmp_path: Path) -> None:
    told = tell(tmp_path, f"{OPENING}19:40 race 25 into 100 at table 1 Anna 5 last\nexpect draw verified 2\n")
    assert told.state.chips_in_play == 3_975
    told = tell(tmp_path, f"{OPENING}19:40 race 25 into 100 at table 1 Anna 1 last\nexpect draw verified 2\n")
    assert told.state.chips_in_play == 4_075


@pytest.mark.parametrize("how", ["round up", "race done"])
def test_who_is_deciding_has_no_chips_to_change_and_hinders_no_total(tmp_path: Path, how: str) -> None:
    opening = f'{OPENING}price "Rebuy" rebuy 10.00 chips 1000 until 9\n19:35 deciding Dana by Anna\n'
    told = tell(tmp_path, f"{opening}19:40 {how} 25 into 100 total +225\n")
    assert told.state.chips_in_play == 4_225
    with pytest.raises(WrongLine, match="odd chips of 3 players"):
        tell(tmp_path, f"{opening}19:40 {how} 25 into 100 total +300\n")
