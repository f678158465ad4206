"""The dialog that moves somebody: it never moves anybody else."""

from functools import partial
from pathlib import Path

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QComboBox, QWidget
from pytestqt.qtbot import QtBot

from desktop.director.parts import Choice
from desktop.director.tables.move_dialog import MoveDialog
from desktop.director.tables.page import TablesPage
from tests.desktop.table_evenings import Desk, begin, desk, key, move
from tournament.events import Seat
from tournament.names import EntryNo, SeatNo, TableNo
from tournament.outs import elimination
from tournament.outs.elimination import Out

ONE = TableNo(1)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """Something for a dialog to lie over."""
    made = QWidget()
    qtbot.addWidget(made)
    return made


def opened(made: Desk, window: QWidget, players: list[EntryNo], chosen: EntryNo | None) -> MoveDialog:
    dialog = MoveDialog(made.bridge, players, window, chosen=chosen, to=Seat(TableNo(2), SeatNo(9)))
    dialog.open()
    return dialog


def test_a_player_who_went_out_meanwhile_is_named_and_nobody_else_is_chosen(tmp_path: Path, window: QWidget) -> None:
    """Finding 13: the next person in the list was chosen, and Enter moved a stranger."""
    with desk(tmp_path / "evening.db", players=20) as made:
        begin(made)
        seated = list(made.bridge.state.tables[ONE].seats.values())
        dialog = opened(made, window, seated, seated[0])
        name = made.bridge.state.entries[seated[0]].name
        made.bridge.perform(partial(elimination.bust, outs=(Out(seated[0], (seated[1],)),)))
        before = len(made.bridge.evening.steps)
        dialog._move.click()
        assert dialog._why_not.text() == f"{name} is out and moves no more."
        assert dialog._who.currentIndex() == -1
        assert dialog._said.text() == "Choose who moves."
        assert not dialog._move.isEnabled()
        key(dialog, Qt.Key.Key_Return)
        assert len(made.bridge.evening.steps) == before
        assert dialog.isVisible()
        dialog._who.setCurrentIndex(0)
        assert dialog._move.isEnabled()


def test_a_player_who_was_moved_meanwhile_is_named_with_the_new_seat(tmp_path: Path, window: QWidget) -> None:
    with desk(tmp_path / "evening.db", players=20) as made:
        begin(made)
        seated = list(made.bridge.state.tables[ONE].seats.values())
        dialog = opened(made, window, seated, seated[0])
        name = made.bridge.state.entries[seated[0]].name
        move(made, seated[0], 3, 9)
        dialog._move.click()
        assert dialog._why_not.text() == f"{name} has moved meanwhile: table 3, seat 9."
        assert dialog._who.currentIndex() == -1
        assert not dialog._move.isEnabled()


def test_move_somebody_here_chooses_nobody_by_itself(tmp_path: Path, qtbot: QtBot) -> None:
    with desk(tmp_path / "evening.db", players=20) as made:
        begin(made)
        page = TablesPage(made.bridge)
        qtbot.addWidget(page)
        page.acts.move_here(Seat(TableNo(2), SeatNo(9)))
        dialog = page.findChild(MoveDialog)
        assert dialog is not None
        assert dialog._who.currentIndex() == -1
        assert not dialog._move.isEnabled()
        dialog._who.setCurrentIndex(3)
        assert dialog._said.text().endswith("→ table 2 seat 9")
        assert dialog._move.isEnabled()


def test_every_list_of_the_dialog_has_its_arrow(tmp_path: Path, window: QWidget) -> None:
    """Finding 14: the style sheet takes Fusion's arrow away; only a `Choice` draws one."""
    with desk(tmp_path / "evening.db", players=20) as made:
        begin(made)
        dialog = opened(made, window, list(made.bridge.state.tables[ONE].seats.values()), None)
        lists = dialog.findChildren(QComboBox)
        assert len(lists) == 3
        assert all(isinstance(each, Choice) for each in lists)
