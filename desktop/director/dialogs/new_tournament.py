"""A new tournament: everything that must be known before the first name is entered."""

from collections.abc import Mapping
from functools import partial
from itertools import pairwise

from PyQt6.QtCore import QEvent, Qt, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from desktop import look
from desktop.director import last_time
from desktop.director.creating import NO_ROBOTS, Wish, buy_in_price
from desktop.director.dialogs import amounts, wish_fields
from desktop.director.dialogs.more_prices import MorePrices
from desktop.director.dialogs.names_typed import NamesTyped
from desktop.director.dialogs.opening import Opening
from desktop.director.dialogs.robots_asked import RobotsAsked
from desktop.director.dialogs.rules_choice import RulesChoice
from desktop.director.dialogs.structure_choice import StructureChoice
from desktop.director.dialogs.winnings import Winnings
from desktop.director.dialogs.wish_fields import CURRENCIES, Field
from desktop.director.last_time import Beginning
from desktop.director.parts import Choice, PlainLabel, with_answer, wrapped
from tournament.errors import Refusal
from tournament.events import TableWay, Timing
from tournament.language import gettext as _
from tournament.names import Cents
from tournament.people.people import clean_name
from tournament.sales.prices import Price, check_prices
from tournament.structures.houses import check_house
from tournament.structures.structure import MOST_CHIPS, Structure

USUAL_HEIGHT = 540


class NewTournamentDialog(QDialog):
    """Asks for it and emits the `Wish`; whoever listens stores it and closes the dialog.

    Signals:
        wished: the `desktop.director.creating.Wish`.
    """

    wished = pyqtSignal(object)

    def __init__(self, beginning: Beginning, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        usual = last_time.fields(beginning.like)
        self._beginning = beginning
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("New tournament"))
        look.set_least_width(self, 920)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 22, 28, 20)
        column.setSpacing(12)
        column.addWidget(PlainLabel(_("New tournament"), self, kind="dialog-title"))
        sides = QHBoxLayout()
        sides.setSpacing(28)
        left, right = QVBoxLayout(), QVBoxLayout()
        left.setSpacing(12)
        right.setSpacing(12)
        sides.addLayout(left, 1)
        sides.addLayout(right, 1)
        column.addLayout(sides)
        self._build_left(left, usual)
        self._build_right(right)
        self._build_below(column, usual)
        ends = QHBoxLayout()
        ends.addWidget(wrapped(_("Nothing is final: every step can be undone."), self), 1)
        self.create_button = with_answer(self, ends, _("Create tournament"), self._wish)
        column.addLayout(ends)
        for line in (self.stack, self.players, self.robots.count):
            line.textChanged.connect(self._tell_end)
        self.names.text.textChanged.connect(self._tell_end)
        self.structure_field.chosen.connect(self._structure_chosen)
        if beginning.structure is not None:
            self.structure_field.choose(beginning.structure)
        self._way_chosen()
        self.name.selectAll()
        self.resize(self.width(), USUAL_HEIGHT)

    # ---- building --------------------------------------------------------------------------------------------------

    def _build_left(self, column: QVBoxLayout, usual: Mapping[str, str]) -> None:
        like = self._beginning.like
        self.name = QLineEdit(self._beginning.name, self)
        self.name_field = Field(_("&Name"), self.name, self)
        self.name.textChanged.connect(self.name_field.accept)
        column.addWidget(self.name_field)
        self.structure_field = StructureChoice(self)
        self.structure_field.offer(self._beginning.kept, like.structure)
        self.structure = self.structure_field.choice
        column.addWidget(self.structure_field)
        self.stack = QLineEdit(usual["stack"], self)
        self.stack_field = Field(_("Starting &chips"), self.stack, self)
        self.stack.textChanged.connect(self.stack_field.accept)
        self.seats = Choice(self)
        self.seats.addItems([str(seats) for seats in range(2, 11)])
        self.seats.setCurrentText(usual["seats"])
        self.seats_field = Field(_("S&eats at a table"), self.seats, self)
        self.seats.currentIndexChanged.connect(self.seats_field.accept)
        self.late = QLineEdit(usual["late"], self)
        self.late_field = Field(_("Late entr&y until level (0: none)"), self.late, self)
        self.late.textChanged.connect(self.late_field.accept)
        column.addWidget(_row(self.stack_field, self.seats_field, self.late_field))
        typed = self._beginning.buy_in
        self.buy_in = QLineEdit(usual["buy_in"] if typed is None else typed, self)
        self.buy_in_field = Field(_("&Buy-in"), self.buy_in, self)
        self.buy_in.textChanged.connect(self.buy_in_field.accept)
        self.currency = Choice(self)
        self.currency.addItems([like.currency, *(code for code in CURRENCIES if code != like.currency)])
        self.currency_field = Field(_("C&urrency"), self.currency, self)
        self.currency.currentIndexChanged.connect(self.buy_in_field.accept)
        self.house = QLineEdit(usual["house"], self)
        self.house.setPlaceholderText("0")
        self.house_field = Field(_("Of &that the house's"), self.house, self)
        self.house.textChanged.connect(self.house_field.accept)
        column.addWidget(_row(self.buy_in_field, self.house_field, self.currency_field))
        self.setTabOrder(self.buy_in, self.house)
        self.setTabOrder(self.house, self.currency)
        column.addStretch(1)

    def _build_right(self, column: QVBoxLayout) -> None:
        self.way = QButtonGroup(self)
        self.kept = QRadioButton(_("People at real tables, in real time"), self)
        self.recorded = QRadioButton(_("People at real tables, every hand recorded"), self)
        self.counted = QRadioButton(_("Just a clock: players are counted, not named"), self)
        self.here = QRadioButton(_("People and robots at this screen: the program deals"), self)
        self.dealt = QRadioButton(_("Robots: the program deals, in simulated time"), self)
        self.kept.setChecked(True)
        ways = QWidget(self)
        inside = QVBoxLayout(ways)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(0)
        for made in (self.kept, self.recorded, self.counted, self.here, self.dealt):
            self.way.addButton(made)
            inside.addWidget(made)
        self.way.buttonToggled.connect(self._way_chosen)
        self.way_field = Field(_("&Played by"), ways, self, buddy=self.kept)
        column.addWidget(self.way_field)
        self.seed = QLineEdit(self)
        self.seed.setPlaceholderText(_("any"))
        self.seed_field = Field(_("See&d: the same seed plays the same evening"), self.seed, self)
        self.seed.textChanged.connect(self.seed_field.accept)
        column.addWidget(self.seed_field)
        self.robots = RobotsAsked(self)
        column.addWidget(self.robots)
        self.players = QLineEdit(self)
        self.players.setPlaceholderText(_("none yet; names can be added later"))
        self.players_field = Field(_("Players already &here"), self.players, self)
        self.players.textChanged.connect(self.players_field.accept)
        column.addWidget(self.players_field)
        self.names = NamesTyped(self)
        column.addWidget(self.names, 1)
        column.addStretch(0)
        self._right = column

    def _build_below(self, column: QVBoxLayout, usual: Mapping[str, str]) -> None:
        """What most evenings take from the last one; of prices and winnings one is open at most."""
        self.more, self.winnings = MorePrices(usual, self), Winnings(usual, self)
        self.rules = RulesChoice(usual, self)
        openings = QHBoxLayout()
        openings.setSpacing(18)
        column.addLayout(openings)
        for part, other in ((self.more, self.winnings), (self.winnings, self.more)):
            part.resized.connect(self._grow)
            part.opening.toggled.connect(partial(self._open_one, other.opening))
            openings.addWidget(part.opening)
            column.addWidget(part)
        self.more.opening.toggled.connect(self._suggest)
        openings.addStretch(1)
        openings.addWidget(self.rules)
        for before, after in pairwise(
            (self.more.opening, self.winnings.opening, self.rules.house, self.rules.presets, self.rules.more)
        ):
            self.setTabOrder(before, after)

    def event(self, event: QEvent | None) -> bool:
        """Grow with what is said beside the fields: Qt asks wrapped text for its height only where it can grow."""
        if event is None or event.type() != QEvent.Type.LayoutRequest:
            return super().event(event)
        handled = super().event(event)
        self._grow()
        return handled

    @pyqtSlot()
    def _grow(self) -> None:
        layout = self.layout()
        wide = self.width() if layout is None else max(self.width(), layout.totalMinimumSize().width())
        if self._wanted() > self.height() or wide > self.width():
            self.resize(wide, max(self.height(), self._wanted()))

    def _wanted(self) -> int:
        layout = self.layout()
        return 0 if layout is None else layout.minimumHeightForWidth(self.width())

    def _open_one(self, other: Opening, is_open: bool) -> None:
        """Close the other part, and give back the height that it took: all of it fits on a small screen."""
        if is_open:
            other.setChecked(False)
        layout = self.layout()
        if layout is not None:
            layout.activate()  # until then the height that it took is the least there may be
        self.resize(self.width(), max(USUAL_HEIGHT, self._wanted()))

    # ---- answers while it is filled in -----------------------------------------------------------------------------

    @pyqtSlot()
    def _structure_chosen(self) -> None:
        stack = self._structure.starting_stack
        if stack is not None:
            self.stack.setText(str(stack))

    @pyqtSlot()
    @pyqtSlot(str)
    def _tell_end(self, text: str = "") -> None:
        """Beside the structure: when it would be over with so many chips."""
        bare = "".join(self.stack.text().split())
        each = int(bare) if bare.isascii() and bare.isdecimal() and 0 < int(bare[:13]) <= MOST_CHIPS else None
        self.structure_field.tell(self._players(), each, self._beginning.now)

    def _players(self) -> int:
        """As many as are named or counted here, with the robots beside them, else as are expected."""
        counted = self.players.text().strip() if self.counted.isChecked() else ""
        if counted.isascii() and counted.isdecimal() and len(counted) < 5:
            return max(2, int(counted))
        named = 0 if self.counted.isChecked() else self.names.count
        if self.here.isChecked():
            named += self.robots.number
        return named if named > 1 else self._beginning.players

    @property
    def _structure(self) -> Structure:
        return self.structure_field.structure

    @pyqtSlot()
    def _way_chosen(self) -> None:
        dealt, counted = self.dealt.isChecked(), self.counted.isChecked()
        self.seed_field.setVisible(dealt)
        self.robots.setVisible(self.here.isChecked())
        self.rules.offer_house(offered=self.way_chosen is not TableWay.KEPT)
        self.players_field.setVisible(counted)
        self.names.setVisible(not counted)
        self.seats_field.setVisible(not counted)
        self.late_field.setVisible(not dealt)  # nobody comes late where robots play
        self.more.opening.setVisible(not dealt)
        if dealt:
            self.more.opening.setChecked(False)
        self._right.setStretch(self._right.count() - 1, int(counted))  # without the names somebody takes their room
        self._tell_end()
        self.names.field.accept()  # robots need two, people none yet

    @property
    def way_chosen(self) -> TableWay:
        """How the hands of its tables are played."""
        if self.dealt.isChecked() or self.here.isChecked():
            return TableWay.DEALT
        return TableWay.RECORDED if self.recorded.isChecked() else TableWay.KEPT

    def _house_plays(self, seats: int) -> bool:
        """Whether the house whose rules hold at the table plays these levels at such tables; else it stands there."""
        if self.way_chosen is TableWay.KEPT:
            return True
        house = self.rules.at_the_table
        return self.structure_field.checked(lambda: check_house(self._structure, seats, house)) is not None

    @pyqtSlot(bool)
    def _suggest(self, opened: bool) -> None:
        if opened:
            self.more.suggest(self.buy_in.text(), self.stack.text(), self.late.text().strip(), self._structure)

    @pyqtSlot(str)
    def read_structure(self, file: str) -> None:
        """Offer the structure in that file, and choose it."""
        self.structure_field.read_structure(file)

    # ---- done ------------------------------------------------------------------------------------------------------

    @pyqtSlot()
    def _wish(self) -> None:
        dealt, counted = self.dealt.isChecked(), self.counted.isChecked()
        fewest = 2 if dealt else 1 if self.here.isChecked() else 2 if self.names.count else 0
        name = self.name_field.checked(lambda: clean_name(self.name.text()))
        stack = self.stack_field.checked(lambda: wish_fields.read_stack(self.stack.text()))
        currency = self.currency.currentText()
        won = self.winnings.read(currency)
        seats = self.seats_field.checked(
            lambda: wish_fields.read_seats(self.seats.currentText(), self.rules.rules, counted=counted)
        )
        usual = self._read_buy_in(stack, currency, 0 if won is None else won.head)
        keeps = self.rules.rules.rebuy_keeps_knockout
        more = () if dealt or usual is None else self.more.read(usual, currency, self._structure, new_heads=keeps)
        names: tuple[str, ...] | None = ()
        players: int | None = 0
        if counted:
            players = self.players_field.checked(lambda: wish_fields.read_players(self.players.text()))
        else:
            names = self.names.read(fewest)
        seed = self.seed_field.checked(lambda: wish_fields.read_seed(self.seed.text())) if dealt else None
        robots = self.robots.read() if self.here.isChecked() else NO_ROBOTS
        seed_wrong = dealt and not self.seed_field.wrong.isHidden()
        if name is None or usual is None or more is None or won is None or seats is None:
            return
        if names is None or players is None or seed_wrong or robots is None or not self._house_plays(seats):
            return
        self.wished.emit(
            Wish(
                name=name,
                structure=self._structure,
                starting_stack=usual.chips,
                seats=seats,
                buy_in=usual.shares.total - won.head,
                currency=currency,
                way=self.way_chosen,
                timing=Timing.SIMULATED if dealt else Timing.REAL,
                robots=robots,
                names=names,
                seed=seed,
                late=usual.window.until or 0,
                house=usual.shares.house,
                more=more,
                counted=counted,
                players=players,
                head=won.head,
                rules=self.rules.rules,
                house_rules=self.rules.at_the_table,
                bounties=won.bounties,
                payouts=won.payouts,
            )
        )

    def _read_buy_in(self, stack: int | None, currency: str, head: Cents) -> Price | None:
        """The price of an entry, None if a part of it is refused."""
        late: int | None = 0
        if not self.dealt.isChecked():
            late = self.late_field.checked(lambda: wish_fields.read_level(self.late.text()))
        amount = self.buy_in_field.checked(lambda: amounts.read_or_nothing(self.buy_in.text(), currency))
        if amount is None:
            return None
        house = self.house_field.checked(lambda: wish_fields.read_house(self.house.text(), amount, currency))
        if stack is None or late is None or house is None:
            return None
        price = buy_in_price(amount, house, stack, late, head)
        field = self.late_field if _window_is_wrong(price, currency) else self.buy_in_field
        return price if field.checked(lambda: check_prices((price,), currency)) is not None else None


def _window_is_wrong(price: Price, currency: str) -> bool:
    try:
        check_prices((price,), currency)
    except Refusal as wrong:
        return wrong.code.startswith("window")
    return False


def _row(*widgets: QWidget) -> QWidget:
    row = QWidget(widgets[0].parentWidget())
    inside = QHBoxLayout(row)
    inside.setContentsMargins(0, 0, 0, 0)
    inside.setSpacing(12)
    for number, widget in enumerate(widgets):
        inside.addWidget(widget, 1 if number == 0 else 0, Qt.AlignmentFlag.AlignTop)
    return row
