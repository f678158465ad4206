"""Before the guests come: screens, sound, power, disk, backups, clock, data and the evening, each with what to do."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PyQt6.QtCore import Qt, QTimer, pyqtSlot
from PyQt6.QtWidgets import QDialog, QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from desktop import look
from desktop.awake import Mode, presenting
from desktop.director.dialogs.before_guests import computer_findings, evening_findings
from desktop.director.dialogs.before_guests.finding import Finding, Mark, worst
from desktop.director.dialogs.before_guests.picture import TestPicture
from desktop.director.dialogs.before_guests.probes import Battery, Probed, Probing, battery, probe
from desktop.director.dialogs.before_guests.row import FindingRow, word
from desktop.director.parts import PlainLabel, button, rule, wrapped
from desktop.premises import Premises
from desktop.sound.choices import LOUDEST
from tournament.language import gettext as _
from tournament.state import Tournament

WIDE_PX, HIGH_PX = 900, 680
SETTLES_MS = 400
"""Screens, outputs and boards change several at a time."""


class BeforeGuestsDialog(QDialog):
    """What is known at once is shown at once; what the system has to be asked for comes a moment later."""

    def __init__(
        self,
        premises: Premises,
        parent: QWidget,
        *,
        make_mode: Callable[[], Mode] = presenting,
        read_battery: Callable[[], Battery | None] = battery,
    ) -> None:
        """`make_mode`, `read_battery`: how the system is kept awake, and where its battery is read."""
        super().__init__(parent)
        self.setWindowTitle(_("Before the guests come"))
        self._premises = premises
        self._file = premises.shelf.path
        self._probed: Probed | None = None
        self.pictures: list[TestPicture] = []
        self.rows: list[FindingRow] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 22, 0, 0)
        column.setSpacing(6)
        head = QVBoxLayout()
        head.setContentsMargins(28, 0, 28, 0)
        head.addWidget(PlainLabel(_("Before the guests come"), self, kind="dialog-title"))
        self.summary = wrapped("", self, kind="strong")
        head.addWidget(self.summary)
        column.addLayout(head)
        column.addWidget(self._area(), 1)
        column.addWidget(rule(self))
        column.addLayout(self._ends())
        self.probing = Probing(partial(probe, self._file, make_mode, read_battery), self)
        self.probing.found.connect(self._probed_now)
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(SETTLES_MS)
        self._settling.timeout.connect(self.show_all)
        premises.slots.screens.settled.connect(self._settling.start)
        premises.heard.changed.connect(self._settling.start)
        premises.heard.announcer.outputs_changed.connect(self._settling.start)
        premises.heard.announcer.trouble.connect(self._sound_trouble)
        premises.evenings.boards_changed.connect(self._settling.start)
        self.finished.connect(self._end)
        self.resize(look.scaled(WIDE_PX), look.scaled(HIGH_PX))
        self.show_all()
        self.probing.begin()
        self.refresh.setFocus()

    # ---- built once ------------------------------------------------------------------------------------------------

    def _area(self) -> QScrollArea:
        area = QScrollArea(self)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._inside = QWidget(area)
        self._lines = QVBoxLayout(self._inside)
        self._lines.setContentsMargins(28, 4, 28, 12)
        self._lines.setSpacing(0)
        self._lines.addStretch(1)
        area.setWidget(self._inside)
        for part in (self._inside, area.viewport()):
            if part is not None:
                part.setAutoFillBackground(False)
        self.test_picture = self._button(_("Test &picture"), self._show_pictures)
        self.test_chime = self._button(_("Test &chime"), self._sound_chime)
        self.test_voice = self._button(_("Test &voice"), self._speak)
        self.back_up = self._button(_("&Back up now"), self._back_up)
        self._buttons: dict[int, tuple[QPushButton, ...]] = {
            0: (self.test_picture,),
            1: (self.test_chime, self.test_voice),
            5: (self.back_up,),
        }
        return area

    def _button(self, text: str, do: Callable[[], None]) -> QPushButton:
        made = button(text, self)
        made.clicked.connect(do)
        return made

    def _ends(self) -> QHBoxLayout:
        ends = QHBoxLayout()
        ends.setContentsMargins(28, 14, 28, 16)
        self.refresh = button(_("&Look again"), self)
        self.refresh.clicked.connect(self._look_again)
        ends.addWidget(self.refresh)
        ends.addStretch(1)
        done = QPushButton(_("Done"), self)
        done.setDefault(True)
        look.set_kind(done, "primary")
        done.clicked.connect(self.accept)
        ends.addWidget(done)
        return ends

    # ---- shown -----------------------------------------------------------------------------------------------------

    def found(self) -> list[Finding]:
        """All that is known now."""
        premises, now = self._premises, self._premises.now()
        state = self._state()
        last = None if state is None else state.last
        found = [
            computer_findings.of_screens(premises.slots.screens.seen(), premises.evenings.whereabouts()),
            self._sound(),
        ]
        if self._probed is None:
            found += computer_findings.waiting(self._file, now, last)
        else:
            found += computer_findings.of_computer(self._probed, self._file, now, last)
        if state is not None:
            found += evening_findings.of_evening(state)
        return found

    def _state(self) -> Tournament | None:
        shown = self._premises.evenings.shown
        return None if shown is None or shown.bridge.state.finished is not None else shown.bridge.state

    def _sound(self) -> Finding:
        announcer = self._premises.heard.announcer
        choices, outputs = announcer.choices, announcer.outputs
        usual = next((output.name for output in outputs if output.usual), "")
        device = choices.device_name if choices.device else usual
        return computer_findings.of_sound(
            choices, device or _("the system's own output"), announcer.lacking(choices), len(outputs)
        )

    @pyqtSlot()
    def show_all(self) -> None:
        """Every line as it is now."""
        found = self.found()
        for number, each in enumerate(found):
            if number == len(self.rows):
                self._add_row()
            self.rows[number].show_finding(each)
            self.rows[number].show()
        for row in self.rows[len(found) :]:
            row.hide()
        self.summary.setText(_summary(found))

    def _add_row(self) -> None:
        number = len(self.rows)
        row = FindingRow(self._inside, self._buttons.get(number, ()))
        place = self._lines.count() - 1
        if number:
            self._lines.insertWidget(place, rule(self._inside))
            place += 1
        self._lines.insertWidget(place, row)
        self.rows.append(row)

    @pyqtSlot(object)
    def _probed_now(self, probed: Probed) -> None:
        self._probed = probed
        self.show_all()

    @pyqtSlot()
    def _look_again(self) -> None:
        for row in self.rows:
            row.say("")
        self.show_all()
        self.probing.begin()

    # ---- tried out -------------------------------------------------------------------------------------------------

    def _show_pictures(self) -> None:
        """On every screen but the director's; on that one, too, where there is no other."""
        here = self.screen()
        screens = self._premises.slots.screens.connected()
        others = [screen for screen in screens if screen is not here] or screens
        self._close_pictures()
        self.pictures = [TestPicture(screen, self) for screen in others]
        for picture in self.pictures:
            picture.begin()
        self.rows[0].say(_("The test picture is shown for a few seconds; a click on it closes it."))

    def _close_pictures(self) -> None:
        for picture in self.pictures:
            picture.close()
            picture.deleteLater()
        self.pictures = []

    def _sound_chime(self) -> None:
        announcer = self._premises.heard.announcer
        self.rows[1].say("")
        announcer.test("level", "", replace(announcer.choices, volume=announcer.choices.volume or LOUDEST // 2))

    def _speak(self) -> None:
        announcer = self._premises.heard.announcer
        self.rows[1].say("")
        choices = replace(announcer.choices, spoken=True, volume=announcer.choices.volume or LOUDEST // 2)
        announcer.test("", _("The cards are in the air."), choices)

    @pyqtSlot(str)
    def _sound_trouble(self, sentence: str) -> None:
        self.rows[1].say(sentence)

    def _back_up(self) -> None:
        _done, said = self._premises.backups.make_now()
        self.rows[5].say(said)
        self.probing.begin()

    @pyqtSlot(int)
    def _end(self, result: int) -> None:
        self._premises.heard.announcer.end_test()
        self._close_pictures()
        self.deleteLater()


def _summary(found: list[Finding]) -> str:
    mark = worst(found)
    if mark is Mark.GOOD:
        return _("Everything is ready.")
    titles = ", ".join(each.title for each in found if each.mark is mark)
    return _("{word}: {titles}").format(word=word(mark), titles=titles)
