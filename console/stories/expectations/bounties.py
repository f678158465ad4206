"""Lines that expect something of bounties."""

from collections.abc import Mapping

from console.stories import bounty_words
from console.stories.expectations.comparing import NOTHING, Reader, amounts, name_before_number, same
from console.stories.told import Act, Told, entry_of
from console.stories.words import Words, Wrong
from tournament.bounties import envelopes, mystery
from tournament.bounties.bounties import bounties
from tournament.language import gettext as _

NOBODY = "nobody"
NONE = "none"


def _head(words: Words) -> Act:
    """`expect head Anna 15.00`: what is on her head now."""
    name = name_before_number(words)

    def of(told: Told) -> list[int]:
        return [bounties(told.state).heads.get(entry_of(told.state, name).number, 0)]

    return amounts(f"head {name}", words, of)


def _left(words: Words) -> Act:
    """`expect envelopes 1x100.00 4x25.00`, `expect envelopes nothing`: those that nobody has drawn."""
    some = () if words.take(NOTHING) else bounty_words.envelopes(words)

    def act(told: Told) -> None:
        currency = told.state.setup.currency
        wanted = [each.amount for each in bounty_words.filled(some, currency) for _number in range(each.count)]
        found = mystery.envelopes_left(told.state)
        if sorted(wanted) != list(found):
            raise Wrong(
                _("{what} should be {wanted}, but is {found}").format(
                    what="envelopes",
                    wanted=bounty_words.said(envelopes.in_kinds(wanted), currency) or NOTHING,
                    found=bounty_words.said(envelopes.in_kinds(found), currency) or NOTHING,
                )
            )

    return act


def _to_fill(words: Words) -> Act:
    """`expect envelopes due 4`, `expect envelopes due none`: so many have to be filled now."""
    wanted = NONE if words.take(NONE) else words.number(_("the envelopes"))

    def found(told: Told) -> object:
        due = envelopes.mystery_due(told.state, told.here.now())
        return NONE if due is None else due.envelopes

    return same("envelopes due", wanted, found)


def _to_draw(words: Words) -> Act:
    """`expect envelope due Anna, Boris`, `expect envelope due nobody`: for these heads one is to be drawn."""
    wanted = [] if words.take(NOBODY) else list(words.names())

    def found(told: Told) -> object:
        due = mystery.envelopes_to_draw(told.state)
        return ", ".join(told.state.entry(each.entry).shown_name for each in due) or NOBODY

    return same("envelope due", ", ".join(wanted) or NOBODY, found)


READERS: Mapping[str, Reader] = {
    "head": _head,
    "envelopes": _left,
    "envelopes due": _to_fill,
    "envelope due": _to_draw,
}
"""By the word that follows `expect`."""
