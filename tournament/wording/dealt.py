"""Lines of the history: hands that begin or are void, who plays whom, tables made right between hands."""

from collections.abc import Mapping

from tournament.events import Voiding
from tournament.language import gettext as _
from tournament.wording import robots
from tournament.wording.facts import Facts, Sentence, named
from tournament.wording.seats import what_follows


def _hand_voided(facts: Facts) -> str:
    match facts["why"]:
        case Voiding.TAKEN_BACK:
            said = _("Table {table}, hand {number} is void, since what it was dealt upon was undone")
        case Voiding.STOPPED:
            said = _("Table {table}, hand {number} is void: the director's decision")
        case _:
            said = _("Table {table}, hand {number} is void: the program ended while it was being played")
    return said.format(table=facts["table"], number=facts["number"])


def _played_by(facts: Facts) -> str:
    if not facts["style"]:
        return _("Played by people at the screen: {names}").format(names=named(facts))
    said = _("Played by a robot ({style}, {strength}): {names}")
    style, strength = robots.style(facts["style"]), robots.strength(facts["strength"])
    return said.format(style=style, strength=strength, names=named(facts))


SENTENCES: Mapping[str, Sentence] = {
    "hand_began": lambda facts: _("Table {table}, hand {number} begins").format(**facts),
    "hand_voided": _hand_voided,
    "played_by": _played_by,
    "tables_settled": lambda facts: "; ".join([_("Tables made even"), *what_follows(facts)]),
}
