"""Lines of the history: entering, leaving, being here."""

from collections.abc import Mapping

from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.wording.facts import Facts, Sentence, named


def _players_entered(facts: Facts) -> str:
    names = facts["names"]
    if len(names) <= 3:
        return _("{names} entered").format(names=named(facts))
    return ngettext("{n} player entered", "{n} players entered", len(names)).format(n=len(names))


SENTENCES: Mapping[str, Sentence] = {
    "evening_created": lambda facts: _("{name} created").format(name=facts["name"]),
    "players_entered": _players_entered,
}
