"""How often each of several hands wins, as a table on a terminal."""

from __future__ import annotations

import json
import math
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from console.columns import in_columns
from console.errors import Refused
from console.plan import MOST_SEED
from engine import ranges
from engine.cards import cards, texts
from engine.errors import BadSetup
from tournament import wording
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.refusals import N_

if TYPE_CHECKING:
    from engine.cards import Card
    from engine.odds import HandOdds, Odds

MOST_SAMPLES = 20_000_000
"""What takes a minute."""

SENTENCES: Mapping[str, str] = {
    "no_such_card": N_("{card} is no card, such as As or Td."),
    "card_twice": N_("The card {card} is there twice."),
    "hands_compared": N_("Name {fewest} to {most} hands, not {hands}."),
    "board_length": N_("A board has 3, 4 or 5 cards, or none yet, not {cards}."),
    "cards_short": N_("That takes {needed} cards; a deck has 52."),
    "samples_few": N_("A sample needs at least {fewest} deals, not {samples}."),
    "range_unreadable": N_(
        "“{part}” (character {at} of “{range}”) is no hand and no range, such as AhAd, QQ+, AKs, A5s-A2s or random."
    ),
    "range_empty": N_("A hand is missing."),
    "range_blocked": N_("No hand of “{range}” is left beside the other cards."),
    "ranges_collide": N_("These ranges cannot be held at once: they need the same cards."),
    "ranges_crowded": N_("These ranges share so many cards that they can hardly be held at once."),
    "deals_many": N_("There are more than {most} deals of these ranges; leave --exact out and let a sample be drawn."),
}
"""The sentence for each code with which the odds can be refused."""


def add_options(parser: ArgumentParser, whole: Callable[[int, int], Callable[[str], int]]) -> None:
    """The arguments of the command; `whole` makes a reader of whole numbers within bounds."""
    add = parser.add_argument
    add("hands", metavar="HAND", nargs="+", help=_("a hand such as AhAd, or a range such as QQ+,AKs or random"))
    add("--board", metavar="CARDS", default="", help=_("the three, four or five cards that lie there already"))
    add("--dead", metavar="CARDS", default="", help=_("cards that nobody can get any more"))
    add("--exact", action="store_true", help=_("count every deal of the ranges, even if that takes a while"))
    add(
        "--samples",
        type=whole(1, MOST_SAMPLES),
        metavar="N",
        help=_("how many deals are drawn where not all can be counted"),
    )
    add("--seed", type=whole(0, MOST_SEED), default=0, metavar="N", help=_("the same seed draws the same deals (0)"))
    add("--json", action="store_true", help=_("print it as JSON"))


def odds(asked: Namespace) -> int:
    """The command `odds`: print how often each hand wins, from now to the last card.

    Raises:
        Refused: the hands, the board or the dead cards are no good.
    """
    for hand in asked.hands:
        _refuse_pieces(hand)
    try:
        hands = [ranges.read(hand) for hand in asked.hands]
        board, dead = _cards(asked.board), _cards(asked.dead)
        # NumPy takes a moment to load: not before anything to count is there.
        from engine import odds as counting

        samples = counting.SAMPLES if asked.samples is None else asked.samples
        found = counting.odds(hands, board, dead, exact=asked.exact, seed=asked.seed, samples=samples)
    except BadSetup as refusal:
        raise Refused(sentence(refusal)) from refusal
    if asked.json:
        print(json.dumps(_as_json(found, texts(board), texts(dead), asked.seed), indent=2, ensure_ascii=False))
    else:
        print(text(found), end="")
    return 0


def _refuse_pieces(hand: str) -> None:
    """Raise Refused for a part of a range: a shell makes two hands of one with a blank in it."""
    bare = hand.strip()
    if bare.startswith((",", ";")) or bare.endswith((",", ";")):
        said = _("“{range}” is a part of a range: write a range without blanks, such as QQ+,AKs, or in quotes.")
        raise Refused(said.format(range=wording.short(hand)))


def _cards(written: str) -> tuple[Card, ...]:
    """Cards with blanks or commas between them, or nothing. Raises BadSetup as `cards` does."""
    return tuple([one for part in written.split(",") for one in cards(part)])


def sentence(refusal: BadSetup) -> str:
    """What was wrong with the cards, in one sentence."""
    facts = {name: wording.short(str(fact)) for name, fact in refusal.facts.items()}
    return _(SENTENCES[refusal.code]).format(**facts)


def text(found: Odds) -> str:
    """The whole printout; lines end with a line feed."""
    titles = (_("Hand"), _("Win"), _("Tie"), _("Equity"), "" if found.exact else _("± error"))
    rows = [
        (wording.short(hand.written), *(_percent(part, found.boards) for part in _parts(hand)), _error(hand))
        for hand in found.hands
    ]
    return "\n".join([*in_columns((titles, *rows)), "", _how(found)]) + "\n"


def _parts(hand: HandOdds) -> tuple[float, float, float]:
    return hand.win, hand.tie, float(hand.equity * hand.boards)


def _percent(part: float, boards: int) -> str:
    # i18n: a share of all boards, such as 81.26 %
    return _("{percent:.2f} %").format(percent=100 * part / boards)


def _error(hand: HandOdds) -> str:
    return "" if hand.exact else _("{percent:.2f} %").format(percent=_at_most(hand.error))


def _at_most(error: float) -> float:
    """Per cent with two decimals, rounded up: an error that is not 0 is not shown as 0."""
    return math.ceil(10_000 * error) / 100


def _how(found: Odds) -> str:
    boards = wording.decimal(found.boards)
    if found.exact:
        return ngettext("Exact: the only board.", "Exact: all {boards} boards.", found.boards).format(boards=boards)
    return _("A sample of {boards} deals; the standard error of an equity is at most {error:.2f} %.").format(
        boards=boards, error=_at_most(found.error)
    )


def _as_json(found: Odds, board: str, dead: str, seed: int) -> dict[str, Any]:
    return {
        "board": board,
        "dead": dead,
        "exact": found.exact,
        "boards": found.boards,
        "seed": None if found.exact else seed,
        "hands": [
            {
                "hand": hand.written,
                "win": hand.win,
                "tie": hand.tie,
                "lose": hand.lose,
                "shared": list(hand.shared),
                "equity": float(hand.equity),
                "error": hand.error,
            }
            for hand in found.hands
        ],
    }
