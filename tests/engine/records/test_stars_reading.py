"""The oddities of PokerStars texts, one by one."""

import pytest

from engine.blinds import Limit
from engine.cards import cards
from engine.records.record import Boarded, Called, Folded, Raised, Record
from engine.records.replay import replay
from engine.records.stars.reading import read
from tests.engine.records.stars_texts import (
    BLINDS,
    CHIPS,
    SUMMARY,
    TABLE,
    THREE,
    TOURNAMENT,
    WALK,
    one,
    refused,
    simple,
    text,
)

DEE = "Seat 5: Dee (90 in chips)"
FLOP, TURN, RIVER = "*** FLOP *** [2c 3d 5h]", "*** TURN *** [2c 3d 5h] [7c]", "*** RIVER *** [2c 3d 5h 7c] [9s]"
CHECKED = ("Ann: checks", "Bob: checks")
TO_THE_RIVER = ("Cid: folds", "Ann: calls 1", "Bob: checks", FLOP, *CHECKED, TURN, *CHECKED, RIVER, *CHECKED)
FOUR = "*** SUMMARY ***\nTotal pot 4 | Rake 0"


def test_a_tournament_tells_its_level_and_keeps_its_money_out_of_the_chips() -> None:
    record = one(
        simple(WALK, header=TOURNAMENT.replace("50/100", "1/2"), table="Table '55 3' 9-max Seat #3 is the button")
    )
    told = [record.facts[name] for name in ("tournament", "buy_in", "level", "table", "seat_count", "button_seat")]
    assert told == [55, "$2.50+$0.50 USD", 4, "55 3", 9, 3]
    assert "currency_symbol" not in record.facts
    assert record.scale == 1


@pytest.mark.parametrize("game", ["Omaha Pot Limit", "6+ Hold'em No Limit", "7 Card Stud Limit", "Razz Limit"])
def test_other_games_are_not_read_and_say_which_they_are(game: str) -> None:
    wrong = refused(simple(WALK, header=CHIPS.replace("Hold'em No Limit", game)))
    assert (wrong.code, wrong.line, wrong.facts["game"]) == ("game_not_read", 1, game)


@pytest.mark.parametrize(
    ("name", "limit"),
    [("Limit", Limit.FIXED_LIMIT), ("Fixed Limit", Limit.FIXED_LIMIT), ("Pot Limit", Limit.POT_LIMIT)],
)
def test_other_limits_are_read(name: str, limit: Limit) -> None:
    assert one(simple(WALK, header=CHIPS.replace("No Limit", name).replace("1/2", "2/4"))).limit is limit


def test_in_fixed_limit_the_header_names_the_bets() -> None:
    record = one(simple(WALK, header=CHIPS.replace("No Limit", "Limit").replace("1/2", "2/4")))
    assert (record.blinds, record.small_bet, record.big_bet) == ((1, 2, 0), 2, 4)


def test_byte_order_marks_windows_lines_and_blank_lines_do_not_matter() -> None:
    written = "\ufeff" + "\n\n\n\n".join((simple(WALK), "\ufeff" + simple(WALK))) + "\n\n"
    first, second = read(written.replace("\n", "\r\n"))
    assert isinstance(first, Record)
    assert first == second
    assert first.players == ("Ann", "Bob", "Cid")


def test_mailed_files_have_ornaments_between_their_hands() -> None:
    mailed = f"Transcript for your last 2 hands requested by x\n\n*********** # 1 **************\n{simple(WALK)}\n"
    assert len(list(read(mailed + f"\n*********** # 2 **************\n{simple(WALK)}"))) == 2


def test_a_damaged_header_costs_its_own_hand_only() -> None:
    damaged = simple(WALK, header="PkrStars Hand #1")
    told = list(read("\n\n".join((damaged, simple(WALK), damaged, simple(WALK)))))
    assert [getattr(hand, "code", "read") for hand in told] == ["no_header", "read", "no_header", "read"]
    assert [getattr(hand, "line", 0) for hand in told] == [1, 0, 35, 0]


def test_trailing_blanks_of_lines_are_no_part_of_the_names() -> None:
    assert one(simple(WALK).replace("\n", "  \n")).players == ("Ann", "Bob", "Cid")


def test_blanks_brackets_and_stacks_in_names_are_part_of_them() -> None:
    called = ("An ", "B (5 in chips)", "[C] 'd\" 🂡")
    written = simple(WALK).replace("Ann", called[0]).replace("Bob", called[1]).replace("Cid", called[2])
    record = one(written)
    assert record.players == called
    assert record.finishing == (199, 201, 200)


def test_a_bounty_beside_the_stack_is_a_fact() -> None:
    record = one(simple(WALK, seats=THREE.replace("200 in chips", "200 in chips, $5 bounty", 1)))
    assert record.starting == (200, 200, 200)
    assert record.facts["bounties"] == ["Ann: $5"]


@pytest.mark.parametrize(
    "absent",
    [f"{DEE} is sitting out", f"{DEE} out of hand (moved from another table into small blind)", DEE],
)
def test_who_was_not_dealt_in_is_left_out(absent: str) -> None:
    assert one(simple("Dee will be allowed to play after the button", WALK, seats=f"{THREE}\n{absent}")).players == (
        "Ann",
        "Bob",
        "Cid",
    )


def test_an_absent_player_of_a_tournament_is_dealt_in() -> None:
    seats = f"{THREE}\nSeat 5: Dee (90 in chips) is sitting out"
    assert one(simple("Dee: folds", WALK, seats=seats, table=TABLE.replace("#3", "#5"))).players == (
        "Ann",
        "Bob",
        "Cid",
        "Dee",
    )


def test_between_two_players_the_button_has_the_small_blind_and_comes_last() -> None:
    heads_up = text(
        CHIPS,
        TABLE,
        "Seat 3: Cid (200 in chips)",
        "Seat 5: Eve (100 in chips)",
        "Cid: posts small blind 1",
        "Eve: posts big blind 2",
        "*** HOLE CARDS ***",
        "Cid: folds",
        "Uncalled bet (1) returned to Eve",
        "Eve collected 2 from pot",
        SUMMARY,
    )
    for seat in ("#3", "#5"):
        record = one(heads_up.replace("#3", seat))
        assert (record.players, record.blinds, record.finishing) == (("Eve", "Cid"), (2, 1), (101, 199))


def test_a_dead_button_and_a_dead_small_blind() -> None:
    written = text(
        CHIPS,
        TABLE.replace("#3", "#6"),
        THREE,
        "Ann: posts big blind 2",
        "*** HOLE CARDS ***",
        "Bob: folds",
        "Cid: calls 2",
        "Ann: checks",
        FLOP,
        "Ann: bets 4",
        "Cid: folds",
        "Uncalled bet (4) returned to Ann",
        "Ann collected 4 from pot",
        FOUR,
    )
    record = one(written)
    assert (record.blinds, record.facts["button_seat"]) == ((2, 0, 0), 6)
    assert replay(record).stacks == record.finishing == (202, 200, 198)


def test_late_posts_are_negative_and_their_small_blind_is_dead() -> None:
    seats = f"{THREE}\nSeat 4: Dee (200 in chips)\nSeat 5: Eve (200 in chips)\nSeat 6: Fay (200 in chips)"
    record = one(
        text(
            CHIPS,
            TABLE.replace("#3", "#6"),
            seats,
            "Ann: posts small blind 1",
            "Bob: posts big blind 2",
            "Dee: posts big blind 2",
            "Eve: posts small & big blinds 3",
            "Fay: posts small blind 1",
            "*** HOLE CARDS ***",
            "Cid: folds",
            "Dee: checks",
            "Eve: checks",
            "Fay: folds",
            "Ann: folds",
            "Bob: checks",
            FLOP,
            "Bob: bets 4",
            "Dee: folds",
            "Eve: folds",
            "Uncalled bet (4) returned to Bob",
            "Bob collected 9 from pot",
            SUMMARY.replace("2", "9"),
        )
    )
    assert record.blinds == (1, 2, 0, -2, -2, 0)
    assert record.dead == (0, 0, 0, 0, 1, 1)
    assert "notes" not in record.facts
    assert replay(record).stacks == record.finishing == (199, 207, 200, 198, 197, 199)


def test_a_straddle_is_a_third_blind() -> None:
    seats = f"{THREE}\nSeat 4: Dee (200 in chips)"
    record = one(
        text(
            CHIPS,
            TABLE.replace("#3", "#4"),
            seats,
            BLINDS.replace("2\n", "2\nCid: posts straddle 4\n"),
            "Dee: folds",
            "Ann: folds",
            "Bob: folds",
            "Uncalled bet (2) returned to Cid",
            "Cid collected 5 from pot",
            SUMMARY.replace("2", "5"),
        )
    )
    assert record.blinds == (1, 2, 4, 0)
    assert replay(record).stacks == record.finishing == (199, 198, 203, 200)


def test_short_posts_were_due_in_full() -> None:
    seats = "Seat 1: Ann (3 in chips)\nSeat 2: Bob (60 in chips)\nSeat 3: Cid (900 in chips)"
    record = one(
        text(
            CHIPS.replace("1/2", "50/100"),
            TABLE,
            seats,
            "Ann: posts the ante 3 and is all-in",
            "Bob: posts the ante 10",
            "Cid: posts the ante 10",
            "Bob: posts big blind 50 and is all-in",
            "*** HOLE CARDS ***",
            "Cid: folds",
            FLOP,
            TURN,
            RIVER,
            "*** SHOW DOWN ***",
            "Bob: shows [Ah Ad] (a pair of Aces)",
            "Ann: shows [Kh Kd] (a pair of Kings)",
            "Uncalled bet (50) returned to Bob",
            "Bob collected 14 from side pot",
            "Bob collected 9 from main pot",
            "*** SUMMARY ***",
            "Total pot 23 Main pot 9. Side pot 14. | Rake 0",
        )
    )
    assert (record.antes, record.blinds, record.uniform) == ((10, 10, 10), (50, 100, 0), True)
    assert record.finishing == (0, 73, 890)


def test_a_single_ante_is_paid_for_the_table() -> None:
    walk = simple(WALK.replace("collected 2", "collected 4"), end=FOUR)
    record = one(walk.replace("Ann: posts", "Bob: posts the ante 2\nAnn: posts", 1))
    assert (record.antes, record.uniform) == ((0, 2, 0), False)
    assert replay(record).stacks == record.finishing == (199, 201, 200)


def test_actions_become_items_with_their_lines() -> None:
    record = one(
        simple(
            "Cid: raises 4 to 6",
            "Ann: folds",
            "Bob: calls 4",
            FLOP,
            "Bob: bets 10",
            "Cid: raises 184 to 194 and is all-in",
            "Bob: folds",
            "Uncalled bet (184) returned to Cid",
            "Cid collected 33 from pot",
            end=SUMMARY.replace("2", "33"),
        )
    )
    assert record.items[3:] == (
        Raised(3, 6),
        Folded(1),
        Called(2),
        Boarded(cards("2c3d5h")),
        Raised(2, 10),
        Raised(3, 194),
        Folded(2),
    )
    assert record.texts[3] == "Cid: raises 4 to 6"
    assert record.texts[6] == FLOP
    assert len(record.texts) == len(record.items)
