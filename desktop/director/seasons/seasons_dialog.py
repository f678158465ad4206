"""Leagues and seasons: their list, the table of the one chosen, and all that can be done with it."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from functools import partial

from PyQt6.QtCore import QEvent, Qt, QTimer, pyqtSlot
from PyQt6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PyQt6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from db.errors import StorageTrouble
from desktop import look
from desktop.director.parts import EmptyState, PageHead, button, refuse, with_done, wrapped
from desktop.director.results.page_actions import PageActions
from desktop.director.results.page_view import PageView
from desktop.director.seasons import questions
from desktop.director.seasons.editor import SeasonEditor
from desktop.director.seasons.player_dialog import PlayerDialog
from desktop.director.seasons.question_dialog import SeasonQuestion, SeasonQuestionDialog
from desktop.director.seasons.season_desk import SeasonDesk
from desktop.director.seasons.season_list import SeasonList, about_season
from desktop.director.seasons.suggested import suggested
from desktop.director.tables.flow import FlowLayout
from desktop.leaving import OfClub
from tournament import wording
from tournament.evening import Now
from tournament.events import Season
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import PlayerId
from tournament.people.people import person_key
from tournament.seasons.leaving import day_of
from tournament.seasons.table import SeasonTable

SIZE = (1220, 700)
PART = 0.85
"""Of the window below, where that is large."""
LIST_PX, LOW_PX = 250, 600


class _Pages(QStackedWidget):
    """Has the height there is: what it shows scrolls by itself, and the dialog need not do so as well."""

    def hasHeightForWidth(self) -> bool:
        return False


class SeasonsDialog(QDialog):
    """A large dialog over the evenings or a desk, whose clock goes on; it follows what happens there."""

    def __init__(self, desk: SeasonDesk, now: Now, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Leagues and seasons"))
        self.desk, self._now, self._wanted = desk, now, ""
        size = look.on_screen(self, *SIZE)
        part = parent.size() * PART
        self.resize(
            min(max(size.width(), part.width()), parent.width()),
            min(max(size.height(), part.height()), parent.height()),
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 18, 24, 16)
        column.setSpacing(10)
        self.new = button(_("New season…"), self, kind="primary")
        self.new.clicked.connect(self.ask_new)
        self.undo, self.redo = button(_("Undo"), self), button(_("Redo"), self)
        self.undo.clicked.connect(self._undo)
        self.redo.clicked.connect(self._redo)
        self.head = PageHead(_("Leagues and seasons"), self, [self.new, self.undo, self.redo])
        column.addWidget(self.head)
        self.said = wrapped("", self, kind="note")
        self.said.hide()
        column.addWidget(self.said)
        self.pages = _Pages(self)
        self.pages.addWidget(self._make_sides())
        self.first = button(_("The first season…"), self, kind="primary")
        self.first.clicked.connect(self.ask_new)
        nothing = _("A season adds up the points of its evenings, by a formula of yours or one in public use.")
        instead = QWidget(self)
        holder = QVBoxLayout(instead)
        holder.setContentsMargins(0, 0, 0, 0)
        state = EmptyState(_("There is no season yet."), nothing, instead, self.first)
        holder.addWidget(state, 0, Qt.AlignmentFlag.AlignTop)
        self.pages.addWidget(instead)
        column.addWidget(self.pages, 1)
        with_done(self, column)
        for keys, do in (("Ctrl+Z", self._undo), ("Ctrl+Shift+Z", self._redo), ("Ctrl+Y", self._redo)):
            QShortcut(QKeySequence(keys), self).activated.connect(do)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self.show_seasons)
        desk.changed.connect(self.show_seasons)
        desk.refused.connect(self._say)
        self.show_seasons()
        (self.list if self.list.count() else self.first).setFocus()

    # ---- building --------------------------------------------------------------------------------------------------

    def _make_sides(self) -> QWidget:
        sides = QWidget(self)
        row = QHBoxLayout(sides)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        left = QVBoxLayout()
        left.setSpacing(8)
        self.list = SeasonList(self)
        look.set_width(self.list, LIST_PX)
        self.list.chosen.connect(self._choose)
        self.list.wanted.connect(self.ask_change)
        self.outside = wrapped("", self, kind="note")
        left.addWidget(self.list, 1)
        left.addWidget(self.outside)
        row.addLayout(left)
        right = QVBoxLayout()
        right.setSpacing(10)
        for together in self._buttons():
            buttons = FlowLayout(gap=8)
            for made in together:
                buttons.addWidget(made)
            right.addLayout(buttons)
        self.differing = self._make_differing()
        right.addWidget(self.differing)
        self.shown = PageView(self, ground="surface")
        self.shown.come_after(self.leaving.exporting)
        self.shown.row_wanted.connect(self.show_person)
        right.addWidget(self.shown, 1)
        row.addLayout(right, 1)
        return sides

    def _buttons(self) -> tuple[list[QPushButton], list[QPushButton]]:
        """What changes it, and what takes it out of the house."""
        self.change = button(_("Change…"), self)
        self.points = button(_("Points…"), self, says=_("Adjust points"))
        self.kitty = button(_("Money…"), self, says=_("Adjust the league's money"))
        self.close_it = button(_("Close…"), self)
        self.remove = button(_("Remove…"), self)
        for made, do in (
            (self.change, self.ask_change),
            (self.points, partial(self._ask, questions.adjust_points)),
            (self.kitty, partial(self._ask, questions.adjust_kitty)),
            (self.close_it, self._ask_over),
            (self.remove, partial(self._ask, questions.drop)),
        ):
            made.clicked.connect(partial(_call, do))
        self.person = button(_("Player…"), self, says=_("Statistics of the player chosen in the table"))
        self.person.clicked.connect(self._show_chosen)
        self.leaving = PageActions(self._leaving, self.desk.shelf, self.desk.settings, self)
        self.leaving.told.connect(self._say)
        own = [self.change, self.points, self.kitty, self.close_it, self.remove, self.person]
        return own, self.leaving.buttons

    def _make_differing(self) -> QWidget:
        line = QWidget(self)
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        self.differs = wrapped(_("Recalculated now it would differ: it stays as it was closed."), line, kind="note")
        self.recalculate = button(_("Recalculate…"), line)
        self.recalculate.clicked.connect(partial(_call, partial(self._ask, questions.recalculate)))
        row.addWidget(self.differs, 1)
        row.addWidget(self.recalculate)
        return line

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        self._share()

    def changeEvent(self, event: QEvent | None) -> None:
        super().changeEvent(event)
        if event is not None and event.type() is QEvent.Type.StyleChange:
            self._share()

    def _share(self) -> None:
        """Where it is low the table has the room, and the numbers above it stand in one line."""
        self.shown.be_narrow(narrow=self.height() < look.scaled(LOW_PX))

    # ---- showing ---------------------------------------------------------------------------------------------------

    @property
    def season(self) -> Season | None:
        """The one that is chosen."""
        return self.desk.season(self.list.name) if self.list.name else None

    @property
    def today(self) -> str:
        """The ISO day."""
        return day_of(self._now(), simulated=False)

    @pyqtSlot()
    def show_seasons(self) -> None:
        """Everything as it stands; the season that was chosen stays so."""
        try:
            self._show()
        except StorageTrouble as trouble:
            self._say(wording.refusal(trouble))

    def _show(self) -> None:
        desk, today = self.desk, self.today
        seasons = tuple(desk.state.seasons.values())
        self.pages.setCurrentIndex(0 if seasons else 1)
        self.list.show_seasons(
            seasons,
            lambda season: about_season(season, desk.evenings_in(season), today, closed=desk.is_closed(season)),
            self._wanted or self.list.name,
        )
        self._wanted = ""
        outside = desk.outside() if seasons else 0
        said = ngettext("{n} evening belongs to no season.", "{n} evenings belong to no season.", outside)
        self.outside.setText(said.format(n=outside))
        self.outside.setVisible(bool(outside))
        self.head.hint.setText(ngettext("{n} season", "{n} seasons", len(seasons)).format(n=len(seasons)))
        _named(self.undo, _("Undo"), desk.undo_says(), _("Nothing of the club can be undone."))
        _named(self.redo, _("Redo"), desk.redo_says(), _("Nothing was undone last."))
        self._show_season()

    @pyqtSlot(str)
    def _choose(self, name: str) -> None:
        self.said.hide()
        self._show_season()

    def _show_season(self) -> None:
        season = self.season
        if season is None:
            self.leaving.look(None)
            return
        page, closed = self.desk.page(season), self.desk.is_closed(season)
        # That it would differ stands beside what can be done about it.
        shown = replace(page, about=page.about[:1])
        self.shown.show_page(shown, _("Evenings of its days belong to it as soon as they are over."))
        self.leaving.number = sorted(self.desk.state.seasons).index(person_key(season.name)) + 1
        self.leaving.look(page)
        self.differing.setVisible(self.desk.differs(season))
        why = _("It is closed: open it again first.") if closed else None
        for made, says in (
            (self.points, _("Give somebody points, or take some, with a reason")),
            (self.kitty, _("Put money into the kitty, or take some out, with a reason")),
        ):
            refuse(made, why, says)
        self.change.setToolTip(_("Name, days, formula, what counts, evenings, shares (Enter in the list)"))
        self.close_it.setText(_("Open again…") if closed else _("Close…"))
        self.close_it.setToolTip(
            _("Its table follows its evenings again")
            if closed
            else _("Its table stays as it is, whatever is corrected")
        )
        self.remove.setToolTip(_("The evenings and their results stay"))
        there = (
            None if self.desk.table(season).lines else _("Nobody whose name is known has played an evening of it yet.")
        )
        refuse(self.person, there, _("Choose a line of the table; Enter on it does the same"))

    @pyqtSlot(object)
    def follow(self, change: object = None) -> None:
        """An evening has gone on; if it ended, or an old one was changed, the tables are others."""
        self._later.start(0)

    @pyqtSlot(str)
    def _say(self, sentence: str) -> None:
        self.said.setText(sentence)
        self.said.setVisible(bool(sentence))

    # ---- asking ----------------------------------------------------------------------------------------------------

    @pyqtSlot()
    def ask_new(self) -> SeasonEditor:
        """A season after the newest one, to be changed before it is kept."""
        season = suggested(self.desk.state.seasons.values(), date.fromisoformat(self.today))
        return self._edit(season, is_new=True)

    @pyqtSlot()
    @pyqtSlot(str)
    def ask_change(self, name: str = "") -> SeasonEditor | None:
        """The chosen one."""
        return None if self.season is None else self._edit(self.season, is_new=False)

    def _edit(self, season: Season, *, is_new: bool) -> SeasonEditor:
        dialog = SeasonEditor(self.desk, season, self, is_new=is_new)
        dialog.kept.connect(self._kept)
        dialog.open()
        return dialog

    @pyqtSlot(str)
    def _kept(self, name: str) -> None:
        self._wanted = "" if (season := self.desk.season(name)) is None else season.name
        self.show_seasons()
        self.list.setFocus()
        self._said_done()

    def _ask(self, question: Callable[[SeasonDesk, Season], SeasonQuestion]) -> None:
        if self.season is not None:
            dialog = SeasonQuestionDialog(self.desk, question(self.desk, self.season), self)
            dialog.accepted.connect(self._said_done)
            dialog.open()

    def _ask_over(self) -> None:
        if self.season is not None:
            self._ask(questions.open_again if self.desk.is_closed(self.season) else questions.close)

    @pyqtSlot()
    def _said_done(self) -> None:
        said = self.desk.undo_says()
        self._say("" if said is None else f"{said}.")

    # ---- a person --------------------------------------------------------------------------------------------------

    @pyqtSlot(object)
    def show_person(self, key: object) -> None:
        """The statistics of whoever stands in that row."""
        season = self.season
        if season is None or not isinstance(key, tuple):
            return
        player = _player(self.desk, season, self.desk.table(season), key)
        if player is not None:
            PlayerDialog(self.desk, player, self).open()

    @pyqtSlot()
    def _show_chosen(self) -> None:
        keys = [each.view.chosen() for each in self.shown.lists]
        key = next((key for key in keys if key is not None), None)
        if key is None:
            self._say(_("Choose a line of the table first."))
            self.shown.lists[0].view.setFocus()
        else:
            self.show_person(key)

    def _leaving(self) -> OfClub | None:
        return None if self.season is None else self.desk.leaving(self.season)

    # ---- back ------------------------------------------------------------------------------------------------------

    @pyqtSlot()
    def _undo(self) -> None:
        words = self.desk.undo_says()
        if words is not None and self.desk.undo():
            self._say(_("Undone: {step}").format(step=words))

    @pyqtSlot()
    def _redo(self) -> None:
        words = self.desk.redo_says()
        if words is not None and self.desk.redo():
            self._say(_("Done again: {step}").format(step=words))


def _call(do: Callable[[], object], checked: bool = False) -> None:
    do()


def _player(desk: SeasonDesk, season: Season, table: SeasonTable, key: tuple[object, ...]) -> PlayerId | None:
    """Whom a row of the season's page is about; None: nobody, or an evening."""
    if len(key) < 3 or not isinstance(key[2], int):  # a heading
        return None
    what, number = key[0], key[2]
    if what in ("season", "points"):
        people = [line.player for line in table.lines]
    elif what == "kitty":
        people = [share.player for kitty in desk.money(season)[:1] for share in kitty.shares]
    elif what == "adjustments":
        people = [line.player for line in table.lines for _each in line.adjustments]
    else:
        return None
    return people[number] if 0 <= number < len(people) else None


def _named(made: QPushButton, word: str, step: str | None, why_not: str) -> None:
    """A button that names what it takes back or brings back."""
    refuse(made, why_not if step is None else None, "" if step is None else f"{word}: {step}")
    made.setAccessibleName(word if step is None else f"{word}: {step}")
