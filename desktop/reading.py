"""Files that were chosen or kept, read only where they are ordinary ones: a pipe or a device may never end."""

import errno
import stat
from pathlib import Path

from tournament.language import gettext as _


def beginning(file: Path, most: int) -> bytes:
    """All of an ordinary file; of one that is larger `most` bytes and one more, so that whoever reads it sees that.

    Raises:
        OSError: there is none, it cannot be read, or is a pipe, a device; `strerror` says why.
    """
    mode = file.stat().st_mode
    if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):
        raise OSError(errno.EINVAL, _("it is a pipe or a device"), str(file))
    with file.open("rb") as opened:
        return opened.read(most + 1)
