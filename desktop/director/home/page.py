"""The first page: the evenings at the left, the way to a new one at the right."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Protocol

from PyQt6.QtCore import QEvent, QObject, Qt, QTimer, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QKeyEvent, QResizeEvent
from PyQt6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from db.evening_rows import EveningRow
from desktop import look
from desktop.director.home.card import EveningCard
from desktop.director.home.evenings import Group, Listed, matching
from desktop.director.home.quick import QuickCard
from desktop.director.parts import PageHead, PlainLabel, button, press_by_enter, wrapped
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import Instant

if TYPE_CHECKING:  # this page is shown before it is loaded: desktop.entrance
    from tournament.state import Tournament

BAR_GAP_PX = 10
"""What the bar beside the cards takes, and what is left free where there is none."""
WIDEST_PX, SIDE_PX, NARROW_SIDE_PX, NARROW_PX = 1240, 380, 330, 1120
AT_ONCE = 12
"""So many cards are made at one time; more when somebody gets there."""
FILTER_FROM = 7
"""So many evenings can be looked through without a filter."""
NEAR_PX = 300


class Reading(Protocol):
    """What the page asks while it is shown."""

    def now(self) -> Instant:
        """The present."""

    def state(self, stream: int) -> "Tournament | None":
        """How a running evening stands; None if it cannot be read."""

    def board_is_open(self, stream: int) -> bool:
        """Whether the room sees it."""

    def taken_off(self, listed: int) -> int:
        """How many evenings are off the list; `listed`: so many are on it."""


class HomePage(QWidget):
    """The evenings in three groups: running, coming, past.

    Attributes:
        quick: the card for the usual new tournament; `clock`: just a clock; `demo`: the demonstration.

    Signals:
        shown: the list was made anew.
        demo_wanted: the demonstration; clock_wanted: just a clock; training_wanted: the training table.
        evening_wanted, again_wanted, save_wanted, remove_wanted: the number of a stream.
        load_wanted: an evening or a club from a file; save_club_wanted: the whole club as one.
        back_wanted: what was taken off the list.
    """

    shown = pyqtSignal()
    demo_wanted = pyqtSignal()
    clock_wanted = pyqtSignal()
    evening_wanted = pyqtSignal(int)
    again_wanted = pyqtSignal(int)
    save_wanted = pyqtSignal(int)
    remove_wanted = pyqtSignal(int)
    load_wanted = pyqtSignal()
    save_club_wanted = pyqtSignal()
    club_wanted = pyqtSignal()
    seasons_wanted = pyqtSignal()
    training_wanted = pyqtSignal()
    back_wanted = pyqtSignal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reading: Reading | None = None
        self._listed: list[Listed] = []
        self._taken_off = 0
        self._waiting: list[Listed] = []
        self.cards: list[EveningCard] = []
        self._column = QVBoxLayout()
        outer = QHBoxLayout(self)
        outer.setContentsMargins(24, 24, 16, 16)
        outer.setSpacing(24)
        outer.addStretch(1)
        left = QWidget(self)
        left.setMaximumWidth(WIDEST_PX - SIDE_PX)
        outer.addWidget(left, 100)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        self._build_head(column)
        self._area = _area(left)
        column.addWidget(self._area, 1)
        bar = self._area.verticalScrollBar()
        assert bar is not None  # noqa: S101
        bar.valueChanged.connect(self._scrolled)
        bar.rangeChanged.connect(self._leave_room)
        self._side = _area(self)
        outer.addWidget(self._side)
        outer.addStretch(1)
        self._build_side()

    def _build_head(self, column: QVBoxLayout) -> None:
        self.load = button(_("Load…"), self)
        self.load.setToolTip(_("An evening or a club that was saved as a file"))
        self.load.clicked.connect(partial(_tell, self.load_wanted))
        self.save_club = button(_("Save the club…"), self)
        self.save_club.setToolTip(_("Everybody and every evening, as one file"))
        self.save_club.clicked.connect(partial(_tell, self.save_club_wanted))
        self.people = button(_("People…"), self)
        self.people.setToolTip(_("Everybody of the club: names, notes, photos, who is one person"))
        self.people.clicked.connect(partial(_tell, self.club_wanted))
        self.seasons = button(_("Seasons…"), self)
        self.seasons.setToolTip(_("Leagues and seasons: their tables, points, money"))
        self.seasons.clicked.connect(partial(_tell, self.seasons_wanted))
        self.head = PageHead(_("Evenings"), self, [self.people, self.seasons, self.load, self.save_club])
        self.head.setContentsMargins(0, 0, BAR_GAP_PX, 0)
        column.addWidget(self.head)
        self.filter = QLineEdit(self)
        self.filter.setPlaceholderText(_("Find an evening: name, winner, month"))
        self.filter.setAccessibleName(_("Find an evening"))
        self.filter.setClearButtonEnabled(True)
        self.filter.textChanged.connect(self._fill)
        self.filter.installEventFilter(self)
        line = QHBoxLayout()
        line.setContentsMargins(0, 0, BAR_GAP_PX, 0)
        line.addWidget(self.filter)
        column.addLayout(line)

    def _build_side(self) -> None:
        inside = QWidget(self._side)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 4, 0)
        column.setSpacing(12)
        self.quick = QuickCard(inside)
        column.addWidget(self.quick)
        card = QFrame(inside)
        look.set_kind(card, "card")
        words = QVBoxLayout(card)
        words.setContentsMargins(18, 14, 18, 14)
        words.setSpacing(8)
        said = _("Only a clock tonight? Players are counted, not named. Or train against robots.")
        words.addWidget(wrapped(said, card))
        self.clock = button(_("Just a clock…"), card)
        self.clock.clicked.connect(partial(_tell, self.clock_wanted))
        self.training = button(_("Training table…"), card)
        self.training.setToolTip(_("Play chips against robots, with hints and a review of each hand"))
        self.training.clicked.connect(partial(_tell, self.training_wanted))
        ways = QHBoxLayout()
        ways.setSpacing(8)
        ways.addWidget(self.clock, 1)
        ways.addWidget(self.training, 1)
        words.addLayout(ways)
        column.addWidget(card)
        self.demo = button(_("Try the demonstration"), inside, kind="link")
        self.demo.setToolTip(_("27 robots at three tables, playing from the first hand"))
        self.demo.clicked.connect(partial(_tell, self.demo_wanted))
        column.addWidget(self.demo, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        self._side.setWidget(inside)

    def read_by(self, reading: Reading) -> None:
        """Ask this while it is shown."""
        self._reading = reading

    # ---- showing ---------------------------------------------------------------------------------------------------

    def show_rows(self, rows: Sequence[EveningRow]) -> None:
        """Show these evenings."""
        now = 0 if self._reading is None else self._reading.now()
        listed = sorted((Listed(row, now) for row in rows), key=lambda each: each.order)
        taken_off = 0 if self._reading is None else self._reading.taken_off(len(rows))
        if self._is_as_shown(listed, taken_off):
            QTimer.singleShot(0, self.look_again)
            self._be_shown()
            return
        self._listed, self._taken_off = listed, taken_off
        self.demo.setVisible(bool(rows))
        self.filter.setVisible(len(rows) >= FILTER_FROM)
        self.filter.blockSignals(True)
        self.filter.clear()
        self.filter.blockSignals(False)
        self._fill()
        self._be_shown()

    def _is_as_shown(self, listed: Sequence[Listed], taken_off: int) -> bool:
        """Whether the cards that stand there say just that."""
        if self._area.widget() is None or self.filter.text() or taken_off != self._taken_off:
            return False
        return [each.shown for each in listed] == [each.shown for each in self._listed]

    def _be_shown(self) -> None:
        self.shown.emit()
        QTimer.singleShot(0, self._give_keyboard)

    @pyqtSlot()
    def _give_keyboard(self) -> None:
        """To the evening that is going on, else to the name of a new one; not away from where somebody types."""
        focus = QApplication.focusWidget()
        if not self.isVisible() or isinstance(focus, QLineEdit) or QApplication.activeModalWidget() is not None:
            return
        if self.cards and self.cards[0].listed.group is not Group.PAST:
            self.cards[0].setFocus()
        else:
            self.quick.take_focus()

    @pyqtSlot()
    @pyqtSlot(str)
    def _fill(self, text: str = "") -> None:
        """The cards of those that match the filter, only the first of them at once."""
        found = matching(self._listed, self.filter.text())
        self.head.hint.setText(self._count(len(found)))
        inside = QWidget(self._area)
        self._column = QVBoxLayout(inside)
        self._column.setSpacing(10)
        self._leave_room()
        self.cards = []
        self._waiting = [each for group in Group for each in found if each.group is group]
        if not self._listed:
            self._column.addWidget(self._welcome(inside))
        elif not found:
            self._column.addWidget(wrapped(_("No evening is called like that. Clear the field to see all."), inside))
        self._area.setWidget(inside)
        if self._taken_off:
            self.back = button(self._words_for_back(), inside, kind="link")
            self.back.clicked.connect(partial(_tell, self.back_wanted))
            self._column.addWidget(self.back, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addStretch(1)
        self._more()
        QTimer.singleShot(0, self.look_again)
        QTimer.singleShot(0, self._fill_view)

    @pyqtSlot()
    def _fill_view(self) -> None:
        """On a high screen there is room for more before anybody can scroll."""
        port = self._area.viewport()
        # Not by the layout's own hint: what has just been put into it is not shown yet, and counts for nothing there.
        while (
            self._waiting and port is not None and len(self.cards) * self.cards[0].sizeHint().height() < port.height()
        ):
            self._more()

    def _count(self, found: int) -> str:
        if not self._listed:
            return ""
        if found != len(self._listed):
            words = ngettext("{n} of {all} found", "{n} of {all} found", found)
            return words.format(n=found, all=len(self._listed))
        return ngettext("{n} on this computer", "{n} on this computer", found).format(n=found)

    def _words_for_back(self) -> str:
        words = ngettext(
            "{n} evening was taken off the list…", "{n} evenings were taken off the list…", self._taken_off
        )
        return words.format(n=self._taken_off)

    def _more(self) -> None:
        """Make the next cards, above what stands below all of them."""
        inside = self._area.widget()
        if inside is None:
            return
        place = self._column.indexOf(self.cards[-1]) + 1 if self.cards else 0
        now, self._waiting = self._waiting[:AT_ONCE], self._waiting[AT_ONCE:]
        for listed in now:
            if not self.cards or self.cards[-1].listed.group is not listed.group:
                self._column.insertWidget(place, PlainLabel(_heading(listed.group), inside, kind="label"))
                place += 1
            self._column.insertWidget(place, self._card(listed, inside))
            place += 1

    def _card(self, listed: Listed, inside: QWidget) -> EveningCard:
        card = EveningCard(listed, inside)
        card.opened.connect(self.evening_wanted)
        card.again_wanted.connect(self.again_wanted)
        card.save_wanted.connect(self.save_wanted)
        card.remove_wanted.connect(self.remove_wanted)
        card.step_wanted.connect(partial(self._step, card))
        self.cards.append(card)
        return card

    @pyqtSlot(int)
    def _scrolled(self, to: int) -> None:
        bar = self._area.verticalScrollBar()
        if bar is not None and bar.maximum() > 0 and to > bar.maximum() - NEAR_PX:
            self._more()

    @pyqtSlot()
    @pyqtSlot(int, int)
    def _leave_room(self, least: int = 0, most: int = 0) -> None:
        """The cards end where the head does, whether there is a bar beside them or not."""
        bar = self._area.verticalScrollBar()
        right = 0 if bar is not None and bar.maximum() > 0 else BAR_GAP_PX
        if self._column.contentsMargins().right() != right:
            self._column.setContentsMargins(0, 0, right, 0)

    def _welcome(self, parent: QWidget) -> QFrame:
        """What a first start shows in the place of the evenings."""
        card = QFrame(parent)
        look.set_kind(card, "card")
        column = QVBoxLayout(card)
        column.setContentsMargins(24, 24, 24, 24)
        column.setSpacing(10)
        column.addWidget(PlainLabel(_("No evening yet"), card, kind="strong"))
        said = _("A name and a structure are all it takes: press Create, and the people come next.")
        column.addWidget(wrapped(said, card))
        column.addSpacing(6)
        said = _(
            "Or have a look first: the demonstration seats 27 robots at three tables and plays on from the first "
            "hand. Stop, on its Tables page, ends that."
        )
        column.addWidget(wrapped(said, card))
        self.first_demo = button(_("Try the demonstration"), card, kind="primary")
        self.first_demo.clicked.connect(partial(_tell, self.demo_wanted))
        column.addWidget(self.first_demo, 0, Qt.AlignmentFlag.AlignLeft)
        return card

    # ---- while it is shown -----------------------------------------------------------------------------------------

    @pyqtSlot()
    def look_again(self) -> None:
        """The clocks of the running evenings have gone on."""
        if self._reading is None or not self.isVisible():
            return
        now = self._reading.now()
        for card in self.cards:
            if card.listed.group is Group.RUNNING:
                stream = card.listed.stream
                state = self._reading.state(stream)
                at = now if state is None or not card.listed.is_simulated else state.last
                card.show_clock(state, at, board_is_open=self._reading.board_is_open(stream))

    # ---- keys ------------------------------------------------------------------------------------------------------

    def _step(self, card: EveningCard, by: int) -> None:
        place = self.cards.index(card) + by
        if place == len(self.cards):
            self._more()
        if 0 <= place < len(self.cards):
            self._go_to(self.cards[place])
        elif place < 0 and not self.filter.isHidden():
            self.filter.setFocus()

    def _go_to(self, card: EveningCard) -> None:
        card.setFocus()
        self._area.ensureWidgetVisible(card)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Down leads from the filter to the first card."""
        pressed = event.key() if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress else None
        if watched is self.filter and pressed == Qt.Key.Key_Down and self.cards:
            self._go_to(self.cards[0])
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Enter presses the button that Tab has reached, as at an evening's desk."""
        if event is None or press_by_enter(event):
            return
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up) and self.cards:
            self._go_to(self.cards[0])
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        QTimer.singleShot(0, self._fill_view)
        self._side.setFixedWidth(look.scaled(NARROW_SIDE_PX if self.width() < NARROW_PX else SIDE_PX))


def _area(parent: QWidget) -> QScrollArea:
    made = QScrollArea(parent)
    made.setWidgetResizable(True)
    made.setFrameShape(QFrame.Shape.NoFrame)
    made.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what lies in it takes the keyboard, and is scrolled into sight
    made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return made


def _heading(group: Group) -> str:
    match group:
        case Group.RUNNING:
            return _("Running")
        case Group.COMING:
            return _("Coming")
        case Group.PAST:
            return _("Past")


def _tell(signal: object, checked: bool = False) -> None:
    signal.emit()  # type: ignore[attr-defined]
