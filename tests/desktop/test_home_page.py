"""The first page: what runs, comes and has been; once more, off the list and back; by keyboard, and with very many."""

from dataclasses import replace
from functools import partial

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication

from db.evening_rows import EveningRow
from desktop.director.creating import create
from desktop.director.dialogs.take_off import TakeOffDialog
from desktop.director.home.card import EveningCard
from desktop.director.home.evenings import OLD, Group, Listed, matching
from desktop.director.home.page import AT_ONCE, HomePage
from desktop.running import Desk
from desktop.screenshots.studio import settle
from tests.desktop.desks import (
    MORE,
    NAMES,
    SEVEN_IN_THE_EVENING,
    HandClock,
    bridge_of,
    bust,
    kept_wish,
    open_kept,
    press,
    start,
)
from tournament import wording
from tournament.clocks import timekeeping
from tournament.draws import seating
from tournament.names import HOUR, MINUTE
from tournament.people import guests

DAY = 24 * HOUR


def card_of(desk: Desk, name: str) -> EveningCard:
    return next(card for card in desk.window.home.cards if card.listed.row.name == name)


def groups(desk: Desk) -> list[tuple[str, str]]:
    return [(card.listed.row.name, card.listed.group.value) for card in desk.window.home.cards]


def named(desk: Desk, clock: HandClock, name: str, names: tuple[str, ...] = NAMES) -> int:
    """A new evening of that name at the desk."""
    assert desk.open_evening(create(desk._shelf, kept_wish(names, name), clock))
    return bridge_of(desk).evening.number


def test_evenings_stand_as_running_coming_and_past_each_with_what_matters(desk: Desk, clock: HandClock) -> None:
    named(desk, clock, "Won", ("Anna", "Bohdan"))
    start(bridge_of(desk))
    clock.pass_by(30 * MINUTE)
    bust(bridge_of(desk), 1, by=2)
    named(desk, clock, "Left lying")
    start(bridge_of(desk))
    clock.pass_by(OLD + HOUR)
    named(desk, clock, "Only made")
    named(desk, clock, "Appointed")
    bridge = bridge_of(desk)
    assert bridge.perform(partial(seating.draw_seats, server_seed=bridge.server_seed()))
    assert bridge.perform(partial(timekeeping.schedule_start, start_at=clock.at + 30 * MINUTE))
    named(desk, clock, "Paused")
    start(bridge_of(desk))
    clock.pass_by(7 * MINUTE + 26_000)
    assert bridge_of(desk).perform(timekeeping.pause)
    named(desk, clock, "Runs")
    start(bridge_of(desk))
    clock.pass_by(7 * MINUTE + 26_000)
    desk.go_home()
    settle()
    assert groups(desk) == [
        ("Runs", "running"),
        ("Paused", "running"),
        ("Appointed", "coming"),
        ("Only made", "coming"),
        ("Left lying", "past"),
        ("Won", "past"),
    ]
    assert card_of(desk, "Runs").about.text().startswith("Level 1, 12:34 left · ")
    assert card_of(desk, "Runs").standing.text() == "6 of 6 left"
    since = wording.time_of_day(clock.at - 7 * MINUTE - 26_000)
    assert card_of(desk, "Paused").about.text().startswith(f"Level 1, paused since {since} · ")
    start_at = wording.time_of_day(clock.at + 30 * MINUTE - 2 * (7 * MINUTE + 26_000))
    assert card_of(desk, "Appointed").standing.text() == f"today {start_at}"
    assert card_of(desk, "Only made").about.text().startswith("made on ")
    assert card_of(desk, "Left lying").standing.text() == "not finished"
    assert card_of(desk, "Left lying").opening.text() == "Continue"
    assert card_of(desk, "Won").about.text().endswith("2 players · won by Bohdan")
    assert card_of(desk, "Won").opening.text() == "Look"
    clock.pass_by(MINUTE)
    desk.ticker.beat.emit(clock.at)
    assert card_of(desk, "Runs").about.text().startswith("Level 1, 11:34 left · ")
    assert "Level 1, 11:34 left" in card_of(desk, "Runs").accessibleName(), "heard as it is seen"


def test_an_open_board_is_told_of(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    start(bridge_of(desk))
    desk.boards.toggle()
    desk.go_home()
    settle()
    assert "board open" in card_of(desk, "Friday").about.text()


def test_a_first_start_offers_the_demonstration_and_later_it_is_one_quiet_line(desk: Desk, clock: HandClock) -> None:
    home = desk.window.home
    assert home.first_demo.isVisible()
    assert home.first_demo.property("kind") == "primary"
    assert not home.demo.isVisible()
    assert not home.filter.isVisible()
    open_kept(desk, clock)
    desk.go_home()
    assert home.demo.isVisible()
    assert home.demo.property("kind") == "link"


def test_by_keyboard_from_card_to_card_open_and_off_the_list(desk: Desk, clock: HandClock) -> None:
    for name in ("One", "Two", "Three"):
        named(desk, clock, name)
    desk.go_home()
    settle()
    cards = desk.window.home.cards
    assert cards[0].hasFocus(), "what can be gone on with has the keyboard"
    press(cards[0], Qt.Key.Key_Down)
    assert cards[1].hasFocus()
    press(cards[1], Qt.Key.Key_Up)
    press(cards[0], Qt.Key.Key_Up)
    assert cards[0].hasFocus()
    press(cards[0], Qt.Key.Key_Delete)
    asked = QApplication.activeModalWidget()
    assert isinstance(asked, TakeOffDialog)
    press(asked, Qt.Key.Key_Escape)
    assert len(desk._shelf.evenings()) == 3
    press(cards[0], Qt.Key.Key_Down)
    press(cards[1], Qt.Key.Key_Return)
    assert bridge_of(desk).state.setup.name == "Two"


def test_off_the_list_with_its_board_and_back_by_undo_or_later_by_name(desk: Desk, clock: HandClock) -> None:
    stream = named(desk, clock, "Friday")
    start(bridge_of(desk))
    desk.boards.toggle()
    desk.go_home()
    assert desk.evenings.find(stream) is not None
    card_of(desk, "Friday").remove.click()
    asked = QApplication.activeModalWidget()
    assert isinstance(asked, TakeOffDialog)
    asked.yes.click()
    assert desk._shelf.evenings() == ()
    assert desk.evenings.find(stream) is None, "neither its clock nor its board goes on"
    quiet = desk.window.quiet
    assert quiet.said.text() == "Friday is off the list, nothing of it is deleted. Undo puts it back."
    quiet.buttons[0].click()
    assert [row.name for row in desk._shelf.evenings()] == ["Friday"]
    assert quiet.said.text() == "Friday is on the list again."
    assert desk.front.removed() == ()
    desk.front.remove(stream, "Friday")
    quiet.put_away()
    assert desk.window.home.back.text() == "1 evening was taken off the list…"
    ((seq, name),) = desk.front.removed()
    desk.front.put_back(seq, name)
    assert [row.name for row in desk._shelf.evenings()] == ["Friday"]


def test_once_more_with_the_same_terms_and_the_same_people_expected(desk: Desk, clock: HandClock) -> None:
    wish = replace(kept_wish(("Anna", "Bohdan"), "Last week"), late=4, more=MORE, seats=8, house=200)
    assert desk.open_evening(create(desk._shelf, wish, clock))
    assert bridge_of(desk).about(["Cyril"], guests.expect)
    before = bridge_of(desk).state
    clock.pass_by(7 * DAY)
    desk.go_home()
    card_of(desk, "Last week").again.click()
    dialog = desk.new.again_dialog
    assert dialog is not None
    assert dialog.same.text() == "E&xpect the same 3 people"
    dialog.name.setText(" ")
    dialog.create_button.click()
    assert dialog.name_field.wrong.text() == "A name is missing."
    dialog.name.setText("This week")
    dialog.create_button.click()
    state = bridge_of(desk).state
    assert desk.new.again_dialog is None
    assert (state.setup.name, state.prices, state.setup.seats) == ("This week", before.prices, 8)
    assert (state.setup.structure, state.setup.rules) == (before.setup.structure, before.setup.rules)
    assert [guest.name for guest in guests.expected(state)] == ["Anna", "Bohdan", "Cyril"]
    assert not state.entered, "an expected guest costs nothing"
    assert len(bridge_of(desk).club.state.people) == 3


def test_once_more_with_robots_enters_them_and_with_a_clock_counts_nobody(desk: Desk, clock: HandClock) -> None:
    desk.new.start_demo()
    desk.go_home()
    card_of(desk, "Demonstration").again.click()
    assert desk.new.again_dialog is not None
    desk.new.again_dialog.create_button.click()
    assert len(bridge_of(desk).state.entered) == 27
    assert bridge_of(desk).state.setup.seed is not None


def row_of(number: int) -> EveningRow:
    """One of very many past evenings."""
    at = SEVEN_IN_THE_EVENING - (600 - number) * 7 * DAY
    return EveningRow(number, number, f"Evening {number}", at, at, at + HOUR, 20, 1, at + HOUR, 9, ("Łukasz",))


def test_five_hundred_evenings_are_made_into_cards_as_somebody_gets_there(dressed: QApplication) -> None:
    home = HomePage()
    home.resize(1280, 700)
    home.show_rows([row_of(number) for number in range(1, 501)])
    home.show()
    settle()
    assert len(home.cards) == AT_ONCE
    assert home.head.hint.text() == "500 on this computer"
    assert home.cards[0].listed.row.number == 500, "the newest first"
    home.cards[-1].setFocus()
    press(home.cards[-1], Qt.Key.Key_Down)
    assert len(home.cards) == 2 * AT_ONCE
    bar = home._area.verticalScrollBar()
    assert bar is not None
    settle()
    bar.setValue(bar.maximum())
    assert len(home.cards) == 3 * AT_ONCE
    home.resize(1280, 3_000)
    settle()
    assert len(home.cards) >= 30, "a high screen is filled"
    home.filter.setText("lukasz evening 499")
    assert [card.listed.row.number for card in home.cards] == [499]
    assert home.head.hint.text() == "1 of 500 found"
    press(home.filter, Qt.Key.Key_Down)
    home.filter.setText("nobody's")
    assert home.cards == []
    home.close()
    home.deleteLater()


def test_long_names_are_cut_and_whole_in_the_tooltip_and_those_from_right_to_left_turn_nothing(
    dressed: QApplication,
) -> None:
    """B222, B256."""
    long = "Wolfeschlegelsteinhausenbergerdorff-Nguyễn " * 3
    rows = [replace(row_of(1), name=long), replace(row_of(2), name="עומר 2026", winners=("עומר",))]
    home = HomePage()
    home.resize(960, 500)
    home.show_rows(rows)
    home.show()
    settle()
    hebrew, cut = home.cards
    assert cut.name.toolTip() == long
    assert cut.name.height() <= 2 * cut.name.fontMetrics().height(), "one line"
    assert cut.height() == hebrew.height()
    assert hebrew.name.text() == "\u2068עומר 2026\u2069"
    assert hebrew.about.text().endswith("· won by \u2068עומר\u2069")
    home.close()
    home.deleteLater()


def test_what_was_made_long_ago_and_never_began_is_past(clock: HandClock) -> None:
    row = replace(row_of(1), started=None, finished=None, last=SEVEN_IN_THE_EVENING, winners=())
    assert Listed(row, SEVEN_IN_THE_EVENING + 7 * DAY).group is Group.COMING
    assert Listed(row, SEVEN_IN_THE_EVENING + 60 * DAY).group is Group.PAST
    assert Listed(row, SEVEN_IN_THE_EVENING + 60 * DAY).standing[0] == "never started"
    ahead = replace(row, started=SEVEN_IN_THE_EVENING + 90 * DAY)
    assert Listed(ahead, SEVEN_IN_THE_EVENING + 60 * DAY).group is Group.COMING
    assert matching([Listed(row, 0)], "evening") != []
