"""Everything the second screen shows at an instant."""

from dataclasses import dataclass

from engine.blinds import AnteKind
from tournament import hands
from tournament.board import colours
from tournament.clocks import shot_clocks
from tournament.clocks.ahead import ahead
from tournament.clocks.clock import Phase, Reading
from tournament.events import Timing
from tournament.names import SECOND, Cents, Chips, Instant, Milliseconds, TableNo
from tournament.payouts.bubble import Bubble, bubble
from tournament.payouts.division import amounts_of
from tournament.people import registration
from tournament.sales import selling
from tournament.standings import first_prize, prizes, standings, winners
from tournament.state import ShotClock, Tournament
from tournament.structures.structure import Break, Level
from tournament.wording.values import list_of


@dataclass(frozen=True, slots=True)
class Stakes:
    """A level as the board names it: its number from 1, blinds and ante in chips."""

    number: int
    small_blind: Chips
    big_blind: Chips
    ante: Chips
    ante_kind: AnteKind


@dataclass(frozen=True, slots=True)
class ShotClockView:
    """A player's time to decide: at which table, whose ("" where nobody said), what is left, whether it is up."""

    table: TableNo
    name: str
    left: Milliseconds
    run_out: bool = False


@dataclass(frozen=True, slots=True)
class ChipColour:
    """Chips that are in play: what one is worth, and its colour in words, as the director wrote it; often nothing."""

    value: Chips
    colour: str = ""


@dataclass(frozen=True, slots=True)
class ForSale:
    """Something that one can buy now: rebuys, add-ons, late entries.

    Attributes:
        name: what the price is called, as `wording.price_name` takes it.
        chips: what one gets; `cost`: what one pays in all, minor units.
        closes: when it ends, None where nobody knows; `with_break`: whether that is the end of the break running now.
    """

    name: str
    chips: Chips
    cost: Cents
    closes: Instant | None
    with_break: bool = False


@dataclass(frozen=True, slots=True)
class Winning:
    """Somebody who has won and what he gets: money in minor units, and things; of several each has a share of these."""

    name: str
    amount: Cents
    things: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class BoardView:
    """One picture of the board; two equal views are the same picture.

    Attributes:
        at: the instant, cut to whole seconds.
        remaining: time left in the level, in the break or to the start, whole seconds up; None in a level without
            minutes.
        played: share of the level that is over, in thousandths.
        level: the level being played, or the one before a break; `coming`: the level after it.
        back_at: when the break ends, and any that follows at once, on a break of a running clock.
        next_break: when the next break begins if the clock runs on, and its length; None while nobody knows, or there
            is none. `break_after`: the number of the level before it, None where there is none.
        average: chips for each player left; `average_bb`: the same in big blinds of the level being played.
        prizes: from the first place down, minor units, 0 for places between that get none; `places_left`: prizes not
            yet won, `bubble`: how far it is to the next one, None where none is left.
        things: prizes that are no money, by place.
        winner: who won, once somebody has; `winners`: how many names that are, several where a deal has ended it.
        kept: after a deal, what those who are left still play for, minor units; None without one.
        first: what the first place has won in the end; `won`: who has it and what each of them gets.
        paused_since: when the pause began.
        utc: whether times of day are shown in UTC, as in a simulated evening, rather than in this computer's zone.
        hand: in a level counted in hands, which one the slowest table plays, from 1, and how many there are.
        goes_on_with: on a break that has cut a level in two, what is left of that level, whole seconds up.
        hand_for_hand: whether every table plays one hand and waits.
        shot_clocks: the players' own clocks, by table.
        provisional: whether prizes and places may still change, because registration is not over.
        colours: the chips that are played with, smallest value first, without those that have gone; none where the
            director has not said which chips there are.
        going: the chips that go in the break running now, else in the next one; also where nobody has said which chips
            there are, if the structure says it.
        for_sale: what one can buy now that the clock has started: late entries too, as long as there is a place.
        round_out: who went out in the round of hand-for-hand that is under way, in the order it was told.
    """

    name: str
    at: Instant
    phase: Phase
    on_break: bool
    remaining: Milliseconds | None
    played: int
    level: Stakes | None
    coming: Stakes
    back_at: Instant | None
    next_break: tuple[Instant, Milliseconds] | None
    players_left: int
    entries: int
    average: Chips | None
    average_bb: int | None
    chips_in_play: Chips
    prizes: tuple[Cents, ...]
    places_left: int
    currency: str
    winner: str | None
    paused_since: Instant | None
    starts_at: Instant | None
    utc: bool
    hand: tuple[int, int] | None = None
    goes_on_with: Milliseconds | None = None
    break_after: int | None = None
    hand_for_hand: bool = False
    shot_clocks: tuple[ShotClockView, ...] = ()
    provisional: bool = False
    things: tuple[tuple[int, str], ...] = ()
    bubble: Bubble | None = None
    winners: int = 1
    kept: Cents | None = None
    first: Cents | None = None
    won: tuple[Winning, ...] = ()
    colours: tuple[ChipColour, ...] = ()
    going: tuple[ChipColour, ...] = ()
    for_sale: tuple[ForSale, ...] = ()
    round_out: tuple[str, ...] = ()


def view(state: Tournament, at: Instant) -> BoardView:
    """The board at that instant."""
    reading = state.clock.reading(at)
    left, won, in_play = len(state.left), prizes(state), state.chips_in_play
    won_by = () if state.finished is None else winners(state)
    level = _stakes_of(state, reading)
    average = in_play // left if left else None
    running = reading.phase is Phase.RUNNING
    hand = _hand(state, reading, at)
    return BoardView(
        name=state.setup.name,
        at=at - at % SECOND,
        phase=reading.phase,
        on_break=reading.on_break,
        remaining=None if reading.remaining is None else _whole_seconds(reading.remaining),
        played=_played(reading, hand),
        level=level,
        coming=_coming(state, reading),
        back_at=state.clock.back_from_break(at) if running and reading.on_break else None,
        next_break=_next_break(state, reading, at) if running or reading.phase is Phase.COUNTDOWN else None,
        break_after=_break_after(state, reading),
        players_left=left,
        entries=len(state.entered),
        average=average,
        average_bb=average // level.big_blind if average is not None and level is not None else None,
        chips_in_play=in_play,
        prizes=amounts_of(won),
        places_left=sum(prize.place <= left and bool(prize.amount or prize.thing) for prize in won),
        currency=state.setup.currency,
        winner=list_of([entry.shown_name for entry in won_by]) if won_by else None,
        paused_since=reading.paused_since,
        starts_at=state.started if reading.phase is Phase.COUNTDOWN else None,
        utc=state.setup.timing is Timing.SIMULATED,
        hand=hand,
        goes_on_with=_goes_on_with(state, reading),
        hand_for_hand=state.hand_for_hand is not None,
        shot_clocks=tuple(_shot_clock(state, clock, at) for clock in shot_clocks.shown(state, at)),
        provisional=state.has_started(at) and not registration.places_are_final(state, at),
        things=tuple((prize.place, prize.thing) for prize in won if prize.thing),
        winners=max(1, len(won_by)),
        kept=None if state.deal is None else state.deal.kept,
        first=first_prize(state),
        won=_won(state),
        bubble=bubble(state, won),
        colours=tuple(ChipColour(chip.value, chip.colour) for chip in colours.in_play(state)),
        going=_going(state, reading),
        for_sale=_for_sale(state, reading, at),
        round_out=_round_out(state),
    )


def _won(state: Tournament) -> tuple[Winning, ...]:
    if state.finished is None:
        return ()
    first = [line for line in standings(state) if line.place == 1]
    return tuple(Winning(line.name, line.prize, line.things) for line in first)


def _whole_seconds(time: Milliseconds) -> Milliseconds:
    return -(-time // SECOND) * SECOND


def _played(reading: Reading, hand: tuple[int, int] | None) -> int:
    """Which share of the level or break is over, in thousandths."""
    if hand is not None:
        return 1000 * (hand[0] - 1) // hand[1]
    if reading.length is None:
        return 0
    return 1000 * reading.elapsed // reading.length if reading.length else 1000


def _hand(state: Tournament, reading: Reading, at: Instant) -> tuple[int, int] | None:
    wanted = reading.period.hands if isinstance(reading.period, Level) else None
    return None if wanted is None else (min(hands.fewest(state, at) + 1, wanted), wanted)


def _goes_on_with(state: Tournament, reading: Reading) -> Milliseconds | None:
    """What is left of the level that this break has cut in two."""
    if not reading.on_break:
        return None
    index = state.structure.next_level(reading.index)
    level = state.structure.period(index)
    length = state.clock.length(index) if isinstance(level, Level) and level.continued else None
    return None if length is None else _whole_seconds(length)


def _shot_clock(state: Tournament, clock: ShotClock, at: Instant) -> ShotClockView:
    name = "" if clock.entry is None else state.entries[clock.entry].name
    left = _whole_seconds(shot_clocks.left(clock, at))
    return ShotClockView(clock.table, name, left, shot_clocks.has_run_out(clock, at))


def stakes(state: Tournament, index: int) -> Stakes | None:
    """The level of that index (from 0) as the board names it, None for a break."""
    period = state.structure.period(index)
    if isinstance(period, Break):
        return None
    number = state.structure.level_number(index)
    return Stakes(number, period.small_blind, period.big_blind, period.ante, period.ante_kind)


def _stakes_of(state: Tournament, reading: Reading) -> Stakes | None:
    """The level shown as running; during a break the one just played."""
    index = reading.index
    while index >= 0:
        found = stakes(state, index)
        if found is not None:
            return found
        index -= 1
    return None


def _coming(state: Tournament, reading: Reading) -> Stakes:
    index = state.structure.next_level(reading.index)
    level = stakes(state, index)
    assert level is not None  # noqa: S101
    return level


def _next_break(state: Tournament, reading: Reading, at: Instant) -> tuple[Instant, Milliseconds] | None:
    """When the next listed break begins; breaks come only from the structure's own list."""
    for index, begins in ahead(state.clock, reading, at):
        if begins is None or index >= len(state.structure.periods):
            return None
        if isinstance(state.structure.period(index), Break):
            return begins, state.clock.length(index) or 0
    raise AssertionError("levels never end")


def _listed_break(state: Tournament, reading: Reading) -> int | None:
    """The index of the next one in the list, however long it takes until then."""
    listed = state.structure.periods
    return next((n for n in range(reading.index + 1, len(listed)) if isinstance(listed[n], Break)), None)


def _break_after(state: Tournament, reading: Reading) -> int | None:
    index = _listed_break(state, reading)
    return None if index is None or state.finished is not None else state.structure.level_number(index)


def _going(state: Tournament, reading: Reading) -> tuple[ChipColour, ...]:
    if state.finished is not None:
        return ()
    index = reading.index if reading.on_break else _listed_break(state, reading)
    if index is None:
        return ()
    named = {chip.value: chip.colour for chip in state.chip_set}
    values = colours.going(state).get(index, ())
    return tuple(ChipColour(value, named.get(value, "")) for value in values if not colours.is_gone(state, value))


def _for_sale(state: Tournament, reading: Reading, at: Instant) -> tuple[ForSale, ...]:
    if not state.has_started(at):
        return ()
    full = registration.places_free(state) == 0
    return tuple(
        ForSale(
            offer.price.name,
            offer.price.chips,
            offer.price.shares.total,
            offer.closes,
            with_break=reading.on_break and selling.ends_with(state.structure, offer.price.window, reading.index),
        )
        for offer in selling.on_sale(state, at)
        if not (full and offer.price.buying in registration.ENTERING)
    )


def _round_out(state: Tournament) -> tuple[str, ...]:
    """Who is out in the round of hand-for-hand under way, as it was told; of one hand the best first."""
    going = state.hand_for_hand
    if going is None or going.group is None:
        return ()
    busts = [(entry.bust, entry) for entry in state.entries.values() if entry.bust is not None]
    out = [(bust.at, bust.rank, entry) for bust, entry in busts if bust.group == going.group and not entry.cancelled]
    return tuple(entry.shown_name for _at, _rank, entry in sorted(out, key=lambda each: (*each[:2], each[2].number)))
