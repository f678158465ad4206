"""How the desk shall look on this computer: chosen by the director, or as the system has it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from PyQt6.QtCore import QObject, Qt, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QStyleHints

from desktop import look
from desktop.colours import CONTRAST, DARK, LIGHT, Colours
from desktop.waiting import waiting

Scheme = Literal["system", "light", "dark", "contrast"]
TextPercent = Literal[100, 115, 130, 150]

_CHOSEN: Mapping[Scheme, Colours] = {"light": LIGHT, "dark": DARK, "contrast": CONTRAST}


@dataclass(frozen=True, slots=True)
class Appearance:
    """What the director has chosen.

    Attributes:
        scheme: the colours; "system": light or dark as the system is, and in high contrast if it is.
        text_percent: how large texts are; 100 is as they were drawn.
        motion: whether what moves may be seen moving.
    """

    scheme: Scheme = "system"
    text_percent: TextPercent = 100
    motion: bool = True


class System(QObject):
    """What the system is like.

    Signals:
        changed: it has turned dark or light.
    """

    changed = pyqtSignal()

    def __init__(self, hints: QStyleHints | None, parent: QObject | None = None) -> None:
        """`hints`: the application's; None: nothing is known of the system."""
        super().__init__(parent)
        self._hints = hints
        if hints is not None:
            hints.colorSchemeChanged.connect(self._on_changed)

    def is_dark(self) -> bool:
        """Whether it is dark now; a system that does not say so is light."""
        return self._hints is not None and self._hints.colorScheme() is Qt.ColorScheme.Dark

    def is_high_contrast(self) -> bool:
        """Whether its user asked for high contrast everywhere.

        PyQt 6.11 has no signal of that; Windows and GNOME change their light and dark along with it, which has one.
        """
        more = None if self._hints is None else self._hints.accessibility()
        return more is not None and more.contrastPreference() is Qt.ContrastPreference.HighContrast

    def frame(self, *, dark: bool | None) -> None:
        """Have the frames of windows and the system's own dialogs dark or light with us; None: as the system is.

        Asked for anything else than its own, the system reports that until it is asked no more.
        """
        if self._hints is None:
            return
        if dark is None:
            self._hints.unsetColorScheme()
        else:
            self._hints.setColorScheme(Qt.ColorScheme.Dark if dark else Qt.ColorScheme.Light)

    @pyqtSlot()
    def _on_changed(self) -> None:
        self.changed.emit()


class Appearances(QObject):
    """Gives the program the appearance that was chosen, and follows the system where that was chosen."""

    def __init__(self, system: System, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._system = system
        self._chosen = Appearance()
        system.changed.connect(self._follow)

    @property
    def chosen(self) -> Appearance:
        """What was asked for last."""
        return self._chosen

    def use(self, appearance: Appearance) -> None:
        """Look like that from now on, at once."""
        self._chosen = appearance
        scheme = appearance.scheme
        self._system.frame(dark=None if scheme == "system" else scheme != "light")
        self._follow()

    @pyqtSlot()
    def _follow(self) -> None:
        look.allow_motion(self._chosen.motion)
        with waiting():  # with a full house on the desk, every one of thousands of widgets is dressed anew
            look.use(self._colours(), self._chosen.text_percent)

    def _colours(self) -> Colours:
        if self._chosen.scheme != "system":
            return _CHOSEN[self._chosen.scheme]
        if self._system.is_high_contrast():
            return CONTRAST
        return DARK if self._system.is_dark() else LIGHT
