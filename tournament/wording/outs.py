"""Lines of the history: who is out, and who is back in."""

from collections.abc import Mapping

from tournament.events import Removal
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import Cents
from tournament.wording.facts import Facts, Sentence, named
from tournament.wording.values import amount, list_of, ordinal_place


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


def shared_places(names: tuple[str, ...], place: int, prizes: tuple[Cents, ...], currency: str) -> str:
    """What those get who are out in one round in one place: Anna and Dana share place 50: €500 each."""
    said = list_of(names)
    if not any(prizes):
        if len(names) == 1:
            return _("{name} place {place}: nothing").format(name=said, place=place)
        return _("{names} share place {place}: nothing").format(names=said, place=place)
    if len(names) == 1:
        return _("{name} place {place}: {amount}").format(name=said, place=place, amount=amount(prizes[0], currency))
    if len(set(prizes)) == 1:
        words = _("{names} share place {place}: {amount} each")
        return words.format(names=said, place=place, amount=amount(prizes[0], currency))
    words = _("{names} share place {place}: {amount} together")
    return words.format(names=said, place=place, amount=amount(sum(prizes), currency))


def _busted(facts: Facts) -> str:
    if "each" in facts:
        # Of one hand, but not of one place or not to the same winner.
        return "; ".join(_busted(one) for one in facts["each"])
    words = (
        _("{names} out in this round, place {place} so far") if facts.get("round") else _("{names} out, place {place}")
    )
    return _with_winners(words.format(names=named(facts), place=facts["place"]), facts)


def _deciding(facts: Facts) -> str:
    count = len(facts["names"])
    words = ngettext("{names} has no chips left and is deciding", "{names} have no chips left and are deciding", count)
    return _with_winners(words.format(names=named(facts)), facts)


def _decided_out(facts: Facts) -> str:
    words = (
        _("{name} does not buy back in: out in this round, place {place} so far")
        if facts.get("round")
        else _("{name} does not buy back in: out, place {place}")
    )
    said = words.format(name=facts["name"], place=facts["place"])
    said = _with_winners(said, facts)
    return and_ended(said, facts)


def and_ended(said: str, facts: Facts) -> str:
    """With the end of hand-for-hand, where somebody who goes between two rounds leaves as few as that was for."""
    return _("{what}; end of hand for hand").format(what=said) if facts.get("ended") else said


def _with_winners(said: str, facts: Facts) -> str:
    return _("{out}, by {names}").format(out=said, names=list_of(facts["by"])) if facts["by"] else said


def _finish_ordered(facts: Facts) -> str:
    return _("Finished in this order: {places}").format(places=in_places(facts))


def in_places(facts: Facts) -> str:
    """Who has which place by an order that was given, or would be: Anna place 5, Boris place 6."""
    places = [
        _("{names} place {place}").format(
            names=list_of(one["names"]), place=ordinal_place(one["place"], tied=len(one["names"]) > 1)
        )
        for one in facts["each"]
    ]
    return ", ".join(places)


def _reinstated(facts: Facts) -> str:
    if "seat" not in facts:
        return _("{name} is back in").format(name=facts["name"])
    if facts.get("opened"):
        return _("{name} is back in: table {table}, opened for it, seat {seat}").format(**facts)
    return _("{name} is back in: table {table} seat {seat}").format(**facts)


SENTENCES: Mapping[str, Sentence] = {
    "busted": _busted,
    "deciding": _deciding,
    "some_deciding": lambda facts: f"{_busted(facts['out'])}; {_deciding(facts['deciding'])}",
    "decided_out": _decided_out,
    "finish_ordered": _finish_ordered,
    "reinstated": _reinstated,
}
