"""Who is expected tonight: everybody of last week, chosen from the club's people, or pasted from the chat."""

from PyQt6.QtCore import Qt, pyqtSlot
from PyQt6.QtWidgets import QDialog, QHBoxLayout, QListWidget, QListWidgetItem, QPlainTextEdit, QVBoxLayout, QWidget

from desktop.bridge import Bridge
from desktop.director.dialogs.past_evenings import sources
from desktop.director.dialogs.pasted_list import PastedList
from desktop.director.dialogs.wish_fields import Field
from desktop.director.parts import PlainLabel, button, long_choice, with_answer, wrapped
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.people import finding, guests
from tournament.people.people import person_key
from tournament.wording.values import isolated

ROOM_PX, TEXT_PX = 200, 96
NAME_ROLE = int(Qt.ItemDataRole.UserRole)


class ExpectingDialog(QDialog):
    """Puts people on tonight's list, without those who are on it; nothing happens until that is pressed."""

    def __init__(self, bridge: Bridge, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Expected tonight"))
        self.setMinimumWidth(900)
        self._bridge = bridge
        own = bridge.evening.number
        self._people = finding.known_people(bridge.club.state, bridge.state, bridge.shelf.evenings_of(), but=own)
        self._sources = sources(bridge)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 24)
        column.setSpacing(12)
        column.addWidget(PlainLabel(_("Who is expected tonight?"), self, kind="dialog-title"))
        column.addWidget(wrapped(_("That costs nothing and counts nowhere until they enter."), self))
        sides = QHBoxLayout()
        sides.setSpacing(20)
        sides.addWidget(self._make_text(), 3)
        self._club_side = self._make_club()
        self._club_side.setVisible(bool(self._sources[0].people))
        sides.addWidget(self._club_side, 2)
        column.addLayout(sides, 1)
        ends = QHBoxLayout()
        self.count = wrapped("", self)
        ends.addWidget(self.count, 1)
        self.yes = with_answer(self, ends, _("Put on the list"), self._expect)
        column.addLayout(ends)
        bridge.refused.connect(self.names_field.refuse)
        self._look()
        self.names.setFocus()

    def _make_text(self) -> QWidget:
        side = QWidget(self)
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self.names = QPlainTextEdit(self)
        self.names.setTabChangesFocus(True)
        self.names.setPlaceholderText(_("One name a line, as pasted from the chat; Anna +1 brings a guest"))
        self.names.setMinimumHeight(TEXT_PX)
        self.names.textChanged.connect(self._read)
        self.names_field = Field(_("&Names"), self.names, self)
        column.addWidget(self.names_field, 1)
        self.preview = PastedList(self)
        self.preview.setMinimumHeight(ROOM_PX)
        self.preview.changed.connect(self._look)
        self.preview_field = Field(_("&Read as"), self.preview, self)
        self.preview_field.hide()
        column.addWidget(self.preview_field, 2)
        return side

    def _make_club(self) -> QWidget:
        side = QWidget(self)
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self.source = long_choice(self)
        for each in self._sources:
            self.source.addItem(each.words)
        self.source.currentIndexChanged.connect(self._show_source)
        column.addWidget(Field(_("&From"), self.source, self))
        self.club = QListWidget(self)
        self.club.setMinimumHeight(ROOM_PX)
        self.club.itemChanged.connect(self._look)
        column.addWidget(Field(_("&Who of them"), self.club, self), 1)
        row = QHBoxLayout()
        self.everybody = button(_("Everybody"), self)
        self.everybody.clicked.connect(self._tick_all)
        self.nobody = button(_("Nobody"), self)
        self.nobody.clicked.connect(self._tick_none)
        row.addWidget(self.everybody)
        row.addWidget(self.nobody)
        row.addStretch(1)
        column.addLayout(row)
        self._ticks: set[str] = set()
        # Last week's list is what is wanted most often.
        self.source.setCurrentIndex(1 if len(self._sources) > 1 else 0)
        self._show_source()
        return side

    # ---- the club's people -----------------------------------------------------------------------------------------

    @pyqtSlot()
    @pyqtSlot(int)
    def _show_source(self, row: int = 0) -> None:
        """The people of that evening; who was ticked stays so."""
        self.club.blockSignals(True)
        self.club.clear()
        for player in self._sources[self.source.currentIndex()].people:
            item = QListWidgetItem(isolated(player.shown), self.club)
            item.setData(NAME_ROLE, player.name)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsUserCheckable | Qt.ItemFlag.ItemIsSelectable)
            is_ticked = player.name in self._ticks
            item.setCheckState(Qt.CheckState.Checked if is_ticked else Qt.CheckState.Unchecked)
        self.club.blockSignals(False)

    def _tick(self, state: Qt.CheckState) -> None:
        self.club.blockSignals(True)
        for row in range(self.club.count()):
            if (item := self.club.item(row)) is not None:
                item.setCheckState(state)
        self.club.blockSignals(False)
        self._look()

    @pyqtSlot()
    def _tick_all(self) -> None:
        self._tick(Qt.CheckState.Checked)

    @pyqtSlot()
    def _tick_none(self) -> None:
        self._tick(Qt.CheckState.Unchecked)

    def ticked(self) -> list[str]:
        """The names chosen from the club, also those of evenings that were looked at before."""
        for row in range(self.club.count()):
            item = self.club.item(row)
            if item is not None and item.checkState() == Qt.CheckState.Checked:
                self._ticks.add(item.data(NAME_ROLE))
            elif item is not None:
                self._ticks.discard(item.data(NAME_ROLE))
        return [player.name for player in self._sources[0].people if player.name in self._ticks]

    # ---- together --------------------------------------------------------------------------------------------------

    @pyqtSlot()
    def _read(self) -> None:
        self.names_field.accept()
        text = self.names.toPlainText()
        self.preview.show_text(self._people, text)
        self.preview_field.setVisible(bool(text.strip()))
        self._look()

    def wanted(self) -> list[str]:
        """Everybody who would be put on the list."""
        names = [*self.preview.wanted(), *self.ticked()]
        return list({person_key(name): name for name in names}.values())

    @pyqtSlot()
    @pyqtSlot(QListWidgetItem)
    def _look(self, item: QListWidgetItem | None = None) -> None:
        wanted, unsaid = len(self.wanted()), self.preview.unsaid()
        said = [ngettext("{n} person", "{n} people", wanted).format(n=wanted)] if wanted else []
        if unsaid:
            left_out = ngettext(
                "{n} line is left out until you say who it is.",
                "{n} lines are left out until you say who they are.",
                unsaid,
            )
            said.append(left_out.format(n=unsaid))
        self.count.setText(" · ".join(said))
        self.yes.setEnabled(wanted > 0)
        self.yes.setToolTip("" if wanted else _("Name somebody first."))

    @pyqtSlot()
    def _expect(self) -> None:
        if self._bridge.about(self.wanted(), guests.expect) is not None:
            self.accept()
