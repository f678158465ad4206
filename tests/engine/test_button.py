"""The draw for a game's first button."""

import pytest

from engine.button import Draw, drawn_button, open_cards
from engine.cards import cards
from engine.errors import BadSetup
from engine.presets import CZECH, PACIFIC, POLISH, PRESETS, ROBERT, SLOVAK, TDA, WSOP
from engine.rules import HouseRules
from engine.seats import Positions, first_positions

HIGH_CARD = [TDA, ROBERT, PACIFIC, CZECH, POLISH]


def drawn(written: str, rules: HouseRules, *seats: int) -> Draw:
    """The draw of these cards, dealt to these seats, or to those from 1 on."""
    dealt = cards(written)
    return drawn_button(dict(zip(seats or range(1, len(dealt) + 1), dealt, strict=True)), rules)


@pytest.mark.parametrize("rules", HIGH_CARD, ids=lambda rules: rules.name)
def test_the_highest_card_has_the_button(rules: HouseRules) -> None:
    """S1-9, R."""
    assert drawn("7s Kd 2h Qs", rules) == Draw(button=2, drawn=2)


def test_the_player_with_the_highest_card_starts_with_the_button_on_his_right() -> None:
    """S3-8: he is the small blind, first to get a card."""
    draw = drawn("7s Kd 2h Qs", SLOVAK, 2, 4, 5, 9)
    assert draw == Draw(button=2, drawn=4)
    assert first_positions(draw.button, [2, 4, 5, 9]) == Positions(button=2, small_blind_seat=4, big_blind=5)


def test_on_the_right_of_the_first_seat_is_the_last() -> None:
    """S3-8."""
    assert drawn("As Kd 2h", SLOVAK, 1, 4, 8) == Draw(button=8, drawn=1)


def test_heads_up_the_drawn_player_starts_as_big_blind() -> None:
    """S3-8 and S2-5: the button is on his right and posts the small blind."""
    assert drawn("As Kd", SLOVAK) == Draw(button=2, drawn=1)


def test_the_last_seat_has_the_button_without_a_card() -> None:
    """W 85: the stack on the dealer's right."""
    assert drawn("As Kd 2h", WSOP, 1, 4, 8) == Draw(button=8, drawn=None)


@pytest.mark.parametrize(
    ("written", "rules", "seat"),
    [
        ("Ah As Ad Ac", TDA, 2),
        ("Ah Ad Ac", TDA, 1),
        ("Ad Ac 2s", TDA, 1),
        ("Ac Ad 2s", CZECH, 1),
        ("Ah Ad Ac", CZECH, 1),
        ("Ac Ah As Ad", CZECH, 3),
    ],
)
def test_equal_ranks_are_told_apart_by_suit(written: str, rules: HouseRules, seat: int) -> None:
    """Spades, hearts, diamonds, clubs (R, S3-8); spades, hearts, clubs, diamonds (S1-9)."""
    assert drawn(written, rules).drawn == seat


def test_by_the_slovak_order_diamonds_beat_clubs() -> None:
    """S3-8 against S1-9: the same two cards, another player."""
    assert drawn("Kc Kd 2s", SLOVAK).drawn == 2
    assert drawn("Kc Kd 2s", CZECH).drawn == 1


def test_the_suit_never_beats_the_rank() -> None:
    assert drawn("2s 3c", TDA).drawn == 2


def test_every_seat_gets_one_open_card_beginning_at_the_dealers_left() -> None:
    """S1-9, S3-8; seats are counted from the dealer's left (S1-5)."""
    assert open_cards([5, 2, 9], cards("As Kd 2h Qc")) == dict(zip([2, 5, 9], cards("As Kd 2h"), strict=True))


@pytest.mark.parametrize("rules", PRESETS.values(), ids=lambda rules: rules.name)
def test_whatever_is_drawn_the_game_can_begin(rules: HouseRules) -> None:
    dealt = open_cards([3, 6, 7, 10], cards("9c 9s 4d 9h"))
    assert first_positions(drawn_button(dealt, rules).button, dealt).big_blind in dealt


def test_draws_that_decide_nothing_are_refused() -> None:
    with pytest.raises(BadSetup) as refusal:
        open_cards([1, 2, 3], cards("As Kd"))
    assert (refusal.value.code, refusal.value.facts) == ("deck_short", {"cards": 2, "needed": 3})
    with pytest.raises(BadSetup) as refusal:
        drawn("As", TDA)
    assert refusal.value.code == "too_few_players"
    with pytest.raises(BadSetup) as refusal:
        drawn_button({1: cards("As")[0], 2: cards("As")[0]}, TDA)
    assert refusal.value.code == "card_twice"
