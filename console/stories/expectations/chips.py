"""Lines that expect something of the chips themselves."""

from collections.abc import Mapping

from console.stories.expectations.comparing import NOTHING, Reader, same
from console.stories.lines.chips import times
from console.stories.told import Act, Told
from console.stories.words import Words, Wrong
from tournament import wording
from tournament.chips import colours_going
from tournament.chips.chips import Chip
from tournament.chips.stack_of_chips import StartingStack, first_amounts, starting_stack
from tournament.language import gettext as _
from tournament.names import TableNo
from tournament.state import Tournament


def _composed(state: Tournament, players: int | None) -> StartingStack:
    """The starting stack for so many players; None: for those who have entered, two at least."""
    if not state.chip_set:
        raise Wrong(_("nobody has said which chips there are"))
    count = max(2, len(state.entered)) if players is None else players
    return starting_stack(state.chip_set, state.setup.starting_stack, count, first_amounts(state.structure))


def _for(words: Words) -> int | None:
    return words.number(_("the players")) if words.take("for") else None


def _starting_chips(words: Words) -> Act:
    """`expect starting chips white 12, red 12`, `… for 24 25 x12, 100 x12`."""
    players, wanted = _for(words), _counted(words)
    return same(
        _("starting chips"), _text(wanted), lambda told: _text(_named(_composed(told.state, players).chips, wanted))
    )


def _missing(words: Words) -> Act:
    """`expect missing red 12`, `expect missing for 30 red 12`, `expect missing nothing`."""
    players = _for(words)
    wanted = {} if words.take(NOTHING) else _counted(words)
    return same(_("missing"), _text(wanted), lambda told: _text(_named(_composed(told.state, players).missing, wanted)))


def _serves(words: Words) -> Act:
    """`expect serves 24`: so many such stacks can be made of the set."""
    return same(_("serves"), words.number(_("the players")), lambda told: _composed(told.state, None).serves)


def _counted(words: Words) -> dict[str, int]:
    """`white 12, red 12`, or by value where colours have no names: `25 x12, 100 x12`."""
    found: dict[str, int] = {}
    while True:
        if (words.peek() or "-")[0].isdigit():
            name = str(words.number(_("the value")))
            found[name] = times(words, _("the number of chips"))
        else:
            name = words.name(*(word for word in words.coming() if word[0].isdigit()))
            found[name] = words.number(_("the number of chips"))
        if not words.take(","):
            return found


def _named(chips: tuple[Chip, ...], wanted: dict[str, int]) -> dict[str, int]:
    """How many by colour, or by value where the story names that."""
    return {
        (chip.colour if chip.colour and str(chip.value) not in wanted else str(chip.value)): chip.count
        for chip in chips
    }


def _text(counts: dict[str, int]) -> str:
    return ", ".join(f"{name} {count}" for name, count in counts.items()) or NOTHING


def _colour_gone(words: Words) -> Act:
    """`expect colour gone 25`, `expect colour gone 25 at table 2`: nobody there has any."""
    return _holding(words, wanted=False)


def _colour_in_play(words: Words) -> Act:
    """`expect colour in play 25`, `expect colour in play 25 at table 2`."""
    return _holding(words, wanted=True)


def _holding(words: Words, *, wanted: bool) -> Act:
    value = words.number(_("the value"))
    table = TableNo(words.number(_("the table"))) if words.take("at table") else None

    def found(told: Told) -> str:
        holders = colours_going.holders(told.state, value)
        here = set(told.state.entries) if table is None else set(told.state.table(table).seats.values())
        return _("in play") if holders & here else _("gone")

    return same(
        _("the colour {value}").format(value=wording.chips(value)), _("in play") if wanted else _("gone"), found
    )


def _colour_due(words: Words) -> Act:
    """`expect colour due 25`, `expect colour due 25 into 100, 50 into 100`, `expect colour due nothing`."""
    wanted: list[str] = []
    while not words.take(NOTHING):
        text = str(words.number(_("the value")))
        wanted.append(f"{text} into {words.number(_('the new value'))}" if words.take("into") else text)
        if not words.take(","):
            break

    def found(told: Told) -> str:
        due = colours_going.due(told.state, told.here.now())
        whole = [f"{each.value} into {each.into}" for each in due]
        return (
            ", ".join(
                text if place < len(wanted) and "into" in wanted[place] else text.split()[0]
                for place, text in enumerate(whole)
            )
            or NOTHING
        )

    return same(_("the colours due"), ", ".join(wanted) or NOTHING, found)


READERS: Mapping[str, Reader] = {
    "starting chips": _starting_chips,
    "missing": _missing,
    "serves": _serves,
    "colour gone": _colour_gone,
    "colour in play": _colour_in_play,
    "colour due": _colour_due,
}
"""By the word that follows `expect`."""
