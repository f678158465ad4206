"""Announcing a draw at the desk, and drawing with what was announced."""

from functools import partial
from pathlib import Path

import pytest
from PyQt6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.bridge import Bridge
from desktop.director.tables import draw_dialog
from desktop.director.tables.draw_dialog import DrawDialog, drawn_by
from tests.desktop.table_evenings import Desk, begin, desk
from tournament.draws import draw, seating, verifying
from tournament.events import DrawCommitted
from tournament.people.entries import Terms


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def opened(made: Desk, parent: QWidget) -> DrawDialog:
    dialog = DrawDialog(made.bridge, draw_dialog.seats(made.bridge.state), parent)
    dialog.show()
    return dialog


def labels(bridge: Bridge) -> list[str]:
    return [stored.step.label for stored in bridge.evening.steps]


def test_looking_at_a_draw_and_closing_it_leaves_nothing_in_the_history(tmp_path: Path, parent: QWidget) -> None:
    with desk(tmp_path / "evening.db", players=5) as made:
        before = labels(made.bridge)
        dialog = opened(made, parent)
        assert dialog._announce.isVisible()
        dialog._cancel.click()
        assert labels(made.bridge) == before


def test_a_draw_announced_is_drawn_with_that_seed_also_when_the_dialog_was_closed(
    tmp_path: Path, parent: QWidget
) -> None:
    with desk(tmp_path / "evening.db", players=5) as made:
        dialog = opened(made, parent)
        dialog._announce.click()
        event = made.bridge.evening.steps[-1].step.events[0]
        assert isinstance(event, DrawCommitted)
        assert not dialog._announce.isVisible()
        assert dialog._announced.isVisible()
        dialog._cancel.click()
        again = opened(made, parent)
        assert not again._announce.isVisible()
        again._draw.click()
        stored = made.bridge.evening.steps[-1]
        drawn = drawn_by(stored)
        assert drawn is not None
        assert draw.fits(drawn.draw, event.commitment)
        assert verifying.verify(made.bridge.evening.steps).right


def test_what_the_room_gives_is_mixed_in_and_shown(tmp_path: Path, parent: QWidget) -> None:
    with desk(tmp_path / "evening.db", players=5) as made:
        dialog = opened(made, parent)
        dialog._room.setText(" 7, 12, 31 ")
        dialog._draw.click()
        drawn = drawn_by(made.bridge.evening.steps[-1])
        assert drawn is not None
        assert drawn.draw.client_seed == "7, 12, 31"
        assert "7, 12, 31" in [each.text() for each in dialog.findChildren(type(dialog._why_not))]


def test_an_announced_seat_of_a_late_player_is_drawn_with_the_announced_seed(tmp_path: Path) -> None:
    with desk(tmp_path / "evening.db", players=5) as made:
        begin(made)
        assert made.bridge.announce()
        assert made.bridge.enter_names(["Late"], Terms(because="the train"))
        assert verifying.verify(made.bridge.evening.steps).draws[-1].committed_at is not None


def test_after_a_restart_the_seed_is_gone_and_another_is_announced(tmp_path: Path) -> None:
    with desk(tmp_path / "evening.db", players=5) as made:
        assert made.bridge.announce()
        restarted = Bridge(made.bridge.shelf, made.bridge.evening.number, made.clock)
        assert labels(restarted)[-2:] == ["draw_committed", "draw_committed"]
        assert restarted.perform(partial(seating.draw_seats, server_seed=restarted.server_seed()))
        (one,) = verifying.verify(restarted.evening.steps).draws
        assert (one.right, one.announcements) == (True, 2)
        restarted.deleteLater()


def test_nothing_is_announced_by_opening_an_evening_without_announcement(tmp_path: Path) -> None:
    with desk(tmp_path / "evening.db", players=5) as made:
        again = Bridge(made.bridge.shelf, made.bridge.evening.number, made.clock)
        assert labels(again) == labels(made.bridge)
        again.deleteLater()


def test_a_draw_taken_back_is_drawn_again_with_its_announced_seed_also_after_a_restart(tmp_path: Path) -> None:
    with desk(tmp_path / "evening.db", players=5) as made:
        made.bridge.announce()
        seed = made.bridge.server_seed()
        made.bridge.perform(partial(seating.draw_seats, server_seed=seed))
        made.bridge.undo()
        assert made.bridge.server_seed() == seed
        restarted = Bridge(made.bridge.shelf, made.bridge.evening.number, made.clock)
        assert restarted.server_seed() == seed
        assert labels(restarted) == labels(made.bridge)
        restarted.deleteLater()


def test_each_unannounced_draw_has_fresh_bytes(tmp_path: Path) -> None:
    with desk(tmp_path / "evening.db", players=5) as made:
        seeds = {made.bridge.server_seed()}
        begin(made)
        seeds.add(made.bridge.server_seed())
        assert len(seeds) == 2
