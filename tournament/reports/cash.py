"""The money of an evening: what came in, what it is for, and what everybody paid and got."""

from collections.abc import Iterator

from tournament.language import gettext as _
from tournament.names import Cents, Instant
from tournament.people import registration
from tournament.reports.page import Cell, Column, Fact, Kind, Page, Row, Table
from tournament.reports.pages import day_of, is_utc
from tournament.sales.cash import Account, CashSheet, sheet
from tournament.state import Tournament
from tournament.wording import cash as words


def cash(state: Tournament, at: Instant | None = None) -> Page:
    """The cash sheet as it stands at that instant; None: at the newest fact."""
    money = sheet(state)
    currency = state.setup.currency
    handed = words.handed_over(money)
    handed_over = (_terms("handed_over", _("Handed over"), handed, None),) if handed else ()
    return Page(
        name="cash",
        title=state.setup.name,
        heading=words.title(currency),
        about=(_how_far(state, at),),
        currency=currency,
        utc=is_utc(state),
        day=day_of(state),
        facts=tuple(
            Fact(key, label, Cell(cents), Kind.MONEY)
            for key, (label, cents) in zip(_TOTALS, words.totals(money, currency), strict=True)
        ),
        parts=(*_sides(state, money), *handed_over, _people(money)),
        flat=_flat(money, currency),
    )


_TOTALS = ("drawer", "owing", "refunds_due", "prizes_due")


def _how_far(state: Tournament, at: Instant | None) -> str:
    if state.finished is not None:
        return _("tournament over")
    if not registration.places_are_final(state, state.last if at is None else at):
        return _("prizes are provisional until registration is over")
    return _("prizes as places are now")


def _sides(state: Tournament, money: CashSheet) -> Iterator[Table]:
    sides = words.sides(money, guaranteed=bool(state.payouts.guarantee))
    for key, (caption, terms, total) in zip(("incoming", "outgoing"), sides, strict=True):
        yield _terms(key, caption, terms, total, beside=key == "outgoing")


def _terms(
    key: str, caption: str, terms: tuple[words.Term, ...], total: Cents | None, *, beside: bool = False
) -> Table:
    """What an amount is, and the amount; `total`: what they sum to, None where they are no sum."""
    return Table(
        key=key,
        caption=caption,
        columns=(Column("term", _("What"), lead=True), Column("amount", _("Amount"), Kind.MONEY)),
        rows=tuple(Row((Cell(label), Cell(cents))) for label, cents in terms),
        total=None if total is None else Row((Cell(_("Total")), Cell(total))),
        captioned=True,
        sortable=False,
        beside=beside,
    )


def _people(money: CashSheet) -> Table:
    headings = words.columns()
    rows = tuple(
        Row((Cell(words.name(account)), *(Cell(cents) for cents in words.amounts(account))))
        for account in money.accounts
    )
    used = words.used(money)
    columns = (
        Column(key, heading, Kind.MONEY, shown=is_used, zero=False)
        for key, heading, is_used in zip(_PERSON, headings, used, strict=True)
    )
    return Table(
        key="people",
        caption=_("By person"),
        columns=(Column("name", _("Player"), Kind.NAME, lead=True), *columns),
        rows=rows,
        empty=_("Nobody has bought anything yet."),
        captioned=True,
    )


_PERSON = ("charged", "paid", "owing", "refund_due", "prize", "bounty", "handed_over")


def _flat(money: CashSheet, currency: str) -> Table:
    """First a row `person` for everybody with his amounts, then a row `sheet` for each term of the whole."""
    texts = (Column("row", "row"), Column("name", "name", Kind.NAME, lead=True))
    amounts = (Column(key, key, Kind.MONEY) for key in ("amount", *_FLAT))
    people = (
        Row((Cell("person"), Cell(words.name(each)), Cell(), *map(Cell, _amounts(each)), Cell(currency)))
        for each in money.accounts
    )
    empty = (Cell(),) * len(_FLAT)
    terms = (Row((Cell("sheet"), Cell(key), Cell(cents), *empty, Cell(currency))) for key, cents in _keyed(money))
    return Table(
        key="cash",
        caption=words.title(currency),
        columns=(*texts, *amounts, Column("currency", "currency")),
        rows=(*people, *terms),
    )


_FLAT = ("charged", "paid", "owing", "refund_due", "prize", "prize_paid", "bounty", "bounty_paid")


def _amounts(account: Account) -> tuple[Cents, ...]:
    """In the order of `_FLAT`."""
    return (
        account.charged,
        account.received,
        account.owing,
        account.refund,
        account.prize,
        account.prize_paid,
        account.bounty,
        account.bounty_paid,
    )


def _keyed(money: CashSheet) -> Iterator[tuple[str, Cents]]:
    """The terms by their fixed words."""
    yield "received", money.received
    yield "owing", money.owing
    yield "house_contributed", money.contributed
    yield "house_comps", money.comps
    yield "guarantee_overlay", money.overlay
    for fund, cents in money.adjusted:
        yield f"adjusted_{fund.value}", cents
    yield "prizes", money.prizes
    yield "house", money.house
    yield "league", money.league
    yield "bounties", money.bounties
    yield "refunds_due", money.refunds
    yield "handed_over_beyond", money.beyond
    yield "prizes_paid", money.prizes_paid
    yield "bounties_paid", money.bounties_paid
    yield "netted", money.netted
    yield "bounties_unclaimed", money.unclaimed
    yield "drawer", money.drawer
