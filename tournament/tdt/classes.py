"""What the classes of `.tdt` files hold, as far as it was seen in files of versions 3.0 to 3.7."""

from collections.abc import Mapping

_KNOWN = """
Tournament: UUID LeagueUUID LeagueName SeasonUUID SeasonName Title Description Notes Financials Players Levels Prizes
    Chips Tables History StartTime EndTime CurrentPeriodDuration AccumulatedSeconds ClockRunning Countdown
    CountdownSeconds CountdownTime CurrentLevel Events LastModified Rules
FinancialConfig: Buyins AddOns Rebuys FixedRake HouseContribution GuaranteedPot TotalChipsAdjustment PointsForHit
    PointsForPlaying UseBounties RestrictedBounty AllowInTourneyRebuys AllowRebuyOverrideAfterBustout
GameFinancials: EntryFee FixedRake PPRake HouseContribution StartingChips GuaranteedPot TotalChipsAdjustment
    PointsForBuyin PointsForHit AddOns Rebuys PointsForPlaying UseBounties DefaultBounty RestrictedBounty
    AllowInTourneyRebuys FixedRakeType FixedRakePercent FixedRakeRounding FixedRakeRoundToNearest
    AllowRebuyOverrideAfterBustout
BuyConfig: Allow Profiles DefIndex LastRound MaxPerPlayer MaxTotal MinPlayers
AddOnRebuy: Allow Fee Rake Chips Points LastRound MaxPerPlayer MaxTotal MinPlayers BountyChipCost
FeeProfile: Name Enabled AllowChange Fee Rake Chips Points BountyChipCost
FixedRakeConfig: Type Real Percent Round RoundToNearest
PerPlayerRake:
UserFormula: Text Strict
GamePlayers: Players Chops Config
GamePlayersConfig: TrackPlayers NumberOfEntries NumberOfPlayers NumberOfRebuys NumberOfAddOns FullCreditHit
GamePlayer: UUID Name Info Buyins AddOns CashAdjustment PointsAdjustment ChipCount NumberOfTableMoves PaidInFull
    HitsAdjustment
PlayerName: UUID Nickname Firstname Lastname LastModified
PlayerInfo: UUID StreetAddress City State Zipcode Country Phone1 Phone2 Email1 Email2 Notes LastModified OptID
    ImageRot
GameBuyin: Time Round Amount PersonalBounty Rake Chips Points BustOut ProfileName Seat
GameAddOn: Time Round Amount Rake Chips Points ProfileName
GameBustOut: Time Round HitmanUUID Seat
GameSeat: TableName SeatIndex Locked TableUUID
GameChops: Chops
GameChop: Portions Awarded CashMethod PointsMethod
GameChopPortion: CashPercent PointsPercent CashReal PointsReal CashChipCount PointsChipCount RelativeRank CashICM
GameLevels: Levels
GameRound: Minutes SmallBlind BigBlind Ante GameType GameName Tokens Limits Notes Limit1 Limit2
GameBreak: Minutes Tokens ChipUp Notes
GamePrizes: Prizes RoundPrizes RoundToNearest EstimatedPotInfo Automatic AutomaticAtTop
GamePrize: Description Type Recipient AmountType Amount Adjustment ShareRemainder Points AwardedToPlayers
    SharedRemainder CalculatedAmount CalculatedPoints EstimatedAmount EstimatedSharedRemainder Display Lock
    AmountDisplay NonMonetary
EstimatedPotData: UseEstimatedPot EstimatedPot CalculateEstimatedPot NumberOfBuyins NumberOfRebuys NumberOfAddOns
    CalculatedPot ShowEstimatedPot
GameChips: Chips ChipSets EstimatedBuyins EstimatedRebuys EstimatedAddOns
GameChip: ChipID Label Color Value Use PerPlayer ImagePath
ChipSet: Name ChipCounts
GameTables: AutoSuggestMovements MaxPlayerDisparity Tables BalanceAlgorithm RandomizeFinalTable LastPlayerMove
    UnavailableSeats CollapseFirstTables CollapseLastTables CollapseFirstInOrder CollapseLastInOrder
    SeatPlayersCloseToHome CanSeatUnpaidPlayers AutoAcceptMovementSuggestions
GameTable: Name NumberOfSeats Seats Locks DealerButtonSeat UUID
PlayerMovement: Time Moves
PlayerMove: PlayerUUID OldTableIndex OldSeatIndex NewTableIndex NewSeatIndex
Move: PlayerUUID OldTableUUID OldSeatIndex NewTableUUID NewSeatIndex
GameHistory: History
GameHistoryItem: Time Text Source
GameEvents: Sounds Events MsgPropSets DefMsgPropSet DefMsgDuration
Sound: Name Path
GameEvent: Description Trigger Conditions Actions Omit SoundsBehavior MessagesBehavior SoundsPriority MessagesPriority
GameEventAction: Type Data
GameRules: Tokens
TokenOverrides: Tokens
TokenOverride: Name Value IsFile IsHTML
"""


def _read(text: str) -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for entry in text.replace("\n    ", " ").strip().splitlines():
        name, _colon, fields = entry.partition(":")
        found[name] = frozenset(fields.split())
    return found


KNOWN: Mapping[str, frozenset[str]] = _read(_KNOWN)
"""The fields of each class that somebody has seen; what else occurs is reported."""

SKIPPED = frozenset(("GameEvents", "TokenOverrides"))
"""Sounds, messages and texts of its screens, which nothing here is made of."""
