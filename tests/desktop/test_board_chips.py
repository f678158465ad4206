"""Chips on the board: the colour that the director's word means, the value that can be read on it."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.display.drawing.drawn import Disc, Text
from desktop.display.layout import layout
from desktop.display.looks import contrast, themes
from desktop.display.looks.style import Style, ThemeName
from desktop.display.parts import chips
from desktop.display.showing import Showing
from tests.desktop import board_views as views
from tests.desktop.board_checks import texts
from tournament import language
from tournament.board.view import ChipColour

pytestmark = pytest.mark.usefixtures("qapp")


def test_a_colour_is_found_by_its_word() -> None:
    names = chips.COLOURS
    assert chips.colour("green") == chips.colour(" Green ") == chips.colour("green/white") == names["green"]
    assert chips.colour("the black one") == names["black"]
    assert chips.colour("#a1B2c3") == "#A1B2C3"


def test_an_unknown_word_and_none_are_a_neutral_chip() -> None:
    for word in ("", "zebra", "#12", "evergreenish", "!"):
        assert chips.colour(word) == chips.NEUTRAL


def test_dark_and_light_ones_are_darker_and_lighter() -> None:
    dark, usual, light = (contrast.luminance(chips.colour(word)) for word in ("dark blue", "blue", "light blue"))
    assert dark < usual < light


@pytest.fixture
def czech(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if the catalogue were Czech, for two colours."""
    words = {"green": "zelená", "dark": "tmavá"}
    monkeypatch.setattr(chips, "_", lambda word: words.get(word, word))
    language.choose("cs")
    yield
    language.choose("en")
    chips._colour.cache_clear()


@pytest.mark.usefixtures("czech")
def test_another_language_has_its_own_words_in_all_their_forms_and_knows_the_english_ones() -> None:
    for word in ("zelená", "Zelené", "zelených", "green"):
        assert chips.colour(word) == "#2E9E5B"
    assert chips.colour("zele") == chips.NEUTRAL
    assert contrast.luminance(chips.colour("tmavě zelená")) < contrast.luminance("#2E9E5B")


@given(st.integers(0, 0xFFFFFF))
def test_a_value_can_be_read_on_a_chip_of_any_colour(colour: int) -> None:
    """Dark or light, on the chip itself or, where neither reaches 7:1, on a plate."""
    fill = f"#{colour:06X}"
    plate, ink = chips.inks(fill)
    assert contrast.ratio(ink, plate or fill) >= 7


@given(st.sampled_from(ThemeName), st.integers(0, 0xFFFFFF))
def test_a_chip_of_any_colour_is_seen_on_every_ground(theme: ThemeName, colour: int) -> None:
    """Its body or the marks at its edge stand out."""
    fill, ground = f"#{colour:06X}", themes.of(Style(theme=theme)).ground
    assert max(contrast.ratio(fill, ground), contrast.ratio(chips.edge(fill, ground), ground)) >= 3


@pytest.mark.parametrize(
    ("value", "said"),
    [
        *((1, "1"), (25, "25"), (500, "500"), (1_000, "1K"), (1_250, "1250"), (2_500, "2.5K"), (25_000, "25K")),
        *((100_000, "100K"), (1_000_000, "1M"), (1_500_000, "1.5M"), (12_345_678, "12345678"), (10**9, "1B")),
    ],
)
def test_values_are_written_as_chips_have_them(value: int, said: str) -> None:
    assert chips.short(value) == said


def test_which_chips_go() -> None:
    green, black, unnamed = ChipColour(25, "green"), ChipColour(100, "black"), ChipColour(500)
    assert chips.called([green]) == "green 25s"
    assert chips.called([green, unnamed]) == "green 25s and 500s"
    assert chips.called([ChipColour(5, "#AA0000")]) == "5s"
    assert chips.going([green, black, unnamed]) == "25s, 100s and 500s"


def test_each_chip_carries_its_value_in_its_middle() -> None:
    drawn = layout(Showing(views.TWELVE_COLOURS), (1920, 1080))
    discs = [thing for thing in drawn.things if isinstance(thing, Disc)]
    values = [chips.short(chip.value) for chip in views.MANY]
    on_them = [next(text for text in texts(drawn) if disc.box.contains(text.box)) for disc in discs]
    assert [text.text for text in on_them] == values
    for disc, text in zip(discs, on_them, strict=True):
        assert middle(text) == pytest.approx(disc.box.centre[0], abs=0.6)


def middle(text: Text) -> float:
    return text.x + text.width / 2
