"""Who takes part: people of the club enter the evening, and enter again."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tournament import fold
from tournament.club import Club, Player
from tournament.errors import RuleViolation
from tournament.evening import Evening
from tournament.events import Event, PlayerEntered, Removal, StackRemoved
from tournament.history import Step
from tournament.names import Cents, Chips, EntryNo, Instant, PlayerId
from tournament.outs.deciding import out_after_all
from tournament.people import registration
from tournament.people.guests import check_name
from tournament.people.introducing import introduce
from tournament.people.leaving import chips_leaving
from tournament.people.people import person_key
from tournament.reasons import clean_reason
from tournament.sales import selling
from tournament.sales.prices import HAND_HAD_BEGUN, Buying, Purchase
from tournament.state import Entry, Tournament


@dataclass(frozen=True, slots=True)
class Terms:
    """How somebody enters.

    Attributes:
        price: the name of the price; None: the first one of its purpose.
        paid: what of it is paid at once, in minor units; None: all of it.
        comp: the house pays.
        each: of several who enter together, what each has paid at once, in their order; empty: as `paid` says.
        because: the reason for letting him in against the terms, or past those who wait.
        here: whether he is in the room.
    """

    price: str | None = None
    paid: Cents | None = None
    each: tuple[Cents | None, ...] = ()
    comp: bool = False
    because: str = ""
    here: bool = True

    def of(self, place: int) -> "Terms":
        """How the one at that place, from 0, of several enters."""
        return replace(self, paid=self.each[place], each=()) if self.each else self


USUAL = Terms()
"""The first price, paid, in the room."""


def enter(state: Tournament, at: Instant, players: Sequence[Player], terms: Terms = USUAL) -> Step:
    """Enter these people, expected or not, with the stack of their price; after the draw they have no seat yet.

    Raises:
        RuleViolation: `nobody_named`, `already_entered`, `entered_before` (out: a re-entry lets him in again),
            `same_name_tonight`, `evening_over`, `registration_closed`, `full`, `others_wait_first`, `not_for_buy_ins`,
            and what `selling.sale` says.
    """
    if not players:
        raise RuleViolation("nobody_named")
    names = {person_key(guest.name): guest.player for guest in state.guests.values()}
    entered = {entry.player: entry for entry in state.entered if entry.player is not None}
    taken = {person_key(entry.name): entry.name for entry in entered.values()}
    events: list[Event] = []
    first = max(state.entries, default=0) + 1
    for place, player in enumerate(players):
        key, own = person_key(player.shown), terms.of(place)
        before = entered.get(player.number)
        if before is not None and not before.is_in:
            raise RuleViolation("entered_before", name=player.shown)
        if before is not None or key in taken:
            raise RuleViolation("already_entered", name=player.shown, known=taken.get(key, player.shown))
        if names.get(key, player.number) != player.number:
            check_name(state, player)
        bought = buy(state, at, Buying.BUY_IN, own, player.number, player.shown)
        if registration.check_place(state, player.number, own.because):
            bought = against_terms(bought, own)
        event = _entered(EntryNo(first + place), player, bought, own)
        events.append(event)
        taken[key] = player.shown
        state = fold.apply(event, state, at)
    owing = sum(event.paid < event.bought.due for event in events if isinstance(event, PlayerEntered))
    facts = {"names": [player.shown for player in players], **({"owing": owing} if owing else {})}
    return Step("players_entered", tuple(events), facts | why(events))


def enter_by_name(here: Evening, people: Club, names: Sequence[str], terms: Terms = USUAL) -> None:
    """Enter people by their names; those the club does not know yet join it in the same transaction.

    Undoing the entry leaves them in the club.

    Raises:
        RuleViolation: as `enter` and `club.add_players` say; then nobody has entered.
    """
    introduce(here, people, names, lambda state, at, players: enter(state, at, players, terms))


def re_enter(state: Tournament, at: Instant, name: str, terms: Terms = USUAL, chips: Chips | None = None) -> Step:
    """Let somebody who is out enter again as a new entry, with a new seat to draw and a full stack (WSOP 13).

    Where the evening's rules allow it, a player who is still in gives up his stack for that (TDA 8-B); `chips` is what
    he had, where nobody knows it. Who was deciding is out with the place of his hand.

    Raises:
        RuleViolation: `never_entered`, `still_in` (WSOP 13), `evening_over`, `registration_closed`, `full`,
            `others_wait_first`, what `leaving.chips_leaving` says of the chips, and what `selling.sale` says.
    """
    before = last_entry(state, name)
    if before.deciding is not None:
        lost = out_after_all(before)
        after = fold.apply(lost, state, at)
        again = _again(after, at, after.entry(before.number), terms, chips, reopening=True)
        return replace(again, events=(lost, *again.events))
    # The last one out may come back although that had decided the tournament.
    reopening = before.bust is not None and before.bust.group == state.groups
    return _again(state, at, before, terms, chips, reopening=reopening)


def _again(
    state: Tournament, at: Instant, before: Entry, terms: Terms, chips: Chips | None, *, reopening: bool
) -> Step:
    name = before.shown_name
    if before.player is None or before.cancelled:
        raise RuleViolation("never_entered", name=name)
    if before.is_in and not state.setup.rules.forfeit:
        raise RuleViolation("still_in", name=before.name, rule="WSOP 13")
    facts: dict[str, object] = {"name": before.name}
    events: list[Event] = []
    leaving = _forfeited(state, at, before, chips) if before.is_in else 0
    bought = buy(state, at, Buying.RE_ENTRY, terms, before.player, before.name, stack=leaving, reopening=reopening)
    if before.is_in:
        events.append(StackRemoved(before.number, leaving, Removal.FORFEITED))
        facts["chips"] = leaving
    elif registration.check_place(state, before.player, terms.because):
        bought = against_terms(bought, terms)
    number = EntryNo(max(state.entries) + 1)
    events.append(_entered(number, Player(before.player, before.name), bought, terms, again=before.number))
    return Step("re_entered", tuple(events), facts | why(events))


def _forfeited(state: Tournament, at: Instant, before: Entry, chips: Chips | None) -> Chips:
    """What he gives up who enters again with chips; he needs nobody's place but his own."""
    if not state.has_started(at):
        raise RuleViolation("not_started")
    return chips_leaving(state, at, before, chips)


def enter_next(state: Tournament, at: Instant, terms: Terms = USUAL) -> Step:
    """Let in who waits first, by a re-entry if he has played tonight already.

    Raises:
        RuleViolation: `nobody_waits`, and what `enter` and `re_enter` say.
    """
    if not state.waiting:
        raise RuleViolation("nobody_waits")
    guest = state.guests[state.waiting[0]]
    if any(entry.player == guest.player for entry in state.entered):
        return re_enter(state, at, guest.name, terms)
    return enter(state, at, [Player(guest.player, guest.name)], terms)


def last_entry(state: Tournament, name: str) -> Entry:
    """The newest entry of the person of that name, one that was taken out only if there is no other.

    Raises:
        RuleViolation: `no_such_player`; `never_entered` for somebody who is only expected.
    """
    key = person_key(name)
    called_so = {entry.player for entry in state.entries.values() if person_key(entry.name) == key}
    mine = [entry for entry in state.entries.values() if entry.player in called_so and entry.player is not None]
    if mine:
        return max(mine, key=lambda entry: (not entry.cancelled, entry.number))
    if any(person_key(guest.name) == key for guest in state.guests.values()):
        raise RuleViolation("never_entered", name=name)
    raise RuleViolation("no_such_player", name=name)


def against_terms(bought: Purchase, terms: Terms) -> Purchase:
    """The purchase with the reason that let him in against the terms.

    Raises:
        BadInput: as `reasons.clean_reason` says.
    """
    because = terms.because if terms.because == HAND_HAD_BEGUN else clean_reason(terms.because)
    return replace(bought, because=because)


def why(events: Sequence[Event]) -> dict[str, str]:
    """The fact `because`, where a reason let somebody in."""
    reasons = [event.bought.because for event in events if isinstance(event, PlayerEntered) and event.bought.because]
    return {"because": reasons[0]} if reasons else {}


def buy(
    state: Tournament,
    at: Instant,
    buying: Buying,
    terms: Terms,
    player: PlayerId | None,
    name: str,
    *,
    stack: Chips = 0,
    reopening: bool = False,
) -> Purchase:
    """The purchase that brings somebody in, with the reason where one was needed.

    `stack`: the chips that he gives up for it; `reopening`: whether his bust had decided the tournament.

    Raises:
        RuleViolation: `registration_closed` (by hand, given no reason), `not_for_buy_ins`, `hand_begun_too_long_ago`
            (before it was closed by hand), `paid_more_than_price`, and what `selling.price_of` and `selling.sale` say.
        BadInput: as `reasons.clean_reason` says.
    """
    if buying is Buying.BUY_IN and terms.because == HAND_HAD_BEGUN:
        raise RuleViolation("not_for_buy_ins")
    if state.closed and not terms.because:
        raise RuleViolation("registration_closed")
    price = selling.price_of(state, buying, terms.price)
    ago = 0 if state.closed_at is None else at - state.closed_at
    if terms.because == HAND_HAD_BEGUN and ago > state.setup.rules.hand_begun_grace:
        raise RuleViolation("hand_begun_too_long_ago", price=price.name)
    bought = selling.sale(
        state,
        at,
        price,
        player=player,
        name=name,
        stack=stack,
        comp=terms.comp,
        because=terms.because,
        reopening=reopening,
    )
    if terms.paid is not None and not 0 <= terms.paid <= bought.due:
        raise RuleViolation("paid_more_than_price", name=name, price=price.name)
    return against_terms(bought, terms) if state.closed else bought


def _entered(
    number: EntryNo, player: Player, bought: Purchase, terms: Terms, again: EntryNo | None = None
) -> PlayerEntered:
    paid = bought.due if terms.paid is None else terms.paid
    return PlayerEntered(number, player.number, player.shown, bought, paid, again, terms.here)
