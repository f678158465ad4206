"""What the commands of the board, the view and the results do."""

from functools import partial

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QPushButton

from desktop.director.commands.catalogue import GO_TO
from desktop.director.commands.command import Deed
from desktop.director.commands.deeds.ways import sentence
from desktop.director.desk import EveningDesk
from desktop.director.imports.hands_dialog import HandsDialog
from desktop.display.showing import Blank
from tournament.language import gettext as _


def deeds(desk: EveningDesk) -> dict[str, Deed]:
    """By the code of the command."""
    return {**_board(desk), **_view(desk), **_results(desk)}


def _board(desk: EveningDesk) -> dict[str, Deed]:
    evening = desk.evening

    def swap() -> None:
        if not desk.board.swap():
            desk.told.emit(desk.board.refused.text())

    def message() -> None:
        desk.go_to("board")
        desk.board.message.text.setFocus()

    def sounds() -> None:
        desk.board.sound.more.click()

    def look() -> None:
        page = desk.board
        page.refresh()
        if page.look.isEnabled():
            page.look.click()
        else:
            desk.told.emit(sentence(page.look.toolTip()))

    def why_no_other() -> str | None:
        if not any(board.is_wanted for board in evening.boards):
            return _("The board is closed.")
        return None if evening.may_have_more else _("There are no more boards.")

    return {
        "hold": Deed(evening.hold_or_let_go),
        "page": Deed(partial(evening.turn, 1)),
        "page_before": Deed(partial(evening.turn, -1)),
        "black": Deed(partial(evening.darken, Blank.BLACK)),
        "picture": Deed(partial(evening.darken, Blank.PICTURE)),
        "swap": Deed(swap),
        "message": Deed(message),
        "look": Deed(look),
        "another_board": Deed(evening.another_board, why_no_other),
        "sounds": Deed(sounds),
    }


def _view(desk: EveningDesk) -> dict[str, Deed]:
    def answers() -> list[QPushButton]:
        found = [made for card in desk.attention.cards for made in card.findChildren(QPushButton)]
        return [made for made in found if made.isVisibleTo(desk.attention) and made.isEnabled()]

    def to_attention() -> None:
        answers()[0].setFocus(Qt.FocusReason.TabFocusReason)

    def why_no_attention() -> str | None:
        return None if answers() else _("Nothing needs attention.")

    def to_history() -> None:
        desk.history.view.setFocus(Qt.FocusReason.TabFocusReason)

    places = {f"{GO_TO}{code}": Deed(partial(desk.go_to, code)) for code in desk.places.codes()}
    return {**places, "attention": Deed(to_attention, why_no_attention), "history": Deed(to_history)}


def _results(desk: EveningDesk) -> dict[str, Deed]:
    def nobody() -> str | None:
        return None if desk.bridge.state.entries else _("Nobody has entered yet.")

    def copy_text() -> None:
        desk.results.copy_text("standings")

    def copy_picture() -> None:
        desk.results.copy_picture("standings")

    def open_standings() -> None:
        desk.results.open_report("standings")

    def show_on_paper() -> None:
        desk.results.ask_print()

    def export() -> None:
        desk.results.ask_export()

    def attach_hands() -> None:
        HandsDialog(desk.bridge, desk).open()

    def choose_look() -> None:
        desk.results.ask_look()

    def publish() -> None:
        desk.go_to("results")  # where what is asked, and how it goes, can be seen
        desk.results.published.ask()

    return {
        "copy_standings": Deed(copy_text, nobody),
        "picture_standings": Deed(copy_picture, nobody),
        "open_standings": Deed(open_standings, nobody),
        "print": Deed(show_on_paper),
        "export": Deed(export),
        "publish": Deed(publish),
        "house_style": Deed(choose_look),
        "attach_hands": Deed(attach_hands),
    }
