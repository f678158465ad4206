"""What the board says of a deal: what is still played for, and who share the win."""

from dataclasses import replace

import pytest

from desktop.display.drawn import Text
from desktop.display.layout import layout
from desktop.display.pages import words
from desktop.display.themes import DARK
from tests.desktop import board_views as views

pytestmark = pytest.mark.usefixtures("qapp")


def test_after_a_deal_the_prizes_give_way_to_what_was_kept_for_the_winner() -> None:
    fact = words.prizes(replace(views.LEVEL, kept=5_000))
    assert fact is not None
    assert (fact.label, fact.value, fact.below) == ("A deal is made", "€50", "for the winner")


def test_with_nothing_kept_they_play_for_the_title() -> None:
    fact = words.prizes(replace(views.LEVEL, kept=0))
    assert fact is not None
    assert (fact.value, fact.below) == ("—", "played for the title")


def test_several_names_share_the_win_and_nobody_is_shown_the_first_prize() -> None:
    scene = layout(replace(views.WINNER, winner="Anna and Boris", winners=2), (1920, 1080), DARK)
    said = "".join(thing.text for thing in scene.things if isinstance(thing, Text))
    assert "Anna and Boris share the win" in said
    assert "€202" not in said
