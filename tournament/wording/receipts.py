"""What a person bought, paid and gets, line by line: the receipt, and the slip that goes with a prize."""

from collections import Counter
from collections.abc import Sequence

from tournament.language import gettext as _
from tournament.names import Cents
from tournament.sales.cash import Account
from tournament.sales.prices import Purchase
from tournament.slips import Slip
from tournament.state import Entry, Tournament
from tournament.wording.prizes import thing
from tournament.wording.selling import price_name
from tournament.wording.values import amount, ordinal_place

Line = tuple[str, str]
"""What it is, and how much of it, as text."""


def receipt(state: Tournament, account: Account) -> tuple[Line, ...]:
    """What he bought, what he paid and owes, what he has won; lines of nothing fall away."""
    currency = state.setup.currency
    found: list[Line] = []
    for entry in _entries(state, account):
        for (name, price, comp), times in Counter(_sold(each) for each in entry.purchases).items():
            words = _("{price} ×{count}").format(price=price_name(name), count=times) if times > 1 else price_name(name)
            if comp:
                words = _("{price}, the house pays").format(price=words)
            found.append((words, amount(price * times, currency)))
        if entry.refund.total:
            found.append((_("Refund"), _less(entry.refund.total, currency)))
    terms = (
        (_("To pay"), account.charged),
        (_("Paid"), account.received),
        (_("Still owed"), account.owing),
        (_("Gets back"), account.refund),
        (_("Prize"), account.prize),
        (_("Bounties"), account.bounty),
        (_("Handed over"), account.prize_paid + account.bounty_paid),
    )
    return (*found, *((words, amount(cents, currency)) for words, cents in terms if cents))


def receipt_text(state: Tournament, account: Account) -> str:
    """The receipt as lines to paste: the evening, whose it is, then what stands in it."""
    heads = [state.setup.name, account.name or _("Nobody in particular")]
    return "\n".join([*heads, *(_("{what}: {amount}").format(what=w, amount=a) for w, a in receipt(state, account))])


def slip_lines(slip: Slip, currency: str) -> tuple[Line, ...]:
    """What stands on a slip below the name."""
    found: list[Line] = []
    place = "" if slip.place is None else ordinal_place(slip.place, tied=slip.tied)
    if slip.prize:
        words = _("Prize, place {place}").format(place=place) if place else _("Prize")
        found.append((words, amount(slip.prize, currency)))
    words = _("Place {place}").format(place=place) if place else _("Prize")
    found += [(words, thing(each, tied=slip.tied)) for each in slip.things]
    if slip.bounty:
        found.append((_("Bounties"), amount(slip.bounty, currency)))
    if slip.kept:
        found.append((_("Kept for what is owed"), _less(slip.kept, currency)))
    return tuple(found)


def slips_text(slips: Sequence[Slip], currency: str) -> str:
    """The slips as lines to paste, one person a line."""
    said = []
    for slip in slips:
        parts = ", ".join(_("{what}: {amount}").format(what=w, amount=a) for w, a in slip_lines(slip, currency))
        total = _("to hand over {amount}").format(amount=amount(slip.hand, currency))
        said.append(_("{name}: {parts}; {total}").format(name=slip.name, parts=parts, total=total))
    return "\n".join(said)


def _entries(state: Tournament, account: Account) -> tuple[Entry, ...]:
    if account.player is None:
        return () if account.entry is None else (state.entry(account.entry),)
    return tuple(entry for entry in state.entries.values() if entry.player == account.player)


def _sold(bought: Purchase) -> tuple[str, Cents, bool]:
    return bought.price, bought.shares.total, bought.comp


def _less(cents: Cents, currency: str) -> str:
    return _("−{amount}").format(amount=amount(cents, currency))
