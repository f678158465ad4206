"""The nouns every other module counts with."""

from typing import NewType

PlayerId = NewType("PlayerId", int)
"""One person of the club, for ever; handed out by the club's stream, from 1."""

EntryNo = NewType("EntryNo", int)
"""One entry into one evening, from 1; a rebuy keeps it, a re-entry is a new one."""

TableNo = NewType("TableNo", int)
"""A table of one evening, from 1."""

SeatNo = NewType("SeatNo", int)
"""A chair of a table, clockwise from 1."""

Chips = int
"""Tournament chips, whole."""

Cents = int
"""Money in the currency's minor units (cents; whole yen), whole."""

Instant = int
"""Milliseconds UTC since 1970."""

Milliseconds = int
"""A length of time."""

SECOND: Milliseconds = 1_000
MINUTE: Milliseconds = 60 * SECOND
HOUR: Milliseconds = 60 * MINUTE
