"""Button and blinds from hand to hand; C numbers are the scenarios of the rules digest."""

from collections.abc import Collection

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.errors import BadSetup
from engine.presets import CZECH, PACIFIC, POLISH, PRESETS, ROBERT, SLOVAK, TDA, WSOP
from engine.rules import HouseRules
from engine.seats import NextHand, Positions, clockwise, first_positions, is_closed, next_positions, passed

SIX = Positions(button=1, small_blind_seat=2, big_blind=3)


def placed(hand: NextHand) -> tuple[int, int | None, int]:
    """Button, small blind and big blind."""
    return hand.positions.button, hand.positions.small_blind, hand.positions.big_blind


def following(last: Positions, *tables: Collection[int], rules: HouseRules = TDA) -> list[tuple[int, int | None, int]]:
    """Button and blinds of one hand after the other, with the seats live at each."""
    found = []
    for live in tables:
        hand = next_positions(last, live, rules=rules)
        found.append(placed(hand))
        last = hand.positions
    return found


def test_the_first_hand_has_its_blinds_left_of_the_button() -> None:
    assert first_positions(4, [1, 2, 4, 6]) == Positions(button=4, small_blind_seat=6, big_blind=1)


def test_heads_up_the_button_is_the_small_blind() -> None:
    """B045, C-1."""
    assert first_positions(1, [1, 2]) == Positions(button=1, small_blind_seat=1, big_blind=2)


def test_nothing_special_happens_while_everybody_stays() -> None:
    assert following(SIX, range(1, 7), range(1, 7)) == [(2, 3, 4), (3, 4, 5)]


def test_when_the_small_blind_busts_the_button_goes_to_his_empty_seat() -> None:
    """C-6, B049."""
    left = [1, 3, 4, 5, 6]
    assert following(SIX, left, left) == [(2, 3, 4), (3, 4, 5)]
    five = [1, 3, 4, 5]
    assert following(SIX, five, five) == [(2, 3, 4), (3, 4, 5)]


def test_when_the_big_blind_busts_there_is_no_small_blind_and_then_a_dead_button() -> None:
    """C-7."""
    left = [1, 2, 4, 5, 6]
    assert following(SIX, left, left, left) == [(2, None, 4), (3, 4, 5), (4, 5, 6)]


def test_when_both_blinds_bust_the_button_is_dead_twice() -> None:
    """B051."""
    left = [1, 4, 5, 6]
    assert following(SIX, left, left) == [(2, None, 4), (3, 4, 5)]


def test_when_the_button_busts_nothing_special_happens() -> None:
    """C-9."""
    assert following(SIX, [2, 3, 4, 5, 6]) == [(2, 3, 4)]


def test_when_the_next_big_blind_busts_the_one_after_him_posts_it() -> None:
    """C-10."""
    left = [1, 2, 3, 5, 6]
    assert following(SIX, left, left) == [(2, 3, 5), (3, 5, 6)]


@pytest.mark.parametrize(
    ("busted", "button_and_small", "big"),
    [(1, 3, 2), (2, 3, 1), (3, 2, 1)],
    ids=["C-12 button", "C-13 small blind", "C-14 big blind"],
)
def test_three_players_become_two_and_nobody_has_the_big_blind_twice(
    busted: int, button_and_small: int, big: int
) -> None:
    left = {1, 2, 3} - {busted}
    assert following(SIX, left) == [(button_and_small, button_and_small, big)]


def test_a_dead_button_is_never_carried_into_heads_up() -> None:
    """D-10: after a dead small blind two are left."""
    assert following(SIX, [1, 2, 4], [2, 4]) == [(2, None, 4), (4, 4, 2)]


def test_two_players_take_turns() -> None:
    assert following(first_positions(1, [1, 2]), [1, 2], [1, 2]) == [(2, 2, 1), (1, 1, 2)]


def test_two_players_become_three_and_the_newcomer_is_never_the_small_blind() -> None:
    """B20: big blind 1, small blind and button 2, newcomer 5."""
    last = Positions(button=2, small_blind_seat=2, big_blind=1)
    assert next_positions(last, [1, 2, 5], [5]) == NextHand(Positions(5, 1, 2), (1, 2, 5))
    newcomer_next = Positions(button=5, small_blind_seat=5, big_blind=1)
    assert placed(next_positions(newcomer_next, [1, 2, 5], [2])) == (5, 1, 2)


def test_two_players_become_three_though_the_big_blind_left() -> None:
    """His seat is the dead small blind."""
    last = Positions(button=2, small_blind_seat=2, big_blind=1)
    assert placed(next_positions(last, [2, 5, 7], [5, 7])) == (7, None, 2)


def test_two_players_become_six_and_the_button_is_right_behind_the_blinds() -> None:
    last = Positions(button=3, small_blind_seat=3, big_blind=8)
    hand = next_positions(last, [1, 3, 5, 6, 8, 9], [1, 5, 6, 9])
    assert (placed(hand), hand.waiting) == ((6, 8, 9), ())


def test_a_newcomer_between_button_and_small_blind_waits_until_the_button_has_passed() -> None:
    """C-20: button 3, small blind 5, seat 4 filled."""
    last = Positions(button=2, small_blind_seat=3, big_blind=5)
    live = [1, 2, 3, 4, 5, 6]
    hand = next_positions(last, live, [4])
    assert hand == NextHand(Positions(3, 5, 6), (1, 2, 3, 5, 6), (4,))
    after = next_positions(hand.positions, live, [4])
    assert after == NextHand(Positions(5, 6, 1), (1, 2, 3, 4, 5, 6))


def test_a_newcomer_in_the_small_blind_seat_is_dealt_in_and_posts() -> None:
    """C-21: button was 3, small blind 4, big blind 5; seat 5 busted and was filled again."""
    last = Positions(button=3, small_blind_seat=4, big_blind=5)
    hand = next_positions(last, [1, 2, 3, 4, 5, 6], [5])
    assert (placed(hand), hand.waiting) == ((4, 5, 6), ())


def test_newcomers_on_the_button_and_in_the_big_blind_are_dealt_in() -> None:
    last = Positions(button=1, small_blind_seat=2, big_blind=4)
    hand = next_positions(last, [1, 2, 4, 5, 6], [2, 5])
    assert (placed(hand), hand.dealt) == ((2, 4, 5), (1, 2, 4, 5, 6))


def test_when_the_waiting_leave_two_those_play_heads_up() -> None:
    last = Positions(button=8, small_blind_seat=1, big_blind=4)
    hand = next_positions(last, [1, 2, 3, 4], [2, 3])
    assert hand == NextHand(Positions(button=4, small_blind_seat=4, big_blind=1), (1, 4), (2, 3))
    # Nobody waits a second time.
    assert next_positions(hand.positions, [1, 2, 3, 4], [2, 3]).waiting == ()


def test_when_the_waiting_leave_fewer_than_two_nobody_waits() -> None:
    last = Positions(button=8, small_blind_seat=1, big_blind=4)
    hand = next_positions(last, [2, 3, 4], [2, 3])
    assert (hand.dealt, hand.waiting, placed(hand)) == ((2, 3, 4), (), (3, 4, 2))


MOVING = pytest.mark.parametrize("rules", [PACIFIC, CZECH, POLISH], ids=lambda rules: rules.name)
DEAD = pytest.mark.parametrize("rules", [TDA, WSOP, ROBERT], ids=lambda rules: rules.name)
ALL = pytest.mark.parametrize("rules", PRESETS.values(), ids=lambda rules: rules.name)


@MOVING
def test_the_moving_button_goes_to_the_next_player(rules: HouseRules) -> None:
    """C-19, S0-20: seats 1, 2 and 4, the button on 2, then on 4."""
    assert following(Positions(2, 4, 1), [1, 2, 4], [1, 2, 4], rules=rules) == [(4, 1, 2), (1, 2, 4)]


@MOVING
def test_the_moving_button_skips_the_small_blind_who_busted(rules: HouseRules) -> None:
    """S1-10: where the dead button lies on the empty seat 2 (C-6), this one lies on 3, and 4 and 5 pay."""
    left = [1, 3, 4, 5, 6]
    assert following(SIX, left, left, rules=rules) == [(3, 4, 5), (4, 5, 6)]


@MOVING
def test_the_moving_button_knows_no_dead_small_blind(rules: HouseRules) -> None:
    """S2-4: the big blind busts, and the next player posts the small blind (C-7 has none)."""
    left = [1, 2, 4, 5, 6]
    assert following(SIX, left, left, rules=rules) == [(2, 4, 5), (4, 5, 6)]


@MOVING
def test_heads_up_the_moving_button_is_the_small_blind_and_changes_hands(rules: HouseRules) -> None:
    """S1-12, S2-5."""
    assert following(first_positions(1, [1, 2]), [1, 2], [1, 2], rules=rules) == [(2, 2, 1), (1, 1, 2)]


@MOVING
def test_one_who_comes_back_onto_the_moving_button_makes_a_big_blind_post_twice(rules: HouseRules) -> None:
    """S0-20, S1-10, S2-4: 2 and 3 played heads-up; 2 misses a hand but no blind, and the button comes to him."""
    hand = next_positions(Positions(3, 3, 2), [1, 3, 4], [4], rules)
    assert placed(hand) == (1, 3, 4)
    assert following(hand.positions, [1, 2, 3, 4], rules=rules) == [(2, 3, 4)]


@MOVING
@pytest.mark.parametrize(("busted", "button", "big"), [(1, 2, 3), (2, 3, 1), (3, 2, 1)])
def test_three_become_two_and_the_moving_button_goes_to_the_next_player(
    busted: int, button: int, big: int, rules: HouseRules
) -> None:
    """C-12 to C-14 answered by S0-20, S1-10, S2-4, which know no adjustment against a second big blind."""
    assert following(SIX, {1, 2, 3} - {busted}, rules=rules) == [(button, button, big)]


def test_the_button_stays_where_it_is_if_the_last_small_blind_left() -> None:
    """C-18, S3-30: the same blinds and the same last player as with the dead button; only the marker lies elsewhere."""
    left = [1, 3, 4, 5, 6]
    assert following(SIX, left, left, rules=SLOVAK) == [(1, 3, 4), (3, 4, 5)]
    assert following(SIX, left, left, rules=TDA) == [(2, 3, 4), (3, 4, 5)]
    stayed = next_positions(SIX, left, rules=SLOVAK).positions
    assert clockwise(left, stayed.button)[-1] == clockwise(left, 2)[-1] == 1


def test_the_button_that_stays_goes_to_the_next_player_while_nobody_leaves() -> None:
    """S3-9, S3-25."""
    assert following(SIX, range(1, 7), range(1, 7), rules=SLOVAK) == [(2, 3, 4), (3, 4, 5)]


def test_everybody_pays_the_big_blind_before_the_small_one_and_the_button() -> None:
    """S3-30: the big blind left, so nobody posts the small one, and the button waits for player 4 to have paid both."""
    left = [1, 2, 4, 5, 6]
    assert following(SIX, left, left, left, rules=SLOVAK) == [(2, None, 4), (2, 4, 5), (4, 5, 6)]


def test_the_button_stays_though_both_blinds_left() -> None:
    left = [1, 4, 5, 6]
    assert following(SIX, left, left, left, rules=SLOVAK) == [(1, None, 4), (1, 4, 5), (4, 5, 6)]


def test_a_newcomer_in_the_seat_of_the_small_blind_who_left_does_not_call_the_button_to_him() -> None:
    """S3-30, S3-28: he sits between button and small blind and waits until the button has passed."""
    everybody = range(1, 7)
    hand = next_positions(SIX, everybody, [2], SLOVAK)
    assert (placed(hand), hand.waiting) == ((1, 3, 4), (2,))
    after = next_positions(hand.positions, everybody, [2], SLOVAK)
    assert (placed(after), after.waiting) == ((3, 4, 5), ())


@ALL
def test_a_newcomer_behind_the_button_waits_in_every_house(rules: HouseRules) -> None:
    """C-20, C-94: he took a seat between the last small and big blind, which is behind the next button."""
    hand = next_positions(Positions(1, 2, 4), range(1, 7), [3], rules)
    assert (placed(hand), hand.waiting) == ((2, 4, 5), (3,))
    assert next_positions(hand.positions, range(1, 7), [3], rules).waiting == ()


@ALL
def test_the_big_blind_is_open_to_newcomers_in_every_house(rules: HouseRules) -> None:
    """C-93: whom the big blind comes to has waited for it."""
    hand = next_positions(Positions(6, 1, 2), range(1, 7), [3], rules)
    assert (placed(hand), hand.waiting) == ((1, 2, 3), ())


@DEAD
def test_a_newcomer_in_the_small_blind_waits_where_robert_rules(rules: HouseRules) -> None:
    """C-21: dealt in and posting by TDA 10-A, waiting until the button has passed by R 15."""
    last, everybody = Positions(button=3, small_blind_seat=4, big_blind=5), range(1, 7)
    hand = next_positions(last, everybody, [5], rules)
    if rules is not ROBERT:
        assert (placed(hand), hand.waiting) == ((4, 5, 6), ())
        return
    assert (placed(hand), hand.waiting) == ((4, None, 6), (5,))
    on_the_button = next_positions(hand.positions, everybody, [5], rules)
    assert (placed(on_the_button), on_the_button.waiting) == ((5, 6, 1), (5,))
    passed_him = next_positions(on_the_button.positions, everybody, [5], rules)
    assert (placed(passed_him), passed_him.waiting) == ((6, 1, 2), ())


@pytest.mark.parametrize(("rules", "waits"), [(TDA, False), (WSOP, False), (ROBERT, True)])
def test_a_newcomer_on_the_button_waits_where_robert_rules(rules: HouseRules, *, waits: bool) -> None:
    """R 15 against TDA 10-A: seat 2 was the small blind's and is filled again."""
    hand = next_positions(SIX, range(1, 7), [2], rules)
    assert (placed(hand), hand.waiting) == ((2, 3, 4), (2,) if waits else ())


@pytest.mark.parametrize("rules", [ROBERT, SLOVAK], ids=lambda rules: rules.name)
def test_two_play_on_heads_up_while_the_third_would_get_the_button(rules: HouseRules) -> None:
    """R 15, S3-28; the TDA gives it to him at once (B20)."""
    last = Positions(button=2, small_blind_seat=2, big_blind=1)
    hand = next_positions(last, [1, 2, 5], [5], rules)
    assert (placed(hand), hand.waiting) == ((1, 1, 2), (5,))
    after = next_positions(hand.positions, [1, 2, 5], [5], rules)
    assert (placed(after), after.waiting) == ((1, 2, 5), ())


@ALL
def test_nobody_waits_where_fewer_than_two_would_be_left(rules: HouseRules) -> None:
    hand = next_positions(SIX, [2, 3], [2, 3], rules)
    assert (hand.dealt, hand.waiting) == ((2, 3), ())


def test_each_house_closes_its_own_seats() -> None:
    """TDA 10-A; R 15; S1-14; S3-28. Button 2, small blind 4, big blind 6; seats 3 and 5 lie between."""
    where = Positions(button=2, small_blind_seat=4, big_blind=6)
    closed = {rules.name: [seat for seat in range(1, 9) if is_closed(seat, where, rules)] for rules in PRESETS.values()}
    assert closed == {
        "tda": [3],
        "wsop": [3],
        "robert": [2, 3, 4],
        "pacific": [3],
        "czech": [3, 5],
        "polish": [3],
        "slovak": [2, 3, 5],
    }


def test_a_blind_passes_the_seats_up_to_where_it_falls() -> None:
    assert passed(2, 5, [1, 2, 3, 5, 6]) == (3, 5)
    assert passed(5, 2, [1, 3, 6]) == (6, 1)
    assert passed(3, 3, [1, 2, 3]) == ()


def test_a_player_who_is_absent_but_not_out_takes_his_turn_with_the_blinds() -> None:
    """B052: three seats, the button and the blinds go round through the absent seat."""
    three = [1, 2, 3]
    assert [big for _, _, big in following(first_positions(1, three), three, three, three)] == [1, 2, 3]


def test_clockwise_begins_after_a_seat_and_goes_round() -> None:
    assert clockwise([1, 4, 6, 9], 4) == (6, 9, 1, 4)
    assert clockwise([1, 4, 6, 9], 5) == (6, 9, 1, 4)
    assert clockwise([1, 4], 9) == (1, 4)


@pytest.mark.parametrize(
    ("call", "code"),
    [
        (lambda: first_positions(1, [1]), "too_few_players"),
        (lambda: first_positions(3, [1, 2]), "button_seat_empty"),
        (lambda: first_positions(0, [0, 1]), "seat_number"),
        (lambda: next_positions(SIX, [4]), "too_few_players"),
        (lambda: next_positions(SIX, []), "too_few_players"),
    ],
)
def test_tables_nobody_can_play_at_are_refused(call: object, code: str) -> None:
    assert callable(call)
    with pytest.raises(BadSetup) as refusal:
        call()
    assert refusal.value.code == code


SEATS = st.sets(st.integers(1, 10), min_size=3, max_size=10)


@given(SEATS, st.data(), st.integers(1, 30))
def test_nobody_posts_the_big_blind_again_before_all_others_have(
    live: set[int], data: st.DataObject, hands: int
) -> None:
    last = first_positions(data.draw(st.sampled_from(sorted(live))), live)
    posted = [last.big_blind]
    for _ in range(hands):
        last = next_positions(last, live).positions
        posted.append(last.big_blind)
    for place in range(len(posted) - len(live) + 1):
        assert set(posted[place : place + len(live)]) == live


@given(SEATS, st.data())
def test_whoever_stays_while_others_bust_never_posts_the_big_blind_twice_running(
    live: set[int], data: st.DataObject
) -> None:
    last = first_positions(data.draw(st.sampled_from(sorted(live))), live)
    for gone in data.draw(st.lists(st.integers(1, 10), max_size=12)):
        live = live - {gone} if len(live) > 2 else live
        hand = next_positions(last, live)
        assert hand.positions.big_blind != last.big_blind
        assert hand.positions.big_blind in live
        last = hand.positions


@given(SEATS, st.data(), st.sampled_from(list(PRESETS.values())))
def test_every_hand_has_fitting_positions_whoever_comes_and_goes(
    live: set[int], data: st.DataObject, rules: HouseRules
) -> None:
    last = first_positions(data.draw(st.sampled_from(sorted(live))), live)
    for _ in range(12):
        staying = live - data.draw(st.sets(st.integers(1, 10), max_size=3))
        new = data.draw(st.sets(st.integers(1, 10), max_size=3)) - staying
        if len(staying | new) < 2:
            continue
        live = staying | new
        hand = next_positions(last, live, new, rules)
        where = hand.positions
        assert set(hand.dealt) | set(hand.waiting) == live
        assert set(hand.waiting) <= new
        order = clockwise(hand.dealt, where.button)
        if len(hand.dealt) == 2:
            assert (where.button, where.small_blind, where.big_blind) == (order[1], order[1], order[0])
        elif where.small_blind is None:
            assert where.small_blind_seat not in hand.dealt
            assert where.big_blind == order[0]
        else:
            assert (where.small_blind, where.big_blind) == order[:2]
        last = where
