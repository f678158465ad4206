"""Who belongs to the club: joining, names, notes, pictures, the archive."""

from collections.abc import Sequence

from tournament.club.roster import MEMBER, Player, Roster
from tournament.errors import BadInput, RuleViolation
from tournament.events import PictureSet, PlayerAdded, PlayerArchived, PlayerChanged, PlayerIdentified
from tournament.history import Step
from tournament.names import Instant, PlayerId
from tournament.people.people import clean_name, clean_notes, person_key

LARGEST_PICTURE = 300_000
"""Bytes of a picture file."""

_PNG = b"\x89PNG\r\n\x1a\n"
_JPEG = b"\xff\xd8\xff"


def add_players(roster: Roster, at: Instant, names: Sequence[str]) -> Step:
    """Take new people into the club, with new numbers in the order given and clean names.

    Raises:
        BadInput: one is no name, as `people.clean_name` says.
        RuleViolation: `player_known` (somebody of that name or nickname is there), `player_in_archive`,
            `nobody_named`.
    """
    if not names:
        raise RuleViolation("nobody_named")
    events = added(roster, names)
    return Step("players_added", events, {"names": [event.name for event in events]})


def added(roster: Roster, names: Sequence[str]) -> tuple[PlayerAdded, ...]:
    """The facts that these people joined.

    Raises:
        BadInput, RuleViolation: as `add_players` says.
    """
    listed: dict[str, str] = {}
    for name in map(clean_name, names):
        key = person_key(name)
        if key in listed:
            raise RuleViolation("player_known", name=name, known=listed[key])
        refuse_known(roster, name)
        listed[key] = name
    return tuple(map(PlayerAdded, roster.new_numbers(), listed.values()))


def refuse_known(roster: Roster, name: str, but: PlayerId | None = None) -> None:
    """Refuse a name that is somebody else's.

    Raises:
        RuleViolation: `player_known`, `player_in_archive` (`name`, `known`).
    """
    known = roster.find(name)
    if known is not None and known.number != but:
        raise RuleViolation("player_in_archive" if known.archived else "player_known", name=name, known=known.shown)


def person(roster: Roster, name: str) -> Player:
    """The person of that name or nickname.

    Raises:
        RuleViolation: `nobody_of_that_name`.
    """
    found = roster.find(name)
    if found is None:
        raise RuleViolation("nobody_of_that_name", name=name)
    return found


def bearer(roster: Roster, name: str) -> PlayerId:
    """The number that is itself called so, even if it is another name of somebody by now.

    Raises:
        RuleViolation: `nobody_of_that_name`.
    """
    found = person(roster, name).number
    numbers = roster.numbers[person_key(name)]
    return found if found in numbers else numbers[0]


def change_player(
    roster: Roster,
    at: Instant,
    number: PlayerId,
    *,
    name: str | None = None,
    nickname: str | None = None,
    notes: str | None = None,
) -> Step:
    """Write about a person anew; what is None stays, an empty nickname or note is none.

    Evenings that the person has entered keep the name they copied.

    Raises:
        BadInput: no name (`people.clean_name`), no notes (`people.clean_notes`).
        RuleViolation: `no_such_person`, `player_known`, `player_in_archive`, `nothing_changed`.
    """
    before = numbered(roster, number)
    called = before.name if name is None else clean_name(name)
    nick = before.nickname if nickname is None else nickname and clean_name(nickname)
    noted = before.notes if notes is None else clean_notes(notes)
    for each in (called, nick) if nick else (called,):
        refuse_known(roster, each, but=before.number)
    if (called, nick, noted) == (before.name, before.nickname, before.notes):
        raise RuleViolation("nothing_changed", name=before.shown)
    event = PlayerChanged(before.number, called, nick, noted)
    facts = {"before": before.name, "name": called, "nickname": nick}
    match (called != before.name, nick != before.nickname, noted != before.notes):
        case (True, False, False):
            return Step("player_renamed", (event,), facts)
        case (False, True, False):
            return Step("player_nicknamed", (event,), facts)
        case (False, False, True):
            return Step("player_noted", (event,), facts | {"empty": not noted})
        case _:
            return Step("player_changed", (event,), facts)


def set_picture(roster: Roster, at: Instant, number: PlayerId, picture: bytes) -> Step:
    """Give a person a picture, a whole PNG or JPEG file, instead of any other.

    Raises:
        BadInput: as `check_picture` says.
        RuleViolation: `no_such_person`, `nothing_changed`.
    """
    player = numbered(roster, number)
    check_picture(picture)
    if picture == player.picture:
        raise RuleViolation("nothing_changed", name=player.shown)
    return Step("picture_set", (PictureSet(player.number, picture),), {"name": player.shown})


def check_picture(picture: bytes) -> None:
    """Refuse what is no picture that can be kept.

    Raises:
        BadInput: `picture_too_large` (`kilobytes`, `most`), `no_picture_file`.
    """
    if not picture.startswith((_PNG, _JPEG)):
        raise BadInput("no_picture_file")
    if len(picture) > LARGEST_PICTURE:
        raise BadInput("picture_too_large", kilobytes=-(-len(picture) // 1000), most=LARGEST_PICTURE // 1000)


def clear_picture(roster: Roster, at: Instant, number: PlayerId) -> Step:
    """Take a person's picture away.

    Raises:
        RuleViolation: `no_such_person`, `has_no_picture`.
    """
    player = numbered(roster, number)
    if not player.picture:
        raise RuleViolation("has_no_picture", name=player.shown)
    return Step("picture_cleared", (PictureSet(player.number, b""),), {"name": player.shown})


def set_member(roster: Roster, at: Instant, number: PlayerId, member: str) -> Step:
    """Give a person a member number instead of any other; empty: none. It is kept as it is written: 00123 is not 123.

    Raises:
        BadInput: it is no name (`people.clean_name`).
        RuleViolation: `no_such_person`, `id_taken` (`id`, `known`), `has_no_member_number`, `nothing_changed`.
    """
    player = numbered(roster, number)
    kept, before = member and clean_name(member), roster.ids(player.number)
    if not kept and not before:
        raise RuleViolation("has_no_member_number", name=player.shown)
    if kept and before == (kept,):
        raise RuleViolation("nothing_changed", name=player.shown)
    known = roster.identified(MEMBER, kept)
    if known is not None and known.number != player.number:
        raise RuleViolation("id_taken", id=kept, known=known.shown)
    gone = tuple(PlayerIdentified(player.number, MEMBER, each, holds=False) for each in before if each != kept)
    if not kept:
        return Step("member_cleared", gone, {"name": player.shown})
    came = () if kept in before else (PlayerIdentified(player.number, MEMBER, kept),)
    return Step("member_set", (*gone, *came), {"name": player.shown, "id": kept})


def archive_player(roster: Roster, at: Instant, number: PlayerId) -> Step:
    """Offer a person no longer; evenings and results stay.

    Raises:
        RuleViolation: `no_such_person`, `archived_already`.
    """
    player = numbered(roster, number)
    if player.archived:
        raise RuleViolation("archived_already", name=player.shown)
    return Step("player_archived", (PlayerArchived(player.number, True),), {"name": player.shown})


def unarchive_player(roster: Roster, at: Instant, number: PlayerId) -> Step:
    """Offer a person again.

    Raises:
        RuleViolation: `no_such_person`, `not_archived`.
    """
    player = numbered(roster, number)
    if not player.archived:
        raise RuleViolation("not_archived", name=player.shown)
    return Step("player_unarchived", (PlayerArchived(player.number, False),), {"name": player.shown})


def numbered(roster: Roster, number: PlayerId) -> Player:
    """The person whom that number means, through all merges.

    Raises:
        RuleViolation: `no_such_person`.
    """
    if number not in roster.players:
        raise RuleViolation("no_such_person", player=number)
    return roster.players[roster.canonical(number)]
