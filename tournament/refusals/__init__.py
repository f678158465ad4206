"""One sentence for every code that can be refused; facts stand in braces.

`N_` and `Counted` mark them for translation; `wording.refusal` translates and fills them in. The sentences stand by
subject in the modules beside this one.
"""

from collections.abc import Mapping

from tournament.refusals import archives, clock, club, files, log, money, people, seats, selling, store, structures
from tournament.refusals.marks import N_, Counted
from tournament.refusals.words import WORDS

SENTENCES: Mapping[str, str | Counted] = {
    code: sentence
    for subject in (log, people, club, money, selling, seats, clock, structures, files, store, archives)
    for code, sentence in subject.SENTENCES.items()
}
"""The sentence for each code of `errors.Refusal`."""

__all__ = ["N_", "SENTENCES", "WORDS", "Counted"]
