"""The question of a mystery night: what is in the envelopes."""

import re
from functools import partial

from desktop.bridge import Bridge
from desktop.director.dialogs.asked import Answers, Blank, Question
from tournament import wording
from tournament.bounties import envelopes
from tournament.bounties.bounty_rule import Envelopes
from tournament.errors import BadInput
from tournament.evening import Decision
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.sales import money
from tournament.state import Tournament

_SOME = re.compile(r"\s*(?P<count>[1-9][0-9]{0,5})\s*[x×]\s*(?P<amount>[^\s;x×]+)\s*(?:;|$)")


def fill(bridge: Bridge) -> Question:
    """How many envelopes of which amount; the suggested ones stand there."""
    state, currency = bridge.state, bridge.state.setup.currency
    wanted = envelopes.to_fill(state)
    suggested = _written(envelopes.suggested_envelopes(state), currency)
    blanks = [Blank("envelopes", _("&Envelopes, such as 1 × 100.00; 4 × 25.00"), suggested)]
    early = bridge.refusal(partial(envelopes.fill_envelopes, envelopes=envelopes.suggested_envelopes(state)))
    if early is not None:
        blanks.append(Blank("because", _("W&hy already now")))

    def decide(answers: Answers) -> Decision[Tournament]:
        because = answers.get("because", "").strip()
        return partial(envelopes.fill_envelopes, envelopes=_read(answers["envelopes"], currency), because=because)

    said = ngettext(
        "{n} envelope, {amount} in all: one for each head that can still be taken.",
        "{n} envelopes, {amount} in all: one for each head that can still be taken.",
        wanted.envelopes,
    )
    about = said.format(n=wanted.envelopes, amount=wording.amount(wanted.amount, currency))
    return Question(_("Fill the envelopes"), about, _("Fill"), blanks, decide)


def _written(some: tuple[Envelopes, ...], currency: str) -> str:
    return "; ".join(f"{each.count} × {money.plain_amount(each.amount, currency)}" for each in some)


def _read(text: str, currency: str) -> tuple[Envelopes, ...]:
    """What was typed.

    Raises:
        BadInput: `envelopes_typed_wrong`, and as `money.parse_amount` says.
    """
    found: list[Envelopes] = []
    place, text = 0, text.strip()
    while place < len(text):
        some = _SOME.match(text, place)
        if some is None:
            raise BadInput("envelopes_typed_wrong", text=text)
        found.append(Envelopes(money.parse_amount(some["amount"], currency), int(some["count"])))
        place = some.end()
    return tuple(found)
