"""Why something at the training table is refused, in one sentence."""

from __future__ import annotations

from engine.errors import EngineRefusal
from tournament.language import gettext as _
from tournament.refusals import N_

_SENTENCES = {
    "training_chips": N_("“{chips}” are no chips: a whole number from 1 to {most}."),
    "training_seats": N_("This house plays with two to {most} seats, not {seats}."),
    "stack_short": N_("{stack} are too few chips: here everybody needs {least} at least."),
    "half_too_fine": N_("The blind of {lower} has no half: take 2 or more."),
    "lower_limit": N_("“{chips}” is no lower limit."),
    "nobody_to_train": N_("Somebody has to play: take one of the seats yourself."),
    "limit_not_played": N_("This house does not play that limit."),
    "no_such_preset": N_("These rules are not known here."),
    "purchase_short": N_("{chips} are too few: it takes {least} at least."),
    "too_few_players": N_("Fewer than two can play: come back, or take chips."),
}


def said(refusal: EngineRefusal) -> str:
    """The sentence for it."""
    sentence = _SENTENCES.get(refusal.code)
    if sentence is None:
        return _("That cannot be done now ({code}).").format(code=refusal.code)
    return _(sentence).format(**refusal.facts)
