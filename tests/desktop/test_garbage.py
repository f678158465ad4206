"""Garbage is collected when nothing else goes on, and then it is."""

import gc
import weakref

from PyQt6.QtCore import QObject
from pytestqt.qtbot import QtBot

from desktop.garbage import Garbage


class Knot:
    """Two of them that know each other are let go by a collection only."""

    other: "Knot"


def test_nothing_is_collected_in_the_middle_of_something_and_all_of_it_soon_after(qtbot: QtBot) -> None:
    parent = QObject()
    garbage = Garbage(parent)
    assert not gc.isenabled()
    one, two = Knot(), Knot()
    one.other, two.other = two, one
    alive = weakref.ref(one)
    del one, two
    kept = [Knot() for _ in range(5_000)]
    assert alive() is not None
    garbage.collect()
    assert alive() is None
    assert len(kept) == 5_000
