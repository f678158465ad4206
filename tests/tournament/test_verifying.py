"""Draws checked from the log alone."""

from collections.abc import Callable, Sequence
from dataclasses import fields, replace

import pytest

from tests.fakes import Night, created, people
from tests.tournament.doors import Door, opened
from tournament.chips import colour_up
from tournament.chips.colour_up import OddChips
from tournament.draws import apart, breaking, redraws, seating
from tournament.draws.verifying import WHAT, Drawn, Verification, verify
from tournament.events import (
    EVENT_KINDS,
    ColourRemoved,
    DrawCommitted,
    Event,
    FinalTableDrawn,
    PlayerSeated,
    Seat,
    SeatsDrawn,
    SeatsRedrawn,
    TableBroken,
)
from tournament.history import Stored
from tournament.names import SeatNo, TableNo
from tournament.outs import elimination
from tournament.rules import ROBERT, ColourUp
from tournament.tables import moves

SEED = bytes(32)
ONE, TWO = TableNo(1), TableNo(2)


def seed(n: int) -> bytes:
    return bytes([n] * 32)


def down_to(door: Door, players: int) -> Door:
    while len(door.state.left) > players:
        door.bust(door.state.left[-1].name)
    return door


def whole_evening() -> Door:
    """Every kind of draw of seats: before the start, late, broken, back in, redrawn, final."""
    door = Door(replace(opened(seats=6), rules=ROBERT)).enter(*people(19))
    door.do(seating.commit, SEED).do(seating.draw_seats, SEED, "lottery")
    door.night.start()
    door.later(1).enter("Late", "Later").do(seating.seat_everybody, seed(2))
    door.enter("Last").do(seating.seat, door.entry("Last").number, seed(3))
    out = door.state.at_table(TableNo(4))[:4]
    for entry in out:
        door.bust(entry.name)
    door.do(breaking.break_table, TableNo(4), seed(4)).do(elimination.reinstate, out[0].number, seed(5))
    down_to(door, 12).do(redraws.redraw, seed(6), 2)
    return down_to(door, 7).do(redraws.draw_final_table, seed(7))


def tampered(steps: Sequence[Stored], kind: type[Event], change: Callable[..., Event]) -> list[Stored]:
    """The log with the first fact of that kind changed, as somebody with the file could."""
    target = next(stored for stored in steps if any(isinstance(event, kind) for event in stored.step.events))
    events = list(target.step.events)
    place = next(n for n, event in enumerate(events) if isinstance(event, kind))
    events[place] = change(events[place])
    changed = replace(target, step=replace(target.step, events=tuple(events)))
    return [changed if stored is target else stored for stored in steps]


def codes(found: Verification) -> list[str]:
    return [fault.code for each in found.draws for fault in each.faults]


def test_every_draw_of_a_whole_evening_follows_from_its_seed() -> None:
    found = verify(whole_evening().night.evening.steps)
    assert [each.what for each in found.draws] == [
        Drawn.SEATS,
        Drawn.LATE,
        Drawn.LATE,
        Drawn.BROKEN,
        Drawn.BACK,
        Drawn.REDRAW,
        Drawn.FINAL,
    ]
    assert [each.draw.number for each in found.draws] == [1, 2, 3, 4, 5, 6, 7]
    assert found.right


def test_it_is_said_when_a_draw_was_announced() -> None:
    steps = whole_evening().night.evening.steps
    found = verify(steps)
    announced = next(stored for stored in steps if stored.step.label == "draw_committed")
    assert [each.committed_at for each in found.draws] == [announced.at, *[None] * 6]


def test_a_player_put_elsewhere_is_named() -> None:
    """Ada should be at table 1 seat 4, not seat 5: two have changed chairs in the file."""

    def exchange(event: SeatsDrawn) -> SeatsDrawn:
        first, second, *rest = event.seats
        return replace(event, seats=(replace(first, entry=second.entry), replace(second, entry=first.entry), *rest))

    door = Door(opened(seats=9)).enter("Ada", "Bea", "Cleo").do(seating.draw_seats, SEED)
    first, second = door.state.at_table(ONE)[:2]
    found = verify(tampered(door.night.evening.steps, SeatsDrawn, exchange))
    assert not found.right
    said = {(fault.facts["name"], fault.facts["seat"], fault.facts["found_seat"]) for fault in found.draws[0].faults}
    assert said == {(first.name, 1, 2), (second.name, 2, 1)}


def test_another_seed_in_the_record_fits_neither_the_seats_nor_the_announcement() -> None:
    door = Door(opened(seats=9)).enter(*people(8)).do(seating.commit, SEED).do(seating.draw_seats, SEED)
    other = tampered(
        door.night.evening.steps,
        SeatsDrawn,
        lambda event: replace(event, draw=replace(event.draw, server_seed=seed(9).hex())),
    )
    assert codes(verify(other))[0] == "draw_seed_unfit"
    assert "draw_elsewhere" in codes(verify(other))


def test_a_seed_that_is_no_hexadecimal_number_is_told() -> None:
    door = Door(opened(seats=9)).enter(*people(8)).do(seating.draw_seats, SEED)
    other = tampered(
        door.night.evening.steps, SeatsDrawn, lambda event: replace(event, draw=replace(event.draw, server_seed="xyz"))
    )
    assert codes(verify(other)) == ["draw_seed_unreadable"]


def test_the_button_and_the_open_cards_are_checked_too() -> None:
    steps = whole_evening().night.evening.steps
    moved = tampered(
        steps,
        SeatsDrawn,
        lambda e: replace(e, buttons=(Seat(ONE, SeatNo(e.buttons[0].number % 5 + 1)), *e.buttons[1:])),
    )
    assert codes(verify(moved)) == ["draw_button_elsewhere"]
    card = tampered(steps, TableBroken, lambda e: replace(e, cards=("2c", *e.cards[1:])))
    assert codes(verify(card)) == ["draw_card_differs"]
    final = tampered(steps, FinalTableDrawn, lambda e: replace(e, button=SeatNo(e.button % 7 + 1)))
    assert codes(verify(final)) == ["draw_button_elsewhere"]


@pytest.mark.parametrize("kind", [TableBroken, SeatsRedrawn, FinalTableDrawn])
def test_two_who_have_changed_seat_cards_are_named(kind: type[Event]) -> None:
    def exchange(event: TableBroken | SeatsRedrawn | FinalTableDrawn) -> TableBroken | SeatsRedrawn | FinalTableDrawn:
        first, second, *rest = event.moves
        return replace(event, moves=(replace(first, to=second.to), replace(second, to=first.to), *rest))

    found = verify(tampered(whole_evening().night.evening.steps, kind, exchange))
    assert "draw_elsewhere" in codes(found)


def test_a_late_seat_chosen_instead_of_drawn_is_named() -> None:
    door = Door(opened(seats=9)).start(*people(4)).enter("Late").seat("Late")
    place = door.entry("Late").seat
    assert place is not None
    other = Seat(ONE, SeatNo(place.number % 9 + 1 if place.number < 9 else 8))
    found = verify(tampered(door.night.evening.steps, PlayerSeated, lambda event: replace(event, seat=other)))
    assert codes(found) == ["draw_elsewhere"]


def test_where_the_log_contradicts_itself_checking_ends_and_says_so() -> None:
    door = Door(opened(seats=9)).enter(*people(4)).do(seating.draw_seats, SEED)

    def same_seat(event: SeatsDrawn) -> SeatsDrawn:
        first, second, *rest = event.seats
        return replace(event, seats=(first, replace(second, seat=first.seat), *rest))

    found = verify(tampered(door.night.evening.steps, SeatsDrawn, same_seat))
    assert found.stopped is not None
    assert (found.stopped.code, found.stopped.facts["label"]) == ("seat_taken", "seats_drawn")
    assert codes(found) == ["draw_elsewhere"]


def test_evenings_of_before_the_two_step_draw_are_checked_the_old_way() -> None:
    door = Door(opened(seats=9)).start(*people(12))
    for entry in door.state.at_table(TWO)[:3]:
        door.bust(entry.name)
    old = breaking.shuffled_onto(door.state, TWO, seating.next_draw(door.state, seed(3)))
    door.do(breaking.break_table, TWO, seed(3))
    steps = tampered(door.night.evening.steps, TableBroken, lambda event: old)
    assert verify(steps).right
    assert not verify(tampered(steps, TableBroken, lambda e: replace(e, cards=("As", "Kd", "7c")))).right


def test_draws_taken_back_are_counted_and_not_checked() -> None:
    door = Door(opened(seats=9)).enter(*people(8)).do(seating.commit, SEED).do(seating.draw_seats, SEED)
    door.night.evening.undo()
    door.do(seating.commit, seed(2)).do(seating.draw_seats, seed(2))
    (one,) = verify(door.night.evening.steps).draws
    assert (one.taken_back, one.announcements, one.right) == (1, 2, True)


def test_what_is_taken_back_later_counts_for_a_draw_made_before() -> None:
    """Jana's seat was drawn, then Karel's; Jana's is taken back: Karel's was drawn from the seats left by hers."""
    door = Door(opened(seats=6)).start(*people(8)).later(1).enter("Jana", "Karel")
    for number, name in enumerate(("Jana", "Karel"), start=2):
        door.do(seating.commit, seed(number)).do(seating.seat, door.entry(name).number, seed(number))
    (jana,) = (
        s for s in door.night.evening.steps if s.step.label == "player_seated" and "Jana" in s.step.facts["names"]
    )
    door.night.evening.undo(jana.seq)
    found = verify(door.night.evening.steps)
    assert (found.right, [each.draw.number for each in found.draws]) == (True, [1, 3])
    door.do(seating.seat, door.entry("Jana").number, seed(5))
    found = verify(door.night.evening.steps)
    assert (found.right, [each.draw.number for each in found.draws]) == (True, [1, 3, 4])


def test_what_is_corrected_later_counts_for_a_draw_made_before() -> None:
    """The late player's seat was drawn where a seat was open that the corrected move has taken since."""
    door = Door(opened(seats=6)).start(*people(8))
    here, other = door.state.at_table(ONE)[0], door.state.at_table(TWO)[0]
    door.do(moves.move_by_hand, here.number, Seat(TWO, SeatNo(6)))
    moved = door.night.evening.steps[-1].seq
    door.enter("Late").do(seating.seat, door.entry("Late").number, seed(2))
    door.night.evening.replace(
        moved, lambda state, at: moves.move_by_hand(state, at, other.number, Seat(ONE, SeatNo(6)))
    )
    assert verify(door.night.evening.steps).right


@pytest.mark.parametrize("number", [-1, 0, 2, 7])
def test_a_number_that_is_not_the_next_ones_is_told(number: int) -> None:
    """So nobody takes a draw out of what was announced for it."""
    door = Door(opened(seats=9)).enter(*people(8)).do(seating.commit, SEED).do(seating.draw_seats, SEED)
    other = tampered(
        door.night.evening.steps, SeatsDrawn, lambda event: replace(event, draw=replace(event.draw, number=number))
    )
    assert codes(verify(other)) == ["draw_number_unfit"]


def test_an_announcement_of_another_draw_than_comes_next_is_told() -> None:
    door = Door(opened(seats=9)).enter(*people(8)).do(seating.commit, SEED).do(seating.draw_seats, SEED)
    other = tampered(door.night.evening.steps, DrawCommitted, lambda event: replace(event, number=5))
    assert codes(verify(other)) == ["draw_announced_unfit"]


def test_a_race_is_checked_from_seat_1_on_and_with_its_total() -> None:
    """Whoever changes the order of the lines, and the changes with them, gives the cards to others."""
    door = Door(opened(seats=9)).start(*people(5))
    odd = [OddChips(entry.number, chips) for entry, chips in zip(door.state.at_table(ONE), (3, 1, 2, 3), strict=False)]
    door.do(colour_up.race, 25, 100, ONE, odd, SEED)
    steps = door.night.evening.steps
    assert verify(steps).right

    def others_first(event: ColourRemoved) -> ColourRemoved:
        turned = replace(event, changes=(*event.changes[1:], event.changes[0]))
        again = colour_up.raced_again(turned, door.state.setup.rules)
        assert again is not None
        changes = tuple(
            replace(change, change=raced.change) for change, raced in zip(turned.changes, again.players, strict=True)
        )
        return replace(turned, changes=changes, total=again.total)

    assert "draw_change_differs" in codes(verify(tampered(steps, ColourRemoved, others_first)))
    total = tampered(steps, ColourRemoved, lambda event: replace(event, total=event.total + 100))
    assert codes(verify(total)) == ["draw_total_differs"]
    for change in ({"way": ColourUp.ROUND_UP}, {"value": 0}, {"into": 30}):
        wrong = verify(tampered(steps, ColourRemoved, lambda event, change=change: replace(event, **change)))
        assert codes(wrong) == ["draw_impossible"]
    elsewhere = verify(tampered(steps, ColourRemoved, lambda event: replace(event, table=None)))
    assert codes(elsewhere) == ["draw_impossible", "not_at_table"]


def test_pairs_kept_apart_are_part_of_what_is_made_again() -> None:
    door = Door(opened(seats=4)).enter(*people(8))
    door.do(apart.keep_apart, sorted(door.state.guests)[:4]).do(seating.draw_seats, SEED)
    assert verify(door.night.evening.steps).right
    without = [stored for stored in door.night.evening.steps if stored.step.label != "kept_apart"]
    assert not verify(without).right


def test_an_evening_without_draws_has_nothing_to_check() -> None:
    assert verify(Night(created()).evening.steps) == Verification(())


def test_every_kind_of_fact_that_is_drawn_is_checked() -> None:
    drawn = {kind for kind in EVENT_KINDS if "draw" in {field.name for field in fields(kind)}}
    assert set(WHAT) == drawn
