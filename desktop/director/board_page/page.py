"""The place “Board”: the picture the room sees, large, and around it what the director can make it show."""

from functools import partial

from PyQt6.QtCore import Qt, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PyQt6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop import look
from desktop.director.board_page.message_line import MessageLine
from desktop.director.board_page.pages_card import PagesCard
from desktop.director.board_page.preview import Preview
from desktop.director.board_page.screen_card import ScreenCard
from desktop.director.board_page.sound_row import SoundRow
from desktop.director.commands.in_use import key_of, set_tip
from desktop.director.dialogs.board_look import BoardLookDialog
from desktop.director.dialogs.sounds.dialog import SoundsDialog
from desktop.director.parts import PageHead, PlainLabel, button, dismiss, page_layout, refuse, wrapped
from desktop.director.tables.flow import FlowLayout
from desktop.display.showing import Blank
from desktop.evenings.evening_board import EveningBoard, kind_of
from desktop.evenings.open_evening import OpenEvening
from desktop.evenings.slots import MOST
from desktop.heard import Heard
from tournament.board.pages import PageKind
from tournament.evening import Change
from tournament.language import gettext as _
from tournament.names import Instant
from tournament.state import Tournament

CARD_PX, BESIDE_PX = 232, 388
"""The width of the pages beside the picture, at least; where the rest would be less than this they are below it."""
SIDES_PX = 56
"""What the page has at its sides, with a scroll bar."""


class BoardPage(QWidget):
    """Everything about the boards of the evening at the desk; one of them is looked at.

    Attributes:
        chosen: the board that is looked at.
        choices: a button for each board, where there are several.
        dialog: how it looks, while that is being chosen.

    Signals:
        answered: what had the keyboard is done with.
    """

    answered = pyqtSignal()

    def __init__(self, evening: OpenEvening, heard: Heard, parent: QWidget) -> None:
        super().__init__(parent)
        self._evening = evening
        self._heard = heard
        self.chosen: EveningBoard = evening.boards[0]
        self.dialog: BoardLookDialog | None = None
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget(area)
        area.setWidget(inside)
        outer.addWidget(area)
        column = page_layout(inside)
        column.setSpacing(10)
        column.addWidget(self._make_head(inside))
        column.addWidget(self._make_closed(inside))
        self._choices = FlowLayout(gap=8)
        self._group = QButtonGroup(self)
        self.choices: list[QPushButton] = []
        self._filled: frozenset[PageKind] = frozenset()
        column.addLayout(self._choices)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(12)
        self.preview = Preview(inside)
        self.pages = PagesCard(inside)
        self._row.addWidget(self.preview, 1)
        self._row.addWidget(self.pages)
        column.addLayout(self._row, 1)
        self.message = MessageLine(inside)
        self.screen_card = ScreenCard(inside)
        self.sound = SoundRow(inside)
        self.refused = wrapped("", inside, kind="wrong")
        self.refused.hide()
        for widget in (self.message, self.screen_card, self.refused, self.sound):
            column.addWidget(widget)
        self._connect()

    def _make_head(self, parent: QWidget) -> PageHead:
        self.look = button(_("Look…"), parent)
        self.look.clicked.connect(self._ask_look)
        self.another = button(_("Another board"), parent)
        self.another.clicked.connect(self._add)
        self.closing = button(_("Close the board"), parent)
        set_tip(self.closing, _("The room sees it no more; all boards of this evening close and open by key"), "board")
        self.closing.clicked.connect(self._close)
        self.head = PageHead(_("Board"), parent, (self.look, self.another, self.closing))
        self.head.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)  # its buttons take more lines
        return self.head

    def _make_closed(self, parent: QWidget) -> QFrame:
        """What to do while nobody sees anything."""
        self.closed = QFrame(parent)
        look.set_kind(self.closed, "attention")
        row = QHBoxLayout(self.closed)
        row.setContentsMargins(16, 10, 12, 10)
        words = QVBoxLayout()
        words.setSpacing(2)
        self.closed_title = PlainLabel(_("The board is closed"), self.closed, kind="strong")
        words.addWidget(self.closed_title)
        self.closed_about = wrapped("", self.closed)
        words.addWidget(self.closed_about)
        row.addLayout(words, 1)
        self.open_it = button(_("Open the board"), self.closed, kind="primary")
        self.open_it.clicked.connect(self._open)
        row.addWidget(self.open_it)
        return self.closed

    def _connect(self) -> None:
        self.pages.page_wanted.connect(self._hold)
        self.pages.blank_wanted.connect(self._darken)
        self.message.wanted.connect(self._evening.say)
        self.message.left.connect(self.answered)
        self.screen_card.swap_wanted.connect(self.swap)
        self._evening.boards_changed.connect(self._went_on)
        self._evening.bridge.changed.connect(self._went_on)
        self.sound.volume_wanted.connect(self._heard.set_volume)
        self.sound.mute_wanted.connect(self._heard.toggle_mute)
        self.sound.more_wanted.connect(self._ask_sounds)
        self._heard.changed.connect(self.look_again)

    # ---- showing ---------------------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent | None) -> None:
        self.refresh()
        super().showEvent(event)
        self._share()  # the size of texts may have changed out of sight

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        """Where there is no room beside the picture, the pages are below it."""
        self.pages.stand_in(2)
        card = max(CARD_PX, self.pages.minimumSizeHint().width())
        beside = self.width() >= BESIDE_PX + card
        self._row.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        self.pages.setMaximumWidth(card if beside else 16_777_215)
        self.pages.setMinimumWidth(card if beside else 0)
        if not beside:
            self.pages.stand_within(self.width() - SIDES_PX)

    def hideEvent(self, event: QHideEvent | None) -> None:
        """What was refused is not refused for ever."""
        self.say_refused("")
        super().hideEvent(event)

    @pyqtSlot()
    @pyqtSlot(object)
    def _went_on(self, change: Change[Tournament] | None = None) -> None:
        """Hands that robots play say nothing about the director."""
        if change is None or not change.stored.step.deals:
            self.say_refused("")
        self.look_again()

    @pyqtSlot()
    def look_again(self) -> None:
        """Sound, or a board, of whichever evening, is another than a moment ago."""
        if self.isVisible():
            self.refresh()

    def show_instant(self, at: Instant) -> None:
        """A second has passed: the picture goes on."""
        showing = self._evening.showing(self.chosen)
        self.preview.put(showing, self.chosen.size, self.chosen.slot.style)
        if self.dialog is not None:
            self.dialog.put(showing)
        page = self._evening.page_of(self.chosen) if showing.blank is not Blank.NO else kind_of(showing)
        self.pages.show_wishes(
            self.chosen.held,
            page,
            self.chosen.blank,
            self._filled,
            has_picture=bool(self.chosen.slot.style.blank),
            is_over=self._evening.bridge.state.finished is not None,
        )

    def refresh(self) -> None:
        """Show how it stands."""
        if self.chosen not in self._evening.boards:
            self.chosen = self._evening.boards[-1]
        wanted, slot = self.chosen.is_wanted, self.chosen.slot
        self.head.hint.setText(slot.board.where if wanted else "")
        self.closing.setVisible(wanted)
        self.another.setVisible(wanted)
        more = None if self._evening.may_have_more else _("There are no more boards.")
        refuse(self.another, more, _("One more, on a screen of its own"))
        refuse(self.look, self._no_place(), _("Colours, pictures, what stands where, which pages are shown in turn"))
        self._show_closed()
        self._show_choices()
        self.message.show_message(self._evening.message)
        if self.chosen.has_place:
            self.screen_card.show_slot(slot, is_told=wanted and not slot.board.is_open)
            self.screen_card.show()
        else:
            dismiss(self.screen_card)  # it would show the board of another evening, and act on that
        self.sound.show_choices(self._heard.choices)
        self._filled = frozenset(page for page in PageKind if self._evening.has_page(page))
        self.show_instant(self._evening.bridge.now())

    def _show_closed(self) -> None:
        """While nobody sees the board: why, and the way to change that."""
        wanted, board = self.chosen.is_wanted, self.chosen.board
        if wanted and board.is_open:
            if not self.closed.isHidden():
                dismiss(self.closed)
            return
        if wanted:
            self.closed_title.setText(_("The room sees no board"))
            self.closed_about.setText(board.explained)
            self.open_it.setText(_("Open it elsewhere"))
        elif (none := self._no_place()) is not None:
            self.closed_title.setText(_("The board is closed"))
            self.closed_about.setText(none)
            self.open_it.setText(_("Open the board"))
        else:
            full = _("The room would see this. It opens full screen, on another screen that is free.")
            window = _("The room would see this. It opens in a window: there is one screen.")
            self.closed_title.setText(_("The board is closed"))
            self.closed_about.setText(full if len(board.choices()) > 1 else window)
            self.open_it.setText(_("Open the board"))
        refuse(self.open_it, self._no_place(), key_of("board"))
        self.closed.show()

    def _no_place(self) -> str | None:
        """Why the board that is looked at is none of the computer's, as a sentence; None: it is or can be one."""
        if self.chosen.has_place:
            return None
        said = _("Other evenings have all {n} boards of this computer. Close one of them, and this one can be opened.")
        return said.format(n=MOST)

    def _show_choices(self) -> None:
        """One button for each board, where there are several."""
        boards = self._evening.boards if len(self._evening.boards) > 1 else []
        while len(self.choices) > len(boards):
            last = self.choices.pop()
            self._group.removeButton(last)
            self._choices.removeWidget(last)
            dismiss(last)
            last.deleteLater()
        while len(self.choices) < len(boards):
            made = button("", self, kind="choice")
            made.setCheckable(True)
            made.clicked.connect(partial(self._choose, len(self.choices)))
            self._group.addButton(made)
            self._choices.addWidget(made)
            self.choices.append(made)
        for number, (made, board) in enumerate(zip(self.choices, boards, strict=True), start=1):
            where = board.slot.board.brief if board.is_wanted else _("closed")
            made.setText(_("Board {number}, {where}").format(number=number, where=where))
            made.setChecked(board is self.chosen)

    def say_refused(self, sentence: str) -> None:
        """Say beside the buttons why something cannot be done; empty: it has been done."""
        self.refused.setText(sentence)
        self.refused.setVisible(bool(sentence))

    # ---- what is pressed -------------------------------------------------------------------------------------------

    @pyqtSlot()
    def swap(self) -> bool:
        """Exchange the screens of the board that is looked at and of the director's window; false: refused."""
        none = self._no_place()
        done = none is None and self.chosen.board.swap()
        self.say_refused("" if done else none or _("There is no other screen to swap with."))
        self.refresh()
        return done

    @pyqtSlot(object)
    def _hold(self, page: PageKind | None) -> None:
        self.chosen.hold(page)
        self._evening.show_boards()

    @pyqtSlot(object)
    def _darken(self, blank: Blank) -> None:
        self.chosen.darken(blank)
        self._evening.show_boards()

    @pyqtSlot()
    def _open(self) -> None:
        """Open it; one whose screen is missing takes what there is."""
        self._evening.open_board(self.chosen)
        self.refresh()
        self.answered.emit()

    @pyqtSlot()
    def _close(self) -> None:
        self._evening.remove_board(self.chosen)
        self.refresh()
        self.answered.emit()

    @pyqtSlot()
    def _add(self) -> None:
        self.chosen = self._evening.another_board()
        self.refresh()

    def _choose(self, number: int, checked: bool = False) -> None:
        self.chosen = self._evening.boards[number]
        self.say_refused("")
        self.refresh()

    @pyqtSlot()
    def _ask_look(self) -> None:
        """The board follows what is tried out in the dialog."""
        slot, evening = self.chosen.slot, self._evening
        width, height = self.chosen.size
        dialog = BoardLookDialog(
            slot.style,
            evening.showing(self.chosen),
            self.window() or self,
            evening.content,
            is_upright=height > width,
        )
        dialog.changed.connect(slot.try_on)
        dialog.chosen.connect(slot.wear)
        dialog.finished.connect(self._look_closed)
        self.dialog = dialog
        dialog.open()

    @pyqtSlot(int)
    def _look_closed(self, result: int) -> None:
        self.dialog = None
        self.refresh()
        self.answered.emit()

    @pyqtSlot()
    def _ask_sounds(self) -> None:
        bridge = self._evening.bridge
        dialog = SoundsDialog(
            self._heard.announcer, self._heard.rules, self.window() or self, bridge.state, bridge.now()
        )
        dialog.chosen.connect(self._heard.change)
        dialog.finished.connect(self._sounds_closed)
        dialog.open()

    @pyqtSlot(int)
    def _sounds_closed(self, result: int) -> None:
        self.answered.emit()
