"""The hands of an evening: found in their list, watched again, on their way out of the house."""

from functools import partial

from PyQt6.QtWidgets import QDialog

from desktop.director.hands.export_dialog import HandsExportDialog
from desktop.play.replayer.window import ReplayWindow
from desktop.screenshots.entry import Entry, Sheet, page
from desktop.screenshots.studio import Studio


def find(typed: str, studio: Studio) -> None:
    """That is typed above the list, and all hands have been read."""
    hands = studio.desk.hands
    while not hands.book.is_whole:
        hands.book.go_on()
    hands.line.typed.setText(typed)
    hands.line.show_now()
    hands.view.selectRow(0)


def replayer(studio: Studio, *, cards: bool = False) -> ReplayWindow:
    """The biggest pot, on its flop or later."""
    studio.desk.go_to("hands")
    find("", studio)
    hands = studio.desk.hands
    hands.view.choose(max(hands.book.rows, key=lambda row: row.pot).key)
    hands.replay()
    window = hands.replayer
    if window is None:
        raise RuntimeError("no hand is watched")
    window.next_street()
    window.step(1)
    if cards:
        window.turn_cards()
    return window


def export(studio: Studio) -> QDialog:
    """All hands found, before anything is chosen."""
    studio.desk.go_to("hands")
    find("all-in", studio)
    return studio.asked(studio.desk.hands.ask_export)


HANDS: tuple[Entry, ...] = (
    page("hands of robots", "robots", "hands", Sheet.MOMENTS, partial(find, "")),
    page("hands found", "robots", "hands", Sheet.MOMENTS, partial(find, "all-in bust")),
    page("no such hands", "robots", "hands", Sheet.MOMENTS, partial(find, "xyz")),
    Entry("replayer", "robots", ReplayWindow, replayer, Sheet.DIALOGS),
    Entry("replayer with all cards", "robots", ReplayWindow, partial(replayer, cards=True), Sheet.DIALOGS),
    Entry("export hands", "robots", HandsExportDialog, export),
)
