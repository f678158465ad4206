"""Lines about the board: what is wrong in one is named, and nothing that it says is passed over."""

from pathlib import Path

import pytest

from console.stories.telling import WrongLine
from tests.console.test_script import tell

OPENING = """evening "Board" structure club-20 stack 10000 seats 4 buy-in 20.00 EUR kept until 3
18:31 enter Anna, Boris, Cyril, Dana, Eva, Filip
18:32 open table name "Kitchen"
18:32 open table
18:33 seat Anna 1 1
seat Boris 1 2
seat Cyril 1 3
seat Dana 2 1
seat Eva 2 2
seat Filip 2 3
18:40 start
18:50 move Anna to 2 4
"""


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("expect board", "board is nothing that can be expected"),
        ("expect board weather", "board is nothing that can be expected"),
        ("expect board seating", "a name is missing"),
        ("expect board seating Anna", "the table is missing at the end of the line"),
        ("expect board seating Anna 2 3", "the seating page should be Anna 2 3, but is Anna 2 4"),
        ("expect board seating Zoe 2 3", "the seating page should be Zoe 2 3, but is nothing"),
        ("expect board seating 5", "the seating page should be 5, but is 6"),
        ("expect board seating nothing Anna", "Anna is not understood here"),
        ("expect board moves", "a name is missing"),
        ("expect board moves Anna 2 4", "to should come here"),
        ("expect board moves Anna to 2", "the seat is missing at the end of the line"),
        ("expect board moves Anna to 2 4 dealer", "dealer is not understood here"),
        ("expect board moves Anna to 2 4 button", "should be Anna to 2 4 button, but is Anna to 2 4"),
        ("expect board moves nothing", "the moves that are shown should be nothing, but is Anna to 2 4"),
        ("expect board moves everybody 6", "should be everybody 6, but is Anna to 2 4"),
        ("expect board moves since noon nothing", "a time like 20:30 should come here"),
        ("expect board moves since 18:49 nothing", "should be nothing, but is Anna to 2 4"),
        ("expect board last moves nothing", "the last moves should be nothing, but is Anna to 2 4"),
        ('expect board closed "Kitchen"', "the closed tables should be Kitchen, but is nothing"),
        ("expect board prizes", "the place is missing at the end of the line"),
        ("expect board prizes first 20.00", "a place like 4 or places like 4-6 should come here, not first"),
        ("expect board prizes 1-x 20.00", "a place like 4 or places like 4-6 should come here, not 1-x"),
        ("expect board prizes 1", "the prize is missing at the end of the line"),
        ("expect board prizes 1 twenty", "twenty"),
        ("expect board prizes 1 20.001", "20.001"),
        ("expect board prizes 1 120.00 with", "the thing is missing at the end of the line"),
        ("expect board prizes nothing", "the prizes page should be nothing, but is 1 "),
        ("expect board standings nothing at all", "at is not understood here"),
        ("expect board standings Anna", "the standings page should be Anna, but is nothing"),
        ("expect board structure", "level should come here"),
        ("expect board structure level 2", "a time like 20:30 should come here"),
        ("expect board structure level 2 soon", "a time like 20:30 should come here"),
        ("expect board structure level 99 unknown", "the structure page has no such line"),
        ("expect board structure level 2 19:01", "should be 19:01, but is 19:00"),
        ("expect board structure level 1 now going 25", "should be now 25, but is now nothing"),
        ("expect board colours", "a name is missing"),
        ("expect board colours green 25", "the chips should be green 25, but is nothing"),
        ("expect board going green", "the value is missing at the end of the line"),
        ("expect board for sale", "what is sold is missing at the end of the line"),
        ('expect board for sale "Buy-in" 20.00', "chips should come here"),
        ("expect board for sale nothing", "what is for sale should be nothing, but is Buy-in 20.00 chips 10000 until"),
        ('expect board for sale "Buy-in" 20.00 chips 10000 until', "a time like 20:30 should come here"),
        ("expect board round out", "a name is missing"),
        ("expect board round out Anna", "who is out in this round should be Anna, but is nobody"),
        (f"expect board seating {'x' * 5_000}", "the table is missing"),
    ],
)
def test_what_is_wrong_in_a_line_is_named(tmp_path: Path, line: str, reason: str) -> None:
    with pytest.raises(WrongLine) as wrong:
        tell(tmp_path, f"{OPENING}{line}\n")
    assert reason in str(wrong.value)
    assert len(str(wrong.value)) < 400


def test_moves_confirmed_at_a_time_of_the_day_before_are_older_than_all_of_today(tmp_path: Path) -> None:
    tell(
        tmp_path, f"{OPENING}18:51 expect board moves since 18:55 Anna to 2 4\nexpect board moves since 18:50 nothing\n"
    )
