"""By which rules a new evening is played: a preset, and one click further every switch."""

from collections.abc import Mapping

from PyQt6.QtCore import pyqtSlot
from PyQt6.QtWidgets import QHBoxLayout, QLabel, QWidget

from desktop.director.dialogs import switches
from desktop.director.dialogs.rules import RulesDialog
from desktop.director.parts import Choice, PlainLabel, button
from tournament.language import gettext as _
from tournament.rules import PRESETS, EveningRules
from tournament.training.houses import HOUSES
from tournament.wording import houses


class RulesChoice(QWidget):
    """Another preset means all of its switches, and the rules at the table with them, which may be others.

    Attributes:
        rules: the switches as they are chosen.
    """

    def __init__(self, usual: Mapping[str, str], parent: QWidget) -> None:
        super().__init__(parent)
        chosen, self.rules = switches.read(usual)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        self.differs = PlainLabel("", self, kind="note")
        label = QLabel(_("&Rules"), self)
        label.setProperty("kind", "label")
        self.presets = Choice(self)
        for code in PRESETS:
            self.presets.addItem(houses.short(code), code)
        self.presets.setCurrentIndex(max(0, self.presets.findData(chosen)))
        self.presets.setAccessibleName(_("Rules"))
        self.presets.currentIndexChanged.connect(self._preset_chosen)
        label.setBuddy(self.presets)
        self.house = Choice(self)
        for code in HOUSES:
            self.house.addItem(houses.name(code), code)
        self.house.setAccessibleName(_("Rules at the table"))
        self._house_label = QLabel(_("Po&ker rules"), self)
        self._house_label.setProperty("kind", "label")
        self._house_label.setBuddy(self.house)
        self._choose_house(usual.get("at_the_table", self.preset))
        self.offer_house(offered=False)
        self.more = button(_("Rules…"), self, says=_("All rules of the evening"))
        self.more.setToolTip(_("Balancing, redraws, hand for hand, colour-ups …, one by one"))
        self.more.clicked.connect(self._ask)
        for part in (self.differs, self._house_label, self.house, label, self.presets, self.more):
            row.addWidget(part)
        self._show()

    @property
    def preset(self) -> str:
        """The name of the preset in `tournament.rules.PRESETS`."""
        return str(self.presets.currentData())

    @property
    def at_the_table(self) -> str:
        """By whose rules hands are played (`engine.presets.PRESETS`); as the preset, where it is not asked."""
        return str(self.house.currentData()) if self.house.isVisibleTo(self) else self.preset

    def offer_house(self, *, offered: bool) -> None:
        """Ask for the rules at the table, too, where the program plays or follows the hands."""
        self.house.setVisible(offered)
        self._house_label.setVisible(offered)

    def _choose_house(self, code: str) -> None:
        self.house.setCurrentIndex(max(0, self.house.findData(code)))

    @pyqtSlot(int)
    def _preset_chosen(self, index: int) -> None:
        self.rules = PRESETS[self.preset]
        self._choose_house(self.preset)
        self._show()

    @pyqtSlot()
    def _ask(self) -> None:
        dialog = RulesDialog(self.preset, self.rules, self)
        dialog.chosen.connect(self.take)
        dialog.open()

    @pyqtSlot(object)
    def take(self, rules: EveningRules) -> None:
        """Play by these switches."""
        self.rules = rules
        self._show()

    def _show(self) -> None:
        self.differs.setText(switches.said(self.preset, self.rules))
