"""What can be done for several people at once: here, entered, paid, seated, not coming, kept apart."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from desktop.bridge import Bridge
from desktop.director import together
from desktop.director.offered import Offered
from desktop.director.person import Invited, Key
from tournament import wording
from tournament.club import Player
from tournament.draws import apart, seating
from tournament.evening import Decision
from tournament.language import gettext as _
from tournament.people import entries, guests
from tournament.people.entries import Terms
from tournament.sales import cash, payments, selling
from tournament.sales.prices import Buying
from tournament.state import Tournament

Enter = Callable[[Decision[Tournament]], object]
"""Has people enter, and seats them where the others sit already."""


def offers(bridge: Bridge, keys: Sequence[Key], enter: Enter) -> list[Offered]:
    """Only what there is to be done for at least one of them; it does it for those for whom it is to be done."""
    state = bridge.state
    invited = [state.guests[key.player] for key in keys if isinstance(key, Invited) and key.player in state.guests]
    listed = [Player(guest.player, guest.name) for guest in invited]
    found: list[Offered] = []
    coming = [player for guest, player in zip(invited, listed, strict=True) if guest.arrived is None]
    if listed:
        price = selling.price_of(state, Buying.BUY_IN).shares.total * len(listed)
        total = wording.amount(price, state.setup.currency)
        says = _("All who are on the list and chosen")
        for words, terms, key in (
            (_("Enter, paid {price}").format(price=total), Terms(), "E"),
            (_("Enter, pay later"), Terms(paid=0), "O"),
        ):
            decision = partial(entries.enter, players=listed, terms=terms)
            found.append(Offered(words, partial(enter, decision), bridge.may(decision), says, key))
    if coming:
        found.append(_do(bridge, _("Are here"), partial(guests.arrive, players=coming), key="I"))
    found += _paying(bridge, keys)
    found += _seating(bridge, keys)
    if listed:
        gone = [partial(guests.call_off, name=player.shown) for player in listed]
        found.append(_each(bridge, _("Do not come"), gone, _("Off tonight's list"), "Del"))
    players = together.players(state, keys)
    says = _("They are not drawn to one table while that can be avoided")
    found.append(_do(bridge, _("Keep apart"), partial(apart.keep_apart, players=players), says))
    loose = partial(apart.keep_apart, players=players, apart=False)
    found.append(_do(bridge, _("No longer apart"), loose))
    return found


def _paying(bridge: Bridge, keys: Sequence[Key]) -> list[Offered]:
    """What all of them owe together."""
    state = bridge.state
    chosen = set(together.players(state, keys))
    owing = [account for account in cash.accounts(state) if account.player in chosen and account.owing]
    if not owing:
        return []
    total = wording.amount(sum(account.owing for account in owing), state.setup.currency)
    words = _("Paid {amount}").format(amount=total)
    paid = [partial(payments.receive, player=account.player) for account in owing]
    return [_each(bridge, words, paid, _("All that they owe"), "P")]


def _seating(bridge: Bridge, keys: Sequence[Key]) -> list[Offered]:
    state = bridge.state
    if not state.seats_drawn:
        return []
    numbers = {key for key in keys if not isinstance(key, Invited)}
    without = [entry.number for entry in seating.unseated(state) if entry.number in numbers]
    if not without:
        return []
    first = partial(seating.seat, entry=without[0], server_seed=bridge.server_seed())

    def draw() -> None:
        for number in without:
            # Each draw has a seed of its own.
            if bridge.perform(partial(seating.seat, entry=number, server_seed=bridge.server_seed())) is None:
                return

    return [Offered(_("Draw seats"), draw, bridge.may(first), _("For all who have none"), "D")]


def _do(bridge: Bridge, words: str, decision: Decision[Tournament], says: str = "", key: str = "") -> Offered:
    return Offered(words, partial(bridge.perform, decision), bridge.may(decision), says, key)


def _each(bridge: Bridge, words: str, decisions: Iterable[Decision[Tournament]], says: str, key: str) -> Offered:
    """One after the other; the first that is refused is the reason why not."""
    listed = list(decisions)

    def press() -> None:
        for decision in listed:
            if bridge.perform(decision) is None:
                return

    why = next((why for decision in listed if (why := bridge.may(decision)) is not None), None)
    return Offered(words, press, why, says, key)
