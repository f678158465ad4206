"""Everybody draws a new seat: when the rules ask for it, and how."""

from dataclasses import replace

import pytest

from tests.fakes import people
from tests.tournament.doors import Door, opened
from tournament.draws import apart, draw, redraws
from tournament.errors import RuleViolation
from tournament.events import FinalTableDrawn, Seat, SeatsRedrawn, TableBroken
from tournament.names import TableNo
from tournament.rules import HOUSE, ROBERT, TDA, WSOP, EveningRules, Redraws
from tournament.tables import locks, moves, tables

ONE, TWO, THREE = TableNo(1), TableNo(2), TableNo(3)
SEED = bytes(32)


def night(players: int, seats: int = 9, rules: EveningRules = ROBERT) -> Door:
    return Door(replace(opened(seats=seats), rules=rules)).start(*people(players))


def left(door: Door, players: int) -> Door:
    """So many are left, taken from the tables with most of them."""
    while len(door.state.left) > players:
        fullest = max(door.state.tables.values(), key=lambda table: len(table.seats))
        door.bust(door.state.at_table(fullest.number)[-1].name)
    return door


def sizes(door: Door) -> dict[int, int]:
    return {number: len(table.seats) for number, table in door.state.tables.items()}


@pytest.mark.parametrize(("entries", "wanted"), [(120, {1, 2, 3}), (100, {1, 2, 3}), (99, {1, 2}), (60, {1, 2})])
def test_the_wsop_redraws_by_entries(entries: int, wanted: set[int]) -> None:
    """C-154, WSOP 67-c."""
    assert redraws.asked_for(night(entries, rules=WSOP).state) == wanted


@pytest.mark.parametrize("entries", [50, 40])
def test_the_wsop_redraws_nothing_with_few_entries(entries: int) -> None:
    """C-154."""
    assert redraws.asked_for(night(entries, rules=WSOP).state) == frozenset()


def test_each_rule_says_at_how_many_tables() -> None:
    """B17."""
    wanted = {Redraws.NONE: set(), Redraws.FINAL: {1}, Redraws.TWO: {1, 2}, Redraws.THREE: {1, 2, 3}}
    state = night(20).state
    for rule, tables_ in wanted.items():
        rules = replace(TDA, redraws=rule)
        assert redraws.asked_for(replace(state, setup=replace(state.setup, rules=rules))) == tables_


def test_robert_redraws_at_three_at_two_and_at_one_table() -> None:
    """D-17, RROP 15."""
    door = left(night(20, seats=5), 16)
    assert redraws.redraw_due(door.state) is None
    assert redraws.redraw_due(left(door, 15).state) == 3
    door.do(redraws.redraw, SEED, 3)
    assert (sizes(door), redraws.redraw_due(door.state)) == ({1: 5, 2: 5, 3: 5}, None)
    assert redraws.redraw_due(left(door, 10).state) == 2
    door.do(redraws.redraw, SEED, 2)
    assert (sizes(door), redraws.redraw_due(door.state)) == ({1: 5, 2: 5}, None)
    left(door, 5).do(redraws.draw_final_table, SEED)
    assert sizes(door) == {1: 5}


def test_a_redraw_that_was_made_is_not_due_again() -> None:
    door = left(night(15, seats=5), 10).do(redraws.redraw, SEED, 2).do(tables.open_table)
    assert redraws.redraw_due(door.state) is None


def test_tables_that_the_evening_began_with_are_not_redrawn() -> None:
    assert redraws.redraw_due(night(15, seats=5).state) is None


def test_a_redraw_gives_every_table_a_new_button_and_seats_from_one_on() -> None:
    """WSOP 85."""
    door = left(night(17, seats=6), 11).do(redraws.redraw, SEED, 2)
    event = door.night.evening.steps[-1].step.events[0]
    assert isinstance(event, SeatsRedrawn)
    assert [sorted(table.seats) for table in door.state.tables.values()] == [[1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5]]
    assert {button.table for button in event.buttons} == {1, 2}
    assert all(table.first_button in table.seats for table in door.state.tables.values())


def test_a_locked_player_keeps_his_seat_and_his_table_stays() -> None:
    door = left(night(17, seats=6), 12)
    there = door.state.at_table(THREE)[0]
    door.do(locks.lock, [there.number]).do(redraws.redraw, SEED, 2)
    assert sizes(door) == {1: 6, 3: 6}
    assert door.entry(there.name).seat == there.seat


def test_locked_players_at_more_tables_than_stay_are_named() -> None:
    door = left(night(17, seats=6), 7)
    here = [door.state.at_table(table)[0] for table in door.state.tables]
    door.do(locks.lock, [entry.number for entry in here[:2]])
    with pytest.raises(RuleViolation, match=r"player_locked\(name='" + here[1].name):
        door.do(redraws.draw_final_table, SEED)
    door.do(locks.unlock, [here[0].number]).do(redraws.draw_final_table, SEED)
    assert sizes(door) == {2: 7}
    assert door.entry(here[1].name).seat == here[1].seat


def test_the_final_table_fills_the_available_chairs_from_seat_one_on() -> None:
    door = left(night(14, seats=9, rules=TDA), 9)
    door.do(tables.change_table, ONE, unavailable=[8])
    door.do(redraws.draw_final_table, SEED)
    assert sorted(door.state.tables[ONE].seats) == [1, 2, 3, 4, 5, 6, 7, 9, 10]


def test_a_table_with_too_few_chairs_is_not_the_final_one() -> None:
    door = Door(replace(opened(seats=9), rules=TDA)).do(tables.open_table, size=6, chairs=6).do(tables.open_table)
    left(door.start(*people(12)), 9).do(redraws.draw_final_table, SEED)
    assert sizes(door) == {2: 9}


SIZES = (
    *((9, TDA, 9), (8, TDA, 9), (7, TDA, 7), (6, TDA, 7), (10, TDA, 10)),
    *((9, WSOP, 10), (8, WSOP, 9), (7, WSOP, 8), (6, WSOP, 7)),
)


@pytest.mark.parametrize(("seats", "rules", "final"), SIZES)
def test_the_final_table_has_the_size_that_the_rules_say(seats: int, rules: EveningRules, final: int) -> None:
    """C-153: RP-9 merges 8- and 9-handed events into nine, 6- and 7-handed ones into seven; WSOP 68 one more."""
    door = left(night(60, seats=seats, rules=rules), final + 1)
    with pytest.raises(RuleViolation, match="final_table_not_due"):
        door.do(redraws.draw_final_table, SEED)
    left(door, final).do(redraws.draw_final_table, SEED)
    assert list(sizes(door).values()) == [final]
    assert isinstance(door.night.evening.steps[-1].step.events[0], FinalTableDrawn)


def test_without_redraws_the_other_tables_are_broken_onto_the_one_that_remains() -> None:
    """WSOP with 40 entries: no redraw in the text; ten players, ten chairs, the button stays."""
    door = left(night(40, rules=WSOP), 10)
    button = door.state.tables[ONE].first_button
    stayed = {entry.number: entry.seat for entry in door.state.at_table(ONE)}
    while len(door.state.tables) > 1:
        door.do(redraws.draw_final_table, SEED)
        assert isinstance(door.night.evening.steps[-1].step.events[0], TableBroken)
    assert sizes(door) == {1: 10}
    assert door.state.tables[ONE].first_button == button
    assert {number: door.state.entries[number].seat for number in stayed} == stayed


def test_a_couple_is_kept_apart_by_a_redraw() -> None:
    door = left(night(17, seats=6), 12)
    one, other = door.state.left[:2]
    assert one.player is not None
    assert other.player is not None
    door.do(apart.keep_apart, [one.player, other.player]).do(redraws.redraw, SEED, 2)
    assert {door.entry(each.name).seat.table for each in (one, other)} == {1, 2}  # type: ignore[union-attr]


def test_the_director_may_redraw_at_any_time_but_not_onto_what_does_not_hold_them() -> None:
    door = night(17, seats=6, rules=TDA).do(redraws.redraw, SEED, 3)
    assert sizes(door) == {1: 6, 2: 6, 3: 5}
    for wanted, code in ((2, "redraw_too_small"), (4, "redraw_takes_tables"), (0, "redraw_takes_tables")):
        with pytest.raises(RuleViolation, match=code):
            door.do(redraws.redraw, SEED, wanted)
    with pytest.raises(RuleViolation, match="final_table_not_due"):
        door.do(redraws.redraw, SEED, 1)


def test_a_redraw_leaves_no_table_without_players() -> None:
    """Two players for three tables; and two who are both locked at one of two."""
    door = Door(opened(seats=9)).do(tables.open_table).do(tables.open_table).start(*people(4)).do(tables.open_table)
    for entry in door.state.left[:2]:
        door.bust(entry.name)
    with pytest.raises(RuleViolation, match="redraw_too_few"):
        door.do(redraws.redraw, bytes(32), 3)
    for entry in door.state.left:
        if entry.seat is None or entry.seat.table != 1:
            place = Seat(TableNo(1), door.state.tables[TableNo(1)].open_seats()[0])
            door.do(moves.move_by_hand, entry.number, place)
    door.do(locks.lock, [entry.number for entry in door.state.left])
    with pytest.raises(RuleViolation, match="player_locked"):
        door.do(redraws.redraw, bytes(32), 2)


def test_no_redraw_is_due_where_the_final_table_is() -> None:
    assert redraws.redraw_due(left(night(17, seats=6), 7).state) is None


def test_seats_of_the_final_table_are_what_they_were_before_tables_had_sizes() -> None:
    door = left(night(12, rules=TDA), 9)
    names = [entry.name for entry in door.state.left]
    door.do(redraws.draw_final_table, SEED)
    assert [e.name for e in door.state.at_table(ONE)] == draw.shuffled(names, draw.words(SEED, ""))


@pytest.mark.parametrize(
    ("rules", "players", "tables_", "rule"),
    [
        (ROBERT, 20, 3, "RROP 15"),
        (ROBERT, 20, 4, ""),
        (WSOP, 100, 3, "WSOP 67-c"),
        (WSOP, 60, 3, ""),
        (WSOP, 40, 2, ""),
        (replace(TDA, redraws=Redraws.TWO), 20, 2, HOUSE),
        (TDA, 20, 2, ""),
    ],
)
def test_the_last_moves_name_the_rule_of_a_redraw(rules: EveningRules, players: int, tables_: int, rule: str) -> None:
    """B17; "" is the director's word."""
    door = left(night(players, seats=5, rules=rules), 5 * tables_)
    door.do(redraws.redraw, bytes([7]) * 32, tables_)
    assert door.state.moved[-1].rule == rule


@pytest.mark.parametrize(("rules", "rule"), [(TDA, "TDA RP-9"), (WSOP, "WSOP 68")])
def test_the_final_table_names_its_rule(rules: EveningRules, rule: str) -> None:
    door = night(60, rules=rules)
    with pytest.raises(RuleViolation, match=f"rule='{rule}'"):
        door.do(redraws.draw_final_table, SEED)
    left(door, 9).do(redraws.draw_final_table, SEED)
    assert door.state.moved[-1].rule == rule
