"""The Rulings page: search above, the calculator below; and the same as a dialog where no evening is open."""

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QShowEvent
from PyQt6.QtWidgets import QDialog, QVBoxLayout, QWidget

from desktop.bridge import Bridge
from desktop.director.page import Page
from desktop.director.parts import PageHead, PlainLabel, page_layout, with_done
from desktop.director.rulings.calculator import ChipsCalculator
from desktop.director.rulings.search import RulingsSearch
from desktop.director.tables.words import fit
from tournament.language import gettext as _
from tournament.names import Instant
from tournament.rulings.ruling import Tonight, tonight
from tournament.state import Tournament
from tournament.wording import houses

DIALOG_PX = (900, 640)


class RulingsPage(Page):
    """What the rules of this evening say."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        column = page_layout(self)
        self.head = PageHead(_("Rulings"), self)
        column.addWidget(self.head)
        self.calculator = ChipsCalculator(self)
        self.search = RulingsSearch(self, self.calculator)
        column.addWidget(self.search, 1)
        self.setFocusProxy(self.search.words)
        self._rules: Tonight | None = None

    def concerns(self, state: Tournament) -> tuple[object, ...]:
        return (state.setup, state.clock)

    def show_state(self, state: Tournament) -> None:
        self.show_instant(self.bridge.now())

    def show_instant(self, at: Instant) -> None:
        """Another level has other blinds."""
        rules = tonight(self.bridge.state, at)
        if rules == self._rules:
            return
        self._rules = rules
        name = houses.short(self.bridge.state.setup.house_rules)
        self.head.hint.setText(_("as tonight's rules say · {rules}").format(rules=name))
        self.search.show_rules(rules)
        self.calculator.show_rules(rules)

    def showEvent(self, event: QShowEvent | None) -> None:
        super().showEvent(event)
        self.show_instant(self.bridge.now())


class RulingsDialog(QDialog):
    """The same without an evening: TDA rules, no-limit, blinds of 50 and 100."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Rulings"))
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 20)
        column.setSpacing(14)
        column.addWidget(PlainLabel(_("Rulings"), self, kind="dialog-title"))
        column.addWidget(PlainLabel(_("By TDA rules. Open an evening to read them under its own."), self, kind="muted"))
        self.calculator = ChipsCalculator(self)
        self.calculator.show_rules(Tonight())
        self.search = RulingsSearch(self, self.calculator)
        column.addWidget(self.search, 1)
        with_done(self, column)
        self.resize(*DIALOG_PX)
        self.search.words.setFocus()

    def showEvent(self, event: QShowEvent | None) -> None:
        """High enough that no field of the calculator is squeezed."""
        super().showEvent(event)
        fit(self, only_grow=True)
