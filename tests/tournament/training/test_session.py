"""A training session from hand to hand: no chip is lost, and every house comes in, posts and buys as it does."""

import json
from dataclasses import replace
from random import Random

import pytest

from engine.actions import Call, Fold, Posting
from engine.blinds import Limit
from engine.deck import shuffled
from engine.entering import Entry
from engine.errors import BadSetup, EngineRefusal, IllegalAction
from engine.presets import PRESETS
from engine.robots import STRENGTHS, STYLES, robot
from tournament.training import houses
from tournament.training.houses import Stakes
from tournament.training.saved import resumed, saved
from tournament.training.session import Plan, Player, Session
from tournament.wording import houses as house_words


def plan(house: str = "polish", seats: int = 4, stack: int = 1_000, big: int = 10, people: int = 1) -> Plan:
    """Persons on the first seats, robots of all styles on the others."""
    players = {seat: Player(f"Seat {seat}") for seat in range(1, people + 1)}
    for seat in range(people + 1, seats + 1):
        players[seat] = Player(f"Robot {seat}", (STYLES[seat % len(STYLES)], STRENGTHS[0]))
    return Plan(house=house, stakes=Stakes(houses.limits(house)[0], big, stack), players=players)


def begun(made: Plan, seed: int = 1) -> Session:
    return Session.begun(made, shuffled(Random(seed)))


def played(session: Session, chance: Random) -> Session:
    """One hand, the persons playing like gamblers."""
    session, hand = session.next_hand(shuffled(chance))
    anybody = robot("loose", "learner")
    while (seat := hand.to_act) is not None:
        manner = session.plan.players[seat].manner
        who = anybody if manner is None else robot(*manner)
        hand.act(who.decide(hand.view(seat), chance))
    while hand.to_show is not None:
        hand.show()
    return session.finished(hand)


def folded(session: Session, hands: int = 1) -> Session:
    """Hands in which everybody folds to the big blind."""
    for number in range(hands):
        session, hand = session.next_hand(shuffled(Random(number)))
        while not hand.is_over:
            hand.act(Fold())
        session = session.finished(hand)
    return session


@pytest.mark.parametrize("house", PRESETS)
def test_chips_bought_are_the_chips_that_are_there_in_every_house(house: str) -> None:
    chance = Random(house)
    seats = min(houses.most_seats(house), 5)
    session = begun(plan(house, seats, stack=200), seed=3)
    hands = 0
    for _ in range(25):
        if session.is_broke(1):
            session = session.buy(1, session.to_full(1))
        if chance.random() < 0.2:
            session = session.come_back(1) if session.is_away(1) else session.sit_out(1)
        if session.may_straddle(1) and chance.random() < 0.7:
            session = session.straddle(1)
        session = played(session, chance)
        hands += 1
        assert session.table.sold == sum(session.table.chips.values()) == sum(session.bought.values())
        assert sum(session.results.values()) == 0
        assert all(not session.is_broke(seat) for seat in session.plan.robots)
        assert resumed(json.loads(json.dumps(saved(session)))) == session
    assert session.hands == hands


def test_the_training_game_seats_two_to_six_and_others_more() -> None:
    assert [houses.most_seats(house) for house in ("polish", "pacific", "slovak", "tda")] == [6, 10, 10, 10]
    assert houses.HOUSES[0] == "polish"
    assert set(houses.HOUSES) == set(PRESETS)
    assert all(house_words.name(house) and house_words.special(house).endswith(".") for house in houses.HOUSES)
    with pytest.raises(BadSetup, match="training_seats"):
        plan(seats=7)
    with pytest.raises(BadSetup, match="training_seats"):
        plan(seats=1)
    with pytest.raises(BadSetup, match="limit_not_played"):
        Plan(house="polish", stakes=Stakes(Limit.FIXED_LIMIT, 10, 500), players=plan().players)
    with pytest.raises(BadSetup, match="stack_short"):
        plan("pacific", stack=99)
    with pytest.raises(BadSetup, match="nobody_to_train"):
        plan(people=0)
    with pytest.raises(BadSetup, match="no_such_style"):
        Plan(
            house="polish",
            stakes=Stakes(Limit.NO_LIMIT, 10, 500),
            players={1: Player("A"), 2: Player("B", ("x", "club"))},
        )


def test_a_limit_table_has_the_blinds_that_its_lower_limit_makes() -> None:
    # 3: lower limits of 5, 3 and 15.
    for lower, small in ((5, 2), (3, 1), (15, 7)):
        blinds = begun(plan("pacific", big=lower)).table.blinds
        assert (blinds.small, blinds.big, blinds.upper) == (small, lower, 2 * lower)


def test_the_next_after_the_big_blind_may_straddle_where_the_house_knows_it() -> None:
    # 90: 5/10, under the gun straddles 20.
    for house, may in (("czech", True), ("robert", True), ("polish", False), ("tda", False)):
        session = begun(plan(house, seats=4, stack=500, people=4))
        who = [seat for seat in session.plan.players if session.may_straddle(seat)]
        assert bool(who) is may
        if may:
            assert session.straddle(who[0]).straddle(who[0], wanted=False) == session
            after, hand = session.straddle(who[0]).next_hand(shuffled(Random(1)))
            assert [post.chips for post in hand.posts if post.posting is Posting.STRADDLE] == [20]
            assert after.is_under_way


def test_who_comes_back_posts_or_waits_for_the_big_blind() -> None:
    # 92 and 93: by Robert's rules both blinds are made up for, or he waits at no cost.
    session = folded(begun(plan("robert", seats=5, people=5)), 2)
    away = session.sit_out(1)
    assert away.is_away(1)
    back = folded(away, 5).come_back(1)
    assert back.entries(1) == (Entry.AT_ONCE, Entry.BIG_BLIND)
    assert back.misses_blinds
    posting = back.choose(1, Entry.AT_ONCE)
    while posting.is_waiting(1):
        posting = folded(posting)
    _, hand = posting.next_hand(shuffled(Random(1)))
    owed = {post.posting: post.chips for post in hand.posts if post.seat == 1}
    assert owed in ({Posting.LIVE: 10, Posting.DEAD: 5}, {Posting.BIG_BLIND: 10})
    waiting = back.choose(1, Entry.BIG_BLIND)
    while waiting.is_waiting(1):
        waiting = folded(waiting)
    _, hand = waiting.next_hand(shuffled(Random(1)))
    assert {post.posting: post.chips for post in hand.posts if post.seat == 1} == {Posting.BIG_BLIND: 10}
    # By tournament rules whoever is away is dealt in all the same.
    tournament = begun(plan("tda", people=4)).sit_out(1)
    assert not tournament.misses_blinds
    assert 1 in tournament.next_hand(shuffled(Random(1)))[1].order


def with_chips(session: Session, seat: int, chips: int) -> Session:
    """As if he had lost the rest to the next seat."""
    places = dict(session.table.places)
    other = next(one for one in places if one != seat)
    lost = places[seat].chips - chips
    places[seat] = replace(places[seat], chips=chips)
    places[other] = replace(places[other], chips=places[other].chips + lost)
    return replace(session, table=replace(session.table, places=places))


@pytest.mark.parametrize("house", ["slovak", "czech"])
def test_who_buys_more_must_reach_half_the_buy_in_where_the_house_says_so(house: str) -> None:
    # 95: a buy-in of 100; broke: 49 refused, 50 accepted; with 30: 15 refused, 20 accepted.
    session = begun(plan(house, stack=100))
    broke = with_chips(session, 1, 0)
    assert broke.is_broke(1)
    with pytest.raises(IllegalAction, match="purchase_short"):
        broke.buy(1, 49)
    assert broke.buy(1, 50).table.chips[1] == 50
    short = with_chips(session, 1, 30)
    with pytest.raises(IllegalAction, match="purchase_short"):
        short.buy(1, 15)
    assert short.buy(1, 20).table.chips[1] == 50
    assert (short.to_full(1), broke.to_full(1), session.to_full(1)) == (70, 100, 0)


def test_chips_bought_during_a_hand_are_in_play_from_the_next_one() -> None:
    # 96.
    session, hand = with_chips(begun(plan(seats=2, people=2)), 1, 400).next_hand(shuffled(Random(2)))
    session = session.buy(1, 600)
    assert hand.started[1] == 400
    hand.act(Fold())
    assert session.finished(hand).table.places[1].bought == 0
    assert session.finished(hand).table.chips[1] in (995, 1_005)


def test_robots_that_are_broke_buy_in_again_at_once_and_a_person_is_asked() -> None:
    session, hand = begun(plan(seats=2, stack=200)).next_hand(shuffled(Random(4)))
    hand.act(hand.legal().all_in or Call())
    hand.act(Call())
    while hand.to_show is not None:
        hand.show()
    loser = hand.result().busted[0].seat
    after = session.finished(hand)
    if loser == 1:
        assert after.is_broke(1)
        assert after.coming() is None
        with pytest.raises(EngineRefusal, match="too_few_players"):
            after.next_hand(shuffled(Random(1)))
        after = after.buy(1, after.to_full(1))
    assert after.bought[loser] == 400
    assert after.coming() is not None


def test_a_hand_cut_off_is_dealt_anew_from_the_same_places_with_other_cards() -> None:
    session = folded(begun(plan()), 3)
    under_way, hand = session.next_hand(shuffled(Random(5)))
    kept = saved(under_way)
    assert "deck" not in json.dumps(kept)
    again = resumed(kept)
    assert again.hands == 3
    _, anew = again.next_hand(shuffled(Random(6)))
    assert anew.positions == hand.positions
    assert anew.holes != hand.holes
    assert again.called_off() == again


def test_chips_bought_in_a_hand_that_is_cut_off_are_in_play_when_it_is_dealt_anew() -> None:
    session, _hand = with_chips(begun(plan(stack=1_000)), 1, 40).next_hand(shuffled(Random(5)))
    bought = session.buy(1, session.to_full(1))
    assert bought.table.places[1].chips == 40
    again = resumed(saved(bought))
    assert again.table.places[1].chips == 1_000
    _, anew = again.next_hand(shuffled(Random(6)))
    assert anew.started[1] == 1_000


def test_what_is_damaged_is_refused_by_a_code() -> None:
    good = json.loads(json.dumps(saved(folded(begun(plan()), 2))))
    cut_off = json.loads(json.dumps(saved(begun(plan()).next_hand(shuffled(Random(5)))[0])))
    assert resumed(good).hands == 2
    assert resumed(cut_off).hands == 0
    several: tuple[object, ...] = (
        None, [], {}, {**good, "format": 2}, {**good, "sold": good["sold"] + 1}, {**good, "places": good["places"][1:]},
        {**good, "hands": -1}, {**good, "hands": "2"}, {**good, "last": [1, 2]}, {**good, "first_button": 9},
        {**good, "plan": {**good["plan"], "house": "nowhere"}}, {**good, "bought": [[1, 2]]},
        {**cut_off, "again": {**cut_off["again"], "dealt": []}},
        {**cut_off, "again": {**cut_off["again"], "positions": [9, 9, 9, False]}},
        {**good, "plan": {**good["plan"], "players": [[1, "A", None], [2, "B", ["tight"]]]}},
        {**good, "plan": {**good["plan"], "players": [[1, "A\u202eB", None], *good["plan"]["players"][1:]]}},
    )  # fmt: skip
    for wrong in several:
        with pytest.raises(BadSetup) as refusal:
            resumed(wrong)
        assert refusal.value.code in ("saved_format", "saved_field")
