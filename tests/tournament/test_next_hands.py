"""Button and blinds from hand to hand at the evening's tables, and who waits for his first one."""

from dataclasses import replace
from functools import partial

import pytest

from engine.seats import NextHand, Positions
from tests.fakes import Night, created, people
from tournament import hands, simulation
from tournament.draws import seating
from tournament.evening import Decision
from tournament.events import PositionsTold, Seat
from tournament.history import Step
from tournament.names import SeatNo, TableNo
from tournament.outs import elimination
from tournament.outs.elimination import Out
from tournament.people import guests
from tournament.sales import prices
from tournament.state import Tournament
from tournament.tables import buttons

ONE = TableNo(1)


def table_of(players: int, button: int, small: int, big: int, *, house: str = "tda") -> Night:
    """One kept table, whose button and blinds are known, in an evening that players may enter all night."""
    setup = replace(created(seats=9), house_rules=house, prices=prices.plain(2_000, 10_000, 99))
    night = Night(setup).enter(*people(players)).draw().start()
    tell(night, Positions(button, small, big))
    return night


def tell(night: Night, positions: Positions) -> None:
    night.evening.perform(lambda state, at: Step("started", (PositionsTold(ONE, positions),)))


def bust(night: Night, *seats: int) -> None:
    for seat in seats:
        entry = night.evening.state.table(ONE).seats[SeatNo(seat)]
        night.evening.perform(partial(elimination.bust, outs=[Out(entry, ())]))


def coming(night: Night) -> NextHand:
    state = night.evening.state
    found = hands.next_hand(state.table(ONE), hands.house_rules(state))
    assert found is not None
    return found


def where(hand: NextHand) -> tuple[int, int | None, int]:
    return hand.positions.button, hand.positions.small_blind, hand.positions.big_blind


def play(night: Night) -> None:
    """The coming hand is played."""
    tell(night, coming(night).positions)


def test_when_the_small_blind_busts_the_button_lies_on_his_empty_seat() -> None:
    """B049, TDA 32."""
    night = table_of(5, 1, 2, 3)
    bust(night, 2)
    assert where(coming(night)) == (2, 3, 4)
    play(night)
    assert where(coming(night)) == (3, 4, 5)


def test_when_both_blinds_bust_nobody_posts_the_small_blind() -> None:
    """B051."""
    night = table_of(6, 1, 2, 3)
    bust(night, 2, 3)
    assert where(coming(night)) == (2, None, 4)
    play(night)
    assert where(coming(night)) == (3, 4, 5)


def test_absent_players_are_dealt_in_and_post_like_everybody() -> None:
    """B051, B052: three seats, seat 3 is absent; the blinds go round through his seat."""
    night = table_of(3, 1, 2, 3)
    absent = night.evening.state.entries[night.evening.state.table(ONE).seats[SeatNo(3)]]
    night.evening.perform(partial(guests.leave, name=absent.name))
    big: list[int] = []
    for _ in range(4):
        assert coming(night).dealt == (1, 2, 3)
        big.append(coming(night).positions.big_blind)
        play(night)
    assert big == [1, 2, 3, 1]


def newcomer(house: str) -> NextHand:
    """C-21: the button was on 3, the big blind of seat 5 busted, and a newcomer sits down there: the small blind."""
    night = table_of(6, 3, 4, 5, house=house)
    bust(night, 5)
    night.enter("New")
    place = Seat(ONE, SeatNo(5))
    night.evening.perform(partial(seating.seat_at, entry=night.number("New"), place=place))
    return coming(night)


@pytest.mark.parametrize("house", ["tda", "wsop"])
def test_a_newcomer_in_the_small_blind_is_dealt_in_by_the_tda(house: str) -> None:
    """C-21, B5, D-3, TDA 10-A, W 66: he posts the small blind."""
    hand = newcomer(house)
    assert where(hand) == (4, 5, 6)
    assert 5 in hand.dealt


def test_a_newcomer_in_the_small_blind_waits_by_roberts_rules() -> None:
    """C-21, B5, D-3, R 15: until the button has passed him."""
    hand = newcomer("robert")
    assert 5 not in hand.dealt
    assert hand.waiting == (5,)
    assert hand.positions.small_blind is None
    assert hand.positions.big_blind == 6


def test_between_button_and_small_blind_everybody_waits() -> None:
    """C-20: button 3, small blind 5, seat 4 filled anew."""
    night = table_of(6, 2, 3, 5)
    bust(night, 4)
    night.enter("New")
    night.evening.perform(partial(seating.seat_at, entry=night.number("New"), place=Seat(ONE, SeatNo(4))))
    hand = coming(night)
    assert where(hand) == (3, 5, 6)
    assert hand.waiting == (4,)


def _dealt(coming_hand: simulation.ComingHand) -> Decision[Tournament]:
    return lambda state, at: simulation.play(state, coming_hand)


def test_at_the_robots_tables_nobody_begins_in_the_small_blind_or_on_the_button_by_roberts_rules() -> None:
    """R 15, in an evening whose tables break and are balanced."""
    night = Night(replace(created(seats=6, seed=11), house_rules="robert")).enter(*people(16)).draw().start()
    waited = 0
    while (coming_hand := simulation.coming_hand(night.evening.state)) is not None:
        table = night.evening.state.table(coming_hand.table)
        new = set(table.newcomers)
        if len(coming_hand.dealt) > 2:
            closed = {coming_hand.positions.button, coming_hand.positions.small_blind_seat}
            assert not new & closed & set(coming_hand.dealt)
            waited += len(new - set(coming_hand.dealt))
        night.evening.perform(_dealt(coming_hand), at=coming_hand.ends)
    assert night.evening.state.finished is not None
    assert waited


def test_a_table_whose_button_nobody_followed_has_no_known_hand() -> None:
    night = Night(created(seats=9)).enter(*people(6)).draw().start()
    known = buttons.as_known(night.evening.state, night.clock.at)
    assert hands.next_hand(known.table(ONE), hands.house_rules(known)) is None
