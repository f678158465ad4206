"""A season anew or changed: its pages at the left, what they come to at the right, live."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PyQt6.QtCore import QEvent, Qt, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QResizeEvent
from PyQt6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from desktop import look
from desktop.director.dialogs.wish_fields import Field
from desktop.director.page_names import PageNames
from desktop.director.parts import PlainLabel, rule, with_answer, wrapped
from desktop.director.scrolled import ScrolledPages
from desktop.director.seasons.basics_page import BasicsPage
from desktop.director.seasons.counting_page import CountingPage
from desktop.director.seasons.evenings_page import EveningsPage
from desktop.director.seasons.kitty_page import KittyPage
from desktop.director.seasons.points_page import PointsPage
from desktop.director.seasons.preview import SeasonPreview
from desktop.director.seasons.season_desk import SeasonDesk
from tournament import wording
from tournament.club import seasons as deciding
from tournament.errors import Refusal
from tournament.events import Season
from tournament.language import gettext as _
from tournament.people.people import person_key
from tournament.wording.values import short

WIDE_PX, HIGH_PX, NAMES_PX, PAGE_PX = 1180, 640, 160, 420

NARROW_PX = 1000
PREVIEW = "preview"
PAGES = ("season", "points", "counting", "evenings", "kitty")
PLACES = {
    "no_day": ("season", "first_day"),
    "season_ends_before_it_begins": ("season", "last_day"),
    "season_name_taken": ("season", "name"),
    "season_attendance": ("counting", "attendance"),
    "season_best": ("counting", "best"),
    "season_drop": ("counting", "drop"),
    "season_fewest": ("counting", "fewest"),
    "season_order": ("counting", "order"),
}
"""Beside which field a refusal is said."""


class SeasonEditor(QDialog):
    """Nothing is kept until [Save]; then it is one step of the club, or two where the name changes, too.

    Signals:
        kept: the name of the season.
    """

    kept = pyqtSignal(str)

    def __init__(self, desk: SeasonDesk, season: Season, parent: QWidget, *, is_new: bool) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._desk, self._before = desk, None if is_new else season
        title = _("New season") if is_new else _("Change {season}").format(season=short(season.name))
        self.setWindowTitle(title)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(12)
        column.addWidget(PlainLabel(title, self, kind="dialog-title", elide=True))
        self._stack = QStackedWidget(self)
        names = self._names()
        evenings = desk.over()
        leagues = sorted({each.league for each in desk.state.seasons.values() if each.league})
        self.basics = BasicsPage(season, leagues, self)
        self.points = PointsPage(season.scoring, self)
        self.counting = CountingPage(season.scoring, self)
        self.evenings = EveningsPage(season, evenings, self)
        money = () if is_new else desk.money(season)
        self.kitty = KittyPage(season.kitty, money, () if is_new else desk.table(season).lines, self)
        self.preview = SeasonPreview(desk, self._before, evenings, self)
        pages = (self.basics, self.points, self.counting, self.evenings, self.kitty)
        for page in pages:
            self._stack.addWidget(page)
        scrolled = ScrolledPages(self._stack, self)
        scrolled.setMinimumWidth(look.scaled(PAGE_PX))
        self._row = row = QHBoxLayout()
        row.setSpacing(20)
        row.addWidget(names)
        row.addWidget(scrolled, 5)
        row.addWidget(self.preview, 4)
        column.addLayout(row, 1)
        column.addWidget(rule(self))
        ends = QHBoxLayout()
        self.wrong = wrapped("", self, kind="wrong")
        ends.addWidget(self.wrong, 1)
        self.yes = with_answer(self, ends, _("Save"), self.save)
        column.addLayout(ends)
        self.resize(look.on_screen(self, WIDE_PX, HIGH_PX))
        for page in pages:
            page.changed.connect(self._look)
        self.points.decimals_wanted.connect(self.counting.put_decimals)
        desk.refused.connect(self._say)
        self.go_to("season")
        self._look()
        self.basics.name.setFocus()
        self.basics.name.selectAll()

    def _names(self) -> PageNames:
        names = PageNames(
            {
                "season": _("&1  Season"),
                "points": _("&2  Points"),
                "counting": _("&3  What counts"),
                "evenings": _("&4  Evenings"),
                "kitty": _("&5  League money"),
                PREVIEW: _("&6  What it makes"),
            },
            self,
        )
        look.set_least_width(names, NAMES_PX)
        names.column.setContentsMargins(0, 0, 0, 0)
        names.chosen.connect(self._show)
        self.buttons = names.buttons
        self.buttons[PREVIEW].hide()
        return names

    def go_to(self, page: str) -> None:
        """Show that page."""
        self.buttons[page].setChecked(True)

    @pyqtSlot(str)
    def _show(self, code: str) -> None:
        self._stack.setCurrentIndex((*PAGES, PREVIEW).index(code))

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        self._share()

    def changeEvent(self, event: QEvent | None) -> None:
        super().changeEvent(event)
        if event is not None and event.type() is QEvent.Type.StyleChange:
            self._share()

    def _share(self) -> None:
        """Where there is no room beside them, what it makes is one more of the pages."""
        narrow, is_page = self.width() < look.scaled(NARROW_PX), self._stack.count() > len(PAGES)
        if narrow == is_page:
            return
        if narrow:
            self._row.removeWidget(self.preview)
            self._stack.addWidget(self.preview)
        else:
            if self.buttons[PREVIEW].isChecked():
                self.go_to("season")
            self._stack.removeWidget(self.preview)
            self._row.addWidget(self.preview, 4)
            self.preview.show()
        self.buttons[PREVIEW].setVisible(narrow)

    # ---- reading ---------------------------------------------------------------------------------------------------

    @property
    def season(self) -> Season | None:
        """What the fields say; None: something in them cannot be read, which is said beside it."""
        readable = self.basics.check() & self.points.formula.check()
        days, scoring, kitty = self.basics.days, self.counting.read(self.points.formula.text), self.kitty.read()
        if not readable or days is None or scoring is None or kitty is None:
            return None
        added, left_out = self.evenings.chosen
        name, league = self.basics.name.text(), self.basics.league.text().strip()
        return Season(name, *days, league, scoring, added, left_out, kitty)

    @pyqtSlot()
    def _look(self) -> None:
        """What is wrong stands beside its field; what can be read is shown at the right."""
        days = self.basics.days
        if days is not None:
            self.evenings.follow(*days)
        season = self.season
        why = None if season is None else self._place(self._refusal(season))
        if season is not None and why is None:
            self.preview.show_season(replace(season, name=""))
        missing = [code for code in PAGES if self._is_wrong(code)]
        names = ", ".join(self.buttons[code].text().lstrip("&0123456789 ") for code in missing)
        said = why or (_("Something is wrong in {pages}.").format(pages=names) if season is None else "")
        self.wrong.setText(said)
        unchanged = season is not None and self._before is not None and season == self._before
        self.yes.setEnabled(not said and not unchanged)
        self.yes.setToolTip(said or (_("Nothing has changed yet.") if unchanged else ""))

    def _is_wrong(self, code: str) -> bool:
        fields: dict[str, list[Field]] = {
            "season": list(self.basics.fields.values()),
            "points": [self.points.formula],
            "counting": list(self.counting.fields.values()),
            "evenings": [],
            "kitty": [self.kitty.field],
        }
        return any(field.wrong.text() for field in fields[code])

    def _refusal(self, season: Season) -> Refusal | None:
        """Why it would not be kept; that nothing has changed is no reason."""
        key = person_key(season.name)
        before = self._before
        if key in self._desk.state.seasons and (before is None or person_key(before.name) != key):
            return Refusal("season_name_taken", name=self._desk.state.seasons[key].name)
        # Under the name that it has, since that is changed first.
        named = season if before is None else replace(season, name=before.name)
        refusal = self._desk.refusal(partial(deciding.keep_season, season=named))
        return None if refusal is not None and refusal.code == "nothing_changed" else refusal

    def _place(self, refusal: Refusal | None) -> str | None:
        """Say it beside its field, and in a word below everything."""
        if refusal is None:
            return None
        said = wording.refusal(refusal)
        page, code = PLACES.get(refusal.code, ("", ""))
        fields = {"season": self.basics.fields, "counting": self.counting.fields}.get(page, {})
        if code in fields:
            fields[code].refuse(said)
        return said

    # ---- keeping ---------------------------------------------------------------------------------------------------

    @pyqtSlot(str)
    def _say(self, sentence: str) -> None:
        self.wrong.setText(sentence)

    def save(self) -> None:
        """Keep it; what is refused is said, and the dialog stays."""
        season = self.season
        if season is None or self._place(self._refusal(season)) is not None:
            self._look()
            return
        steps: list[Callable[[], bool]] = []
        before = self._before
        if before is not None and season.name.strip() != before.name:
            steps.append(lambda: self._desk.perform(partial(deciding.rename_season, name=before.name, to=season.name)))
        if before is None or replace(season, name=before.name) != before:
            steps.append(lambda: self._desk.perform(partial(deciding.keep_season, season=season)))
        if all(step() for step in steps):
            self.kept.emit(season.name)
            self.accept()
