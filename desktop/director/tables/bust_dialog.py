"""Who is out, by whom, and who had more: as few keys as can be."""

from functools import partial
from itertools import groupby

from PyQt6.QtCore import Qt, pyqtSlot
from PyQt6.QtGui import QKeyEvent
from PyQt6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop import look
from desktop.bridge import Bridge
from desktop.director.parts import PlainLabel, as_plain
from desktop.director.tables.bust_answers import BustAnswers
from desktop.director.tables.deciders import Deciders, name_chip, places_said, section
from desktop.director.tables.flow import FlowLayout
from desktop.director.tables.same_hand import SameHand
from desktop.director.tables.stack_order import Answer, StackOrder
from desktop.director.tables.words import chip, fit, label, plain
from tournament import wording
from tournament.history import Step
from tournament.language import gettext as _
from tournament.names import EntryNo
from tournament.outs import deciding, elimination
from tournament.outs.elimination import Against, Out, Than
from tournament.state import Entry
from tournament.wording.values import isolated

NARROWEST_PX, EDGE_PX = 560, 28
ROOM_PX = NARROWEST_PX - 2 * EDGE_PX
DIGITS = "1234567890"
_SAME_KEYS = ("+ěščřžýáíé", "+ľščťžýáíé")
"""What the row of digits types without Shift on Czech and Slovak keyboards."""


def digit(text: str) -> int | None:
    """Which of the ten keys of the row of digits was pressed, from 0; None if none of them."""
    for row in (DIGITS, *_SAME_KEYS):
        if len(text) == 1 and text in row:
            return row.index(text)
    return None


class BustDialog(QDialog):
    """Takes a player out of a kept table, and others who lost their last chips in the same hand."""

    def __init__(self, bridge: Bridge, entry: EntryNo, parent: QWidget) -> None:
        super().__init__(parent)
        self._bridge = bridge
        state = bridge.state
        self._entry = state.entry(entry)
        seat = self._entry.seat
        here = state.at_table(seat.table) if seat is not None else ()
        self._others: dict[EntryNo, Entry] = {
            other.number: other for other in here if other.number != entry and other.deciding is None
        }
        # Of a hand of hand-for-hand some may have been told before.
        before = elimination.told_before(state, None if seat is None else seat.table)
        self._before = [[each.number for each in alike] for _rank, alike in groupby(before, key=_rank_in_hand)]
        self._names = {each.number: isolated(each.shown_name) for each in (self._entry, *here, *before)}
        self._out = [entry]
        self._by: dict[EntryNo, set[EntryNo]] = {entry: set()}
        self._asked: EntryNo | None = None
        self._same = SameHand(bridge, None if seat is None else seat.table, entry, self)
        self._names |= self._same.names
        self._order = StackOrder(self._out, self._before)
        if len(self._others) == 1:
            self._by[entry] = set(self._others)
        self.setWindowTitle(_("Out"))
        look.set_least_width(self, NARROWEST_PX)
        self._build()
        self._yes.setFocus()
        self._show()

    # ---- its parts -------------------------------------------------------------------------------------------------

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(EDGE_PX, 26, EDGE_PX, 26)
        column.setSpacing(10)
        self._title = label("", "dialog-title", self)
        seat = self._entry.seat
        where = "" if seat is None else wording.chair(self._bridge.state, seat)
        column.addWidget(self._title)
        self._where = label(where, "muted", self)
        column.addWidget(self._where)
        column.addSpacing(8)
        self._build_who_else(column)
        self._build_who_did_it(column)
        self._build_who_had_more(column)
        self._deciders = Deciders(self._bridge, (self._entry.number, *self._others), self)
        self._deciders.changed.connect(self._show)
        column.addWidget(self._deciders)
        self._why_not = label("", "wrong", self)
        column.addWidget(self._why_not)
        self._answers = BustAnswers(self._bridge, self._entry.number, self)
        self._answers.out.connect(self._confirm)
        self._answers.done.connect(self.accept)
        self._yes = self._answers.yes
        column.addWidget(self._answers)
        self._where.setText(" · ".join(part for part in (self._where.text(), self._answers.open_for()) if part))
        self._same.changed.connect(self._ask_again)
        column.addWidget(self._same)
        column.addLayout(self._last_row())
        self.setTabOrder(self._yes, self._same.chip)
        self.setTabOrder(self._same.chip, self._add)

    def _last_row(self) -> QHBoxLayout:
        """Somebody else in the same hand, and the way back."""
        self._add_row = QWidget(self)
        asked = QHBoxLayout(self._add_row)
        asked.setContentsMargins(0, 0, 0, 0)
        asked.addWidget(PlainLabel(_("Somebody else in the same hand?"), self._add_row))
        self._add = chip(_("Add…"), self._add_row)
        look.set_kind(self._add, "link")
        self._add.toggled.connect(self._show)
        asked.addWidget(self._add)
        self._no = chip(_("Not out · Esc"), self, checkable=False)
        look.set_kind(self._no, "link")
        self._no.clicked.connect(self._leave)
        row = QHBoxLayout()
        row.setContentsMargins(0, 6, 0, 0)
        row.addWidget(self._add_row)
        row.addStretch(1)
        row.addWidget(self._no)
        return row

    def _build_who_else(self, column: QVBoxLayout) -> None:
        self._else = QWidget(self)
        part = section(self._else, label(_("Who else is out in this hand?"), "label", self._else))
        self._else_chips: dict[EntryNo, QPushButton] = {}
        for number, other in self._others.items():
            button = name_chip(other.name, self._else)
            button.clicked.connect(partial(self._out_too, number))
            self._else_chips[number] = button
            part.addWidget(button)
        column.addWidget(self._else)

    def _build_who_did_it(self, column: QVBoxLayout) -> None:
        self._did_it = label("", "label", self)
        column.addWidget(self._did_it)
        self._victims = QWidget(self)
        self._victims_row = FlowLayout(self._victims)
        self._victim_chips: dict[EntryNo | None, QPushButton] = {}
        column.addWidget(self._victims)
        row = QWidget(self)
        flow = FlowLayout(row)
        self._by_chips: dict[EntryNo, QPushButton] = {}
        for place, (number, other) in enumerate(self._others.items()):
            key = f"{DIGITS[place]}  " if place < len(DIGITS) else ""
            button = name_chip(f"{key}{isolated(other.name)}", row)
            button.setAccessibleName(other.name)
            button.clicked.connect(partial(self._chosen, number))
            self._by_chips[number] = button
            flow.addWidget(button)
        self._nobody = chip(_("nobody"), row)
        self._nobody.clicked.connect(self._by_nobody)
        flow.addWidget(self._nobody)
        self._shared = chip(_("several"), row)
        self._shared.setToolTip(_("The pot was split: choose more than one."))
        flow.addWidget(self._shared)
        column.addWidget(row)

    def _build_who_had_more(self, column: QVBoxLayout) -> None:
        self._more = QWidget(self)
        self._more_label = label(_("Who had more chips before the hand?"), "label", self._more)
        part = section(self._more, self._more_label)
        self._answer_chips: dict[Answer, QPushButton] = {}
        for answer in Answer:
            button = chip("", self._more, checkable=False)
            button.clicked.connect(partial(self._answered, answer))
            self._answer_chips[answer] = button
            part.addWidget(button)
        self._again = chip(_("Ask again"), self._more, checkable=False)
        look.set_kind(self._again, "link")
        self._again.clicked.connect(self._ask_again)
        part.addWidget(self._again)
        column.addWidget(self._more)

    # ---- what the director says ------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        if event is None:
            return
        place = digit(event.text())
        numbers = list(self._others)
        question = self._order.question()
        if place is not None and place < len(numbers):
            self._chosen(numbers[place])
        elif question is not None and event.text().lower() in {"a", "b", "="}:
            self._answered({"a": Answer.FIRST, "b": Answer.SECOND, "=": Answer.EQUAL}[event.text().lower()])
        elif not self._answers.press_key(event.text().lower()):
            super().keyPressEvent(event)

    def _out_too(self, number: EntryNo, _checked: bool = False) -> None:
        if number in self._out:
            self._out.remove(number)
            self._by.pop(number)
        else:
            self._out.append(number)
            self._by[number] = set(self._by[self._out[0]])
        for chosen in self._by.values():
            chosen.difference_update(self._out)
        self._asked = None
        self._ask_again()

    def _chosen(self, number: EntryNo, _checked: bool = False) -> None:
        if number not in self._out:
            for victim in self._asked_about():
                had = self._by[victim]
                if self._shared.isChecked():
                    self._by[victim] = had ^ {number}
                else:
                    self._by[victim] = {number}
        self._show()

    @pyqtSlot()
    def _by_nobody(self) -> None:
        for victim in self._asked_about():
            self._by[victim] = set()
        self._show()

    def _about(self, victim: EntryNo | None, _checked: bool = False) -> None:
        self._asked = victim
        self._show()

    def _asked_about(self) -> list[EntryNo]:
        return list(self._out) if self._asked is None else [self._asked]

    def _answered(self, answer: Answer, _checked: bool = False) -> None:
        if self._order.question() is not None:
            self._order.answer(answer)
        self._show()

    @pyqtSlot()
    def _ask_again(self) -> None:
        self._order = StackOrder(self._out, self._known())
        self._show()

    def _known(self) -> list[list[EntryNo]]:
        """Who of the same hand was told before, most chips first."""
        joined = self._same.joined
        return self._before if joined is None else joined.groups

    @pyqtSlot()
    def _confirm(self) -> None:
        joined = self._same.joined
        if self._order.question() is None and (
            self._bridge.perform(self._decision())
            if joined is None
            else self._bridge.replace(joined.seq, self._decision())
        ):
            self.accept()
        else:
            self._show()

    @pyqtSlot()
    def _leave(self) -> None:
        self.reject()

    # ---- showing it ------------------------------------------------------------------------------------------------

    def _decision(self) -> partial[Step]:
        outs, joined = self._outs(), self._same.joined
        if joined is not None:
            outs = [*joined.outs(self._order.ranks()), *outs]
        return partial(deciding.lost_in_one_hand, outs=outs, thinking=self._deciders.thinking)

    def _outs(self) -> list[Out]:
        ranks = self._order.ranks()
        return [
            Out(number, tuple(sorted(self._by[number])), ranks.get(number, 1), against=self._against(number, ranks))
            for number in self._out
        ]

    def _against(self, number: EntryNo, ranks: dict[EntryNo, int]) -> tuple[Against, ...]:
        """What was said of his chips against those told before."""
        mine = ranks.get(number)
        if mine is None or self._same.joined is not None:
            return ()
        found: list[Against] = []
        for other in (other for group in self._before for other in group):
            than = Than.MORE if mine < ranks[other] else Than.LESS if mine > ranks[other] else Than.AS_MUCH
            found.append(Against(than, other))
        return tuple(found)

    @pyqtSlot()
    def _show(self) -> None:
        names = [self._name(number) for number in self._out]
        title = _("{name} has no chips left") if len(names) == 1 else _("{name} have no chips left")
        whole = title.format(name=wording.list_of(names))
        self._title.setText(_words_within(whole, self._title, ROOM_PX))
        self._title.setToolTip(as_plain(whole) if self._title.text() != whole else "")
        self._else.setVisible(self._add.isChecked() or len(self._out) > 1)
        self._add_row.setVisible(len(self._others) > 1 and not self._add.isChecked() and len(self._out) == 1)
        for number, button in self._else_chips.items():
            button.setChecked(number in self._out)
        self._show_by()
        self._show_question()
        self._deciders.offer(self._out if len(self._out) > 1 and self._answers.bring_back() else ())
        asked = self._order.question() is not None
        joined = self._same.joined is not None
        may = self._same.why_not if joined else self._bridge.may
        why = None if asked and self._known() else may(self._decision())
        self._why_not.setText(why or "")
        self._why_not.setVisible(why is not None)
        self._yes.setEnabled(why is None and not asked)
        self._yes.setToolTip(_("Say first who had more.") if asked else why or "")
        all_think = self._deciders.thinking >= set(self._out)
        self._yes.say(f"{self._places()} · Enter", _("Deciding") if all_think else _("Out"))
        self._answers.offer(self._outs() if len(self._out) == 1 and not (asked or joined) else [])
        self._keep_focus()
        fit(self)

    def _keep_focus(self) -> None:
        """Enter and the ring belong together: on the answer, or on the question that has to be answered first."""
        focus = self.focusWidget()
        if focus is None or not focus.isEnabled() or focus is self._no or focus in self._answer_chips.values():
            (self._yes if self._yes.isEnabled() else self._answer_chips[Answer.FIRST]).setFocus()

    def _show_by(self) -> None:
        several = len(self._out) > 1
        self._did_it.setText(_("Who did it? (same table)"))
        self._victims.setVisible(several)
        wanted: list[EntryNo | None] = [None, *self._out] if several else []
        if list(self._victim_chips) != wanted:
            for old in self._victim_chips.values():
                self._victims_row.removeWidget(old)
                old.deleteLater()
            self._victim_chips = {}
            for victim in wanted:
                said = _("to all of them") if victim is None else _("to {name}").format(name=self._name(victim))
                button = name_chip(said, self._victims)
                button.clicked.connect(partial(self._about, victim))
                self._victims_row.addWidget(button)
                button.show()
                self._victim_chips[victim] = button
        for victim, button in self._victim_chips.items():
            button.setChecked(victim == self._asked)
        by = self._by[self._asked_about()[0]]
        for number, button in self._by_chips.items():
            button.setEnabled(number not in self._out)
            button.setChecked(number in by)
        self._nobody.setChecked(not by)
        self._shared.setVisible(len(self._others) - len(self._out) + 1 > 1)

    def _show_question(self) -> None:
        question = self._order.question()
        self._more.setVisible(len(self._out) > 1 or bool(self._known()))
        for button in self._answer_chips.values():
            button.setVisible(question is not None)
        self._again.setVisible(question is None)
        if question is None:
            self._more_label.setText(_("Chips before the hand: {order}").format(order=self._order_in_words()))
            return
        first, second = question
        self._more_label.setText(_("Who had more chips before the hand?"))
        self._answer_chips[Answer.FIRST].setText(plain(f"A  {self._name(first)}"))
        self._answer_chips[Answer.SECOND].setText(plain(f"B  {self._name(second)}"))
        self._answer_chips[Answer.EQUAL].setText(_("=  equal"))

    def _order_in_words(self) -> str:
        ranks = self._order.ranks()
        names: dict[int, list[str]] = {}
        for number, rank in sorted(ranks.items(), key=lambda pair: pair[1]):
            names.setdefault(rank, []).append(self._name(number))
        return " > ".join(" = ".join(group) for group in names.values())

    def _places(self) -> str:
        """Which places they get, for the green button."""
        if self._same.joined is not None:
            return _("in that hand")
        return places_said(self._bridge, self._order, self._out, self._deciders.thinking, self._name)

    def _name(self, number: EntryNo) -> str:
        """As it was when the dialog opened: what it asks about may be undone beneath it."""
        return self._names[number]


def _rank_in_hand(entry: Entry) -> int:
    lost = entry.bust or entry.deciding
    return 0 if lost is None else lost.rank


def _words_within(text: str, widget: QWidget, room: int) -> str:
    """The text with no word longer than that room in the widget's font; such a one ends in an ellipsis."""
    widget.ensurePolished()
    metrics = widget.fontMetrics()
    return " ".join(metrics.elidedText(word, Qt.TextElideMode.ElideRight, room) for word in text.split(" "))
