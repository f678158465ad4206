"""What the terms refuse to somebody, offered all the same for a reason that the history keeps."""

from collections.abc import Callable
from functools import partial

from PyQt6.QtWidgets import QWidget

from desktop.bridge import Bridge
from desktop.director.dialogs import against_terms
from desktop.director.dialogs.asked import AskedDialog, Question
from desktop.director.offered import Offered
from tournament import wording
from tournament.draws import late_entry
from tournament.errors import Refusal
from tournament.evening import Decision
from tournament.history import Step
from tournament.language import gettext as _
from tournament.names import Cents
from tournament.people.entries import Terms
from tournament.state import Tournament

Allow = Callable[[str], Decision[Tournament]]
"""What is decided with that reason against the terms."""


def offer(
    bridge: Bridge, parent: QWidget, words: str, refusal: Refusal | None, allow: Allow, key: str
) -> Offered | None:
    """A button that asks for the reason; None: the terms have nothing against it, or no reason would help.

    Where the hand had begun in time, that is one click, and nothing is asked.
    """
    if refusal is None or refusal.facts.get("hand_had_begun") or not against_terms.may_be_allowed(refusal):
        return None
    question = against_terms.question(refusal, words, allow)
    ask = partial(_ask, bridge, parent, question)
    return Offered(asking(words), ask, None, wording.refusal(refusal), key)


def _ask(bridge: Bridge, parent: QWidget, question: Question) -> None:
    AskedDialog(bridge, question, parent).open()


def asking(words: str) -> str:
    """The words of a button that asks for more before it does that."""
    # i18n: a button that asks for more before it does that
    return _("{what}…").format(what=words)


def bought(decision: Callable[..., Step], because: str) -> Decision[Tournament]:
    """That purchase, with that reason."""
    return partial(decision, because=because)


def seated(bridge: Bridge, enter: Callable[..., Step], paid: Cents | None, because: str) -> Decision[Tournament]:
    """To enter with that reason, seated at once where the others sit already; `paid` as `Terms` says."""
    with_reason = partial(enter, terms=Terms(paid=paid, because=because))
    return partial(late_entry.enter_seated, enter=with_reason, server_seed=bridge.server_seed())
