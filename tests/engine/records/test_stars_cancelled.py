"""Hands that counted for nothing, as texts and back."""

from dataclasses import replace

import pytest

from engine.errors import BadSetup
from engine.records.phh import writing as phh
from engine.records.record import Record
from engine.records.stars.writing import write
from tests.engine.records.hands import only
from tests.engine.records.stars_texts import BLINDS, CASH, CHIPS, SUMMARY, TABLE, THREE, one, simple, text

FLOP = "*** FLOP *** [2c 3d 5h]"


def through_phh(written: str) -> tuple[Record, Record]:
    """What a text is read as, and what its own text is read as after it was PHH in between."""
    first = one(written)
    between = only(phh.write(first))
    return first, one(write(between, None))


@pytest.mark.parametrize(
    "done",
    [
        (),
        ("Cid: raises 4 to 6",),
        (
            "Cid: calls 2",
            "Ann: folds",
            "Bob: checks",
            "*** FLOP *** [2c 3d 5h]",
            "Bob: bets 10",
            "Cid: raises 10 to 20",
        ),
        ("Dealt to Cid [Ah Kd]", "Cid: raises 198 to 200 and is all-in", "Ann: calls 199 and is all-in"),
    ],
)
def test_a_cancelled_hand_comes_back_with_all_that_was_done(done: tuple[str, ...]) -> None:
    first, back = through_phh(simple(*done, "Hand cancelled"))
    assert first.void
    assert back.void
    assert "notes" not in back.facts
    for fact in ("starting", "finishing", "blinds", "antes", "items", "players", "seats"):
        assert getattr(back, fact) == getattr(first, fact), fact
    assert back.facts.get("hero") == first.facts.get("hero")


def test_a_hand_only_one_player_posted_for_is_written_too() -> None:
    posted = "Ann: posts small blind 1\nUncalled bet (1) returned to Ann"
    first, back = through_phh(text(CHIPS, TABLE, THREE, posted, SUMMARY.replace("2", "0")))
    assert (back.void, back.blinds, back.starting) == (True, first.blinds, (200, 200, 200))


def test_late_and_dead_posts_stand_in_a_cancelled_hand() -> None:
    seats = f"{THREE}\nSeat 4: Dee (200 in chips)"
    posts = f"{BLINDS.rsplit(chr(10), 1)[0]}\nCid: posts big blind 2\nDee: posts small blind 1\n*** HOLE CARDS ***"
    table = TABLE.replace("#3", "#4")
    first, back = through_phh(text(CASH, table, seats, posts, "Hand cancelled", SUMMARY))
    assert (first.blinds, first.dead) == ((1, 2, -2, 0), (0, 0, 0, 1))
    assert (back.blinds, back.dead) == (first.blinds, first.dead)


def test_finer_chips_than_cents_cannot_be_written_here_either() -> None:
    record = one(simple("Hand cancelled"))
    with pytest.raises(BadSetup, match="scale_too_fine"):
        write(replace(record, scale=1000), None)
