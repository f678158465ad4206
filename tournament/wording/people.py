"""Lines of the history: entering, leaving, being here."""

from collections.abc import Mapping

from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.wording.draws import with_together
from tournament.wording.facts import Facts, Sentence, named
from tournament.wording.outs import and_ended
from tournament.wording.selling import because
from tournament.wording.values import amount, chips

FEW = 3
"""So many people are named in a line; more are counted."""


def _players_entered(facts: Facts) -> str:
    count, owing = len(facts["names"]), facts.get("owing", 0)
    if count <= FEW and owing:
        return _reasoned(_seated(_("{names} entered, owing").format(names=named(facts)), facts), facts)
    if count <= FEW:
        return _reasoned(_seated(_("{names} entered").format(names=named(facts)), facts), facts)
    said = ngettext("{n} player entered", "{n} players entered", count).format(n=count)
    if owing:
        said = ngettext("{what}, {n} owing", "{what}, {n} owing", owing).format(what=said, n=owing)
    return _reasoned(_seated(said, facts), facts)


def _re_entered(facts: Facts) -> str:
    if "chips" not in facts:
        return _reasoned(_seated(_("{name} entered again").format(name=facts["name"]), facts), facts)
    said = ngettext(
        "{name} gave up {chips} chip and entered again",
        "{name} gave up {chips} chips and entered again",
        facts["chips"],
    )
    return _reasoned(_seated(said.format(name=facts["name"], chips=chips(facts["chips"])), facts), facts)


def _seated(said: str, facts: Facts) -> str:
    """And where, of those whose seats were drawn in the same step."""
    if "table" in facts:
        seat = _("{what}, table {table} seat {seat}")
        return with_together(seat.format(what=said, table=facts["table"], seat=facts["seat"]), facts)
    if facts.get("seated"):
        return with_together(_("{what}, seats drawn").format(what=said), facts)
    return said


def _guests_expected(facts: Facts) -> str:
    count = len(facts["names"])
    if count <= FEW:
        return _("Expected: {names}").format(names=named(facts))
    return ngettext("{n} person expected", "{n} people expected", count).format(n=count)


def _guests_arrived(facts: Facts) -> str:
    count = len(facts["names"])
    if count <= FEW:
        return _("Here: {names}").format(names=named(facts))
    return ngettext("{n} person came", "{n} people came", count).format(n=count)


def _guest_left(facts: Facts) -> str:
    if facts["seated"]:
        return _("{name} is gone and is blinded off").format(name=facts["name"])
    return _("{name} is gone").format(name=facts["name"])


def _capacity_set(facts: Facts) -> str:
    if facts["capacity"] is None:
        return _("Any number of players from now on")
    return _("Places for {n} players").format(n=facts["capacity"])


def _unregistered(facts: Facts) -> str:
    if not facts["refund"]:
        return _("{name} taken out").format(name=facts["name"])
    money = amount(facts["refund"], facts["currency"])
    return _("{name} taken out, {amount} to give back").format(name=facts["name"], amount=money)


def _went_home(facts: Facts) -> str:
    said = ngettext(
        "{name} went home, place {place}: {chips} chip leaves play",
        "{name} went home, place {place}: {chips} chips leave play",
        facts["chips"],
    )
    return said.format(name=facts["name"], place=facts["place"], chips=chips(facts["chips"]))


def _disqualified(facts: Facts) -> str:
    said = ngettext(
        "{name} disqualified, place {place}: {chips} chip leaves play",
        "{name} disqualified, place {place}: {chips} chips leave play",
        facts["chips"],
    )
    return said.format(name=facts["name"], place=facts["place"], chips=chips(facts["chips"]))


def _no_show_removed(facts: Facts) -> str:
    said = _("{name} never came and is out").format(name=facts["name"])
    if facts["refund"]:
        money = amount(facts["refund"], facts["currency"])
        said = _("{name} never came, {amount} to give back").format(name=facts["name"], amount=money)
    return _reasoned(said, facts)


def _players_counted(facts: Facts) -> str:
    said = ngettext("{n} player more", "{n} players more", facts["players"]).format(n=facts["players"])
    return _reasoned(said, facts)


def _players_uncounted(facts: Facts) -> str:
    count = facts["players"]
    return ngettext("{n} player counted too much", "{n} players counted too much", count).format(n=count)


def _one_out(facts: Facts) -> str:
    return _("A player out, place {place}").format(place=facts["place"])


def _reasoned(said: str, facts: Facts) -> str:
    """With the reason against the terms, where there is one."""
    if not facts.get("because"):
        return said
    return _("{what} ({reason})").format(what=said, reason=because(facts["because"]))


SENTENCES: Mapping[str, Sentence] = {
    "evening_created": lambda facts: _("{name} created").format(name=facts["name"]),
    "players_entered": _players_entered,
    "re_entered": _re_entered,
    "guests_expected": _guests_expected,
    "guest_called_off": lambda facts: _("{name} does not come").format(name=facts["name"]),
    "guests_arrived": _guests_arrived,
    "guest_left": _guest_left,
    "registration_closed": lambda facts: _("Registration closed"),
    "registration_reopened": lambda facts: _("Registration open again"),
    "capacity_set": _capacity_set,
    "waiting_joined": lambda facts: _("On the waiting list: {names}").format(names=named(facts)),
    "waiting_left": lambda facts: _("{name} waits no longer").format(name=facts["name"]),
    "unregistered": lambda facts: and_ended(_unregistered(facts), facts),
    "went_home": lambda facts: and_ended(_went_home(facts), facts),
    "disqualified": lambda facts: and_ended(_disqualified(facts), facts),
    "no_show_removed": lambda facts: and_ended(_no_show_removed(facts), facts),
    "players_counted": _players_counted,
    "players_uncounted": _players_uncounted,
    "one_out": _one_out,
    "entries_named": lambda facts: _("Players named: {names}").format(names=named(facts)),
}
