"""Lines of the history: who is out, and who is back in."""

from collections.abc import Mapping

from tournament.events import Removal
from tournament.language import gettext as _
from tournament.wording.facts import Facts, Sentence, named
from tournament.wording.values import list_of


def out_by(names: tuple[str, ...], removed: Removal | None) -> str:
    """Who has the chips of somebody who is out, or why they left play."""
    match removed:
        case Removal.WENT_HOME:
            return _("went home")
        case Removal.NO_SHOW:
            return _("never came")
        case Removal.DISQUALIFIED:
            return _("disqualified")
        case _:
            return list_of(names)


def _busted(facts: Facts) -> str:
    if "each" in facts:
        # Of one hand, but not of one place or not to the same winner.
        return "; ".join(_busted(one) for one in facts["each"])
    out = _("{names} out, place {place}").format(names=named(facts), place=facts["place"])
    return _("{out}, by {names}").format(out=out, names=list_of(facts["by"])) if facts["by"] else out


SENTENCES: Mapping[str, Sentence] = {
    "busted": _busted,
    "reinstated": lambda facts: _("{name} is back in: table {table} seat {seat}").format(**facts),
}
