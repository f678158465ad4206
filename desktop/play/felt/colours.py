"""The colours of a table: those of the board's theme, and felt, cards and chips that go with it."""

from collections.abc import Mapping
from dataclasses import dataclass

from desktop.display.looks import themes
from desktop.display.looks.style import ThemeName

Suits = tuple[str, str, str, str]
"""Clubs, diamonds, hearts, spades."""


@dataclass(frozen=True, slots=True)
class FeltColours:
    """One set of colours, as #RRGGBB. Text has 7:1 on whatever it stands on, suits have 4.5:1 on their card.

    Attributes:
        ground, title, subtitle: the window and its head.
        felt, shade: the felt in the middle and towards the rim; `rim`, `rim_edge`; `line`: thin lines on the felt.
        on_felt, soft: text on the felt, large and small.
        plate, edge, name, stack, said: a plate with what is written on it, `track`: an empty bar on it.
        gone, gone_edge, gone_text: the plate of who has folded, and of a free chair.
        turn: the frame of who is on turn, of cards that count, the bar of the time; `late`: when it is nearly over.
        card, card_edge, suits, back, back_edge, back_line: of cards; `chip`, `chip_edge`: of chips.
        veil: how dark a card becomes that does not count, from 0 to 1; those that count are framed anyway.
        button, on_button: the dealer's.
    """

    ground: str
    title: str
    subtitle: str
    felt: str
    shade: str
    rim: str
    rim_edge: str
    line: str
    on_felt: str
    soft: str
    plate: str
    edge: str
    name: str
    stack: str
    said: str
    track: str
    gone: str
    gone_edge: str
    gone_text: str
    turn: str
    late: str
    card: str
    card_edge: str
    suits: Suits
    back: str
    back_edge: str
    back_line: str
    veil: float
    chip: str
    chip_edge: str
    button: str
    on_button: str


FOUR_COLOURS: Suits = ("#1E7B4F", "#2A6BC0", "#C8302A", "#18211C")
STRONG_FOUR_COLOURS: Suits = ("#146239", "#1F55A5", "#A3211A", "#000000")


def _of(name: ThemeName) -> FeltColours:
    theme = themes.THEMES[name]
    plain = name is ThemeName.CONTRAST
    return FeltColours(
        ground=theme.ground,
        title=theme.text,
        subtitle=theme.muted,
        felt="#000000" if plain else "#196342",
        shade="#000000" if plain else "#104A30",
        rim="#000000" if plain else {ThemeName.LIGHT: "#7A5A2E", ThemeName.FELT: "#3D2E12"}.get(name, "#5B3F1E"),
        rim_edge="#FFFFFF" if plain else "",
        line="#FFFFFF" if plain else "#4E8E6E",
        on_felt="#FFFFFF",
        soft="#FFFFFF",
        plate=theme.raised,
        edge=theme.line,
        name=theme.text,
        stack=theme.accent,
        said=theme.soft,
        track=theme.track,
        gone=theme.ground,
        gone_edge=theme.line,
        gone_text=theme.muted,
        turn="#B98A1F" if name is ThemeName.LIGHT else theme.accent,
        late=theme.warning,
        card="#FFFFFF" if plain else "#FDFCF8",
        card_edge="#000000" if plain else "#D8D4C8",
        suits=STRONG_FOUR_COLOURS if plain else FOUR_COLOURS,
        back="#000000" if plain else "#7E2A2A",
        back_edge="#FFFFFF" if plain else "#551717" if name is ThemeName.LIGHT else "#F3E9DC",
        back_line="#FFFFFF" if plain else "#B98A80",
        veil=0.0 if plain else 0.4,
        chip="#E6B94C",
        chip_edge="#000000" if plain else "#FDFCF8",
        button="#FFFFFF",
        on_button="#18211C",
    )


COLOURS: Mapping[ThemeName, FeltColours] = {name: _of(name) for name in ThemeName}
