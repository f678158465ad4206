"""The training table of this program: begun by a dialog, put away when its window closes, taken up again."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from PyQt6.QtCore import QObject, pyqtSlot

from desktop.director.commands.command import Deed
from desktop.director.window import DirectorWindow
from desktop.play.live.alarm import Alarm, QtAlarm
from desktop.play.table.wishes import TableWishes
from desktop.settings import Settings
from tournament.evening import Now
from tournament.language import gettext as _

if TYPE_CHECKING:  # loaded when somebody first trains: felt, odds and NumPy take a moment
    from desktop.play.training.kept import KeptTraining
    from desktop.play.training.window import TrainingWindow
    from tournament.training.session import Plan, Session


class Training(QObject):
    """The command `training`, which needs no evening.

    Attributes:
        window: the training table's, None while there is none.
    """

    def __init__(
        self,
        director: DirectorWindow,
        settings: Settings,
        now: Now,
        *,
        chance: Callable[[], Random] | None = None,
        alarms: Callable[[QObject], Alarm] = QtAlarm,
    ) -> None:
        """`chance`: where cards come from, None: from the system; `alarms`: how time passes."""
        super().__init__(director)
        self._director, self._settings, self._now = director, settings, now
        self._chance, self._alarms = chance, alarms
        self._kept: KeptTraining | None = None
        self.window: TrainingWindow | None = None
        director.commands.offer({"training": Deed(self.open)})
        director.home.training_wanted.connect(self.open)

    @property
    def kept(self) -> KeptTraining:
        """What was put away; read when somebody first asks for it."""
        if self._kept is None:
            from desktop.play.training.kept import KeptTraining

            self._kept = KeptTraining(self._settings.folder)
        return self._kept

    @pyqtSlot()
    def open(self) -> None:
        """The table that is there, the one that was put away, or else a new one."""
        if self.window is not None:
            self.window.show()
            self.window.raise_()
            self.window.activateWindow()
            return
        kept = self.kept
        if kept.told:
            self._director.quiet.say(kept.told)
            kept.told = ""
        if kept.session is not None:
            self._show(kept.session)
        else:
            self.ask()

    @pyqtSlot()
    def ask(self) -> None:
        """What the next table shall be."""
        from desktop.play.training.start_dialog import StartDialog

        over = self._director if self.window is None else self.window
        dialog = StartDialog(self.kept.plan, over)
        dialog.wished.connect(self._begin)
        dialog.wished.connect(dialog.accept)
        dialog.open()

    @pyqtSlot(object)
    def _begin(self, plan: Plan) -> None:
        from desktop.play.training.game import fresh_chance
        from engine.deck import shuffled
        from tournament.training.session import Session

        session = Session.begun(plan, shuffled((self._chance or fresh_chance)()))
        self._keep(session)
        if self.window is None:
            self._show(session)
        else:
            self.window.play(session)

    def _show(self, session: Session) -> None:
        from desktop.play.training.game import fresh_chance
        from desktop.play.training.window import TrainingWindow

        wishes, chance = TableWishes.read(self._settings.table_wishes), self._chance or fresh_chance
        window = TrainingWindow(session, self._now, wishes=wishes, chance=chance, alarms=self._alarms)
        window.kept.connect(self._keep)
        window.new_wanted.connect(self.ask)
        window.wishes_changed.connect(self._remember)
        window.closed.connect(self._gone)
        self._director.closing.connect(window.close)
        self.window = window
        window.show()

    @pyqtSlot(object)
    def _keep(self, session: Session) -> None:
        if not self.kept.keep(session):
            self._director.quiet.say(_("The disk does not take the training table: it is kept until you close."))

    @pyqtSlot(object)
    def _remember(self, wishes: TableWishes) -> None:
        self._settings.table_wishes = wishes.plain()
        self._settings.store()

    @pyqtSlot()
    def _gone(self) -> None:
        window, self.window = self.window, None
        if window is not None:
            window.deleteLater()
