"""The colours of the board: everything can be read in every theme, and in the club's own colour."""

from colorsys import rgb_to_hls
from dataclasses import fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.display.looks import contrast, themes
from desktop.display.looks.contrast import FOR_TEXT, FOR_TIME, ratio
from desktop.display.looks.style import Style, ThemeName
from desktop.display.looks.themes import THEMES, Theme

TEXTS = ("text", "muted", "soft", "accent", "warning")
EVERY = list(ThemeName)

COLOURS = st.integers(0, 0xFFFFFF).map("#{:06X}".format)


def dressed(style: Style) -> Theme:
    return themes.of(style)


# ---- contrast --------------------------------------------------------------------------------------------------------


def test_black_and_white_are_21_to_1_and_equal_colours_1_to_1() -> None:
    assert ratio("#000000", "#FFFFFF") == pytest.approx(21)
    assert ratio("#777777", "#777777") == 1


def test_grey_767676_is_the_lightest_that_has_four_and_a_half_on_white() -> None:
    """The example known from WCAG's own pages."""
    assert ratio("#767676", "#FFFFFF") >= 4.5 > ratio("#777777", "#FFFFFF")


def test_a_colour_is_written_with_six_figures() -> None:
    assert contrast.is_colour("#E6B94C")
    assert contrast.is_colour("#e6b94c")
    assert not any(
        map(contrast.is_colour, ("", "#FFF", "E6B94C", "#E6B94C ", "#E6B94G", "#E6B94CFF", "red", "#١٢٣٤٥٦"))
    )


# ---- our themes ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", EVERY)
@pytest.mark.parametrize("colour", TEXTS)
def test_text_has_seven_to_one_on_all_that_it_may_stand_on(name: ThemeName, colour: str) -> None:
    theme = THEMES[name]
    for ground in theme.grounds:
        assert ratio(getattr(theme, colour), ground) >= FOR_TEXT


@pytest.mark.parametrize("name", EVERY)
def test_the_time_has_four_and_a_half_to_one_in_its_last_minute_and_its_last_seconds(name: ThemeName) -> None:
    for colour in (THEMES[name].amber, THEMES[name].danger):
        assert all(ratio(colour, ground) >= FOR_TIME for ground in THEMES[name].grounds)


@pytest.mark.parametrize("name", EVERY)
def test_words_on_a_banner_can_be_read(name: ThemeName) -> None:
    theme = THEMES[name]
    assert ratio(theme.on_accent, theme.accent) >= FOR_TEXT
    assert ratio(theme.on_accent, theme.warning) >= FOR_TEXT
    assert ratio(theme.on_banner, theme.banner) >= FOR_TEXT


@pytest.mark.parametrize("name", EVERY)
def test_a_bar_shows_how_far_it_is_filled_and_where_it_ends(name: ThemeName) -> None:
    theme = THEMES[name]
    assert all(
        ratio(getattr(theme, fill), theme.track) >= 3 for fill in ("accent", "soft", "warning", "amber", "danger")
    )
    assert theme.track_edge or ratio(theme.track, theme.ground) > 1.2


@pytest.mark.parametrize("name", EVERY)
def test_the_last_minute_and_the_last_seconds_do_not_look_like_any_other(name: ThemeName) -> None:
    theme = THEMES[name]
    assert theme.text not in (theme.warning, theme.amber, theme.danger)
    if name is not ThemeName.CONTRAST:  # black, white and brass only: there the shape beside the time tells them apart
        assert len({theme.text, theme.accent, theme.warning, theme.danger}) == 4
        assert len({theme.text, theme.accent, theme.amber, theme.danger}) == 4


def test_high_contrast_is_black_white_and_brass_only() -> None:
    found = {getattr(themes.CONTRAST, each.name) for each in fields(Theme)}
    assert found == {"#000000", "#FFFFFF", "#E6B94C"}


def test_the_values_of_the_look_stand() -> None:
    assert (themes.DARK.ground, themes.DARK.text, themes.DARK.accent) == ("#0C1210", "#F3F6F1", "#E6B94C")
    assert themes.DARK.soft == "#A9BBB1"
    light = themes.LIGHT
    assert (light.muted, light.accent, light.danger) == ("#48544D", "#644A0B", "#92291F")
    assert themes.FELT.ground == "#155A3B"


# ---- the club's own colour -------------------------------------------------------------------------------------------


@given(COLOURS, st.sampled_from(EVERY), st.booleans())
def test_any_colour_of_a_club_becomes_one_that_can_be_read(accent: str, name: ThemeName, pictured: bool) -> None:
    style = Style(theme=name, accent=accent, background=b"x" if pictured else b"")
    theme = dressed(style)
    assert all(ratio(theme.accent, ground) >= FOR_TEXT for ground in theme.grounds)
    assert ratio(theme.on_accent, theme.accent) >= FOR_TEXT
    assert themes.accent_was_changed(style) == (theme.accent != accent)


@given(COLOURS, st.sampled_from(EVERY))
def test_its_hue_is_kept(accent: str, name: ThemeName) -> None:
    made = dressed(Style(theme=name, accent=accent)).accent
    (hue, _light, strength), (hue_made, light_made, _strength) = (
        rgb_to_hls(*(part / 255 for part in contrast.channels(colour))) for colour in (accent, made)
    )
    if strength > 0.3 and 0.1 < light_made < 0.9:
        assert min(abs(hue - hue_made), 1 - abs(hue - hue_made)) < 0.03


def test_a_colour_that_can_be_read_stays_as_it_is() -> None:
    style = Style(accent="#8fd3ff")
    assert dressed(style).accent == "#8FD3FF"
    assert not themes.accent_was_changed(style)


def test_dark_blue_is_made_lighter_on_dark_and_stays_on_light() -> None:
    dark, light = Style(accent="#1B3FA0"), Style(theme=ThemeName.LIGHT, accent="#1B3FA0")
    assert contrast.luminance(dressed(dark).accent) > contrast.luminance("#1B3FA0")
    assert themes.accent_was_changed(dark)
    assert dressed(light).accent == "#1B3FA0"
    assert not themes.accent_was_changed(light)


@pytest.mark.parametrize("wrong", ["", "red", "#12", "#GGGGGG", "#E6B94C;"])
def test_what_is_no_colour_counts_as_none(wrong: str) -> None:
    assert dressed(Style(accent=wrong)) == themes.DARK
    assert not themes.accent_was_changed(Style(accent=wrong))


def test_only_the_accent_is_the_clubs() -> None:
    own = dressed(Style(accent="#8FD3FF"))
    assert replace(own, accent=themes.DARK.accent) == themes.DARK


def test_the_same_style_has_the_same_theme_without_reckoning_again() -> None:
    assert dressed(Style(accent="#8FD3FF")) is dressed(Style(accent="#8FD3FF"))


# ---- over a picture --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", EVERY)
def test_over_a_picture_every_colour_is_at_least_as_strong(name: ThemeName) -> None:
    plain, over = THEMES[name], dressed(Style(theme=name, background=b"x"))
    for colour in (*TEXTS, "danger"):
        assert ratio(getattr(over, colour), over.ground) >= ratio(getattr(plain, colour), plain.ground)
        assert all(ratio(getattr(over, colour), ground) >= FOR_TIME for ground in over.grounds)
    assert all(ratio(getattr(over, colour), ground) >= FOR_TEXT for colour in TEXTS for ground in over.grounds)


@pytest.mark.parametrize("name", EVERY)
def test_over_a_picture_lines_and_bars_are_not_lost(name: ThemeName) -> None:
    over = dressed(Style(theme=name, background=b"x"))
    assert ratio(over.line, over.ground) >= 2
    assert over.track_edge or ratio(over.track, over.ground) >= 2
    assert all(ratio(getattr(over, fill), over.track) >= 3 for fill in ("accent", "soft", "warning", "amber", "danger"))
