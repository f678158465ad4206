"""What becomes of each row of a list of people, as rows of the desk's list and as a sentence."""

from desktop.director.lists import Column, Row
from tournament.club import Roster
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.people.importing import Fate, Plan, PlannedRow
from tournament.wording.people_imported import fate_words, said
from tournament.wording.values import isolated

ORDER = (Fate.DOUBTFUL, Fate.LEFT_OUT, Fate.TWICE, Fate.CHANGED, Fate.NEW, Fate.KNOWN)
"""What needs a look stands first."""

PILLS = {Fate.NEW: "good", Fate.CHANGED: "good", Fate.DOUBTFUL: "brass"}


def columns() -> list[Column]:
    """Their headings."""
    return [
        Column(_("Line"), number=True),
        Column(_("Name"), stretch=2, strong=True),
        Column(""),
        Column("", stretch=3),
    ]


def rows(plan: Plan, roster: Roster) -> list[Row]:
    """Every row of the file, those first that need a look."""
    listed = sorted(plan.rows, key=lambda row: (_place(row), row.line))
    return [_row(each, roster) for each in listed]


def _place(row: PlannedRow) -> int:
    # What was decided stays where it was asked.
    return 0 if row.decided else ORDER.index(row.fate)


def _row(row: PlannedRow, roster: Roster) -> Row:
    cells = (str(row.line), isolated(row.name) if row.name else "–", fate_words(row.fate), said(row, roster))
    pill = PILLS.get(row.fate, "")
    return Row(cells, row.line, muted=row.fate is Fate.KNOWN, pill=pill, pill_at=2 if pill else -1)


def summary(plan: Plan) -> str:
    """All of it in a line."""
    counted = {fate: plan.count(fate) for fate in Fate}
    parts = []
    if n := counted[Fate.NEW]:
        parts.append(ngettext("{n} new person", "{n} new people", n).format(n=n))
    if n := counted[Fate.CHANGED]:
        parts.append(ngettext("{n} known person updated", "{n} known people updated", n).format(n=n))
    if n := counted[Fate.KNOWN]:
        parts.append(ngettext("{n} known already", "{n} known already", n).format(n=n))
    if n := counted[Fate.DOUBTFUL]:
        parts.append(ngettext("{n} undecided, left out so far", "{n} undecided, left out so far", n).format(n=n))
    if n := counted[Fate.TWICE] + counted[Fate.LEFT_OUT]:
        parts.append(ngettext("{n} row left out", "{n} rows left out", n).format(n=n))
    return " · ".join(parts)


def answer_words(plan: Plan) -> str:
    """What the button would do."""
    new, changed = plan.count(Fate.NEW), plan.count(Fate.CHANGED)
    if new:
        return ngettext("Import {n} person", "Import {n} people", new + changed).format(n=new + changed)
    if changed:
        return ngettext("Update {n} person", "Update {n} people", changed).format(n=changed)
    return _("Import")
