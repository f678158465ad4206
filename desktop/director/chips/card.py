"""The card that asks for a colour to go."""

from collections.abc import Callable
from functools import partial

from PyQt6.QtWidgets import QWidget

from desktop.director.attention.card import MatterCard
from tournament import wording
from tournament.chips.colours_going import ColourDue
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.rules import ColourUp
from tournament.state import Tournament


def colour_card(
    due: ColourDue, state: Tournament, ask: Callable[[ColourDue, ColourUp | None], None], parent: QWidget
) -> MatterCard:
    """Which chips should go, where, and the ways; `ask` opens the question with the one that was pressed."""
    chip = wording.chip_name(due.value, state.chip_set)
    card = MatterCard(_("Chips of {chip} go").format(chip=chip), "", parent)
    if due.into is None:
        said = _("No level needs them any more.")
    else:
        said = _("No level needs them any more; they are changed for {into}.").format(
            into=wording.chip_name(due.into, state.chip_set)
        )
    card.add_text(said)
    if len(state.tables) > 1:
        tables = wording.list_of([wording.numbered(state, table) for table in due.tables])
        where = ngettext("Still at table {tables}.", "Still at tables {tables}.", len(due.tables))
        card.add_text(where.format(tables=tables))
    words = {ColourUp.ROUND_UP: _("Round up…"), ColourUp.RACE: _("Race…"), None: _("Done: the total…")}
    usual = state.setup.rules.colour_up
    for way in sorted(words, key=lambda each: (each is not usual, each is None)):
        if way is ColourUp.RACE and not state.tables:
            continue
        answer = card.add_answer(words[way], kind="primary" if way is usual else "")
        answer.clicked.connect(partial(_pressed, ask, due, way))
    return card


def _pressed(
    ask: Callable[[ColourDue, ColourUp | None], None], due: ColourDue, way: ColourUp | None, _checked: bool = False
) -> None:
    ask(due, way)
