"""Two hundred tournaments from the draw to the winner."""

import pytest

from tests.console.tournaments import Case, Played, cases, check


@pytest.mark.soak
@pytest.mark.parametrize("case", cases(1_000, 200), ids=str)
def test_a_tournament_holds_together_from_the_draw_to_the_winner(case: Case) -> None:
    check(Played(case))
