"""What each key of a recorded hand meant, what came of it, and keys that are clicked into a line."""

import pytest

from engine.actions import Bet, Call, Check, Fold, RaiseTo
from engine.cards import cards
from engine.recording import line
from engine.streets import Street
from tests.engine.recording.scenes import THREE, scene
from tournament.felt.named import Named
from tournament.recording import meanings, typed
from tournament.recording.meanings import Kind

NAMED = Named("Table 1", {2: "Ada", 4: "Ben", 7: "Cyd"}, 8)
"""Seat 7 has the button and the shortest stack, 900; all others 5 000."""


def plain(text: str) -> str:
    return text.replace("\u202f", ",").replace("\u2068", "").replace("\u2069", "")


def meant(keys: str) -> list[str]:
    return [plain(each.said) for each in meanings.meanings(line.play(scene(THREE), keys), NAMED)]


def outcome(keys: str) -> list[str]:
    recorded = line.play(scene(THREE), keys).recorded
    return [plain(said) for said in meanings.outcome(recorded.hand, NAMED)]


def test_each_key_says_what_it_meant() -> None:
    assert meant("r300 f4 c / Ah7d2c x r50! (string bet) c / x x / 3s") == [
        "Cyd raises to 300", "Ben folds before the turn", "Ada calls 300", "Flop: A♥ 7♦ 2♣", "Ada checks",
        "Cyd bets 50: it stood", "note: string bet", "Ada calls 50", "Turn, cards not seen", "Ada checks", "Cyd checks",
        "River: 3♠",
    ]  # fmt: skip
    assert meant("f c x / x x / x x / x x 4:AhKd m2") == [
        "Cyd folds", "Ada calls 100", "Ben checks", "Flop, cards not seen", "Ada checks", "Ben checks",
        "Turn, cards not seen", "Ada checks", "Ben checks", "River, cards not seen", "Ada checks", "Ben checks",
        "Ben has A♥ K♦", "Ada mucks",
    ]  # fmt: skip
    assert meant("a f c / 2c3c4c 5d 9h")[-1] == "Board: 2♣ 3♣ 4♣ 5♦ 9♥"
    kinds = [each.kind for each in meanings.meanings(line.play(scene(THREE), "a d4 f"), NAMED)]
    assert kinds == [Kind.ALL_IN, Kind.NOTE, Kind.FOLD]


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        ("a c c / x x / x x / x x w2=4 ", [
            "Pot, 2,700, is split: Ada 1,350 and Ben 1,350.", "Cyd is out, by Ada and Ben.",
        ]),
        ("f r300 f", ["200 go back to Ada: nobody called them.", "Pot, 200: Ada."]),
        ("a a c / / / w7 w2=4", [
            "Main pot, 2,700: Cyd.", "Side pot, 8,200, is split: Ada 4,100 and Ben 4,100.",
        ]),
        ("v (fouled deck)", ["The hand is void: every bet goes back, the button stays where it is."]),
    ],
)  # fmt: skip
def test_what_came_of_a_hand_is_said_pot_by_pot(keys: str, said: list[str]) -> None:
    assert outcome(keys) == said


def test_the_winning_hand_and_the_odd_chip_are_named() -> None:
    board = "/ QhQc2d x x x / 3s x x x / 9c x x x"
    assert outcome(f"c c x {board} 2:AhKd 4:7s7d 7:5h4h") == ["Pot, 300: Ben with two pair, queens and sevens."]
    split = line.play(scene(THREE, (25, 50)), "r300 f c / x x / x x / x x w4=7").recorded
    assert [plain(said) for said in meanings.outcome(split.hand, NAMED)] == [
        "Pot, 625, is split: Ben 313 and Cyd 312. The odd chip goes to Ben, first left of the button."
    ]


def test_clicks_become_keys_where_they_belong() -> None:
    text = "c c x / x x x "
    played = line.play(scene(THREE), text)
    assert typed.with_board(text, played, Street.FLOP, cards("Ah7d2c")) == "c c x / Ah7d2c x x x "
    assert typed.with_board("c c x x x x", line.play(scene(THREE), "c c x x x x"), Street.TURN, cards("Js")) == (
        "c c x x x x / / Js "
    )
    assert typed.with_hole(text, played, 4, cards("AhKd")) == "c c x / x x x 4:AhKd "
    again = "c c x 4:AhKd / x x x "
    known = line.play(scene(THREE), again)
    assert typed.with_hole(again, known, 4, cards("AhKs")) == "c c x 4:AhKs / x x x "
    assert typed.with_hole(again, known, 4, ()) == "c c x / x x x "
    assert typed.taken_back(again, known) == "c c x 4:AhKd / x x "
    wrong = "c r30 f"
    found = line.play(scene(THREE), wrong)
    assert typed.taken_back(wrong, found) == "c f "
    assert typed.stood(wrong, found, "so it was") is None
    wrong = "r130 f"
    found = line.play(scene(THREE), wrong)
    assert typed.stood(wrong, found, "so it was") == "r130! (so it was) f "
    seen = line.play(scene(THREE), "f c x @4 Ah / 7h7d2c x x / x x / x x s4:AhKd (well played) m2:QsQd r30 7:9c")
    assert typed.without_holes(seen) == "f c x / 7h7d2c x x / x x / x x (well played) m2 "
    legal = line.play(scene(THREE), "").recorded.hand.legal()
    chosen = [typed.key(each, legal) for each in (Fold(), Check(), Call(), RaiseTo(300), Bet(900))]
    assert chosen == ["f", "x", "c", "r300", "a"]
