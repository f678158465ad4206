"""The last page: who won, and what."""

from collections.abc import Iterator

from desktop.display import frame as frames
from desktop.display.drawn import Drawn
from desktop.display.frame import Fact, Frame
from desktop.display.pages import words
from desktop.display.typesetting import BOLD, SEMIBOLD, Run, one_line, sentence, set_centred
from tournament import wording
from tournament.board import BoardView
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.wording.prizes import won_in_all


def drawn(frame: Frame, view: BoardView, winner: str) -> Iterator[Drawn]:
    """Everything on the page, from back to front."""
    theme = frame.theme
    yield frames.background(frame, theme.warm)
    yield from frames.head(frame, view)
    title = Run(ngettext("WINNER", "WINNERS", view.winners), theme.accent, SEMIBOLD, spaced=True)
    yield from set_centred([title], frame.middle, frame.at(0.2, 0.15), frame.size(0.06, 0.065), frame.room)
    name = Run(one_line(winner), theme.text, BOLD)
    says = ngettext("{name} wins", "{name} share the win", view.winners)
    wins = sentence(says, Run("", theme.text, BOLD), name=name)
    size, smallest = frame.size(0.18, 0.16), frame.size(0.065)
    yield from set_centred(wins, frame.middle, frame.at(0.385, 0.28), size, frame.room, smallest)
    won = won_in_all(view.first or 0, tuple(thing for place, thing in view.things if place == 1), view.currency)
    if won and view.winners == 1:
        prize = Run(one_line(won), theme.accent, BOLD)
        yield from set_centred([prize], frame.middle, frame.at(0.6, 0.43), frame.size(0.13), frame.room)
    yield from frames.facts(frame, _facts(view))


def _facts(view: BoardView) -> list[Fact]:
    shown = [Fact(_("Players"), str(view.entries))]
    if view.prizes:
        paid = words.players(view).below
        shown.append(Fact(_("Prize pool"), wording.amount(sum(view.prizes), view.currency), below=paid))
    if view.level is not None:
        shown.append(Fact(_("Last level"), str(view.level.number), below=words.blinds(view.level)))
    shown.append(words.chips_in_play(view))
    return shown
