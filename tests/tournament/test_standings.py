"""Places of persons, by their last entries."""

from dataclasses import replace
from functools import partial

import pytest

from tests.fakes import MINUTE, Night, created, people
from tests.tournament.nights import bust, do, last, lines, night_of, places, re_enter, rebuy, selling
from tournament.board import view as board
from tournament.clocks.clock import Phase
from tournament.errors import RuleViolation
from tournament.events import Removal, StackCount, StacksCounted
from tournament.history import Step
from tournament.outs import elimination
from tournament.outs.elimination import Out
from tournament.people import counting, leaving, registration
from tournament.rules import EveningRules
from tournament.standings import payouts, persons


def test_each_person_has_one_place_and_each_place_one_person() -> None:
    """B144, D-22: X out first of ten, enters again; Y out next is 10th; X is 4th in the end."""
    night = night_of(replace(selling(), seats=10), "X", "Y", *people(8))
    bust(night, "X", "P001")
    assert places(night)["X"] == 10
    re_enter(night, "X")
    assert places(night)["X"] is None
    bust(night, "Y", "P001")
    assert places(night)["Y"] == 10
    for name in ("P008", "P007", "P006", "P005", "P004", "X", "P003", "P002"):
        bust(night, name, "P001")
    assert sorted(place for place in places(night).values() if place) == list(range(1, 11))
    assert (places(night)["Y"], places(night)["X"], places(night)["P001"]) == (10, 4, 1)
    first = night.evening.state.entry(night.number("X"))
    assert first.bust is not None
    assert first.bust.by == (night.number("P001"),)
    assert len(lines(night)["X"].entries) == 2


def test_a_rebuy_frees_the_place_and_later_ones_move_down() -> None:
    """B145."""
    for rules, credit in ((EveningRules(), 0), (EveningRules(rebuy_keeps_knockout=True), 1)):
        night = night_of(selling(rules=rules), "A", "B", "C", "D", *people(5))
        bust(night, "A", "B")
        bust(night, "C", "D")
        assert (places(night)["A"], places(night)["C"]) == (9, 8)
        pool = night.evening.state.pool
        rebuy(night, "A")
        state = night.evening.state
        assert (places(night)["A"], places(night)["C"]) == (None, 9)
        assert state.pool == pool + 2_000
        assert (len(state.left), state.chips_in_play // len(state.left)) == (8, 100_000 // 8)
        assert len(state.entry(last(night, "A")).knockouts) == credit


def test_a_rebuy_undone_puts_places_pool_and_prizes_right() -> None:
    """B252."""
    night = night_of(selling(), *people(6))
    bust(night, "P001", "P002")
    before = (places(night), night.evening.state.pool, payouts(night.evening.state))
    bought = rebuy(night, "P001")
    assert (places(night), night.evening.state.pool, payouts(night.evening.state)) != before
    night.evening.undo(bought.seq)
    assert (places(night), night.evening.state.pool, payouts(night.evening.state)) == before


def test_nobody_stands_twice_in_the_list() -> None:
    """B136: whoever was taken out and entered anew has one line; two entries only by a re-entry."""
    night = Night(selling()).enter(*people(3))
    do(night, lambda state, at: leaving.unregister(state, at, night.number("P003")))
    night.enter("P003")
    assert [line.entries for line in lines(night).values()] == [(1,), (2,), (4,)]
    assert len(night.evening.state.entered) == 3


def test_the_last_hand_undone_gives_heads_up_back() -> None:
    """B249."""
    night = night_of(selling(), *people(3))
    night.clock.forward(MINUTE)
    bust(night, "P003", "P001")
    before = (places(night), payouts(night.evening.state))
    over = bust(night, "P002", "P001")
    assert night.evening.state.finished is not None
    night.clock.forward(5 * MINUTE)
    night.evening.undo(over.seq)
    state = night.evening.state
    assert state.finished is None
    assert (places(night), payouts(state)) == before
    assert state.clock.reading(night.clock()).phase is Phase.RUNNING
    assert state.clock.reading(night.clock()).elapsed == 6 * MINUTE


def test_somebody_must_stay_in() -> None:
    """B243: the last three cannot all be out."""
    night = night_of(selling(), *people(3))
    outs = [Out(entry.number) for entry in night.evening.state.left]
    with pytest.raises(RuleViolation, match="somebody_must_win"):
        do(night, partial(elimination.bust, outs=outs))


def test_a_removed_stack_has_a_place_and_a_cancelled_entry_none() -> None:
    night = night_of(selling(), *people(5))
    do(night, lambda state, at: leaving.go_home(state, at, last(night, "P001"), 9_500))
    do(night, lambda state, at: leaving.unregister(state, at, last(night, "P002"), chips=10_000))
    assert places(night)["P001"] == 4
    assert lines(night)["P001"].removed is Removal.WENT_HOME
    assert "P002" not in places(night)
    assert len(persons(night.evening.state)) == 4


def test_after_equal_places_the_next_one_counts_all_of_them() -> None:
    """D-22: 5, 5, 7."""
    night = night_of(selling(), *people(7))
    bust(night, "P007")
    outs = [Out(last(night, name)) for name in ("P005", "P006")]
    do(night, partial(elimination.bust, outs=outs))
    found = {name: (line.place, line.tied) for name, line in lines(night).items() if line.place}
    assert found == {"P005": (5, True), "P006": (5, True), "P007": (7, False)}


def test_places_are_provisional_until_registration_is_over() -> None:
    night = night_of(selling(), *people(4))
    bust(night, "P004")
    assert lines(night)["P004"].provisional
    closed = do(night, registration.close)
    assert not lines(night)["P004"].provisional
    night.evening.undo(closed.seq)
    night.clock.forward(55 * MINUTE)
    assert not lines(night)["P004"].provisional


def test_how_many_places_are_paid_goes_by_entries_and_never_beyond_the_people() -> None:
    night = night_of(selling(), *people(4))
    assert len(payouts(night.evening.state)) == 1
    bust(night, "P001")
    re_enter(night, "P001")
    assert len(payouts(night.evening.state)) == 2
    two = night_of(selling(), "Anna", "Boris")
    for _ in range(8):
        bust(two, "Boris", "Anna")
        re_enter(two, "Boris")
    assert len(two.evening.state.entered) == 10
    assert len(payouts(two.evening.state)) == 2
    assert sum(payouts(two.evening.state)) == two.evening.state.pool


def test_counted_entries_without_names_are_persons_of_their_own() -> None:
    night = Night(replace(selling(), counted=True))
    do(night, partial(counting.more_players, count=3))
    night.start()
    do(night, counting.one_out)
    assert {name: (line.place, line.entries) for name, line in lines(night).items()} == {
        "Player 1": (None, (1,)),
        "Player 2": (None, (2,)),
        "Player 3": (3, (3,)),
    }


def test_a_count_is_shown_with_its_time_and_the_uncounted_stand_below() -> None:
    night = night_of(created(), "Anna", "Boris", "Cyril")
    night.clock.forward(MINUTE)
    counts = (StackCount(night.number("Cyril"), 12_000), StackCount(night.number("Boris"), 9_000))
    do(night, lambda state, at: Step("stacks_counted", (StacksCounted(counts),)))
    found = [(line.name, line.chips, line.counted) for line in lines(night).values()]
    at = night.clock()
    assert found == [("Cyril", 12_000, at), ("Boris", 9_000, at), ("Anna", None, None)]


def test_the_board_says_that_prizes_are_those_so_far() -> None:
    night = Night(selling()).enter(*people(4)).draw()
    assert not board.view(night.evening.state, night.clock()).provisional
    night.start()
    assert board.view(night.evening.state, night.clock()).provisional
    night.clock.forward(55 * MINUTE)
    assert not board.view(night.evening.state, night.clock()).provisional


def test_late_players_count_at_once() -> None:
    """B141: totals, average and pool with two who came in the second level."""
    night = night_of(selling(), *people(4))
    night.clock.forward(25 * MINUTE)
    night.enter("Late", "Later")
    view = board.view(night.evening.state, night.clock())
    assert (view.entries, view.players_left, view.average, view.chips_in_play) == (6, 6, 10_000, 60_000)
    assert sum(view.prizes) == 24_000
    assert len(lines(night)) == 6
