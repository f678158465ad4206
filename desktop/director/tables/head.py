"""The head of the tables' page: its buttons, and how the tables are seen."""

from functools import partial

from PyQt6.QtCore import pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QWidget

from desktop.bridge import Bridge
from desktop.director.parts import Choice, PageHead, button, refuse
from desktop.director.tables.draw_dialog import seats
from desktop.director.tables.speed_button import SpeedButton
from desktop.director.tables.views import View
from desktop.play.dealing import Dealing
from desktop.play.playing import Playing
from tournament.events import TableWay, Timing
from tournament.language import gettext as _
from tournament.outs import hand_for_hand
from tournament.state import Tournament


class TablesHead(PageHead):
    """Draw, last moves, hand for hand, one more table; of an evening of robots the buttons that play."""

    def __init__(self, bridge: Bridge, playing: Playing | Dealing, parent: QWidget) -> None:
        self._bridge, self._playing = bridge, playing
        self.draw = button(_("Draw seats"), parent)
        self.drawn = button(_("Show the draw"), parent)
        self.moves = button(_("Last moves"), parent)
        self.rounds = button(_("Hand for hand"), parent)
        self.opening = button(_("Open a table…"), parent)
        self.one = button(_("Play one hand"), parent)
        self.on = button(_("Play on"), parent)
        buttons = [self.draw, self.drawn, self.moves, self.rounds, self.opening, self.one, self.on]
        self.speed = SpeedButton(playing, parent) if isinstance(playing, Dealing) else None
        if self.speed is not None:
            buttons.append(self.speed)
        super().__init__(_("Tables"), parent, buttons)
        self.one.clicked.connect(self._play_one)
        self.on.clicked.connect(self._play_on)

    def show_state(self, state: Tournament) -> None:
        """Offer what is of use now; what cannot be done says why."""
        dealt = state.setup.timing is Timing.SIMULATED
        over = state.finished is not None
        self.draw.setVisible(not state.seats_drawn)
        refuse(self.draw, None if state.seats_drawn else self.why_no_draw(state))
        self.drawn.setVisible(state.seats_drawn)
        self.moves.setVisible(bool(state.moved))
        self.opening.setVisible(not (dealt or state.setup.counted or over))
        waits = state.started is not None and len(state.tables) > 1 and not (dealt or over)
        self.rounds.setVisible(waits and state.hand_for_hand is None)
        if waits and state.hand_for_hand is None:
            refuse(self.rounds, self._bridge.may(hand_for_hand.begin), _("Tables wait for one another after each hand"))
        by_program = dealt or any(table.way is TableWay.DEALT for table in state.tables.values())
        playable, playing = by_program and state.seats_drawn, self._playing.is_playing
        why = self._playing.may_play() if playable else None
        for each in (self.one, self.on):
            each.setVisible(playable)
            refuse(each, why)
        self.one.setEnabled(why is None and not playing)
        self.on.setText(_("Stop") if playing else _("Play on"))
        if self.speed is not None:
            self.speed.setVisible(playable and not over)

    def why_no_draw(self, state: Tournament) -> str | None:
        """Why not; asked with the seed that would be drawn with: of an announced draw any other one is refused."""
        return self._bridge.may(partial(seats(state).decide, server_seed=self._bridge.server_seed()))

    @pyqtSlot()
    def _play_one(self) -> None:
        self._playing.play_one()

    @pyqtSlot()
    def _play_on(self) -> None:
        if self._playing.is_playing:
            self._playing.stop()
        else:
            self._playing.start()


class ViewChoice(Choice):
    """How the tables are seen.

    Signals:
        chosen: the view that the director chose.
    """

    chosen = pyqtSignal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        for view, words in (
            (View.ALL, _("All")),
            (View.NORMAL, _("Names")),
            (View.LARGE, _("Large")),
            (View.TABLES, _("Tables")),
            (View.PLAYERS, _("Players")),
        ):
            self.addItem(words, view)
        self.setAccessibleName(_("How the tables are seen"))
        self.activated.connect(self._activated)

    @property
    def wanted(self) -> View:
        """What is chosen."""
        found = self.currentData()
        return found if isinstance(found, View) else View.NORMAL

    def show_view(self, view: View) -> None:
        """Show that it is seen so."""
        self.setCurrentIndex(self.findData(view))

    @pyqtSlot(int)
    def _activated(self, _index: int) -> None:
        self.chosen.emit(self.wanted)
