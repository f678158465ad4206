"""Every kind of fact that an evening or the club can log.

Facts, not conclusions: places, pool, prizes and who may still do what are derived by the fold. Facts about seats,
stacks, money and busts name the *entry*; names are copied in once, by `PlayerEntered`, so that a merge or a correction
in the club never changes an old evening. The kinds stand by subject: `setup`, `people`, `money`, `seats`, `outs`,
`bounties`, `prizes`, `chips`, `clock`, `hands` for an evening, `club` and `seasons` for the club.
"""

from typing import get_args

from tournament.events.bounties import BountiesSet, EnvelopeDrawn, EnvelopesFilled
from tournament.events.chips import ChipSetChosen, ColourChange, ColourRemoved
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
    HouseStyle,
    HouseStyleSet,
    PictureSet,
    PlayerAdded,
    PlayerArchived,
    PlayerChanged,
    PlayerIdentified,
    PlayersMerged,
    PricesDropped,
    PriceSet,
    PricesKept,
    StructureDropped,
    StructureKept,
)
from tournament.events.hands import (
    ButtonMoved,
    HandBegan,
    HandPlayed,
    HandsAttached,
    HandVoided,
    PlayedBy,
    PositionsTold,
    StackChange,
    TableWayChosen,
    Voiding,
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
from tournament.events.outs import Against, FinishOrdered, PlayerBusted, PlayerDeciding, PlayerReinstated, Than
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
from tournament.events.prizes import DealMade, DealShare, Ending, PayoutsSet
from tournament.events.seasons import (
    ClosedEvening,
    ClosedLine,
    ClosedResult,
    Combining,
    KittyAdjusted,
    PointsAdjusted,
    RankBy,
    Scoring,
    Season,
    SeasonClosed,
    SeasonDropped,
    SeasonKept,
    SeasonOpened,
    SeasonRenamed,
)
from tournament.events.seats import (
    BreakingOrderSet,
    Draw,
    DrawCommitted,
    FinalTableDrawn,
    Moved,
    PlayerSeated,
    PlayersKeptApart,
    PlayersLocked,
    PlayersMoved,
    Seat,
    Seated,
    SeatsDrawn,
    SeatsRedrawn,
    TableBroken,
    TableChanged,
    TableClosed,
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

BEGINNINGS = (HandBegan, HandVoided)
"""A step of nothing but these begins a hand, or says that it was void: Undo passes over it, too."""

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
    | PayoutsSet
    | DealMade
    | BountiesSet
    | EnvelopesFilled
    | EnvelopeDrawn
    | ChipSetChosen
    | ColourRemoved
    | DrawCommitted
    | PlayersKeptApart
    | PlayersLocked
    | TableOpened
    | TableChanged
    | TableClosed
    | BreakingOrderSet
    | SeatsDrawn
    | PlayerSeated
    | PlayersMoved
    | TableBroken
    | FinalTableDrawn
    | SeatsRedrawn
    | TableHeld
    | TableWayChosen
    | PlayedBy
    | HandBegan
    | HandVoided
    | HandPlayed
    | ButtonMoved
    | PositionsTold
    | PlayerBusted
    | PlayerDeciding
    | FinishOrdered
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
    | HandsAttached
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
    | PlayerIdentified
    | SeasonKept
    | SeasonRenamed
    | SeasonDropped
    | PointsAdjusted
    | KittyAdjusted
    | SeasonClosed
    | SeasonOpened
    | EveningImported
    | EveningRemoved
    | HouseStyleSet
)
Event = EveningEvent | ClubEvent

EVENT_KINDS: tuple[type[Event], ...] = get_args(Event)

__all__ = [
    "BEGINNINGS",
    "CLOCK_PRESSES",
    "EVENT_KINDS",
    "Against",
    "BountiesSet",
    "BreakCalledOff",
    "BreakTaken",
    "BreakingOrderSet",
    "ButtonMoved",
    "CapacitySet",
    "ChipSetChosen",
    "ChipsBought",
    "ChipsCorrected",
    "ChipsGranted",
    "ClockPaused",
    "ClockResumed",
    "ClockSet",
    "ClosedEvening",
    "ClosedLine",
    "ClosedResult",
    "ClubEvent",
    "ColourChange",
    "ColourRemoved",
    "Combining",
    "DealMade",
    "DealShare",
    "Draw",
    "DrawCommitted",
    "Ending",
    "EntryCancelled",
    "EntryNamed",
    "EnvelopeDrawn",
    "EnvelopesFilled",
    "EveningCreated",
    "EveningEvent",
    "EveningImported",
    "EveningRemoved",
    "EveningStarted",
    "Event",
    "FinalTableDrawn",
    "FinishOrdered",
    "GuestArrived",
    "GuestCalledOff",
    "GuestExpected",
    "GuestLeft",
    "HandBegan",
    "HandFinished",
    "HandForHandBegan",
    "HandForHandClock",
    "HandForHandEnded",
    "HandForHandPlayed",
    "HandPlayed",
    "HandVoided",
    "HandsAttached",
    "HouseContributed",
    "HouseStyle",
    "HouseStyleSet",
    "KittyAdjusted",
    "LevelEnded",
    "LevelEntered",
    "MoneyAdjusted",
    "MoneyReceived",
    "MoneyReturned",
    "Moved",
    "PayoutsSet",
    "PictureSet",
    "PlayedBy",
    "PlayerAdded",
    "PlayerArchived",
    "PlayerBusted",
    "PlayerChanged",
    "PlayerDeciding",
    "PlayerEntered",
    "PlayerIdentified",
    "PlayerReinstated",
    "PlayerSeated",
    "PlayersKeptApart",
    "PlayersLocked",
    "PlayersMerged",
    "PlayersMoved",
    "PointsAdjusted",
    "PositionsTold",
    "PriceSet",
    "PricesDropped",
    "PricesKept",
    "PricesSet",
    "PrizePaid",
    "RankBy",
    "RegistrationClosed",
    "RegistrationReopened",
    "Removal",
    "Scoring",
    "Season",
    "SeasonClosed",
    "SeasonDropped",
    "SeasonKept",
    "SeasonOpened",
    "SeasonRenamed",
    "Seat",
    "Seated",
    "SeatsDrawn",
    "SeatsRedrawn",
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
    "TableChanged",
    "TableClosed",
    "TableHeld",
    "TableOpened",
    "TableWay",
    "TableWayChosen",
    "Than",
    "TimeAdded",
    "Timing",
    "Voiding",
    "WaitingJoined",
    "WaitingLeft",
]
