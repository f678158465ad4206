"""A new training table: by whose rules, for what, against whom; as last time until something else is chosen."""

from __future__ import annotations

from PyQt6.QtCore import Qt, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QCheckBox, QDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop import look
from desktop.director.dialogs.wish_fields import Field
from desktop.director.parts import Choice, PlainLabel, with_answer, wrapped
from desktop.director.robot_choices import strengths, styles
from desktop.director.tables.words import fit
from desktop.play.training.seat_rows import SeatRows
from engine.blinds import Limit
from engine.errors import BadSetup, EngineRefusal
from engine.presets import preset
from engine.robots import STYLES
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.people.people import clean_name
from tournament.people.robot_names import robot_names
from tournament.structures.structure import MOST_CHIPS
from tournament.training import houses, refused
from tournament.training.houses import Stakes
from tournament.training.session import Manner, Plan, Player
from tournament.wording import houses as house_words
from tournament.wording.structures import limit_label
from tournament.wording.values import chips, decimal

MIXED = "mixed"
"""The styles one after the other, seat by seat."""
USUAL_SEATS, USUAL_BIG, USUAL_STACK = 6, 100, 10_000


class StartDialog(QDialog):
    """Asks for it and emits what was wished; whoever listens makes the table and closes the dialog.

    Signals:
        wished: the `Plan`.
    """

    wished = pyqtSignal(object)

    def __init__(self, like: Plan | None, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Training table"))
        look.set_least_width(self, 560)
        self.rules, self.seats, self.limit = Choice(self), Choice(self), Choice(self)
        self.name, self.big, self.stack = QLineEdit(self), QLineEdit(self), QLineEdit(self)
        self.style_of_all, self.strength_of_all = styles(self), strengths(self)
        self.style_of_all.insertItem(0, _("each another style"), MIXED)
        self.style_of_all.setCurrentIndex(0)
        self.each = QCheckBox(_("&Seat by seat"), self)
        self.rows = SeatRows(self)
        self.rules_field = Field(_("&Rules"), self.rules, self)
        self.seats_field = Field(_("Sea&ts"), self.seats, self)
        self.limit_field = Field(_("&Limit"), self.limit, self)
        self.big_field = Field(_("&Big blind"), self.big, self)
        self.stack_field = Field(_("&Chips each"), self.stack, self)
        self.name_field = Field(_("Your &name"), self.name, self)
        self.style_field = Field(_("Ro&bots’ style"), self.style_of_all, self)
        self.strength_field = Field(_("Their e&xperience"), self.strength_of_all, self)
        self._lay_out()
        for house in houses.HOUSES:
            self.rules.addItem(house_words.name(house), house)
        self._begin_like(like)
        self._connect()
        self._each_changed()
        fit(self)
        self.rules.setFocus()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 22)
        column.setSpacing(12)
        column.addWidget(PlainLabel(_("Training table"), self, kind="dialog-title"))
        column.addWidget(wrapped(_("Play chips against robots: nobody pays anything, nobody wins money."), self))
        column.addWidget(self.rules_field)
        column.addLayout(_side_by_side(self.seats_field, self.limit_field, self.name_field))
        column.addLayout(_side_by_side(self.big_field, self.stack_field))
        column.addLayout(_side_by_side(self.style_field, self.strength_field))
        column.addWidget(self.each)
        column.addWidget(self.rows)
        column.addStretch(1)
        ends = QHBoxLayout()
        ends.addStretch(1)
        self.answer = with_answer(self, ends, _("Sit down"), self._wish)
        column.addLayout(ends)

    def _begin_like(self, like: Plan | None) -> None:
        """As last time, or the training game itself."""
        house = houses.FIRST if like is None else like.house
        self.rules.setCurrentIndex(self.rules.findData(house))
        self._offer_house()
        people = [] if like is None else [like.players[seat].name for seat in like.people]
        self.name.setText(people[0] if people else _("Player"))
        stakes = Stakes(houses.limits(house)[0], USUAL_BIG, USUAL_STACK) if like is None else like.stakes
        self.limit.setCurrentIndex(max(0, self.limit.findData(stakes.limit.value)))
        self.big.setText(str(stakes.big))
        self.stack.setText(str(stakes.stack))
        seats = USUAL_SEATS if like is None else len(like.players)
        self.seats.setCurrentIndex(self.seats.findData(seats))
        self.rows.put(self._usual())
        if like is not None:
            self._robots_like(like)
        self._tell()

    def _robots_like(self, like: Plan) -> None:
        """Robots that are all alike, or each another style, are chosen at once; others seat by seat."""
        manners = {seat: player.manner for seat, player in like.players.items() if seat > 1}
        for style in (MIXED, *STYLES):
            for place in range(self.strength_of_all.count()):
                strength = str(self.strength_of_all.itemData(place))
                if manners == _alike(len(like.players), style, strength):
                    self.style_of_all.setCurrentIndex(self.style_of_all.findData(style))
                    self.strength_of_all.setCurrentIndex(place)
                    return
        self.each.setChecked(True)
        self.rows.put(manners)

    def _connect(self) -> None:
        self.rules.currentIndexChanged.connect(self._house_chosen)
        self.seats.currentIndexChanged.connect(self._each_changed)
        self.limit.currentIndexChanged.connect(self._tell)
        self.each.toggled.connect(self._by_seat)
        for line, field in ((self.big, self.big_field), (self.stack, self.stack_field), (self.name, self.name_field)):
            line.textChanged.connect(field.accept)
            line.textChanged.connect(self._tell)

    # ---- what follows from what ------------------------------------------------------------------------------------

    @property
    def house(self) -> str:
        """By whose rules."""
        return str(self.rules.currentData())

    @property
    def _seats(self) -> int:
        return int(self.seats.currentData())

    @pyqtSlot()
    def _house_chosen(self) -> None:
        self._offer_house()
        self._each_changed()

    def _offer_house(self) -> None:
        """Only the seats and the limits that the house has; what was chosen stays where it can."""
        house, seats, limit = self.house, self.seats.currentData(), self.limit.currentData()
        self.rules_field.say(house_words.special(house))
        for choice in (self.seats, self.limit):
            choice.blockSignals(True)
            choice.clear()
        for number in range(2, houses.most_seats(house) + 1):
            self.seats.addItem(str(number), number)
        for one in houses.limits(house):
            self.limit.addItem(limit_label(one), one.value)
        most = self.seats.count() - 1
        self.seats.setCurrentIndex(most if seats is None else min(max(0, int(seats) - 2), most))
        self.limit.setCurrentIndex(max(0, self.limit.findData(limit)))
        for choice in (self.seats, self.limit):
            choice.blockSignals(False)
        only = self.limit.count() == 1
        self.limit.setEnabled(not only)
        self.limit.setToolTip(_("This house plays no other.") if only else "")
        self._tell()

    @pyqtSlot(bool)
    def _by_seat(self, on: bool) -> None:
        """The rows begin as it was chosen for all."""
        if on:
            self.rows.put(self._usual())
        self._each_changed()

    @pyqtSlot()
    def _each_changed(self) -> None:
        by_seat = self.each.isChecked()
        self.rows.show_seats(self._seats)
        self.rows.setVisible(by_seat)
        for field, choice in ((self.style_field, self.style_of_all), (self.strength_field, self.strength_of_all)):
            choice.setEnabled(not by_seat)
            choice.setToolTip(_("Chosen seat by seat below.") if by_seat else "")
            field.label.setEnabled(not by_seat)
        fit(self)

    @pyqtSlot()
    def _tell(self) -> None:
        """What the blinds will be, and how deep the stacks are."""
        fixed = self.limit.currentData() == Limit.FIXED_LIMIT.value
        self.big_field.label.setText(_("Lower limit, the &big blind") if fixed else _("&Big blind"))
        try:
            stakes = self._stakes()
            blinds = stakes.blinds(preset(self.house))
        except EngineRefusal:
            self.big_field.say("")
            self.stack_field.say("")
            return
        said = _("blinds {small} / {big}").format(small=blinds.small, big=blinds.big)
        if fixed:
            said = _("blinds {small} / {big}, bets {lower} and {upper}").format(
                small=blinds.small, big=blinds.big, lower=blinds.lower, upper=blinds.upper
            )
        self.big_field.say(said)
        deep = stakes.stack / stakes.big
        words = ngettext("{n} big blind", "{n} big blinds", round(deep))
        self.stack_field.say(words.format(n=decimal(round(deep, 1))))

    def _usual(self) -> dict[int, Manner]:
        style, strength = str(self.style_of_all.currentData()), str(self.strength_of_all.currentData())
        return _alike(houses.MOST_SEATS, style, strength)

    # ---- what was chosen -------------------------------------------------------------------------------------------

    def _stakes(self) -> Stakes:
        return Stakes(Limit(self.limit.currentData()), _chips(self.big.text()), _chips(self.stack.text()))

    @pyqtSlot()
    def _wish(self) -> None:
        name = self.name_field.checked(lambda: clean_name(self.name.text()))
        big, stack = _read(self.big_field, self.big), _read(self.stack_field, self.stack)
        if name is not None and big is not None and stack is not None:
            self._make(name, Stakes(Limit(self.limit.currentData()), big, stack))
        fit(self, only_grow=True)  # what is refused takes a line

    def _make(self, name: str, stakes: Stakes) -> None:
        try:
            plan = Plan(house=self.house, stakes=stakes, players=self._players(name))
        except EngineRefusal as why:
            field = self.stack_field if why.code == "stack_short" else self.big_field
            field.refuse(refused.said(why))
            return
        self.wished.emit(plan)

    def _players(self, name: str) -> dict[int, Player]:
        seats = self._seats
        if self.each.isChecked():
            manners = self.rows.read(seats)
        else:
            manners = {seat: manner for seat, manner in self._usual().items() if seat <= seats}
        robots = iter(robot_names(seats, (name,)))
        players = {1: Player(name)}
        for seat, manner in manners.items():
            called = _("Player {n}").format(n=seat) if manner is None else next(robots)
            players[seat] = Player(called, manner)
        return players


def _alike(seats: int, style: str, strength: str) -> dict[int, Manner]:
    """All of one style, or each of the next one."""
    return {
        seat: (STYLES[(seat - 2) % len(STYLES)] if style == MIXED else style, strength) for seat in range(2, seats + 1)
    }


def _chips(text: str) -> int:
    """A number of chips, one at least. Raises BadSetup `training_chips`."""
    bare = "".join(text.split())
    number = int(bare) if bare.isascii() and bare.isdecimal() and len(bare) <= 15 else 0
    if not 0 < number <= MOST_CHIPS:
        raise BadSetup("training_chips", chips=text.strip()[:40], most=chips(MOST_CHIPS))
    return number


def _read(field: Field, line: QLineEdit) -> int | None:
    """The chips that were typed; what is refused stands beside the field."""
    try:
        return _chips(line.text())
    except BadSetup as why:
        field.refuse(refused.said(why))
        return None


def _side_by_side(*fields: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(12)
    for field in fields:
        row.addWidget(field, 1, Qt.AlignmentFlag.AlignTop)
    return row
