"""A table breaks by a two-step random draw (TDA 10-B)."""

from dataclasses import replace

import pytest

from engine.cards import card
from tests.fakes import people
from tests.tournament.doors import Door, opened
from tournament.draws import breaking, draw
from tournament.errors import RuleViolation
from tournament.events import Draw, TableBroken
from tournament.names import TableNo
from tournament.rules import Redraws
from tournament.tables import balancing, locks, tables
from tournament.tables.balancing import BreakDue

TWO, THREE = TableNo(2), TableNo(3)


def before_the_break() -> Door:
    """Three tables, and eighteen players left, who fit on two."""
    door = Door(opened(seats=9)).start(*people(21))
    for entry in [door.state.at_table(table)[0] for table in door.state.tables]:
        door.bust(entry.name)
    return door


def test_the_highest_card_gets_the_first_seat_card() -> None:
    door = before_the_break()
    leaving = door.state.at_table(THREE)
    seats = breaking.seats_elsewhere(door.state, THREE)
    stream = draw.words(bytes(32), "")
    cards, seat_cards = draw.deck(stream)[: len(leaving)], draw.shuffle(list(seats), stream)
    door.do(breaking.break_table, THREE, bytes(32))
    broken = door.night.evening.steps[-1].step.events[0]
    assert isinstance(broken, TableBroken)
    assert [card(each) for each in broken.cards] == cards
    assert [moved.entry for moved in broken.moves] == [entry.number for entry in leaving]
    by_card = sorted(zip(cards, broken.moves, strict=True), key=lambda each: -each[0])
    assert [moved.to for _, moved in by_card] == seat_cards


def test_cards_rank_by_rank_and_then_spades_hearts_diamonds_clubs() -> None:
    assert card("As") > card("Ah") > card("Ad") > card("Ac") > card("Ks") > card("2s") > card("2c")


def test_the_deck_has_every_card_once() -> None:
    assert sorted(draw.deck(draw.words(bytes(32), ""))) == list(range(52))


def test_the_other_tables_stay_as_even_as_can_be() -> None:
    door = before_the_break().do(breaking.break_table, THREE, bytes(32))
    assert {number: len(table.seats) for number, table in door.state.tables.items()} == {1: 9, 2: 9}


def test_an_unavailable_seat_is_given_to_nobody() -> None:
    door = before_the_break()
    door.bust(door.state.at_table(THREE)[0].name)
    free = door.state.tables[TWO].open_seats()[0]
    door.do(tables.change_table, TWO, unavailable=[free]).do(breaking.break_table, THREE, bytes(32))
    assert free not in door.state.tables[TWO].seats


def test_a_table_with_a_locked_player_does_not_break_until_he_is_unlocked() -> None:
    door = before_the_break()
    there = door.state.at_table(THREE)[0]
    door.do(locks.lock, [there.number])
    with pytest.raises(RuleViolation, match=r"player_locked\(name='" + there.name):
        door.do(breaking.break_table, THREE, bytes(32))
    door.do(locks.unlock, [there.number]).do(breaking.break_table, THREE, bytes(32))


def test_every_player_gets_every_seat_equally_often() -> None:
    state = before_the_break().state
    counts: dict[tuple[int, object], int] = {}
    for n in range(1_500):
        event, _ = breaking.dealt(state, THREE, Draw(2, draw.commitment(n.to_bytes(4, "big"))))
        for moved in event.moves:
            counts[moved.entry, moved.to] = counts.get((moved.entry, moved.to), 0) + 1
    assert len(counts) == 36
    assert all(abs(count - 250) <= 4 * 14.5 for count in counts.values())


def test_without_redraws_the_final_table_is_formed_on_the_extra_chairs_of_the_last_one() -> None:
    """8-handed: a final table of nine; the button of the table that stays is as it was."""
    setup = opened(seats=8)
    setup = replace(setup, rules=replace(setup.rules, redraws=Redraws.NONE))
    door = Door(setup).start(*people(10))
    door.bust(door.state.at_table(TWO)[0].name)
    button = door.state.tables[TableNo(1)].first_button
    stayed = door.state.at_table(TableNo(1))
    door.do(breaking.break_table, TWO, bytes(32))
    final = door.state.tables[TableNo(1)]
    assert sorted(final.seats) == list(range(1, 10))
    assert final.first_button == button
    assert [door.state.entries[entry.number].seat for entry in stayed] == [entry.seat for entry in stayed]


def test_nobody_breaks_to_a_table_at_which_nobody_sits_while_the_others_hold_them() -> None:
    """Table 4 was opened for late players who have not come: it is the shortest, and would have to break next."""
    door = before_the_break().do(tables.open_table)
    assert balancing.due(door.state) == BreakDue(THREE)
    door.do(breaking.break_table, THREE, bytes(32))
    assert {number: len(table.seats) for number, table in door.state.tables.items()} == {1: 9, 2: 9, 4: 0}
    assert balancing.due(door.state) is None


def test_a_table_at_which_nobody_sits_takes_those_whom_the_others_do_not_hold() -> None:
    door = Door(opened(seats=9)).start(*people(21)).do(tables.open_table)
    door.do(breaking.break_table, THREE, bytes(32))
    assert sum(len(table.seats) for table in door.state.tables.values()) == 21
    assert door.state.tables[TableNo(4)].seats
