"""What becomes of a row of a list of people, in words."""

from tournament import wording
from tournament.club import Roster
from tournament.language import gettext as _
from tournament.people.headings import Field
from tournament.people.importing import Fate, PlannedRow
from tournament.people.people import person_key
from tournament.wording.values import isolated


def fate_words(fate: Fate) -> str:
    """What becomes of a row, in a word or two."""
    return {
        Fate.NEW: _("new"),
        Fate.KNOWN: _("known"),
        Fate.CHANGED: _("known, more to write"),
        Fate.DOUBTFUL: _("who is it?"),
        Fate.TWICE: _("twice in the file"),
        Fate.LEFT_OUT: _("left out"),
    }[fate]


def said(row: PlannedRow, roster: Roster) -> str:
    """What more there is to say about a row."""
    match row.fate:
        case Fate.NEW:
            parts = [_("nickname {text}").format(text=isolated(row.nickname))] if row.nickname else []
            parts += [_("member number {text}").format(text=isolated(row.member))] if row.member else []
            parts += [_("notes")] if row.notes else []
            return ", ".join(parts)
        case Fate.CHANGED:
            return _changes(row, roster)
        case Fate.DOUBTFUL:
            names = wording.list_of([isolated(roster.players[each].shown) for each in row.alike])
            if not row.may_be_new:
                return _("That member number belongs to {names}.").format(names=names)
            if person_key(row.name) in roster.former:
                return _("Perhaps {names}, who was called so before or is spelt almost so.").format(names=names)
            return _("Spelt almost like {names}.").format(names=names)
        case Fate.TWICE:
            return _("The same person as in line {line}.").format(line=row.first_line)
        case Fate.LEFT_OUT:
            return wording.refusal(row.why) if row.why is not None else _("You decided so.")
        case Fate.KNOWN:
            return _("Nothing changes.")


def _changes(row: PlannedRow, roster: Roster) -> str:
    player = roster.players[row.known] if row.known is not None else None
    before = {Field.NICKNAME: player.nickname, Field.NOTES: player.notes} if player is not None else {}
    after = {Field.NICKNAME: row.nickname, Field.NOTES: row.notes, Field.MEMBER: row.member}
    words = {Field.NICKNAME: _("nickname"), Field.NOTES: _("notes"), Field.MEMBER: _("member number")}
    parts = []
    for each in row.changes:
        new = isolated(wording.short(" ".join(after[each].split())))
        if old := before.get(each, ""):
            old = isolated(wording.short(" ".join(old.split())))
            parts.append(_("{what}: {new} instead of {old}").format(what=words[each], new=new, old=old))
        else:
            parts.append(_("{what}: {new}").format(what=words[each], new=new))
    return "; ".join(parts)
