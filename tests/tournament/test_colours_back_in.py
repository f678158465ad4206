"""Who comes back in after a colour has begun to go: by mistake he was out with his chips, or he buys new ones."""

from dataclasses import replace
from functools import partial

from tests.fakes import Night, created
from tests.tournament.test_colour_up import ONE, SEED, by_seat, code_of, odd, state_of, two_tables
from tournament.chips import colour_up
from tournament.outs import elimination
from tournament.outs.elimination import Out
from tournament.sales import buying
from tournament.sales.prices import Buying, Price, Shares


def out(made: Night, name: str) -> None:
    made.evening.perform(partial(elimination.bust, outs=[Out(made.number(name))]))


def test_who_is_back_in_after_a_colour_has_gone_settles_his_odd_chips_alone() -> None:
    made = two_tables()
    name = by_seat(made, ONE)[0]
    out(made, name)
    made.evening.perform(partial(colour_up.told, value=25, into=100, total=50))
    assert code_of(made, partial(colour_up.told, value=25, into=100, total=0)) == "colour_gone"
    made.evening.perform(partial(elimination.reinstate, entry=made.number(name), server_seed=SEED))
    assert [entry.name for entry in colour_up.taking_part(state_of(made), 25)] == [name]
    made.evening.perform(partial(colour_up.round_up, value=25, into=100, table=ONE, odd=odd(made, **{name: 3})))
    assert state_of(made).colours[-1].total == 25
    assert colour_up.taking_part(state_of(made), 25) == ()


def test_who_buys_back_in_after_a_colour_began_to_go_has_none_of_it() -> None:
    rebuy = Price("Rebuy", Buying.REBUY, Shares(prizes=1_000), 10_000)
    setup = created()
    made = Night(replace(setup, prices=(*setup.prices, rebuy))).enter("P01", "P02", "P03").draw().start()
    out(made, "P03")
    made.evening.perform(partial(colour_up.told, value=25, into=100, total=25, table=ONE))
    made.evening.perform(partial(buying.rebuy, entry=made.number("P03"), server_seed=SEED))
    assert colour_up.taking_part(state_of(made), 25) == ()
