"""In which order some finished, by the director's word."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.fakes import Night, created, people
from tests.tournament.nights import bust, do, last, night_of, re_enter, selling
from tournament import wording
from tournament.errors import RuleViolation
from tournament.names import EntryNo
from tournament.outs import elimination, finish_order
from tournament.outs.elimination import Out
from tournament.outs.ties import places
from tournament.standings import payouts, standings


def night(count: int = 7) -> Night:
    """The last of them are out: P007 first, then P006, down to P003."""
    here = Night(created()).enter(*people(count)).draw().start()
    for name in people(count)[:1:-1]:
        bust(here, name, "P001")
    return here


def order(here: Night, *groups: str) -> None:
    """`P003 P004` of one group tie."""
    wanted = [[here.number(name) for name in group.split()] for group in groups]
    do(here, partial(finish_order.order, groups=wanted))


def found(here: Night) -> dict[str, int]:
    state = here.evening.state
    return {state.entry(number).name: place for number, (place, _tied) in places(state).items()}


def refusal(here: Night, *groups: str) -> str:
    with pytest.raises(RuleViolation) as caught:
        order(here, *groups)
    assert "{" not in wording.refusal(caught.value)
    return caught.value.code


def test_two_in_the_wrong_order_change_places() -> None:
    here = night()
    order(here, "P006", "P005")
    assert found(here) == {"P003": 3, "P004": 4, "P006": 5, "P005": 6, "P007": 7}
    assert wording.step(here.evening.steps[-1].step) == "Finished in this order: P006 place 5, P005 place 6"


def test_they_keep_together_the_places_they_had() -> None:
    here = night()
    order(here, "P007", "P005", "P003")
    assert found(here) == {"P007": 3, "P004": 4, "P005": 5, "P006": 6, "P003": 7}


def test_a_tie_shares_and_skips() -> None:
    here = night()
    order(here, "P004 P005")
    assert found(here) == {"P003": 3, "P004": 4, "P005": 4, "P006": 6, "P007": 7}
    order(here, "P005", "P004")
    assert found(here) == {"P003": 3, "P005": 4, "P004": 5, "P006": 6, "P007": 7}


def test_what_cannot_be_is_refused() -> None:
    here = night()
    assert refusal(here, "P003") == "two_to_order"
    assert refusal(here, "P003", "P001") == "not_out"
    assert refusal(here, "P003", "P003") == "named_twice"
    assert refusal(here, "P003", "P004") == "order_already"
    assert refusal(here, "P003 P005") == "finished_between"
    order(here, "P003 P004")
    assert refusal(here, "P005", "P003") == "shares_with"


def test_an_entry_of_somebody_who_entered_again_holds_no_place() -> None:
    here = night_of(selling(), *people(5))
    bust(here, "P005")
    first = last(here, "P005")
    bust(here, "P004")
    re_enter(here, "P005")
    with pytest.raises(RuleViolation, match="entered_again"):
        do(here, partial(finish_order.order, groups=[[first], [last(here, "P004")]]))


def test_it_lapses_where_one_of_them_is_back_in_and_stays_so() -> None:
    here = night()
    order(here, "P006", "P005")
    assert not finish_order.lapsed(here.evening.state)
    do(here, partial(elimination.reinstate, entry=here.number("P005"), server_seed=bytes(32)))
    assert finish_order.lapsed(here.evening.state)
    bust(here, "P005", "P001")
    assert found(here) == {"P005": 3, "P003": 4, "P004": 5, "P006": 6, "P007": 7}


def test_it_lapses_where_an_old_bust_is_undone_and_is_back_with_it() -> None:
    here = night()
    busts = [stored for stored in here.evening.steps if stored.step.label == "busted"]
    seq = next(stored.seq for stored in busts if stored.step.facts["names"] == ["P006"])
    order(here, "P006", "P005")
    here.evening.undo(seq)
    assert found(here) == {"P003": 4, "P004": 5, "P005": 6, "P007": 7}
    assert finish_order.lapsed(here.evening.state)
    here.evening.redo()
    assert found(here)["P006"] == 5


def test_somebody_else_undone_or_reinstated_between_them_changes_nothing_about_their_order() -> None:
    here = night()
    order(here, "P007", "P003")
    do(here, partial(elimination.reinstate, entry=here.number("P005"), server_seed=bytes(32)))
    assert found(here) == {"P007": 4, "P004": 5, "P006": 6, "P003": 7}


def test_earlier_later_and_tie_are_orders_too() -> None:
    here = night()

    def press(way: Callable[..., Sequence[Sequence[EntryNo]]], name: str) -> dict[str, int]:
        groups = way(here.evening.state, here.number(name))
        do(here, partial(finish_order.order, groups=groups))
        return found(here)

    assert press(finish_order.later, "P006") == {"P003": 3, "P004": 4, "P006": 5, "P005": 6, "P007": 7}
    assert press(finish_order.earlier, "P006") == {"P003": 3, "P004": 4, "P005": 5, "P006": 6, "P007": 7}
    assert press(finish_order.tie, "P006") == {"P003": 3, "P004": 4, "P005": 5, "P006": 5, "P007": 7}
    # One of a tie moves alone, first out of the tie.
    assert press(finish_order.later, "P006") == {"P003": 3, "P004": 4, "P006": 5, "P005": 6, "P007": 7}
    assert press(finish_order.tie, "P006") == {"P003": 3, "P004": 4, "P006": 4, "P005": 6, "P007": 7}
    assert press(finish_order.earlier, "P006") == {"P003": 3, "P004": 4, "P006": 5, "P005": 6, "P007": 7}
    assert press(finish_order.tie, "P006") == {"P003": 3, "P004": 4, "P006": 4, "P005": 6, "P007": 7}
    # Nobody of the tie above is passed over alone: he changes places with both.
    assert press(finish_order.later, "P005") == {"P003": 3, "P005": 4, "P004": 5, "P006": 5, "P007": 7}
    assert press(finish_order.tie, "P006") == {"P003": 3, "P005": 4, "P004": 5, "P006": 6, "P007": 7}
    assert finish_order.later(here.evening.state, here.number("P003")) == ()
    assert finish_order.earlier(here.evening.state, here.number("P007")) == ()
    assert finish_order.tie(here.evening.state, here.number("P003")) == ()


GROUPS = st.permutations(people(8)[2:]).flatmap(
    lambda names: st.lists(st.integers(1, 3), min_size=2, max_size=4).map(lambda sizes: _cut(list(names), sizes))
)


def _cut(names: list[str], sizes: list[int]) -> list[list[str]]:
    ends = [sum(sizes[:n]) for n in range(len(sizes) + 1)]
    return [group for start, end in pairwise(ends) if (group := names[start:end])]


@given(st.lists(st.one_of(GROUPS, st.sampled_from(people(8)[2:])), max_size=6))
def test_whatever_is_said_taken_back_or_undone_the_places_are_used_once_each(said: list[list[list[str]] | str]) -> None:
    """Those out fill the places behind those in, and ties share as many as they skip; the prizes stay the pool."""
    here = night(8)
    for what in said:
        state = here.evening.state
        try:
            if isinstance(what, str):
                if state.entry(here.number(what)).bust is None:
                    do(here, partial(elimination.bust, outs=[Out(here.number(what))]))
                else:
                    do(here, partial(elimination.reinstate, entry=here.number(what), server_seed=bytes(32)))
            else:
                groups = [[here.number(name) for name in group] for group in what]
                do(here, partial(finish_order.order, groups=groups))
        except RuleViolation:
            assert here.evening.state is state
        check(here)
    while here.evening.undo_target() is not None and len(here.evening.steps) < 60:
        here.evening.undo()
        check(here)


def check(here: Night) -> None:
    state = here.evening.state
    row = sorted(places(state).values())
    coming = len(state.left) + 1
    by_place: dict[int, int] = {}
    for place, _tied in row:
        by_place[place] = by_place.get(place, 0) + 1
    for place, sharing in sorted(by_place.items()):
        assert place == coming
        coming += sharing
    assert coming == len(state.entered) + 1
    assert all(tied == (by_place[place] > 1) for place, tied in row)
    if state.finished is not None:
        assert sum(line.prize for line in standings(state)) == sum(payouts(state))


def test_a_row_put_elsewhere_names_only_those_whose_places_change() -> None:
    here = night()
    state = here.evening.state
    third, fourth, fifth, last_one = (here.number(name) for name in ("P003", "P004", "P005", "P007"))
    sixth = here.number("P006")
    assert finish_order.placed(state, last_one, fifth) == ((last_one,), (fifth,), (sixth,))
    assert finish_order.placed(state, third, None) == ((fourth,), (fifth,), (sixth,), (last_one,), (third,))
    assert finish_order.placed(state, fourth, fifth) == ()
    assert finish_order.tied_with(state, sixth, fourth) == ((fourth, sixth), (fifth,))
    do(here, partial(finish_order.order, groups=finish_order.tied_with(state, sixth, fourth)))
    assert found(here) == {"P003": 3, "P004": 4, "P006": 4, "P005": 6, "P007": 7}
    assert finish_order.placed(here.evening.state, sixth, third) == ((sixth,), (third,), (fourth,))
