"""What takes a moment is done in another thread, while the window goes on and the clock with it."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from PyQt6.QtCore import QCoreApplication, QEventLoop

T = TypeVar("T")

LOOK_AGAIN_MS = 20


def aside(work: Callable[[], T]) -> T:
    """Have it done and wait for what comes of it; it may raise whatever the work raises.

    The work knows nothing of Qt's windows and of the shelf. Whoever calls sees to it that nothing is pressed meanwhile
    that must not be.
    """
    with ThreadPoolExecutor(max_workers=1, thread_name_prefix="aside") as pool:
        future = pool.submit(work)
        while not future.done():
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, LOOK_AGAIN_MS)
        return future.result()
