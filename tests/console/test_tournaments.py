"""Thirty tournaments from the draw to the winner; `make soak` plays two hundred."""

import pytest

from tests.console.tournaments import Case, Played, cases, check


@pytest.mark.parametrize("case", cases(1, 30), ids=str)
def test_a_tournament_holds_together_from_the_draw_to_the_winner(case: Case) -> None:
    check(Played(case))
