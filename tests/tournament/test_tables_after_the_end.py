"""Once the tournament is over its tables stay as they are; and where nobody is in, there is no final table."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.fakes import people
from tests.tournament.doors import Door, opened
from tournament.deals import deal_making
from tournament.deals.deals import Method
from tournament.draws import breaking, redraws
from tournament.errors import RuleViolation
from tournament.events import Ending, Seat
from tournament.names import SeatNo, TableNo
from tournament.rules import EveningRules, Redraws
from tournament.tables import moves, plans, tables

TWO = TableNo(2)
SEED = bytes(32)


def over(seats: int, players: int) -> Door:
    """Two tables were left when a deal ended it."""
    door = Door(opened(until=0, more=(), seats=seats)).start(*people(players))
    assert sorted(door.state.tables) == [1, 2]
    door.do(deal_making.make_deal, Method.EVEN, ending=Ending.TIE)
    assert door.state.finished is not None
    return door


@pytest.mark.parametrize(
    "attempt",
    [
        lambda door: door.do(redraws.redraw, SEED, 2),
        lambda door: door.do(redraws.draw_final_table, SEED),
        lambda door: door.do(breaking.break_table, TWO, SEED),
        lambda door: door.do(moves.move_by_hand, door.state.at_table(TWO)[0].number, Seat(TWO, SeatNo(4))),
        lambda door: door.do(plans.accept),
    ],
    ids=["redraw", "final table", "break", "move", "balance"],
)
def test_after_the_end_nobody_is_drawn_or_moved(attempt: Callable[[Door], object]) -> None:
    """As swaps, and tables opened or closed."""
    door = over(seats=4, players=5)
    steps = len(door.night.evening.steps)
    with pytest.raises(RuleViolation) as refusal:
        attempt(door)
    assert refusal.value.code == "evening_over"
    assert len(door.night.evening.steps) == steps


@pytest.mark.parametrize("redrawn", [Redraws.FINAL, Redraws.NONE])
def test_where_nobody_is_in_there_is_no_final_table(redrawn: Redraws) -> None:
    door = Door(replace(opened(), rules=EveningRules(redraws=redrawn)))
    door.do(tables.open_table).do(tables.open_table)
    with pytest.raises(RuleViolation) as refusal:
        door.do(redraws.draw_final_table, SEED)
    assert refusal.value.code == "too_few_players"
