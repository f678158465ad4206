"""The money of an evening: what each person owes and is owed, and the sheet that always balances.

What people paid and still owe, with what the house gives and what came or went beside all prices, is what there is to
hand out: prizes, the house's and the league's part, bounties, and what is owed back. A prize that was kept here for a
debt counts as paid in and as handed out.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from tournament import standings
from tournament.bounties.bounties import bounties
from tournament.names import Cents, EntryNo, PlayerId
from tournament.once import once_a_state
from tournament.people.people import sort_key
from tournament.sales.prices import Fund
from tournament.state import Entry, Tournament


@dataclass(frozen=True, slots=True)
class Account:
    """The money of one person, in minor units.

    Attributes:
        player: None for an entry without a name, and where nobody in particular paid.
        entry: the last entry, None for whoever only paid.
        charged: what his entries cost him, without what was refunded.
        received: what he paid, less what he got back; prizes kept here for debts included.
        prize, bounty: what he has won as things stand; `prize_paid`, `bounty_paid`: what of it was handed over.
        beyond: what was handed over although later corrections took it from him again: he owes it like a price.
    """

    player: PlayerId | None
    entry: EntryNo | None
    name: str
    charged: Cents = 0
    received: Cents = 0
    prize: Cents = 0
    prize_paid: Cents = 0
    bounty: Cents = 0
    bounty_paid: Cents = 0
    beyond: Cents = 0

    @property
    def owing(self) -> Cents:
        """What he has still to pay."""
        return max(0, self.charged + self.beyond - self.received)

    @property
    def refund(self) -> Cents:
        """What he paid too much and gets back."""
        return max(0, self.received - self.charged - self.beyond)

    @property
    def prize_due(self) -> Cents:
        """What of his prize was not handed over yet."""
        return max(0, self.prize - self.prize_paid)

    @property
    def bounty_due(self) -> Cents:
        """What of his bounties was not handed over yet."""
        return max(0, self.bounty - self.bounty_paid)

    @property
    def matters(self) -> bool:
        """Whether any money is or was his."""
        return any(
            (self.charged, self.received, self.prize, self.prize_paid, self.bounty, self.bounty_paid, self.beyond)
        )


@dataclass(frozen=True, slots=True)
class CashSheet:
    """The whole evening's money, in minor units; what comes in is always what goes out.

    Attributes:
        received: what was paid, less what was given back; `netted`: how much of it is prizes and bounties kept here
            for debts, and so never was cash.
        owing: what is still to be paid; `refunds`: what was paid too much and is still to be given back.
        contributed: what the house gave to the prizes; `comps`: what it gave by paying somebody's price; `overlay`:
            what it gives besides because less came together than is guaranteed, or than nothing.
        adjusted: what came beside all prices, or went (negative), by fund.
        prizes, house, league, bounties: what is in each fund, contributions, overlay and adjustments included; the
            champion's own head where it belongs to the prizes.
        beyond: what was handed out although later corrections took it from whoever got it; it is owed back.
        prizes_paid, bounties_paid: what was handed over, `netted` included.
        unclaimed: bounties that nobody has won or can win.
        accounts: everybody who has money here, by name; last those without one.
    """

    received: Cents
    netted: Cents
    owing: Cents
    contributed: Cents
    comps: Cents
    overlay: Cents
    adjusted: tuple[tuple[Fund, Cents], ...]
    prizes: Cents
    house: Cents
    league: Cents
    bounties: Cents
    refunds: Cents
    beyond: Cents
    prizes_paid: Cents
    bounties_paid: Cents
    unclaimed: Cents
    accounts: tuple[Account, ...]

    @property
    def incoming(self) -> Cents:
        """What there is to hand out: paid, owed, given by the house, adjusted."""
        return self.received + self.owing + self.given + sum(amount for _, amount in self.adjusted)

    @property
    def outgoing(self) -> Cents:
        """What it is for: the funds, what is owed back, and what was handed out beyond them."""
        return self.prizes + self.house + self.league + self.bounties + self.refunds + self.beyond

    @property
    def given(self) -> Cents:
        """What the house gives: to the prizes, as comps, and for what is guaranteed."""
        return self.contributed + self.comps + self.overlay

    @property
    def balances(self) -> bool:
        """Whether both sides are the same, as they always are."""
        return self.incoming == self.outgoing

    @property
    def handed_out(self) -> Cents:
        """The cash that prizes and bounties took from the drawer: those paid, without what was kept for debts."""
        return self.prizes_paid + self.bounties_paid - self.netted

    @property
    def drawer(self) -> Cents:
        """The cash that should be there, the house's own part included.

        What people paid in cash less what they got back, what the house gives (comps and overlay too) and what was
        adjusted, less the cash handed out.
        """
        cash = self.received - self.netted
        return cash + self.given + sum(amount for _, amount in self.adjusted) - self.handed_out


def sheet(state: Tournament) -> CashSheet:
    """The evening's money as it stands."""
    found = accounts(state)
    till = state.till
    return CashSheet(
        received=sum(till.received.values()),
        netted=till.netted,
        owing=sum(account.owing for account in found),
        contributed=till.contributed,
        comps=sum(entry.comped for entry in state.entries.values())
        + sum(bought.shares.total for bought in state.loose if bought.comp),
        overlay=state.overlay,
        adjusted=tuple((fund, till.adjusted[fund]) for fund in Fund if till.adjusted.get(fund)),
        prizes=state.fund(Fund.PRIZES) + state.overlay + state.from_heads,
        house=state.fund(Fund.HOUSE),
        league=state.fund(Fund.LEAGUE),
        bounties=state.fund(Fund.BOUNTIES) - state.from_heads,
        refunds=sum(account.refund for account in found),
        beyond=sum(account.beyond for account in found),
        prizes_paid=_paid(till.paid_out, Fund.PRIZES),
        bounties_paid=_paid(till.paid_out, Fund.BOUNTIES),
        unclaimed=bounties(state).unclaimed,
        accounts=found,
    )


@once_a_state
def accounts(state: Tournament) -> tuple[Account, ...]:
    """The money of everybody who has or had any, by name; then entries without one, then nobody in particular."""
    won = {line.entry: line.prize for line in standings.standings(state)}
    heads = bounties(state).won
    payees: dict[tuple[PlayerId | None, EntryNo | None], list[Entry]] = {}
    for entry in state.entries.values():
        payees.setdefault((entry.player, entry.number if entry.player is None else None), []).append(entry)
    charged = _charged(state)
    found = [
        _account(state, player, tuple(mine), won, heads, charged.get(player, 0) if player is not None else 0)
        for (player, _number), mine in payees.items()
    ]
    known = {account.player for account in found}
    found.extend(
        Account(player, None, _name(state, player), received=received)
        for player, received in state.till.received.items()
        if player is not None and player not in known
    )
    unnamed = sum(_beyond(account) for account in found if account.player is None)
    nobody = Account(None, None, "", charged.get(None, 0), state.till.received.get(None, 0), beyond=unnamed)
    ordered = sorted(found, key=lambda each: (each.player is None, sort_key(each.name), each.entry or 0))
    return tuple(account for account in (*ordered, nobody) if account.matters)


def account_of(state: Tournament, player: PlayerId | None) -> Account:
    """The money of that person; None: what nobody in particular owes and is owed."""
    for account in accounts(state):
        if account.player == player and (player is not None or account.entry is None):
            return account
    return Account(player, None, "" if player is None else _name(state, player))


def payee(state: Tournament, number: EntryNo) -> Account:
    """Who gets what that entry won: its person, or the entry alone where it has no name."""
    entry = state.entry(number)
    if entry.player is not None:
        return account_of(state, entry.player)
    return next(
        (account for account in accounts(state) if account.entry == number and account.player is None),
        Account(None, number, entry.shown_name),
    )


def payees(state: Tournament) -> Mapping[EntryNo, Account]:
    """The same for every entry at once."""
    found = accounts(state)
    persons = {account.player: account for account in found if account.player is not None}
    alone = {account.entry: account for account in found if account.player is None}
    return {
        number: (alone.get(number) if entry.player is None else persons.get(entry.player))
        or Account(entry.player, number, entry.shown_name)
        for number, entry in state.entries.items()
    }


def _account(
    state: Tournament,
    player: PlayerId | None,
    entries: tuple[Entry, ...],
    won: Mapping[EntryNo, Cents],
    heads: Mapping[EntryNo, Cents],
    charged: Cents,
) -> Account:
    paid = state.till.paid_out
    account = Account(
        player=player,
        entry=entries[-1].number,
        name=entries[-1].shown_name,
        charged=charged,
        received=0 if player is None else state.till.received.get(player, 0),
        prize=sum(won.get(entry.number, 0) for entry in entries),
        prize_paid=sum(paid.get((entry.number, Fund.PRIZES), 0) for entry in entries),
        bounty=sum(heads.get(entry.number, 0) for entry in entries),
        bounty_paid=sum(paid.get((entry.number, Fund.BOUNTIES), 0) for entry in entries),
    )
    return account if player is None else replace(account, beyond=_beyond(account))


def _beyond(account: Account) -> Cents:
    """What was handed over beyond what was won; without a name nobody in particular owes it."""
    return max(0, account.prize_paid - account.prize) + max(0, account.bounty_paid - account.bounty)


def _charged(state: Tournament) -> Mapping[PlayerId | None, Cents]:
    """What each account is charged; what belongs to nobody in particular under None."""
    loose = sum(bought.due for bought in state.loose)
    found: dict[PlayerId | None, Cents] = {None: loose}
    for entry in state.entries.values():
        found[entry.account] = found.get(entry.account, 0) + entry.charged
    return found


def _paid(paid_out: Mapping[tuple[EntryNo, Fund], Cents], wanted: Fund) -> Cents:
    return sum(amount for (_, fund), amount in paid_out.items() if fund is wanted)


def _name(state: Tournament, player: PlayerId) -> str:
    guest = state.guests.get(player)
    return "" if guest is None else guest.name
