"""Who posted what, where the text leaves something out: blinds all-in for the ante, short straddles, short antes."""

import pytest

from engine.actions import Due, Posting
from engine.blinds import AnteKind, Blinds
from engine.hand import Hand
from engine.presets import ROBERT
from engine.records import played
from engine.records.phh import writing as phh
from engine.records.record import Record
from engine.records.replay import replay
from engine.records.stars.writing import write
from engine.rules import HouseRules
from engine.seats import first_positions
from tests.engine.dealing import play, stacked
from tests.engine.records.hands import only
from tests.engine.records.hands import phh as phh_text
from tests.engine.records.stars_texts import BLINDS, CHIPS, SUMMARY, TABLE, THREE, WALK, one, refused, simple, text

NAMES = ("Ann", "Bob", "Cid", "Dee")
HOLES = ("AsAd", "KsKd", "QsQd", "JsJd")
BOARD = "2c3d5h7c9s"
SHORT = "Seat 1: Ann (900 in chips)\nSeat 2: Bob (30 in chips)\nSeat 3: Cid (900 in chips)"
ANTES = "Ann: posts the ante 50\nBob: posts the ante 30 and is all-in\nCid: posts the ante 50"
OVER = (
    "*** FLOP *** [2c 3d 5h]",
    "*** TURN *** [2c 3d 5h] [7c]",
    "*** RIVER *** [2c 3d 5h 7c] [9s]",
    "*** SHOW DOWN ***",
    "Ann: shows [Ah Ad] (a pair of Aces)",
    "Bob: shows [Kh Kd] (a pair of Kings)",
)


def there_and_back(hand: Hand, scale: int = 1) -> tuple[Record, Record]:
    """The record of a finished hand, and what its text is read as, which must end in the same stacks."""
    called = dict(zip(hand.order, NAMES, strict=False))
    record = played.record(hand, called, {}, scale)
    back = one(write(record, hand))
    assert replay(back).stacks == record.finishing == back.finishing
    assert "notes" not in back.facts
    return record, back


def dealt(stacks: dict[int, int], blinds: Blinds, rules: HouseRules = ROBERT, dues: tuple[Due, ...] = ()) -> Hand:
    """A hand with the button in the last seat and aces left of it."""
    order = tuple(stacks)
    deck = stacked(order, dict(zip(order, HOLES, strict=False)), BOARD)
    return Hand(stacks, first_positions(max(stacks), stacks), blinds, deck, rules, dues=dues)


@pytest.mark.parametrize(
    ("stacks", "words"),
    [
        ({1: 900, 2: 30, 3: 900}, "f"),
        ({1: 900, 2: 30, 3: 900, 4: 900}, "f f"),
        ({1: 30, 2: 900, 3: 900}, "f"),
        ({1: 30, 2: 900, 3: 900, 4: 900}, "f f"),
    ],
)
def test_a_blind_all_in_for_the_ante_is_a_blind_all_the_same(stacks: dict[int, int], words: str) -> None:
    hand = dealt(stacks, Blinds(200, 400, 50))
    record, back = there_and_back(play(hand, words))
    assert (back.blinds, back.antes) == (record.blinds, record.antes)


@pytest.mark.parametrize("stacks", [{1: 30, 2: 900}, {1: 900, 2: 30}])
def test_between_two_players_as_well(stacks: dict[int, int]) -> None:
    hand = dealt(stacks, Blinds(200, 400, 50))
    record, back = there_and_back(hand if hand.is_over else play(hand, "c"))
    assert back.blinds == record.blinds == (400, 200)


@pytest.mark.parametrize("stacks", [{1: 900, 2: 15, 3: 900}, {1: 15, 2: 900}])
def test_a_big_blind_whom_the_table_s_ante_takes_all_of_is_one_too(stacks: dict[int, int]) -> None:
    rules = HouseRules(name="ours", ante_first=True)
    hand = dealt(stacks, Blinds(200, 400, 20, AnteKind.BIG_BLIND), rules)
    while not hand.is_over:
        play(hand, "c" if hand.legal().to_call else "x")
    record, back = there_and_back(hand)
    assert (back.blinds, back.antes) == (record.blinds, record.antes)


def test_the_big_blind_without_a_line_sits_after_the_small_blind_s() -> None:
    record = one(
        text(
            CHIPS.replace("1/2", "200/400"),
            TABLE,
            SHORT,
            ANTES,
            "Ann: posts small blind 200",
            "*** HOLE CARDS ***",
            "Cid: folds",
            *OVER,
            "Uncalled bet (200) returned to Ann",
            "Ann collected 130 from pot",
            "*** SUMMARY ***\nTotal pot 130 | Rake 0",
        )
    )
    assert (record.blinds, record.antes) == ((200, 400, 0), (50, 50, 50))
    assert replay(record).stacks == record.finishing == (980, 0, 850)


def test_without_any_big_blind_the_line_after_the_posts_is_named() -> None:
    wrong = refused(simple(WALK).replace("Bob: posts big blind 2\n", ""))
    assert (wrong.code, wrong.line) == ("more_than_paid", 10)
    wrong = refused(simple("Cid: calls 2", "Cid collected 3 from pot").replace("Bob: posts big blind 2\n", ""))
    assert (wrong.code, wrong.line, wrong.facts["text"]) == ("big_blind_missing", 7, "*** HOLE CARDS ***")


@pytest.mark.parametrize("chips", [60, 80, 150])
def test_a_short_straddle_costs_the_others_what_it_would_in_full(chips: int) -> None:
    hand = dealt({1: 1000, 2: 1000, 3: chips, 4: 1000}, Blinds(50, 100), dues=(Due(3, Posting.STRADDLE, 200),))
    record, back = there_and_back(play(hand, "c f f"))
    assert back.blinds == record.blinds == (50, 100, 200, 0)
    again = replay(back).hand
    assert again is not None
    assert write(back, again) == write(record, hand)


@pytest.mark.parametrize("trimmed", [True, False])
def test_the_collected_chips_tell_whether_a_short_ante_is_won_in_full(trimmed: bool) -> None:
    source = only(
        phh_text(
            "'d dh p1 AsAd', 'd dh p2 KsKd', 'd dh p3 QsQd', 'p3 cc', 'p2 cc', 'd db 2c3d5h', 'p2 cc', 'p3 cc',"
            " 'd db 7c', 'p2 cc', 'p3 cc', 'd db 9s', 'p2 cc', 'p3 cc', 'p2 sm KsKd', 'p3 sm QsQd', 'p1 sm AsAd'",
            stacks="5, 1000, 1000",
            antes="10, 10, 10",
            trimming="true" if trimmed else "false",
        )
    )
    again = replay(source)
    assert again.hand is not None
    assert again.stacks is not None
    assert again.stacks[0] == (15 if trimmed else 25)
    back = one(write(source, again.hand))
    assert back.uniform is trimmed
    assert replay(back).stacks == again.stacks == back.finishing
    assert only(phh.write(back)).uniform is trimmed


def test_several_antes_of_one_player_add_up() -> None:
    antes = "Ann: posts the ante 1\nBob: posts the ante 1\nCid: posts the ante 1\nCid: posts the ante 2\n"
    walk = simple(WALK.replace("collected 2", "collected 7"), end=SUMMARY.replace("2", "7"))
    record = one(walk.replace(BLINDS, antes + BLINDS))
    assert record.antes == (1, 1, 3)
    assert replay(record).stacks == record.finishing


def test_the_big_blind_may_stand_before_the_small_one() -> None:
    first, second, rest = BLINDS.split("\n")
    record = one(simple(WALK).replace(BLINDS, f"{second}\n{first}\n{rest}"))
    assert (record.blinds, record.dead) == ((1, 2, 0), ())
    assert replay(record).stacks == record.finishing
    two = text(
        CHIPS,
        TABLE,
        THREE.split("\n", 1)[1],
        "Bob: posts big blind 2",
        "Cid: posts small blind 1",
        "*** HOLE CARDS ***",
        "Cid: folds",
        "Uncalled bet (1) returned to Bob",
        "Bob collected 2 from pot",
        SUMMARY,
    )
    assert one(two).blinds == (2, 1)


def test_a_small_blind_of_somebody_behind_the_big_one_is_dead() -> None:
    record = one(
        text(
            CHIPS,
            TABLE.replace("#3", "#6"),
            THREE,
            "Ann: posts big blind 2",
            "Cid: posts small blind 1",
            "*** HOLE CARDS ***",
            "Bob: folds",
            "Cid: folds",
            "Uncalled bet (2) returned to Ann",
            "Ann collected 1 from pot",
            SUMMARY.replace("2", "1"),
        )
    )
    assert (record.blinds, record.dead) == ((2, 0, 0), (0, 0, 1))
