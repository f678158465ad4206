"""A short table that shows what a structure would be: its levels with their times, and the one in which it ends."""

from collections.abc import Sequence

from PyQt6.QtWidgets import QWidget

from desktop.director.lists import Column, Row, ValueTable, ValueView
from desktop.director.structure.levels import ante_words
from desktop.director.structure.timeline import Timeline
from tournament import wording
from tournament.language import gettext as _
from tournament.structures.structure import Break, Structure


class Preview(ValueView):
    """Read only; the level of the expected end is marked."""

    def __init__(self, parent: QWidget, name: str) -> None:
        columns = [
            Column(_("Level")),
            Column(_("Begins")),
            Column(_("Blinds"), strong=True),
            Column(_("Ante"), spare=True),
            Column(_("Minutes"), number=True),
            Column(""),
        ]
        super().__init__(ValueTable(columns, parent), parent, name)
        heads = self.horizontalHeader()
        if heads is not None:
            heads.setStretchLastSection(True)

    def show_structure(
        self, structure: Structure, times: Timeline, old: Structure | None = None, *, first: int = 0
    ) -> None:
        """Show it from that row on; `old`: where a length is another, the one of that stands before it."""
        rows = [_row(structure, old, n, times) for n in range(first, len(times.begins))]
        self.table.show_rows(rows)

    def show_nothing(self) -> None:
        """Nothing can be shown."""
        self.table.show_rows(())


def _row(structure: Structure, old: Structure | None, n: int, times: Timeline) -> Row:
    period = structure.period(n)
    minutes = wording.period_length(period, period.duration_ms)
    if old is not None:
        before = wording.period_length(old.period(n), old.period(n).duration_ms)
        minutes = minutes if before == minutes else f"{before} → {minutes}"
    end = n == times.end_row
    note = _("the end") if end else ""
    if isinstance(period, Break):
        cells: Sequence[str] = (
            _("Break"), times.begins[n], wording.colours_removed(period.colours), "", minutes, note,
        )  # fmt: skip
        return Row(tuple(cells), n, muted=True)
    blinds = wording.level_blinds(period)
    number = str(structure.level_number(n))
    cells = (number, times.begins[n], blinds, ante_words(period), minutes, note)
    return Row(tuple(cells), n, marked=end, pill="brass" if end else "", pill_at=5)
