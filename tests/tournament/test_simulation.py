"""Robots play whole evenings: everything follows from the seed."""

from collections.abc import Sequence

import pytest

from engine.blinds import Limit
from tests.fakes import MINUTE, SEVEN, Night, created, people
from tournament import chance, simulation
from tournament.errors import RuleViolation
from tournament.events import FinalTableDrawn, HandPlayed, LevelEnded, PlayersMoved, TableBroken, TableHeld
from tournament.history import Step, Stored
from tournament.names import SECOND, EntryNo, Instant, TableNo
from tournament.standings import payouts, standings
from tournament.structures.structure import Break, Level, Period, Structure
from tournament.tables import balancing

FAST = Structure("Fast", tuple(Level(50 * n, 100 * n, 0, duration_ms=10 * MINUTE) for n in (1, 2, 4, 8, 16)), 3_000)


def dealt(players: int, seed: int = 7, seats: int = 9) -> Night:
    night = Night(created(structure=FAST, stack=3_000, seats=seats, seed=seed))
    return night.enter(*people(players)).draw(chance.server_seed(seed, 1)).start()


def play_on(night: Night, hands: int = 100_000) -> Night:
    timetable = simulation.Timetable()
    for _ in range(hands):
        coming = timetable.coming_hand(night.evening.state)
        if coming is None:
            break
        night.evening.perform(lambda state, at, coming=coming: simulation.play(state, coming), coming.ends)  # type: ignore[misc]
    return night


def test_a_hand_lasts_as_long_as_so_many_players_take() -> None:
    assert [simulation.PACE[n] // SECOND for n in range(2, 11)] == [55, 65, 75, 85, 95, 105, 115, 125, 130]


def test_the_seed_texts_are_as_published() -> None:
    import hashlib

    assert chance.server_seed(7, 1) == hashlib.sha256(b"7/draw//1").digest()
    assert chance.digest(7, "deck", 3, 41) == hashlib.sha256(b"7/deck/3/41").digest()


def test_the_same_seed_plays_the_same_evening() -> None:
    one, two = play_on(dealt(14)), play_on(dealt(14))
    assert one.evening.state == two.evening.state
    assert one.log.batches == two.log.batches
    assert play_on(dealt(14, seed=8)).evening.state != one.evening.state


def test_an_evening_taken_up_in_the_middle_goes_on_with_the_same_hands() -> None:
    whole = play_on(dealt(14))
    half = play_on(dealt(14), hands=40)
    again = Night(created(structure=FAST, stack=3_000, seed=7))
    again.evening = type(half.evening)(half.log, half.evening.number, half.evening.steps, half.clock)
    assert play_on(again).evening.state == whole.evening.state


def test_undoing_hands_and_playing_on_deals_the_same_hands_again() -> None:
    whole = play_on(dealt(14))
    back = play_on(dealt(14), hands=40)
    for _ in range(7):
        back.evening.undo()
    assert play_on(back).evening.state == whole.evening.state


def test_hands_are_stored_by_the_instant_they_end() -> None:
    night = play_on(dealt(30))
    ends = [(step.at, step.step.facts["table"]) for step in night.evening.steps if step.step.label == "hand_played"]
    assert ends == sorted(ends)


def test_no_hand_begins_in_a_break_and_one_under_way_is_finished_at_its_level() -> None:
    night = Night(created(stack=3_000, seed=7)).enter(*people(9)).draw(chance.server_seed(7, 1)).start()
    play_on(night)
    hands = [event for step in night.evening.steps for event in step.step.events if isinstance(event, HandPlayed)]
    began = [hand.began - SEVEN for hand in hands]
    assert not any(40 * MINUTE <= begin < 50 * MINUTE for begin in began)
    assert {hand.level for hand in hands if hand.began - SEVEN < 20 * MINUTE} == {0}


@pytest.mark.parametrize(("players", "seats"), [(23, 6), (40, 9), (31, 10), (11, 2), (19, 8), (13, 3)])
def test_tables_stay_even_nobody_sits_twice_and_chips_are_conserved(players: int, seats: int) -> None:
    night = dealt(players, seats=seats)
    rules = night.evening.state.setup.rules
    timetable = simulation.Timetable()
    while (coming := timetable.coming_hand(night.evening.state)) is not None:
        giving = coming.table
        night.evening.perform(lambda state, at, coming=coming: simulation.play(state, coming), coming.ends)  # type: ignore[misc]
        state = night.evening.state
        assert sum(entry.stack or 0 for entry in state.left) == state.chips_in_play
        seated = [(entry.seat.table, entry.seat.number) for entry in state.left if entry.seat is not None]
        assert len(set(seated)) == len(seated) == len(state.left)
        if len(state.tables) > 1:
            assert max(number for _, number in seated) <= seats
            sizes = {number: len(table.seats) for number, table in state.tables.items()}
            waiting = balancing.breaking_table(state) is not None or balancing.final_table_due(state)
            if not waiting and sizes.get(giving) == max(sizes.values()):
                assert sizes[giving] - min(sizes.values()) <= rules.difference(len(sizes))
    state = night.evening.state
    assert state.finished is not None
    assert sum(line.prize for line in standings(state)) == sum(payouts(state)) == state.pool


def test_a_large_evening_breaks_tables_holds_them_and_draws_a_final_table() -> None:
    night = play_on(dealt(30))
    kinds = {type(event) for step in night.evening.steps for event in step.step.events}
    assert {TableBroken, PlayersMoved, FinalTableDrawn, TableHeld} <= kinds


def test_a_held_table_deals_no_hand_before_the_final_table() -> None:
    night = dealt(30)
    held: set[int] = set()
    for stored in play_on(night).evening.steps:
        for event in stored.step.events:
            match event:
                case TableHeld(table):
                    held.add(table)
                case FinalTableDrawn():
                    held.clear()
                case HandPlayed():
                    assert event.table not in held
                case _:
                    pass


def test_robots_play_no_evening_of_people() -> None:
    night = Night().enter("Anna", "Boris").draw().start()
    with pytest.raises(RuleViolation, match="not_simulated"):
        simulation.coming_hand(night.evening.state)


@pytest.mark.parametrize("seed", [3, 7, 12, 31])
def test_a_mover_is_dealt_in_at_once_though_a_hand_is_under_way_where_he_sits_down(seed: int) -> None:
    """Rules.md B8a: his seat is chosen for the hand after the one being played there."""
    night = play_on(dealt(40, seed=seed, seats=9))
    steps = night.evening.steps
    moves = 0
    for place, stored in enumerate(steps):
        for event in stored.step.events:
            if not isinstance(event, PlayersMoved):
                continue
            (moved,) = event.moves
            first = _first_hand_begun_at(steps[place + 1 :], moved.to.table, stored.at)
            if first is not None and _still_there(steps[place + 1 :], moved.entry, first):
                assert moved.entry in {change.entry for change in first.stacks}
                moves += 1
    assert moves


def _first_hand_begun_at(steps: Sequence[Stored], table: TableNo, at: Instant) -> HandPlayed | None:
    hands = (event for stored in steps for event in stored.step.events if isinstance(event, HandPlayed))
    return next((hand for hand in hands if hand.table == table and hand.began >= at), None)


def _still_there(steps: Sequence[Stored], entry: EntryNo, until: HandPlayed) -> bool:
    """Whether he sits where he sat down when that hand is dealt."""
    for stored in steps:
        for event in stored.step.events:
            if event is until:
                return True
            moves = event.moves if isinstance(event, PlayersMoved | TableBroken | FinalTableDrawn) else ()
            if any(moved.entry == entry for moved in moves):
                return False
    return False


def evening_of(*periods: Period) -> Night:
    structure = Structure("Hands", periods, 2_000)
    return Night(created(seed=5, seats=6, structure=structure, stack=2_000)).enter(*people(11)).draw().start()


def deal(night: Night) -> Step:
    coming = simulation.coming_hand(night.evening.state)
    assert coming is not None
    played = simulation.play(night.evening.state, coming)
    night.evening.perform(lambda state, at: played, coming.ends)
    return played


def test_a_level_counted_in_hands_ends_in_the_step_of_the_hand_that_fills_the_slowest_table() -> None:
    night = evening_of(
        Level(25, 50, duration_ms=None, hands=4),
        Level(50, 100, duration_ms=None, hands=2),
        Level(100, 200, duration_ms=20 * MINUTE),
    )
    levels: dict[int, list[int]] = {}
    ended: list[int] = []
    for _hand in range(40):
        if night.evening.state.clock.reading(night.evening.state.last).index == 2:
            break
        step = deal(night)
        for event in step.events:
            if isinstance(event, HandPlayed):
                levels.setdefault(event.level, []).append(event.table)
            if isinstance(event, LevelEnded):
                ended.append(event.index)
                assert min(levels[event.index].count(table) for table in (1, 2)) == (4, 2)[event.index]
    assert ended == [0, 1]


def test_a_hand_that_had_begun_before_the_level_ended_is_played_at_its_blinds() -> None:
    night = evening_of(Level(25, 50, duration_ms=None, hands=3), Level(50, 100, duration_ms=20 * MINUTE))
    at_the_end = None
    while at_the_end is None:
        step = deal(night)
        if any(isinstance(event, LevelEnded) for event in step.events):
            at_the_end = night.evening.state.last
    under_way = simulation.coming_hand(night.evening.state)
    assert under_way is not None
    assert under_way.began < at_the_end
    assert under_way.level == 0
    played = [event for event in deal(night).events if isinstance(event, HandPlayed)]
    assert played[0].level == 0


def test_in_a_simulated_evening_no_break_waits_for_a_director() -> None:
    night = evening_of(Level(25, 50, duration_ms=5 * MINUTE), Break(10 * MINUTE, waits=True), Level(50, 100))
    for _hand in range(30):
        deal(night)
    assert night.evening.state.clock.reading(night.evening.state.last).index >= 2


@pytest.mark.parametrize("limit", list(Limit))
def test_a_level_is_played_by_its_limit(limit: Limit) -> None:
    night = evening_of(Level(100, 200, duration_ms=60 * MINUTE, limit=limit))
    for _hand in range(10):
        step = deal(night)
    assert step.hand is not None
    variant = "FT" if limit is Limit.FIXED_LIMIT else "NT"
    assert f"variant = '{variant}'" in step.hand.text.replace('"', "'")
