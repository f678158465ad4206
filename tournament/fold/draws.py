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
from tournament.fold.chairs import close, move, sit, stand_up, with_table
from tournament.fold.facts import apply
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
    return replace(state, draws=event.draw.number)


@apply.register
def _(event: PlayerSeated, state: Tournament, at: Instant) -> Tournament:
    table = state.table(event.seat.table)
    if not table.seats and table.positions is None:
        # A table that nobody drew a button for: its first player has it.
        state = with_table(state, replace(table, first_button=event.seat.number))
    state = sit(state, event.entry, event.seat, at)
    return state if event.draw is None else replace(state, draws=event.draw.number)


@apply.register
def _(event: TableBroken, state: Tournament, at: Instant) -> Tournament:
    state = move(state, event.moves, at)
    return replace(close(state, event.table), draws=event.draw.number)


@apply.register
def _(event: FinalTableDrawn, state: Tournament, at: Instant) -> Tournament:
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
    return replace(state, draws=event.draw.number)


@apply.register
def _(event: SeatsRedrawn, state: Tournament, at: Instant) -> Tournament:
    for moved in event.moves:
        state = stand_up(state, moved.entry, moved.origin)
    kept = {button.table: button.number for button in event.buttons}
    for number, table in tuple(state.tables.items()):
        if number not in kept:
            state = close(state, number)
            continue
        drawn = replace(table, positions=None, first_button=kept[number], dealt_in=frozenset(), ready=at, held=False)
        state = with_table(state, drawn)
    for moved in event.moves:
        state = sit(state, moved.entry, moved.to, at, moved=moved.origin != moved.to)
    return replace(state, draws=event.draw.number, redraws=state.redraws | {len(kept)})
