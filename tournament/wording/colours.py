"""Lines of the history, and words: the chips themselves."""

from collections.abc import Iterable, Mapping

from tournament.chips.chips import Chip
from tournament.chips.colours_going import Going
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.structures.structure import Structure
from tournament.wording.facts import Facts, Sentence
from tournament.wording.values import chips, list_of


def chip_counts(several: Iterable[Chip]) -> str:
    """Chips with their numbers: `12 × 25 white, 12 × 100 red`."""
    return ", ".join(_counted(chip) for chip in several)


def _counted(chip: Chip) -> str:
    # i18n: so many chips of a value and colour, such as 12 × 25 white
    said = _("{count} × {value} {colour}") if chip.colour else _("{count} × {value}")
    return said.format(count=chips(chip.count), value=chips(chip.value), colour=chip.colour)


def chip_name(value: int, chip_set: Iterable[Chip]) -> str:
    """A chip by its value and, where that is known, its colour: `25 (white)`."""
    colour = next((chip.colour for chip in chip_set if chip.value == value), "")
    if not colour:
        return chips(value)
    # i18n: a chip: its value and its colour
    return _("{value} ({colour})").format(value=chips(value), colour=colour)


def going(colour: Going, structure: Structure, chip_set: Iterable[Chip]) -> str:
    """When the chips of a colour go, as one line: `25 (white): last needed in level 3; goes in the break after it`."""
    # i18n: a chip, and when its colour goes
    said = _("{chip}: {when}")
    return said.format(chip=chip_name(colour.value, chip_set), when=when_it_goes(colour, structure))


def when_it_goes(colour: Going, structure: Structure) -> str:
    """The same without the chip: `last needed in level 3; goes in the break after it`."""
    if colour.index is None:
        return _("needed to the last level")
    if colour.after == 0:
        return _("no level needs it")
    if not colour.at_break:
        said = _("last needed in level {after}; can go when level {level} begins")
    elif colour.after == structure.level_number(colour.index):
        said = _("last needed in level {after}; goes in the break that follows")
    else:
        said = _("last needed in level {after}; goes in the break after level {level}")
    return said.format(after=colour.after, level=structure.level_number(colour.index))


def _chosen(facts: Facts) -> str:
    said = chip_counts(Chip(value, count, colour) for value, count, colour in facts["chips"])
    return _("Chips: {chips}").format(chips=said)


def _in_play(facts: Facts) -> str:
    return _("{before} → {after} in play").format(before=chips(facts["before"]), after=chips(facts["after"]))


def _went(everywhere: str, at_table: str, facts: Facts) -> str:
    said = everywhere if facts["table"] is None else at_table
    whole = said.format(value=chips(facts["value"]), into=chips(facts["into"]), table=facts["table"])
    # i18n: a colour-up, and what it did to the chips in play
    return _("{colour_up}: {in_play}").format(colour_up=whole, in_play=_in_play(facts))


def _rounded_up(facts: Facts) -> str:
    everywhere = _("Chips of {value} rounded up into {into}")
    return _went(everywhere, _("Chips of {value} rounded up into {into} at table {table}"), facts)


def _done(facts: Facts) -> str:
    return _went(_("Chips of {value} are gone"), _("Chips of {value} are gone at table {table}"), facts)


def _raced(facts: Facts) -> str:
    said = _went(_("Chips of {value} raced off"), _("Chips of {value} raced off at table {table}"), facts)
    parts = [said]
    if facts["won"]:
        parts.append(
            ngettext("{names} wins a chip", "{names} win a chip each", len(facts["won"])).format(
                names=list_of(facts["won"])
            )
        )
    if facts["rescued"]:
        parts.append(
            ngettext("{names} is given one", "{names} are given one each", len(facts["rescued"])).format(
                names=list_of(facts["rescued"])
            )
        )
    return "; ".join(parts)


def _found_later(facts: Facts) -> str:
    said = ngettext("{n} chip of {value} found with {name}", "{n} chips of {value} found with {name}", facts["count"])
    whole = said.format(n=facts["count"], value=chips(facts["value"]), name=facts["name"])
    return _("{colour_up}: {in_play}").format(colour_up=whole, in_play=_in_play(facts))


SENTENCES: Mapping[str, Sentence] = {
    "chips_chosen": _chosen,
    "colour_rounded_up": _rounded_up,
    "colour_raced": _raced,
    "colour_done": _done,
    "chips_found_later": _found_later,
}
