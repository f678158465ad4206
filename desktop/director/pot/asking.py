"""Opens the dialog that settles a pot, from anywhere; at the tables with what is known of the one chosen."""

from PyQt6.QtCore import QObject, pyqtSlot

from db.errors import StorageTrouble
from desktop.director.commands.command import Deed
from desktop.director.window import DirectorWindow
from desktop.evenings.evenings import Evenings
from desktop.settings import Settings
from tournament import wording
from tournament.club.house_style import PLAIN, HouseStyle
from tournament.names import TableNo
from tournament.pots.at_table import at_table
from tournament.pots.typed import TypedPot


class PotAsking(QObject):
    """The command `settle_pot`, which needs no evening."""

    def __init__(self, window: DirectorWindow, evenings: Evenings, settings: Settings) -> None:
        super().__init__(window)
        self._window, self._evenings, self._settings = window, evenings, settings
        window.commands.offer({"settle_pot": Deed(self.ask)})

    @pyqtSlot()
    def ask(self) -> None:
        """Over the window; at the tables page the chosen table's, or the only one's, players stand there already."""
        desk = self._window.desk
        number: TableNo | None = None
        if desk is not None and desk.is_at("tables") and not desk.bridge.state.setup.counted:
            tables, chosen = desk.bridge.state.tables, desk.tables.chosen
            only = next(iter(tables)) if len(tables) == 1 else None
            number = only if chosen is None else chosen.table
        self._open(*self._known(number))

    @pyqtSlot(int)
    def ask_at(self, table: int) -> None:
        """The same with the players of that table."""
        self._open(*self._known(TableNo(table)))

    def _open(self, start: TypedPot | None, title: str) -> None:
        from desktop.director.pot.dialog import PotDialog

        PotDialog(start, title, self._settings, self._window, style=self._style()).open()

    def _known(self, number: TableNo | None) -> tuple[TypedPot | None, str]:
        """What is known at that table, and whose pot it is."""
        desk = self._window.desk
        if desk is None:
            return None, ""
        bridge = desk.bridge
        state, evening = bridge.state, bridge.state.setup.name
        if number is None or number not in state.tables or not state.tables[number].seats:
            return None, evening
        table = wording.table_name(number, state.tables[number].name)
        return at_table(state, number, bridge.now()), f"{evening} · {table}"

    def _style(self) -> HouseStyle:
        try:
            return self._evenings.club().state.house_style
        except StorageTrouble:
            return PLAIN  # a printout looks plain where the club cannot be read
