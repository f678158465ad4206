"""Shortened from the next level on, an evening ends by the wish, or as early as it can."""

import pytest

from tests.fakes import HOUR, MINUTE, SEVEN, Night, created
from tests.tournament.test_restructuring import SIX, do, lengths, refused
from tournament.forecast import expected_end
from tournament.structures import restructuring


@pytest.fixture
def night() -> Night:
    return Night(created(structure=SIX)).enter("Anna", "Boris", "Cyril").draw().start()


def test_shortened_levels_end_the_evening_by_the_wish(night: Night) -> None:
    now = expected_end(night.evening.state, night.clock.at)
    assert now is not None
    wish = now.at - 10 * MINUTE
    new, found = restructuring.shorten(night.evening.state, night.clock.at, wish)
    assert wish - 8 * MINUTE <= found.at <= wish
    assert new.periods[0] == SIX.periods[0]
    assert new.periods[3] == SIX.periods[3]
    assert all((period.duration_ms or 0) in {n * MINUTE for n in range(5, 9)} for period in new.periods[1:3])
    do(night, restructuring.shorten_to, end=wish)
    then = expected_end(night.evening.state, night.clock.at)
    assert then == found


def test_what_cannot_be_done_says_how_early_it_would_end(night: Night) -> None:
    cannot = refused(night, restructuring.shorten_to, end=SEVEN + 20 * MINUTE)
    assert cannot.code == "cannot_end_by"
    do(night, restructuring.shorten_to, end=cannot.facts["end_at"])
    then = expected_end(night.evening.state, night.clock.at)
    assert then is not None
    assert then.at <= cannot.facts["end_at"]
    assert min(length for length in lengths(night)[1:3] if length is not None) == 5


def test_a_least_length_of_ones_own_goes_further(night: Night) -> None:
    cannot = refused(night, restructuring.shorten_to, end=SEVEN + 20 * MINUTE)
    lower = refused(night, restructuring.shorten_to, end=SEVEN + 20 * MINUTE, least=2 * MINUTE)
    assert lower.facts["end_at"] < cannot.facts["end_at"]


def test_an_evening_that_ends_early_enough_needs_no_shortening(night: Night) -> None:
    assert refused(night, restructuring.shorten_to, end=SEVEN + 9 * HOUR).code == "ends_already"


def test_without_chips_nobody_knows_when_it_ends() -> None:
    empty = Night(created(structure=SIX))
    assert refused(empty, restructuring.shorten_to, end=SEVEN).code == "no_chips_in_play"
