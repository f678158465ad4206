"""The last page: who won, and what."""

from collections.abc import Iterator

from desktop.display import frame as frames
from desktop.display.drawn import Drawn
from desktop.display.frame import Fact, Frame
from desktop.display.pages import words
from desktop.display.typesetting import BOLD, SEMIBOLD, Piece, Run, fitting, one_line, sentence, set_centred
from tournament import wording
from tournament.board.view import BoardView, Winning
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.wording.prizes import won_in_all

FEW, SEVERAL = 4, 10
"""So many winners stand below one another, and so many in two columns; more in three."""


def drawn(frame: Frame, view: BoardView, winner: str) -> Iterator[Drawn]:
    """Everything on the page, from back to front."""
    theme = frame.theme
    yield frames.background(frame, theme.warm)
    yield from frames.head(frame, view)
    title = Run(ngettext("WINNER", "WINNERS", view.winners), theme.accent, SEMIBOLD, spaced=True)
    yield from set_centred([title], frame.middle, frame.at(0.2, 0.15), frame.size(0.06, 0.065), frame.room)
    wins = _wins(frame, view, winner)
    size, smallest = frame.size(0.18, 0.16), frame.size(0.065)
    together = fitting(wins, size, frame.room) >= int(smallest)
    if view.winners > 1 and not (together and _all_the_same(view)):
        yield from _each(frame, view)
    else:
        yield from set_centred(wins, frame.middle, frame.at(0.385, 0.28), size, frame.room, smallest)
        prize = [Run(one_line(_prize(view)), theme.accent, BOLD)]
        if prize[0].text:
            yield from set_centred(prize, frame.middle, frame.at(0.6, 0.43), frame.size(0.13), frame.room)
    yield from frames.facts(frame, _facts(view))


def _wins(frame: Frame, view: BoardView, winner: str) -> list[Piece]:
    says = ngettext("{name} wins", "{name} share the win", view.winners)
    name = Run(one_line(winner), frame.theme.text, BOLD)
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


def _each(frame: Frame, view: BoardView) -> Iterator[Drawn]:
    """How many they are, and below it each of them with his amount: in as many columns as keep the names large."""
    yield from set_centred([_how_many(frame, view)], frame.middle, frame.at(0.3, 0.2), frame.size(0.085), frame.room)
    count = len(view.won)
    columns = 1 if count <= FEW else 2 if count <= SEVERAL or frame.upright else 3
    rows = max(2, -(-count // columns))
    top, bottom = frame.at(0.37, 0.24), frame.at(0.765, 0.56)
    high, wide = (bottom - top) / rows, frame.room / columns
    size = min(frame.size(0.085), 0.62 * high)
    for number, each in enumerate(view.won):
        row, column = number % rows, number // rows
        pieces: list[Piece] = [Run(one_line(each.name), frame.theme.text, SEMIBOLD)]
        if won := _gets(each, view):
            pieces.append(Run(f"  {won}", frame.theme.accent, BOLD))
        x = frame.margin + (column + 0.5) * wide
        yield from set_centred(pieces, x, top + (row + 0.5) * high, size, 0.94 * wide, frame.size(0.03))


def _facts(view: BoardView) -> list[Fact]:
    shown = [Fact(_("Players"), str(view.entries))]
    if view.prizes:
        paid = words.players(view).below
        shown.append(Fact(_("Prize pool"), wording.amount(sum(view.prizes), view.currency), below=paid))
    if view.level is not None:
        shown.append(Fact(_("Last level"), str(view.level.number), below=words.blinds(view.level)))
    shown.append(words.chips_in_play(view))
    return shown
