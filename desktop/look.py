"""How the desk looks now: its colours, its type, and the style sheet made of them (look.md)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from PyQt6.QtCore import QEvent, QSize, Qt
from PyQt6.QtGui import QColor, QFont, QPalette
from PyQt6.QtWidgets import QAbstractScrollArea, QApplication, QStyleFactory, QWidget

from desktop import style_sheet
from desktop.colours import LIGHT, Colours
from desktop.style_sheet import CLOCK_PX, LABEL_PX, TEXT_PX, TITLE_PX

__all__ = ["CLOCK_PX", "LABEL_PX", "TEXT_PX", "TITLE_PX"]


@dataclass(frozen=True, slots=True)
class _Look:
    family: str
    colours: Colours = LIGHT
    percent: int = 100
    motion: bool = True
    changing: bool = False


EDGE_PX = 40
"""What a dialog that grows with its texts leaves of the screen's width."""

_WITH_BOXES = ("QCheckBox", "QListWidget", "QTreeWidget")
"""Kinds of widgets in which Fusion draws boxes to tick."""

_SETTERS: Mapping[str, Callable[[QWidget, int], None]] = {
    "height": QWidget.setFixedHeight,
    "width": QWidget.setFixedWidth,
    "least-width": QWidget.setMinimumWidth,
    "least-height": QWidget.setMinimumHeight,
}

_NOW: list[_Look] = []


def _now() -> _Look:
    return _NOW[0] if _NOW else _Look(QApplication.font().family())


def colours() -> Colours:
    """The colours to paint with now; asked for whenever something is painted, since they may change."""
    return _now().colours


def percent() -> int:
    """How large texts are: 100 as they were drawn, up to 150."""
    return _now().percent


def motion() -> bool:
    """Whether what moves from one place to another may be seen moving (150 ms); else it is there at once."""
    return _now().motion


def is_changing() -> bool:
    """Whether one look is being taken off and another put on: whatever has a size now will have another in a moment."""
    return _now().changing


def family() -> str:
    """The family that `apply` was given."""
    return _now().family


def scaled(pixels: int) -> int:
    """What is so many pixels large when texts are as they were drawn, at the size they have now."""
    return style_sheet.scaled(pixels, percent())


def text_font(pixels: int = TEXT_PX, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The desk's type in that size, larger where texts are."""
    return _sized(scaled(pixels), weight)


def _sized(pixels: int, weight: QFont.Weight) -> QFont:
    font = QFont(family())
    font.setPixelSize(pixels)
    font.setWeight(weight)
    return font


def digits(pixels: int = TEXT_PX, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The same with figures of equal width, for every number that changes."""
    font = text_font(pixels, weight)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def palette() -> QPalette:
    """All roles, so that nothing is taken over from a dark desktop around us."""
    c = colours()
    made = QPalette()
    roles = {
        QPalette.ColorRole.Window: c.ground,
        QPalette.ColorRole.WindowText: c.text,
        QPalette.ColorRole.Base: c.surface,
        QPalette.ColorRole.AlternateBase: c.raised,
        QPalette.ColorRole.Text: c.text,
        QPalette.ColorRole.PlaceholderText: c.muted,
        QPalette.ColorRole.Button: c.surface,
        QPalette.ColorRole.ButtonText: c.text,
        QPalette.ColorRole.BrightText: c.surface,
        QPalette.ColorRole.ToolTipBase: c.bar,
        QPalette.ColorRole.ToolTipText: c.bar_text,
        QPalette.ColorRole.Highlight: c.chosen,
        QPalette.ColorRole.HighlightedText: c.text,
        QPalette.ColorRole.Link: c.brass,
        QPalette.ColorRole.LinkVisited: c.brass,
        QPalette.ColorRole.Light: c.surface,
        QPalette.ColorRole.Midlight: c.raised,
        QPalette.ColorRole.Mid: c.line,
        QPalette.ColorRole.Dark: c.faint,
        QPalette.ColorRole.Shadow: c.muted,
        QPalette.ColorRole.Accent: c.text,
    }
    for role, colour in roles.items():
        made.setColor(role, QColor(colour))
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText, QPalette.ColorRole.WindowText):
        made.setColor(QPalette.ColorGroup.Disabled, role, QColor(c.faint))
    return made


def boxes() -> QPalette:
    """For checkboxes: Fusion takes the edge of the box from the window's colour, which is pale."""
    made = palette()
    made.setColor(QPalette.ColorRole.Window, QColor(colours().muted))
    return made


def apply(application: QApplication, family_name: str) -> None:
    """Fusion, and our type in the colours and the size of now."""
    _NOW[:] = [replace(_now(), family=family_name)]
    fusion = QStyleFactory.create("Fusion")
    if fusion is not None:
        application.setStyle(fusion)
    _put_on(application)


def use(wanted: Colours, percent: int) -> None:
    """Show the running program in these colours, its texts at that size; nothing happens if that is so already.

    Everything painted by our own hand asks for its colours and fonts whenever it paints. A font that a widget was given
    (`setFont`) grows or shrinks with the rest, and so do the sizes of `set_height` and the like; what a widget has
    computed from fonts itself it computes again when it is told that its style has changed (`changeEvent`).
    """
    before = _now()
    if (wanted, percent) == (before.colours, before.percent):
        return
    _NOW[:] = [replace(before, colours=wanted, percent=percent)]
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        return
    widgets = application.allWidgets()
    given = [(widget, widget.font()) for widget in widgets if _is_ours(widget)]
    _NOW[:] = [replace(_now(), changing=True)]
    _put_on(application)
    _NOW[:] = [replace(_now(), changing=False)]
    for widget, font in given:
        # What it was at 100 percent can be told from what it is, since nothing ever shrinks.
        font.setPixelSize(scaled((font.pixelSize() * 100 + before.percent // 2) // before.percent))
        widget.setFont(font)
    for widget in widgets:
        for what in _SETTERS:
            drawn = widget.property(f"drawn-{what}")
            if drawn is not None:
                _put(widget, what, drawn)
        if not widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
            application.sendEvent(widget, QEvent(QEvent.Type.StyleChange))  # Qt tells the others
        widget.update()
        port = widget.viewport() if isinstance(widget, QAbstractScrollArea) else None
        if port is not None:
            port.update()


def allow_motion(allowed: bool) -> None:
    """Whether anything may be seen moving from now on."""
    _NOW[:] = [replace(_now(), motion=allowed)]


def _put_on(application: QApplication) -> None:
    # Taken off first: laid over another, a style sheet is laid on each widget once for itself, once for its parent,
    # once for the parent's parent, and so on, which takes seconds (Qt 6.11, `updateObjects`).
    application.setStyleSheet("")
    application.setPalette(palette())
    for kind in _WITH_BOXES:
        application.setPalette(boxes(), kind)
    application.setFont(text_font())
    application.setStyleSheet(style_sheet.style_sheet(colours(), percent()))


def _is_ours(widget: QWidget) -> bool:
    """Whether it was given a font of its own, of ours."""
    font = widget.font()
    return widget.testAttribute(Qt.WidgetAttribute.WA_SetFont) and font.family() == family() and font.pixelSize() > 0


def set_height(widget: QWidget, pixels: int) -> None:
    """So high and no other, larger where texts are."""
    _set(widget, "height", pixels)


def set_width(widget: QWidget, pixels: int) -> None:
    """So wide and no other, larger where texts are."""
    _set(widget, "width", pixels)


def set_least_width(widget: QWidget, pixels: int) -> None:
    """At least so wide, more where texts are larger."""
    _set(widget, "least-width", pixels)


def set_least_height(widget: QWidget, pixels: int) -> None:
    """At least so high, more where texts are larger."""
    _set(widget, "least-height", pixels)


def on_screen(dialog: QWidget, width: int, height: int) -> QSize:
    """That size, larger where texts are, but at most what the screen has: a laptop's is small."""
    wanted, screen = QSize(scaled(width), scaled(height)), dialog.screen()
    return wanted if screen is None else wanted.boundedTo(screen.availableSize() - QSize(EDGE_PX, EDGE_PX))


def _set(widget: QWidget, what: str, pixels: int) -> None:
    widget.setProperty(f"drawn-{what}", pixels)
    _put(widget, what, pixels)


def _put(widget: QWidget, what: str, pixels: int) -> None:
    screen = widget.screen() if widget.isWindow() else None
    most = pixels if screen is None else max(pixels, screen.availableGeometry().width() - EDGE_PX)
    _SETTERS[what](widget, scaled(pixels) if screen is None else min(scaled(pixels), most))


def set_kind(widget: QWidget, kind: str) -> None:
    """Have the style sheet treat the widget as one of that kind (`primary`, `link`, `card`, `muted` …)."""
    if widget.property("kind") == kind:
        return
    widget.setProperty("kind", kind)
    style = widget.style()
    if style is not None:
        style.unpolish(widget)
        style.polish(widget)
