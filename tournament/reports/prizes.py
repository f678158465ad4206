"""The prizes of an evening: what each place gets, who has won it, and what the pool is made of."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tournament.language import gettext as _
from tournament.names import Cents, EntryNo, Instant
from tournament.payouts.division import Prize
from tournament.people import registration
from tournament.reports.page import Cell, Column, Fact, Kind, Mark, Page, Row, Table, Value, Words
from tournament.reports.pages import day_of, is_utc, yes_or_no
from tournament.sales.cash import Account, payees
from tournament.sales.prices import Fund
from tournament.standings import Standing, standings
from tournament.standings import prizes as prizes_of
from tournament.state import Tournament
from tournament.wording import deals
from tournament.wording.cash import adjusted
from tournament.wording.selling import price_name
from tournament.wording.values import amount, list_of


@dataclass(frozen=True, slots=True)
class _Place:
    """A paid place, and the persons who have it; several where it is shared."""

    prize: Prize
    winners: tuple[Standing, ...]
    handed: tuple[Cents, Cents]
    """What of the winners' prizes was handed over, and what was not yet."""

    @property
    def is_over(self) -> bool:
        """Whether somebody has it and has got all of it."""
        return bool(self.winners) and self.handed[0] > 0 and not self.handed[1]


def prizes(state: Tournament, at: Instant | None = None) -> Page:
    """The prizes as they are at that instant; None: at the newest fact."""
    final = registration.places_are_final(state, state.last if at is None else at)
    won = prizes_of(state)
    places = _places(state, won, standings(state, at))
    currency = state.setup.currency
    deal = (Words("", (deals.made(state.deal, currency),)),) if state.deal is not None else ()
    return Page(
        name="prizes",
        title=state.setup.name,
        heading=_("Prizes"),
        about=() if final else (_("The prizes may still grow: registration is not over."),),
        currency=currency,
        utc=is_utc(state),
        day=day_of(state),
        facts=_facts(state, won),
        parts=(*deal, _table(state, places), _pool(state)),
        flat=_flat(state, places),
    )


def _facts(state: Tournament, won: tuple[Prize, ...]) -> tuple[Fact, ...]:
    found = [Fact("pool", _("Prize pool"), Cell(state.pool), Kind.MONEY)]
    if state.payouts.guarantee:
        found.append(Fact("guarantee", _("Guaranteed"), Cell(state.payouts.guarantee), Kind.MONEY))
    paid = sum(bool(prize.amount or prize.thing) for prize in won)
    found.append(Fact("places_paid", _("Places paid"), Cell(paid)))
    found.append(Fact("entries", _("Entries"), Cell(len(state.entered))))
    return tuple(found)


def _places(state: Tournament, won: Iterable[Prize], lines: Iterable[Standing]) -> tuple[_Place, ...]:
    """The paid places with those who have them: a place that several share has all of them."""
    sharing: dict[int, list[Standing]] = {}
    for line in lines:
        if line.place is not None:
            sharing.setdefault(line.place, []).append(line)
    holders: dict[int, tuple[Standing, ...]] = {}
    for place, those in sharing.items():
        holders |= {place + number: tuple(those) for number in range(len(those))}
    accounts = payees(state)
    return tuple(
        _Place(prize, holders.get(prize.place, ()), _handed(holders.get(prize.place, ()), accounts)) for prize in won
    )


def _handed(winners: tuple[Standing, ...], accounts: Mapping[EntryNo, Account]) -> tuple[Cents, Cents]:
    mine = [accounts[line.entry] for line in winners]
    return sum(account.prize_paid for account in mine), sum(account.prize_due for account in mine)


def _table(state: Tournament, places: tuple[_Place, ...]) -> Table:
    whole = sum(place.prize.amount for place in places)
    return Table(
        key="prizes",
        caption=_("Prizes"),
        columns=(
            Column("places", _("Place"), lead=True),
            Column("prize", _("Prize"), Kind.MONEY, zero=False),
            Column("thing", _("Beside the money"), Kind.NAME, shown=any(place.prize.thing for place in places)),
            Column("share", _("Share"), Kind.PERCENT, decimals=1, spare=True, shown=whole > 0),
            Column("winners", _("Won by"), Kind.NAMES, shown=any(place.winners for place in places)),
            Column("handing", _("Handed over"), spare=True, shown=any(any(place.handed) for place in places)),
            Column("locked", _("Set by hand"), spare=True, shown=any(place.prize.by_hand for place in places)),
        ),
        rows=tuple(_row(state, those, whole) for those in _ranges(places)),
        total=Row((Cell(_("Total")), Cell(whole), *[Cell()] * 5)) if whole else None,
        empty=_("No prizes are set."),
        sortable=False,
    )


def _ranges(places: tuple[_Place, ...]) -> list[list[_Place]]:
    """Neighbours that nobody has won yet and that get the same money stand in one row."""
    found: list[list[_Place]] = []
    for place in places:
        before = found[-1][-1] if found else None
        if before is not None and _are_alike(before, place):
            found[-1].append(place)
        else:
            found.append([place])
    return found


def _are_alike(before: _Place, after: _Place) -> bool:
    one, other = before.prize, after.prize
    plain = not (before.winners or after.winners or one.thing or other.thing)
    return plain and other.place == one.place + 1 and (one.amount, one.by_hand) == (other.amount, other.by_hand)


def _row(state: Tournament, those: list[_Place], whole: Cents) -> Row:
    first, last, currency = those[0], those[-1], state.setup.currency
    prize, winners = first.prize, first.winners
    places = str(prize.place) if len(those) == 1 else f"{prize.place}–{last.prize.place}"
    cells = (
        Cell(places, _("each") if len(those) > 1 else ""),
        Cell(prize.amount),
        Cell(prize.thing or None),
        Cell(_share(prize.amount, whole) or None),
        Cell(tuple(line.name for line in winners) or None, _got(winners, prize, currency)),
        Cell(_handing(first, currency)),
        Cell(_("set by hand") if prize.by_hand else None),
    )
    return Row(cells, frozenset({Mark.FIRST}) if prize.place == 1 and winners else frozenset())


def _share(part: Cents, whole: Cents) -> int:
    """In hundredths of a percent, rounded."""
    return (20_000 * part + whole) // (2 * whole) if whole else 0


def _got(winners: tuple[Standing, ...], prize: Prize, currency: str) -> str:
    """What those who have it got of it, where that is something else: they share it, or a deal was made."""
    if all(line.prize == prize.amount for line in winners):
        return ""
    got = [amount(line.prize, currency) for line in winners]
    if len(set(got)) == 1 and len(got) > 1:
        return _("{amount} each").format(amount=got[0])
    return list_of(got)


def _handing(place: _Place, currency: str) -> str | None:
    handed, due = place.handed
    if not place.winners or not (handed or due):
        return None
    if not due:
        return _("handed over")
    if not handed:
        return _("still to hand over")
    return _("{amount} still to hand over").format(amount=amount(due, currency))


def _pool(state: Tournament) -> Table:
    """What the pool is made of; the sum is the pool."""
    sold = Counter(bought.price for bought in state.purchases if bought.shares.prizes)
    money: Counter[str] = Counter()
    for bought in state.purchases:
        money[bought.price] += bought.shares.prizes
    rows = [
        (_("{price} ×{count}").format(price=price_name(price), count=count), money[price])
        for price, count in sold.items()
    ]
    total = state.pool
    rest = (
        (_("Given by the house"), state.till.contributed),
        (adjusted(Fund.PRIZES), state.till.adjusted.get(Fund.PRIZES, 0)),
        (_("The champion's own bounty"), state.from_heads),
        (_("Guarantee: house adds") if state.payouts.guarantee else _("House adds"), state.overlay),
    )
    rows += [(label, cents) for label, cents in rest if cents]
    missing = total - sum(cents for _label, cents in rows)
    rows += [(_("Refunds and entries taken out"), missing)] if missing else []
    return Table(
        key="pool",
        caption=_("What the pool is made of"),
        columns=(Column("term", _("What"), lead=True), Column("amount", _("Amount"), Kind.MONEY)),
        rows=tuple(Row((Cell(label), Cell(cents))) for label, cents in rows),
        total=Row((Cell(_("Prize pool")), Cell(total))),
        captioned=True,
        sortable=False,
    )


def _flat(state: Tournament, places: tuple[_Place, ...]) -> Table:
    """A row for each paid place."""
    whole = sum(place.prize.amount for place in places)

    def cells(place: _Place) -> tuple[Value, ...]:
        prize = place.prize
        return (
            prize.place,
            prize.amount,
            state.setup.currency,
            _share(prize.amount, whole),
            prize.thing or None,
            yes_or_no(prize.by_hand),
            tuple(line.name for line in place.winners) or None,
            yes_or_no(place.is_over),
        )

    return Table(
        key="prizes",
        caption=_("Prizes"),
        columns=(
            Column("place", _("Place"), Kind.PLACE),
            Column("prize", _("Prize"), Kind.MONEY),
            Column("currency", _("Currency")),
            Column("share", _("Share"), Kind.PERCENT, decimals=2),
            Column("thing", _("Thing"), Kind.NAME),
            Column("locked", _("Set by hand")),
            Column("winners", _("Won by"), Kind.NAMES),
            Column("paid_out", _("Handed over")),
        ),
        rows=tuple(Row(tuple(map(Cell, cells(place)))) for place in places),
        empty=_("No prizes are set."),
    )
