"""The cash sheet in words: the same terms on the page, on the terminal and at the desk."""

from tournament.language import gettext as _
from tournament.names import Cents
from tournament.sales.cash import Account, CashSheet
from tournament.sales.money import PLAY
from tournament.sales.prices import Fund

Term = tuple[str, Cents]
"""What an amount is, and the amount in minor units."""


def title(currency: str) -> str:
    """What the sheet is called; play chips are no cash."""
    return _("Sheet of play chips") if currency == PLAY else _("Cash sheet")


def name(account: Account) -> str:
    """Whose money it is."""
    return account.name or _("Nobody in particular")


def totals(sheet: CashSheet, currency: str) -> tuple[Term, ...]:
    """What is looked for first."""
    drawer = _("Should be in the box") if currency == PLAY else _("Should be in the drawer")
    unpaid = sum(account.prize_due + account.bounty_due for account in sheet.accounts)
    return (
        (drawer, sheet.drawer),
        (_("Still owed by players"), sheet.owing),
        (_("Still owed to players"), sheet.refunds),
        (_("Won and not handed over"), unpaid),
    )


def sides(sheet: CashSheet, *, guaranteed: bool) -> tuple[tuple[str, tuple[Term, ...], Cents], ...]:
    """What comes in and what it is for, each with its terms and their sum; terms of nothing fall away.

    `guaranteed`: whether the house adds what it adds because of a guarantee.
    """
    incoming = (
        (_("Paid by players"), sheet.received),
        (_("Still owed by players"), sheet.owing),
        (_("Given by the house"), sheet.contributed),
        (_("Prices paid by the house"), sheet.comps),
        (_("Guarantee: house adds") if guaranteed else _("Missing in the prizes: house adds"), sheet.overlay),
        *((adjusted(fund), amount) for fund, amount in sheet.adjusted),
    )
    outgoing = (
        (_("Prizes"), sheet.prizes),
        (_("House"), sheet.house),
        (_("League"), sheet.league),
        (_("Bounties"), sheet.bounties),
        (_("Still owed to players"), sheet.refunds),
        (_("Handed over beyond what was won"), sheet.beyond),
    )
    return (
        (_("What comes in"), _kept(incoming), sheet.incoming),
        (_("What it is for"), _kept(outgoing), sheet.outgoing),
    )


def handed_over(sheet: CashSheet) -> tuple[Term, ...]:
    """Where prizes and bounties have gone, and what of the bounties is nobody's."""
    return _kept(
        (
            (_("Prizes handed over"), sheet.prizes_paid),
            (_("Bounties handed over"), sheet.bounties_paid),
            (_("of that kept for what was owed"), sheet.netted),
            (_("Bounties unclaimed"), sheet.unclaimed),
        )
    )


def adjusted(fund: Fund) -> str:
    """The term of an adjustment of that fund."""
    match fund:
        case Fund.PRIZES:
            return _("Adjustment of the prizes")
        case Fund.HOUSE:
            return _("Adjustment of the house's part")
        case Fund.LEAGUE:
            return _("Adjustment of the league's part")
        case Fund.BOUNTIES:
            return _("Adjustment of the bounties")


def columns() -> tuple[str, ...]:
    """The headings of `amounts`."""
    return (_("Price"), _("Paid"), _("Owes"), _("Gets back"), _("Prize"), _("Bounty"), _("Handed over"))


def amounts(account: Account) -> tuple[Cents, ...]:
    """What somebody paid and got, in the order of `columns`."""
    return (
        account.charged,
        account.received,
        account.owing,
        account.refund,
        account.prize,
        account.bounty,
        account.prize_paid + account.bounty_paid,
    )


def used(sheet: CashSheet) -> tuple[bool, ...]:
    """Which of the columns say anything: price and payment always, the rest where somebody has any of it."""
    rows = [amounts(account) for account in sheet.accounts]
    return (True, True, *(any(row[column] for row in rows) for column in range(2, len(columns()))))


def _kept(terms: tuple[Term, ...]) -> tuple[Term, ...]:
    return tuple((label, amount) for label, amount in terms if amount)
