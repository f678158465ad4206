"""The people of the club: everybody the evenings know, with search, merging, archive and import."""

from functools import partial

from PyQt6.QtCore import QItemSelection, QModelIndex, Qt, pyqtSlot
from PyQt6.QtGui import QDragEnterEvent, QDropEvent, QKeySequence, QShortcut
from PyQt6.QtWidgets import QCheckBox, QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop import look
from desktop.director.club import rows
from desktop.director.club.merge_dialog import MergeDialog
from desktop.director.club.person_dialog import PersonDialog
from desktop.director.imports.dropped import dropped_file
from desktop.director.imports.people_dialog import PeopleImportDialog
from desktop.director.lists import ListOrEmpty, ValueView
from desktop.director.parts import Choice, EmptyState, NameField, PageHead, button, refuse, with_done, wrapped
from desktop.director.results.page_actions import PageActions
from desktop.director.seasons.season_desk import SeasonDesk
from desktop.leaving import OfClub
from tournament import wording
from tournament.club import add_players, people
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import PlayerId
from tournament.reports.roster import roster_page

SIZE = (940, 680)


class ClubDialog(QDialog):
    """A large dialog with its own undo: what is changed here belongs to the club, not to an evening."""

    def __init__(self, club: SeasonDesk, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("People of the club"))
        self.resize(min(look.scaled(SIZE[0]), parent.width()), min(look.scaled(SIZE[1]), parent.height()))
        self.club = club
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 22, 28, 20)
        column.setSpacing(12)
        self.importing = button(_("Import…"), self)
        self.importing.setToolTip(_("A CSV or XLSX file, or cells of a spreadsheet; drop a file here, too"))
        self.undo, self.redo = button(_("Undo"), self), button(_("Redo"), self)
        self.undo.clicked.connect(self._undo)
        self.redo.clicked.connect(self._redo)
        self.head = PageHead(_("People of the club"), self, [self.importing, self.undo, self.redo])
        column.addWidget(self.head)
        column.addLayout(self._make_lines())
        self.importing.clicked.connect(self.import_people)
        self.setAcceptDrops(True)
        self.said = wrapped("", self, kind="note")
        self.said.hide()
        column.addWidget(self.said)
        self.empty = EmptyState(
            _("Nobody fits"), _("Type a new person's name and press Add, or import a list as a CSV or XLSX file."), self
        )
        self.list = ListOrEmpty(rows.columns(), _("People of the club"), self.empty, self)
        self.view = self.list.view
        self.view.setSelectionMode(ValueView.SelectionMode.ExtendedSelection)
        self.view.doubleClicked.connect(self._change)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            pressed = QShortcut(QKeySequence(key), self.view)
            pressed.setContext(Qt.ShortcutContext.WidgetShortcut)
            pressed.activated.connect(self._change)
        selection = self.view.selectionModel()
        if selection is not None:
            selection.selectionChanged.connect(self._look)
        column.addWidget(self.list, 1)
        column.addLayout(self._make_answers())
        with_done(self, column)
        for keys, do in (("Ctrl+Z", self._undo), ("Ctrl+Shift+Z", self._redo), ("Ctrl+Y", self._redo)):
            QShortcut(QKeySequence(keys), self).activated.connect(do)
        club.changed.connect(self.show_people)
        club.refused.connect(self._say)
        self.show_people()
        self.search.setFocus()

    def _make_lines(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        self.search = NameField(self)
        self.search.setPlaceholderText(_("Find, or type a new person's name"))
        self.search.setAccessibleName(_("Letters of a name, or a new person's name"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._typed)
        self.search.returnPressed.connect(self._entered)
        self.add = button(_("Add"), self)
        self.add.clicked.connect(self._add)
        self.order = Choice(self)
        self.order.setAccessibleName(_("Order"))
        self.order.addItem(_("By name"), "name")
        self.order.addItem(_("By evenings"), "evenings")
        self.order.addItem(_("Newest first"), "joined")
        self.order.currentIndexChanged.connect(self.show_people)
        self.archived = QCheckBox(_("archived, too"), self)
        self.archived.toggled.connect(self.show_people)
        row.addWidget(self.search, 1)
        for made in (self.add, self.order, self.archived):
            row.addWidget(made)
        return row

    def _make_answers(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        self.change = button(_("Change…"), self)
        self.change.clicked.connect(self._change)
        self.merge = button(_("Merge…"), self)
        self.merge.clicked.connect(self._merge)
        self.archive = button(_("Archive"), self)
        self.archive.clicked.connect(self._archive)
        self.statistics = button(_("Statistics…"), self)
        self.statistics.clicked.connect(self._show_statistics)
        for made in (self.change, self.merge, self.archive, self.statistics):
            row.addWidget(made)
        row.addStretch(1)
        self.leaving = PageActions(self._leaving, self.club.shelf, self.club.settings, self)
        self.leaving.told.connect(self._say)
        for made in (self.leaving.opening, self.leaving.exporting):
            row.addWidget(made)
        for made in (self.leaving.copying, self.leaving.picturing, self.leaving.printing):
            made.hide()
        return row

    # ---- showing ---------------------------------------------------------------------------------------------------

    @pyqtSlot()
    @pyqtSlot(int)
    @pyqtSlot(bool)
    def show_people(self, changed: object = None) -> None:
        """Everybody who is wanted; who was chosen stays so."""
        roster = self.club.state
        kept = self.view.all_chosen()
        shown = rows.rows(
            roster,
            self.club.evenings_of(),
            self.search.text(),
            order=str(self.order.currentData()),
            archived=self.archived.isChecked(),
        )
        self.list.show_rows(shown)
        self.empty.title.setText(_("Nobody fits") if self.search.text().strip() else _("Nobody is here yet"))
        self.view.choose(*kept)
        offered, away = len(roster.offered), len(roster.people) - len(roster.offered)
        said = [ngettext("{n} person", "{n} people", offered).format(n=offered)]
        if away:
            said.append(_("{n} archived").format(n=away))
        self.head.hint.setText(" · ".join(said))
        _named(self.undo, _("Undo"), self.club.undo_says(), _("Nothing of the club can be undone."))
        _named(self.redo, _("Redo"), self.club.redo_says(), _("Nothing was undone last."))
        self._look()

    @pyqtSlot()
    @pyqtSlot(QItemSelection, QItemSelection)
    def _look(self, now: QItemSelection | None = None, before: QItemSelection | None = None) -> None:
        """What can be done for those who are chosen, and with what is typed."""
        chosen, roster = self.view.all_chosen(), self.club.state
        one = None if len(chosen) == 1 else _("Choose one person in the list.")
        refuse(self.change, one, _("Names, notes, photo, evenings played (Enter)"))
        refuse(self.statistics, one, _("Places, prizes, points, and whom the person met"))
        two = None if len(chosen) == 2 else _("Choose two people in the list: Ctrl and a click.")
        refuse(self.merge, two, _("Two names of one person: shown side by side before anything is done"))
        back = bool(chosen) and all(roster.players[key].archived for key in chosen)
        self.archive.setText(_("Back from the archive") if back else _("Archive"))
        refuse(self.archive, None if chosen else _("Choose somebody in the list."), _("Evenings and results stay"))
        typed = self.search.text().strip()
        why = (
            _("Type the new person's name first.") if not typed else self.club.may(partial(add_players, names=[typed]))
        )
        refuse(self.add, why, _("A new person of the club"))

    @pyqtSlot(str)
    def _typed(self, text: str) -> None:
        self.said.hide()
        self.show_people()

    @pyqtSlot(str)
    def _say(self, sentence: str) -> None:
        self.said.setText(sentence)
        self.said.setVisible(bool(sentence))

    # ---- doing -----------------------------------------------------------------------------------------------------

    @pyqtSlot()
    def _entered(self) -> None:
        """Enter in the line: to the only one who fits, else the new person is added."""
        shown = self.view.table.rows
        known = self.club.state.find(self.search.text())
        if known is None and self.add.isEnabled() and not shown:
            self._add()
        elif shown:
            keys = [row.key for row in shown]
            self.view.choose(known.number if known is not None and known.number in keys else keys[0])
            self.view.setFocus()

    @pyqtSlot()
    def _add(self) -> None:
        name = self.search.text()
        alike = self.club.state.similar(name)
        if not self.club.perform(partial(add_players, names=[name])):
            return
        added = self.club.state.find(name)
        self.search.clear()
        if added is not None:
            self.view.choose(added.number)
        if alike:
            known = wording.list_of([player.shown for player in alike])
            self._say(
                _("{name} is new beside {known}; choose both and merge them if they are one.").format(
                    name=name.strip(), known=known
                )
            )

    @pyqtSlot()
    @pyqtSlot(QModelIndex)
    def _change(self, where: QModelIndex | None = None) -> None:
        chosen = self.view.all_chosen()
        if len(chosen) == 1:
            PersonDialog(self.club, PlayerId(chosen[0]), self).open()

    @pyqtSlot()
    def _merge(self) -> None:
        chosen = self.view.all_chosen()
        if len(chosen) == 2:
            entered = self.club.evenings_of()
            # Who came more often stays, unless the director says otherwise.
            kept, gone = sorted(chosen, key=lambda number: (-len(entered.get(number, ())), number))
            MergeDialog(self.club, kept, gone, self).open()

    def _leaving(self) -> OfClub:
        """Everybody, with numbers of their evenings; our importer takes it back."""
        roster = self.club.state
        return OfClub(_("People of the club"), lambda: roster_page(roster, self.club.results()), roster.house_style)

    @pyqtSlot()
    def _show_statistics(self) -> None:
        chosen = self.view.all_chosen()
        if len(chosen) == 1:
            from desktop.director.seasons.player_dialog import PlayerDialog

            PlayerDialog(self.club, PlayerId(chosen[0]), self).open()

    @pyqtSlot()
    def _archive(self) -> None:
        roster, chosen = self.club.state, self.view.all_chosen()
        back = all(roster.players[key].archived for key in chosen)
        for key in chosen:
            if roster.players[key].archived == back:
                decide = people.unarchive_player if back else people.archive_player
                if not self.club.perform(partial(decide, number=key)):
                    return

    @pyqtSlot()
    def _undo(self) -> None:
        words = self.club.undo_says()
        if words is not None and self.club.undo():
            self._say(_("Undone: {step}").format(step=words))

    @pyqtSlot()
    def _redo(self) -> None:
        words = self.club.redo_says()
        if words is not None and self.club.redo():
            self._say(_("Done again: {step}").format(step=words))

    # ---- a list from a file ----------------------------------------------------------------------------------------

    @pyqtSlot()
    def import_people(self, file: str = "") -> PeopleImportDialog:
        """Ask which list, and what its columns are; `file`: that one."""
        dialog = PeopleImportDialog(self.club, self, file)
        dialog.accepted.connect(self._imported)
        dialog.open()
        return dialog

    @pyqtSlot()
    def _imported(self) -> None:
        self.search.clear()
        self._say(f"{self.club.undo_says()}.")

    def dragEnterEvent(self, event: QDragEnterEvent | None) -> None:
        if event is not None and dropped_file(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent | None) -> None:
        if event is not None and (file := dropped_file(event)):
            event.acceptProposedAction()
            self.import_people(file)


def _named(made: QPushButton, word: str, step: str | None, why_not: str) -> None:
    """A button that names what it takes back or brings back."""
    refuse(made, why_not if step is None else None, "" if step is None else f"{word}: {step}")
    made.setAccessibleName(word if step is None else f"{word}: {step}")
