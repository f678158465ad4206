"""The People page: a line that enters whoever is named in it, an import, and everybody who is here."""

from collections.abc import Iterable
from functools import partial
from pathlib import Path

from PyQt6.QtCore import QModelIndex, Qt, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QKeySequence, QShortcut
from PyQt6.QtWidgets import QCompleter, QFileDialog, QHBoxLayout, QWidget

from desktop.bridge import Bridge
from desktop.director.encoding_question import UNSURE, EncodingQuestion
from desktop.director.lists import Column, ListOrEmpty, Row
from desktop.director.page import Page
from desktop.director.parts import EmptyState, NameField, PageHead, button, page_layout, refuse, wrapped
from desktop.director.roster_file import read_roster
from tournament import registration, seating, standings, wording
from tournament.club import Player
from tournament.errors import BadInput, Refusal, RuleViolation
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import PlayerId
from tournament.people import clean_name, sort_key
from tournament.state import Entry, Tournament

ROSTER_FILES = "*.csv *.txt *.tsv"


class PeoplePage(Page):
    """Who takes part, and the way in.

    Signals:
        seat_wanted: a `Seat`: somebody's row was double clicked or chosen by Enter.
        told: a sentence for the quiet bar.
    """

    seat_wanted = pyqtSignal(object)
    told = pyqtSignal(str)

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        column = page_layout(self)
        self.importing = button(_("Import…"), self)
        self.importing.clicked.connect(self._choose_file)
        self.head = PageHead(_("People"), self, [self.importing])
        column.addWidget(self.head)
        line = QHBoxLayout()
        self.name = NameField(self)
        self.name.setPlaceholderText(_("Type a name"))
        self.name.setAccessibleName(_("Name of the person to enter"))
        self.name.setMinimumHeight(44)
        self.name.returnPressed.connect(self._enter_typed)
        self.name.textEdited.connect(self._clear_wrong)
        self.enters = button("", self, kind="primary")
        self.enters.clicked.connect(self._enter_typed)
        line.addWidget(self.name, 1)
        line.addWidget(self.enters)
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
        self.empty = EmptyState(
            _("Nobody is here yet"),
            _("Type a name above and press Enter, or import last week's list as a CSV file."),
            self,
        )
        columns = [
            Column(_("Name"), stretch=1, strong=True),
            Column(_("Money")),
            Column(_("Seat")),
            Column(_("Tonight"), spare=True),
            Column(_("Chips"), number=True, spare=True),
            Column(_("Paid in"), number=True, spare=True),
        ]
        self.list = ListOrEmpty(columns, _("People"), self.empty, self)
        self.view = self.list.view
        self.view.doubleClicked.connect(self._row_pressed)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            pressed = QShortcut(QKeySequence(key), self.view)
            pressed.setContext(Qt.ShortcutContext.WidgetShortcut)
            pressed.activated.connect(self._row_pressed)
        column.addWidget(self.list, 1)

    # ---- showing ---------------------------------------------------------------------------------------------------

    def concerns(self, state: Tournament) -> tuple[object, ...]:
        return (state.entries, state.finished, state.tables, state.started, state.closed, state.prices)

    def show_state(self, state: Tournament) -> None:
        people = standings.persons(state)
        here, out = len(people), len(people) - len(state.left)
        said = [ngettext("{n} here", "{n} here", here).format(n=here)]
        if out:
            said.append(_("{n} out").format(n=out))
        if state.tables:
            said.append(_("double click for the seat"))
        self.head.hint.setText(" · ".join(said))
        price = wording.amount(state.setup.buy_in, state.setup.currency)
        self.enters.setText(_("Enter, paid {price}").format(price=price))
        is_open = registration.is_open(state, self.bridge.now())
        closed = None if is_open else wording.refusal(RuleViolation("registration_closed_already"))
        refuse(self.enters, closed, _("Enters the person named in the line (Enter)"))
        refuse(self.importing, closed, _("A CSV file with a column “name”"))
        self.name.setEnabled(closed is None)
        self.name.setPlaceholderText(_("Type a name") if closed is None else closed)
        places = {line.entry: line for line in standings.standings(state)}
        ordered = sorted((state.entries[number] for number in places), key=lambda entry: sort_key(entry.name))
        prices = {paid: wording.amount(paid, state.setup.currency) for paid in {entry.charged for entry in ordered}}
        self.list.show_rows([_row(state, entry, places.get(entry.number), prices[entry.charged]) for entry in ordered])
        self._offer_known(state)

    def _offer_known(self, state: Tournament) -> None:
        """Complete from the club's people who are not here yet."""
        club = self.bridge.club.state
        entered = {club.canonical(entry.player) for entry in state.entered if entry.player is not None}
        absent = [player.shown for player in _sorted(club.offered) if player.number not in entered]
        completer = QCompleter(absent, self.name)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.name.setCompleter(completer)

    @pyqtSlot()
    @pyqtSlot(QModelIndex)
    def _row_pressed(self, _where: QModelIndex | None = None) -> None:
        """To the seat, where the player can be taken out or moved; a late player's is drawn first."""
        entry = self.bridge.state.entries.get(self.view.chosen())
        if entry is None:
            return
        if entry.seat is not None:
            self.seat_wanted.emit(entry.seat)
        elif entry.is_in and self.bridge.state.seats_drawn:
            self.bridge.perform(partial(seating.seat, entry=entry.number, server_seed=self.bridge.server_seed()))
        elif entry.is_in:
            self.told.emit(_("{name} has no seat yet: draw the seats first.").format(name=entry.name))
        else:
            self.told.emit(_("{name} is out; the Out page says how, and can undo it.").format(name=entry.name))

    # ---- entering --------------------------------------------------------------------------------------------------

    @pyqtSlot()
    def _enter_typed(self) -> None:
        try:
            name = clean_name(self.name.text())
        except BadInput as wrong:
            self._say_wrong(wording.refusal(wrong))
            return
        known = self.bridge.club.state.find(name)
        twin = None if known is None else _entered_as(self.bridge.state, known.number)
        if twin is not None:
            self._say_wrong(wording.refusal(RuleViolation("already_entered", name=name, known=twin)))
            return
        if self.bridge.enter_names([name]):
            self.name.clear()
            self._clear_wrong()

    @pyqtSlot()
    def _choose_file(self) -> None:
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
                self._say_wrong(wording.refusal(bad))
            return
        here = {entry.player for entry in self.bridge.state.entered if entry.player is not None}
        new = [name for name in roster.names if not self._is_here(name, here)]
        skipped = len(roster.names) - len(new)
        notes = list(roster.notes)
        if skipped:
            notes.append(
                ngettext("{n} of them is here already.", "{n} of them are here already.", skipped).format(n=skipped)
            )
        if new and not self.bridge.enter_names(new):
            return
        self._clear_wrong()
        self.notes.setText(" ".join(notes))
        self.notes.setVisible(bool(notes))

    def _is_here(self, name: str, here: set[PlayerId]) -> bool:
        known = self.bridge.club.state.find(name)
        return known is not None and known.number in here

    def _say_wrong(self, sentence: str) -> None:
        self.wrong.setText(sentence)
        self.wrong.show()

    @pyqtSlot()
    @pyqtSlot(str)
    def _clear_wrong(self, text: str = "") -> None:
        self.wrong.hide()


def _entered_as(state: Tournament, player: PlayerId) -> str | None:
    return next((entry.name for entry in state.entered if entry.player == player), None)


def _sorted(players: Iterable[Player]) -> list[Player]:
    return sorted(players, key=lambda player: sort_key(player.shown))


def _row(state: Tournament, entry: Entry, line: standings.Standing | None, paid: str) -> Row:
    seat = (
        ""
        if entry.seat is None
        else _("Table {table}, seat {seat}").format(table=entry.seat.table, seat=entry.seat.number)
    )
    chips = "" if entry.stack is None or not entry.is_in else wording.chips(entry.stack)
    money, pill = _("paid"), "good"
    tonight = ""
    if not entry.is_in and (line is None or line.place is None):
        money, pill = _("out"), "still"
    elif not entry.is_in and line is not None and line.place is not None:
        money, pill = _("out, {place}").format(place=wording.ordinal_place(line.place, tied=line.tied)), "still"
        tonight = _("by {names}").format(names=wording.list_of(line.eliminated_by)) if line.eliminated_by else ""
    elif state.finished is not None:
        money, pill = _("winner"), "brass"
    elif entry.moves:
        tonight = ngettext("moved once", "moved {n} times", entry.moves).format(n=entry.moves)
    return Row(
        (entry.name, money, seat, tonight, chips, paid), entry.number, muted=not entry.is_in, pill=pill, pill_at=1
    )
