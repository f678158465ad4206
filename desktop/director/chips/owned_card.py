"""The chips that are played with: what one is worth, how many, how many a player begins with, when they go."""

from PyQt6.QtCore import QPointF, QRectF, QSize, Qt
from PyQt6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PyQt6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from desktop import look
from desktop.director.parts import PlainLabel, wrapped
from desktop.display.parts.chips import colour
from tournament import wording
from tournament.chips.chips import Chip, by_value, values
from tournament.chips.colours_going import Going, goes, holders
from tournament.chips.stack_of_chips import StartingStack, first_amounts, starting_stack
from tournament.errors import BadInput
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.state import Tournament

CHIP_PX, TEETH = 34, 8


class ChipPicture(QWidget):
    """One chip, in its colour, with the teeth of its edge."""

    def __init__(self, chip: Chip, parent: QWidget, *, gone: bool) -> None:
        super().__init__(parent)
        self._chip, self._gone = chip, gone
        look.set_width(self, CHIP_PX)
        look.set_height(self, CHIP_PX)

    def sizeHint(self) -> QSize:
        return QSize(look.scaled(CHIP_PX), look.scaled(CHIP_PX))

    def paintEvent(self, event: QPaintEvent | None) -> None:
        c, side = look.colours(), min(self.width(), self.height())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._gone:
            painter.setOpacity(0.4)
        fill = QColor(colour(self._chip.colour))
        painter.setPen(QPen(QColor(c.muted), 1))
        painter.setBrush(fill)
        painter.drawEllipse(QRectF(1, 1, side - 2, side - 2))
        middle, far = QPointF(side / 2, side / 2), side / 2 - 4
        painter.setPen(QPen(QColor(c.surface if fill.lightness() < 160 else c.muted), 3))
        for tooth in range(TEETH):
            painter.save()
            painter.translate(middle)
            painter.rotate(360 / TEETH * tooth)
            painter.drawLine(QPointF(0, -far), QPointF(0, -far - 2))
            painter.restore()


class OwnedCard(QFrame):
    """A row for each colour, and below them for how many players the chips suffice."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        look.set_kind(self, "card")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(16, 12, 16, 12)
        self._column.setSpacing(8)
        self._inside: QWidget | None = None
        self.suffices = PlainLabel("", self, kind="strong")
        self.suffices.setWordWrap(True)
        self.lacks = wrapped("", self, kind="wrong")
        self._column.addWidget(self.suffices)
        self._column.addWidget(self.lacks)

    def show_state(self, state: Tournament) -> None:
        """Show the chips of that evening."""
        if self._inside is not None:
            self._column.removeWidget(self._inside)
            self._inside.hide()
            self._inside.deleteLater()
        inside = QWidget(self)
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(4, 1)
        for place, words in enumerate((_("Worth"), _("How many"), _("To begin with"), _("Goes")), start=1):
            label = PlainLabel(words, inside, kind="label")
            if place < 4:
                label.setAlignment(Qt.AlignmentFlag.AlignRight)
            grid.addWidget(label, 0, place)
        made = composed(state)
        begin = {} if made is None else {chip.value: chip.count for chip in made.chips}
        going = {each.value: each for each in goes(state.structure, values(by_value(state.chip_set)))}
        for row, chip in enumerate(state.chip_set, start=1):
            self._add(grid, row, chip, begin.get(chip.value, 0), going.get(chip.value), state)
        self._column.insertWidget(0, inside)
        inside.show()
        self._inside = inside
        self._say(state, made)

    def _add(
        self, grid: QGridLayout, row: int, chip: Chip, begins: int, going: Going | None, state: Tournament
    ) -> None:
        inside = grid.parentWidget() or self
        gone = chip.value in state.holding and not holders(state, chip.value)
        picture = ChipPicture(chip, inside, gone=gone)
        picture.setAccessibleName(chip.colour)
        grid.addWidget(picture, row, 0)
        said = _("gone") if gone else _goes(going, state)
        counted = f"{wording.chips(chip.count)} {chip.colour}".strip()
        texts = (wording.chips(chip.value), counted, wording.chips(begins) if begins else "–")
        for place, text in enumerate(texts, start=1):
            label = PlainLabel(text, inside, kind="muted" if gone else "strong" if place == 1 else "")
            label.setFont(look.digits(weight=QFont.Weight.DemiBold if place == 1 else QFont.Weight.Normal))
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(label, row, place)
        grid.addWidget(wrapped(said, inside), row, 4)

    def _say(self, state: Tournament, made: StartingStack | None) -> None:
        stack, players = state.setup.starting_stack, max(2, len(state.entered))
        if made is None:
            said = _("These chips do not make a starting stack of {stack}.").format(stack=wording.chips(stack))
            self.suffices.setText("")
            self.lacks.setText(said)
        else:
            count = ngettext("{n} chip", "{n} chips", made.count).format(n=made.count)
            said = ngettext(
                "A starting stack of {stack} is {count}; there are enough for {n} player.",
                "A starting stack of {stack} is {count}; there are enough for {n} players.",
                made.serves,
            )
            self.suffices.setText(said.format(stack=wording.chips(stack), count=count, n=made.serves))
            short = _("For {n} players {chips} are missing.").format(n=players, chips=wording.chip_counts(made.missing))
            self.lacks.setText(short if made.missing else "")
        self.suffices.setVisible(bool(self.suffices.text()))
        self.lacks.setVisible(bool(self.lacks.text()))


def composed(state: Tournament) -> StartingStack | None:
    """The starting stack of real chips; None where the chips do not make it."""
    try:
        return starting_stack(
            state.chip_set,
            state.setup.starting_stack,
            max(2, len(state.entered)),
            first_amounts(state.structure),
        )
    except BadInput:
        return None


def _goes(going: Going | None, state: Tournament) -> str:
    """When the colour goes, without its name before it."""
    if going is None:
        return _("stays to the end")
    return wording.when_it_goes(going, state.structure)
