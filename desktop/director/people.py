"""The People page: a line that enters whoever is named in it, everybody tonight, and what may be done for each."""

from collections.abc import Collection
from dataclasses import replace
from functools import partial

from PyQt6.QtCore import QEvent, QItemSelection, QModelIndex, QObject, Qt, QTimer, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcut
from PyQt6.QtWidgets import QDialog, QHBoxLayout, QMenu, QWidget

from desktop.bridge import Bridge
from desktop.director import person, person_bar
from desktop.director.club.club_dialog import ClubDialog
from desktop.director.club.person_dialog import PersonDialog
from desktop.director.counters import Counters
from desktop.director.dialogs import add_ons, amounts
from desktop.director.dialogs.add_ons import AddOnsDialog
from desktop.director.dialogs.asked import Answers, AskedDialog, Blank, Question
from desktop.director.dialogs.expecting import ExpectingDialog
from desktop.director.dialogs.kept_apart import KeptApartDialog
from desktop.director.entering import EnterLine
from desktop.director.lists import Column, ListOrEmpty, Row, ValueView
from desktop.director.page import Page
from desktop.director.parts import EmptyState, PageHead, PlainLabel, as_plain, button, page_layout, refuse
from desktop.director.people_filter import PeopleFilter
from desktop.director.person import Invited, Key
from desktop.director.person_bar import PersonBar
from desktop.director.seasons.season_desk import SeasonDesk
from desktop.director.tables.words import plain
from desktop.settings import Settings
from tournament import standings, wording
from tournament.draws import seating
from tournament.evening import Decision
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import EntryNo, PlayerId
from tournament.people import entries, registration
from tournament.sales.prices import Buying
from tournament.state import Tournament

FLASH_MS = 1_600
"""So long the row of who has just entered stands out."""


class PeoplePage(Page):
    """Who takes part, who is expected, and the way in.

    Signals:
        seat_wanted: a `Seat`: somebody's row was double clicked or chosen by Enter.
        told: a sentence for the quiet bar.
        answered: something was done; the keyboard is free.
    """

    seat_wanted = pyqtSignal(object)
    told = pyqtSignal(str)
    answered = pyqtSignal()

    def __init__(self, bridge: Bridge, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self.club = SeasonDesk(lambda: bridge.club, bridge.shelf, settings, self)
        self._chosen: list[Key] = []
        self._flashed: frozenset[Key] = frozenset()
        self._rows: list[Row] = []
        self._calm = QTimer(self)
        self._calm.setSingleShot(True)
        self._calm.setInterval(FLASH_MS)
        self._calm.timeout.connect(self._calm_down)
        column = page_layout(self)
        column.addWidget(self._make_head())
        self.counters = Counters(bridge, self)
        self.counters.setVisible(bridge.state.setup.counted)
        column.addWidget(self.counters)
        self.line = EnterLine(bridge, self)
        self.line.told.connect(self.told)
        self.line.entered.connect(self._entered)
        self.line.pointed.connect(self._point)
        self.name, self.enters = self.line.name, self.line.enters
        self.importing.clicked.connect(self.line.imported.roster.choose_file)
        column.addWidget(self.line)
        column.addWidget(self._make_places())
        self.empty = EmptyState(
            _("Nobody is here yet"),
            _("Type a name above and press Enter, or import last week's list as a CSV file."),
            self,
        )
        if bridge.state.setup.counted:
            self.empty.sentence.setText(_("Press “+1 player” above; names can be added later."))
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
        self.view.setSelectionMode(ValueView.SelectionMode.ExtendedSelection)
        self.view.installEventFilter(self)
        self.view.doubleClicked.connect(self._row_pressed)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            pressed = QShortcut(QKeySequence(key), self.view)
            pressed.setContext(Qt.ShortcutContext.WidgetShortcut)
            pressed.activated.connect(self._row_pressed)
        selection = self.view.selectionModel()
        if selection is not None:
            selection.selectionChanged.connect(self._on_selected)
        self.filter = PeopleFilter(self)
        self.filter.changed.connect(self._show_list)
        column.addWidget(self.filter)
        column.addWidget(self.list, 1)
        self.bar = PersonBar(bridge, self)
        self.bar.told.connect(self.told)
        self.bar.answered.connect(self.answered)
        self.bar.person_wanted.connect(self.ask_person)
        column.addWidget(self.bar)

    # ---- building --------------------------------------------------------------------------------------------------

    def _make_head(self) -> PageHead:
        self.expecting = button(_("Expected…"), self)
        self.expecting.clicked.connect(self._ask_expected)
        self.add_ons = button(_("Add-ons…"), self)
        self.add_ons.clicked.connect(self._ask_add_ons)
        self.importing = button(_("Import…"), self)
        self.more = button(_("More"), self)
        menu = QMenu(self.more)
        menu.setToolTipsVisible(True)
        self.closing = self._action(menu, _("Close registration"), registration.close)
        self.reopening = self._action(menu, _("Reopen registration"), registration.reopen)
        self.capacity = QAction(_("Places…"), menu)
        self.capacity.triggered.connect(self._ask_capacity)
        menu.addAction(self.capacity)
        self.kept_apart = QAction(_("Kept apart…"), menu)
        self.kept_apart.setToolTip(_("Who is not drawn to one table"))
        self.kept_apart.triggered.connect(self._ask_apart)
        menu.addAction(self.kept_apart)
        self.of_club = QAction(_("People of the club…"), menu)
        self.of_club.triggered.connect(self.ask_club)
        menu.addAction(self.of_club)
        menu.aboutToShow.connect(self._look_at_menu)
        self.more.setMenu(menu)
        counted = self.bridge.state.setup.counted
        self.expecting.setVisible(not counted)
        self.importing.setVisible(not counted)
        self.kept_apart.setVisible(not counted)
        self.head = PageHead(_("People"), self, [self.expecting, self.add_ons, self.importing, self.more])
        return self.head

    def _action(self, menu: QMenu, words: str, decision: Decision[Tournament]) -> QAction:
        made = QAction(words, menu)
        made.triggered.connect(partial(self._press, decision))
        menu.addAction(made)
        return made

    def _make_places(self) -> QWidget:
        self.places = QWidget(self)
        row = QHBoxLayout(self.places)
        row.setContentsMargins(0, 0, 0, 0)
        self.places_said = PlainLabel("", self.places, kind="muted", elide=True)
        self.let_in = button("", self.places)
        self.let_in.clicked.connect(self._let_in)
        row.addWidget(self.places_said, 1)
        row.addWidget(self.let_in)
        return self.places

    # ---- showing ---------------------------------------------------------------------------------------------------

    def concerns(self, state: Tournament) -> tuple[object, ...]:
        at = self.bridge.now()
        return (
            state.entries,
            state.finished,
            state.tables,
            state.started,
            state.closed,
            state.prices,
            state.guests,
            state.waiting,
            state.apart,
            state.capacity,
            state.till,
            self.bridge.club.state,
            registration.is_open(state, at),
            registration.places_are_final(state, at),
        )

    def refresh(self) -> None:
        """What may be bought changes with the clock, too."""
        super().refresh()
        self.bar.look()
        if self.bridge.state.setup.counted:
            self.counters.look()
        refuse(self.add_ons, add_ons.why_not(self.bridge), _("A tick list by table"))

    def show_state(self, state: Tournament) -> None:
        self.head.hint.setText(self._hint(state))
        self.line.show_state(state)
        refuse(self.importing, self.line.why_closed(), _("Everybody in a CSV file enters, paid, as one step"))
        refuse(self.expecting, None, _("Tonight's list: it costs nothing and counts nowhere"))
        sells = any(price.buying is Buying.ADD_ON for price in state.prices)
        self.add_ons.setVisible(sells and not state.setup.counted)
        self._show_places(state)
        self._rows = person.rows(state, self.bridge.now())
        self._show_list()

    @pyqtSlot()
    def _show_list(self) -> None:
        """Everybody, or who is wanted; who was chosen stays so, also while the filter leaves him out."""
        state = self.bridge.state
        kept = [person.by_now(state, key) for key in self._chosen]
        rows = self.filter.shown(state, self._rows)
        flashed = [replace(row, marked=True) if row.key in self._flashed else row for row in rows]
        on = self.filter.is_on
        self.empty.title.setText(_("Nobody fits") if on else _("Nobody is here yet"))
        if not state.setup.counted:
            invitation = _("Type a name above and press Enter, or import last week's list as a CSV file.")
            self.empty.sentence.setText(_("Other letters, or Everybody, show more.") if on else invitation)
        self.list.show_rows(flashed)
        self.view.choose(*kept)
        self._on_selected()
        self._chosen = kept

    @pyqtSlot(object)
    def _entered(self, new: Collection[EntryNo]) -> None:
        """The rows of those who have just entered stand out for a moment."""
        if not new or not self.isVisible():
            return
        self._flashed = frozenset(new)
        self._show_list()
        self._scroll_to(min(new))
        self._calm.start()

    @pyqtSlot()
    def _calm_down(self) -> None:
        self._flashed = frozenset()
        self._show_list()

    @pyqtSlot(int)
    def _point(self, number: int) -> None:
        """Somebody was named who has entered already: what can be done for him is what is wanted."""
        self._chosen = [EntryNo(number)]
        self._show_list()
        self._scroll_to(EntryNo(number))

    def _scroll_to(self, key: Key) -> None:
        for place, row in enumerate(self.view.table.rows):
            if row.key == key:
                self.view.scrollTo(self.view.table.index(place, 0))

    def _hint(self, state: Tournament) -> str:
        people = standings.persons(state)
        here, out, due = len(people), len(people) - len(state.left), person.expected(state)
        said = [ngettext("{n} here", "{n} here", here).format(n=here)]
        if due:
            said.append(ngettext("{n} expected", "{n} expected", due).format(n=due))
        if out:
            said.append(_("{n} out").format(n=out))
        if state.tables and not due:
            said.append(_("double click for the seat"))
        return " · ".join(said)

    def _show_places(self, state: Tournament) -> None:
        self.places.setVisible(state.capacity is not None and state.finished is None)
        if state.capacity is None or state.finished is not None:
            return
        said = [_("{n} of {places} places taken").format(n=len(state.left), places=state.capacity)]
        names = [state.guests[player].name for player in state.waiting]
        if names:
            waits = ngettext("{names} waits", "{names} wait", len(names))
            said.append(waits.format(names=wording.list_of(names)))
        self.places_said.setText(" · ".join(said))
        self.let_in.setVisible(bool(names))
        if names:
            self.let_in.setText(plain(_("Let in {name}").format(name=wording.short(names[0]))))
            refuse(self.let_in, self.bridge.may(entries.enter_next), _("The first who waits enters, paid"))

    @pyqtSlot()
    @pyqtSlot(QItemSelection, QItemSelection)
    def _on_selected(self, now: QItemSelection | None = None, before: QItemSelection | None = None) -> None:
        keys = self._chosen = self.view.all_chosen()
        key = keys[0] if len(keys) == 1 else None
        self.line.unnamed = None if isinstance(key, Invited) else key
        self.bar.show_keys(keys)

    # ---- a row -----------------------------------------------------------------------------------------------------

    @pyqtSlot()
    @pyqtSlot(QModelIndex)
    def _row_pressed(self, _where: QModelIndex | None = None) -> None:
        """To the seat, where the player can be taken out or moved; a late player's is drawn, a guest enters."""
        key = self.view.chosen()
        if isinstance(key, Invited):
            self.bar.buttons[0].click()
            return
        entry = self.bridge.state.entries.get(key)
        if entry is None:
            return
        if entry.seat is not None:
            self.seat_wanted.emit(entry.seat)
        elif entry.is_in and self.bridge.state.seats_drawn:
            self.bridge.perform(partial(seating.seat, entry=entry.number, server_seed=self.bridge.server_seed()))
        elif entry.is_in and not self.bridge.state.setup.counted:
            self.told.emit(_("{name} has no seat yet: draw the seats first.").format(name=wording.short(entry.name)))
        elif not entry.is_in:
            said = _("{name} is out; the Out page says how, and can undo it.")
            self.told.emit(said.format(name=wording.short(entry.shown_name)))

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """In the list a letter is the key of a button below it."""
        if watched is self.view and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            key = "Del" if event.key() == Qt.Key.Key_Delete else event.text().upper()
            if not held and key and self.bar.press_key(key):
                return True
        return super().eventFilter(watched, event)

    @pyqtSlot(int)
    def ask_person(self, player: int) -> None:
        """What the club keeps about that person: names, notes, photo."""
        self._open(PersonDialog(self.club, PlayerId(player), self))

    # ---- the head --------------------------------------------------------------------------------------------------

    def _press(self, decision: Decision[Tournament], checked: bool = False) -> None:
        self.bridge.perform(decision)

    @pyqtSlot()
    def _look_at_menu(self) -> None:
        for made, decision in ((self.closing, registration.close), (self.reopening, registration.reopen)):
            why = self.bridge.may(decision)
            made.setEnabled(why is None)
            made.setToolTip(as_plain(why or ""))

    @pyqtSlot()
    def _let_in(self) -> None:
        person_bar.enter(self.bridge, entries.enter_next, self.told.emit)

    @pyqtSlot()
    def _ask_expected(self) -> None:
        self._open(ExpectingDialog(self.bridge, self))

    @pyqtSlot()
    def _ask_add_ons(self) -> None:
        self._open(AddOnsDialog(self.bridge, self))

    @pyqtSlot()
    def ask_club(self) -> None:
        """Everybody the club knows, without leaving the evening."""
        self._open(ClubDialog(self.club, self))

    @pyqtSlot()
    def _ask_apart(self) -> None:
        self._open(KeptApartDialog(self.bridge, self))

    @pyqtSlot()
    def _ask_capacity(self) -> None:
        now = self.bridge.state.capacity
        blank = Blank("places", _("How many may play at one time"), "" if now is None else str(now), _("no limit"))

        def decide(answers: Answers) -> Decision[Tournament]:
            return partial(registration.set_capacity, capacity=amounts.whole(answers["places"]))

        about = _("When all places are taken, whoever comes can be put on the waiting list.")
        self._open(AskedDialog(self.bridge, Question(_("Places"), about, _("Set"), [blank], decide), self))

    def _open(self, dialog: QDialog) -> None:
        dialog.finished.connect(self._closed)
        dialog.open()

    @pyqtSlot(int)
    def _closed(self, result: int) -> None:
        self.refresh()
        self.answered.emit()
