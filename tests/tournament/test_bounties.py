"""Fixed bounties: whose head, worth what, and who has it."""

from tests.fakes import Night, people
from tests.tournament.nights import HEAD, bust, do, last, lines, night_of, re_enter, rebuy, selling
from tournament import leaving
from tournament.bounties import Bounties, bounties, split
from tournament.prices import Fund
from tournament.rules import EveningRules

KEEPS = EveningRules(rebuy_keeps_knockout=True)


def won(night: Night) -> dict[str, int]:
    return {name: line.bounty for name, line in lines(night).items() if line.bounty}


def found(night: Night) -> Bounties:
    here = bounties(night.evening.state)
    assert sum(here.won.values()) + here.open + here.unclaimed == night.evening.state.fund(Fund.BOUNTIES)
    return here


def test_an_undone_knockout_is_taken_back_once_and_the_head_stays_whole() -> None:
    """B153."""
    night = night_of(selling(bounty=HEAD), "H1", "H2", "H3", "X")
    both = bust(night, "X", "H1", "H2")
    assert won(night) == {"H1": 1_000, "H2": 1_000}
    assert sum(won(night).values()) + found(night).open == 4 * HEAD
    night.evening.undo(both.seq)
    assert won(night) == {}
    assert found(night).open == 4 * HEAD
    bust(night, "X", "H3")
    assert won(night) == {"H3": HEAD}
    assert sum(won(night).values()) + found(night).open == 4 * HEAD


def test_what_cannot_be_divided_goes_to_those_named_first() -> None:
    """bounty_vectors.json: pko_split_two and pko_split_three."""
    assert split(1_001, 2) == (501, 500)
    assert split(1_000, 3) == (334, 333, 333)
    assert split(5, 0) == ()


def test_the_champion_has_his_own_head() -> None:
    night = night_of(selling(bounty=HEAD), "Anna", "Boris", "Cyril")
    bust(night, "Cyril", "Boris")
    bust(night, "Boris", "Anna")
    assert won(night) == {"Anna": 2 * HEAD, "Boris": HEAD}
    assert found(night).open == found(night).unclaimed == 0


def test_a_head_that_nobody_knows_to_have_taken_is_unclaimed() -> None:
    night = night_of(selling(bounty=HEAD), "Anna", "Boris", "Cyril", "Dana")
    bust(night, "Dana")
    do(night, lambda state, at: leaving.go_home(state, at, last(night, "Cyril"), 9_000))
    assert won(night) == {}
    assert found(night).unclaimed == 2 * HEAD


def test_by_the_default_rule_all_heads_go_with_the_last_bust() -> None:
    night = night_of(selling(bounty=HEAD), *people(4))
    bust(night, "P001", "P002")
    rebuy(night, "P001")
    assert won(night) == {}
    bust(night, "P001", "P003")
    assert won(night) == {"P003": HEAD + HEAD // 2}


def test_where_the_credit_stays_each_knockout_has_the_head_that_was_bought_before_it() -> None:
    night = night_of(selling(bounty=HEAD, rules=KEEPS), *people(4))
    bust(night, "P001", "P002")
    rebuy(night, "P001")
    assert won(night) == {"P002": HEAD}
    bust(night, "P001", "P003", "P004")
    assert won(night) == {"P002": HEAD, "P003": HEAD // 4, "P004": HEAD // 4}


def test_a_person_keeps_what_his_earlier_entry_won() -> None:
    night = night_of(selling(bounty=HEAD), *people(4))
    bust(night, "P001", "P002")
    bust(night, "P002", "P003")
    re_enter(night, "P002")
    assert won(night) == {"P002": HEAD, "P003": HEAD}
    assert found(night).open == 3 * HEAD


def test_a_head_of_an_entry_taken_out_with_refund_is_gone() -> None:
    night = night_of(selling(bounty=HEAD), *people(4))
    do(night, lambda state, at: leaving.unregister(state, at, last(night, "P004"), chips=10_000))
    assert found(night).open == 3 * HEAD
    assert found(night).unclaimed == 0
