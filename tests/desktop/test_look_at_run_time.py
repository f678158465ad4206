"""Colours and the size of texts change while the desk is open; the system is followed."""

from collections import Counter
from collections.abc import Iterator

import pytest
from PyQt6.QtCore import QCoreApplication, QEvent
from PyQt6.QtGui import QColor, QImage
from PyQt6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from desktop import look
from desktop.appearance import Appearance, Appearances, System
from desktop.colours import CONTRAST, DARK, LIGHT, Colours
from desktop.director.places import PlaceButton
from desktop.director.scrolled import Scrolled, fit, least_height
from desktop.director.tables.bust_dialog import BustDialog
from desktop.running import Desk
from tests.desktop import legible
from tests.desktop.desks import HandClock, bust, desk_of, open_rebuys, start
from tests.desktop.rooms import settle
from tournament.names import EntryNo

PAGES = ("clock", "people", "tables", "out", "prizes", "cash", "structure", "chips", "results", "board", "rulings")
BLOCK = 40_000
"""More pixels of one colour than any letter, pill or picture of a chip has: a ground."""


class FixedSystem(System):
    """A system that is as the test wants it."""

    def __init__(self) -> None:
        super().__init__(None)
        self.dark = self.contrast = False
        self.frames: list[bool | None] = []

    def is_dark(self) -> bool:
        return self.dark

    def is_high_contrast(self) -> bool:
        return self.contrast

    def frame(self, *, dark: bool | None) -> None:
        self.frames.append(dark)

    def turn(self, *, dark: bool) -> None:
        self.dark = dark
        self.changed.emit()


@pytest.fixture(autouse=True)
def as_before(dressed: QApplication) -> Iterator[None]:
    yield
    look.use(LIGHT, 100)
    look.allow_motion(True)


def grounds(picture: QImage) -> set[str]:
    """The colours of which there is enough to be a ground."""
    shown = picture.convertToFormat(QImage.Format.Format_RGB32)
    pixels = shown.constBits()
    assert pixels is not None
    raw = bytes(pixels.asarray(shown.sizeInBytes()))
    counted = Counter(raw[place : place + 3] for place in range(0, len(raw), 16))
    return {QColor(each[2], each[1], each[0]).name().upper() for each, count in counted.items() if count * 4 >= BLOCK}


def of(colours: Colours) -> set[str]:
    """Its grounds."""
    names = ("ground", "surface", "raised", "chosen", "foot", "brass_ground", "button", "bar")
    return {getattr(colours, name) for name in names}


def test_every_page_turns_dark_and_light_again_with_no_ground_left_behind(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    start(bridge)
    bust(bridge, 2, 1)
    desk.window.resize(1280, 720)
    for colours, others in ((DARK, of(LIGHT) - of(DARK)), (LIGHT, of(DARK) - of(LIGHT) - {LIGHT.bar})):
        look.use(colours, 100)
        for page in PAGES:
            desk_of(desk).go_to(page)
            settle()
            seen = grounds(desk.window.grab().toImage())
            # The board has colours of its own, and its picture is dark.
            assert seen & of(colours), page
            assert page == "board" or not seen & others, page
    desk.go_home()
    look.use(DARK, 100)
    settle()
    assert not grounds(desk.window.grab().toImage()) & of(LIGHT)


def test_a_dialog_that_is_open_turns_dark_too(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    start(bridge)
    dialog = BustDialog(bridge, EntryNo(1), desk.window)
    dialog.open()
    look.use(DARK, 100)
    settle()
    seen = grounds(dialog.grab().toImage())
    assert DARK.surface in seen
    assert not seen & of(LIGHT)
    dialog.reject()


def test_texts_grow_and_come_back_exactly(desk: Desk, clock: HandClock) -> None:
    start(open_rebuys(desk, clock))
    bar, places = desk_of(desk).bar, desk_of(desk).findChildren(PlaceButton)

    def sizes() -> list[int]:
        settle()
        labels = [*bar.findChildren(QLabel), *places, desk.window.foot.saved, desk_of(desk).people.head.title]
        return [label.font().pixelSize() for label in labels] + [bar.height(), desk.window.foot.height()]

    before = sizes()
    look.use(LIGHT, 150)
    large = sizes()
    assert all(now > then for now, then in zip(large, before, strict=True))
    assert bar.time.font().pixelSize() == 78
    for percent in (115, 130, 100):
        look.use(LIGHT, percent)
    assert sizes() == before


@pytest.mark.parametrize("percent", [130, 150])
def test_large_texts_are_not_cut_off_at_1280_by_720(desk: Desk, clock: HandClock, percent: int) -> None:
    bridge = open_rebuys(desk, clock)
    start(bridge)
    bust(bridge, 2, 1)
    desk.window.resize(1280, 720)
    look.use(LIGHT, percent)
    for page in PAGES:
        desk_of(desk).go_to(page)
        for _time in range(3):  # a head that takes more lines has its page scroll, which makes it narrower
            settle()
        seen = [widget for widget in desk.window.findChildren(QWidget) if widget.isVisible()]
        cut = [legible.named(widget) for widget in seen if legible.is_cut(widget)]
        assert cut == [], page
        below = desk_of(desk).pages
        shown = below.currentWidget()
        assert shown is not None
        assert shown.height() >= least_height(shown, shown.width()), "squeezed instead of scrolled"


def test_a_dialog_higher_than_its_screen_scrolls_and_lies_on_it(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    start(bridge)
    look.use(LIGHT, 150)
    dialog = BustDialog(bridge, EntryNo(1), desk.window)
    dialog.open()
    settle()
    free = desk.window.geometry()
    free.setHeight(420)
    fit(dialog, free)
    settle()
    assert free.contains(dialog.geometry())
    area = dialog.findChild(Scrolled)
    inside = area.widget()
    assert inside is not None
    assert inside.height() > area.height()
    assert inside.height() >= least_height(inside, inside.width())
    dialog.reject()


def test_the_system_is_followed_until_the_director_chooses(dressed: QApplication) -> None:
    system = FixedSystem()
    appearances = Appearances(system)
    appearances.use(Appearance())
    assert look.colours() is LIGHT
    system.turn(dark=True)
    assert look.colours() is DARK
    appearances.use(Appearance("light"))
    assert look.colours() is LIGHT
    system.turn(dark=False)
    system.turn(dark=True)
    assert look.colours() is LIGHT, "light was chosen"
    appearances.use(Appearance("system", 130, motion=False))
    assert (look.colours(), look.percent(), look.motion()) == (DARK, 130, False)
    appearances.use(Appearance("contrast"))
    assert look.colours() is CONTRAST
    assert system.frames == [None, False, None, True], "frames of windows go along"


def test_a_system_in_high_contrast_is_followed_too(dressed: QApplication) -> None:
    system = FixedSystem()
    system.contrast = True
    Appearances(system).use(Appearance())
    assert look.colours() is CONTRAST


def test_the_real_system_can_be_asked_and_a_choice_does_not_stick_to_it(dressed: QApplication) -> None:
    system = System(dressed.styleHints())
    assert system.is_dark() is False
    assert system.is_high_contrast() is False
    for dark in (True, False, None):
        system.frame(dark=dark)
    assert System(None).is_dark() is False


def test_a_widget_that_was_never_shown_grows_as_well(dressed: QApplication) -> None:
    label, button = QLabel("Anna"), QPushButton("Out")
    label.setFont(look.digits(20))
    look.set_height(button, 40)
    look.set_least_width(label, 100)
    look.use(LIGHT, 150)
    assert (label.font().pixelSize(), button.height(), label.minimumWidth()) == (30, 60, 150)
    for widget in (label, button):
        widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
