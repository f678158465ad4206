"""Field reports as they would be recorded at a table with real cards: few cards seen, the winners told."""

import pytest

from engine.blinds import Blinds
from engine.cards import cards
from engine.recording import line
from engine.recording.recorded import Recorded, Scene
from engine.seats import first_positions


def record(keys: str, stacks: dict[int, int], blinds: tuple[int, int], button: int) -> Recorded:
    found = line.play(Scene(stacks, first_positions(button, stacks), Blinds(*blinds)), keys)
    assert found.wrong is None, found.wrong
    return found.recorded


THREE = {1: 1000, 2: 1000, 3: 100}
FIVE = {1: 1000, 2: 1000, 3: 160, 4: 120, 5: 1000}


@pytest.mark.parametrize(
    ("report", "keys", "stacks", "blinds", "button", "after"),
    [
        # The cards of three hands and the board are known: nobody is asked.
        (
            "B002",
            "a c c / 2c7d9h r200 c / Js x x / Kd x x 3:AsAh 1:KsQd 2:Jc3c",
            THREE,
            (25, 50),
            3,
            {1: 1100, 2: 700, 3: 300},
        ),
        # The side pot is taken by the fold; of the main pot the winner is told.
        ("B003", "a c c / r200 c / r300 f / w3", THREE, (25, 50), 3, {1: 1100, 2: 700, 3: 300}),
        (
            "B005",
            "c c c c x / r100 c a a f / x x / x x w4 w3 w1=2",
            FIVE,
            (50, 100),
            5,
            {1: 840, 2: 840, 3: 120, 4: 580, 5: 900},
        ),
        # Main pot to A, the side pot shared: two answers are enough, D is never asked about.
        (
            "B006",
            "a a a a w1 w2=3",
            {1: 100, 2: 300, 3: 300, 4: 500},
            (5, 10),
            4,
            {1: 400, 2: 300, 3: 300, 4: 200},
        ),
        ("B017", "r240 a f", {1: 2000, 2: 2000}, (60, 120), 1, {1: 1760, 2: 2240}),
        ("B018", "a c w1", {1: 400, 2: 1000}, (5, 10), 1, {1: 800, 2: 600}),
        ("B023", "f f", {1: 1000, 2: 1000, 3: 1000}, (50, 100), 1, {1: 1000, 2: 950, 3: 1050}),
    ],
)
def test_a_field_report_recorded(
    report: str, keys: str, stacks: dict[int, int], blinds: tuple[int, int], button: int, after: dict[int, int]
) -> None:
    recorded = record(keys, stacks, blinds, button)
    assert recorded.missing() is None, report
    assert recorded.result().stacks == after, report


def test_the_last_one_cannot_fold_and_the_small_blind_is_asked_first() -> None:
    """B015, B020, B022, B023: nobody is passed over, and nobody is asked who has nothing to decide."""
    limped = record("f f c", {1: 1000, 2: 1000, 3: 1000, 4: 1000}, (50, 100), 2)
    assert limped.hand.to_act == 4
    assert limped.hand.legal().min_raise_to == 200
    short = record("c c", {1: 1000, 2: 1000, 3: 15}, (10, 20), 1)
    assert (short.hand.street.name, short.hand.to_act) == ("FLOP", 2)
    over = line.play(limped.scene, "f f f f")
    assert over.wrong is not None
    assert over.wrong.code == "hand_over"


def test_folded_cards_are_never_compared() -> None:
    """B024: the highest hand was folded; the pot goes to the one that bet."""
    recorded = record("c c x / 7h7d2c r200 f f 2:7s7c 3:AsAh 1:4c5d", {1: 1000, 2: 1000, 3: 1000}, (50, 100), 1)
    assert recorded.result().pots[0].winners == {recorded.hand.actions[3].seat: 300}
    assert recorded.result().shown == ()
    assert recorded.result().board == cards("7h7d2c")
