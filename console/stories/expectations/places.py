"""Lines that expect something of places, prizes and who is in."""

from collections.abc import Mapping

from console.stories.expectations.comparing import Reader, amounts, count, line_of, name_before_number, same
from console.stories.told import Act, Told, entry_of
from console.stories.words import Words
from tournament import wording
from tournament.language import gettext as _
from tournament.standings import Standing, payouts, winners


def _place(words: Words) -> Act:
    """`expect place Anna 4`, `4 tied`, `4 provisional`, `4 final`, `expect place Anna none`."""
    name = words.name("none", *(word for word in words.coming() if word[0].isdigit()))
    what = _("the place of {name}").format(name=name)
    if words.take("none"):
        return same(what, _("still in"), lambda told: _shown(line_of(told, name), provisional=False))
    wanted = wording.ordinal_place(words.number(_("the place")), tied=words.take("tied"))
    final = words.take("final")
    provisional = not final and words.take("provisional")
    if provisional:
        wanted = _("{place} provisional").format(place=wanted)
    return same(what, wanted, lambda told: _shown(line_of(told, name), provisional=provisional or final))


def _shown(line: Standing, *, provisional: bool) -> str:
    """The place in words; whether it is provisional only where somebody asks."""
    if line.place is None:
        return _("still in")
    place = wording.ordinal_place(line.place, tied=line.tied)
    return _("{place} provisional").format(place=place) if provisional and line.provisional else place


def _prize(words: Words) -> Act:
    """`expect prize Anna 60.00`."""
    name = name_before_number(words)
    return amounts(_("the prize of {name}").format(name=name), words, lambda told: [line_of(told, name).prize])


def _prizes(words: Words) -> Act:
    """`expect prizes 60.00 36.00`, `expect prizes nothing`."""
    return amounts(_("the prizes"), words, lambda told: payouts(told.state))


def _pool(words: Words) -> Act:
    return amounts(_("the pool"), words, lambda told: [told.state.pool])


def _out(words: Words) -> Act:
    """`expect out Anna`, `expect out Anna by Boris, Cyril`, `expect out Anna by nobody`."""
    name = words.name("by")
    if not words.take("by"):
        return same(_("{name} being out").format(name=name), True, lambda told: not entry_of(told.state, name).is_in)
    by = () if words.take("nobody") else words.names()

    def found(told: Told) -> str:
        bust = entry_of(told.state, name).bust
        return _("still in") if bust is None else _by(tuple(told.state.entries[n].name for n in bust.by))

    def act(told: Told) -> None:
        known = tuple(entry_of(told.state, winner).name for winner in by)
        same(_("who has the chips of {name}").format(name=name), _by(known), found)(told)

    return act


def _by(names: tuple[str, ...]) -> str:
    return wording.list_of(names) or _("nobody")


def _in(words: Words) -> Act:
    name = words.name()
    return same(_("{name} being in").format(name=name), True, lambda told: entry_of(told.state, name).is_in)


def _winner(words: Words) -> Act:
    """`expect winner Anna`; `expect winner Anna, Boris` after a deal in which they share the first place."""
    names = sorted(words.names())

    def found(told: Told) -> str:
        return wording.list_of(sorted(entry.name for entry in winners(told.state))) or _("nobody")

    return same(_("the winner"), wording.list_of(names), found)


READERS: Mapping[str, Reader] = {
    "left": count("left", lambda state: len(state.left)),
    "entries": count("entries", lambda state: len(state.entered)),
    "attached": count("attached", lambda state: sum(each.hands for each in state.attached)),
    "place": _place,
    "prizes": _prizes,
    "prize": _prize,
    "pool": _pool,
    "out": _out,
    "in": _in,
    "winner": _winner,
}
"""By the word that follows `expect`."""
