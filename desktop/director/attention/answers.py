"""What the answers on the cards do: the evening goes on, the matter waits, or a dialog asks more."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PyQt6.QtWidgets import QDialog, QPushButton, QWidget

from desktop.bridge import Bridge
from desktop.director.attention.card import MatterCard
from desktop.director.attention.matters import Matter
from desktop.director.dialogs.asked import AskedDialog, Question
from tournament.evening import Decision
from tournament.language import gettext as _
from tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class Answers:
    """What a card needs of the panel that shows it.

    Attributes:
        parent: the panel, for cards and dialogs.
        perform: does it as it was shown.
        put_off: shows the matter no more until the next step, or until more time has gone by.
        open: opens a dialog.
        go_to: shows that page.
    """

    bridge: Bridge
    parent: QWidget
    perform: Callable[[Decision[Tournament]], None]
    put_off: Callable[[Matter], None]
    open: Callable[[QDialog], None]
    go_to: Callable[[str], None]

    def does(self, button: QPushButton, decision: Decision[Tournament]) -> None:
        """Have the button do that."""
        button.clicked.connect(partial(_pressed, partial(self.perform, decision)))

    def asks(self, button: QPushButton, question: Callable[[], Question | str]) -> None:
        """Have the button ask that; where it cannot be asked any more, the sentence says why."""
        button.clicked.connect(partial(_pressed, partial(self._ask, question)))

    def shows(self, button: QPushButton, page: str) -> None:
        """Have the button show that page."""
        button.clicked.connect(partial(_pressed, partial(self.go_to, page)))

    def later(self, card: MatterCard, matter: Matter, words: str = "") -> None:
        """End the card with [Later]."""
        made = card.add_answer(words or _("Later"), kind="link")
        made.clicked.connect(partial(_pressed, partial(self.put_off, matter)))

    def _ask(self, question: Callable[[], Question | str]) -> None:
        asked = question()
        if isinstance(asked, str):
            self.bridge.refused.emit(asked)
        else:
            self.open(AskedDialog(self.bridge, asked, self.parent))


def _pressed(do: Callable[[], None], checked: bool = False) -> None:
    do()
