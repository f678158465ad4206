"""Seasons: how they are reckoned, what is put right by hand, and that one is over; what people are called elsewhere."""

from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from tests.tournament.test_club import JPEG, PNG, club, number, refused
from tournament import wording
from tournament.arrivals import Arrivals, arrive
from tournament.club import Club, people, seasons
from tournament.club.evenings import remove_evening
from tournament.club.house_style import LARGEST_STYLE_SHEET, PLAIN, HouseStyle, set_house_style
from tournament.club.merging import merge_players
from tournament.club.roster import MEMBER, TDT
from tournament.errors import RuleViolation
from tournament.events import EveningImported, PlayerIdentified, RankBy, Scoring, Season
from tournament.history import Step
from tournament.people.people import LONGEST_NAME
from tournament.seasons.results import EveningResult, PersonResult
from tournament.seasons.table import season_table

AUTUMN = Season("Autumn", "2026-09-01", "2026-12-31")


def kept(*names: str, season: Season = AUTUMN) -> Club:
    """A club with these people and that season."""
    here = club(*names)
    here.perform(partial(seasons.keep_season, season=season))
    return here


def result(here: Club, *names: str, stream: int = 5) -> EveningResult:
    """An evening of October with these people, best first."""
    there = tuple(PersonResult(number(here, name), name, place) for place, name in enumerate(names, start=1))
    values: dict[str, Any] = {"buy_in": 0, "fee": 0, "pool": 0, "league": 0, "rebuys": 0, "add_ons": 0}
    return EveningResult(
        stream, "Thursday", "2026-10-01", False, 1, 2, "EUR", "", entries=len(names), people=there, **values
    )


def close(here: Club, *results: EveningResult, again: bool = False) -> None:
    table = season_table(here.state.seasons["autumn"], results, here.state)
    decide = seasons.recalculate_season if again else seasons.close_season
    here.perform(partial(decide, name="Autumn", table=table))


# ---- how one is reckoned ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scoring", "code"),
    [
        (Scoring(decimals=5), "season_decimals"),
        (Scoring(decimals=-1), "season_decimals"),
        (Scoring(attendance=10**14), "season_attendance"),
        (Scoring(best=0), "season_best"),
        (Scoring(drop=-1), "season_drop"),
        (Scoring(fewest=-1), "season_fewest"),
        (Scoring(order=()), "season_order"),
        (Scoring(order=(RankBy.WINS, RankBy.POINTS, RankBy.WINS)), "season_order"),
        (Scoring(""), "formula_empty"),
        (Scoring("().__class__"), "formula_"),
    ],
)
def test_a_way_of_reckoning_that_cannot_be_meant_is_refused(scoring: Scoring, code: str) -> None:
    assert refused(club(), seasons.keep_season, replace(AUTUMN, scoring=scoring)).startswith(code)


@pytest.mark.parametrize(
    ("kitty", "code"), [((6_000, 4_001), "kitty_more_than_all"), ((5_000, -1), "kitty_share_negative")]
)
def test_the_kitty_is_shared_once(kitty: tuple[int, ...], code: str) -> None:
    assert refused(club(), seasons.keep_season, replace(AUTUMN, kitty=kitty)) == code
    assert kept(season=replace(AUTUMN, kitty=(6_000, 4_000))).state.seasons["autumn"].kitty == (6_000, 4_000)


def test_names_of_a_season_and_its_league_are_cleaned() -> None:
    assert kept(season=replace(AUTUMN, name="  Autumn ", league=" Thursdays ")).state.seasons["autumn"] == replace(
        AUTUMN, league="Thursdays"
    )


def test_a_season_is_renamed_with_all_that_was_said_of_it() -> None:
    here = kept("Anna")
    here.perform(partial(seasons.keep_season, season=Season("Spring", "2027-03-01")))
    here.perform(partial(seasons.adjust_points, name="Autumn", number=number(here, "Anna"), points=5_000, reason="x"))
    close(here)
    assert refused(here, seasons.rename_season, "Autumn", "SPRING") == "season_name_taken"
    assert refused(here, seasons.rename_season, "Winter", "Snow") == "no_such_season"
    assert refused(here, seasons.rename_season, "Autumn", "Autumn") == "nothing_changed"
    here.perform(partial(seasons.rename_season, name="autumn", to="Harvest"))
    state = here.state
    assert list(state.seasons) == ["harvest", "spring"]
    assert (list(state.adjustments), list(state.closed)) == (["harvest"], ["harvest"])
    # The adjustment was told of the old name, and is taken back under the new one.
    here.undo(4)
    assert here.state.adjustments.get("harvest", ()) == ()


def test_a_season_that_is_dropped_takes_its_adjustments_with_it() -> None:
    here = kept()
    here.perform(partial(seasons.adjust_kitty, name="Autumn", amount=5_000, currency="EUR", reason="sponsor"))
    before = here.state
    here.perform(partial(seasons.drop_season, name="Autumn"))
    here.perform(partial(seasons.keep_season, season=AUTUMN))
    assert not here.state.kitty_adjustments
    here.undo()
    here.undo()
    assert here.state == before


# ---- its evenings ----------------------------------------------------------------------------------------------------


def test_an_evening_is_left_out_and_counts_again() -> None:
    here = kept()
    inside, outside = (5, "Thursday", "2026-10-01"), (6, "Friday", "2027-01-01")
    assert refused(here, seasons.add_evening, "Autumn", *inside) == "evening_in_season"
    assert refused(here, seasons.leave_out_evening, "Autumn", *outside) == "evening_not_in_season"
    here.perform(lambda roster, at: seasons.leave_out_evening(roster, at, "Autumn", *inside))
    here.perform(lambda roster, at: seasons.add_evening(roster, at, "Autumn", *outside))
    assert (here.state.seasons["autumn"].left_out, here.state.seasons["autumn"].added) == ((5,), (6,))
    assert wording.step(here.steps[-1].step) == "Friday counts for Autumn"
    here.perform(lambda roster, at: seasons.add_evening(roster, at, "Autumn", *inside))
    here.perform(lambda roster, at: seasons.leave_out_evening(roster, at, "Autumn", *outside))
    assert here.state.seasons["autumn"] == AUTUMN


# ---- put right by hand -----------------------------------------------------------------------------------------------


def test_adjustments_need_an_amount_and_a_reason() -> None:
    here = kept("Anna")
    anna = number(here, "Anna")
    assert refused(here, seasons.adjust_points, "Autumn", anna, 0, "why") == "adjusted_by_nothing"
    assert refused(here, seasons.adjust_points, "Autumn", anna, 1, "  ") == "reason_missing"
    assert refused(here, seasons.adjust_points, "Autumn", anna, 1, "x" * (LONGEST_NAME + 1)) == "reason_too_long"
    assert refused(here, seasons.adjust_points, "Autumn", anna, 10**14, "why") == "points_too_many"
    assert refused(here, seasons.adjust_points, "Winter", anna, 1, "why") == "no_such_season"
    assert refused(here, seasons.adjust_kitty, "Autumn", 0, "EUR", "why") == "adjusted_by_nothing"
    assert refused(here, seasons.adjust_kitty, "Autumn", 1, "XXQ", "why") == "currency_unknown"
    assert refused(here, seasons.adjust_kitty, "Autumn", 10**14, "EUR", "why") == "kitty_too_much"


@pytest.mark.parametrize(
    ("points", "line"),
    [
        (20_000, "Autumn: Anna gets 2 points: helped"),
        (5_001, "Autumn: Anna gets 0.5001 points: helped"),
        (-15_000, "Autumn: Anna loses 1.5 points: helped"),
    ],
)
def test_points_are_said_as_they_are(points: int, line: str) -> None:
    here = kept("Anna")
    anna = number(here, "Anna")
    here.perform(lambda roster, at: seasons.adjust_points(roster, at, "autumn", anna, points, " helped "))
    assert wording.step(here.steps[-1].step) == line
    assert [each.points for each in here.state.adjustments["autumn"]] == [points]


# ---- over ------------------------------------------------------------------------------------------------------------


def test_a_season_that_is_over_changes_only_on_purpose() -> None:
    here = kept("Anna", "Boris")
    thursday = result(here, "Anna", "Boris")
    close(here, thursday)
    over = here.state.closed["autumn"]
    assert [(line.name, line.rank, line.points) for line in over.lines] == [("Anna", 1, 20_000), ("Boris", 2, 10_000)]
    anna = number(here, "Anna")
    for decide in (
        partial(seasons.adjust_points, name="Autumn", number=anna, points=1, reason="x"),
        partial(seasons.adjust_kitty, name="Autumn", amount=1, currency="EUR", reason="x"),
        partial(seasons.keep_season, season=replace(AUTUMN, scoring=Scoring("1"))),
        partial(seasons.keep_season, season=replace(AUTUMN, last_day=None)),
        partial(seasons.leave_out_evening, name="Autumn", stream=5, evening="Thursday", day="2026-10-01"),
        partial(seasons.add_evening, name="Autumn", stream=6, evening="Friday", day="2027-01-01"),
    ):
        assert refused(here, decide) == "season_closed"
    # What it is called is nothing that is reckoned.
    here.perform(partial(seasons.keep_season, season=replace(AUTUMN, league="Thursdays")))
    with pytest.raises(RuleViolation, match="season_same"):
        close(here, thursday, again=True)
    close(here, result(here, "Boris", "Anna"), again=True)
    assert [line.name for line in here.state.closed["autumn"].lines] == ["Boris", "Anna"]
    assert wording.step(here.steps[-1].step) == "Autumn was recalculated"
    here.undo()
    assert here.state.closed["autumn"] == over
    here.perform(partial(seasons.open_season, name="Autumn"))
    assert refused(here, seasons.open_season, "Autumn") == "season_not_closed"
    here.perform(partial(seasons.adjust_points, name="Autumn", number=anna, points=1, reason="x"))
    # The opening cannot be taken back while what it allowed stands.
    with pytest.raises(RuleViolation, match="later_step_depends"):
        here.undo(7)


def test_undoing_what_was_said_of_a_season_before_it_was_over_changes_nothing_in_it() -> None:
    here = kept("Anna", "Boris")
    here.perform(partial(seasons.keep_season, season=replace(AUTUMN, kitty=(10_000,))))
    rules = len(here.steps)
    here.perform(partial(seasons.adjust_kitty, name="Autumn", amount=500, currency="EUR", reason="a sponsor"))
    money = len(here.steps)
    close(here, result(here, "Anna", "Boris"))
    over = here.state
    here.undo(money)
    here.undo(rules)
    assert (here.state.seasons, here.state.kitty_adjustments) == (over.seasons, over.kitty_adjustments)
    here.perform(partial(seasons.rename_season, name="Autumn", to="Fall"))
    assert here.state.seasons["fall"].kitty == (10_000,)


# ---- what people are called elsewhere --------------------------------------------------------------------------------


def test_a_member_number_is_kept_as_it_is_written() -> None:
    """B210."""
    here = club("Anna", "Boris")
    anna, boris = number(here, "Anna"), number(here, "Boris")
    here.perform(partial(people.set_member, number=anna, member=" 00123 "))
    here.perform(partial(people.set_member, number=boris, member="123"))
    found = [here.state.identified(MEMBER, each) for each in ("00123", "123", "0123")]
    assert [player and player.name for player in found] == ["Anna", "Boris", None]
    assert refused(here, people.set_member, boris, "00123") == "id_taken"
    assert refused(here, people.set_member, boris, "123") == "nothing_changed"
    here.perform(partial(people.set_member, number=boris, member="7"))
    assert here.state.ids(boris) == ("7",)
    here.perform(partial(people.set_member, number=boris, member=""))
    assert refused(here, people.set_member, boris, "") == "has_no_member_number"
    here.undo()
    assert here.state.ids(boris) == ("7",)


def test_what_somebody_is_called_elsewhere_follows_a_merge_and_comes_back() -> None:
    here = club("Anna", "Ann")
    anna, ann = number(here, "Anna"), number(here, "Ann")
    facts = (PlayerIdentified(anna, TDT, "uuid-1"), PlayerIdentified(ann, TDT, "uuid-2"))
    here.perform(lambda roster, at: Step("players_added", facts, {"names": []}))
    here.perform(partial(people.set_member, number=ann, member="7"))
    before = here.state
    here.perform(partial(merge_players, kept=anna, gone=ann))
    assert here.state.ids(anna, TDT) == here.state.ids(ann, TDT) == ("uuid-1", "uuid-2")
    found = here.state.identified(MEMBER, "7")
    assert found is not None
    assert found.number == anna
    here.undo()
    assert here.state == before


def test_an_evening_is_known_by_what_another_program_calls_it_while_it_is_shown() -> None:
    here = club()

    def come(stream: int) -> None:
        came = EveningImported(stream, "Thursday", "tdt:1")
        here.perform(lambda roster, at: arrive(roster, at, Arrivals({}, ()), [came]))

    come(5)
    assert here.state.origins == {"tdt:1": 5}
    here.perform(partial(remove_evening, stream=5, name="Thursday"))
    assert here.state.origins == {}
    come(6)
    assert here.state.origins == {"tdt:1": 6}
    here.undo()
    here.undo()
    assert here.state.origins == {"tdt:1": 5}


# ---- what the pages look like ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("style", "code"),
    [
        (HouseStyle(colour="red"), "no_colour"),
        (HouseStyle(colour="#12345"), "no_colour"),
        (HouseStyle(colour="#123456; }"), "no_colour"),
        (HouseStyle(logo=b"<svg/>"), "no_picture_file"),
        (HouseStyle(logo=PNG + bytes(300_000)), "picture_too_large"),
        (HouseStyle(style_sheet="é" * (LARGEST_STYLE_SHEET // 2 + 1)), "style_sheet_too_large"),
        (HouseStyle(style_sheet="h1 {\0}"), "style_sheet_has_control_characters"),
        (HouseStyle("x" * (LONGEST_NAME + 1)), "name_too_long"),
        (PLAIN, "house_style_same"),
    ],
)
def test_a_look_that_cannot_be_printed_is_refused(style: HouseStyle, code: str) -> None:
    assert refused(club(), set_house_style, style) == code


def test_the_clubs_look_is_kept_and_taken_back() -> None:
    here = club()
    here.perform(partial(set_house_style, style=HouseStyle(" River Club ", "#7a1f2b", JPEG, "h1 { margin: 0 }")))
    assert here.state.house_style == HouseStyle("River Club", "#7A1F2B", JPEG, "h1 { margin: 0 }")
    here.perform(partial(set_house_style, style=PLAIN))
    assert [wording.step(each.step) for each in here.steps] == [
        "The look of the pages was changed",
        "The pages look as they did at first",
    ]
    here.undo()
    here.undo()
    assert here.state.house_style == PLAIN
