"""The dialog of a new tournament in its states, and how the hands of a table are played."""

from PyQt6.QtWidgets import QDialog

from desktop.director.dialogs.new_tournament import NewTournamentDialog
from desktop.director.tables.way_dialog import WayDialog
from desktop.screenshots.entry import Entry
from desktop.screenshots.studio import Studio
from tournament.events import TableWay
from tournament.names import TableNo


def new(studio: Studio) -> NewTournamentDialog:
    """Everything that can be asked before one."""
    dialog = studio.asked(studio.running.new.ask)
    assert isinstance(dialog, NewTournamentDialog)  # noqa: S101
    return dialog


def new_prices(studio: Studio) -> QDialog:
    """With everything on sale."""
    dialog = new(studio)
    dialog.more.opening.click()
    for line in dialog.more.lines.values():
        line.sold.setChecked(True)
    return dialog


def new_winnings(studio: Studio) -> QDialog:
    """With prizes and heads."""
    dialog = new(studio)
    dialog.winnings.opening.click()
    dialog.winnings.head.setText("5")
    return dialog


def new_counted(studio: Studio) -> QDialog:
    """Only a clock."""
    dialog = new(studio)
    dialog.counted.setChecked(True)
    return dialog


def new_here(studio: Studio) -> QDialog:
    """People and robots at this screen, by the rules of another house."""
    dialog = new(studio)
    dialog.here.click()
    dialog.names.text.setPlainText("Anna")
    dialog.rules.house.setCurrentIndex(dialog.rules.house.findData("slovak"))
    return dialog


def recorded_from_now_on(studio: Studio) -> QDialog:
    """Everybody at the table is counted, colour by colour."""
    dialog = WayDialog(studio.bridge, TableNo(1), studio.desk)
    dialog.ways[TableWay.RECORDED].click()
    dialog.by_colour.click()
    for pieces in list(dialog.grid.pieces.values())[:2]:
        for count, field in enumerate(pieces.values(), start=3):
            field.setText(str(count))
    return dialog


NEW_TOURNAMENTS: tuple[Entry, ...] = (
    Entry("new tournament", "nothing", NewTournamentDialog, new),
    Entry("new tournament, prices", "nothing", NewTournamentDialog, new_prices),
    Entry("new tournament, winnings", "nothing", NewTournamentDialog, new_winnings),
    Entry("new tournament, counted", "nothing", NewTournamentDialog, new_counted),
    Entry("new tournament, at this screen", "nothing", NewTournamentDialog, new_here),
    Entry("hands of a table", "kept", WayDialog, lambda s: WayDialog(s.bridge, TableNo(1), s.desk)),
    Entry("hands of a table, recorded", "kept", WayDialog, recorded_from_now_on),
)
