"""What is paid before the first action, and the setups that no hand can be played with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.actions import Due, Post, Posting
from engine.betting import Betting
from engine.blinds import AnteKind, Blinds
from engine.cards import ALL_CARDS, UNKNOWN, Card, refuse_doubles
from engine.errors import BadSetup
from engine.rules import HouseRules, Straddle
from engine.seats import Positions
from engine.stakes import refuse_level

SHORT_HANDED = 4
"""With so many dealt in or fewer, some houses halve the single payer's ante."""

_DUES = (Posting.ANTE, Posting.STRADDLE, Posting.LIVE, Posting.DEAD)
_PLAYABLE = frozenset((*ALL_CARDS, *UNKNOWN))


def post(
    betting: Betting,
    order: Sequence[int],
    positions: Positions,
    blinds: Blinds,
    rules: HouseRules,
    dues: Sequence[Due] = (),
) -> list[Post]:
    """Take everything due and open the betting before the flop; posts come back as they were really paid.

    Antes that stand in `dues` first, as dead money. Everybody's own ante before the blinds; one payer's after his
    blind, or before it under `ante_first` (TDA RP-11); then the other `dues` in their order.
    """
    posts: list[Post] = []
    place = order.index
    if dues:
        _post_antes_due(betting, order, dues, posts)
    single = blinds.ante > 0 and blinds.ante_kind is not AnteKind.PLAYER
    if blinds.ante and not single:
        posts += [Post(seat, Posting.ANTE, betting.post_ante(place(seat), blinds.ante)) for seat in order]
    small, big = positions.small_blind, positions.big_blind
    if single and rules.ante_first:
        _post_single_ante(betting, order, positions, blinds, rules, posts)
    if small is not None and blinds.small:
        posts.append(Post(small, Posting.SMALL_BLIND, betting.post_blind(place(small), blinds.small)))
    posts.append(Post(big, Posting.BIG_BLIND, betting.post_blind(place(big), blinds.big)))
    if single and not rules.ante_first:
        _post_single_ante(betting, order, positions, blinds, rules, posts)
    betting.open_blinds(blinds.big, blinds.lower)
    last = order.index(big)
    if dues:
        last = _post_dues(betting, order, dues, posts, rules, last)
    betting.begin(last)
    return [paid for paid in posts if paid.chips]


def _post_single_ante(
    betting: Betting,
    order: Sequence[int],
    positions: Positions,
    blinds: Blinds,
    rules: HouseRules,
    posts: list[Post],
) -> None:
    """One pays for all: the big blind, or the button if somebody sits there."""
    payer = positions.big_blind if blinds.ante_kind is AnteKind.BIG_BLIND else positions.button
    if payer not in order:
        return
    ante = blinds.ante
    if rules.halve_short_handed_ante and len(order) <= SHORT_HANDED:
        ante = -(-ante // (2 * rules.smallest_chip)) * rules.smallest_chip
    chips = betting.post_ante(order.index(payer), ante, for_all=True)
    if chips:
        posts.append(Post(payer, Posting.ANTE, chips))


def _post_antes_due(betting: Betting, order: Sequence[int], dues: Sequence[Due], posts: list[Post]) -> None:
    for seat, posting, chips in dues:
        if posting is Posting.ANTE:
            posts.append(Post(seat, posting, betting.post_ante(order.index(seat), chips, for_all=True)))


def _post_dues(
    betting: Betting, order: Sequence[int], dues: Sequence[Due], posts: list[Post], rules: HouseRules, big: int
) -> int:
    """Take straddles and posts in their order. Returns the place of the last straddle, without one the big blind's."""
    last, as_raise = big, rules.straddle is Straddle.RAISE
    for seat, posting, chips in dues:
        if posting is Posting.ANTE:
            continue
        place = order.index(seat)
        # A raise is what the stack makes of it; a blind is the price however short it was posted (RROP 4-1).
        due = min(chips, betting.stacks[place]) if as_raise and posting is Posting.STRADDLE else chips
        take = betting.post_dead if posting is Posting.DEAD else betting.post_blind
        posts.append(Post(seat, posting, take(place, due)))
        if posting is Posting.STRADDLE and due > betting.price:
            betting.straddle(due, as_raise=as_raise)
            last = place
    for seat, bet in zip(order, betting.bets, strict=True):
        if bet > betting.price:
            # More than coming in costs is no post: he would have raised before his turn.
            raise BadSetup("due_size", seat=seat, chips=str(bet))
    return last


def refuse_setup(
    seats: Mapping[int, int], deck: Sequence[Card], blinds: Blinds, rules: HouseRules, dues: Sequence[Due], carried: int
) -> None:
    """Raise BadSetup unless seats, stacks, limit, dues, carried chips and deck can make a hand under these rules."""
    if not 2 <= len(seats) <= rules.most_players:
        raise BadSetup("seats_dealt", seats=len(seats), most=rules.most_players)
    for seat, chips in seats.items():
        if type(seat) is int and seat > 0 and type(chips) is int and chips > 0:
            continue
        if type(seat) is not int or seat < 1:
            raise BadSetup("seat_number", seat=str(seat))
        raise BadSetup("stack", seat=seat, chips=str(chips))
    needed = 2 * len(seats) + (8 if rules.burns else 5)
    if len(deck) < needed:
        raise BadSetup("deck_short", cards=len(deck), needed=needed)
    different = set(deck)
    if len(different) != len(deck) or not different <= _PLAYABLE:
        refuse_doubles([one for one in deck if one not in UNKNOWN or deck.count(one) > 1])
    refuse_level(blinds, rules)
    if type(carried) is not int or carried < 0:
        raise BadSetup("carried", chips=str(carried))
    for seat, posting, chips in dues:
        if seat not in seats:
            raise BadSetup("seat_not_dealt", seat=seat)
        if posting not in _DUES or not isinstance(posting, Posting):
            raise BadSetup("due_kind", seat=seat, posting=str(posting))
        if posting is Posting.ANTE and not rules.antes:
            raise BadSetup("no_antes", rules=rules.name)
        if type(chips) is not int or chips < 1:
            raise BadSetup("due_size", seat=seat, chips=str(chips))
        if posting is Posting.STRADDLE and rules.straddle is Straddle.OFF:
            raise BadSetup("no_straddle", seat=seat, rules=rules.name)
        if posting is Posting.STRADDLE and chips <= blinds.big:
            raise BadSetup("due_size", seat=seat, chips=str(chips))


def refuse_positions(order: Sequence[int], positions: Positions) -> None:
    """Raise BadSetup unless the blinds are left of the button, heads-up the small blind on it."""
    small, big = positions.small_blind, positions.big_blind
    if any(type(seat) is not int for seat in (positions.button, positions.small_blind_seat, big)):
        raise BadSetup("positions_do_not_fit", button=str(positions.button), small=str(small), big=str(big))
    if len(order) == 2 or positions.heads_up:
        if len(order) != 2 or small != order[1] or positions.button != small or big != order[0]:
            raise BadSetup("heads_up_positions", button=positions.button, big=big)
        return
    expected = order[:2] if small is not None else order[:1]
    if expected != ((small, big) if small is not None else (big,)) or (
        small is None and positions.small_blind_seat in order
    ):
        raise BadSetup("positions_do_not_fit", button=positions.button, small=small, big=big)
