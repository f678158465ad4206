"""The colours of the desk (look.md)."""

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
    foot: str
    line: str
    edge: str
    text: str
    muted: str
    faint: str
    """For what is switched off; over 4:1 on the surface."""
    brass: str
    brass_ground: str
    brass_edge: str
    good: str
    good_ground: str
    danger: str
    danger_ground: str
    felt: str
    rim: str
    bar: str
    bar_text: str
    bar_muted: str
    bar_line: str
    bar_hover: str
    bar_warning: str
    bar_danger: str
    """The board's danger colour made lighter, so that the time keeps its contrast on the bar."""
    bar_raised: str
    good_raised: str
    place: str
    bar_brass: str


LIGHT: Final = Colours(
    ground="#F3F2EC",
    surface="#FFFFFF",
    raised="#F8F7F2",
    chosen="#E5E3D6",
    hover="#ECEAE0",
    foot="#EAE9DE",
    line="#DDDCD2",
    edge="#C9C7BA",
    text="#18211C",
    muted="#5A675F",
    faint="#68736C",
    brass="#7A5A0E",
    brass_ground="#FBF1D9",
    brass_edge="#E8CF8F",
    good="#17643F",
    good_ground="#E4F2EA",
    danger="#B3372F",
    danger_ground="#FBE9E7",
    felt="#2A8A5C",
    rim="#7A5A2E",
    bar="#18211C",
    bar_text="#F3F6F1",
    bar_muted="#93A79C",
    bar_line="#3A463F",
    bar_hover="#26322B",
    bar_warning="#F2A33A",
    bar_danger="#FF7A70",
    bar_raised="#2C3932",
    good_raised="#1E7B4F",
    place="#2C362F",
    bar_brass="#E6B94C",
)
