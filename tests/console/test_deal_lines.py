"""Lines about deals: what may stand in which order; and seats drawn for somebody who is back, by two seeds."""

from pathlib import Path

import pytest

from console.stories.telling import WrongLine
from tests.console.test_script import tell
from tournament.events import PlayerReinstated
from tournament.names import EntryNo

NIGHT = """evening "Test" structure club-20 stack 5000 seats 6 buy-in 20.00 EUR kept
19:00 enter Anna, Boris, Cyril
19:10 draw
19:30 start
21:30 bust Cyril by Boris
"""


@pytest.mark.parametrize("terms", ["unit 1.00 kept 10.00", "kept 10.00 unit 1.00"])
def test_unit_and_kept_stand_in_any_order(terms: str, tmp_path: Path) -> None:
    told = tell(tmp_path, f"{NIGHT}21:32 deal chips Anna 10001, Boris 4999 {terms} play on")
    deal = told.state.deal
    assert deal is not None
    assert (deal.kept, [share.amount % 100 for share in deal.shares]) == (1_000, [0, 0])


def test_each_of_them_stands_there_once(tmp_path: Path) -> None:
    with pytest.raises(WrongLine):
        tell(tmp_path, f"{NIGHT}21:32 deal even kept 10.00 kept 5.00 play on")


def test_who_is_back_in_a_drawn_seat_may_add_a_seed_of_his_own(tmp_path: Path) -> None:
    late = NIGHT.replace("20.00 EUR", "20.00 EUR until 20")
    bust = tell(tmp_path, f"{late}21:31 enter Dana").state.entries[EntryNo(3)].bust
    assert bust is not None
    seat = bust.seat
    assert seat is not None
    taken = f"{late}21:31 enter Dana\n21:31 seat Dana {seat.table} {seat.number}\n"
    told = tell(tmp_path, f'{taken}21:32 reinstate Cyril with "heads"')
    (back,) = [e for step in told.here.steps for e in step.step.events if isinstance(e, PlayerReinstated)]
    assert back.draw is not None
    assert back.draw.client_seed == "heads"
