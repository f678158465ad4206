"""What is told of one person over many evenings."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from tournament.club.roster import Roster
from tournament.names import Cents, Instant, PlayerId
from tournament.people.people import sort_key
from tournament.reports.page import POINT
from tournament.seasons.progress import progress
from tournament.seasons.results import EveningResult
from tournament.seasons.seen import Canonical, Guest, Sight
from tournament.seasons.table import SeasonTable


@dataclass(frozen=True, slots=True)
class Appearance:
    """An evening of the person; money in minor units of `currency`, `players` as many as took part."""

    stream: int
    evening: str
    day: str
    started: Instant | None
    currency: str
    players: int
    place: int
    sharing: int
    entries: int
    rebuys: int
    add_ons: int
    cost: Cents
    prize: Cents
    bounty: Cents
    knock_outs: int

    @property
    def net(self) -> Cents:
        """What was won more than it cost."""
        return self.prize + self.bounty - self.cost


@dataclass(frozen=True, slots=True)
class Money:
    """All money of the person in one currency, in minor units."""

    currency: str
    evenings: int
    cost: Cents
    prize: Cents
    bounty: Cents

    @property
    def net(self) -> Cents:
        """What was won more than it cost."""
        return self.prize + self.bounty - self.cost

    @property
    def return_on_cost(self) -> int | None:
        """The same by what it cost, in hundredths of a percent; None where it cost nothing."""
        return round(self.net * 10_000 / self.cost) if self.cost else None


@dataclass(frozen=True, slots=True)
class Rival:
    """Somebody whom the person met.

    Attributes:
        together: on so many evenings; `ahead` of him on so many of them, `behind` on so many, else on the same place.
        out_by, out: how often he was knocked out by the person, and the person by him; shared ones too.
    """

    player: PlayerId
    name: str
    together: int = 0
    ahead: int = 0
    behind: int = 0
    out_by: int = 0
    out: int = 0


@dataclass(frozen=True, slots=True)
class InSeason:
    """How a season went for the person: where he stands, and the points after each of its evenings."""

    season: str
    rank: int | None
    tied: bool
    points: int
    decimals: int
    evenings: int
    of: int
    progress: tuple[int | None, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayerStatistics:
    """What is told of one person; only of evenings that are over and were played by people.

    Attributes:
        appearances: oldest first.
        money: by currency, that of most evenings first.
        rivals: those met most often first.
        seasons: those in which he is, the newest first.
    """

    player: PlayerId
    name: str
    appearances: tuple[Appearance, ...] = ()
    money: tuple[Money, ...] = ()
    rivals: tuple[Rival, ...] = ()
    seasons: tuple[InSeason, ...] = field(default=())

    @property
    def evenings(self) -> int:
        """On how many the person was."""
        return len(self.appearances)

    @property
    def entries(self) -> int:
        """With how many entries."""
        return sum(each.entries for each in self.appearances)

    @property
    def wins(self) -> int:
        """How many of them were won, alone or with others."""
        return sum(each.place == 1 for each in self.appearances)

    @property
    def cashes(self) -> int:
        """On how many of them there was a prize."""
        return sum(each.prize > 0 for each in self.appearances)

    @property
    def cash_rate(self) -> int | None:
        """The same of all evenings, in hundredths of a percent; None without any."""
        return round(self.cashes * 10_000 / self.evenings) if self.evenings else None

    @property
    def best_place(self) -> int | None:
        """The best place; None without any."""
        return min((each.place for each in self.appearances), default=None)

    @property
    def average_place(self) -> int | None:
        """The mean of the places, in units of points (`POINT`); None without any."""
        return round(sum(each.place for each in self.appearances) * POINT / self.evenings) if self.evenings else None

    @property
    def knock_outs(self) -> int:
        """How many others the person knocked out; shared ones count in full."""
        return sum(each.knock_outs for each in self.appearances)

    @property
    def nemesis(self) -> Rival | None:
        """Who knocked the person out most often; of several the one met more rarely, then by name."""
        return min(
            (rival for rival in self.rivals if rival.out), key=lambda rival: (-rival.out, rival.together), default=None
        )

    @property
    def victim(self) -> Rival | None:
        """Whom the person knocked out most often."""
        return min(
            (rival for rival in self.rivals if rival.out_by),
            key=lambda rival: (-rival.out_by, rival.together),
            default=None,
        )

    @property
    def longest_run(self) -> int:
        """On how many evenings in a row there was a prize, at best; the person's own evenings, missed ones apart."""
        return max(self._runs(), default=0)

    @property
    def run(self) -> int:
        """On how many evenings in a row there was a prize up to now."""
        return next(reversed(tuple(self._runs())), 0)

    def _runs(self) -> Iterator[int]:
        running = 0
        for each in self.appearances:
            running = running + 1 if each.prize > 0 else 0
            yield running


def statistics(
    player: PlayerId,
    results: Sequence[EveningResult],
    roster: Roster,
    seasons: Sequence[SeasonTable] = (),
    sight: Sight | None = None,
) -> PlayerStatistics:
    """What these evenings and seasons tell of a person, under every number that was merged into it.

    `sight`: of evenings that others look at too.
    """
    number = roster.canonical(player)
    known = roster.players.get(number)
    name = "" if known is None else known.shown
    appearances: list[Appearance] = []
    met = _Met()
    sight = Sight() if sight is None else sight
    sight.take(roster)
    canonical = sight.canonical
    over = [result for result in results if result.finished is not None and not result.simulated]
    for result in sorted(over, key=lambda each: (each.day, each.started or 0, each.stream)):
        if not any(person.player is not None and canonical(person.player) == number for person in result.people):
            continue
        guests = sight.see(result).guests
        me = next(guest for guest in guests if guest.number == number)
        name = name or me.name
        appearances.append(_appearance(result, me, len(guests)))
        met.count(me, guests, result, canonical)
    newest = sorted(seasons, key=lambda table: table.season.first_day, reverse=True)
    lines = [(table, line) for table in newest for line in table.lines if canonical(line.player) == number]
    return PlayerStatistics(
        number,
        name,
        tuple(appearances),
        _money(appearances),
        met.rivals(roster),
        tuple(
            InSeason(
                table.season.name,
                line.rank,
                line.tied,
                line.points,
                table.decimals,
                len(line.attended),
                len(table.evenings),
                progress(table, line),
            )
            for table, line in lines
        ),
    )


def _appearance(result: EveningResult, me: Guest, players: int) -> Appearance:
    return Appearance(
        stream=result.stream,
        evening=result.name,
        day=result.day,
        started=result.started,
        currency=result.currency,
        players=players,
        place=me.place,
        sharing=me.sharing,
        entries=me.entries,
        rebuys=me.rebuys,
        add_ons=me.add_ons,
        cost=me.cost,
        prize=me.prize,
        bounty=me.bounty,
        knock_outs=me.knock_outs,
    )


def _money(appearances: Sequence[Appearance]) -> tuple[Money, ...]:
    by_currency: dict[str, list[Appearance]] = defaultdict(list)
    for each in appearances:
        by_currency[each.currency].append(each)
    money = [
        Money(
            currency,
            len(own),
            sum(each.cost for each in own),
            sum(each.prize for each in own),
            sum(each.bounty for each in own),
        )
        for currency, own in by_currency.items()
    ]
    return tuple(sorted(money, key=lambda each: (-each.evenings, each.currency)))


class _Met:
    """Whom a person met, counted evening by evening."""

    def __init__(self) -> None:
        self.together: Counter[PlayerId] = Counter()
        self.ahead: Counter[PlayerId] = Counter()
        self.behind: Counter[PlayerId] = Counter()
        self.out_by: Counter[PlayerId] = Counter()
        self.out: Counter[PlayerId] = Counter()
        self.names: dict[PlayerId, str] = {}

    def count(self, me: Guest, guests: Sequence[Guest], result: EveningResult, canonical: Canonical) -> None:
        for guest in guests:
            if guest.number is None or guest is me:
                continue
            self.names[guest.number] = guest.name
            self.together[guest.number] += 1
            self.ahead[guest.number] += me.place < guest.place
            self.behind[guest.number] += me.place > guest.place
        for knock_out in result.knock_outs:
            by = {None if each is None else canonical(each) for each in knock_out.by} - {None}
            victim = None if knock_out.victim is None else canonical(knock_out.victim)
            if victim == me.number:
                self.out.update(each for each in by if each is not None and each != me.number)
            elif me.number in by and victim is not None:
                self.out_by[victim] += 1

    def rivals(self, roster: Roster) -> tuple[Rival, ...]:
        """Those met most often first, then by name."""
        found = [
            Rival(
                number,
                self.names[number] if (known := roster.players.get(number)) is None else known.shown,
                count,
                self.ahead[number],
                self.behind[number],
                self.out_by[number],
                self.out[number],
            )
            for number, count in self.together.items()
        ]
        return tuple(sorted(found, key=lambda rival: (-rival.together, sort_key(rival.name), rival.player)))
