"""The colours of the board."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from desktop.display.looks import contrast
from desktop.display.looks.style import Style, ThemeName


@dataclass(frozen=True, slots=True)
class Theme:
    """One set of colours, as #RRGGBB.

    Text, muted, soft, accent and warning have 7:1 on ground, glow, warm, raised and card, amber and danger 4.5:1.

    Attributes:
        ground: the whole screen; `glow` and `warm`: what it brightens to behind the time of a level, of a break.
        raised: a card on the glow; card, card_edge: a card on the warm one.
        line, track: thin lines; what is still empty of a bar, on which nothing is written.
        track_edge: the outline of that bar where the track is like the ground (`Bar.edge`); empty: it needs none.
        muted: labels on the ground; `soft`: the same on the glow and on cards, a step stronger.
        accent, warning: also for text. amber, danger: for the time and its shape in the last minute and in the last
            seconds, never for small text.
        on_accent: text on a surface filled with accent or warning, such as a shot clock that has run out.
        banner, on_banner: the banner of hand-for-hand and what is written on it.
    """

    ground: str
    raised: str
    glow: str
    warm: str
    line: str
    track: str
    track_edge: str
    text: str
    muted: str
    soft: str
    accent: str
    warning: str
    amber: str
    danger: str
    on_accent: str
    banner: str
    on_banner: str
    card: str
    card_edge: str

    @property
    def grounds(self) -> tuple[str, ...]:
        """Everything that text may stand on."""
        return self.ground, self.glow, self.warm, self.raised, self.card


DARK = Theme(
    ground="#0C1210",
    raised="#1A2621",
    glow="#121F19",
    warm="#211C10",
    line="#26352E",
    track="#23312B",
    track_edge="",
    text="#F3F6F1",
    muted="#A0B3A8",
    soft="#A9BBB1",
    accent="#E6B94C",
    warning="#F2A33A",
    amber="#F2A33A",
    danger="#EA5D55",
    on_accent="#0C1210",
    banner="#F2A33A",
    on_banner="#0C1210",
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
    track_edge="",
    text="#18211C",
    muted="#48544D",
    soft="#48544D",
    accent="#644A0B",
    warning="#7D4000",
    amber="#B04E00",
    danger="#92291F",
    on_accent="#FFFFFF",
    banner="#F2A33A",
    on_banner="#18211C",
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
    track_edge="#FFFFFF",
    text="#FFFFFF",
    muted="#FFFFFF",
    soft="#FFFFFF",
    accent="#E6B94C",
    warning="#E6B94C",
    amber="#E6B94C",
    danger="#E6B94C",
    on_accent="#000000",
    banner="#E6B94C",
    on_banner="#000000",
    card="#000000",
    card_edge="#E6B94C",
)
FELT = Theme(
    ground="#155A3B",
    raised="#0F4A30",
    glow="#114F33",
    warm="#3D2E12",
    line="#3B8460",
    track="#0D4029",
    track_edge="",
    text="#F3F6F1",
    muted="#E4F1E9",
    soft="#E4F1E9",
    accent="#FFEDB8",
    warning="#FFF25E",
    amber="#FFC24A",
    danger="#FFB199",
    on_accent="#0B2F1F",
    banner="#FFC24A",
    on_banner="#0B2F1F",
    card="#33280F",
    card_edge="#8A6A35",
)
THEMES: Mapping[ThemeName, Theme] = {
    ThemeName.DARK: DARK,
    ThemeName.LIGHT: LIGHT,
    ThemeName.CONTRAST: CONTRAST,
    ThemeName.FELT: FELT,
}

_UNDER_A_PICTURE: Mapping[ThemeName, str] = {ThemeName.FELT: "#08281A"}
"""What lies over a picture instead of the ground that is too bright to let much of one through."""

_TEXT_OVER_A_PICTURE, _TIME_OVER_A_PICTURE, _LINES_OVER_A_PICTURE = 11.0, 7.5, 2.0
"""The contrast with the ground where a picture lies between: the more of it, the more may be seen of the picture."""


def of(style: Style) -> Theme:
    """The colours of a board that looks like that."""
    return _theme(style.theme, style.accent, bool(style.background))


def usual_accent(style: Style) -> str:
    """The accent of the theme where the club has none of its own."""
    return _theme(style.theme, "", bool(style.background)).accent


def accent_was_changed(style: Style) -> bool:
    """Whether the club's own colour had to be made lighter or darker so that it can be read from afar."""
    return contrast.is_colour(style.accent) and of(style).accent != style.accent.upper()


@lru_cache(maxsize=64)
def _theme(name: ThemeName, accent: str, over_a_picture: bool) -> Theme:
    theme = THEMES[name]
    if contrast.is_colour(accent):
        theme = replace(theme, accent=contrast.readable(accent, theme.grounds))
    return _over_a_picture(theme, _UNDER_A_PICTURE.get(name, theme.ground)) if over_a_picture else theme


def _over_a_picture(theme: Theme, ground: str) -> Theme:
    """The same in stronger colours, so that the ground that lies over the picture need not hide it."""

    def stronger(colour: str, least: float = _TEXT_OVER_A_PICTURE) -> str:
        return contrast.readable(colour, (ground,), least)

    return replace(
        theme,
        ground=ground,
        line=stronger(theme.line, _LINES_OVER_A_PICTURE),
        track=theme.track if theme.track_edge else stronger(theme.track, _LINES_OVER_A_PICTURE),
        text=stronger(theme.text),
        muted=stronger(theme.muted),
        soft=stronger(theme.soft),
        accent=stronger(theme.accent),
        warning=stronger(theme.warning),
        amber=stronger(theme.amber, _TIME_OVER_A_PICTURE),
        danger=stronger(theme.danger, _TIME_OVER_A_PICTURE),
    )
