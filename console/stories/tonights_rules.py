"""What a story's first line says of the evening's rules: `… rules wsop difference 2 race`.

`rules` names a preset, all switches at once and the rules at the table; words after it change single ones.
"""

from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum
from typing import Any

from console.stories.words import Words, Wrong
from tournament.language import gettext as _
from tournament.names import MINUTE
from tournament.refusals import N_
from tournament.rules import (
    PRESETS,
    Balancing,
    ColourUp,
    EveningRules,
    FinalTable,
    HalfChip,
    Halting,
    LateSeats,
    NoShow,
    Redraws,
    RescueChip,
    RoundTies,
)

CHOICES: Mapping[str, tuple[str, Mapping[str, StrEnum]]] = {
    "no-show": (
        "no_show",
        {"blind off": NoShow.BLIND_OFF, "refund": NoShow.REFUND, "remove": NoShow.REMOVE},
    ),
    "balancing": ("balancing", {rule.value.replace("_", "-"): rule for rule in Balancing}),
    "halts": ("halting", {"at once": Halting.AT_ONCE, "at the blinds": Halting.BLINDS_REACHED}),
    "final-table": ("final_table", {"rp9": FinalTable.RP9, "wsop": FinalTable.WSOP}),
    "redraws": ("redraws", {rule.value.replace("_", " "): rule for rule in Redraws}),
    "late-seats": ("late_seats", {"shortest": LateSeats.SHORTEST, "all": LateSeats.ALL}),
    "round-ties": (
        "round_ties",
        {"by table": RoundTies.BY_TABLE, "all share": RoundTies.ALL_SHARE, "by stack": RoundTies.BY_STACK},
    ),
    "colour-up": ("colour_up", {"round up": ColourUp.ROUND_UP, "race": ColourUp.RACE}),
    "half-chip": ("half_chip", {"gives one": HalfChip.GIVES_ONE, "gives none": HalfChip.GIVES_NONE}),
    "rescue-chip": ("rescue_chip", {"extra": RescueChip.EXTRA, "from race": RescueChip.FROM_RACE}),
}
"""By the word that asks: the switch, and its values by the words that may follow."""

NUMBERS: Mapping[str, tuple[str, str, int, int, int]] = {
    "hand-begun": ("hand_begun_grace", N_("the minutes"), 0, 60, MINUTE),
    "minutes-off": ("hand_for_hand_off", N_("the minutes"), 1, 60, MINUTE),
    "chairs": ("chairs", N_("the chairs"), 2, 10, 1),
    "difference": ("difference_few", N_("the difference"), 1, 9, 1),
    "difference-many": ("difference_many", N_("the difference"), 1, 9, 1),
    "few-tables": ("few_tables", N_("the tables"), 1, 1000, 1),
}
"""By the word that asks: the switch, what the number is, its bounds, and what one is worth."""

FLAGS: Mapping[str, str] = {"forfeit": "forfeit", "keeps-knockouts": "rebuy_keeps_knockout"}

WORDS = ("rules", *CHOICES, *NUMBERS, *FLAGS)


def preset(words: Words) -> str:
    """The name of the preset that comes next on the line, behind the word `rules`.

    Raises:
        Wrong: there is none of that name.
    """
    found: str = _one_of(words, "rules", {name: name for name in PRESETS})
    return found


def take(words: Words, rules: EveningRules) -> EveningRules | None:
    """The rules with what comes next on the line; None where it says nothing of rules.

    Raises:
        Wrong: a switch without one of its values.
    """
    changed: dict[str, Any] = {}
    for word, (switch, values) in CHOICES.items():
        if words.take(word):
            changed[switch] = _one_of(words, word, values)
            return replace(rules, **changed)
    for word, (switch, what, least, most, worth) in NUMBERS.items():
        if words.take(word):
            changed[switch] = within(words, _(what), least, most) * worth
            return replace(rules, **changed)
    for word, switch in FLAGS.items():
        if words.take(word):
            changed[switch] = True
            return replace(rules, **changed)
    return None


def _one_of(words: Words, after: str, values: Mapping[str, Any]) -> Any:
    for phrase in sorted(values, key=lambda each: -len(each.split())):
        if words.take(phrase):
            return values[phrase]
    known = ", ".join(values)
    raise Wrong(_("one of these should follow the word {word}: {known}").format(word=after, known=known))


def within(words: Words, what: str, least: int, most: int) -> int:
    """The number that comes next, if it is within these bounds.

    Raises:
        Wrong: it is not, or is no number.
    """
    number = words.number(what)
    if not least <= number <= most:
        raise Wrong(_("{what} should be from {least} to {most}").format(what=what, least=least, most=most))
    return number
