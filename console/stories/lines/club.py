"""Lines that decide about the club: `club add Zoe`. They are steps of its own stream, with numbers of their own."""

from collections.abc import Callable, Mapping
from functools import partial

from console import plan
from console.errors import Refused, read_bytes
from console.stories.told import Act, Told
from console.stories.words import Words, Wrong, shown
from tournament import arrivals
from tournament.arrivals import Arrivals
from tournament.club import Roster, add_players, evenings, keeping, merging, people
from tournament.events import EveningImported, PriceSet, Season
from tournament.history import Step
from tournament.language import gettext as _
from tournament.names import Instant, PlayerId
from tournament.structures.structure import Structure

Decide = Callable[[Told, Roster, Instant], Step]
"""What a line decides upon: the evening being told, and the club's decision."""
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

    def decide(told: Told, roster: Roster, at: Instant) -> Step:
        try:
            picture = read_bytes(told.folder / file)
        except Refused as refused:
            raise Wrong(str(refused).rstrip(".")) from refused
        return people.set_picture(roster, at, people.person(roster, name).number, picture)

    return decide


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


def _season(words: Words) -> Decide:
    name = words.name(*(word for word in words.coming() if word[0].isdigit()))
    first = words.word(_("the first day"))
    last = words.word(_("the last day")) if words else None
    return lambda told, roster, at: keeping.keep_season(roster, at, Season(name, first, last))


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
    def decide(told: Told, roster: Roster, at: Instant) -> Step:
        came = EveningImported(told.here.number, told.state.setup.name)
        return arrivals.arrive(roster, at, Arrivals({}, ()), [came])

    return decide


READERS: Mapping[str, Reader] = {
    "add": _add,
    "rename": _rename,
    "nickname": _nickname,
    "notes": _notes,
    "picture": _picture,
    "no picture": _about(people.clear_picture),
    "archive": _about(people.archive_player),
    "unarchive": _about(people.unarchive_player),
    "merge": _merge,
    "keep structure": _keep_structure,
    "keep prices": _keep_prices,
    "season": _season,
    "drop structure": _drop(keeping.drop_structure),
    "drop prices": _drop(keeping.drop_prices),
    "drop season": _drop(keeping.drop_season),
    "remove evening": _remove_evening,
    "import evening": _import_evening,
}
"""By the words that follow `club`; none begins like another one."""
