"""Lines that expect something of the money: who owes what, what is in the drawer, whether it all adds up."""

from collections.abc import Callable, Mapping

from console.stories.expectations.comparing import NOTHING, Reader, amounts, money_text, name_before_number
from console.stories.told import Act, Told, entry_of
from console.stories.words import Words, Wrong
from tournament.bounties.bounties import bounties
from tournament.language import gettext as _
from tournament.names import Cents
from tournament.people.guests import guest_of
from tournament.sales import cash
from tournament.sales.cash import Account, CashSheet


def _in_account(what: str, found: Callable[[Account], Cents]) -> Reader:
    """`expect owing Anna 20.00`, `expect owing somebody 5.00`, `expect owing nobody`."""

    def read(words: Words) -> Act:
        if words.take("nobody"):
            return _nobody(what, found)
        name = name_before_number(words)

        def of(told: Told) -> list[int]:
            player = None if name == "somebody" else guest_of(told.state, name).player
            return [found(cash.account_of(told.state, player))]

        return amounts(f"{what} {name}", words, of)

    return read


def _nobody(what: str, found: Callable[[Account], Cents]) -> Act:
    def act(told: Told) -> None:
        currency = told.state.setup.currency
        some = [
            f"{account.name or 'somebody'} {money_text([found(account)], currency)}"
            for account in cash.accounts(told.state)
            if found(account)
        ]
        if some:
            raise Wrong(
                _("{what} should be {wanted}, but is {found}").format(what=what, wanted="nobody", found=", ".join(some))
            )

    return act


def _in_sheet(what: str, found: Callable[[CashSheet], Cents]) -> Reader:
    """`expect drawer 340.00`."""

    def read(words: Words) -> Act:
        if words.peek() in (NOTHING, None):
            raise Wrong(_("{what} is missing at the end of the line").format(what=_("an amount")))
        return amounts(what, words, lambda told: [found(cash.sheet(told.state))])

    return read


def _won(words: Words) -> Act:
    """`expect bounty Anna 15.00`: what she has won on heads, with all her entries."""
    name = name_before_number(words)

    def of(told: Told) -> list[int]:
        return [cash.payee(told.state, entry_of(told.state, name).number).bounty]

    return amounts(f"bounty {name}", words, of)


def _due(words: Words) -> Act:
    """`expect due Anna 20.00`: what she has won and not been handed yet."""
    name = name_before_number(words)

    def of(told: Told) -> list[int]:
        account = cash.payee(told.state, entry_of(told.state, name).number)
        return [account.prize_due + account.bounty_due]

    return amounts(f"due {name}", words, of)


def _balances(words: Words) -> Act:
    """`expect sheet balances`: what comes in is what goes out, and every bounty is somebody's or unclaimed."""

    def act(told: Told) -> None:
        sheet, heads, currency = cash.sheet(told.state), bounties(told.state), told.state.setup.currency
        on_heads = sum(heads.won.values()) + heads.open + heads.unclaimed
        both = [(sheet.incoming, sheet.outgoing), (sheet.bounties, on_heads)]
        for incoming, outgoing in both:
            if incoming != outgoing:
                raise Wrong(
                    _("the sheet does not balance: {incoming} came in for {outgoing}").format(
                        incoming=money_text([incoming], currency), outgoing=money_text([outgoing], currency)
                    )
                )

    return act


READERS: Mapping[str, Reader] = {
    "owing": _in_account("owing", lambda account: account.owing),
    "refund": _in_account("refund", lambda account: account.refund),
    "drawer": _in_sheet("drawer", lambda sheet: sheet.drawer),
    "received": _in_sheet("received", lambda sheet: sheet.received),
    "house": _in_sheet("house", lambda sheet: sheet.house),
    "league": _in_sheet("league", lambda sheet: sheet.league),
    "bounties": _in_sheet("bounties", lambda sheet: sheet.bounties),
    "unclaimed": _in_sheet("unclaimed", lambda sheet: sheet.unclaimed),
    "contributed": _in_sheet("contributed", lambda sheet: sheet.contributed + sheet.comps),
    "bounty": _won,
    "due": _due,
    "sheet balances": _balances,
}
"""By the word that follows `expect`."""
