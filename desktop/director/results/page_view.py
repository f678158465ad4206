"""A printout on the desk: its numbers in boxes, its tables as lists, its sentences as they are."""

from collections.abc import Callable, Sequence
from functools import partial

from PyQt6.QtCore import QModelIndex, Qt, pyqtSignal
from PyQt6.QtGui import QFontDatabase, QKeySequence, QShortcut, QTextCursor
from PyQt6.QtWidgets import QFrame, QPlainTextEdit, QScrollArea, QVBoxLayout, QWidget

from desktop import look
from desktop.director.lists import ListOrEmpty, ValueView
from desktop.director.parts import EmptyState, Fact, PlainLabel, wrapped
from desktop.director.results.chart_view import ChartView
from desktop.director.results.printout_rows import Block, Cards, Drawn, Kept, Listed, Said, blocks
from desktop.director.results.slips_view import SlipsOrEmpty
from desktop.director.tables.flow import FlowLayout
from tournament.language import gettext as _
from tournament.reports.page import Page
from tournament.wording.printed import of_kind

FACT_PX, GAP_PX = 132, 12
MOST_ROWS = 400
"""A list among others is as long as its rows up to so many; a longer one scrolls by itself."""


class PageView(QWidget):
    """Shows one printout after the other; what is the same stays as it is, scrolled to where it was.

    Attributes:
        page: the one that is shown, None before the first.
        lists: its tables, from top to bottom; `charts`: its drawings; `slips`: its cards.

    Signals:
        row_wanted: the key of a row that was pressed twice, or Enter on it.
    """

    row_wanted = pyqtSignal(object)

    def __init__(self, parent: QWidget, *, ground: str = "ground") -> None:
        """`ground`: the kind of what it lies on; dialogs have `surface`."""
        super().__init__(parent)
        self._ground = ground
        self._before: QWidget | None = None
        self.page: Page | None = None
        self.lists: list[ListOrEmpty] = []
        self.charts: list[ChartView] = []
        self.slips: list[SlipsOrEmpty] = []
        self._boxes: list[Fact] = []
        self._facts: QWidget | None = None
        self._narrow = False
        self._texts: list[Callable[[str], object]] = []
        self._shape: tuple[object, ...] | None = None
        self._inside: QWidget | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.about = wrapped("", self)
        self.foot = wrapped("", self)
        self._column.addWidget(self.about)
        self._column.addWidget(self.foot)

    def show_page(self, page: Page, hint: str) -> None:
        """Show that printout; `hint`: what to do next, where a list in it is empty."""
        if page == self.page:
            return
        self.page = page
        parts = list(blocks(page))
        shape = (tuple(fact.label for fact in page.facts), *map(_shape, parts))
        if shape != self._shape:
            self._shape = shape
            self._build(page, parts, hint)
        self._fill(page, parts)

    def be_narrow(self, *, narrow: bool) -> None:
        """Where there is little room the numbers stand in one line with what is to be known."""
        self._narrow = narrow
        self._place_facts()

    # ---- building --------------------------------------------------------------------------------------------------

    def _build(self, page: Page, parts: Sequence[Block], hint: str) -> None:
        """Where there is one list alone it has all the room and scrolls by itself; else everything scrolls together."""
        if self._inside is not None:
            self._column.removeWidget(self._inside)
            self._inside.hide()
            self._inside.deleteLater()
        alone = sum(map(_is_long, parts)) <= 1 and not any(isinstance(part, Drawn) for part in parts)
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP_PX)
        self._boxes, self.lists, self.charts, self.slips, self._texts = [], [], [], [], []
        self._add_facts(page, inside, column)
        for part in parts:
            if isinstance(part, Said) and len(parts) == 1:
                only = EmptyState("", hint, inside)
                self._texts.append(only.title.setText)
                column.addWidget(only)
            else:
                self._add(part, inside, column, hint, alone=alone)
        if not alone or not any(map(_is_long, parts)):
            column.addStretch(1)
        self._inside = inside if alone else self._scrolled(inside)
        self._column.insertWidget(1, self._inside, 1)
        self._order_tabs()

    def come_after(self, widget: QWidget) -> None:
        """Whatever is shown is reached by Tab after that widget, also what is built later."""
        self._before = widget
        self._order_tabs()

    def _order_tabs(self) -> None:
        before = self._before
        for made in self.lists if before is not None else ():
            self.setTabOrder(before, made.view)
            before = made.view

    def _add_facts(self, page: Page, parent: QWidget, column: QVBoxLayout) -> None:
        self._facts = None
        if not page.facts:
            return
        self._facts = QWidget(parent)
        row = FlowLayout(self._facts, gap=GAP_PX)
        for fact in page.facts:
            box = QFrame(self._facts)
            look.set_kind(box, "card")
            look.set_least_width(box, FACT_PX)
            holder = QVBoxLayout(box)
            holder.setContentsMargins(14, 8, 14, 8)
            made = Fact(fact.label, box, pixels=20)
            holder.addWidget(made)
            self._boxes.append(made)
            row.addWidget(box)
        column.addWidget(self._facts)

    def _scrolled(self, inside: QWidget) -> QScrollArea:
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        look.set_kind(inside, self._ground)
        inside.setContentsMargins(0, 0, 10, 0)
        area.setWidget(inside)
        return area

    def _add(self, part: Block, parent: QWidget, column: QVBoxLayout, hint: str, *, alone: bool) -> None:
        if isinstance(part, Listed):
            if part.caption:
                column.addWidget(PlainLabel(part.caption, parent, kind="strong"))
            state = EmptyState(part.empty or _("Nothing to show yet."), hint, parent)
            state.title.setWordWrap(True)
            made = ListOrEmpty(part.columns, part.name, state, parent, least_rows=0 if alone else MOST_ROWS)
            self.lists.append(made)
            self._listen(made.view)
            if not alone and (chosen := made.view.selectionModel()) is not None:
                chosen.currentRowChanged.connect(partial(self._follow, made.view))
            column.addWidget(made, 1 if alone else 0)
            return
        if isinstance(part, Cards):
            cards = SlipsOrEmpty(part.name, EmptyState(part.empty, hint, parent), parent)
            self.slips.append(cards)
            column.addWidget(cards, 1)
            return
        heading = PlainLabel(part.heading, parent, kind="strong")
        heading.setVisible(bool(part.heading))
        column.addWidget(heading)
        if isinstance(part, Drawn):
            chart = ChartView(parent)
            self.charts.append(chart)
            column.addWidget(chart)
            words = wrapped("", parent)
            self._texts.append(words.setText)
            column.addWidget(words)
        elif isinstance(part, Kept):
            text = QPlainTextEdit(parent)
            text.setReadOnly(True)
            text.setUndoRedoEnabled(False)
            text.setTabChangesFocus(True)
            text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
            text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
            text.setAccessibleName(part.heading or _("Hands"))
            self._texts.append(partial(_keep, text))
            column.addWidget(text, 1)
        else:
            words = wrapped("", parent, kind="")
            self._texts.append(words.setText)
            column.addWidget(words)

    def _listen(self, view: ValueView) -> None:
        view.doubleClicked.connect(partial(self._want, view))
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            pressed = QShortcut(QKeySequence(key), view)
            pressed.setContext(Qt.ShortcutContext.WidgetShortcut)
            pressed.activated.connect(partial(self._want, view))

    def _follow(self, view: ValueView, current: QModelIndex, before: QModelIndex) -> None:
        """The row that the arrows have reached is in sight: the list itself does not scroll, what it lies in does."""
        area, port = self._inside, view.viewport()
        if isinstance(area, QScrollArea) and port is not None and (inside := area.widget()) is not None:
            row = view.visualRect(current)
            area.ensureVisible(0, port.mapTo(inside, row.center()).y(), 0, row.height())

    def _want(self, view: ValueView, where: object = None) -> None:
        key = view.chosen()
        if key is not None:
            self.row_wanted.emit(key)

    # ---- filling ---------------------------------------------------------------------------------------------------

    def _fill(self, page: Page, parts: Sequence[Block]) -> None:
        self._place_facts()
        self.foot.setText(page.foot)
        self.foot.setVisible(bool(page.foot))
        for box, fact in zip(self._boxes, page.facts, strict=True):
            box.label.setText(" · ".join(filter(None, (fact.label, fact.cell.note))))
            box.value.setText(of_kind(fact.cell, fact.kind, page))
        lists, charts, texts, slips = iter(self.lists), iter(self.charts), iter(self._texts), iter(self.slips)
        for part in parts:
            if isinstance(part, Listed):
                next(lists).show_rows(part.rows)
            elif isinstance(part, Cards):
                next(slips).show_slips(part.slips)
            else:
                if isinstance(part, Drawn):
                    next(charts).show_chart(part.chart, page)
                next(texts)(part.text)

    def _place_facts(self) -> None:
        page = self.page
        if page is None:
            return
        said = list(page.about)
        if self._narrow:
            said += [f"{fact.label} {of_kind(fact.cell, fact.kind, page)}" for fact in page.facts]
        if self._facts is not None:
            self._facts.setVisible(not self._narrow)
        self.about.setText(" · ".join(said))
        self.about.setVisible(bool(said))


def _is_long(part: Block) -> bool:
    return isinstance(part, Listed | Kept | Cards)


def _shape(part: Block) -> tuple[object, ...]:
    """What cannot be changed once it is built."""
    if isinstance(part, Listed):
        return (part.caption, part.columns, part.name, part.empty)
    if isinstance(part, Cards):
        return (part.name, part.empty)
    return (type(part), part.heading)


def _keep(text: QPlainTextEdit, said: str) -> None:
    """Where somebody reads it stays where it is; of thousands of hands only one that came or went is set anew."""
    before, end = text.toPlainText(), QTextCursor(text.document())
    end.movePosition(QTextCursor.MoveOperation.End)
    if before and said.startswith(before):
        end.insertText(said[len(before) :])
    elif before.startswith(said):
        gone = len(before[len(said) :].encode("utf-16-le")) // 2  # as Qt counts letters
        end.setPosition(end.position() - gone, QTextCursor.MoveMode.KeepAnchor)
        end.removeSelectedText()
    else:
        text.setPlainText(said)
