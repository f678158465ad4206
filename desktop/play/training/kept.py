"""The training table that was put away, and what was chosen for the last one: a file beside the settings.

It is no part of the club's file. A damaged one is set aside, and a new table begins.
"""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

from engine.errors import BadSetup, EngineRefusal
from templates.files import write_files
from tournament.language import gettext as _
from tournament.training import saved
from tournament.training.session import Plan, Session

FILE = "training.json"
BROKEN = ".broken"
MOST = 1_000_000
"""Bytes: more than that no training table takes."""

log = logging.getLogger(__name__)


class KeptTraining:
    """What is in the file, read when it is first asked for.

    Attributes:
        session: the table that was put away, None where there is none.
        plan: what was chosen for the last one, None before the first.
        told: a sentence for the director about a file that was damaged; empty: there is nothing to tell.
    """

    def __init__(self, folder: Path) -> None:
        self.file = folder / FILE
        self.session: Session | None = None
        self.plan: Plan | None = None
        self.told = ""
        try:
            self._read()
        except OSError as error:
            log.info("training: %s", error)
            said = _("The training table that was put away cannot be read: {file}: {why}.")
            self.told = said.format(file=self.file, why=error.strerror or str(error))
        except (EngineRefusal, ValueError, RecursionError) as wrong:
            log.info("training: %s", wrong)
            self._put_aside(foreign=isinstance(wrong, BadSetup) and wrong.code == "saved_format")

    def keep(self, session: Session) -> bool:
        """Put this table away; false: the disk refuses, and what was kept before stays."""
        self.session, self.plan = session, session.plan
        return self._write({"session": saved.saved(session)})

    def forget(self) -> bool:
        """No table is put away any more; what was chosen for it stays. False: the disk refuses."""
        self.session = None
        return self._write({} if self.plan is None else {"plan": saved.plan_saved(self.plan)})

    def _read(self) -> None:
        if not self.file.exists():
            return
        if self.file.stat().st_size > MOST:
            raise ValueError("too large")
        data = json.loads(self.file.read_text(encoding="utf-8"))
        if not isinstance(data, dict):
            raise ValueError("no table")
        if "session" in data:
            self.session = saved.resumed(data["session"])
            self.plan = self.session.plan
        elif "plan" in data:
            self.plan = saved.plan_resumed(data["plan"])

    def _write(self, data: dict[str, Any]) -> bool:
        text = json.dumps(data, ensure_ascii=False, indent=1).encode("utf-8")
        try:
            write_files(self.file.parent, {self.file.name: text})
        except OSError as error:
            log.info("training: not kept: %s", error)
            return False
        return True

    def _put_aside(self, *, foreign: bool) -> None:
        """`foreign`: another version of the program wrote it, and may read it again."""
        aside = self.file.with_name(self.file.name + BROKEN)
        try:
            self.file.replace(aside)
            kept = _("The file is kept as {file}.").format(file=aside)
        except OSError as error:
            log.info("training: not put aside: %s", error)
            kept = _("The file is {file}.").format(file=self.file)
        if foreign:
            why = _("The training table that was put away is of another version of the program, so a new one begins.")
        else:
            why = _("The training table that was put away is damaged, so a new one begins.")
        self.told = f"{why} {kept}"
