"""The standings of an evening, now or at the end."""

from collections.abc import Iterable, Mapping

from tournament.history import Stored
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import EntryNo, Instant
from tournament.people import registration
from tournament.reports import charts
from tournament.reports.page import Cell, Column, Fact, Kind, Mark, Page, Row, Table, Words
from tournament.reports.pages import is_utc, yes_or_no
from tournament.sales.prices import Buying
from tournament.standings import Standing, prizes
from tournament.standings import standings as lines_of
from tournament.state import Tournament
from tournament.wording import deals, out_by
from tournament.wording.prizes import thing
from tournament.wording.values import amount, list_of, time_of_day

Points = Mapping[EntryNo, int]
"""What everybody's place is worth in the season, in ten-thousandths of a point, by the entry that has it."""


def standings(
    state: Tournament,
    at: Instant | None = None,
    *,
    points: Points | None = None,
    decimals: int = 1,
    log: Iterable[Stored] = (),
) -> Page:
    """The standings as they are at that instant; None: at the newest fact.

    `points`: a column more, with so many `decimals`. `log`: the evening's steps, oldest first; with them it is drawn
    how the chips went, once it is over.
    """
    lines = lines_of(state, at)
    final = state.finished is not None
    deal = (Words("", (deals.made(state.deal, state.setup.currency),)),) if state.deal is not None else ()
    drawn = (charts.players_left(state), charts.stacks(state, log)) if final else ()
    return Page(
        name="standings",
        title=state.setup.name,
        heading=_("final standings") if final else _("standings so far"),
        about=_about(state, at, lines),
        currency=state.setup.currency,
        utc=is_utc(state),
        day=state.started,
        facts=_facts(state),
        more=_more(state, at, lines),
        parts=(*deal, _table(state, lines, points, decimals), *(each for each in drawn if each is not None)),
        foot=_foot(state),
    )


def _about(state: Tournament, at: Instant | None, lines: tuple[Standing, ...]) -> tuple[str, ...]:
    entries, people, left = len(state.entered), len(lines), len(state.left)
    said = [ngettext("{n} entry", "{n} entries", entries).format(n=entries)]
    if people != entries:
        said.append(ngettext("{n} player", "{n} players", people).format(n=people))
    rebuys = sum(bought.buying is Buying.REBUY for bought in state.purchases)
    if rebuys:
        said.append(ngettext("{n} rebuy", "{n} rebuys", rebuys).format(n=rebuys))
    if state.finished is None:
        said.append(_("{n} still in").format(n=left))
    else:
        said.append(_("ended {time}").format(time=time_of_day(state.finished, utc=is_utc(state))))
    about = [" · ".join(said)]
    if _is_provisional(state, at) and left < people:
        about.append(_("Places are provisional until registration is over."))
    return tuple(about)


def _is_provisional(state: Tournament, at: Instant | None) -> bool:
    return not registration.places_are_final(state, state.last if at is None else at)


def _facts(state: Tournament) -> tuple[Fact, ...]:
    """The boxes: what it was about."""
    pool, guaranteed, hands = _pool(state), _guaranteed(state), _hands(state)
    paid = sum(bool(prize.amount or prize.thing) for prize in prizes(state))
    found = (
        pool,
        guaranteed if guaranteed.cell.value else None,
        Fact("places_paid", _("Places paid"), Cell(paid)),
        hands if hands.cell.value else None,
        Fact("chips_in_play", _("Chips in play"), Cell(state.chips_in_play), Kind.CHIPS),
    )
    return tuple(fact for fact in found if fact is not None)


def _pool(state: Tournament) -> Fact:
    note = "" if state.payouts.guarantee else _adds(state)
    return Fact("pool", _("Prize pool"), Cell(state.pool, note), Kind.MONEY)


def _guaranteed(state: Tournament) -> Fact:
    guarantee = state.payouts.guarantee
    return Fact("guarantee", _("Guaranteed"), Cell(guarantee, _adds(state) if guarantee else ""), Kind.MONEY)


def _adds(state: Tournament) -> str:
    """What the house gives besides, because too little came together."""
    if not state.overlay:
        return ""
    return _("house adds {amount}").format(amount=amount(state.overlay, state.setup.currency))


def _hands(state: Tournament) -> Fact:
    return Fact("hands", _("Hands"), Cell(state.hands), Kind.CHIPS)


def _more(state: Tournament, at: Instant | None, lines: tuple[Standing, ...]) -> tuple[Fact, ...]:
    """What other programs read besides."""
    deal = state.deal
    unseen = (fact for fact in (_guaranteed(state), _hands(state)) if not fact.cell.value)
    return (
        *unseen,
        Fact("entries", _("Entries"), Cell(len(state.entered))),
        Fact("players", _("Players"), Cell(len(lines))),
        Fact("players_left", _("Still in"), Cell(len(state.left))),
        Fact("provisional", _("Provisional"), Cell(yes_or_no(_is_provisional(state, at))), Kind.TEXT),
        Fact("overlay", _("House adds"), Cell(state.overlay), Kind.MONEY),
        Fact("level", _("Level"), Cell(_level(lines))),
        Fact("structure", _("Structure"), Cell(state.structure.name), Kind.NAME),
        Fact("seed", _("Seed"), Cell(state.setup.seed)),
        Fact("started_at", _("Started"), Cell(state.started), Kind.TIME),
        Fact("finished_at", _("Ended"), Cell(state.finished), Kind.TIME),
        Fact("deal_method", _("Deal"), Cell(None if deal is None else deal.method), Kind.TEXT),
        Fact("deal_ending", _("After the deal"), Cell(None if deal is None else deal.ending.value), Kind.TEXT),
        Fact("deal_players", _("Players in the deal"), Cell(None if deal is None else len(deal.shares))),
        Fact("deal_kept", _("Kept for first"), Cell(None if deal is None else deal.kept), Kind.MONEY),
    )


def _level(lines: tuple[Standing, ...]) -> int | None:
    """The level in which it was decided; None while it is not."""
    return next((line.level for line in lines if line.place == 1), None)


def _foot(state: Tournament) -> str:
    if state.setup.seed is None:
        return state.structure.name
    return _("{structure} · seed {seed}").format(structure=state.structure.name, seed=state.setup.seed)


def _table(state: Tournament, lines: tuple[Standing, ...], points: Points | None, decimals: int) -> Table:
    final = state.finished is not None
    return Table(
        key="standings",
        caption=_("Final standings") if final else _("Standings so far"),
        columns=_columns(state, lines, points is not None, decimals),
        rows=tuple(_row(state, lines, number, points) for number in range(len(lines))),
        empty=_("Nobody has entered yet."),
    )


def _columns(state: Tournament, lines: tuple[Standing, ...], has_points: bool, decimals: int) -> tuple[Column, ...]:
    """Always the same keys; people see those that say something."""
    final = state.finished is not None
    played_for = state.pool > 0 or any(line.prize or line.things or line.share for line in lines)
    return (
        Column("place", _("Place"), Kind.PLACE),
        Column("name", _("Player"), Kind.NAME, lead=True),
        Column("chips", _("Chips"), Kind.CHIPS, shown=not final, zero=False),
        Column("prize", _("Prize"), Kind.MONEY, shown=played_for, zero=False),
        Column("currency", _("Currency"), shown=False),
        # On a telephone there is room for the points or for the bounties, not for both.
        Column("bounty", _("Bounties"), Kind.MONEY, spare=has_points, shown=_has_bounties(lines), zero=False),
        Column("eliminated_by", _("Out by"), Kind.NAMES, spare=True),
        Column("level", _("Level"), Kind.NUMBER, spare=True),
        Column("hand", _("Hand"), Kind.NUMBER, shown=False),
        Column("entries", _("Entries"), Kind.NUMBER, shown=False),
        Column("provisional", _("Provisional"), shown=False),
        Column("removed", _("Removed"), shown=False),
        Column("things", _("Things"), Kind.NAMES, shown=False),
        Column("deal_share", _("By the deal"), Kind.MONEY, shown=False, zero=False),
        Column("counted", _("Counted"), Kind.TIME, shown=False),
        Column("out_at", _("Out at"), Kind.TIME, shown=False),
        Column("points", _("Points"), Kind.POINTS, decimals, shown=has_points),
    )


def _has_bounties(lines: tuple[Standing, ...]) -> bool:
    return any(line.bounty for line in lines)


def _row(state: Tournament, lines: tuple[Standing, ...], number: int, points: Points | None) -> Row:
    line = lines[number]
    following = lines[number + 1] if number + 1 < len(lines) else None
    return Row(
        (
            Cell(line.place, tied=line.tied),
            Cell(line.name, _entries_note(line)),
            Cell(line.chips, _counted_note(state, line)),
            Cell(line.prize, _prize_note(state, line)),
            Cell(state.setup.currency),
            Cell(line.bounty),
            Cell(line.eliminated_by or None, _out_note(line)),
            Cell(None if line.place == 1 else line.level),
            Cell(line.hand),
            Cell(len(line.entries)),
            Cell(yes_or_no(line.provisional)),
            Cell(None if line.removed is None else line.removed.value),
            Cell(line.things or None),
            Cell(line.share or None),
            Cell(line.counted),
            Cell(line.out_at),
            Cell(None if points is None else points.get(line.entry)),
        ),
        _marks(line, following),
    )


def _entries_note(line: Standing) -> str:
    entries = len(line.entries)
    return ngettext("{n} entry", "{n} entries", entries).format(n=entries) if entries > 1 else ""


def _counted_note(state: Tournament, line: Standing) -> str:
    if line.counted is None or not line.chips:
        return ""
    return _("counted {time}").format(time=time_of_day(line.counted, utc=is_utc(state)))


def _prize_note(state: Tournament, line: Standing) -> str:
    """What is no money that is his already: things, and what a deal has made certain."""
    if line.share and line.place is None:
        return deals.certain(line.share, state.setup.currency)
    return list_of([thing(each, tied=line.tied) for each in line.things])


def _out_note(line: Standing) -> str:
    if line.deciding:
        return _("deciding")
    return "" if line.removed is None else out_by((), line.removed)


def _marks(line: Standing, following: Standing | None) -> frozenset[Mark]:
    found = set()
    if line.place == 1:
        found.add(Mark.FIRST)
    if _wins(line):
        found.add(Mark.PAID)
        if line.place is not None and following is not None and not _wins(following):
            found.add(Mark.LAST_PAID)
    return frozenset(found)


def _wins(line: Standing) -> bool:
    return line.prize > 0 or bool(line.things)
