"""One sentence for every code that can be refused; facts stand in braces.

`N_` and `Counted` mark them for translation; `wording.refusal` translates and fills them in. The sentences stand by
subject in the modules beside this one.
"""

from collections.abc import Mapping

from tournament.refusals import (
    announcing,
    archives,
    bounties,
    chips,
    clock,
    club,
    dealing,
    draws,
    files,
    formulas,
    hands,
    log,
    looks,
    money,
    outs,
    people,
    prizes,
    recording,
    rulings,
    seasons,
    seats,
    selling,
    store,
    structures,
    tdt,
)
from tournament.refusals.marks import N_, Counted
from tournament.refusals.words import WORDS

_SUBJECTS = (
    *(log, people, club, seasons, money, selling, draws, seats, outs, bounties, prizes, chips),
    *(clock, structures, files, store, archives, looks, announcing, rulings, formulas, hands, dealing, recording, tdt),
)

SENTENCES: Mapping[str, str | Counted] = {
    code: sentence for subject in _SUBJECTS for code, sentence in subject.SENTENCES.items()
}
"""The sentence for each code of `errors.Refusal`."""

__all__ = ["N_", "SENTENCES", "WORDS", "Counted"]
