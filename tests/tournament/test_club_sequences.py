"""Whatever a club decides, and in whatever order it is taken back: it ends where it began."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tests.fakes import CLUB, STRUCTURE, HandClock, MemoryLog
from tests.tournament.test_club import JPEG, PNG, come
from tournament.club import Club, Roster, add_players, facts, keeping, people, seasons
from tournament.club.evenings import remove_evening
from tournament.club.house_style import set_house_style
from tournament.club.merging import merge_players
from tournament.errors import Refusal, RuleViolation
from tournament.events import HouseStyle, PriceSet, Season
from tournament.history import Place, Step, Stored, places
from tournament.names import Instant, PlayerId
from tournament.sales.prices import plain
from tournament.seasons.table import season_table

Decide = Callable[[Roster, Instant], Step]

NAMES = st.sampled_from(["Anna", "ANNA", "Jo", "Joe", "Joseph", "Novak", "Novák", "Zoe"])
NUMBERS = st.integers(1, 6).map(PlayerId)
KEPT = st.sampled_from(["Thursday", "thursday", "Friday"])
DAYS = st.sampled_from(["2026-09-01", "2026-12-31"])
STREAMS = st.integers(5, 6)


def close(roster: Roster, at: Instant, name: str) -> Step:
    """The season is over, with the table of no evening at all."""
    return seasons.close_season(roster, at, name, season_table(seasons.season_of(roster, name), (), roster))


def recalculate(roster: Roster, at: Instant, name: str) -> Step:
    """The same anew."""
    return seasons.recalculate_season(roster, at, name, season_table(seasons.season_of(roster, name), (), roster))


decisions: st.SearchStrategy[Decide] = st.one_of(
    st.builds(partial, st.just(add_players), names=st.lists(NAMES, min_size=1, max_size=3)),
    st.builds(partial, st.just(people.change_player), number=NUMBERS, name=NAMES, nickname=NAMES | st.just("")),
    st.builds(partial, st.just(people.change_player), number=NUMBERS, notes=st.sampled_from(["", "vegetarian"])),
    st.builds(partial, st.just(people.set_picture), number=NUMBERS, picture=st.sampled_from([PNG, JPEG])),
    st.builds(partial, st.just(people.clear_picture), number=NUMBERS),
    st.builds(partial, st.just(people.archive_player), number=NUMBERS),
    st.builds(partial, st.just(people.unarchive_player), number=NUMBERS),
    st.builds(partial, st.just(merge_players), kept=NUMBERS, gone=NUMBERS),
    st.builds(partial, st.just(keeping.keep_structure), structure=st.just(STRUCTURE), name=KEPT),
    st.builds(partial, st.just(keeping.drop_structure), name=KEPT),
    st.builds(
        partial,
        st.just(keeping.keep_prices),
        prices=st.builds(PriceSet, KEPT, st.just("EUR"), st.just(plain(2_000, 10_000))),
    ),
    st.builds(partial, st.just(keeping.drop_prices), name=KEPT),
    st.builds(partial, st.just(seasons.keep_season), season=st.builds(Season, KEPT, DAYS, DAYS | st.none())),
    st.builds(partial, st.just(seasons.drop_season), name=KEPT),
    st.builds(partial, st.just(seasons.rename_season), name=KEPT, to=KEPT | st.just("Autumn")),
    st.builds(partial, st.just(seasons.add_evening), name=KEPT, stream=STREAMS, evening=KEPT, day=DAYS),
    st.builds(partial, st.just(seasons.leave_out_evening), name=KEPT, stream=STREAMS, evening=KEPT, day=DAYS),
    st.builds(
        partial,
        st.just(seasons.adjust_points),
        name=KEPT,
        number=NUMBERS,
        points=st.just(5_000),
        reason=st.just("late"),
    ),
    st.builds(
        partial,
        st.just(seasons.adjust_kitty),
        name=KEPT,
        amount=st.sampled_from([-100, 5_000]),
        currency=st.just("EUR"),
        reason=st.just("cups"),
    ),
    st.builds(partial, st.just(close), name=KEPT),
    st.builds(partial, st.just(recalculate), name=KEPT),
    st.builds(partial, st.just(seasons.open_season), name=KEPT),
    st.builds(partial, st.just(people.set_member), number=NUMBERS, member=st.sampled_from(["", "123", "00123"])),
    st.builds(
        partial,
        st.just(set_house_style),
        style=st.builds(HouseStyle, st.just("River Club"), st.sampled_from(["#17643F", "#7A1F2B"])),
    ),
    st.builds(partial, st.just(come), stream=STREAMS, name=KEPT, new=st.lists(NAMES, max_size=1)),
    st.builds(partial, st.just(remove_evening), stream=STREAMS, name=KEPT),
)


def after(chosen: list[Decide]) -> Club:
    """A club that has decided so, as far as it was not refused."""
    here = Club(MemoryLog(), CLUB, [], HandClock())
    for decide in chosen:
        with suppress(Refusal):
            here.perform(decide)
    return here


@given(st.lists(decisions, max_size=30))
def test_a_name_is_one_persons(chosen: list[Decide]) -> None:
    roster = after(chosen).state
    for player in roster.players.values():
        for name in player.names:
            found = roster.find(name)
            assert found is not None
            assert found.number == roster.canonical(player.number)
            assert found.merged_into is None


@given(st.lists(decisions, max_size=20), st.randoms(use_true_random=False))
def test_everything_undone_in_any_accepted_order_leads_back_to_the_start(chosen: list[Decide], order: Random) -> None:
    here = after(chosen)
    while left := [place.first.seq for place in places(here.steps)]:
        order.shuffle(left)
        before = len(here.steps)
        for seq in left:
            with suppress(RuleViolation):
                here.undo(seq)
        assert len(here.steps) > before
    assert here.state == Roster()


@given(st.lists(decisions, max_size=20), st.lists(st.integers(1, 20), max_size=8), st.integers(0, 3))
def test_a_club_read_again_is_the_club_it_was(chosen: list[Decide], undone: list[int], redone: int) -> None:
    here = after(chosen)
    for seq in undone:
        with suppress(RuleViolation):
            here.undo(seq)
    for _ in range(redone):
        with suppress(RuleViolation):
            here.redo()
    again = Club(MemoryLog(), CLUB, here.steps, HandClock())
    assert again.state == here.state
    assert (again.state.highest, again.state.hidden) == (here.state.highest, here.state.hidden)
    assert facts.read(here.steps) == here.state


@given(st.lists(decisions, max_size=20), st.lists(st.integers(1, 20), max_size=6))
def test_undone_steps_count_as_if_they_had_never_been_made(chosen: list[Decide], undone: list[int]) -> None:
    here = after(chosen)
    for seq in undone:
        with suppress(RuleViolation):
            here.undo(seq)
    live = enumerate(places(here.steps), start=1)
    never = [Stored(seq, place.first.at, place.shown.step) for seq, place in live]
    assert facts.fold(Place(stored, stored) for stored in never) == here.state
