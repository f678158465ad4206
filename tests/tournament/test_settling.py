"""Robots' tables settle themselves under every way of balancing and redrawing, to the last hand."""

from dataclasses import replace
from functools import partial

import pytest

from tests.fakes import Night, created, people
from tests.tournament.test_simulation import FAST, play_on
from tournament import chance, simulation
from tournament.draws import redraws
from tournament.events import Event, FinalTableDrawn, HandPlayed, PlayersMoved, SeatsRedrawn, TableBroken, TableHeld
from tournament.history import Step
from tournament.names import Instant, TableNo
from tournament.rules import Balancing, EveningRules, FinalTable, Redraws
from tournament.state import Tournament
from tournament.tables import balancing, tables


def dealt(players: int, seats: int, rules: EveningRules) -> Night:
    setup = replace(created(structure=FAST, stack=3_000, seats=seats, seed=7), rules=rules)
    return Night(setup).enter(*people(players)).draw(chance.server_seed(7, 1)).start()


def _played(coming: simulation.ComingHand, state: Tournament, at: Instant) -> Step:
    return simulation.play(state, coming)


def happened(night: Night) -> list[Event]:
    return [event for stored in night.evening.steps for event in stored.step.events]


@pytest.mark.parametrize("way", list(Balancing))
def test_every_way_of_balancing_plays_to_the_end(way: Balancing) -> None:
    night = dealt(23, 6, EveningRules(balancing=way))
    timetable = simulation.Timetable()
    while (coming := timetable.coming_hand(night.evening.state)) is not None:
        night.evening.perform(partial(_played, coming), coming.ends)
        state = night.evening.state
        sitting = [entry.seat for entry in state.left]
        assert None not in sitting
        assert len(set(sitting)) == len(sitting)
    assert night.evening.state.finished is not None
    rules = {event.rule for event in happened(night) if isinstance(event, PlayersMoved)}
    assert rules == {balancing.RULES[way]}


@pytest.mark.parametrize(
    ("asked", "kinds"),
    [
        (Redraws.NONE, {TableBroken}),
        (Redraws.FINAL, {TableBroken, FinalTableDrawn}),
        (Redraws.TWO, {TableBroken, SeatsRedrawn, FinalTableDrawn}),
        (Redraws.THREE, {SeatsRedrawn, FinalTableDrawn}),
        (Redraws.BY_ENTRIES, {TableBroken}),
    ],
)
@pytest.mark.parametrize("final", list(FinalTable))
def test_redraws_are_waited_for_and_drawn(asked: Redraws, kinds: set[type], final: FinalTable) -> None:
    """Rules.md B17, B18: twenty-four people at four tables of six."""
    night = play_on(dealt(24, 6, EveningRules(redraws=asked, final_table=final)))
    assert night.evening.state.finished is not None
    assert {type(event) for event in happened(night)} & {TableBroken, SeatsRedrawn, FinalTableDrawn} == kinds
    held: set[int] = set()
    for event in happened(night):
        match event:
            case TableHeld(table):
                held.add(table)
            case HandPlayed():
                assert event.table not in held
            case FinalTableDrawn() | SeatsRedrawn():
                held.clear()
            case TableBroken() if asked in {Redraws.NONE, Redraws.BY_ENTRIES}:
                held.clear()
            case _:
                pass
    assert redraws.redraw_due(night.evening.state) is None


def test_a_posted_breaking_order_is_kept() -> None:
    """WSOP 66."""
    night = dealt(24, 6, EveningRules())
    night.evening.perform(partial(tables.breaking_order, tables=[TableNo(1), TableNo(3)]))
    broken = [event.table for event in happened(play_on(night)) if isinstance(event, TableBroken)]
    assert broken == [1, 3]
