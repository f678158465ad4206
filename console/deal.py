"""A deal worked out from chips and prizes alone, as a table on a terminal."""

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from typing import Any

from console.columns import in_columns
from console.errors import Refused, one_line
from tournament import wording
from tournament.deals import deals
from tournament.deals.deals import FOUND, Method, Offer, PrizesLeft
from tournament.errors import BadInput
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import Cents, Chips
from tournament.people.people import person_key
from tournament.sales import money
from tournament.wording import deals as deal_words
from tournament.wording.values import cut

CURRENCY = "EUR"
"""Amounts are read and written with two decimals; no currency is shown."""
MOST_PLAYERS = 1000
MOST_CHIPS: Chips = 10**12
ODD, BARE = " !", "  "
"""What stands behind an amount: a mark where something is unreasonable about it."""


def add_options(parser: ArgumentParser) -> None:
    """The arguments of the command."""
    add = parser.add_argument
    add("--stacks", metavar="CHIPS", required=True, help=_("the chips of each player, commas between: 50,30,20"))
    add("--prizes", metavar="AMOUNTS", required=True, help=_("the prizes left, first place first: 70,30 or 70.50,30"))
    add(
        "--method",
        choices=[method.value for method in FOUND],
        help=_("only that: even, chips, minimum (the lowest prize for all, the rest by chips) or icm"),
    )
    add("--unit", metavar="AMOUNT", default="0.01", help=_("what shares are rounded to (0.01)"))
    add("--kept", metavar="AMOUNT", default="0", help=_("what of first prize is kept for the winner (0)"))
    add("--names", metavar="NAMES", help=_("the players' names, commas between"))
    add("--json", action="store_true", help=_("print it as JSON"))


def deal(asked: Namespace) -> int:
    """The command `deal`: print what each method would give, or one of them.

    Raises:
        Refused: chips, prizes, unit or names are no good.
    """
    stacks = [_chips(text) for text in _parts("--stacks", asked.stacks)]
    prizes = [_amount("--prizes", text) for text in _parts("--prizes", asked.prizes)]
    names = _names(asked.names, len(stacks))
    unit, kept = _amount("--unit", asked.unit), _amount("--kept", asked.kept)
    if len(stacks) > MOST_PLAYERS:
        raise Refused(
            _("There are {players} stacks; {most} are possible.").format(players=len(stacks), most=MOST_PLAYERS)
        )
    try:
        left = PrizesLeft(len(stacks), tuple(prizes), kept)
        methods = FOUND if asked.method is None else (Method(asked.method),)
        found = [deals.offer(method, left, stacks, unit) for method in methods]
    except BadInput as refusal:
        raise Refused(_said(refusal)) from refusal
    if asked.json:
        print(json.dumps(_as_json(found, left, names, stacks, unit), indent=2, ensure_ascii=False))
    else:
        print(text(found, left, names, stacks), end="")
    return 0


def _said(refusal: BadInput) -> str:
    if refusal.code == "kept_out_of_range":
        first = _plain(refusal.facts["first"])
        return _("--kept is from 0 to the first prize, {first}.").format(first=first)
    return wording.refusal(refusal)


def _parts(option: str, written: str) -> list[str]:
    parts = [part.strip() for part in written.split(",")]
    if not all(parts):
        raise Refused(
            _("{option}: a number is missing in “{text}”.").format(option=option, text=wording.short(written))
        )
    return parts


def _chips(text: str) -> Chips:
    plain = text.isascii() and text.isdecimal() and len(text) < 30
    if not plain or int(text) > MOST_CHIPS:
        said = _("--stacks: {text} is no number of chips, such as 5000.")
        raise Refused(said.format(text=wording.short(text)))
    return int(text)


def _amount(option: str, text: str) -> Cents:
    """An amount with a dot before its decimals."""
    whole, dot, decimals = text.strip().partition(".")
    digits = whole + decimals
    plain = (
        digits.isascii() and digits.isdecimal() and bool(whole) and len(decimals) <= 2 and bool(decimals) == bool(dot)
    )
    if not plain or len(whole) > 12:
        said = _("{option}: {text} is no amount, such as 70 or 70.50.")
        raise Refused(said.format(option=option, text=wording.short(text.strip()) or "“”"))
    return int(whole + decimals.ljust(2, "0"))


def _names(written: str | None, players: int) -> list[str]:
    if written is None:
        return [_("Player {number}").format(number=number) for number in range(1, players + 1)]
    names = [cut(one_line(part.strip())) for part in written.split(",")]
    if len(names) != players or not all(names):
        said = _("--names: as many names as stacks are needed, {players}.")
        raise Refused(said.format(players=players))
    keys = [person_key(name) for name in names]
    for name, key in zip(names, keys, strict=True):
        if keys.count(key) > 1:
            raise Refused(_("--names: {name} stands there twice.").format(name=name))
    return names


def _plain(cents: Cents) -> str:
    return money.plain_amount(cents, CURRENCY)


def text(found: Sequence[Offer], left: PrizesLeft, names: Sequence[str], stacks: Sequence[Chips]) -> str:
    """The whole printout; lines end with a line feed."""
    titles = (_("Player"), _("Chips"), *(deal_words.method_title(offer.method) + BARE for offer in found))
    rows = [
        (name, wording.chips(chips), *(_shown(offer, number) for offer in found))
        for number, (name, chips) in enumerate(zip(names, stacks, strict=True))
    ]
    total = (_("Together"), wording.chips(sum(stacks)), *(_plain(sum(offer.amounts)) + BARE for offer in found))
    lines = in_columns((titles, *rows, total))
    beyond = left.prizes[left.players :]
    if beyond:
        said = ngettext(
            "There are {players} players: the prize of place {first} is left out, {amount}.",
            "There are {players} players: the prizes from place {first} on are left out, {amount} together.",
            len(beyond),
        )
        lines += ["", said.format(players=left.players, first=left.players + 1, amount=_plain(sum(beyond)))]
    if left.kept:
        lines += ["", _("{kept} of first prize is kept for the winner.").format(kept=_plain(left.kept))]
    warnings = [
        _("{name}, {method}: {warning}.").format(
            name=names[number], method=deal_words.method_name(offer.method), warning=deal_words.oddity(odd, left.kept)
        )
        for offer in found
        for number, odd in enumerate(offer.odd)
        if odd
    ]
    return "\n".join([*lines, *([""] if warnings else []), *warnings]) + "\n"


def _shown(offer: Offer, number: int) -> str:
    return _plain(offer.amounts[number]) + (ODD if offer.odd[number] else BARE)


def _as_json(
    found: Sequence[Offer], left: PrizesLeft, names: Sequence[str], stacks: Sequence[Chips], unit: Cents
) -> dict[str, Any]:
    """Amounts as texts with all their decimals, so that none is lost in a floating-point number."""
    return {
        "prizes": [_plain(prize) for prize in left.prizes],
        "kept": _plain(left.kept),
        "unit": _plain(unit),
        "divided": _plain(left.total),
        "deals": [
            {
                "method": offer.method.value,
                "shares": [
                    {"player": name, "chips": chips, "amount": _plain(amount), "warnings": [each.value for each in odd]}
                    for name, chips, amount, odd in zip(names, stacks, offer.amounts, offer.odd, strict=True)
                ],
            }
            for offer in found
        ],
    }
