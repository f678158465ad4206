"""What the board says of a deal: what is still played for, and who share the win."""

from dataclasses import replace

import pytest

from desktop.display.drawing.drawn import Text
from desktop.display.layout import layout
from desktop.display.pages import words
from desktop.display.showing import Showing
from tests.desktop import board_views as views
from tests.desktop.board_checks import check_geometry
from tests.desktop.board_pages import LONGEST
from tournament.board.view import BoardView, Winning

pytestmark = pytest.mark.usefixtures("qapp")


def test_after_a_deal_the_prizes_give_way_to_what_was_kept_for_the_winner() -> None:
    fact = words.prizes(replace(views.LEVEL, kept=5_000))
    assert fact is not None
    assert (fact.label, fact.value, fact.below) == ("Deal made", "€50", "for the winner")


def test_with_nothing_kept_they_play_for_the_title() -> None:
    fact = words.prizes(replace(views.LEVEL, kept=0))
    assert fact is not None
    assert (fact.value, fact.below) == ("—", "played for the title")


def test_several_names_share_the_win_and_nobody_is_shown_the_first_prize() -> None:
    scene = layout(Showing(replace(views.WINNER, winner="Anna and Boris", winners=2)), (1920, 1080))
    said = "".join(thing.text for thing in scene.things if isinstance(thing, Text))
    assert "Anna and Boris share the win" in said
    assert "€202" not in said


SIZES = ((800, 600), (1366, 768), (1920, 1080), (1080, 1920))
SHORT = ("Anna", "Boris", "Cyril", "Dana", "Emil", "Franz", "Gita", "Hugo", "Ivana")


def shared(*won: Winning) -> BoardView:
    winner = ", ".join(each.name for each in won)
    return replace(views.WINNER, winner=winner, winners=len(won), won=won)


def test_who_shares_the_win_is_paid_although_fewer_places_were() -> None:
    three = shared(*(Winning(name, 10_000) for name in SHORT[:3]))
    assert words.players(replace(three, prizes=(20_000, 10_000))).below == "3 places paid"
    assert words.players(replace(views.WINNER, prizes=(), won=(Winning("Anna", 0),))).below == ""


def whole(view: BoardView, size: tuple[int, int]) -> list[str]:
    """Every text of the page; each lies on the picture as a whole."""
    texts = [thing for thing in layout(Showing(view), size).things if isinstance(thing, Text)]
    assert all(text.x >= 0 and text.x + text.width <= size[0] + 1 and text.baseline <= size[1] for text in texts)
    return [text.text.strip() for text in texts]


@pytest.mark.parametrize("size", SIZES)
def test_what_all_get_alike_is_said_once(size: tuple[int, int]) -> None:
    said = whole(shared(Winning("Anna", 4_000), Winning("Boris", 4_000)), size)
    assert said.count("€40 each") == 1


@pytest.mark.parametrize("size", SIZES)
def test_each_of_several_winners_stands_with_his_amount(size: tuple[int, int]) -> None:
    said = whole(shared(*(Winning(name, 1_000 * n) for n, name in enumerate(SHORT, start=1))), size)
    assert "9 players share the win" in said
    for n, name in enumerate(SHORT, start=1):
        assert said[said.index(name) + 1] == f"€{10 * n}"


@pytest.mark.parametrize("size", SIZES)
def test_a_name_without_end_is_cut_and_its_amount_is_not(size: tuple[int, int]) -> None:
    said = whole(shared(Winning("W" * 100, 5_000), Winning("Boris", 4_000)), size)
    assert {"€50", "€40", "Boris"} <= set(said)


def test_a_thing_that_several_have_won_is_theirs_in_shares() -> None:
    rum = ("Bottle of rum",)
    said = whole(shared(Winning("Anna", 4_000, rum), Winning("Boris", 4_000, rum)), (1920, 1080))
    assert "€40 and a share of Bottle of rum each" in said


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [2, 5, 9, 20])
def test_of_long_names_and_long_things_all_are_seen_in_part_and_nothing_is_over_the_edge(
    count: int, size: tuple[int, int]
) -> None:
    things = ("Challenge cup", "A bottle of the oldest rum that the bar has kept for tonight")
    names = [f"{n} {LONGEST}"[:60] for n in range(count)]
    view = shared(*(Winning(name, 1_000 * n + 1_000, things) for n, name in enumerate(names)))
    check_geometry(layout(Showing(view), size))
    said = whole(view, size)
    for n in range(count):
        assert any(text.startswith(f"{n} Wolf") for text in said)
        assert any(text.startswith(f"€{10 * n + 10}") for text in said)
