"""Recorded hands beyond the program: put away as JSON, read by other programs, written as other texts."""

import json

import pytest

from engine.cards import are_known
from engine.errors import BadSetup
from engine.records.phh.reading import read
from engine.records.record import Record
from engine.records.stars import writing as stars
from engine.saved import resumed, saved
from tests.engine.recording.scenes import again, entered, text

TIED = "r300 f c / Jd8dKc x r400 c / 2h x x / 2s x x w4=7"
UNSEEN = "r300 f c / Jd8dKc x r400 c / 2h x x / 2s x x w7"


@pytest.mark.parametrize(
    "keys",
    [
        UNSEEN,
        "2:AhKd r300 f c / x r400! (his word) c / x x / x x w4=7",
        "r300 d4 (asleep) c v (fouled)",
        "c (slow) c x / x f7",
    ],
)
def test_a_recorded_hand_is_put_away_and_taken_up_again(keys: str) -> None:
    hand = entered(keys).hand
    back = resumed(json.loads(json.dumps(saved(hand))))
    assert (back.deeds, back.stacks, back.is_over) == (hand.deeds, hand.stacks, hand.is_over)
    assert [are_known(hole) for hole in back.holes] == [are_known(hole) for hole in hand.holes]


def test_other_programs_read_what_is_known_of_it() -> None:
    pokerkit = pytest.importorskip("pokerkit")
    for keys, stacks in (
        (UNSEEN, [4950, 4300, 1650]),
        ("r300 f f", [4950, 4900, 1050]),
        ("r300 f c / x r400 f", [4950, 4700, 1250]),
        ("r300 f c / Jd8dKc x r400 c / 2h x x / 2s x x 4:KhKd 7:AsAc", [4950, 5750, 200]),
    ):
        recorded = entered(keys)
        *_, state = pokerkit.HandHistory.loads(text(recorded.finished()))
        assert list(state.stacks) == stacks == list(recorded.result().stacks.values())


def test_pokerstars_text_is_written_where_it_can_say_what_happened() -> None:
    for keys, code in ((TIED, "cards_unsaid"), (UNSEEN, ""), ("r300 f f", ""), ("r300 f c / Jd8dKc x a f", "")):
        written = text(entered(keys).finished())
        (record,) = read(written)
        assert isinstance(record, Record)
        if not code:
            assert "Seat 7: Player 7 (button) collected" in stars.write(record, again(written).hand)
            continue
        with pytest.raises(BadSetup, match=code):
            stars.write(record, again(written).hand)
