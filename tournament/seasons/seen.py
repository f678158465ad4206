"""An evening as a season sees it: each person once, whoever was merged with whom since."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from tournament.club.roster import Roster
from tournament.names import Cents, Instant, Milliseconds, PlayerId
from tournament.sales import money
from tournament.seasons.results import EveningResult, PersonResult

Canonical = Callable[[PlayerId], PlayerId]
"""Whom a number means now (`Roster.canonical`)."""


@dataclass(slots=True, eq=False)
class Guest:
    """A person on an evening; whoever was there under two names since merged has the better place, and both's money.

    Attributes:
        number: whom it means now; None: a guest who was only counted, and whom no season ranks.
        place: from 1, with `sharing` people on it and `beaten` below it.
        knock_outs: each counts in full; `knock_out_shares`: in equal parts.
        level, out: when the person was out; None: never.
    """

    number: PlayerId | None
    name: str
    place: int
    prize: Cents
    bounty: Cents
    cost: Cents
    entries: int
    rebuys: int
    add_ons: int
    level: int | None
    out: Instant | None
    sharing: int = 1
    beaten: int = 0
    knock_outs: int = 0
    knock_out_shares: float = 0.0


@dataclass(eq=False)
class Seen:
    """An evening with its people.

    Attributes:
        number: which one of its season it is, from 1; `months`: how many full months before the season's last.
        guests: best place first.
    """

    result: EveningResult
    guests: Sequence[Guest]
    number: int = 1
    months: int = 0

    @cached_property
    def unit(self) -> int:
        """How many minor units make one of the evening's currency."""
        return int(10 ** money.minor_digits(self.result.currency))

    @cached_property
    def players(self) -> int:
        """How many people took part."""
        return len(self.guests)

    @cached_property
    def paid_places(self) -> int:
        """How many people won a prize."""
        return sum(guest.prize > 0 for guest in self.guests)

    @cached_property
    def cost(self) -> Cents:
        """What everybody paid together."""
        return sum(guest.cost for guest in self.guests)

    @cached_property
    def _last_level(self) -> int:
        return max((guest.level for guest in self.guests if guest.level is not None), default=0)

    def level(self, guest: Guest) -> int:
        """The level in which somebody was out; of the winner the last one in which anybody was."""
        return self._last_level if guest.level is None else guest.level

    def time(self, guest: Guest) -> Milliseconds:
        """How long after the start somebody was out, or the evening was won."""
        out = self.result.finished if guest.out is None else guest.out
        return 0 if out is None or self.result.started is None else max(0, out - self.result.started)


def canonical_of(roster: Roster) -> Canonical:
    """The same as `Roster.canonical`, for asking about everybody of many evenings."""
    return _through(_merged(roster))


def _merged(roster: Roster) -> Mapping[PlayerId, PlayerId]:
    return {
        number: roster.canonical(number) for number, player in roster.players.items() if player.merged_into is not None
    }


def _through(merged: Mapping[PlayerId, PlayerId]) -> Canonical:
    return (lambda number: merged.get(number, number)) if merged else (lambda number: number)


def see(result: EveningResult, canonical: Canonical, number: int = 1, months: int = 0) -> Seen:
    """The evening with everybody once."""
    guests = list(_once(result.people, canonical))
    _count_places(guests)
    _count_knock_outs(result, guests, canonical)
    return Seen(result, guests, number, months)


class Sight:
    """Evenings with their people, looked at once each as long as nobody is merged or parted."""

    def __init__(self) -> None:
        self._merged: Mapping[PlayerId, PlayerId] = {}
        self._kept: dict[int, tuple[EveningResult, Sequence[Guest]]] = {}
        self.canonical: Canonical = _through({})

    def take(self, roster: Roster) -> None:
        """From now on people are those of that roster."""
        merged = _merged(roster)
        if merged != self._merged:
            self._kept.clear()
            self._merged, self.canonical = merged, _through(merged)

    def see(self, result: EveningResult, number: int = 1, months: int = 0) -> Seen:
        """As the function of that name says."""
        kept = self._kept.get(result.stream)
        if kept is None or (kept[0] is not result and kept[0] != result):
            kept = self._kept[result.stream] = (result, see(result, self.canonical).guests)
        return Seen(result, kept[1], number, months)


def months_between(earlier: str, later: str) -> int:
    """How many full months lie between two ISO days; 0 where the second is not later."""
    year, month, day = (int(part) for part in earlier.split("-"))
    to_year, to_month, to_day = (int(part) for part in later.split("-"))
    return max(0, (to_year - year) * 12 + to_month - month - (to_day < day))


def _once(people: Iterable[PersonResult], canonical: Canonical) -> Iterable[Guest]:
    last = max((person.place for person in people if person.place is not None), default=0)
    found: dict[PlayerId, Guest] = {}
    for person in people:
        whom = None if person.player is None else canonical(person.player)
        before = None if whom is None else found.get(whom)
        if before is None:
            guest = Guest(
                whom,
                person.name,
                last + 1 if person.place is None else person.place,
                person.prize,
                person.bounty,
                person.cost,
                person.entries,
                person.rebuys,
                person.add_ons,
                person.level,
                person.out,
            )
            if whom is not None:
                found[whom] = guest
            yield guest
        else:  # the better place comes first
            before.prize += person.prize
            before.bounty += person.bounty
            before.cost += person.cost
            before.entries += person.entries
            before.rebuys += person.rebuys
            before.add_ons += person.add_ons


def _count_places(guests: Sequence[Guest]) -> None:
    at = Counter(guest.place for guest in guests)
    below = 0
    beaten: dict[int, int] = {}
    for place in sorted(at, reverse=True):
        beaten[place] = below
        below += at[place]
    for guest in guests:
        guest.sharing, guest.beaten = at[guest.place], beaten[guest.place]


def _count_knock_outs(result: EveningResult, guests: Sequence[Guest], canonical: Canonical) -> None:
    """Give everybody those whom they knocked out; nobody is another of himself under two names since merged."""
    known = {guest.number: guest for guest in guests if guest.number is not None}
    for knock_out in result.knock_outs:
        victim = None if knock_out.victim is None else canonical(knock_out.victim)
        by = [canonical(number) for number in knock_out.by if number is not None]
        for number in by if len(by) == 1 else dict.fromkeys(by):
            guest = known.get(number)
            if guest is not None and number != victim:
                guest.knock_outs += 1
                guest.knock_out_shares += by.count(number) / len(knock_out.by)
