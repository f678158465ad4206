"""How the desk looks now: its colours, its type, and the style sheet made of them (look.md)."""

from PyQt6.QtGui import QColor, QFont, QPalette
from PyQt6.QtWidgets import QApplication, QStyleFactory, QWidget

from desktop.colours import LIGHT, Colours
from desktop.style_sheet import CLOCK_PX, LABEL_PX, TEXT_PX, TITLE_PX, style_sheet

__all__ = ["CLOCK_PX", "LABEL_PX", "TEXT_PX", "TITLE_PX"]


_FAMILY: list[str] = []
_COLOURS: list[Colours] = [LIGHT]


def colours() -> Colours:
    """The colours to paint with now; asked for whenever something is painted, since they may change."""
    return _COLOURS[0]


def family() -> str:
    """The family that `apply` was given."""
    return _FAMILY[0] if _FAMILY else QApplication.font().family()


def text_font(pixels: int = TEXT_PX, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The desk's type in that size."""
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
    """Fusion, our palette, our type, and the one style sheet."""
    _FAMILY[:] = [family_name]
    fusion = QStyleFactory.create("Fusion")
    if fusion is not None:
        application.setStyle(fusion)
    application.setPalette(palette())
    application.setPalette(boxes(), "QCheckBox")
    application.setFont(text_font())
    application.setStyleSheet(style_sheet(colours()))


def set_kind(widget: QWidget, kind: str) -> None:
    """Have the style sheet treat the widget as one of that kind (`primary`, `link`, `card`, `muted` …)."""
    if widget.property("kind") == kind:
        return
    widget.setProperty("kind", kind)
    style = widget.style()
    if style is not None:
        style.unpolish(widget)
        style.polish(widget)
