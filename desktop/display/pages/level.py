"""The page of a level: time, blinds and ante, what comes next, and the facts of the tournament."""

from collections.abc import Iterator

from desktop.display import frame as frames
from desktop.display.drawn import Bar, Box, Drawn
from desktop.display.frame import Frame
from desktop.display.pages import words
from desktop.display.typesetting import BOLD, SEMIBOLD, Piece, Run, pieces_width, sentence, set_centred
from tournament import wording
from tournament.board.view import BoardView, Stakes
from tournament.language import gettext as _

_NARROWEST = 0.7
"""Ante and next level share a line as long as its type need not be made smaller than this share."""


def drawn(frame: Frame, view: BoardView, level: Stakes) -> Iterator[Drawn]:
    """Everything on the page, from back to front."""
    theme = frame.theme
    yield frames.background(frame, theme.glow)
    yield from frames.head(frame, view)
    yield from set_centred(
        _title(frame, view, level), frame.middle, frame.at(0.136, 0.105), frame.size(0.0435, 0.055), frame.room
    )
    yield from frames.time_left(frame, view, frame.at(0.31, 0.205), frame.size(0.34))
    yield _played(frame, view)
    blinds = [Run(words.blinds(level), theme.text, BOLD)]
    yield from set_centred(blinds, frame.middle, frame.at(0.616, 0.4), frame.size(0.14), frame.room)
    yield from _ante_and_next(frame, view, level)
    shown = [words.players(view), words.average(view), words.prizes(view), words.next_break(view)]
    shown.append(words.chips_in_play(view))
    yield from frames.facts(frame, [fact for fact in shown if fact is not None])


def _title(frame: Frame, view: BoardView, level: Stakes) -> list[Piece]:
    theme = frame.theme
    title = _("LEVEL {number}").format(number=level.number)
    pieces: list[Piece] = [Run(title, theme.accent, SEMIBOLD, spaced=True)]
    if view.hand is not None:
        said = _("hand {n} of {many}").format(n=view.hand[0], many=view.hand[1])
        pieces.append(Run(f"  {said}", theme.soft, SEMIBOLD))
    if view.hand_for_hand:
        pieces.append(Run("  " + _("HAND FOR HAND"), theme.warning, SEMIBOLD))
    if paused := words.paused(view, theme):
        pieces += [Run("  ", theme.accent), *paused]
    return pieces


def _played(frame: Frame, view: BoardView) -> Bar:
    wide = 0.625 * frame.width if not frame.upright else frame.room
    high = max(2.0, 0.0093 * frame.unit)
    box = Box(frame.middle - wide / 2, frame.at(0.512, 0.325) - high / 2, wide, high)
    fill = frame.theme.soft if view.paused_since is not None else frame.theme.accent
    return Bar(box, view.played, fill, frame.theme.track)


def _ante_and_next(frame: Frame, view: BoardView, level: Stakes) -> Iterator[Drawn]:
    """On one line if there is room, else on two."""
    theme = frame.theme
    size = frame.size(0.043, 0.05)
    ante, coming = _ante(frame, level), _next(frame, view, level)
    between: list[Piece] = [Run("  ·  ", theme.soft)] if ante else []
    whole = [*ante, *between, *coming]
    if not frame.upright and pieces_width(whole, _NARROWEST * size) <= frame.room:
        yield from set_centred(whole, frame.middle, frame.at(0.728, 0), size, frame.room)
        return
    lines = [line for line in (ante, coming) if line]
    places = [frame.at(0.703, 0.48), frame.at(0.757, 0.527)]
    for line, place in zip(lines, places[-len(lines) :], strict=True):
        yield from set_centred(line, frame.middle, place, min(size, frame.at(0.043, 1)), frame.room)


def _ante(frame: Frame, level: Stakes) -> list[Piece]:
    if not level.ante:
        return []
    theme = frame.theme
    amount = Run(wording.chips(level.ante), theme.text, SEMIBOLD)
    return [Run(wording.ante_label(level.ante_kind) + " ", theme.soft), amount]


def _next(frame: Frame, view: BoardView, level: Stakes) -> list[Piece]:
    """The ante's kind is named again only if it changes."""
    theme, coming = frame.theme, view.coming
    facts = {"blinds": Run(words.blinds(coming), theme.text, SEMIBOLD)}
    words_of = Run("", theme.soft)
    if not coming.ante:
        return sentence(_("next {blinds}"), words_of, **facts)
    facts["ante"] = Run(wording.chips(coming.ante), theme.text, SEMIBOLD)
    if level.ante and coming.ante_kind is level.ante_kind:
        return sentence(_("next {blinds} ante {ante}"), words_of, **facts)
    facts["kind"] = Run(wording.ante_label(coming.ante_kind), theme.soft)
    return sentence(_("next {blinds} {kind} {ante}"), words_of, **facts)
