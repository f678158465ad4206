"""The colours of the board."""

from dataclasses import dataclass


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
