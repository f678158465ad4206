"""The table of a season, with its evenings, its money and how the leaders came there."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache

from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.reports.page import Cell, Chart, Column, Fact, Kind, Mark, Page, Part, Row, Series, Table, Words
from tournament.seasons.kitty import Kitty
from tournament.seasons.progress import progress
from tournament.seasons.table import Line, SeasonEvening, SeasonTable, evening_decimals
from tournament.wording import leagues
from tournament.wording.printed import points as points_in_words
from tournament.wording.values import amount, list_of, short

FEW, FEWEST = 6, 3
"""So many evenings people see side by side, the last ones, and so many where there is no room; files have all."""

MOST_SIDE_BY_SIDE = 100
"""Of so many people at most, so that a page of hundreds stays small."""

LEADERS = 6
"""So many lines of a chart can be told apart."""

MOST_NOTICES = 5


def season_page(table: SeasonTable, kitties: Sequence[Kitty] = (), *, differs: bool = False) -> Page:
    """The season as it stands, or as it was closed.

    Args:
        table: who stands where.
        kitties: the league's money (`seasons.kitty.kitties`).
        differs: whether a closed season would come out otherwise if it were reckoned again.
    """
    kitty = _main(table, kitties)
    parts: list[Part | None] = [
        _notices(table),
        _ranks(table),
        None if kitty is None else _shares(kitty),
        _other_money(kitties, kitty),
        _chart(table),
        _points(table),
        _evenings(table),
        _adjustments(table),
    ]
    return Page(
        name="season",
        title=table.season.name,
        heading=_("final season table") if table.closed else _("season table"),
        about=_about(table, differs=differs),
        currency=table.currency if kitty is None else kitty.currency,
        facts=_facts(table, kitty),
        parts=tuple(part for part in parts if part is not None),
        foot=" · ".join(leagues.scoring(table.season.scoring)),
        wide=True,
    )


def _about(table: SeasonTable, *, differs: bool) -> tuple[str, ...]:
    said = [leagues.days(table.season)]
    if table.season.league:
        said.insert(0, table.season.league)
    about = [" · ".join(said)]
    if differs:
        about.append(_("Reckoned again today it would differ; it stays as it was closed until that is done."))
    return tuple(about)


def _facts(table: SeasonTable, kitty: Kitty | None) -> tuple[Fact, ...]:
    first = next((line for line in table.lines if line.rank == 1), None)
    facts = [
        Fact("evenings", _("Evenings"), Cell(len(table.evenings))),
        Fact("players", _("Players"), Cell(len(table.lines))),
    ]
    if first is not None:
        note = _("{points} points").format(points=points_in_words(first.points, table.decimals))
        facts.append(Fact("leader", _("Winner") if table.closed else _("Leader"), Cell(first.name, note), Kind.NAME))
    if kitty is not None:
        facts.append(Fact("kitty", _("League money"), Cell(kitty.total), Kind.MONEY))
    return tuple(facts)


def _notices(table: SeasonTable) -> Words | None:
    """What could not be reckoned."""
    if not table.notices:
        return None
    said = [leagues.notice(each) for each in table.notices[:MOST_NOTICES]]
    more = len(table.notices) - len(said)
    if more:
        said.append(ngettext("It is the same {n} time more.", "It is the same {n} times more.", more).format(n=more))
    return Words(_("Not everything could be reckoned"), tuple(said))


def _ranks(table: SeasonTable) -> Table:
    # Tens of thousands of results have a few hundred values.
    plain = cache(Cell)
    return Table(
        key="season",
        caption=_("Season table"),
        columns=_columns(table),
        rows=tuple(_row(table, line, plain) for line in table.lines),
        empty=_("Nobody whose name is known has played in it yet: guests without a name have no rank.")
        if table.evenings
        else _("No evening of this season is over yet: it begins with the first one that is won."),
    )


def _columns(table: SeasonTable) -> tuple[Column, ...]:
    decimals = evening_decimals(table.season.scoring)
    lines = table.lines
    return (
        Column("rank", _("Rank"), Kind.PLACE),
        Column("moved", _("Moved"), spare=True, shown=any(line.before is not None for line in lines)),
        Column("name", _("Player"), Kind.NAME, lead=True),
        Column("points", _("Points"), Kind.POINTS, table.decimals),
        Column("evenings", _("Evenings"), Kind.NUMBER),
        Column("wins", _("Won"), Kind.NUMBER, spare=True, zero=False),
        Column("cashes", _("Prizes"), Kind.NUMBER, spare=True, zero=False),
        Column(
            "knock_outs", _("Knock-outs"), Kind.NUMBER, spare=True, zero=False, shown=any(x.knock_outs for x in lines)
        ),
        Column("best", _("Best"), Kind.POINTS, decimals, spare=True),
        Column(
            "adjustment",
            _("By hand"),
            Kind.POINTS,
            table.decimals,
            spare=True,
            zero=False,
            shown=any(x.adjustments for x in lines),
        ),
        Column("counted", _("Counted"), Kind.NUMBER, shown=False),
        Column("rank_before", _("Rank before"), Kind.PLACE, shown=False),
        *(_column(evening, decimals, shown=False) for evening in table.evenings),
    )


def _column(evening: SeasonEvening, decimals: int, *, shown: bool = True) -> Column:
    heading = leagues.short_day(evening.day) or short(evening.name) or str(evening.stream)
    return Column(f"evening_{evening.stream}", heading, Kind.POINTS, decimals, shown=shown)


def _row(table: SeasonTable, line: Line, plain: Callable[[int | None], Cell]) -> Row:
    marks = {Mark.FIRST} if line.rank == 1 else {Mark.QUIET} if line.rank is None else set()
    if line.rank is not None and line.rank <= len(table.season.kitty):
        marks.add(Mark.PAID)
    attended = len(line.attended)
    some = "" if line.counted == attended else ngettext("{n} counts", "{n} count", line.counted).format(n=line.counted)
    if line.rank is None:
        some = _("too few for a rank")
    put_right = sum(each.points for each in line.adjustments)
    return Row(
        (
            Cell(line.rank, tied=line.tied),
            Cell(leagues.movement(line.before, line.rank, first=len(table.evenings) < 2) or None),
            Cell(line.name),
            Cell(line.points),
            Cell(attended, some),
            Cell(line.wins),
            Cell(line.cashes),
            Cell(line.knock_outs),
            Cell(line.best),
            Cell(put_right if line.adjustments else None),
            Cell(line.counted),
            Cell(line.before),
            *[plain(None if each is None else each.points) for each in line.evenings],
        ),
        frozenset(marks),
    )


def _points(table: SeasonTable) -> Table | None:
    """What the last evenings were worth to everybody, the newest first, so that the oldest go where there is no room.

    The season's own table has all of them for other programs.
    """
    if not table.evenings or not table.lines:
        return None
    return Table(
        key="points",
        caption=_points_caption(table),
        captioned=True,
        columns=(
            Column("rank", _("Rank"), Kind.PLACE),
            Column("name", _("Player"), Kind.NAME, lead=True),
            *(
                replace(_column(evening, evening_decimals(table.season.scoring)), spare=number >= FEWEST)
                for number, evening in enumerate(reversed(table.evenings[-FEW:]))
            ),
        ),
        rows=tuple(
            Row(
                (
                    Cell(line.rank, tied=line.tied),
                    Cell(line.name),
                    *(
                        Cell(None if each is None else each.points, leagues.counts(counting))
                        for each, counting in zip(
                            reversed(line.evenings[-FEW:]), reversed(line.counting[-FEW:]), strict=True
                        )
                    ),
                ),
                frozenset({Mark.QUIET} if line.rank is None else ()),
            )
            for line in table.lines[:MOST_SIDE_BY_SIDE]
        ),
    )


def _points_caption(table: SeasonTable) -> str:
    evenings = _("Points of the evenings, the newest first")
    if len(table.lines) <= MOST_SIDE_BY_SIDE:
        return evenings
    return _("{evenings}: the first {n} players").format(evenings=evenings, n=MOST_SIDE_BY_SIDE)


def _evenings(table: SeasonTable) -> Table | None:
    """Which evenings there were, and who won them."""
    if not table.evenings:
        return None
    return Table(
        key="evenings",
        caption=_("Evenings"),
        captioned=True,
        columns=(
            Column("stream", _("Number"), Kind.NUMBER, shown=False),
            Column("day", _("Day"), Kind.DAY),
            Column("evening", _("Evening"), Kind.NAME, lead=True),
            Column("players", _("Players"), Kind.NUMBER, zero=False),
            Column("winner", _("Won by"), Kind.NAMES),
        ),
        rows=tuple(
            Row(
                (
                    Cell(evening.stream),
                    Cell(evening.day or None),
                    Cell(evening.name or None),
                    Cell(evening.players),
                    Cell(tuple(names) or None),
                )
            )
            for evening, names in zip(table.evenings, _winners(table), strict=True)
        ),
    )


def _winners(table: SeasonTable) -> list[list[str]]:
    """Who won each evening, by rank in the season."""
    won: list[list[str]] = [[] for _evening in table.evenings]
    for line in table.lines:
        for names, each in zip(won, line.evenings, strict=True):
            if each is not None and each.place == 1:
                names.append(line.name)
    return won


def _adjustments(table: SeasonTable) -> Table | None:
    """What was put right by hand."""
    rows = tuple(
        Row((Cell(line.name), Cell(each.points), Cell(each.reason)))
        for line in table.lines
        for each in line.adjustments
    )
    if not rows:
        return None
    return Table(
        key="adjustments",
        caption=_("Put right by hand"),
        captioned=True,
        columns=(
            Column("name", _("Player"), Kind.NAME, lead=True),
            Column("points", _("Points"), Kind.POINTS, table.decimals),
            Column("reason", _("Because"), Kind.NAME),
        ),
        rows=rows,
    )


# ---- the league's money ----------------------------------------------------------------------------------------------


def _main(table: SeasonTable, kitties: Sequence[Kitty]) -> Kitty | None:
    """The money in the season's own currency, else the first there is."""
    own = (kitty for kitty in kitties if kitty.currency == table.currency)
    return next(own, next(iter(kitties), None))


def _shares(kitty: Kitty) -> Table | None:
    if not kitty.shares:
        return None
    return Table(
        key="kitty",
        caption=_("League money"),
        captioned=True,
        columns=(
            Column("rank", _("Rank"), Kind.PLACE),
            Column("name", _("Player"), Kind.NAME, lead=True),
            Column("amount", _("Gets"), Kind.MONEY),
        ),
        rows=tuple(Row((Cell(share.rank), Cell(share.name), Cell(share.amount))) for share in kitty.shares),
        total=Row((Cell(), Cell(_("Left over")), Cell(kitty.rest))) if kitty.rest else None,
    )


def _other_money(kitties: Sequence[Kitty], main: Kitty | None) -> Words | None:
    """What was put right in the money, and money of other currencies."""
    said = list(_money_sentences(kitties, main))
    return Words(_("About the league money"), tuple(said)) if said else None


def _money_sentences(kitties: Sequence[Kitty], main: Kitty | None) -> Iterator[str]:
    for kitty in kitties:
        for each in kitty.adjustments:
            yield _("{amount} by hand: {reason}").format(
                amount=amount(each.amount, each.currency), reason=short(each.reason)
            )
        if kitty is main:
            continue
        total = amount(kitty.total, kitty.currency)
        if not kitty.shares:
            yield _("Besides there is {amount}.").format(amount=total)
            continue
        shares = [
            _("{name} {amount}").format(name=short(share.name), amount=amount(share.amount, kitty.currency))
            for share in kitty.shares
        ]
        yield _("Besides there is {amount}: {shares}.").format(amount=total, shares=list_of(shares))


# ---- how it came -----------------------------------------------------------------------------------------------------


def _chart(table: SeasonTable) -> Chart | None:
    """The points of the first few after each evening; None where a line would be a dot."""
    leaders = [line for line in table.lines if line.rank is not None][:LEADERS]
    if len(table.evenings) < 2 or not leaders:
        return None
    grown = [
        Series(
            line.name,
            tuple((number, each) for number, each in enumerate(progress(table, line), start=1) if each is not None),
        )
        for line in leaders
    ]
    first = leaders[0]
    return Chart(
        heading=_("How the leaders came there"),
        says=ngettext(
            "After {n} evening {name} leads with {points} points.",
            "After {n} evenings {name} leads with {points} points.",
            len(table.evenings),
        ).format(n=len(table.evenings), name=short(first.name), points=points_in_words(first.points, table.decimals)),
        series=tuple(each for each in grown if each.points),
        x=Kind.NUMBER,
        y=Kind.POINTS,
        labels=(_("Evening"), _("Points")),
    )
