"""Hands with real cards that nobody enters: the program keeps their number, the button and the blinds due."""

from engine.seats import NextHand
from tournament import fold, hands
from tournament.clocks.timekeeping import pressable
from tournament.errors import RuleViolation
from tournament.events import ButtonMoved, Event, TableWay
from tournament.history import Step
from tournament.names import Instant, SeatNo, TableNo
from tournament.outs import hand_for_hand
from tournament.state import Table, Tournament


def coming(state: Tournament, table: Table) -> NextHand:
    """Button, blinds and who is dealt in at a kept table's next hand, by the house's way (TDA 32, 10-A).

    Raises:
        RuleViolation: `too_few_players`, `button_unknown`: nobody has said yet who is big blind there.
    """
    here = hands.playing(state, table)
    if len(here) < 2:
        raise RuleViolation("too_few_players", players=len(here))
    found = hands.next_hand(table, hands.house_rules(state), here)
    if found is None:
        raise RuleViolation("button_unknown", table=table.number)
    return found


def next_hand(state: Tournament, at: Instant, number: TableNo) -> Step:
    """The hand being played at a kept table is over, and the next one begins: button and blinds move on.

    Where no hand is being played, as before the first one and after another way of playing, it only begins one. In
    hand-for-hand the table has then played its hand of this round, and the button lies where the hand after it will be
    dealt from.

    Raises:
        RuleViolation: `no_such_table`, `not_a_kept_table`, `not_started`, `evening_over`, `simulated_time`, `on_break`
            where no hand is being played, `too_few_players`, `button_unknown`, `hand_over_already`.
    """
    on_break = pressable(state, at).on_break
    table = state.table(number)
    if table.way is not TableWay.KEPT:
        raise RuleViolation("not_a_kept_table", table=number)
    events: tuple[Event, ...] = ()
    facts: dict[str, object] = {}
    if table.over:
        if on_break:
            raise RuleViolation("on_break")
    else:
        over = hand_for_hand.table_done(state, at, number)
        events, facts = over.events, dict(over.facts)
    after = fold.apply_step(state, events, at)
    found = coming(after, after.table(number))
    seats = after.table(number).seats
    moved = ButtonMoved(number, found.positions, tuple(seats[SeatNo(seat)] for seat in found.dealt))
    told = {
        "table": number,
        "number": after.table(number).next_number,
        "button": found.positions.button,
        "name": after.entry(seats[SeatNo(found.positions.big_blind)]).shown_name,
    }
    return Step("next_hand", (*events, moved), facts | told)
