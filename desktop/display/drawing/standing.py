"""What stands on a picture while the seconds go by: painted once with the ground, not every second."""

from math import ceil

from PyQt6.QtGui import QPainter, QPixmap

from desktop.display.drawing.drawn import Arrow, Backdrop, Bar, Drawn, Glow, Line, Mark, Scene, Text
from desktop.display.drawing.painting import paint_ground, paint_things

OnTop = Text | Mark | Bar | Arrow | Line
"""Nothing is ever drawn over these: they can be painted last."""


class Standing:
    """The last picture of one board without what moved on it: as large as its screen, and the only one kept.

    What was there on two pictures running stands: the time never does. Bars, which grow every other second, do not
    count.
    """

    def __init__(self) -> None:
        self._pixmap = QPixmap()
        self._surface: tuple[object, ...] = ()
        self._kept: frozenset[Drawn] = frozenset()
        self._last: frozenset[Drawn] = frozenset()

    @property
    def kept_bytes(self) -> int:
        """What it takes now."""
        return self._pixmap.width() * self._pixmap.height() * self._pixmap.depth() // 8

    def clear(self) -> None:
        """Let it go: nobody looks."""
        self._pixmap, self._surface, self._kept, self._last = QPixmap(), (), frozenset(), frozenset()

    def paint(self, painter: QPainter, scene: Scene, ratio: float) -> None:
        """Paint the picture; `ratio`: pixels of the screen for one of the scene's."""
        surface = scene.width, scene.height, scene.ground, ratio
        now = frozenset(scene.things)
        if surface != self._surface:
            self._last = frozenset()
        if surface != self._surface or not self._serves(now):
            self._surface = surface
            self._keep(scene, ratio, _standing(scene, self._last))
        self._last = now
        painter.drawPixmap(0, 0, self._pixmap)
        paint_things(painter, _only(scene, now - self._kept))

    def _serves(self, now: frozenset[Drawn]) -> bool:
        """Whether all that was kept is still there, nothing new lies below it, and nothing else stands."""
        moving = now - self._kept
        stands = any(not isinstance(thing, Bar) for thing in moving & self._last)
        return self._kept <= now and not stands and _on_top(moving)

    def _keep(self, scene: Scene, ratio: float, things: frozenset[Drawn]) -> None:
        self._kept = things
        self._pixmap = QPixmap(ceil(scene.width * ratio), ceil(scene.height * ratio))
        self._pixmap.setDevicePixelRatio(ratio)
        painter = QPainter(self._pixmap)
        paint_ground(painter, scene)
        paint_things(painter, _only(scene, things))
        painter.end()


def _standing(scene: Scene, before: frozenset[Drawn]) -> frozenset[Drawn]:
    """What was there before; only the ground where something else than that would lie below it."""
    ground = frozenset(thing for thing in scene.things if isinstance(thing, Glow | Backdrop))
    stands = ground | frozenset(thing for thing in scene.things if thing in before and not isinstance(thing, Bar))
    return stands if _on_top(frozenset(scene.things) - stands) else ground


def _on_top(things: frozenset[Drawn]) -> bool:
    return all(isinstance(thing, OnTop) for thing in things)


def _only(scene: Scene, things: frozenset[Drawn]) -> Scene:
    """Those of its things, from back to front."""
    return Scene(scene.width, scene.height, scene.ground, tuple(thing for thing in scene.things if thing in things))
