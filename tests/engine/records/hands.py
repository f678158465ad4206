"""Short PHH hands for tests."""

from engine.records.phh.reading import read
from engine.records.record import Record
from engine.records.replay import Replay, replay

DEAL = "'d dh p1 AsAd', 'd dh p2 KsKd', 'd dh p3 QsQd'"


def phh(
    actions: str,
    *,
    stacks: str = "1000, 1000, 1000",
    blinds: str = "50, 100, 0",
    antes: str = "0, 0, 0",
    more: str = "",
    bets: str = "min_bet = 100",
    variant: str = "NT",
    trimming: str = "true",
) -> str:
    """A hand of three, or of as many as there are stacks."""
    return (
        f"variant = '{variant}'\nante_trimming_status = {trimming}\n"
        f"antes = [{antes}]\nblinds_or_straddles = [{blinds}]\n"
        f"{bets}\nstarting_stacks = [{stacks}]\nactions = [{actions}]\n{more}"
    )


def only(text: str) -> Record:
    """The one hand of a text."""
    (found,) = read(text)
    assert isinstance(found, Record), found
    return found


def played(actions: str, **facts: str) -> Replay:
    """That hand played again."""
    return replay(only(phh(actions, **facts)))


def stacks(actions: str, **facts: str) -> tuple[tuple[int, ...] | None, list[str]]:
    """The stacks it ends in, and the codes of the notes."""
    found = played(actions, **facts)
    assert found.trouble is None, found.trouble
    return found.stacks, [note.code for note in found.notes]


def trouble(actions: str, **facts: str) -> tuple[int, str, str]:
    """The number, the text and the code of what is wrong."""
    found = played(actions, **facts).trouble
    assert found is not None
    return found.action, found.text, found.code
