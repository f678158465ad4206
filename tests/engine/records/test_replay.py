"""Records played again: stacks, notes on what is written though no rule allows it, and what is illegal where."""

import pytest

from engine.records.replay import replay
from tests.engine.records.hands import DEAL, only, phh, played, stacks, trouble

CHECKS = "'p1 cc', 'p2 cc', 'p3 cc'"
DOWN = f"'d db 2c3c4h', {CHECKS}, 'd db 8s', {CHECKS}, 'd db 9h', {CHECKS}"
SHOWN = "'p1 sm AsAd', 'p2 sm KsKd', 'p3 sm QsQd'"
CALLED = f"{DEAL}, 'p3 cc', 'p1 cc', 'p2 cc'"


def test_a_plain_hand() -> None:
    assert stacks(f"{CALLED}, {DOWN}, {SHOWN}") == ((1200, 900, 900), [])
    assert stacks(f"{DEAL}, 'p3 cbr 300', 'p1 f', 'p2 f'") == ((950, 900, 1150), [])


def test_players_sit_in_the_stated_seats() -> None:
    hand = replay(only(phh(f"{DEAL}, 'p3 f', 'p1 f'", more="seats = [5, 9, 2]\n"))).hand
    assert hand is not None
    assert (hand.order, hand.positions.button) == ((5, 9, 2), 2)
    assert stacks(f"{DEAL}, 'p3 f', 'p1 f'", more="seats = [5, 2, 9]\n")[1] == ["seats_not_clockwise"]


def test_heads_up_p2_is_the_button_and_acts_first() -> None:
    assert stacks("'p2 f'", stacks="900, 800", blinds="50, 100", antes="0, 0")[0] == (950, 750)


def test_a_dead_small_blind_leaves_p1_the_big_blind() -> None:
    found = played(f"{DEAL}, 'p2 f', 'p3 f'", blinds="100, 0, 0")
    assert found.stacks == (1000, 1000, 1000)
    assert found.hand is not None
    assert found.hand.positions.small_blind_dead


def test_straddles_and_late_posts() -> None:
    five = {"stacks": ", ".join(["1000"] * 5), "antes": "0, 0, 0, 0, 0"}
    assert stacks("'p4 f', 'p5 f', 'p1 f', 'p2 f'", blinds="50, 100, 200, 0, 0", **five)[0] == (
        950,
        900,
        1150,
        1000,
        1000,
    )
    assert trouble("'p4 cbr 300'", blinds="50, 100, 200, 0, 0", **five)[2] == "amount_too_small"
    late = stacks(
        "'p3 f', 'p4 cc', 'p5 f', 'p1 f', 'p2 cc', 'd db 2c3c4c', 'p2 f'", blinds="50, 100, 0, -100, 0", **five
    )
    assert late == ((950, 900, 1000, 1150, 1000), ["fold_with_nothing_to_call"])
    small = stacks("'p3 f', 'p4 f', 'p5 f', 'p1 f'", blinds="50, 100, 0, -150, 0", **five)
    assert small == ((950, 1200, 1000, 850, 1000), ["post_above_big_blind", "fold_with_nothing_to_call"])


def test_uniform_antes_are_won_as_far_as_paid_and_other_ones_whole() -> None:
    short = f"{DEAL}, 'p3 cbr 400', 'p2 f', 'd db 2c3c4h', 'd db 8s', 'd db 9h', 'p1 sm AsAd', 'p3 sm QsQd'"
    facts = {"stacks": "20, 1000, 1000", "antes": "40, 40, 40"}
    assert stacks(short, **facts)[0] == (60, 860, 1100)
    assert stacks(short, trimming="false", **facts)[0] == (100, 860, 1060)
    assert stacks(f"{DEAL}, 'p3 f', 'p1 f'", antes="0, 100, 0", trimming="false")[0] == (950, 1050, 1000)
    assert stacks(f"{DEAL}, 'p3 f', 'p1 f'", antes="0, 100, 0")[1] == ["antes_differ"]


def test_side_pots_give_their_odd_chips_each_for_itself() -> None:
    actions = (
        "'d dh p1 2s3d', 'd dh p2 AsKs', 'd dh p3 AdKd', 'p3 cbr 400', 'p1 cc', 'p2 cc',"
        " 'd db AhKh2c', 'd db 9c', 'd db 8c', 'p1 sm 2s3d', 'p2 sm AsKs', 'p3 sm AdKd'"
    )
    assert stacks(actions, stacks="55, 401, 401", blinds="1, 2, 0", bets="min_bet = 2")[0] == (0, 429, 428)


def test_missing_folds_and_checks_are_put_in_and_noted() -> None:
    assert stacks(f"{DEAL}, 'p3 cbr 300', 'p2 f'") == ((950, 900, 1150), ["fold_left_out"])
    left_out = f"{CALLED}, 'd db 2c3c4h', 'p3 cbr 100', 'p1 f', 'p2 f'"
    assert stacks(left_out) == ((900, 900, 1200), ["check_left_out", "check_left_out"])
    assert stacks(f"{CALLED}, 'd db 2c3c4h', 'd db 8s', 'd db 9h', {SHOWN}")[1] == ["check_left_out"] * 9
    assert stacks(f"{DEAL}, 'p3 cbr 300'") == ((950, 900, 1150), ["fold_left_out", "fold_left_out"])


def test_what_nobody_is_asked_for_any_more() -> None:
    """The small blind folds, the only rival is all-in for 15: the big blind has nothing to decide."""
    facts = {"stacks": "1000, 1000, 15", "blinds": "50, 100, 0"}
    actions = f"{DEAL}, 'p3 cc', 'p1 f', {{}}'d db 2c3c4h', 'd db 8s', 'd db 9h', 'p2 sm KsKd', 'p3 sm QsQd'"
    assert stacks(actions.format(""), **facts) == ((950, 1065, 0), [])
    assert stacks(actions.format("'p2 cc', "), **facts) == ((950, 1065, 0), ["check_without_need"])
    two = stacks("'p1 f'", stacks="1000, 15", blinds="50, 100", antes="0, 0")
    assert two == ((985, 30), ["fold_without_need", "winner_not_shown"])


def test_a_fold_without_need_gives_up_only_what_others_can_win() -> None:
    """The big blind gets 35 of the small blind's that only he can win, the all-in player 15 of each."""
    facts = {"stacks": "1000, 1000, 15", "blinds": "50, 100, 0"}
    folded = ((950, 1020, 45), ["fold_keeps_own"])
    assert stacks("'p3 cc', 'p1 f', 'p2 f'", **facts) == (folded[0], [*folded[1], "winner_not_shown"])
    assert stacks(f"{DEAL}, 'p3 cc', 'p1 f', 'p2 f'", **facts) == folded
    assert stacks(f"{DEAL}, 'p3 cc', 'p1 f', 'p2 f', 'd db 2c3c4h', 'd db 8s', 'd db 9h'", **facts) == folded


def test_a_player_all_in_by_his_ante_may_be_listed_as_folding() -> None:
    found = stacks(f"{DEAL}, 'p3 f', 'p1 f'", stacks="1000, 1000, 10", antes="10, 10, 10")
    assert found == ((940, 1070, 0), ["fold_when_all_in"])


def test_a_raise_nobody_can_call_is_a_call() -> None:
    actions = (
        f"{DEAL}, 'p3 cbr 200', 'p1 f', 'p2 cbr 900', 'd db 2c3c4h', 'd db 8s', 'd db 9h', 'p2 sm KsKd', 'p3 sm QsQd'"
    )
    assert stacks(actions, stacks="1000, 1000, 200") == ((950, 1250, 0), ["raise_nobody_can_call"])


def test_a_bet_nobody_can_call_is_noted_on_every_street() -> None:
    facts = {"stacks": "1000, 1000, 200"}
    actions = f"{DEAL}, 'p3 cbr 200', 'p1 f', 'p2 cc', 'd db 2c3c4h', {{}}'d db 8s', 'd db 9h', 'p2 sm', 'p3 sm'"
    without = stacks(actions.format(""), **facts)
    assert stacks(actions.format("'p2 cbr 100', "), **facts) == (without[0], ["raise_nobody_can_call", *without[1]])
    assert trouble(actions.format("'p2 cbr 900', "), **facts) == (8, "p2 cbr 900", "hand_over")
    assert trouble(actions.format("'p3 cbr 100', "), **facts) == (8, "p3 cbr 100", "is_all_in")
    assert trouble(f"{CALLED}, {DOWN}, 'p1 cbr 100'")[1:] == ("p1 cbr 100", "hand_over")


@pytest.mark.parametrize("said", ["'p2 sm ????', ", "", "'p2 sm As??', ", "'p2 sm -', "])
def test_who_does_not_muck_wins_from_those_who_do_whoever_s_turn_it_was(said: str) -> None:
    """The cards of p2 are never seen, but p3 threw his away."""
    actions = f"'p3 cc', 'p1 f', 'p2 cc', {DOWN.replace(repr('p1 cc') + ', ', '')}, {{}}'p3 sm'"
    assert stacks(actions.format(said)) == ((950, 1150, 900), ["winner_not_shown"])
    known = f"'d dh p3 QsQd', {actions}"
    assert stacks(known.format(said)) == ((950, 1150, 900), ["winner_not_shown"])
    assert stacks(actions.format("'p2 sm', ")) == ((950, 900, 1150), ["muck_leaves_nobody", "winner_not_shown"])


def test_two_with_hidden_cards_are_not_told_apart_by_a_third_who_mucks() -> None:
    assert trouble(f"'p3 cc', 'p1 cc', 'p2 cc', {DOWN}, 'p3 sm'")[2] == "winner_unknown"


def test_hidden_cards_are_never_compared() -> None:
    hidden = "'d dh p1 ????', 'd dh p2 KsKd', 'd dh p3 ????', 'p3 cc', 'p1 cc', 'p2 cc'"
    assert stacks(f"{hidden}, {DOWN}, 'p2 sm KsKd'") == ((900, 1200, 900), ["cards_hidden", "cards_hidden"])
    assert stacks(f"{hidden}, {DOWN}, 'p1 sm', 'p2 sm', 'p3 sm'")[1] == ["muck_leaves_nobody", "winner_not_shown"]
    assert trouble(f"{hidden}, {DOWN}, 'p2 sm'")[2] == "winner_unknown"
    assert stacks(f"{hidden}, {DOWN}, 'p2 sm KsKd', 'p1 sm AsAh', 'p3 sm'") == ((1200, 900, 900), [])
    all_in = f"{hidden[:-27]}, 'p3 cbr 1000', 'p1 cc', 'p2 cc', 'd db 2c3c4h', 'd db 8s', 'd db 9h', 'p2 sm KsKd'"
    assert stacks(all_in)[0] == (0, 3000, 0)


def test_the_stated_stacks_are_compared_and_tell_a_rake() -> None:
    hand = f"{CALLED}, {DOWN}, {SHOWN}"
    assert stacks(hand, more="finishing_stacks = [1190, 900, 900]\n") == ((1200, 900, 900), ["rake"])
    assert stacks(hand, more="finishing_stacks = [1190, 910, 900]\n")[1] == ["finishing_differs"]
    assert stacks(hand, more="finishing_stacks = [1190, 900, 900]\n_rake = 10\n")[1] == ["rake"]


@pytest.mark.parametrize(
    ("actions", "number", "text", "code"),
    [
        ("'p3 f', 'p1 cbr 120'", 5, "p1 cbr 120", "amount_too_small"),
        ("'p3 cbr 2000'", 4, "p3 cbr 2000", "amount_too_large"),
        ("'p1 cc', 'p3 cc'", 4, "p1 cc", "not_on_turn"),
        ("'p3 f', 'p1 cc', 'p2 cc', 'd db 2c3c4c', 'p3 cc'", 8, "p3 cc", "has_folded"),
        ("'p3 f', 'p1 f', 'd db 2c3c4c'", 6, "d db 2c3c4c", "hand_over"),
        ("'p3 f', 'p1 cc', 'p2 cc', 'p1 cc'", 7, "p1 cc", "board_missing"),
        ("'p3 cc', 'd db 2c3c4c', 'p1 cc'", 5, "d db 2c3c4c", "bet_open"),
        ("'d db AsKc2c'", 4, "d db AsKc2c", "card_twice"),
        ("'p3 cc', 'p1 cc', 'p2 cc', 'd db 2c3c4c', 'd db 2c'", 8, "d db 2c", "card_twice"),
        ("'p3 cc', 'p1 cc', 'p2 cc', 'd db 2c3c4c5c'", 7, "d db 2c3c4c5c", "board_streets"),
        ("'d db 2c3c4c5c', 'd db 7c8c'", 5, "d db 7c8c", "board_size"),
        ("'p3 sm QcQh'", 4, "p3 sm QcQh", "other_cards"),
        ("'d dh p3 2c'", 4, "d dh p3 2c", "hole_cards"),
        ("'p7 f'", 4, "p7 f", "no_such_player"),
        ("'p3 cbr 1000', 'p1 cc', 'p2 cc', 'p1 sm', 'p2 sm KsKd', 'p3 sm QsQd'", 0, "", "board_incomplete"),
    ],
)
def test_an_illegal_action_is_named(actions: str, number: int, text: str, code: str) -> None:
    assert trouble(f"{DEAL}, {actions}") == (number, text, code)


def test_a_card_that_occurs_twice_is_named_with_its_action() -> None:
    for actions, number in (
        ("'d dh p1 As', 'd dh p1 As'", 2),
        ("'d db 2cAs3c', 'd db As'", 2),
        ("'p1 sm As', 'd db As'", 2),
    ):
        found = played(actions).trouble
        assert found is not None
        assert (found.action, found.code, found.facts) == (number, "card_twice", {"card": "As"})


def test_the_rest_of_the_board_may_come_at_once_when_all_are_all_in() -> None:
    all_in = f"{DEAL}, 'p3 cbr 1000', 'p1 cc', 'p2 cc', 'd db 2c3c4h8s9h', {SHOWN}"
    assert stacks(all_in) == ((3000, 0, 0), [])


def test_settings_nobody_can_play() -> None:
    assert trouble("", blinds="0, 0, 0")[2] == "blinds_wrong"
    assert trouble("", blinds="100, 50, 0")[2] == "small_blind_size"
    assert trouble("", stacks="0, 100, 100")[2] == "stack"


def test_fixed_limit_has_one_bet_and_four_raises_and_no_cap_between_two() -> None:
    limit = {"variant": "FT", "bets": "small_bet = 100\nbig_bet = 200"}
    raises = "'p3 cbr 200', 'p1 cbr 300', 'p2 cbr 400', 'p3 cbr 500', 'p1 cbr 600'"
    assert trouble(f"{DEAL}, {raises}", **limit)[1:] == ("p1 cbr 600", "capped")
    two = {"stacks": "5000, 5000", "blinds": "50, 100", "antes": "0, 0", **limit}
    totals = ", ".join(f"'p{2 - place % 2} cbr {total}'" for place, total in enumerate(range(200, 1000, 100)))
    assert stacks(f"{totals}, 'p2 f'", **two)[0] == (5800, 4200)
