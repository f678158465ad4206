"""Rebuys of those who lost all: the seat, the places of the others, the knockouts; and rebuys at dealt tables."""

from dataclasses import replace

import pytest

from engine.seats import Positions
from tests.fakes import MINUTE, SEVEN, Night, created
from tests.tournament.rebuys import ADD_ON, NAMES, REBUY, SEED, bust, entry, facts, night, places, rebuy, refusal, setup
from tournament.errors import RuleViolation
from tournament.events import (
    HandPlayed,
    PlayerBusted,
    PlayerEntered,
    PlayerReinstated,
    PlayersMoved,
    Removal,
    StackChange,
    StackRemoved,
)
from tournament.events.seats import Moved, Seat
from tournament.history import Step
from tournament.names import Chips, EntryNo, Instant, SeatNo, TableNo
from tournament.rules import EveningRules
from tournament.sales import buying
from tournament.sales.prices import bought_from

# ---- a rebuy after the bust ------------------------------------------------------------------------------------------


def test_b145_a_rebuy_after_the_bust_frees_the_place_and_later_places_move_up() -> None:
    here = night()
    bust(here, "Anna", "Boris")
    bust(here, "Cyril", "Dana")
    assert (places(here.evening.state)["Anna"], places(here.evening.state)["Cyril"]) == (9, 8)
    pool, chips = here.evening.state.pool, here.evening.state.chips_in_play
    rebuy(here, "Anna")
    state = here.evening.state
    assert len(state.left) == 8
    assert (places(state)["Anna"], places(state)["Cyril"]) == (None, 9)
    assert state.pool == pool + 900
    assert state.chips_in_play == chips + 5_000
    assert state.chips_in_play // len(state.left) == 95_000 // 8
    assert entry(here, "Anna").knockouts == ()
    here.evening.undo()
    assert (places(here.evening.state)["Anna"], here.evening.state.pool) == (9, pool)


def test_b145_whoever_took_him_out_keeps_the_knockout_where_the_house_counts_it() -> None:
    here = night(setup(rules=EveningRules(rebuy_keeps_knockout=True)))
    bust(here, "Anna", "Boris")
    rebuy(here, "Anna")
    bust(here, "Anna", "Cyril")
    rebuy(here, "Anna")
    lost = entry(here, "Anna").knockouts
    assert [each.by for each in lost] == [(here.number("Boris"),), (here.number("Cyril"),)]
    assert [each.heads for each in lost] == [1, 1]


def test_he_keeps_his_seat_and_gets_another_one_only_if_somebody_took_it() -> None:
    here = night()
    seat = entry(here, "Anna").seat
    bust(here, "Anna", "Boris")
    assert refusal(here, "Anna", stack=300).code == "already_out"
    rebuy(here, "Anna")
    assert entry(here, "Anna").seat == seat
    bust(here, "Anna", "Boris")
    assert seat is not None
    origin = entry(here, "Cyril").seat
    assert origin is not None
    move = PlayersMoved((Moved(here.number("Cyril"), origin, seat),), "TDA 11")
    here.evening.perform(lambda state, at: Step("players_moved", (move,), {"moves": 2, "names": [], "rule": ""}))
    rebuy(here, "Anna")
    # The only seat left of the evening's nine.
    assert entry(here, "Anna").seat == origin
    assert here.evening.state.draws == 2


def test_the_last_bust_of_all_can_be_bought_back_and_the_clock_goes_on() -> None:
    here = night(names=("Anna", "Boris", "Cyril"))
    bust(here, "Cyril", "Boris")
    bust(here, "Anna", "Boris")
    assert here.evening.state.finished is not None
    assert refusal(here, "Boris").code == "evening_over"
    assert refusal(here, "Cyril").code == "evening_over"
    assert buying.may_buy_back(here.evening.state, SEVEN) == (here.number("Anna"),)
    rebuy(here, "Anna")
    state = here.evening.state
    assert (state.finished, [each.name for each in state.left]) == (None, ["Anna", "Boris"])
    assert (state.clock.since, entry(here, "Boris").stack) == (SEVEN, None)


def test_chips_taken_out_of_play_are_not_bought_back() -> None:
    here = night()
    facts(here, StackRemoved(here.number("Anna"), 10_000, Removal.WENT_HOME))
    assert refusal(here, "Anna").code == "lost_in_no_hand"
    assert here.number("Anna") not in buying.may_buy_back(here.evening.state, SEVEN)


def test_a_full_evening_takes_nobody_back() -> None:
    here = night(setup(capacity=9))
    bust(here, "Anna", "Boris")
    rebuy(here, "Anna")
    bust(here, "Anna", "Boris")
    assert entry(here, "Anna").bust is not None
    full = replace(here.evening.state, capacity=8)
    with pytest.raises(RuleViolation, match="full"):
        buying.rebuy(full, SEVEN, here.number("Anna"), server_seed=SEED)


def test_b149_only_who_lost_all_in_a_hand_is_asked() -> None:
    here = Night(setup()).enter(*NAMES)
    assert buying.may_buy_back(here.evening.state, SEVEN) == ()
    here.draw().start()
    assert buying.may_buy_back(here.evening.state, SEVEN) == ()
    bust(here, "Anna", "Boris")
    bust(here, "Cyril", "Boris")
    assert buying.may_buy_back(here.evening.state, SEVEN) == (here.number("Cyril"), here.number("Anna"))
    assert buying.may_buy_back(here.evening.state, SEVEN + 52 * MINUTE) != ()
    assert buying.may_buy_back(here.evening.state, SEVEN + 56 * MINUTE) == ()


def test_whoever_entered_again_buys_nothing_for_the_entry_before() -> None:
    here = night()
    bust(here, "Anna", "Boris")
    first = entry(here, "Anna")
    assert first.seat is None
    again = PlayerEntered(
        EntryNo(10), first.player, "Anna", bought_from(here.evening.state.prices[0]), again=first.number
    )
    here.evening.perform(lambda state, at: Step("players_entered", (again,), {"names": ["Anna"]}))
    assert refusal(here, "Anna").code == "entered_again"
    assert buying.may_buy_back(here.evening.state, SEVEN) == ()
    with pytest.raises(RuleViolation, match="already_entered"):
        facts(here, PlayerReinstated(first.number, Seat(TableNo(1), SeatNo(1)), bought_back=True))


# ---- dealt tables ----------------------------------------------------------------------------------------------------


def dealt() -> Night:
    plain = created(seed=1)
    return night(replace(plain, prices=(*plain.prices, REBUY, ADD_ON)), ("Anna", "Boris", "Cyril"))


def played(here: Night, number: int, at: Instant, *changes: tuple[str, Chips, Chips]) -> HandPlayed:
    stacks = tuple(StackChange(here.number(name), before, after) for name, before, after in changes)
    return HandPlayed(TableNo(1), number, at, 0, Positions(1, 2, 3), stacks)


def test_b152_a_rebuy_after_a_dealt_hand_is_played_with_at_once() -> None:
    here = dealt()
    anna, boris = here.number("Anna"), here.number("Boris")
    hand = played(here, 1, SEVEN, ("Anna", 10_000, 0), ("Boris", 10_000, 20_000), ("Cyril", 10_000, 10_000))
    facts(here, hand, PlayerBusted(anna, (boris,), TableNo(1), 1, 10_000))
    chips = here.evening.state.chips_in_play
    rebuy(here, "Anna")
    assert (entry(here, "Anna").stack, here.evening.state.chips_in_play) == (5_000, chips + 5_000)
    facts(here, played(here, 2, SEVEN, ("Anna", 5_000, 5_300), ("Boris", 20_000, 19_700), ("Cyril", 10_000, 10_000)))
    assert entry(here, "Anna").stack == 5_300


def test_b148_a_dealt_stack_is_the_one_that_the_last_hand_settled() -> None:
    here = dealt()
    assert refusal(here, "Anna", stack=8_000).code == "stack_is_known"
    rebuy(here, "Anna")
    assert entry(here, "Anna").stack == 15_000
    # A hand that began before the chips were bought does not stand any more: they were bought between hands.
    with pytest.raises(RuleViolation, match="stack_differs"):
        facts(here, played(here, 1, SEVEN, ("Anna", 10_000, 9_000), ("Boris", 10_000, 11_000)))
