"""The sign-in sheet: everybody who is expected or has entered, to be ticked off and signed at the door."""

from collections.abc import Iterable
from dataclasses import dataclass

from tournament.board.chairs import by_name
from tournament.language import gettext as _
from tournament.names import Cents, Instant
from tournament.people.people import sort_key
from tournament.reports.page import Cell, Column, Kind, Page, Row, Table
from tournament.reports.pages import day_of, is_utc
from tournament.sales.cash import accounts
from tournament.sales.prices import Buying
from tournament.state import Guest, Tournament


@dataclass(frozen=True, slots=True)
class _Line:
    """One name: what he costs and has paid, in minor units; None: nobody can say."""

    name: str
    status: str
    price: Cents | None
    paid: Cents | None = None


def sign_in(state: Tournament, at: Instant | None = None) -> Page:
    """Numbered lines with room for a signature, by name; who waits for a place stands apart, in his turn."""
    waiting = [state.guests[player] for player in state.waiting if player in state.guests]
    listed = _listed(state)
    table = _table("guests", _("Sign-in sheet"), state, listed, empty=_("Nobody is on tonight's list yet."))
    later = _waiting(state, waiting)
    return Page(
        name="sign-in",
        title=state.setup.name,
        heading=_("Sign-in sheet"),
        currency=state.setup.currency,
        utc=is_utc(state),
        day=day_of(state),
        parts=(table, _table("waiting", _("Waiting list"), state, later, captioned=True)) if later else (table,),
        flat=_table("guests", _("Sign-in sheet"), state, [*listed, *later]),
    )


def _listed(state: Tournament) -> list[_Line]:
    """Who is expected or has entered, by name; last those who are only counted."""
    price, waiting = _price(state), set(state.waiting)
    money = {account.player: account for account in accounts(state) if account.player is not None}
    entered = {entry.player for entry in state.entered}
    found = []
    for guest in _named(state.guests.values()):
        account = money.get(guest.player)
        if guest.player in entered:
            charged, paid = (0, 0) if account is None else (account.charged, account.received)
            found.append(_Line(guest.name, "entered", charged, paid or None))
        elif guest.player not in waiting:
            paid = 0 if account is None else account.received
            found.append(_Line(guest.name, "expected", price, paid or None))
    nameless = (entry for entry in state.entered if entry.player is None)
    found += [_Line(entry.shown_name, "entered", entry.charged) for entry in by_name(nameless)]
    return found


def _waiting(state: Tournament, guests: Iterable[Guest]) -> list[_Line]:
    return [_Line(guest.name, "waiting", _price(state)) for guest in guests]


def _named(guests: Iterable[Guest]) -> list[Guest]:
    return sorted(guests, key=lambda guest: (sort_key(guest.name), guest.player))


def _price(state: Tournament) -> Cents | None:
    """What the usual buy-in costs now; None: nothing is sold."""
    return next((price.shares.total for price in state.prices if price.buying is Buying.BUY_IN), None)


def _table(
    key: str, caption: str, state: Tournament, lines: list[_Line], *, captioned: bool = False, empty: str = ""
) -> Table:
    costs = any(line.price or line.paid for line in lines) or bool(_price(state))
    return Table(
        key=key,
        caption=caption,
        columns=(
            Column("number", _("No."), Kind.NUMBER),
            Column("name", _("Player"), Kind.NAME, lead=True),
            Column("status", _("Status"), shown=False),
            Column("price", _("To pay"), Kind.MONEY, shown=costs),
            Column("paid", _("Paid"), Kind.MONEY, shown=costs, zero=False),
            Column("signature", _("Signature"), blank=True),
        ),
        rows=tuple(
            Row((Cell(number), Cell(line.name), Cell(line.status), Cell(line.price), Cell(line.paid), Cell()))
            for number, line in enumerate(lines, start=1)
        ),
        captioned=captioned,
        empty=empty,
        sortable=False,
    )
