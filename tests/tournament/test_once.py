"""What is asked again about the same state is not worked out again."""

from functools import partial

from tests.fakes import Night, people
from tournament import standings
from tournament.once import REMEMBERED, once_a_state
from tournament.sales import cash
from tournament.state import Tournament


def test_the_same_is_worked_out_once_for_each_state_and_forgotten_after_a_few() -> None:
    asked: list[tuple[Tournament, int]] = []

    @once_a_state
    def entries(state: Tournament, more: int = 0) -> int:
        asked.append((state, more))
        return len(state.entries) + more

    first = Night().enter(*people(3)).evening.state
    second = Night().enter(*people(2)).evening.state
    assert [entries(first), entries(first), entries(first, more=1), entries(second), entries(first)] == [3, 3, 4, 2, 3]
    assert len(asked) == 3
    others = [Night().enter(*people(number)).evening.state for number in range(4, 4 + REMEMBERED)]
    assert [entries(other) for other in others] == [4, 5, 6]
    assert entries(first) == 3
    assert len(asked) == 3 + REMEMBERED + 1


def test_places_accounts_and_funds_are_those_of_the_state_that_is_asked_about() -> None:
    night = Night().enter(*people(3))
    before = night.evening.state
    told = standings.standings(before), cash.accounts(before), before.pool
    after = night.enter("Somebody else").evening.state
    assert len(standings.standings(after)) == 4
    assert after.pool > before.pool
    assert (standings.standings(before), cash.accounts(before), before.pool) == told
    work = partial(standings.standings, before)
    assert work() is work(), "not worked out again"
