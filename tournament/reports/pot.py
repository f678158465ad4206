"""A settled pot on paper: who put in what and takes what, and every line with its rule."""

from collections.abc import Mapping

from engine.cards import texts
from engine.pot_call import PotCall, Settlement, Stake
from tournament.language import gettext as _
from tournament.reports.page import Cell, Column, Kind, Mark, Page, Row, Table
from tournament.wording import pots as pot_words

NAME = "pot"
"""Its fixed name, which its files have."""


def pot_page(found: Settlement, call: PotCall, names: Mapping[int, str], title: str) -> Page:
    """The pot as it was settled; `title`: whose table it is."""
    return Page(
        name=NAME,
        title=title,
        heading=_("pot settled"),
        about=(" · ".join(pot_words.asked(call, names)), pot_words.adds_up(found)),
        parts=(_players(found, call, names), _lines(found, names)),
    )


def _players(found: Settlement, call: PotCall, names: Mapping[int, str]) -> Table:
    return Table(
        key="players",
        caption=_("Players"),
        columns=(
            Column("seat", _("Seat"), Kind.NUMBER),
            Column("name", _("Name"), Kind.NAME, lead=True),
            Column("chips", _("Put in"), Kind.CHIPS),
            Column("hand", _("Hand")),
            Column("takes", _("Takes"), Kind.CHIPS, zero=False),
        ),
        rows=tuple(
            Row(
                (
                    Cell(stake.seat),
                    Cell(pot_words.player(stake.seat, names)),
                    Cell(stake.chips),
                    Cell(_hand(stake)),
                    Cell(found.received.get(stake.seat, 0)),
                )
            )
            for stake in sorted(call.stakes, key=lambda stake: stake.seat)
        ),
        sortable=False,
    )


def _hand(stake: Stake) -> str:
    if stake.absent:
        return _("absent")
    if stake.folded:
        return _("folded")
    if stake.mucked:
        return _("mucked")
    if stake.order is not None:
        return _("{place} in the order").format(place=stake.order)
    return texts(stake.cards)


def _lines(found: Settlement, names: Mapping[int, str]) -> Table:
    rows = []
    if found.back is not None:
        rows.append(_row(pot_words.line(found.back, None, found, names), pot_words.rule(found.back)))
    for pot in found.pots:
        for number, line in enumerate(pot.lines):
            marks = frozenset({Mark.HEAD}) if number == 0 else frozenset()
            rows.append(_row(pot_words.line(line, pot, found, names), pot_words.rule(line), marks))
    return Table(
        key="lines",
        caption=_("Who gets what"),
        columns=(Column("said", _("Who gets what"), lead=True), Column("rule", _("Rule"))),
        rows=tuple(rows),
        sortable=False,
    )


def _row(said: str, rule: str, marks: frozenset[Mark] = frozenset()) -> Row:
    return Row((Cell(said), Cell(rule)), marks)
