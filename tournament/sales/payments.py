"""Money over the counter: who pays, who gets some back, what the house gives, which prizes are handed over."""

from collections.abc import Sequence

from tournament import standings
from tournament.bounties.bounties import bounties
from tournament.errors import RuleViolation
from tournament.events import HouseContributed, MoneyAdjusted, MoneyReceived, MoneyReturned, PrizePaid
from tournament.history import Step
from tournament.language import gettext as _
from tournament.names import Cents, EntryNo, Instant, PlayerId
from tournament.reasons import clean_reason
from tournament.sales.cash import Account, account_of, accounts, payee
from tournament.sales.money import MOST, plain_amount
from tournament.sales.prices import Fund
from tournament.state import Tournament


def receive(state: Tournament, at: Instant, player: PlayerId | None, amount: Cents | None = None) -> Step:
    """A person pays that much, or (None) all he owes; more than that is kept for him and can be given back.

    Whoever is only expected may pay too. `player` None: nobody in particular, where players are counted.

    Raises:
        RuleViolation: `no_such_guest`, `nothing_owed` (`name`), `amount_not_positive`, `amount_too_large`.
    """
    account = _account(state, player)
    if amount is None:
        amount = account.owing
        if not amount:
            raise RuleViolation("nothing_owed", name=_called(account))
    _check_amount(amount)
    return Step("money_received", (MoneyReceived(player, amount),), _facts(state, account.name, amount))


def receive_from_all(state: Tournament, at: Instant) -> Step:
    """Everybody who owes anything has paid it.

    Raises:
        RuleViolation: `nobody_owes`.
    """
    owing = [account for account in accounts(state) if account.owing]
    if not owing:
        raise RuleViolation("nobody_owes")
    facts = {
        "names": [account.name for account in owing],
        "amount": sum(account.owing for account in owing),
        "currency": state.setup.currency,
    }
    return Step("all_paid", tuple(MoneyReceived(account.player, account.owing) for account in owing), facts)


def give_back(state: Tournament, at: Instant, player: PlayerId | None, amount: Cents | None = None) -> Step:
    """A person gets back what he paid too much, or that much of it.

    Raises:
        RuleViolation: `no_such_guest`, `nothing_to_refund` (`name`), `amount_not_positive`,
            `more_than_to_give_back` (`name`, `due`, `currency`).
    """
    account = _account(state, player)
    if not account.refund:
        raise RuleViolation("nothing_to_refund", name=_called(account))
    amount = account.refund if amount is None else amount
    _check_amount(amount)
    if amount > account.refund:
        due, currency = plain_amount(account.refund, state.setup.currency), state.setup.currency
        raise RuleViolation("more_than_to_give_back", name=_called(account), due=due, currency=currency)
    return Step("money_returned", (MoneyReturned(player, amount),), _facts(state, account.name, amount))


def contribute(state: Tournament, at: Instant, amount: Cents, because: str) -> Step:
    """The house adds to the prizes out of its own pocket.

    Raises:
        RuleViolation: `amount_not_positive`, `amount_too_large`.
        BadInput: what `clean_reason` says.
    """
    _check_amount(amount)
    because = clean_reason(because)
    facts = {"amount": amount, "currency": state.setup.currency, "because": because}
    return Step("house_contributed", (HouseContributed(amount, because),), facts)


def adjust(state: Tournament, at: Instant, fund: Fund, amount: Cents, because: str) -> Step:
    """Money comes to a fund beside all prices, or (negative) goes from it.

    Raises:
        RuleViolation: `amount_is_nothing`, `amount_too_large`, `fund_below_nothing` (`fund`, `due`: what can be taken
            from it, `currency`); what is on heads cannot be taken from the bounties.
        BadInput: what `clean_reason` says.
    """
    if not amount:
        raise RuleViolation("amount_is_nothing")
    _check_amount(abs(amount))
    because = clean_reason(because)
    there = bounties(state).unclaimed if fund is Fund.BOUNTIES else state.fund(fund)
    if amount < 0 and there + amount < 0:
        due, currency = plain_amount(max(0, there), state.setup.currency), state.setup.currency
        raise RuleViolation("fund_below_nothing", fund=fund.value, due=due, currency=currency)
    facts = {"fund": fund.value, "amount": amount, "currency": state.setup.currency, "because": because}
    return Step("money_adjusted", (MoneyAdjusted(fund, amount, because),), facts)


def pay_prize(state: Tournament, at: Instant, entry: EntryNo, *, net: bool = True, because: str = "") -> Step:
    """Tick a prize as paid: all of it that was not handed over yet.

    Args:
        state: the evening.
        at: the instant; until registration is over, places are provisional.
        entry: any entry of the person who has won the prize.
        net: whether what he owes stays here.
        because: a reason to pay it although his place is provisional.

    Raises:
        RuleViolation: `no_such_entry`, `no_place_yet` (`name`), `place_provisional` (`name`, `place`), `no_prize`
            (`name`), `prize_is_no_money` (`name`, `thing`), `prize_paid_already` (`name`).
    """
    line = _line(state, entry, at)
    if line.place is None:
        raise RuleViolation("no_place_yet", name=line.name)
    account = payee(state, line.entry)
    if not line.prize and line.things:
        raise RuleViolation("prize_is_no_money", name=line.name, thing=list(line.things))
    if not line.prize:
        raise RuleViolation("no_prize", name=line.name)
    because = clean_reason(because) if because else ""
    if line.provisional and not because:
        raise RuleViolation("place_provisional", name=line.name, place=line.place)
    if not account.prize_due:
        raise RuleViolation("prize_paid_already", name=line.name)
    netted = min(account.prize_due, account.owing) if net and account.player is not None else 0
    paid = PrizePaid(line.entry, Fund.PRIZES, account.prize_due, netted, because)
    facts = _facts(state, line.name, account.prize_due) | {"place": line.place, "netted": netted}
    return Step("prize_paid", (paid,), facts)


def pay_bounty(state: Tournament, at: Instant, entry: EntryNo, *, net: bool = True) -> Step:
    """Tick a person's bounties as paid: all of them, with all his entries, that were not handed over yet.

    Bounties can be paid at any time; what he owes stays here if `net`.

    Raises:
        RuleViolation: `no_such_entry`, `no_bounty` (`name`), `bounty_paid_already` (`name`).
    """
    line = _line(state, entry, at)
    account = payee(state, line.entry)
    if not account.bounty:
        raise RuleViolation("no_bounty", name=line.name)
    if not account.bounty_due:
        raise RuleViolation("bounty_paid_already", name=line.name)
    netted = min(account.bounty_due, account.owing) if net and account.player is not None else 0
    paid = PrizePaid(line.entry, Fund.BOUNTIES, account.bounty_due, netted)
    return Step("bounty_paid", (paid,), _facts(state, line.name, account.bounty_due) | {"netted": netted})


def pay_out(state: Tournament, at: Instant, entries: Sequence[EntryNo], *, net: bool = True, because: str = "") -> Step:
    """Tick all that these people have won and did not get yet, prizes and bounties, in one step.

    Args:
        state: the evening.
        at: the instant; until registration is over, places are provisional.
        entries: any entry of each of them; who is named by two of his entries is paid once.
        net: whether what somebody owes stays here.
        because: a reason to pay prizes although places are provisional.

    Raises:
        RuleViolation: `nobody_named`, `no_such_entry`, `entry_cancelled` (`name`), `place_provisional` (`name`,
            `place`), `nothing_to_pay_out` (`name`).
        BadInput: what `clean_reason` says.
    """
    if not entries:
        raise RuleViolation("nobody_named")
    because = clean_reason(because) if because else ""
    lines = {number: line for line in standings.standings(state, at) for number in line.entries}
    found = {
        (account.player, account.entry if account.player is None else None): account for account in accounts(state)
    }
    paid: dict[EntryNo, list[PrizePaid]] = {}
    for number in entries:
        entry, line = state.entry(number), lines.get(number)
        if line is None:
            raise RuleViolation("entry_cancelled", name=entry.shown_name)
        account = found.get((entry.player, None if entry.player is not None else number))
        if account is None or not (account.prize_due or account.bounty_due):
            raise RuleViolation("nothing_to_pay_out", name=line.name)
        if account.prize_due and line.provisional and not because:
            raise RuleViolation("place_provisional", name=line.name, place=line.place)
        paid.setdefault(line.entry, _all_due(account, line.entry, net=net, because=because))
    events = [event for mine in paid.values() for event in mine]
    facts = {
        "names": [lines[number].name for number in paid],
        "amount": sum(event.amount for event in events),
        "netted": sum(event.netted for event in events),
        "currency": state.setup.currency,
    }
    return Step("paid_out", tuple(events), facts)


def _all_due(account: Account, entry: EntryNo, *, net: bool, because: str) -> list[PrizePaid]:
    """Prize and bounties of one account; what is owed is kept from the prize first."""
    owing = account.owing if net and account.player is not None else 0
    found: list[PrizePaid] = []
    for fund, due in ((Fund.PRIZES, account.prize_due), (Fund.BOUNTIES, account.bounty_due)):
        if due:
            netted = min(due, owing)
            owing -= netted
            found.append(PrizePaid(entry, fund, due, netted, because if fund is Fund.PRIZES else ""))
    return found


def _account(state: Tournament, player: PlayerId | None) -> Account:
    if player is not None and player not in state.guests:
        raise RuleViolation("no_such_guest", player=player)
    return account_of(state, player)


def _called(account: Account) -> str:
    """Whose account it is, for a refusal."""
    return account.name or _("Whoever has no name")


def _line(state: Tournament, entry: EntryNo, at: Instant) -> standings.Standing:
    """The line of the standings of the person of that entry."""
    found = state.entry(entry)
    for line in standings.standings(state, at):
        if entry in line.entries:
            return line
    raise RuleViolation("entry_cancelled", name=found.shown_name)


def _check_amount(amount: Cents) -> None:
    if amount <= 0:
        raise RuleViolation("amount_not_positive")
    if amount > MOST:
        raise RuleViolation("amount_too_large")


def _facts(state: Tournament, name: str, amount: Cents) -> dict[str, str | int]:
    return {"name": name, "amount": amount, "currency": state.setup.currency}
