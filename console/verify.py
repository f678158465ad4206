"""The command `verify`: were the seats of a stored evening drawn as they follow from the seeds?"""

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from contextlib import nullcontext
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from console.choice import choose
from console.errors import Refused, one_line
from db.shelf import Shelf
from tournament import wording
from tournament.draws import draw as drawing
from tournament.draws import verifying
from tournament.draws.verifying import Verification, Verified
from tournament.events import EveningCreated, Timing
from tournament.history import Stored
from tournament.language import gettext as _
from tournament.names import SECOND, Instant
from tournament.wording import verified

DIFFERS = 1


def add_options(parser: ArgumentParser, whole: Callable[[int, int], Callable[[str], int]]) -> None:
    """What `verify` may be told."""
    parser.add_argument("file", metavar="FILE", help=_("the file of the evening"))
    parser.add_argument("--evening", metavar="NAME-OR-NUMBER", help=_("which one, where the file holds several"))
    parser.add_argument("--draw", type=whole(1, 10**9), metavar="N", help=_("only the draw of that number"))
    parser.add_argument("--json", action="store_true", help=_("print JSON"))


def verify(asked: Namespace) -> int:
    """Make the draws again and print what was found; 0: all is right, 1: something differs."""
    with Shelf.open(Path(asked.file), write=False) as shelf:
        row = choose(shelf, asked.evening)
        steps = shelf.read_unchecked(row.stream)
    found = verifying.verify(steps)
    if asked.draw is not None:
        draws = tuple(each for each in found.draws if each.draw.number == asked.draw)
        if not draws and found.stopped is None:
            raise Refused(_("{name} has no draw {draw}.").format(name=row.name, draw=asked.draw))
        found = Verification(draws, found.stopped)
    with wording.times_in(UTC) if _is_simulated(steps) else nullcontext():
        print(_json(row.name, found) if asked.json else text(found), end="")
    return 0 if found.right else DIFFERS


def text(found: Verification) -> str:
    """What was found, in sentences; lines end with a line feed."""
    return "".join(f"{one_line(line)}\n" for line in (*verified.lines(found), *verified.outcome(found)))


def _json(name: str, found: Verification) -> str:
    draws = [_values(each) for each in found.draws]
    stopped = None if found.stopped is None else verified.stopped(found)
    report = {"evening": name, "right": found.right, "draws": draws, "stopped": stopped}
    return json.dumps(report, ensure_ascii=False, indent=2) + "\n"


def _values(one: Verified) -> dict[str, Any]:
    seed = one.draw.server_seed
    return {
        "number": one.draw.number,
        "what": one.what.value,
        "step": one.seq,
        "at": _iso(one.at),
        "server_seed": seed,
        "client_seed": one.draw.client_seed,
        "commitment": drawing.commitment(bytes.fromhex(seed)) if drawing.readable(one.draw) else None,
        "announced_at": None if one.committed_at is None else _iso(one.committed_at),
        "announcements": one.announcements,
        "taken_back": one.taken_back,
        "right": one.right,
        "faults": [{"code": each.code, **each.facts, "said": verified.fault(each)} for each in one.faults],
    }


def _iso(at: Instant) -> str:
    return datetime.fromtimestamp(at / SECOND, tz=UTC).isoformat(timespec="seconds")


def _is_simulated(steps: list[Stored]) -> bool:
    first = steps[0].step.events[0] if steps and steps[0].step.events else None
    return isinstance(first, EveningCreated) and first.timing is Timing.SIMULATED
