"""The money of a league is divided with nothing lost."""

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tournament.seasons.leagues import NAMES, POINTS, ROSTER, season, worth
from tournament.events import KittyAdjusted, RankBy
from tournament.people.people import person_key
from tournament.seasons.kitty import Kitty, Share, kitties, split
from tournament.seasons.table import season_table

ONLY_POINTS = replace(POINTS, order=(RankBy.POINTS,))


def test_the_league_money_of_all_evenings_goes_to_the_first_ranks() -> None:
    nights = [
        worth(1, "2026-03-01", {"Anna": 10, "Boris": 8, "Cyril": 5}, league=3_000),
        worth(2, "2026-03-02", {"Anna": 9, "Boris": 7, "Cyril": 5}, league=2_001),
        worth(3, "2027-03-02", {"Anna": 10}, league=999),  # not of this season
    ]
    autumn = season(kitty=(5_000, 3_000))
    put_in = KittyAdjusted("Autumn", 100, "EUR", "a sponsor")
    roster = replace(ROSTER, kitty_adjustments={person_key("Autumn"): (put_in,)})
    (kitty,) = kitties(season_table(autumn, nights, roster), roster)
    assert (kitty.kept, kitty.total, kitty.rest) == (5_001, 5_101, 1_021)
    assert [(share.name, share.rank, share.amount) for share in kitty.shares] == [
        ("Anna", 1, 2_550),
        ("Boris", 2, 1_530),
    ]
    assert kitty.adjustments == (put_in,)


def test_each_currency_is_divided_by_itself() -> None:
    nights = [
        worth(1, "2026-03-01", {"Anna": 10}, league=1_000),
        worth(2, "2026-03-02", {"Anna": 10}, league=50_000, currency="CZK"),
    ]
    table = season_table(season(kitty=(10_000,)), nights, ROSTER)
    assert [(each.currency, each.total, each.rest) for each in kitties(table, ROSTER)] == [
        ("CZK", 50_000, 0),
        ("EUR", 1_000, 0),
    ]
    assert kitties(season_table(season(), [], ROSTER), ROSTER) == ()


def test_who_shares_a_rank_shares_what_its_places_get() -> None:
    night = worth(1, "2026-03-01", {"Anna": 10, "Boris": 8, "Cyril": 8, "Dana": 8, "Emil": 1}, league=1_000)
    table = season_table(season(ONLY_POINTS, kitty=(5_000, 3_000, 2_000)), [night], ROSTER)
    (kitty,) = kitties(table, ROSTER)
    assert [share.amount for share in kitty.shares] == [500, 167, 167, 166]
    assert kitty.rest == 0


def test_without_shares_or_money_nobody_gets_anything() -> None:
    night = worth(1, "2026-03-01", {"Anna": 10}, league=1_000)
    assert kitties(season_table(season(), [night], ROSTER), ROSTER) == (Kitty("EUR", 1_000),)
    taken = KittyAdjusted("Autumn", -3_000, "EUR", "trophy")
    (kitty,) = kitties(season_table(season(kitty=(10_000,)), [night], ROSTER), ROSTER, [taken])
    assert (kitty.total, kitty.shares) == (-2_000, ())


@settings(max_examples=40)
@given(
    st.integers(0, 10**7),
    st.lists(st.integers(1, 2_500), max_size=4),
    st.lists(st.integers(0, 3), min_size=1, max_size=8),
)
def test_no_cent_is_lost_and_none_is_made(total: int, parts: list[int], points: list[int]) -> None:
    night = worth(1, "2026-03-01", dict(zip(NAMES, points, strict=False)))
    lines = season_table(season(ONLY_POINTS), [night], ROSTER).lines
    shares = split(total, parts, lines)
    given_out = sum(share.amount for share in shares)
    assert given_out <= total * sum(parts) // 10_000
    if len(lines) >= len(parts):
        assert given_out == total * sum(parts) // 10_000
    by_rank: dict[int, list[Share]] = {}
    for share in shares:
        by_rank.setdefault(share.rank, []).append(share)
    assert all(max(each.amount for each in same) - min(each.amount for each in same) <= 1 for same in by_rank.values())
