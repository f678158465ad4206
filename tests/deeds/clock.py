"""What happens to the clock."""

from collections.abc import Mapping
from dataclasses import replace

from tests.deeds.occasions import Deed, only_if, tables_of
from tournament.events import (
    BreakCalledOff,
    BreakTaken,
    ClockPaused,
    ClockResumed,
    ClockSet,
    EveningStarted,
    Event,
    HandFinished,
    HandForHandBegan,
    HandForHandClock,
    HandForHandEnded,
    HandForHandPlayed,
    LevelEnded,
    LevelEntered,
    ShotClockStarted,
    ShotClockStopped,
    StartScheduled,
    StructureChanged,
    TableWay,
    TimeAdded,
)
from tournament.names import MINUTE, SECOND

CLOCK: Mapping[type[Event], Deed] = {
    EveningStarted: lambda s, at, chance: only_if(s.started is None and s.seats_drawn, EveningStarted()),
    StartScheduled: lambda s, at, chance: only_if(s.started is None and s.seats_drawn, StartScheduled(at + MINUTE)),
    ClockPaused: lambda s, at, chance: only_if(s.clock.since is not None and s.has_started(at), ClockPaused()),
    ClockResumed: lambda s, at, chance: only_if(s.clock.stopped is not None and not s.clock.over, ClockResumed()),
    LevelEntered: lambda s, at, chance: (LevelEntered(chance.randrange(4)),),
    TimeAdded: lambda s, at, chance: (TimeAdded(s.clock.reading(at).index, MINUTE),),
    ClockSet: lambda s, at, chance: (ClockSet(1, 30 * SECOND),),
    BreakTaken: lambda s, at, chance: (BreakTaken(5 * MINUTE, now=chance.random() < 0.5),),
    BreakCalledOff: lambda s, at, chance: (BreakCalledOff(),),
    LevelEnded: lambda s, at, chance: (LevelEnded(s.clock.reading(at).index),),
    StructureChanged: lambda s, at, chance: (StructureChanged(replace(s.structure, name="Other")),),
    HandFinished: lambda s, at, chance: only_if(
        s.has_started(at), *(HandFinished(t.number) for t in tables_of(s, TableWay.KEPT)[:1])
    ),
    HandForHandBegan: lambda s, at, chance: only_if(
        s.has_started(at) and s.hand_for_hand is None and s.finished is None,
        HandForHandBegan(chance.choice(list(HandForHandClock)), MINUTE, chance.choice((None, 3))),
    ),
    HandForHandPlayed: lambda s, at, chance: only_if(s.hand_for_hand is not None, HandForHandPlayed()),
    HandForHandEnded: lambda s, at, chance: only_if(s.hand_for_hand is not None, HandForHandEnded()),
    ShotClockStarted: lambda s, at, chance: tuple(
        ShotClockStarted(table, None, 30 * SECOND) for table in list(s.tables)[:1]
    ),
    ShotClockStopped: lambda s, at, chance: tuple(ShotClockStopped(table) for table in list(s.shot_clocks)[:1]),
}
