"""Small parts that several pages are made of."""

import re
from collections.abc import Callable, Sequence

from PyQt6.QtCore import QEvent, QObject, QPointF, QSize, Qt
from PyQt6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PyQt6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionComboBox,
    QStylePainter,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from desktop import look
from desktop.director.line_keys import LineKeys
from desktop.director.tables.flow import FlowLayout
from tournament.language import gettext as _

LONGEST_WORD = 24
HEAD_PX, HEAD_GAP_PX = 40, 8
HINT_AT = 2
"""Where the hint stands in the line of the title: behind it and the gap."""
CHOICE_EDGE_PX, CHOICE_ARROW_PX = 14, 30


class PlainLabel(QLabel):
    """Text as it is, never as markup; cut off with an ellipsis where it is too long, then whole in the tooltip."""

    def __init__(self, text: str = "", parent: QWidget | None = None, *, kind: str = "", elide: bool = False) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._elide = elide
        if kind:
            look.set_kind(self, kind)
        if elide:
            self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.setText(text)

    def setText(self, text: str | None) -> None:
        if text != self.text():
            super().setText(text)
            self._tell_whole()

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        return QSize(24, hint.height()) if self._elide else hint

    def paintEvent(self, event: QPaintEvent | None) -> None:
        if not self._elide:
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setFont(self.font())
        painter.setPen(self.palette().color(self.foregroundRole()))
        shown = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        painter.drawText(self.rect(), int(self.alignment()), shown)

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        self._tell_whole()

    def changeEvent(self, event: QEvent | None) -> None:
        super().changeEvent(event)
        if event is not None and event.type() is QEvent.Type.FontChange:
            self._tell_whole()

    def _tell_whole(self) -> None:
        if self._elide:
            cut = self.fontMetrics().horizontalAdvance(self.text()) > self.width()
            self.setToolTip(as_plain(self.text()) if cut else "")


def as_plain(text: str) -> str:
    """Tooltips guess whether they are markup; this keeps a name with a `<` in it a name."""
    return f"<span>{text.replace('&', '&amp;').replace('<', '&lt;')}</span>" if "<" in text or "&" in text else text


def breakable(text: str) -> str:
    """The same with room for a break in words that are longer than any line: names of 100 letters, paths."""
    return re.sub(rf"(\S{{{LONGEST_WORD}}})(?=\S)", "\\1\u200b", text)


def wrapped(text: str = "", parent: QWidget | None = None, *, kind: str = "muted") -> PlainLabel:
    """A sentence over as many lines as it needs."""
    label = PlainLabel(text, parent, kind=kind)
    label.setWordWrap(True)
    return label


class AnsweringButton(QPushButton):
    """A button that, clicked while it is grey, says at once why it cannot be pressed."""

    def changeEvent(self, e: QEvent | None) -> None:
        """Look at its events only while it is grey: there are very many of them."""
        super().changeEvent(e)
        if e is not None and e.type() is QEvent.Type.EnabledChange:
            self.removeEventFilter(self)
            if not self.isEnabled():
                self.installEventFilter(self)

    def eventFilter(self, a0: QObject | None, a1: QEvent | None) -> bool:
        # With the button of the mouse up again: going up, it would take the words away.
        if a1 is not None and a1.type() is QEvent.Type.MouseButtonRelease and self.toolTip():
            QToolTip.showText(self.mapToGlobal(self.rect().bottomLeft()), self.toolTip(), self)
            return True
        return super().eventFilter(a0, a1)


def button(text: str, parent: QWidget, *, kind: str = "", says: str = "") -> QPushButton:
    """A button that Tab reaches and a click does not leave the focus on, so that Space stays the clock's."""
    made = AnsweringButton(text, parent)
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    made.setAutoDefault(False)
    if kind:
        look.set_kind(made, kind)
    if says:
        made.setAccessibleName(says)
    return made


def with_answer(dialog: QDialog, row: QHBoxLayout, word: str, do: Callable[[], None]) -> QPushButton:
    """Put Cancel and the answer that Enter presses at the end of the row; the answer is returned."""
    cancel = button(_("Cancel"), dialog)
    cancel.clicked.connect(dialog.reject)
    answer = button(word, dialog, kind="primary")
    answer.setDefault(True)
    answer.clicked.connect(do)
    row.addWidget(cancel)
    row.addWidget(answer)
    return answer


def with_done(dialog: QDialog, column: QVBoxLayout) -> None:
    """The foot of a dialog that is only read: [Done] closes it, and so does Enter outside its lines."""
    LineKeys(dialog)
    done = QPushButton(_("Done"), dialog)
    done.setDefault(True)
    done.clicked.connect(dialog.accept)
    column.addWidget(done, 0, Qt.AlignmentFlag.AlignRight)


def refuse(made: QPushButton, why: str | None, otherwise: str = "") -> None:
    """Grey the button out and say why in its tooltip; None: it can be pressed."""
    if why is not None and made.hasFocus():
        # Left alone, Qt would give the keyboard to the next button, and Space would press that.
        made.clearFocus()
    made.setEnabled(why is None)
    made.setToolTip(as_plain(otherwise if why is None else why))


def dismiss(widget: QWidget) -> None:
    """Hide it. Left alone, Qt would give a keyboard that is in it to the next button, and Space would press that."""
    focus = QApplication.focusWidget()
    if focus is not None and (focus is widget or widget.isAncestorOf(focus)):
        focus.clearFocus()
    widget.hide()


def rule(parent: QWidget) -> QFrame:
    """A line between parts."""
    line = QFrame(parent)
    look.set_kind(line, "rule")
    return line


class PageHead(QWidget):
    """Title, hint in muted beside it, buttons at the right.

    Where there is no room for all, the buttons stay: the title stands at the left, too. Where even they are too many
    for one line, they take more. A hint that would be cut off has a line of its own below.
    """

    def __init__(
        self, title: str, parent: QWidget, buttons: Sequence[QPushButton] = (), *, keeps_title: bool = False
    ) -> None:
        """`keeps_title`: it says more than the place at the left; without room for it the buttons go below it."""
        super().__init__(parent)
        self._keeps_title = keeps_title
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(HEAD_GAP_PX)
        self._beside, self._below = QHBoxLayout(), FlowLayout(gap=HEAD_GAP_PX)
        self._beside.setSpacing(HEAD_GAP_PX)
        lines.addLayout(self._beside)
        lines.addLayout(self._below)
        self.title = PlainLabel(title, self, kind="title")
        self.hint = PlainLabel("", self, kind="muted", elide=True)
        self.hint.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._beside.addWidget(self.title)
        self._beside.addSpacing(6)
        self._beside.addWidget(self.hint, 1)
        self._beside.addStretch(0)  # what the hint takes as long as it is shown
        self._own_line = False
        self._measured = (0, 0)
        self._buttons = tuple(buttons)
        self._apart = False
        for made in buttons:
            made.setParent(self)
            self._beside.addWidget(made)
        self.setFixedHeight(look.scaled(HEAD_PX))

    def event(self, event: QEvent | None) -> bool:
        """Other words and other buttons need another room."""
        handled = super().event(event)
        if event is not None and event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._arrange()
        return handled

    def least_width(self) -> int:
        """The room that the title and the buttons need side by side."""
        return self.title.sizeHint().width() + 6 + 2 * HEAD_GAP_PX + self._needed()

    def _needed(self) -> int:
        return sum(made.sizeHint().width() + HEAD_GAP_PX for made in self._buttons if not made.isHidden())

    def _arrange(self) -> None:
        needed = self._needed()
        fits = needed == 0 or self.least_width() <= self.width()
        has_title = fits or self._keeps_title
        apart = needed > self.width() or (self._keeps_title and not fits)
        for words in (self.title, self.hint):
            words.setVisible(has_title)
        self._place_hint(0 if self._keeps_title and apart else needed, has_title=has_title)
        if apart != self._apart:
            self._apart = apart
            before, now = (self._beside, self._below) if apart else (self._below, self._beside)
            for made in self._buttons:
                before.removeWidget(made)
                now.addWidget(made)
        line = self.hint.sizeHint().height() + HEAD_GAP_PX if self._own_line else 0
        below = self._below.heightForWidth(self.width()) if apart else 0
        beside = self.title.sizeHint().height() + HEAD_GAP_PX if apart and has_title else 0
        self.setFixedHeight(max(look.scaled(HEAD_PX), beside + below) + line)

    def _place_hint(self, needed: int, *, has_title: bool) -> None:
        """Beside the title or below it; a shorter hint alone does not bring it back, so that nothing jumps."""
        room = self.width() - self.title.sizeHint().width() - 6 - 3 * HEAD_GAP_PX - needed
        measured = (self.width(), needed)
        below = has_title and (self.hint.sizeHint().width() > room or (self._own_line and measured == self._measured))
        self._measured = measured
        if below == self._own_line:
            return
        self._own_line = below
        layout = self.layout()
        if below and isinstance(layout, QVBoxLayout):
            self._beside.removeWidget(self.hint)
            layout.addWidget(self.hint)
        elif isinstance(layout, QVBoxLayout):
            layout.removeWidget(self.hint)
            self._beside.insertWidget(HINT_AT, self.hint, 1)


def press_by_enter(event: QKeyEvent) -> bool:
    """Press the button that has the focus if that key is Enter; whether there was one."""
    focus = QApplication.focusWidget()
    if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or not isinstance(focus, QAbstractButton):
        return False
    focus.click()
    return True


class EmptyState(QFrame):
    """What a list shows while it is empty: one sentence, and what to do next."""

    def __init__(self, title: str, sentence: str, parent: QWidget, action: QPushButton | None = None) -> None:
        super().__init__(parent)
        look.set_kind(self, "card")
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 28, 24, 28)
        column.setSpacing(8)
        self.title = PlainLabel(title, self, kind="strong")
        self.sentence = wrapped(sentence, self)
        column.addWidget(self.title)
        column.addWidget(self.sentence)
        if action is not None:
            action.setParent(self)
            column.addSpacing(8)
            column.addWidget(action, 0, Qt.AlignmentFlag.AlignLeft)


class Fact(QWidget):
    """A number with its label above."""

    def __init__(
        self, label: str, parent: QWidget, *, pixels: int = 22, kind: str = "label", wraps: bool = False
    ) -> None:
        """`wraps`: where there is no room for the label it takes two lines instead of being cut off."""
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        self.label = wrapped(label, self, kind=kind) if wraps else PlainLabel(label, self, kind=kind, elide=True)
        # As wide as its words where there is room for them.
        self.label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.value = PlainLabel("", self)
        self.value.setFont(look.digits(pixels, QFont.Weight.Bold))
        column.addWidget(self.label)
        column.addWidget(self.value)


class NameField(QLineEdit):
    """A line to type in; while it is empty, Undo and Redo are the evening's, not its own."""

    def event(self, event: QEvent | None) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and not self.text():
            held, alt = event.modifiers(), Qt.KeyboardModifier.AltModifier
            # Some systems give Ctrl+3 the text 3; Ctrl and Alt together are AltGr, which types.
            commands = bool(held & Qt.KeyboardModifier.ControlModifier) and not held & alt
            # A letter is one, whichever command has it.
            is_text = bool(event.text()) and event.text().isprintable() and not commands
            event.setAccepted(is_text)
            return is_text
        return super().event(event)


class Choice(QComboBox):
    """A list to choose from; the style sheet takes Fusion's arrow away, so it is drawn here.

    What is too long for it ends in an ellipsis and is whole in the tooltip and in the list.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(QStyledItemDelegate(self))  # Qt's usual one of a list to choose from obeys no style sheet

    def shown(self) -> str:
        """What stands in it."""
        room = self.width() - CHOICE_EDGE_PX - CHOICE_ARROW_PX
        return self.fontMetrics().elidedText(self.currentText(), Qt.TextElideMode.ElideRight, room)

    def event(self, event: QEvent | None) -> bool:
        if event is not None and event.type() == QEvent.Type.ToolTip:
            self.setToolTip(as_plain(self.currentText()) if self.shown() != self.currentText() else "")
        return super().event(event)

    def showPopup(self) -> None:
        view = self.view()
        if view is not None:
            view.setMinimumWidth(max(self.width(), view.sizeHintForColumn(0) + 2 * CHOICE_EDGE_PX))
        super().showPopup()

    def paintEvent(self, event: QPaintEvent | None) -> None:
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        option.currentText = self.shown() if self.currentIndex() >= 0 else self.placeholderText()
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(
            QPen(QColor(look.colours().muted), 2, cap=Qt.PenCapStyle.RoundCap, join=Qt.PenJoinStyle.RoundJoin)
        )
        x, y = self.width() - 19.0, self.height() / 2 - 2
        painter.drawPolyline(QPolygonF([QPointF(x, y), QPointF(x + 4.5, y + 4.5), QPointF(x + 9, y)]))


def long_choice(parent: QWidget) -> Choice:
    """As wide as there is room, however long its words are: names of files, of loudspeakers, another language."""
    made = Choice(parent)
    made.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    return made


def page_layout(page: QWidget) -> QVBoxLayout:
    """The column every page of the desk begins with."""
    column = QVBoxLayout(page)
    column.setContentsMargins(22, 18, 22, 18)
    column.setSpacing(14)
    return column
