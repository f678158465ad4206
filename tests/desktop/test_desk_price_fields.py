"""The prices of a new tournament: late entry, the house's share, re-entries, rebuys and add-ons."""

from desktop.director.dialogs.new_tournament import NewTournamentDialog
from desktop.running import Desk
from tests.desktop.desks import bridge_of
from tournament.sales.money import PLAY
from tournament.sales.prices import Buying, Price, Shares, Window


def asked(desk: Desk) -> NewTournamentDialog:
    """The dialog for everything."""
    desk.new.ask()
    assert desk.new.dialog is not None
    return desk.new.dialog


def sold(dialog: NewTournamentDialog, buying: Buying, price: str, chips: str, level: str) -> None:
    """Tick that price and fill in its line."""
    dialog.more.opening.setChecked(True)
    line = dialog.more.lines[buying]
    line.sold.setChecked(True)
    line.price.setText(price)
    line.chips.setText(chips)
    line.level.setText(level)


def test_the_first_evening_has_late_entry_until_level_4_and_nothing_else_to_buy(desk: Desk) -> None:
    asked(desk).create_button.click()
    (price,) = bridge_of(desk).state.prices
    assert price.window == Window(until=4)
    assert price.shares == Shares(prizes=2_000)


def test_no_late_entry_closes_registration_with_the_start(desk: Desk) -> None:
    dialog = asked(desk)
    dialog.late.setText("0")
    dialog.create_button.click()
    assert bridge_of(desk).state.prices[0].window == Window(until=0)


def test_the_house_has_its_share_of_the_buy_in(desk: Desk) -> None:
    dialog = asked(desk)
    dialog.buy_in.setText("25")
    dialog.house.setText("5")
    dialog.create_button.click()
    assert bridge_of(desk).state.prices[0].shares == Shares(prizes=2_000, house=500)


def test_a_share_over_the_price_is_refused_below_its_field(desk: Desk) -> None:
    dialog = asked(desk)
    dialog.house.setText("21")
    dialog.create_button.click()
    assert dialog.house_field.wrong.text() == "The house's share cannot be more than the price."
    dialog.house.setText("1")
    assert dialog.house_field.wrong.isHidden()
    dialog.reject()


def test_more_prices_are_closed_until_somebody_opens_them(desk: Desk) -> None:
    dialog = asked(desk)
    line = dialog.more.lines[Buying.REBUY]
    assert not line.price.isVisible()
    dialog.more.opening.click()
    assert line.price.isVisible()
    assert [field.text() for _key, field in line.fields] == ["20", "10000", "4"]
    assert not line.price.isEnabled(), "nothing is sold that is not ticked"
    dialog.reject()


def test_rebuys_re_entries_and_add_ons_each_have_their_price_chips_and_window(desk: Desk) -> None:
    dialog = asked(desk)
    sold(dialog, Buying.RE_ENTRY, "25", "10000", "4")
    sold(dialog, Buying.REBUY, "20", "8 000", "3")
    sold(dialog, Buying.ADD_ON, "10", "5000", "3")
    dialog.create_button.click()
    assert bridge_of(desk).state.prices[1:] == (
        Price("Re-entry", Buying.RE_ENTRY, Shares(prizes=2_500), 10_000, Window(until=4)),
        Price("Rebuy", Buying.REBUY, Shares(prizes=2_000), 8_000, Window(until=3)),
        Price("Add-on", Buying.ADD_ON, Shares(prizes=1_000), 5_000, Window(after=3, until=3)),
    )


def test_an_add_on_needs_a_break_after_its_level(desk: Desk) -> None:
    dialog = asked(desk)
    sold(dialog, Buying.ADD_ON, "10", "5000", "4")
    dialog.create_button.click()
    told = dialog.more.lines[Buying.ADD_ON].wrong.text()
    assert told.startswith("No break follows level 4; breaks follow levels 3")
    assert dialog.isVisible()
    dialog.reject()


def test_what_is_wrong_with_a_price_stands_below_it_also_when_the_part_was_closed(desk: Desk) -> None:
    dialog = asked(desk)
    sold(dialog, Buying.REBUY, "20", "200000000", "3")
    dialog.more.opening.setChecked(False)
    dialog.create_button.click()
    assert dialog.more.opening.isChecked()
    assert "should bring 1 to" in dialog.more.lines[Buying.REBUY].wrong.text()
    assert dialog.more.lines[Buying.REBUY].wrong.isVisible()
    dialog.reject()


def test_the_next_tournament_begins_with_what_was_typed_last(desk: Desk) -> None:
    dialog = asked(desk)
    dialog.late.setText("6")
    dialog.house.setText("2,50")
    sold(dialog, Buying.REBUY, "15", "8000", "6")
    dialog.create_button.click()
    again = asked(desk)
    assert (again.late.text(), again.house.text()) == ("6", "2.50")
    assert "Rebuy" in again.more.opening.text(), "the closed part says what is sold"
    line = again.more.lines[Buying.REBUY]
    assert [field.text() for _key, field in line.fields] == ["15", "8000", "6"]
    assert not again.more.lines[Buying.ADD_ON].sold.isChecked()
    again.reject()


def test_play_chips_are_a_currency_without_decimals(desk: Desk) -> None:
    dialog = asked(desk)
    dialog.currency.setCurrentText(PLAY)
    dialog.buy_in.setText("2000")
    dialog.create_button.click()
    setup = bridge_of(desk).state.setup
    assert (setup.currency, setup.buy_in) == (PLAY, 2_000)


def test_just_a_clock_asks_for_a_number_of_players_and_no_names(desk: Desk) -> None:
    dialog = asked(desk)
    dialog.counted.setChecked(True)
    assert not dialog.names.text.isVisible()
    dialog.players.setText("23")
    dialog.create_button.click()
    state = bridge_of(desk).state
    assert state.setup.counted
    assert len(state.left) == 23


def test_robots_know_neither_late_entry_nor_other_prices(desk: Desk) -> None:
    dialog = asked(desk)
    dialog.dealt.setChecked(True)
    assert not dialog.late.isVisible()
    assert not dialog.more.isVisible()
    dialog.names.text.setPlainText("Anna\nBohdan")
    dialog.create_button.click()
    assert bridge_of(desk).state.prices[0].window == Window(until=0)
