"""Lines that expect something of people."""

from collections.abc import Iterable, Mapping

from console.stories.expectations.comparing import NOTHING, Reader, count, same
from console.stories.told import Act, Told
from console.stories.words import Words
from tournament import wording
from tournament.draws import seating
from tournament.language import gettext as _
from tournament.people import guests, leaving, registration
from tournament.state import Tournament


def _here(words: Words) -> Act:
    """`expect here 12`, `expect here Anna`."""
    if (words.peek() or "x")[0].isdigit():
        return count(_("those here"), lambda state: len(guests.here(state)))(words)
    return _being_here(words, wanted=True)


def _not_here(words: Words) -> Act:
    """`expect not here Anna`."""
    return _being_here(words, wanted=False)


def _being_here(words: Words, *, wanted: bool) -> Act:
    name = words.name()
    return same(
        _("{name} being here").format(name=name),
        wanted,
        lambda told: guests.guest_of(told.state, name).arrived is not None,
    )


def _waits(words: Words) -> Act:
    """`expect waiting list Anna, Boris`: who waits, first come first; `nobody`."""
    wanted = () if words.take("nobody") else words.names()

    def found(told: Told) -> str:
        return _row(told.state.guests[player].name for player in told.state.waiting)

    return same(_("the waiting list"), _row(wanted), found)


def _next(words: Words) -> Act:
    """`expect next in line Anna`, `expect next in line nobody`."""
    wanted = "" if words.take("nobody") else words.name()

    def found(told: Told) -> str:
        guest = registration.next_in_line(told.state)
        return _row([] if guest is None else [guest.name])

    return same(_("the next in line"), _row([wanted] if wanted else []), found)


def _no_shows(words: Words) -> Act:
    """`expect no-shows Anna`, `expect no-shows nobody`: whose stack may be removed now."""
    wanted = () if words.take("nobody") else words.names()

    def found(told: Told) -> str:
        return _row(entry.name for entry in leaving.no_shows(told.state, told.here.now()))

    return same(_("the no-shows"), _row(wanted), found)


def _registration(words: Words) -> Act:
    """`expect registration open`, `closed`."""
    wanted = not words.take("closed")
    if wanted:
        words.need("open")
    return same(_("registration being open"), wanted, lambda told: registration.is_open(told.state, told.here.now()))


def _places(words: Words) -> Act:
    """`expect places final`, `expect places provisional`."""
    wanted = words.take("final")
    if not wanted:
        words.need("provisional")
    return same(
        _("the places being final"), wanted, lambda told: registration.places_are_final(told.state, told.here.now())
    )


def _free(words: Words) -> Act:
    """`expect free places 3`, `expect free places unlimited`."""
    wanted = NOTHING if words.take("unlimited") else str(words.number(_("the free places")))

    def found(told: Told) -> str:
        free = registration.places_free(told.state)
        return NOTHING if free is None else str(free)

    return same(_("the free places"), wanted, found)


def _row(names: Iterable[str]) -> str:
    return wording.list_of(list(names)) or _("nobody")


def _seated(state: Tournament) -> int:
    return sum(entry.seat is not None for entry in state.left)


READERS: Mapping[str, Reader] = {
    "expected": count("expected", lambda state: len(guests.expected(state))),
    "here": _here,
    "not here": _not_here,
    "absent": count("absent", lambda state: len(leaving.absent(state))),
    "waiting list": _waits,
    "next in line": _next,
    "no-shows": _no_shows,
    "seated": count("seated", _seated),
    "unseated": count("unseated", lambda state: len(seating.unseated(state))),
    "registration": _registration,
    "places": _places,
    "free places": _free,
    "removed chips": count("removed chips", lambda state: state.removed),
}
"""By the word that follows `expect`."""
