"""Files that are dropped onto a dialog."""

from PyQt6.QtGui import QDropEvent


def dropped_files(event: QDropEvent) -> list[str]:
    """The files on this computer that are dragged; none: something else is."""
    data = event.mimeData()
    return [] if data is None else [file for url in data.urls() if (file := url.toLocalFile())]


def dropped_file(event: QDropEvent) -> str:
    """The one file that is dragged; empty: several are, or something else."""
    files = dropped_files(event)
    return files[0] if len(files) == 1 else ""
