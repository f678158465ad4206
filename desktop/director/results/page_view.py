"""A printout on the desk: its numbers in boxes, its tables as lists, its sentences as they are."""

from collections.abc import Callable, Sequence
from functools import partial

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QFontDatabase
from PyQt6.QtWidgets import QFrame, QPlainTextEdit, QScrollArea, QVBoxLayout, QWidget

from desktop import look
from desktop.director.lists import ListOrEmpty
from desktop.director.parts import EmptyState, Fact, PlainLabel, wrapped
from desktop.director.results.printout_rows import Block, Kept, Listed, blocks
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
        lists: its tables, from top to bottom.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.page: Page | None = None
        self.lists: list[ListOrEmpty] = []
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
        alone = sum(map(_is_long, parts)) <= 1
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP_PX)
        self._boxes, self.lists, self._texts = [], [], []
        self._add_facts(page, inside, column)
        for part in parts:
            self._add(part, inside, column, hint, alone=alone)
        if not alone or not any(map(_is_long, parts)):
            column.addStretch(1)
        self._inside = inside if alone else self._scrolled(inside)
        self._column.insertWidget(1, self._inside, 1)

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
        look.set_kind(inside, "ground")
        inside.setContentsMargins(0, 0, 10, 0)
        area.setWidget(inside)
        return area

    def _add(self, part: Block, parent: QWidget, column: QVBoxLayout, hint: str, *, alone: bool) -> None:
        if isinstance(part, Listed):
            if part.caption:
                column.addWidget(PlainLabel(part.caption, parent, kind="strong"))
            state = EmptyState(part.empty or _("Nothing to show yet."), hint, parent)
            made = ListOrEmpty(part.columns, part.name, state, parent, least_rows=0 if alone else MOST_ROWS)
            self.lists.append(made)
            column.addWidget(made, 1 if alone else 0)
            return
        heading = PlainLabel(part.heading, parent, kind="strong")
        heading.setVisible(bool(part.heading))
        column.addWidget(heading)
        if isinstance(part, Kept):
            text = QPlainTextEdit(parent)
            text.setReadOnly(True)
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

    # ---- filling ---------------------------------------------------------------------------------------------------

    def _fill(self, page: Page, parts: Sequence[Block]) -> None:
        self._place_facts()
        self.foot.setText(page.foot)
        self.foot.setVisible(bool(page.foot))
        for box, fact in zip(self._boxes, page.facts, strict=True):
            box.value.setText(of_kind(fact.cell, fact.kind, page))
        lists, texts = iter(self.lists), iter(self._texts)
        for part in parts:
            if isinstance(part, Listed):
                next(lists).show_rows(part.rows)
            else:
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
    return isinstance(part, Listed | Kept)


def _shape(part: Block) -> tuple[object, ...]:
    """What cannot be changed once it is built."""
    if isinstance(part, Listed):
        return (part.caption, part.columns, part.name, part.empty)
    return (type(part), part.heading)


def _keep(text: QPlainTextEdit, said: str) -> None:
    """Where somebody reads it stays where it is, as long as it is the same text."""
    if text.toPlainText() != said:
        text.setPlainText(said)
