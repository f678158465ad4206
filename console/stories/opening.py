"""A story's first line: `evening "Thursday" structure club-20 seats 9 buy-in 20.00 EUR kept`."""

import re
from dataclasses import dataclass, field
from datetime import date, tzinfo
from pathlib import Path
from zoneinfo import ZoneInfo

from console import plan
from console.errors import Refused
from console.stories import bounty_words, tonights_rules
from console.stories.calendar import a_day
from console.stories.tonights_rules import within
from console.stories.words import Words, Wrong
from tournament.bounties.bounty_rule import FIXED, BountyRule, check_rule
from tournament.events import EveningCreated, TableWay, Timing
from tournament.language import gettext as _
from tournament.names import MINUTE
from tournament.people import people
from tournament.rules import PRESETS, EveningRules
from tournament.sales import money, prices
from tournament.structures.structure import LONGEST, MOST_CHIPS

OPTIONS = (
    "structure",
    "stack",
    "minutes",
    "seats",
    "buy-in",
    "seed",
    "kept",
    "counted",
    "on",
    "zone",
    "capacity",
    "until",
    "bounties",
    *tonights_rules.WORDS,
)

FIRST_DAY = date(2000, 1, 1)


@dataclass(frozen=True, slots=True)
class Opening:
    """What is created, on which day the story begins, and in which zone it happens; None: this computer's."""

    created: EveningCreated
    day: date
    zone: tzinfo | None = None


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
    counted: bool = False
    day: date = FIRST_DAY
    zone: tzinfo | None = None
    capacity: int | None = None
    until: int = 0
    bounties: BountyRule = FIXED
    rules: EveningRules = field(default_factory=EveningRules)
    house_rules: str = "tda"


def read(words: Words, folder: Path) -> Opening:
    """Read the line; a structure that is a file lies beside the story.

    Raises:
        Wrong: something in it is not understood, missing or out of bounds.
        Refusal: the structure or the name is no good.
    """
    words.need("evening")
    name = people.clean_name(words.name(*OPTIONS))
    said = _Said()
    while words:
        _take(words, said)
    if said.structure is None:
        raise Wrong(_("the structure is missing"))
    people_play = said.kept or said.counted
    if people_play == (said.seed is not None):
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
        prices=prices.plain(cents, stack, said.until),
        seats=said.seats,
        currency=said.currency,
        timing=Timing.REAL if people_play else Timing.SIMULATED,
        way=TableWay.KEPT if people_play else TableWay.DEALT,
        seed=said.seed,
        rules=said.rules,
        house_rules=said.house_rules,
        capacity=said.capacity,
        counted=said.counted,
        bounties=said.bounties,
    )
    return Opening(created, said.day, said.zone)


def _take(words: Words, said: _Said) -> None:
    """Take one more thing that the line says."""
    if words.take("structure"):
        said.structure = words.word(_("the structure"))
    elif words.take("stack"):
        said.stack = within(words, _("the stack"), 1, MOST_CHIPS)
    elif words.take("minutes"):
        said.minutes = within(words, _("the minutes"), 1, LONGEST // MINUTE)
    elif words.take("seats"):
        said.seats = within(words, _("the seats"), 2, 10)
    elif words.take("buy-in"):
        said.buy_in = words.word(_("the buy-in"))
        if re.fullmatch(f"[A-Z]{{3}}|{money.PLAY}", words.peek() or ""):
            said.currency = words.word(_("the currency"))
            money.minor_digits(said.currency)
    elif words.take("seed"):
        said.seed = within(words, _("the seed"), 0, plan.MOST_SEED)
    elif words.take("kept"):
        said.kept = True
    elif words.take("on"):
        said.day = a_day(words)
    elif words.take("zone"):
        said.zone = _zone(words)
    else:
        _take_registration(words, said)


def _take_registration(words: Words, said: _Said) -> None:
    """Take one more thing that the line says of who may come in, and how."""
    if words.take("counted"):
        said.counted = True
    elif words.take("capacity"):
        said.capacity = within(words, _("the capacity"), 2, 100_000)
    elif words.take("until"):
        said.until = within(words, _("the last level of registration"), 0, prices.LAST_LEVEL)
    elif words.take("bounties"):
        said.bounties = bounty_words.rule(words)
        check_rule(said.bounties)
    elif words.take("rules"):
        said.house_rules = tonights_rules.preset(words)
        said.rules = PRESETS[said.house_rules]
    else:
        changed = tonights_rules.take(words, said.rules)
        if changed is None:
            words.end()
        else:
            said.rules = changed


def _zone(words: Words) -> tzinfo:
    name = words.word(_("the zone"))
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        raise Wrong(_("the zone should be like Europe/Prague, not {text}").format(text=name)) from None
