"""The fingerprint of a draw's seed, shown before, and what holds the director to it."""

import pytest

from tests.tournament.doors import Door, opened
from tournament.draws import breaking, draw, seating
from tournament.errors import RuleViolation
from tournament.events import Draw, DrawCommitted, SeatsDrawn
from tournament.fold import apply
from tournament.names import TableNo
from tournament.outs import elimination

ONE_SEED, OTHER_SEED = bytes([1] * 32), bytes([2] * 32)


def announced() -> Door:
    return Door(opened(seats=6)).enter("Anna", "Boris", "Cyril", "Dana", "Emil").do(seating.commit, ONE_SEED)


def test_the_announcement_is_the_sha256_of_the_seed_of_the_next_draw() -> None:
    step = announced().night.evening.steps[-1].step
    assert step.events == (DrawCommitted(1, draw.commitment(ONE_SEED)),)


def test_another_seed_than_the_one_announced_is_refused() -> None:
    door = announced()
    with pytest.raises(RuleViolation, match="seed_not_committed"):
        door.do(seating.draw_seats, OTHER_SEED)
    assert not door.state.seats_drawn
    door.do(seating.draw_seats, ONE_SEED)
    assert door.state.seats_drawn


def test_a_fact_that_was_drawn_with_another_seed_does_not_fold() -> None:
    state = announced().state
    with pytest.raises(RuleViolation, match="seed_not_committed"):
        apply(SeatsDrawn(Draw(1, OTHER_SEED.hex()), (), ()), state, state.last)
    with pytest.raises(RuleViolation, match="seed_not_committed"):
        apply(SeatsDrawn(Draw(1, "no seed at all"), (), ()), state, state.last)


def test_announced_anew_the_newer_seed_counts() -> None:
    door = announced().do(seating.commit, OTHER_SEED)
    with pytest.raises(RuleViolation, match="seed_not_committed"):
        door.do(seating.draw_seats, ONE_SEED)
    door.do(seating.draw_seats, OTHER_SEED)


def test_announcing_the_same_seed_twice_is_refused() -> None:
    with pytest.raises(RuleViolation, match="announced_already"):
        announced().do(seating.commit, ONE_SEED)


def test_an_announcement_taken_back_binds_nobody() -> None:
    door = announced()
    door.night.evening.undo()
    door.do(seating.draw_seats, OTHER_SEED)


def test_an_announcement_holds_for_its_draw_only() -> None:
    door = announced().do(seating.draw_seats, ONE_SEED).enter("Filip").do(seating.seat_everybody, OTHER_SEED)
    assert door.state.draws == 2


def test_a_draw_taken_back_is_drawn_again_with_the_seed_announced() -> None:
    """So nobody draws until he likes what he gets."""
    door = announced().do(seating.draw_seats, ONE_SEED)
    first = [entry.seat for entry in door.state.left]
    door.night.evening.undo()
    with pytest.raises(RuleViolation, match="seed_not_committed"):
        door.do(seating.draw_seats, OTHER_SEED)
    door.do(seating.draw_seats, ONE_SEED)
    assert [entry.seat for entry in door.state.left] == first


def test_what_comes_from_the_room_changes_the_seats_and_stands_in_the_record() -> None:
    seats = set()
    for room in ("", "7,12,31,33,45,46", "As Kd 7c"):
        door = announced().do(seating.draw_seats, ONE_SEED, room)
        event = door.night.evening.steps[-1].step.events[-1]
        assert isinstance(event, SeatsDrawn)
        assert event.draw == Draw(1, ONE_SEED.hex(), room)
        seats.add(tuple(entry.seat for entry in door.state.left))
    assert len(seats) == 3


def test_a_broken_table_and_a_late_seat_are_held_to_their_announcements() -> None:
    door = Door(opened(seats=4)).start("Anna", "Boris", "Cyril", "Dana", "Eva").bust("Anna").enter("Late")
    door.do(seating.commit, ONE_SEED)
    with pytest.raises(RuleViolation, match="seed_not_committed"):
        door.do(breaking.break_table, TableNo(2), OTHER_SEED)
    with pytest.raises(RuleViolation, match="seed_not_committed"):
        door.do(seating.seat_everybody, OTHER_SEED)
    door.do(seating.seat_everybody, ONE_SEED)


def test_somebody_who_is_back_in_is_drawn_with_the_seed_announced() -> None:
    door = Door(opened(seats=9)).start("Anna", "Boris", "Cyril").bust("Anna").enter("Late")
    anna = door.entry("Anna")
    assert anna.bust is not None
    assert anna.bust.seat is not None
    door.do(seating.seat_at, door.entry("Late").number, anna.bust.seat).do(seating.commit, ONE_SEED)
    with pytest.raises(RuleViolation, match="seed_not_committed"):
        door.do(elimination.reinstate, anna.number, OTHER_SEED)
    door.do(elimination.reinstate, anna.number, ONE_SEED)
    assert door.state.draws == 2
