"""Lines that expect: `expect left 3`. What does not hold stops the story."""

from collections.abc import Callable, Mapping

from console.stories.told import Act, Told, entry_of
from console.stories.words import Words, Wrong
from tournament import money, wording
from tournament.balancing import BreakDue, FinalTableDue, Proposal, propose
from tournament.board import view
from tournament.clock import Phase
from tournament.language import gettext as _
from tournament.names import SECOND
from tournament.standings import Standing, payouts, standings
from tournament.state import Tournament

Reader = Callable[[Words], Act]
NOTHING = "nothing"


def _same(what: str, wanted: object, found: Callable[[Told], object]) -> Act:
    """An act that compares what is found with what is wanted."""

    def act(told: Told) -> None:
        here = found(told)
        if here != wanted:
            raise Wrong(_("{what} should be {wanted}, but is {found}").format(what=what, wanted=wanted, found=here))

    return act


def _count(what: str, found: Callable[[Tournament], object]) -> Reader:
    """`expect WHAT N`."""

    def read(words: Words) -> Act:
        return _same(what, words.number(what), lambda told: found(told.state))

    return read


def _line_of(told: Told, name: str) -> Standing:
    number = entry_of(told.state, name).number
    return next(line for line in standings(told.state) if line.entry == number)


def _place(words: Words) -> Act:
    """`expect place Anna 4`, `expect place Anna 4 tied`."""
    name = _name_before_number(words)
    place = words.number(_("the place"))
    wanted = wording.ordinal_place(place, tied=words.take("tied"))

    def found(told: Told) -> str:
        line = _line_of(told, name)
        return _("still in") if line.place is None else wording.ordinal_place(line.place, tied=line.tied)

    return _same(_("the place of {name}").format(name=name), wanted, found)


def _prize(words: Words) -> Act:
    """`expect prize Anna 60.00`."""
    name = _name_before_number(words)
    return _amounts(_("the prize of {name}").format(name=name), words, lambda told: [_line_of(told, name).prize])


def _prizes(words: Words) -> Act:
    """`expect prizes 60.00 36.00`, `expect prizes nothing`."""
    return _amounts(_("the prizes"), words, lambda told: payouts(told.state))


def _pool(words: Words) -> Act:
    return _amounts(_("the pool"), words, lambda told: [told.state.pool])


def _amounts(what: str, words: Words, found: Callable[[Told], list[int] | tuple[int, ...]]) -> Act:
    texts: list[str] = []
    while not words.take(NOTHING) and words:
        texts.append(words.word(_("an amount")))

    def act(told: Told) -> None:
        currency = told.state.setup.currency
        wanted = [money.parse_amount(text, currency) for text in texts]
        here = list(found(told))
        if here != wanted:
            raise Wrong(
                _("{what} should be {wanted}, but is {found}").format(
                    what=what, wanted=_money(wanted, currency), found=_money(here, currency)
                )
            )

    return act


def _money(amounts: list[int], currency: str) -> str:
    return " ".join(money.plain_amount(amount, currency) for amount in amounts) or NOTHING


def _out(words: Words) -> Act:
    """`expect out Anna`, `expect out Anna by Boris, Cyril`, `expect out Anna by nobody`."""
    name = words.name("by")
    if not words.take("by"):
        return _same(_("{name} being out").format(name=name), True, lambda told: not entry_of(told.state, name).is_in)
    by = () if words.take("nobody") else words.names()

    def found(told: Told) -> str:
        bust = entry_of(told.state, name).bust
        return _("still in") if bust is None else _by(tuple(told.state.entries[n].name for n in bust.by))

    def act(told: Told) -> None:
        known = tuple(entry_of(told.state, winner).name for winner in by)
        _same(_("who has the chips of {name}").format(name=name), _by(known), found)(told)

    return act


def _by(names: tuple[str, ...]) -> str:
    return wording.list_of(names) or _("nobody")


def _in(words: Words) -> Act:
    name = words.name()
    return _same(_("{name} being in").format(name=name), True, lambda told: entry_of(told.state, name).is_in)


def _winner(words: Words) -> Act:
    name = words.name()

    def found(told: Told) -> str:
        return told.state.left[0].name if told.state.finished is not None else _("nobody")

    return _same(_("the winner"), name, found)


def _seat(words: Words) -> Act:
    """`expect seat Anna 1 3`."""
    name = _name_before_number(words)
    wanted = _seat_text(words.number(_("the table")), words.number(_("the seat")))

    def found(told: Told) -> str:
        seat = entry_of(told.state, name).seat
        return _("none") if seat is None else _seat_text(seat.table, seat.number)

    return _same(_("the seat of {name}").format(name=name), wanted, found)


def _seat_text(table: int, seat: int) -> str:
    return _("table {table} seat {seat}").format(table=table, seat=seat)


def _stack(words: Words) -> Act:
    """`expect stack Anna 12000`, `expect stack Anna unknown`."""
    unknown = _("unknown")
    name = words.name("unknown", *(word for word in words.coming() if word[0].isdigit()))
    wanted = unknown if words.take("unknown") else wording.chips(words.number(_("the stack")))

    def found(told: Told) -> str:
        stack = entry_of(told.state, name).stack
        return unknown if stack is None else wording.chips(stack)

    return _same(_("the stack of {name}").format(name=name), wanted, found)


def _clock(words: Words) -> Act:
    """`expect clock 12:34 level 3`, `expect clock 4:00 break`, each with `paused` or `running` if wanted."""
    shown = wording.clock_time(words.length(_("the clock")))
    level = None if words.take("break") else _level(words)
    phases = [phase for phase in (Phase.PAUSED, Phase.RUNNING) if words.take(phase)]
    wanted = _clock_text(shown, level, phases[0] if phases else None)

    def found(told: Told) -> str:
        board = view(told.state, told.here.now())
        number = None if board.on_break or board.level is None else board.level.number
        return _clock_text(wording.clock_time(board.remaining), number, board.phase if phases else None)

    return _same(_("the clock"), wanted, found)


def _level(words: Words) -> int:
    words.need("level")
    return words.number(_("the level"))


def _clock_text(shown: str, level: int | None, phase: Phase | None) -> str:
    where = _("break") if level is None else _("level {level}").format(level=level)
    return " ".join(filter(None, (shown, where, phase)))


def _blinds(words: Words) -> Act:
    """`expect blinds 300/600`, `expect blinds 300/600 ante 600`: those of the level being played."""
    text = words.word(_("the blinds"))
    ante = words.number(_("the ante")) if words.take("ante") else 0
    wanted = f"{text} ante {ante}"

    def found(told: Told) -> str:
        level = view(told.state, told.here.now()).level
        return _("none") if level is None else f"{level.small_blind}/{level.big_blind} ante {level.ante}"

    return _same(_("the level"), wanted, found)


def _phase(phase: Phase) -> Reader:
    """`expect paused` …; a countdown may name the time that is left: `expect countdown 12:00`."""

    def read(words: Words) -> Act:
        left = wording.clock_time(words.length(_("the countdown"))) if phase is Phase.COUNTDOWN and words else None

        def found(told: Told) -> str:
            reading = told.state.clock.reading(told.here.now())
            shown = None if left is None else wording.clock_time(-(-reading.remaining // SECOND) * SECOND)
            return " ".join(filter(None, (reading.phase, shown)))

        return _same(_("the clock"), " ".join(filter(None, (phase, left))), found)

    return read


def _proposal(words: Words) -> Act:
    """`expect proposal Anna to 2 5`, `… somebody 1 to 2 5`, `… break 3`, `… final table`, `… nothing`."""
    if words.take(NOTHING):
        wanted = NOTHING
    elif words.take("final table"):
        wanted = "final table"
    elif words.take("break"):
        wanted = f"break {words.number(_('the table'))}"
    else:
        who = f"somebody {words.number(_('the table'))}" if words.take("somebody") else words.name("to")
        words.need("to")
        wanted = f"{who} to {words.number(_('the table'))} {words.number(_('the seat'))}"

    def found(told: Told) -> str:
        plan = propose(told.state, told.here.now())
        match plan.due if plan is not None else None:
            case FinalTableDue():
                return "final table"
            case BreakDue(table):
                return f"break {table}"
            case _:
                return ", ".join(_move(told, move) for move in plan.moves) if plan is not None else NOTHING

    return _same(_("the proposal"), wanted, found)


def _move(told: Told, move: Proposal) -> str:
    who = f"somebody {move.giving}" if move.entry is None else told.state.entries[move.entry].name
    return f"{who} to {move.receiving} {move.seat.number if move.seat is not None else '-'}"


def _name_before_number(words: Words) -> str:
    """A name that a number follows: `Anna 4`, `Little Joe 4`, `"Player 7" 4`."""
    return words.name(*(word for word in words.coming() if word[0].isdigit()))


READERS: Mapping[str, Reader] = {
    "left": _count("left", lambda state: len(state.left)),
    "entries": _count("entries", lambda state: len(state.entries)),
    "tables": _count("tables", lambda state: len(state.tables)),
    "hands": _count("hands", lambda state: state.hands),
    "chips": _count("chips", lambda state: state.chips_in_play),
    "place": _place,
    "prizes": _prizes,
    "prize": _prize,
    "pool": _pool,
    "out": _out,
    "in": _in,
    "winner": _winner,
    "seat": _seat,
    "stack": _stack,
    "clock": _clock,
    "blinds": _blinds,
    "proposal": _proposal,
    **{phase.value: _phase(phase) for phase in Phase},
}
"""By the word that follows `expect`."""


def read(words: Words) -> Act:
    """The expectation that comes next on the line.

    Raises:
        Wrong: there is none.
    """
    for word, reader in READERS.items():
        if words.take(word):
            return reader(words)
    raise Wrong(_("{word} is nothing that can be expected").format(word=words.word(_("an expectation"))))
