"""Lines that expect something of draws."""

from collections.abc import Mapping
from itertools import combinations

from console.stories.expectations.comparing import NOTHING, Reader, same
from console.stories.told import Act, Told, entry_of
from console.stories.words import Words, Wrong
from tournament.draws import redraws, verifying
from tournament.language import gettext as _
from tournament.people.people import person_key
from tournament.state import Tournament
from tournament.wording import verified


def _verified(words: Words) -> Act:
    """`expect draw verified`, `expect draw verified 3`: all draws so far follow from their seeds, three of them."""
    wanted = words.number(_("the draws")) if words else None

    def act(told: Told) -> None:
        found = verifying.verify(told.here.steps)
        for each in found.draws:
            for fault in each.faults:
                raise Wrong(
                    _("draw {draw} does not follow from its seed: {fault}").format(
                        draw=each.draw.number, fault=verified.fault(fault).rstrip(".")
                    )
                )
        if found.stopped is not None:
            raise found.stopped
        if wanted is not None and len(found.draws) != wanted:
            raise Wrong(
                _("{what} should be {wanted}, but is {found}").format(
                    what=_("draws"), wanted=wanted, found=len(found.draws)
                )
            )

    return act


def _announced(words: Words) -> Act:
    """`expect announced draw 2`: that is the next one, and its fingerprint is shown; `expect announced nothing`."""
    if words.take(NOTHING):
        return same(_("the announced draw"), None, lambda told: _next_announced(told.state))
    words.need("draw")
    return same(_("the announced draw"), words.number(_("the draw")), lambda told: _next_announced(told.state))


def _next_announced(state: Tournament) -> int | None:
    number = state.draws + 1
    return number if number in state.commitments else None


def _kept_apart(words: Words, *, wanted: bool) -> Act:
    names = words.names()

    def found(told: Told) -> bool:
        numbers = [_person(told.state, name) for name in names]
        return all((min(pair), max(pair)) in told.state.apart for pair in combinations(numbers, 2))

    return same(_("whether they are kept apart"), wanted, found)


def _person(state: Tournament, name: str) -> int:
    for guest in state.guests.values():
        if person_key(guest.name) == person_key(name):
            return guest.player
    raise Wrong(_("{name} is no guest tonight").format(name=name))


def _at_different_tables(words: Words) -> Act:
    names = words.names()

    def found(told: Told) -> bool:
        seats = [entry_of(told.state, name).seat for name in names]
        tables = [seat.table for seat in seats if seat is not None]
        return len(set(tables)) == len(names)

    return same(_("whether they sit at different tables"), True, found)


def _redraw(words: Words) -> Act:
    """`expect redraw 2`: the rules ask for a redraw onto two tables now; `expect redraw nothing`."""
    wanted = None if words.take(NOTHING) else words.number(_("the tables"))
    return same(_("the redraw"), wanted, lambda told: redraws.redraw_due(told.state))


READERS: Mapping[str, Reader] = {
    "draw verified": _verified,
    "announced": _announced,
    "kept apart": lambda words: _kept_apart(words, wanted=True),
    "not kept apart": lambda words: _kept_apart(words, wanted=False),
    "at different tables": _at_different_tables,
    "redraw": _redraw,
}
"""By the word that follows `expect`."""
