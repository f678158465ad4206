"""The evenings that are looked at, each brought to its moment by real steps, in the order in which they are seen."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from desktop.director.creating import Wish
from desktop.screenshots.board_evening import CHIPS, structure
from desktop.screenshots.studio import Studio
from engine.robots import STYLES
from tournament import simulation
from tournament.bounties.bounty_rule import BountyKind, BountyRule
from tournament.chips import chip_sets, stacks
from tournament.chips.colours_going import due
from tournament.clocks import timekeeping
from tournament.dealing import players
from tournament.deals import deal_making
from tournament.deals.deals import Method
from tournament.draws import breaking, redraws, seating
from tournament.evening import Decision
from tournament.events import Ending, Moved, Seat, StackCount, TableWay, Timing
from tournament.history import Step
from tournament.names import MINUTE, EntryNo, Instant, SeatNo, TableNo
from tournament.outs import elimination, hand_for_hand
from tournament.outs.elimination import Out
from tournament.payouts import setting
from tournament.people import counting, entries, guests, registration
from tournament.people.entries import Terms
from tournament.recording import lines
from tournament.recording.beginning import begin, buttons, with_button
from tournament.recording.ending import record
from tournament.sales import buying, payments
from tournament.sales.buying import Order
from tournament.sales.prices import Buying, Fund, Price, Shares, Window
from tournament.state import Tournament
from tournament.structures import structure_files
from tournament.tables import moves, tables

NAMES = (
    "Agáta", "Bohdan", "Dana", "Dušan", "Grzegorz", "Halina", "Ján", "Kacper", "Łukasz", "Ľubica", "Małgorzata",
    "Mirek", "Ondřej", "Petra", "Přemysl", "Růžena", "Štefan", "Tomáš", "Vojtěch", "Žofie", "Zuzana", "Ivana",
    "Maximiliána Dlouhá", "Oleksandr",
)  # fmt: skip
ALIKE = ("Ondrej",)
MORE = (
    Price("Re-entry", Buying.RE_ENTRY, Shares(prizes=1_500, bounties=500), 10_000, Window(until=4)),
    Price("Rebuy", Buying.REBUY, Shares(prizes=1_500, bounties=500), 10_000, Window(until=4)),
    Price("Add-on", Buying.ADD_ON, Shares(prizes=1_000), 5_000, Window(after=3, until=3)),
)
SEED = bytes(32)
FORTY = 360
"""Players at forty tables of nine."""


def wish(name: str, way: TableWay = TableWay.KEPT) -> Wish:
    """Twenty-four people, or robots, at three tables."""
    return Wish(name, structure_files.shipped()["club-20"], 10_000, 9, 2_000, "EUR", way, NAMES, seed=7)


def nothing(studio: Studio) -> None:
    """The program was never used before."""
    studio.running.go_home()


def empty(studio: Studio) -> None:
    """An evening that nobody has entered yet."""
    studio.open(replace(wish("Thursday at Anna's"), names=()))


def before(studio: Studio) -> None:
    """Everybody is entered and some are expected; the seats are to be drawn."""
    bridge = studio.open(replace(wish("Sunday league"), structure=structure()))
    bridge.about(["Radek", "Sára", *ALIKE], guests.expect)


def drawn(studio: Studio) -> None:
    """The same, the seats drawn and the start set: the clock counts down."""
    after(studio, before)
    begins = studio.clock.at + 20 * MINUTE
    studio.do(partial(seating.draw_seats, server_seed=SEED), partial(timekeeping.schedule_start, start_at=begins))
    studio.minutes(5)


def kept(studio: Studio) -> None:
    """People at real tables: stacks counted, busts, a wrong one undone, a move due."""
    bridge = studio.open(replace(wish("Friday at the pub"), structure=structure()))
    studio.do(
        partial(chip_sets.choose_chips, chips=CHIPS),
        partial(seating.draw_seats, server_seed=SEED),
        partial(tables.change_table, table=TableNo(2), name="Kitchen"),
        timekeeping.start,
    )
    for minutes in (31, 9, 4, 3, 2):
        studio.minutes(minutes)
        studio.do(bust(studio, TableNo(3)))
    bridge.undo()
    here = [entry.number for entry in studio.state.at_table(TableNo(1))]
    counts = [StackCount(number, 6_000 + 1_500 * place) for place, number in enumerate(here)]
    studio.do(partial(stacks.count_stacks, counts=counts))
    studio.minutes(1)


def moved(studio: Studio) -> None:
    """Somebody was just moved to another table; the room reads who and where to."""
    after(studio, kept)
    mover = studio.state.at_table(TableNo(1))[0]
    free = next(SeatNo(seat) for seat in range(1, 10) if seat not in studio.state.tables[TableNo(3)].seats)
    studio.do(partial(moves.move_by_hand, entry=mover.number, to=Seat(TableNo(3), free)))


def paused(studio: Studio) -> None:
    """Somebody forgot to press Start six minutes ago."""
    after(studio, kept)
    studio.do(timekeeping.pause)
    studio.bridge.perform(partial(seating.draw_seats, server_seed=SEED))  # which is refused, and says so
    studio.minutes(6)


def going(studio: Studio) -> None:
    """A break in which a colour goes."""
    after(studio, paused)
    studio.do(timekeeping.resume)
    while not due(studio.state, studio.clock.at):
        studio.clock.pass_by(MINUTE)
    studio.beat()


def rebuys(studio: Studio) -> None:
    """Late entry and rebuys: somebody owes, is out, is in again, has gone away, is only expected, waits."""
    bridge = studio.open(replace(wish("Rebuy night"), late=4, house=500, more=MORE, names=NAMES[:16]))
    bridge.about(["Radek", "Sára", "Teodor"], guests.expect)
    bridge.about(["Sára"], guests.arrive)
    bridge.enter_names(["Uršula"], Terms(paid=0))
    studio.do(
        partial(registration.set_capacity, capacity=18),
        partial(seating.draw_seats, server_seed=SEED),
        timekeeping.start,
    )
    studio.minutes(30)
    here = [entry.number for entry in studio.state.at_table(TableNo(1))]
    studio.do(
        partial(buying.rebuy, entry=here[0], server_seed=SEED),
        partial(buying.rebuy, entry=here[0], server_seed=SEED, paid=0),
    )
    for number in (here[1], here[3], here[4]):
        studio.do(partial(elimination.bust, outs=[Out(number, (here[0],))]))
    studio.do(partial(entries.re_enter, name=studio.state.entry(here[1]).name))
    studio.do(
        partial(seating.seat, entry=max(studio.state.entries), server_seed=SEED),
        partial(guests.leave, name=studio.state.entry(here[5]).name),
    )


def add_ons(studio: Studio) -> None:
    """The break in which everybody may add on."""
    after(studio, rebuys)
    first = studio.state.left[0].number
    while studio.bridge.may(partial(buying.add_ons, orders=[Order(first)])) is not None:
        studio.minutes(1)


def won(studio: Studio) -> None:
    """The same evening, over: prizes paid, and a tip."""
    after(studio, add_ons)
    studio.do(partial(buying.add_ons, orders=[Order(entry.number) for entry in studio.state.left[:5]]))
    while studio.state.finished is None:
        studio.minutes(9)
        if len(studio.state.left) == 9:
            studio.do(partial(redraws.draw_final_table, server_seed=SEED))
        studio.do(bust(studio, fullest(studio)))
    studio.do(
        partial(payments.pay_prize, entry=studio.state.left[0].number),
        partial(payments.adjust, fund=Fund.HOUSE, amount=1_000, because="A tip for the house"),
    )


def heads(studio: Studio) -> None:
    """Progressive bounties; hand for hand before the money, somebody out in this round."""
    bounties = BountyRule(BountyKind.PROGRESSIVE)
    studio.open(replace(wish("Bounty night"), head=500, bounties=bounties))
    studio.do(
        partial(setting.set_prize, place=1, amount=None, thing="Club cup"),
        partial(seating.draw_seats, server_seed=SEED),
        partial(tables.change_table, table=TableNo(2), name="Kitchen"),
        timekeeping.start,
    )
    while len(studio.state.left) > 16:
        studio.minutes(4)
        studio.do(bust(studio, fullest(studio)))
    studio.do(
        partial(breaking.break_table, table=TableNo(3), server_seed=SEED),
        hand_for_hand.begin,
        bust(studio, TableNo(1)),
    )


def deal(studio: Studio) -> None:
    """Four are left and talk about a deal."""
    after(studio, heads)
    studio.do(hand_for_hand.round_over, hand_for_hand.end)
    while len(studio.state.left) > 4:
        studio.minutes(4)
        if len(studio.state.left) == 9 and len(studio.state.tables) > 1:
            studio.do(partial(redraws.draw_final_table, server_seed=SEED))
        studio.do(bust(studio, fullest(studio)))


def dealt(studio: Studio) -> None:
    """They made it, and share the win."""
    after(studio, deal)
    amounts = (96_000, 71_000, 48_000, 25_000)
    held = {entry.number: chips for entry, chips in zip(studio.state.left, amounts, strict=True)}
    studio.do(partial(deal_making.make_deal, method=Method.ICM, stacks=held, unit=500, ending=Ending.TIE))


def mystery(studio: Studio) -> None:
    """Bounties in envelopes."""
    studio.open(replace(wish("Envelopes"), head=500, bounties=BountyRule(BountyKind.MYSTERY), late=2))
    studio.do(partial(seating.draw_seats, server_seed=SEED), timekeeping.start)
    studio.minutes(25)


def counted(studio: Studio) -> None:
    """Just a clock, some out, some rebuys, a name here and there."""
    terms = replace(wish("Just a clock"), late=4, more=MORE, names=(), counted=True, players=23)
    bridge = studio.open(terms)
    studio.do(timekeeping.start)
    studio.minutes(21)
    studio.do(*[counting.one_out] * 3)
    bridge.about(["Agáta", "Bohdan"], counting.name_next)
    studio.do(partial(buying.sell_counted, buying=Buying.REBUY, times=2))


def robots(studio: Studio) -> None:
    """Tables that the program deals."""
    bridge = studio.open(replace(wish("Robots", TableWay.DEALT), names=NAMES[:14]))
    studio.do(partial(seating.draw_seats, server_seed=SEED), timekeeping.start)
    for _hand in range(30):
        coming = simulation.coming_hand(studio.state)
        if coming is not None:
            bridge.perform(partial(_played, step=simulation.play(studio.state, coming)), coming.ends)


def at_the_screen(studio: Studio) -> None:
    """Tables that the program deals for one person here and eleven robots: ten of them at one table, two at another."""
    studio.open(replace(wish("Kitchen", TableWay.DEALT), names=NAMES[:12], timing=Timing.REAL, seats=10))
    studio.do(partial(seating.draw_seats, server_seed=SEED), timekeeping.start)
    full, other = (studio.state.table(TableNo(number)) for number in (1, 2))
    free = full.free_chairs()
    leaving = sorted(other.seats.items())[2:]
    gone = [
        Moved(entry, Seat(other.number, seat), Seat(full.number, to))
        for (seat, entry), to in zip(leaving, free, strict=True)
    ]
    studio.do(partial(moves.carry_out, moves=gone))
    robots = [number for number in studio.state.entries if number != full.seats[min(full.seats)]]
    for place, style in enumerate(STYLES):
        some = robots[place :: len(STYLES)]
        studio.do(partial(players.played_by, entries=some, style=style, strength="club"))


def recorded(studio: Studio) -> None:
    """Seven people at a table with real cards, three of whose hands were entered."""
    studio.open(replace(wish("Wednesday", TableWay.RECORDED), names=NAMES[:7]))
    studio.do(partial(seating.draw_seats, server_seed=SEED), timekeeping.start)
    for keys in ("r150 f f c f f f / x r200 c / x x / x x w4", "f f a f f f c w4", "f f f r200 f f"):
        studio.minutes(3)
        state, at, table = studio.state, studio.clock.at, TableNo(1)
        here = buttons(state, table)
        first = with_button(state, table, min(here)) if state.tables[table].positions is None else None
        setup = begin(state, at, table, first)
        studio.do(partial(record, setup=setup, recorded=lines.entered(setup, keys)))


def _played(state: Tournament, at: Instant, step: Step) -> Step:
    return step


def forty(studio: Studio) -> None:
    """Three hundred and sixty players at forty tables."""
    names = tuple(f"{name} {number}" for number in range(1, 16) for name in NAMES)[:FORTY]
    studio.open(replace(wish("Club championship"), names=names))
    studio.do(partial(seating.draw_seats, server_seed=SEED), timekeeping.start)
    studio.minutes(12)


def all_of_them(studio: Studio) -> None:
    """At home again, the evenings as they were left."""
    studio.running.go_home()


EVENINGS: Mapping[str, Callable[[Studio], None]] = {
    made.__name__: made
    for made in (
        nothing, empty, before, drawn, kept, moved, paused, going, rebuys, add_ons, won, heads, deal, dealt, mystery,
        counted, robots, at_the_screen, recorded, forty, all_of_them,
    )
}  # fmt: skip
"""By their names; the first is seen before there is any, the last when there are many."""


def show(studio: Studio, name: str) -> None:
    """Bring the studio to that evening; what goes on from another one does so where that is shown."""
    EVENINGS[name](studio)
    studio.evening = name


def after(studio: Studio, made: Callable[[Studio], None]) -> None:
    """Have that evening first, unless it is there."""
    if studio.evening not in GOES_ON[made.__name__]:
        made(studio)


GOES_ON: Mapping[str, tuple[str, ...]] = {
    "before": ("before",),
    "kept": ("kept", "moved"),
    "paused": ("paused",),
    "rebuys": ("rebuys",),
    "add_ons": ("add_ons",),
    "heads": ("heads",),
    "deal": ("deal",),
}
"""As which evenings the studio may stand, so that one which follows that of the name can go on."""


def bust(studio: Studio, number: TableNo) -> Decision[Tournament]:
    """Somebody of that table loses to a neighbour."""
    here = studio.state.at_table(number)
    return partial(elimination.bust, outs=[Out(EntryNo(here[1].number), (EntryNo(here[0].number),))])


def fullest(studio: Studio) -> TableNo:
    """The table with most players."""
    return max(studio.state.tables, key=lambda table: len(studio.state.tables[table].seats))
