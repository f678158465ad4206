"""Busts, ties, places and prizes."""

from dataclasses import replace
from functools import partial

import pytest

from tests.fakes import Night, created, people
from tournament import wording
from tournament.draws import redraws, seating
from tournament.errors import RuleViolation
from tournament.events import Moved
from tournament.names import TableNo
from tournament.outs import elimination
from tournament.outs.elimination import Out
from tournament.sales import prices
from tournament.standings import payouts, standings
from tournament.tables import moves


def night_of(count: int, buy_in: int = 2_000) -> Night:
    return Night(created(buy_in=buy_in)).enter(*people(count)).draw().start()


def bust(night: Night, *outs: tuple[str, int], by: tuple[str, ...] = ()) -> None:
    winners = tuple(night.number(name) for name in by)
    night.evening.perform(
        partial(elimination.bust, outs=[Out(night.number(name), winners, rank) for name, rank in outs])
    )


def places(night: Night) -> dict[str, tuple[int | None, bool, int]]:
    return {line.name: (line.place, line.tied, line.prize) for line in standings(night.evening.state)}


def test_the_last_one_in_wins_and_the_prizes_are_the_pool() -> None:
    night = night_of(6)
    for name in people(6)[:0:-1]:
        bust(night, (name, 1), by=("P001",))
    assert places(night) == {
        "P001": (1, False, 8_500),
        "P002": (2, False, 3_500),
        "P003": (3, False, 0),
        "P004": (4, False, 0),
        "P005": (5, False, 0),
        "P006": (6, False, 0),
    }
    assert sum(payouts(night.evening.state)) == night.evening.state.pool == 12_000


def test_of_two_out_in_one_hand_the_one_with_more_chips_finishes_higher() -> None:
    """C-158, WSOP 126-b."""
    night = night_of(6)
    bust(night, ("P002", 2), ("P001", 1), by=("P003",))
    assert places(night)["P001"][:2] == (5, False)
    assert places(night)["P002"][:2] == (6, False)


def test_the_history_names_the_place_of_each_who_is_out_in_one_hand() -> None:
    night = night_of(6)
    bust(night, ("P002", 2), ("P001", 1), by=("P003",))
    assert wording.step(night.evening.steps[-1].step) == "P001 out, place 5, by P003; P002 out, place 6, by P003"


def test_the_history_names_who_has_whose_chips() -> None:
    night = night_of(6)
    outs = [Out(night.number("P001"), (night.number("P003"),)), Out(night.number("P002"), (night.number("P004"),))]
    night.evening.perform(partial(elimination.bust, outs=outs))
    assert wording.step(night.evening.steps[-1].step) == "P001 out, place 5, by P003; P002 out, place 5, by P004"


def test_one_place_and_one_winner_are_said_once() -> None:
    night = night_of(6)
    bust(night, ("P001", 1), ("P002", 1), by=("P003",))
    assert wording.step(night.evening.steps[-1].step) == "P001 and P002 out, place 5, by P003"


def test_equal_stacks_tie_and_share_to_the_last_cent() -> None:
    """C-159: each gets half of both prizes, the odd cent to the earlier entry."""
    night = night_of(3, buy_in=2_001)
    bust(night, ("P002", 1), ("P003", 1), by=("P001",))
    assert places(night) == {"P001": (1, False, 6_003), "P002": (2, True, 0), "P003": (2, True, 0)}


def test_after_a_tie_the_next_place_is_skipped() -> None:
    night = night_of(6)
    bust(night, ("P005", 1), ("P006", 1), by=("P001",))
    bust(night, ("P004", 1), by=("P001",))
    assert [places(night)[name][:2] for name in ("P004", "P005", "P006")] == [(4, False), (5, True), (5, True)]


def test_not_everybody_can_be_out() -> None:
    """B243."""
    night = night_of(3)
    with pytest.raises(RuleViolation, match="somebody_must_win"):
        bust(night, ("P001", 1), ("P002", 1), ("P003", 1))


def test_nobody_is_out_twice_or_by_his_own_hand_or_by_somebody_gone() -> None:
    night = night_of(4)
    bust(night, ("P004", 1), by=("P001",))
    for name, by, code in (
        ("P004", "P001", "already_out"),
        ("P003", "P003", "eliminated_by_himself"),
        ("P003", "P004", "eliminator_out"),
    ):
        with pytest.raises(RuleViolation, match=code):
            bust(night, (name, 1), by=(by,))


def test_nobody_is_out_before_the_start() -> None:
    night = Night().enter(*people(3)).draw()
    with pytest.raises(RuleViolation, match="not_started"):
        bust(night, ("P001", 1))


def test_players_of_different_tables_are_not_out_in_one_hand() -> None:
    night = night_of(12)
    one = night.evening.state.at_table(TableNo(1))[0].name
    two = night.evening.state.at_table(TableNo(2))[0].name
    with pytest.raises(RuleViolation, match="different_tables"):
        bust(night, (one, 1), (two, 1))


def test_at_a_kept_table_nobodys_stack_is_guessed() -> None:
    night = night_of(4)
    assert {entry.stack for entry in night.evening.state.left} == {None}
    for name in ("P002", "P003", "P004"):
        bust(night, (name, 1), by=("P001",))
    assert night.evening.state.left[0].stack == night.evening.state.chips_in_play


def test_finishing_by_mistake_is_undone_with_clock_places_and_prizes() -> None:
    """B249."""
    night = night_of(2)
    before = night.evening.state
    bust(night, ("P002", 1), by=("P001",))
    assert night.evening.state.finished is not None
    night.evening.undo()
    assert night.evening.state == before


def reinstate(night: Night, name: str) -> None:
    night.evening.perform(partial(elimination.reinstate, entry=night.number(name), server_seed=bytes(32)))


def test_a_reinstated_player_gets_the_old_seat_if_it_is_free() -> None:
    night = night_of(4)
    seat = night.evening.state.entry(night.number("P002")).seat
    bust(night, ("P002", 1), by=("P001",))
    reinstate(night, "P002")
    assert night.evening.state.entry(night.number("P002")).seat == seat
    assert places(night)["P002"] == (None, False, 0)


def test_else_a_seat_is_drawn_at_the_table_with_fewest_players_and_the_draw_is_on_record() -> None:
    night = night_of(12)
    state = night.evening.state
    victim, other = state.at_table(TableNo(1))[:2]
    bust(night, (victim.name, 1), by=(other.name,))
    assert other.seat is not None
    assert victim.seat is not None
    night.evening.perform(partial(moves.carry_out, moves=[Moved(other.number, other.seat, victim.seat)]))
    reinstate(night, victim.name)
    back = night.evening.state.entry(victim.number).seat
    assert back is not None
    assert back.table == 1
    assert back != victim.seat
    assert night.evening.state.draws == 2


def test_after_the_final_table_a_reinstated_player_sits_there() -> None:
    night = night_of(12)
    here = night.evening.state.at_table(TableNo(2))
    for loser in here[:3]:
        bust(night, (loser.name, 1), by=(here[5].name,))
    night.evening.perform(partial(redraws.draw_final_table, server_seed=bytes(32)))
    bust(night, (here[4].name, 1))
    reinstate(night, here[0].name)
    back = night.evening.state.entry(here[0].number).seat
    assert back is not None
    assert back.table == 1


def test_at_a_full_final_table_he_gets_an_extra_chair() -> None:
    night = night_of(10)
    first, *rest = night.evening.state.left
    bust(night, (first.name, 1))
    night.evening.perform(partial(redraws.draw_final_table, server_seed=bytes(32)))
    assert len(night.evening.state.at_table(TableNo(1))) == len(rest) == 9
    reinstate(night, first.name)
    back = night.evening.state.entry(first.number).seat
    assert back is not None
    assert back.number == 10


def test_who_is_in_is_not_reinstated() -> None:
    with pytest.raises(RuleViolation, match="not_out"):
        reinstate(night_of(3), "P001")


def test_undoing_back_to_a_bust_takes_everything_after_it_along() -> None:
    night = night_of(5)
    before = night.evening.state
    first = night.evening.steps[-1].seq + 1
    for name in ("P005", "P004", "P003"):
        bust(night, (name, 1), by=("P001",))
    assert night.evening.undo_through(first) == 3
    assert night.evening.state == before


def test_the_last_who_sit_are_not_all_out_while_the_others_have_no_seat() -> None:
    setup = created()
    night = Night(replace(setup, prices=prices.plain(2_000, 10_000, 2))).enter("P001", "P002").draw().start()
    night.enter("P003")
    for waiting, said in (("P003", "seat P003 first."), ("P004", "seat one of P003 and P004 first.")):
        if waiting == "P004":
            night.enter("P004")
        with pytest.raises(RuleViolation, match="winner_needs_seat") as caught:
            bust(night, ("P001", 1), ("P002", 2))
        assert wording.refusal(caught.value).endswith(said)
    night.evening.perform(partial(seating.seat, entry=night.number("P003"), server_seed=bytes(32)))
    bust(night, ("P001", 1), ("P002", 2), by=("P003",))
    assert [entry.name for entry in night.evening.state.left] == ["P003", "P004"]
