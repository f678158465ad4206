"""What holds whatever is played, in every house, limit, size of table and kind of ante and post."""

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.actions import Bet, Call, Check, Fold, Mishap, Posting, RaiseTo
from engine.blinds import AnteKind
from engine.cards import Card
from engine.errors import IllegalAction
from engine.hand import Hand
from engine.ranking import strength
from engine.result import HandResult
from engine.rules import ShortRaise
from tests.engine.dealing import everything
from tests.engine.games import Game, choices, game, one_more, played_out, wrong_actions

SEEDS = st.integers(0, 2**32)
# Half from a seed, which makes every kind of game, half from draws that a failing test can make smaller.
GAMES = st.one_of(SEEDS.map(lambda seed: game(Random(seed))), st.randoms(use_true_random=False).map(game))


def refused(hand: Hand, action: object) -> None:
    """It is, with a code."""
    with pytest.raises(IllegalAction) as refusal:
        hand.act(action)  # type: ignore[arg-type]
    assert refusal.value.code


def in_front(hand: Hand, seat: int) -> int:
    """The chips of the hand that this seat has put in since the beginning."""
    return hand.started[seat] - hand.stacks[seat]


def check_offers(hand: Hand) -> None:
    """`legal` tells the truth: what it offers is done as it says, and one chip less or more is refused."""
    legal = hand.legal()
    assert (legal.seat, legal.stack) == (hand.to_act, hand.stacks[legal.seat])
    assert legal.bet == hand.public_view().bets[legal.seat]
    assert legal.can_fold
    assert legal.can_check == (legal.to_call == 0)
    assert 0 <= legal.to_call <= legal.stack
    for action in choices(legal):
        twin = hand.copy()
        twin.act(action)
        taken = twin.actions[-1]
        costs = {Fold: 0, Check: 0, Call: legal.to_call}.get(type(action))
        if isinstance(action, Bet | RaiseTo):
            costs = action.amount - legal.bet
        assert (taken.seat, taken.action, taken.chips) == (legal.seat, action, costs)
        assert taken.all_in == (taken.chips == legal.stack)
    judged = hand.rules.short_raise is ShortRaise.HALF
    if legal.min_raise_to is not None and (not judged or legal.is_bet):
        if not judged:
            refused(hand, legal.raise_to(legal.min_raise_to - 1))
        assert legal.max_raise_to is not None
        assert legal.min_raise_to <= legal.max_raise_to <= legal.bet + legal.stack
    possible = {legal.bet + legal.to_call, legal.max_raise_to}
    if legal.all_in is None:
        assert legal.bet + legal.stack not in possible
    else:
        twin = hand.copy()
        twin.act(legal.all_in)
        assert twin.actions[-1].all_in


@given(GAMES, SEEDS)
def test_every_offer_is_accepted_and_everything_else_refused_without_a_trace(dealt: Game, seed: int) -> None:
    rng, hand = Random(seed), dealt.deal()
    while not hand.is_over:
        if hand.to_act is not None:
            before = everything(hand)
            check_offers(hand)
            for action in wrong_actions(hand.legal(), rng):
                refused(hand, action)
            assert everything(hand) == before
        else:
            refused(hand, Check())
        one_more(hand, rng)
    refused(hand, Fold())


@given(GAMES, SEEDS)
@settings(max_examples=300)
def test_every_hand_ends_with_every_chip(dealt: Game, seed: int) -> None:
    rng, hand = Random(seed), dealt.deal()
    players, steps = len(hand.order), 0
    while not hand.is_over:
        assert min(hand.stacks.values()) >= 0
        assert sum(hand.stacks.values()) + hand.public_view().pot == dealt.chips
        asked = hand.to_act if hand.to_act is not None else hand.to_show
        assert asked is not None
        assert asked not in hand.public_view().folded
        assert hand.to_act is None or hand.stacks[asked] > 0
        one_more(hand, rng)
        steps += 1
        # At most every player answers every raise; raises are full ones, of which a stack of 40 blinds holds 40 (of
        # half blinds 80), or all-ins.
        assert steps <= 4 * players * (80 + players) + players
    check_result(hand, dealt)


def check_result(hand: Hand, dealt: Game) -> None:
    """Conservation, and that the parts of the result say the same."""
    result = hand.result()
    assert sum(result.stacks.values()) + result.rake + result.carried == dealt.chips
    assert min(result.stacks.values()) >= 0
    assert hand.stacks == result.stacks
    assert result.deltas == {seat: chips - dealt.stacks[seat] for seat, chips in result.stacks.items()}
    for pot in result.pots:
        assert sum(pot.winners.values()) + pot.rake == pot.amount
        # What a seat alone could win is its own, even if it mucked.
        assert set(pot.winners) <= set(pot.eligible) - (set(result.mucked) if len(pot.eligible) > 1 else set())
    assert [pot.number for pot in result.pots] == list(range(len(result.pots) - 1, -1, -1))
    if not result.void:
        assert {gone.seat for gone in result.busted} == {seat for seat, chips in result.stacks.items() if not chips}
    for gone in result.busted:
        assert gone.by
        assert gone.seat not in gone.by
    if result.shown:
        assert len(result.board) == 5


# ------------------------------------------------------------------------------------------- pots, chip by chip


def paid_in(hand: Hand, back: tuple[int, int] | None) -> tuple[dict[int, int], int]:
    """What every seat has in that others must match, and the dead chips, from the posts and the actions alone."""
    paid, dead = dict.fromkeys(hand.order, 0), hand.carried
    own_antes = hand.blinds.ante_kind is AnteKind.PLAYER
    due = [(due.seat, Posting.ANTE) for due in hand.dues if due.posting is Posting.ANTE]
    for post in hand.posts:
        if (post.seat, post.posting) in due:
            due.remove((post.seat, post.posting))
            dead += post.chips
        elif post.posting is Posting.DEAD or (post.posting is Posting.ANTE and not own_antes):
            dead += post.chips
        else:
            paid[post.seat] += post.chips
    for taken in hand.actions:
        paid[taken.seat] += taken.chips
    if back is not None:
        paid[back[0]] -= back[1]
    return paid, dead


def chip_by_chip(paid: dict[int, int], dead: int, staying: Sequence[int]) -> list[tuple[int, tuple[int, ...]]]:
    """The pots, main pot first: each chip goes to the pot of all who are in and have at least as many in."""
    pots = [[dead, tuple(staying)]] if dead else []
    for height in range(1, max(paid.values()) + 1):
        layer = sum(chips >= height for chips in paid.values())
        eligible = tuple(seat for seat in staying if paid[seat] >= height)
        if pots and pots[-1][1] == eligible:
            pots[-1][0] += layer  # type: ignore[operator]
        else:
            pots.append([layer, eligible])
    return [(amount, eligible) for amount, eligible in pots]  # type: ignore[misc]


def dealt_out(amount: int, winners: Sequence[int], chip: int) -> dict[int, int]:
    """One smallest chip after the other, round and round from the left of the button; crumbs to the first."""
    won = dict.fromkeys(winners, 0)
    place = 0
    while amount >= chip:
        won[winners[place % len(winners)]] += chip
        amount -= chip
        place += 1
    won[winners[0]] += amount
    return {seat: chips for seat, chips in won.items() if chips}


def uncalled(paid: dict[int, int]) -> tuple[int, int] | None:
    """The chips that nobody has put beside, counted down one by one."""
    top, chips = max(paid, key=lambda seat: paid[seat]), 0
    while all(paid[top] - chips > other for seat, other in paid.items() if seat != top):
        chips += 1
    return (top, chips) if chips else None


def hands_of(hand: Hand, result: HandResult) -> dict[int, Sequence[Card]]:
    """The seven cards of everybody."""
    return {seat: (*hole, *result.board) for seat, hole in zip(hand.order, hand.holes, strict=True)}


@given(GAMES, SEEDS)
@settings(max_examples=300)
def test_pots_and_odd_chips_are_what_counting_chip_by_chip_gives(dealt: Game, seed: int) -> None:
    """B42 to B44, S1-22, S1-25, S2-10, TDA 15-B, 20-A, 21."""
    hand = played_out(dealt.deal(), Random(seed))
    result, folded = hand.result(), hand.public_view().folded
    staying = [seat for seat in hand.order if seat not in folded]
    back = uncalled(paid_in(hand, None)[0])
    assert result.returned == back
    paid, dead = paid_in(hand, back)
    pots = chip_by_chip(paid, dead, staying)
    assert [(pot.amount, pot.eligible) for pot in reversed(result.pots)] == pots
    stacks = dict(dealt.stacks)
    for seat, chips in [(post.seat, post.chips) for post in hand.posts] + [
        (one.seat, one.chips) for one in hand.actions
    ]:
        stacks[seat] -= chips
    if back is not None:
        stacks[back[0]] += back[1]
    sevens, left = hands_of(hand, result), None if hand.rules.rake is None else hand.rules.rake.cap
    for pot in reversed(result.pots):
        best = [seat for seat in pot.eligible if seat not in result.mucked or len(pot.eligible) == 1]
        if len(best) > 1:
            top = max(strength(sevens[seat]) for seat in best)
            best = [seat for seat in best if strength(sevens[seat]) == top]
        rake = 0
        if hand.rules.rake is not None and (hand.street > 0 or not hand.rules.rake.no_flop_no_drop):
            rake = pot.amount * hand.rules.rake.per_mille // 1000
            rake -= rake % hand.rules.smallest_chip
            rake = rake if left is None else min(rake, left)
            left = None if left is None else left - rake
        assert pot.rake == rake
        won = dealt_out(pot.amount - rake, best, hand.rules.smallest_chip)
        assert pot.winners == won
        for seat, chips in won.items():
            stacks[seat] += chips
    assert result.stacks == stacks


@given(GAMES, SEEDS)
def test_nobody_wins_more_than_the_others_matched_and_the_dead_chips(dealt: Game, seed: int) -> None:
    """C-101, S1-25, S2-10, B26, RP-11."""
    hand = played_out(dealt.deal(), Random(seed))
    paid, dead = paid_in(hand, hand.result().returned)
    for seat, delta in hand.result().deltas.items():
        assert delta <= dead + sum(min(paid[seat], chips) for other, chips in paid.items() if other != seat)


# ---------------------------------------------------------------------------------------- repetition, copies, views


@given(GAMES, SEEDS)
def test_the_same_deck_and_the_same_actions_give_the_same_hand(dealt: Game, seed: int) -> None:
    first, second = played_out(dealt.deal(), Random(seed)), played_out(dealt.deal(), Random(seed))
    assert everything(first) == everything(second)
    assert first.result() == second.result()


@given(GAMES, SEEDS)
def test_a_copy_goes_its_own_way(dealt: Game, seed: int) -> None:
    rng, hand = Random(seed), dealt.deal()
    for _ in range(rng.randint(0, 12)):
        if not hand.is_over:
            one_more(hand, rng)
    before, twin = everything(hand), hand.copy()
    assert everything(twin) == before
    played_out(twin, Random(seed + 1))
    if not hand.is_over:
        hand.copy().void(Mishap.FOULED_DECK)
    assert everything(hand) == before
    assert played_out(hand.copy(), Random(seed)).result() == played_out(hand, Random(seed)).result()


@given(GAMES, SEEDS)
def test_what_the_public_sees_does_not_depend_on_hidden_cards(dealt: Game, seed: int) -> None:
    """The hole cards are dealt to other seats: until the showdown nobody can tell, and a seat sees only its own."""
    cards = 2 * len(dealt.stacks)
    hidden = list(dealt.deck[:cards])
    Random(seed).shuffle(hidden)
    hand, other = dealt.deal(), dealt.deal((*hidden, *dealt.deck[cards:]))
    assert sorted(hidden) == sorted(card for hole in other.holes for card in hole)
    rng, same = Random(seed), Random(seed)
    while not hand.is_over and hand.to_act is not None:
        assert hand.public_view() == other.public_view()
        mine = dict(zip(hand.order, hand.holes, strict=True))
        assert {seat: hand.view(seat).cards for seat in hand.order} == mine
        one_more(hand, rng)
        one_more(other, same)
    assert hand.is_over == other.is_over


# ------------------------------------------------------------------------------------------- irregular hands


def something(hand: Hand, rng: Random) -> None:
    """Mostly a legal action; sometimes one that stood, a hand that is dead, or a question at the showdown."""
    draw = rng.random()
    try:
        if draw < 0.1:
            hand.kill(rng.choice(hand.order))
        elif draw < 0.2 and hand.to_act is not None:
            legal = hand.legal()
            hand.let_stand(legal.bet + rng.randint(0, legal.stack))
        elif draw < 0.25 and hand.showing is not None:
            hand.ask(rng.choice(hand.order))
        elif draw < 0.3 and hand.showing is not None:
            hand.take_back(rng.choice(hand.order))
        elif draw < 0.31:
            hand.void(Mishap.FOULED_DECK, absent=[rng.choice(hand.order)])
        else:
            one_more(hand, rng)
    except IllegalAction:
        one_more(hand, rng)


@given(GAMES, SEEDS)
@settings(max_examples=300)
def test_whatever_goes_wrong_at_the_table_no_chip_is_lost(dealt: Game, seed: int) -> None:
    """TDA 15-B, 30, 51, 52, 65-A, S3-36."""
    rng, hand, steps = Random(seed), dealt.deal(), 0
    while not hand.is_over:
        assert min(hand.stacks.values()) >= 0
        assert sum(hand.stacks.values()) + hand.public_view().pot == dealt.chips
        if hand.to_act is not None:
            legal = hand.legal()
            assert legal.to_call >= 0
            assert legal.min_raise_to is None or legal.min_raise_to > legal.bet + legal.to_call or legal.can_check
        something(hand, rng)
        steps += 1
        assert steps < 5000
    check_result(hand, dealt)
