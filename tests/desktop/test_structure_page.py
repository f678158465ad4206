"""The Structure page says everything about the levels, with their times and chips, and the bar says when it ends."""

from functools import partial

from PyQt6.QtGui import QPixmap

from desktop.director.clockbar import ClockBar
from desktop.director.structure.levels import CHIPS, NOTE
from desktop.director.structure.page import StructurePage
from desktop.director.structure.shorten_dialog import ShortenDialog
from desktop.director.structure.wanted_dialog import WantedDialog
from desktop.running import Desk
from desktop.screenshots.studio import settle
from engine.blinds import Limit
from tests.desktop.desks import (
    DeskMaker,
    HandClock,
    bridge_of,
    bust,
    click,
    desk_of,
    open_kept,
    open_rebuys,
    said,
    start,
)
from tests.desktop.rooms import pass_by
from tournament import forecast, wording
from tournament.chips import chip_sets
from tournament.chips.chips import Chip
from tournament.clocks import timekeeping
from tournament.names import HOUR, MINUTE
from tournament.people import entries
from tournament.structures import restructuring, structure_files
from tournament.structures.structure import Break, Level, Structure

STRUCTURE = Structure(
    "All kinds",
    (
        Level(50, 100, duration_ms=20 * MINUTE, limit=Limit.FIXED_LIMIT),
        Break(10 * MINUTE, (25, 100), waits=True),
        Level(100, 200, duration_ms=None, hands=12, limit=Limit.POT_LIMIT),
        Level(200, 400, duration_ms=None),
    ),
    10_000,
)
CHIP_SET = (Chip(25, 300, "green"), Chip(100, 300, "black"), Chip(500, 200, "purple"), Chip(1000, 200, "yellow"))
CLUB_20 = structure_files.shipped()["club-20"]


def page_of(desk: Desk) -> StructurePage:
    desk.window.resize(1280, 720)
    desk_of(desk).go_to("structure")
    settle()
    return desk_of(desk).structure


def column(page: StructurePage, at: int) -> list[str]:
    return [row.cells[at] for row in page.view.levels.rows]


def test_limit_hands_colours_and_waiting_are_shown(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    bridge_of(desk).perform(partial(restructuring.change_structure, new=STRUCTURE))
    rows = [row.cells for row in page_of(desk).view.levels.rows][:4]
    assert [row[2] for row in rows] == [
        "50 / 100, fixed limit",
        "remove 25 and 100",
        "100 / 200, pot-limit",
        "200 / 400",
    ]
    assert rows[1][3] == "waits until it goes on"
    assert [row[5] for row in rows] == ["20", "10", "12 hands", "–"]
    assert [row[1] for row in rows] == ["0:00", "0:20", "", ""], "nobody knows how long the break will wait"
    page = page_of(desk)
    assert (page.head.hint.text(), page.sum.text()) == ("All kinds", "3 levels · 1 break · over 0:30 hours")


def test_times_of_day_what_is_over_what_is_now_and_where_it_ends(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    start(bridge)
    pass_by(desk, clock, 25 * MINUTE)
    page = page_of(desk)
    begins = [wording.time_of_day(clock.at + (n * 20 - 25) * MINUTE) for n in range(3)]
    assert column(page, 1)[:3] == begins
    assert column(page, NOTE)[:2] == ["over", "now"]
    found = forecast.expected_end(bridge.state, clock.at)
    assert found is not None
    assert column(page, NOTE)[found.level] == "the end"
    bridge.perform(timekeeping.pause)
    pass_by(desk, clock, 7 * MINUTE)
    assert column(page, 1)[2] == wording.time_of_day(clock.at + 15 * MINUTE), "as if it went on now"


def test_chips_stand_beside_the_amounts_they_pay_and_what_they_cannot_pay_is_said(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    desk.window.resize(1280, 720)
    page = page_of(desk)
    assert page.view.isColumnHidden(CHIPS), "nobody has said which chips there are"
    bridge.perform(partial(chip_sets.choose_chips, chips=CHIP_SET))
    settle()
    assert column(page, CHIPS)[:3] == ["25 / 25 + 25", "25 + 25 / 100", "25 + 25 + 25 / 100 + 25 + 25"]
    assert not page.view.isColumnHidden(CHIPS)
    shown = page.view.grab(page.view.visualRect(page.view.levels.index(0, CHIPS)).translated(0, 36))
    assert len(colours(shown)) > 3, "drawn as chips"
    bridge.perform(partial(chip_sets.choose_chips, chips=CHIP_SET[1:]))
    assert column(page, NOTE)[0] == "▲ chips cannot pay it"
    assert page.view.levels.sentences[0] == "Level 1 asks for 25, which these chips cannot pay."
    desk.window.resize(960, 600)
    settle()
    assert page.view.isColumnHidden(CHIPS), "where it is narrow, the amounts need the room"


def colours(picture: QPixmap) -> set[int]:
    image = picture.toImage()
    return {image.pixel(x, image.height() // 2) for x in range(image.width())}


# ---- the end is always to be seen ------------------------------------------------------------------------------------


def test_the_bar_says_when_it_ends_and_offers_to_shorten_if_that_is_too_late(
    desk_maker: DeskMaker, clock: HandClock
) -> None:
    desk = desk_maker()
    start(open_kept(desk, clock))
    desk.window.resize(1280, 720)
    settle()
    bar, bridge = desk_of(desk).bar, bridge_of(desk)
    found = forecast.expected_end(bridge.state, clock.at)
    assert found is not None
    end = wording.time_of_day(found.at)
    assert (bar.end_label.text(), bar.end.text()) == ("ends about", end)
    first, last = wording.time_of_day(found.earliest), wording.time_of_day(found.latest)
    assert bar.end_range.text() == f"{first}–{last}", "as it is, and not as far to both sides"
    assert bar.end_range.isVisible(), "there is room for it in a small window, too"
    bar.wanted.want(found.at + HOUR)
    assert bar.end_label.text() == f"ends about · wanted {wording.time_of_day(found.at + HOUR)}"
    bar.wanted.want(None)
    assert bar.shorten.isHidden()
    page = page_of(desk)
    click(page.wanting)
    dialog = page.findChild(WantedDialog)
    assert dialog is not None
    wanted = found.at - HOUR
    dialog._set(wanted)
    click(dialog.save)
    wish = wording.time_of_day(wanted)
    assert bar.end_label.text() == f"▲ wanted {wish}", "a sign, not a colour alone"
    assert page.end.text().startswith(f"▲ End {end} (")
    assert page.end.text().endswith(f"), wanted {wish}")
    assert bar.shorten.isVisible()
    click(bar.shorten)
    shorten = page.findChild(ShortenDialog)
    assert shorten is not None
    assert shorten.time.time().toString("HH:mm") == wish
    assert shorten.then.text().endswith(f", wanted {wish}.")
    new, then = restructuring.shorten(bridge.state, clock.at, shorten.end)
    told = [row.cells[4] for row in shorten.preview.table.rows]
    click(shorten.save)
    assert bridge.state.structure.periods == new.periods, "as it was shown"
    lasts = [int(each.split(" → ")[-1]) for each in told[: len(new.periods)]]
    assert lasts == [(period.duration_ms or 0) // MINUTE for period in new.periods]
    assert said(desk)[0] == f"Later levels shortened; end expected at {wording.time_of_day(then.at)}"
    assert bar.shorten.isHidden()
    desk_of(desk).undoing.undo()
    assert bridge.state.structure == CLUB_20
    assert bar.shorten.isVisible()
    again = desk_maker()
    assert desk_of(again).bar.wanted.at is not None, "this computer remembers it"


def test_what_cannot_be_shortened_says_how_early_it_could_end(desk: Desk, clock: HandClock) -> None:
    start(open_kept(desk, clock))
    page = page_of(desk)
    page.wanted.want(clock.at + 30 * MINUTE)
    page.shorten()
    dialog = page.findChild(ShortenDialog)
    assert dialog is not None
    assert dialog.wrong.text().startswith("However short the later levels are, it will hardly end before ")
    assert not dialog.save.isEnabled()
    dialog.least.setText("2,5")
    dialog.least.setText("x")
    assert dialog.wrong.text() == "x is no length of time: write minutes, such as 20 or 7.5, or 7:30."
    dialog.reject()


def test_narrow_bars_keep_time_blinds_players_and_the_end(desk: Desk, clock: HandClock) -> None:
    start(open_kept(desk, clock))
    bar = desk_of(desk).bar
    desk_of(desk).structure.wanted.want(clock.at + HOUR)
    for width, all_of_it in ((960, False), (1920, True)):
        desk.window.resize(width, 700)
        settle()
        for figure in (bar.time, bar.blinds, bar.players, bar.end):
            assert figure.isVisible()
            assert figure.width() >= figure.fontMetrics().horizontalAdvance(figure.text()) - 1, figure.text()
        assert bar.average.isVisible() is all_of_it
        assert bar.next_break.isVisible() is all_of_it
        assert bar.shorten.isVisible() is all_of_it
    assert (bar.average.text(), bar.average_bb.text()) == ("10\N{NARROW NO-BREAK SPACE}000", "200 BB")


def test_who_enters_again_counts_as_an_entry_and_as_one_person(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    start(bridge)
    bar: ClockBar = desk_of(desk).bar
    assert (bar.players_label.text(), bar.players.text()) == ("Players", "6 of 6")
    bust(bridge, 1, 2)
    assert bridge.perform(partial(entries.re_enter, name="Anna"))
    assert (bar.players_label.text(), bar.players.text()) == ("Players of entries", "6 of 7"), "as on the board"
    assert bar.players.toolTip() == "6 left of 6 people with 7 entries"


def test_a_key_pressed_where_nothing_can_be_shortened_says_why(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock, ())
    told: list[str] = []
    bridge.refused.connect(told.append)
    desk_of(desk).structure.shorten()
    assert told == ["No chips are in play yet, so nobody knows when it will end."]
    assert bridge.enter_names(["Anna", "Boris"])
    start(bridge)
    desk_of(desk).structure.fit()
    assert told[1:] == ["The clock runs already: shorten or edit what is left."]
