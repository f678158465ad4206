"""A few numbers of everybody at once, for lists of people."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tournament.club.roster import Roster
from tournament.names import Cents, PlayerId
from tournament.seasons.results import EveningResult


@dataclass(slots=True)
class Totals:
    """What somebody did on all evenings together: `net` by currency, in minor units; `last`: the newest ISO day."""

    evenings: int = 0
    wins: int = 0
    cashes: int = 0
    last: str = ""
    net: dict[str, Cents] = field(default_factory=dict)


def totals(results: Sequence[EveningResult], roster: Roster) -> Mapping[PlayerId, Totals]:
    """By person, those merged into one as one; only of evenings that are over and were played by people."""
    found: dict[PlayerId, Totals] = {}
    for result in results:
        if result.finished is None or result.simulated:
            continue
        there: set[PlayerId] = set()
        paid: set[PlayerId] = set()
        for person in result.people:
            if person.player is None:
                continue
            number = roster.canonical(person.player)
            own = found.setdefault(number, Totals())
            net = person.prize + person.bounty - person.cost
            own.net[result.currency] = own.net.get(result.currency, 0) + net
            if person.prize > 0 and number not in paid:
                paid.add(number)
                own.cashes += 1
            if number in there:  # under another name too; the better place came first
                continue
            there.add(number)
            own.evenings += 1
            own.wins += person.place == 1
            own.last = max(own.last, result.day)
    return found
