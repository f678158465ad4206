"""Lines of the history: bounties."""

from collections.abc import Mapping

from tournament.bounties.bounty_rule import BountyKind, BountyRule, OwnHead
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.wording.facts import Facts, Sentence
from tournament.wording.values import amount, decimal, list_of


def bounty_rule(rule: BountyRule) -> str:
    """How heads are paid, in few words: progressive, 50 % in cash."""
    match rule.kind:
        case BountyKind.FIXED:
            return _("fixed")
        case BountyKind.PROGRESSIVE:
            return _("progressive, {percent} % in cash").format(percent=decimal(rule.cash / 100))
        case BountyKind.MYSTERY if rule.mystery_from is None:
            return _("mystery, from the money on")
        case BountyKind.MYSTERY:
            left = ngettext("from {n} player left on", "from {n} players left on", rule.mystery_from or 0)
            return _("mystery, {when}").format(when=left.format(n=rule.mystery_from))


def own_head(what: OwnHead) -> str:
    """What becomes of the champion's own head."""
    match what:
        case OwnHead.HIS:
            return _("the champion has his own")
        case OwnHead.PRIZES:
            return _("the champion's own is part of the prizes")
        case OwnHead.NOBODY:
            return _("nobody gets the champion's own")


def _set(facts: Facts) -> str:
    rule = BountyRule(
        BountyKind(facts["kind"]), facts["cash"], OwnHead(facts["own_head"]), mystery_from=facts["mystery_from"]
    )
    return _("Bounties: {rule}; {own_head}").format(rule=bounty_rule(rule), own_head=own_head(rule.own_head))


def _filled(facts: Facts) -> str:
    said = ngettext(
        "{n} envelope filled: {amount} in all", "{n} envelopes filled: {amount} in all", facts["envelopes"]
    ).format(n=facts["envelopes"], amount=amount(facts["amount"], facts["currency"]))
    return f"{said} ({facts['because']})" if facts["because"] else said


def _drawn(facts: Facts) -> str:
    worth = amount(facts["amount"], facts["currency"])
    if facts["own"]:
        return _("Envelope for the champion's own head: {amount} for {name}").format(amount=worth, name=facts["name"])
    said = _("Envelope for {name}'s head: {amount} for {by}")
    return said.format(name=facts["name"], amount=worth, by=list_of(facts["by"]))


SENTENCES: Mapping[str, Sentence] = {
    "bounties_set": _set,
    "envelopes_filled": _filled,
    "envelope_drawn": _drawn,
}
