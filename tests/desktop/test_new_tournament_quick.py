"""A new tournament in three fields, and just a clock."""

from dataclasses import replace

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication

from desktop.director import last_time
from desktop.director.creating import club_of, create
from desktop.director.dialogs.just_a_clock import JustAClockDialog
from desktop.director.home.quick import QuickCard
from desktop.running import Desk
from desktop.screenshots.studio import settle
from tests.desktop.desks import MORE, HandClock, bridge_of, desk_of, kept_wish, press
from tournament.clocks.clock import Phase
from tournament.club import keeping
from tournament.events import EveningCreated, TableWay, Timing
from tournament.names import HOUR, MINUTE
from tournament.people import counting
from tournament.rules import WSOP
from tournament.sales import buying
from tournament.sales.prices import Buying, Price, Shares, Window
from tournament.structures import structure_files
from tournament.structures.structure import Break, Level, Structure
from tournament.wording.values import day_name

SHIPPED = structure_files.shipped()
OWN = Structure("Pub night", (Level(25, 50), Level(50, 100), Break(10 * MINUTE), Level(100, 200)), 5_000)


def quick(desk: Desk) -> QuickCard:
    return desk.window.home.quick


def clock_asked(desk: Desk) -> JustAClockDialog:
    assert desk.new.clock_dialog is not None
    return desk.new.clock_dialog


def setup_of(desk: Desk) -> EveningCreated:
    """As the database has it, not the open evening."""
    return desk._shelf.setup(bridge_of(desk).evening.number)


def test_three_fields_and_enter_make_an_evening_with_the_rest_of_last_time(desk: Desk, clock: HandClock) -> None:
    wish = replace(kept_wish((), "Last week"), late=4, more=MORE, seats=8, house=200, currency="CZK")
    create(desk._shelf, replace(wish, rules=WSOP, house_rules="wsop"), clock)
    desk.new.start_demo()  # robots are nobody's last time
    desk.go_home()
    card = quick(desk)
    press(desk.window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert card.name.hasFocus()
    assert card.name.selectedText() == day_name(clock.at)
    assert card.structure_field.structure == SHIPPED["club-20"]
    assert card.buy_in.text() == "20"
    assert card.rest.text().startswith("10\u202f000 chips, 8 at a table, Re-entry CZK")
    assert card.rest.text().endswith("late entry until level 4, CZK2 of it the house's, WSOP rules, as last time")
    card.name.setText("Friday")
    card.structure_field.choose(SHIPPED["home-3h"])
    card.buy_in.setText("25")
    press(card.buy_in, Qt.Key.Key_Return)
    made, before = setup_of(desk), wish
    assert (made.name, made.structure, made.currency, made.seats) == ("Friday", SHIPPED["home-3h"], "CZK", 8)
    assert (made.timing, made.way, made.rules, made.house_rules) == (Timing.REAL, TableWay.KEPT, WSOP, "wsop")
    price, re_entry, rebuy, add_on = made.prices
    assert price.shares == Shares(prizes=2_300, house=200)
    assert price.window == Window(until=4)
    assert (re_entry, rebuy) == before.more[:2], "what had a price of its own keeps it"
    assert add_on.window == Window(after=4, until=4), "sold in the break that this structure has"
    assert desk_of(desk).isVisible()


def test_what_cost_as_much_as_the_buy_in_goes_with_it(desk: Desk, clock: HandClock) -> None:
    rebuy = Price("Rebuy", Buying.REBUY, Shares(prizes=2_000), 10_000, Window(until=4))
    create(desk._shelf, replace(kept_wish((), "Before"), more=(rebuy,)), clock)
    desk.go_home()
    quick(desk).structure_field.choose(SHIPPED["pcf-t100"])
    quick(desk).buy_in.setText("30")
    quick(desk).create_button.click()
    price, rebought = setup_of(desk).prices
    assert (price.shares.total, price.chips) == (3_000, 30_000)
    assert (rebought.shares.total, rebought.chips) == (3_000, 30_000)


def test_a_refusal_stands_beside_its_field_and_nothing_is_made(desk: Desk, clock: HandClock) -> None:
    wish = replace(kept_wish((), "Before"), house=500, more=MORE)
    create(desk._shelf, wish, clock)
    desk.go_home()
    card = quick(desk)
    card.name.setText("  ")
    card.buy_in.setText("1.234")
    card.create_button.click()
    assert card.name_field.wrong.text() == "A name is missing."
    assert card.buy_in_field.wrong.text().startswith("1.234 can be read in two ways")
    card.name.setText("Friday")
    card.buy_in.setText("4")
    assert not card.name_field.wrong.isVisible()
    card.create_button.click()
    assert card.buy_in_field.wrong.text() == "The house's share cannot be more than the price."
    card.buy_in.setText("20")
    card.structure_field.choose(SHIPPED["deep-60"])
    card.create_button.click()
    assert "break" in card.structure_field.wrong.text(), "an add-on is sold in a break, and there is none"
    assert card.structure_field.wrong.isVisible()
    assert len(desk._shelf.evenings()) == 1


def test_evenings_of_one_day_are_told_apart(desk: Desk, clock: HandClock) -> None:
    day = day_name(clock.at)
    for name in (day, f"{day} 2", f"{day} 3"):
        assert quick(desk).name.text() == name
        quick(desk).create_button.click()
        desk.go_home()
    assert [row.name for row in desk._shelf.evenings()] == [day, f"{day} 2", f"{day} 3"]


def test_everything_else_opens_with_the_three_fields_filled_in(desk: Desk, clock: HandClock) -> None:
    create(desk._shelf, replace(kept_wish((), "Before"), late=6, seats=8, more=MORE), clock)
    desk.go_home()
    card = quick(desk)
    card.name.setText("Typed")
    card.structure_field.choose(SHIPPED["home-15"])
    card.buy_in.setText("12,50")
    card.more.click()
    dialog = desk.new.dialog
    assert dialog is not None
    assert (dialog.name.text(), dialog.buy_in.text(), dialog.structure.currentData()) == ("Typed", "12,50", "home-15")
    assert (dialog.stack.text(), dialog.seats.currentText(), dialog.late.text()) == ("500", "8", "6")
    assert dialog.more.lines[Buying.ADD_ON].level.text() == "6", "this structure has its break there"
    dialog.reject()
    card.name.setFocus()
    press(desk.window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert desk.new.dialog is not None, "the key opens it from the card, too"
    desk.new.dialog.create_button.click()
    assert setup_of(desk).name == "Typed"
    press(desk.window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert desk.new.dialog is not None, "and from a desk"
    desk.new.dialog.reject()


def test_the_clubs_own_structures_come_first_then_the_last_one_then_the_shipped_by_group(
    desk: Desk, clock: HandClock
) -> None:
    edited = replace(SHIPPED["club-20"], name="Club, shortened", periods=SHIPPED["club-20"].periods[:9])
    create(desk._shelf, replace(kept_wish((), "Before"), structure=edited), clock)
    club_of(desk._shelf, clock).perform(lambda roster, at: keeping.keep_structure(roster, at, OWN))
    desk.go_home()
    choice = quick(desk).structure
    texts = [choice.itemText(row) for row in range(choice.count())]
    assert texts[:6] == [
        "The club's own",
        "Pub night",
        "Last time",
        "Club, shortened",
        "Home game",
        "2 hours, 8 players, T25 chips",
    ]
    assert choice.currentText() == "Club, shortened"
    assert quick(desk).structure_field.from_file.isVisibleTo(desk.window)
    quick(desk).structure_field.choose(OWN)
    note = quick(desk).structure_field.note.text()
    assert note.startswith("3 levels from 25 / 50 to 100 / 200, 1 break, 1:10 hours in all. With 12 players over at")
    model = choice.model()
    assert model is not None
    assert not model.flags(model.index(0, 0)) & Qt.ItemFlag.ItemIsSelectable, "a heading cannot be chosen"


def test_the_fields_of_the_dialog_say_what_the_evening_before_was(clock: HandClock) -> None:
    wish = replace(kept_wish(()), late=3, house=250, more=MORE, head=500)
    fields = last_time.fields(wish.setup)
    assert (fields["buy_in"], fields["house"], fields["late"], fields["head"]) == ("20", "2.50", "3", "5")
    assert (fields["rebuy_sold"], fields["rebuy_price"], fields["rebuy_level"]) == ("yes", "15", "4")
    assert fields["rules"] == "tda"


def test_just_a_clock_from_the_first_page_to_pool_average_and_names(desk: Desk, clock: HandClock) -> None:
    desk.window.home.clock.click()
    dialog = clock_asked(desk)
    dialog.start.click()
    assert dialog.players_field.wrong.text() == "That takes at least two players, not 0."
    dialog.buy_in.setText("x")
    dialog.create_button.click()
    assert dialog.buy_in_field.wrong.isVisible()
    assert desk._shelf.evenings() == ()
    dialog.structure.choose(SHIPPED["home-3h"])
    dialog.players.setText("10")
    dialog.buy_in.setText("20")
    dialog.start.click()
    assert desk.new.clock_dialog is None
    bridge = bridge_of(desk)
    assert bridge.state.clock.reading(bridge.now()).phase is Phase.RUNNING
    assert (len(bridge.state.left), bridge.state.pool, bridge.state.chips_in_play) == (10, 20_000, 100_000)
    rebuy, add_on = bridge.state.prices[1:]
    assert (rebuy.buying, add_on.buying, add_on.window) == (Buying.REBUY, Buying.ADD_ON, Window(after=4, until=4))
    assert bridge.perform(
        lambda state, at: buying.rebuy(state, at, next(iter(state.left)).number, server_seed=bytes(32))
    )
    assert bridge.perform(counting.one_out)
    assert (len(bridge.state.left), bridge.state.pool) == (9, 22_000)
    assert bridge.about(["Anna"], counting.name_next)
    clock.pass_by(7 * 24 * HOUR)
    desk.go_home()
    desk.just_a_clock()
    again = clock_asked(desk)
    assert again.structure.structure == SHIPPED["home-3h"], "the terms of the last clock"
    assert again.more.isChecked()
    again.more.setChecked(False)
    again.create_button.click()
    assert bridge_of(desk).state.clock.reading(clock.at).phase is Phase.WAITING
    assert (len(bridge_of(desk).state.left), len(bridge_of(desk).state.prices)) == (0, 1)
    desk.go_home()
    settle()
    assert quick(desk).rest.text().count("at a table") == 1, "a tournament with people has tables again"
    assert QApplication.activeModalWidget() is None


def test_what_is_refused_takes_a_line_and_the_dialog_grows_by_it(desk: Desk) -> None:
    """At 130 % the words about the structure were cut off above and below."""
    desk.new.just_a_clock()
    dialog = clock_asked(desk)
    settle()
    before = dialog.height()
    dialog.start.click()
    settle()
    assert dialog.players_field.wrong.isVisible()
    assert dialog.height() > before
    note = dialog.structure.note
    assert note.height() >= note.heightForWidth(note.width())
