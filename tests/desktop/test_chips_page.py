"""The place of the chips: what there is, who was counted, what was given and corrected, from click to database."""

from functools import partial

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication, QLabel, QLineEdit

from desktop.director.chips.bonus_dialog import BonusDialog
from desktop.director.chips.count_dialog import CountDialog
from desktop.director.chips.page import ChipsPage
from desktop.director.dialogs.add_ons import AddOnsDialog
from desktop.director.dialogs.asked import AskedDialog
from desktop.running import Desk
from tests.desktop.desks import HandClock, bust, desk_of, open_kept, open_rebuys, press, said, start, type_text
from tests.desktop.rooms import settle
from tournament.chips import chip_sets, colour_up
from tournament.chips.chips import Chip
from tournament.names import MINUTE
from tournament.wording import THIN_SPACE

SET = (Chip(25, 300, "white"), Chip(100, 300, "red"), Chip(500, 100, "green"), Chip(1000, 200, "black"))


def chips_of(desk: Desk) -> ChipsPage:
    desk_of(desk).go_to("chips")
    return desk_of(desk).chips


def counting() -> CountDialog:
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, CountDialog)
    return dialog


def faded(page: ChipsPage) -> list[bool]:
    return [row.muted for row in page.view.table.rows]


def plain(text: str) -> str:
    return text.replace(THIN_SPACE, " ")


def test_the_page_says_what_is_owned_for_how_many_and_when_a_colour_goes(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    page = chips_of(desk)
    assert page.unknown.isVisible()
    assert page.card.isHidden()
    assert bridge.perform(partial(chip_sets.choose_chips, chips=SET))
    assert page.unknown.isHidden()
    texts = [plain(label.text()) for label in page.card.findChildren(QLabel) if label.isVisible()]
    at = texts.index("25")
    assert texts[at : at + 4] == ["25", "300 white", "12", "last needed in level 6; goes in the break that follows"]
    assert plain(page.card.suffices.text()) == (
        "A starting stack of 10 000 is 34 chips; there are enough for 25 players."
    )
    assert page.card.lacks.isHidden()
    start(bridge)
    assert bridge.perform(partial(colour_up.told, value=25, into=100, total=0))
    assert "gone" in [label.text() for label in page.card.findChildren(QLabel) if label.isVisible()]
    assert page.found.isEnabled()


def test_a_count_is_kept_with_its_time_and_fades(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    page = chips_of(desk)
    assert page.count.toolTip() == "The tournament has not started yet."
    start(bridge)
    page.count.setFocus()
    press(page.count, Qt.Key.Key_Space)
    dialog = counting()
    assert dialog.keep.toolTip() == "Nobody has been counted yet."
    assert dialog.focusWidget() is dialog.rows[0].field
    type_text(dialog.rows[0].field, "12 000")
    assert plain(dialog.sum.text()) == "12 000 of 60 000 in play counted, 5 players to go"
    for text in ("-500", "12.5", "1e9"):
        dialog.rows[1].field.setText(text)
        assert dialog.wrong.text() == f"{text} is no whole number, such as 20.", "B151"
        assert not dialog.keep.isEnabled()
    dialog.rows[1].field.setText("60001")
    assert "more than the" in dialog.wrong.text()
    dialog.rows[1].field.setText("8000")
    press(dialog.rows[1].field, Qt.Key.Key_Return)
    assert [tuple(map(plain, row.cells[:4:2])) for row in page.view.table.rows] == [
        ("Anna", "12 000"),
        ("Bohdan", "8 000"),
    ]
    assert page.view.table.rows[0].cells[4].startswith("counted ")
    assert faded(page) == [False, False]
    assert page.counted.value.text() == "2 of 6"
    clock.pass_by(5 * MINUTE)
    desk.ticker.beat.emit(clock.at)
    assert faded(page) == [True, True]
    page.count.click()
    again = counting()
    assert again.rows[0].field.text() == "", "an older count is never taken for a new one"
    again.reject()


def test_a_count_colour_by_colour_says_by_how_much_it_differs(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock, ("Anna", "Boris"))
    assert bridge.perform(partial(chip_sets.choose_chips, chips=SET))
    start(bridge)
    chips_of(desk).count.click()
    dialog = counting()
    dialog.by_colour.setFocus()
    press(dialog.by_colour, Qt.Key.Key_Space)
    settle()
    (anna, *_four), (boris, *_more) = (tuple(row.pieces.values()) for row in dialog.rows)
    assert anna.accessibleName() == "Chips worth 25 of Anna"
    assert dialog.focusWidget() is anna
    for typed in ("12x", "12"):
        anna.clear()
        type_text(anna, typed)
        assert (dialog.wrong.text() != "") == (typed == "12x")
    for typed in ("12", "4", "9"):
        press(dialog.focusWidget() or dialog, Qt.Key.Key_Tab)
        type_text(dialog.focusWidget() or dialog, typed)
    assert dialog.rows[0].field.text() == str(12 * 25 + 12 * 100 + 4 * 500 + 9 * 1000)
    press(dialog.focusWidget() or dialog, Qt.Key.Key_Tab)
    assert dialog.focusWidget() is boris
    type_text(boris, "400")
    assert plain(dialog.sum.text()) == "2 500 more counted than the 20 000 in play"
    boris.clear()
    type_text(boris, "300")
    assert plain(dialog.sum.text()) == "20 000 counted, as many as are in play"
    press(boris, Qt.Key.Key_Return)
    assert [entry.stack for entry in bridge.state.left] == [12_500, 7_500]


def test_a_count_that_differs_leads_to_the_correction_with_its_reason(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    start(bridge)
    page = chips_of(desk)
    page.count.click()
    dialog = counting()
    for row in dialog.rows:
        row.field.setText("9950")
    assert plain(dialog.sum.text()) == "300 fewer counted than the 60 000 in play"
    dialog.correct.click()
    asked = QApplication.activeModalWidget()
    assert isinstance(asked, AskedDialog)
    assert asked.answers == {"chips": "−300", "because": "counted"}
    assert plain(asked.preview.text()) == "60 000 → 59 700 in play"
    asked.yes.click()
    assert bridge.state.chips_in_play == 59_700
    assert plain(page.in_play.value.text()) == "59 700"
    bridge.undo()
    assert bridge.state.chips_in_play == 60_000


def test_chips_in_play_are_corrected_only_by_whole_numbers_and_with_a_reason(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    start(bridge)
    page = chips_of(desk)
    page.correct.click()
    asked = QApplication.activeModalWidget()
    assert isinstance(asked, AskedDialog)
    chips, because = asked.fields["chips"], asked.fields["because"]
    assert isinstance(chips, QLineEdit)
    assert isinstance(because, QLineEdit)
    because.setText("a rack too many")
    said_of = {}
    for text in ("12.5", "--5", "0", "-60000", "-60001", "1000000000"):
        chips.setText(text)
        said_of[text] = plain(asked.wrong.text())
        assert not asked.yes.isEnabled()
    assert said_of["12.5"] == "12.5 is no whole number, such as 20."
    assert "100000000" in said_of["1000000000"].replace(" ", ""), "the limit is said (B151)"
    assert all(said_of.values())
    chips.setText("-500")
    because.clear()
    assert asked.wrong.text() == "Say why."
    because.setText("a rack too many")
    asked.yes.click()
    assert bridge.state.chips_in_play == 59_500
    assert "a rack too many" in said(desk)[0]


def test_who_was_on_time_gets_a_bonus(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    start(bridge)
    clock.pass_by(MINUTE)
    bridge.enter_names(["Zora"])
    page = chips_of(desk)
    page.bonus.click()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, BonusDialog)
    press(dialog.on_time, Qt.Key.Key_Space)
    assert [entry.name for entry, tick in dialog.ticks if not tick.isChecked()] == ["Zora"]
    assert dialog.because.text() == "on time"
    dialog.chips.setText("0")
    assert "not 0" in dialog.wrong.text()
    dialog.chips.setText("500")
    assert plain(dialog.sum.text()) == "6 players get 500: 70 000 → 73 000 in play"
    press(dialog.chips, Qt.Key.Key_Return)
    assert bridge.state.chips_in_play == 73_000
    assert "on time" in said(desk)[0]
    page.bonus.click()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, BonusDialog)
    dialog.everybody.click()
    dialog.chips.setText("100")
    dialog.give.click()
    assert bridge.state.chips_in_play == 73_700


def test_somebody_out_meanwhile_closes_the_count(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    start(bridge)
    chips_of(desk).count.click()
    dialog = counting()
    bust(bridge, 6, by=1)
    assert not dialog.isVisible()


def test_add_ons_before_their_break_are_sold_with_a_reason(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    start(bridge)
    dialog = AddOnsDialog(bridge, desk.window)
    dialog.open()
    assert dialog.because_field.isHidden()
    dialog.ticks[0].wanted.click()
    dialog.ticks[1].wanted.setChecked(True)
    assert dialog.wrong.text() == "Add-on is not on sale yet: level 3 has to be over."
    assert dialog.because_field.isVisible()
    assert not dialog.sell.isEnabled()
    dialog.because.setText("dinner came early")
    assert dialog.sell.isEnabled()
    dialog.sell.click()
    assert bridge.state.chips_in_play == 70_000
    assert bridge.state.pool == 140_00
    assert said(desk)[0].endswith("(dinner came early)")
