"""The page of one person: what is known of all evenings, and whom he met."""

from collections.abc import Iterator, Sequence

from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.reports.page import Cell, Chart, Column, Fact, Kind, Mark, Page, Part, Row, Series, Table, Words
from tournament.seasons.statistics import Appearance, InSeason, Money, PlayerStatistics, Rival
from tournament.wording.printed import points as points_in_words
from tournament.wording.values import amount, iso_day

MOST_RIVALS = 30
"""So many of the others stand on the page: those with most knock-outs between them, then those met most often."""

MOST_SEASONS = 3
"""So many of the last seasons are drawn."""


def player_page(statistics: PlayerStatistics) -> Page:
    """What is told of the person."""
    main = statistics.money[0] if statistics.money else None
    currency = "" if main is None else main.currency
    parts: list[Part | None] = [
        _table(statistics, main, currency),
        _seasons(statistics.seasons),
        *(_progress(season) for season in statistics.seasons[:MOST_SEASONS]),
        _places(statistics.appearances),
        _rivals(statistics.rivals),
        _other_money(statistics.money[1:]),
    ]
    return Page(
        name="player",
        title=statistics.name,
        heading=_("player"),
        about=_about(statistics),
        currency=currency,
        facts=_facts(statistics, main),
        more=_more(statistics, main),
        parts=tuple(part for part in parts if part is not None),
        wide=False,
    )


def _about(statistics: PlayerStatistics) -> tuple[str, ...]:
    there = statistics.appearances
    if not there:
        return ()
    evenings = ngettext("{n} evening", "{n} evenings", len(there)).format(n=len(there))
    first, last = iso_day(there[0].day), iso_day(there[-1].day)
    if first == last:
        return (f"{evenings} · {first}",)
    return (" · ".join((evenings, _("{first} to {last}").format(first=first, last=last))),)


def _facts(statistics: PlayerStatistics, main: Money | None) -> tuple[Fact, ...]:
    if main is None:
        return (Fact("evenings", _("Evenings"), Cell(0)),)
    facts = [
        Fact("evenings", _("Evenings"), Cell(statistics.evenings, _entries(statistics))),
        Fact("wins", _("Won"), Cell(statistics.wins)),
        Fact("cashes", _("Prizes"), Cell(statistics.cashes, _rate(statistics))),
        Fact("best_place", _("Best place"), Cell(statistics.best_place, _average(statistics)), Kind.PLACE),
        Fact("net", _("Won or lost"), Cell(main.net, _return(main)), Kind.MONEY),
    ]
    if statistics.knock_outs:
        facts.append(Fact("knock_outs", _("Knock-outs"), Cell(statistics.knock_outs)))
    if (victim := statistics.victim) is not None:
        facts.append(Fact("victim", _("Favourite victim"), Cell(victim.name, _times(victim.out_by)), Kind.NAME))
    if (nemesis := statistics.nemesis) is not None:
        facts.append(Fact("nemesis", _("Nemesis"), Cell(nemesis.name, _times(nemesis.out)), Kind.NAME))
    return tuple(facts)


def _entries(statistics: PlayerStatistics) -> str:
    if statistics.entries == statistics.evenings:
        return ""
    return ngettext("{n} entry", "{n} entries", statistics.entries).format(n=statistics.entries)


def _rate(statistics: PlayerStatistics) -> str:
    if statistics.cash_rate is None:
        return ""
    return _("{number} %").format(number=round(statistics.cash_rate / 100))


def _average(statistics: PlayerStatistics) -> str:
    if statistics.average_place is None:
        return ""
    return _("{place} on average").format(place=points_in_words(statistics.average_place, 1))


def _return(money: Money) -> str:
    if money.return_on_cost is None:
        return ""
    return _("{number} %").format(number=round(money.return_on_cost / 100))


def _times(count: int) -> str:
    return ngettext("once", "{n} times", count).format(n=count)


def _more(statistics: PlayerStatistics, main: Money | None) -> tuple[Fact, ...]:
    """What other programs read besides."""
    return (
        Fact("entries", _("Entries"), Cell(statistics.entries)),
        Fact("cash_rate", _("Evenings with a prize"), Cell(statistics.cash_rate), Kind.PERCENT),
        Fact("average_place", _("Average place"), Cell(statistics.average_place), Kind.POINTS),
        Fact("longest_run", _("Prizes in a row, at most"), Cell(statistics.longest_run)),
        Fact("run", _("Prizes in a row, now"), Cell(statistics.run)),
        Fact("cost", _("Cost"), Cell(None if main is None else main.cost), Kind.MONEY),
        Fact("prize", _("Prize money"), Cell(None if main is None else main.prize), Kind.MONEY),
        Fact("bounty", _("Bounties"), Cell(None if main is None else main.bounty), Kind.MONEY),
        Fact("return_on_cost", _("Return"), Cell(None if main is None else main.return_on_cost), Kind.PERCENT),
    )


def _table(statistics: PlayerStatistics, main: Money | None, currency: str) -> Table:
    """The evenings, the newest first."""
    there = statistics.appearances
    return Table(
        key="evenings",
        caption=_("Evenings"),
        columns=(
            Column("stream", _("Number"), Kind.NUMBER, shown=False),
            Column("day", _("Day"), Kind.DAY),
            Column("evening", _("Evening"), Kind.NAME, lead=True),
            Column("place", _("Place"), Kind.PLACE),
            Column("players", _("Of"), Kind.NUMBER),
            Column("cost", _("Cost"), Kind.MONEY, spare=True),
            Column("prize", _("Prize"), Kind.MONEY, zero=False),
            Column("bounty", _("Bounties"), Kind.MONEY, spare=True, zero=False, shown=any(x.bounty for x in there)),
            Column("net", _("Won or lost"), Kind.MONEY, spare=True),
            Column("knock_outs", _("Knock-outs"), Kind.NUMBER, spare=True, zero=False),
            Column("entries", _("Entries"), Kind.NUMBER, shown=False),
            Column("rebuys", _("Rebuys"), Kind.NUMBER, shown=False),
            Column("add_ons", _("Add-ons"), Kind.NUMBER, shown=False),
            Column("currency", _("Currency"), shown=False),
        ),
        rows=tuple(_row(each, currency) for each in reversed(there)),
        total=None if main is None or len(there) < 2 else _together(statistics, main),
        empty=_("No evening with this person is over yet."),
    )


def _together(statistics: PlayerStatistics, main: Money) -> Row:
    """What all evenings brought; money is that of the page's currency."""
    money = map(Cell, (main.cost, main.prize, main.bounty, main.net))
    nothing = Cell()
    named = (nothing, nothing, Cell(_("Total")), nothing, nothing)
    return Row((*named, *money, Cell(statistics.knock_outs), Cell(statistics.entries), nothing, nothing, nothing))


def _row(each: Appearance, currency: str) -> Row:
    def money(value: int) -> Cell:
        """In another currency than the page's it is words, so that nobody adds it up."""
        return Cell(value) if each.currency == currency else Cell(None, amount(value, each.currency) if value else "")

    marks = {Mark.FIRST} if each.place == 1 else set()
    if each.prize:
        marks.add(Mark.PAID)
    return Row(
        (
            Cell(each.stream),
            Cell(each.day),
            Cell(each.evening),
            Cell(each.place, tied=each.sharing > 1),
            Cell(each.players),
            money(each.cost),
            money(each.prize),
            money(each.bounty),
            money(each.net),
            Cell(each.knock_outs),
            Cell(each.entries),
            Cell(each.rebuys),
            Cell(each.add_ons),
            Cell(each.currency),
        ),
        frozenset(marks),
    )


def _seasons(seasons: Sequence[InSeason]) -> Table | None:
    if not seasons:
        return None
    return Table(
        key="seasons",
        caption=_("Seasons"),
        captioned=True,
        columns=(
            Column("season", _("Season"), Kind.NAME, lead=True),
            Column("rank", _("Rank"), Kind.PLACE),
            Column("points", _("Points"), Kind.POINTS, max(season.decimals for season in seasons)),
            Column("evenings", _("Evenings"), Kind.NUMBER),
            Column("of", _("Of"), Kind.NUMBER),
        ),
        rows=tuple(
            Row(
                (
                    Cell(season.season),
                    Cell(season.rank, "" if season.rank else _("too few evenings"), tied=season.tied),
                    Cell(season.points),
                    Cell(season.evenings),
                    Cell(season.of),
                )
            )
            for season in seasons
        ),
    )


def _progress(season: InSeason) -> Chart | None:
    """The points after each evening of a season; None where a line would be a dot."""
    grown = tuple((number, points) for number, points in enumerate(season.progress, start=1) if points is not None)
    if len(grown) < 2:
        return None
    return Chart(
        heading=_("Points in {season}").format(season=season.season),
        says=ngettext(
            "{points} points after {n} evening.", "{points} points after {n} evenings.", len(season.progress)
        ).format(points=points_in_words(grown[-1][1], season.decimals), n=len(season.progress)),
        series=(Series(_("Points"), grown),),
        x=Kind.NUMBER,
        y=Kind.POINTS,
        labels=(_("Evening"), _("Points")),
    )


def _places(there: Sequence[Appearance]) -> Chart | None:
    """The places, evening by evening."""
    if len(there) < 2:
        return None
    best = min(each.place for each in there)
    return Chart(
        heading=_("Places"),
        says=ngettext(
            "{n} evening; the best place is {place}.",
            "{n} evenings from the oldest to the newest; the best place is {place}.",
            len(there),
        ).format(n=len(there), place=best),
        series=(Series(_("Place"), tuple((number, each.place) for number, each in enumerate(there, start=1))),),
        x=Kind.NUMBER,
        y=Kind.PLACE,
        labels=(_("Evening"), _("Place")),
        downwards=True,
    )


def _rivals(rivals: Sequence[Rival]) -> Table | None:
    """Head to head with those who were met most often."""
    if not rivals:
        return None
    met = sorted(rivals, key=lambda rival: (-(rival.out_by + rival.out), -rival.together))[:MOST_RIVALS]
    return Table(
        key="head_to_head",
        caption=_("Head to head"),
        captioned=True,
        columns=(
            Column("name", _("Against"), Kind.NAME, lead=True),
            Column("together", _("Evenings"), Kind.NUMBER),
            Column("ahead", _("Ahead"), Kind.NUMBER),
            Column("behind", _("Behind"), Kind.NUMBER),
            Column("out_by", _("Knocked out"), Kind.NUMBER, zero=False),
            Column("out", _("Knocked out by"), Kind.NUMBER, zero=False),
        ),
        rows=tuple(_rival(rival) for rival in met),
    )


def _rival(rival: Rival) -> Row:
    numbers = (rival.together, rival.ahead, rival.behind, rival.out_by, rival.out)
    return Row((Cell(rival.name), *(Cell(number) for number in numbers)))


def _other_money(others: Sequence[Money]) -> Words | None:
    """What was played for in other currencies than most evenings."""
    said = tuple(_besides(others))
    return Words(_("In other currencies"), said) if said else None


def _besides(others: Sequence[Money]) -> Iterator[str]:
    for money in others:
        yield ngettext(
            "{won} won for {cost} on {n} evening.", "{won} won for {cost} on {n} evenings.", money.evenings
        ).format(
            won=amount(money.prize + money.bounty, money.currency),
            cost=amount(money.cost, money.currency),
            n=money.evenings,
        )
