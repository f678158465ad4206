"""The bar under a table: what whoever is on turn may do, and nothing else."""

from __future__ import annotations

from PyQt6.QtCore import QDeadlineTimer, Qt, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QKeyEvent, QWheelEvent
from PyQt6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from desktop import look
from desktop.director.line_keys import ENTER
from desktop.director.parts import PlainLabel
from desktop.play.bar.act_button import HEIGHT_PX, ActButton
from desktop.play.bar.amount_field import FAR, HALF, POT, TWO_THIRDS, AmountField
from desktop.play.bar.amounts import Sizes
from desktop.play.bar.intent_row import IntentRow
from desktop.play.bar.intentions import Intention
from engine.actions import Action, Call, Check, Fold, Legal
from engine.blinds import Blinds, Limit
from tournament.language import gettext as _
from tournament.names import Chips
from tournament.wording.values import chips

FOLD_PX, SMALL_FOLD_PX = 150, 84
_SHIFT = Qt.KeyboardModifier.ShiftModifier


class ActionBar(QWidget):
    """Buttons, a slider and a field for whoever is on turn; ticks for whoever waits; show or muck at the showdown.

    The window around it hands its keys on (`press`) and the wheel over the felt (`turn`). Only keys of what is offered
    do anything, and none does by being held.

    Signals:
        acted: the engine's Action that was chosen; only legal ones come.
        intended: the Intention of somebody who waits, or None.
        showed, mucked: what was chosen at the showdown.
        left: the keyboard may go back to the felt.
    """

    acted = pyqtSignal(object)
    intended = pyqtSignal(object)
    showed = pyqtSignal()
    mucked = pyqtSignal()
    left = pyqtSignal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        look.set_kind(self, "felt-bar")
        self._legal: Legal | None = None
        self._sizes: Sizes | None = None
        self._guarded = QDeadlineTimer()
        self.fold = ActButton("plain", FOLD_PX, self)
        self.call = ActButton("call", 210, self)
        self.raise_to = ActButton("raise", 220, self)
        self.all_in = ActButton("all-in", 150, self)
        self.amount = AmountField(self)
        self.show_cards = ActButton("call", 210, self)
        self.muck = ActButton("plain", 150, self)
        self.intents = IntentRow(self)
        self.prompt = PlainLabel("", self, kind="felt-prompt", elide=True)
        self.time = PlainLabel("", self, kind="felt-time")
        self.told = PlainLabel("", self, kind="felt-muted", elide=True)
        self._lay_out()
        self.fold.clicked.connect(self._fold)
        self.call.clicked.connect(self._call)
        self.raise_to.clicked.connect(self._raise)
        self.all_in.clicked.connect(self._all_in)
        self.show_cards.clicked.connect(self.showed)
        self.muck.clicked.connect(self.mucked)
        self.intents.intended.connect(self.intended)
        self.amount.changed.connect(self._amount_changed)
        self.amount.left.connect(self.left)
        self.offer(None)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 6, 28, 10)
        column.setSpacing(4)
        head = QHBoxLayout()
        head.addWidget(self.prompt, 1)
        head.addWidget(self.time)
        column.addLayout(head)
        self._stack = QStackedWidget(self)
        look.set_height(self._stack, HEIGHT_PX)
        self._waiting, self._acting, self._showing = (QWidget(self._stack) for _each in range(3))
        waiting = _row(self._waiting)
        waiting.addWidget(self.intents)
        waiting.addWidget(self.told, 1)
        acting = _row(self._acting)
        # However wide the first one is, the others stay where they are.
        self._fold_place = QWidget(self._acting)
        look.set_width(self._fold_place, FOLD_PX)
        _row(self._fold_place).addWidget(self.fold, 0, Qt.AlignmentFlag.AlignLeft)
        for each in (self._fold_place, self.call, self.raise_to):
            acting.addWidget(each)
        acting.addSpacing(12)
        acting.addWidget(self.amount, 100)
        acting.addStretch(1)
        acting.addWidget(self.all_in)
        showing = _row(self._showing)
        showing.addWidget(self.show_cards)
        showing.addWidget(self.muck)
        showing.addStretch(1)
        for page in (self._waiting, self._acting, self._showing):
            self._stack.addWidget(page)
        column.addWidget(self._stack)
        look.set_height(self.prompt, 22)

    # ---- what is offered -------------------------------------------------------------------------------------------

    def offer(
        self,
        legal: Legal | None,
        *,
        pot: Chips = 0,
        blinds: Blinds | None = None,
        smallest: Chips = 1,
        why_no_raise: str = "",
        guard: int = 0,
    ) -> None:
        """Offer what is legal now, nothing where it is None.

        `pot`: all chips in the middle and in front of the players, for parts of the pot. `blinds`: of the level, for
        sensible steps and the limit. `smallest`: the smallest chip in play. `why_no_raise`: a sentence where the rules
        let him call or fold only. `guard`: for so many milliseconds nothing is done, for a press that was meant for
        what stood in the same place before.
        """
        self._legal = legal
        self._guarded = QDeadlineTimer(guard)
        self._sizes = None if legal is None else Sizes.of(legal, pot, blinds, smallest)
        if legal is None:
            self.wait(None)
            return
        limit = Limit.NO_LIMIT if blinds is None else blinds.limit
        self._turn_to(self._acting)
        self._offer_fold(legal)
        self._offer_call(legal, why_no_raise if self._sizes is None else "")
        self._offer_raise(legal, limit)
        self.all_in.setVisible(legal.all_in is not None and legal.to_call < legal.stack)
        self.all_in.say(_("All-in"), _("{chips}  (A)").format(chips=chips(legal.bet + legal.stack)))

    def wait(self, price: Chips | None, meant: Intention | None = None, told: str = "") -> None:
        """Nobody here is on turn. `price`: what a call costs the one who may say what he means to do; None: nobody."""
        self._legal = self._sizes = None
        self._turn_to(self._waiting)
        self.intents.setVisible(price is not None)
        self.intents.offer(price or 0, meant)
        self.told.setText(told)

    def ask_to_show(self, may_muck: bool, why_not: str = "") -> None:
        """Offer to show the cards and, where that is allowed, to muck them; `why_not`: a sentence where it is not."""
        self._legal = self._sizes = None
        self._turn_to(self._showing)
        self.show_cards.say(_("Show"), _("S"))
        self.muck.say(_("Muck"), _("F") if may_muck else "", why_not)
        self.muck.setEnabled(may_muck)

    def all_is_taken(self) -> bool:
        """Whether presses count again, after what stood in the same place before."""
        return self._guarded.hasExpired()

    @property
    def legal(self) -> Legal | None:
        """What is offered."""
        return self._legal

    def _turn_to(self, page: QWidget) -> None:
        """Left alone, Qt would hand the keyboard on to whatever button comes next, and Enter would press that."""
        before, window = self._stack.currentWidget(), self.window()
        focus = None if window is None else window.focusWidget()
        if before is not None and before is not page and focus is not None and before.isAncestorOf(focus):
            self.left.emit()
        self._stack.setCurrentWidget(page)

    def _offer_fold(self, legal: Legal) -> None:
        """Where a check is free nobody folds by a slip: a smaller button, and Shift with the key."""
        free = legal.can_check
        tip = _("Checking is free.") if free else ""
        self.fold.say(_("Fold"), _("Shift+F") if free else _("F"), tip)
        self.fold.setFixedWidth(look.scaled(SMALL_FOLD_PX if free else FOLD_PX))
        self.fold.setVisible(legal.can_fold)

    def _offer_call(self, legal: Legal, why_no_raise: str) -> None:
        if legal.can_check:
            said = _("Check")
        elif legal.to_call == legal.stack:
            said = _("Call {chips}, all-in").format(chips=chips(legal.to_call))
        else:
            said = _("Call {chips}").format(chips=chips(legal.to_call))
        self.call.say(said, _("C"), why_no_raise)
        self.told.setText("")

    def _offer_raise(self, legal: Legal, limit: Limit) -> None:
        sizes = self._sizes
        whole = legal.bet + legal.stack
        only_all_in = sizes is not None and sizes.is_fixed and sizes.most == whole
        self.raise_to.setVisible(sizes is not None and not only_all_in)
        self.amount.setVisible(sizes is not None and not sizes.is_fixed)
        if sizes is not None:
            self.amount.offer(sizes, limit)

    def _why(self, legal: Legal, sizes: Sizes) -> str:
        """Why at least so much."""
        if sizes.is_fixed:
            return _("There is only one size now: {chips}.").format(chips=chips(sizes.least))
        if legal.is_bet:
            return _("A bet is at least {chips}.").format(chips=chips(sizes.least))
        by = sizes.least - sizes.price
        said = _("At least to {least}: the {price} to call, and as much more as was bet or raised last, {by}.")
        return said.format(least=chips(sizes.least), price=chips(sizes.price), by=chips(by))

    @pyqtSlot()
    def _amount_changed(self) -> None:
        legal, sizes, amount = self._legal, self._sizes, self.amount.amount
        if legal is None or sizes is None:
            return
        self.raise_to.setEnabled(amount is not None)
        if amount is None:
            said = _("Bet") if legal.is_bet else _("Raise")
        elif amount == legal.bet + legal.stack:
            said = _("All-in {chips}").format(chips=chips(amount))
        else:
            words = _("Bet {chips}") if legal.is_bet else _("Raise to {chips}")
            said = words.format(chips=chips(amount))
        self.raise_to.say(said, _("R, Enter") if self.amount.touched else _("R"), self._why(legal, sizes))
        self.amount.slider.setAccessibleDescription(said)

    # ---- keys and the wheel ----------------------------------------------------------------------------------------

    def press(self, event: QKeyEvent) -> bool:
        """Do what the key means now; false: it means nothing here."""
        if not self.isEnabled():
            return False
        if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            return False
        if self._stack.currentWidget() is self._waiting:
            return self.intents.press(event)
        if self._stack.currentWidget() is self._showing:
            return self._press_showing(event)
        return self._press_amount(event) or self._press_act(event)

    def _press_showing(self, event: QKeyEvent) -> bool:
        button = {Qt.Key.Key_S: self.show_cards, Qt.Key.Key_F: self.muck}.get(Qt.Key(event.key()))
        return _click(button, event)

    def _press_act(self, event: QKeyEvent) -> bool:
        legal = self._legal
        key, shift = Qt.Key(event.key()), bool(event.modifiers() & _SHIFT)
        if legal is None:
            return False
        if key == Qt.Key.Key_F and legal.can_check and not shift:
            return True
        if key in ENTER:
            return self.amount.touched and _click(self.raise_to, event)
        button = {
            Qt.Key.Key_F: self.fold,
            Qt.Key.Key_C: self.call,
            Qt.Key.Key_R: self.raise_to,
            Qt.Key.Key_A: self.all_in if self.all_in.isVisible() else self.call if legal.all_in == Call() else None,
        }.get(key)
        return _click(button, event)

    def _press_amount(self, event: QKeyEvent) -> bool:
        """Digits, steps and parts of the pot, where an amount is asked for."""
        if not self.amount.isVisible():
            return False
        key = Qt.Key(event.key())
        steps = {
            Qt.Key.Key_Plus: 1,
            Qt.Key.Key_Up: 1,
            Qt.Key.Key_Minus: -1,
            Qt.Key.Key_Down: -1,
            Qt.Key.Key_PageUp: FAR,
            Qt.Key.Key_PageDown: -FAR,
        }.get(key)
        shares = {Qt.Key.Key_H: HALF, Qt.Key.Key_T: TWO_THIRDS, Qt.Key.Key_P: POT, Qt.Key.Key_M: None}
        if steps is not None:
            self.amount.step(steps)
        elif key in shares:
            self.amount.choose(shares[key])
        elif key == Qt.Key.Key_Escape and (self.amount.touched or self.amount.typed.hasFocus()):
            self.amount.take_back()
        elif self.amount.typed.takes(event):
            self.amount.begin_typing(event)
        else:
            return False
        return True

    def turn(self, wheel: QWheelEvent) -> None:
        """The wheel over the felt changes the amount, where one is asked for."""
        if self.amount.isVisible() and self.isEnabled():
            self.amount.turn(wheel)

    # ---- what was chosen -------------------------------------------------------------------------------------------

    def _did(self, action: Action | None) -> None:
        if action is None or self._legal is None or not self.all_is_taken():
            return
        self.offer(None)
        self.left.emit()
        self.acted.emit(action)

    @pyqtSlot()
    def _fold(self) -> None:
        self._did(Fold())

    @pyqtSlot()
    def _call(self) -> None:
        if self._legal is not None:
            self._did(Check() if self._legal.can_check else Call())

    @pyqtSlot()
    def _raise(self) -> None:
        legal, amount = self._legal, self.amount.amount
        if legal is not None and amount is not None:
            self._did(legal.raise_to(amount))

    @pyqtSlot()
    def _all_in(self) -> None:
        self._did(None if self._legal is None else self._legal.all_in)


def _row(page: QWidget) -> QHBoxLayout:
    row = QHBoxLayout(page)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(12)
    return row


def _click(button: ActButton | None, event: QKeyEvent) -> bool:
    """Press it by its key; a key that is held presses once, and a grey or hidden button not at all."""
    if button is None:
        return False
    if not event.isAutoRepeat() and button.isVisible() and button.isEnabled():
        button.click()
    return True
