"""Who plays at a dealt table's seat: a person at this screen, or a robot of some style and strength."""

from functools import partial

from PyQt6.QtGui import QActionGroup
from PyQt6.QtWidgets import QMenu, QWidget

from desktop.bridge import Bridge
from engine.robots import STRENGTHS, STYLES
from tournament.dealing import players
from tournament.language import gettext as _
from tournament.state import Entry
from tournament.wording import robots


class PlayedByMenu(QMenu):
    """One of them is ticked; a choice holds from the next hand on."""

    def __init__(self, bridge: Bridge, player: Entry, parent: QWidget) -> None:
        super().__init__(_("Played by…").replace("&", "&&"), parent)
        self.setToolTipsVisible(True)
        self._bridge, self._player = bridge, player
        self._group = QActionGroup(self)
        self._add(_("A person at this screen"), "", "")
        self.addSeparator()
        for style in STYLES:
            for strength in STRENGTHS:
                said = _("Robot: {style}, {strength}")
                self._add(said.format(style=robots.style(style), strength=robots.strength(strength)), style, strength)

    def _add(self, words: str, style: str, strength: str) -> None:
        chosen = (style, strength) if style else None
        decision = partial(players.played_by, entries=(self._player.number,), style=style, strength=strength)
        action = self.addAction(words, partial(self._bridge.perform, decision))
        if action is None:
            return
        action.setCheckable(True)
        action.setChecked(self._player.robot == chosen)
        self._group.addAction(action)
        if self._player.robot != chosen:
            why = self._bridge.may(decision)
            action.setEnabled(why is None)
            action.setToolTip(why or "")
