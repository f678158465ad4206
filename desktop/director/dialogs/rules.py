"""The evening's rules, switch by switch: for the director who does not play by a preset alone."""

from dataclasses import replace

from PyQt6.QtCore import QEvent, QObject, Qt, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from desktop.director.dialogs import switches
from desktop.director.dialogs.switches import Switch
from desktop.director.parts import Choice, PlainLabel, button, with_answer, wrapped
from tournament.language import gettext as _
from tournament.rules import PRESETS, EveningRules
from tournament.wording import houses

WIDE_PX, HIGH_PX = 900, 640
ASKS_PX, ANSWER_PX = 250, 380


class RulesDialog(QDialog):
    """Every switch with its answers and the rule's number.

    Signals:
        chosen: the `EveningRules`, when they are taken.
    """

    chosen = pyqtSignal(object)

    def __init__(self, preset: str, rules: EveningRules, parent: QWidget) -> None:
        """`preset`: the name of the one they began as."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("The evening's rules"))
        self._preset, self._rules = preset, rules
        self.fields: dict[str, Choice | QSpinBox] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 24)
        column.setSpacing(12)
        column.addWidget(PlainLabel(_("The evening's rules"), self, kind="dialog-title"))
        about = _("They are copied into this evening; the next one begins with the same. {preset} is the preset.")
        column.addWidget(wrapped(about.format(preset=houses.short(preset)), self))
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = self._make_fields()
        area.setWidget(inside)
        for part in (inside, area.viewport()):
            if part is not None:
                part.setAutoFillBackground(False)
        column.addWidget(area, 1)
        ends = QHBoxLayout()
        self.reset = button(_("As the preset has them"), self)
        self.reset.clicked.connect(self._reset)
        self.differs = PlainLabel("", self, kind="note", elide=True)
        ends.addWidget(self.reset)
        ends.addWidget(self.differs, 1)
        self.yes = with_answer(self, ends, _("Play by these"), self._take)
        column.addLayout(ends)
        self._show(rules)
        self.resize(WIDE_PX, HIGH_PX)
        next(iter(self.fields.values())).setFocus()

    def _make_fields(self) -> QWidget:
        inside = QWidget(self)
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 12, 0)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(8)
        grid.setColumnMinimumWidth(0, ASKS_PX)
        grid.setColumnMinimumWidth(1, ANSWER_PX)
        grid.setColumnStretch(1, 1)
        for section in switches.sections():
            row = grid.rowCount()
            grid.setRowMinimumHeight(row, 28)
            grid.addWidget(PlainLabel(section.title, inside, kind="strong"), row, 0, 1, 3, Qt.AlignmentFlag.AlignBottom)
            for number, switch in enumerate(section.switches, start=row + 1):
                self._add(grid, number, switch, inside)
        return inside

    def _add(self, grid: QGridLayout, row: int, switch: Switch, inside: QWidget) -> None:
        made: Choice | QSpinBox
        if switch.answers:
            made = Choice(inside)
            made.addItems([words for _value, words in switch.answers])
            made.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            made.currentIndexChanged.connect(self._tell)
        else:
            made = QSpinBox(inside)
            made.setRange(switch.least, switch.most)
            made.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
            made.valueChanged.connect(self._tell)
        made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        made.setAccessibleName(f"{switch.asks}, {switch.rule}")
        made.installEventFilter(self)
        asks = QLabel(switch.asks, inside)
        asks.setWordWrap(True)
        asks.setBuddy(made)
        rule = PlainLabel(_unbroken(switch.rule), inside, kind="muted")
        rule.setWordWrap(True)
        grid.addWidget(asks, row, 0)
        grid.addWidget(made, row, 1)
        grid.addWidget(rule, row, 2)
        self.fields[switch.code] = made

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Turning the wheel moves the page; it changes only what has the keyboard."""
        turned = event is not None and event.type() == QEvent.Type.Wheel
        if event is not None and turned and isinstance(watched, QWidget) and not watched.hasFocus():
            event.ignore()
            return True
        return super().eventFilter(watched, event)

    # ---- showing and reading ---------------------------------------------------------------------------------------

    def _show(self, rules: EveningRules) -> None:
        for section in switches.sections():
            for switch in section.switches:
                made, value = self.fields[switch.code], getattr(rules, switch.code)
                if isinstance(made, Choice):
                    made.setCurrentIndex([answer for answer, _words in switch.answers].index(value))
                else:
                    made.setValue(value // switch.worth)
        self._tell()

    def rules(self) -> EveningRules:
        """What stands in the fields."""
        found = self._rules
        for section in switches.sections():
            for switch in section.switches:
                made = self.fields[switch.code]
                if isinstance(made, Choice):
                    value = switch.answers[max(0, made.currentIndex())][0]
                else:
                    value = made.value() * switch.worth
                found = replace(found, **{switch.code: value})
        return found

    @pyqtSlot()
    @pyqtSlot(int)
    def _tell(self, changed: int = 0) -> None:
        """How far it is from the preset."""
        self.differs.setText(switches.said(self._preset, self.rules()))

    @pyqtSlot()
    def _reset(self) -> None:
        self._show(PRESETS[self._preset])

    @pyqtSlot()
    def _take(self) -> None:
        self.chosen.emit(self.rules())
        self.accept()


def _unbroken(rules: str) -> str:
    """The numbers of rules with breaks only between two of them."""
    return ", ".join(each.replace(" ", "\u00a0") for each in rules.split(", "))
