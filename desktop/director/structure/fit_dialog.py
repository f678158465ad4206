"""A structure made to measure: players, stack, chips and hours in, a schedule of payable amounts out, live."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial

from PyQt6.QtCore import Qt, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop import look
from desktop.bridge import Bridge
from desktop.director.dialogs.wish_fields import Field
from desktop.director.parts import Choice, PlainLabel, with_answer, wrapped
from desktop.director.structure.preview import Preview
from desktop.director.structure.timeline import hours, of_plan
from desktop.director.structure.wanted import WantedEnd
from engine.blinds import AnteKind
from tournament import wording
from tournament.chips.chips import Chip, ChipSet
from tournament.clocks import typed_time
from tournament.errors import BadInput
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import HOUR, Chips, Instant, Milliseconds
from tournament.structures import restructuring
from tournament.structures.fitting import Fitted, Wish, fit
from tournament.structures.typed import amount

PLENTY = 1_000_000
"""So many chips of each value there are where only the values are said."""

USUAL_VALUES = "25 100 500 1000 5000"
WIDTH_PX, HEIGHT_PX = 1140, 640


@dataclass(frozen=True, slots=True)
class Usual:
    """What stands in the fields first."""

    players: int = 10
    stack: Chips = 10_000
    length: Milliseconds = 4 * HOUR


class FitDialog(QDialog):
    """Fields at the left, what comes of them at the right.

    Signals:
        fitted: the `Structure` that is wanted.
    """

    fitted = pyqtSignal(object)

    def __init__(self, usual: Usual, parent: QWidget, chips: Sequence[Chip] = ()) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Made to measure"))
        self._found: Fitted | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 20)
        column.setSpacing(12)
        column.addWidget(PlainLabel(_("A structure made to measure"), self, kind="dialog-title"))
        sides = QHBoxLayout()
        sides.setSpacing(24)
        sides.addLayout(self._fields(usual, chips), 3)
        right = QVBoxLayout()
        right.setSpacing(8)
        self.said = wrapped("", self, kind="strong")
        self.preview = Preview(self, _("What it would be"))
        right.addWidget(self.said)
        right.addWidget(self.preview, 1)
        sides.addLayout(right, 5)
        column.addLayout(sides, 1)
        self.wrong = wrapped("", self, kind="wrong")
        column.addWidget(self.wrong)
        ends = QHBoxLayout()
        ends.addStretch(1)
        self.use = with_answer(self, ends, _("Use it"), self._use)
        column.addLayout(ends)
        self.resize(look.on_screen(self, WIDTH_PX, HEIGHT_PX))
        self.look()
        self.players.setFocus()
        self.players.selectAll()

    def _fields(self, usual: Usual, chips: Sequence[Chip]) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(10)
        self.players = QLineEdit(str(usual.players), self)
        self.stack = QLineEdit(str(usual.stack), self)
        self.more = QLineEdit("0", self)
        owned = " ".join(f"{chip.value}×{chip.count}" for chip in chips)
        self.chips = QLineEdit(owned or USUAL_VALUES, self)
        self.length = QLineEdit(hours(usual.length), self)
        self.level = QLineEdit(self)
        self.level.setPlaceholderText(_("as it fits best"))
        self.every = QLineEdit("4", self)
        self.pause = QLineEdit("10", self)
        self.ante = Choice(self)
        for words, kind in (
            (_("no ante"), None),
            *((wording.ante_label(kind), kind) for kind in AnteKind),
        ):
            self.ante.addItem(words, kind)
        self.ante.setCurrentIndex(self.ante.findData(AnteKind.BIG_BLIND))
        grid = QGridLayout()
        grid.setSpacing(10)
        for place, (label, field) in enumerate(
            (
                (_("&Players"), self.players),
                (_("Starting &chips"), self.stack),
                (_("Chips that re&buys bring"), self.more),
                (_("&Hours in all"), self.length),
                (_("&Minutes of a level"), self.level),
                (_("Levels between b&reaks (0: none)"), self.every),
                (_("Minutes of a brea&k"), self.pause),
                (_("&Ante"), self.ante),
            )
        ):
            grid.addWidget(Field(label, field, self), place // 2, place % 2)
        self.chips_field = Field(_("Chips there are: values, or value×number"), self.chips, self)
        self.chips_field.say("" if owned else _("Without numbers there are enough of each."))
        column.addLayout(grid)
        column.addWidget(self.chips_field)
        self.setTabOrder(self.ante, self.chips)
        column.addStretch(1)
        for line in (self.players, self.stack, self.more, self.chips, self.length, self.level, self.every, self.pause):
            line.textChanged.connect(self.look)
        self.ante.currentIndexChanged.connect(self.look)
        return column

    def wish(self) -> Wish:
        """What the fields ask for.

        Raises:
            BadInput: something in them is no number, or no length of time.
        """
        players, stack, length = amount(self.players.text()), amount(self.stack.text()), read_hours(self.length.text())
        level = self.level.text().strip()
        about = ngettext("{n} player, {time}", "{n} players, {time}", players)
        return Wish(
            players=players,
            stack=stack,
            chip_set=read_chips(self.chips.text()),
            length=length,
            level=typed_time.read(level) if level else None,
            break_every=amount(self.every.text() or "0"),
            pause=typed_time.read(self.pause.text() or "10"),
            ante=self.ante.currentData(),
            more=amount(self.more.text() or "0"),
            name=about.format(n=players, time=wording.hours(length)),
        )

    @pyqtSlot()
    @pyqtSlot(int)
    @pyqtSlot(str)
    def look(self, changed: object = None) -> None:
        """Show what comes of the fields, or why nothing does."""
        try:
            wish = self.wish()
            self._found = found = fit(wish)
        except BadInput as wrong:
            self._found = None
            self.said.setText("")
            self.preview.show_nothing()
            self.wrong.setText(wording.refusal(wrong))
            self.use.setEnabled(False)
            self.use.setToolTip(wording.refusal(wrong))
            return
        self.wrong.setText("")
        self.use.setEnabled(True)
        self.use.setToolTip("")
        count = len(found.structure.periods)
        self.preview.show_structure(found.structure, of_plan(found.structure, wish.in_play, count))
        times = (found.forecast.at, found.forecast.earliest, found.forecast.latest)
        end, first, last = map(hours, times)
        said = _("It ends after about {end} ({earliest} to {latest}), in level {n}.")
        self.said.setText(said.format(end=end, earliest=first, latest=last, n=found.expected_last))

    @pyqtSlot()
    def _use(self) -> None:
        if self._found is not None:
            self.use_it(self._found)

    def use_it(self, found: Fitted) -> None:
        """Hand it over."""
        self.fitted.emit(found.structure)
        self.accept()


class FitEveningDialog(FitDialog):
    """The same for an evening that has not begun: its players and chips stand in the fields, and it follows it."""

    def __init__(self, bridge: Bridge, wanted: WantedEnd, parent: QWidget) -> None:
        self._bridge = bridge
        super().__init__(usual_of(bridge, wanted.at), parent, bridge.state.chip_set)

    def use_it(self, found: Fitted) -> None:
        new = found.structure
        if self._bridge.perform(partial(restructuring.change_structure, new=new)) is not None:
            self.accept()
        else:
            self.wrong.setText(self._bridge.may(partial(restructuring.change_structure, new=new)) or "")


def usual_of(bridge: Bridge, wanted_end: Instant | None) -> Usual:
    """The fields of that evening: who has entered, their chips, and the time from its start to the wanted end."""
    state, plain = bridge.state, Usual()
    begins = state.started or bridge.now()
    length = plain.length
    if wanted_end is not None and HOUR <= wanted_end - begins <= 24 * HOUR:
        length = wanted_end - begins
    players = len(state.left) if len(state.left) > 1 else plain.players
    return Usual(players, state.setup.starting_stack, length)


def read_hours(text: str) -> Milliseconds:
    """A length of hours: 4, 4.5 or 4,5, 4:30.

    Raises:
        BadInput: `hours_typed_wrong`.
    """
    bare = text.strip().replace(",", ".")
    if re.fullmatch(r"[0-9]{1,4}(\.[0-9]{1,3})?", bare):
        return round(Fraction(bare) * HOUR)
    if re.fullmatch(r"[0-9]{1,4}:[0-5][0-9]", bare):
        whole, minutes = bare.split(":")
        return (int(whole) * 60 + int(minutes)) * (HOUR // 60)
    raise BadInput("hours_typed_wrong", text=text.strip())


def read_chips(text: str) -> ChipSet:
    """Values with blanks between them, each with how many there are after a ×; without one there are plenty.

    Raises:
        BadInput: `chips_typed_wrong`.
    """
    found = []
    for part in re.split(r"[\s,;]+", re.sub(r"\s*[x×*]\s*", "×", text.strip().casefold())):
        match = re.fullmatch(r"([0-9]{1,13})(?:×([0-9]{1,7}))?", part)
        if match is None:
            raise BadInput("chips_typed_wrong", text=part or text)
        found.append((int(match[1]), PLENTY if match[2] is None else int(match[2])))
    return tuple(found)
