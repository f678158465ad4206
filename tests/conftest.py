"""What every test stands on: one language, no window on a screen, no unexpected warning in the log."""

import os
import signal
import sys

# First of all, before anything of ours or of Qt is imported.
os.environ["LANGUAGE"] = "C"
if sys.platform == "linux":
    os.environ["LC_ALL"] = os.environ["LANG"] = "C.UTF-8"
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["WAKEPY_FAKE_SUCCESS"] = "1"  # no test keeps this computer awake

import logging
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

# A session started in the background ignores Ctrl+C, and would hand that on to every program that a test starts.
signal.signal(signal.SIGINT, signal.default_int_handler)

ROOT = Path(__file__).resolve().parent.parent
SHARED = ROOT.parent / "shared"

# The same examples at every run: a red test here is red everywhere.
settings.register_profile("house", derandomize=True, deadline=None, database=None)
settings.load_profile("house")
# For a search of one's own: pytest --hypothesis-profile=chance --hypothesis-seed=7
settings.register_profile("chance", derandomize=False, deadline=None, database=None)


@pytest.fixture(scope="session")
def root() -> Path:
    """The checkout."""
    return ROOT


@pytest.fixture(scope="session")
def shared_file() -> Callable[[str], Path]:
    """Finds a file of `../shared`, e.g. `cases/field-reports.jsonl`; where it is not, the test skips and names it."""

    def find(name: str) -> Path:
        path = SHARED / name
        if not path.exists():
            pytest.skip(f"../shared/{name} is not here")
        return path

    return find


@pytest.fixture(autouse=True)
def no_unexpected_log_lines(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fails a test that logs a warning or worse which it did not announce with `@pytest.mark.allows_log("pattern")`."""
    allowed = [re.compile(pattern) for mark in request.node.iter_markers("allows_log") for pattern in mark.args]
    yield
    unexpected = [
        f"{record.levelname} {record.name}: {record.getMessage()}"
        for when in ("setup", "call", "teardown")
        for record in caplog.get_records(when)
        if record.levelno >= logging.WARNING and not any(pattern.search(record.getMessage()) for pattern in allowed)
    ]
    if unexpected:
        pytest.fail("logged without being asked to: " + "; ".join(unexpected))
