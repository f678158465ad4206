"""A corrected hand and those played again after it, on a real shelf: one transaction in and one back."""

from functools import partial
from pathlib import Path

import pytest

from db.errors import StorageBug
from db.rescue import rescue
from db.shelf import Shelf
from tests.db.evenings import meddle
from tests.fakes import MINUTE, SEVEN, HandClock, created
from tournament import evening
from tournament.clocks import timekeeping
from tournament.club import Club
from tournament.draws import seating
from tournament.evening import Evening
from tournament.events import TableWay
from tournament.names import TableNo
from tournament.people import entries
from tournament.recording import beginning, correcting, ending, lines
from tournament.tables import ways

ONE = TableNo(1)


def recorded_evening(shelf: Shelf, clock: HandClock) -> Evening:
    """An evening of four whose three hands were entered; in the second one somebody is out."""
    stream = shelf.create_evening(evening.create(created(), SEVEN))
    here = Evening(shelf, stream, shelf.read(stream), clock)
    people = Club(shelf, shelf.club_stream(), shelf.read(shelf.club_stream()), clock)
    entries.enter_by_name(here, people, ["Anna", "Boris", "Cyril", "Dana"])
    here.perform(partial(seating.draw_seats, server_seed=bytes(32)))
    here.perform(lambda state, at: ways.choose_way(state, at, ONE, TableWay.RECORDED, []))
    here.perform(timekeeping.start)
    button = min(here.state.tables[ONE].seats)
    for keys in ("r300 f c f / x r800 c / x r1900 c / x x w4", "f a f c w4", "f f"):
        clock.forward(MINUTE)
        first = here.state.tables[ONE].positions is None
        positions = beginning.with_button(here.state, ONE, button) if first else None
        setup = beginning.begin(here.state, clock.at, ONE, positions)
        here.perform(partial(ending.record, setup=setup, recorded=lines.entered(setup, keys)))
    return here


def test_a_correction_and_the_hands_played_again_are_kept_together(tmp_path: Path) -> None:
    path, clock = tmp_path / "club.db", HandClock()
    with Shelf.open(path, create=True) as shelf:
        here = recorded_evening(shelf, clock)
        before, first = here.state, here.ledger.newest.seq - 2  # type: ignore[union-attr]
        texts = {hand.seq: hand.text for hand in shelf.hands(here.number)}
        setup, _old = correcting.opened(here, first, texts.get)
        corrected = lines.entered(setup, "r300 f c f / x r800 c / x r1900 c / x x w2")
        correcting.carry_out(here, correcting.check(here, first, corrected, texts.get))
        after = here.state
        assert len(after.left) == 4
        assert len(before.left) == 3
        # The texts that count are those of the corrections, in the order of the hands.
        told = shelf.hand_texts(here.number, here.steps)
        assert len(told) == 3
        assert ["13050" in text for text in told] == [True, True, False]
        rows = shelf.evenings()[0]
        assert rows.left == 4
    with Shelf.open(path) as shelf:
        again = Evening(shelf, here.number, shelf.read(here.number), clock)
        assert again.state == after
        again.undo()
        assert again.state == before
        assert shelf.evenings()[0].left == 3
        again.redo()
        assert again.state == after
        shelf.rebuild()
        assert shelf.evenings()[0].left == 4


def test_where_the_file_cannot_be_written_nothing_of_it_is_kept(tmp_path: Path) -> None:
    clock = HandClock()
    with Shelf.open(tmp_path / "club.db", create=True) as shelf:
        here = recorded_evening(shelf, clock)
        before, steps, first = here.state, len(here.steps), here.steps[-3].seq
        texts = {hand.seq: hand.text for hand in shelf.hands(here.number)}
        setup, _old = correcting.opened(here, first, texts.get)
        found = correcting.check(here, first, lines.entered(setup, "f f f"), texts.get)
        shelf.close()
        with pytest.raises(StorageBug):
            correcting.carry_out(here, found)
        assert (here.state, len(here.steps)) == (before, steps)


def test_a_correction_that_is_not_whole_any_more_is_lost_as_a_whole(tmp_path: Path) -> None:
    path, clock = tmp_path / "club.db", HandClock()
    with Shelf.open(path, create=True) as shelf:
        here = recorded_evening(shelf, clock)
        before, steps, first = here.state, len(here.steps), here.steps[-3].seq
        texts = {hand.seq: hand.text for hand in shelf.hands(here.number)}
        setup, _old = correcting.opened(here, first, texts.get)
        corrected = lines.entered(setup, "r300 f c f / x r800 c / x r1900 c / x x w2")
        correcting.carry_out(here, correcting.check(here, first, corrected, texts.get))
        last = f"SELECT id FROM step WHERE stream_id = {here.number} AND seq = {steps + 3}"
        meddle(shelf, f"DELETE FROM event WHERE step_id = ({last})")
    found = rescue(path)
    assert len(found.evenings[here.number]) == steps
    with Shelf.open(tmp_path / "new.db", create=True) as shelf:
        found.put_on(shelf)
        assert Evening(shelf, here.number, shelf.read(here.number), clock).state == before
