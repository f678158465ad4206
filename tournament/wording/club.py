"""Lines of the history: the club."""

from collections.abc import Mapping

from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.wording.facts import Facts, Sentence, named


def _players_added(facts: Facts) -> str:
    names = facts["names"]
    if len(names) <= 3:
        return _("{names} joined the club").format(names=named(facts))
    return ngettext("{n} person joined the club", "{n} people joined the club", len(names)).format(n=len(names))


def _people_imported(facts: Facts) -> str:
    new, changed = facts["new"], facts["changed"]
    joined = ngettext("{n} person joined from a file", "{n} people joined from a file", new).format(n=new)
    updated = ngettext("{n} known person updated", "{n} known people updated", changed).format(n=changed)
    if not changed:
        return joined
    if not new:
        return ngettext(
            "What a file says about {n} person was written down",
            "What a file says about {n} people was written down",
            changed,
        ).format(n=changed)
    return _("{joined}; {updated}").format(joined=joined, updated=updated)


def _player_nicknamed(facts: Facts) -> str:
    if not facts["nickname"]:
        return _("{name} has no nickname any more").format(name=facts["name"])
    return _("{name} goes by {nickname}").format(name=facts["name"], nickname=facts["nickname"])


def _player_noted(facts: Facts) -> str:
    if facts["empty"]:
        return _("The notes about {name} were removed").format(name=facts["name"])
    return _("Notes about {name} were written").format(name=facts["name"])


def _evening_imported(facts: Facts) -> str:
    if not facts["count"]:
        return _("{name} imported").format(name=facts["name"])
    return ngettext(
        "{name} imported, and with it {n} person new to the club",
        "{name} imported, and with it {n} people new to the club",
        facts["count"],
    ).format(name=facts["name"], n=facts["count"])


def _club_imported(facts: Facts) -> str:
    evenings = ngettext("{n} evening", "{n} evenings", facts["evenings"]).format(n=facts["evenings"])
    people = ngettext("{n} person", "{n} people", facts["people"]).format(n=facts["people"])
    return _("Another club imported: {evenings}, {people} new to the club").format(evenings=evenings, people=people)


SENTENCES: Mapping[str, Sentence] = {
    "players_added": _players_added,
    "people_imported": _people_imported,
    "player_renamed": lambda facts: _("{before} is called {name} now").format(
        before=facts["before"], name=facts["name"]
    ),
    "player_nicknamed": _player_nicknamed,
    "player_noted": _player_noted,
    "player_changed": lambda facts: _("What is written about {name} was changed").format(name=facts["name"]),
    "picture_set": lambda facts: _("{name} has a picture").format(name=facts["name"]),
    "picture_cleared": lambda facts: _("{name} has no picture any more").format(name=facts["name"]),
    "member_set": lambda facts: _("{name} has the member number {id}").format(name=facts["name"], id=facts["id"]),
    "member_cleared": lambda facts: _("{name} has no member number any more").format(name=facts["name"]),
    "players_merged": lambda facts: _("{gone} is the same person as {kept}").format(
        gone=facts["gone"], kept=facts["kept"]
    ),
    "player_archived": lambda facts: _("{name} moved to the archive").format(name=facts["name"]),
    "player_unarchived": lambda facts: _("{name} is back from the archive").format(name=facts["name"]),
    "structure_kept": lambda facts: _("Structure {name} is kept").format(name=facts["name"]),
    "structure_dropped": lambda facts: _("Structure {name} is no longer kept").format(name=facts["name"]),
    "structure_renamed": lambda facts: _("Structure {name} is now called {to}").format(**facts),
    "prices_kept": lambda facts: _("Price list {name} is kept").format(name=facts["name"]),
    "prices_dropped": lambda facts: _("Price list {name} is no longer kept").format(name=facts["name"]),
    "evening_imported": _evening_imported,
    "club_imported": _club_imported,
    "evening_removed": lambda facts: _("{name} was taken off the list of evenings").format(name=facts["name"]),
    "house_style_set": lambda facts: _("The look of the pages was changed"),
    "house_style_cleared": lambda facts: _("The pages look as they did at first"),
}
