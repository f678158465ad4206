"""Cards, button, level and who is dealt in, told by the mouse: keys come of it, or another beginning."""

from functools import partial

from PyQt6.QtCore import QObject, QPoint, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QMenu, QPushButton, QWidget

from desktop.director.recording import scene_menus
from desktop.director.recording.cards_dialog import CardsDialog
from desktop.director.recording.scene import Scene
from desktop.director.recording.scene_menus import SeatDeeds
from desktop.director.recording.task import NextHand
from desktop.display.looks.style import ThemeName
from engine.cards import Card
from engine.recording.recorded import STREETS, WinnerOf
from engine.streets import Street
from tournament.felt import told
from tournament.language import gettext as _
from tournament.names import SeatNo
from tournament.recording import typed


class Clicks(QObject):
    """Asks, and says what came of it.

    Attributes:
        scene: the moment that is clicked into.

    Signals:
        line: another line that is to stand in the field.
        keys: keys that are to stand behind it.
        won: a seat that was clicked while it is asked who won.
        begun: button, level or who is dealt in were put right.
        noted: words about the hand are wanted.
        refused: a key is wrong, so nothing can be put behind it.
    """

    line = pyqtSignal(str)
    keys = pyqtSignal(str)
    won = pyqtSignal(int)
    begun = pyqtSignal()
    noted = pyqtSignal()
    refused = pyqtSignal()

    def __init__(self, scene: Scene, window: QWidget, theme: ThemeName) -> None:
        super().__init__(window)
        self.scene, self._window, self._theme = scene, window, theme

    @property
    def deeds(self) -> SeatDeeds:
        """For the menus."""
        return SeatDeeds(self.ask_cards, self.keys.emit, self.noted.emit)

    # ---- cards -----------------------------------------------------------------------------------------------------

    @pyqtSlot(int)
    def press_seat(self, seat: int) -> None:
        """A chair was clicked: it has the button, or had the best hand, or its cards were seen."""
        task, missing = self.scene.task, self.scene.missing
        if isinstance(task, NextHand) and task.asks_button:
            self.set_button(SeatNo(seat))
        elif isinstance(missing, WinnerOf) and seat in missing.seats:
            self.won.emit(seat)
        elif self.scene.played is not None and seat in self.scene.played.recorded.scene.stacks:
            self.ask_cards(seat)

    def ask_cards(self, seat: int) -> None:
        """Which cards does that seat have?"""
        played = self.scene.played
        if played is None or self._is_wrong():
            return
        title = _("Cards of {name}").format(name=self.scene.named.name(seat))
        dialog = self._cards(title, (1, 2), played.recorded.hole(seat))
        dialog.chosen.connect(partial(self._take_hole, seat))
        dialog.open()

    def _take_hole(self, seat: int, cards: tuple[Card, ...]) -> None:
        if self.scene.played is not None:
            self.line.emit(typed.with_hole(self.scene.line, self.scene.played, seat, cards))

    @pyqtSlot()
    def ask_board(self) -> None:
        """Which cards came on the street that nobody has told yet, else on the last one?"""
        played, street = self.scene.played, self.scene.street
        if played is None or street is None or self._is_wrong():
            return
        before = next(after for after, one in STREETS.items() if one is street)
        dialog = self._cards(told.street(street), (street.board_cards - before,), played.recorded.board(street))
        dialog.chosen.connect(partial(self._take_board, street))
        dialog.open()

    def _take_board(self, street: Street, cards: tuple[Card, ...]) -> None:
        if self.scene.played is not None:
            self.line.emit(typed.with_board(self.scene.line, self.scene.played, street, cards))

    def _cards(self, title: str, counts: tuple[int, ...], now: tuple[Card, ...]) -> CardsDialog:
        used = {card: where for card, where in self.scene.used().items() if card not in now}
        return CardsDialog(title, counts, now, used, self._window, self._theme)

    def _is_wrong(self) -> bool:
        if self.scene.wrong is not None:
            self.refused.emit()
        return self.scene.wrong is not None

    # ---- before the first key --------------------------------------------------------------------------------------

    def set_button(self, seat: SeatNo | None, _checked: bool = False) -> None:
        """The button of the hand is there; None: where the rules have it, or as it was entered."""
        self.scene.task.button = seat
        self.begun.emit()

    def set_level(self, level: int | None, _checked: bool = False) -> None:
        """It was dealt at the level of that index; None: at the clock's, or as it was entered."""
        self.scene.task.level = level
        self.begun.emit()

    def turn_dealt(self, seat: SeatNo, _checked: bool = False) -> None:
        """That seat was dealt no cards, or was after all."""
        self.scene.task.without ^= {seat}
        self.begun.emit()

    def open_buttons(self, over: QPushButton) -> None:
        """Who has the button?"""
        scene_menus.pop_up(scene_menus.of_button(self.scene.task, self.set_button, self._window), over)

    def open_levels(self, over: QPushButton) -> None:
        """At which level was it dealt?"""
        scene_menus.pop_up(scene_menus.of_level(self.scene.task, self.set_level, self._window), over)

    def open_dealt(self, over: QPushButton) -> None:
        """Who was dealt in?"""
        scene_menus.pop_up(scene_menus.of_dealt(self.scene.task, self.turn_dealt, self._window), over)

    # ---- what is seldom done ---------------------------------------------------------------------------------------

    def more(self) -> QMenu:
        """At every seat, and a hand that counts for nothing."""
        return scene_menus.of_hand(self.scene, self.deeds, self._window)

    def open_more(self, over: QPushButton) -> None:
        """The same, opened."""
        scene_menus.pop_up(self.more(), over)

    def open_seat(self, seat: int, where: QPoint) -> None:
        """What can be said of that seat beside its turn."""
        played = self.scene.played
        if played is not None and seat in played.recorded.scene.stacks:
            hand, named = played.recorded.hand, self.scene.named
            scene_menus.of_seat(seat, hand, named, self.deeds, self._window).popup(where)
