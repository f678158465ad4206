"""A pot settled at the desk: typed in ten seconds, large at the right, with the rule of every line."""

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication, QLabel

from desktop.director.pot.dialog import PotDialog
from desktop.director.results.print_dialog import PrintDialog
from desktop.running import Desk
from tests.desktop.desks import HandClock, bridge_of, click, desk_of, open_kept, press, start, type_text
from tests.pots import CASES
from tournament.names import TableNo

MOST_KEYS = 50
"""Ten seconds of somebody who types five keys a second."""


def asked(desk: Desk) -> PotDialog:
    """The dialog that the command's key opens."""
    press(desk.window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, PotDialog)
    return dialog


def keys(dialog: PotDialog, text: str) -> int:
    """Type it wherever the keyboard is in it, ⏎ is Enter; how many keys that was."""
    for letter in text:
        focus = dialog.focusWidget()
        assert focus is not None
        if letter == "⏎":
            press(focus, Qt.Key.Key_Return)
        else:
            type_text(focus, letter)
    return len(text)


def received(dialog: PotDialog) -> dict[int, int]:
    """What each seat takes; nothing while there is no answer."""
    return {} if dialog.found is None else dict(dialog.found.received)


def shown(dialog: PotDialog) -> list[str]:
    """Every word at the right, from top to bottom."""
    return [label.text().replace("\u202f", ",") for label in dialog.answer.widget().findChildren(QLabel)]  # type: ignore[union-attr]


def test_a_three_way_all_in_is_typed_in_ten_seconds_with_no_evening_open(desk: Desk) -> None:
    dialog = asked(desk)
    assert shown(dialog)[0] == "Who has put in how much?"
    assert not dialog.copying.isEnabled()
    assert dialog.copying.toolTip() == "Nothing is in the pot yet: type what each player has put in."
    by_order = 1 + keys(dialog, "500⏎1⏎1200⏎2⏎2k⏎3⏎")
    assert by_order <= 22
    assert received(dialog) == {1: 1500, 2: 1400, 3: 800}
    assert len(dialog.rows.rows) == 4
    press(dialog.clearing, Qt.Key.Key_Space)
    assert received(dialog) == {}
    by_cards = 1 + keys(dialog, "500⏎AhKh⏎1200⏎Q")
    assert shown(dialog)[:5] == ["Seat 2: Q of what? c, d, h or s.", "Goes back first", "700", "Seat 2", "700"]
    by_cards += keys(dialog, "sQd⏎1200⏎7c7d⏎⏎")
    assert dialog.focusWidget() is dialog.board
    assert "The board is not complete" in shown(dialog)[0]
    assert "1,500" in shown(dialog)  # the pots lie there already
    by_cards += keys(dialog, "Qh7h2c5h9d")
    assert by_cards <= MOST_KEYS
    assert received(dialog) == {1: 1500, 2: 1400}
    words = shown(dialog)
    for said in ("Side pot", "in it: Seat 2 and Seat 3", "with three of a kind, queens", "TDA 12", "Main pot",
                 "with flush, ace high", "Adds up: 2,900"):  # fmt: skip
        assert said in words
    assert dialog.text.splitlines()[-1].replace("\u202f", ",") == "Adds up: 2,900"
    dialog.copying.click()
    clipboard = QApplication.clipboard()
    assert clipboard is not None
    assert clipboard.text() == dialog.text
    dialog.printing.click()
    paper = QApplication.activeModalWidget()
    assert isinstance(paper, PrintDialog)
    assert paper.printout is not None
    assert paper.printout.pages == 1
    paper.reject()
    dialog.reject()


def test_every_scenario_and_every_report_about_pots_comes_out_right(desk: Desk) -> None:
    """C-25 to C-40, C-98 to C-114, B002 to B014, B078 to B085."""
    dialog = asked(desk)
    for row in range(6):
        if row == len(dialog.rows.rows) - 1:
            dialog.rows.rows[row].chips.setText("1")
    for case in CASES:
        dialog.clear()
        dialog.fill(case.typed)
        names = dialog.names
        assert {names[seat]: chips for seat, chips in received(dialog).items()} == case.received, case.name
        assert dialog.found is not None
        pots = tuple((pot.amount, " ".join(names[seat] for seat in pot.eligible)) for pot in dialog.found.pots)
        assert pots == case.pots, case.name
    dialog.reject()


def test_hands_are_put_in_order_by_clicks_and_a_fold_is_an_f(desk: Desk) -> None:
    dialog = asked(desk)
    keys(dialog, "100⏎⏎100⏎⏎100⏎⏎25⏎f⏎")
    anna, ben, cid, dana = dialog.rows.rows[:4]
    assert dana.folded.isChecked()
    assert not dana.hand.isEnabled()
    assert "which hand?" in shown(dialog)[0]
    for row in (ben, anna, cid):
        click(row.best)
    assert [row.hand.text() for row in (anna, ben, cid)] == ["2", "1", "3"]
    click(anna.best)  # ties with the hand before
    assert anna.place == 1
    assert "say where the button is" in shown(dialog)[0]
    dialog.button.setCurrentIndex(dialog.button.findData(1))
    assert received(dialog) == {1: 162, 2: 163}
    assert "and the odd chip, 1, to Seat 2: first left of the button" in shown(dialog)
    dialog.chip.setText("30")
    assert shown(dialog) == ["That cannot be", "Seat 1: 100 cannot be put in with chips of 30 and more."]
    assert dialog.answer.accessibleDescription() == shown(dialog)[1]
    dialog.reject()


def test_ten_people_stand_in_the_order_of_ten_clicks(desk: Desk) -> None:
    dialog = asked(desk)
    keys(dialog, "".join(f"{chips}000⏎⏎" for chips in range(1, 11)))
    dialog.rows.rows[0].name.setText("Anna")
    for row in reversed(dialog.rows.rows[:10]):
        click(row.best)
    assert dialog.rows.rows[0].hand.text() == "10"  # a place, not the beginning of a card
    assert received(dialog) == {10: 55_000}
    inside = dialog.answer.widget()
    assert inside is not None
    assert inside.minimumSizeHint().width() <= dialog.answer.viewport().width()  # type: ignore[union-attr]
    click(dialog.clearing)
    assert [row.name.text() for row in dialog.rows.rows[:2]] == ["Anna", ""]
    assert received(dialog) == {}
    keys(dialog, "50⏎⏎100⏎d⏎")
    assert received(dialog) == {1: 150}  # who was absent gets nothing back of his blind: TDA 30
    assert "House, TDA 30" in shown(dialog)
    dialog.reject()


def test_at_a_table_its_players_stand_there_with_the_button_and_the_smallest_chip(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    bridge = bridge_of(desk)
    start(bridge)
    desk_of(desk).go_to("clock")
    dialog = asked(desk)
    assert dialog.rows.rows[0].name.text() == ""  # not at the tables
    dialog.reject()
    desk_of(desk).go_to("tables")
    table = bridge.state.tables[TableNo(1)]
    dialog = asked(desk)
    there = [(row.seat, row.name.text()) for row in dialog.rows.rows]
    assert there == [(seat, bridge.state.entries[entry].shown_name) for seat, entry in sorted(table.seats.items())]
    assert dialog.button.currentData() == table.first_button
    assert dialog.chip.text() == "25"
    assert dialog.house.currentData() == "tda"
    keys(dialog, "500⏎1⏎⏎500⏎2⏎")
    assert received(dialog) == {there[0][0]: 1000}
    dialog.clearing.click()
    assert dialog.rows.rows[0].name.text() == there[0][1]
    dialog.reject()
    menu = desk_of(desk).tables.seat_menu(table.number, min(table.seats))
    of_table = [action.menu() for action in menu.actions() if action.menu() is not None][-1]
    assert of_table is not None
    desk_of(desk).go_to("clock")
    next(action for action in of_table.actions() if action.text() == "Settle a pot…").trigger()
    from_menu = QApplication.activeModalWidget()
    assert isinstance(from_menu, PotDialog)
    assert [row.name.text() for row in from_menu.rows.rows] == [name for _seat, name in there]
    from_menu.reject()
