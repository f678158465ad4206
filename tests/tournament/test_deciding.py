"""Who has lost all chips and may still buy back in."""

from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.fakes import MINUTE, Night
from tests.tournament.nights import bust, do, last, lines, night_of, places, rebuy, selling
from tournament import wording
from tournament.bounties.bounties import bounties
from tournament.chips import stacks
from tournament.errors import RuleViolation
from tournament.events import PlayerBusted, PlayerDeciding
from tournament.history import Step, Stored
from tournament.names import Instant
from tournament.outs import deciding, elimination
from tournament.outs.elimination import Out
from tournament.people import entries, leaving
from tournament.rules import EveningRules
from tournament.sales import buying
from tournament.sales.prices import Price
from tournament.state import Tournament

NAMES = ("Anna", "Boris", "Cyril", "Dana", "Emil", "Filip")


def night(rules: EveningRules | None = None, *, bounty: int = 0) -> Night:
    return night_of(selling(rules=rules, bounty=bounty), *NAMES)


def think(here: Night, name: str, *by: str) -> Stored:
    out = Out(last(here, name), tuple(last(here, winner) for winner in by))
    return do(here, partial(deciding.deciding, outs=[out]))


def out(here: Night, name: str) -> Stored:
    return do(here, partial(deciding.decided_out, entry=last(here, name)))


def refused(here: Night, decision: Callable[[Tournament, Instant], Step]) -> str:
    before = here.evening.state
    with pytest.raises(RuleViolation) as caught:
        do(here, decision)
    assert here.evening.state is before
    assert "{" not in wording.refusal(caught.value)
    return caught.value.code


def won(here: Night) -> bool:
    return here.evening.state.finished is not None


def test_the_seat_is_held_and_there_is_no_place_yet() -> None:
    here = night()
    seat = here.evening.state.entry(last(here, "Anna")).seat
    think(here, "Anna", "Boris")
    state = here.evening.state
    assert state.entry(last(here, "Anna")).seat == seat
    assert len(state.left) == 6
    line = lines(here)["Anna"]
    assert (line.place, line.deciding, line.chips) == (None, True, 0)
    assert wording.step(here.evening.steps[-1].step) == "Anna has no chips left and is deciding, by Boris"


def test_the_hand_counts_whoever_is_out_later_finishes_before() -> None:
    here = night()
    think(here, "Anna", "Boris")
    bust(here, "Filip", "Cyril")
    assert places(here)["Filip"] == 6
    assert lines(here)["Filip"].provisional
    out(here, "Anna")
    assert (places(here)["Anna"], places(here)["Filip"]) == (6, 5)


def test_a_rebuy_keeps_the_seat_and_is_no_elimination() -> None:
    here = night(bounty=500)
    seat = here.evening.state.entry(last(here, "Anna")).seat
    think(here, "Anna", "Boris")
    bust(here, "Filip", "Cyril")
    rebuy(here, "Anna")
    state = here.evening.state
    anna = state.entry(last(here, "Anna"))
    assert (anna.seat, anna.deciding, anna.knockouts, anna.bought) == (seat, None, (), 20_000)
    assert places(here)["Filip"] == 6
    assert not bounties(state).won.get(last(here, "Boris"))
    bust(here, "Anna", "Boris")
    assert places(here)["Anna"] == 5


def test_by_the_rule_the_knockout_stays() -> None:
    """B145: who took him out keeps the credit where the setting says so."""
    here = night(EveningRules(rebuy_keeps_knockout=True), bounty=500)
    think(here, "Anna", "Boris")
    rebuy(here, "Anna")
    assert bounties(here.evening.state).won == {last(here, "Boris"): 500}


def test_a_re_entry_gives_the_first_entry_the_place_of_its_hand() -> None:
    """D-22: and that holds no place among persons."""
    here = night()
    think(here, "Anna", "Boris")
    bust(here, "Filip", "Cyril")
    do(here, partial(entries.re_enter, name="Anna"))
    state = here.evening.state
    mine = state.entries_of(state.entry(last(here, "Anna")).player)
    assert [entry.bust is not None for entry in mine] == [True, False]
    assert (places(here)["Anna"], places(here)["Filip"]) == (None, 6)


def test_heads_up_nobody_has_won_while_the_other_decides() -> None:
    here = night_of(selling(), "Anna", "Boris")
    think(here, "Anna", "Boris")
    assert not won(here)
    assert refused(here, partial(elimination.bust, outs=[Out(last(here, "Boris"))])) == "somebody_must_win"
    out(here, "Anna")
    assert won(here)
    here.evening.undo()
    do(here, partial(entries.re_enter, name="Anna"))
    assert not won(here)
    assert len(here.evening.state.left) == 2


def test_the_last_two_deciding_may_come_back_after_it_was_decided_without_them() -> None:
    here = night_of(selling(), "Anna", "Boris", "Cyril")
    think(here, "Anna", "Boris")
    bust(here, "Boris", "Cyril")
    do(here, partial(entries.re_enter, name="Anna"))
    assert places(here)["Boris"] == 3


def test_after_three_minutes_the_desk_asks() -> None:
    here = night()
    think(here, "Anna")
    here.clock.forward(2 * MINUTE)
    think(here, "Boris")
    assert deciding.deciding_over(here.evening.state, here.clock()) == ()
    here.clock.forward(MINUTE)
    assert [entry.name for entry in deciding.deciding_over(here.evening.state, here.clock())] == ["Anna"]
    here.clock.forward(2 * MINUTE)
    assert [entry.name for entry in deciding.deciding_over(here.evening.state, here.clock())] == ["Anna", "Boris"]
    assert buying.may_buy_back(here.evening.state, here.clock()) == (last(here, "Boris"), last(here, "Anna"))


def test_without_chips_much_is_refused() -> None:
    here = night()
    think(here, "Anna", "Boris")
    anna = last(here, "Anna")
    for decision, code in (
        (partial(elimination.bust, outs=[Out(anna)]), "still_deciding"),
        (partial(deciding.deciding, outs=[Out(anna)]), "still_deciding"),
        (partial(elimination.bust, outs=[Out(last(here, "Boris"), (anna,))]), "eliminator_deciding"),
        (partial(leaving.go_home, entry=anna, chips=0), "still_deciding"),
        (partial(leaving.unregister, entry=anna), "still_deciding"),
        (partial(deciding.decided_out, entry=last(here, "Boris")), "not_deciding"),
        (partial(elimination.reinstate, entry=anna, server_seed=bytes(32)), "not_out"),
    ):
        assert refused(here, decision) == code


def test_where_nothing_brings_him_back_there_is_nothing_to_decide() -> None:
    setup = selling()
    here = night_of(replace(setup, prices=setup.prices[:1]), *NAMES)
    assert refused(here, partial(deciding.deciding, outs=[Out(last(here, "Anna"))])) == "nothing_to_decide"


def test_a_price_for_short_stacks_asks_nobody_for_the_chips_of_who_has_none() -> None:
    setup = selling()
    short = replace(setup.prices[2], at_or_below=5_000)
    assert isinstance(short, Price)
    here = night_of(replace(setup, prices=(*setup.prices[:2], short)), *NAMES)
    think(here, "Anna", "Boris")
    rebuy(here, "Anna")
    assert here.evening.state.entry(last(here, "Anna")).stack is None, "real chips again, which nobody counts"


def test_a_bonus_brings_him_back_too() -> None:
    here = night()
    think(here, "Anna", "Boris")
    do(here, partial(stacks.give_everybody, chips=500))
    assert here.evening.state.entry(last(here, "Anna")).deciding is None


def test_somebody_elses_chips_are_corrected_while_he_decides_and_afterwards() -> None:
    here = night()
    thinking = think(here, "Anna", "Boris")
    bust(here, "Boris", "Cyril")
    out(here, "Anna")
    corrected = partial(deciding.deciding, outs=[Out(last(here, "Anna"), (last(here, "Cyril"),))])
    here.evening.replace(thinking.seq, corrected)
    assert lines(here)["Anna"].eliminated_by == ("Cyril",)
    assert (places(here)["Anna"], places(here)["Boris"]) == (6, 5)
    here.evening.replace(thinking.seq, partial(deciding.deciding, outs=[Out(last(here, "Anna"))]))
    assert lines(here)["Anna"].eliminated_by == ()


# ---- any presses, against a little model -----------------------------------------------------------------------------


class Model:
    """Who is in, who thinks about it since which hand, and who is out since which hand."""

    def __init__(self) -> None:
        self.inside = set(NAMES)
        self.thinking: dict[str, int] = {}
        self.out: dict[str, int] = {}
        self.hands = 0

    def lose(self, name: str, *, thinks: bool) -> bool:
        if name not in self.inside or len(self.inside) < 2:
            return False
        self.inside.remove(name)
        self.hands += 1
        (self.thinking if thinks else self.out)[name] = self.hands
        return True

    def buy(self, name: str) -> bool:
        if name not in self.thinking and (name not in self.out or self._won()):
            return False
        if self.thinking.pop(name, None) is None:
            del self.out[name]
        self.inside.add(name)
        return True

    def give_up(self, name: str) -> bool:
        if name not in self.thinking:
            return False
        self.out[name] = self.thinking.pop(name)
        return True

    def _won(self) -> bool:
        return len(self.inside) == 1 and not self.thinking

    def places(self) -> dict[str, int | None]:
        still = len(self.inside) + len(self.thinking)
        found: dict[str, int | None] = dict.fromkeys(NAMES)
        for name, hand in self.out.items():
            found[name] = still + 1 + sum(other > hand for other in self.out.values())
        if self._won():
            found[next(iter(self.inside))] = 1
        return found


WAYS = ("bust", "think", "out", "buy", "undo")
PRESSES = st.lists(st.tuples(st.sampled_from(WAYS), st.sampled_from(NAMES)), max_size=30)


@given(PRESSES)
def test_whatever_is_pressed_in_any_order_the_places_are_right(pressed: list[tuple[str, str]]) -> None:
    here, model = night(), Model()
    before: list[Model] = []
    for what, name in pressed:
        kept = deepcopy(model)
        if what == "undo":
            if before:
                here.evening.undo()
                model = before.pop()
        elif _press(here, model, what, name):
            before.append(kept)
        else:
            model = kept
        assert places(here) == model.places()
        found = {entry.name for entry in deciding.all_deciding(here.evening.state)}
        assert found == set(model.thinking)


def _press(here: Night, model: Model, what: str, name: str) -> bool:
    """Press it where the model allows it; else it is refused, but for who could come back after the win."""
    match what:
        case "bust":
            allowed, act = model.lose(name, thinks=False), partial(bust, here, name)
        case "think":
            allowed, act = model.lose(name, thinks=True), partial(think, here, name)
        case "out":
            allowed, act = model.give_up(name), partial(out, here, name)
        case _:
            allowed, act = model.buy(name), partial(rebuy, here, name)
            if not allowed:
                return False
    if allowed:
        act()
    else:
        with pytest.raises(RuleViolation):
            act()
    return allowed


# ---- some of one hand ------------------------------------------------------------------------------------------------


def test_of_one_hand_one_is_out_and_one_is_deciding_and_who_had_more_is_kept() -> None:
    here = night()
    anna, boris, cyril = (last(here, name) for name in ("Anna", "Boris", "Cyril"))
    hand = [Out(anna, (cyril,), 1), Out(boris, (cyril,), 2)]
    stored = do(here, partial(deciding.lost_in_one_hand, outs=hand, thinking=[boris]))
    assert wording.step(stored.step) == (
        "Anna out, place 6, by Cyril; Boris has no chips left and is deciding, by Cyril"
    )
    assert places(here)["Anna"] == 6
    out(here, "Boris")
    assert (places(here)["Anna"], places(here)["Boris"]) == (5, 6), "Boris had fewer chips in that hand"


def test_equal_stacks_tie_although_one_of_them_was_deciding() -> None:
    here = night()
    anna, boris = last(here, "Anna"), last(here, "Boris")
    hand = [Out(anna, (), 1), Out(boris, (), 1)]
    do(here, partial(deciding.lost_in_one_hand, outs=hand, thinking=[anna]))
    out(here, "Anna")
    assert (places(here)["Anna"], places(here)["Boris"]) == (5, 5)


def test_who_has_the_chips_of_either_is_corrected_and_the_other_stays() -> None:
    here = night()
    anna, boris, cyril, dana = (last(here, name) for name in ("Anna", "Boris", "Cyril", "Dana"))
    hand = [Out(anna, (cyril,), 1), Out(boris, (cyril,), 2)]
    stored = do(here, partial(deciding.lost_in_one_hand, outs=hand, thinking=[boris]))
    lost = [event for event in stored.step.events if isinstance(event, PlayerBusted | PlayerDeciding)]
    again = partial(deciding.other_winners, lost=lost, entry=boris, by=[dana])
    here.evening.replace(stored.seq, again)
    state = here.evening.state
    assert (bust := state.entry(anna).bust) is not None
    assert bust.by == (cyril,)
    assert (thinking := state.entry(boris).deciding) is not None
    assert thinking.by == (dana,)


def test_nobody_decides_where_nothing_is_sold_and_nobody_wins_while_one_is_deciding() -> None:
    here = night()
    entries_of = [last(here, name) for name in NAMES]
    everybody = [Out(entry, (), rank) for rank, entry in enumerate(entries_of, start=1)]
    assert refused(here, partial(deciding.lost_in_one_hand, outs=everybody, thinking=entries_of[:1])) == (
        "somebody_must_win"
    )
    plain = Night().enter(*NAMES).draw().start()
    hand = [Out(plain.number("Anna"), (), 1), Out(plain.number("Boris"), (), 2)]
    assert refused(plain, partial(deciding.lost_in_one_hand, outs=hand, thinking=[plain.number("Boris")])) == (
        "nothing_to_decide"
    )
