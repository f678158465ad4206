"""What lies in the middle of a table while a hand is played, worked out from what everybody sees."""

from collections.abc import Mapping

from engine.actions import Post, Posting
from engine.blinds import AnteKind
from engine.hand import Hand
from engine.pots import Pot, layered
from tournament.names import Chips


def bets(hand: Hand) -> Mapping[int, Chips]:
    """The chips of this street in front of each seat; once nobody is on turn to bet they lie in the middle."""
    if hand.to_act is None:
        return dict.fromkeys(hand.order, 0)
    return hand.public_view().bets


def pots(hand: Hand) -> list[Pot]:
    """The pots in the middle, main pot first, with the seats that can win them, before anybody gets them.

    The bets of a street that goes on are in none of them. Chips of a void hand lie nowhere.
    """
    if hand.is_over:
        given = sorted(hand.result().pots, key=lambda pot: pot.number)
        return [Pot(pot.amount, pot.eligible) for pot in given]
    order, view, in_front = hand.order, hand.public_view(), bets(hand)
    dead = _dead(hand)
    started = hand.started
    paid = [started[seat] - view.stacks[seat] - in_front[seat] - dead.get(seat, 0) for seat in order]
    folded = [seat in view.folded for seat in order]
    laid = layered(paid, folded, sum(dead.values()) + hand.carried)
    return [Pot(pot.amount, tuple([order[place] for place in pot.eligible])) for pot in laid]


def _dead(hand: Hand) -> Mapping[int, Chips]:
    """What each seat has in that is nobody's bet: an ante paid for all, a missed blind, an ante from the dues."""
    found: dict[int, Chips] = {}
    for seat, _posting, chips in _dead_posts(hand):
        found[seat] = found.get(seat, 0) + chips
    return found


def _dead_posts(hand: Hand) -> list[Post]:
    """Antes that stand in the dues come first of all posts; those of everybody's own ante come after them."""
    from_dues = {due.seat for due in hand.dues if due.posting is Posting.ANTE}
    for_all = hand.blinds.ante_kind is not AnteKind.PLAYER
    dead = []
    for number, paid in enumerate(hand.posts):
        is_due = number < len(from_dues) and paid.seat in from_dues
        if paid.posting is Posting.DEAD or (paid.posting is Posting.ANTE and (for_all or is_due)):
            dead.append(paid)
    return dead
