"""Undo, redo and corrections: what the list of steps means."""

from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.fakes import created
from tournament import history
from tournament.errors import RuleViolation
from tournament.events import ClockPaused, EveningStarted
from tournament.history import Ledger, Step, Stored

DEED = Step("deed", (EveningStarted(),))
PRESS = Step("press", (ClockPaused(),))


@dataclass
class Book:
    """Steps with their numbers; `do` appends one."""

    steps: list[Stored] = field(default_factory=lambda: [Stored(1, 0, Step("evening_created", (created(),)))])

    def do(self, step: Step = DEED, *, undoes: int | None = None, instead_of: int | None = None) -> int:
        seq = len(self.steps) + 1
        self.steps.append(Stored(seq, 0, Step(step.label, step.events, {}, undoes, instead_of)))
        return seq

    def undo(self) -> int | None:
        target = Ledger(self.steps).undo_target()
        return None if target is None else self.do(undoes=target.seq)

    def redo(self) -> int | None:
        target = Ledger(self.steps).redo_target()
        return None if target is None else self.do(undoes=target.seq)

    def shown(self) -> list[tuple[int, int]]:
        return [(place.first.seq, place.shown.seq) for place in history.places(self.steps)]


def test_an_undone_step_no_longer_folds_and_a_redone_one_does() -> None:
    book = Book()
    deed = book.do()
    undo = book.undo()
    assert book.shown() == [(1, 1)]
    assert book.redo() is not None
    assert book.shown() == [(1, 1), (deed, deed)]
    assert undo == 3


def test_the_first_step_is_never_undone() -> None:
    book = Book()
    assert Ledger(book.steps).undo_target() is None
    with pytest.raises(RuleViolation, match="first_step"):
        Ledger(book.steps).check_undo(1)


def test_a_correction_folds_at_the_place_of_the_first_step() -> None:
    book = Book()
    first, later = book.do(), book.do()
    correction = book.do(instead_of=first)
    assert book.shown() == [(1, 1), (first, correction), (later, later)]


def test_undoing_the_newest_correction_restores_the_one_before() -> None:
    book = Book()
    first = book.do()
    one, two = book.do(instead_of=first), book.do(instead_of=first)
    assert book.shown()[1] == (first, two)
    book.undo()
    assert book.shown()[1] == (first, one)
    book.undo()
    assert book.shown()[1] == (first, first)
    book.undo()
    assert book.shown() == [(1, 1)]


def test_undoing_the_first_step_takes_back_the_place_however_often_it_was_corrected() -> None:
    book = Book()
    first = book.do()
    correction = book.do(instead_of=first)
    book.do(undoes=first)
    assert book.shown() == [(1, 1)]
    assert Ledger(book.steps).undo_target() is None
    with pytest.raises(RuleViolation, match="older_correction"):
        Ledger(book.steps).check_undo(correction)


def test_undoing_an_older_correction_is_refused() -> None:
    book = Book()
    first = book.do()
    older = book.do(instead_of=first)
    book.do(instead_of=first)
    with pytest.raises(RuleViolation, match="older_correction"):
        Ledger(book.steps).check_undo(older)


def test_a_redo_whose_step_was_undone_again_is_not_undone() -> None:
    """It would be undone twice, and Redo would change nothing."""
    book = Book()
    first = book.do()
    book.undo()
    redone = book.redo()
    book.do(undoes=first)
    assert redone is not None
    with pytest.raises(RuleViolation, match="already_undone"):
        Ledger(book.steps).check_undo(redone)
    assert book.redo() is not None
    assert book.shown() == [(1, 1), (first, first)]


def test_a_correction_that_would_not_count_does_not_come_back() -> None:
    book = Book()
    first = book.do()
    older, newer = book.do(instead_of=first), book.do(instead_of=first)
    gone = book.do(undoes=newer), book.do(undoes=older)
    assert book.shown()[-1] == (first, first)
    book.do(undoes=gone[0])
    with pytest.raises(RuleViolation, match="older_correction"):
        Ledger(book.steps).check_undo(gone[1])
    assert book.redo() is None


def test_only_a_live_first_step_can_be_corrected() -> None:
    book = Book()
    first = book.do()
    correction = book.do(instead_of=first)
    with pytest.raises(RuleViolation, match="not_a_first_step"):
        Ledger(book.steps).check_replace(correction)
    undo = book.do(undoes=first)
    with pytest.raises(RuleViolation, match="already_undone"):
        Ledger(book.steps).check_replace(first)
    with pytest.raises(RuleViolation, match="not_a_first_step"):
        Ledger(book.steps).check_replace(undo)


def test_undo_passes_over_clock_presses_and_take_back_takes_them() -> None:
    book = Book()
    deed, press = book.do(), book.do(PRESS)
    target, pressed = Ledger(book.steps).undo_target(), Ledger(book.steps).press_target()
    assert target is not None
    assert target.seq == deed
    assert pressed is not None
    assert pressed.seq == press
    book.do(undoes=press)
    assert Ledger(book.steps).press_target() is None


def test_redo_works_across_clock_presses_but_not_across_a_new_step() -> None:
    book = Book()
    book.do()
    book.undo()
    book.do(PRESS)
    assert Ledger(book.steps).redo_target() is not None
    book.do()
    assert Ledger(book.steps).redo_target() is None


@given(st.lists(st.sampled_from(["do", "press", "undo", "redo", "correct"]), max_size=40), st.data())
def test_the_keys_behave_like_two_plain_stacks(keys: list[str], data: st.DataObject) -> None:
    book = Book()
    done: list[int] = []
    undone: list[int] = []
    places: dict[int, list[int]] = {}
    for key in keys:
        match key:
            case "do":
                seq = book.do()
                done.append(seq)
                places[seq] = [seq]
                undone.clear()
            case "press":
                book.do(PRESS)
            case "correct" if standing := [place for place in places if place in done]:
                place = data.draw(st.sampled_from(standing))
                seq = book.do(instead_of=place)
                done.append(seq)
                places[place].append(seq)
                undone.clear()
            case "undo":
                target = Ledger(book.steps).undo_target()
                assert (target is None) == (not done)
                if target is not None:
                    assert target.seq == done[-1]
                    undone.append(done.pop())
                    book.undo()
            case "redo":
                assert (book.redo() is None) == (not undone)
                if undone:
                    done.append(undone.pop())
            case _:
                pass
    expected = [(place, max(s for s in places[place] if s in done)) for place in sorted(places) if place in done]
    shown = [(first, now) for first, now in book.shown()[1:] if book.steps[first - 1].step.label == "deed"]
    assert shown == expected
