"""Seasons, what people are called elsewhere and the look of the pages, as they come to another club."""

from dataclasses import replace
from functools import partial

import pytest

from db.shelf import Shelf
from tests.db.evenings import club, do, join
from tests.db.test_arrivals import carry_club, carry_evening, evening_of
from tournament.club import seasons
from tournament.club.evenings import remove_evening
from tournament.club.house_style import HouseStyle, set_house_style
from tournament.club.people import set_member
from tournament.club.roster import MEMBER, TDT
from tournament.errors import BadFile
from tournament.events import (
    ClosedEvening,
    ClosedLine,
    ClosedResult,
    KittyAdjusted,
    PlayerIdentified,
    PointsAdjusted,
    Scoring,
    Season,
    SeasonClosed,
)
from tournament.names import PlayerId


def test_seasons_come_with_their_evenings_adjustments_and_tables(there: Shelf, shelf: Shelf) -> None:
    gone, first = evening_of(there, "Dana", name="Gone"), evening_of(there, "Anna", "Cyril")
    second = evening_of(there, "Anna", "Bohdan", name="Friday")
    people = club(there)
    scoring = Scoring("entries - place", best=3)
    season = Season(
        "Autumn", "1999-01-01", scoring=scoring, added=(second.number, gone.number), left_out=(first.number,)
    )
    for decide in (
        partial(seasons.keep_season, season=season),
        partial(seasons.adjust_points, name="Autumn", number=PlayerId(2), points=25_000, reason="helped"),
        partial(seasons.adjust_kitty, name="Autumn", amount=-500, currency="EUR", reason="cups"),
        partial(remove_evening, stream=gone.number, name="Gone"),
        partial(set_member, number=PlayerId(1), member="00123"),
        partial(set_member, number=PlayerId(2), member="7"),
        partial(set_house_style, style=HouseStyle("River Club", "#7A1F2B")),
    ):
        people.perform(decide)
    people.perform(do("players_merged", PlayerIdentified(PlayerId(2), TDT, "uuid-2"), kept="", gone=""))
    helped = PointsAdjusted("Autumn", PlayerId(2), 25_000, "helped")
    line = ClosedLine(PlayerId(2), "Bohdan", 1, 35_000, (ClosedResult(10_000, True, 1), None), None, (helped,))
    friday, was = ClosedEvening(second.number, "Friday", "2026-11-20", 2), ClosedEvening(gone.number, "Gone", "", 1)
    closed = SeasonClosed("Autumn", (friday, was), (line,), "EUR", (("EUR", 500),))
    people.perform(do("season_closed", closed, name="Autumn", evenings=2))
    # Here Bohdan has another name, but the same number elsewhere; somebody has the 7.
    here = club(shelf)
    join(here, "Zoe", "Bohdan K.")
    here.perform(do("players_merged", PlayerIdentified(PlayerId(2), TDT, "uuid-2"), kept="", gone=""))
    here.perform(partial(set_member, number=PlayerId(1), member="7"))
    carry_evening(there, first.number, shelf)
    carry_club(there, shelf)
    roster = club(shelf).state
    came = {row.name: row.stream for row in shelf.evenings()}
    kept = roster.seasons["autumn"]
    assert (kept.scoring, kept.added, kept.left_out) == (scoring, (came["Friday"],), (came["Thursday"],))
    assert roster.adjustments["autumn"] == (PointsAdjusted("Autumn", PlayerId(2), 25_000, "helped"),)
    assert roster.kitty_adjustments["autumn"] == (KittyAdjusted("Autumn", -500, "EUR", "cups"),)
    # The evening that was off the list there has not come along.
    evenings = (friday._replace(stream=came["Friday"]), was._replace(stream=-2))
    assert roster.closed["autumn"] == replace(closed, evenings=evenings)
    anna, zoe = roster.identified(MEMBER, "00123"), roster.identified(MEMBER, "7")
    assert anna is not None
    assert (anna.name, roster.identified(MEMBER, "123")) == ("Anna", None)
    assert zoe is not None
    assert (zoe.name, roster.ids(PlayerId(2)), roster.ids(PlayerId(2), TDT)) == ("Zoe", (), ("uuid-2",))
    assert roster.house_style == HouseStyle("River Club", "#7A1F2B")
    with pytest.raises(BadFile, match="nothing_new"):
        carry_club(there, shelf)
    club(shelf).undo()
    club(shelf).undo()
    assert club(shelf).state == here.state
