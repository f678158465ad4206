"""The desk's colours: whatever is written on the desk can be read, light, dark and in high contrast (look.md)."""

import re
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

import pytest

import desktop
from desktop.colours import CONTRAST, DARK, LIGHT, Colours, strokes
from desktop.display.looks.contrast import is_colour, ratio
from desktop.style_sheet import style_sheet

ALL = pytest.mark.parametrize("colours", [LIGHT, DARK, CONTRAST], ids=["light", "dark", "contrast"])
TEXT, OFF, BEST = 4.5, 3.0, 7.0
PANELS = ("ground", "surface", "raised")

PAINTED = {
    # What our own painting and the labels of the style sheet write on what.
    "text": (
        *PANELS,
        "chosen",
        "hover",
        "button",
        "button_hover",
        "foot",
        "brass_ground",
        "good_ground",
        "danger_ground",
        "marked",
    ),
    "muted": (*PANELS, "chosen", "hover", "foot", "brass_ground"),
    "brass": (*PANELS, "chosen", "brass_ground", "foot"),
    "danger": (*PANELS, "foot", "danger_ground", "brass_ground"),
    "good": (*PANELS, "good_ground"),
    "surface": ("text", "good", "good_raised"),
    "bar": ("bar_text",),
    "place": ("ground", "hover", "surface"),
    "primary_text": ("primary", "primary_raised"),
    "bar_text": ("bar", "bar_hover", "felt"),
    "bar_muted": ("bar",),
    "bar_brass": ("bar",),
    "bar_warning": ("bar",),
    "bar_danger": ("bar",),
}
SWITCHED_OFF = {"faint": (*PANELS, "chosen", "brass_ground"), "bar_muted": ("bar",)}
"""What is switched off must still be readable, but need not invite."""
NO_TEXT = {"line", "edge", "rim", "bar_line", "brass_edge", "primary_focus"}
"""Lines and edges."""


@ALL
def test_every_text_is_readable_on_every_ground_it_stands_on(colours: Colours) -> None:
    named = asdict(colours)
    for pairs, least in ((PAINTED, TEXT), (SWITCHED_OFF, OFF)):
        for text, grounds in pairs.items():
            for ground in grounds:
                found = ratio(named[text], named[ground])
                assert found >= least, f"{text} on {ground}: {found:.2f}"


@ALL
def test_the_text_itself_is_seven_to_one_on_every_page_and_card(colours: Colours) -> None:
    for ground in PANELS:
        assert ratio(colours.text, getattr(colours, ground)) >= BEST
    assert ratio(colours.bar_text, colours.bar) >= BEST


def test_the_dark_twin_keeps_seven_to_one_for_muted_words_too() -> None:
    for ground in PANELS:
        assert ratio(DARK.muted, getattr(DARK, ground)) >= BEST


@ALL
def test_the_lines_of_a_chart_are_seen_on_the_surface(colours: Colours) -> None:
    assert all(ratio(stroke, colours.surface) >= 4.5 for stroke in strokes(colours))


@ALL
def test_every_colour_is_a_colour_and_has_a_part_in_these_checks(colours: Colours) -> None:
    assert all(is_colour(value) for value in asdict(colours).values())
    parts = {*PAINTED, *SWITCHED_OFF, *(each for grounds in PAINTED.values() for each in grounds), *NO_TEXT}
    assert set(asdict(colours)) <= parts


def test_high_contrast_is_black_white_brass_and_grey() -> None:
    for name, value in asdict(CONTRAST).items():
        assert value in {"#000000", "#FFFFFF", "#E6B94C"} or name in {
            "faint",
            "chosen",
            "hover",
            "bar_hover",
            "button_hover",
            "marked",
        }


RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")


def rules(colours: Colours) -> Iterator[tuple[str, dict[str, str]]]:
    """Each selector with its declarations."""
    for selectors, inside in RULE.findall(style_sheet(colours)):
        declared = dict(re.findall(r"([a-z-]+):\s*([^;]+);", inside))
        for selector in selectors.split(","):
            yield " ".join(selector.split()), declared


def base(selector: str) -> tuple[str, ...]:
    """What a selector takes over from, nearest first: `A[k]:hover` from `A[k]`, that from `A`."""
    plain = selector.rsplit(" ", maxsplit=1)[-1]
    kind = re.sub(r"(?<!:):(?!:)[a-z-]+", "", plain)
    whole = [selector, selector.replace(plain, kind), kind, re.sub(r"\[[^]]*\]", "", kind)]
    return tuple(dict.fromkeys(whole))


@ALL
def test_the_style_sheet_never_sets_a_text_without_its_ground_b254(colours: Colours) -> None:
    """B254: black text by style sheet, the field dark by the system."""
    sheet: dict[str, dict[str, str]] = {}
    for selector, declared in rules(colours):
        sheet.setdefault(selector, {}).update(declared)
    # Fusion draws the boxes of these from the palette, and with it their ground; the palette is ours, all of it.
    from_palette = {"QCheckBox", "QRadioButton"}
    for selector, declared in sheet.items():
        text = declared.get("color")
        if text is None:
            continue
        sources = base(selector)
        ground = next((sheet[each]["background"] for each in sources if "background" in sheet.get(each, {})), None)
        assert ground is not None or sources[-1] in from_palette, selector
        if ground and is_colour(ground):
            assert ratio(text, ground) >= (OFF if ":disabled" in selector else TEXT), selector


@ALL
def test_a_ground_that_changes_under_the_mouse_keeps_its_text_readable(colours: Colours) -> None:
    sheet: dict[str, dict[str, str]] = {}
    for selector, declared in rules(colours):
        sheet.setdefault(selector, {}).update(declared)
    for selector, declared in sheet.items():
        ground = declared.get("background", "")
        text = next((sheet[each]["color"] for each in base(selector) if "color" in sheet.get(each, {})), None)
        if is_colour(ground) and text is not None:
            assert ratio(text, ground) >= (OFF if ":disabled" in selector else TEXT), selector


def test_no_colour_is_written_outside_the_colours_of_the_desk() -> None:
    """Painting asks `look.colours()`; a colour of its own would stay light in the dark."""
    room = Path(desktop.__file__).parent / "director"
    written = re.compile(r"[\"']#[0-9A-Fa-f]{6}[\"']")
    found = [file.name for file in room.rglob("*.py") if written.search(file.read_text(encoding="utf-8"))]
    assert found == []
