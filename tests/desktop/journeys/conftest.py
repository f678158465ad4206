"""Somebody at a desk that has no evening yet."""

import pytest

from desktop.director.commands import in_use
from desktop.director.commands.choice import KeyboardChoice
from desktop.running import Desk
from tests.desktop.desks import HandClock
from tests.desktop.journeys.director import Director


@pytest.fixture
def director(desk: Desk, clock: HandClock) -> Director:
    """The home page is in front."""
    in_use.use(KeyboardChoice())
    return Director(desk, clock)
