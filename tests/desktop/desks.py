"""A whole desk over a real file, with a clock that is moved by hand."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from db.shelf import Shelf
from desktop.awake import Unasked
from desktop.bridge import Bridge
from desktop.director.creating import Wish, create
from desktop.director.desk import EveningDesk
from desktop.instants import Instants
from desktop.running import Desk
from desktop.settings import Settings
from tournament.clocks import timekeeping
from tournament.draws import seating
from tournament.events import TableWay
from tournament.names import MINUTE, EntryNo, Instant
from tournament.outs import elimination
from tournament.outs.elimination import Out
from tournament.sales.prices import Buying, Price, Shares, Window
from tournament.structures import structure_files

SEVEN_IN_THE_EVENING: Instant = 1_796_000_000_000
NAMES = ("Anna", "Bohdan", "Cyril", "Dana", "Emil", "František")


class HandClock:
    """Shows what it is told to."""

    def __init__(self, at: Instant = SEVEN_IN_THE_EVENING) -> None:
        self.at = at

    def __call__(self) -> Instant:
        return self.at

    def pass_by(self, time: int) -> None:
        self.at += time


DeskMaker = Callable[..., Desk]


def make_desk(folder: Path, clock: HandClock, shelf_kind: type[Shelf] = Shelf) -> Desk:
    """A desk as `app.main` makes it, begun and shown."""
    file = folder / "club.sqlite"
    shelf = shelf_kind.open(file, create=True)
    instants = Instants(clock, clock, clock)
    desk = Desk(shelf, Settings(folder / "settings.json", file), instants, make_mode=Unasked)
    desk.heard.announcer.use(replace(desk.heard.choices, muted=True))
    desk.begin()
    desk.scheduler.pause()  # it goes by the real time, which must ring nothing while the clock is moved by hand
    desk.scheduler.cancel("chimes")  # Qt's player warns of everything that a computer without sound has not
    desk.window.show()
    return desk


def kept_wish(names: Sequence[str] = NAMES, name: str = "Friday") -> Wish:
    """An evening of people at one real table."""
    structure = structure_files.shipped()["club-20"]
    return Wish(name, structure, 10_000, 9, 2_000, "EUR", TableWay.KEPT, tuple(names))


MORE = (
    Price("Re-entry", Buying.RE_ENTRY, Shares(prizes=1_500, bounties=500), 10_000, Window(until=4)),
    Price("Rebuy", Buying.REBUY, Shares(prizes=1_500, bounties=500), 10_000, Window(until=4)),
    Price("Add-on", Buying.ADD_ON, Shares(prizes=1_000), 5_000, Window(after=3, until=3)),
)


def open_rebuys(desk: Desk, clock: HandClock, names: Sequence[str] = NAMES, **otherwise: Any) -> Bridge:
    """Have the desk show a new evening with late entry, re-entries, rebuys and add-ons; `otherwise`: of its wish."""
    wish = replace(kept_wish(names), late=4, more=MORE)
    assert desk.open_evening(create(desk._shelf, replace(wish, **otherwise), clock))
    return bridge_of(desk)


def open_kept(desk: Desk, clock: HandClock, names: Sequence[str] = NAMES) -> Bridge:
    """Have the desk show a new kept evening."""
    assert desk.open_evening(create(desk._shelf, kept_wish(names), clock))
    return bridge_of(desk)


def start(bridge: Bridge) -> None:
    """Draw the seats and put the cards in the air."""
    assert bridge.perform(partial(seating.draw_seats, server_seed=bridge.server_seed()))
    assert bridge.perform(timekeeping.start)


def bust(bridge: Bridge, who: int, by: int) -> None:
    """Take one entry out."""
    outs = [Out(EntryNo(who), (EntryNo(by),))]
    assert bridge.perform(partial(elimination.bust, outs=outs))


def bridge_of(desk: Desk) -> Bridge:
    """The open evening."""
    assert desk.bridge is not None
    return desk.bridge


def desk_of(desk: Desk) -> EveningDesk:
    """The open evening's desk."""
    assert desk.window.desk is not None
    return desk.window.desk


def said(desk: Desk) -> list[str]:
    """The history as sentences, newest first."""
    return [line.said for line in desk_of(desk).history.model.lines]


def press(widget: QWidget, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """A key, as the keyboard sends it."""
    QtBot.keyClick(widget, key, modifier)


def type_text(widget: QWidget, text: str) -> None:
    """Plain letters, one after the other; Qt's test keyboard has no others."""
    QtBot.keyClicks(widget, text)


def click(widget: QWidget) -> None:
    """The left button, in the middle."""
    QtBot.mouseClick(widget, Qt.MouseButton.LeftButton)


def remaining(bridge: Bridge) -> int:
    """What the clock shows, in whole minutes and milliseconds."""
    left = bridge.state.clock.reading(bridge.now()).remaining
    assert left is not None
    return left


TWENTY = 20 * MINUTE
