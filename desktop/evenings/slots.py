"""The boards that this computer can have, told apart by a number: each has its screen, its look, its time to open."""

import logging
from collections.abc import Callable
from pathlib import Path

from PyQt6.QtCore import QObject, Qt, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QWidget

from desktop.display.board import Board
from desktop.display.looks import style_file
from desktop.display.looks.style import USUAL, Style
from desktop.display.screens.screens import Screens
from desktop.settings import Settings
from templates.files import write_files
from tournament import wording
from tournament.errors import Refusal
from tournament.language import gettext as _

MOST = 6
"""More boards than that nobody can keep an eye on."""

FOLDER, FILE = "boards", "{number}.board"
"""The file of a board's look, in the folder of the settings."""

log = logging.getLogger(__name__)


class Slot(QObject):
    """One board of this computer, whichever evening it shows.

    Attributes:
        number: from 1.
        board: the window on its screen.
        taken: whether an evening has it.

    Signals:
        worn: the `Style` that it looks like from now on.
        notice: a sentence for the director: its look could not be read, or not be kept.
        unkept: the settings could not be written.
    """

    worn = pyqtSignal(object)
    notice = pyqtSignal(str)
    unkept = pyqtSignal()

    def __init__(
        self, number: int, settings: Settings, screens: Screens, desk: QWidget, usual: Callable[[], Style]
    ) -> None:
        """`usual`: what it looks like as long as nobody has chosen a look for it."""
        super().__init__(desk)
        self._usual = usual
        self.number = number
        self.taken = False
        self._settings = settings
        self._style: Style | None = None
        self.board = Board(desk, settings.board_screen(number), screens)
        self.board.chosen_changed.connect(self._keep_screen)

    @property
    def file(self) -> Path:
        """Where its look lies."""
        return self._settings.folder / FOLDER / FILE.format(number=self.number)

    @property
    def style(self) -> Style:
        """What it looks like; what cannot be read looks as usual."""
        if self._style is None:
            self._style = self._read()
            self.board.wear(self._style)
        return self._style

    def try_on(self, style: Style) -> None:
        """Look like that for now: somebody is choosing."""
        if style != self.style:
            self._style = style
            self.board.wear(style)
            self.worn.emit(style)

    def wear(self, style: Style) -> None:
        """Look like that from now on, after the next start too."""
        self.try_on(style)
        try:
            write_files(self.file.parent, {self.file.name: style_file.write(style)})
        except OSError as error:
            log.warning("the look of board %d is not kept: %s", self.number, error)
            why = error.strerror or str(error)
            self.notice.emit(_("The look of the board is only for now; it could not be kept: {why}").format(why=why))

    @property
    def opens_at_start(self) -> bool:
        """Whether it opens with the program."""
        return self._settings.opens_board(self.number)

    def keep_opening(self, *, at_start: bool) -> None:
        """Open with the program from now on, or no more."""
        self._settings.keep_opens_board(self.number, opens=at_start)
        self._store()

    def keep_evening(self, stream: int | None) -> None:
        """Remember which evening it shows; None: it is closed."""
        self._settings.keep_board_evening(self.number, stream)

    @pyqtSlot(str)
    def _keep_screen(self, screen: str) -> None:
        self._settings.keep_board_screen(self.number, screen)
        self._store()

    def _store(self) -> None:
        if not self._settings.store():
            self.unkept.emit()

    def _read(self) -> Style:
        try:
            return style_file.read(self.file) if self.file.exists() else self._usual()
        except (Refusal, OSError) as wrong:
            log.warning("the look of board %d cannot be read: %s", self.number, wrong)
            why = wording.refusal(wrong) if isinstance(wrong, Refusal) else wrong.strerror or str(wrong)
            self.notice.emit(_("The board looks as usual: its own look cannot be read. {why}").format(why=why))
            return USUAL


def _as_usual() -> Style:
    return USUAL


class Slots(QObject):
    """All of them; each is made when it is first asked for.

    Attributes:
        reopens: whether those open with the program, too, that were open when it was killed.

    Signals:
        notice: as of `Slot`.
        settled: screens have changed, and all boards have found their places.
    """

    notice = pyqtSignal(str)
    settled = pyqtSignal()

    def __init__(self, settings: Settings, desk: QWidget) -> None:
        """`desk`: the director's window, which boards keep away from."""
        super().__init__(desk)
        self._settings = settings
        self._desk = desk
        self._screens = Screens(self)
        # Queued: the boards, which are made later, look first.
        self._screens.settled.connect(self.settled, Qt.ConnectionType.QueuedConnection)  # type: ignore[call-arg]
        self._made: dict[int, Slot] = {}
        self._unkept_told = False
        self.reopens = False

    @property
    def made(self) -> tuple[Slot, ...]:
        """Those that were asked for."""
        return tuple(self._made.values())

    @property
    def screens(self) -> Screens:
        """The screens of this computer, which all boards share."""
        return self._screens

    def slot(self, number: int) -> Slot:
        """The one of that number."""
        if number not in self._made:
            usual = _as_usual if number == 1 else self._like_the_first
            made = self._made[number] = Slot(number, self._settings, self._screens, self._desk, usual)
            made.notice.connect(self.notice)
            made.unkept.connect(self._say_unkept)
        return self._made[number]

    @pyqtSlot()
    def _say_unkept(self) -> None:
        """Once: it concerns all boards, and the director can do nothing about it tonight."""
        if not self._unkept_told:
            self._unkept_told = True
            said = _("What is chosen about boards holds until the program ends; it could not be kept in {folder}.")
            self.notice.emit(said.format(folder=self._settings.folder))

    def _like_the_first(self) -> Style:
        """A club has one logo and one colour: another board need not be told."""
        return self.slot(1).style

    def free(self, usual: int | None = None) -> Slot | None:
        """The one that nobody has: `usual` if it is free, else the first; None: there are no more."""
        numbers = range(1, MOST + 1) if usual is None else (usual, *range(1, MOST + 1))
        return next((slot for slot in map(self.slot, numbers) if not slot.taken), None)

    def opening(self) -> dict[int, int | None]:
        """Those that open with the program, and the stream of the evening that each showed at the end."""
        return {
            number: self._settings.board_evening(number)
            for number in range(1, MOST + 1)
            if self._settings.opens_board(number) or (self.reopens and self._settings.board_evening(number) is not None)
        }
