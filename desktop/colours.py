"""The colours of the desk (look.md): light, its dark twin, and one of high contrast.

What stands on what, and how well it can be told apart, is reckoned in `tests/desktop/test_look_contrast.py`.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Colours:
    """Every colour of the desk as `#RRGGBB`."""

    ground: str
    surface: str
    raised: str
    chosen: str
    hover: str
    button: str
    button_hover: str
    foot: str
    line: str
    edge: str
    text: str
    muted: str
    faint: str
    """For what is switched off; over 4:1 on the surface."""
    marked: str
    """Behind text that is selected in a field."""
    brass: str
    brass_ground: str
    brass_edge: str
    good: str
    """Text on `good_ground`; as the ground of a button it carries the colour of the surface."""
    good_ground: str
    good_raised: str
    danger: str
    danger_ground: str
    primary: str
    """The ground of the button that Enter presses, and of one that is down."""
    primary_text: str
    primary_raised: str
    primary_focus: str
    felt: str
    """Carries the text of the bar."""
    rim: str
    bar: str
    bar_text: str
    bar_muted: str
    bar_line: str
    bar_hover: str
    bar_warning: str
    bar_danger: str
    """The board's danger colour made lighter, so that the time keeps its contrast on the bar."""
    bar_brass: str
    place: str


LIGHT: Final = Colours(
    ground="#F3F2EC",
    surface="#FFFFFF",
    raised="#F8F7F2",
    chosen="#E5E3D6",
    hover="#ECEAE0",
    button="#FFFFFF",
    button_hover="#F8F7F2",
    foot="#EAE9DE",
    line="#DDDCD2",
    edge="#C9C7BA",
    text="#18211C",
    muted="#5A675F",
    faint="#68736C",
    marked="#E8CF8F",
    brass="#7A5A0E",
    brass_ground="#FBF1D9",
    brass_edge="#E8CF8F",
    good="#17643F",
    good_ground="#E4F2EA",
    good_raised="#1E7B4F",
    danger="#B3372F",
    danger_ground="#FBE9E7",
    primary="#18211C",
    primary_text="#F3F6F1",
    primary_raised="#2C3932",
    primary_focus="#E8CF8F",
    felt="#247C55",
    rim="#7A5A2E",
    bar="#18211C",
    bar_text="#F3F6F1",
    bar_muted="#93A79C",
    bar_line="#3A463F",
    bar_hover="#26322B",
    bar_warning="#F2A33A",
    bar_danger="#FF7A70",
    bar_brass="#E6B94C",
    place="#2C362F",
)

DARK: Final = Colours(
    ground="#0C1210",
    surface="#131C18",
    raised="#1A2621",
    chosen="#2B3B33",
    hover="#1A2621",
    button="#1F2C26",
    button_hover="#2B3B33",
    foot="#131C18",
    line="#2B3B33",
    edge="#47594F",
    text="#F3F6F1",
    muted="#A9BBB1",
    faint="#8FA197",
    marked="#5C4A1E",
    brass="#E6B94C",
    brass_ground="#2A2413",
    brass_edge="#66531F",
    good="#7CCBA2",
    good_ground="#143524",
    good_raised="#96DCB8",
    danger="#FF9C92",
    danger_ground="#3D1C19",
    primary="#E7EDE8",
    primary_text="#0C1210",
    primary_raised="#FFFFFF",
    primary_focus="#B58A1E",
    felt="#17603F",
    rim="#5B3F1E",
    bar="#1F2D27",
    bar_text="#F3F6F1",
    bar_muted="#A9BBB1",
    bar_line="#43564C",
    bar_hover="#2D3F37",
    bar_warning="#F2A33A",
    bar_danger="#FF8A80",
    bar_brass="#E6B94C",
    place="#D5DDD7",
)
"""The board's dark colours; muted is that for raised grounds, since the same words stand on all of them."""

CONTRAST: Final = Colours(
    ground="#000000",
    surface="#000000",
    raised="#000000",
    chosen="#4A3A10",
    hover="#2A2109",
    button="#000000",
    button_hover="#2A2109",
    foot="#000000",
    line="#FFFFFF",
    edge="#FFFFFF",
    text="#FFFFFF",
    muted="#FFFFFF",
    faint="#B9B9B9",
    marked="#5C4A1E",
    brass="#E6B94C",
    brass_ground="#000000",
    brass_edge="#E6B94C",
    good="#FFFFFF",
    good_ground="#000000",
    good_raised="#E6B94C",
    danger="#E6B94C",
    danger_ground="#000000",
    primary="#E6B94C",
    primary_text="#000000",
    primary_raised="#FFFFFF",
    primary_focus="#FFFFFF",
    felt="#000000",
    rim="#E6B94C",
    bar="#000000",
    bar_text="#FFFFFF",
    bar_muted="#FFFFFF",
    bar_line="#FFFFFF",
    bar_hover="#2A2109",
    bar_warning="#E6B94C",
    bar_danger="#E6B94C",
    bar_brass="#E6B94C",
    place="#FFFFFF",
)
"""Black, white and brass; grey for what is switched off, dark brass behind what is chosen."""

_STROKES_ON_LIGHT = ("#17643F", "#9A3412", "#1D4E89", "#7A5A0E", "#6B3FA0", "#0F766E")
_STROKES_ON_DARK = ("#7BD1A4", "#F2A686", "#93BDF0", "#E3C574", "#CBACF5", "#76D3C9")


def strokes(on: Colours) -> tuple[str, ...]:
    """The lines of a chart, one after the other, on the surface of those colours."""
    return _STROKES_ON_LIGHT if on == LIGHT else _STROKES_ON_DARK
