"""The question about chips in play that are more, or fewer, than was thought."""

from functools import partial

from desktop.bridge import Bridge
from desktop.director.dialogs import amounts
from desktop.director.dialogs.asked import Answers, Blank, Question
from tournament import wording
from tournament.chips import stacks
from tournament.errors import BadInput
from tournament.evening import Decision
from tournament.history import Step
from tournament.language import gettext as _
from tournament.names import Chips
from tournament.state import Tournament

MINUS = ("-", "−", "–")


def question(bridge: Bridge, by: Chips = 0) -> Question:
    """By how many chips, and why; `by`: what a count has found."""
    signed = "" if not by else f"+{by}" if by > 0 else f"−{-by}"
    blanks = (
        Blank("chips", _("More or fewer &chips"), signed, _("+500, −25")),
        Blank("because", _("W&hy"), _("counted") if by else "", _("such as: a rack was handed out twice")),
    )

    def decide(answers: Answers) -> Decision[Tournament]:
        return partial(stacks.correct_chips, chips=read(answers["chips"]), reason=answers["because"])

    about = _("Nobody's stack changes by it, only how many chips there are in all, and so the average.")
    return Question(_("Correct the chips in play"), about, _("Correct"), blanks, decide, partial(_preview, bridge))


def read(text: str) -> Chips:
    """So many chips more, or with a minus before it fewer.

    Raises:
        BadInput: `number_typed_wrong`.
    """
    bare = text.strip()
    count = amounts.whole(bare.lstrip("+-−–"))
    if count is None or len(bare) - len(bare.lstrip("+-−–")) > 1:
        raise BadInput("number_typed_wrong", text=bare)
    return -count if bare[:1] in MINUS else count


def _preview(bridge: Bridge, step: Step) -> str:
    before, after = wording.chips(bridge.state.chips_in_play), wording.chips(step.facts["in_play"])
    return _("{before} → {after} in play").format(before=before, after=after)
