"""Whatever goes wrong, in whatever order: no chip is lost, every hand ends, and it can be put away and taken up."""

import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from engine import irregular
from engine.actions import Action, Call, Check, Due, Fold, Posting
from engine.blinds import AnteKind, Blinds
from engine.deck import shuffled
from engine.errors import EngineRefusal
from engine.hand import Hand
from engine.presets import PRESETS
from engine.rules import Presence, Rake, Straddle
from engine.saved import resumed, saved
from engine.seats import clockwise, first_positions
from engine.showing import Showing
from tests.engine.dealing import everything

Doing = Callable[[Hand], object]


def state(hand: Hand) -> tuple[object, ...]:
    """All that two equal hands have in common."""
    showing = hand.showing
    told = () if showing is None else tuple(getattr(showing, name) for name in Showing.__slots__)
    end = hand.result() if hand.is_over else None
    return (*everything(hand), hand.deeds, hand.deck, hand.dealt_from, hand.holes, hand.posts, hand.to_show, told, end)


@st.composite
def hands(draw: st.DrawFn) -> Hand:
    """Any table under any house: short and deep stacks, antes, straddles, posts, carried chips, rake, no burns."""
    rules = draw(st.sampled_from(list(PRESETS.values())))
    if draw(st.booleans()):
        rules = replace(rules, rake=Rake(50, 300), burns=draw(st.booleans()), all_in_tabled=draw(st.booleans()))
    seats = sorted(draw(st.sets(st.integers(1, 9), min_size=2, max_size=min(6, rules.most_players))))
    chips = st.one_of(st.integers(1, 300), st.integers(1, 3000))
    stacks = {seat: draw(chips) for seat in seats}
    ante = draw(st.sampled_from((0, 10, 100) if rules.antes else (0,)))
    blinds = Blinds(50, 100, ante, draw(st.sampled_from(AnteKind)), draw(st.sampled_from(rules.limits)))
    where = first_positions(draw(st.sampled_from(seats)), seats)
    dues = []
    if len(seats) > 3:
        after = clockwise(seats, where.big_blind)[0]
        if draw(st.booleans()) and rules.straddle is not Straddle.OFF:
            dues.append(Due(after, Posting.STRADDLE, 200))
        elif draw(st.booleans()):
            dues += [Due(after, Posting.LIVE, 100), Due(after, Posting.DEAD, 50)]
    deck = shuffled(Random(draw(st.integers(0, 10**6))))
    carried = draw(st.sampled_from((0, 75)))
    asks = draw(st.booleans())
    return Hand(stacks, where, blinds, deck, rules, dues=dues, carried=carried, asks_to_show=asks)


def offers(hand: Hand) -> list[Action]:
    """Everything `legal` offers, with the bounds of a raise."""
    legal = hand.legal()
    found: list[Action] = [Fold(), Check() if legal.can_check else Call()]
    if legal.min_raise_to is not None and legal.max_raise_to is not None:
        found += [legal.raise_to(legal.min_raise_to), legal.raise_to(legal.max_raise_to)]
    return found


RULINGS = (
    "exposed", "exposed", "flop", "premature", "premature", "count", "button", "fouled", "misdeal", "dead", "late",
    "stand", "ask", "take_back",
)  # fmt: skip


@st.composite
def rulings(draw: st.DrawFn, hand: Hand) -> Doing:
    """Something irregular, allowed now or not."""
    seat = draw(st.sampled_from([*hand.order, 99]))
    rng = Random(draw(st.integers(0, 10**6)))
    cards = draw(st.lists(st.sampled_from(hand.deck), min_size=1, max_size=2))
    away: Sequence[int] = draw(st.lists(st.sampled_from(hand.order), max_size=2))
    came = draw(st.sampled_from((None, *Presence)))
    total = draw(st.integers(0, 3000))
    do: dict[str, Doing] = {
        "exposed": lambda hand: irregular.exposed_in_deal(hand, [hand.deck[total % (2 * len(hand.order))]]),
        "flop": lambda hand: irregular.four_card_flop(hand, cards if total % 4 == 0 else rng),
        "premature": lambda hand: irregular.premature_cards(hand, cards if total % 4 == 0 else rng),
        "count": lambda hand: irregular.wrong_count(hand, seat, away),
        "button": irregular.button_short,
        "fouled": lambda hand: irregular.fouled_deck(hand, cards[0], away),
        "misdeal": lambda hand: irregular.misdeal(hand, seat=seat, cards=cards, absent=away),
        "dead": lambda hand: irregular.dead_hand(hand, seat),
        "late": lambda hand: irregular.late_player(hand, seat, came),
        "stand": lambda hand: hand.let_stand(total),
        "ask": lambda hand: hand.ask(seat),
        "take_back": lambda hand: hand.take_back(seat),
    }
    return do[draw(st.sampled_from(RULINGS))]


def played_on(hand: Hand, data: st.DataObject) -> None:
    """One action of the seat on turn, or one hand shown or mucked."""
    if hand.to_act is not None:
        choices = offers(hand)
        hand.act(data.draw(st.sampled_from(choices[1:] if data.draw(st.booleans()) else choices)))
    elif hand.showing is not None and hand.showing.may_muck and data.draw(st.booleans()):
        hand.muck()
    else:
        hand.show()


@given(hands(), st.data())
def test_no_irregularity_loses_a_chip_and_every_hand_ends(hand: Hand, data: st.DataObject) -> None:
    total = sum(hand.started.values()) + hand.carried
    for _ in range(300):
        if data.draw(st.integers(0, 3)) == 3:
            before = state(hand)
            try:
                data.draw(rulings(hand))(hand)
            except EngineRefusal:
                assert state(hand) == before
        elif hand.is_over:
            break
        else:
            played_on(hand, data)
        assert min(hand.stacks.values()) >= 0
        pot = hand.public_view().pot
        if not hand.is_over:
            assert sum(hand.stacks.values()) + pot == total
    assert hand.is_over
    result = hand.result()
    assert sum(result.stacks.values()) + result.rake + result.carried == total
    assert sum(result.deltas.values()) + result.rake + result.carried == hand.carried
    assert result.void == (hand.deeds != () and hand.deeds[-1].doing == "voided")
    for pot_result in result.pots:
        assert pot_result.winners
        assert sum(pot_result.winners.values()) + pot_result.rake == pot_result.amount
    folded = set(hand.public_view().folded)
    assert not folded & {seat for pot_result in result.pots for seat in pot_result.winners}


@given(hands(), st.data())
def test_a_hand_put_away_at_any_point_is_taken_up_as_it_was(hand: Hand, data: st.DataObject) -> None:
    for _ in range(data.draw(st.integers(0, 12))):
        if data.draw(st.integers(0, 2)) == 2:
            try:
                data.draw(rulings(hand))(hand)
            except EngineRefusal:
                continue
        elif not hand.is_over:
            played_on(hand, data)
    kept = json.loads(json.dumps(saved(hand)))
    assert kept == saved(hand)
    again = resumed(kept)
    assert state(again) == state(hand)
    assert saved(again) == kept
    while not hand.is_over:
        twin, left = hand.copy(), state(hand)
        if hand.to_act is not None:
            action = data.draw(st.sampled_from(offers(hand)))
            assert offers(again) == offers(hand)
            for one in (hand, again):
                one.act(action)
        else:
            for one in (hand, again):
                one.show()
        assert state(twin) == left
        assert state(again) == state(hand)


@given(hands(), st.data())
def test_what_is_ruled_on_a_copy_is_not_ruled_on_the_hand(hand: Hand, data: st.DataObject) -> None:
    for _ in range(data.draw(st.integers(0, 6))):
        if not hand.is_over:
            played_on(hand, data)
    before, twin = state(hand), hand.copy()
    for _ in range(3):
        with suppress(EngineRefusal):
            data.draw(rulings(twin))(twin)
    assert state(hand) == before
