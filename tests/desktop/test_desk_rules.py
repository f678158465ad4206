"""By which rules a new evening is played: a preset, single switches, bounties, prizes; and the same again next time."""

from dataclasses import fields, replace

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication, QLabel, QScrollArea, QSpinBox, QWidget

from desktop.director.dialogs import switches
from desktop.director.dialogs.new_tournament import NewTournamentDialog
from desktop.director.dialogs.rules import RulesDialog
from desktop.director.parts import Choice
from desktop.running import Desk
from desktop.screenshots.studio import settle
from tests.desktop.desks import bridge_of, press
from tests.desktop.test_desk_sizes import in_sight
from tournament.bounties.bounty_rule import BountyKind, BountyRule, OwnHead
from tournament.names import MINUTE
from tournament.payouts.tables import TABLES
from tournament.rules import PRESETS, ROBERT, TDA, WSOP, Balancing, ColourUp, EveningRules, Redraws
from tournament.sales.prices import Buying

SMALL_SCREEN = (1024, 700)


def asked(desk: Desk) -> NewTournamentDialog:
    desk.new.ask()
    assert desk.new.dialog is not None
    return desk.new.dialog


def rules_of(dialog: NewTournamentDialog) -> RulesDialog:
    dialog.rules.more.click()
    made = dialog.findChild(RulesDialog)
    assert made is not None
    return made


def choose(dialog: RulesDialog, code: str, value: object) -> None:
    field = dialog.fields[code]
    if isinstance(field, QSpinBox):
        assert isinstance(value, int)
        field.setValue(value)
        return
    switch = next(each for section in switches.sections() for each in section.switches if each.code == code)
    field.setCurrentIndex([answer for answer, _words in switch.answers].index(value))


# ---- the rules -------------------------------------------------------------------------------------------------------


def test_who_chooses_nothing_plays_by_the_tda(desk: Desk) -> None:
    dialog = asked(desk)
    assert dialog.rules.presets.currentText() == "TDA"
    dialog.create_button.click()
    setup = bridge_of(desk).state.setup
    assert (setup.rules, setup.house_rules) == (TDA, "tda")


@pytest.mark.parametrize(("code", "rules"), [("wsop", WSOP), ("robert", ROBERT)])
def test_a_preset_brings_all_its_switches_and_the_rules_at_the_table(
    desk: Desk, code: str, rules: EveningRules
) -> None:
    dialog = asked(desk)
    dialog.rules.presets.setCurrentIndex(dialog.rules.presets.findData(code))
    dialog.create_button.click()
    setup = bridge_of(desk).state.setup
    assert (setup.rules, setup.house_rules) == (rules, code)


def test_every_switch_of_the_rules_is_asked() -> None:
    asked_of = [switch.code for section in switches.sections() for switch in section.switches]
    assert sorted(asked_of) == sorted(each.name for each in fields(EveningRules))
    assert all(switch.rule for section in switches.sections() for switch in section.switches)


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_a_preset_comes_out_of_the_dialog_as_it_went_in(desk: Desk, preset: str) -> None:
    dialog = RulesDialog(preset, PRESETS[preset], desk.window)
    rules = dialog.rules()
    assert rules == PRESETS[preset]
    assert [type(getattr(rules, each.name)) for each in fields(rules)] == [
        type(getattr(TDA, each.name)) for each in fields(TDA)
    ]
    dialog.reject()


def test_single_switches_are_set_one_click_further_and_counted_beside_the_preset(desk: Desk) -> None:
    dialog = asked(desk)
    rules = rules_of(dialog)
    choose(rules, "balancing", Balancing.FEWEST_MOVES)
    choose(rules, "hand_for_hand_off", 3)
    choose(rules, "rebuy_keeps_knockout", True)
    assert rules.differs.text() == "3 changed"
    press(rules, Qt.Key.Key_Return)
    assert dialog.rules.differs.text() == "3 changed"
    dialog.create_button.click()
    wanted = replace(TDA, balancing=Balancing.FEWEST_MOVES, hand_for_hand_off=3 * MINUTE, rebuy_keeps_knockout=True)
    assert bridge_of(desk).state.setup.rules == wanted


def test_esc_leaves_the_rules_as_they_were_and_the_preset_takes_all_changes_back(desk: Desk) -> None:
    dialog = asked(desk)
    rules = rules_of(dialog)
    choose(rules, "redraws", Redraws.THREE)
    rules.reset.click()
    assert rules.rules() == TDA
    choose(rules, "redraws", Redraws.THREE)
    press(rules, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert dialog.rules.rules == TDA
    dialog.rules.take(replace(TDA, redraws=Redraws.NONE))
    dialog.rules.presets.setCurrentIndex(1)
    assert dialog.rules.rules == WSOP
    assert dialog.rules.differs.text() == ""
    dialog.reject()


def test_the_next_tournament_begins_with_the_rules_of_the_last(desk: Desk) -> None:
    dialog = asked(desk)
    dialog.rules.presets.setCurrentIndex(1)
    dialog.rules.take(replace(WSOP, colour_up=ColourUp.ROUND_UP, difference_few=2, forfeit=True))
    dialog.winnings.head.setText("5")
    dialog.winnings.kind.setCurrentIndex(dialog.winnings.kind.findData("progressive"))
    dialog.winnings.cash.setText("30")
    dialog.create_button.click()
    again = asked(desk)
    assert again.rules.preset == "wsop"
    assert again.rules.rules == replace(WSOP, colour_up=ColourUp.ROUND_UP, difference_few=2, forfeit=True)
    assert again.rules.differs.text() == "3 changed"
    assert (again.winnings.head.text(), again.winnings.cash.text()) == ("5", "30")
    assert again.winnings.opening.text() == "▸  Prizes: bounties of 5"
    again.reject()


def test_settings_that_nobody_understands_are_as_the_preset_has_them() -> None:
    odd = {"rules": "wsop", "rule_balancing": "by smell", "rule_chairs": "99", "rule_difference_few": "x"}
    assert switches.read(odd) == ("wsop", WSOP)
    assert switches.read({"rules": "house"}) == ("tda", TDA)
    assert switches.read({}) == ("tda", TDA)


def test_every_switch_is_reached_by_tab_and_has_a_name(desk: Desk) -> None:
    dialog = RulesDialog("tda", TDA, desk.window)
    dialog.open()
    settle()
    reached: list[str] = []
    for _time in range(len(dialog.fields)):
        focus = dialog.focusWidget()
        assert focus is not None
        reached.append(next(code for code, field in dialog.fields.items() if field is focus))
        area = dialog.findChild(QScrollArea)
        assert area is not None
        assert area.viewport() is not None
        settle()
        assert in_sight(focus, dialog)
        press(focus, Qt.Key.Key_Tab)
    assert reached == list(dialog.fields)
    assert all(field.accessibleName() for field in dialog.fields.values())
    assert all(label.buddy() for label in dialog.findChildren(QLabel) if label.text() in _questions())
    assert dialog.width() <= SMALL_SCREEN[0]
    assert dialog.height() <= SMALL_SCREEN[1]
    dialog.reject()


def _questions() -> set[str]:
    return {switch.asks for section in switches.sections() for switch in section.switches}


# ---- what is won -----------------------------------------------------------------------------------------------------


def test_money_on_heads_is_paid_beside_the_buy_in_and_the_re_entry(desk: Desk) -> None:
    dialog = asked(desk)
    dialog.more.opening.click()
    for line in dialog.more.lines.values():
        line.sold.setChecked(True)
    dialog.winnings.head.setText("5")
    dialog.winnings.own_head.setCurrentIndex(dialog.winnings.own_head.findData("prizes"))
    dialog.create_button.click()
    state = bridge_of(desk).state
    heads = {price.buying: (price.shares.total, price.shares.bounties) for price in state.prices}
    assert heads == {
        Buying.BUY_IN: (2_500, 500),
        Buying.RE_ENTRY: (2_500, 500),
        Buying.REBUY: (2_000, 0),
        Buying.ADD_ON: (2_000, 0),
    }
    assert state.bounty_rule == BountyRule(own_head=OwnHead.PRIZES)


def test_where_a_rebuy_leaves_the_knock_out_it_brings_a_new_head(desk: Desk) -> None:
    dialog = asked(desk)
    dialog.more.opening.click()
    dialog.more.lines[Buying.REBUY].sold.setChecked(True)
    dialog.winnings.head.setText("5")
    dialog.rules.take(replace(TDA, rebuy_keeps_knockout=True))
    dialog.create_button.click()
    rebuy = next(price for price in bridge_of(desk).state.prices if price.buying is Buying.REBUY)
    assert (rebuy.shares.prizes, rebuy.shares.bounties) == (2_000, 500)


@pytest.mark.parametrize(
    ("kind", "typed", "wanted"),
    [
        ("progressive", "33.5 %", BountyRule(BountyKind.PROGRESSIVE, 3_350)),
        ("mystery", "4", BountyRule(BountyKind.MYSTERY, mystery_from=4)),
        ("mystery", "", BountyRule(BountyKind.MYSTERY)),
    ],
)
def test_bounties_grow_or_lie_in_envelopes(desk: Desk, kind: str, typed: str, wanted: BountyRule) -> None:
    dialog = asked(desk)
    won = dialog.winnings
    won.opening.click()
    assert won.kind_field.isHidden(), "without money on heads there is nothing to ask"
    won.head.setText("5")
    won.kind.setCurrentIndex(won.kind.findData(kind))
    assert won.cash_field.isHidden() == (kind != "progressive")
    (won.cash if kind == "progressive" else won.mystery_from).setText(typed)
    dialog.create_button.click()
    assert bridge_of(desk).state.bounty_rule == wanted


def test_the_payout_table_and_a_guarantee(desk: Desk) -> None:
    dialog = asked(desk)
    dialog.winnings.table.setCurrentIndex(1)
    dialog.winnings.guarantee.setText("300")
    dialog.names.text.setPlainText("Anna\nBohdan\nCyril")
    dialog.create_button.click()
    plan = bridge_of(desk).state.payouts
    assert (plan.table, plan.guarantee) == (TABLES[1], 30_000)
    assert bridge_of(desk).state.pool == 30_000


def test_what_is_wrong_with_the_winnings_stands_beside_the_field_that_it_opens(desk: Desk) -> None:
    dialog = asked(desk)
    won = dialog.winnings
    won.head.setText("5")
    won.kind.setCurrentIndex(won.kind.findData("progressive"))
    won.cash.setText("120")
    won.guarantee.setText("lots")
    dialog.create_button.click()
    assert dialog.isVisible()
    assert won.isVisible()
    assert won.cash_field.wrong.text() == "The part of a head that is paid in cash should be from 0 to 100 %."
    assert won.guarantee_field.wrong.text().startswith("lots is no amount")
    won.cash.setText("50")
    assert won.cash_field.wrong.text() == ""
    won.guarantee.setText("")
    won.head.setText("lots")
    dialog.create_button.click()
    assert won.head_field.wrong.text().startswith("lots is no amount")
    assert desk._shelf.evenings() == ()
    dialog.reject()


def test_only_of_fixed_bounties_the_own_head_can_be_part_of_the_prizes(desk: Desk) -> None:
    dialog = asked(desk)
    won = dialog.winnings
    won.head.setText("5")
    won.own_head.setCurrentIndex(won.own_head.findData("prizes"))
    for kind in ("progressive", "mystery"):
        won.kind.setCurrentIndex(won.kind.findData(kind))
        assert (won.own_head.findData("prizes"), won.own_head.currentData()) == (-1, "his")
    won.own_head.setCurrentIndex(won.own_head.findData("nobody"))
    won.kind.setCurrentIndex(won.kind.findData("fixed"))
    assert won.own_head.findData("prizes") >= 0
    assert won.own_head.currentData() == "nobody"
    dialog.reject()


def test_more_seats_than_chairs_are_refused_beside_the_field(desk: Desk) -> None:
    dialog = asked(desk)
    dialog.rules.take(replace(dialog.rules.rules, chairs=6))
    dialog.create_button.click()
    assert dialog.isVisible()
    assert dialog.seats_field.wrong.text() == "By tonight's rules a table has 6 chairs: 9 cannot sit there."
    dialog.seats.setCurrentText("6")
    assert dialog.seats_field.wrong.text() == ""
    dialog.create_button.click()
    assert not dialog.isVisible()


def test_robots_play_for_bounties_by_any_rules(desk: Desk) -> None:
    dialog = asked(desk)
    dialog.dealt.setChecked(True)
    assert dialog.more.opening.isHidden()
    dialog.names.text.setPlainText("Anna\nBohdan")
    dialog.rules.presets.setCurrentIndex(2)
    dialog.winnings.head.setText("5")
    dialog.create_button.click()
    state = bridge_of(desk).state
    assert (state.setup.house_rules, state.setup.rules, state.setup.buy_in) == ("robert", ROBERT, 2_500)


# ---- room ------------------------------------------------------------------------------------------------------------


def test_one_part_is_open_at_a_time_and_all_of_it_fits_on_a_small_screen(desk: Desk) -> None:
    dialog = asked(desk)
    settle()
    low = dialog.height()
    dialog.more.opening.click()
    settle()
    assert_fits(dialog)
    dialog.winnings.opening.click()
    dialog.winnings.head.setText("5")
    dialog.winnings.kind.setCurrentIndex(1)
    settle()
    assert not dialog.more.isVisible()
    assert dialog.winnings.isVisible()
    assert_fits(dialog)
    dialog.winnings.opening.click()
    settle()
    assert dialog.height() == low
    dialog.reject()


def assert_fits(dialog: NewTournamentDialog) -> None:
    assert dialog.width() <= SMALL_SCREEN[0]
    assert dialog.height() <= SMALL_SCREEN[1]
    for part in dialog.findChildren(QWidget):
        if isinstance(part, Choice | QLabel) and part.isVisible() and part.window() is dialog:
            assert in_sight(part, dialog), part.accessibleName()


def test_the_choice_of_rules_is_reached_by_its_letter_and_the_rest_by_tab(desk: Desk) -> None:
    dialog = asked(desk)
    label = next(each for each in dialog.findChildren(QLabel) if each.text() == "&Rules")
    assert label.buddy() is dialog.rules.presets
    dialog.rules.presets.setFocus()
    press(dialog.rules.presets, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is dialog.rules.more or dialog.focusWidget() is dialog.rules.more
    dialog.reject()
