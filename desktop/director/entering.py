"""The line of the People page that enters whoever is named in it, paid or owing, and the list that is imported."""

from functools import partial
from pathlib import Path

from PyQt6.QtCore import QStringListModel, Qt, QTimer, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QKeySequence, QShortcut
from PyQt6.QtWidgets import QApplication, QCompleter, QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from desktop.bridge import Bridge
from desktop.director.encoding_question import UNSURE, EncodingQuestion
from desktop.director.parts import NameField, button, refuse, wrapped
from desktop.director.person_bar import seat_late
from desktop.director.roster_file import read_roster
from tournament import wording
from tournament.errors import BadInput, Refusal, RuleViolation
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import EntryNo, PlayerId
from tournament.people import counting, registration
from tournament.people.entries import USUAL, Terms
from tournament.people.introducing import AboutPeople
from tournament.people.people import clean_name, sort_key
from tournament.sales import selling
from tournament.sales.prices import Buying
from tournament.standings import standings
from tournament.state import Tournament

ROSTER_FILES = "*.csv *.txt *.tsv"
LINE_PX = 44


class EnterLine(QWidget):
    """A name and Enter: here, paid, and seated where the others sit already.

    Signals:
        told: a sentence for the quiet bar.
    """

    told = pyqtSignal(str)

    def __init__(self, bridge: Bridge, parent: QWidget) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self.unnamed: EntryNo | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        line = QHBoxLayout()
        line.setSpacing(8)
        self.name = NameField(self)
        self.name.setAccessibleName(_("Name of the person to enter"))
        self.name.setMinimumHeight(LINE_PX)
        self.known = QStringListModel(self)
        self.completer = QCompleter(self.known, self)
        self.completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.name.setCompleter(self.completer)
        self.name.returnPressed.connect(self._entered)
        self.name.textEdited.connect(self._clear_wrong)
        owing = QShortcut(QKeySequence("Shift+Return"), self.name)
        owing.setContext(Qt.ShortcutContext.WidgetShortcut)
        owing.activated.connect(self.enter_owing)
        self.enters = button("", self, kind="primary")
        self.enters.clicked.connect(self.enter)
        self.owes = button(_("Pays later"), self)
        self.owes.clicked.connect(self.enter_owing)
        self.waits = button(_("Waits"), self)
        self.waits.clicked.connect(self._wait)
        line.addWidget(self.name, 1)
        for made in (self.enters, self.owes, self.waits):
            line.addWidget(made)
        column.addLayout(line)
        self.question = EncodingQuestion(self)
        self.question.answered.connect(self.import_file)
        column.addWidget(self.question)
        self.wrong = wrapped("", self, kind="wrong")
        self.wrong.hide()
        column.addWidget(self.wrong)
        self.notes = wrapped("", self, kind="note")
        self.notes.hide()
        column.addWidget(self.notes)

    # ---- showing ---------------------------------------------------------------------------------------------------

    def why_closed(self) -> str | None:
        """Why nobody can enter now."""
        if registration.is_open(self._bridge.state, self._bridge.now()):
            return None
        return wording.refusal(RuleViolation("registration_closed_already"))

    def show_state(self, state: Tournament) -> None:
        """Say what Enter does now, and complete from the club's people who have not entered."""
        counted = state.setup.counted
        price = wording.amount(selling.price_of(state, Buying.BUY_IN).shares.total, state.setup.currency)
        self.enters.setText(_("Give the name") if counted else _("Enter, paid {price}").format(price=price))
        closed = None if counted else self.why_closed()
        refuse(self.enters, closed, _("Enters the person named in the line (Enter)"))
        refuse(self.owes, closed, _("Enters the person, who owes {price} (Shift+Enter)").format(price=price))
        self.owes.setVisible(not counted)
        free = registration.places_free(state)
        self.waits.setVisible(not counted and closed is None and free is not None and free <= len(state.waiting))
        self.waits.setToolTip(_("All places are taken: puts the person on the waiting list"))
        self.name.setEnabled(closed is None)
        self.name.setPlaceholderText(_("Name a player who has none yet") if counted else closed or _("Type a name"))
        self._offer_known(state)

    def _offer_known(self, state: Tournament) -> None:
        club = self._bridge.club.state
        entered = {club.canonical(entry.player) for entry in state.entered if entry.player is not None}
        absent = sorted((p.shown for p in club.offered if p.number not in entered), key=sort_key)
        if absent != self.known.stringList():
            self.known.setStringList(absent)

    def say_wrong(self, sentence: str) -> None:
        """Say below the line what is wrong."""
        self.wrong.setText(sentence)
        self.wrong.show()

    @pyqtSlot()
    @pyqtSlot(str)
    def _clear_wrong(self, text: str = "") -> None:
        self.wrong.hide()

    # ---- entering --------------------------------------------------------------------------------------------------

    @pyqtSlot()
    def _entered(self) -> None:
        """Enter in the line; with Shift it owes, which the list of names that are offered keeps from the shortcut."""
        popup = self.completer.popup()
        if popup is None or not popup.isVisible():
            self.enter()
            return
        # The list still has to put the chosen name in the line, and would not outlive a change of its names meanwhile.
        owes = bool(QApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier)
        QTimer.singleShot(0, self.enter_owing if owes else self.enter)

    @pyqtSlot()
    def enter(self) -> None:
        """The person named in the line enters and has paid; where players are counted, one of them gets the name."""
        if self._bridge.state.setup.counted:
            self._give_name()
        else:
            self._enter(USUAL)

    @pyqtSlot()
    def enter_owing(self) -> None:
        """The person named in the line enters and owes the price."""
        if self.owes.isEnabled() and not self._bridge.state.setup.counted:
            self._enter(Terms(paid=0))

    def _enter(self, terms: Terms) -> None:
        name = self._read()
        if name is None:
            return
        known = self._bridge.club.state.find(name)
        twin = None if known is None else _entered_as(self._bridge.state, known.number)
        if twin is not None and self._is_in(twin):
            self.say_wrong(wording.refusal(RuleViolation("already_entered", name=name, known=twin)))
        elif self.enter_names([name], terms):
            self._done()

    def enter_names(self, names: list[str], terms: Terms = USUAL) -> bool:
        """Enter them, and draw their seats where the others sit already. False if that was refused."""
        before = set(self._bridge.state.entries)
        if not self._bridge.enter_names(names, terms):
            return False
        seat_late(self._bridge, sorted(set(self._bridge.state.entries) - before), self.told.emit)
        return True

    def _is_in(self, name: str) -> bool:
        """Whoever is out is told so by the decision itself, which knows the way back."""
        return any(entry.name == name and entry.is_in for entry in self._bridge.state.entered)

    def _give_name(self) -> None:
        name = self._read()
        decide: AboutPeople = counting.name_next
        place = None if self.unnamed is None else _place_of(self._bridge, self.unnamed)
        if place is not None:
            decide = partial(counting.name_place, place=place)
        if name is not None and self._bridge.about([name], decide) is not None:
            self._done()

    @pyqtSlot()
    def _wait(self) -> None:
        name = self._read()
        if name is not None and self._bridge.about([name], registration.join_waiting) is not None:
            self._done()

    def _read(self) -> str | None:
        try:
            return clean_name(self.name.text())
        except BadInput as wrong:
            self.say_wrong(wording.refusal(wrong))
            return None

    def _done(self) -> None:
        self.name.clear()
        self._clear_wrong()

    # ---- importing -------------------------------------------------------------------------------------------------

    @pyqtSlot()
    def choose_file(self) -> None:
        """Ask for a list of people."""
        lists, every = _("Lists"), _("All files")
        kinds = f"{lists} ({ROSTER_FILES});;{every} (*)"
        asked = QFileDialog(self, _("Import a list of people"), "", kinds)
        asked.setFileMode(QFileDialog.FileMode.ExistingFile)
        asked.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        asked.fileSelected.connect(self.import_file)
        asked.open()

    @pyqtSlot(str)
    @pyqtSlot(str, str)
    def import_file(self, file: str, encoding: str | None = None) -> None:
        """Enter everybody in the file who is not here yet."""
        try:
            roster = read_roster(Path(file), encoding)
        except Refusal as bad:
            if bad.code == UNSURE:
                self.question.ask(file, bad)
            else:
                self.say_wrong(wording.refusal(bad))
            return
        here = {entry.player for entry in self._bridge.state.entered if entry.player is not None}
        new = [name for name in roster.names if not self._is_here(name, here)]
        skipped = len(roster.names) - len(new)
        notes = list(roster.notes)
        if skipped:
            notes.append(
                ngettext("{n} of them is here already.", "{n} of them are here already.", skipped).format(n=skipped)
            )
        if new and not self.enter_names(new):
            return
        self._clear_wrong()
        self.notes.setText(" ".join(notes))
        self.notes.setVisible(bool(notes))

    def _is_here(self, name: str, here: set[PlayerId]) -> bool:
        known = self._bridge.club.state.find(name)
        return known is not None and known.number in here


def _entered_as(state: Tournament, player: PlayerId) -> str | None:
    return next((entry.name for entry in state.entered if entry.player == player), None)


def _place_of(bridge: Bridge, number: EntryNo) -> int | None:
    """The place of somebody who is out and has no name yet."""
    entry = bridge.state.entries.get(number)
    if entry is None or entry.player is not None:
        return None
    return next((line.place for line in standings(bridge.state) if line.entry == number), None)
