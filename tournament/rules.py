"""The switches of an evening that do not concern a single table (rules.md part E)."""

from dataclasses import dataclass
from enum import StrEnum

from tournament.names import MINUTE, Milliseconds


class NoShow(StrEnum):
    """What becomes of somebody who entered and never came (rules.md D-15)."""

    BLIND_OFF = "blind_off"
    """His stack stays and pays blinds and antes until it is gone (WSOP 35)."""
    REFUND = "refund"
    """No hand by the level after the first break: his chips leave, his entry is out of the pool (WSOP 16)."""
    REMOVE = "remove"
    """After a new level or half an hour his stack may be removed; the entry stands (RROP 15)."""


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

    def difference(self, tables: int) -> int:
        """How many players the fullest of so many tables may have more than the shortest (rules.md B11)."""
        return self.difference_few if tables <= self.few_tables else self.difference_many

    def final_table_size(self, seats: int) -> int:
        """With how many players the final table is formed in an event of so many seats a table (RP-9).

        9 for nine- and eight-handed, 7 for seven- and six-handed, otherwise the evening's seats; never more than the
        table's chairs.
        """
        size = {9: 9, 8: 9, 7: 7, 6: 7}.get(seats, seats)
        return min(size, self.chairs)
