"""Receipts: for everybody who bought or paid anything, what it was, line by line."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tournament.language import gettext as _
from tournament.names import Cents, Instant, PlayerId
from tournament.reports.page import Cell, Column, Kind, Page, Row, Slip, Slips, Table
from tournament.reports.pages import day_of, is_utc
from tournament.sales.cash import Account, accounts
from tournament.sales.prices import Purchase
from tournament.state import Entry, Tournament
from tournament.wording.selling import price_name
from tournament.wording.values import amount, day


@dataclass(frozen=True, slots=True)
class _Term:
    """A line of a receipt: its fixed word for other programs, what it is, how often, and how much; minor units."""

    key: str
    words: str
    cents: Cents
    count: int = 1


def receipts(state: Tournament, at: Instant | None = None) -> Page:
    """A receipt for every person who bought or paid anything, by name."""
    mine = _entries(state)
    found = [each for each in accounts(state) if each.player is not None and (each.charged or each.received)]
    terms = [(account, tuple(_bought(mine.get(account.player, ()))), _paid(account)) for account in found]
    currency = state.setup.currency
    about = _("{evening} · {day}").format(evening=state.setup.name, day=day(day_of(state), utc=is_utc(state)))
    return Page(
        name="receipts",
        title=state.setup.name,
        heading=_("Receipts"),
        currency=currency,
        utc=is_utc(state),
        day=day_of(state),
        parts=(Slips(tuple(_slip(currency, about, *each) for each in terms), _("Nobody has bought anything yet.")),),
        flat=_flat(state, terms),
    )


def receipt_text(state: Tournament, account: Account) -> str:
    """One as lines to paste: the evening, whose it is, what he bought and paid, and what he has won."""
    if account.player is not None:
        entries: Iterable[Entry] = _entries(state).get(account.player, ())
    else:
        entries = () if account.entry is None else (state.entry(account.entry),)
    currency = state.setup.currency
    lines = [state.setup.name, account.name or _("Nobody in particular")]
    terms = (*_bought(entries), *_paid(account), *_won(account))
    lines += [_("{what}: {amount}").format(what=term.words, amount=_amount(term, currency)) for term in terms]
    return "\n".join(lines)


def _entries(state: Tournament) -> dict[PlayerId | None, list[Entry]]:
    found: dict[PlayerId | None, list[Entry]] = {}
    for entry in state.entries.values():
        found.setdefault(entry.player, []).append(entry)
    return found


def _bought(entries: Iterable[Entry]) -> Iterator[_Term]:
    for entry in entries:
        for (name, price, comp), times in Counter(_sold(each) for each in entry.purchases).items():
            words = _("{price} ×{count}").format(price=price_name(name), count=times) if times > 1 else price_name(name)
            if comp:
                words = _("{price}, the house pays").format(price=words)
            yield _Term("comp" if comp else "bought", words, price * times, times)
        if entry.refund.total:
            yield _Term("refund", _("Refund"), -entry.refund.total)


def _paid(account: Account) -> tuple[_Term, ...]:
    return _kept(
        _Term("to_pay", _("To pay"), account.charged),
        _Term("paid", _("Paid"), account.received),
        _Term("owing", _("Still owed"), account.owing),
        _Term("refund_due", _("Gets back"), account.refund),
    )


def _won(account: Account) -> tuple[_Term, ...]:
    return _kept(
        _Term("prize", _("Prize"), account.prize),
        _Term("bounty", _("Bounties"), account.bounty),
        _Term("handed_over", _("Handed over"), account.prize_paid + account.bounty_paid),
    )


def _kept(*terms: _Term) -> tuple[_Term, ...]:
    """Without those of nothing."""
    return tuple(term for term in terms if term.cents)


def _slip(currency: str, about: str, account: Account, bought: tuple[_Term, ...], paid: tuple[_Term, ...]) -> Slip:
    # One thing alone is its own sum.
    sums = {"paid", "to_pay"} if len(bought) == 1 and bought[0].cents == account.charged else {"paid"}
    lines = [*bought, *(term for term in paid if term.key not in sums)]
    return Slip(
        name=account.name,
        about=about,
        lines=tuple((term.words, _amount(term, currency)) for term in lines),
        total=(_("Paid"), amount(account.received, currency)),
        sign=_("For the house"),
    )


def _flat(state: Tournament, terms: list[tuple[Account, tuple[_Term, ...], tuple[_Term, ...]]]) -> Table:
    """A row for each line of each receipt."""
    return Table(
        key="receipts",
        caption=_("Receipts"),
        columns=(
            Column("name", _("Player"), Kind.NAME, lead=True),
            Column("line", _("Line")),
            Column("what", _("What"), Kind.NAME),
            Column("count", _("Count"), Kind.NUMBER),
            Column("amount", _("Amount"), Kind.MONEY),
            Column("currency", _("Currency")),
        ),
        rows=tuple(
            _flat_row(account, term, state.setup.currency)
            for account, bought, paid in terms
            for term in (*bought, *paid)
        ),
        empty=_("Nobody has bought anything yet."),
    )


def _flat_row(account: Account, term: _Term, currency: str) -> Row:
    cells = (account.name, term.key, term.words, term.count, term.cents, currency)
    return Row(tuple(Cell(value) for value in cells))


def _sold(bought: Purchase) -> tuple[str, Cents, bool]:
    return bought.price, bought.shares.total, bought.comp


def _amount(term: _Term, currency: str) -> str:
    if term.cents < 0:
        return _("−{amount}").format(amount=amount(-term.cents, currency))
    return amount(term.cents, currency)
