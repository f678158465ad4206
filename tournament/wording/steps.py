"""What the director did, as a line of the history: the sentences stand by subject in the modules beside this one."""

from collections.abc import Mapping

from tournament.history import Step
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.wording import (
    bounties,
    clock,
    club,
    colours,
    deals,
    dealt,
    draws,
    hands,
    money,
    outs,
    people,
    prizes,
    seasons,
    seats,
    selling,
    structures,
)
from tournament.wording.facts import Facts, Sentence, with_names_apart


def _undone(facts: Facts) -> str:
    return _("Undone: {what}").format(what=sentence(facts["label"], facts["facts"]))


STEP_SENTENCES: Mapping[str, Sentence] = {
    **people.SENTENCES,
    **money.SENTENCES,
    **selling.SENTENCES,
    **draws.SENTENCES,
    **seats.SENTENCES,
    **outs.SENTENCES,
    **bounties.SENTENCES,
    **prizes.SENTENCES,
    **deals.SENTENCES,
    **colours.SENTENCES,
    **hands.SENTENCES,
    **dealt.SENTENCES,
    **clock.SENTENCES,
    **club.SENTENCES,
    **seasons.SENTENCES,
    **structures.SENTENCES,
    "undo": _undone,
    "redo": lambda facts: _("Redone: {what}").format(what=sentence(facts["label"], facts["facts"])),
    "take_back": lambda facts: _("Taken back: {what}").format(what=sentence(facts["label"], facts["facts"])),
}
"""For every label that a step can have, the sentence of its line in the history."""


def sentence(label: str, facts: Facts) -> str:
    """What the director did, as a line of the history."""
    return STEP_SENTENCES[label](with_names_apart(facts))


def step(done: Step) -> str:
    """The step as a line of the history; a correction says that it is one."""
    said = sentence(done.label, done.facts)
    if done.led_by is not None and done.instead_of is not None:
        return _("Played again: {what}").format(what=said)
    if done.instead_of is None:
        return said
    corrected, again = _("Corrected: {what}").format(what=said), done.facts.get("played_again")
    if not again:
        return corrected
    later = ngettext("{n} later hand was played again", "{n} later hands were played again", again).format(n=again)
    return _("{what}; {later}").format(what=corrected, later=later)
