"""The switches of an evening that do not concern a single table (rules.md part E)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from tournament.names import MINUTE, Milliseconds

HOUSE = "house"
"""The rule of what no published rule asks for, but the house's way does."""

AT_THREE, ABOVE_TWO = 100, 50
"""Entries from which on there are redraws at three, and above which at two tables (WSOP 67-c)."""


class NoShow(StrEnum):
    """What becomes of somebody who entered and never came (rules.md D-15)."""

    BLIND_OFF = "blind_off"
    """His stack stays and pays blinds and antes until it is gone (WSOP 35)."""
    REFUND = "refund"
    """No hand by the level after the first break: his chips leave, his entry is out of the pool (WSOP 16)."""
    REMOVE = "remove"
    """After a new level or half an hour his stack may be removed; the entry stands (RROP 15)."""


class Balancing(StrEnum):
    """Who moves where when tables are uneven (rules.md B.2, D-2)."""

    TDA = "tda"
    """Whoever is big blind next goes to the worst seat, never the small blind (TDA 11)."""
    WSOP = "wsop"
    """As TDA; which table gives is fixed by the breaking order (WSOP 67)."""
    ROBERT = "robert"
    """As TDA, but who sits down in the small blind or on the button waits until the button has passed (RROP 15)."""
    SAME_POSITION = "same_position"
    """The player for whom the open seat is nearest to his own position goes."""
    FEWEST_MOVES = "fewest_moves"
    """Of those moved least often so far, the one for whom the open seat is nearest to his own position goes."""


class Halting(StrEnum):
    """When a table that is three players short stops dealing (TDA 11-D, WSOP 67)."""

    BLINDS_REACHED = "blinds_reached"
    """Once its big blind comes to an open seat (TDA)."""
    AT_ONCE = "at_once"
    """As soon as it is three short (WSOP)."""


class FinalTable(StrEnum):
    """With how many players the final table is formed."""

    RP9 = "rp9"
    """9 in nine- and eight-handed events, 7 in seven- and six-handed ones, else the seats of a table (RP-9)."""
    WSOP = "wsop"
    """One more than the seats of a table (WSOP 68)."""


class Redraws(StrEnum):
    """At how many tables everybody draws a new seat (rules.md B17)."""

    NONE = "none"
    """Never; not even at the final table, which then is formed like any broken table."""
    FINAL = "final"
    TWO = "two"
    """At two tables and the final one."""
    THREE = "three"
    """At three, two and the final one (RROP 15)."""
    BY_ENTRIES = "by_entries"
    """As `THREE` from 100 entries on, as `TWO` above 50, else never (WSOP 67-c)."""


class LateSeats(StrEnum):
    """Which open seats late players are drawn from (rules.md C-155)."""

    SHORTEST = "shortest"
    """Those of the tables with the fewest players."""
    ALL = "all"


class RoundTies(StrEnum):
    """How those who are out in one round of hand-for-hand share places (WSOP 126-b, rules.md D-6)."""

    BY_TABLE = "by_table"
    """Ordered at their own table by stacks; the first of each table tie, then the second of each."""
    ALL_SHARE = "all_share"
    """All share (RP-8-A read literally)."""
    BY_STACK = "by_stack"
    """Ordered over all tables by the chips they began the hand with, where all of those are known (online rooms)."""


class ColourUp(StrEnum):
    """What becomes of the odd chips of a colour that goes (TDA 24, rules.md D-13)."""

    ROUND_UP = "round_up"
    """Every odd rest becomes one new chip."""
    RACE = "race"
    """They are raced for by the published rule."""


class HalfChip(StrEnum):
    """What a race does with a rest worth exactly half a new chip (rules.md B62)."""

    GIVES_ONE = "gives_one"
    """RROP 15: half or more gives one more chip."""
    GIVES_NONE = "gives_none"


class RescueChip(StrEnum):
    """Where the chip comes from that keeps a player from being raced out (rules.md B62, D-14)."""

    EXTRA = "extra"
    """It is added (TDA 24-A)."""
    FROM_RACE = "from_race"
    """It is one of those raced for, given out before them (RROP 15)."""


@dataclass(frozen=True, slots=True)
class EveningRules:
    """Copied into the log when the evening is created, so that a later default never changes an old evening.

    Attributes:
        chairs: chairs at every table, at most 10.
        difference_few: players one table may have more than another, up to `few_tables` tables (RROP 15, WSOP 67-c).
        difference_many: the same with more tables.
        few_tables: how many tables still count as few.
        no_show: what becomes of entered people who never came.
        forfeit: whether a player may give up his stack to enter again (TDA 8-B); else he needs to be out (WSOP 13).
        rebuy_keeps_knockout: whether whoever had taken a player out keeps the credit (and the bounty) when the player
            buys back into the same seat.
        hand_begun_grace: so long after its window closed a purchase is one click away, for a hand that had begun.
        hand_for_hand_off: time that each hand takes off the level in hand-for-hand (RP-8-C).
        balancing, halting, final_table, redraws, late_seats, round_ties: see there.
        colour_up: the usual way; `half_chip` and `rescue_chip` concern a race.
    """

    chairs: int = 10
    difference_few: int = 1
    difference_many: int = 2
    few_tables: int = 6
    no_show: NoShow = NoShow.BLIND_OFF
    forfeit: bool = False
    rebuy_keeps_knockout: bool = False
    hand_begun_grace: Milliseconds = 5 * MINUTE
    hand_for_hand_off: Milliseconds = 2 * MINUTE
    balancing: Balancing = Balancing.TDA
    halting: Halting = Halting.BLINDS_REACHED
    final_table: FinalTable = FinalTable.RP9
    redraws: Redraws = Redraws.FINAL
    late_seats: LateSeats = LateSeats.SHORTEST
    round_ties: RoundTies = RoundTies.BY_TABLE
    colour_up: ColourUp = ColourUp.ROUND_UP
    half_chip: HalfChip = HalfChip.GIVES_ONE
    rescue_chip: RescueChip = RescueChip.EXTRA

    def difference(self, tables: int) -> int:
        """How many players the fullest of so many tables may have more than the shortest (rules.md B11)."""
        return self.difference_few if tables <= self.few_tables else self.difference_many

    def redraws_at(self, entries: int) -> frozenset[int]:
        """At how many tables everybody draws a new seat with so many entries; 1 is the final table (rules.md C-154)."""
        upto = {Redraws.NONE: 0, Redraws.FINAL: 1, Redraws.TWO: 2, Redraws.THREE: 3}.get(self.redraws)
        if upto is None:
            upto = 3 if entries >= AT_THREE else 2 if entries > ABOVE_TWO else 0
        return frozenset(range(1, upto + 1))

    def redraw_rule(self, tables: int, entries: int) -> str:
        """Which rule asks for a redraw at so many tables: `RROP 15`, `HOUSE`; "" where it is the director's word."""
        if tables not in self.redraws_at(entries):
            return ""
        return {Redraws.BY_ENTRIES: "WSOP 67-c", Redraws.THREE: "RROP 15"}.get(self.redraws, HOUSE)

    @property
    def final_table_rule(self) -> str:
        """The published rule that says with how many players the final table is formed."""
        return "WSOP 68" if self.final_table is FinalTable.WSOP else "TDA RP-9"

    def final_table_size(self, seats: int) -> int:
        """With how many players the final table is formed in an event of so many seats a table.

        Never more than the table's chairs.
        """
        if self.final_table is FinalTable.WSOP:
            return min(seats + 1, self.chairs)
        size = {9: 9, 8: 9, 7: 7, 6: 7}.get(seats, seats)
        return min(size, self.chairs)


TDA = EveningRules()
"""The house's usual rules: TDA 2024, tables within one up to six tables (rules.md D-1)."""

WSOP = EveningRules(
    few_tables=12,
    balancing=Balancing.WSOP,
    halting=Halting.AT_ONCE,
    final_table=FinalTable.WSOP,
    redraws=Redraws.BY_ENTRIES,
    late_seats=LateSeats.ALL,
    colour_up=ColourUp.RACE,
)
"""WSOP 2026: within one up to twelve tables, a halt at three short, a final table of one more (WSOP 67, 68)."""

ROBERT = EveningRules(
    balancing=Balancing.ROBERT,
    redraws=Redraws.THREE,
    late_seats=LateSeats.ALL,
    colour_up=ColourUp.RACE,
    rescue_chip=RescueChip.FROM_RACE,
)
"""Robert's Rules of Poker 15: within one up to six tables, else within two; redraws at three, two and one table."""

PRESETS: Mapping[str, EveningRules] = {"tda": TDA, "wsop": WSOP, "robert": ROBERT}
"""All switches at once, by the name that the rules at the table have, too (`EveningCreated.house_rules`)."""

USUAL_PRESET = "tda"
"""The preset of an evening that says nothing else."""
