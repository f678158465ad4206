"""Who is expected tonight: names pasted from the chat, or chosen from the club's people."""

from PyQt6.QtCore import Qt, pyqtSlot
from PyQt6.QtWidgets import QDialog, QHBoxLayout, QListWidget, QListWidgetItem, QPlainTextEdit, QVBoxLayout, QWidget

from desktop.bridge import Bridge
from desktop.director.dialogs import wish_fields
from desktop.director.dialogs.wish_fields import Field
from desktop.director.parts import PlainLabel, with_answer, wrapped
from tournament.club import Player
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.people import guests
from tournament.people.people import person_key, sort_key

ROOM_PX = 260


class ExpectingDialog(QDialog):
    """Puts people on tonight's list; whoever is on it already is left out."""

    def __init__(self, bridge: Bridge, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Expected tonight"))
        self.setMinimumWidth(640)
        self._bridge = bridge
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 24)
        column.setSpacing(12)
        column.addWidget(PlainLabel(_("Who is expected tonight?"), self, kind="dialog-title"))
        column.addWidget(wrapped(_("That costs nothing and counts nowhere until they enter."), self))
        sides = QHBoxLayout()
        sides.setSpacing(20)
        self.names = QPlainTextEdit(self)
        self.names.setTabChangesFocus(True)
        self.names.setPlaceholderText(_("One name a line, as pasted from the chat"))
        self.names.setMinimumHeight(ROOM_PX)
        self.names.textChanged.connect(self._look)
        self.names_field = Field(_("&Names"), self.names, self)
        self.club = QListWidget(self)
        self.club.setMinimumHeight(ROOM_PX)
        for player in _absent(bridge):
            item = QListWidgetItem(player.shown, self.club)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsUserCheckable | Qt.ItemFlag.ItemIsSelectable)
            item.setCheckState(Qt.CheckState.Unchecked)
        self.club.itemChanged.connect(self._look)
        sides.addWidget(self.names_field, 1)
        club_field = Field(_("&From the club"), self.club, self)
        club_field.setVisible(self.club.count() > 0)
        sides.addWidget(club_field, 1)
        column.addLayout(sides, 1)
        ends = QHBoxLayout()
        self.count = wrapped("", self)
        ends.addWidget(self.count, 1)
        self.yes = with_answer(self, ends, _("Put on the list"), self._expect)
        column.addLayout(ends)
        self._look()
        self.names.setFocus()

    def ticked(self) -> list[str]:
        """The names chosen from the club."""
        items = [self.club.item(row) for row in range(self.club.count())]
        return [item.text() for item in items if item is not None and item.checkState() == Qt.CheckState.Checked]

    def _new(self, names: list[str]) -> list[str]:
        """Those who are not on tonight's list yet."""
        state, club = self._bridge.state, self._bridge.club.state
        keys = {person_key(guest.name) for guest in state.guests.values()}
        players = {club.canonical(player) for player in state.guests}
        new = []
        for name in names:
            known = club.find(name)
            if person_key(name) not in keys and (known is None or known.number not in players):
                new.append(name)
        return new

    @pyqtSlot()
    @pyqtSlot(QListWidgetItem)
    def _look(self, item: QListWidgetItem | None = None) -> None:
        self.names_field.accept()
        typed = [line.strip() for line in self.names.toPlainText().splitlines() if line.strip()]
        wanted = len(typed) + len(self.ticked())
        self.count.setText(ngettext("{n} person", "{n} people", wanted).format(n=wanted) if wanted else "")
        self.yes.setEnabled(wanted > 0)
        self.yes.setToolTip("" if wanted else _("Name somebody first."))

    @pyqtSlot()
    def _expect(self) -> None:
        text = "\n".join([self.names.toPlainText(), *self.ticked()])
        names = self.names_field.checked(lambda: wish_fields.read_names(text, 1))
        if names is None:
            return
        new = self._new(list(names))
        if not new:
            self.names_field.refuse(_("All of them are on tonight's list already."))
        elif self._bridge.about(new, guests.expect) is not None:
            self.accept()


def _absent(bridge: Bridge) -> list[Player]:
    """The club's people who are not on tonight's list, by name."""
    club, state = bridge.club.state, bridge.state
    listed = {club.canonical(player) for player in state.guests}
    return sorted((p for p in club.offered if p.number not in listed), key=lambda player: sort_key(player.shown))
