"""What facts about draws make of the state."""

from itertools import combinations

from tournament.changing import replace
from tournament.errors import RuleViolation
from tournament.events import (
    DrawCommitted,
    FinalTableDrawn,
    PlayerSeated,
    PlayersKeptApart,
    SeatsDrawn,
    SeatsRedrawn,
    TableBroken,
)
from tournament.fold.chairs import close, left_for_good, move, noted, sit, stand_up, with_table
from tournament.fold.facts import apply
from tournament.fold.seeds import after_draw
from tournament.names import Instant
from tournament.state import Tournament


@apply.register
def _(event: DrawCommitted, state: Tournament, at: Instant) -> Tournament:
    return replace(state, commitments={**state.commitments, event.number: event.commitment})


@apply.register
def _(event: PlayersKeptApart, state: Tournament, at: Instant) -> Tournament:
    pairs = frozenset(combinations(sorted(event.players), 2))
    return replace(state, apart=state.apart | pairs if event.apart else state.apart - pairs)


@apply.register
def _(event: SeatsDrawn, state: Tournament, at: Instant) -> Tournament:
    for seated in event.seats:
        state = sit(state, seated.entry, seated.seat, at)
    for button in event.buttons:
        state = with_table(state, replace(state.table(button.table), first_button=button.number))
    return after_draw(state, event.draw)


@apply.register
def _(event: PlayerSeated, state: Tournament, at: Instant) -> Tournament:
    table = state.table(event.seat.table)
    if not table.seats and table.positions is None:
        # A table that nobody drew a button for: its first player has it.
        state = with_table(state, replace(table, first_button=event.seat.number))
    state = sit(state, event.entry, event.seat, at)
    return state if event.draw is None else after_draw(state, event.draw)


@apply.register
def _(event: TableBroken, state: Tournament, at: Instant) -> Tournament:
    closed = left_for_good(state, state.tables.keys() - {event.table})
    state = close(move(state, event.moves, at, "TDA 10", closed), event.table)
    if len(state.tables) == 1:
        # The last table broke onto it: it waits no more for a final table to be drawn.
        final = next(iter(state.tables.values()))
        state = with_table(state, replace(final, held=False, ready=max(final.ready, at) if final.held else final.ready))
    return after_draw(state, event.draw)


@apply.register
def _(event: FinalTableDrawn, state: Tournament, at: Instant) -> Tournament:
    closed = left_for_good(state, {event.table})
    for moved in event.moves:
        state = stand_up(state, moved.entry, moved.origin)
    for number in tuple(state.tables):
        if number != event.table:
            state = close(state, number)
    final = state.table(event.table)
    if final.seats:
        raise RuleViolation("seat_taken", table=event.table, seat=min(final.seats))
    drawn = replace(final, positions=None, first_button=event.button, dealt_in=frozenset(), ready=at, held=False)
    state = with_table(state, drawn)
    for moved in event.moves:
        state = sit(state, moved.entry, moved.to, at, moved=moved.origin != moved.to)
    state = noted(state, event.moves, at, state.setup.rules.final_table_rule, closed, everybody=True)
    return after_draw(state, event.draw)


@apply.register
def _(event: SeatsRedrawn, state: Tournament, at: Instant) -> Tournament:
    kept = {button.table: button.number for button in event.buttons}
    closed = left_for_good(state, kept)
    for moved in event.moves:
        state = stand_up(state, moved.entry, moved.origin)
    for number, table in tuple(state.tables.items()):
        if number not in kept:
            state = close(state, number)
            continue
        drawn = replace(table, positions=None, first_button=kept[number], dealt_in=frozenset(), ready=at, held=False)
        state = with_table(state, drawn)
    for moved in event.moves:
        state = sit(state, moved.entry, moved.to, at, moved=moved.origin != moved.to)
    rule = state.setup.rules.redraw_rule(len(kept), len(state.entered))
    state = noted(state, event.moves, at, rule, closed, everybody=True)
    return after_draw(replace(state, redraws=state.redraws | {len(kept)}), event.draw)
