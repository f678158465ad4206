"""The switches of `tournament.rules` as a director is asked for them: a question, its answers, the rule's number."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import MINUTE
from tournament.rules import (
    PRESETS,
    USUAL_PRESET,
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


@dataclass(frozen=True, slots=True)
class Switch:
    """One question.

    Attributes:
        code: the attribute of `EveningRules`.
        rule: where it is written, or that the house says so.
        answers: the values that may be chosen, with their words; none for a number.
        least, most: the bounds of a number; `worth`: what one of it is in the rules.
    """

    code: str
    asks: str
    rule: str
    answers: Sequence[tuple[Any, str]] = ()
    least: int = 0
    most: int = 0
    worth: int = 1


@dataclass(frozen=True, slots=True)
class Section:
    """Switches of one subject."""

    title: str
    switches: Sequence[Switch]


def sections() -> tuple[Section, ...]:
    """All of them, in the language chosen."""
    return (
        Section(_("Even tables"), _even_tables()),
        Section(_("Seats"), _seats()),
        Section(_("Out"), _out()),
        Section(_("Chips"), _chips()),
    )


def _even_tables() -> tuple[Switch, ...]:
    return (
        Switch(
            "balancing",
            _("Who moves where"),
            _("TDA 11, WSOP 67, Robert's 15"),
            (
                (Balancing.TDA, _("next big blind to the worst seat (TDA)")),
                (Balancing.WSOP, _("as TDA, tables in breaking order (WSOP)")),
                (Balancing.ROBERT, _("as TDA, waits for the button (Robert's)")),
                (Balancing.SAME_POSITION, _("whoever is nearest in position to the open seat")),
                (Balancing.FEWEST_MOVES, _("of those moved least often the nearest in position")),
            ),
        ),
        Switch("difference_few", _("Players more at one table than at another, with few tables"), "TDA 11-D", (), 1, 9),
        Switch("few_tables", _("So many tables are few"), _("WSOP 67-c, Robert's 15"), (), 1, 1_000),
        Switch("difference_many", _("Players more at one table, with more tables"), _("Robert's 15"), (), 1, 9),
        Switch(
            "halting",
            _("A table three short stops"),
            "TDA 11-D, WSOP 67",
            (
                (Halting.BLINDS_REACHED, _("when its big blind reaches an open seat (TDA)")),
                (Halting.AT_ONCE, _("at once (WSOP)")),
            ),
        ),
    )


def _seats() -> tuple[Switch, ...]:
    return (
        Switch(
            "redraws",
            _("Everybody draws a new seat"),
            _("WSOP 67-c, Robert's 15"),
            (
                (Redraws.NONE, _("never")),
                (Redraws.FINAL, _("for the final table")),
                (Redraws.TWO, _("at two tables and the final one")),
                (Redraws.THREE, _("at three, two and the final one (Robert's)")),
                (Redraws.BY_ENTRIES, _("by the number of entries (WSOP)")),
            ),
        ),
        Switch(
            "final_table",
            _("The final table is formed with"),
            "TDA RP-9, WSOP 68",
            (
                (FinalTable.RP9, _("9 of nine- and eight-handed tables, 7 of smaller ones (TDA)")),
                (FinalTable.WSOP, _("one more than the seats of a table (WSOP)")),
            ),
        ),
        Switch(
            "late_seats",
            _("Late players draw from the open seats"),
            "TDA 8, WSOP 14",
            (
                (LateSeats.SHORTEST, _("of the tables with the fewest players")),
                (LateSeats.ALL, _("of all tables (WSOP, Robert's)")),
            ),
        ),
        Switch("chairs", _("Chairs at a table"), _("House"), (), 2, 10),
        Switch(
            "no_show",
            _("Who has entered and never comes"),
            _("WSOP 16, 35, Robert's 15"),
            (
                (NoShow.BLIND_OFF, _("is blinded off")),
                (NoShow.REFUND, _("gets the buy-in back after the first break (WSOP 16)")),
                (NoShow.REMOVE, _("loses the stack, the entry stands (Robert's 15)")),
            ),
        ),
    )


def _out() -> tuple[Switch, ...]:
    return (
        Switch(
            "round_ties",
            _("Out in one round of hand for hand"),
            "WSOP 126-b, TDA RP-8",
            (
                (RoundTies.BY_TABLE, _("the first of each table share, then the second (WSOP)")),
                (RoundTies.ALL_SHARE, _("all share (TDA RP-8)")),
                (RoundTies.BY_STACK, _("by the chips they began with, over all tables")),
            ),
        ),
        Switch("hand_for_hand_off", _("Minutes that each of these hands takes"), "TDA RP-8-C", (), 1, 60, MINUTE),
        Switch(
            "rebuy_keeps_knockout",
            _("Who takes somebody out that buys back into the seat"),
            _("House"),
            ((False, _("gets nothing for it")), (True, _("keeps the knock-out and the bounty"))),
        ),
        Switch(
            "forfeit",
            _("To enter again one"),
            "TDA 8-B, WSOP 13",
            ((False, _("has to be out (WSOP 13)")), (True, _("may give up a stack, too (TDA 8-B)"))),
        ),
        Switch(
            "hand_begun_grace",
            _("Minutes after which no hand had begun before the end"),
            _("House"),
            (),
            0,
            60,
            MINUTE,
        ),
    )


def _chips() -> tuple[Switch, ...]:
    return (
        Switch(
            "colour_up",
            _("Odd chips of a colour that goes"),
            "TDA 24",
            (
                (ColourUp.ROUND_UP, _("each rest becomes one new chip")),
                (ColourUp.RACE, _("are raced for with cards (TDA 24)")),
            ),
        ),
        Switch(
            "half_chip",
            _("Exactly half a new chip left in a race"),
            _("Robert's 15"),
            ((HalfChip.GIVES_ONE, _("gives one more (Robert's 15)")), (HalfChip.GIVES_NONE, _("gives none"))),
        ),
        Switch(
            "rescue_chip",
            _("The chip of somebody who would have none"),
            _("TDA 24-A, Robert's 15"),
            (
                (RescueChip.EXTRA, _("is added (TDA 24-A)")),
                (RescueChip.FROM_RACE, _("comes out of the race (Robert's 15)")),
            ),
        ),
    )


# ---- what was chosen -------------------------------------------------------------------------------------------------


def changed_from(preset: str, rules: EveningRules) -> tuple[str, ...]:
    """The switches that are not as the preset has them."""
    usual = PRESETS[preset]
    return tuple(each.name for each in fields(rules) if getattr(rules, each.name) != getattr(usual, each.name))


def said(preset: str, rules: EveningRules) -> str:
    """How many of them, in words; empty: none."""
    count = len(changed_from(preset, rules))
    return ngettext("{n} changed", "{n} changed", count).format(n=count) if count else ""


def written(preset: str, rules: EveningRules) -> dict[str, str]:
    """The rules as text by name, for the settings; another house's at the table go with those of the TDA."""
    usual = preset if preset in PRESETS else USUAL_PRESET
    each_one = {f"rule_{each.name}": str(getattr(rules, each.name)) for each in fields(rules)}
    return {"rules": usual, "at_the_table": preset} | each_one


def read(usual: Mapping[str, str]) -> tuple[str, EveningRules]:
    """The preset and the rules that were written; what is not understood is as the preset has it."""
    preset = usual.get("rules", USUAL_PRESET)
    if preset not in PRESETS:
        return USUAL_PRESET, PRESETS[USUAL_PRESET]
    rules = PRESETS[preset]
    for section in sections():
        for switch in section.switches:
            text = usual.get(f"rule_{switch.code}")
            value = next((value for value, _words in switch.answers if str(value) == text), None)
            if not switch.answers and text is not None and text.isascii() and text.isdecimal() and len(text) < 10:
                number = int(text)
                value = number if switch.least * switch.worth <= number <= switch.most * switch.worth else None
            if value is not None:
                rules = replace(rules, **{switch.code: value})
    return preset, rules
