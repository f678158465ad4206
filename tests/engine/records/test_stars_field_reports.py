"""What others reported of such texts, by the number of the report."""

from dataclasses import replace

import pytest

from engine.blinds import Blinds
from engine.hand import Hand
from engine.records.record import Called, Dealt, Folded, Raised, Record, Showed, Unreadable
from engine.records.replay import replay
from engine.records.stars.reading import read
from engine.records.stars.writing import write
from engine.seats import first_positions
from tests.engine.dealing import play, stacked
from tests.engine.records.stars_texts import CHIPS, SUMMARY, TABLE, THREE, WALK, one, simple, text


def test_b011_the_lines_of_the_pots_add_up_to_the_total_pot() -> None:
    stacks = {1: 40, 2: 90, 3: 150, 4: 300}
    holes = {1: "AsAd", 2: "KsKd", 3: "QsQd", 4: "JsJd"}
    hand = Hand(stacks, first_positions(3, stacks), Blinds(5, 10), stacked((4, 1, 2, 3), holes, "2c3d5h7c9s"))
    play(hand, "r90 r150 r300 c")
    record = Record(
        limit=hand.blinds.limit,
        starting=(300, 40, 90, 150),
        blinds=(5, 10, 0, 0),
        antes=(0, 0, 0, 0),
        items=tuple([Dealt(place, hole) for place, hole in enumerate(hand.holes, 1)]),
        small_bet=10,
        players=("D", "A", "B", "C"),
        seats=(4, 1, 2, 3),
    )
    lines = write(record, hand).splitlines()
    assert "Uncalled bet (150) returned to D" in lines
    assert "Total pot 430 Main pot 160. Side pot-1 150. Side pot-2 120. | Rake 0" in lines
    assert [line for line in lines if " collected " in line] == [
        "C collected 120 from side pot-2",
        "B collected 150 from side pot-1",
        "A collected 160 from main pot",
        *[line for line in lines if line.startswith("Seat") and " collected " in line],
    ]
    back = one(write(record, hand))
    assert back.finishing == (150, 160, 150, 120)
    assert replay(back).stacks == back.finishing


def test_b086_a_dot_in_a_name_does_not_end_it() -> None:
    written = text(
        CHIPS,
        TABLE,
        "Seat 1: J.R. Test (200 in chips)",
        "Seat 3: Bob (200 in chips)",
        "Bob: posts small blind 1",
        "J.R. Test: posts big blind 2",
        "*** HOLE CARDS ***",
        "Dealt to J.R. Test [Ah Ad]",
        "Bob: calls 1",
        "J.R. Test: checks",
        "*** FLOP *** [2c 3d 5h]",
        "J.R. Test: checks",
        "Bob: checks",
        "*** TURN *** [2c 3d 5h] [7c]",
        "J.R. Test: checks",
        "Bob: checks",
        "*** RIVER *** [2c 3d 5h 7c] [9s]",
        "J.R. Test: checks",
        "Bob: checks",
        "*** SHOW DOWN ***",
        "J.R. Test: shows [Ah Ad] (a pair of Aces)",
        "Bob: mucks hand",
        "J.R. Test collected 4 from pot",
        "*** SUMMARY ***",
        "Total pot 4 | Rake 0",
        "Board [2c 3d 5h 7c 9s]",
        "Seat 1: J.R. Test (big blind) showed [Ah Ad] and won (4) with a pair of Aces",
        "Seat 3: Bob (button) mucked",
    )
    record = one(written)
    assert record.players == ("J.R. Test", "Bob")
    assert record.finishing == (202, 198)
    assert record.facts["played"] == "2024-05-06T07:08:09"
    assert "notes" not in record.facts
    hand = replay(record).hand
    assert hand is not None
    assert one(write(record, hand)).players == ("J.R. Test", "Bob")


def test_b089_words_of_actions_in_names_are_no_actions() -> None:
    called = ("annyfolds", "mrraises", "Calls", "shows [Ah]")
    seats = [f"Seat {seat}: {name} (200 in chips)" for seat, name in enumerate(called, 1)]
    record = one(
        text(
            CHIPS,
            "Table 'x' 6-max Seat #4 is the button",
            *seats,
            "annyfolds: posts small blind 1",
            "mrraises: posts big blind 2",
            "*** HOLE CARDS ***",
            "Calls: raises 4 to 6",
            "shows [Ah]: calls 6",
            "annyfolds: calls 5",
            "mrraises: folds",
            "*** FLOP *** [2c 3d 5h]",
            "annyfolds: checks",
            "Calls: bets 10",
            "shows [Ah]: folds",
            "annyfolds: folds",
            "Uncalled bet (10) returned to Calls",
            "Calls collected 20 from pot",
            "Calls: doesn't show hand",
            "*** SUMMARY ***",
            "Total pot 20 | Rake 0",
            "Board [2c 3d 5h]",
            "Seat 1: annyfolds (small blind) folded on the Flop",
            "Seat 2: mrraises (big blind) folded before Flop",
            "Seat 3: Calls collected (20)",
            "Seat 4: shows [Ah] (button) folded on the Flop",
        )
    )
    assert record.players == called
    acted = [item for item in record.items if isinstance(item, Folded | Called | Raised | Showed)]
    assert acted == [Raised(3, 6), Called(4), Called(1), Folded(2), Called(1), Raised(3, 10), Folded(4), Folded(1)]
    assert record.finishing == (194, 198, 214, 194)
    assert "notes" not in record.facts


def test_b090_a_name_with_a_colon_leaves_the_table() -> None:
    seats = THREE.replace("Cid", "a:b")
    record = one(simple(WALK.replace("Cid", "a:b").replace("folds\n", "folds\na:b leaves the table\n", 1), seats=seats))
    assert record.players == ("Ann", "Bob", "a:b")
    assert record.facts["remarks"] == ["a:b leaves the table"]
    assert "notes" not in record.facts


def test_b092_a_hand_run_twice_is_named_and_the_others_are_read() -> None:
    twice = simple(
        "Cid: folds",
        "Ann: raises 198 to 200 and is all-in",
        "Bob: calls 198 and is all-in",
        "*** FIRST FLOP *** [2c 3d 5h]",
        "*** FIRST TURN *** [2c 3d 5h] [7c]",
        "*** FIRST RIVER *** [2c 3d 5h 7c] [9s]",
        "*** SECOND FLOP *** [2d 3c 5s]",
        "*** SECOND TURN *** [2d 3c 5s] [7h]",
        "*** SECOND RIVER *** [2d 3c 5s 7h] [9d]",
        "*** FIRST SHOW DOWN ***",
        "Ann collected 200 from pot",
        "*** SECOND SHOW DOWN ***",
        "Bob collected 200 from pot",
        end="*** SUMMARY ***\nTotal pot 400 | Rake 0\nHand was run twice\nFIRST Board [2c 3d 5h 7c 9s]",
        header=CHIPS.replace("#9", "#666"),
    )
    before, wrong, after = read("\n\n".join((simple(WALK), twice, simple(WALK))))
    assert isinstance(before, Record)
    assert isinstance(after, Record)
    assert isinstance(wrong, Unreadable)
    assert (wrong.index, wrong.code, wrong.facts["hand"]) == (2, "ran_twice", 666)
    assert wrong.facts["text"] == "*** FIRST FLOP *** [2c 3d 5h]"


@pytest.mark.parametrize(
    ("when", "zone", "played"),
    [
        ("2024/05/06 7:08:09 ET", "ET", "2024-05-06T07:08:09"),
        ("2024/05/06 13:08:09 CET [2024/05/06 7:08:09 ET]", "CET", "2024-05-06T13:08:09"),
        ("2004/05/06 - 07:08:09 (ET)", "ET", "2004-05-06T07:08:09"),
        ("2024/05/06 7:08:09", None, "2024-05-06T07:08:09"),
    ],
)
def test_b093_one_time_is_enough_and_amounts_stay_exact(when: str, zone: str | None, played: str) -> None:
    record = one(
        text(
            f"PokerStars Hand #9:  Hold'em No Limit ($0.01/$0.02 USD) - {when}",
            TABLE,
            "Seat 1: Ann ($1.22 in chips)",
            "Seat 2: Bob ($12.16 in chips)",
            "Seat 3: Cid ($2 in chips)",
            "Ann: posts small blind $0.01",
            "Bob: posts big blind $0.02",
            "*** HOLE CARDS ***",
            "Cid: folds",
            "Ann: folds",
            "Uncalled bet ($0.01) returned to Bob",
            "Bob collected $0.02 from pot",
            "*** SUMMARY ***",
            "Total pot $0.02 | Rake $0",
        )
    )
    assert record.scale == 100
    assert record.starting == (122, 1216, 200)
    assert record.finishing == (121, 1217, 200)
    assert record.facts.get("time_zone_abbreviation") == zone
    assert record.facts["played"] == played


def test_b094_blanks_between_thousands_and_a_decimal_comma() -> None:
    record = one(
        text(
            CHIPS.replace("(1/2)", "(5/10)"),
            "Table 'x' 9-max Seat #1 is the button",
            "Seat 1: Z ( 1 000 )",
            "Seat 4: X ( 1 430 )",
            "Seat 7: Y ( 368,55 )",
            "X: posts small blind 5",
            "Y: posts big blind 10",
            "*** HOLE CARDS ***",
            "Z: folds",
            "X: calls 5",
            "Y: checks",
            "*** FLOP *** [2c 3d 5h]",
            "X: checks",
            "Y: bets 3,30",
            "X: calls 3,30",
            "*** TURN *** [2c 3d 5h] [7c]",
            "X: checks",
            "Y: bets 10",
            "X: folds",
            "Uncalled bet (10) returned to Y",
            "Y collected [ 26,60 ]",
            "*** SUMMARY ***",
            "Total pot 26,60 | Rake 0",
        )
    )
    assert record.scale == 100
    assert record.starting == (143000, 36855, 100000)
    assert record.finishing == (141670, 38185, 100000)


def test_b096_a_hand_that_only_one_player_posted_for_is_cancelled() -> None:
    record = one(
        text(
            CHIPS,
            TABLE,
            THREE,
            "Ann: posts small blind 2",
            "Uncalled bet (2) returned to Ann",
            SUMMARY.replace("2", "0"),
        )
    )
    assert record.facts["cancelled"] is True
    assert record.void
    assert record.starting == record.finishing == (200, 200, 200)
    assert not [item for item in record.items if isinstance(item, Raised | Called | Folded | Showed)]
    assert replay(record).stacks == (200, 200, 200)


def test_names_that_no_line_can_hold_are_written_with_a_blank() -> None:
    record = replace(one(simple(WALK)), players=("An\nn", "Bob", "Bob"))
    hand = replay(record).hand
    assert hand is not None
    assert one(write(record, hand)).players == ("An n", "Bob", "Bob (2)")
