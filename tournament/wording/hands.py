"""Lines of the history: hands that were written down elsewhere."""

from collections.abc import Mapping

from tournament.language import ngettext
from tournament.wording.facts import Facts, Sentence
from tournament.wording.values import list_of


def _attached(facts: Facts) -> str:
    return ngettext("{n} hand of {file} was attached", "{n} hands of {file} were attached", facts["hands"]).format(
        n=facts["hands"], file=list_of(facts["files"])
    )


SENTENCES: Mapping[str, Sentence] = {"hands_attached": _attached}
