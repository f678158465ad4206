"""The switches of an evening: what rules.md part E says of their values, and what they are where nobody says."""

import pytest

from tournament.names import MINUTE
from tournament.rules import (
    PRESETS,
    ROBERT,
    TDA,
    USUAL_PRESET,
    WSOP,
    Balancing,
    ColourUp,
    EveningRules,
    FinalTable,
    HalfChip,
    Halting,
    LateSeats,
    Redraws,
    RescueChip,
    RoundTies,
)


def test_where_nobody_says_anything_it_is_the_default_of_part_e() -> None:
    assert EveningRules() == TDA == PRESETS[USUAL_PRESET]
    assert (TDA.balancing, TDA.halting) == (Balancing.TDA, Halting.BLINDS_REACHED)
    assert (TDA.final_table, TDA.redraws) == (FinalTable.RP9, Redraws.FINAL)
    assert (TDA.late_seats, TDA.round_ties) == (LateSeats.SHORTEST, RoundTies.BY_TABLE)
    assert (TDA.colour_up, TDA.half_chip, TDA.rescue_chip) == (
        ColourUp.ROUND_UP,
        HalfChip.GIVES_ONE,
        RescueChip.EXTRA,
    )
    assert TDA.hand_for_hand_off == 2 * MINUTE


@pytest.mark.parametrize(("rules", "few"), [(TDA, 6), (ROBERT, 6), (WSOP, 12)])
def test_up_to_so_many_tables_one_player_of_difference_is_allowed(rules: EveningRules, few: int) -> None:
    """B11, D-1."""
    assert [rules.difference(tables) for tables in (2, few, few + 1, 40)] == [1, 1, 2, 2]


def test_the_final_table_of_other_sizes_has_the_evenings_seats_and_never_more_than_chairs() -> None:
    """B18, part E."""
    assert [EveningRules().final_table_size(seats) for seats in range(2, 11)] == [2, 3, 4, 5, 7, 7, 9, 9, 10]
    assert [WSOP.final_table_size(seats) for seats in range(6, 11)] == [7, 8, 9, 10, 10]
    assert EveningRules(chairs=8).final_table_size(9) == 8


@pytest.mark.parametrize(
    ("redraws", "at"),
    [(Redraws.NONE, set()), (Redraws.FINAL, {1}), (Redraws.TWO, {1, 2}), (Redraws.THREE, {1, 2, 3})],
)
def test_redraws_are_at_none_one_two_or_three_tables(redraws: Redraws, at: set[int]) -> None:
    assert EveningRules(redraws=redraws).redraws_at(500) == at
