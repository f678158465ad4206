"""What takes a moment is done in another thread, while the window goes on and the clock with it."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from typing import TypeVar

from PyQt6.QtCore import QCoreApplication

T = TypeVar("T")

LOOK_AGAIN_SECONDS = 0.02


def aside(work: Callable[[], T]) -> T:
    """Have it done and wait for what comes of it; it may raise whatever the work raises.

    The work knows nothing of Qt's windows and of the shelf. Whoever calls sees to it that nothing is pressed meanwhile
    that must not be.
    """
    with ThreadPoolExecutor(max_workers=1, thread_name_prefix="aside") as pool:
        future = pool.submit(work)
        # Qt's own waiting for events does not wait where it is given a time: it would take the work its processor.
        while not wait((future,), LOOK_AGAIN_SECONDS).done:
            QCoreApplication.processEvents()
        return future.result()
