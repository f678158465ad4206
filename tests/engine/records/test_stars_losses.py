"""What PokerStars' text cannot say is refused by name; everything else comes back with the same stacks."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from engine.actions import Due, Mishap, Posting
from engine.blinds import Blinds, Limit
from engine.errors import BadSetup
from engine.hand import Hand
from engine.presets import PRESETS, ROBERT, TDA
from engine.records import played
from engine.records.phh import reading as phh_reading
from engine.records.record import Record
from engine.records.replay import replay
from engine.records.stars.lossless import LOSSES
from engine.records.stars.writing import write
from engine.rules import HouseRules, Straddle
from engine.seats import first_positions
from tests.engine.dealing import play, stacked
from tests.engine.records.evenings import hand as chance
from tests.engine.records.stars_texts import CASH, SUMMARY, WALK, one, simple

HOLES = {1: "AsAd", 2: "KsKd", 3: "QsQd", 4: "JsJd"}
NAMES = {1: "Ann", 2: "Bob", 3: "Cid", 4: "Dee"}


def four(
    rules: HouseRules = TDA, *, dues: tuple[Due, ...] = (), carried: int = 0, blinds: Blinds | None = None
) -> Hand:
    """Four players with 1000 each, the button on seat 4, and Ann with the aces."""
    stacks = dict.fromkeys(HOLES, 1000)
    deck = stacked((1, 2, 3, 4), HOLES, "2c3d5h7c9s")
    where = first_positions(4, stacks)
    return Hand(stacks, where, blinds or Blinds(50, 100), deck, rules, dues=dues, carried=carried)


def refusal(hand: Hand) -> str:
    """The code with which the text of a hand is refused."""
    with pytest.raises(BadSetup) as refused:
        write(played.record(hand, NAMES, {}), hand)
    return refused.value.code


def test_every_hand_comes_back_with_its_stacks_or_is_refused_by_name() -> None:
    told = Counter[str]()
    for seed in range(400):
        hand = chance(Random(seed))
        (record,) = phh_reading.read(played.write(hand, players={seat: f"P{seat}" for seat in hand.order}))
        assert isinstance(record, Record)
        again = replay(record)
        assert again.hand is not None
        try:
            text = write(record, again.hand)
        except BadSetup as refused:
            told[refused.code] += 1
            continue
        told["same"] += 1
        assert replay(one(text)).stacks == replay(record, raked=False).stacks, seed
    assert set(told) <= {"same", *LOSSES[:-1]}
    assert told["same"] > 200


def test_chips_carried_from_a_void_hand() -> None:
    assert refusal(play(four(carried=35), "f f f")) == "carried_unsaid"


def test_a_void_hand_whose_absent_player_pays() -> None:
    hand = four(replace(TDA, void_keeps_absent_bets=True))
    hand.void(Mishap.FOULED_DECK, absent=(2,))
    assert refusal(hand) == "void_bets_unsaid"
    refunded = four()
    refunded.void(Mishap.FOULED_DECK, absent=(2,))
    assert one(write(played.record(refunded, NAMES, {}), refunded)).void


def test_a_straddle_that_is_a_raise() -> None:
    house = replace(ROBERT, name="house", straddle=Straddle.RAISE)
    straddle = (Due(3, Posting.STRADDLE, 200),)
    assert refusal(play(four(house, dues=straddle), "r300 f f f")) == "straddle_unsaid"
    walk = play(four(house, dues=straddle), "f f f")
    assert write(played.record(walk, NAMES, {}), walk)


def test_an_action_that_stood() -> None:
    hand = four()
    hand.let_stand(120)
    assert refusal(play(hand, "f f f")) == "stood_unsaid"


def test_a_hand_declared_dead_out_of_turn() -> None:
    hand = four()
    hand.kill(1)
    assert refusal(play(hand, "f f")) == "kill_unsaid"


def test_a_cap_of_another_house() -> None:
    fixed = Blinds(50, 100, limit=Limit.FIXED_LIMIT)
    house = replace(ROBERT, name="house", raise_cap=None)
    assert refusal(play(four(house, blinds=fixed), "r200 r300 r400 r500 r600 f f f")) == "cap_unsaid"


def test_a_least_bet_that_is_not_the_big_blind() -> None:
    assert refusal(play(four(blinds=Blinds(50, 100, small_bet=50)), "r150 f f f")) == "least_bet_unsaid"


def test_odd_chips_that_are_not_broken_down() -> None:
    stacks = {1: 1000, 2: 1000, 3: 1000}
    deck = stacked((1, 2, 3), {1: "AsKd", 2: "AdKs", 3: "2s2d"}, "QcJdTh7c9s")
    house = replace(ROBERT, name="house", smallest_chip=25)
    hand = Hand(stacks, first_positions(3, stacks), Blinds(25, 75), deck, house)
    assert refusal(play(hand, "c c x | x x x | x x x | x x x")) == "odd_chips_unsaid"


def test_fixed_limit_without_larger_bets_names_one_bet_only() -> None:
    house = replace(ROBERT, name="house", double_bet_on_turn=False)
    hand = play(four(house, blinds=Blinds(50, 100, limit=Limit.FIXED_LIMIT)), "c f f x | x x | b100 f")
    record = played.record(hand, NAMES, {})
    assert "Hold'em Limit (100/100)" in write(record, hand)
    assert replay(one(write(record, hand))).stacks == record.finishing


def test_antes_beside_the_level_s_own_add_up() -> None:
    rules = PRESETS["robert"]
    hand = four(rules, dues=(Due(3, Posting.ANTE, 50),), blinds=Blinds(50, 100, 10))
    record = played.record(play(hand, "f f f"), NAMES, {})
    back = one(write(record, hand))
    assert back.antes == (10, 10, 60, 10)
    assert replay(back).stacks == record.finishing


def test_without_a_hero_none_is_made_up() -> None:
    board = "*** FLOP *** [2c 3d 5h]", "*** TURN *** [2c 3d 5h] [7c]", "*** RIVER *** [2c 3d 5h 7c] [9s]"
    checks = ("Ann: checks", "Bob: checks")
    source = one(
        simple(
            *("Cid: folds", "Ann: calls 1", "Bob: checks", board[0], *checks, board[1], *checks, board[2], *checks),
            *("*** SHOW DOWN ***", "Ann: shows [Ah Ad] (a pair of Aces)", "Bob: mucks hand"),
            "Ann collected 4 from pot",
            end="*** SUMMARY ***\nTotal pot 4 | Rake 0\nSeat 2: Bob (big blind) mucked [Kh Kd]",
        )
    )
    again = replay(source).hand
    assert again is not None
    written = write(source, again)
    assert "Dealt to" not in written
    assert "Seat 2: Bob (big blind) mucked [Kh Kd]" in written
    assert "hero" not in one(written).facts
    assert one(written).items == source.items


def test_remarks_stay_unless_they_would_be_part_of_the_game() -> None:
    source = one(simple('Ann said, "gg"', "Bob cashed out the hand for $1.90", "The lights go out", WALK, header=CASH))
    again = replay(source).hand
    assert again is not None
    kept = source.facts["remarks"]
    assert isinstance(kept, list)
    said = [*kept, "Cid: folds", "Cid: nonsense", "Hand cancelled", "\n", "*** X ***"]
    back = one(write(replace(source, facts={**source.facts, "remarks": said}), again))
    assert back.facts["remarks"] == kept
    assert back.facts["cashed_out"] == ["Bob"]
    assert replay(back).stacks == source.finishing
    assert SUMMARY.splitlines()[0] in write(source, again)


def test_a_cap_stands_in_the_header_again() -> None:
    source = one(simple(WALK, header=CASH.replace("($1/$2 USD)", "($40 Cap - $1/$2 USD)")))
    assert (source.facts["cap"], source.facts["notes"]) == ("$40", ["cap_unchecked 1"])
    again = replay(source).hand
    assert again is not None
    assert "($40 Cap - $1/$2 USD)" in write(source, again)
