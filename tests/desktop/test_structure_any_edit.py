"""Whatever is typed into the table of a structure: what it accepts can be played, and the clock keeps its time."""

from collections.abc import Callable
from functools import partial

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PyQt6.QtWidgets import QApplication, QWidget

from desktop.director.structure.sheet import At, Played
from desktop.director.structure.table import StructureTable
from desktop.director.structure.timeline import Timeline
from tests.fakes import Night, created
from tournament.evening import may
from tournament.names import MINUTE
from tournament.structures import restructuring
from tournament.structures.restructuring import Running
from tournament.structures.structure import Break, Level, Structure
from tournament.structures.structure_check import check
from tournament.structures.structure_edits import listed_upto

NIGHT = Structure(
    "A night",
    (*(Level(25 * n, 50 * n) for n in range(1, 4)), Break(10 * MINUTE), *(Level(25 * n, 50 * n) for n in range(4, 7))),
    10_000,
)
TEXTS = st.sampled_from(["", "0", "1", "15", "20", "25", "50", "100", "7.5", "7,5", "7:30", "x", "-5", "12,50"])
EDITS = st.one_of(
    st.tuples(st.just("type"), st.integers(0, 8), st.sampled_from(sorted(At)), TEXTS),
    st.tuples(
        st.sampled_from(["level", "break", "twice", "out", "up", "down", "more", "undo", "redo"]),
        st.integers(0, 8),
        st.just(At.SMALL),
        st.just(""),
    ),
    st.tuples(st.just("all"), st.just(0), st.just(At.SMALL), TEXTS),
)


def edited(table: StructureTable, edits: list[tuple[str, int, At, str]]) -> None:
    acts: dict[str, Callable[[], None]] = {
        "level": table.insert_level,
        "break": table.insert_break,
        "twice": table.duplicate,
        "out": table.take_out,
        "up": partial(table.shift, -1),
        "down": partial(table.shift, 1),
        "more": table.continue_it,
        "undo": table.undo,
        "redo": table.redo,
    }
    for act, row, at, text in edits:
        table.grid.go_to(row, at)
        if act == "type":
            if table.sheet.choices_at(row, at) == []:
                table.sheet.setData(table.sheet.index(row, at), text)
        elif act == "all":
            table.length.setText(text)
            table.all_last()
        else:
            acts[act]()


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(edits=st.lists(EDITS, max_size=6), minutes=st.integers(0, 75), running=st.sampled_from(Running))
def test_whatever_is_accepted_is_a_structure_and_the_running_level_keeps_its_time(
    dressed: QApplication, edits: list[tuple[str, int, At, str]], minutes: int, running: Running
) -> None:
    """Only what can be played is ever stored; with “keep” the clock reads the same time before and after."""
    night = Night(created(structure=NIGHT)).enter("Anna", "Boris").draw().start()
    night.clock.forward(minutes * MINUTE + 17_000)
    state, at = night.evening.state, night.clock.at
    before = state.clock.reading(at)
    played = Played(over=before.index, present=before.index)
    holder = QWidget()
    old = listed_upto(state.structure, before.index)
    table = StructureTable(old, lambda structure, count: Timeline(("",) * count, None), holder, played=played)
    edited(table, edits)
    structure = table.structure
    assert (structure is None) == (table.why_not is not None)
    holder.deleteLater()
    if structure is None:
        return
    check(structure)
    assert structure.periods[: played.over] == old.periods[: played.over]
    decision = partial(restructuring.change_structure, new=structure, running=running)
    refusal = may(decision, state, at)
    if refusal is not None:
        assert refusal.code == "structure_same"
        return
    night.evening.perform(decision)
    check(night.evening.state.structure)
    if running is Running.KEEP:
        after = night.evening.state.clock.reading(at)
        assert (after.index, after.remaining) == (before.index, before.remaining)


def test_a_table_that_belongs_to_no_evening(dressed: QApplication) -> None:
    holder = QWidget()
    table = StructureTable(NIGHT, lambda structure, count: Timeline(("",) * count, None), holder)
    assert table.structure == NIGHT
    assert table.sum.text() == "6 levels · 1 break · 2:10 hours"
    holder.deleteLater()
