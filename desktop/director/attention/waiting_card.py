"""The card of a hand that the program deals and that cannot go on without somebody."""

from collections.abc import Callable
from functools import partial

from desktop.director.attention.answers import Answers
from desktop.director.attention.card import MatterCard, short
from desktop.director.attention.matters import HandWaits
from desktop.director.parts import as_plain
from tournament.language import gettext as _


def waits_card(matter: HandWaits, answers: Answers, open_table: Callable[[int], None]) -> MatterCard:
    """For whom it waits, and the window where he acts."""
    title = _("{name} is on turn at table {table}")
    card = MatterCard(
        title.format(name=short(matter.name), table=matter.where),
        _("The hand waits until the table's window is open again."),
        answers.parent,
    )
    card.setToolTip(as_plain(title.format(name=matter.name, table=matter.where)))
    card.add_answer(_("Open the window"), kind="primary").clicked.connect(partial(_pressed, open_table, matter.table))
    return card


def _pressed(open_table: Callable[[int], None], table: int, _checked: bool = False) -> None:
    open_table(table)
