"""A hand watched again: every step as the table saw it, no chip ever gone, no card seen that nobody saw."""

from pathlib import Path

import pytest

from engine.cards import texts
from engine.records.phh.reading import read
from engine.records.record import Record
from tests.tournament.hand_texts import BEAT, MUCKED, QUIET, TABLED, VOID, only
from tournament.felt.view import FeltView
from tournament.hand_book.steps import Tape, tape

SHARED = Path(__file__).resolve().parents[3] / "shared" / "hands"


def watched(text: str) -> Tape:
    return tape(only(text), "Garden", number=7)


def told(text: str) -> list[str]:
    found = watched(text)
    return [found.view(number).told for number in range(len(found.steps))]


def cards_of(view: FeltView) -> dict[str, str]:
    return {seat.name: texts(card for card in seat.cards if card is not None) for seat in view.seats if seat.cards}


def test_every_action_every_street_and_the_end_are_a_step() -> None:
    assert told(TABLED) == [
        "Blinds are posted, cards are dealt",
        "Boris is all-in with 300",
        "Anna folds",
        "Cyril calls 300",
        "Flop",
        "Turn",
        "River",
        "Cyril wins 625 with a full house, queens full of threes",
    ]


def test_the_last_bets_of_a_street_lie_in_front_until_the_next_card_and_the_board_comes_card_by_card() -> None:
    found = watched(TABLED)
    call = found.view(3)
    assert {seat.name: seat.bet for seat in call.seats if seat.bet} == {"Anna": 25, "Cyril": 300, "Boris": 300}
    assert (call.board, call.pot, call.pots) == ((), 625, ())
    flop = found.view(4)
    assert (texts(flop.board), flop.pot, [pot.chips for pot in flop.pots]) == ("QhTc2d", 625, [625])
    assert [len(found.view(number).board) for number in range(3, 8)] == [0, 3, 4, 5, 5]
    end = found.view(7)
    assert {seat.name: (seat.stack, seat.won) for seat in end.seats if seat.won} == {"Cyril": (1_825, 625)}
    assert end.is_over
    assert not found.view(6).is_over


def test_as_shown_nobody_sees_a_card_before_it_was_tabled_nor_one_that_was_folded_or_mucked() -> None:
    found = watched(TABLED)
    assert set("".join(cards_of(found.view(2)).values())) == set()
    assert cards_of(found.view(3)) == {"Cyril": "QsQd", "Boris": "KdJs"}  # all-in: both are turned up (TDA 16)
    mucked = watched(MUCKED)
    for number in range(len(mucked.steps)):
        view = mucked.view(number)
        assert "AhAd" not in cards_of(view).values()
        assert "AhAd" not in repr(view)
    assert mucked.view(len(mucked.steps) - 2).told == "Anna mucks"


def test_with_all_cards_everybody_in_lies_open_with_his_share_of_the_pots() -> None:
    first = watched(BEAT).view(0, all_cards=True)
    assert cards_of(first) == {"Anna": "AhAd", "Cyril": "KsKd", "Boris": "7c2h"}
    shares = [seat.equity for seat in first.seats if seat.equity is not None]
    assert len(shares) == 3
    assert round(sum(shares), 6) == 1
    assert not any(seat.equity for seat in watched(BEAT).view(0).seats)


def test_cards_that_nobody_knows_stay_face_down_even_with_all_cards() -> None:
    first = watched(QUIET).view(0, all_cards=True)
    assert {seat.cards for seat in first.seats if seat.name} == {(None, None)}


def test_streets_are_gone_through_up_and_down() -> None:
    found = watched(BEAT)
    flop = next(number for number in range(len(found.steps)) if found.steps[number].board == 3)
    assert found.next_street(0) == flop
    assert found.street_before(flop) == 0
    assert found.street_before(flop - 1) == 0
    assert found.next_street(len(found.steps) - 1) == len(found.steps) - 1


def test_a_misdeal_is_a_deal_and_that_it_counted_for_nothing() -> None:
    assert told(VOID)[-1] == "The hand counted for nothing, every bet went back"
    assert watched(VOID).why == ""


def test_a_hand_that_cannot_be_played_says_why_and_shows_what_can_be() -> None:
    wrong = watched(QUIET.replace("p3 cbr 150", "p3 cbr 60"))
    assert wrong.why.startswith("60 is too little")
    assert wrong.view(len(wrong.steps) - 1).told.startswith("The hand goes no further: ")


@pytest.mark.skipif(not SHARED.exists(), reason="the hands are not here")
@pytest.mark.parametrize("file", ["random_nlhe.phhs", "ps_tour.phhs"])
def test_no_chip_comes_or_goes_at_any_step(file: str) -> None:
    text = (SHARED / file).read_text(encoding="utf-8")[:40_000]
    for record in [each for each in read(text) if isinstance(each, Record)][:-1:3]:
        found = tape(record, "")
        for number in range(len(found.steps)):
            view = found.view(number)
            assert sum(seat.stack or 0 for seat in view.seats) + view.pot == sum(record.starting)
