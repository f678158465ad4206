"""Where a board is, or why it cannot be seen, in the words of the desk."""

import sys
from dataclasses import dataclass
from enum import Enum, auto

from desktop.display.screens.mirrored import how_to_extend
from tournament.language import gettext as _


class Where(Enum):
    """Where a board is."""

    CLOSED = auto()
    FULL = auto()
    WINDOW = auto()
    """An ordinary window, wherever the director drags it."""
    THERE = auto()
    """An ordinary window, but on the board's own screen: the room still sees it."""
    HIDDEN = auto()
    """Wanted on a screen that it cannot have now: hidden until it can, or until the director asks again."""


class Why(Enum):
    """What keeps a board from its screen."""

    NOTHING = auto()
    MISSING = auto()
    """The screen is not connected."""
    DESKS = auto()
    """The director works on it."""
    MIRRORED = auto()
    """It shows the same picture as the director's."""
    TAKEN = auto()
    """Another board fills it."""
    ONLY = auto()
    """There is no screen but the director's."""
    ASTRAY = auto()
    """The system did not put the window where it was told to."""


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """A board as the desk tells of it.

    Attributes:
        screen: what its screen is called; empty: it has none yet.
        size: of its screen, in its own pixels.
        why: what keeps it from its screen; nothing for a window: it was wanted so, but could fill a screen.
        astray: the screen on which the system has put it instead.
        unseen: whether its window is minimised, hidden by somebody else, or wholly covered.
        ill: whether it cannot be drawn.
        platform: the system, as `sys.platform` names it.
    """

    where: Where
    screen: str = ""
    size: tuple[int, int] | None = None
    why: Why = Why.NOTHING
    astray: str = ""
    unseen: bool = False
    ill: bool = False
    platform: str = sys.platform

    @property
    def stale(self) -> bool:
        """Whether the room does not see what it should, though the board is wanted."""
        if self.where is Where.CLOSED:
            return False
        return self.where is Where.HIDDEN or self.unseen or self.ill or bool(self.astray)

    @property
    def brief(self) -> str:
        """In a word or two, for the list of places; empty while closed."""
        match self.where:
            case Where.CLOSED:
                return ""
            case Where.HIDDEN:
                return _("no screen") if self.why is Why.MISSING else _("hidden")
            case _ if self.unseen or self.ill:
                return _("not seen")
            case Where.WINDOW | Where.THERE:
                return _("in a window")
            case Where.FULL:
                return _("on {screen}").format(screen=self.screen)

    @property
    def sentence(self) -> str:
        """In one line, for the desk's foot."""
        if self.where is Where.CLOSED:
            return _("Board closed")
        if self.where is Where.HIDDEN:
            return self._hidden()
        if self.ill:
            return _("The board cannot be drawn: the room sees a dash")
        if self.unseen:
            return _("Board minimised or covered: the room cannot see it")
        if self.where is Where.WINDOW:
            return self._window()
        if self.where is Where.THERE:
            return _("Board: in a window on {screen}").format(screen=self.screen)
        if self.astray:
            return _("Board is on {wrong}: press F11 there, drag it to {screen}, press F11 again").format(
                wrong=self.astray, screen=self.screen
            )
        if self.size is None:
            return _("Board: {screen}").format(screen=self.screen)
        width, height = self.size
        return _("Board: {screen}, {width}×{height}").format(screen=self.screen, width=width, height=height)

    @property
    def explained(self) -> str:
        """What the director can do about it, in whole sentences; empty: nothing needs explaining."""
        if self.where is Where.CLOSED:
            return ""
        if self.ill:
            return _("The board cannot be drawn. The tournament's clock goes on; close the board and open it again.")
        if self.astray:
            return _(
                "The system has put the board on {wrong}. Press F11 on the board, drag it to {screen}, and press F11"
                " again."
            ).format(wrong=self.astray, screen=self.screen)
        match self.why:
            case Why.NOTHING if self.where is Where.WINDOW:
                return _("A screen is free. Choose it in the list of screens, and the board fills it.")
            case Why.NOTHING:
                return ""
            case Why.MISSING:
                return _(
                    "{screen} is not connected. The board comes back by itself when it is; opened once more, it takes"
                    " the screen that there is."
                ).format(screen=self.screen)
            case Why.DESKS:
                return _(
                    "You work on {screen}, which the board would cover. Swap the screens, or move this window to"
                    " another screen; then the board comes by itself."
                ).format(screen=self.screen)
            case Why.MIRRORED:
                return self._mirrored()
            case Why.TAKEN if not self.screen:
                return _("Other boards fill the other screens. Close one of them, or connect another screen.")
            case Why.TAKEN:
                return _("Another board fills {screen}. Choose another screen for this one.").format(screen=self.screen)
            case Why.ONLY:
                return _(
                    "The system tells of one screen only. If a television is connected, it shows the same as this"
                    " screen. {how}"
                ).format(how=how_to_extend(self.platform))
            case Why.ASTRAY:
                return _(
                    "The system would not put the board on {screen}. Drag it there, and press F11 on it to fill the"
                    " screen."
                ).format(screen=self.screen)

    def _hidden(self) -> str:
        match self.why:
            case Why.MISSING:
                return _("Board hidden: {screen} is not connected").format(screen=self.screen)
            case Why.MIRRORED:
                return _("Board hidden: {screen} shows the same as your screen").format(screen=self.screen)
            case Why.TAKEN:
                return _("Board hidden: another board fills {screen}").format(screen=self.screen)
            case _:
                return _("Board hidden: you work on {screen}").format(screen=self.screen)

    def _window(self) -> str:
        match self.why:
            case Why.MIRRORED:
                return _("Board: in a window, because the screens show the same")
            case Why.TAKEN:
                return _("Board: in a window, because another board fills the screen")
            case Why.ASTRAY:
                return _("Board: in a window; drag it to {screen} and press F11").format(screen=self.screen)
            case Why.NOTHING:
                return _("Board: in a window, although a screen is free")
            case _:
                return _("Board: in a window")

    def _mirrored(self) -> str:
        if not self.screen:
            said = _("The screens show the same picture, so the board would cover this window. {how}")
            return said.format(how=how_to_extend(self.platform))
        return _("{screen} shows the same picture as your screen, so the board would cover this window. {how}").format(
            screen=self.screen, how=how_to_extend(self.platform)
        )
