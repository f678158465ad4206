"""Two out in one hand: who had more chips at its start (WSOP 126-b), and who is back in."""

from dataclasses import replace
from functools import partial

import pytest

from tests.fakes import Night, created, people
from tests.tournament.nights import do, selling
from tournament import wording
from tournament.chips import stacks
from tournament.draws import seating
from tournament.errors import RuleViolation
from tournament.events import PlayerBusted, StackCount, TableOpened
from tournament.history import Stored
from tournament.names import Chips, EntryNo
from tournament.outs import deciding, elimination
from tournament.outs.elimination import Out
from tournament.payouts.plan import PayoutPlan, SetPrize
from tournament.people import counting
from tournament.rules import EveningRules
from tournament.sales import buying
from tournament.standings import standings


def night(count: int = 6, *, currency: str = "EUR") -> Night:
    """Six left; the fifth gets 80 and the sixth 55."""
    plan = PayoutPlan(places=6, by_hand=(SetPrize(5, 8_000), SetPrize(6, 5_500)))
    setup = replace(created(buy_in=30_000), payouts=plan, currency=currency)
    return Night(setup).enter(*people(count)).draw().start()


def bust(here: Night, *outs: tuple[str, int | None, Chips | None]) -> Stored:
    told = [Out(here.number(name), (), rank, had) for name, rank, had in outs]
    return do(here, partial(elimination.bust, outs=told))


def found(here: Night) -> dict[str, tuple[int | None, bool, int]]:
    return {line.name: (line.place, line.tied, line.prize) for line in standings(here.evening.state) if line.place}


def refused(here: Night, *outs: tuple[str, int | None, Chips | None]) -> RuleViolation:
    with pytest.raises(RuleViolation) as caught:
        bust(here, *outs)
    assert "{" not in wording.refusal(caught.value)
    return caught.value


def test_the_chips_before_the_hand_order_them() -> None:
    """B166, C-158: X had 9000 and Y 4000: 80 and 55."""
    here = night()
    bust(here, ("P002", None, 4_000), ("P001", None, 9_000))
    assert found(here) == {"P001": (5, False, 8_000), "P002": (6, False, 5_500)}
    assert [e.started_with for e in here.evening.steps[-1].step.events if isinstance(e, PlayerBusted)] == [9_000, 4_000]


def test_equal_chips_tie_and_share_both_prizes() -> None:
    """B166, C-159: (80 + 55) / 2 = 67.50 each."""
    here = night()
    bust(here, ("P002", None, 4_000), ("P001", None, 4_000))
    assert found(here) == {"P001": (5, True, 6_750), "P002": (5, True, 6_750)}


def test_a_count_decides_nothing_however_fresh() -> None:
    """B148: neither do chips behind in a hand being played; only what the director says of its start."""
    here = night()
    counts = (StackCount(here.number("P001"), 5_000), StackCount(here.number("P002"), 7_000))
    do(here, partial(stacks.count_stacks, counts=counts))
    assert refused(here, ("P001", None, None), ("P002", None, None)).code == "who_had_more"
    bust(here, ("P001", None, 8_000), ("P002", None, 7_000))
    assert found(here)["P001"][0] == 5


def test_nobody_says_who_had_more_so_it_is_asked() -> None:
    here = night()
    refusal = refused(here, ("P001", None, None), ("P002", None, 4_000))
    assert (refusal.code, refusal.facts["names"], refusal.facts["rule"]) == (
        "who_had_more",
        ["P001", "P002"],
        "WSOP 126-b",
    )
    assert wording.refusal(refusal).startswith("Who had more chips at the start of the hand, P001 and P002?")


def test_what_is_said_has_to_fit_together() -> None:
    here = night()
    assert refused(here, ("P001", 1, 4_000), ("P002", 2, 9_000)).code == "order_contradicts"
    assert refused(here, ("P001", 1, 4_000), ("P002", 1, 9_000)).code == "order_contradicts"
    assert refused(here, ("P001", 1, 4_000), ("P002", 2, 4_000)).code == "order_contradicts"
    assert refused(here, ("P001", 1, 0)).code == "had_nothing"
    assert refused(here, ("P001", 1, 60_001)).code == "more_than_in_play"
    assert refused(here, ("P001", 1, None), ("P001", 2, None)).code == "named_twice"
    bust(here, ("P001", 1, 9_000), ("P002", 2, 4_000), ("P003", 2, None))
    assert [found(here)[name][0] for name in ("P001", "P002", "P003")] == [4, 5, 5]


def test_who_splits_the_pot_is_not_out_and_who_has_chips_behind_is_neither() -> None:
    """C-166: nobody is told out, so nobody is."""
    here = night(2)
    assert found(here) == {}
    assert here.evening.state.finished is None


def test_nobody_is_asked_for_a_rebuy_because_his_chips_are_not_there_yet() -> None:
    """B149: only who lost all chips in a hand."""
    here = Night(created()).enter(*people(4))
    assert buying.may_buy_back(here.evening.state, here.clock()) == ()
    assert deciding.all_deciding(here.evening.state) == ()


# ---- back in ---------------------------------------------------------------------------------------------------------


def reinstate(here: Night, name: str) -> Stored:
    return do(here, partial(elimination.reinstate, entry=here.number(name), server_seed=bytes(32)))


def test_where_every_chair_is_taken_a_table_is_opened_for_who_is_back_in() -> None:
    setup = replace(selling(rules=EveningRules(chairs=2)), seats=2)
    here = Night(setup).enter(*people(4)).draw().start()
    state = here.evening.state
    gone = state.at_table(min(state.tables))[0].name
    bust(here, (gone, 1, None))
    here.enter("P005")
    do(here, partial(seating.seat, entry=here.number("P005"), server_seed=bytes(32)))
    stored = reinstate(here, gone)
    assert isinstance(stored.step.events[0], TableOpened)
    seat = here.evening.state.entry(here.number(gone)).seat
    assert seat is not None
    assert seat.table == max(here.evening.state.tables) == 3
    assert wording.step(stored.step) == f"{gone} is back in: table 3, opened for it, seat {seat.number}"
    here.evening.undo()
    assert max(here.evening.state.tables) == 2


def test_where_players_are_counted_whoever_is_back_in_needs_no_seat() -> None:
    here = Night(replace(created(), counted=True))
    do(here, partial(counting.more_players, count=4))
    here.start()
    do(here, counting.one_out)
    gone = next(entry.number for entry in here.evening.state.entries.values() if entry.bust is not None)
    stored = do(here, partial(elimination.reinstate, entry=EntryNo(gone), server_seed=bytes(32)))
    assert len(here.evening.state.left) == 4
    assert wording.step(stored.step) == "Player 4 is back in"
    do(here, partial(stacks.give_everybody, chips=100))
