"""What the club keeps for its evenings, and which evenings it shows."""

from collections.abc import Callable
from functools import partial

import pytest

from tests.fakes import STRUCTURE
from tests.tournament.test_club import club, come, refused
from tournament import wording
from tournament.club import Club, keeping, seasons
from tournament.club.evenings import remove_evening
from tournament.errors import RuleViolation
from tournament.events import PriceSet, Season
from tournament.history import Step
from tournament.sales.prices import plain
from tournament.seasons.table import belongs
from tournament.structures.structure import Structure

REBUYS = PriceSet("Rebuy night", "EUR", plain(2_000, 10_000))
AUTUMN = Season("Autumn", "2026-09-01", "2026-12-31")


def keep(here: Club, season: Season) -> None:
    here.perform(partial(seasons.keep_season, season=season))


def test_a_structure_is_kept_replaced_by_its_name_and_dropped() -> None:
    here = club()
    here.perform(partial(keeping.keep_structure, structure=STRUCTURE, name=" Thursday "))
    longer = Structure("THURSDAY", (*STRUCTURE.periods, STRUCTURE.periods[0]), 10_000)
    here.perform(partial(keeping.keep_structure, structure=longer))
    assert list(here.state.structures.values()) == [longer]
    here.undo()
    assert [each.name for each in here.state.structures.values()] == ["Thursday"]
    here.perform(partial(keeping.drop_structure, name="thursday"))
    assert here.state.structures == {}
    assert refused(here, keeping.drop_structure, "Thursday") == "structure_not_kept"


def test_nonsense_is_not_kept() -> None:
    here = club()
    assert refused(here, keeping.keep_structure, Structure("Empty", ())) == "structure_without_levels"
    assert refused(here, keeping.keep_structure, STRUCTURE, name=" ") == "name_empty"
    assert refused(here, keeping.keep_prices, PriceSet("A", "XYZ", REBUYS.prices)) == "currency_unknown"
    assert refused(here, keeping.keep_prices, PriceSet("A", "EUR", ())) == "no_buy_in_price"


def test_the_same_again_is_no_step() -> None:
    here = club()
    here.perform(partial(keeping.keep_prices, prices=REBUYS))
    assert refused(here, keeping.keep_prices, REBUYS) == "nothing_changed"


def test_a_price_list_is_kept_and_dropped() -> None:
    here = club()
    here.perform(partial(keeping.keep_prices, prices=REBUYS))
    assert list(here.state.price_sets.values()) == [REBUYS]
    here.perform(partial(keeping.drop_prices, name="REBUY night"))
    assert refused(here, keeping.drop_prices, "Rebuy night") == "prices_not_kept"
    here.undo()
    assert list(here.state.price_sets.values()) == [REBUYS]


def test_seasons_may_overlap_and_go_on_without_an_end() -> None:
    here = club()
    keep(here, AUTUMN)
    keep(here, Season("Year", "2026-12-01"))
    both = here.state.seasons.values()
    assert [season.name for season in both if belongs(season, 1, "2026-12-31")] == ["Autumn", "Year"]
    assert [season.name for season in both if belongs(season, 1, "2027-01-01")] == ["Year"]
    assert not any(belongs(season, 1, "2026-08-31") for season in both)


@pytest.mark.parametrize("day", ["2026-02-29", "20260901", "2026-W36-2", "1.9.2026", ""])
def test_a_season_begins_on_a_day(day: str) -> None:
    assert refused(club(), seasons.keep_season, Season("Autumn", day)) == "no_day"
    assert refused(club(), seasons.keep_season, Season("Autumn", "2026-01-01", day)) == "no_day"


def test_a_season_ends_when_it_has_begun() -> None:
    here = club()
    assert refused(here, seasons.keep_season, Season("A", "2026-09-02", "2026-09-01")) == "season_ends_before_it_begins"
    keep(here, Season("One day", "2026-09-01", "2026-09-01"))
    assert refused(here, seasons.drop_season, "Another day") == "no_such_season"


def test_keeping_is_not_undone_while_a_later_step_drops_it() -> None:
    here = club()
    keep(here, AUTUMN)
    here.perform(partial(seasons.drop_season, name="Autumn"))
    with pytest.raises(RuleViolation) as caught:
        here.undo(1)
    assert wording.refusal(caught.value) == (
        "“Autumn is no season any more” came later and would no longer stand; undo that first."
    )


def test_nobody_keeps_more_than_can_be_looked_through(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "MOST_KEPT", 1)
    here = club()
    keep(here, AUTUMN)
    assert refused(here, seasons.keep_season, Season("Spring", "2026-03-01")) == "too_much_kept"
    keep(here, Season("Autumn", "2026-09-01"))


# ---- evenings --------------------------------------------------------------------------------------------------------


def test_an_evening_is_taken_off_the_list_once_and_shown_again_by_undo() -> None:
    here = club()
    here.perform(partial(remove_evening, stream=5, name="Thursday"))
    assert here.state.hidden == {5}
    assert refused(here, remove_evening, 5, "Thursday") == "evening_removed_already"
    here.undo()
    assert here.state.hidden == frozenset()


def test_an_import_brings_its_people_and_undone_takes_both_away() -> None:
    here = club("Anna")
    here.perform(partial(come, stream=5, name="Friday", new=["Zoe", "Yan"]))
    assert [player.name for player in here.state.people] == ["Anna", "Zoe", "Yan"]
    assert wording.step(here.steps[-1].step) == "Friday imported, and with it 2 people new to the club"
    assert here.state.hidden == frozenset()
    assert refused(here, come, 5, "Friday") == "evening_imported_already"
    here.undo()
    assert [player.name for player in here.state.people] == ["Anna"]
    # The stream still lies on the shelf.
    assert here.state.hidden == {5}
    here.redo()
    assert here.state.hidden == frozenset()


# ---- lines of the history --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("decision", "line"),
    [
        (partial(keeping.keep_structure, structure=STRUCTURE), "Structure Three levels is kept"),
        (partial(keeping.keep_prices, prices=REBUYS), "Price list Rebuy night is kept"),
        (partial(seasons.keep_season, season=AUTUMN), "Autumn is a season from 1 September 2026 to 31 December 2026"),
        (partial(seasons.keep_season, season=Season("Now", "2026-09-01")), "Now is a season from 1 September 2026 on"),
        (partial(come, stream=5, name="Friday"), "Friday imported"),
        (partial(remove_evening, stream=5, name="Friday"), "Friday was taken off the list of evenings"),
    ],
)
def test_a_step_has_its_line(decision: Callable[..., Step], line: str) -> None:
    assert wording.step(club().perform(decision).step) == line
