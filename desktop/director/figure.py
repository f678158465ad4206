"""Figures of the clock bar: they say more than they show, and the bar measures anew which of them have room."""

from PyQt6.QtWidgets import QLayout

from desktop.director.fitting import FittingLabel
from desktop.director.parts import as_plain


class Figure(FittingLabel):
    """A figure that has more to say than it shows: in its tooltip, and for who hears the screen."""

    says = ""

    def explain(self, says: str) -> None:
        """Say that, instead of the text alone where it is cut off."""
        self.says = says
        self.setAccessibleDescription(says)
        self._tell_whole()

    def _tell_whole(self) -> None:
        super()._tell_whole()
        if self.says:
            self.setToolTip(as_plain(self.says))


def measure_anew(layout: QLayout) -> None:
    """Also what lies in it: Qt forgets the sizes of the layouts inside only when it next lays them out."""
    for place in range(layout.count()):
        item = layout.itemAt(place)
        inside = None if item is None else item.layout()
        if inside is not None:
            measure_anew(inside)
    layout.invalidate()
