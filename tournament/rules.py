"""The switches of an evening that do not concern a single table (rules.md part E)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class EveningRules:
    """Copied into the log when the evening is created, so that a later default never changes an old evening.

    Attributes:
        chairs: chairs at every table, at most 10.
        difference_few: players one table may have more than another, up to `few_tables` tables (RROP 15, WSOP 67-c).
        difference_many: the same with more tables.
        few_tables: how many tables still count as few.
    """

    chairs: int = 10
    difference_few: int = 1
    difference_many: int = 2
    few_tables: int = 6

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
