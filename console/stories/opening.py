"""A story's first line: `evening "Thursday" structure club-20 seats 9 buy-in 20.00 EUR kept`."""

import re
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from console import plan
from console.errors import Refused
from console.stories.words import Words, Wrong
from tournament import money, people, prices
from tournament.events import EveningCreated, TableWay, Timing
from tournament.language import gettext as _
from tournament.names import MINUTE
from tournament.rules import EveningRules
from tournament.structure import LONGEST, MOST_CHIPS

_OPTIONS = ("structure", "stack", "minutes", "seats", "buy-in", "seed", "kept", "on")

FIRST_DAY = date(2000, 1, 1)


@dataclass(frozen=True, slots=True)
class Opening:
    """What is created, and on which day the story begins."""

    created: EveningCreated
    day: date


@dataclass(slots=True)
class _Said:
    """What the words of the line have said so far."""

    structure: str | None = None
    stack: int | None = None
    minutes: int | None = None
    seats: int = 9
    buy_in: str | None = None
    currency: str = "EUR"
    seed: int | None = None
    kept: bool = False
    day: date = FIRST_DAY


def read(words: Words, folder: Path) -> Opening:
    """Read the line; a structure that is a file lies beside the story.

    Raises:
        Wrong: something in it is not understood, missing or out of bounds.
        Refusal: the structure or the name is no good.
    """
    words.need("evening")
    name = people.clean_name(words.name(*_OPTIONS))
    said = _Said()
    while words:
        _take(words, said)
    if said.structure is None:
        raise Wrong(_("the structure is missing"))
    if said.kept == (said.seed is not None):
        raise Wrong(_("say either kept (people play) or seed and a number (robots play)"))
    try:
        structure = plan.find_structure(said.structure, said.minutes, folder)
        cents = 0 if said.buy_in is None else plan.buy_in(said.buy_in, said.currency)
        stack = plan.starting_stack(structure, said.stack, said.structure)
    except Refused as refused:
        raise Wrong(str(refused).rstrip(".")) from refused
    created = EveningCreated(
        name=name,
        structure=structure,
        prices=prices.plain(cents, stack),
        seats=said.seats,
        currency=said.currency,
        timing=Timing.REAL if said.kept else Timing.SIMULATED,
        way=TableWay.KEPT if said.kept else TableWay.DEALT,
        seed=said.seed,
        rules=EveningRules(),
    )
    return Opening(created, said.day)


def _take(words: Words, said: _Said) -> None:
    """Take one more thing that the line says."""
    if words.take("structure"):
        said.structure = words.word(_("the structure"))
    elif words.take("stack"):
        said.stack = _within(words, _("the stack"), 1, MOST_CHIPS)
    elif words.take("minutes"):
        said.minutes = _within(words, _("the minutes"), 1, LONGEST // MINUTE)
    elif words.take("seats"):
        said.seats = _within(words, _("the seats"), 2, 10)
    elif words.take("buy-in"):
        said.buy_in = words.word(_("the buy-in"))
        if re.fullmatch("[A-Z]{3}", words.peek() or ""):
            said.currency = words.word(_("the currency"))
            money.minor_digits(said.currency)
    elif words.take("seed"):
        said.seed = _within(words, _("the seed"), 0, plan.MOST_SEED)
    elif words.take("kept"):
        said.kept = True
    elif words.take("on"):
        said.day = _day(words)
    else:
        words.end()


def _within(words: Words, what: str, least: int, most: int) -> int:
    number = words.number(what)
    if not least <= number <= most:
        raise Wrong(_("{what} should be from {least} to {most}").format(what=what, least=least, most=most))
    return number


def _day(words: Words) -> date:
    text = words.word(_("the day"))
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Wrong(_("the day should be like 2026-11-19, not {text}").format(text=text)) from None
