"""What each key of a line meant, and what came of the hand, in words."""

from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

from engine.actions import Fold, Taken
from engine.cards import are_known
from engine.hand import Hand
from engine.recording.acts import (
    BETTING,
    Act,
    AllIn,
    Best,
    BoardSeen,
    By,
    Calls,
    Checks,
    Dead,
    Folds,
    HoleSeen,
    Mucks,
    NextStreet,
    Remark,
    Shows,
    To,
    Void,
)
from engine.recording.line import Key, Played
from engine.result import HandResult, PotResult
from engine.streets import Street
from tournament import hand_words
from tournament.felt import acts, told
from tournament.felt.named import Named
from tournament.language import gettext as _
from tournament.names import Chips
from tournament.wording.pots import pot_name
from tournament.wording.values import chips, list_of, short


class Kind(Enum):
    """What a key is about."""

    FOLD = "fold"
    CALL = "call"
    RAISE = "raise"
    ALL_IN = "all_in"
    CARDS = "cards"
    SHOWDOWN = "showdown"
    NOTE = "note"
    WRONG = "wrong"
    UNFINISHED = "unfinished"
    """It may still be typed to its end."""


class Meaning(NamedTuple):
    """One key of a line: its text and place there, what it is about, and what it said."""

    text: str
    start: int
    end: int
    kind: Kind
    said: str


def meanings(played: Played, table: Named) -> list[Meaning]:
    """Every key that was entered, in order."""
    hand = played.recorded.hand
    doings = _Doings(iter(zip(hand.actions, acts.street_totals(hand), strict=True)))
    found, begun = list[Meaning](), 0
    for key in played.keys:
        begun += any(isinstance(act, NextStreet) for act in key.acts)
        found.append(_meaning(key, table, doings, Street(min(begun, 3))))
    return found


class _Doings:
    """The actions of the hand, one after the other."""

    def __init__(self, left: Iterator[tuple[Taken, Chips]]) -> None:
        self._left = left
        self._next = next(left, None)

    def take(self, act: Act) -> tuple[Taken, Chips] | None:
        """What that act did in turn; None: it was a fold before its turn."""
        found = self._next
        if found is None:
            return None
        early = isinstance(act, Folds) and act.seat is not None
        if early and not (isinstance(found[0].action, Fold) and isinstance(act, Folds) and found[0].seat == act.seat):
            return None
        self._next = next(self._left, None)
        return found


def _meaning(key: Key, table: Named, doings: _Doings, street: Street) -> Meaning:
    if isinstance(key.acts[-1], BoardSeen):
        seen = key.acts[-1].cards
        # The whole board may be told at once, when everybody is all-in.
        named = _("Board") if street is Street.FLOP and len(seen) > 3 else told.street(street)
        said = [_("{street}: {cards}").format(street=named, cards=hand_words.cards(seen))]
    elif isinstance(key.acts[-1], NextStreet):
        said = [_("{street}, cards not seen").format(street=told.street(street))]
    else:
        said = [_said(act, table, doings) for act in key.acts]
    return Meaning(key.text, key.start, key.end, _kind(key.acts[-1]), " · ".join(filter(None, said)))


def _kind(act: Act) -> Kind:
    match act:
        case Folds():
            return Kind.FOLD
        case Checks() | Calls():
            return Kind.CALL
        case To() | By():
            return Kind.RAISE
        case AllIn():
            return Kind.ALL_IN
        case NextStreet() | HoleSeen() | BoardSeen():
            return Kind.CARDS
        case Shows() | Mucks() | Best():
            return Kind.SHOWDOWN
        case Dead() | Void() | Remark():
            return Kind.NOTE


def _said(act: Act, table: Named, doings: _Doings) -> str:
    if isinstance(act, BETTING):
        done = doings.take(act)
        if done is not None:
            taken, total = done
            said = acts.told(table.isolated(taken.seat), taken, total)
            return _("{what}: it stood").format(what=said) if isinstance(act, To) and act.stood else said
        seat = act.seat if isinstance(act, Folds) and act.seat is not None else 0
        return _("{name} folds before the turn").format(name=table.isolated(seat))
    match act:
        case HoleSeen(seat, cards):
            return _("{name} has {cards}").format(name=table.isolated(seat), cards=hand_words.cards(cards))
        case Remark(words):
            return _("note: {words}").format(words=short(words))
        case Void():
            return _("the hand is void")
        case Dead(seat):
            return _("{name}’s hand is dead").format(name=table.isolated(seat))
        case Best(seats) if len(seats) > 1:
            return _("{names} have equal hands, the best").format(names=list_of([table.name(one) for one in seats]))
        case Best(seats):
            return _("{name} has the best hand").format(name=table.isolated(seats[0]))
        case Shows():
            name = _("the next one asked") if act.seat is None else table.isolated(act.seat)
            return _("{name} shows").format(name=name)
        case Mucks():
            name = _("the next one asked") if act.seat is None else table.isolated(act.seat)
            return _("{name} mucks").format(name=name)
        case NextStreet() | BoardSeen():
            return ""  # of which `_meaning` says the street


# ---- what came of it -----------------------------------------------------------------------------------------------


def outcome(hand: Hand, table: Named) -> list[str]:
    """What goes back, who gets what from which pot and with which hand, odd chips, who is out and by whom.

    Raises:
        IllegalAction: `hand_not_over`.
    """
    result = hand.result()
    if result.void:
        return [_("The hand is void: every bet goes back, the button stays where it is.")]
    lines = []
    if result.returned is not None:
        seat, back = result.returned
        words = _("{chips} go back to {name}: nobody called them.")
        lines.append(words.format(chips=chips(back), name=table.isolated(seat)))
    lines += [_pot(pot, hand, result, table) for pot in sorted(result.pots, key=lambda pot: pot.number)]
    for out in result.busted:
        name, by = table.isolated(out.seat), list_of([table.name(seat) for seat in out.by])
        lines.append(
            _("{name} is out, by {by}.").format(name=name, by=by) if by else _("{name} is out.").format(name=name)
        )
    return lines


def _pot(pot: PotResult, hand: Hand, result: HandResult, table: Named) -> str:
    """Main pot, 3 000: Ada, with a flush, queen high."""
    which = pot_name(pot.number, len(result.pots))
    facts = {"pot": which, "chips": chips(pot.amount)}
    if len(pot.winners) == 1:
        (winner,) = pot.winners
        strengths = {one.seat: one.strength for one in result.shown}
        whole = len(result.board) == Street.RIVER.board_cards and are_known(result.board)
        known = whole and winner in strengths and are_known(hand.holes[hand.order.index(winner)])
        if known and len(pot.eligible) > 1:
            made = told.with_hand(strengths[winner], strengths)
            return _("{pot}, {chips}: {name} with {hand}.").format(name=table.isolated(winner), hand=made, **facts)
        return _("{pot}, {chips}: {name}.").format(name=table.isolated(winner), **facts)
    shares = [
        _("{name} {chips}").format(name=table.name(seat), chips=chips(share)) for seat, share in pot.winners.items()
    ]
    said = _("{pot}, {chips}, is split: {shares}.").format(shares=list_of(shares), **facts)
    least = min(pot.winners.values())
    odd = [table.name(seat) for seat, share in pot.winners.items() if share > least]
    if odd:
        said += " " + _("The odd chip goes to {names}, first left of the button.").format(names=list_of(odd))
    return said
