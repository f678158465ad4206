"""Something refused by a window or a limit, allowed all the same with a reason that the history keeps."""

from collections.abc import Callable

from desktop.director.dialogs.asked import Answers, Blank, Question
from tournament import wording
from tournament.errors import Refusal
from tournament.evening import Decision
from tournament.language import gettext as _
from tournament.state import Tournament

CODES = frozenset(
    (
        "not_on_sale_yet",
        "no_longer_on_sale",
        "hand_begun_too_long_ago",
        "bought_often_enough",
        "sold_out",
        "too_many_chips",
        "stack_unknown_for_price",
        "registration_closed",
        "others_wait_first",
        "place_provisional",
    )
)
"""What a reason answers."""


def may_be_allowed(refusal: Refusal | None) -> bool:
    """Whether the director can allow it all the same by saying why."""
    return refusal is not None and refusal.code in CODES


def question(
    refusal: Refusal,
    word: str,
    decide: Callable[[str], Decision[Tournament]],
    first: Decision[Tournament] | None = None,
) -> Question:
    """Ask for the reason. `word`: on the button; `decide`: the decision with that reason; `first`: done before it."""

    def with_reason(answers: Answers) -> Decision[Tournament]:
        return decide(answers["because"].strip() or " ")  # a blank alone is refused as such

    blank = Blank("because", _("Allow it all the same, &because"), "", _("such as: was at the bar, paid in time"))
    return Question(_("Against the terms"), wording.refusal(refusal), word, [blank], with_reason, first=first)
