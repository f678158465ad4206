"""A published folder holds the evening as it stands: after every step, whole files, only those that changed."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PyQt6.QtCore import QCoreApplication, QEventLoop
from pytestqt.qtbot import QtBot

from desktop import publishing
from desktop.director.creating import create
from desktop.published_pages import INDEX
from desktop.publishing import REPORTS
from desktop.running import Desk
from tests.desktop.desks import DeskMaker, HandClock, bridge_of, bust, desk_of, kept_wish, open_kept, start

ALL = sorted([INDEX, *(f"{name}.html" for name in REPORTS)])


def until(qtbot: QtBot, true: Callable[[], bool], desk: Desk) -> None:
    """Wait for the other thread, without the pause that it makes between two writings."""

    def now() -> bool:
        if desk.publishing._rest.isActive():
            desk.publishing._rest.start(0)
        return true()

    qtbot.waitUntil(now, timeout=20_000)


def text(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.exists() else ""


def is_published(desk: Desk) -> bool:
    standing = desk.publishing.standing(bridge_of(desk).evening.number)
    return standing is not None and standing.at is not None and not standing.trouble


def test_the_folder_follows_the_evening_from_step_to_step_and_after_a_restart(
    desk_maker: DeskMaker, clock: HandClock, tmp_path: Path, qtbot: QtBot
) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "club.txt").write_text("ours")
    desk = desk_maker()
    bridge = open_kept(desk, clock)
    start(bridge)
    desk_of(desk).go_to("results")
    line = desk_of(desk).results.published
    assert line.isHidden()
    line.publish_in(str(web))
    until(qtbot, lambda: is_published(desk), desk)
    assert sorted(path.name for path in web.iterdir()) == sorted([*ALL, "club.txt"])
    assert 'http-equiv="refresh"' in text(web / "standings.html")
    assert 'href="standings.html"' in text(web / INDEX)
    assert text(web / INDEX).count("Seats by name") == 1, "nothing is said twice"
    assert line.isVisible()
    assert line.said.text().startswith("Published ")
    before = {name: (web / name).stat().st_mtime_ns for name in ALL}
    bust(bridge, 2, by=1)
    until(qtbot, lambda: "Bohdan" not in text(web / "seats.html"), desk)
    until(qtbot, lambda: is_published(desk), desk)
    after = {name: (web / name).stat().st_mtime_ns for name in ALL}
    assert after["structure.html"] == before["structure.html"], "only what changed is written"
    assert after["standings.html"] > before["standings.html"]
    bust(bridge, 3, by=1)
    again = desk_maker()
    assert "Cyril" not in text(web / "seats.html"), "what was still to be written is, before the desk has closed"
    bust(bridge_of(again), 4, by=1)
    until(qtbot, lambda: "Dana" not in text(web / "seats.html"), again)
    desk_of(again).results.published.stopping.click()
    assert desk_of(again).results.published.isHidden()
    last = text(web / "standings.html")
    bust(bridge_of(again), 5, by=1)
    settle()
    assert text(web / "standings.html") == last


def test_a_folder_that_has_gone_is_told_once_and_filled_when_it_is_back(
    desk: Desk, clock: HandClock, tmp_path: Path, qtbot: QtBot
) -> None:
    stick = tmp_path / "stick"
    stick.mkdir()
    bridge = open_kept(desk, clock)
    start(bridge)
    told: list[str] = []
    desk.publishing.told.connect(told.append)
    desk.publishing.start(bridge.evening.number, stick)
    until(qtbot, lambda: is_published(desk), desk)
    shutil.rmtree(stick)
    bust(bridge, 2, by=1)
    until(qtbot, lambda: bool(told), desk)
    bust(bridge, 3, by=1)
    settle()
    assert told == [f"Not published: {stick} is not there. It goes on by itself once it is."]
    desk_of(desk).go_to("results")
    assert desk_of(desk).results.published.said.text() == told[0]
    assert not stick.exists(), "it is not made: it would not be the stick"
    stick.mkdir()
    until(qtbot, lambda: is_published(desk), desk)
    assert sorted(path.name for path in stick.iterdir()) == ALL
    assert "Cyril" not in text(stick / "seats.html")


def test_what_others_made_is_not_written_over_unasked(
    desk: Desk, clock: HandClock, tmp_path: Path, qtbot: QtBot
) -> None:
    (tmp_path / INDEX).write_text("<h1>Our club</h1>")
    start(open_kept(desk, clock))
    stream = bridge_of(desk).evening.number
    desk_of(desk).go_to("results")
    line = desk_of(desk).results.published
    line.publish_in(str(tmp_path))
    assert line.question.said.text() == f"index.html in {tmp_path} was not made by this program."
    assert [made.text() for made in line.question.buttons] == [
        "Another folder…",
        "Write over it",
        "Publish nothing there",
    ]
    line.question.buttons[2].click()
    assert line.isHidden()
    desk.publishing.start(stream, tmp_path)  # as after a restart: nobody is there to be asked
    until(qtbot, lambda: bool(desk.publishing.standing(stream).trouble), desk)  # type: ignore[union-attr]
    assert line.said.text().startswith(f"Not published: {tmp_path / INDEX} was not made by this program.")
    assert [path.name for path in tmp_path.glob("*.html")] == [INDEX]
    line.publish_in(str(tmp_path))
    line.question.buttons[1].click()
    until(qtbot, lambda: is_published(desk), desk)
    assert "standings.html" in text(tmp_path / INDEX)
    line.publish_in(str(tmp_path))
    assert not line.question.buttons, "what is ours needs no question"
    until(qtbot, lambda: is_published(desk), desk)
    (tmp_path / "seats.html").write_text(text(tmp_path / "seats.html") + "<!-- of another desk -->")
    bust(bridge_of(desk), 2, by=1)
    until(qtbot, lambda: "somebody else writes" in line.said.text(), desk)
    assert "another desk" in text(tmp_path / "seats.html")


def test_where_steps_follow_one_another_without_a_pause_the_folder_follows_all_the_same(
    desk: Desk, clock: HandClock, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(publishing, "AT_LEAST_EVERY_MS", 200)
    bridge = open_kept(desk, clock)
    start(bridge)
    desk.publishing.start(bridge.evening.number, tmp_path)

    def is_written() -> bool:
        bust(bridge, 2, by=1)
        QCoreApplication.processEvents()
        bridge.undo()
        return (tmp_path / "seats.html").exists()

    until(qtbot, is_written, desk)


def test_two_evenings_have_a_folder_each_and_an_index_of_both(
    desk: Desk, clock: HandClock, tmp_path: Path, qtbot: QtBot
) -> None:
    start(open_kept(desk, clock))
    first = bridge_of(desk)
    desk.publishing.start(first.evening.number, tmp_path)
    until(qtbot, lambda: is_published(desk), desk)
    assert desk.open_evening(create(desk._shelf, kept_wish(("Yvona", "Zuzana"), "Side: event"), clock))
    start(bridge_of(desk))
    desk.publishing.start(bridge_of(desk).evening.number, tmp_path)
    until(qtbot, lambda: is_published(desk), desk)
    assert "Zuzana" in text(tmp_path / "Side- event" / "standings.html")
    assert "Anna" in text(tmp_path / "Friday" / "standings.html")
    assert "Anna" in text(tmp_path / "standings.html"), "who looks at the first one goes on seeing it"
    index = text(tmp_path / INDEX)
    assert "Friday/index.html" in index
    assert "Side" in index
    bust(first, 2, by=1)
    until(qtbot, lambda: "Bohdan" not in text(tmp_path / "Friday" / "seats.html"), desk)


def settle() -> None:
    """Whatever is due at once happens."""
    for _ in range(20):
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
