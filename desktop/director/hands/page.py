"""The Hands page: every hand that is known, newest first, by table and by player; each can be watched again."""

from collections.abc import Sequence

from PyQt6.QtCore import QEvent, QModelIndex, QObject, Qt, QTimer, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QGuiApplication, QKeyEvent
from PyQt6.QtWidgets import QAbstractItemView, QPushButton, QWidget

from db.errors import StorageTrouble
from desktop import exports
from desktop.bridge import Bridge
from desktop.director.hands.filter_line import FilterLine
from desktop.director.hands.reading import HandsBook, texts_of
from desktop.director.imports.hands_dialog import HandsDialog
from desktop.director.lists import Column, ListOrEmpty, Row, ValueTable, ValueView
from desktop.director.page import Page
from desktop.director.parts import EmptyState, PageHead, button, page_layout, refuse
from desktop.director.recording.task import why_not_corrected
from desktop.play.replayer.window import ReplayWindow
from desktop.play.table.wishes import TableWishes
from desktop.settings import Settings
from tournament import wording
from tournament.events import TableWay, Timing
from tournament.hand_book import words
from tournament.hand_book.row import HandRow, Key
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.reports.hands import hands as hands_page
from tournament.state import Tournament

AT_ONCE = 300
"""So many rows are shown at first, and so many more each time older ones are wanted."""
FOLLOW_MS = 400
"""While hands are played faster than anybody reads, the list follows that often."""


class HandsView(ValueView):
    """The list, in which Enter and a double click watch a hand again.

    Signals:
        wanted: the hand chosen is to be watched.
    """

    wanted = pyqtSignal()

    def __init__(self, table: ValueTable, parent: QWidget, name: str) -> None:
        super().__init__(table, parent, name)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.doubleClicked.connect(self._want)

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        if event is not None and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.wanted.emit()
        else:
            super().keyPressEvent(event)

    @pyqtSlot(QModelIndex)
    def _want(self, index: QModelIndex) -> None:
        self.wanted.emit()


class HandsPage(Page):
    """Hands that were dealt or recorded at a table here, that were attached, and those that are void.

    Signals:
        told: a sentence for the quiet bar.
        correct_wanted: the place of a recorded hand that is to be corrected.
    """

    told = pyqtSignal(str)
    correct_wanted = pyqtSignal(int)

    def __init__(self, bridge: Bridge, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self._settings = settings
        self.book = HandsBook(bridge, self)
        self.book.grown.connect(self._show_rows)
        self.book.failed.connect(self.told)
        self.replayer: ReplayWindow | None = None
        self._found: list[HandRow] = []
        self._most = AT_ONCE
        self._late = False
        column = page_layout(self)
        self.head = PageHead(_("Hands"), self, self._buttons())
        column.addWidget(self.head)
        self.line = FilterLine(self)
        self.line.changed.connect(self._search)
        self.line.typed.installEventFilter(self)
        column.addWidget(self.line)
        self.otherwise = button(_("Attach hand histories…"), self)
        self.otherwise.clicked.connect(self._all_or_attach)
        self.empty = EmptyState(_("No hands yet"), "", self, self.otherwise)
        self.list = ListOrEmpty(_columns(), _("Hands"), self.empty, self, make_view=HandsView)
        self.view = self.list.view
        if isinstance(self.view, HandsView):
            self.view.wanted.connect(self.replay)
        column.addWidget(self.list, 1)
        self.older = button(_("Show older hands"), self)
        self.older.clicked.connect(self._show_older)
        column.addWidget(self.older, 0, Qt.AlignmentFlag.AlignLeft)
        self._follow = QTimer(self)
        self._follow.setSingleShot(True)
        self._follow.setInterval(FOLLOW_MS)
        self._follow.timeout.connect(self._look_again)
        selection = self.view.selectionModel()
        if selection is not None:
            selection.selectionChanged.connect(self._offer)

    def _buttons(self) -> list[QPushButton]:
        self.copying = button(_("Copy as text"), self)
        self.copying.clicked.connect(self.copy_text)
        self.exporting = button(_("Export…"), self)
        self.exporting.clicked.connect(self.ask_export)
        self.correcting = button(_("Correct…"), self)
        self.correcting.clicked.connect(self.correct)
        self.replaying = button(_("Replay"), self, kind="primary")
        self.replaying.clicked.connect(self.replay)
        return [self.copying, self.exporting, self.correcting, self.replaying]

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Down leads from the line to the first hand."""
        pressed = event.key() if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress else None
        if pressed == Qt.Key.Key_Down and watched is self.line.typed:
            self.line.show_now()
            if self.list.table.rows:
                self.view.setFocus()
                self.view.choose(self.list.table.rows[0].key)
            return True
        return super().eventFilter(watched, event)

    # ---- showing ---------------------------------------------------------------------------------------------------

    def concerns(self, state: Tournament) -> tuple[object, ...]:
        return (state.hands, state.attached, state.tables, state.entries)

    def show_state(self, state: Tournament) -> None:
        # At once; while hands fall in quickly, now and then.
        if self._follow.isActive():
            self._late = True
        else:
            self.book.look()
            self._follow.start()

    @pyqtSlot()
    def _look_again(self) -> None:
        if self._late:
            self._late = False
            self.book.look()
            self._follow.start()

    @pyqtSlot()
    def _search(self) -> None:
        self._most = AT_ONCE
        self._show_rows()

    @pyqtSlot()
    def _show_older(self) -> None:
        self._most += AT_ONCE
        self._show_rows()

    @pyqtSlot()
    def _show_rows(self) -> None:
        state, rows = self.bridge.state, self.book.rows
        if self.book.is_whole:
            self.line.offer(rows, state)
        called = {number: entry.shown_name for number, entry in state.entries.items()}
        self._found = self.line.found(rows, called)[::-1]
        shown = self._found[: self._most]
        kept = self.view.all_chosen()
        self.empty.title.setText(_("No such hands") if rows else _("No hands yet"))
        self.empty.sentence.setText(
            _("Take something out of the line above, or choose all again.") if rows else _how(state)
        )
        self.otherwise.setText(_("Show all hands") if rows else _("Attach hand histories…"))
        self.line.setVisible(bool(rows))
        self.list.show_rows([_row(each, state) for each in shown])
        if kept:
            self.view.choose(*kept)
        self.older.setVisible(len(self._found) > len(shown))
        self.line.count.setText(self._counted(len(rows)))
        self.head.hint.setText("" if self.book.is_whole else _("Reading the hands …"))
        self._offer()

    def _counted(self, every: int) -> str:
        if not self.line.is_on:
            return ngettext("{n} hand", "{n} hands", every).format(n=every)
        return ngettext("{n} of {all}", "{n} of {all}", every).format(n=len(self._found), all=every)

    @pyqtSlot()
    def _offer(self, *_changed: object) -> None:
        chosen = [row for row in self._chosen() if row.has_text]
        nothing = None if any(row.has_text for row in self._found) else _("There is no hand that was written down.")
        one = nothing or (None if chosen else _("Choose a hand in the list first; of a void one nothing was kept."))
        refuse(self.replaying, one, _("Watch it again, step by step"))
        refuse(self.correcting, one or self._why_not_corrected(chosen[0]), _("Enter it again, put right"))
        refuse(self.copying, one, _("The hands chosen, line by line, for a chat"))
        refuse(self.exporting, nothing, _("The hands chosen, or all that were found, as PHH or PokerStars text"))

    def _why_not_corrected(self, row: HandRow) -> str | None:
        """The number of its table is one of somewhere else where the hand came from a file."""
        if row.is_attached:
            return _("It came from a file; hands of this evening's own tables are corrected.")
        return why_not_corrected(self.bridge, row.table)

    def _chosen(self) -> list[HandRow]:
        keys = set(self.view.all_chosen())
        return [row for row in self._found if row.key in keys]

    # ---- what is done with them ------------------------------------------------------------------------------------

    @pyqtSlot()
    def replay(self) -> None:
        """Watch the hand chosen in a window of its own; the others of the list can be gone to from there."""
        chosen = self._chosen()
        readable = [row for row in self._found if row.has_text]
        if not chosen or not chosen[0].has_text:
            self.told.emit(words.void(chosen[0]) if chosen and chosen[0].is_void else self.replaying.toolTip())
            return
        if self.replayer is None:
            self.replayer = ReplayWindow(self.text_of, self)
            self.replayer.told.connect(self.told)
            self.replayer.export_wanted.connect(self._export_one)
        self.replayer.wear(TableWishes.read(self._settings.table_wishes).theme)
        self.replayer.show_hand(readable, readable.index(chosen[0]), self.bridge.state)

    @pyqtSlot()
    def correct(self) -> None:
        """Enter the hand chosen again, as it really was."""
        self.correct_wanted.emit(self._chosen()[0].place)

    def text_of(self, key: Key) -> str:
        """The PHH text of that hand; empty where the file does not give it, which is told."""
        try:
            return texts_of(self.bridge, [key]).get(key, "")
        except StorageTrouble as trouble:
            self.bridge.trouble.emit(wording.refusal(trouble))
            return ""

    @pyqtSlot()
    def copy_text(self) -> None:
        """The hands chosen, told line by line, for a chat."""
        chosen = [row for row in reversed(self._chosen()) if row.has_text]
        texts = self._texts(chosen)
        clipboard = QGuiApplication.clipboard()
        if texts and clipboard is not None:
            clipboard.setText(exports.as_text(hands_page(self.bridge.state, list(texts.values()))))
            said = ngettext(
                "Copied: {n} hand. Paste it into the chat.", "Copied: {n} hands. Paste them into the chat.", len(texts)
            )
            self.told.emit(said.format(n=len(texts)))

    @pyqtSlot()
    def ask_export(self) -> None:
        """Ask which hands leave, in which form."""
        self._ask_export(self._chosen())

    @pyqtSlot(object)
    def _export_one(self, row: HandRow) -> None:
        self._ask_export([row])

    def _ask_export(self, chosen: Sequence[HandRow]) -> None:
        from desktop.director.hands.export_dialog import HandsExportDialog

        every = [row for row in reversed(self._found) if row.has_text]
        marked = [row for row in reversed(list(chosen)) if row.has_text]
        if every or marked:
            dialog = HandsExportDialog(marked, every, self._texts, self.bridge.state.setup.name, self.window() or self)
            dialog.told.connect(self.told)
            dialog.open()

    def _texts(self, rows: Sequence[HandRow]) -> dict[Key, str]:
        try:
            return texts_of(self.bridge, [row.key for row in rows])
        except StorageTrouble as trouble:
            self.bridge.trouble.emit(wording.refusal(trouble))
            return {}

    @pyqtSlot()
    def _all_or_attach(self) -> None:
        """The way out of an empty list: look for nothing any more, or bring hands here."""
        if self.book.rows:
            self.line.clear()
            self.line.show_now()
        else:
            self.attach()

    @pyqtSlot()
    def attach(self) -> None:
        """Keep files of hands with the evening."""
        HandsDialog(self.bridge, self.window() or self).open()


def _columns() -> list[Column]:
    return [
        Column(_("Hand"), number=True),
        Column(_("Table")),
        Column(_("Began"), spare=True),
        Column(_("Level"), number=True, spare=True),
        Column(_("Pot"), number=True),
        Column(_("Won by"), stretch=5, strong=True),
        Column(_("With"), stretch=6),
        Column(_("All-in"), stretch=5),
        Column(_("Out")),
    ]


def _row(row: HandRow, state: Tournament) -> Row:
    utc = state.setup.timing is Timing.SIMULATED
    cells = (
        str(row.called),
        words.where(row, state),
        "" if row.at is None else wording.time_of_day(row.at, utc=utc),
        "" if row.level is None else str(row.level),
        words.pot(row),
        words.winners(row) if row.is_readable and not row.is_void else words.won(row),
        "" if row.is_void else words.made(row),
        wording.list_of([words.player(row, each) for each in row.all_in]),
        wording.list_of([words.player(row, each) for each in row.out]),
    )
    return Row(cells, row.key, muted=row.is_void or not row.is_readable, pill="brass" if row.out else "", pill_at=8)


def _how(state: Tournament) -> str:
    """How hands come to stand here."""
    ways = {table.way for table in state.tables.values()} | {state.setup.way}
    if TableWay.DEALT in ways:
        return _("Hands stand here as soon as they are over: start the clock and let the tables play.")
    if TableWay.RECORDED in ways:
        return _("Hands stand here once they are recorded at their table, on the Tables page.")
    return _(
        "At tables with real cards nobody writes hands down. Have a table recorded or dealt by the program (menu of a"
        " table), or attach hand histories from files."
    )
