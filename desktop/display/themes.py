"""The colours of the board."""

from collections.abc import Mapping
from dataclasses import dataclass

from desktop.display.style import Style, ThemeName


@dataclass(frozen=True, slots=True)
class Theme:
    """One set of colours, as #RRGGBB.

    Attributes:
        ground: the whole screen; `glow` and `warm`: what it brightens to behind the time of a level, of a break.
        raised: a card on the glow; card, card_edge: a card on the warm one.
        line, track: thin lines; what is still empty of a bar.
        muted: labels on the ground; `soft`: the same on the glow and on cards, where `muted` would be too weak.
        accent, warning: also for text. danger: for the time and for shapes, never for small text.
    """

    ground: str
    raised: str
    glow: str
    warm: str
    line: str
    track: str
    text: str
    muted: str
    soft: str
    accent: str
    warning: str
    danger: str
    card: str
    card_edge: str


DARK = Theme(
    ground="#0C1210",
    raised="#1A2621",
    glow="#121F19",
    warm="#211C10",
    line="#26352E",
    track="#23312B",
    text="#F3F6F1",
    muted="#93A79C",
    soft="#A9BBB1",
    accent="#E6B94C",
    warning="#F2A33A",
    danger="#E5534B",
    card="#1C1A12",
    card_edge="#463B1D",
)
LIGHT = Theme(
    ground="#F3F2EC",
    raised="#FFFFFF",
    glow="#F8F7F2",
    warm="#FBF1D9",
    line="#DDDCD2",
    track="#DDDCD2",
    text="#18211C",
    muted="#48544D",
    soft="#48544D",
    accent="#644A0B",
    warning="#644A0B",
    danger="#92291F",
    card="#FFFFFF",
    card_edge="#E8CF8F",
)
CONTRAST = Theme(
    ground="#000000",
    raised="#000000",
    glow="#000000",
    warm="#000000",
    line="#FFFFFF",
    track="#000000",
    text="#FFFFFF",
    muted="#FFFFFF",
    soft="#FFFFFF",
    accent="#E6B94C",
    warning="#E6B94C",
    danger="#FFFFFF",
    card="#000000",
    card_edge="#E6B94C",
)
FELT = Theme(
    ground="#155A3B",
    raised="#0F4A30",
    glow="#155A3B",
    warm="#155A3B",
    line="#2F7A56",
    track="#0F4A30",
    text="#F3F6F1",
    muted="#F3F6F1",
    soft="#F3F6F1",
    accent="#FFE3A0",
    warning="#FFE3A0",
    danger="#FFFFFF",
    card="#0F4A30",
    card_edge="#5B3F1E",
)
THEMES: Mapping[ThemeName, Theme] = {
    ThemeName.DARK: DARK,
    ThemeName.LIGHT: LIGHT,
    ThemeName.CONTRAST: CONTRAST,
    ThemeName.FELT: FELT,
}


def of(style: Style) -> Theme:
    """The colours of a board that looks like that."""
    return THEMES[style.theme]
