"""What all evenings tell of one person: numbers, evenings, seasons, charts, and whom he met."""

from PyQt6.QtCore import Qt, pyqtSlot
from PyQt6.QtWidgets import QDialog, QVBoxLayout, QWidget

from desktop import look
from desktop.director.parts import PageHead, with_done, wrapped
from desktop.director.results.page_actions import PageActions
from desktop.director.results.page_view import PageView
from desktop.director.seasons.season_desk import SeasonDesk
from desktop.leaving import OfClub
from tournament.language import gettext as _
from tournament.names import PlayerId
from tournament.wording.values import isolated, short

WIDE_PX, HIGH_PX = 940, 640


class PlayerDialog(QDialog):
    """It is only read, copied, printed and exported; it follows what changes meanwhile."""

    def __init__(self, desk: SeasonDesk, player: PlayerId, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._desk, self._player = desk, player
        page = desk.person(player)
        self.setWindowTitle(short(page.title))
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 22, 28, 20)
        column.setSpacing(12)
        self.actions_of = PageActions(self._leaving, desk.shelf, desk.settings, self, player)
        self.head = PageHead(isolated(short(page.title)), self, self.actions_of.buttons, keeps_title=True)
        column.addWidget(self.head)
        self.shown = PageView(self, ground="surface")
        self.shown.come_after(self.actions_of.exporting)
        column.addWidget(self.shown, 1)
        self.said = wrapped("", self, kind="note")
        self.said.hide()
        column.addWidget(self.said)
        with_done(self, column)
        self.resize(look.on_screen(self, WIDE_PX, HIGH_PX))
        self.actions_of.told.connect(self._say)
        desk.changed.connect(self.show_person)
        self.show_person()

    def _leaving(self) -> OfClub:
        return OfClub(_("Statistics"), lambda: self._desk.person(self._player), self._desk.style)

    @pyqtSlot()
    def show_person(self) -> None:
        """As it stands now."""
        page = self._desk.person(self._player)
        self.shown.show_page(page, _("Whoever plays an evening to its end has it here."))
        self.actions_of.look(page)

    @pyqtSlot(str)
    def _say(self, sentence: str) -> None:
        self.said.setText(sentence)
        self.said.setVisible(bool(sentence))
