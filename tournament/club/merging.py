"""Two names, one person: proposed with their differences, decided by somebody, never done by itself."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from tournament.club.people import numbered
from tournament.club.roster import Player, Roster
from tournament.errors import RuleViolation
from tournament.events import Event, PictureSet, PlayerChanged, PlayersMerged
from tournament.history import Step
from tournament.names import Instant, PlayerId


@dataclass(frozen=True, slots=True)
class Difference:
    """What is written about the two in one respect: `name`, `nickname`, `notes`; of the `picture`, its kilobytes."""

    about: str
    kept: str
    gone: str


@dataclass(frozen=True, slots=True)
class MergeProposal:
    """What to look at before two become one.

    Attributes:
        kept: who stays; `gone`: who becomes another name of that person.
        differences: what is written differently about them.
        evenings_kept: how many evenings name the one; `evenings_gone`: the other.
        together: the streams of the evenings that both have entered. They may be merged all the same, and the
            evenings stay as they are, with both; but perhaps they are two people (`both_entered`).
    """

    kept: Player
    gone: Player
    differences: tuple[Difference, ...]
    evenings_kept: int
    evenings_gone: int
    together: tuple[int, ...]

    @property
    def concerns(self) -> tuple[RuleViolation, ...]:
        """What speaks against it, each with its sentence; none of it forbids it."""
        if not self.together:
            return ()
        facts = {"name": self.gone.name, "kept": self.kept.name, "count": len(self.together)}
        return (RuleViolation("both_entered", **facts),)


def propose_merge(
    roster: Roster, kept: PlayerId, gone: PlayerId, evenings: Mapping[PlayerId, Collection[int]]
) -> MergeProposal:
    """What merging `gone` into `kept` would mean; `evenings`: the streams that each number has entered.

    Raises:
        RuleViolation: as `merge_players` says.
    """
    stays, goes = _pair(roster, kept, gone)
    mine, theirs = _evenings(roster, stays, evenings), _evenings(roster, goes, evenings)
    rows = (
        ("name", stays.name, goes.name),
        ("nickname", stays.nickname, goes.nickname),
        ("notes", stays.notes, goes.notes),
    )
    differences = [Difference(*row) for row in rows if row[1] != row[2]]
    if stays.picture != goes.picture:
        differences.append(Difference("picture", _size(stays), _size(goes)))
    return MergeProposal(stays, goes, tuple(differences), len(mine), len(theirs), tuple(sorted(mine & theirs)))


def merge_players(roster: Roster, at: Instant, kept: PlayerId, gone: PlayerId) -> Step:
    """Make `gone` another name of `kept`, whoever that one was merged into.

    Notes and picture of `gone` are taken over where `kept` has none. Evenings that name `gone` stay as they are.

    Raises:
        RuleViolation: `no_such_person`, `merged_already` (`gone` is another name of somebody), `merged_with_itself`.
    """
    stays, goes = _pair(roster, kept, gone)
    events: list[Event] = [PlayersMerged(stays.number, goes.number)]
    if goes.notes and not stays.notes:
        events.append(PlayerChanged(stays.number, stays.name, stays.nickname, goes.notes))
    if goes.picture and not stays.picture:
        events.append(PictureSet(stays.number, goes.picture))
    return Step("players_merged", tuple(events), {"kept": stays.shown, "gone": goes.shown})


def _pair(roster: Roster, kept: PlayerId, gone: PlayerId) -> tuple[Player, Player]:
    stays = numbered(roster, kept)
    whole = numbered(roster, gone)
    goes = roster.players[gone]
    if stays.number == goes.number:
        raise RuleViolation("merged_with_itself", name=goes.shown)
    if goes.merged_into is not None:
        raise RuleViolation("merged_already", name=goes.shown, kept=whole.shown)
    return stays, goes


def _evenings(roster: Roster, player: Player, evenings: Mapping[PlayerId, Collection[int]]) -> set[int]:
    """The streams that this person has entered, under whatever number."""
    numbers = (player.number, *(each.number for each in roster.also(player.number)))
    return {stream for number in numbers for stream in evenings.get(number, ())}


def _size(player: Player) -> str:
    return str(-(-len(player.picture) // 1000)) if player.picture else ""
