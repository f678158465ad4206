"""The boards as the director has them: open with the program, by F11, told of in the foot, obeying the desk's keys."""

from PyQt6.QtCore import QObject, Qt, pyqtSlot

from desktop.director.window import DirectorWindow
from desktop.evenings.absences import Absences
from desktop.evenings.evenings import Evenings
from desktop.evenings.open_evening import OpenEvening
from desktop.evenings.slots import Slots
from tournament import wording
from tournament.errors import Refusal
from tournament.language import gettext as _


class Boards(QObject):
    """Of all open evenings; the keys are for those of the one at the desk."""

    def __init__(self, window: DirectorWindow, slots: Slots, evenings: Evenings, absences: Absences) -> None:
        super().__init__(window)
        self._window, self._slots, self._evenings, self._absences = window, slots, evenings, absences
        window.board_wanted.connect(self.toggle)
        # Queued: the boards look where the window is, and come after it.
        window.shown.connect(self._open_at_start, Qt.ConnectionType.QueuedConnection)  # type: ignore[call-arg]
        evenings.boards_changed.connect(self.tell)
        window.commands.keys_changed.connect(self.tell)

    @pyqtSlot()
    def toggle(self) -> None:
        """Open the boards of the evening at the desk, or close them."""
        if self._evenings.shown is None:
            self._window.quiet.say(_("Open an evening first: this key is for the boards of the evening at the desk."))
            return
        self._evenings.shown.toggle_boards()

    @pyqtSlot()
    def _open_at_start(self) -> None:
        """Once the director's window is on its screen: the boards that are to open with the program."""
        if not self._window.isVisible():
            return  # closed before it was seen
        for number, stream in self._slots.opening().items():
            evening = self._evenings.shown
            if stream is not None and stream in self._evenings.going_on():
                try:
                    evening = self._behind_the_desk(stream)
                except Refusal as refusal:
                    self._window.quiet.mention(wording.refusal(refusal))
                    continue  # the board of an evening that cannot be read is nobody else's
            if evening is not None:
                evening.open_at_start(number)
        if self._slots.reopens:
            self._window.activateWindow()  # of boards that come back as windows, none lies over the desk

    def _behind_the_desk(self, stream: int) -> OpenEvening:
        """Open it without its desk; what it did while nobody looked is asked about there.

        Raises:
            Refusal: it cannot be read.
        """
        known = self._evenings.find(stream) is not None
        evening = self._evenings.open(stream, self._absences.awake(stream))
        if not known:
            self._absences.leave(stream, self._absences.to_ask(evening, known=False))
        return evening

    @pyqtSlot()
    def tell(self) -> None:
        """Tell where they are; the keys of the desk are those of its boards, too, and rest with it."""
        desk, shown = self._window.desk, self._evenings.shown
        self._window.foot.show_boards(self._evenings.whereabouts(), "" if shown is None else _("Board closed"))
        self._window.let_boards_rest()
        for evening in self._evenings.all:
            evening.obey(self._window.commands.on_boards if evening is shown else ())
        if desk is None or shown is None:
            return
        desk.places.button("board").show_count(shown.boards_brief)
        desk.look_for_boards()
