"""People and what a club keeps, as they come to another club with their evenings.

Somebody of the same name is the same person (`people.person_key`); what is here already stays as it is.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
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
from tournament.people.people import person_key


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
        """The names of those whom the club did not know, without those that are other names of somebody."""
        other = {fact.gone for fact in self.facts if isinstance(fact, PlayersMerged)}
        return tuple(fact.name for fact in self.facts if isinstance(fact, PlayerAdded) and fact.player not in other)


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
        # Two numbers that are one person there may both have the name.
        if key not in known or (number in theirs.players and key not in ours.numbers):
            new.append(player)
            here[number] = next(free)
            known.setdefault(key, here[number])
        else:
            here[number] = known[key]
    facts = tuple(fact for group in _introduced(theirs, new, here, ours) for fact in group)
    return Arrivals(here, facts)


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
    """What another club has to know of these people, each once; those whom a person was merged into come along."""
    players = [roster.players[number] for number in _with_kept(roster, named) if number in roster.players]
    return tuple(_introduced(roster, players, {player.number: player.number for player in players}))


def acquainted(introduced: Iterable[Iterable[Event]]) -> Roster:
    """The people of `introductions` as a roster.

    Raises:
        RuleViolation: two of them cannot stand beside one another.
    """
    roster = Roster()
    for facts in introduced:
        roster = club_facts.apply_step(roster, facts, 0)
    return roster


def _introduced(
    theirs: Roster, players: Sequence[Player], numbers: Mapping[PlayerId, PlayerId], ours: Roster | None = None
) -> Iterator[tuple[Event, ...]]:
    """For each person the facts of all the numbers that are one there, in an order in which they stand.

    `numbers`: what each number is here. `ours`: the club they come to, if that is known.
    """
    groups: dict[PlayerId, list[Player]] = {}
    for player in players:
        groups.setdefault(theirs.canonical(player.number), []).append(player)
    for group in groups.values():
        joining: list[Event] = []
        merging: list[Event] = []
        telling: list[Event] = []
        for player in sorted(group, key=lambda each: (each.merged_into is not None, each.number)):
            number = numbers[player.number]
            # Nobody joins under a name that somebody has, before the two are one.
            spoken_for = {person_key(event.name) for event in joining if isinstance(event, PlayerAdded)}
            name = player.name
            while person_key(name) in spoken_for or (name != player.name and _is_somebody(name, theirs, ours)):
                name = f"{name} #{number}"
            joining.append(PlayerAdded(number, name))
            if player.merged_into is not None:
                merging.append(PlayersMerged(numbers[player.merged_into], number))
            telling += _told_of(player, number, name, ours)
        yield (*joining, *merging, *telling)


def _is_somebody(name: str, theirs: Roster, ours: Roster | None) -> bool:
    return any(roster is not None and roster.find(name) is not None for roster in (theirs, ours))


def _told_of(player: Player, number: PlayerId, called: str, ours: Roster | None) -> list[Event]:
    """What is written about a person beside the name; a nickname only where it is nobody's in our club.

    `called`: the name under which the person has joined.
    """
    told: list[Event] = []
    nickname = player.nickname if ours is None or ours.find(player.nickname) is None else ""
    if nickname or player.notes or called != player.name:
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
