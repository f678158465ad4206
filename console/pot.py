"""A pot settled on a terminal: what each put in, who folded, whose hand is better; who gets what, by which rule."""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from console.errors import Refused, one_line
from engine.cards import texts
from engine.errors import BadSetup
from engine.pot_call import PotCall, Settlement, settle_pot
from engine.presets import PRESETS, TDA
from tournament import wording
from tournament.chips.typed_chips import read_chips
from tournament.language import gettext as _
from tournament.pots.typed import TypedPot, TypedStake
from tournament.wording import pots as pot_words
from tournament.wording.values import cut

NONE = "-"
"""Stands for standard input."""
MOST_LINES = 100

EPILOG = _(
    "A PLAYER is a name, the chips he has put in, and his hand, in this order and in quotes:\n"
    '  "Anna 500 AhKh"     cards\n'
    '  "Ben 1.2k #1"       a place in the order of strength; equal places tie\n'
    '  "Cid 1200 fold"     or muck: thrown away at the showdown; or dead: absent, his blind stays in\n'
    "Players stand clockwise, the first in seat 1. With - they are read from standard input,\n"
    "one a line; lines such as “board Qh7h2c5h9d”, “button Ben”, “chip 25”, “dead 100” and\n"
    "“order Anna > Ben = Cid” may stand there, too. docs/pots.md has more."
)
_OPTIONS = ("board", "button", "chip", "dead", "order")
_REFUSED_OPTION = {
    "board_length": "board",
    "board_incomplete": "board",
    "chip_size": "chip",
    "dead_not_in_chips": "dead",
}
"""Which of them a refusal by that code is about."""


def add_options(parser: ArgumentParser) -> None:
    """The arguments of the command."""
    add = parser.add_argument
    add("players", metavar="PLAYER", nargs="+", help=_("name, chips and hand, such as “Anna 500 AhKh”; or -"))
    add("--board", metavar="CARDS", default="", help=_("the cards in the middle, Qh7h2c5h9d"))
    add("--order", metavar="NAMES", default="", help=_("the hands from best to worst, “Anna > Ben = Cid”"))
    add("--button", metavar="NAME-OR-SEAT", default="", help=_("who has the button; odd chips begin left of it"))
    add("--chip", metavar="CHIPS", default="", help=_("the smallest chip in play (1)"))
    add("--dead", metavar="CHIPS", default="", help=_("chips in the middle that are nobody's bet: an ante for all"))
    add("--rules", choices=tuple(PRESETS), default=TDA.name, help=_("whose rules are named (tda)"))
    add("--json", action="store_true", help=_("print it as JSON"))


@dataclass(frozen=True, slots=True)
class Said:
    """What was said: `players` and `options` as text, and the `lines` of standard input on which they stand."""

    players: Sequence[str]
    options: Mapping[str, str]
    lines: Mapping[int | str, int]

    def refused(self, sentence: str, where: object) -> Refused:
        """The sentence, with its line where a seat or an option stands on one."""
        line = self.lines.get(where) if isinstance(where, int | str) else None
        if line is None:
            return Refused(sentence)
        return Refused(_("Line {number}: {sentence}").format(number=line, sentence=sentence))


def pot(asked: Namespace) -> int:
    """The command `pot`: print who gets what.

    Raises:
        Refused: something is impossible or missing.
    """
    options = {name: str(getattr(asked, name)) for name in _OPTIONS}
    said = _from_input(options) if asked.players == [NONE] else Said(asked.players, options, {})
    stakes = _stakes(said)
    names = {stake.seat: stake.name for stake in stakes}
    typed = TypedPot(
        stakes,
        said.options["board"],
        said.options["dead"],
        said.options["chip"],
        _button(said, names),
        PRESETS[asked.rules],
        said.options["order"],
    )
    try:
        call = typed.call()
        found = settle_pot(call)
    except BadSetup as refusal:
        facts = refusal.facts
        where = facts.get("field") or facts.get("seat") or _REFUSED_OPTION.get(refusal.code)
        raise said.refused(pot_words.refusal(refusal, names), where) from refusal
    if asked.json:
        print(json.dumps(as_json(found, call, names), indent=2, ensure_ascii=False))
    else:
        print(pot_words.text(found, call, names), end="")
    return 0


def _from_input(options: Mapping[str, str]) -> Said:
    """What stands on standard input; an option that the command has counts before a line with it."""
    players: list[str] = []
    read: dict[str, str] = {}
    lines: dict[int | str, int] = {}
    for number, line in enumerate(sys.stdin, start=1):
        if number > MOST_LINES:
            raise Refused(_("More than {most} lines are no pot.").format(most=MOST_LINES))
        text = line.removeprefix("\ufeff").strip()
        word, _blank, rest = text.partition(" ")
        option = word.lower().removesuffix(":")
        if option in read:
            said = _("Line {number}: “{option}” is there twice.")
            raise Refused(said.format(number=number, option=option))
        if option in _OPTIONS:
            read[option] = rest.strip()
            if not options[option]:
                lines[option] = number
        elif text and not text.startswith("#"):
            players.append(text)
            lines[len(players)] = number
    return Said(players, {name: options[name] or read.get(name, "") for name in _OPTIONS}, lines)


def _stakes(said: Said) -> tuple[TypedStake, ...]:
    """The players, in their order."""
    stakes: list[TypedStake] = []
    seen: set[str] = set()
    for seat, text in enumerate(said.players, start=1):
        try:
            stake = _stake(seat, text)
        except Refused as wrong:
            raise said.refused(str(wrong), seat) from wrong
        if stake.name.casefold() in seen:
            raise said.refused(_("{name} is there twice.").format(name=wording.short(stake.name)), seat)
        seen.add(stake.name.casefold())
        stakes.append(stake)
    return tuple(stakes)


def _stake(seat: int, text: str) -> TypedStake:
    """The last number of the text is his chips, what stands before it the name, behind it the hand."""
    words = text.replace("# ", "#").split()
    _refuse_two_numbers(text, words)
    for place in range(len(words) - 1, 0, -1):
        if _is_number(words[place]):
            name = cut(one_line(" ".join(words[:place])))
            return TypedStake(seat, name, words[place], " ".join(words[place + 1 :]))
    said = _("“{text}” is no player: a name and the chips he has put in are needed, such as “Anna 500 AhKh”.")
    raise Refused(said.format(text=wording.short(text)))


def _refuse_two_numbers(text: str, words: Sequence[str]) -> None:
    """“Anna 500 1” would be a player called Anna 500, and “Anna 2 500” one called Anna 2: neither is meant."""
    numbers = [place for place, word in enumerate(words) if place and _is_number(word)]
    if len(numbers) < 2 or numbers[-1] != numbers[-2] + 1:
        return
    first, second = words[numbers[-2]], words[numbers[-1]]
    if numbers[-1] == len(words) - 1 and len(second) < 3:
        said = _("“{text}”: a place in the order is written #{place}.")
        raise Refused(said.format(text=wording.short(text), place=second))
    if len(first) < 4 and len(second) == 3:
        said = _("“{text}”: is it {joined} chips or {chips}? Write a number without blanks, and no number before it.")
        raise Refused(said.format(text=wording.short(text), joined=first + second, chips=second))


def _is_number(word: str) -> bool:
    """Whether chips are meant, though they may be too many."""
    try:
        return read_chips(word) is not None
    except BadSetup as wrong:
        return wrong.code == "chips_too_many"


def _button(said: Said, names: Mapping[int, str]) -> int | None:
    """The seat of that name or number; an empty seat can have the button, too."""
    text = said.options["button"].strip()
    if not text:
        return None
    for seat, name in names.items():
        if name.casefold() == text.casefold():
            return seat
    if text.isascii() and text.isdecimal() and len(text) <= 2 and int(text):
        return int(text)
    sentence = _("The button: {name} is no player of this pot and no seat.").format(name=wording.short(text))
    raise said.refused(sentence, "button")


def as_json(found: Settlement, call: PotCall, names: Mapping[int, str]) -> dict[str, object]:
    """The answer for other programs: what docs/pots.md says of it does not change."""

    def named(seats: Sequence[int]) -> list[str]:
        return [names[seat] for seat in seats]

    return {
        "total": found.total,
        "board": texts(call.board),
        "dead": call.dead,
        "smallest_chip": call.smallest_chip,
        "button": call.button,
        "rules": call.rules.name,
        "returned": None
        if found.back is None
        else {"name": names[found.back.seats[0]], "chips": found.back.amount, "rule": found.back.rule},
        "pots": [
            {
                "number": each.number,
                "amount": each.amount,
                "eligible": named(each.eligible),
                "winners": {names[seat]: chips for seat, chips in each.winners.items()},
                "lines": [
                    {
                        "kind": line.kind.value,
                        "chips": line.amount,
                        "names": named(line.seats),
                        "rule": line.rule,
                        "said": pot_words.line(line, each, found, names),
                    }
                    for line in each.lines
                ],
            }
            for each in found.pots
        ],
        "received": {names[seat]: chips for seat, chips in found.received.items()},
    }
