"""A race that was held: whose cards they were, and who won a chip."""

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QGridLayout, QScrollArea, QWidget

from desktop import look
from desktop.director.parts import PlainLabel
from engine.cards import Card, rank, suit
from tournament import wording
from tournament.chips.chip_race import Race, Raced
from tournament.chips.colour_up import raced_again
from tournament.events import ColourRemoved
from tournament.language import gettext as _
from tournament.state import Tournament

SUITS = "♣♦♥♠"
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SHOWN_PX = 320


def card_text(one: Card) -> str:
    """A card as people write it: A♦."""
    return f"{RANKS[rank(one)]}{SUITS[suit(one)]}"


class RaceShown(QScrollArea):
    """Everybody who raced, from seat 1 on: the cards, the best first, and what came of them."""

    def __init__(self, state: Tournament, event: ColourRemoved, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setMinimumHeight(SHOWN_PX)
        inside = QWidget(self)
        inside.setObjectName("race")
        inside.setStyleSheet(f"#race {{ background: {look.colours().surface}; }}")
        self._grid = QGridLayout(inside)
        self._grid.setContentsMargins(0, 0, 12, 0)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(8)
        self._grid.setColumnStretch(0, 2)
        self._grid.setColumnStretch(1, 3)
        held = raced_again(event, state.setup.rules) or Race((), 0)
        for place, (change, raced) in enumerate(zip(event.changes, held.players, strict=False)):
            name = wording.short(state.entries[change.entry].shown_name)
            self._show(inside, place, name, raced)
        self._grid.setRowStretch(len(held.players), 1)
        self.setWidget(inside)

    def _show(self, inside: QWidget, place: int, name: str, raced: Raced) -> None:
        cards = " ".join(card_text(one) for one in sorted(raced.cards, reverse=True))
        came = _("wins a chip") if raced.won else _("is given a chip") if raced.rescued else ""
        change = f"{'+' if raced.change > 0 else '−'}{wording.chips(abs(raced.change))}"
        lucky = raced.won or raced.rescued
        for column, (text, kind) in enumerate(
            ((name, "strong" if lucky else ""), (cards, ""), (came, "strong"), (change, "muted"))
        ):
            label = PlainLabel(text, inside, kind=kind, elide=column == 0)
            if column in (1, 3):
                label.setFont(look.digits())
            if column == 3:
                label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self._grid.addWidget(label, place, column)
