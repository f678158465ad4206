"""The first page: the evenings on the shelf, and the way to a new one."""

from collections.abc import Sequence
from functools import partial

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtGui import QKeyEvent
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from db.shelf import EveningRow
from desktop import look
from desktop.director.creating import SIMULATED_START
from desktop.director.parts import PageHead, PlainLabel, button, press_by_enter, wrapped
from tournament import wording
from tournament.language import gettext as _
from tournament.language import ngettext

BAR_GAP_PX = 8


class HomePage(QWidget):
    """The evenings, newest first, those still being played before the others.

    Signals:
        new_wanted: a new tournament.
        demo_wanted: the demonstration.
        evening_wanted: the number of its stream.
        load_wanted: an evening or a club from a file.
        save_wanted: one evening as a file, by its stream; save_club_wanted: the whole club.
    """

    new_wanted = pyqtSignal()
    demo_wanted = pyqtSignal()
    evening_wanted = pyqtSignal(int)
    load_wanted = pyqtSignal()
    save_wanted = pyqtSignal(int)
    save_club_wanted = pyqtSignal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        outer = QHBoxLayout(self)
        outer.addStretch(1)
        middle = QWidget(self)
        middle.setMaximumWidth(860)
        outer.addWidget(middle, 8)
        outer.addStretch(1)
        column = QVBoxLayout(middle)
        column.setContentsMargins(24, 40, 24, 24)
        column.setSpacing(14)
        self.new = button(_("New tournament"), middle, kind="primary")
        self.new.setToolTip(_("Ctrl+N"))
        self.new.clicked.connect(partial(_tell, self.new_wanted))
        self.load = button(_("Load…"), middle)
        self.load.setToolTip(_("An evening or a club that was saved as a file"))
        self.load.clicked.connect(partial(_tell, self.load_wanted))
        self.save_club = button(_("Save the club…"), middle)
        self.save_club.setToolTip(_("Everybody and every evening, as one file"))
        self.save_club.clicked.connect(partial(_tell, self.save_club_wanted))
        self.head = PageHead(_("Evenings"), middle, [self.load, self.save_club, self.new])
        # The cards below leave room for the bar beside them.
        self.head.setContentsMargins(0, 0, BAR_GAP_PX, 0)
        column.addWidget(self.head)
        self._area = QScrollArea(middle)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        column.addWidget(self._area, 1)
        self.demo = button(_("Try the demonstration"), self)
        self.demo.clicked.connect(partial(_tell, self.demo_wanted))

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Enter presses the button that Tab has reached, as at an evening's desk."""
        if event is None or not press_by_enter(event):
            super().keyPressEvent(event)

    def show_rows(self, rows: Sequence[EveningRow]) -> None:
        """Show these evenings."""
        self.demo.setParent(self)
        inside = QWidget(self._area)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, BAR_GAP_PX, 0)
        column.setSpacing(10)
        ordered = sorted(rows, key=lambda row: (row.finished is not None, -row.number))
        for number, row in enumerate(ordered):
            column.addWidget(self._card(row, inside, first=number == 0))
        column.addWidget(self._invitation(inside, empty=not rows))
        column.addStretch(1)
        self._area.setWidget(inside)
        self.head.hint.setText(
            "" if not rows else ngettext("{n} on this computer", "{n} on this computer", len(rows)).format(n=len(rows))
        )

    def _card(self, row: EveningRow, parent: QWidget, *, first: bool) -> QFrame:
        card = QFrame(parent)
        look.set_kind(card, "card")
        line = QHBoxLayout(card)
        line.setContentsMargins(18, 14, 14, 14)
        line.setSpacing(14)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(PlainLabel(row.name, card, kind="strong", elide=True))
        words.addWidget(PlainLabel(_about(row), card, kind="muted", elide=True))
        line.addLayout(words, 1)
        said, kind = _standing(row)
        line.addWidget(PlainLabel(said, card, kind=kind), 0, Qt.AlignmentFlag.AlignVCenter)
        going_on = row.finished is None
        word = _("Continue") if going_on else _("Look")
        opening = button(word, card, kind="primary" if first and going_on else "", says=f"{word}: {row.name}")
        opening.clicked.connect(partial(self._open, row.stream))
        saving = button(_("Save…"), card, kind="link", says=_("Save {name} as a file").format(name=row.name))
        saving.clicked.connect(partial(self._save, row.stream))
        line.addWidget(saving)
        line.addWidget(opening)
        return card

    def _invitation(self, parent: QWidget, *, empty: bool) -> QFrame:
        card = QFrame(parent)
        look.set_kind(card, "card")
        column = QVBoxLayout(card)
        column.setContentsMargins(24, 24, 24, 24)
        column.setSpacing(8)
        if empty:
            column.addWidget(PlainLabel(_("No evening yet"), card, kind="strong"))
            column.addWidget(
                wrapped(_("Press “New tournament”: a name, a structure and the people are all it takes."), card)
            )
        column.addWidget(
            wrapped(
                _(
                    "The demonstration seats 27 robots at three tables and plays on from the first hand. "
                    "Stop, on its Tables page, ends that."
                ),
                card,
            )
        )
        column.addWidget(self.demo, 0, Qt.AlignmentFlag.AlignLeft)
        return card

    def _save(self, stream: int, checked: bool = False) -> None:
        self.save_wanted.emit(stream)

    def _open(self, stream: int, checked: bool = False) -> None:
        self.evening_wanted.emit(stream)


def _tell(signal: object, checked: bool = False) -> None:
    signal.emit()  # type: ignore[attr-defined]


def _about(row: EveningRow) -> str:
    simulated = row.created_at == SIMULATED_START
    parts = [_("robots, simulated time") if simulated else wording.day(row.created_at)]
    if row.players:
        parts.append(ngettext("{n} player", "{n} players", row.players).format(n=row.players))
    return " · ".join(parts)


def _standing(row: EveningRow) -> tuple[str, str]:
    if row.finished is not None:
        return _("over"), "pill"
    if row.started is None:
        return _("not started"), "pill"
    return _("{left} of {players} left").format(left=row.left, players=row.players), "pill-good"
