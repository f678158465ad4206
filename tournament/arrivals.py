"""People and what a club keeps, as they come to another club with their evenings.

Whoever has the same UUID of another program, or else the same name (`people.person_key`), is the same person; what is
here already stays as it is.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from tournament.club import Player, Roster
from tournament.club import facts as club_facts
from tournament.club.roster import MEMBER, PLAIN, TDT
from tournament.errors import RuleViolation
from tournament.events import (
    ClosedLine,
    EveningImported,
    Event,
    HouseStyleSet,
    PictureSet,
    PlayerAdded,
    PlayerArchived,
    PlayerChanged,
    PlayerIdentified,
    PlayersMerged,
    PricesKept,
    Season,
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
    same = _same_elsewhere(ours, theirs)
    free = ours.new_numbers()
    for number in sorted(_with_kept(theirs, named), key=lambda number: (number not in theirs.players, number)):
        player = theirs.players.get(number) or Player(number, named[number] or f"#{number}")
        key = person_key(player.name)
        if number in same:
            here[number] = same[number]
            continue
        # Two numbers that are one person there may both have the name.
        if key not in known or (number in theirs.players and key not in ours.numbers):
            new.append(player)
            here[number] = next(free)
            known.setdefault(key, here[number])
        else:
            here[number] = known[key]
    facts = [fact for group in _introduced(theirs, new, here, ours) for fact in group]
    facts += _called_elsewhere(ours, theirs, here)
    return Arrivals(here, tuple(facts))


def _same_elsewhere(ours: Roster, theirs: Roster) -> dict[PlayerId, PlayerId]:
    """Whom of ours another program calls as it calls people of theirs, by their own numbers."""
    known = {
        bearer: ours.identified(source, called)
        for (source, called), bearer in theirs.identities.items()
        if source == TDT
    }
    return {number: player.number for number, player in known.items() if player is not None}


def _called_elsewhere(ours: Roster, theirs: Roster, here: Mapping[PlayerId, PlayerId]) -> Iterator[PlayerIdentified]:
    """What those whom we know are called elsewhere, where that is nobody's; who has a member number keeps it alone."""
    members = ours.everybodys_ids(MEMBER)
    for (source, called), bearer in theirs.identities.items():
        number = here.get(bearer)
        if number is None or number not in ours.players or ours.identified(source, called) is not None:
            continue
        if source != MEMBER or ours.canonical(number) not in members:
            yield PlayerIdentified(number, source, called)


def of_club(ours: Roster, theirs: Roster, named: Mapping[PlayerId, str], streams: Mapping[int, int]) -> Arrivals:
    """Everybody of another club, and its structures, price lists and seasons where the name is free here.

    `named`: whom its evenings name. `streams`: what its evenings are here, by their numbers there.
    """
    closed = {line.player: line.name for over in theirs.closed.values() for line in over.lines}
    people = of_people(ours, theirs, {**closed, **dict.fromkeys(theirs.players, ""), **named})
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
    for key, there in theirs.seasons.items():
        season = _of_streams(there, streams)
        if key not in ours.seasons:
            facts += _season(theirs, key, season, people.numbers, streams)
        elif ours.seasons[key] != season:
            kept.append(("season_here", season.name))
    if theirs.house_style not in (PLAIN, ours.house_style):
        if ours.house_style == PLAIN:
            facts.append(HouseStyleSet(theirs.house_style))
        else:
            kept.append(("house_style_here", theirs.house_style.club))
    return Arrivals(people.numbers, tuple(facts), tuple(kept))


def _season(
    theirs: Roster, key: str, season: Season, numbers: Mapping[PlayerId, PlayerId], streams: Mapping[int, int]
) -> Iterator[Event]:
    """A season of theirs with what was adjusted in it, and its table if it is over."""
    yield SeasonKept(season)
    for points in theirs.adjustments.get(key, ()):
        yield replace(points, season=season.name, player=numbers[points.player])
    for money in theirs.kitty_adjustments.get(key, ()):
        yield replace(money, season=season.name)
    over = theirs.closed.get(key)
    if over is not None:
        lines = tuple(_line(line, numbers) for line in over.lines)
        # An evening that does not come along has no stream here; what it was worth stands in the table.
        evenings = tuple(
            each._replace(stream=streams.get(each.stream, -number))
            for number, each in enumerate(over.evenings, start=1)
        )
        yield replace(over, season=season.name, evenings=evenings, lines=lines, rules=None, money=())


def _line(line: ClosedLine, numbers: Mapping[PlayerId, PlayerId]) -> ClosedLine:
    adjustments = tuple(replace(each, player=numbers[each.player]) for each in line.adjustments)
    return replace(line, player=numbers[line.player], adjustments=adjustments)


def _of_streams(season: Season, streams: Mapping[int, int]) -> Season:
    """The season with the numbers that its evenings have here."""
    added = tuple(streams[stream] for stream in season.added if stream in streams)
    return replace(
        season, added=added, left_out=tuple(streams[stream] for stream in season.left_out if stream in streams)
    )


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
    elsewhere: dict[PlayerId, list[tuple[str, str]]] = {}
    for key, bearer in theirs.identities.items():
        elsewhere.setdefault(bearer, []).append(key)
    coming = {player.number: player for player in players}
    groups: dict[PlayerId, list[Player]] = {}
    for player in players:
        groups.setdefault(theirs.canonical(player.number), []).append(player)
    for group in groups.values():
        joining: list[Event] = []
        merging: list[Event] = []
        telling: list[Event] = []
        called: dict[str, PlayerId] = {}
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
            # Those between the two may be known here, and be somebody else: then they are not one here.
            whole = _last_of(player, coming)
            one = called.setdefault(person_key(player.name), whole) == whole
            telling += _told_of(player if one else replace(player, name=name), number, name, ours)
            telling += [
                PlayerIdentified(number, source, called)
                for source, called in elsewhere.get(player.number, ())
                if ours is None or ours.identified(source, called) is None
            ]
        yield (*joining, *merging, *telling)


def _last_of(player: Player, coming: Mapping[PlayerId, Player]) -> PlayerId:
    """The number that this one is another name of, as far as those come along who are between them."""
    while (into := player.merged_into) is not None:
        if into not in coming:
            return into
        player = coming[into]
    return player.number


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
