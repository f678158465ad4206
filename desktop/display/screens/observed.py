"""What is seen of a board's window, as the desk tells of it."""

from desktop.display.screens.screens import ScreenKey, Screens, look_at
from desktop.display.screens.whereabouts import Where, Whereabouts, Why
from desktop.display.window import BoardWindow

_OPEN = frozenset({Where.FULL, Where.WINDOW, Where.THERE})


def observed(
    window: BoardWindow, screens: Screens, where: Where, why: Why, key: ScreenKey | None, *, ill: bool
) -> Whereabouts:
    """Where the window really is. `key`: the screen on which it is wanted; `ill`: whether it cannot be drawn."""
    size, astray = None, ""
    screen = None if key is None or where is not Where.FULL else screens.find(key)
    if screen is not None:
        size = look_at(screen).width, look_at(screen).height
        here = window.elsewhere(screen)
        astray = "" if here is None else ScreenKey.of(here).label
    unseen = where in _OPEN and not window.is_seen
    return Whereabouts(where, "" if key is None else key.label, size, why, astray, unseen, ill)
