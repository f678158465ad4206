"""One person of the club: names, notes, photo, the evenings played, the archive."""

from functools import partial
from pathlib import Path

from PyQt6.QtCore import Qt, pyqtSlot
from PyQt6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from db.errors import StorageTrouble
from desktop import look
from desktop.director.club import portrait
from desktop.director.club.club_desk import ClubDesk
from desktop.director.dialogs.file_asked import ask_file
from desktop.director.dialogs.wish_fields import Field
from desktop.director.parts import PlainLabel, button, refuse, with_answer, wrapped
from desktop.director.seasons.season_desk import SeasonDesk
from tournament import wording
from tournament.club import Player, people
from tournament.errors import Refusal
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import PlayerId
from tournament.wording.values import isolated

PHOTO_PX, NOTES_PX, EVENINGS_PX = 112, 76, 96


class PersonDialog(QDialog):
    """What is changed is stored by [Save], as one or two steps of the club that can be undone."""

    def __init__(self, club: SeasonDesk, number: PlayerId, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._club = club
        self.player = club.state.players[club.state.canonical(number)]
        self._picture = self.player.picture
        self.setWindowTitle(wording.short(self.player.shown))
        look.set_least_width(self, 600)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 24)
        column.setSpacing(12)
        column.addWidget(PlainLabel(isolated(wording.short(self.player.shown)), self, kind="dialog-title", elide=True))
        column.addLayout(self._make_photo())
        self.name = QLineEdit(self.player.name, self)
        self.nickname = QLineEdit(self.player.nickname, self)
        self.nickname.setPlaceholderText(_("none; where there is one, it is shown instead of the name"))
        self.member = QLineEdit(_member(club, self.player), self)
        self.member.setPlaceholderText(_("none"))
        self.notes = QPlainTextEdit(self.player.notes, self)
        self.notes.setTabChangesFocus(True)
        self.notes.setPlaceholderText(_("Seen when the person enters: vegetarian, never at a table with Cyril"))
        self.notes.setMaximumHeight(look.scaled(NOTES_PX))
        for words, field in (
            (_("&Name"), self.name),
            (_("N&ickname"), self.nickname),
            (_("&Member number"), self.member),
            (_("N&otes"), self.notes),
        ):
            column.addWidget(Field(words, field, self))
        column.addWidget(self._make_evenings())
        self.wrong = wrapped("", self, kind="wrong")
        self.wrong.hide()
        column.addWidget(self.wrong)
        column.addStretch(1)
        ends = QHBoxLayout()
        self.archive = button("", self)
        self.archive.clicked.connect(self._archive)
        ends.addWidget(self.archive)
        self.statistics = button(_("S&tatistics…"), self)
        self.statistics.setToolTip(_("Places, prizes, points, and whom the person met"))
        self.statistics.clicked.connect(self._show_statistics)
        ends.addWidget(self.statistics)
        ends.addStretch(1)
        self.yes = with_answer(self, ends, _("Save"), self._save)
        column.addLayout(ends)
        club.refused.connect(self._say_wrong)
        self._show_photo()
        self._show_archive()
        self.notes.setFocus()

    def _make_photo(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(16)
        self.photo = QLabel(self)
        self.photo.setAccessibleName(_("Photo"))
        row.addWidget(self.photo)
        side = QVBoxLayout()
        side.addStretch(1)
        self.choose = button(_("Photo…"), self)
        self.choose.setToolTip(_("A picture from a file; it is made small and kept with the club"))
        self.choose.clicked.connect(self._ask_photo)
        self.clear = button(_("No photo"), self)
        self.clear.clicked.connect(self._clear_photo)
        side.addWidget(self.choose)
        side.addWidget(self.clear)
        side.addStretch(1)
        row.addLayout(side)
        row.addStretch(1)
        return row

    def _make_evenings(self) -> Field:
        self.evenings = QListWidget(self)
        self.evenings.setSpacing(2)
        self.evenings.setMaximumHeight(look.scaled(EVENINGS_PX))
        played = evenings_of(self._club, self.player)
        rows = [row for row in reversed(self._club.evenings()) if row.stream in played]
        results = _results(self._club, self.player)
        for row in rows:
            parts = (wording.day(row.created_at), isolated(row.name), results.get(row.stream, ""))
            self.evenings.addItem(" · ".join(filter(None, parts)))
        self.evenings.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        words = ngettext("{n} evening", "{n} evenings", len(rows)).format(n=len(rows)) if rows else _("No evening yet")
        self.evenings.setVisible(bool(rows))
        return Field(words, self.evenings, self)

    # ---- photo -----------------------------------------------------------------------------------------------------

    def _show_photo(self) -> None:
        shown = Player(self.player.number, self.player.name, self.player.nickname, picture=self._picture)
        self.photo.setPixmap(portrait.portrait(shown, look.scaled(PHOTO_PX), self.devicePixelRatioF()))
        refuse(self.clear, None if self._picture else _("There is none."))

    @pyqtSlot()
    def _ask_photo(self) -> None:
        ask_file(self, _("Photo"), portrait.ENDINGS, self.bring_photo)

    @pyqtSlot(str)
    def bring_photo(self, file: str) -> None:
        """Take the photo in that file; it is kept when the dialog is saved."""
        try:
            self._picture = portrait.bring(Path(file))
        except Refusal as wrong:
            self._say_wrong(wording.refusal(wrong))
            return
        self.wrong.hide()
        self._show_photo()

    @pyqtSlot()
    def _clear_photo(self) -> None:
        self._picture = b""
        self._show_photo()

    # ---- storing ---------------------------------------------------------------------------------------------------

    @pyqtSlot(str)
    def _say_wrong(self, sentence: str) -> None:
        self.wrong.setText(sentence)
        self.wrong.show()

    @pyqtSlot()
    def _save(self) -> None:
        """Only what has changed; what is refused is said above the buttons, and the dialog stays."""
        before, number = self.player, self.player.number
        name, nickname, notes = self.name.text(), self.nickname.text(), self.notes.toPlainText()
        self.wrong.hide()
        if (name, nickname, notes) != (before.name, before.nickname, before.notes):
            change = partial(people.change_player, number=number, name=name, nickname=nickname, notes=notes)
            if not self._club.perform(change):
                return
        member = self.member.text().strip()
        if member != _member(self._club, before) and not self._club.perform(
            partial(people.set_member, number=number, member=member)
        ):
            return
        if self._picture != before.picture:
            if self._picture:
                kept = self._club.perform(partial(people.set_picture, number=number, picture=self._picture))
            else:
                kept = self._club.perform(partial(people.clear_picture, number=number))
            if not kept:
                return
        self.accept()

    @pyqtSlot()
    def _show_statistics(self) -> None:
        from desktop.director.seasons.player_dialog import PlayerDialog

        PlayerDialog(self._club, self.player.number, self).open()

    def _show_archive(self) -> None:
        self.archive.setText(_("Back from the archive") if self.player.archived else _("Archive"))
        self.archive.setToolTip(
            _("Offered at the door again")
            if self.player.archived
            else _("Offered at the door no longer; evenings and results stay")
        )

    @pyqtSlot()
    def _archive(self) -> None:
        decide = people.unarchive_player if self.player.archived else people.archive_player
        if self._club.perform(partial(decide, number=self.player.number)):
            self.accept()


def _member(club: SeasonDesk, player: Player) -> str:
    """The member number, empty where there is none."""
    return next(iter(club.state.ids(player.number)), "")


def _results(club: SeasonDesk, player: Player) -> dict[int, str]:
    """What came of each evening that is over, by its stream: the place, and what was won."""
    try:
        there = club.statistics(player.number).appearances
    except StorageTrouble:
        return {}  # the list says so as soon as it is asked for
    found = {}
    for each in there:
        place = _("place {place} of {players}").format(
            place=wording.ordinal_place(each.place, tied=each.sharing > 1), players=each.players
        )
        won = each.prize + each.bounty
        found[each.stream] = f"{place} · {wording.amount(won, each.currency)}" if won else place
    return found


def evenings_of(club: ClubDesk, player: Player) -> set[int]:
    """The streams of the evenings that the person has entered, under whatever number."""
    entered = club.evenings_of()
    numbers = (player.number, *(each.number for each in club.state.also(player.number)))
    return {stream for number in numbers for stream in entered.get(number, ())}
