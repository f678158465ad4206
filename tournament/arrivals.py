"""People and what a club keeps, as they come to another club with their evenings.

Somebody of the same name is the same person (`people.person_key`); what is here already stays as it is.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from tournament.club import Player, Roster
from tournament.club import facts as club_facts
from tournament.errors import RuleViolation
from tournament.events import (
    EveningImported,
    Event,
    PictureSet,
    PlayerAdded,
    PlayerArchived,
    PlayerChanged,
    PlayersMerged,
    PricesKept,
    SeasonKept,
    StructureKept,
)
from tournament.history import Step
from tournament.names import Instant, PlayerId
from tournament.people import person_key


@dataclass(frozen=True, slots=True)
class Arrivals:
    """What joins the club: facts for its log.

    Attributes:
        numbers: of everybody who came, the number here by the number there.
        facts: what is new here, for the club's log.
        kept: what is here already and differs, as codes of a note with the name.
    """

    numbers: Mapping[PlayerId, PlayerId]
    facts: tuple[Event, ...]
    kept: tuple[tuple[str, str], ...] = ()

    @property
    def new(self) -> tuple[str, ...]:
        """The names of those whom the club did not know."""
        return tuple(fact.name for fact in self.facts if isinstance(fact, PlayerAdded))


def of_people(ours: Roster, theirs: Roster, named: Mapping[PlayerId, str]) -> Arrivals:
    """Find these people of another club in ours, or number them on.

    `named`: what its evenings call them; whom the other club does not know any more is known by that alone.
    """
    here: dict[PlayerId, PlayerId] = {}
    new: list[Player] = []
    known = {key: numbers[0] for key, numbers in ours.numbers.items()}
    free = ours.new_numbers()
    for number in sorted(_with_kept(theirs, named), key=lambda number: (number not in theirs.players, number)):
        player = theirs.players.get(number) or Player(number, named[number] or f"#{number}")
        key = person_key(player.name)
        if key not in known:
            new.append(player)
            known[key] = next(free)
        here[number] = known[key]
    facts: list[Event] = [PlayerAdded(here[player.number], player.name) for player in new]
    for player in new:
        facts += _told_of(player, here[player.number], ours)
    facts += [
        PlayersMerged(here[player.merged_into], here[player.number]) for player in new if player.merged_into is not None
    ]
    return Arrivals(here, tuple(facts))


def of_club(ours: Roster, theirs: Roster, named: Mapping[PlayerId, str]) -> Arrivals:
    """Everybody of another club, and its structures, price lists and seasons where the name is free here.

    `named`: whom its evenings name.
    """
    people = of_people(ours, theirs, {**dict.fromkeys(theirs.players, ""), **named})
    facts: list[Event] = list(people.facts)
    kept: list[tuple[str, str]] = []
    for key, structure in theirs.structures.items():
        if key not in ours.structures:
            facts.append(StructureKept(structure))
        elif ours.structures[key] != structure:
            kept.append(("structure_here", structure.name))
    for key, prices in theirs.price_sets.items():
        if key not in ours.price_sets:
            facts.append(PricesKept(prices))
        elif ours.price_sets[key] != prices:
            kept.append(("prices_here", prices.name))
    for key, season in theirs.seasons.items():
        if key not in ours.seasons:
            facts.append(SeasonKept(season))
        elif ours.seasons[key] != season:
            kept.append(("season_here", season.name))
    return Arrivals(people.numbers, tuple(facts), tuple(kept))


def arrive(
    roster: Roster, at: Instant, arrivals: Arrivals, evenings: Sequence[EveningImported], club: bool = False
) -> Step:
    """Evenings came from another file, or a whole club, and what they brought along: one step of the club.

    Undoing it takes the evenings off the list and what they brought out of the club.

    Raises:
        RuleViolation: `nothing_new`.
    """
    events: tuple[Event, ...] = (*arrivals.facts, *evenings)
    if not events:
        raise RuleViolation("nothing_new")
    if not club:
        return Step("evening_imported", events, {"name": evenings[0].name, "count": len(arrivals.new)})
    return Step("club_imported", events, {"evenings": len(evenings), "people": len(arrivals.new)})


def introductions(roster: Roster, named: Iterable[PlayerId]) -> tuple[tuple[Event, ...], ...]:
    """What another club has to know of these people; those whom a person was merged into come along."""
    found: list[tuple[Event, ...]] = []
    merged: list[tuple[Event, ...]] = []
    for number in _with_kept(roster, named):
        player = roster.players.get(number)
        if player is None:
            continue
        found.append((PlayerAdded(number, player.name), *_told_of(player, number)))
        if player.merged_into is not None:
            merged.append((PlayersMerged(player.merged_into, number),))
    return (*found, *merged)


def acquainted(introduced: Iterable[Iterable[Event]]) -> Roster:
    """The people of `introductions` as a roster.

    Raises:
        RuleViolation: two of them cannot stand beside one another.
    """
    roster = Roster()
    for facts in introduced:
        roster = club_facts.apply_step(roster, facts, 0)
    return roster


def _told_of(player: Player, number: PlayerId, ours: Roster | None = None) -> list[Event]:
    """What is written about a person beside the name; a nickname only where it is nobody's in our club."""
    told: list[Event] = []
    nickname = player.nickname if ours is None or ours.find(player.nickname) is None else ""
    if nickname or player.notes:
        told.append(PlayerChanged(number, player.name, nickname, player.notes))
    if player.picture:
        told.append(PictureSet(number, player.picture))
    if player.archived:
        told.append(PlayerArchived(number, archived=True))
    return told


def _with_kept(roster: Roster, coming: Iterable[PlayerId]) -> tuple[PlayerId, ...]:
    """These numbers, and those that they were merged into, lowest first."""
    found: set[PlayerId] = set()
    for number in coming:
        each: PlayerId | None = number
        while each is not None and each not in found:
            found.add(each)
            each = roster.players[each].merged_into if each in roster.players else None
    return tuple(sorted(found))
