"""Lines that expect something of the club."""

from collections.abc import Callable, Mapping

from console.stories.expectations.comparing import NOTHING, Reader, same
from console.stories.told import Act, Told
from console.stories.words import Words, Wrong
from tournament.club import Player, Roster, people
from tournament.language import gettext as _
from tournament.people.people import person_key
from tournament.refusals import N_

Is = Callable[[Told, str], bool]


def _person(words: Words) -> Act:
    """`expect person Jo is Joseph`: whom the club knows by that name, as it shows the person."""
    name = words.name("is")
    words.need("is")
    wanted = words.name()

    def found(told: Told) -> str:
        player = told.people.state.find(name)
        return "nobody" if player is None else player.shown

    return same(name, wanted, found)


def _people(words: Words) -> Act:
    return same(_("people"), words.number(_("people")), lambda told: len(told.people.state.people))


def _notes(words: Words) -> Act:
    name = words.name(NOTHING)
    wanted = words.word(_("the notes, in quotes"))
    return same(_("the notes"), wanted, lambda told: people.person(told.people.state, name).notes or NOTHING)


def _holds(holds: Is, sentence: str) -> Reader:
    """The reader of an expectation about one name."""

    def read(words: Words) -> Act:
        name = words.name()

        def act(told: Told) -> None:
            if not holds(told, name):
                raise Wrong(_(sentence).format(name=name))

        return act

    return read


def _player(is_so: Callable[[Player], bool]) -> Is:
    return lambda told, name: is_so(people.person(told.people.state, name))


def _kept(where: Callable[[Roster], Mapping[str, object]]) -> Is:
    return lambda told, name: person_key(name) in where(told.people.state)


def _no(holds: Is) -> Is:
    return lambda told, name: not holds(told, name)


def _evening(*, removed: bool) -> Reader:
    """`expect evening removed`, `expect evening listed`."""

    def act(told: Told) -> None:
        if (told.here.number in told.people.state.hidden) != removed:
            raise Wrong(_("the evening is in the list") if removed else _("the evening is not in the list"))

    return lambda words: act


_ARCHIVED = _player(lambda player: player.archived)
_PICTURED = _player(lambda player: bool(player.picture))
_STRUCTURES = _kept(lambda roster: roster.structures)
_PRICES = _kept(lambda roster: roster.price_sets)
_SEASONS = _kept(lambda roster: roster.seasons)

READERS: Mapping[str, Reader] = {
    "person": _person,
    "people": _people,
    "notes": _notes,
    "archived": _holds(_ARCHIVED, N_("{name} is not in the archive")),
    "not archived": _holds(_no(_ARCHIVED), N_("{name} is in the archive")),
    "picture": _holds(_PICTURED, N_("{name} has no picture")),
    "no picture": _holds(_no(_PICTURED), N_("{name} has a picture")),
    "structure kept": _holds(_STRUCTURES, N_("no structure {name} is kept")),
    "no structure kept": _holds(_no(_STRUCTURES), N_("a structure {name} is kept")),
    "prices kept": _holds(_PRICES, N_("no price list {name} is kept")),
    "no prices kept": _holds(_no(_PRICES), N_("a price list {name} is kept")),
    "season": _holds(_SEASONS, N_("there is no season {name}")),
    "no season": _holds(_no(_SEASONS), N_("there is a season {name}")),
    "evening removed": _evening(removed=True),
    "evening listed": _evening(removed=False),
}
"""By the word that follows `expect`."""
