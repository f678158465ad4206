"""Every kind of fact that an evening or the club can log.

Facts, not conclusions: places, pool, prizes and who may still do what are derived by the fold. Facts about seats,
stacks, money and busts name the *entry*; names are copied in once, by `PlayerEntered`, so that a merge or a correction
in the club never changes an old evening. The kinds stand by subject: `setup`, `people`, `money`, `seats`, `clock` for
an evening, `club` for the club.
"""

from typing import get_args

from tournament.events.clock import (
    BreakCalledOff,
    BreakTaken,
    ClockPaused,
    ClockResumed,
    ClockSet,
    EveningStarted,
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
    TimeAdded,
)
from tournament.events.club import (
    EveningImported,
    EveningRemoved,
    PictureSet,
    PlayerAdded,
    PlayerArchived,
    PlayerChanged,
    PlayersMerged,
    PricesDropped,
    PriceSet,
    PricesKept,
    Season,
    SeasonDropped,
    SeasonKept,
    StructureDropped,
    StructureKept,
)
from tournament.events.money import (
    ChipsBought,
    ChipsCorrected,
    ChipsGranted,
    HouseContributed,
    MoneyAdjusted,
    MoneyReceived,
    MoneyReturned,
    PricesSet,
    PrizePaid,
    StackCount,
    StacksCounted,
)
from tournament.events.people import (
    CapacitySet,
    EntryCancelled,
    EntryNamed,
    GuestArrived,
    GuestCalledOff,
    GuestExpected,
    GuestLeft,
    PlayerEntered,
    RegistrationClosed,
    RegistrationReopened,
    Removal,
    StackRemoved,
    WaitingJoined,
    WaitingLeft,
)
from tournament.events.seats import (
    Draw,
    FinalTableDrawn,
    HandPlayed,
    Moved,
    PlayerBusted,
    PlayerReinstated,
    PlayerSeated,
    PlayersMoved,
    PositionsTold,
    Seat,
    Seated,
    SeatsDrawn,
    StackChange,
    TableBroken,
    TableHeld,
    TableOpened,
)
from tournament.events.setup import (
    EveningCreated,
    TableWay,
    Timing,
)

CLOCK_PRESSES = (
    ClockPaused,
    ClockResumed,
    LevelEntered,
    LevelEnded,
    TimeAdded,
    ClockSet,
    BreakCalledOff,
    BreakTaken,
    ShotClockStarted,
    ShotClockStopped,
)
"""A step of nothing but these is a clock press: the general Undo passes over it, "Take back" does not."""

EveningEvent = (
    EveningCreated
    | GuestExpected
    | GuestCalledOff
    | GuestArrived
    | GuestLeft
    | WaitingJoined
    | WaitingLeft
    | PlayerEntered
    | EntryNamed
    | EntryCancelled
    | StackRemoved
    | RegistrationClosed
    | RegistrationReopened
    | CapacitySet
    | PricesSet
    | ChipsBought
    | ChipsGranted
    | ChipsCorrected
    | StacksCounted
    | MoneyReceived
    | MoneyReturned
    | HouseContributed
    | MoneyAdjusted
    | PrizePaid
    | TableOpened
    | SeatsDrawn
    | PlayerSeated
    | PlayersMoved
    | TableBroken
    | FinalTableDrawn
    | TableHeld
    | HandPlayed
    | PositionsTold
    | PlayerBusted
    | PlayerReinstated
    | EveningStarted
    | StartScheduled
    | ClockPaused
    | ClockResumed
    | LevelEntered
    | TimeAdded
    | ClockSet
    | BreakTaken
    | BreakCalledOff
    | LevelEnded
    | StructureChanged
    | HandFinished
    | HandForHandBegan
    | HandForHandPlayed
    | HandForHandEnded
    | ShotClockStarted
    | ShotClockStopped
)
ClubEvent = (
    PlayerAdded
    | PlayerChanged
    | PictureSet
    | PlayersMerged
    | PlayerArchived
    | StructureKept
    | StructureDropped
    | PricesKept
    | PricesDropped
    | SeasonKept
    | SeasonDropped
    | EveningImported
    | EveningRemoved
)
Event = EveningEvent | ClubEvent

EVENT_KINDS: tuple[type[Event], ...] = get_args(Event)

__all__ = [
    "CLOCK_PRESSES",
    "EVENT_KINDS",
    "BreakCalledOff",
    "BreakTaken",
    "CapacitySet",
    "ChipsBought",
    "ChipsCorrected",
    "ChipsGranted",
    "ClockPaused",
    "ClockResumed",
    "ClockSet",
    "ClubEvent",
    "Draw",
    "EntryCancelled",
    "EntryNamed",
    "EveningCreated",
    "EveningEvent",
    "EveningImported",
    "EveningRemoved",
    "EveningStarted",
    "Event",
    "FinalTableDrawn",
    "GuestArrived",
    "GuestCalledOff",
    "GuestExpected",
    "GuestLeft",
    "HandFinished",
    "HandForHandBegan",
    "HandForHandClock",
    "HandForHandEnded",
    "HandForHandPlayed",
    "HandPlayed",
    "HouseContributed",
    "LevelEnded",
    "LevelEntered",
    "MoneyAdjusted",
    "MoneyReceived",
    "MoneyReturned",
    "Moved",
    "PictureSet",
    "PlayerAdded",
    "PlayerArchived",
    "PlayerBusted",
    "PlayerChanged",
    "PlayerEntered",
    "PlayerReinstated",
    "PlayerSeated",
    "PlayersMerged",
    "PlayersMoved",
    "PositionsTold",
    "PriceSet",
    "PricesDropped",
    "PricesKept",
    "PricesSet",
    "PrizePaid",
    "RegistrationClosed",
    "RegistrationReopened",
    "Removal",
    "Season",
    "SeasonDropped",
    "SeasonKept",
    "Seat",
    "Seated",
    "SeatsDrawn",
    "ShotClockStarted",
    "ShotClockStopped",
    "StackChange",
    "StackCount",
    "StackRemoved",
    "StacksCounted",
    "StartScheduled",
    "StructureChanged",
    "StructureDropped",
    "StructureKept",
    "TableBroken",
    "TableHeld",
    "TableOpened",
    "TableWay",
    "TimeAdded",
    "Timing",
    "WaitingJoined",
    "WaitingLeft",
]
