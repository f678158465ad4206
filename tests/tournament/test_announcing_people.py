"""What happens to the players and is announced: once, and not when it is only put right."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from tests.fakes import MINUTE, Night, created, people
from tests.tournament.announcing import Listener
from tests.tournament.nights import bust, deal_ends_it, do, last, night_of, re_enter, rebuy, selling
from tournament.announcing import occasions
from tournament.announcing.rules import Rule, When
from tournament.clocks import alarms, timekeeping
from tournament.clocks.alarms import AlarmKind
from tournament.draws import breaking, redraws
from tournament.events import HandForHandClock, Seat
from tournament.history import Step
from tournament.names import Instant, SeatNo, TableNo
from tournament.outs import deciding, elimination, finish_order, hand_for_hand
from tournament.outs.elimination import Out
from tournament.payouts import setting
from tournament.people import registration
from tournament.sales.prices import Window
from tournament.state import Tournament
from tournament.tables import moves

NAMES = ("Anna", "Boris", "Cyril", "Dana", "Eva", "Filip")
SEED = bytes(32)


def night(places: int = 1, seats: int = 9) -> tuple[Night, Listener]:
    """Six in play, cards in the air; so many places are paid."""
    here = Night(created(seats=seats)).enter(*NAMES).draw().start()
    do(here, partial(setting.set_places, places=places))
    return here, Listener(here.evening)


def out(here: Night, *names: str, by: str = "Filip") -> Callable[[Tournament, Instant], Step]:
    """These are out in one hand, who is named first with most chips."""
    outs = [Out(here.number(name), (here.number(by),), rank=rank) for rank, name in enumerate(names, start=1)]
    return partial(elimination.bust, outs=outs)


# ---- out -------------------------------------------------------------------------------------------------------------


def test_each_new_bust_is_told_the_worst_place_first() -> None:
    here, listener = night()
    do(here, out(here, "Anna", "Boris"))
    assert [occasion.entries for occasion in listener.newest if occasion.when is When.BUST] == [
        (here.number("Boris"),),
        (here.number("Anna"),),
    ]
    rule = Rule(When.BUST, say="{result}, {players} left")
    assert listener.says(rule) == ["Boris is out in place 6, 4 left", "Anna is out in place 5, 4 left"]


def test_who_shares_a_place_is_told_so() -> None:
    here, listener = night(places=5)
    outs = [Out(here.number(name), (here.number("Filip"),), rank=1) for name in ("Anna", "Boris")]
    do(here, out(here, "Eva"))
    do(here, partial(elimination.bust, outs=outs))
    result, prize = Rule(When.BUST, say="{result}"), Rule(When.BUST, say="{prize}")
    each = listener.says(prize)[0]
    assert listener.says(result) == [f"Anna shares place 4: {each}", f"Boris shares place 4: {each}"]
    assert each.startswith("€")


def test_who_is_deciding_is_not_out_yet() -> None:
    here = night_of(selling(), *NAMES)
    listener = Listener(here.evening)
    do(here, partial(deciding.deciding, outs=[Out(last(here, "Anna"), ())]))
    assert listener.whens == []
    do(here, partial(deciding.decided_out, entry=last(here, "Anna")))
    assert When.BUST in listener.whens


def test_undone_redone_reinstated_and_corrected_nothing_is_news() -> None:
    here, listener = night()
    seq = do(here, out(here, "Anna")).seq
    assert listener.whens == [When.BUST, When.PLAYERS_LEFT]
    for change in (
        here.evening.undo,
        here.evening.redo,
        partial(here.evening.replace, seq, out(here, "Anna", by="Dana")),
        partial(here.evening.replace, seq, out(here, "Boris", by="Dana")),
        here.evening.undo,
        partial(do, here, partial(elimination.reinstate, entry=here.number("Anna"), server_seed=SEED)),
    ):
        change()
        assert listener.whens == []


def test_another_order_of_finishing_is_no_news() -> None:
    here, listener = night()
    do(here, out(here, "Anna"))
    do(here, out(here, "Boris"))
    groups = [(here.number("Anna"),), (here.number("Boris"),)]
    do(here, partial(finish_order.order, groups=groups))
    assert listener.whens == []


def test_who_enters_again_and_who_buys_back_in_is_not_out() -> None:
    here = night_of(selling(), *NAMES)
    bust(here, "Anna", "Filip")
    bust(here, "Boris", "Filip")
    listener = Listener(here.evening)
    re_enter(here, "Anna")
    rebuy(here, "Boris")
    assert listener.whens == []


# ---- how many are left -----------------------------------------------------------------------------------------------


def test_that_so_many_are_left_is_told_when_it_is_so_for_the_first_time() -> None:
    here, listener = night()
    four, three = Rule(When.PLAYERS_LEFT, 4, say="four"), Rule(When.PLAYERS_LEFT, 3, say="three")
    do(here, out(here, "Anna"))
    assert listener.says(four, three) == []
    do(here, out(here, "Boris"))
    assert listener.says(four, three) == ["four"]
    do(here, out(here, "Cyril"))
    assert listener.says(four, three) == ["three"]


def test_with_several_out_at_once_it_is_told_once() -> None:
    here, listener = night()
    do(here, out(here, "Anna", "Boris", "Cyril"))
    assert listener.whens.count(When.PLAYERS_LEFT) == 1
    assert listener.says(Rule(When.PLAYERS_LEFT, 5, say="{players} of {entries}")) == ["3 of 6"]


def test_somebody_who_enters_again_does_not_make_it_the_first_time_once_more() -> None:
    here = night_of(selling(), *NAMES)
    listener = Listener(here.evening)
    five = Rule(When.PLAYERS_LEFT, 5, say="five")
    here.clock.forward(MINUTE)
    bust(here, "Anna", "Filip")
    assert listener.says(five) == ["five"]
    here.clock.forward(MINUTE)
    re_enter(here, "Anna")
    here.clock.forward(MINUTE)
    bust(here, "Boris", "Filip")
    assert listener.says(five) == []


def test_before_the_start_nobody_is_left() -> None:
    here = Night(created()).enter(*NAMES)
    listener = Listener(here.evening)
    here.evening.undo()
    assert listener.whens == []


# ---- the money -------------------------------------------------------------------------------------------------------


def test_in_the_money_is_told_when_everybody_who_is_left_gets_a_prize() -> None:
    here, listener = night(places=3)
    do(here, out(here, "Anna"))
    do(here, out(here, "Boris"))
    assert When.IN_THE_MONEY not in listener.whens
    do(here, out(here, "Cyril"))
    assert listener.whens == [When.BUST, When.PLAYERS_LEFT, When.IN_THE_MONEY]
    do(here, out(here, "Dana"))
    assert When.IN_THE_MONEY not in listener.whens


def test_two_out_on_the_bubble_are_told_once() -> None:
    here, listener = night(places=3)
    do(here, out(here, "Anna", "Boris", "Cyril", "Dana"))
    assert listener.whens.count(When.IN_THE_MONEY) == 1


def test_a_winner_who_takes_it_all_is_not_told_to_be_in_the_money() -> None:
    here, listener = night()
    do(here, out(here, *NAMES[:5]))
    assert listener.whens == [When.BUST] * 5 + [When.PLAYERS_LEFT, When.WINNER]


def test_nobody_is_in_the_money_while_others_can_enter() -> None:
    """With late entry over it is told: by the clock, or as soon as registration is closed by hand."""
    setup = created()
    prices = tuple(replace(price, window=Window(until=1)) for price in setup.prices)
    here = Night(replace(setup, prices=prices)).enter(*NAMES).draw().start()
    do(here, partial(setting.set_places, places=4))
    listener = Listener(here.evening)
    do(here, out(here, "Anna", "Boris"))
    assert When.IN_THE_MONEY not in listener.whens
    state = here.evening.state
    alarm = next(each for each in alarms.plan(state, here.clock.at, ()) if each.kind is AlarmKind.LAST_CHANCE)
    assert [each.when for each in occasions.of_alarm(state, alarm)] == [When.LAST_CHANCE, When.IN_THE_MONEY]
    do(here, registration.close)
    assert listener.whens == [When.LAST_CHANCE, When.IN_THE_MONEY]


def test_at_the_start_nobody_is_in_the_money_even_if_all_are_paid() -> None:
    here = Night(created()).enter("Anna", "Boris").draw()
    do(here, partial(setting.set_places, places=2))
    listener = Listener(here.evening)
    do(here, timekeeping.start)
    assert listener.whens == [When.START]


# ---- hand for hand, seats, the end -----------------------------------------------------------------------------------


def test_hand_for_hand_is_told_when_it_begins() -> None:
    here, listener = night()
    do(here, partial(hand_for_hand.begin, clock=HandForHandClock.PAUSED))
    assert listener.whens == [When.HAND_FOR_HAND]
    do(here, hand_for_hand.round_over)
    assert listener.whens == []
    do(here, hand_for_hand.end)
    assert listener.whens == []


def test_who_has_to_change_seats_is_named() -> None:
    here, listener = night(seats=4)
    anna = here.evening.state.entry(here.number("Anna"))
    assert anna.seat is not None
    free = Seat(TableNo(3 - anna.seat.table), SeatNo(9))
    do(here, partial(moves.move_by_hand, entry=anna.number, to=free))
    assert listener.whens == [When.NEW_SEATS]
    assert listener.says(Rule(When.NEW_SEATS, say="{names}")) == ["Anna"]
    here.evening.undo()
    assert listener.whens == []


def test_a_broken_table_is_new_seats() -> None:
    here = Night(created(seats=4)).enter(*people(9)).draw().start()
    listener = Listener(here.evening)
    do(here, partial(elimination.bust, outs=[Out(here.number("P001"), ())]))
    do(here, partial(breaking.break_table, table=TableNo(3), server_seed=SEED))
    assert listener.whens == [When.NEW_SEATS]


def test_everybody_at_one_table_is_the_final_table_however_it_came_about() -> None:
    here, listener = night(seats=4)
    do(here, out_at_any_table(here, 2))
    do(here, partial(redraws.draw_final_table, server_seed=SEED))
    assert listener.whens == [When.FINAL_TABLE]
    assert listener.says(Rule(When.FINAL_TABLE, say="Table {table}, {players}")) == ["Table 1, 4"]
    here.evening.undo()
    assert listener.whens == []


def out_at_any_table(here: Night, count: int) -> Callable[[Tournament, Instant], Step]:
    sitting = here.evening.state.at_table(TableNo(1))[:count]
    return partial(elimination.bust, outs=[Out(entry.number, (), rank=rank) for rank, entry in enumerate(sitting, 1)])


def test_an_evening_at_one_table_has_no_final_table() -> None:
    here, listener = night()
    do(here, out(here, "Anna"))
    assert When.FINAL_TABLE not in listener.whens


def test_the_winner_is_named_with_the_prize() -> None:
    here, listener = night(places=2)
    do(here, out(here, *NAMES[:5]))
    assert listener.says(Rule(When.WINNER, say="{name}: {prize}")) == ["Filip: €85"]
    here.evening.undo()
    assert listener.whens == []


def test_after_a_deal_several_have_won() -> None:
    here = night_of(selling(), *NAMES)
    do(here, registration.close)
    bust(here, "Anna", "Filip")
    listener = Listener(here.evening)
    deal_ends_it(here)
    assert listener.whens == [When.WINNER]
    (said,) = listener.says(Rule(When.WINNER, say="{result}"))
    assert said.endswith("share the first place")
