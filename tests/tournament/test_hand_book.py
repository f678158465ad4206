"""The book of an evening's hands: each once, as it counts; what a row says; what leaves as files."""

from pathlib import Path

import pytest

from engine.cards import texts
from engine.records.phh.reading import read
from engine.records.record import Record
from engine.records.replay import replay
from engine.streets import Street
from tests.console.test_replay import GOOD
from tests.tournament.hand_texts import BEAT, BUST, MUCKED, QUIET, TABLED, VOID, HandNight, hand, only, rowed
from tournament.events import HandBegan, HandVoided, StackCount, Voiding
from tournament.hand_book import words
from tournament.hand_book.leaving import Form, ending, leave
from tournament.hand_book.row import Key, Where, row
from tournament.hands_attached import attach, read_hands, separate
from tournament.history import Step

SHARED = Path(__file__).resolve().parents[3] / "shared" / "hands"


def test_a_row_says_where_who_won_what_with_which_hand_who_was_all_in_and_who_is_out() -> None:
    found = rowed(BUST)
    assert (found.running, found.table, found.level, found.big_blind, found.pot) == (7, 3, 2, 50, 625)
    assert [(each.name, each.seat, each.gained) for each in found.players] == [
        ("Anna", 3, -25),
        ("Cyril", 1, 325),
        ("Boris", 2, -300),
    ]
    assert words.won(found) == "Cyril with a full house, queens full of threes"
    assert [(each.name, each.all_in) for each in found.all_in] == [("Boris", Street.PREFLOP)]
    assert [each.name for each in found.out] == ["Boris"]
    assert (texts(found.board), found.ended) == ("QhTc2d3c3h", 0)


def test_cards_that_nobody_saw_are_in_no_row() -> None:
    assert [each.name for each in rowed(BUST).shown] == ["Cyril", "Boris"]
    assert [(each.name, texts(each.cards)) for each in rowed(MUCKED).shown] == [("Cyril", "KsKd")]
    assert rowed(QUIET).shown == ()
    assert rowed(QUIET).won_with is None


def test_what_nobody_called_is_no_part_of_the_pot() -> None:
    assert (rowed(QUIET).pot, rowed(BEAT).pot) == (125, 3_000)


def test_a_short_big_blind_is_called_whole() -> None:
    short = hand(
        "d dh p1 ????, d dh p2 AsAd, d dh p3 KsKd, p3 cc, p1 f, d db Qh9c4d, d db 2s, d db 3s, p3 sm KsKd, p2 sm AsAd",
        stacks="1500, 30, 300",
    )
    found = rowed(short)
    assert found.pot == 85
    assert [each.gained for each in found.players] == [-25, 55, -30]


def test_hands_of_the_evening_stand_once_each_corrected_ones_as_corrected() -> None:
    night = HandNight()
    first = night.play(BUST, 1)
    second = night.play(QUIET, 2)
    night.night.evening.replace(first, lambda state, at: night.step(BEAT, 1))
    corrected = night.kept(BEAT)
    assert [(each.key.seq, each.place, each.number, each.running) for each in night.rows()] == [
        (corrected, first, 1, 8),
        (second, second, 2, 10),
    ]
    assert {each.entry for each in night.rows()[0].players} == set(night.entries)
    night.night.evening.undo(second)
    assert [each.key.seq for each in night.rows()] == [corrected]


def begin(night: HandNight) -> None:
    """A hand is under way, and nothing of it is listed."""
    state = night.night.evening.state
    counts = tuple(StackCount(entry, state.entries[entry].stack or 0) for entry in night.entries)
    positions = night.step(QUIET, 1).events[0].positions  # type: ignore[union-attr]
    began = Step("hand_began", (HandBegan(night.table, 1, 0, positions, counts),), {"table": 1, "number": 1})
    night.night.evening.perform(lambda state, at: began)
    assert night.rows() == []


def void(night: HandNight, why: Voiding) -> None:
    step = Step("hand_voided", (HandVoided(night.table, 1, why),), {"table": 1, "number": 1})
    night.night.evening.perform(lambda state, at: step)


def test_a_hand_that_was_cut_off_stands_as_void_with_nothing_that_happened() -> None:
    night = HandNight()
    begin(night)
    void(night, Voiding.CUT_OFF)
    (found,) = night.rows()
    assert (found.is_void, found.has_text, found.number, found.pot) == (True, False, 1, 0)
    assert {each.name for each in found.players} == {"Anna", "Cyril", "Boris"}
    assert words.won(found) == "void: the program ended while it was played"
    night.play(QUIET, 2)
    assert [each.is_void for each in night.rows()] == [True, False]


def test_a_hand_that_was_taken_back_and_then_redone_is_void_no_more() -> None:
    night = HandNight()
    begin(night)
    played = night.play(QUIET, 1)
    night.night.evening.undo(played)
    void(night, Voiding.TAKEN_BACK)
    assert [each.is_void for each in night.rows()] == [True]
    night.night.evening.redo()
    assert [(each.key.seq, each.is_void) for each in night.rows()] == [(played, False)]


def test_attached_hands_are_told_by_their_file_each_of_them() -> None:
    night = HandNight()
    two = [read_hands(f"[1]\n{GOOD}\n[2]\n{GOOD}\n".encode(), "home.phhs"), read_hands(BUST.encode(), "other.phh")]
    step = attach(night.night.evening.state, night.night.clock(), two)
    night.night.evening.perform(lambda state, at: step)
    assert step.hand is not None
    seq = night.kept(step.hand.text)
    found = night.rows()
    assert [(each.key, each.file) for each in found] == [
        (Key(seq, 0), "home.phhs"),
        (Key(seq, 1), "home.phhs"),
        (Key(seq, 2), "other.phh"),
    ]
    assert words.where(found[2], night.night.evening.state) == "other.phh"
    assert rowed(separate(step.hand.text)[2]).pot == found[2].pot == 625
    assert all(each.entry is None for each in found[2].players)


def test_a_misdeal_is_void_and_brings_nobody_anything() -> None:
    """B096: a cancelled hand has no winner, and everybody's net is nothing."""
    found = rowed(VOID)
    assert (found.is_void, found.pot, found.winners, found.out) == (True, 0, (), ())
    assert not any(each.gained for each in found.players)
    assert words.won(found) == "void: a misdeal, every bet went back"


def test_one_hand_leaves_alone_several_as_sections_and_all_come_back() -> None:
    one, two = leave([("Hand 7", BUST)], Form.PHH), leave([("Hand 7", BUST), ("Hand 8", BEAT)], Form.PHH)
    assert (one.text, ending(Form.PHH, 1), ending(Form.PHH, 2)) == (BUST, ".phh", ".phhs")
    assert list(read(two.text)) == [only(BUST), only(BEAT)]


def test_names_made_of_words_of_the_game_leave_and_come_back() -> None:
    """B089 and B086: names with the words of actions, with dots, cards and brackets."""
    odd = BUST.replace('["Anna", "Cyril", "Boris"]', '["annyfolds", "J.R. shows [Ah]", "Calls"]')
    (back,) = read(leave([("Hand 7", odd)], Form.PHH).text)
    assert isinstance(back, Record)
    assert back.players == ("annyfolds", "J.R. shows [Ah]", "Calls")
    assert [each.name for each in rowed(odd).out] == ["Calls"]


def test_what_pokerstars_text_cannot_say_is_told_by_hand_and_the_others_leave() -> None:
    carried = TABLED + "_carried = 40\n"
    left = leave([("Hand 7", carried), ("Hand 8", BEAT)], Form.STARS)
    assert (left.written, ending(Form.STARS, left.written)) == (1, ".txt")
    assert [name for name, _why in left.refused] == ["Hand 7"]
    assert left.told[0].startswith("Hand 7: ")
    assert "PokerStars Hand #8" in left.text
    assert "#7" not in left.text


@pytest.mark.skipif(not SHARED.exists(), reason="the hands are not here")
@pytest.mark.parametrize("file", ["random_nlhe.phhs", "ps_tour.phhs", "handhq_abs.phhs", "pluribus.phhs"])
def test_pots_and_stacks_of_a_row_are_those_that_the_engine_finds(file: str) -> None:
    hands = [each for each in read((SHARED / file).read_text(encoding="utf-8")[:60_000]) if isinstance(each, Record)]
    for record in hands[3:-1:4]:
        played = replay(record, raked=False)
        if played.hand is not None and played.trouble is None:
            found = row(Where(Key(1)), record)
            assert found.pot == sum(pot.amount for pot in played.hand.result().pots)
            engine = {taken.seat for taken in played.hand.actions if taken.all_in}
            ours = {played.hand.order[place] for place, each in enumerate(found.players) if each.all_in is not None}
            assert engine <= ours
