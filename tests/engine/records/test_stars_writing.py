"""What a played hand looks like as a PokerStars text."""

from dataclasses import replace
from datetime import time
from random import Random

import pytest

from engine.actions import Due, Mishap, Posting
from engine.blinds import AnteKind, Blinds, Limit
from engine.deck import shuffled
from engine.errors import BadSetup, IllegalAction
from engine.hand import Hand
from engine.presets import ROBERT, TDA
from engine.records import played
from engine.records.phh import reading as phh_reading
from engine.records.phh import writing as phh
from engine.records.record import Record, Showed
from engine.records.replay import replay
from engine.records.stars.sheet import names
from engine.records.stars.writing import write
from engine.rules import HouseRules, Rake
from engine.seats import Positions, first_positions
from tests.engine.dealing import play, stacked
from tests.engine.records.stars_texts import one

CALLED = {1: "Ann", 2: "Bob", 3: "Cid", 4: "Dee"}
HOLES = {1: "AsAd", 2: "KsKd", 3: "QsQd"}
BOARD = "2c3d5h7c9s"


def three(words: str, rules: HouseRules = TDA, *, asks_to_show: bool = False) -> Hand:
    """Three players with 200 each, the button on seat 3, blinds 1 and 2, Ann with the aces."""
    stacks = {1: 200, 2: 200, 3: 200}
    deck = stacked((1, 2, 3), HOLES, BOARD)
    hand = Hand(stacks, first_positions(3, stacks), Blinds(1, 2), deck, rules, asks_to_show=asks_to_show)
    return play(hand, words)


def told(hand: Hand, scale: int = 1, **facts: object) -> Record:
    return played.record(hand, CALLED, facts, scale)


def lines(hand: Hand, hero: int | None = None) -> list[str]:
    return write(told(hand), hand, hero=hero).splitlines()


def test_a_hand_to_the_end_is_told_line_by_line() -> None:
    hand = three("r6 f c | x x | x b10 c | x x")
    assert lines(hand, hero=2) == [
        "PokerStars Hand #0:  Hold'em No Limit (1/2) - 2000/01/01 0:00:00",
        "Table '1' 6-max Seat #3 is the button",
        "Seat 1: Ann (200 in chips)",
        "Seat 2: Bob (200 in chips)",
        "Seat 3: Cid (200 in chips)",
        "Ann: posts small blind 1",
        "Bob: posts big blind 2",
        "*** HOLE CARDS ***",
        "Dealt to Bob [Ks Kd]",
        "Cid: raises 4 to 6",
        "Ann: folds",
        "Bob: calls 4",
        "*** FLOP *** [2c 3d 5h]",
        "Bob: checks",
        "Cid: checks",
        "*** TURN *** [2c 3d 5h] [7c]",
        "Bob: checks",
        "Cid: bets 10",
        "Bob: calls 10",
        "*** RIVER *** [2c 3d 5h 7c] [9s]",
        "Bob: checks",
        "Cid: checks",
        "*** SHOW DOWN ***",
        "Bob: shows [Ks Kd] (pair of kings)",
        "Cid: shows [Qs Qd] (pair of queens)",
        "Bob collected 33 from pot",
        "*** SUMMARY ***",
        "Total pot 33 | Rake 0",
        "Board [2c 3d 5h 7c 9s]",
        "Seat 1: Ann (small blind) folded before Flop",
        "Seat 2: Bob (big blind) showed [Ks Kd] and won (33) with pair of kings",
        "Seat 3: Cid (button) showed [Qs Qd] and lost with pair of queens",
    ]


def test_a_walk_gives_back_what_nobody_called() -> None:
    told_lines = lines(three("f f"))
    assert told_lines[-8:] == [
        "Uncalled bet (1) returned to Bob",
        "Bob collected 2 from pot",
        "Bob: doesn't show hand",
        "*** SUMMARY ***",
        "Total pot 2 | Rake 0",
        "Seat 1: Ann (small blind) folded before Flop",
        "Seat 2: Bob (big blind) collected (2)",
        "Seat 3: Cid (button) folded before Flop (didn't bet)",
    ]


def test_amounts_with_a_scale_have_two_decimals_and_their_sign() -> None:
    hand = three("r6 f f")
    record = told(hand, 100, currency="USD", currency_symbol="$", seat_count=9)
    written = write(replace(record, facts={**record.facts, "hand": 12}), hand)
    assert "#12:  Hold'em No Limit ($0.01/$0.02 USD)" in written
    assert "9-max" in written
    assert "Cid: raises $0.04 to $0.06" in written
    assert "Seat 1: Ann ($2.00 in chips)" in written


def test_finer_chips_than_cents_cannot_be_written() -> None:
    hand = three("f f")
    with pytest.raises(BadSetup, match="scale_too_fine"):
        write(told(hand, 1000), hand)


def test_the_record_must_be_of_this_hand_and_the_hand_finished() -> None:
    hand = three("f f")
    with pytest.raises(BadSetup, match="other_hand"):
        write(replace(told(hand), starting=(1, 2, 3)), hand)
    with pytest.raises(IllegalAction, match="hand_not_over"):
        write(told(hand), three("f"))


def test_a_tournament_has_its_number_and_level_in_the_header() -> None:
    record = told(
        three("f f"), level=14, tournament=55, buy_in="$5+$1 USD", day=6, month=5, year=2024, time=time(7, 8, 9)
    )
    header = write(record, three("f f")).splitlines()[0]
    assert header == (
        "PokerStars Hand #0: Tournament #55, $5+$1 USD Hold'em No Limit - Level XIV (1/2) - 2024/05/06 7:08:09"
    )
    assert one(write(record, three("f f"))).facts["level"] == 14


def test_fixed_limit_names_its_bets() -> None:
    stacks = {1: 200, 2: 200}
    hand = Hand(stacks, first_positions(1, stacks), Blinds(1, 2, limit=Limit.FIXED_LIMIT), shuffled(Random(1)), TDA)
    play(hand, "f")
    assert "Hold'em Limit (2/4)" in lines(hand)[0]


def test_the_table_ante_stands_behind_the_blind_that_pays_it() -> None:
    stacks = {1: 200, 2: 3, 3: 200}
    hand = Hand(
        stacks, first_positions(3, stacks), Blinds(1, 2, 2, AnteKind.BIG_BLIND), stacked((1, 2, 3), HOLES, BOARD), TDA
    )
    play(hand, "f f")
    assert lines(hand)[5:8] == [
        "Ann: posts small blind 1",
        "Bob: posts big blind 2",
        "Bob: posts the ante 1 and is all-in",
    ]


def test_late_posts_straddles_and_a_dead_small_blind() -> None:
    stacks = {1: 200, 2: 200, 3: 200, 4: 200}
    dues = (Due(3, Posting.LIVE, 2), Due(3, Posting.DEAD, 1), Due(4, Posting.DEAD, 1))
    hand = Hand(stacks, first_positions(4, stacks), Blinds(1, 2), shuffled(Random(2)), ROBERT, dues=dues)
    play(hand, "f f f")
    assert lines(hand)[6:10] == [
        "Ann: posts small blind 1",
        "Bob: posts big blind 2",
        "Cid: posts small & big blinds 3",
        "Dee: posts small blind 1",
    ]
    back = one("\n".join(lines(hand)))
    assert (back.blinds, back.dead) == ((1, 2, -2, 0), (0, 0, 1, 1))


def test_a_dead_button_stays_on_its_empty_seat() -> None:
    stacks = {1: 200, 2: 200, 3: 200}
    hand = Hand(stacks, Positions(6, 1, 2), Blinds(1, 2), shuffled(Random(3)), TDA)
    play(hand, "f f")
    assert lines(hand)[1].endswith("6-max Seat #6 is the button")
    assert one("\n".join(lines(hand))).seats == (1, 2, 3)


def test_rake_is_taken_from_the_winnings_and_the_pots() -> None:
    raked = replace(ROBERT, rake=Rake(50))
    written = lines(three("c c x | b10 c c | x x x | x x x", raked))
    assert "Total pot 36 | Rake 1" in written
    assert "Ann collected 35 from pot" in written
    back = one("\n".join(written))
    assert (back.rake, back.finishing) == (1, (223, 188, 188))


def test_a_stated_rake_is_taken_though_the_hand_was_played_without() -> None:
    hand = three("c c x | b10 c c | x x x | x x x")
    record = replace(told(hand), rake=3, finishing=None)
    assert "Total pot 36 | Rake 3" in write(record, hand)
    assert one(write(record, hand)).finishing == (221, 188, 188)
    assert one(write(replace(record, finishing=(220, 188, 188)), hand)).finishing == (220, 188, 188)
    # Stacks that cannot be are not written.
    assert one(write(replace(record, finishing=(220, 189, 188)), hand)).finishing == (221, 188, 188)


def test_a_void_hand_gives_everything_back() -> None:
    hand = three("r6")
    hand.void(Mishap.FOULED_DECK)
    back = one("\n".join(lines(hand)))
    assert back.void
    assert back.finishing == (200, 200, 200)


def test_a_hand_killed_at_the_table_folds() -> None:
    hand = three("c c x")
    hand.kill(1)
    play(hand, "b10 f")
    written = lines(hand)
    assert written[written.index("*** FLOP *** [2c 3d 5h]") + 1] == "Ann: folds"
    back = one("\n".join(written))
    assert replay(back).stacks == back.finishing == (198, 204, 198)


def test_a_muck_is_a_muck_and_its_cards_stand_in_the_summary() -> None:
    hand = three("c c x | x x x | x x x | x x x", asks_to_show=True)
    hand.show()
    hand.muck()
    hand.show()
    written = lines(hand, hero=1)
    assert "Bob: mucks hand" in written
    assert "Seat 2: Bob (big blind) mucked [Ks Kd]" in written
    assert [item for item in one("\n".join(written)).items if isinstance(item, Showed)][1] == Showed(2, ())


def test_shown_folds_and_shown_winners_keep_their_cards() -> None:
    hand = three("f f")
    record = replace(told(hand), facts={"shown": [2, 3], "hero": "Ann"})
    written = write(record, hand)
    assert "Cid: folds [Qs Qd]" in written
    assert "Bob: shows [Ks Kd]" in written
    back = one(written)
    assert back.facts["shown"] == [2, 3]
    assert back.items == record.items


def test_names_are_made_such_that_a_text_can_hold_them() -> None:
    record = replace(told(three("f f")), players=("  ", "An\r\nn\u2028", "An n "))
    assert names(record) == ("Player 1", "An n ", "An n  (2)")
    assert names(replace(record, players=())) == ("Player 1", "Player 2", "Player 3")
    assert names(replace(record, players=("\ud800", "b", "c")))[0] == "?"


def test_a_hand_of_stars_goes_through_phh_and_back() -> None:
    hand = three("r6 f c | x x | x b10 c | x x")
    first = one(write(told(hand, 100, currency="EUR", currency_symbol="€"), hand))
    (through,) = phh_reading.read(phh.write(first))
    assert isinstance(through, Record)
    again = replay(through).hand
    assert again is not None
    assert one(write(through, again)).facts["currency_symbol"] == "€"
