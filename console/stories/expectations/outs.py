"""Lines that expect something of who is out, may be, and in which order."""

from collections.abc import Iterable, Mapping

from console.stories.expectations.comparing import NOTHING, Reader, same
from console.stories.told import Act, Told
from console.stories.words import Words
from tournament import wording
from tournament.language import gettext as _
from tournament.outs import deciding, hand_for_hand


def _deciding(words: Words) -> Act:
    """`expect deciding Anna, Dana`, `expect deciding nobody`: the one who has had longest first."""
    wanted = [] if words.take("nobody") else list(words.names())
    return same(_("who is deciding"), _row(wanted), lambda told: _row(_names(told, over=False)))


def _deciding_over(words: Words) -> Act:
    """`expect deciding over Anna`, `expect deciding over nobody`: whose seat has been held long enough."""
    wanted = [] if words.take("nobody") else list(words.names())
    return same(_("whose time to decide is over"), _row(wanted), lambda told: _row(_names(told, over=True)))


def _names(told: Told, *, over: bool) -> list[str]:
    found = deciding.deciding_over(told.state, told.here.now()) if over else deciding.all_deciding(told.state)
    return [entry.shown_name for entry in found]


def _row(names: list[str]) -> str:
    return wording.list_of(names) or _("nobody")


def _collected(words: Words) -> Act:
    """`expect collected Anna, Dana share 3 then Emil 5`, `expect collected nothing`: the busts of this round."""
    wanted: list[str] = []
    while not words.take(NOTHING):
        names = words.names("share", *(word for word in words.coming() if word[0].isdigit()))
        words.take("share")
        wanted.append(_shared(names, words.number(_("the place"))))
        if not words.take("then"):
            break

    def found(told: Told) -> str:
        return _in_a_row(_shared(each.names, each.place) for each in hand_for_hand.collected(told.state))

    return same(_("what was collected in this round"), _in_a_row(wanted), found)


def _shared(names: tuple[str, ...], place: int) -> str:
    return f"{wording.list_of(names)} {place}"


def _waited_for(words: Words) -> Act:
    """`expect waited for 1, 3`, `expect waited for nothing`: the tables whose hand of this round is not over."""
    wanted: list[str] = []
    while not words.take(NOTHING):
        wanted.append(str(words.number(_("the table"))))
        if not words.take(","):
            break
    return same(
        _("the tables that are waited for"),
        _in_a_row(wanted),
        lambda told: _in_a_row(str(number) for number in hand_for_hand.waited_for(told.state)),
    )


def _in_a_row(parts: Iterable[str]) -> str:
    return ", ".join(parts) or NOTHING


READERS: Mapping[str, Reader] = {
    "deciding": _deciding,
    "deciding over": _deciding_over,
    "collected": _collected,
    "waited for": _waited_for,
}
"""By the word that follows `expect`."""
