"""What an evening leaves behind: its result, worked out of the state once and kept as values."""

from collections import Counter
from collections.abc import Iterator, Sequence

from tournament.entry import Entry
from tournament.events import Timing
from tournament.names import EntryNo, Instant, PlayerId
from tournament.sales.prices import Buying, Fund, Purchase
from tournament.seasons.results import EveningResult, KnockOut, PersonResult
from tournament.standings import Standing, standings
from tournament.state import Tournament
from tournament.wording.values import moment


def evening_result(state: Tournament, stream: int) -> EveningResult:
    """The evening as its facts leave it; `stream`: its number on the shelf."""
    setup, lines = state.setup, standings(state)
    simulated = setup.timing is Timing.SIMULATED
    sharing = Counter(line.place for line in lines)
    bought = Counter(each.buying for each in state.purchases)
    return EveningResult(
        stream=stream,
        name=setup.name,
        day=day_of(state.last if state.started is None else state.started, simulated=simulated),
        simulated=simulated,
        started=state.started,
        finished=state.finished,
        currency=setup.currency,
        structure=state.structure.name,
        buy_in=setup.buy_in,
        fee=setup.fee,
        pool=state.pool,
        league=state.fund(Fund.LEAGUE),
        entries=len(state.entered),
        rebuys=bought[Buying.REBUY],
        add_ons=bought[Buying.ADD_ON],
        people=tuple(_person(state, line, sharing[line.place]) for line in lines),
        knock_outs=knock_outs(state),
    )


def day_of(at: Instant, *, simulated: bool) -> str:
    """The ISO day of that instant by this computer's clock; of a simulated evening in UTC."""
    return moment(at, utc=simulated).date().isoformat()


def knock_outs(state: Tournament) -> tuple[KnockOut, ...]:
    """Every loss of all chips that somebody won, in the order in which they happened.

    Those of entries that were followed by another one or that bought back in count too; whose chips left play otherwise
    was knocked out by nobody.
    """
    found = sorted((group, rank, entry.number, by) for entry in state.entered for group, rank, by in _lost(entry) if by)
    return tuple(
        KnockOut(state.entries[number].player, tuple(_player(state, each) for each in by))
        for _group, _rank, number, by in found
    )


def _lost(entry: Entry) -> Iterator[tuple[int, int, tuple[EntryNo, ...]]]:
    """The hands in which it lost all its chips: group, rank among those of that hand, last place first; by whom."""
    for knockout in entry.knockouts:
        yield knockout.group, 0, knockout.by
    if entry.bust is not None:
        yield entry.bust.group, -entry.bust.rank, entry.bust.by


def _player(state: Tournament, number: EntryNo) -> PlayerId | None:
    return state.entries[number].player


def _person(state: Tournament, line: Standing, sharing: int) -> PersonResult:
    mine = [state.entries[number] for number in line.entries]
    bought = [each for entry in mine for each in entry.purchases]
    return PersonResult(
        player=mine[-1].player,
        name=line.name,
        place=line.place,
        sharing=1 if line.place is None else sharing,
        prize=line.prize,
        bounty=line.bounty,
        cost=sum(entry.charged for entry in mine),
        entries=len(mine),
        rebuys=_count(bought, Buying.REBUY),
        add_ons=_count(bought, Buying.ADD_ON),
        level=line.level,
        out=line.out_at,
    )


def _count(bought: Sequence[Purchase], kind: Buying) -> int:
    return sum(each.buying is kind for each in bought)
