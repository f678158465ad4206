"""What takes long shows how far it is, and is given up by Cancel with nothing half done."""

from pathlib import Path

import pytest
from PyQt6.QtCore import QTimer
from PyQt6.QtWidgets import QProgressDialog

from desktop import progress
from desktop.director.creating import create
from desktop.progress import Cancelled, Progress
from desktop.running import Desk
from tests.desktop.desks import HandClock, kept_wish


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "SHOWN_AFTER", 0)


def bars(desk: Desk) -> list[QProgressDialog]:
    return desk.window.findChildren(QProgressDialog)


def cancel(desk: Desk) -> None:
    for bar in bars(desk):
        bar.cancel()


def test_saving_and_loading_a_club_are_cancelled_with_nothing_half_done(
    desk: Desk, clock: HandClock, tmp_path: Path
) -> None:
    for name in ("Friday", "Saturday", "Sunday"):
        create(desk._shelf, kept_wish(name=name), clock)
    file = tmp_path / "all.club"
    said = desk.window.quiet.said.text()
    QTimer.singleShot(0, lambda: cancel(desk))
    desk.whole_files.save_club(str(file))
    assert not file.exists()
    assert desk.window.quiet.said.text() == said
    desk.whole_files.save_club(str(file))
    assert file.exists()
    before = desk._shelf.evenings()
    QTimer.singleShot(0, lambda: cancel(desk))
    desk.whole_files.load(str(file))
    assert desk._shelf.evenings() == before
    assert not any(bar.isVisible() for bar in bars(desk))


def test_a_bar_tells_how_far_it_is(desk: Desk) -> None:
    told = Progress("Loading", desk.window)
    told(3, 10)
    assert (told.dialog.value(), told.dialog.maximum()) == (3, 10)
    told.dialog.cancel()
    with pytest.raises(Cancelled):
        told(4, 10)
    told.dialog.deleteLater()
