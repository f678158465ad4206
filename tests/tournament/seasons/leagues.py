"""Made-up evenings of a league, as values."""

from collections.abc import Mapping, Sequence

from tournament.club.roster import Player, Roster
from tournament.events import Scoring, Season
from tournament.names import PlayerId
from tournament.seasons.results import EveningResult, KnockOut, PersonResult

NAMES = ("Anna", "Boris", "Cyril", "Dana", "Emil", "Fero", "Gita", "Hana", "Ivan", "Jana")

ROSTER = Roster(
    players={PlayerId(number): Player(PlayerId(number), name) for number, name in enumerate(NAMES, start=1)}
)

POINTS = Scoring("prize", decimals=0)
"""A formula with which a test says the points: everybody's prize."""


def number(name: str) -> PlayerId:
    """Somebody's number in `ROSTER`."""
    return PlayerId(NAMES.index(name) + 1)


def season(scoring: Scoring = POINTS, **more: object) -> Season:
    """A season of the year 2026."""
    return Season("Autumn", "2026-01-01", "2026-12-31", scoring=scoring, **more)  # type: ignore[arg-type]


def evening(
    stream: int,
    day: str,
    people: Sequence[PersonResult],
    *,
    finished: bool = True,
    simulated: bool = False,
    currency: str = "EUR",
    league: int = 0,
    knock_outs: Sequence[KnockOut] = (),
) -> EveningResult:
    """An evening with these people, €20 with a fee of €2 each."""
    return EveningResult(
        stream=stream,
        name=f"Evening {stream}",
        day=day,
        simulated=simulated,
        started=0,
        finished=7_200_000 if finished else None,
        currency=currency,
        structure="Turbo",
        buy_in=2_000,
        fee=200,
        pool=1_800 * len(people),
        league=league,
        entries=sum(person.entries for person in people),
        rebuys=sum(person.rebuys for person in people),
        add_ons=sum(person.add_ons for person in people),
        people=tuple(people),
        knock_outs=tuple(knock_outs),
    )


def order(stream: int, day: str, *names: str, **more: object) -> EveningResult:
    """An evening that ended in this order, each place somebody's alone; the winner gets €50."""
    people = [
        PersonResult(number(name), name, place, prize=5_000 if place == 1 else 0, cost=2_000, level=5)
        for place, name in enumerate(names, start=1)
    ]
    return evening(stream, day, people, **more)  # type: ignore[arg-type]


def worth(stream: int, day: str, points: Mapping[str, int], **more: object) -> EveningResult:
    """An evening that is worth so many points with `POINTS`; best first, equal points share a place."""
    ranked = sorted(points.items(), key=lambda each: -each[1])
    people = []
    for name, own in ranked:
        place = 1 + sum(other > own for _name, other in ranked)
        sharing = sum(other == own for _name, other in ranked)
        people.append(PersonResult(number(name), name, place, sharing, prize=own * 100, cost=2_000, level=5))
    return evening(stream, day, people, **more)  # type: ignore[arg-type]
