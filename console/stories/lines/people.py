"""Lines that decide about people.

Some name people whom the club may not know yet (`expected`, `here`, `enter`, `wait`, `name`): they join it with the
line, so these are read to an `About` instead of a decision.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial

from console.stories.calendar import Calendar
from console.stories.lines.draws import WITH, drawing, is_seed
from console.stories.lines.reading import Decide, Reader, plain
from console.stories.told import Act, Told, entry_of
from console.stories.words import Words, Wrong
from tournament.draws import seating
from tournament.events import Seat
from tournament.history import Step
from tournament.language import gettext as _
from tournament.names import Chips, EntryNo, Instant, SeatNo, TableNo
from tournament.people import counting, entries, guests, leaving, registration
from tournament.people.entries import Terms
from tournament.people.introducing import AboutPeople, introduce
from tournament.sales import money
from tournament.sales.prices import HAND_HAD_BEGUN
from tournament.state import Tournament

# ---- people whom the club may not know yet ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class About:
    """A decision about people of these names."""

    names: tuple[str, ...]
    decide: AboutPeople

    def act(self, instead_of: int | None = None) -> Act:
        """What the line does, in the place of that step if one is given."""

        def act(told: Told) -> None:
            introduce(told.here, told.people, self.names, self.decide, instead_of=instead_of)

        return act


def read(words: Words) -> About | None:
    """The decision about people that comes next on the line, None if none does."""
    for phrase, reader in ABOUT.items():
        if words.take(phrase):
            return reader(words)
    return None


def _of_names(decide: AboutPeople) -> Callable[[Words], About]:
    return lambda words: About(words.names(), decide)


def _enter(words: Words) -> About:
    """`enter Anna, Boris`, `enter Anna paid 10.00 price "Early bird"`, `enter Anna owing because "a friend"`."""
    names = words.names(*_TERMS)
    terms = _terms(words)
    return About(names, lambda state, at, players: entries.enter(state, at, players, terms(state)))


def _name(words: Words) -> About:
    """`name place 5 Anna`, `name next Anna, Boris`."""
    if words.take("place"):
        place = words.number(_("the place"))
        return About((words.name(),), partial(counting.name_place, place=place))
    words.need("next")
    return About(words.names(), counting.name_next)


ABOUT: Mapping[str, Callable[[Words], About]] = {
    "expected": _of_names(guests.expect),
    "here": _of_names(guests.arrive),
    "enter": _enter,
    "wait": _of_names(registration.join_waiting),
    "name": _name,
}
"""By the words that the line begins with."""


# ---- how somebody enters ---------------------------------------------------------------------------------------------

_TERMS = ("owing", "paid", "price", "comp", "away", "hand", "because")


def _terms(words: Words) -> Callable[[Tournament], Terms]:
    """`owing`, `paid 10.00`, `price "Early bird"`, `comp`, `away`, `hand had begun`, `because "…"`, in any order."""
    terms, paid = Terms(), ""
    while words:
        if words.take("owing"):
            paid = "0"
        elif words.take("paid"):
            paid = words.word(_("the amount"))
        elif words.take("price"):
            terms = replace(terms, price=words.word(_("the price")))
        elif words.take("comp"):
            terms = replace(terms, comp=True)
        elif words.take("away"):
            terms = replace(terms, here=False)
        elif words.take("hand had begun"):
            terms = replace(terms, because=HAND_HAD_BEGUN)
        else:
            terms = replace(terms, because=_because(words))
    return lambda state: replace(terms, paid=money.parse_amount(paid, state.setup.currency)) if paid else terms


def _because(words: Words) -> str:
    """`because "a friend of the house"`."""
    words.need("because")
    return words.word(_("the reason"))


# ---- people of the evening -------------------------------------------------------------------------------------------

_Leaving = Callable[[Tournament, Instant, EntryNo, Chips | None], Step]


def _named(decide: Callable[[Tournament, Instant, str], Step]) -> Reader:
    def read(words: Words, calendar: Calendar) -> Decide:
        name = words.name()
        return lambda state, at: decide(state, at, name)

    return read


def _leaving(decide: _Leaving) -> Reader:
    """`home Anna`, `home Anna 4500`: the chips that leave play, where nobody knows them."""

    def read(words: Words, calendar: Calendar) -> Decide:
        name, chips = _name_and_chips(words)
        return lambda state, at: decide(state, at, entry_of(state, name).number, chips)

    return read


def _unregister(words: Words, calendar: Calendar) -> Decide:
    """`unregister Anna`, `unregister Anna 9400 refund 15.00`."""
    name, chips = _name_and_chips(words, "refund")
    text = words.word(_("the amount")) if words.take("refund") else None

    def decide(state: Tournament, at: Instant) -> Step:
        refund = None if text is None else money.parse_amount(text, state.setup.currency)
        return leaving.unregister(state, at, entry_of(state, name).number, refund, chips)

    return decide


def _no_show(words: Words, calendar: Calendar) -> Decide:
    """`no-show Anna 9400`, `no-show Anna because "she rang"`."""
    name, chips = _name_and_chips(words, "because")
    because = _because(words) if words else ""
    return lambda state, at: leaving.remove_no_show(state, at, entry_of(state, name).number, chips, because)


def _re_enter(words: Words, calendar: Calendar) -> Decide:
    """`re-enter Anna`, with the words of `enter`; `re-enter Anna 300` gives up 300 chips for it."""
    name, chips = _name_and_chips(words, *_TERMS)
    terms = _terms(words)
    return lambda state, at: entries.re_enter(state, at, name, terms(state), chips)


def _next_in_line(words: Words, calendar: Calendar) -> Decide:
    terms = _terms(words)
    return lambda state, at: entries.enter_next(state, at, terms(state))


def _name_and_chips(words: Words, *ends: str) -> tuple[str, Chips | None]:
    name = words.name(*ends, *(word for word in words.coming() if word[0].isdigit()))
    coming = words.peek()
    return name, words.number(_("the chips")) if coming is not None and coming[0].isdigit() else None


# ---- seats -----------------------------------------------------------------------------------------------------------


def _seat(words: Words, calendar: Calendar) -> Decide:
    """`seat Anna` draws one, `seat Anna 2 5` gives her seat 5 of table 2, `seat everybody` draws what is missing."""
    if words.take("everybody"):
        return drawing(seating.seat_everybody, words)
    name = words.name(WITH, *(word for word in words.coming() if word[0].isdigit() or is_seed(word)))
    if not words or words.peek() == WITH or is_seed(words.peek() or ""):
        return drawing(lambda state, at, **seeds: seating.seat(state, at, entry_of(state, name).number, **seeds), words)
    place = Seat(TableNo(words.number(_("the table"))), SeatNo(words.number(_("the seat"))))
    return lambda state, at: seating.seat_at(state, at, entry_of(state, name).number, place)


# ---- how many --------------------------------------------------------------------------------------------------------


def _capacity(words: Words, calendar: Calendar) -> Decide:
    """`capacity 20`, `capacity none`."""
    capacity = None if words.take("none") else words.number(_("the capacity"))
    return partial(registration.set_capacity, capacity=capacity)


def _players(words: Words, calendar: Calendar) -> Decide:
    """`players +3`, also with the words of `enter`; `players -1`: one was counted too much."""
    text = words.word(_("the players"))
    if not re.fullmatch("[+-][1-9][0-9]{0,4}", text):
        raise Wrong(_("the players should be like +3 or -1, not {text}").format(text=text))
    count = int(text[1:])
    if text[0] == "-":
        return partial(counting.fewer_players, count=count)
    terms = _terms(words)
    return lambda state, at: counting.more_players(state, at, count, terms(state))


READERS: Mapping[str, Reader] = {
    "not coming": _named(guests.call_off),
    "gone": _named(guests.leave),
    "re-enter": _re_enter,
    "close registration": plain(registration.close),
    "reopen registration": plain(registration.reopen),
    "capacity": _capacity,
    "stop waiting": _named(registration.leave_waiting),
    "next in line": _next_in_line,
    "unregister": _unregister,
    "home": _leaving(leaving.go_home),
    "disqualify": _leaving(leaving.disqualify),
    "no-show": _no_show,
    "seat": _seat,
    "players": _players,
    "one out": plain(counting.one_out),
}
"""By the words that the line begins with."""
