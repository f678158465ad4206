"""The desk of the tests that have one."""

from tests.desktop.conftest import clock, desk, desk_maker, dressed, no_dialog_stays_open

__all__ = ["clock", "desk", "desk_maker", "dressed", "no_dialog_stays_open"]
