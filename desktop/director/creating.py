"""From what the director wishes to an evening on the shelf, people entered."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from db.errors import StorageTrouble
from db.shelf import Shelf
from desktop.instants import SIMULATED_START
from engine.robots import STYLES, USUAL_STRENGTH
from tournament import evening
from tournament.bounties.bounty_rule import FIXED, BountyRule
from tournament.chips.chips import Chip
from tournament.clocks import timekeeping
from tournament.club import Club, Player, Roster
from tournament.dealing.players import played_by
from tournament.evening import Evening, Now
from tournament.events import EveningCreated, TableWay, Timing
from tournament.names import Cents, Chips, PlayerId
from tournament.payouts.plan import USUAL, PayoutPlan
from tournament.people import counting, entries, guests
from tournament.people.people import person_key
from tournament.people.robot_names import robot_names
from tournament.rules import TDA, USUAL_PRESET, EveningRules
from tournament.sales.prices import BUY_IN_NAME, Buying, Price, Shares, Window
from tournament.structures.structure import Structure

LARGEST_SEED = 2**31


@dataclass(frozen=True, slots=True)
class Robots:
    """So many robots that sit down beside people, and how well they play (`engine.robots.STRENGTHS`)."""

    count: int = 0
    strength: str = USUAL_STRENGTH


NO_ROBOTS = Robots()


@dataclass(frozen=True, slots=True)
class Wish:
    """A tournament that does not exist yet.

    Attributes:
        buy_in: what an entry costs without its head; `house`: the house's share of it; minor units.
        names: who enters at once; `players`: how many, where they are only `counted`.
        timing: how its time passes, None: as usual, simulated where the program deals; people there need the real one.
        robots: those who sit down beside the people named.
        seed: only where robots play alone, None there: any.
        late: the last level of late entry, the break after it included; 0: none.
        more: what is sold beside the buy-in.
        head: what a buy-in costs beside that, onto its own head; minor units.
        house_rules: the preset that the rules at the table follow; `rules`: the evening's switches.
    """

    name: str
    structure: Structure
    starting_stack: Chips
    seats: int
    buy_in: Cents
    currency: str
    way: TableWay
    names: tuple[str, ...] = ()
    seed: int | None = None
    late: int = 0
    house: Cents = 0
    more: tuple[Price, ...] = ()
    counted: bool = False
    players: int = 0
    head: Cents = 0
    rules: EveningRules = TDA
    house_rules: str = USUAL_PRESET
    bounties: BountyRule = FIXED
    payouts: PayoutPlan = USUAL
    timing: Timing | None = None
    robots: Robots = NO_ROBOTS

    @property
    def prices(self) -> tuple[Price, ...]:
        """The whole price list, the buy-in first."""
        return (buy_in_price(self.buy_in, self.house, self.starting_stack, self.late, self.head), *self.more)

    @property
    def setup(self) -> EveningCreated:
        """What the evening copies into its log."""
        usual = Timing.SIMULATED if self.way is TableWay.DEALT else Timing.REAL
        return EveningCreated(
            name=self.name,
            structure=self.structure,
            prices=self.prices,
            seats=self.seats,
            currency=self.currency,
            timing=usual if self.timing is None else self.timing,
            way=self.way,
            seed=self.seed,
            rules=self.rules,
            house_rules=self.house_rules,
            counted=self.counted,
            payouts=self.payouts,
            bounties=self.bounties,
        )


def buy_in_price(buy_in: Cents, house: Cents, stack: Chips, late: int, head: Cents = 0) -> Price:
    """What an entry costs, how much of it is the house's, until which level it is sold, and the head beside it."""
    shares = Shares(prizes=buy_in - house, house=house, bounties=head)
    return Price(BUY_IN_NAME, Buying.BUY_IN, shares, stack, Window(until=late))


def create(shelf: Shelf, wish: Wish, now: Now) -> int:
    """Make the evening and enter its people; the number of its stream.

    Raises:
        StorageTrouble: it could not be stored.
        RuleViolation: two of the names are the same person's; then the evening is there, without people.
    """
    return make(shelf, wish.setup, now, names=wish.names, players=wish.players, robots=wish.robots)


def make(
    shelf: Shelf,
    setup: EveningCreated,
    now: Now,
    *,
    names: Sequence[str] = (),
    players: int = 0,
    expected: Sequence[PlayerId] = (),
    robots: Robots = NO_ROBOTS,
    at_once: bool = False,
) -> int:
    """Make that evening, with the chips that the club owns; the number of its stream.

    Args:
        shelf: where it is kept.
        setup: what it copies into its log; where robots play without a seed, any is taken.
        now: the present.
        names: who enters at once.
        players: how many are counted at once.
        expected: the club's numbers of those whom its list expects; whoever is no longer offered is left out.
        robots: who sits down beside those named, one style after the other.
        at_once: whether its clock starts now.

    Raises:
        StorageTrouble: it could not be stored.
        RuleViolation: two of the names are the same person's, or the clock cannot start; then the evening is there.
    """
    dealt = setup.timing is Timing.SIMULATED
    seed = setup.seed if setup.seed is not None else secrets.randbelow(LARGEST_SEED)
    owned = () if setup.way is TableWay.DEALT else _owned(shelf)
    created = replace(setup, seed=seed if dealt else None, chip_set=owned)
    stream = shelf.create_evening(evening.create(created, SIMULATED_START if dealt else now()))
    if names:
        entries.enter_by_name(_evening(shelf, stream, now), club_of(shelf, now), names)
    if robots.count:
        _sit_down(robots, _evening(shelf, stream, now), club_of(shelf, now), names)
    if players:
        _evening(shelf, stream, now).perform(partial(counting.more_players, count=players))
    guests_expected = _offered(club_of(shelf, now).state, expected) if expected else ()
    if guests_expected:
        _evening(shelf, stream, now).perform(partial(guests.expect, players=guests_expected))
    if at_once:
        _evening(shelf, stream, now).perform(timekeeping.start)
    return stream


def club_of(shelf: Shelf, now: Now) -> Club:
    """The club as it stands in the file."""
    stream = shelf.club_stream()
    return Club(shelf, stream, shelf.read(stream), now)


def _sit_down(robots: Robots, evening: Evening, club: Club, names: Sequence[str]) -> None:
    """The robots enter, and each style plays as many of them as any other."""
    called = robot_names(robots.count, names)
    entries.enter_by_name(evening, club, called)
    mine = [entry.number for entry in evening.state.entered if entry.name in called]
    for place, style in enumerate(STYLES):
        some = mine[place :: len(STYLES)]
        if some:
            decision = partial(played_by, entries=some, style=style, strength=robots.strength)
            evening.perform(decision)


def _evening(shelf: Shelf, stream: int, now: Now) -> Evening:
    return Evening(shelf, stream, shelf.read(stream), now)


def _offered(roster: Roster, numbers: Sequence[PlayerId]) -> tuple[Player, ...]:
    """Those people, each once and by the name people read, without any whose name another one has tonight."""
    found: dict[str, Player] = {}
    for number in dict.fromkeys(map(roster.canonical, numbers)):
        player = roster.players.get(number)
        if player is not None and not player.archived:
            found.setdefault(person_key(player.shown), player)
    return tuple(found.values())


def _owned(shelf: Shelf) -> tuple[Chip, ...]:
    """The chips of the newest evening with real ones: a club plays with the same ones again."""
    for stream in sorted(shelf.evening_streams(), reverse=True):
        try:
            state = shelf.read_evening(stream).state
        except StorageTrouble:
            # A damaged evening is told of where it is opened; a new one can begin all the same.
            continue
        if state.setup.timing is Timing.REAL:
            return state.chip_set
    return ()
