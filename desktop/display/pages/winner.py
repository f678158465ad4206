"""The last page: who won, and what."""

from collections.abc import Iterator
from functools import partial

from desktop.display import frame as frames
from desktop.display import stage
from desktop.display.drawing.drawn import Box, Drawn
from desktop.display.drawing.typesetting import (
    BOLD,
    SEMIBOLD,
    Piece,
    Run,
    elided,
    fitting,
    isolated,
    pieces_width,
    sentence,
    set_centred,
)
from desktop.display.frame import Frame
from desktop.display.looks.style import Arrangement, Part, Style
from desktop.display.pages import words
from desktop.display.parts import facts, head
from desktop.display.parts.facts import Fact
from desktop.display.stage import Place, Tier
from tournament import wording
from tournament.board.view import BoardView, Winning
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.wording.prizes import won_in_all
from tournament.wording.values import list_of

FEW, SEVERAL = 4, 10
"""So many winners stand below one another, and so many in two columns; more in three."""

_THINGS = 0.55
"""Of a column, so much is for what each wins where that must be cut; more beside a short name."""


def drawn(frame: Frame, view: BoardView, winner: str) -> Iterator[Drawn]:
    """Everything on the page, from back to front."""
    shown = _facts(view, frame.style)
    top, rule = head.bottom(frame), facts.foot(frame, shown).y if shown else frame.at(0.97, 0.975)
    yield frames.background(frame, frame.theme.warm)
    yield from head.head(frame, view)
    yield from stage.drawn(Box(frame.margin, top, frame.room, rule - top), *_tiers(frame, view, winner))
    if shown:
        yield from facts.along_the_foot(frame, tuple(shown))


def _tiers(frame: Frame, view: BoardView, winner: str) -> tuple[list[Tier], float]:
    """The lines from top to bottom, and the air under the last one."""
    title = Run(ngettext("WINNER", "WINNERS", view.winners), frame.theme.accent, BOLD, spaced=True)
    tiers = [Tier(0.065 if frame.upright else 0.06, 0.083, [title])]
    said = wins(frame, view, winner)
    large, smallest = 0.16 if frame.upright else 0.18, 0.065
    together = fitting(said, frame.size(large), frame.room) >= int(frame.size(smallest))
    if view.winners > 1 and not (together and _all_the_same(view)):
        each = Tier(0.57 if frame.upright else 0.395, 0.039, draw=partial(_each, frame, view))
        return [*tiers, Tier(0.085, 0.047, [_how_many(frame, view)]), each], 0.022
    tiers.append(Tier(large, 0.0975, said, smallest=smallest))
    if (prize := isolated(_prize(view))) and frame.style.shows(Part.PRIZES):
        tiers.append(Tier(0.13, 0.1025, [Run(prize, frame.theme.accent, BOLD)]))
    return tiers, 0.14


def wins(frame: Frame, view: BoardView, winner: str) -> list[Piece]:
    """Who has won, in a sentence."""
    says = ngettext("{name} wins", "{name} share the win", view.winners)
    who = list_of([isolated(each.name) for each in view.won]) if len(view.won) > 1 else isolated(winner)
    name = Run(who, frame.theme.text, BOLD)
    return sentence(says, Run("", frame.theme.text, BOLD), name=name)


def _how_many(frame: Frame, view: BoardView) -> Run:
    said = ngettext("{n} player shares the win", "{n} players share the win", view.winners).format(n=view.winners)
    return Run(said, frame.theme.text, BOLD)


def _all_the_same(view: BoardView) -> bool:
    return len({(each.amount, each.things) for each in view.won}) <= 1


def _prize(view: BoardView) -> str:
    """What the winner gets, or each of those who share the win alike."""
    if view.winners == 1:
        things = tuple(thing for place, thing in view.things if place == 1)
        return won_in_all(view.first or 0, things, view.currency)
    won = next((_gets(each, view) for each in view.won), "")
    return _("{prize} each").format(prize=won) if won else ""


def _gets(each: Winning, view: BoardView) -> str:
    return won_in_all(each.amount, each.things, view.currency, tied=view.winners > 1)


def _each(frame: Frame, view: BoardView, place: Place) -> Iterator[Drawn]:
    """Each of them with his amount: in as many columns as keep the names large."""
    count = len(view.won)
    columns = 1 if count <= FEW else 2 if count <= SEVERAL or frame.upright else 3
    rows = max(2, -(-count // columns))
    high, wide = place.size / rows, place.room / columns
    size, smallest = min(0.085 * place.unit, 0.62 * high), 0.03 * place.unit
    for number, each in enumerate(view.won):
        row, column = number % rows, number // rows
        pieces: list[Piece] = [Run(isolated(each.name), frame.theme.text, SEMIBOLD)]
        if (won := _gets(each, view)) and frame.style.shows(Part.PRIZES):
            pieces.append(Run(f"  {won}", frame.theme.accent, BOLD))
            if fitting(pieces, size, 0.94 * wide) < int(smallest):  # something is cut, and not the name alone
                left = 0.94 * wide - pieces_width(pieces[:1], int(smallest))
                short = elided(f"  {won}", int(smallest), BOLD, max(left, _THINGS * wide))
                pieces[1] = Run(short, frame.theme.accent, BOLD)
        x = place.x + (column + 0.5 - columns / 2) * wide
        y = place.middle + (row + 0.5 - rows / 2) * high
        yield from set_centred(pieces, x, y, size, 0.94 * wide, smallest)


def _facts(view: BoardView, style: Style) -> list[Fact]:
    if style.arrangement is Arrangement.PLAIN:
        return []
    shown = [Fact(_("Entries"), str(view.entries))] if style.shows(Part.PLAYERS) else []
    if view.prizes and style.shows(Part.PRIZES):
        paid = words.players(view).below
        shown.append(Fact(_("Prize pool"), wording.amount(sum(view.prizes), view.currency), below=paid))
    if view.level is not None:
        shown.append(Fact(_("Last level"), str(view.level.number), below=words.blinds(view.level)))
    if style.shows(Part.CHIPS):
        shown.append(words.chips_in_play(view))
    return shown
