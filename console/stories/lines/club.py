"""Lines that decide about the club: `club add Zoe`. They are steps of its own stream, with numbers of their own."""

from collections.abc import Callable, Mapping
from functools import partial

from console import plan
from console.errors import Refused, read_bytes
from console.stories.lines import seasons
from console.stories.told import Act, ClubDecision, Told
from console.stories.words import Words, Wrong, shown
from tournament import arrivals
from tournament.arrivals import Arrivals
from tournament.club import Roster, add_players, evenings, keeping, merging, people
from tournament.club.house_style import PLAIN, set_house_style
from tournament.events import EveningImported, HouseStyle, PriceSet
from tournament.history import Step
from tournament.language import gettext as _
from tournament.names import Instant, PlayerId
from tournament.structures.structure import Structure

Decide = ClubDecision
Reader = Callable[[Words], Decide]
About = Callable[[Roster, Instant, PlayerId], Step]


def read(words: Words) -> Act:
    """What follows the word `club`.

    Raises:
        Wrong: it is nothing that a club does.
    """
    if words.take("undo"):
        seq = words.number(_("the step")) if words else None
        return lambda told: _done(told.people.undo(seq))
    if words.take("redo"):
        return lambda told: _done(told.people.redo())
    if words.take("correct"):
        corrected = words.number(_("the step"))
        instead = _decision(words)
        return lambda told: _done(told.people.replace(corrected, partial(instead, told)))
    decide = _decision(words)
    return lambda told: _done(told.people.perform(partial(decide, told)))


def _decision(words: Words) -> Decide:
    for phrase, reader in READERS.items():
        if words.take(phrase):
            return reader(words)
    raise Wrong(_("{word} is nothing that a club does").format(word=shown(words.word(_("a decision")))))


def _done(_stored: object) -> None:
    """What was stored is seen by who listens."""


# ---- people ----------------------------------------------------------------------------------------------------------


def _add(words: Words) -> Decide:
    names = words.names()
    return lambda told, roster, at: add_players(roster, at, names)


def _rename(words: Words) -> Decide:
    before = words.name("to")
    words.need("to")
    name = words.name()
    return lambda told, roster, at: people.change_player(roster, at, people.person(roster, before).number, name=name)


def _nickname(words: Words) -> Decide:
    nickname = words.word(_("the nickname"))
    name = words.name()
    return lambda told, roster, at: people.change_player(
        roster, at, people.person(roster, name).number, nickname=nickname
    )


def _notes(words: Words) -> Decide:
    name = words.name()
    notes = words.word(_("the notes, in quotes"))
    return lambda told, roster, at: people.change_player(roster, at, people.person(roster, name).number, notes=notes)


def _picture(words: Words) -> Decide:
    name = words.name("from")
    words.need("from")
    file = words.word(_("the picture's file"))

    return lambda told, roster, at: people.set_picture(
        roster, at, people.person(roster, name).number, _picture_in(told, file)
    )


def _picture_in(told: Told, file: str) -> bytes:
    try:
        return read_bytes(told.folder / file)
    except Refused as refused:
        raise Wrong(str(refused).rstrip(".")) from refused


def _member(words: Words) -> Decide:
    member = words.word(_("the member number"))
    name = words.name()
    return lambda told, roster, at: people.set_member(roster, at, people.person(roster, name).number, member)


def _about(decide: About) -> Reader:
    """The reader of a decision about one person."""

    def read(words: Words) -> Decide:
        name = words.name()
        return lambda told, roster, at: decide(roster, at, people.person(roster, name).number)

    return read


def _merge(words: Words) -> Decide:
    gone = words.name("into")
    words.need("into")
    kept = words.name()
    return lambda told, roster, at: merging.merge_players(
        roster, at, people.person(roster, kept).number, people.bearer(roster, gone)
    )


# ---- what the club keeps ---------------------------------------------------------------------------------------------


def _keep_structure(words: Words) -> Decide:
    wanted = words.word(_("the structure"))
    name = words.name() if words.take("as") else None
    return lambda told, roster, at: keeping.keep_structure(roster, at, _structure(told, wanted), name)


def _structure(told: Told, wanted: str) -> Structure:
    try:
        return plan.find_structure(wanted, beside=told.folder)
    except Refused as refused:
        raise Wrong(str(refused).rstrip(".")) from refused


def _keep_prices(words: Words) -> Decide:
    name = words.name()
    return lambda told, roster, at: keeping.keep_prices(
        roster, at, PriceSet(name, told.state.setup.currency, tuple(told.state.prices))
    )


def _drop(decide: Callable[[Roster, Instant, str], Step]) -> Reader:
    """The reader of a decision that drops something by its name."""

    def read(words: Words) -> Decide:
        name = words.name()
        return lambda told, roster, at: decide(roster, at, name)

    return read


# ---- the evening being told ------------------------------------------------------------------------------------------


def _remove_evening(words: Words) -> Decide:
    return lambda told, roster, at: evenings.remove_evening(roster, at, told.here.number, told.state.setup.name)


def _import_evening(words: Words) -> Decide:
    origin = words.word(_("what another program calls it")) if words.take("as") else ""

    def decide(told: Told, roster: Roster, at: Instant) -> Step:
        came = EveningImported(told.here.number, told.state.setup.name, origin)
        return arrivals.arrive(roster, at, Arrivals({}, ()), [came])

    return decide


# ---- how its pages look ----------------------------------------------------------------------------------------------


def _pages(words: Words) -> Decide:
    """`pages "#7A1F2B" of "River Club" logo anna.png style "h1 { margin: 0 }"`, `pages as at first`."""
    if words.take("as at first"):
        return lambda told, roster, at: set_house_style(roster, at, PLAIN)
    colour = words.word(_("a colour, in quotes"))
    club = words.name("logo", "style") if words.take("of") else ""
    file = words.word(_("the picture's file")) if words.take("logo") else None
    sheet = words.word(_("the style sheet, in quotes")) if words.take("style") else ""

    def decide(told: Told, roster: Roster, at: Instant) -> Step:
        logo = b"" if file is None else _picture_in(told, file)
        return set_house_style(roster, at, HouseStyle(club, colour, logo, sheet))

    return decide


READERS: Mapping[str, Reader] = {
    "add": _add,
    "rename": _rename,
    "nickname": _nickname,
    "notes": _notes,
    "picture": _picture,
    "no picture": _about(people.clear_picture),
    "member": _member,
    "archive": _about(people.archive_player),
    "unarchive": _about(people.unarchive_player),
    "merge": _merge,
    "keep structure": _keep_structure,
    "keep prices": _keep_prices,
    "drop structure": _drop(keeping.drop_structure),
    "drop prices": _drop(keeping.drop_prices),
    "remove evening": _remove_evening,
    "import evening": _import_evening,
    "pages": _pages,
    **seasons.READERS,
}
"""By the words that follow `club`; none begins like another one."""
