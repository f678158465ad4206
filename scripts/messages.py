"""Collects the sentences to translate from Python and from the pages into `locale/final_table.pot`."""

import os
import sys
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.frontend import parse_mapping_cfg
from babel.messages.pofile import write_po

ROOT = Path(__file__).resolve().parent.parent
TEMPLATE = ROOT / "locale" / "final_table.pot"
ROOMS = ("engine", "tournament", "db", "templates", "console", "desktop")
KEYWORDS: dict[str, tuple[int | tuple[int, str], ...] | None] = {
    "_": None,
    "gettext": None,
    "ngettext": (1, 2),
    "pgettext": ((1, "c"), 2),
    "npgettext": ((1, "c"), 2, 3),
    "N_": None,
    "Counted": (2, 3),
}
TRANSLATORS_NOTE = "i18n:"
HEADER = """\
# The sentences of Final Table.
# GPL-3.0-or-later, like the program.
#"""


def is_a_room(folder: str | os.PathLike[str]) -> bool:
    """Whether Babel should look into this folder."""
    return Path(folder).relative_to(ROOT).parts[0] in ROOMS


def sentences() -> Catalog:
    """Every sentence the rooms show, file by file in the order of their names."""
    catalog = Catalog(project="Final Table", version="0.1", fuzzy=False, charset="utf-8", header_comment=HEADER)
    with (ROOT / "babel.cfg").open(encoding="utf-8") as file:
        methods, options = parse_mapping_cfg(file, filename=file.name)  # type: ignore[no-untyped-call]
    found = extract_from_dir(
        ROOT,
        methods,
        options,
        keywords=KEYWORDS,
        comment_tags=(TRANSLATORS_NOTE,),
        strip_comment_tags=True,
        directory_filter=is_a_room,
    )
    for name, line, message, comments, context in sorted(found, key=lambda one: one[:2]):
        catalog.add(message, None, [(Path(name).as_posix(), line)], auto_comments=comments, context=context)
    return catalog


def as_file(catalog: Catalog) -> bytes:
    """The catalogue as a file that changes only when a sentence does: no line numbers, no dates."""
    file = BytesIO()
    write_po(file, catalog, width=120, include_lineno=False)
    lines = file.getvalue().splitlines(keepends=True)
    return b"".join(
        line for line in lines if not line.startswith((b'"POT-Creation', b'"PO-Revision', b'"Generated-By'))
    )


def main() -> int:
    """Write the template and say how many sentences it holds."""
    catalog = sentences()
    TEMPLATE.parent.mkdir(exist_ok=True)
    TEMPLATE.write_bytes(as_file(catalog))
    print(f"{len(catalog)} sentences in {TEMPLATE.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
