"""The pages of seats: everybody's chair, and who has to change his."""

from dataclasses import replace

from tests.fakes import MINUTE, people
from tests.tournament.doors import Door, opened
from tests.tournament.floors import AT, floor, told
from tests.tournament.floors import moved as moved_by_fact
from tournament.board.contents import content
from tournament.board.moves import moves_to_show
from tournament.board.pages import Chair, Due, Move, Moves, PageKind, Seated, Seating
from tournament.draws import breaking, redraws, seating
from tournament.events import Seat
from tournament.names import SECOND, Instant, SeatNo, TableNo
from tournament.outs import deciding
from tournament.outs.elimination import Out
from tournament.people import counting
from tournament.state import Tournament
from tournament.tables import locks, moves, tables

ONE, TWO, THREE = TableNo(1), TableNo(2), TableNo(3)
SEED = bytes(32)


def seat(table: int, number: int) -> Seat:
    return Seat(TableNo(table), SeatNo(number))


def seats(door: Door) -> Seating | None:
    page = content(PageKind.SEATING, door.state, door.now)
    assert page is None or isinstance(page, Seating)
    return page


def coming(door: Door, confirmed: int = 0) -> Moves | None:
    return moves_to_show(door.state, door.now, Instant(confirmed))


def chairs(page: Moves | None) -> dict[str, tuple[int, int]]:
    return {} if page is None else {line.name: (line.to.table, line.to.seat) for line in page.lines}


def room(*names: str) -> Door:
    """Two tables of six places, Kitchen and one without a name; nobody has been dealt in."""
    door = Door(opened(seats=6)).do(tables.open_table, name="Kitchen").do(tables.open_table)
    return door.enter(*names)


# ---- seating ---------------------------------------------------------------------------------------------------------


def test_people_find_themselves_by_name_with_accents_only_between_equals() -> None:
    """B225."""
    door = room("Napajedla", "anna", "Náchod", "Łukasz", "Boris").start()
    page = seats(door)
    assert page is not None
    assert [line.name for line in page.lines] == ["anna", "Boris", "Łukasz", "Náchod", "Napajedla"]


def test_a_chair_has_the_name_of_its_table() -> None:
    door = room("Anna", "Boris")
    door.do(seating.seat_at, door.entry("Anna").number, seat(1, 5))
    door.do(seating.seat_at, door.entry("Boris").number, seat(2, 2))
    assert seats(door) == Seating(
        (Seated("Anna", Chair(ONE, "Kitchen", SeatNo(5))), Seated("Boris", Chair(TWO, "", SeatNo(2))))
    )


def test_there_is_nothing_to_show_where_nobody_has_a_seat() -> None:
    assert seats(room("Anna")) is None
    assert seats(Door(opened(counted=True)).do(counting.more_players, 6)) is None
    door = Door().start("Anna", "Boris")
    assert seats(door) is not None
    assert seats(door.bust("Anna")) is None


def test_who_is_deciding_holds_his_seat_and_stands_there() -> None:
    door = Door().start("Anna", "Boris", "Cyril")
    door.do(deciding.deciding, [Out(door.entry("Anna").number, ())])
    page = seats(door)
    assert page is not None
    assert len(page.lines) == 3


# ---- moves -----------------------------------------------------------------------------------------------------------


def test_the_first_seats_are_no_moves() -> None:
    door = Door().enter("Anna", "Boris", "Cyril")
    door.night.draw()
    assert coming(door) is None
    assert content(PageKind.MOVES, door.state, door.now) is None
    door.night.start()
    door.enter("Late").seat("Late")
    assert coming(door) is None


def four_and_two() -> Door:
    """Anna, Boris, Cyril and Dana at table 1, called Kitchen, Eva and Filip at table 2."""
    door = room("Anna", "Boris", "Cyril", "Dana", "Eva", "Filip")
    for number, name in enumerate(("Anna", "Boris", "Cyril", "Dana", "Eva", "Filip")):
        table, chair = divmod(number, 4)
        door.do(seating.seat_at, door.entry(name).number, seat(table + 1, chair + 1))
    door.night.start()
    return door.later(10)


def move(door: Door, name: str, table: int, number: int) -> Door:
    return door.do(moves.move_by_hand, door.entry(name).number, seat(table, number))


def test_a_move_is_shown_for_two_minutes_unless_it_is_confirmed() -> None:
    door = move(four_and_two(), "Dana", 2, 5)
    made = door.now
    expected = Moves((Move("Dana", Chair(TWO, "", SeatNo(5))),), (), everybody=False, made=made)
    assert coming(door) == expected
    assert coming(door, confirmed=made - 1) == expected
    assert coming(door, confirmed=made) is None
    door.night.clock.forward(2 * MINUTE - 1)
    assert coming(door) == expected
    door.night.clock.forward(1)
    assert coming(door) is None
    assert content(PageKind.MOVES, door.state, door.now) == expected


def test_who_moves_twice_is_told_his_last_chair_and_what_was_confirmed_is_not_told_again() -> None:
    door = move(four_and_two(), "Dana", 2, 5)
    first = door.now
    move(move(door.later(1), "Dana", 2, 6), "Anna", 2, 4)
    assert chairs(coming(door)) == {"Anna": (2, 4), "Dana": (2, 6)}
    door.night.clock.forward(59 * SECOND)
    assert chairs(coming(door, confirmed=first)) == {"Anna": (2, 4), "Dana": (2, 6)}
    move(door.later(0.5), "Boris", 2, 3)
    assert chairs(coming(door)) == {"Anna": (2, 4), "Boris": (2, 3), "Dana": (2, 6)}


def test_a_move_taken_back_and_a_player_who_is_out_are_shown_no_longer() -> None:
    door = move(move(four_and_two(), "Dana", 2, 5), "Anna", 2, 6)
    door.night.evening.undo()
    assert chairs(coming(door)) == {"Dana": (2, 5)}
    door.bust("Dana", "Eva")
    assert coming(door) is None
    assert content(PageKind.MOVES, door.state, door.now) is None


def test_two_who_change_chairs_are_both_shown() -> None:
    door = four_and_two()
    door.do(locks.swap, door.entry("Anna").number, door.entry("Filip").number)
    assert chairs(coming(door)) == {"Anna": (2, 2), "Filip": (1, 1)}


# ---- closed tables ---------------------------------------------------------------------------------------------------


def test_a_broken_table_is_named_as_the_room_calls_it() -> None:
    door = four_and_two()
    door.do(breaking.break_table, TWO, SEED)
    page = coming(door)
    assert page is not None
    assert (page.closed, page.everybody, {line.name for line in page.lines}) == (("Table 2",), False, {"Eva", "Filip"})
    door.night.evening.undo()
    door.do(tables.change_table, TWO, name="Garden").do(breaking.break_table, TWO, SEED)
    page = coming(door)
    assert page is not None
    assert page.closed == ("Garden",)


def test_a_table_that_stands_open_again_is_not_closed() -> None:
    door = four_and_two()
    door.do(breaking.break_table, TWO, SEED).do(tables.open_table)
    page = coming(door)
    assert page is not None
    assert page.closed == ()


def test_at_the_final_table_everybody_finds_a_chair_also_who_keeps_his() -> None:
    door = Door(opened(seats=6)).start(*people(8)).later(30)
    stays = door.state.at_table(ONE)[0]
    door.do(locks.lock, [stays.number])
    door.bust(door.state.at_table(TWO)[0].name)
    door.do(redraws.draw_final_table, SEED)
    page = coming(door)
    assert page is not None
    assert (page.closed, page.everybody) == (("Table 2",), True)
    assert {line.name: line.to.seat for line in page.lines} == {
        entry.name: entry.seat.number for entry in door.state.left if entry.seat is not None
    }
    assert chairs(page)[stays.name] == (1, 1)


def test_a_redraw_names_the_tables_that_go() -> None:
    door = Door(opened(seats=4)).start(*people(12)).later(30)
    for _ in range(4):
        door.bust(door.state.at_table(THREE)[0].name)
    door.do(tables.open_table)
    for name in [entry.name for entry in door.state.at_table(TWO)][:1]:
        move(door, name, 4, 1)
    door.later(5).do(redraws.redraw, SEED, 2)
    page = coming(door)
    assert page is not None
    assert (page.closed, page.everybody, len(page.lines)) == (("Table 4",), True, 8)


# ---- what awaits them ------------------------------------------------------------------------------------------------


def due(state: Tournament, name: str, at: Instant = AT) -> Due | None:
    page = moves_to_show(state, at, Instant(0))
    assert page is not None
    return next(line.due for line in page.lines if line.name == name)


def test_who_sits_down_next_is_told_what_he_owes_by_the_dead_button_rule() -> None:
    """Button 1, small blind 2, big blind 3: in the next hand 3 is the small blind, and who sits after it is the big."""
    state = moved_by_fact(floor([1, 2, 3, 6], [1, 2, 3, 4, 5]), 205, 1, 4)
    assert due(state, "205") is Due.BIG_BLIND
    state = moved_by_fact(floor([1, 2, 3, 4, 6], [1, 2, 3, 4, 5]), 205, 1, 5)
    assert due(state, "205") is None


def test_who_takes_the_empty_chair_of_the_big_blind_is_the_small_blind() -> None:
    state = told(floor([1, 2, 5, 6], 5), 1, 1, 2, 5)
    emptied = moved_by_fact(state, 105, 2, 7)
    assert due(moved_by_fact(emptied, 203, 1, 5), "203") is Due.SMALL_BLIND


def test_who_takes_the_empty_chair_of_the_small_blind_has_the_button() -> None:
    emptied = moved_by_fact(floor([1, 2, 3, 6], 5), 102, 2, 7)
    assert due(moved_by_fact(emptied, 203, 1, 2), "203") is Due.BUTTON


def test_nothing_is_said_of_a_button_that_nobody_has_followed() -> None:
    assert due(moved_by_fact(floor([1, 2, 3, 6], 5, known=False), 203, 1, 4), "203") is None
    followed = moved_by_fact(floor([1, 2, 3, 6], 5), 203, 1, 4)
    late = replace(followed, moved=tuple(replace(made, at=AT + 4 * MINUTE) for made in followed.moved))
    assert due(late, "203", AT + 4 * MINUTE) is None


def test_nothing_awaits_him_any_more_once_he_has_had_a_hand_there() -> None:
    state = moved_by_fact(floor([1, 2, 3, 6], 5), 203, 1, 4)
    assert due(state, "203") is Due.BIG_BLIND
    assert due(told(state, 1, 2, 3, 4), "203") is None


def test_who_has_to_wait_owes_nothing_yet() -> None:
    """TDA 10-A: behind the button a newcomer gets no cards."""
    state = told(floor([1, 2, 5, 6], 5), 1, 1, 2, 5)
    assert due(moved_by_fact(state, 203, 1, 4), "203") is None


def test_the_button_drawn_with_the_seats_is_known_for_the_first_hand() -> None:
    door = Door(opened(seats=6)).start(*people(8)).later(30)
    door.bust(door.state.at_table(TWO)[0].name).do(redraws.draw_final_table, SEED)
    button = door.state.tables[ONE].first_button
    assert button is not None
    page = coming(door)
    assert page is not None
    following = {button: Due.BUTTON, button % 7 + 1: Due.SMALL_BLIND, (button + 1) % 7 + 1: Due.BIG_BLIND}
    assert {line.to.seat: line.due for line in page.lines if line.due is not None} == following
    held = content(PageKind.MOVES, door.state, door.now + 10 * MINUTE)
    assert isinstance(held, Moves)
    assert all(line.due is None for line in held.lines), "by then nobody knows"
