"""The blind structure of an evening, with the times as far as they are known."""

from engine.blinds import AnteKind, Limit
from tournament.board.pages import PeriodLine
from tournament.board.schedule import schedule
from tournament.language import gettext as _
from tournament.names import MINUTE, Chips, Instant
from tournament.reports.page import Cell, Column, Kind, Mark, Page, Row, Table, Value, Words
from tournament.reports.pages import day_of, is_utc, yes_or_no
from tournament.state import Tournament
from tournament.structures.structure import Break, Level, Period, Structure
from tournament.structures.structure_json import UNTIMED, minutes_text
from tournament.wording import ante_label
from tournament.wording.structures import colours_removed, limit_label
from tournament.wording.values import period_length


def structure(state: Tournament, at: Instant | None = None) -> Page:
    """Levels and breaks as they are played at that instant; None: at the newest fact."""
    instant = state.last if at is None else at
    played = state.structure
    listed = schedule(state, instant).lines[: len(played.periods)]
    note = (Words("", tuple(line for line in played.note.splitlines() if line.strip())),) if played.note else ()
    return Page(
        name="structure",
        title=state.setup.name,
        heading=_("Structure"),
        about=(played.name,) if played.name else (),
        utc=is_utc(state),
        day=day_of(state),
        parts=(*note, _table(state, listed)),
        flat=flat(played),
        foot=_("After the last level the blinds go on rising by themselves."),
    )


def _table(state: Tournament, lines: tuple[PeriodLine, ...]) -> Table:
    periods = state.structure.periods
    levels = [period for period in periods if isinstance(period, Level)]
    kinds = {level.ante_kind for level in levels if level.ante}
    one_kind = next(iter(kinds)) if len(kinds) == 1 else AnteKind.PLAYER
    heading = ante_label(one_kind)
    timed = any(line.begins is not None for line in lines)
    return Table(
        key="levels",
        caption=_("Levels and breaks"),
        columns=(
            Column("level", _("Level"), lead=True),
            Column("small_blind", _("Small blind"), Kind.CHIPS),
            Column("big_blind", _("Big blind"), Kind.CHIPS),
            Column("ante", heading[:1].upper() + heading[1:], Kind.CHIPS, shown=bool(kinds), zero=False),
            Column("minutes", _("Minutes"), Kind.NUMBER, spare=timed),
            Column("starts_at", _("Starts"), Kind.TIME, shown=timed),
        ),
        rows=tuple(
            _row(period, line, several_kinds=len(kinds) > 1) for period, line in zip(periods, lines, strict=True)
        ),
        sortable=False,
        empty=_("There are no levels."),
    )


def _row(period: Period, line: PeriodLine, *, several_kinds: bool) -> Row:
    quiet = {Mark.QUIET} if line.over else set()
    length, begins = Cell(_length(period, line)), Cell(line.begins)
    if isinstance(period, Break):
        # A colour-up stands in the list where the list says so; else where the chips that were chosen no longer count.
        colours = colours_removed(tuple(sorted({*period.colours, *line.going})))
        return Row((Cell(_("Break"), colours), Cell(), Cell(), Cell(), length, begins), frozenset({Mark.HEAD, *quiet}))
    notes = [limit_label(period.limit)] if period.limit is not Limit.NO_LIMIT else []
    notes += [colours_removed(line.going)] if line.going else []
    kind = ante_label(period.ante_kind) if several_kinds and period.ante else ""
    cells = (
        Cell(str(line.level), ", ".join(notes)),
        Cell(period.small_blind),
        Cell(period.big_blind),
        Cell(period.ante, kind),
        length,
        begins,
    )
    return Row(cells, frozenset(quiet))


def _length(period: Period, line: PeriodLine) -> Value:
    """Whole minutes as a number, everything else in words."""
    if line.length is not None and line.length % MINUTE == 0:
        return line.length // MINUTE
    return period_length(period, line.length)


# ---- for the importer ------------------------------------------------------------------------------------------------


def flat(played: Structure) -> Table:
    """The rows that our own importer reads back (docs/structures.md)."""
    return Table(
        key="structure",
        caption=played.name,
        columns=(
            Column("kind", "kind"),
            Column("small_blind", "small_blind", Kind.CHIPS),
            Column("big_blind", "big_blind", Kind.CHIPS),
            Column("ante", "ante", Kind.CHIPS),
            Column("minutes", "minutes", Kind.NUMBER),
            Column("ante_kind", "ante_kind"),
            Column("limit", "limit"),
            Column("hands", "hands", Kind.NUMBER),
            Column("colours", "colours"),
            Column("waits", "waits"),
            Column("continued", "continued"),
            Column("taken", "taken"),
            Column("beyond", "beyond"),
        ),
        rows=tuple(_read_back(period) for period in played.periods),
        sortable=False,
    )


def _read_back(period: Period) -> Row:
    if isinstance(period, Break):
        blinds: tuple[Value, ...] = ("break", None, None, None, _minutes(period.duration_ms), None, None, None)
        rest: tuple[Value, ...] = (_values(period.colours), yes_or_no(period.waits), None, _yes(period.taken), None)
        return Row(tuple(map(Cell, (*blinds, *rest))))
    untimed = None if period.hands is not None else UNTIMED
    cells: tuple[Value, ...] = (
        "level",
        period.small_blind,
        period.big_blind,
        period.ante,
        untimed if period.duration_ms is None else _minutes(period.duration_ms),
        period.ante_kind.value,
        period.limit.value,
        period.hands,
        None,
        None,
        _yes(period.continued),
        None,
        _yes(period.beyond),
    )
    return Row(tuple(map(Cell, cells)))


def _minutes(length: int) -> int | str:
    return length // MINUTE if length % MINUTE == 0 else minutes_text(length)


def _values(colours: tuple[Chips, ...]) -> str | None:
    return " ".join(map(str, colours)) or None


def _yes(whether: bool) -> str | None:
    return yes_or_no(whether) if whether else None
