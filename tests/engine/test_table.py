"""A cash game's table from hand to hand; C numbers are the rules digest's."""

from collections.abc import Callable
from dataclasses import replace
from typing import cast

import pytest

from engine.actions import Due, Mishap, Posting
from engine.blinds import Blinds, Limit
from engine.entering import CLEAR, NEW, Entry, Standing
from engine.errors import BadSetup, EngineRefusal, IllegalAction
from engine.places import Place
from engine.presets import CZECH, PACIFIC, POLISH, PRESETS, ROBERT, SLOVAK, TDA
from engine.rules import HouseRules, Rake
from engine.seats import Positions
from engine.table import Table
from tests.engine.dealing import play, stacked
from tests.engine.tables import BLINDS, FIXED, broke, called_down, dealt, folded, opened, refused, where

TOP_UP = pytest.mark.parametrize("rules", [CZECH, SLOVAK], ids=lambda rules: rules.name)
STRADDLE = pytest.mark.parametrize("rules", [CZECH, ROBERT], ids=lambda rules: rules.name)
POSTING = pytest.mark.parametrize("rules", [ROBERT, PACIFIC, SLOVAK], ids=lambda rules: rules.name)
ALL = pytest.mark.parametrize("rules", PRESETS.values(), ids=lambda rules: rules.name)


@ALL
def test_everybody_there_at_the_start_plays_the_first_hand_without_posting(rules: HouseRules) -> None:
    table, hand = dealt(opened(rules, 1, 2, 3, 5, button=5))
    assert (hand.order, hand.positions, hand.dues) == ((1, 2, 3, 5), Positions(5, 1, 2), ())
    assert table.button == 5


@pytest.mark.parametrize(
    ("rules", "after"),
    [(TDA, (2, 3, 4)), (ROBERT, (2, 3, 4)), (SLOVAK, (1, 3, 4)), (PACIFIC, (3, 4, 5)), (CZECH, (3, 4, 5))],
)
def test_the_button_goes_on_as_the_house_moves_it_when_the_small_blind_leaves(
    rules: HouseRules, after: tuple[int, int, int]
) -> None:
    """C-6, C-18, S0-20, S1-10."""
    assert where(folded(opened(rules, *range(1, 7))).leave(2)) == after


def test_heads_up_the_button_posts_the_small_blind_in_turn() -> None:
    """C-1, S2-5."""
    table = opened(POLISH, 1, 2)
    assert [where(table), where(folded(table)), where(folded(table, 2))] == [(1, 1, 2), (2, 2, 1), (1, 1, 2)]


def test_a_house_that_misses_no_blinds_deals_absent_players_in() -> None:
    """B052: the button and the blinds go round through the absent seat, and he pays."""
    table = opened(TDA, 1, 2, 3).sit_out(3)
    bigs = []
    for _ in range(4):
        bigs.append(table.coming().positions.big_blind)
        table = folded(table)
    assert bigs == [3, 1, 2, 3]
    assert dealt(table)[0].absent == (3,)


def test_the_limit_sets_the_least_buy_in() -> None:
    """C-4, S0-17: ten lower limits, not ten big blinds."""
    one_two = Table(rules=PACIFIC, blinds=Blinds(1, 1, limit=Limit.FIXED_LIMIT, big_bet=2))
    five_ten = Table(rules=PACIFIC, blinds=Blinds(2, 5, limit=Limit.FIXED_LIMIT, big_bet=10))
    assert (one_two.buy_in, five_ten.buy_in) == (10, 50)
    refusal = refused(lambda: five_ten.sit_down(1, 49))
    assert (refusal.code, refusal.facts) == ("buy_in_short", {"seat": 1, "chips": 49, "least": 50})
    assert five_ten.sit_down(1, 50).chips == {1: 50}
    other = replace(PACIFIC, blind_sets_limits=False)
    assert Table(rules=other, blinds=Blinds(2, 5, limit=Limit.FIXED_LIMIT, small_bet=10)).buy_in == 100


@TOP_UP
def test_a_table_states_its_buy_in(rules: HouseRules) -> None:
    """S3-3, S1: what the table asks."""
    table = Table(rules=rules, blinds=BLINDS, stated_buy_in=100)
    assert refused(lambda: table.sit_down(1, 99)).code == "buy_in_short"
    assert table.sit_down(1, 100).chips == {1: 100}


@TOP_UP
@pytest.mark.parametrize(("has", "bought", "least"), [(0, 49, 50), (30, 15, 20)])
def test_a_stack_must_reach_half_the_buy_in(has: int, bought: int, least: int, rules: HouseRules) -> None:
    """C-95, S1-7, S3-6, S3-7: broke 49 refused, 50 accepted; with 30 chips 15 refused, 20 accepted."""
    table = broke(folded(opened(rules, 1, 2, 3, chips=100, buy_in=100)), 3, has)
    refusal = refused(lambda: table.buy(3, bought))
    assert (refusal.code, refusal.facts) == ("purchase_short", {"seat": 3, "chips": bought, "least": least})
    assert table.buy(3, least).chips[3] == 50


@TOP_UP
def test_one_chip_worth_the_big_blind_is_enough_to_stay(rules: HouseRules) -> None:
    """S1-7, S3-7: with 10 he is dealt in, with 9 he has to buy first."""
    table = folded(opened(rules, 1, 2, 3, 4, buy_in=100))
    assert broke(table, 4, 10).coming().dealt == (1, 2, 3, 4)
    assert broke(table, 4, 9).coming().dealt == (1, 2, 3)
    assert broke(table, 4, 9).buy(4, 41).coming().dealt == (1, 2, 3, 4)


def test_elsewhere_any_chip_plays_and_a_broke_player_buys_in_anew() -> None:
    """S0-17."""
    table = folded(opened(PACIFIC, 1, 2, 3, 4))
    assert broke(table, 4, 1).coming().dealt == (1, 2, 3, 4)
    assert broke(table, 4, 1).buy(4, 1).chips[4] == 2
    assert refused(lambda: broke(table, 4).buy(4, 99)).facts["least"] == 100
    assert broke(table, 4).buy(4, 100).chips[4] == 100


@ALL
def test_chips_bought_during_a_hand_are_not_in_play_before_the_next(rules: HouseRules) -> None:
    """C-96, S1-6, S3-4."""
    table, hand = dealt(opened(rules, 1, 2, 3))
    table = table.buy(1, 300)
    assert (hand.started[1], table.places[1].chips, table.places[1].bought) == (500, 500, 300)
    play(hand, "f f")
    table = table.finished(hand)
    assert (table.places[1].chips, table.places[1].bought) == (800, 0)
    assert dealt(table)[1].started[1] == 800


def test_chips_bought_before_the_stack_was_lost_wait_for_half_the_buy_in() -> None:
    """S3-6: 20 more were enough for 100, but not for nothing."""
    table, hand = dealt(opened(SLOVAK, 1, 2, 3, chips=100, buy_in=100))
    table = table.buy(1, 20)
    play(hand, "f f")
    table = broke(table.finished(hand), 1)
    table = replace(table, places={**table.places, 1: Place(0, CLEAR, bought=20)})
    assert table.least_purchase(1) == 30
    assert refused(lambda: table.buy(1, 29)).code == "purchase_short"
    assert table.buy(1, 30).places[1] == Place(50, CLEAR)


@pytest.mark.parametrize("rules", [PACIFIC, ROBERT, TDA], ids=lambda rules: rules.name)
def test_chips_bought_in_the_hand_that_broke_him_wait_until_he_has_bought_in_anew(rules: HouseRules) -> None:
    """S0-17: one chip bought while his last ones are in the pot is no buy-in."""
    opening, after = broke(opened(rules, 1, 2, 3, buy_in=100), 2, chips=5), []
    for holes in ("2c7d", "AhAd"):
        table, hand = opening.next_hand(stacked((2, 3, 1), {2: holes, 3: "KhKd", 1: "QhQd"}, "3s4s8h9cTc"))
        table = table.buy(2, 1)
        after.append(table.finished(play(hand, "c x x x x x x x")))
    lost, won = after
    assert [(table.places[2].chips, table.places[2].bought) for table in after] == [(0, 1), (16, 0)]
    assert (lost.is_ready(2), lost.least_purchase(2), won.least_purchase(2)) == (False, 99, 1)
    assert refused(lambda: lost.buy(2, 98)).code == "purchase_short"
    assert lost.buy(2, 99).places[2].chips == 100
    assert lost.leave(2).cashed == 1


def test_who_leaves_takes_all_his_chips_and_in_a_hand_only_when_it_is_over() -> None:
    """S1-6: nothing may be taken off otherwise."""
    table, hand = dealt(opened(ROBERT, 1, 2, 3, 4))
    table = table.leave(3).sit_down(5, 200).leave(5)
    assert (sorted(table.places), table.cashed) == ([1, 2, 3, 4], 200)
    play(hand, "f f f")
    table = table.finished(hand)
    assert (table.chips, table.cashed) == ({1: 500, 2: 495, 4: 500}, 200 + 505)


def test_a_table_has_as_many_seats_as_the_house_and_the_deck_allow() -> None:
    """S0-1, S1-4, S2-2, S3-1."""
    most = {
        rules.name: Table(rules=rules, blinds=FIXED if rules is PACIFIC else BLINDS).most for rules in PRESETS.values()
    }
    assert most == {"tda": 22, "wsop": 22, "robert": 22, "pacific": 10, "czech": 22, "polish": 6, "slovak": 10}
    assert Table(rules=replace(CZECH, burns=False), blinds=BLINDS).most == 23
    refusal = refused(lambda: opened(POLISH, 1, 2).sit_down(7, 500))
    assert (refusal.code, refusal.facts) == ("no_such_seat", {"seat": "7", "most": 6})


def test_only_the_limits_of_the_house_are_played_and_a_change_waits_for_the_next_hand() -> None:
    """S0, S2; S1-11."""
    assert refused(lambda: Table(rules=PACIFIC, blinds=BLINDS)).code == "limit_not_played"
    table, hand = dealt(opened(CZECH, 1, 2, 3))
    table = table.with_blinds(Blinds(10, 20, limit=Limit.POT_LIMIT))
    play(hand, "f f")
    assert (hand.blinds, dealt(table.finished(hand))[1].blinds) == (BLINDS, Blinds(10, 20, limit=Limit.POT_LIMIT))
    assert refused(lambda: opened(POLISH, 1, 2).with_blinds(FIXED)).code == "limit_not_played"


@STRADDLE
def test_the_player_after_the_big_blind_may_straddle(rules: HouseRules) -> None:
    """C-90, S1-39, R 14: 5/10, 20, and the next one is first."""
    table, hand = dealt(opened(rules, 1, 2, 3, 4, 5).straddle(4))
    assert hand.dues == (Due(4, Posting.STRADDLE, 20),)
    assert (hand.to_act, hand.legal().to_call) == (5, 20)
    play(hand, "c c c c")
    assert (hand.to_act, hand.legal().can_check) == (4, True)
    play(hand, "x" + " x" * 15)
    assert table.finished(hand).straddler is None


def test_straddles_are_refused_where_they_are_off_and_to_everybody_else() -> None:
    """TDA; S1-39."""
    assert refused(lambda: opened(SLOVAK, 1, 2, 3, 4).straddle(4)).code == "no_straddle"
    assert refused(lambda: opened(CZECH, 1, 2).straddle(1)).code == "straddle_heads_up"
    refusal = refused(lambda: opened(CZECH, 1, 2, 3, 4).straddle(3))
    assert (refusal.code, refusal.facts) == ("straddle_seat", {"seat": 3, "after_big_blind": 4})
    assert refused(lambda: opened(CZECH, 1, 2, 3, 4, chips=19).straddle(4)).code == "straddle_short"


def test_a_straddle_lapses_if_another_player_is_next_after_all() -> None:
    table = opened(CZECH, 1, 2, 3, 4, 5).straddle(4)
    assert table.leave(3).coming().dues == ()
    assert table.leave(5).coming().dues == (Due(4, Posting.STRADDLE, 20),)


@STRADDLE
def test_a_straddle_is_for_its_big_blind_and_lapses_with_another(rules: HouseRules) -> None:
    """S1-39, R 14: twice the big blind of the hand it is for; nobody is made to post more than he announced."""
    table = opened(rules, 1, 2, 3, 4).straddle(4)
    assert table.with_blinds(Blinds(10, 20)).coming().dues == ()
    assert table.with_blinds(Blinds(10, 20)).straddle(4).coming().dues == (Due(4, Posting.STRADDLE, 40),)
    assert table.with_blinds(Blinds(4, 10)).coming().dues == (Due(4, Posting.STRADDLE, 20),)


def test_a_newcomer_who_straddles_has_posted() -> None:
    table = folded(opened(ROBERT, 1, 2, 3, 4)).sit_down(5, 500, Entry.AT_ONCE)
    assert table.coming().dues == (Due(5, Posting.LIVE, 10),)
    assert table.straddle(5).coming().dues == (Due(5, Posting.STRADDLE, 20),)


@POSTING
def test_a_new_player_posts_or_waits(rules: HouseRules) -> None:
    """C-93, S0-18, S3-28."""
    table = folded(opened(rules, *range(1, 6)))
    posting, waiting = table.sit_down(6, 500, Entry.AT_ONCE), table.sit_down(6, 500)
    assert (posting.coming().dealt, posting.coming().dues) == ((1, 2, 3, 4, 5, 6), (Due(6, Posting.LIVE, 10),))
    assert (waiting.coming().waiting, folded(waiting).coming().waiting) == ((6,), (6,))
    in_at_last = folded(waiting, 2)
    assert (where(in_at_last)[2], in_at_last.coming().dues) == (6, ())
    assert waiting.choose(6, Entry.AT_ONCE).coming() == posting.coming()
    assert folded(posting).places[6].standing == CLEAR


@pytest.mark.parametrize("rules", [CZECH, POLISH, TDA], ids=lambda rules: rules.name)
def test_where_nobody_posts_there_is_nothing_to_choose(rules: HouseRules) -> None:
    """TDA 8-A, S1, S2."""
    table = folded(opened(rules, *range(1, 6)))
    assert (table.sit_down(6, 500).coming().waiting, table.sit_down(6, 500).coming().dues) == ((), ())
    assert refused(lambda: table.sit_down(6, 500, Entry.BIG_BLIND)).code == "no_choice_of_entry"


@pytest.mark.parametrize(
    ("rules", "dues"),
    [
        (ROBERT, ((Posting.LIVE, 10), (Posting.DEAD, 5))),
        (SLOVAK, ((Posting.LIVE, 10), (Posting.DEAD, 5))),
        (CZECH, ((Posting.LIVE, 10), (Posting.DEAD, 5))),
        (PACIFIC, ((Posting.LIVE, 10), (Posting.DEAD, 5))),
    ],
)
def test_a_player_who_missed_both_blinds_posts_both_once_the_button_has_passed(
    rules: HouseRules, dues: tuple[tuple[Posting, int], ...]
) -> None:
    """C-92, S1-13, S3-29, R 4: seat 4 is away when the blinds come to him."""
    table = folded(opened(rules, *range(1, 7))).sit_out(4)
    assert where(table) == (2, 3, 5)
    table = folded(table).come_back(4, Entry.AT_ONCE)
    if rules.name in {"robert", "slovak"}:
        assert table.places[4].standing == Standing(missed_big=True)
    assert (where(table), table.coming().waiting) == ((3, 5, 6), (4,))
    table = folded(table)
    assert table.places[4].standing == Standing(missed_small=True, missed_big=True)
    assert (where(table), table.coming().waiting) == ((5, 6, 1), ())
    assert table.coming().dues == tuple(Due(4, posting, chips) for posting, chips in dues)
    assert folded(table).places[4].standing == CLEAR


def test_by_the_czech_rules_he_pays_the_small_blind_only_if_he_missed_no_other() -> None:
    """S1-13: he paid the big blind and was away for the small one."""
    table = folded(opened(CZECH, *range(1, 7))).sit_out(3)
    table = folded(table, 2).come_back(3, Entry.AT_ONCE)
    assert (table.places[3].standing, table.coming().dues) == (Standing(missed_small=True), (Due(3, Posting.DEAD, 5),))


def test_who_is_away_for_a_hand_between_his_blinds_misses_nothing() -> None:
    table = folded(folded(opened(SLOVAK, *range(1, 7))).sit_out(6)).come_back(6)
    assert (table.coming().dealt, table.coming().dues) == ((1, 2, 3, 4, 5, 6), ())


def test_an_absent_players_bet_in_a_void_hand_goes_into_the_next_pot() -> None:
    """S3-36: the small blind of 5 waits; button and blinds are the same again (TDA 35-C)."""
    table, hand = dealt(opened(SLOVAK, 1, 2, 3, 4))
    hand.void(Mishap.DEAD_HAND, absent=[2])
    table = table.sit_down(6, 500, Entry.AT_ONCE).finished(hand)
    assert (table.chips, table.carried) == ({1: 500, 2: 495, 3: 500, 4: 500, 6: 500}, 5)
    assert (where(table), table.coming().dealt) == ((1, 2, 3), (1, 2, 3, 4))
    after = called_down(table)
    assert (after.carried, sum(after.chips.values())) == (0, 2500)


def test_elsewhere_a_void_hand_gives_every_bet_back_and_asks_for_the_same_posts_again() -> None:
    """TDA 35."""
    table = folded(opened(ROBERT, *range(1, 6))).sit_down(6, 500, Entry.AT_ONCE)
    table, hand = dealt(table)
    hand.void(Mishap.MISDEAL, absent=[3])
    again = table.finished(hand)
    assert (again.chips, again.carried) == (table.chips, 0)
    assert (again.coming(), again.places[6].standing) == (table.under_way, NEW)
    assert where(again.leave(3)) == (2, None, 4)


def test_the_house_takes_its_rake_and_no_chip_is_lost() -> None:
    """S0-16, S1-3."""
    table = called_down(opened(replace(ROBERT, rake=Rake(100)), 1, 2, 3))
    assert (table.raked, sum(table.chips.values())) == (3, 1497)


def test_operations_that_make_no_sense_are_refused_and_change_nothing() -> None:
    table = folded(opened(ROBERT, 1, 2, 3))
    playing, hand = dealt(table)
    asked: list[tuple[Callable[[], object], type[EngineRefusal], str]] = [
        (lambda: table.sit_down(1, 500), BadSetup, "seat_taken"),
        (lambda: table.sit_down(0, 500), BadSetup, "no_such_seat"),
        (lambda: table.sit_down(4, 0), BadSetup, "chips_not_whole"),
        (lambda: table.sit_down(True, 500), BadSetup, "no_such_seat"),
        (lambda: table.sit_down(4, 500, cast("Entry", "at_once")), BadSetup, "no_such_entry"),
        (lambda: table.choose(1, cast("Entry", "at_once")), BadSetup, "no_such_entry"),
        (lambda: table.leave(9), BadSetup, "seat_empty"),
        (lambda: table.leave(True), BadSetup, "seat_empty"),
        (lambda: table.buy(cast("int", 1.0), 500), BadSetup, "seat_empty"),
        (lambda: table.come_back(1), IllegalAction, "not_away"),
        (lambda: table.sit_out(1).sit_out(1), IllegalAction, "away_already"),
        (lambda: table.buy(1, -5), BadSetup, "chips_not_whole"),
        (lambda: table.with_button(1), IllegalAction, "button_moves_itself"),
        (lambda: table.finished(hand), IllegalAction, "no_hand_under_way"),
        (lambda: playing.finished(hand), IllegalAction, "hand_not_over"),
        (lambda: playing.finished(dealt(opened(ROBERT, 1, 2, 3))[1]), BadSetup, "other_hand"),
        (playing.coming, IllegalAction, "hand_under_way"),
        (table.leave(1).leave(2).coming, BadSetup, "too_few_players"),
        (Table(blinds=BLINDS).sit_down(1, 5).sit_down(2, 5).coming, BadSetup, "no_button"),
        (lambda: Table(blinds=BLINDS, stated_buy_in=-1), BadSetup, "buy_in"),
        (lambda: Table(blinds=BLINDS, carried=-5), BadSetup, "carried"),
        (lambda: Table(blinds=BLINDS, sold=-5), BadSetup, "chips_not_whole"),
        (lambda: Table(blinds=BLINDS, first_button=True), BadSetup, "seat_number"),
        (lambda: Table(blinds=BLINDS, places={True: Place(5)}), BadSetup, "seat_number"),
        (lambda: Table(blinds=BLINDS, places={23: Place(5)}), BadSetup, "no_such_seat"),
        (lambda: Place(-1), BadSetup, "chips_not_whole"),
    ]
    before = (table, playing)
    for call, kind, code in asked:
        refusal = refused(call)
        assert (type(refusal), refusal.code) == (kind, code)
    assert (table, playing) == before
