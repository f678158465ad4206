"""The chips at the desk: which are owned, what they make of a stack, and how a colour goes."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PyQt6.QtCore import QRectF, Qt
from PyQt6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop import look
from desktop.director.attention.card import MatterCard
from desktop.director.attention.panel import AttentionPanel
from desktop.director.chips.card_face import CardFace
from desktop.director.chips.colour_up_dialog import ColourUpDialog
from desktop.director.chips.owned_dialog import ChipsDialog
from desktop.director.creating import create
from desktop.running import Desk
from desktop.suit_shapes import suit_shape
from engine.cards import Card
from tests.desktop.desks import (
    NAMES,
    HandClock,
    bridge_of,
    click,
    desk_of,
    kept_wish,
    open_kept,
    press,
    said,
    start,
    type_text,
)
from tournament.chips import chip_sets
from tournament.chips.chips import Chip
from tournament.names import MINUTE
from tournament.structures import structure_files
from tournament.wording import THIN_SPACE

SET = (Chip(25, 300, "white"), Chip(100, 300, "red"), Chip(500, 100, "green"), Chip(1000, 200, "black"))


def begun(desk: Desk, clock: HandClock, names: Sequence[str] = NAMES, *, seats: int = 9) -> None:
    """An evening of three hours in which the first break takes the chips of 25, and that break has come."""
    wish = replace(kept_wish(names), structure=structure_files.shipped()["home-3h"], seats=seats)
    assert desk.open_evening(create(desk._shelf, wish, clock))
    start(bridge_of(desk))
    assert bridge_of(desk).perform(partial(chip_sets.choose_chips, chips=SET))
    clock.pass_by(60 * MINUTE)
    panel_of(desk)._look()


def panel_of(desk: Desk) -> AttentionPanel:
    panel = desk_of(desk).findChild(AttentionPanel)
    assert panel is not None
    return panel


def colour_cards(desk: Desk) -> list[MatterCard]:
    return [card for card in panel_of(desk).cards if card.accessibleName().startswith("Chips of")]


def words(card: MatterCard) -> list[str]:
    return [label.text() for label in card.findChildren(QLabel)]


def answers(card: MatterCard) -> list[str]:
    return [made.text() for made in card.findChildren(QPushButton)]


def answer(card: MatterCard, text: str) -> None:
    click(next(made for made in card.findChildren(QPushButton) if made.text() == text))


def asked(desk: Desk, text: str) -> ColourUpDialog:
    answer(colour_cards(desk)[0], text)
    dialog = panel_of(desk).findChild(ColourUpDialog)
    assert dialog is not None
    return dialog


def chips_dialog(desk: Desk) -> ChipsDialog:
    desk_of(desk).go_to("chips")
    click(desk_of(desk).chips.owned)
    dialog = desk_of(desk).chips.findChild(ChipsDialog)
    assert dialog is not None
    return dialog


def plain(text: str) -> str:
    return text.replace(THIN_SPACE, " ")


# ---- which are owned -----------------------------------------------------------------------------------------------


def test_what_is_typed_makes_a_starting_stack_at_once_and_is_kept_in_one_step(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    dialog = chips_dialog(desk)
    assert [row.value.text() for row in dialog.rows] == ["25", "100", "500", "1000"]
    assert not dialog.keep.isEnabled()
    assert dialog.keep.toolTip() == "Say which chips there are: at least one colour with its value and number."
    for row, (colour, count) in zip(
        dialog.rows, (("white", "100"), ("red", "100"), ("green", "40"), ("black", "60")), strict=True
    ):
        row.colour.clear()
        type_text(row.colour, colour)
        type_text(row.count, count)
    assert plain(dialog.stack_made.text()) == "12 × 25 white, 12 × 100 red, 3 × 500 green, 7 × 1 000 black (34 chips)"
    assert dialog.serves.text() == "Enough for 8 players."
    assert not dialog.lacks.isVisible()
    assert "25 (white): last needed in level 6; goes in the break that follows" in dialog.going.text()
    press(dialog, Qt.Key.Key_Return)
    assert plain(said(desk)[0]) == "Chips: 100 × 25 white, 100 × 100 red, 40 × 500 green, 60 × 1 000 black"
    assert bridge_of(desk).state.chip_set[0] == Chip(25, 100, "white")


def test_what_is_missing_for_so_many_is_said_while_it_is_typed(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    bridge_of(desk).perform(partial(chip_sets.choose_chips, chips=SET))
    dialog = chips_dialog(desk)
    assert dialog.serves.text() == "Enough for 25 players."
    dialog.players.setText("30")
    dialog.reserve.setText("10")
    assert dialog.lacks.text().startswith("Missing: ")
    dialog.stack.setText("10010")
    assert plain(dialog.lacks.text()) == "A stack of 10 010 cannot be made of these chips; the smallest is 25."


def test_amounts_that_cannot_be_paid_are_named(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    dialog = chips_dialog(desk)
    dialog.rows[1].count.setText("100")
    dialog.rows[2].count.setText("100")
    assert dialog.going.text().splitlines()[:2] == [
        "100: last needed in level 11; goes in the break after level 12",
        "Level 1 asks for 25, which these chips cannot pay.",
    ]


def test_rows_are_added_and_left_out_and_wrong_ones_are_named(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    bridge_of(desk).perform(partial(chip_sets.choose_chips, chips=SET))
    dialog = chips_dialog(desk)
    assert dialog.keep.toolTip() == "These are the chips already."
    click(dialog.more)
    assert len(dialog.rows) == 5
    assert dialog.focusWidget() is dialog.rows[4].colour
    dialog.rows[4].value.setText("25")
    dialog.rows[4].count.setText("10")
    assert dialog.lacks.text() == "Chips of 25 stand twice in the set."
    assert not dialog.keep.isEnabled()
    dialog.rows[4].value.setText("5x")
    assert "5x" in dialog.lacks.text()
    click(dialog.rows[4].drop)
    click(dialog.rows[3].drop)
    assert [row.value.text() for row in dialog.rows] == ["25", "100", "500"]
    assert dialog.keep.isEnabled()


def test_the_next_evening_begins_with_the_chips_of_the_last(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    bridge_of(desk).perform(partial(chip_sets.choose_chips, chips=SET))
    open_kept(desk, clock, ("Gita", "Hugo"))
    assert bridge_of(desk).state.chip_set == SET


# ---- a colour goes -------------------------------------------------------------------------------------------------


def test_the_break_asks_for_the_colour_with_its_answers(desk: Desk, clock: HandClock) -> None:
    begun(desk, clock)
    (card,) = colour_cards(desk)
    assert words(card) == [
        "Chips of 25 (white) go",
        "No level needs them any more; they are changed for 100 (red).",
    ]
    assert answers(card) == ["Round up…", "Race…", "Done: the total…", "Later"]
    answer(card, "Later")
    assert colour_cards(desk) == []


def test_rounding_up_takes_who_has_how_many_and_shows_the_new_total_before_it_is_done(
    desk: Desk, clock: HandClock
) -> None:
    begun(desk, clock)
    dialog = asked(desk, "Round up…")
    assert not dialog.yes.isEnabled()
    assert [row.odd.value() for row in dialog.rows] == [0] * 6
    assert not any(row.last.isVisible() for row in dialog.rows)
    dialog.rows[0].odd.setValue(3)
    dialog.rows[1].odd.setValue(1)
    assert plain(dialog.in_play.text()) == "60 000 → 60 100 in play"
    press(dialog, Qt.Key.Key_Return)
    assert plain(said(desk)[0]) == "Chips of 25 rounded up into 100 at table 1: 60 000 → 60 100 in play"
    assert colour_cards(desk) == []
    bridge_of(desk).undo()
    assert len(colour_cards(desk)) == 1


def test_a_race_is_dealt_on_screen_and_is_one_step(desk: Desk, clock: HandClock, qtbot: QtBot) -> None:
    begun(desk, clock)
    dialog = asked(desk, "Race…")
    assert dialog.yes.text() == "Deal the cards"
    assert all(row.last.isVisible() for row in dialog.rows)
    for row, odd in zip(dialog.rows, (3, 1, 2, 3), strict=False):
        row.odd.setValue(odd)
    assert plain(dialog.in_play.text()) == "60 000 in play"
    before = len(bridge_of(desk).evening.steps)
    click(dialog.yes)
    assert len(bridge_of(desk).evening.steps) == before + 1, "the step is taken before the first card is seen"
    assert dialog.yes.text() == "All at once"
    assert not any(face.lies for face in dialog.shown.cards)
    assert plain(dialog.in_play.text()) == "60 000 in play", "nobody is told before the cards have come"
    qtbot.waitUntil(lambda: dialog.shown.cards[0].lies)
    assert not dialog.shown.cards[-1].lies, "one after the other"
    click(dialog.yes)
    assert all(face.lies for face in dialog.shown.cards)
    assert plain(dialog.in_play.text()) == "60 000 → 59 975 in play"
    shown = [label.text() for label in dialog.shown.findChildren(QLabel)]
    assert sum(text == "wins a chip" for text in shown) == 2
    assert len(dialog.shown.cards) == 3 + 1 + 2 + 3
    assert all(" of " in face.accessibleName() for face in dialog.shown.cards)
    assert dialog.yes.text() == "Done"
    assert dialog.again.isHidden(), "no other colour is due"
    assert dialog.focusWidget() is dialog.yes
    click(dialog.yes)
    assert len(bridge_of(desk).evening.steps) == before + 1


def test_only_the_total_is_told(desk: Desk, clock: HandClock) -> None:
    begun(desk, clock)
    dialog = asked(desk, "Done: the total…")
    assert dialog.focusWidget() is dialog.total
    assert dialog.wrong.text() == ""
    assert dialog.yes.toolTip() == "Say how many chips more or fewer are in play now; 0 is an answer, too."
    dialog.total.setText("−25")
    assert plain(dialog.in_play.text()) == "60 000 → 59 975 in play"
    dialog.total.setText("30")
    assert dialog.wrong.text() == "Chips of 25 cannot change the chips in play by 30: that is no number of them."
    dialog.total.setText("-25")
    click(dialog.yes)
    assert bridge_of(desk).state.chips_in_play == 59_975


def test_each_table_is_done_by_itself_and_a_race_needs_one(desk: Desk, clock: HandClock) -> None:
    begun(desk, clock, (*NAMES, "Gita", "Hugo", "Ivan", "Jana"), seats=5)
    (card,) = colour_cards(desk)
    assert words(card)[-1] == "Still at tables 1 and 2."
    dialog = asked(desk, "Race…")
    assert dialog.wrong.text() == "A race is held at one table; choose which."
    assert len(dialog.rows) == 10
    dialog.rows[0].odd.setValue(2)
    dialog.table.setCurrentIndex(dialog.table.findData(2))
    assert len(dialog.rows) == 5
    dialog.rows[0].odd.setValue(3)
    look.allow_motion(False)
    click(dialog.yes)
    look.allow_motion(True)
    assert dialog.shown.is_dealt, "at once where nothing may be seen moving"
    assert dialog.again.text() == "Next: 25 (white), table 1…"
    click(dialog.again)
    (card,) = colour_cards(desk)
    assert words(card)[-1] == "Still at table 1."
    following = QApplication.activeModalWidget()
    assert isinstance(following, ColourUpDialog)
    assert (following.value.text(), following.into.text(), len(following.rows)) == ("25", "100", 5)
    following.reject()


def test_any_colour_can_be_asked_for_from_the_chips_page(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    start(bridge_of(desk))
    desk_of(desk).go_to("chips")
    click(desk_of(desk).chips.colours)
    dialog = desk_of(desk).chips.findChild(ColourUpDialog)
    assert dialog is not None
    assert dialog.wrong.text() == "", "nobody has typed anything wrong yet"
    type_text(dialog.value, "25")
    assert dialog.wrong.text() == ""
    type_text(dialog.into, "10")
    assert dialog.wrong.text() == "Chips of 25 cannot be changed for 10: the new chips have to be larger."
    type_text(dialog.into, "0")
    press(dialog.into, Qt.Key.Key_Tab)
    assert dialog.wrong.text() == ""
    assert len(dialog.rows) == 6
    press(dialog, Qt.Key.Key_Escape)
    assert bridge_of(desk).state.colours == ()


def test_suits_are_filled_shapes_that_need_no_font(dressed: QApplication) -> None:
    """B257: a font showed another glyph for a suit; ours has only the heart."""
    room = QRectF(3, 5, 20, 20)
    shapes = [suit_shape(number, room) for number in range(4)]
    for number, shape in enumerate(shapes):
        assert room.adjusted(-0.2, -0.2, 0.2, 0.2).contains(shape.boundingRect()), number
        assert shape.contains(room.center()), "filled"
        assert [other for other, each in enumerate(shapes) if each == shape] == [number]
    faces = {CardFace(Card(number), QWidget()).text for number in range(4)}
    assert faces == {"2♣", "2♦", "2♥", "2♠"}
