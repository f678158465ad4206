"""Of several who lost all chips in one hand: who thinks about buying back in, and what the others get."""

from collections.abc import Callable, Collection, Sequence
from functools import partial

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from desktop.bridge import Bridge
from desktop.director.parts import as_plain
from desktop.director.tables.flow import FlowLayout
from desktop.director.tables.stack_order import StackOrder, places
from desktop.director.tables.words import chip, label, plain
from tournament import wording
from tournament.language import gettext as _
from tournament.names import EntryNo
from tournament.people import registration

CHIP_ROOM_PX = 472


class Deciders(QWidget):
    """A chip for each of them; of one alone the large answer asks it.

    Signals:
        changed: somebody is deciding, or is not any more.
    """

    changed = pyqtSignal()

    def __init__(self, bridge: Bridge, entries: Sequence[EntryNo], parent: QWidget) -> None:
        super().__init__(parent)
        self._thinking: set[EntryNo] = set()
        part = section(self, label(_("Who may still buy back in, and is deciding? The seat is held."), "label", self))
        self.chips: dict[EntryNo, QPushButton] = {}
        for number in entries:
            name = bridge.state.entry(number).shown_name
            made = name_chip(name, self)
            made.setAccessibleName(_("{name} is deciding").format(name=name))
            made.clicked.connect(partial(self._pressed, number))
            self.chips[number] = made
            part.addWidget(made)

    @property
    def thinking(self) -> frozenset[EntryNo]:
        """Who is deciding."""
        return frozenset(self._thinking)

    def offer(self, entries: Collection[EntryNo]) -> None:
        """Ask it of these; whoever is not among them is not deciding."""
        self._thinking &= set(entries)
        self.setVisible(bool(entries))
        for number, made in self.chips.items():
            made.setVisible(number in entries)
            made.setChecked(number in self._thinking)

    def _pressed(self, number: EntryNo, _checked: bool = False) -> None:
        self._thinking ^= {number}
        self.changed.emit()


def places_said(
    bridge: Bridge,
    order: StackOrder,
    out: Sequence[EntryNo],
    thinking: Collection[EntryNo],
    name: Callable[[EntryNo], str],
) -> str:
    """Which places those get who are out, and who is deciding."""
    if bridge.state.hand_for_hand is not None:
        return _("in this round")
    left, state = len(bridge.state.left), bridge.state
    found = places(left, {number: rank for number, rank in order.ranks().items() if number not in thinking})
    if len(out) == 1:
        open_still = not registration.places_are_final(state, bridge.now())
        place = _("place {n} for now") if open_still else _("place {n}")
        return place.format(n=found[out[0]])
    if order.question() is not None:
        between = _("places {first} and {last}") if len(out) == 2 else _("places {first} to {last}")
        return between.format(first=left - len(out) + 1, last=left)
    shared = list(found.values())
    said = [
        f"{name(number)} {wording.ordinal_place(place, tied=shared.count(place) > 1)}"
        for number, place in sorted(found.items(), key=lambda pair: pair[1])
    ]
    names = [name(number) for number in out if number in thinking]
    if names:
        said.append(_("{names} deciding").format(names=wording.list_of(names)))
    return ", ".join(said)


def name_chip(text: str, parent: QWidget) -> QPushButton:
    """A chip that ends in an ellipsis where the name would run out of it, then whole in the tooltip."""
    made = chip(text, parent)
    made.ensurePolished()
    short = made.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, CHIP_ROOM_PX)
    made.setText(plain(short))
    made.setToolTip(as_plain(text) if short != text else "")
    return made


def section(box: QWidget, title: QWidget) -> FlowLayout:
    """A title above a row of chips, inside that box."""
    column = QVBoxLayout(box)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(8)
    column.addWidget(title)
    row = QWidget(box)
    column.addWidget(row)
    return FlowLayout(row)
