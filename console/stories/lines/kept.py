"""Lines that take something kept elsewhere into the evening: `follow structure Thursdays`, `attach hands ours.phhs`."""

from collections.abc import Callable, Mapping
from functools import partial

from console.errors import read_bytes
from console.stories.lines.reading import Decide
from console.stories.told import Told
from console.stories.words import Words, Wrong
from tournament import hands_attached
from tournament.language import gettext as _
from tournament.people.people import person_key
from tournament.sales import price_list
from tournament.structures import restructuring, structure_files

Taken = Callable[[Told], Decide]
"""What a line decides upon, once it is known what the club keeps."""


def _prices(words: Words) -> Taken:
    """`prices "Rebuy night"`: sell what that price list of the club says."""
    name = words.word(_("the price list"))

    def taken(told: Told) -> Decide:
        kept = told.people.state.price_sets.get(person_key(name))
        if kept is None:
            raise Wrong(_("the club keeps no price list {name}").format(name=name))
        return partial(price_list.take_list, kept=kept)

    return taken


def _follow(words: Words) -> Taken:
    """`follow structure club-turbo`: a shipped one, or one that the club keeps, from the next level on."""
    name = words.word(_("the structure"))

    def taken(told: Told) -> Decide:
        kept = told.people.state.structures
        template = structure_files.find(name) or kept.get(person_key(name))
        if template is None:
            names = (each.name for each in kept.values())
            raise Wrong(
                _("there is no structure {name}; there are {known}").format(
                    name=name, known=", ".join([*structure_files.shipped(), *names])
                )
            )
        return partial(restructuring.follow, template=template)

    return taken


def _attach(words: Words) -> Taken:
    """`attach hands ours.phhs`: the hands of a file beside the story."""
    file = words.word(_("the file"))

    def taken(told: Told) -> Decide:
        hands = hands_attached.read_hands(read_bytes(told.folder / file), file)
        return partial(hands_attached.attach, files=[hands])

    return taken


READERS: Mapping[str, Callable[[Words], Taken]] = {
    "prices": _prices,
    "follow structure": _follow,
    "attach hands": _attach,
}
"""By the words that the line begins with."""


def read(words: Words) -> Taken | None:
    """What the line takes from the club, None if it takes nothing."""
    for phrase, reader in READERS.items():
        if words.take(phrase):
            return reader(words)
    return None
