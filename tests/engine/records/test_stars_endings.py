"""How hands end in PokerStars texts: shows, mucks, pots, and what is said beside the game."""

import pytest

from engine.cards import cards
from engine.records.record import Dealt, Showed
from engine.records.replay import replay
from tests.engine.records.stars_texts import CASH, SUMMARY, WALK, one, refused, simple

FLOP, TURN, RIVER = "*** FLOP *** [2c 3d 5h]", "*** TURN *** [2c 3d 5h] [7c]", "*** RIVER *** [2c 3d 5h 7c] [9s]"
CHECKED = ("Ann: checks", "Bob: checks")
TO_THE_RIVER = ("Cid: folds", "Ann: calls 1", "Bob: checks", FLOP, *CHECKED, TURN, *CHECKED, RIVER, *CHECKED)
FOUR = "*** SUMMARY ***\nTotal pot 4 | Rake 0"


def test_a_fold_may_show_the_cards() -> None:
    record = one(simple("Cid: folds [Ah Kd]", WALK.split("\n", 1)[1]))
    assert record.items[2] == Dealt(3, cards("AhKd"))
    assert record.facts["shown"] == [3]


def test_a_winner_may_show_though_nobody_called_him() -> None:
    record = one(simple(WALK.replace("doesn't show hand", "shows [Ah Kd] (high card Ace)")))
    assert record.items[1] == Dealt(2, cards("AhKd"))
    assert not [item for item in record.items if isinstance(item, Showed)]


def test_what_was_mucked_is_known_from_the_summary() -> None:
    record = one(
        simple(
            *TO_THE_RIVER,
            "*** SHOW DOWN ***",
            "Ann: shows [Ah Ad] (a pair of Aces)",
            "Bob: mucks hand",
            "Ann collected 4 from pot",
            end=f"{FOUR}\nBoard [2c 3d 5h 7c 9s]\nSeat 2: Bob (big blind) mucked [Kh Kd]",
        )
    )
    assert record.items[1] == Dealt(2, cards("KhKd"))
    assert record.items[-2:] == (Showed(1, cards("AhAd")), Showed(2, ()))
    assert replay(record).stacks == record.finishing


def test_the_summary_tells_shows_that_no_line_told() -> None:
    record = one(
        simple(
            *TO_THE_RIVER,
            "Ann collected 4 from pot",
            end=f"{FOUR}\nSeat 1: Ann (small blind) showed [Ah Ad] and won (4)\nSeat 2: Bob (big blind) mucked",
        )
    )
    assert record.items[-2:] == (Showed(1, cards("AhAd")), Showed(2, ()))


def test_one_card_may_be_shown() -> None:
    record = one(simple(*TO_THE_RIVER, "Ann: shows [Ah]", "Bob: mucks hand", "Ann collected 4 from pot", end=FOUR))
    assert record.items[-2] == Showed(1, (*cards("Ah"), None))


def test_winnings_may_stand_in_the_summary_only() -> None:
    written = simple(
        WALK.replace("Bob collected 2 from pot\n", ""), end=f"{SUMMARY}\nSeat 2: Bob (big blind) collected (2)"
    )
    assert one(written).finishing == (199, 201, 200)


def test_rake_is_what_the_summary_says() -> None:
    record = one(
        simple(WALK.replace("collected 2", "collected $1.90"), end="*** SUMMARY ***\nTotal pot $2 | Rake $0.10")
    )
    assert (record.scale, record.rake, record.finishing) == (100, 10, (19900, 20090, 20000))


@pytest.mark.parametrize(
    "remark",
    [
        'Ann said, "Bob: folds"',
        'stranger said, "Cid: raises 4 to 6"',
        "Ann has timed out",
        "Ann has timed out while being disconnected",
        "Ann is disconnected ",
        "Ann is connected ",
        "Ann leaves the table",
        "a stranger joins the table at seat #6",
        "Dee will be allowed to play after the button",
        "Ann was removed from the table for failing to post",
        "Ann has returned",
        "Ann finished the tournament in 3rd place and received $12.50.",
        "Bob wins the tournament and receives $40.00 - well done!",
        "Bob wins the $5 bounty for eliminating Ann",
        "Bob wins $5 bounty for eliminating Ann",
        "Ann re-buys and receives 1500 chips for $10.00",
        "Ann adds $20.00",
        "Ann takes the add-on and receives 2000 chips for $10.00",
    ],
)
def test_what_is_not_the_game_s_is_kept_and_does_nothing(remark: str) -> None:
    record = one(simple(remark, WALK))
    assert record.facts["remarks"] == [remark.strip()]
    assert "notes" not in record.facts
    assert record.finishing == (199, 201, 200)


def test_who_cashed_out_is_told_and_the_pot_is_still_the_hand_s() -> None:
    record = one(
        simple(
            *TO_THE_RIVER,
            "Ann: shows [Ah Ad]",
            "Bob: shows [Kh Kd]",
            "Bob cashed out the hand for $1.90 | Cash Out Fee $0.02",
            "Ann collected 4 from pot",
            end=FOUR,
        )
    )
    assert record.facts["cashed_out"] == ["Bob"]
    assert record.finishing == (20200, 19800, 20000)


def test_a_hand_cancelled_by_the_house_counts_for_nothing() -> None:
    record = one(simple("Cid: raises 4 to 6", "Hand cancelled"))
    assert record.void
    assert record.finishing == record.starting


def test_a_line_nobody_knows_is_noted() -> None:
    assert one(simple("The lights go out", WALK)).facts["notes"] == ["line_unknown 9"]


def test_a_pot_that_does_not_add_up_is_noted_and_leaves_no_stacks() -> None:
    record = one(simple(WALK.replace("collected 2", "collected 3")))
    assert record.finishing is None
    assert record.facts["notes"] == ["pot_differs"]


def test_a_hand_that_breaks_off_is_unfinished() -> None:
    wrong = refused("\n".join(simple(WALK).splitlines()[:9]))
    assert (wrong.code, wrong.line, wrong.facts["hand"]) == ("unfinished", 9, 9)


def test_the_hero_is_the_one_whose_cards_are_told() -> None:
    record = one(simple("Dealt to Cid [Ah 10d]", WALK, header=CASH))
    assert record.facts["hero"] == "Cid"
    assert record.items[2] == Dealt(3, cards("AhTd"))
    assert (record.facts["currency"], record.facts["currency_symbol"]) == ("USD", "$")


def test_play_money_is_a_fact() -> None:
    assert (
        one(simple(WALK, table="Table 'o'Brien's' 6-max (Play Money) Seat #3 is the button")).facts["play_money"]
        is True
    )


def test_another_total_is_only_noted() -> None:
    record = one(simple(WALK, end=SUMMARY.replace("pot 2", "pot 3")))
    assert (record.finishing, record.facts["notes"]) == ((199, 201, 200), ["total_differs"])
