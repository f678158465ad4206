"""What the first page shows of the open evenings, and evenings taken off its list and put back."""

from functools import partial

from PyQt6.QtCore import QObject, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QCursor
from PyQt6.QtWidgets import QMenu

from db.errors import StorageTrouble
from db.shelf import Shelf
from desktop.director.creating import club_of
from desktop.director.dialogs.take_off import TakeOffDialog
from desktop.director.parts import as_plain
from desktop.director.ways_on import Way
from desktop.director.window import DirectorWindow
from desktop.evenings.evenings import Evenings
from tournament import wording
from tournament.club.evenings import remove_evening
from tournament.errors import Refusal
from tournament.evening import Now
from tournament.events import EveningRemoved
from tournament.language import gettext as _
from tournament.names import Instant
from tournament.state import Tournament
from tournament.wording.values import isolated


class FrontPage(QObject):
    """Behind the first page (`desktop.director.home.page.Reading`).

    Signals:
        evenings_changed: the list of evenings is another.
    """

    evenings_changed = pyqtSignal()

    def __init__(self, shelf: Shelf, now: Now, window: DirectorWindow, evenings: Evenings, parent: QObject) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._now = now
        self._window = window
        self._evenings = evenings
        self._read: dict[int, tuple[Instant, Tournament | None]] = {}
        window.home.read_by(self)
        window.home.remove_wanted.connect(self.ask_remove)
        window.home.back_wanted.connect(self.ask_back)

    # ---- what the page asks ----------------------------------------------------------------------------------------

    def now(self) -> Instant:
        """The present."""
        return self._now()

    def state(self, stream: int) -> Tournament | None:
        """How the evening stands: as it is open, else as its steps in the file say."""
        found = self._evenings.find(stream)
        if found is not None:
            self._read.pop(stream, None)
            return found.bridge.state
        if stream not in self._read:
            try:
                self._read[stream] = self._now(), self._shelf.read_evening(stream).state
            except Refusal:
                self._read[stream] = self._now(), None  # it is told of where somebody opens it
        return self._read[stream][1]

    def board_is_open(self, stream: int) -> bool:
        """Whether a board of it is wanted in the room."""
        found = self._evenings.find(stream)
        return found is not None and any(board.is_wanted for board in found.boards)

    def taken_off(self, listed: int) -> int:
        """How many evenings are off the list; `listed`: so many are on it."""
        if len(self._shelf.evening_streams()) == listed:
            return 0  # the usual case, without reading the club
        return len(self.removed())

    @pyqtSlot(object)
    def beat(self, at: Instant) -> None:
        """A second has passed."""
        if self._window.desk is None:
            self._window.home.look_again()

    # ---- off the list, and back ------------------------------------------------------------------------------------

    @pyqtSlot(int)
    def ask_remove(self, stream: int) -> None:
        """Ask whether that evening shall be taken off the list."""
        row = next((row for row in self._shelf.evenings() if row.stream == stream), None)
        if row is None:
            return
        found = self._evenings.find(stream)
        dialog = TakeOffDialog(row.name, self._window, is_going_on=found is not None and found.goes_on)
        dialog.accepted.connect(partial(self.remove, stream, row.name))
        dialog.open()

    def remove(self, stream: int, name: str) -> None:
        """Take it off the list, and offer to put it back."""
        try:
            stored = club_of(self._shelf, self._now).perform(partial(remove_evening, stream=stream, name=name))
        except Refusal as refusal:
            self._refused(refusal)
            return
        self.evenings_changed.emit()
        said = _("{name} is off the list, nothing of it is deleted. Undo puts it back.")
        self._window.quiet.say(said.format(name=isolated(name)))
        self._window.quiet.offer([Way(_("Undo"), partial(self.put_back, stored.seq, name))])

    def put_back(self, seq: int, name: str) -> None:
        """Undo that step of the club: the evening is on the list again."""
        try:
            club_of(self._shelf, self._now).undo(seq)
        except Refusal as refusal:
            self._refused(refusal)
            return
        self.evenings_changed.emit()
        self._window.quiet.say(_("{name} is on the list again.").format(name=isolated(name)))

    def removed(self) -> tuple[tuple[int, str], ...]:
        """What is off the list, newest first: the numbers of the club's steps that did it, and what it is called."""
        try:
            club = club_of(self._shelf, self._now)
        except StorageTrouble:
            return ()
        return tuple(
            (stored.seq, event.name)
            for stored in reversed(club.steps)
            for event in stored.step.events
            if isinstance(event, EveningRemoved) and club.ledger.is_live(stored.seq)
        )

    @pyqtSlot()
    def ask_back(self) -> None:
        """Offer what is off the list, to be put back."""
        menu = QMenu(self._window)
        for seq, name in self.removed():
            action = menu.addAction(_("Put {name} back").format(name=isolated(name)).replace("&", "&&"))
            if action is not None:
                action.setToolTip(as_plain(name))
                action.triggered.connect(partial(self._put_back, seq, name))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(QCursor.pos())

    def _put_back(self, seq: int, name: str, checked: bool = False) -> None:
        self.put_back(seq, name)

    def _refused(self, refusal: Refusal) -> None:
        if isinstance(refusal, StorageTrouble):
            self._window.say_trouble(wording.refusal(refusal))
        else:
            self._window.quiet.say(wording.refusal(refusal))
