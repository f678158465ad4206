"""The choice of a structure: the club's own first, the last one played, then the shipped ones by their purpose."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PyQt6.QtCore import QModelIndex, QRect, QSize, Qt, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QColor, QFont, QFontMetrics, QPainter, QStandardItem, QStandardItemModel
from PyQt6.QtWidgets import QHBoxLayout, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QVBoxLayout, QWidget

from desktop import look
from desktop.director.dialogs import wish_fields
from desktop.director.dialogs.file_asked import ask_file
from desktop.director.dialogs.wish_fields import Field
from desktop.director.parts import as_plain, button, long_choice
from tournament.language import gettext as _
from tournament.names import Chips, Instant
from tournament.wording.values import isolated

if TYPE_CHECKING:  # the first page is shown before it is loaded: desktop.entrance
    from tournament.structures.structure import Structure

SHORT_ROLE = int(Qt.ItemDataRole.UserRole)
"""The short name of a shipped structure, None of any other."""
BESIDE_ROLE, PLACE_ROLE = SHORT_ROLE + 1, SHORT_ROLE + 2
SIDE_PX, GAP_PX, LINE_PX = 10, 24, 12


class StructureChoice(Field):
    """A field with a list to choose from; below it stands what the chosen one is like.

    Attributes:
        choice: the list; its items' data are the short names of shipped structures.

    Signals:
        chosen: another one.
    """

    chosen = pyqtSignal()

    def __init__(self, parent: QWidget) -> None:
        self.choice = long_choice(parent)
        super().__init__(_("&Structure"), self.choice, parent)
        self._structures: list[Structure] = []
        self._told: tuple[int, Chips | None, Instant] | None = None
        self._items = QStandardItemModel(self)
        self.choice.setModel(self._items)
        self.choice.setItemDelegate(_Entries(self.choice))
        self.choice.setMinimumContentsLength(18)
        self.choice.setMaxVisibleItems(16)
        self.from_file = button(_("From a file…"), self, kind="link", says=_("A structure from a file"))
        self.from_file.clicked.connect(self._ask_file)
        head = QHBoxLayout()
        head.setContentsMargins(0, 0, 0, 0)
        column = self.layout()
        if isinstance(column, QVBoxLayout):
            column.removeWidget(self.label)
            head.addWidget(self.label)
            head.addStretch(1)
            head.addWidget(self.from_file)
            column.insertLayout(0, head)
        self.setTabOrder(self.choice, self.from_file)
        self.choice.activated.connect(self.accept)
        self.choice.currentIndexChanged.connect(self._changed)

    # ---- what is offered -------------------------------------------------------------------------------------------

    def offer(self, kept: "Sequence[Structure]", last: "Structure | None") -> None:
        """Offer these of the club's, the one that was played last, and all shipped ones; the last one is chosen."""
        from tournament.structures import purposes, structure_files
        from tournament.wording import purposes as worded

        self.choice.blockSignals(True)
        self._items.clear()
        self._structures = []
        if kept:
            self._head(_("The club's own"))
            for structure in kept:
                self._add(isolated(structure.name), _purpose(structure), structure)
        shipped = structure_files.shipped()
        if last is not None and last not in (*kept, *shipped.values()):
            self._head(_("Last time"))
            self._add(isolated(last.name), _purpose(last), last)
        group: purposes.Group | None = None
        for short, (of, _players) in purposes.OFFERED.items():
            if of is not group:
                group = of
                self._head(worded.group(of))
            structure = shipped[short]
            purpose = worded.purpose(purposes.shipped_purpose(short))
            self._add(purpose, "" if structure.name == purpose else structure.name, structure, short)
        self.choice.blockSignals(False)
        self.choose(last or self._structures[0])

    def _head(self, words: str) -> None:
        item = QStandardItem(words)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        self._items.appendRow(item)

    def _add(self, words: str, beside: str, structure: "Structure", short: str | None = None) -> None:
        item = QStandardItem(words)
        item.setData(short, SHORT_ROLE)
        item.setData(beside, BESIDE_ROLE)
        item.setData(len(self._structures), PLACE_ROLE)
        item.setToolTip(as_plain(structure.note))
        item.setData(f"{words}, {beside}" if beside else words, Qt.ItemDataRole.AccessibleTextRole)
        self._structures.append(structure)
        self._items.appendRow(item)

    # ---- what is chosen --------------------------------------------------------------------------------------------

    @property
    def structure(self) -> "Structure":
        """The chosen one."""
        place = self.choice.currentData(PLACE_ROLE)
        return self._structures[place if isinstance(place, int) else 0]

    def choose(self, structure: "Structure") -> None:
        """Have that one chosen; one that is not in the list is put at its end."""
        for row in range(self.choice.count()):
            place = self.choice.itemData(row, PLACE_ROLE)
            if isinstance(place, int) and self._structures[place] == structure:
                break
        else:
            self._add(isolated(structure.name), _purpose(structure), structure)
            row = self.choice.count() - 1
        if row == self.choice.currentIndex():
            self._changed(row)
        self.choice.setCurrentIndex(row)

    def tell(self, players: int, stack: Chips | None, now: Instant) -> None:
        """Say beside what the structure is like when it would be over with so many `players`.

        `stack`: what each begins with; None: as the structure says.
        """
        self._told = players, stack, now
        self._describe()

    @pyqtSlot(int)
    def _changed(self, row: int) -> None:
        self.accept()
        self._describe()
        self.chosen.emit()

    def _describe(self) -> None:
        if not self._structures:
            return
        structure = self.structure
        said = [wish_fields.outline(structure)]
        if self.choice.currentData(SHORT_ROLE) and self.choice.currentData(BESIDE_ROLE):
            said.insert(0, structure.name)
        if self._told is not None:
            players, stack, now = self._told
            each = stack or structure.starting_stack
            if each:
                said.append(wish_fields.expected_end(structure, players, each, now))
        self.say("".join(f"{sentence}. " for sentence in said).rstrip())

    @pyqtSlot()
    def _ask_file(self) -> None:
        ask_file(self, _("Structure"), "*.csv *.json *.xlsx *.tdt", self.read_structure)

    @pyqtSlot(str)
    def read_structure(self, file: str) -> None:
        """Offer the structure in that file, and choose it."""
        from desktop.director.roster_file import read_bytes
        from tournament.structures import structure_files

        path = Path(file)
        found = self.checked(lambda: structure_files.read(read_bytes(path), path.name))
        if found is not None:
            self.choose(found)


def _purpose(structure: "Structure") -> str:
    from tournament.structures import purposes
    from tournament.wording import purposes as worded

    return worded.purpose(purposes.purpose(structure))


class _Entries(QStyledItemDelegate):
    """Paints an entry with what stands beside it in muted, and the headings of the groups."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        text, beside = str(index.data() or ""), str(index.data(BESIDE_ROLE) or "")
        metrics = QFontMetrics(look.text_font())
        gap = GAP_PX if beside else 0
        width = metrics.horizontalAdvance(text) + metrics.horizontalAdvance(beside) + gap + 3 * SIDE_PX
        return QSize(width, metrics.height() + LINE_PX)

    def paint(self, painter: QPainter | None, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        if painter is None:
            return
        colours, text = look.colours(), str(index.data() or "")
        painter.save()
        room = option.rect.adjusted(SIDE_PX, 0, -SIDE_PX, 0)
        side = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        if index.data(PLACE_ROLE) is None:
            painter.setFont(look.text_font(look.LABEL_PX, QFont.Weight.DemiBold))
            painter.setPen(QColor(colours.muted))
            painter.drawText(room, int(side), text)
        else:
            if option.state & QStyle.StateFlag.State_Selected:
                painter.fillRect(option.rect, QColor(colours.chosen))
            painter.setFont(look.text_font())
            painter.setPen(QColor(colours.text))
            painter.drawText(room, int(side), text)
            left = room.left() + painter.fontMetrics().horizontalAdvance(text) + GAP_PX
            beside = QRect(left, room.top(), max(0, room.right() - left), room.height())
            words = str(index.data(BESIDE_ROLE) or "")
            painter.setPen(QColor(colours.muted))
            shown = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, beside.width())
            painter.drawText(beside, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight), shown)
        painter.restore()
