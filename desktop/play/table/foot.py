"""The foot of a dealt table's window: what can be done now, by which key, and why not."""

from __future__ import annotations

from PyQt6.QtWidgets import QWidget

from desktop.play.bar.foot_line import FootLine, label
from desktop.play.table.scene import TableScene
from desktop.play.table.wishes import TableWishes, speed_words
from tournament.language import gettext as _


class TableFoot(FootLine):
    """Away and back, play and pause, the next hand, the pace, the log."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.away, self.going, self.next, self.speed = (self.add_button() for _each in range(4))
        self.log, self.more = self.add_button(), self.add_button()
        self.log.setCheckable(True)

    def show_scene(self, scene: TableScene, wishes: TableWishes) -> None:
        """Offer what is of use now."""
        self._show_going(scene)
        self._show_next(scene)
        self._show_away(scene)
        label(self.speed, speed_words(wishes.speed))
        label(self.log, _("Log"), "J")
        self.log.setChecked(wishes.log)
        label(self.more, _("More"))

    def _show_going(self, scene: TableScene) -> None:
        live = scene.source.live
        if live is not None:
            label(self.going, _("Go on") if live.is_paused else _("Pause"), "G")
        elif scene.source.is_playing:
            label(self.going, _("Stop"), "G")
        else:
            label(self.going, _("Play on"), "G", _("The tournament is over.") if scene.is_over else None)

    def _show_next(self, scene: TableScene) -> None:
        live = scene.source.live
        if live is None:
            label(self.next, _("Next hand"), "N", scene.source.why_not())
            return
        why = _("The hand is held.") if live.is_paused else None
        if live.waiting_for is not None:
            why = _("Somebody at this screen has to act.")
        label(self.next, _("Go on at once") if live.end_shown else _("Skip ahead"), "N", why)

    def _show_away(self, scene: TableScene) -> None:
        """For the one person here; where several play, for whoever is on turn."""
        entry = scene.whose()
        self.away.setVisible(scene.is_played_at and not scene.is_over)
        if entry is None:
            label(self.away, _("I'm away"), "W", _("Several people play here: wait for your turn."))
        else:
            label(self.away, _("I'm back") if entry in scene.away else _("I'm away"), "W")
