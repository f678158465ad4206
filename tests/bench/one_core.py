"""Measured on one core, as far as the system can be told so, and without what other programs take of it."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager

FINE = 1e-5
"""Seconds: a clock that steps further is no use for milliseconds."""

worked = time.process_time if time.get_clock_info("process_time").resolution <= FINE else time.perf_counter
"""Seconds of the processor that this program has used, where the system counts them finely; else of the clock."""


@contextmanager
def one_core() -> Iterator[None]:
    """Everything inside runs on one core; on systems that cannot promise it, where it will."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    usual = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(usual)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, usual)
