"""A hand as a line of keys, in and out (docs/recording.md)."""

import pytest

from engine.actions import Fold
from engine.cards import cards
from engine.recording import line
from engine.recording.recorded import Recorded
from tests.engine.recording.scenes import THREE, entered, scene, wrong

KEYS = [
    "r300 f c / Jd8dKc x a f",
    "c c x / x x x / x r2500 c f w4",
    "c c x / r200! (the dealer said so) c c /",
    "r300 c c / Ah7dTc x x a r2000 c / 5s x x / 9c x x 2:AsAd w7 w2=4",
    "f r400 c / Ah7dTc x x / x x / 5s",
    "c f2 x / x r+200 f",
    "r300 d4 (three cards) c / x x / x x / x x m2",
    "r300 (a misread) c v (fouled deck)",
    "a c f / Ah7dTc / 2c / 3c 7:AsAd 2:KsKd",
]


@pytest.mark.parametrize("keys", KEYS)
def test_a_hand_is_written_as_the_line_from_which_it_is_entered_again(keys: str) -> None:
    recorded = entered(keys)
    written = line.written(recorded)
    again = entered(written)
    assert line.written(again) == written
    assert (again.hand.stacks, again.hand.board, again.hand.holes) == (
        recorded.hand.stacks,
        recorded.hand.board,
        recorded.hand.holes,
    )
    assert again.missing() == recorded.missing()


def test_it_is_read_as_people_write() -> None:
    told = "FOLD, Raise to 2.5K call / ah 10c 7♦ check ALL-IN (for it all) fold"
    assert line.written(entered(told)) == "f r2500 c / AhTc7d x a (for it all) f"
    assert line.written(entered("r 1'200 f f", {2: 5000, 4: 5000, 7: 5000})) == "r1200 f f"
    assert line.written(entered("c c k /")) == "c c x /"
    assert entered("b300 f f").acts == entered("r300 f f").acts
    assert entered("@2 AhKd r300 f f").hole(2) == cards("AhKd")
    assert entered("r300 f c / x x / x x / x x w 4 = 7").result().pots[0].winners == {4: 325, 7: 325}
    assert entered("c 4:KhKd f").hole(4) == cards("KhKd")
    # As it comes out of a chat, and with the blanks by which amounts are grouped.
    assert entered("2:A♥K♦ 4:Q\N{BLACK SPADE SUIT}\ufe0fQ♡ f r1\u202f200 f").hole(4) == cards("QsQh")


@pytest.mark.parametrize(
    ("keys", "text", "start", "code"),
    [
        ("r300 zz f", "zz", 5, "key_unknown"),
        ("r300 fc", "fc", 5, "key_unknown"),
        ("r f f", "r", 0, "key_amount"),
        ("r2.5 f f", "r2.5", 0, "key_amount"),
        ("r300 (so it was", "(so", 5, "key_open"),
        ("f 2:", "2:", 2, "key_cards"),
        ("r300 w", "w", 5, "key_seat"),
        ("r300 d", "d", 5, "key_seat"),
        ("r300 c50", "c50", 5, "key_stands"),
        ("r30", "r30", 0, "amount_too_small"),
        ("r300 / f", "/", 5, "betting_not_over"),
        ("r300 f f f", "f", 9, "hand_over"),
        ("r300 c c / Ah7d", "/ Ah7d", 9, "board_size"),
        ("r300 c c / Ah7d2c 2:AhKd", "2:AhKd", 18, "card_twice"),
        ("r300 c c / / x", "/", 11, "betting_not_over"),
        ("x", "x", 0, "bet_to_call"),
        ("c f3", "f3", 2, "seat_not_dealt"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(keys: str, text: str, start: int, code: str) -> None:
    assert wrong(keys) == (text, start, code)


def test_what_stands_before_a_wrong_key_counts_and_each_key_has_its_table() -> None:
    found = line.play(scene(THREE), "r300 f c / Ah7d2c x r50 f")
    assert found.wrong is not None
    assert (found.wrong.text, found.wrong.code) == ("r50", "amount_too_small")
    assert [key.text for key in found.keys] == ["r300", "f", "c", "/ Ah7d2c", "x"]
    streets = [Recorded(found.recorded.scene, found.recorded.acts[:count]).hand.street.name for count in found.after]
    assert streets == ["PREFLOP", "PREFLOP", "FLOP", "FLOP", "FLOP"]
    assert found.recorded.hand.to_act == 7
    found.recorded.act(Fold())
    assert line.written(found.recorded) == "r300 f c / Ah7d2c x f"


def test_a_line_that_is_typed_on_or_changed_comes_to_the_same_as_one_entered_from_the_start() -> None:
    def told(found: line.Played) -> object:
        recorded = found.recorded
        return recorded.acts, recorded.streets, recorded.hand.stacks, found.keys, found.after, found.wrong

    before = None
    for whole in ("r300 f c / Ah7d2c x r2000! (so it was) c", "r300 f c / AhKd2c x x / 2s", "r300 c f / x f7 (no"):
        for end in (*range(0, len(whole), 2), len(whole), *range(len(whole), 6, -3)):
            before = line.play(scene(THREE), whole[:end], before)
            assert told(before) == told(line.play(scene(THREE), whole[:end]))
