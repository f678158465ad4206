"""What each fact about the club makes of the roster, and what cannot stand after the facts before it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import singledispatch
from itertools import groupby
from typing import TypeVar

from tournament import history
from tournament.club.roster import Player, Roster
from tournament.errors import RuleViolation
from tournament.events import (
    EveningImported,
    EveningRemoved,
    Event,
    HouseStyleSet,
    KittyAdjusted,
    PictureSet,
    PlayerAdded,
    PlayerArchived,
    PlayerChanged,
    PlayerIdentified,
    PlayersMerged,
    PointsAdjusted,
    PricesDropped,
    PricesKept,
    Season,
    SeasonClosed,
    SeasonDropped,
    SeasonKept,
    SeasonOpened,
    SeasonRenamed,
    StructureDropped,
    StructureKept,
)
from tournament.fold import Contradiction
from tournament.history import Place, Stored
from tournament.names import Instant, PlayerId
from tournament.people.people import person_key
from tournament.remembered import Remembered

T = TypeVar("T")


def fold(places: Iterable[Place], begun: Roster | None = None, remembered: Remembered[Roster] | None = None) -> Roster:
    """The roster after all these places of the club's log, which follow on the roster begun; None: on nothing.

    Those before them are remembered on the way, where that is asked for.

    Raises:
        Contradiction: a step does not stand; its facts hold `seq` and `label` of that step.
    """
    roster = begun or Roster()
    for place in places:
        if remembered is not None:
            remembered.add(place.first.seq, roster)
        try:
            roster = apply_step(roster, place.shown.step.events, place.first.at)
        except RuleViolation as refusal:
            raise Contradiction(
                refusal.code, **{**refusal.facts, "seq": place.first.seq, "label": place.shown.step.label}
            ) from refusal
    return roster


def read(steps: Sequence[Stored]) -> Roster:
    """The roster that a whole log says, with what it remembers of undone steps.

    Raises:
        Contradiction: as `fold` says.
    """
    return with_past(fold(history.places(steps)), steps)


def with_past(roster: Roster, steps: Iterable[Stored]) -> Roster:
    """The roster with the numbers and the imports of all these steps, undone ones too."""
    highest, came = roster.highest, set(roster.came)
    for stored in steps:
        for event in stored.step.events:
            if isinstance(event, PlayerAdded):
                highest = max(highest, event.player)
            elif isinstance(event, EveningImported):
                came.add(event.stream)
    return replace(roster, highest=highest, came=frozenset(came))


def apply_step(roster: Roster, events: Iterable[Event], at: Instant) -> Roster:
    """The roster after one step's events.

    Raises:
        RuleViolation: an event contradicts the roster.
    """
    for kind, group in groupby(events, type):
        if kind is PlayerAdded:
            roster = _joined(roster, [event for event in group if isinstance(event, PlayerAdded)], at)
        else:
            for event in group:
                roster = apply(event, roster, at)
    return roster


@singledispatch
def apply(event: Event, roster: Roster, at: Instant) -> Roster:
    """The roster after one fact; each kind registers what it does.

    Raises:
        RuleViolation: the fact cannot stand after those before it.
    """
    raise RuleViolation("not_a_club_fact", kind=type(event).__name__)


# ---- people ----------------------------------------------------------------------------------------------------------


@apply.register
def _(event: PlayerAdded, roster: Roster, at: Instant) -> Roster:
    return _joined(roster, [event], at)


def _joined(roster: Roster, events: Iterable[PlayerAdded], at: Instant) -> Roster:
    """The roster with these new people; thousands join in one step, and each would copy all before."""
    players, numbers, highest = dict(roster.players), dict(roster.numbers), roster.highest
    for event in events:
        if event.player in players:
            raise RuleViolation("player_number_taken", player=event.player)
        key = person_key(event.name)
        if others := numbers.get(key):
            known = _shown(replace(roster, players=players), others[0])
            raise RuleViolation("player_known", name=event.name, known=known)
        players[event.player] = Player(event.player, event.name, joined=at)
        numbers[key] = (event.player,)
        highest = max(highest, event.player)
    return replace(roster, players=players, numbers=numbers, highest=highest)


@apply.register
def _(event: PlayerChanged, roster: Roster, at: Instant) -> Roster:
    player = _player(roster, event.player)
    after = _with(roster, replace(player, name=event.name, nickname=event.nickname, notes=event.notes))
    if person_key(event.name) == person_key(player.name):
        return after
    return replace(after, former={**roster.former, person_key(player.name): player.number})


@apply.register
def _(event: PictureSet, roster: Roster, at: Instant) -> Roster:
    player = replace(_player(roster, event.player), picture=event.picture)
    return replace(roster, players={**roster.players, event.player: player})


@apply.register
def _(event: PlayerArchived, roster: Roster, at: Instant) -> Roster:
    player = replace(_player(roster, event.player), archived=event.archived)
    return replace(roster, players={**roster.players, event.player: player})


@apply.register
def _(event: PlayersMerged, roster: Roster, at: Instant) -> Roster:
    kept, gone = _player(roster, event.kept), _player(roster, event.gone)
    if gone.merged_into is not None:
        raise RuleViolation("merged_already", name=gone.name, kept=_shown(roster, gone.number))
    if roster.canonical(kept.number) == gone.number:
        raise RuleViolation("merged_with_itself", name=gone.name)
    return replace(roster, players={**roster.players, gone.number: replace(gone, merged_into=kept.number)})


@apply.register
def _(event: PlayerIdentified, roster: Roster, at: Instant) -> Roster:
    player, key = _player(roster, event.player), (event.source, event.id)
    bearer = roster.identities.get(key)
    if bearer is not None and roster.canonical(bearer) != roster.canonical(player.number):
        raise RuleViolation("id_taken", id=event.id, known=_shown(roster, bearer))
    identities = dict(roster.identities)
    if event.holds:
        identities.setdefault(key, player.number)
    else:
        identities.pop(key, None)
    return replace(roster, identities=identities)


def _player(roster: Roster, number: PlayerId) -> Player:
    player = roster.players.get(number)
    if player is None:
        raise RuleViolation("no_such_person", player=number)
    return player


def _shown(roster: Roster, number: PlayerId) -> str:
    return roster.players[roster.canonical(number)].shown


def _with(roster: Roster, player: Player) -> Roster:
    """The roster with that player's names, which must be nobody else's."""
    number = player.number
    before = roster.players.get(number)
    players = {**roster.players, number: player}
    after = replace(roster, players=players)
    numbers = dict(roster.numbers)
    for key in {person_key(name) for name in before.names} if before else ():
        numbers[key] = tuple(each for each in numbers[key] if each != number)
        if not numbers[key]:
            del numbers[key]
    for key in {person_key(name): name for name in player.names}:
        others = numbers.get(key, ())
        if others and after.canonical(others[0]) != after.canonical(number):
            raise RuleViolation("player_known", name=player.name, known=_shown(roster, others[0]))
        numbers[key] = tuple(sorted((*others, number)))
    return replace(after, numbers=numbers)


# ---- what the club keeps ---------------------------------------------------------------------------------------------


@apply.register
def _(event: StructureKept, roster: Roster, at: Instant) -> Roster:
    structure = event.structure
    return replace(roster, structures={**roster.structures, person_key(structure.name): structure})


@apply.register
def _(event: StructureDropped, roster: Roster, at: Instant) -> Roster:
    if person_key(event.name) not in roster.structures:
        raise RuleViolation("structure_not_kept", name=event.name)
    return replace(roster, structures=_without(roster.structures, event.name))


@apply.register
def _(event: PricesKept, roster: Roster, at: Instant) -> Roster:
    return replace(roster, price_sets={**roster.price_sets, person_key(event.prices.name): event.prices})


@apply.register
def _(event: PricesDropped, roster: Roster, at: Instant) -> Roster:
    if person_key(event.name) not in roster.price_sets:
        raise RuleViolation("prices_not_kept", name=event.name)
    return replace(roster, price_sets=_without(roster.price_sets, event.name))


def _without(kept: Mapping[str, T], name: str) -> dict[str, T]:
    gone = person_key(name)
    return {key: each for key, each in kept.items() if key != gone}


# ---- seasons ---------------------------------------------------------------------------------------------------------


@apply.register
def _(event: SeasonKept, roster: Roster, at: Instant) -> Roster:
    key = person_key(event.season.name)
    if key in roster.closed and not same_reckoning(roster.seasons[key], event.season):
        raise RuleViolation("season_closed", name=roster.seasons[key].name)
    return replace(roster, seasons={**roster.seasons, key: event.season})


@apply.register
def _(event: SeasonRenamed, roster: Roster, at: Instant) -> Roster:
    before, after = person_key(event.name), person_key(event.to)
    season = _season(roster, event.name)
    if after != before and after in roster.seasons:
        raise RuleViolation("season_name_taken", name=roster.seasons[after].name)
    return replace(
        roster,
        seasons=_called({**roster.seasons, before: replace(season, name=event.to)}, before, after),
        adjustments=_called(roster.adjustments, before, after),
        kitty_adjustments=_called(roster.kitty_adjustments, before, after),
        closed=_called(roster.closed, before, after),
    )


@apply.register
def _(event: SeasonDropped, roster: Roster, at: Instant) -> Roster:
    name = _season(roster, event.name).name
    return replace(
        roster,
        seasons=_without(roster.seasons, name),
        adjustments=_without(roster.adjustments, name),
        kitty_adjustments=_without(roster.kitty_adjustments, name),
        closed=_without(roster.closed, name),
    )


@apply.register
def _(event: PointsAdjusted, roster: Roster, at: Instant) -> Roster:
    _player(roster, event.player)
    key = person_key(_open_season(roster, event.season).name)
    so_far = roster.adjustments.get(key, ())
    return replace(roster, adjustments={**roster.adjustments, key: (*so_far, event)})


@apply.register
def _(event: KittyAdjusted, roster: Roster, at: Instant) -> Roster:
    key = person_key(_open_season(roster, event.season).name)
    so_far = roster.kitty_adjustments.get(key, ())
    return replace(roster, kitty_adjustments={**roster.kitty_adjustments, key: (*so_far, event)})


@apply.register
def _(event: SeasonClosed, roster: Roster, at: Instant) -> Roster:
    season = _season(roster, event.season)
    key = person_key(season.name)
    after = replace(roster, closed={**roster.closed, key: event})
    if event.rules is None:
        return after
    rules, money = replace(event.rules, name=season.name, league=season.league), {key: event.money}
    return replace(
        after,
        seasons={**roster.seasons, key: rules},
        kitty_adjustments={**_without(roster.kitty_adjustments, season.name), **(money if event.money else {})},
    )


@apply.register
def _(event: SeasonOpened, roster: Roster, at: Instant) -> Roster:
    season = _season(roster, event.season)
    if person_key(season.name) not in roster.closed:
        raise RuleViolation("season_not_closed", name=season.name)
    return replace(roster, closed=_without(roster.closed, season.name))


def same_reckoning(one: Season, other: Season) -> bool:
    """Whether the two differ in nothing but what they are called."""
    return replace(one, name="", league="") == replace(other, name="", league="")


def _season(roster: Roster, name: str) -> Season:
    season = roster.seasons.get(person_key(name))
    if season is None:
        raise RuleViolation("no_such_season", name=name)
    return season


def _open_season(roster: Roster, name: str) -> Season:
    season = _season(roster, name)
    if person_key(name) in roster.closed:
        raise RuleViolation("season_closed", name=season.name)
    return season


def _called(kept: Mapping[str, T], before: str, after: str) -> dict[str, T]:
    """The same in the same order, under another key."""
    return {after if key == before else key: each for key, each in kept.items()}


# ---- evenings --------------------------------------------------------------------------------------------------------


@apply.register
def _(event: EveningImported, roster: Roster, at: Instant) -> Roster:
    if event.stream in roster.imported:
        raise RuleViolation("evening_imported_already", name=event.name)
    origins = {**roster.origins, event.origin: event.stream} if event.origin else roster.origins
    imported, came = roster.imported | {event.stream}, roster.came | {event.stream}
    return replace(roster, imported=imported, came=came, origins=origins)


@apply.register
def _(event: EveningRemoved, roster: Roster, at: Instant) -> Roster:
    if event.stream in roster.removed:
        raise RuleViolation("evening_removed_already", name=event.name)
    origins = {origin: stream for origin, stream in roster.origins.items() if stream != event.stream}
    return replace(roster, removed=roster.removed | {event.stream}, origins=origins)


# ---- how its pages look ----------------------------------------------------------------------------------------------


@apply.register
def _(event: HouseStyleSet, roster: Roster, at: Instant) -> Roster:
    return replace(roster, house_style=event.style)
