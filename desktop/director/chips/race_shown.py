"""A race that is held: the cards come one after the other, from seat 1 on, then it shows who won a chip."""

from PyQt6.QtCore import Qt, QTimer, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QGridLayout, QHBoxLayout, QScrollArea, QWidget

from desktop import look
from desktop.director.chips.card_face import ARRIVES_MS, CardFace
from desktop.director.parts import PlainLabel
from tournament import wording
from tournament.chips.chip_race import Race, Raced
from tournament.chips.colour_up import raced_again
from tournament.events import ColourRemoved
from tournament.language import gettext as _
from tournament.state import Tournament

SHOWN_PX, EDGE_PX = 360, 12


class RaceShown(QScrollArea):
    """Everybody who raced, from seat 1 on: the cards as they were dealt, and what came of them.

    Signals:
        dealt: all cards lie there.
    """

    dealt = pyqtSignal()

    def __init__(self, state: Tournament, event: ColourRemoved, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        inside = QWidget(self)
        look.set_kind(inside, "surface")
        self._grid = QGridLayout(inside)
        self._grid.setContentsMargins(0, 0, 12, 0)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(8)
        self._grid.setColumnStretch(0, 2)
        self._grid.setColumnStretch(1, 3)
        self.cards: list[CardFace] = []
        self._results: list[tuple[PlainLabel, str, str]] = []
        held = raced_again(event, state.setup.rules) or Race((), 0)
        for place, (change, raced) in enumerate(zip(event.changes, held.players, strict=False)):
            name = wording.short(state.entries[change.entry].shown_name)
            self._show(inside, place, name, raced)
        self._grid.setRowStretch(len(held.players), 1)
        self.setWidget(inside)
        self.setMinimumHeight(min(look.scaled(SHOWN_PX), inside.sizeHint().height() + EDGE_PX))
        self._next = 0
        self.is_dealt = False
        self._timer = QTimer(self)
        self._timer.setInterval(ARRIVES_MS)
        self._timer.timeout.connect(self._deal_one)

    def _show(self, inside: QWidget, place: int, name: str, raced: Raced) -> None:
        label = PlainLabel(name, inside, elide=True)
        row = QHBoxLayout()
        row.setSpacing(6)
        for one in raced.cards:
            face = CardFace(one, inside, best=one == raced.best)
            self.cards.append(face)
            row.addWidget(face)
        row.addStretch(1)
        came = PlainLabel("", inside, kind="strong")
        change = PlainLabel("", inside, kind="muted")
        change.setFont(look.digits())
        change.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(label, place, 0)
        self._grid.addLayout(row, place, 1)
        self._grid.addWidget(came, place, 2)
        self._grid.addWidget(change, place, 3)
        said = _("wins a chip") if raced.won else _("is given a chip") if raced.rescued else ""
        self._results.append((came, said, ""))
        self._results.append((label, name, "strong" if raced.won or raced.rescued else ""))
        signed = f"{'+' if raced.change > 0 else '−'}{wording.chips(abs(raced.change))}"
        self._results.append((change, signed, ""))

    # ---- dealing ---------------------------------------------------------------------------------------------------

    def deal(self) -> None:
        """Lay the cards down one after the other; at once where nothing may be seen moving."""
        if look.motion() and self.cards:
            self._timer.start()
        else:
            self.finish()

    @pyqtSlot()
    def finish(self) -> None:
        """All the cards that are still to come, and what came of them."""
        if self.is_dealt:
            return
        self._timer.stop()
        for face in self.cards:
            face.arrive(seen=False)
        self.is_dealt = True
        for label, text, kind in self._results:
            label.setText(text)
            if kind:
                look.set_kind(label, kind)
        self.dealt.emit()

    @pyqtSlot()
    def _deal_one(self) -> None:
        if self._next == len(self.cards):
            self.finish()
            return
        face = self.cards[self._next]
        self._next += 1
        face.arrive(seen=True)
        inside = self.widget()
        if inside is not None:
            here = face.mapTo(inside, face.rect().center())
            self.ensureVisible(0, here.y(), 0, face.height())
