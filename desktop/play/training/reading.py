"""What stands beside a training table to be read: the hint for this decision, the hand so far, the review after it."""

from __future__ import annotations

from PyQt6.QtCore import QObject

from desktop.play.live import hand_log
from desktop.play.training.game import TrainingGame
from desktop.play.training.side import Page, Side
from desktop.play.training.words import Paragraph
from tournament.felt.named import Named
from tournament.felt.view import FeltView
from tournament.language import gettext as _
from tournament.training import hint_words, review_words
from tournament.training.review import Review
from tournament.wording import robots

Turn = tuple[int, int, int] | None
"""Which decision: the number of the hand, whose it is, after how many actions; None: nobody has to decide."""


class Reading(QObject):
    """Fills the pages of a `Side` from a game."""

    def __init__(self, side: Side, parent: QObject) -> None:
        super().__init__(parent)
        self._side = side
        self._hint_of: Turn = None
        self._forget()

    # ---- the hint --------------------------------------------------------------------------------------------------

    def show_hint(self, game: TrainingGame) -> None:
        """The hint for the person on turn, made when it is asked for and once for a decision."""
        turn = _turn(game)
        found = None if turn is None or turn == self._hint_of else game.hint()
        if found is not None:
            self._hint_of = turn
            names = game.named.names
            self._side.hint.say([(part.title, part.sentences) for part in hint_words.told(found, names)])

    def forget_hint(self, game: TrainingGame) -> None:
        """A hint holds for one decision; and a neighbour's cards are nobody else's affair."""
        if self._hint_of is not None and self._hint_of != _turn(game):
            self._forget()

    def _forget(self) -> None:
        self._hint_of = None
        how = _("Press ? on your turn: what the call costs, what your hand is worth, why a raise must be so much.")
        self._side.hint.say([("", [how])])

    # ---- the hand --------------------------------------------------------------------------------------------------

    def show_hand(self, game: TrainingGame, named: Named, view: FeltView) -> str:
        """The lines of the hand shown; the last of them is returned."""
        said: list[str] = []
        if game.live is not None:
            end = view.told if view.is_over else ""
            said = hand_log.lines(game.live.hand, named, game.live.board_shown, end)
        elif game.last is not None:
            said = hand_log.lines(game.last, named, len(game.last.board), view.told)
        if said:
            self._side.hand.say([("", said)], at_end=True)
        else:
            self._side.hand.say([(_("Who sits here"), _who(game))])
        return said[-1] if said else ""

    # ---- the review ------------------------------------------------------------------------------------------------

    def show_review(self, game: TrainingGame, seat: int) -> None:
        """As soon as a hand is over in which that person decided anything, its review comes by itself."""
        found = None if game.live is not None else game.review(seat)
        if found is None:
            after = _("When a hand is over it is looked at again here, with everybody's cards.")
            self._side.review.say([("", [after])])
            if game.live is not None and self._side.page is Page.REVIEW:
                self._side.show_page(Page.HAND)
            return
        self._side.review.say(_paragraphs(found, game))
        if found.decisions:
            self._side.show_page(Page.REVIEW)


def _paragraphs(found: Review, game: TrainingGame) -> list[Paragraph]:
    decided = [
        (one.where, [_("{done}.").format(done=one.done), *one.sentences]) for one in review_words.decisions(found)
    ]
    everybody = review_words.everybody(found, game.named.names)
    return [("", [review_words.outcome(found)]), *decided, (_("What everybody had"), everybody)]


def _who(game: TrainingGame) -> list[str]:
    """Everybody at the table, and how each robot plays."""
    players, named = game.session.plan.players, game.named
    return [
        _("{name}: {style}, {strength}").format(
            name=named.isolated(seat),
            style=robots.style(player.manner[0]),
            strength=robots.strength(player.manner[1]),
        )
        if player.manner is not None
        else named.isolated(seat)
        for seat, player in players.items()
    ]


def _turn(game: TrainingGame) -> Turn:
    live = game.live
    if live is None or live.waiting_for is None:
        return None
    return game.session.number, live.waiting_for, len(live.hand.actions)
