"""What one person's row says and what may be done with it: entered, expected or waiting."""

from collections.abc import Mapping
from dataclasses import dataclass

from desktop.director.lists import Row
from tournament import standings, wording
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import EntryNo, Instant, PlayerId
from tournament.people import guests, leaving
from tournament.people.people import sort_key
from tournament.sales import cash
from tournament.sales.cash import Account
from tournament.sales.prices import Buying
from tournament.standings import Standing
from tournament.state import Entry, Guest, Tournament
from tournament.wording.values import isolated

MONEY, SEAT = 1, 2
"""The cells that are pills."""


@dataclass(frozen=True, slots=True)
class Invited:
    """The key of a row of somebody without an entry."""

    player: PlayerId


Key = EntryNo | Invited
"""What a row of the People page stands for."""


def by_now(state: Tournament, key: Key) -> Key:
    """The same person's key now: whoever was only on the list may have entered since."""
    if not isinstance(key, Invited):
        return key
    return next((entry.number for entry in reversed(state.entered) if entry.player == key.player), key)


def rows(state: Tournament, at: Instant) -> list[Row]:
    """Everybody who has entered, by name; below them who waits, then who is expected."""
    lines = standings.standings(state, at)
    accounts = cash.accounts(state)
    owners = {account.player: account for account in accounts if account.player is not None}
    absent = {entry.number for entry in leaving.absent(state)}
    known = sorted(lines, key=lambda line: _by_name(state.entries[line.entry]))
    found = [_entered(state, line, owners, away=line.entry in absent) for line in known]
    without = waiting(state)
    found += [_waiting(state, guest, place) for place, guest in enumerate(without, start=1)]
    listed = {guest.player for guest in without}
    return found + [_expected(state, guest, owners) for guest in invited(state) if guest.player not in listed]


def _by_name(entry: Entry) -> tuple[bool, tuple[str, ...], EntryNo]:
    """Players without a name stand last, in the order in which they were counted."""
    return entry.player is None, sort_key(entry.name) if entry.player is not None else (), entry.number


def invited(state: Tournament) -> tuple[Guest, ...]:
    """Everybody on tonight's list without an entry that counts, here or not, by name."""
    entered = {entry.player for entry in state.entered}
    listed = [guest for guest in state.guests.values() if guest.player not in entered]
    return tuple(sorted(listed, key=lambda guest: sort_key(guest.name)))


def waiting(state: Tournament) -> tuple[Guest, ...]:
    """Who waits for a place and has no entry, first come first."""
    entered = {entry.player for entry in state.entered}
    return tuple(state.guests[player] for player in state.waiting if player not in entered)


def expected(state: Tournament) -> int:
    """How many are expected and not here yet."""
    return len(guests.expected(state))


def bought(*entries: Entry) -> str:
    """What somebody has bought beside the entries: 2 rebuys, 1 add-on."""
    purchases = [each for entry in entries for each in entry.purchases]
    rebuys = sum(each.buying is Buying.REBUY for each in purchases)
    add_ons = sum(each.buying is Buying.ADD_ON for each in purchases)
    said = []
    if rebuys:
        said.append(ngettext("{n} rebuy", "{n} rebuys", rebuys).format(n=rebuys))
    if add_ons:
        said.append(ngettext("{n} add-on", "{n} add-ons", add_ons).format(n=add_ons))
    return ", ".join(said)


def money(state: Tournament, account: Account | None) -> tuple[str, str]:
    """The words and the kind of the pill that says how somebody stands with the till."""
    currency = state.setup.currency
    if account is not None and account.owing:
        return _("owes {amount}").format(amount=wording.amount(account.owing, currency)), "brass"
    if account is not None and account.refund:
        return _("gets back {amount}").format(amount=wording.amount(account.refund, currency)), "brass"
    return _("paid"), "good"


def _entered(state: Tournament, line: Standing, owners: Mapping[PlayerId, Account], *, away: bool) -> Row:
    entry = state.entries[line.entry]
    account = owners.get(entry.player) if entry.player is not None else None
    paid, pill = money(state, account)
    received = entry.charged if account is None else account.received
    cells = (
        isolated(entry.shown_name),
        paid,
        _place(state, entry, line),
        _tonight(state, entry, line, away=away),
        wording.chips(entry.stack) if entry.stack is not None and entry.is_in else "",
        wording.amount(received, state.setup.currency),
    )
    out = (SEAT, "brass" if line.place == 1 and state.finished is not None else "still")
    has_place = line.place is not None
    return Row(cells, entry.number, muted=not entry.is_in, pill=pill, pill_at=MONEY, pills=(out,) if has_place else ())


def _place(state: Tournament, entry: Entry, line: Standing) -> str:
    """The seat, or the place of who is out."""
    if line.place is None:
        if entry.seat is None:
            return ""
        return wording.chair(state, entry.seat)
    if entry.is_in and line.place == 1:
        return _("shares the win") if line.tied else _("winner")
    if entry.is_in:
        return _("{place} by the deal").format(place=wording.ordinal_place(line.place, tied=line.tied))
    place = wording.ordinal_place(line.place, tied=line.tied)
    return (_("out, {place} for now") if line.provisional else _("out, {place}")).format(place=place)


def _tonight(state: Tournament, entry: Entry, line: Standing, *, away: bool) -> str:
    """What has happened to him."""
    said = [_("not here")] if away and entry.is_in else []
    if len(line.entries) > 1:
        again = len(line.entries) - 1
        said.append(ngettext("{n} re-entry", "{n} re-entries", again).format(n=again))
    if extra := bought(*(state.entries[number] for number in line.entries)):
        said.append(extra)
    if line.eliminated_by and not entry.is_in:
        said.append(_("by {names}").format(names=wording.list_of([isolated(name) for name in line.eliminated_by])))
    elif entry.is_in and entry.moves and state.finished is None:
        said.append(ngettext("moved once", "moved {n} times", entry.moves).format(n=entry.moves))
    return " · ".join(said)


def _waiting(state: Tournament, guest: Guest, place: int) -> Row:
    words = _("waits, {place}").format(place=wording.ordinal_place(place))
    return Row(
        (isolated(guest.name), words, "", "", "", ""), Invited(guest.player), muted=True, pill="brass", pill_at=MONEY
    )


def _expected(state: Tournament, guest: Guest, owners: Mapping[PlayerId, Account]) -> Row:
    here = guest.arrived is not None
    words = _("here") if here else _("expected")
    account = owners.get(guest.player)
    tonight = ""
    if account is not None and account.refund:
        tonight = _("has {amount} here").format(amount=wording.amount(account.refund, state.setup.currency))
    return Row(
        (isolated(guest.name), words, "", tonight, "", ""),
        Invited(guest.player),
        muted=not here,
        pill="still" if here else "",
        pill_at=MONEY,
    )
