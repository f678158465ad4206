"""The evening: seats for everybody, prices, the structure, the chips."""

from collections.abc import Iterator

from desktop.director.dialogs.before_guests.finding import Finding, Mark
from tournament import wording
from tournament.chips import chips, stack_of_chips
from tournament.errors import BadInput
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.sales.prices import Buying
from tournament.state import Tournament
from tournament.structures import structure_check

SHOWN = 3
"""So many of the structure's oddities are told here; its page shows all."""


def of_evening(state: Tournament) -> Iterator[Finding]:
    """Everything about it that can be known before it begins."""
    if not state.setup.counted:
        yield _seats(state)
    yield _prices(state)
    yield _structure(state)
    yield _chips(state)


def _seats(state: Tournament) -> Finding:
    title = _("Seats")
    coming = len(state.left) + sum(not state.plays(player) for player in state.guests)
    said = ngettext("{n} player is entered or expected.", "{n} players are entered or expected.", coming)
    counted = said.format(n=coming)
    if state.waiting:
        waits = ngettext("{n} waits for a place.", "{n} wait for a place.", len(state.waiting))
        return Finding(title, Mark.LOOK, f"{counted} {waits.format(n=len(state.waiting))}", _("Open another table."))
    if coming < 2:
        return Finding(title, Mark.LOOK, counted, _("Enter the players, or expect last week's, on the page People."))
    places = sum(table.places for table in state.tables.values())
    if state.tables and places < coming:
        has = ngettext("There is {n} seat.", "There are {n} seats.", places).format(n=places)
        return Finding(title, Mark.BAD, f"{counted} {has}", _("Open another table on the page Tables."))
    if state.tables:
        seated = ngettext("There is a seat for each.", "There is a seat for each of them.", coming)
        return Finding(title, Mark.GOOD, f"{counted} {seated}")
    tables = -(-coming // state.setup.seats)
    needs = ngettext("The draw opens {n} table.", "The draw opens {n} tables.", tables).format(n=tables)
    return Finding(title, Mark.GOOD, f"{counted} {needs}", _("See that so many stand in the room."))


def _prices(state: Tournament) -> Finding:
    title = _("Prices")
    buy_in = next((price for price in state.prices if price.buying is Buying.BUY_IN), None)
    if buy_in is None:
        return Finding(title, Mark.BAD, _("There is no buy-in."), _("Say on the page Cash what an entry costs."))
    if buy_in.shares.total == 0:
        said = _("Entering costs nothing, so there will be no prizes in money.")
        return Finding(title, Mark.LOOK, said, _("If that is not meant so, change the prices on the page Cash."))
    said = _("An entry costs {amount}.").format(amount=wording.amount(buy_in.shares.total, state.setup.currency))
    return Finding(title, Mark.GOOD, said)


def _structure(state: Tournament) -> Finding:
    title = _("Structure")
    owned = chips.by_value(state.chip_set) if state.chip_set else None
    odd = structure_check.check(state.structure, owned)
    if not odd:
        return Finding(title, Mark.GOOD, _("Nothing in it is odd: {name}.").format(name=state.structure.name))
    said = " ".join(wording.concern(each) for each in odd[:SHOWN])
    if len(odd) > SHOWN:
        more = len(odd) - SHOWN
        said += " " + ngettext("And {n} more.", "And {n} more.", more).format(n=more)
    return Finding(title, Mark.LOOK, said, _("The page Structure shows where."))


def _chips(state: Tournament) -> Finding:
    title = _("Chips")
    if not state.chip_set:
        said = _("Which chips you own is not known.")
        return Finding(title, Mark.UNKNOWN, said, _("Tell them on the page Structure, and the program counts for you."))
    stack = state.setup.starting_stack
    players = max(2, len(state.left) + sum(not state.plays(player) for player in state.guests))
    try:
        made = stack_of_chips.starting_stack(
            state.chip_set, stack, players, stack_of_chips.first_amounts(state.structure)
        )
    except BadInput as refused:
        return Finding(title, Mark.BAD, wording.refusal(refused), _("Choose another stack, or other chips."))
    if made.missing:
        said = _("For {n} players {chips} are missing.").format(n=players, chips=wording.chip_counts(made.missing))
        return Finding(title, Mark.BAD, said, _("Begin with a smaller stack, or bring more chips."))
    enough = ngettext("There are enough for {n} player.", "There are enough for {n} players.", made.serves)
    return Finding(title, Mark.GOOD, enough.format(n=made.serves))
