"""Short ways to record a hand in a test."""

from engine.blinds import Blinds
from engine.hand import Hand
from engine.recording import line
from engine.recording.recorded import Recorded, Scene
from engine.records import played
from engine.records.phh.reading import read
from engine.records.record import Record
from engine.records.replay import Replay, replay
from engine.seats import first_positions


def scene(stacks: dict[int, int], blinds: tuple[int, int] = (50, 100), button: int | None = None) -> Scene:
    """A hand upon these stacks; the last seat has the button unless another one is named."""
    return Scene(stacks, first_positions(max(stacks) if button is None else button, stacks), Blinds(*blinds))


THREE = {2: 5000, 4: 5000, 7: 900}


def entered(keys: str, stacks: dict[int, int] | None = None) -> Recorded:
    """The hand of these keys, none of which may be wrong."""
    found = line.play(scene(THREE if stacks is None else stacks), keys)
    assert found.wrong is None, found.wrong
    return found.recorded


def wrong(keys: str, stacks: dict[int, int] | None = None) -> tuple[str, int, str]:
    """The text, the place from 0 and the code of what is wrong with these keys."""
    found = line.play(scene(THREE if stacks is None else stacks), keys).wrong
    assert found is not None, "nothing is wrong"
    return found.text, found.start, found.code


def text(hand: Hand) -> str:
    """The hand as PHH."""
    return played.write(hand, players={seat: f"Player {seat}" for seat in hand.order})


def again(written: str) -> Replay:
    """A PHH text played again."""
    (record,) = read(written)
    assert isinstance(record, Record), record
    found = replay(record)
    assert found.trouble is None, found.trouble
    return found
