"""Every kind of fact can be stored, worded and has been told in a story."""

import ast
from collections import Counter
from functools import cache
from pathlib import Path
from types import ModuleType

from tournament.events import EVENT_KINDS

ROOT = Path(__file__).resolve().parent.parent
STORIES = sorted((ROOT / "tests" / "stories").glob("*.story"))
ROOMS = ("tournament", "db", "console", "desktop")


def first_words(*callees: str) -> dict[str, str]:
    """Each text that our code hands to one of these first, with the place where it does."""
    found: dict[str, str] = {}
    for room in ROOMS:
        for path in sorted((ROOT / room).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if not isinstance(node, ast.Call):
                    continue
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                given = [*node.args[:1], *(word.value for word in node.keywords if word.arg in {"label", "code"})]
                for value in given if name in callees else []:
                    if isinstance(value, ast.Constant) and isinstance(value.value, str):
                        found.setdefault(value.value, f"{path.relative_to(ROOT).as_posix()}:{node.lineno}")
    return found


LABELS = first_words("Step", "_take_back")
REFUSALS = first_words(
    "RuleViolation", "BadFile", "BadInput", "Contradiction", "StorageTrouble", "Refusal", "Note", "_refuse"
)


@cache
def kinds_told() -> frozenset[str]:
    """The kinds of facts that the evenings of tests/stories/ hold when they are over."""
    from console import script

    told: set[str] = set()
    for story in STORIES:
        told |= {type(event).__name__ for stored in script.run(story).steps for event in stored.step.events}
    return frozenset(told)


def test_every_kind_of_event_can_be_stored() -> None:
    from db.codec import KINDS

    nameless = [kind.__name__ for kind in EVENT_KINDS if kind not in KINDS.values()]
    assert nameless == [], "these have no name in db.codec.KINDS, so the shelf cannot keep them"


def test_every_kind_of_event_has_been_told_in_a_story() -> None:
    untold = [kind.__name__ for kind in EVENT_KINDS if kind.__name__ not in kinds_told()]
    assert untold == [], "no file of tests/stories/ tells of these; write their evening"


def test_every_step_has_a_sentence() -> None:
    from tournament.wording import STEP_SENTENCES

    unsaid = {label: where for label, where in sorted(LABELS.items()) if label not in STEP_SENTENCES}
    assert unsaid == {}, "these steps have no sentence in tournament.wording"


def test_every_refusal_has_a_sentence() -> None:
    from tournament.refusals import SENTENCES

    unsaid = {code: where for code, where in sorted(REFUSALS.items()) if code not in SENTENCES}
    assert unsaid == {}, "these refusals have no sentence in tournament.refusals"


def test_each_refusal_has_one_sentence() -> None:
    """Two subjects with the same code would say each other's sentence."""
    from tournament import refusals

    subjects = {
        subject.__name__: subject.SENTENCES
        for subject in vars(refusals).values()
        if isinstance(subject, ModuleType) and hasattr(subject, "SENTENCES")
    }
    found = Counter(code for sentences in subjects.values() for code in sentences)
    assert len(subjects) > 5
    assert [code for code, count in found.items() if count > 1] == []


def test_every_kind_of_event_stands_in_the_list() -> None:
    from tournament import events

    flat = {
        kind
        for name in ("EveningEvent", "ClubEvent")
        for kind in getattr(getattr(events, name), "__args__", (getattr(events, name),))
    }
    assert flat == set(EVENT_KINDS), "the unions and EVENT_KINDS of tournament/events must name the same kinds"
