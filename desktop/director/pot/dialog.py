"""Settle a pot: who put in how much and whose hand is better, at the left; who gets what, by which rule, at the right.

Enter goes on from field to field: chips, hand, the next player's chips, at the end of the players the board. What can
be said already is said with every key.
"""

from collections.abc import Mapping
from dataclasses import replace

from PyQt6.QtCore import QEvent, QObject, QSignalBlocker, Qt, pyqtSlot
from PyQt6.QtGui import QKeyEvent
from PyQt6.QtWidgets import QApplication, QDialog, QGridLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop import look
from desktop.director.dialogs.wish_fields import Field
from desktop.director.line_keys import ENTER
from desktop.director.parts import Choice, PlainLabel, button, refuse
from desktop.director.pot.result_view import ResultView
from desktop.director.pot.rows import PotRows
from desktop.leaving import OfClub
from desktop.settings import Settings
from engine.errors import BadSetup
from engine.pot_call import PotCall, Settlement, lay_pot, settle_pot
from engine.presets import PRESETS
from tournament.club.house_style import PLAIN, HouseStyle
from tournament.language import gettext as _
from tournament.pots.typed import TypedPot
from tournament.reports.pot import pot_page
from tournament.wording import houses
from tournament.wording import pots as pot_words

WIDE_PX, HIGH_PX, LEFT_PX = 920, 680, 424
NOT_KNOWN = 0
"""In the list of the button: nobody has said where it is."""


class PotDialog(QDialog):
    """A pot typed and settled; nothing of it is kept.

    Attributes:
        found: the answer; None while something is missing or wrong.
    """

    def __init__(
        self, start: TypedPot | None, title: str, settings: Settings, parent: QWidget, *, style: HouseStyle = PLAIN
    ) -> None:
        """`start`: what is known at a table (None: anywhere); `title`: whose table it is, "" for nobody's."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Settle a pot"))
        self._start, self._title, self._settings, self._style = start or TypedPot(()), title, settings, style
        self._call: PotCall | None = None
        self._filling = False
        self.found: Settlement | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 18)
        column.setSpacing(12)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(PlainLabel(_("Settle a pot"), self, kind="dialog-title"))
        head.addWidget(PlainLabel(title, self, kind="muted", elide=True), 1, Qt.AlignmentFlag.AlignBottom)
        column.addLayout(head)
        sides = QHBoxLayout()
        sides.setSpacing(18)
        self.rows = PotRows(self._start.stakes, self)
        self.answer = ResultView(self)
        left = QVBoxLayout()
        left.setSpacing(10)
        left.addWidget(self.rows, 1)
        left.addLayout(self._around())
        sides.addLayout(left, 1)
        sides.addWidget(self.answer, 1)
        look.set_least_width(self.rows, LEFT_PX)
        column.addLayout(sides, 1)
        column.addLayout(self._ends())
        self.resize(look.on_screen(self, WIDE_PX, HIGH_PX))
        self.rows.changed.connect(self._look)
        self.rows.rows[0].chips.setFocus()
        self._watch_lines()
        self._look()

    # ---- building --------------------------------------------------------------------------------------------------

    def _around(self) -> QGridLayout:
        """Board, smallest chip, dead money, button, rules."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        self.board, self.chip, self.dead = QLineEdit(self), QLineEdit(self), QLineEdit(self)
        self.board.setPlaceholderText(_("Qh 7h 2c 5h 9d; not needed with an order"))
        self.chip.setPlaceholderText("1")
        self.dead.setPlaceholderText(_("an ante paid for all"))
        self.chip.setText(self._start.chip)
        for line in (self.board, self.chip, self.dead):
            line.setMaxLength(30)
            line.textChanged.connect(self._look)
        self.button = Choice(self)
        self._name_button(self._start.button or NOT_KNOWN)
        self.button.currentIndexChanged.connect(self._look)
        self.house = Choice(self)
        for code in PRESETS:
            self.house.addItem(houses.numbered(code), code)
        self.house.setCurrentIndex(max(0, self.house.findData(self._start.rules.name)))
        self.house.currentIndexChanged.connect(self._look)
        for choice in (self.button, self.house):
            choice.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        grid.addWidget(Field(_("&Board"), self.board, self), 0, 0, 1, 2)
        grid.addWidget(Field(_("&Smallest chip"), self.chip, self), 1, 0)
        grid.addWidget(Field(_("&Dead money"), self.dead, self), 1, 1)
        grid.addWidget(Field(_("B&utton"), self.button, self), 2, 0)
        grid.addWidget(Field(_("&Rules"), self.house, self), 2, 1)
        return grid

    def _ends(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(10)
        self.clearing = button(_("Cl&ear"), self)
        self.clearing.setToolTip(_("Forget this pot; the players stay"))
        self.clearing.clicked.connect(self.clear)
        self.copying = button(_("&Copy"), self, says=_("Copy the answer as text"))
        self.copying.clicked.connect(self._copy)
        self.printing = button(_("&Print…"), self)
        self.printing.clicked.connect(self._print)
        self.said = PlainLabel("", self, kind="muted")
        self.ready = button(_("Done"), self, kind="primary")
        self.ready.clicked.connect(self.accept)
        for part in (self.clearing, self.copying, self.printing):
            row.addWidget(part)
        row.addWidget(self.said, 1)
        row.addWidget(self.ready)
        return row

    def _watch_lines(self) -> None:
        for line in self.findChildren(QLineEdit):
            line.removeEventFilter(self)  # rows come by typing; those that are watched are not watched twice
            line.installEventFilter(self)

    def eventFilter(self, a0: QObject | None, a1: QEvent | None) -> bool:
        """Enter goes on to the next field."""
        pressed = isinstance(a1, QKeyEvent) and a1.type() == QEvent.Type.KeyPress and a1.key() in ENTER
        if pressed and isinstance(a0, QLineEdit):
            a0.editingFinished.emit()
            self._go_on(a0)
            return True
        return super().eventFilter(a0, a1)

    def _go_on(self, line: QLineEdit) -> None:
        others: list[QLineEdit] = [self.board, self.chip, self.dead]
        following = self.rows.line_after(line)
        if following is None:
            place = others.index(line) + 1 if line in others else 0
            (others[place] if place < len(others) else self.button).setFocus()
            return
        following.setFocus()
        following.selectAll()
        self.rows.ensureWidgetVisible(following)

    # ---- reading ---------------------------------------------------------------------------------------------------

    @property
    def names(self) -> Mapping[int, str]:
        """The players by seat."""
        return {row.seat: row.name.text() for row in self.rows.rows}

    @property
    def typed(self) -> TypedPot:
        """Everything that stands in the fields."""
        return TypedPot(
            tuple(row.stake for row in self.rows.rows),
            self.board.text(),
            self.dead.text(),
            self.chip.text(),
            self.button.currentData() or None,
            PRESETS[self.house.currentData()],
        )

    def fill(self, typed: TypedPot) -> None:
        """Type all of that; rows that are not there come by typing."""
        self._filling = True
        self.rows.fill(typed.stakes)
        self.board.setText(typed.board)
        self.dead.setText(typed.dead)
        self.chip.setText(typed.chip)
        self.house.setCurrentIndex(max(0, self.house.findData(typed.rules.name)))
        self._name_button(typed.button or NOT_KNOWN)
        self._filling = False
        self._look()

    # ---- showing ---------------------------------------------------------------------------------------------------

    @pyqtSlot()
    @pyqtSlot(int)
    @pyqtSlot(str)
    def _look(self, changed: object = None) -> None:
        if self._filling:
            return
        self._watch_lines()
        self._name_button(self.button.currentData() or NOT_KNOWN)
        self.said.clear()
        self.found = self._call = None
        why: str | None = None
        try:
            self._call = self.typed.call()
            self.found = settle_pot(self._call)
        except BadSetup as refused:
            why = pot_words.refusal(refused, self.names)
            self._show_refused(refused, why)
        else:
            self.answer.show_answer(self.found, self.names)
        refuse(self.copying, why)
        refuse(self.printing, why)

    def _show_refused(self, refused: BadSetup, why: str) -> None:
        laid = self._laid() if refused.code in pot_words.UNFINISHED else None
        if laid is not None:
            self.answer.show_answer(laid, self.names, missing=why)
        elif refused.code == "pot_empty":
            title = _("Who has put in how much?")
            keys = _(
                "Type the chips of each player, Enter, his hand, Enter. A hand is its cards (AhKd), its place in the "
                "order of strength (1 is best, equal places tie), f if he folded, m if he mucked, or d if his hand is "
                "dead because he was absent: then his blind stays in."
            )
            self.answer.say(title, keys, wrong=False)
        else:
            missing = refused.code in pot_words.UNFINISHED
            self.answer.say(_("Go on") if missing else _("That cannot be"), why, wrong=not missing)

    def _laid(self) -> Settlement | None:
        """The pots by the chips alone, whatever is typed of the hands so far; None: they are not to be laid either."""
        typed = self.typed
        bare = tuple([row if row.is_out else replace(row, hand="") for row in typed.stakes])
        try:
            return lay_pot(replace(typed, stakes=bare, board="").call())
        except BadSetup:
            return None

    def _name_button(self, seat: int) -> None:
        """Offer the seats by the names that stand there now, and the one that has the button."""
        seats = [row.seat for row in self.rows.rows if not row.is_blank or self._start.stakes]
        if seat and seat not in seats:
            seats = sorted([*seats, seat])
        wanted = [(_("not known"), NOT_KNOWN), *((pot_words.player(one, self.names), one) for one in seats)]
        there = [(self.button.itemText(n), self.button.itemData(n)) for n in range(self.button.count())]
        with QSignalBlocker(self.button):
            if there != wanted:
                self.button.clear()
                for words, one in wanted:
                    self.button.addItem(words, one)
            self.button.setCurrentIndex(max(0, self.button.findData(seat)))

    # ---- what leaves it --------------------------------------------------------------------------------------------

    @pyqtSlot()
    def clear(self) -> None:
        """Another pot at the same table: button, smallest chip and rules stay."""
        self._filling = True
        self.board.clear()
        self.dead.clear()
        self.rows.clear()
        self._filling = False
        self._look()

    @property
    def text(self) -> str:
        """The answer as text; empty while there is none."""
        if self.found is None or self._call is None:
            return ""
        return pot_words.text(self.found, self._call, self.names)

    @pyqtSlot()
    def _copy(self) -> None:
        clipboard = QApplication.clipboard()
        if clipboard is not None and self.text:
            clipboard.setText(self.text)
            self.said.setText(_("Copied."))

    @pyqtSlot()
    def _print(self) -> None:
        from desktop.director.results.print_dialog import PrintDialog

        found, call = self.found, self._call
        if found is None or call is None:
            return
        page = pot_page(found, call, self.names, self._title or _("Final Table"))
        dialog = PrintDialog(OfClub(_("Pot"), lambda: page, self._style), self._settings, page.name, self)
        dialog.told.connect(self.said.setText)
        dialog.open()
