"""What can be done with the chips that are owned: a starting stack, for how many it lasts, when colours go."""

import json
import re
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from typing import Any

from console import plan
from console.errors import Refused
from tournament import wording
from tournament.chips import chip_sets
from tournament.chips.chips import Chip, by_value, values
from tournament.chips.colours_going import Going, goes
from tournament.chips.stack_of_chips import MOST_PLAYERS, StartingStack, first_amounts, starting_stack
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import Chips
from tournament.structures.structure import MOST_CHIPS, Structure

_PART = re.compile(r"\s*(?:(?P<colour>[^:,]*):)?\s*(?P<value>[0-9]{1,13})\s*[x×*]\s*(?P<count>[0-9]{1,9})\s*")


def add_options(parser: ArgumentParser, whole: Callable[[int, int], Callable[[str], int]]) -> None:
    """The arguments of the command; `whole` makes a reader of whole numbers within bounds."""
    add = parser.add_argument
    add("--set", metavar="CHIPS", required=True, help=_("the chips there are: white:25x300,red:100x200 or 25x300"))
    add("--stack", type=whole(1, MOST_CHIPS), metavar="N", help=_("starting chips (the structure's)"))
    add("--players", type=whole(2, MOST_PLAYERS), metavar="N", help=_("for how many (as many as the set serves)"))
    add("--reserve", type=whole(0, MOST_PLAYERS), default=0, metavar="N", help=_("stacks kept aside for rebuys (0)"))
    add("--structure", metavar="NAME-OR-FILE", help=_("the blinds: which small chips are needed, and when colours go"))
    add("--json", action="store_true", help=_("print it as JSON"))


def chips(asked: Namespace) -> int:
    """The command `chips`: print the starting stack, how many it serves, what is missing, when colours go.

    The exit status is 1 where chips are missing for so many players.

    Raises:
        Refused, BadInput: the chips, the stack or the structure are no good.
    """
    owned = chip_sets.checked(owned_chips(asked.set))
    structure = None if asked.structure is None else plan.find_structure(asked.structure)
    if asked.stack is None and (structure is None or structure.starting_stack is None):
        raise Refused(_("Say how many chips a player begins with: --stack 10000."))
    stack: Chips = asked.stack if asked.stack is not None else (structure and structure.starting_stack) or 0
    amounts = () if structure is None else first_amounts(structure)
    found = starting_stack(owned, stack, asked.players or 2, amounts, asked.reserve)
    going = () if structure is None else goes(structure, values(by_value(owned)))
    if asked.json:
        print(json.dumps(_as_json(asked, stack, found, going), indent=2, ensure_ascii=False))
    else:
        print("\n".join([*_lines(asked, stack, found), *_lines_of_going(owned, structure, going)]))
    return 1 if found.missing else 0


def owned_chips(text: str) -> list[Chip]:
    """The chips written as `white:25x300,red:100x200`; a colour may be left out.

    Raises:
        Refused: it is written otherwise.
    """
    found = []
    for part in text.split(","):
        match = _PART.fullmatch(part)
        if match is None:
            said = _("{text} are no chips; write colour:value x number with commas between them: white:25x300,100x200.")
            raise Refused(said.format(text=wording.short(part.strip() or text or "-")))
        found.append(Chip(int(match["value"]), int(match["count"]), (match["colour"] or "").strip()))
    return found


def _lines(asked: Namespace, stack: Chips, found: StartingStack) -> list[str]:
    stack_of = ngettext("A stack of {stack}: {n} chip", "A stack of {stack}: {n} chips", found.count)
    lines = [stack_of.format(stack=wording.chips(stack), n=found.count)]
    width = max(len(wording.chips(chip.count)) for chip in found.chips)
    for chip in found.chips:
        worth = wording.chips(chip.count * chip.value)
        # i18n: so many chips of a value and colour, and what they are worth together
        line = _("{count} × {value} {colour} = {worth}") if chip.colour else _("{count} × {value} = {worth}")
        count = wording.chips(chip.count).rjust(width)
        said = line.format(count=count, value=wording.chips(chip.value), colour=chip.colour, worth=worth)
        lines.append(f"  {said}")
    serves = ngettext("The set serves {n} player.", "The set serves {n} players.", found.serves)
    lines.append(serves.format(n=found.serves))
    if found.missing:
        players = (asked.players or 2) + asked.reserve
        lacks = ngettext("Missing for {n} player: {chips}.", "Missing for {n} players: {chips}.", players)
        lines.append(lacks.format(n=players, chips=wording.chip_counts(found.missing)))
    return lines


def _lines_of_going(owned: Sequence[Chip], structure: Structure | None, going: Sequence[Going]) -> list[str]:
    if structure is None:
        return []
    if not going:
        return [_("No colour goes by {structure}.").format(structure=structure.name)]
    title = _("When the colours go, by {structure}:").format(structure=structure.name)
    return [title, *(f"  {wording.going(each, structure, owned)}" for each in going)]


def _as_json(asked: Namespace, stack: Chips, found: StartingStack, going: Sequence[Going]) -> dict[str, Any]:
    return {
        "stack": stack,
        "players": asked.players,
        "reserve": asked.reserve,
        "chips": [_chip(chip) for chip in found.chips],
        "serves": found.serves,
        "missing": [_chip(chip) for chip in found.missing],
        "colours": [
            {
                "value": each.value,
                "into": each.into,
                "last_level": each.after,
                "goes_at": each.index,
                "in_break": each.at_break,
            }
            for each in going
        ],
    }


def _chip(chip: Chip) -> dict[str, Any]:
    return {"value": chip.value, "colour": chip.colour, "count": chip.count}
