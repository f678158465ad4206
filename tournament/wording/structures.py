"""Lines of the history and remarks about structures, and levels in words."""

from collections.abc import Callable, Mapping

from engine.blinds import Limit
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import MINUTE
from tournament.structures.structure import Level
from tournament.structures.structure_check import Concern
from tournament.wording.facts import Facts, Sentence
from tournament.wording.values import blinds, chips, clock_time, decimal, list_of, time_of_day


def _minutes(length: int) -> str:
    """A length of time in a sentence: `8 minutes`, `7.5 minutes`."""
    whole, rest = divmod(length, MINUTE)
    if rest:
        return _("{time} minutes").format(time=decimal(round(length / MINUTE, 2)))
    return ngettext("{n} minute", "{n} minutes", whole).format(n=whole)


_EDITS: Mapping[str, Sentence] = {
    "whole": lambda facts: _("Structure changed"),
    "all_last": lambda facts: _("All later levels: {length}").format(length=_minutes(facts["length"])),
    "level": lambda facts: _("Level {level} changed").format(level=facts["level"]),
    "level_inserted": lambda facts: _("New level {level} put in").format(level=facts["level"]),
    "break_inserted": lambda facts: _("Break after level {level} put in: {length}").format(
        level=facts["level"], length=_minutes(facts["length"])
    ),
    "level_removed": lambda facts: _("Level {level} left out").format(level=facts["level"]),
    "break_removed": lambda facts: _("Break after level {level} left out").format(level=facts["level"]),
    "break_moved": lambda facts: _("Break after level {level} moved behind level {to}").format(**facts),
    "break_waits": lambda facts: _("The clock waits at the end of the break after level {level}").format(**facts),
    "break_goes_on": lambda facts: _("The clock goes on by itself after the break behind level {level}").format(
        **facts
    ),
    "shortened": lambda facts: _("Later levels shortened; end expected at {time}").format(
        time=time_of_day(facts["end"])
    ),
}

SENTENCES: Mapping[str, Sentence] = {
    "structure_changed": lambda facts: _EDITS[facts["edit"]](facts),
}


def limit_label(limit: Limit) -> str:
    """What the limit of a level is called."""
    match limit:
        case Limit.NO_LIMIT:
            return _("no-limit")
        case Limit.POT_LIMIT:
            return _("pot-limit")
        case Limit.FIXED_LIMIT:
            return _("fixed limit")


def level_blinds(level: Level) -> str:
    """Its blinds, and the limit where there is one."""
    said = blinds(level.small_blind, level.big_blind)
    if level.limit is Limit.NO_LIMIT:
        return said
    return _("{blinds}, {limit}").format(blinds=said, limit=limit_label(level.limit))


def colours_removed(colours: tuple[int, ...]) -> str:
    """Which chips go in a break, in a row of a table."""
    return _("remove {colours}").format(colours=list_of([chips(value) for value in colours])) if colours else ""


def concern(found: Concern) -> str:
    """The sentence for something odd in a structure."""
    return CONCERNS[found.code](found.facts)


def _level_with(facts: Facts) -> str:
    return _("Level {level} ({blinds})").format(
        level=facts["level"], blinds=blinds(facts["small_blind"], facts["big_blind"])
    )


CONCERNS: Mapping[str, Callable[[Facts], str]] = {
    "break_first": lambda facts: _("It begins with a break."),
    "breaks_together": lambda facts: _("Two breaks follow one another after level {level}.").format(
        level=facts["level"]
    ),
    "blinds_fall": lambda facts: _("{level} has lower blinds than the level before it.").format(
        level=_level_with(facts)
    ),
    "ante_over_big_blind": lambda facts: _("{level} has an ante of {ante}, over its big blind.").format(
        level=_level_with(facts), ante=chips(facts["ante"])
    ),
    "step_steep": lambda facts: _("{level} more than doubles the big blind of {before}.").format(
        level=_level_with(facts), before=chips(facts["before"])
    ),
    "step_flat": lambda facts: _("{level} is hardly dearer than the level before it.").format(level=_level_with(facts)),
    "level_short": lambda facts: _("{level} lasts only {time}.").format(
        level=_level_with(facts), time=clock_time(facts["seconds"] * 1000)
    ),
    "colour_needed": lambda facts: _(
        "Level {level} needs chips of {colour} for {amount}, and they have been removed before it."
    ).format(level=facts["level"], colour=chips(facts["colour"]), amount=chips(facts["amount"])),
    "amount_not_payable": lambda facts: _("Level {level} asks for {amount}, which these chips cannot pay.").format(
        level=facts["level"], amount=chips(facts["amount"])
    ),
    "colour_not_in_set": lambda facts: _(
        "The break after level {level} removes chips of {colours}, which are not there."
    ).format(level=facts["level"], colours=list_of([chips(value) for value in facts["colours"]])),
}
"""By code of a concern, its sentence."""
