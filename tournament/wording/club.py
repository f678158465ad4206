"""Lines of the history: the club."""

from collections.abc import Mapping

from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.wording.facts import Facts, Sentence, named


def _players_added(facts: Facts) -> str:
    names = facts["names"]
    if len(names) <= 3:
        return _("{names} joined the club").format(names=named(facts))
    return ngettext("{n} person joined the club", "{n} people joined the club", len(names)).format(n=len(names))


SENTENCES: Mapping[str, Sentence] = {
    "players_added": _players_added,
}
