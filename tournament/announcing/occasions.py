"""What happens that a rule may wait for: worked out from an alarm that is due, or from a step that was done.

Taking back, undoing, redoing, correcting and loading announce nothing: what is put right is no news. Nor does a
simulated evening, in which nothing rings.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from tournament.announcing.rules import When
from tournament.clocks.alarms import Alarm, AlarmKind
from tournament.clocks.clock import Phase
from tournament.evening import Change
from tournament.events import (
    BreakTaken,
    ClockResumed,
    ClockSet,
    EveningStarted,
    FinalTableDrawn,
    HandForHandPlayed,
    LevelEnded,
    LevelEntered,
    PlayersMoved,
    RegistrationClosed,
    SeatsRedrawn,
    StructureChanged,
    TableBroken,
    Timing,
)
from tournament.history import Step
from tournament.names import SECOND, EntryNo, Instant, TableNo
from tournament.outs.ties import places
from tournament.people import registration
from tournament.sales import selling
from tournament.standings import prizes
from tournament.state import Tournament
from tournament.structures.structure import Break


@dataclass(frozen=True, slots=True)
class Occasion:
    """Something happened, or is about to, that a rule may wait for.

    Attributes:
        present: the index (from 0) of the level or break that runs or begins, None before the start.
        coming: the index of the one that comes next; `level`: that of the level it is about, the one that begins or
            is played, on a break and before an end the one that comes.
        number: of `BEFORE_END` how many seconds before; of `PLAYERS_LEFT` how many are left.
        were: of `PLAYERS_LEFT`, the fewest who had been left until then.
        entries: whom it is about: who is out, who has won, who has to change seats, whose time is up.
        table: the final table, or the one whose player's time is up.
        sold: the names of the prices that are no longer sold.
    """

    when: When
    at: Instant
    present: int | None
    coming: int
    level: int
    number: int | None = None
    were: int | None = None
    entries: tuple[EntryNo, ...] = ()
    table: TableNo | None = None
    sold: tuple[str, ...] = ()


# ---- what rings ------------------------------------------------------------------------------------------------------

_OF_KIND = {
    AlarmKind.START: When.START,
    AlarmKind.LEVEL: When.LEVEL,
    AlarmKind.BREAK: When.BREAK,
    AlarmKind.BREAK_ENDS: When.BREAK_ENDS,
}


def of_alarm(state: Tournament, alarm: Alarm) -> tuple[Occasion, ...]:
    """What happens as that alarm rings.

    With the end of late entry everybody who is left may be in the money at once.
    """
    if state.setup.timing is Timing.SIMULATED:
        return ()
    match alarm.kind:
        case AlarmKind.WARNING:
            return (_before_end(state, alarm),)
        case AlarmKind.LAST_CHANCE:
            return tuple(_last_chances(state, alarm.at))
        case AlarmKind.SHOT_CLOCK:
            return tuple(_time_is_up(state, alarm))
        case _:
            return (_of_clock(state, _OF_KIND[alarm.kind], alarm.at, alarm.index),)


def _before_end(state: Tournament, alarm: Alarm) -> Occasion:
    counting_down = state.clock.reading(alarm.at).phase is Phase.COUNTDOWN
    return Occasion(
        When.BEFORE_END,
        alarm.at,
        present=None if counting_down else alarm.index - 1,
        coming=alarm.index,
        level=_level(state, alarm.index),
        number=alarm.before // SECOND,
    )


def _last_chances(state: Tournament, at: Instant) -> Iterator[Occasion]:
    sold = _no_longer_sold(state, at - 1, state, at)
    if sold:
        yield _now(state, When.LAST_CHANCE, at, sold=sold)
    if _in_the_money(state, at) and not _in_the_money(state, at - 1):
        yield _now(state, When.IN_THE_MONEY, at)


def _time_is_up(state: Tournament, alarm: Alarm) -> Iterator[Occasion]:
    clock = state.shot_clocks.get(TableNo(alarm.index))
    if clock is not None and clock.table in state.tables:
        entries = () if clock.entry is None else (clock.entry,)
        yield _now(state, When.SHOT_CLOCK, alarm.at, entries=entries, table=clock.table)


# ---- what the director did -------------------------------------------------------------------------------------------


def of_change(change: Change[Tournament]) -> tuple[Occasion, ...]:
    """What has happened with that step, most important last."""
    step = change.stored.step
    if change.after.setup.timing is Timing.SIMULATED or step.undoes is not None or step.instead_of is not None:
        return ()
    clock = tuple(_pressed(change))
    return (*clock, *_closed(change, clock), *_out(change), *_seats(change), *_won(change))


def _pressed(change: Change[Tournament]) -> Iterator[Occasion]:
    """What a press begins. Nothing is said of a level that is only put right: going back, far ahead, setting the time.

    The next level or break, pressed early, is told like one that came by itself, on a clock that stands as well:
    blinds have changed; so is one that begins since the present one was made shorter, or the pause was none. A break
    left onwards, however, always is.
    """
    step, at = change.stored.step, change.stored.at
    if any(isinstance(event, EveningStarted) for event in step.events):
        yield _of_clock(change.after, When.START, at, change.after.clock.reading(at).index)
        return
    begins = _begins(step)
    if not begins:
        return
    before, after = change.before.clock.reading(at), change.after.clock.reading(at)
    onwards = after.index - before.index
    if any(isinstance(event, BreakTaken) for event in begins):
        if after.on_break and not before.on_break:
            yield _of_clock(change.after, When.BREAK, at, after.index)
    elif onwards > 0 and before.on_break and not after.on_break:
        yield _of_clock(change.after, When.BREAK_ENDS, at, after.index)
    elif onwards == 1 or (onwards > 1 and not any(isinstance(event, LevelEntered) for event in begins)):
        yield _of_clock(change.after, When.BREAK if after.on_break else When.LEVEL, at, after.index)


def _begins(step: Step) -> tuple[object, ...]:
    """The facts of a step after which another level or break may have begun."""
    return tuple(
        event
        for event in step.events
        if isinstance(event, ClockResumed | ClockSet | LevelEntered | LevelEnded | HandForHandPlayed | StructureChanged)
        or (isinstance(event, BreakTaken) and event.now)
    )


def _closed(change: Change[Tournament], clock: tuple[Occasion, ...]) -> Iterator[Occasion]:
    """What is no longer sold because the next level was pressed early, or registration was closed by hand."""
    at, step = change.stored.at, change.stored.step
    pressed = any(occasion.when is not When.START for occasion in clock)
    by_hand = any(isinstance(event, RegistrationClosed) for event in step.events)
    if not (pressed or by_hand) or change.after.finished is not None:
        return
    sold = _no_longer_sold(change.before, at, change.after, at)
    if sold:
        yield _now(change.after, When.LAST_CHANCE, at, sold=sold)


def _out(change: Change[Tournament]) -> Iterator[Occasion]:
    before, after, at = change.before, change.after, change.stored.at
    if before.entries is not after.entries:
        new = [number for number, entry in after.entries.items() if entry.bust and _was_in(before, number)]
        new = [number for number in new if not after.entered_again(after.entries[number])]  # he gave up his stack
        place = places(after) if new else {}
        for number in sorted(new, key=lambda number: -place.get(number, (0, False))[0]):
            yield _now(after, When.BUST, at, entries=(number,))
        left, were = len(after.left), len(before.left)
        if left < were and after.has_started(at):
            yield _now(after, When.PLAYERS_LEFT, at, number=left, were=_fewest(before, were))
    if before.hand_for_hand is None and after.hand_for_hand is not None:
        yield _now(after, When.HAND_FOR_HAND, at)
    if _money_may_differ(before, after) and _in_the_money(after, at) and not _in_the_money(before, at):
        yield _now(after, When.IN_THE_MONEY, at)


def _seats(change: Change[Tournament]) -> Iterator[Occasion]:
    """The final table, or else new seats: everybody at the final table knows that he sits elsewhere."""
    before, after, at = change.before, change.after, change.stored.at
    if before.tables is after.tables or after.finished is not None:
        return
    drawn = any(isinstance(event, _MOVES) for event in change.stored.step.events)
    if after.has_started(at) and len(_played(before)) > 1 and len(_played(after)) == 1:
        yield _now(after, When.FINAL_TABLE, at, table=_played(after)[0])
    elif drawn and after.moved and after.moved[-1:] != before.moved[-1:]:
        moved = tuple(each.entry for each in after.moved[-1].moves)
        yield _now(after, When.NEW_SEATS, at, entries=moved)


_MOVES = (PlayersMoved, TableBroken, SeatsRedrawn, FinalTableDrawn)


def _won(change: Change[Tournament]) -> Iterator[Occasion]:
    if change.before.finished is None and change.after.finished is not None:
        left = tuple(entry.number for entry in change.after.left)
        yield _now(change.after, When.WINNER, change.stored.at, entries=left)


# ---- what is asked of a state ----------------------------------------------------------------------------------------


def _of_clock(state: Tournament, when: When, at: Instant, index: int) -> Occasion:
    """That this level or break begins."""
    return Occasion(when, at, present=index, coming=index + 1, level=_level(state, index))


def _now(
    state: Tournament,
    when: When,
    at: Instant,
    *,
    number: int | None = None,
    were: int | None = None,
    entries: tuple[EntryNo, ...] = (),
    table: TableNo | None = None,
    sold: tuple[str, ...] = (),
) -> Occasion:
    """Something that happens in whatever level or break there is."""
    reading = state.clock.reading(at)
    waiting = reading.phase in (Phase.WAITING, Phase.COUNTDOWN)
    return Occasion(
        when,
        at,
        present=None if waiting else reading.index,
        coming=reading.index if waiting else reading.index + 1,
        level=_level(state, reading.index),
        number=number,
        were=were,
        entries=entries,
        table=table,
        sold=sold,
    )


def _level(state: Tournament, index: int) -> int:
    """The index of that level; of a break, of the level after it."""
    return state.structure.next_level(index) if isinstance(state.structure.period(index), Break) else index


def _no_longer_sold(before: Tournament, then: Instant, after: Tournament, at: Instant) -> tuple[str, ...]:
    """The names of the prices that could be bought then and cannot be now, in the order of the list."""
    still = {offer.price.name for offer in selling.on_sale(after, at)}
    found = dict.fromkeys(offer.price.name for offer in selling.on_sale(before, then))
    return tuple(name for name in found if name not in still)


def _was_in(before: Tournament, number: EntryNo) -> bool:
    entry = before.entries.get(number)
    return entry is not None and entry.is_in


def _played(state: Tournament) -> list[TableNo]:
    """The tables at which somebody sits."""
    return [number for number, table in sorted(state.tables.items()) if table.seats]


def _fewest(state: Tournament, left: int) -> int:
    """The fewest who have been left after any bust that stands, or are now.

    Who bought back in was out for a moment; whoever enters again makes them more, but not for the first time.
    """
    changes: Counter[Instant] = Counter()
    busts = {entry.bust.at for entry in state.entered if entry.bust is not None}
    for entry in state.entered:
        changes[entry.entered_at] += 1
        if entry.bust is not None:
            changes[entry.bust.at] -= 1
    inside, fewest = 0, left
    for at in sorted(changes):
        inside += changes[at]
        if at in busts:
            fewest = min(fewest, inside)
    return fewest


def _money_may_differ(before: Tournament, after: Tournament) -> bool:
    """Whether it is worth asking again who is in the money: reckoning the prizes of a large evening takes a moment."""
    return before.clock is not after.clock or (
        (before.entries, before.payouts, before.closed_at, before.prices)
        != (after.entries, after.payouts, after.closed_at, after.prices)
    )


def _in_the_money(state: Tournament, at: Instant) -> bool:
    """Whether somebody is out and everybody who is left gets a prize, and nobody can enter any more."""
    left = len(state.left)
    if left == len(state.entered) or state.finished is not None or state.deal is not None:
        return False
    if not state.has_started(at) or not registration.places_are_final(state, at):
        return False
    paid = {prize.place for prize in prizes(state) if prize.amount or prize.thing}
    return all(place in paid for place in range(1, left + 1))
