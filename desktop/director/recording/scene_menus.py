"""What stands round the line: the menus before the first key, at a seat, and of what is seldom done."""

from collections.abc import Callable
from functools import partial

from PyQt6.QtCore import QPoint, Qt
from PyQt6.QtGui import QAction
from PyQt6.QtWidgets import QMenu, QWidget

from desktop.director.recording.scene import Scene
from desktop.director.recording.task import NextHand, Task
from desktop.director.tables.words import plain
from engine.blinds import Blinds
from engine.hand import Hand
from tournament import hands, wording
from tournament.felt.named import Named
from tournament.language import gettext as _
from tournament.names import SeatNo
from tournament.recording import beginning


class SeatDeeds:
    """What is done from a menu: the cards of a seat asked for, keys put into the line, words about the hand wanted."""

    def __init__(
        self, cards: Callable[[int], object], keys: Callable[[str], object], note: Callable[[], object]
    ) -> None:
        self.cards, self.keys, self.note = cards, keys, note


def of_button(task: Task, chosen: Callable[[SeatNo | None], object], parent: QWidget) -> QMenu:
    """Who really has the button."""
    menu, named = _menu(parent), task.named()
    usual = _check(menu, _usual(task, _("Where the rules have it")), checked=task.button is None)
    usual.triggered.connect(partial(chosen, None))
    menu.addSeparator()
    for seat in beginning.buttons(task.ground, task.table):
        words = _("{name}, seat {seat}").format(name=named.name(seat), seat=seat)
        action = _check(menu, words, checked=seat == task.button)
        action.triggered.connect(partial(chosen, seat))
    return menu


def of_level(task: Task, chosen: Callable[[int | None], object], parent: QWidget) -> QMenu:
    """At which level it was dealt, the newest first."""
    menu = _menu(parent)
    usual = _check(menu, _usual(task, _("The level of the clock")), checked=task.level is None)
    usual.triggered.connect(partial(chosen, None))
    menu.addSeparator()
    for index in reversed(task.levels()):
        words = level_words(task, index, hands.blinds(task.ground, index))
        action = _check(menu, words, checked=index == task.level)
        action.triggered.connect(partial(chosen, index))
    return menu


def level_words(task: Task, index: int, costs: Blinds) -> str:
    """Level 3, 100 / 200."""
    number = task.ground.structure.level_number(index)
    return _("Level {n}, {blinds}").format(n=number, blinds=wording.blinds(costs.small, costs.big))


def of_dealt(task: Task, turned: Callable[[SeatNo], object], parent: QWidget) -> QMenu:
    """Who is dealt in."""
    menu, named = _menu(parent), task.named()
    table = task.ground.tables.get(task.table)
    for seat in sorted(() if table is None else table.seats):
        action = _check(menu, named.name(seat), checked=seat not in task.without)
        action.triggered.connect(partial(turned, seat))
    return menu


def _usual(task: Task, words: str) -> str:
    """What holds where nothing is chosen; of a hand that is corrected what was entered."""
    return words if isinstance(task, NextHand) else _("As it was entered")


def of_seat(seat: int, hand: Hand, named: Named, do: SeatDeeds, parent: QWidget) -> QMenu:
    """What can be said of a seat beside its turn."""
    menu = _menu(parent)
    _fill_seat(menu, seat, hand, named, do)
    return menu


def of_hand(scene: Scene, do: SeatDeeds, parent: QWidget) -> QMenu:
    """What is seldom done: at every seat, and a hand that counts for nothing."""
    menu, played = _menu(parent), scene.played
    if played is None:
        return menu
    hand = played.recorded.hand
    wrong = _("A key is wrong: put it right first.") if scene.wrong is not None else None
    title = menu.addAction(_("At a seat"))
    if title is not None:
        title.setEnabled(False)
    of_seats(hand, scene.named, do, menu)
    menu.addSeparator()
    over = _("The hand is over.") if hand.is_over and not hand.result().void else None
    _line(menu, _("Words about it…"), do.note, wrong)
    _line(menu, _("The hand is void (misdeal)"), partial(do.keys, "v"), wrong or over)
    return menu


def pop_up(menu: QMenu, over: QWidget) -> None:
    """Open it above a button at the foot."""
    at = over.mapToGlobal(QPoint(0, 0))
    menu.popup(QPoint(at.x(), at.y() - menu.sizeHint().height()))


def of_seats(hand: Hand, named: Named, do: SeatDeeds, menu: QMenu) -> None:
    """The same for every seat, in menus inside a menu."""
    for seat in sorted(hand.order):
        inner = QMenu(plain(named.name(seat)), menu)
        inner.setToolTipsVisible(True)
        _fill_seat(inner, seat, hand, named, do)
        menu.addMenu(inner)


def _fill_seat(menu: QMenu, seat: int, hand: Hand, named: Named, do: SeatDeeds) -> None:
    showing, over = hand.showing, hand.is_over
    folded = seat in hand.public_view().folded
    gone = _("{name} is out of the hand already.").format(name=named.isolated(seat)) if folded else None
    finished = _("The hand is over.") if over else None
    turn = _("It is this player’s turn: fold is a button below.") if hand.to_act == seat else None
    nobody = None if showing is not None and seat in showing.order else _("Nobody is asked to show yet.")
    menu.addAction(_("Cards…"), partial(do.cards, seat))
    _line(menu, _("Shows"), partial(do.keys, f"s{seat}"), gone or nobody)
    _line(menu, _("Mucks"), partial(do.keys, f"m{seat}"), gone or nobody)
    menu.addSeparator()
    _line(menu, _("Folds before the turn"), partial(do.keys, f"f{seat}"), gone or finished or turn)
    _line(menu, _("The hand is dead"), partial(do.keys, f"d{seat}"), gone or finished)


def _line(menu: QMenu, words: str, act: Callable[[], object], why_not: str | None) -> None:
    action = menu.addAction(words, act)
    if action is not None:
        action.setEnabled(why_not is None)
        action.setToolTip(why_not or "")


def _menu(parent: QWidget) -> QMenu:
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.setToolTipsVisible(True)
    return menu


def _check(menu: QMenu, words: str, *, checked: bool) -> QAction:
    action = QAction(plain(words), menu)
    action.setCheckable(True)
    action.setChecked(checked)
    menu.addAction(action)
    return action
