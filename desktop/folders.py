"""The system's own places for what the program keeps."""

from pathlib import Path

import platformdirs

NAME = "final-table"
DATA_FILE, SETTINGS_FILE = "final-table.sqlite", "settings.json"

_OURS = platformdirs.PlatformDirs(NAME, appauthor=False)


def usual_data() -> Path:
    """The file with the club, unless somebody wants it elsewhere."""
    return Path(_OURS.user_data_path) / DATA_FILE


def settings() -> Path:
    """What this computer remembers."""
    return Path(_OURS.user_config_path) / SETTINGS_FILE


def logs() -> Path:
    """The folder of the log."""
    return Path(_OURS.user_log_path)
