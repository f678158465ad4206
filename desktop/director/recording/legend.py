"""The keys of a line, each with an example: what stands beside the felt before the first one is typed."""

from tournament.language import gettext as _
from tournament.refusals.marks import N_

EXAMPLE = "r300 f c / Ah7d2c x a f"

KEYS: tuple[tuple[str, str], ...] = (
    ("f", N_("fold")),
    ("x", N_("check")),
    ("c", N_("call, or check where that is free")),
    ("r300", N_("bet or raise to 300")),
    ("r+200", N_("raise by 200")),
    ("a", N_("all-in")),
    ("/ Ah7d2c", N_("flop, turn or river; / alone: cards not seen")),
    ("5:AhKd", N_("cards of seat 5, whenever they were seen")),
    ("w5", N_("seat 5 had the best hand; w3=5: a tie")),
    ("s5 m5", N_("seat 5 shows, mucks")),
    ("f3", N_("seat 3 folds before its turn")),
    ("d5", N_("the hand of seat 5 is dead")),
    ("r250!", N_("it stood, although the rules forbid it")),
    ("v", N_("the hand is void (a misdeal)")),
    (N_("(words)"), N_("a remark")),
)


def legend() -> list[str]:
    """An example of a whole hand, and a line for each key."""
    lines = [_("{key} · {meaning}").format(key=_(key), meaning=_(meaning)) for key, meaning in KEYS]
    return [_("A whole hand: {keys}").format(keys=EXAMPLE), *lines]
