"""What a text from the chat is read as: everybody named in it, who that is, and who is left out."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PyQt6.QtCore import Qt, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from desktop.director.parts import Choice, as_plain
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.people import finding, pasted
from tournament.people.finding import Known, Read
from tournament.people.pasted import Pasted
from tournament.people.people import person_key
from tournament.wording.values import isolated

UNSAID = "?"
"""The answer of a line for which nobody has said yet who it is."""


@dataclass(frozen=True, slots=True)
class Line:
    """Somebody named in the text; `host`: who brings the guest along, empty for everybody else."""

    pasted: Pasted
    read: Read
    host: str = ""

    @property
    def choices(self) -> tuple[Known, ...]:
        """Whom the name may mean, where it is nobody's just so."""
        return () if self.read.known is not None else (*self.read.similar, *self.read.perhaps[:4])


def lines(people: Sequence[Known], text: str) -> list[Line]:
    """Everybody named in the text, with the guests that somebody brings along."""
    look = finding.reader(people)
    found: list[Line] = []
    for each in pasted.read(text):
        whole = look(each.written)
        read = whole if whole.known is not None else look(each.name)
        found.append(Line(each, read))
        host = each.name if read.known is None else read.known.player.shown
        for number in range(1, each.guests + 1):
            called = _("{name}'s guest") if number == 1 else _("{name}'s guest {n}")
            name = called.format(name=host, n=number)
            found.append(Line(replace(each, name=name, written=name, guests=0), look(name), host))
    return found


class PastedList(QTreeWidget):
    """A tick for each, and beside it who that is; where that is not clear, it is chosen there.

    Signals:
        changed: another is ticked, or another answer given.
    """

    changed = pyqtSignal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(_("What the text is read as"))
        self.setColumnCount(2)
        self.setHeaderLabels([_("Name"), _("Who that is")])
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(False)
        heads = self.header()
        if heads is not None:
            heads.setStretchLastSection(False)
            for column in range(2):
                heads.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QTreeWidget.SelectionMode.NoSelection)
        self.lines: list[Line] = []
        self.choices: dict[int, Choice] = {}
        self.itemChanged.connect(self._ticked)

    def show_text(self, people: Sequence[Known], text: str) -> None:
        """Read the text anew; what was answered about a name stays."""
        new = lines(people, text)
        if new == self.lines:
            return
        answers = {self.lines[row].pasted.name: choice.currentIndex() for row, choice in self.choices.items()}
        self.blockSignals(True)
        self.clear()
        self.lines, self.choices = new, {}
        for row, line in enumerate(new):
            said, ticked = standing(line)
            item = QTreeWidgetItem([isolated(line.pasted.name), with_message(said, line)])
            if line.pasted.said:
                for column in range(2):
                    item.setToolTip(column, as_plain(line.pasted.said))
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(0, Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked)
            if said == already():
                item.setFlags(Qt.ItemFlag.NoItemFlags)
            self.addTopLevelItem(item)
            if line.choices:
                self._ask(row, item, line, answers.get(line.pasted.name, 0))
        self.blockSignals(False)
        self.changed.emit()

    def _ask(self, row: int, item: QTreeWidgetItem, line: Line, answer: int) -> None:
        choice = Choice(self)
        choice.setAccessibleName(_("Who {name} is").format(name=line.pasted.name))
        choice.setToolTip(as_plain(line.pasted.said))
        choice.addItem(_("Who is that?"), UNSAID)
        for who in line.choices:
            choice.addItem(isolated(who.player.shown), who)
        choice.addItem(_("New: {name}").format(name=isolated(line.pasted.name)), None)
        choice.setCurrentIndex(answer if answer < choice.count() else 0)
        choice.currentIndexChanged.connect(self._ticked)
        self.choices[row] = choice
        self.setItemWidget(item, 1, choice)

    @pyqtSlot()
    @pyqtSlot(int)
    @pyqtSlot(QTreeWidgetItem, int)
    def _ticked(self, item: object = None, column: int = 0) -> None:
        self.changed.emit()

    def wanted(self) -> list[str]:
        """The names of those who are ticked and clear; of who is known the name in the club."""
        names = []
        for row, line in enumerate(self.lines):
            item = self.topLevelItem(row)
            if item is None or item.checkState(0) != Qt.CheckState.Checked or standing(line)[0] == already():
                continue
            answer = self.choices[row].currentData() if row in self.choices else line.read.known
            if isinstance(answer, Known) and (answer.expected or answer.entry is not None):
                continue
            if answer != UNSAID:
                names.append(line.pasted.name if answer is None else answer.names[0])
        return list({person_key(name): name for name in names}.values())

    def unsaid(self) -> int:
        """How many ticked lines are left out because nobody has said who they are."""
        return sum(
            choice.currentData() == UNSAID
            and (item := self.topLevelItem(row)) is not None
            and item.checkState(0) == Qt.CheckState.Checked
            for row, choice in self.choices.items()
        )


def already() -> str:
    """What is said of who is on tonight's list, here or entered."""
    return _("on the list already")


def with_message(said: str, line: Line) -> str:
    """And what the person has written, which may be that he does not come."""
    if not line.pasted.said or line.host:
        return said
    return _("{standing} · “{message}”").format(standing=said, message=isolated(line.pasted.said))


def standing(line: Line) -> tuple[str, bool]:
    """Who that is in words, and whether it is ticked at first."""
    known = line.read.known
    if known is not None and (known.expected or known.entry is not None):
        return already(), False
    if known is not None:
        often = ngettext("known, {n} evening", "known, {n} evenings", known.evenings).format(n=known.evenings)
        return often if known.evenings else _("known"), True
    if not line.pasted.clear:
        return _("hardly a name"), False
    if line.host:
        return _("new, comes with {name}").format(name=isolated(line.host)), True
    return _("new"), True
