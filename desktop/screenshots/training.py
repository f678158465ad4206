"""The training table: how it is begun, on turn with a hint open, and the review after a hand."""

from collections.abc import Callable
from functools import partial
from random import Random

from PyQt6.QtWidgets import QWidget

from desktop.display.looks.style import ThemeName
from desktop.play.table.wishes import TableWishes
from desktop.play.training.side import Page
from desktop.play.training.start_dialog import StartDialog
from desktop.play.training.window import TrainingWindow
from desktop.screenshots.entry import Entry, Sheet
from desktop.screenshots.studio import Studio, settle
from engine.actions import Call, Check
from engine.blinds import Limit
from engine.deck import shuffled
from engine.robots import STYLES
from tournament.people.robot_names import robot_names
from tournament.training.houses import FIRST, Stakes
from tournament.training.session import Plan, Player, Session

SEATS, SEED = 6, 3
_PLAYERS = {1: Player("Anna")} | {
    seat: Player(name, (STYLES[seat % len(STYLES)], "club")) for seat, name in enumerate(robot_names(SEATS - 1), 2)
}
PLAN = Plan(house=FIRST, stakes=Stakes(Limit.NO_LIMIT, 100, 10_000), players=_PLAYERS)


def _chances() -> Callable[[], Random]:
    """The same cards each time."""
    seed = Random(SEED)  # noqa: S311  (pictures)
    return lambda: Random(int(seed.random() * 1e9))  # noqa: S311


def _window(studio: Studio, theme: ThemeName) -> TrainingWindow:
    """On turn in the first hand."""
    session = Session.begun(PLAN, shuffled(Random(SEED)))  # noqa: S311
    wishes = TableWishes(theme=theme, speed=0)
    window = TrainingWindow(session, studio.clock, studio.window, wishes=wishes, chance=_chances())
    window.show()
    window.go_on()
    settle()
    return window


def _seat_by_seat(studio: Studio) -> QWidget:
    """The dialog with a row for every seat."""
    dialog = StartDialog(PLAN, studio.window)
    dialog.each.setChecked(True)
    return dialog


def _hinted(studio: Studio, theme: ThemeName = ThemeName.DARK) -> QWidget:
    window = _window(studio, theme)
    _call(window)
    window.show_page(Page.HINT)
    return window


def _reviewed(studio: Studio, theme: ThemeName = ThemeName.DARK) -> QWidget:
    window = _window(studio, theme)
    for _number in range(20):
        if window.game.live is not None:
            _call(window)
    return window


def _call(window: TrainingWindow) -> None:
    """Check or call, and show at the end."""
    live = window.game.live
    if live is None or live.waiting_for is None:
        return
    if live.hand.to_act is None:
        live.show()
    else:
        live.act(Check() if live.hand.legal().can_check else Call())
    settle()


def _entry(name: str, made: Callable[[Studio], QWidget], shows: type[QWidget] = TrainingWindow) -> Entry:
    return Entry(name, "nothing", shows, made, Sheet.DIALOGS)


TRAINING: tuple[Entry, ...] = (
    _entry("training table", lambda studio: StartDialog(None, studio.window), StartDialog),
    _entry("training table, seat by seat", _seat_by_seat, StartDialog),
    _entry("training table, a hint", _hinted),
    _entry("training table, the review", _reviewed),
    _entry("training table in light colours", partial(_hinted, theme=ThemeName.LIGHT)),
)
