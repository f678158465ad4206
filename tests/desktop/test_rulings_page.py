"""The argument at the table: a few words, the answer under tonight's rules, and a call or a raise."""

from PyQt6.QtCore import Qt

from desktop.director.rulings.page import RulingsDialog
from desktop.running import Desk
from tests.desktop.desks import HandClock, desk_of, open_kept, press, start, type_text


def test_a_few_words_the_answer_and_the_next_one_with_the_arrows(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    start(bridge)
    desk.show_rulings()
    page = desk_of(desk).rulings
    search = page.search
    assert search.words.hasFocus()
    type_text(search.words, "short all-in")
    assert search.title.text() == "Short all-in"
    assert search.rule.text() == "TDA 47"
    search.words.clear()
    type_text(search.words, "chip")
    press(search.words, Qt.Key.Key_Down)
    assert search.found.currentRow() == 1
    search.words.setText("xyzzy")
    assert search.title.text() == "Nothing found"
    assert bridge.state.clock.reading(bridge.now()).phase.name == "RUNNING"


def test_the_calculator_says_call_or_raise_and_to_how_much(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    desk.show_rulings()
    sums = desk_of(desk).rulings.calculator
    assert sums.price.placeholderText() == "50"
    type_text(sums.price, "1100")
    type_text(sums.step, "600")
    type_text(sums.chips, "1000 5x100")
    assert sums.verdict.text() == "A raise to 1\u202f700"
    assert sums.why.text() == "He adds 200. It opens the betting again. TDA 43, TDA 45."
    sums.chips.setText("1000 3x100")
    assert sums.verdict.text() == "A call of 1\u202f100"
    assert sums.why.text() == "200 go back to him. TDA 43, TDA 45."
    sums.last.setChecked(True)
    assert sums.verdict.text() == "All-in for 1\u202f300"
    assert sums.why.text().startswith("It does not open the betting again.")
    sums.chips.setText("ten")
    assert sums.verdict.text() == ""
    assert sums.chips_field.wrong.text().startswith("ten is no chip")


def test_without_an_evening_it_answers_by_the_usual_rules(desk: Desk) -> None:
    desk.show_rulings()
    dialog = desk.window.findChild(RulingsDialog)
    assert dialog is not None
    assert dialog.search.found.count() > 40
    dialog.reject()
