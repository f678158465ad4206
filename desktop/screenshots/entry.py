"""What there is to be looked at, one thing at a time: a page in one of its states, a menu, a dialog."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from PyQt6.QtWidgets import QDialog, QMenu, QWidget

from desktop.director.tables.views import View
from desktop.director.window import DirectorWindow
from desktop.screenshots.studio import Studio


class Sheet(Enum):
    """On which contact sheet it stands."""

    EMPTY = "empty"
    FULL = "full"
    MOMENTS = "moments"
    DIALOGS = "dialogs"
    MENUS = "menus"


@dataclass(frozen=True, slots=True)
class Entry:
    """One of them.

    Attributes:
        name: said above its picture, and the name of its file.
        evening: in which it is seen, of `evenings.EVENINGS`.
        shows: the kind of window it is.
        made: brings it up and gives it; a dialog need not be open yet.
        sheet: where its picture stands.
    """

    name: str
    evening: str
    shows: type[QWidget]
    made: Callable[[Studio], QWidget]
    sheet: Sheet = Sheet.DIALOGS

    def opened(self, studio: Studio) -> QWidget:
        """Bring it up in that studio, whose evening is there already."""
        shown = self.made(studio)
        if isinstance(shown, QMenu):
            shown.popup(studio.window.mapToGlobal(studio.window.rect().center()))
        elif isinstance(shown, QDialog) and not shown.isVisible():
            shown.open()
        return shown


def page(name: str, evening: str, code: str, sheet: Sheet, then: Callable[[Studio], object] | None = None) -> Entry:
    """A page of the desk; `then`: what is done on it before it is looked at."""

    def made(studio: Studio) -> QWidget:
        if code == "tables":
            studio.desk.tables.see(View.NORMAL)  # else they are seen as they were last
        studio.desk.go_to(code)
        if then is not None:
            then(studio)
        studio.beat()
        return studio.window

    return Entry(name, evening, DirectorWindow, made, sheet)


def command(code: str, evening: str, shows: type[QDialog], name: str = "") -> Entry:
    """A dialog that the command of that code opens."""
    return Entry(name or code.replace("_", " "), evening, shows, lambda studio: studio.command(code))
