"""What the lists of the Prizes page say: a row for each prize and each hunter, and the sentences beside them."""

from collections.abc import Mapping

from desktop.director.lists import Row
from tournament import wording
from tournament.deals import shares
from tournament.language import gettext as _
from tournament.names import Cents, EntryNo
from tournament.payouts.bubble import bubble
from tournament.sales.cash import Account
from tournament.sales.prices import Buying
from tournament.standings import Standing
from tournament.state import Tournament
from tournament.wording import deals
from tournament.wording import prizes as worded

PAID = 4
"""The column that says what was handed over."""
Owners = Mapping[EntryNo, Account]
"""Whose money each entry's is."""


def entries(state: Tournament) -> str:
    """How many entries there are, and what each of them cost where all cost the same."""
    kinds = (Buying.BUY_IN, Buying.RE_ENTRY)
    costs = {bought.shares.total for entry in state.entered for bought in entry.purchases if bought.buying in kinds}
    if len(costs) > 1:
        return str(len(state.entered))
    price = wording.amount(costs.pop() if costs else state.setup.buy_in, state.setup.currency)
    return _("{n} × {price}").format(n=len(state.entered), price=price)


def prize_rows(
    state: Tournament,
    paid: tuple[Cents, ...],
    won: dict[int, list[Standing]],
    things: dict[int, str],
    owners: Owners,
) -> list[Row]:
    """A row for each place that gets anything, one for each of those who share it."""
    rows: list[Row] = []
    shared = 0
    for place in range(1, max((len(paid), *won, *things)) + 1):
        winners, prize = won.get(place, []), paid[place - 1] if place <= len(paid) else 0
        if not winners and shared:
            shared -= 1  # the place above was shared down to here
            continue
        shared = max(0, len(winners) - 1)
        if not winners and (prize or place in things):
            open_prize = shares.open_prize(state, place, prize)
            rows.append(_row(state, place, open_prize, tuple(filter(None, (things.get(place),))), None, owners))
        rows.extend(_row(state, place, line.prize, line.things, line, owners) for line in winners)
    return rows


def _row(
    state: Tournament, place: int, prize: Cents, things: tuple[str, ...], line: Standing | None, owners: Owners
) -> Row:
    share = f"{wording.decimal(round(100 * prize / state.pool, 1))} %" if prize else ""
    tied = line is not None and line.tied
    gets = worded.won_in_all(prize, things, state.setup.currency, tied=tied) or "–"
    if line is None:
        return Row((str(place), gets, share, "", ""), (place, None))
    account = owners[line.entry]
    words, pill = _handed(state, account.prize_due, account.prize_paid) if prize else ("", "")
    if account.prize_due and line.provisional:
        words, pill = _("not final yet"), "still"
    who = _("{name} for now").format(name=line.name) if line.provisional else line.name
    cells = (
        wording.ordinal_place(place, tied=line.tied),
        gets,
        share,
        who,
        words,
    )
    return Row(cells, (place, line.entry), pill=pill, pill_at=PAID)


def far(state: Tournament) -> str:
    """How far it is to the next prize, while they play."""
    here = None if state.started is None else bubble(state)
    return "" if here is None else worded.to_next_prize(here, state.setup.currency)


def dealt(state: Tournament) -> str:
    """What was agreed, and what everybody has for certain."""
    if state.deal is None:
        return ""
    currency = state.setup.currency
    certain = [
        _("{name} {amount}").format(
            name=wording.short(state.entries[share.entry].shown_name), amount=wording.amount(share.amount, currency)
        )
        for share in state.deal.shares
    ]
    return _("{deal}: {shares}").format(deal=deals.made(state.deal, currency), shares=wording.list_of(certain))


def head_row(state: Tournament, line: Standing, on: Mapping[EntryNo, Cents], owners: Owners) -> Row:
    """A hunter: what he has won on heads, and what is on his own."""
    account, currency = owners[line.entry], state.setup.currency
    words, pill = _handed(state, account.bounty_due, account.bounty_paid) if line.bounty else ("", "")
    head = wording.amount(on[line.entry], currency) if on.get(line.entry) else ""
    won = wording.amount(line.bounty, currency) if line.bounty else ""
    return Row((line.name, won, head, words), line.entry, pill=pill, pill_at=3)


def _handed(state: Tournament, due: Cents, paid: Cents) -> tuple[str, str]:
    if not due:
        return _("paid"), "good"
    amount = wording.amount(due, state.setup.currency)
    return (_("{amount} more").format(amount=amount) if paid else _("to pay")), "brass"


def netted(state: Tournament, account: Account, due: Cents, *, net: bool) -> str:
    """What to hand over, and what stays here for a debt."""
    currency = state.setup.currency
    kept = min(due, account.owing) if net and account.player is not None else 0
    hand = wording.amount(due - kept, currency)
    if not account.owing:
        return _("Hand over {amount}.").format(amount=hand)
    owed = wording.amount(account.owing, currency)
    said = _("{name} owes {owed}: hand over {amount}, keep {kept}.")
    return said.format(name=wording.short(account.name), owed=owed, amount=hand, kept=wording.amount(kept, currency))
