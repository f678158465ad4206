"""Irregularities at the table: each function rules on one, does to the hand what the ruling says, and returns it.

Every house rules by its switches and names its own source. A refused call raises and changes nothing. Where cards are
shuffled, `order` is chance or what the floor did: a Random, or the first of the cards as they came, the others
following as they lay. A hand runs on by itself, so that what went wrong with cards is ruled while somebody is on turn.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random

from engine.actions import Due, Irregularity, Mishap, Posting
from engine.cards import Card, refuse_doubles, text
from engine.deck import board_places, mixed
from engine.errors import BadSetup, IllegalAction
from engine.hand import Hand
from engine.posting import refuse_positions
from engine.rules import FourCardFlop, HouseRules, PrematureCard, Presence
from engine.seats import Positions, clockwise
from engine.streets import Street

Order = Random | Sequence[Card]
"""How shuffled cards came to lie: drawn, or given from the top."""


class Outcome(StrEnum):
    """What becomes of the hand."""

    PLAYED_ON = "played_on"
    """It goes on, perhaps with other cards."""
    MISDEAL = "misdeal"
    """It is void and dealt again by `redealt`."""
    HAND_DEAD = "hand_dead"
    """One player is out; his chips stay in, but a bet that nobody called goes back."""
    HAND_VOID = "hand_void"
    """It counts for nothing and every bet goes back."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """What was ruled, by which rule ("TDA 39-A", "S1-19"), about which seat and which cards."""

    outcome: Outcome
    rule: str
    seat: int | None = None
    cards: tuple[Card, ...] = ()


def exposed_in_deal(hand: Hand, cards: Sequence[Card]) -> Ruling:
    """Hole cards that the dealer exposed in the deal, as they were turned up; before anybody has acted.

    One is replaced after the deal by the top of the stub and becomes the burn: the two change places (S1-16, S3-11).
    A house that burns no cards puts it under the stub. Two or more, earlier ones counted, are a misdeal, and so is
    one of the first two off the deck where the house says so (TDA 35-A-7, R); S1-16 and S3-11 deal on. What is noticed
    after an action may still be a `misdeal`.
    Raises IllegalAction `hand_over` or `betting_began`; BadSetup `no_cards`, `card_twice`, `not_a_hole_card` or
    `deck_short`, if there is no card to replace it with.
    """
    _refuse_late(hand)
    if not cards:
        raise BadSetup("no_cards")
    refuse_doubles(cards)
    dealt = hand.deck[: 2 * len(hand.order)]
    for one in cards:
        if one not in dealt:
            raise BadSetup("not_a_hole_card", card=text(one))
    house = hand.rules
    before = sum(len(each.cards) for each in hand.irregularities if each.mishap is Mishap.EXPOSED)
    if before + len(cards) > 1:
        return misdeal(hand, _by(house, "TDA 35-A-7", czech="S1-16", slovak="S3-11", robert="R"), cards=cards)
    exposed = cards[0]
    place = dealt.index(exposed)
    if place < 2 and house.first_cards_exposed_misdeal:
        return misdeal(hand, _by(house, "TDA 35-A-7", robert="R"), cards=cards)
    deck, top = list(hand.deck), len(dealt)
    deck[place], deck[top] = deck[top], exposed
    if not house.burns:
        deck = _put_under(deck, top, len(hand.order))
    seat = hand.order[place % len(hand.order)]
    return _rearranged(hand, deck, Mishap.EXPOSED, _by(house, "S1-16", slovak="S3-11", robert="R"), seat, (exposed,))


def four_card_flop(hand: Hand, order: Order) -> Ruling:
    """The flop came with four cards: those of the flop and the one after it; nobody has acted on it yet.

    SCRAMBLE: the four are scrambled, the last of them is the next burn and the others are the flop (TDA 39-A).
    RESHUFFLE: everything but the hole cards and the burn is shuffled, and a new flop dealt without another burn
    (S1-19, S3-15, R). It may also be ruled before the flop, for the flop to come: an all-in leaves no time later.
    Raises IllegalAction `hand_over`, or `flop_played` after an action on it or on a later street; BadSetup
    `other_cards` or `deck_short`.
    """
    _refuse_no_betting(hand)
    if hand.street > Street.FLOP or any(taken.street is Street.FLOP for taken in hand.actions):
        raise IllegalAction("flop_played")
    house, deck = hand.rules, list(hand.deck)
    flop, _, _ = board_places(len(hand.order), burns=house.burns)
    four = tuple(deck[flop : flop + 4])
    if house.four_card_flop is FourCardFlop.RESHUFFLE:
        deck[flop:] = _shuffled(deck[flop:], order)
        rule = _by(house, "S1-19", slovak="S3-15", robert="R")
    else:
        deck[flop : flop + 4] = _shuffled(four, order)
        if not house.burns:
            deck = _put_under(deck, flop + 3, len(hand.order))
        rule = "TDA 39-A"
    # Before the flop nobody has seen the cards that are told to everybody here.
    return _rearranged(hand, deck, Mishap.FOUR_CARD_FLOP, rule, None, four if hand.street is Street.FLOP else ())


def premature_cards(hand: Hand, order: Order) -> Ruling:
    """The cards of the next street were dealt before the betting of this one was over.

    RESHUFFLE: the burn stays, the cards go back into the stub, and that is shuffled; there is no second burn (TDA RP-5,
    S3-16). SET_ASIDE does the same with flop and river; with a turn it burns and turns what would have been the river,
    and shuffles the early card into the stub, from which the river comes without a burn (R).
    Raises IllegalAction `hand_over`, or `no_card_to_come` on the river; BadSetup `other_cards`.
    """
    _refuse_no_betting(hand)
    if hand.street is Street.RIVER:
        raise IllegalAction("no_card_to_come")
    house, deck = hand.rules, list(hand.deck)
    places = board_places(len(hand.order), burns=house.burns)
    place = places[hand.street]
    early = tuple(deck[place : place + (3 if hand.street is Street.PREFLOP else 1)])
    if house.premature_card is PrematureCard.SET_ASIDE:
        rule = "R"
        if hand.street is Street.FLOP:
            # The card burned before the new turn lies where the river's burn does, as the river comes without one.
            river = places[2]
            deck[place], deck[river:] = deck[river], _shuffled([early[0], *deck[river + 1 :]], order)
            return _rearranged(hand, deck, Mishap.PREMATURE_CARD, rule, None, early)
    else:
        rule = "S3-16" if house.name == "slovak" and hand.street is Street.FLOP else "TDA RP-5"
    deck[place:] = _shuffled(deck[place:], order)
    return _rearranged(hand, deck, Mishap.PREMATURE_CARD, rule, None, early)


def wrong_count(hand: Hand, seat: int, absent: Collection[int] = ()) -> Ruling:
    """The player in `seat` has too many or too few cards; for a button that is short of one, see `button_short`.

    Before substantial action the deal is void and repeated (TDA 35-A-5, 35-D), under S3-35 only before anybody acted;
    after that he loses his hand and what was called of his bets. Raises IllegalAction `hand_over` or `out_of_hand`, or
    `last_hand`; BadSetup `seat_not_dealt`.
    """
    _refuse_seat(hand, seat)
    until_bet = hand.rules.wrong_count_until_bet
    late = bool(hand.actions) if until_bet else hand.substantial_action
    if not late and not hand.is_over:
        return misdeal(hand, "S3-35" if until_bet else "TDA 35-A-5", seat=seat, absent=absent)
    return dead_hand(hand, seat, "S3-35" if until_bet else "TDA 35-D", Mishap.WRONG_COUNT)


def button_short(hand: Hand) -> Ruling:
    """The player on the button was dealt too few cards.

    He gets what is missing even after substantial action: the card that the deck has for him. But if he has acted, his
    hand is dead (TDA 37). Raises IllegalAction `hand_over` or `out_of_hand`; BadSetup `seat_not_dealt` if the button
    is dead.
    """
    seat = hand.positions.button
    _refuse_seat(hand, seat)
    if any(taken.seat == seat for taken in hand.actions):
        return dead_hand(hand, seat, "TDA 37", Mishap.WRONG_COUNT)
    return _rearranged(hand, hand.deck, Mishap.BUTTON_SHORT, "TDA 37", seat, ())


def fouled_deck(hand: Hand, card: Card, absent: Collection[int] = ()) -> Ruling:
    """`card` was found a second time: the hand is void at any time, and all bets go back (TDA 35-E).

    Under S3-36 the bets of absent players wait for the next pot: `absent` and those ruled so before.
    Raises IllegalAction `hand_over`; BadSetup `seat_not_dealt` or `no_such_card`.
    """
    refuse_doubles([card])
    hand.void(Mishap.FOULED_DECK, "TDA 35-E", _away(hand, absent), cards=[card])
    return Ruling(Outcome.HAND_VOID, "TDA 35-E", None, (card,))


def misdeal(
    hand: Hand, rule: str = "TDA 35-A", *, seat: int | None = None, cards: Sequence[Card] = (),
    absent: Collection[int] = (),
) -> Ruling:  # fmt: skip
    """A misdeal of any kind: the hand is void, to be dealt again by `redealt`.

    It can be declared only before substantial action (TDA 35-D, 36). `rule` says which kind, e.g. "TDA 35-A-2" for a
    first card dealt to the wrong seat. Under S3-36 the bets of absent players wait for the next pot.
    Raises IllegalAction `hand_over` or `substantial_action`; BadSetup `seat_not_dealt`,
    `card_twice` or `no_such_card`.
    """
    refuse_doubles(cards)
    if hand.is_over:
        raise IllegalAction("hand_over")
    if hand.substantial_action:
        raise IllegalAction("substantial_action")
    if seat is not None:
        _refuse_seat(hand, seat)
    hand.void(Mishap.MISDEAL, rule, _away(hand, absent), seat=seat, cards=cards)
    return Ruling(Outcome.MISDEAL, rule, seat, tuple(cards))


def wrong_button(hand: Hand) -> Ruling:
    """The button was in the wrong place: before substantial action the hand is dealt again from the right one.

    Give the right positions to `redealt`. After it the button stands, and is not moved back for the next hand (TDA
    34-A). Raises IllegalAction `hand_over`.
    """
    if not hand.substantial_action:
        return misdeal(hand, "TDA 34-A")
    return _rearranged(hand, hand.deck, Mishap.WRONG_BUTTON, "TDA 34-A", None, ())


def dead_hand(hand: Hand, seat: int, rule: str = "TDA 65-A", mishap: Mishap = Mishap.DEAD_HAND) -> Ruling:
    """The hand of `seat` is dead at any time: killed by the dealer, by a penalty, by leaving the table.

    Blinds and antes stay in, and what was called of his bets; the rest of them goes back (TDA 15-B, 65-A).
    Raises IllegalAction `hand_over`, `out_of_hand` or `last_hand`; BadSetup `seat_not_dealt`.
    """
    hand.kill(seat, mishap, rule)
    return Ruling(Outcome.HAND_DEAD, rule, seat)


def late_player(hand: Hand, seat: int, came: Presence | None = None) -> Ruling:
    """Somebody was not at his seat for the whole deal: `came` says before which card, None that he is still away.

    His hand is dead unless he was there in time: for the last card of the deal (TDA 30, W 82, S3-34), or for the first
    (R 15). His blinds and antes stay in.
    Raises IllegalAction `hand_over`, `out_of_hand`, or `has_acted`; BadSetup `seat_not_dealt`.
    """
    _refuse_seat(hand, seat)
    if any(taken.seat == seat for taken in hand.actions):
        raise IllegalAction("has_acted", seat=seat)
    house = hand.rules
    rule = _by(house, "R 15" if house.presence is Presence.FIRST_CARD else "TDA 30", wsop="W 82", slovak="S3-34")
    if came is Presence.FIRST_CARD or came is house.presence:
        if hand.is_over:
            raise IllegalAction("hand_over")
        return Ruling(Outcome.PLAYED_ON, rule, seat)
    return dead_hand(hand, seat, rule, Mishap.ABSENT)


def redealt(hand: Hand, deck: Sequence[Card], positions: Positions | None = None) -> Hand:
    """The same hand from another deck, after a misdeal: same button, level, posts and players (TDA 35-C).

    `positions`: the right ones, where the button had been in the wrong place (TDA 34-A): who is the big blind there
    posts nothing besides, and a straddle stays only with the seat after it. Players who were absent the first time may
    play, except under W 88-b. Where a house kept their bets (S3-36), these lie in the pot, and those left without a
    chip are not dealt in; if one of them had a blind, or two are left, `positions` have to be given, as they follow
    from the hand before (`seats.next_positions`; a Table has them in `coming`). Raises IllegalAction `no_misdeal` or
    `hand_not_over`; BadSetup `positions_needed` with the seats left out, and like Hand.
    """
    result = hand.result()
    last = hand.irregularities[-1:]
    if not result.void or last[0].mishap is not Mishap.MISDEAL:
        raise IllegalAction("no_misdeal")
    seats = {seat: chips for seat, chips in result.stacks.items() if chips}
    dues = [due for due in hand.dues if due.seat in seats]
    where = hand.positions if positions is None else positions
    order = clockwise(seats, where.button)
    if positions is None and 2 <= len(order) < len(hand.order):
        try:
            refuse_positions(order, where)
        except BadSetup as misfit:
            broke = ", ".join([str(seat) for seat in sorted(set(hand.order) - set(order))])
            raise BadSetup("positions_needed", broke=broke) from misfit
    if where != hand.positions:
        after = clockwise(seats, where.big_blind)[:1]
        dues = [due for due in dues if _still_due(due, where.big_blind, after)]
    again = Hand(
        seats,
        where,
        hand.blinds,
        deck,
        hand.rules,
        dues=dues,
        carried=result.carried,
        last_two=hand.last_two,
        asks_to_show=hand.asks_to_show,
    )
    if not hand.rules.redeal_revives_absent:
        for seat in hand.deeds[-1].absent:
            if seat in seats and not again.is_over:
                again.kill(seat, Mishap.ABSENT, "W 88-b")
    return again


def _still_due(due: Due, big_blind: int, after: Collection[int]) -> bool:
    """True if a seat has to pay this with the big blind in another place."""
    if due.posting is Posting.STRADDLE:
        return due.seat in after
    return due.posting is Posting.ANTE or due.seat != big_blind


def _by(house: HouseRules, usual: str, **own: str) -> str:
    """The source that a house follows: its own number of the rule where it has one."""
    return own.get(house.name, usual)


def _refuse_late(hand: Hand) -> None:
    if hand.is_over:
        raise IllegalAction("hand_over")
    if hand.actions:
        raise IllegalAction("betting_began")


def _refuse_no_betting(hand: Hand) -> None:
    if hand.is_over or hand.to_act is None:
        raise IllegalAction("hand_over")


def _refuse_seat(hand: Hand, seat: int) -> None:
    """Raise unless this seat was dealt in and has a hand."""
    if seat in hand.public_view().folded:
        raise IllegalAction("out_of_hand", seat=seat)
    if seat not in hand.order:
        raise BadSetup("seat_not_dealt", seat=seat)


def _away(hand: Hand, absent: Collection[int]) -> tuple[int, ...]:
    """The absent seats: those named now and those whose hands were killed for it, in the order of the hand."""
    killed = {each.seat for each in hand.irregularities if each.mishap is Mishap.ABSENT}
    for seat in absent:
        if seat not in hand.order:
            raise BadSetup("seat_not_dealt", seat=seat)
    return tuple([seat for seat in hand.order if seat in killed or seat in absent])


def _shuffled(cards: Sequence[Card], order: Order) -> tuple[Card, ...]:
    """These cards in the order drawn, or with those given on top. Raises BadSetup `other_cards`."""
    if isinstance(order, Random):
        return mixed(cards, order)
    first = tuple(order)
    rest = [one for one in cards if one not in first]
    if len(first) + len(rest) != len(cards) or len(set(first)) != len(first):
        raise BadSetup("other_cards")
    return (*first, *rest)


def _put_under(deck: Sequence[Card], place: int, players: int) -> list[Card]:
    """The deck with a card put under the stub, out of play, in a house without burns. Raises BadSetup `deck_short`."""
    needed = 2 * players + 6
    if len(deck) < needed:
        raise BadSetup("deck_short", cards=len(deck), needed=needed)
    return [*deck[:place], *deck[place + 1 :], deck[place]]


def _rearranged(
    hand: Hand, deck: Sequence[Card], mishap: Mishap, rule: str, seat: int | None, cards: tuple[Card, ...]
) -> Ruling:
    """Play on with the deck in this order."""
    hand.rearrange(deck, Irregularity(len(hand.actions), mishap, rule, seat, cards))
    return Ruling(Outcome.PLAYED_ON, rule, seat, cards)
