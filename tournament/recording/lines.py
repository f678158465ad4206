"""A hand given as a line of keys, for whoever enters it without a window."""

from engine.recording import line
from engine.recording.recorded import ActionOf, Recorded
from tournament.errors import RuleViolation
from tournament.recording.beginning import Setup


def entered(setup: Setup, keys: str) -> Recorded:
    """The hand that these keys make.

    Raises:
        RuleViolation: `hand_line_wrong` (`token`, `position`, and `engine`, `engine_facts`: the code and facts of why),
            `hand_unfinished` (`engine`, `engine_facts`): somebody is to act, or it is not known who won.
    """
    played = line.play(setup.scene, keys)
    wrong = played.wrong
    if wrong is not None:
        raise RuleViolation(
            "hand_line_wrong",
            token=wrong.text,
            position=wrong.start + 1,
            engine=wrong.code,
            engine_facts=_named(setup, wrong.facts),
        )
    missing = played.recorded.missing()
    if isinstance(missing, ActionOf):
        facts = _named(setup, {"seat": missing.seat})
        raise RuleViolation("hand_unfinished", engine="betting_not_over", engine_facts=facts)
    if missing is not None:
        raise RuleViolation("hand_unfinished", engine="not_told", engine_facts={"pot": missing.pot})
    return played.recorded


def _named(setup: Setup, facts: dict[str, int | str | None]) -> dict[str, object]:
    """The facts, with the names of the seats they are about."""
    names = {str(seat): name for seat, name in setup.names.items()}
    return {**facts, "names": names}
