"""Checking an evening's draws from its log alone, as anybody can who has the file (docs/draws.md).

Each live draw is made again from the state before it and the seed in its record, and compared with what the log says;
and the seed with the SHA-256 that was announced before, if one was. Nothing of the log is taken on trust but what the
draw was made from: who was there, where the others sat, and the evening's rules.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import takewhile
from typing import Any

from tournament import fold
from tournament.bounties import mystery
from tournament.changing import replace
from tournament.chips import colour_up
from tournament.draws import breaking, redraws, seating
from tournament.draws import draw as drawing
from tournament.draws.draw import draw_of
from tournament.errors import RuleViolation
from tournament.events import (
    ColourRemoved,
    Draw,
    DrawCommitted,
    EnvelopeDrawn,
    Event,
    FinalTableDrawn,
    PlayerReinstated,
    PlayerSeated,
    Seat,
    SeatsDrawn,
    SeatsRedrawn,
    TableBroken,
)
from tournament.history import Ledger, Place, Stored
from tournament.names import EntryNo, Instant, TableNo
from tournament.sales import money
from tournament.state import Tournament


class Drawn(StrEnum):
    """What a draw was for."""

    SEATS = "seats"
    LATE = "late"
    BROKEN = "broken"
    FINAL = "final"
    REDRAW = "redraw"
    BACK = "back"
    """The seat of somebody who is back in."""
    RACE = "race"
    """The cards of a race for odd chips."""
    ENVELOPE = "envelope"


@dataclass(frozen=True, slots=True)
class Fault:
    """What is not as it follows: a code of `refusals` with its facts."""

    code: str
    facts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Verified:
    """One draw, checked.

    Attributes:
        draw: its record, with the seeds.
        seq: the number of its step; `at`: when it was made.
        committed_at: when the fingerprint of the seed that counts was announced, None: it was not.
        announcements: how many fingerprints were announced for it in all, those replaced or taken back too.
        taken_back: how many draws of this number were taken back or corrected.
        faults: what is not as it follows from the seeds; none: all is right.
    """

    draw: Draw
    what: Drawn
    seq: int
    at: Instant
    committed_at: Instant | None
    announcements: int
    taken_back: int
    faults: tuple[Fault, ...]

    @property
    def right(self) -> bool:
        """Whether everything is as it follows."""
        return not self.faults


@dataclass(frozen=True, slots=True)
class Verification:
    """All live draws of an evening, in order; `stopped`: where the log contradicts itself, nothing after is checked."""

    draws: tuple[Verified, ...]
    stopped: RuleViolation | None = None

    @property
    def right(self) -> bool:
        """Whether every draw is as it follows, and all of them could be checked."""
        return self.stopped is None and all(each.right for each in self.draws)


@dataclass(frozen=True, slots=True)
class _Group:
    """One draw in a step: its events (several where players were seated in one go), and the states before them."""

    draw: Draw
    events: tuple[Event, ...]
    before_step: Tournament
    here: Tournament


@dataclass(frozen=True, slots=True)
class _Before:
    """What stood before a place: the state, and what was announced for which draw, with its instant."""

    state: Tournament | None = None
    announced: Mapping[int, tuple[Instant, str]] = field(default_factory=dict)

    def then(self, place: Place) -> "_Before":
        """What stands after that place.

        What was announced is compared with the draw itself, so that a seed that does not fit is told and the rest
        checked, too.
        """
        events, at = place.shown.step.events, place.first.at
        shown = {e.number: (at, e.commitment) for e in events if isinstance(e, DrawCommitted)}
        state = replace(fold.apply_step(self.state, events, at), commitments={})
        return _Before(state, {**self.announced, **shown} if shown else self.announced)


def verify(steps: Iterable[Stored]) -> Verification:
    """Make every live draw of a log again; the log need not stand, as one that somebody has changed may not.

    A draw was made from what was known then: what was undone or corrected later counts for it as it did before.
    """
    found = Verification(())
    for found in by_steps(steps):  # noqa: B007  (the last is the whole)
        pass
    return found


def by_steps(steps: Iterable[Stored]) -> Iterator[Verification]:
    """The same, a step of the log at a time: what is found by then; the last is the whole, as `verify` gives it."""
    ledger = Ledger(steps)
    places = tuple(ledger.places())
    taken_back = _taken_back(ledger, places)
    found: tuple[Verified, ...] = ()
    misnamed: list[Fault] = []
    before = _Before()
    for place in places:
        stored, at = place.shown, place.first.at
        try:
            known = _known_then(ledger, place, before)
            for group in _groups(known.state, stored.step.events, at):
                what, faults = _checked(group)
                shown = known.announced.get(group.draw.number)
                committed_at = None if shown is None else shown[0]
                counts = _announcements(ledger, group.draw.number, stored.seq), taken_back[group.draw.number]
                wrong = (*misnamed, *_unfit(group, shown), *faults)
                found = (*found, Verified(group.draw, what, stored.seq, at, committed_at, *counts, wrong))
                misnamed.clear()
            misnamed += _misnamed(known.state, place)
            before = before.then(place)
        except RuleViolation as refusal:
            facts = {**refusal.facts, "seq": place.first.seq, "label": stored.step.label}
            yield Verification(found, RuleViolation(refusal.code, **facts))
            return
        yield Verification(found)


def _known_then(ledger: Ledger, place: Place, before: _Before) -> _Before:
    """What stood before a place when its step was stored; `before`: what stands there by all that came later.

    Both are the same, unless something before it was undone or corrected afterwards.
    """
    if all(draw_of(e) is None and not isinstance(e, DrawCommitted) for e in place.shown.step.events):
        return before
    here, stored = place.first.seq, place.shown.seq
    later = (each for each in ledger.steps[stored:] if each.step.undoes is not None or each.step.instead_of is not None)
    if all(ledger.place_of(each) >= here for each in later):
        return before
    earlier = Ledger(each for each in ledger.steps if each.seq < stored)
    known = _Before()
    for each in earlier.places():
        if each.first.seq < here:
            known = known.then(each)
    return known


def _unfit(group: _Group, shown: tuple[Instant, str] | None) -> Iterator[Fault]:
    """Whether the record's number is the one that came next, and its seed the announced one."""
    if group.draw.number != group.here.draws + 1:
        yield Fault("draw_number_unfit", {"wanted": group.here.draws + 1})
    if shown is not None and not drawing.fits(group.draw, shown[1]):
        yield Fault("draw_seed_unfit", {"announced_at": shown[0]})


def _misnamed(state: Tournament | None, place: Place) -> Iterator[Fault]:
    """What was announced there for another draw than came next: so it would hold for none."""
    for event in place.shown.step.events:
        if isinstance(event, DrawCommitted) and state is not None and event.number != state.draws + 1:
            facts = {"announced_at": place.first.at, "number": event.number, "wanted": state.draws + 1}
            yield Fault("draw_announced_unfit", facts)


def _groups(state: Tournament | None, events: Sequence[Event], at: Instant) -> Iterator[_Group]:
    """The draws of a step, in order."""
    if state is None or all(draw_of(event) is None for event in events):
        return
    here, place = state, 0
    while place < len(events):
        draw = draw_of(events[place])
        several = isinstance(events[place], PlayerSeated) and draw is not None
        rest = takewhile(lambda e: isinstance(e, PlayerSeated) and e.draw == draw, events[place:])  # noqa: B023
        group = tuple(rest) if several else (events[place],)
        if draw is not None:
            yield _Group(draw, group, state, here)
        place += len(group)
        if place == len(events):
            return
        for event in group:
            here = fold.apply(event, here, at)


def _taken_back(ledger: Ledger, places: Iterable[Place]) -> Counter[int]:
    """How many draws of each number do not count any more."""
    shown = {place.shown.seq for place in places}
    found: Counter[int] = Counter()
    for stored in ledger.steps:
        if stored.seq not in shown:
            draws = filter(None, map(draw_of, stored.step.events))
            found.update({draw.number for draw in draws})
    return found


def _announcements(ledger: Ledger, number: int, before: int) -> int:
    return sum(
        isinstance(event, DrawCommitted) and event.number == number
        for stored in ledger.steps
        if stored.seq < before
        for event in stored.step.events
    )


# ---- one draw --------------------------------------------------------------------------------------------------------


def _checked(group: _Group) -> tuple[Drawn, list[Fault]]:
    """What the draw was for, and what is wrong with it."""
    first = group.events[0]
    what = WHAT[type(first)]
    if not drawing.readable(group.draw):
        return what, [Fault("draw_seed_unreadable")]
    try:
        return what, _faults(group)
    except RuleViolation as refusal:
        return what, [Fault("draw_impossible"), Fault(refusal.code, refusal.facts)]


def _faults(group: _Group) -> list[Fault]:
    here, draw = group.here, group.draw
    match group.events[0]:
        case SeatsDrawn() as event:
            wanted, _opened, _drawn = seating.starting_seats(group.before_step, draw)
            found = {seated.entry: seated.seat for seated in event.seats}
            seats = _misplaced(here, {seated.entry: seated.seat for seated in wanted.seats}, found)
            return seats + _buttons(wanted.buttons, event.buttons)
        case PlayerSeated():
            found = {event.entry: event.seat for event in group.events if isinstance(event, PlayerSeated)}
            return _misplaced(here, seating.late_seats(here, sorted(found), draw).seats, found)
        case PlayerReinstated(entry=entry, seat=seat):
            found = {} if seat is None else {entry: seat}
            return _misplaced(here, {entry: seating.drawn_seat(here, draw, entry)}, found)
        case TableBroken() as broken:
            dealt = breaking.dealt(here, broken.table, draw)[0] if broken.cards else None
            table = dealt or breaking.shuffled_onto(here, broken.table, draw)
            return _misplaced(here, _places(table), _places(broken)) + _cards(here, table, broken)
        case FinalTableDrawn() as final:
            drawn = redraws.drawn_final(here, draw)[0]
            button, shown = Seat(drawn.table, drawn.button), Seat(final.table, final.button)
            return _misplaced(here, _places(drawn), _places(final)) + _buttons((button,), (shown,))
        case SeatsRedrawn() as redrawn:
            again = redraws.redrawn(here, len(redrawn.buttons), draw)[0]
            return _misplaced(here, _places(again), _places(redrawn)) + _buttons(again.buttons, redrawn.buttons)
        case ColourRemoved() as raced:
            return _chips(here, raced)
        case EnvelopeDrawn() as opened:
            return _envelope(here, opened)
        case _:
            return []


def _places(event: TableBroken | FinalTableDrawn | SeatsRedrawn) -> dict[EntryNo, Seat]:
    return {moved.entry: moved.to for moved in event.moves}


def _misplaced(state: Tournament, wanted: Mapping[EntryNo, Seat], found: Mapping[EntryNo, Seat]) -> list[Fault]:
    """Who is not where the draw has put him."""
    faults = []
    for entry in sorted({*wanted, *found}):
        should, does = wanted.get(entry), found.get(entry)
        if should == does:
            continue
        facts: dict[str, Any] = {"name": _name(state, entry)}
        if should is not None:
            facts |= {"table": should.table, "seat": should.number}
        if does is not None:
            facts |= {"found_table": does.table, "found_seat": does.number}
        code = "draw_left_out" if does is None else "draw_too_many" if should is None else "draw_elsewhere"
        faults.append(Fault(code, facts))
    return faults


def _buttons(wanted: Iterable[Seat], found: Iterable[Seat]) -> list[Fault]:
    here: dict[TableNo, int] = {seat.table: seat.number for seat in found}
    return [
        Fault("draw_button_elsewhere", {"table": seat.table, "seat": seat.number, "found_seat": here.get(seat.table)})
        for seat in wanted
        if here.get(seat.table) != seat.number
    ]


def _cards(state: Tournament, wanted: TableBroken, found: TableBroken) -> list[Fault]:
    """Whose open card is another one than the deck gave him."""
    shown = dict(zip((moved.entry for moved in found.moves), found.cards, strict=False))
    dealt = dict(zip((moved.entry for moved in wanted.moves), wanted.cards, strict=False))
    return [
        Fault("draw_card_differs", {"name": _name(state, entry), "card": card, "found_card": shown.get(entry)})
        for entry, card in dealt.items()
        if shown.get(entry) != card
    ]


def _chips(state: Tournament, raced: ColourRemoved) -> list[Fault]:
    """Whose change is another one than the cards of the race gave him, and whether the total is that of all."""
    if raced.value < 1 or raced.into % raced.value:
        return [Fault("draw_impossible")]
    # The cards are dealt from seat 1 on, in whatever order the record has the players.
    by_seat = sorted(raced.changes, key=lambda each: _seat_at(state, each.entry, raced.table).number)
    again = colour_up.raced_again(replace(raced, changes=tuple(by_seat)), state.setup.rules)
    if again is None:
        return [Fault("draw_impossible")]
    faults = [
        Fault(
            "draw_change_differs",
            {"name": _name(state, found.entry), "change": wanted.change, "found_change": found.change},
        )
        for found, wanted in zip(by_seat, again.players, strict=True)
        if found.change != wanted.change
    ]
    if raced.total != again.total:
        faults.append(Fault("draw_total_differs", {"total": again.total, "found_total": raced.total}))
    return faults


def _seat_at(state: Tournament, number: EntryNo, table: TableNo | None) -> Seat:
    entry = state.entry(number)
    if entry.seat is None or entry.seat.table != table:
        raise RuleViolation("not_at_table", name=entry.shown_name, table=table)
    return entry.seat


def _envelope(state: Tournament, opened: EnvelopeDrawn) -> list[Fault]:
    """Whether another envelope was drawn than the seed takes from those left."""
    left = mystery.envelopes_left(state)
    if not left:
        raise RuleViolation("no_envelope_left")
    amount, currency = mystery.drawn_amount(left, opened.draw), state.setup.currency
    if amount == opened.amount:
        return []
    facts = {
        "name": _name(state, opened.entry),
        "amount": money.plain_amount(amount, currency),
        "found_amount": money.plain_amount(opened.amount, currency),
        "currency": currency,
    }
    return [Fault("draw_envelope_differs", facts)]


def _name(state: Tournament, entry: EntryNo) -> str:
    known = state.entries.get(entry)
    return str(entry) if known is None else known.shown_name


WHAT: Mapping[type[Event], Drawn] = {
    SeatsDrawn: Drawn.SEATS,
    PlayerSeated: Drawn.LATE,
    PlayerReinstated: Drawn.BACK,
    TableBroken: Drawn.BROKEN,
    FinalTableDrawn: Drawn.FINAL,
    SeatsRedrawn: Drawn.REDRAW,
    ColourRemoved: Drawn.RACE,
    EnvelopeDrawn: Drawn.ENVELOPE,
}
"""What a draw was for, by the kind of fact that came from it."""
