"""A hand that is over entered again, as it was or upon other stacks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.actions import Bet, Call, Check, Deed, Doing, Fold, Legal, Mishap, RaiseTo, Taken
from engine.cards import are_known, is_known
from engine.errors import BadSetup, EngineRefusal
from engine.hand import Hand
from engine.recording.acts import (
    Act,
    AllIn,
    Best,
    BoardSeen,
    Calls,
    Checks,
    Dead,
    Folds,
    HoleSeen,
    Mucks,
    Remark,
    Shows,
    To,
    Void,
)
from engine.recording.recorded import STREETS, Recorded, Scene, WinnerOf


class Stuck(Exception):
    """A hand that cannot be played again upon these stacks.

    `number` and `action`: which of its actions cannot be (from 1) and what it was, 0 and None where it is none of them;
    `code` and `facts` as of an EngineRefusal, or `action_missing` (`seat` would have to act), `nobody_to_act` (an
    action that is no longer asked for), `winner_missing` (`pot`), `not_reentered` (`doing`: what no record can repeat).
    """

    def __init__(self, number: int, action: Taken | None, code: str, facts: Mapping[str, int | str | None]) -> None:
        """Remember it."""
        self.number = number
        self.action = action
        self.code = code
        self.facts = dict(facts)
        super().__init__(code)


def reentered(hand: Hand, stacks: Mapping[int, int] | None = None) -> Recorded:
    """A finished hand as a recorded one, upon other stacks by seat if any are given.

    The actions stay what they were: an all-in is one of the new stack, a call is one for as much as there is, and what
    is checked down after everybody is all-in falls away.

    Raises Stuck.
    """
    _refuse_unrepeatable(hand)
    chips = hand.started if stacks is None else {seat: stacks.get(seat, own) for seat, own in hand.started.items()}
    scene = Scene(chips, hand.positions, hand.blinds, hand.rules, hand.dues, hand.carried, hand.last_two)
    try:
        recorded = Recorded(scene, _holes(hand))
    except BadSetup as refused:
        raise Stuck(0, None, refused.code, refused.facts) from refused
    deeds = list(hand.deeds)
    for number, taken in enumerate(hand.actions, 1):
        beside, stood = _before(deeds, number)
        recorded = _with(recorded, beside)
        _again(recorded, number, taken, stood)
    upon_same = dict(chips) == hand.started
    recorded = _with(recorded, _beside(deeds))
    recorded = _with(recorded, [*_board(recorded, hand), *_ending(hand, as_told=upon_same)])
    missing = recorded.missing()
    while isinstance(missing, WinnerOf):
        recorded = _with(recorded, _answer(hand, missing, as_told=upon_same))
        missing = recorded.missing()
    if missing is not None:
        raise Stuck(0, None, "action_missing", {"seat": missing.seat})
    return recorded


def _refuse_unrepeatable(hand: Hand) -> None:
    for deed in hand.deeds:
        if deed.doing in (Doing.REARRANGED, Doing.ASKED, Doing.TAKEN_BACK):
            raise Stuck(0, None, "not_reentered", {"doing": deed.doing.value})


def _holes(hand: Hand) -> tuple[Act, ...]:
    """The cards that are known."""
    known = {seat: tuple(filter(is_known, hole)) for seat, hole in zip(hand.order, hand.holes, strict=True)}
    return tuple([HoleSeen(seat, cards) for seat, cards in known.items() if cards])


def _board(recorded: Recorded, hand: Hand) -> list[Act]:
    """The streets that are known and were reached."""
    reached, found = recorded.hand.street.board_cards, list[Act]()
    for after, street in STREETS.items():
        cards = hand.board[after : street.board_cards]
        if cards and len(cards) == street.board_cards - after <= reached - after and are_known(cards):
            found.append(BoardSeen(after, cards))
    return found


def _before(deeds: list[Deed], number: int) -> tuple[list[Act], Deed | None]:
    """What was done beside the actions before that one, and by which deed it stood, if it did; they are taken out."""
    beside, stood = list[Act](), None
    while deeds and deeds[0].after < number:
        deed = deeds.pop(0)
        if deed.doing is Doing.STOOD:
            stood = deed
        else:
            beside += _beside([deed])
    return beside, stood


def _beside(deeds: Sequence[Deed]) -> list[Act]:
    """What is entered for deeds that are no actions."""
    found: list[Act] = []
    for deed in deeds:
        noted = deed.noted
        if deed.doing is Doing.REMARKED:
            found.append(Remark(deed.words))
        elif noted is not None and deed.doing is Doing.KILLED and deed.seat is not None:
            early = noted.rule == "TDA 58" and noted.mishap is Mishap.DEAD_HAND
            found.append(Folds(deed.seat) if early else Dead(deed.seat, noted.note, noted.mishap, noted.rule))
        elif noted is not None and deed.doing is Doing.VOIDED:
            found.append(Void(noted.note, noted.mishap, noted.rule))
    return found


def _with(recorded: Recorded, acts: Sequence[Act]) -> Recorded:
    """The hand with these acts as well, made anew but once. Raises Stuck."""
    if not acts:
        return recorded
    try:
        return Recorded(recorded.scene, (*recorded.acts, *acts))
    except EngineRefusal as refused:
        raise Stuck(0, None, refused.code, refused.facts) from refused


def _again(recorded: Recorded, number: int, taken: Taken, stood: Deed | None) -> None:
    """Enter an action again, of the seat that took it."""
    hand = recorded.hand
    if hand.to_act is None and isinstance(taken.action, Check):
        return  # nobody is asked any more, and nobody did anything
    if hand.to_act != taken.seat:
        code = "nobody_to_act" if hand.to_act is None else "action_missing"
        raise Stuck(number, taken, code, {"seat": hand.to_act})
    try:
        recorded.do(_act(taken, stood, hand.legal()))
    except EngineRefusal as refused:
        raise Stuck(number, taken, refused.code, refused.facts) from refused


def _act(taken: Taken, stood: Deed | None, legal: Legal) -> Act:
    action = taken.action
    if stood is not None and stood.noted is not None:
        return To(stood.total, stood=True, note=stood.noted.note)
    match action:
        case Fold():
            return Folds()
        case Check():
            return Checks()
        case Call():
            return Calls()
        case Bet(amount) | RaiseTo(amount):
            if not taken.all_in:
                return To(amount)
            # What is less than the price, or than anybody could call, is a call.
            return AllIn() if legal.all_in is not None or legal.max_raise_to is not None else Calls()


def _ending(hand: Hand, *, as_told: bool) -> list[Act]:
    """Who mucked, who showed, and, where that still fits, whose hand was told to be best."""
    showing = hand.showing
    if showing is None or hand.result().void:
        return []
    known = {seat for seat, hole in zip(hand.order, hand.holes, strict=True) if are_known(hole)}
    told = [deed.told for deed in hand.deeds if deed.doing is Doing.TOLD]
    won = {seat for pot in hand.result().pots for seat in pot.winners}
    said = known | won  # who was never seen and won nothing has thrown his hand away without a word
    found: list[Act] = [Mucks(seat) for seat in showing.mucked if seat in said and seat not in showing.dead]
    if not found and known.issuperset(showing.order):
        found = [Shows(seat) for seat in showing.shown]
    if as_told:
        found += [Best(tuple(group)) for groups in told for group in groups]
    return found


def _answer(hand: Hand, missing: WinnerOf, *, as_told: bool) -> list[Act]:
    """Who threw away a hand nobody saw, else who had the best hand, as a pot that all asked could win went.

    Raises Stuck `winner_missing`.
    """
    showing, asked = hand.showing, set(missing.seats)
    if as_told and showing is not None and (gone := asked.intersection(showing.mucked)):
        return [Mucks(seat) for seat in showing.order if seat in gone]
    for pot in hand.result().pots:
        winners = asked.intersection(pot.winners)
        if winners and asked.issubset(pot.eligible):
            return [Best(tuple(sorted(winners)))]
    raise Stuck(0, None, "winner_missing", {"pot": missing.pot})
