"""Lines that expect something of the club."""

from collections.abc import Callable, Mapping

from console.stories.expectations.comparing import NOTHING, Reader, same
from console.stories.told import Act, Told
from console.stories.words import Words, Wrong
from tournament.club import Player, Roster, people
from tournament.club.roster import MEMBER
from tournament.club.seasons import season_of
from tournament.language import gettext as _
from tournament.people.people import person_key
from tournament.refusals import N_
from tournament.reports.page import POINT
from tournament.seasons.leaving import evening_result
from tournament.seasons.table import belongs, season_table

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


def _member(words: Words) -> Act:
    """`expect member 00123 is Anna`: whose that member number is, as the club shows the person."""
    member = words.word(_("the member number"))
    words.need("is")
    wanted = words.name()

    def found(told: Told) -> str:
        player = told.people.state.identified(MEMBER, member)
        return "nobody" if player is None else player.shown

    return same(member, wanted, found)


def _adjustments(words: Words) -> Act:
    """`expect adjustments 2 in Autumn`: of points and of the kitty together."""
    wanted = words.number(_("adjustments"))
    words.need("in")
    name = words.name()

    def found(told: Told) -> int:
        roster, key = told.people.state, person_key(name)
        return len(roster.adjustments.get(key, ())) + len(roster.kitty_adjustments.get(key, ()))

    return same(name, wanted, found)


def _counts(told: Told, name: str) -> bool:
    here = evening_result(told.state, told.here.number)
    return belongs(season_of(told.people.state, name), here.stream, here.day)


def _season_points(words: Words) -> Act:
    """`expect season points 5.5 Anna in Autumn`: in the table of this evening, or as it was closed."""
    wanted = words.word(_("the points"))
    person = words.name("in")
    words.need("in")
    name = words.name()

    def found(told: Told) -> str:
        roster = told.people.state
        number = people.person(roster, person).number
        closed = roster.closed.get(person_key(name))
        if closed is None:
            results = [evening_result(told.state, told.here.number)]
            lines = {line.player: line.points for line in season_table(season_of(roster, name), results, roster).lines}
        else:
            lines = {roster.canonical(line.player): line.points for line in closed.lines}
        return f"{lines.get(number, 0) / POINT:g}"

    return same(person, wanted, found)


def _origin(words: Words) -> Act:
    """`expect origin "tdt:5" known`, or `unknown`: whether an evening of the list came from there."""
    origin = words.word(_("what another program calls it"))
    known = not words.take("unknown")
    if known:
        words.need("known")
    return same(origin, known, lambda told: origin in told.people.state.origins)


def _colour(words: Words) -> Act:
    return same(_("the colour"), words.word(_("a colour")), lambda told: told.people.state.house_style.colour)


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
_CLOSED = _kept(lambda roster: roster.closed)

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
    "member": _member,
    "adjustments": _adjustments,
    "closed season": _holds(_CLOSED, N_("{name} is not over")),
    "no closed season": _holds(_no(_CLOSED), N_("{name} is over")),
    "evening counts for": _holds(_counts, N_("the evening does not count for {name}")),
    "evening not for": _holds(_no(_counts), N_("the evening counts for {name}")),
    "season points": _season_points,
    "origin": _origin,
    "pages": _colour,
    "evening removed": _evening(removed=True),
    "evening listed": _evening(removed=False),
}
"""By the word that follows `expect`."""
