"""A colour goes: rounded up, raced off with cards, or done without the program (TDA 24, rules.md B.9, D-13).

The old chips of every player are changed for new ones, whole sets first; the ways differ in what becomes of the odd
chips. It happens at each table by itself, or at all at once. A player who is moved before his table was done is done
where he sits then; one who has changed his chips already is left out elsewhere.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from tournament.chips import chip_race, chips
from tournament.chips.chip_race import Odd, Race, whole_sets
from tournament.chips.colours_going import holders
from tournament.draws import seating
from tournament.errors import RuleViolation
from tournament.events import ColourChange, ColourRemoved, Draw
from tournament.history import Step
from tournament.names import Chips, EntryNo, Instant, SeatNo, TableNo
from tournament.rules import ColourUp, EveningRules
from tournament.state import Entry, Tournament

MOST_ODD = 10_000
"""So many chips of one colour somebody may be said to have."""


@dataclass(frozen=True, slots=True)
class OddChips:
    """How many chips of the colour a player has; `last`: he has no others."""

    entry: EntryNo
    chips: int
    last: bool = False


def round_up(
    state: Tournament,
    at: Instant,
    value: Chips,
    into: Chips,
    table: TableNo | None = None,
    odd: Sequence[OddChips] = (),
    total: Chips | None = None,
) -> Step:
    """Everybody's odd chips become one new chip, at one table or at all (None).

    Known stacks say by themselves how many are odd. Of others `odd` says it (who is not named has none), or `total`:
    only what it did to the chips in play.

    Raises:
        RuleViolation: what `race` says, but for seats; `odd_chips_unknown` (name them, or give the total),
            `odd_chips_are_known` (a total where they are), `total_out_of_range` (`least`, `most`),
            `total_no_multiple` (`value`).
    """
    players = _players(state, at, value, into, table)
    if total is not None and not odd:
        _check_total(players, value, into, total, fewer=False)
        return _step(state, "colour_rounded_up", ColourRemoved(value, into, ColourUp.ROUND_UP, total, table))
    brought = _brought(state, players, value, into, table, odd)
    changes: list[ColourChange] = []
    for number in sorted(brought):
        left = whole_sets(brought[number].chips, value, into)[1]
        if left:
            changes.append(ColourChange(number, left, into - left * value, brought[number].last))
    event = ColourRemoved(value, into, ColourUp.ROUND_UP, _sum(changes), table, tuple(changes))
    return _step(state, "colour_rounded_up", event)


def race(
    state: Tournament,
    at: Instant,
    value: Chips,
    into: Chips,
    table: TableNo,
    odd: Sequence[OddChips],
    server_seed: bytes,
    client_seed: str = "",
) -> Step:
    """The odd chips of a table are raced for, by the evening's rules; the cards follow from the seeds.

    `value` is what a chip that goes is worth, `into` one of the new ones, a multiple of it; `odd` says who has how many
    old chips. Who is not named has none, and known stacks say it by themselves. `server_seed` are 32 bytes.

    Raises:
        RuleViolation: `not_started`, `evening_over`, `no_such_table`, `new_chip_too_small`, `new_chip_no_multiple`,
            `chips_not_in_set` (`value`), `new_chip_is_gone`, `colour_gone` (`value`), `colour_gone_at_table`,
            `no_such_entry`, `already_out`, `named_twice`, `not_at_table`, `changed_already` (`name`),
            `odd_chips_out_of_range` (`name`, `least`, `most`), `odd_chips_differ` (`name`, `odd`),
            `smaller_chips_there` (`name`, `chips`), `odd_chips_unknown`, `seed_not_committed`.
    """
    draw = seating.next_draw(state, server_seed, client_seed)
    held, entries = dealt(state, at, value, into, table, odd, draw)
    changes = tuple(
        ColourChange(entry.number, each.odd, each.change, each.last)
        for entry, each in zip(entries, held.players, strict=True)
        if each.odd
    )
    event = ColourRemoved(value, into, ColourUp.RACE, held.total, table, changes, draw if changes else None)
    won = [e.shown_name for e, each in zip(entries, held.players, strict=True) if each.won]
    rescued = [e.shown_name for e, each in zip(entries, held.players, strict=True) if each.rescued]
    step = _step(state, "colour_raced", event)
    return Step(step.label, step.events, {**step.facts, "won": won, "rescued": rescued})


def dealt(
    state: Tournament,
    at: Instant,
    value: Chips,
    into: Chips,
    table: TableNo,
    odd: Sequence[OddChips],
    draw: Draw,
) -> tuple[Race, tuple[Entry, ...]]:
    """How the race of that draw goes, before anybody accepts it, and whose the lines are: both from seat 1 on.

    Raises:
        RuleViolation: as `race` says.
    """
    players = _players(state, at, value, into, table)
    brought = _brought(state, players, value, into, table, odd)
    by_seat = {entry.seat.number: entry for entry in players if entry.seat is not None}
    seats = [seat for seat, entry in sorted(by_seat.items()) if entry.number in brought]
    odds = [Odd(seat, brought[by_seat[seat].number].chips, brought[by_seat[seat].number].last) for seat in seats]
    rules = state.setup.rules
    held = chip_race.race(odds, value, into, chip_race.decks(draw), rules.half_chip, rules.rescue_chip)
    return held, tuple(by_seat[seat] for seat in seats)


def told(state: Tournament, at: Instant, value: Chips, into: Chips, total: Chips, table: TableNo | None = None) -> Step:
    """It was done without the program, which is only told what it did to the chips in play (negative: fewer).

    Raises:
        RuleViolation: what `round_up` says; `total_out_of_range`: more than odd chips can make of it.
    """
    players = _players(state, at, value, into, table)
    _check_total(players, value, into, total, fewer=True)
    return _step(state, "colour_done", ColourRemoved(value, into, None, total, table))


def found_later(state: Tournament, at: Instant, value: Chips, into: Chips, entry: EntryNo, count: int) -> Step:
    """Somebody finds chips of a colour that has gone: changed at equal value only; what is less than one new chip goes.

    TDA 24-C. `count`: how many were found; `into`: what the smallest chips still in play are worth.

    Raises:
        RuleViolation: what `race` says of the two values; `no_such_entry`, `already_out`, `odd_chips_out_of_range`
            (`least`, `most`), `colour_not_gone` (`name`): he has not changed his yet, `smaller_chips_in_play`
            (`smallest`): by `into` he would lose more than what is less than the smallest chip.
    """
    _check_going(state, at)
    _check_values(state, value, into)
    player = state.entry(entry)
    if not player.is_in:
        raise RuleViolation("already_out", name=player.shown_name)
    if not 1 <= count <= MOST_ODD:
        raise RuleViolation("odd_chips_out_of_range", name=player.shown_name, least=1, most=MOST_ODD)
    if entry in holders(state, value):
        raise RuleViolation("colour_not_gone", name=player.shown_name, value=value)
    for smaller in chips.values(chips.by_value(state.chip_set)):
        if value < smaller < into and smaller % value == 0 and entry in holders(state, smaller):
            raise RuleViolation("smaller_chips_in_play", value=value, into=into, smallest=smaller)
    left = whole_sets(count, value, into)[1]
    table = None if player.seat is None else player.seat.table
    event = ColourRemoved(value, into, None, -left * value, table, (ColourChange(entry, left, -left * value),))
    step = _step(state, "chips_found_later", event)
    return Step(step.label, step.events, {**step.facts, "name": player.shown_name, "count": count})


def raced_again(event: ColourRemoved, rules: EveningRules) -> Race | None:
    """The race of a recorded colour-up, repeated from its draw alone; None if none was held.

    The places of its lines are those of `changes`, whose `change` they should have.
    """
    if event.way is not ColourUp.RACE or event.draw is None:
        return None
    odds = [Odd(SeatNo(n), each.odd, each.last) for n, each in enumerate(event.changes, start=1)]
    deck = chip_race.decks(event.draw)
    return chip_race.race(odds, event.value, event.into, deck, rules.half_chip, rules.rescue_chip)


# ---- who takes part, with what ---------------------------------------------------------------------------------------


def taking_part(state: Tournament, value: Chips, table: TableNo | None = None) -> tuple[Entry, ...]:
    """Who has not changed the chips of that colour yet: at that table from seat 1 on, or all, by number."""
    holding = holders(state, value)
    return tuple(e for e in (state.left if table is None else state.at_table(table)) if e.number in holding)


def known_odd(entry: Entry, value: Chips, into: Chips) -> int | None:
    """How many chips of that value are odd in a stack that is known exactly; None where it is not.

    Raises:
        RuleViolation: `smaller_chips_there` (`name`, `chips`): they are not all of that value.
    """
    if entry.stack is None or entry.counted is not None:
        return None
    odd, smaller = divmod(entry.stack % into, value)
    if smaller:
        raise RuleViolation("smaller_chips_there", name=entry.shown_name, chips=smaller, value=value)
    return odd


def _is_last(entry: Entry, value: Chips, into: Chips) -> bool:
    return known_odd(entry, value, into) is not None and entry.stack is not None and entry.stack < into


def _players(state: Tournament, at: Instant, value: Chips, into: Chips, table: TableNo | None) -> tuple[Entry, ...]:
    """Those who change chips, if the colour can go there."""
    _check_going(state, at)
    _check_values(state, value, into)
    if into in state.holding and not holders(state, into):
        raise RuleViolation("new_chip_is_gone", value=into)
    players = taking_part(state, value, table)
    if not players and table is not None and state.table(table).seats:
        raise RuleViolation("colour_gone_at_table", value=value, table=table)
    if not players:
        raise RuleViolation("colour_gone", value=value)
    return players


def _brought(
    state: Tournament,
    players: Sequence[Entry],
    value: Chips,
    into: Chips,
    table: TableNo | None,
    odd: Iterable[OddChips],
) -> Mapping[EntryNo, OddChips]:
    """Who has how many chips of the colour: as it was said, and by stacks that are known."""
    said: dict[EntryNo, OddChips] = {}
    here = {entry.number: entry for entry in players}
    for each in odd:
        entry = state.entry(each.entry)
        name = entry.shown_name
        if not entry.is_in:
            raise RuleViolation("already_out", name=name)
        if each.entry in said:
            raise RuleViolation("named_twice", name=name)
        if each.entry not in here:
            if table is not None and (entry.seat is None or entry.seat.table != table):
                raise RuleViolation("not_at_table", name=name, table=table)
            raise RuleViolation("changed_already", name=name, value=value)
        # Nobody has more than is in play beside what the others are said to have.
        most = min(MOST_ODD, state.chips_in_play // value - sum(other.chips for other in said.values()))
        if not 0 <= each.chips <= most:
            raise RuleViolation("odd_chips_out_of_range", name=name, least=0, most=most)
        said[each.entry] = each
    found = {number: each for number, each in said.items() if each.chips}
    unknown = 0
    for number, entry in here.items():
        known = known_odd(entry, value, into)
        if known is None:
            unknown += 1
            continue
        if number in said and whole_sets(said[number].chips, value, into)[1] != known:
            raise RuleViolation("odd_chips_differ", name=entry.shown_name, odd=known, value=value)
        if known:
            found[number] = OddChips(number, known, _is_last(entry, value, into))
    if unknown and not said:
        raise RuleViolation("odd_chips_unknown", value=value)
    return found


# ---- checks and facts ------------------------------------------------------------------------------------------------


def _check_going(state: Tournament, at: Instant) -> None:
    if state.finished is not None:
        raise RuleViolation("evening_over")
    if not state.has_started(at):
        raise RuleViolation("not_started")


def _check_values(state: Tournament, value: Chips, into: Chips) -> None:
    if not 1 <= value < into:
        raise RuleViolation("new_chip_too_small", value=value, into=into)
    if into % value:
        raise RuleViolation("new_chip_no_multiple", value=value, into=into)
    owned = chips.values(chips.by_value(state.chip_set))
    for each in (value, into):
        if owned and each not in owned:
            raise RuleViolation("chips_not_in_set", value=each)


def _check_total(players: Sequence[Entry], value: Chips, into: Chips, total: Chips, *, fewer: bool) -> None:
    # Who has lost all chips and is deciding has none to change, known as that is.
    changing = [entry for entry in players if entry.stack != 0 or entry.counted is not None]
    if any(entry.stack is not None and entry.counted is None for entry in changing):
        raise RuleViolation("odd_chips_are_known", value=value)
    most = len(changing) * (into - value)
    least = -most if fewer else 0
    if not least <= total <= most:
        raise RuleViolation("total_out_of_range", least=least, most=most, players=len(changing))
    if total % value:
        raise RuleViolation("total_no_multiple", value=value, total=total)


def _sum(changes: Iterable[ColourChange]) -> Chips:
    return sum(each.change for each in changes)


def _step(state: Tournament, label: str, event: ColourRemoved) -> Step:
    before = state.chips_in_play
    facts = {
        "value": event.value,
        "into": event.into,
        "table": event.table,
        "before": before,
        "after": before + event.total,
        "total": event.total,
    }
    return Step(label, (event,), facts)
