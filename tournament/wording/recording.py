"""A recorded hand in words: what is missing, why a thing cannot be, and what a correction changes."""

from collections.abc import Mapping
from typing import Any

from engine.actions import Bet, Call, Check, Fold, RaiseTo, Taken
from engine.recording.line import Wrong
from engine.recording.recorded import ActionOf, Missing
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import EntryNo
from tournament.recording.consequences import Consequences, HandChange, Trouble, WayOut
from tournament.refusals.recording import ILLEGAL, OTHERWISE
from tournament.wording.refused import coded
from tournament.wording.steps import sentence
from tournament.wording.values import chips, list_of, short, signed

_CHIPS = frozenset(("amount", "least", "most", "to_call", "price"))
_SEATS = {"seat": "player", "better": "better"}


def illegal(code: str, facts: Mapping[str, Any], names: Mapping[int, str] | None = None) -> str:
    """Why the rules do not let it, with the players of these seats by name."""
    told: dict[str, str] = {}
    for name, fact in facts.items():
        if name in _SEATS and isinstance(fact, int):
            told[_SEATS[name]] = _who(fact, names or {})
        elif name in _CHIPS and isinstance(fact, int):
            told[name] = chips(fact)
        else:
            told[name] = short(str(fact))
    return _(ILLEGAL.get(code, OTHERWISE)).format_map(_Told({**told, "code": code}))


def wrong(found: Wrong, names: Mapping[int, str] | None = None) -> str:
    """What is wrong with a line, and where: “r30” (character 12): 30 is too little."""
    said = illegal(found.code, found.facts, names)
    return _("“{token}” (character {position}): {why}").format(token=found.text, position=found.start + 1, why=said)


def missing(found: Missing, names: Mapping[int, str]) -> str:
    """What still has to be entered."""
    if isinstance(found, ActionOf):
        name, call = _who(found.seat, names), found.legal.to_call
        if found.legal.can_check:
            return _("{name} is to act").format(name=name)
        return _("{name} is to act, {chips} to call").format(name=name, chips=chips(call))
    who, amount = list_of([_who(seat, names) for seat in found.seats]), chips(found.chips)
    if not found.pot:
        return _("Who wins the main pot of {chips}: {names}?").format(chips=amount, names=who)
    return _("Who wins side pot {n} of {chips}: {names}?").format(n=found.pot, chips=amount, names=who)


def consequences(found: Consequences) -> list[str]:
    """All that a correction changes, a line for each thing; first the corrected hand."""
    first = found.changes[:1]  # told of in any case
    told = [line for one in found.changes if one in first or not one.shifts_only for line in changed(one, found.names)]
    shifted = sum(one.shifts_only for one in found.changes[1:])
    if shifted:
        told.append(
            ngettext(
                "{n} hand is played again with other stacks and ends the same",
                "{n} hands are played again with other stacks and end the same",
                shifted,
            ).format(n=shifted)
        )
    if found.trouble is not None:
        told.append(trouble(found.trouble))
        return told
    for entry, (before, after) in found.stacks.items():
        both = {"name": found.names[entry], "before": _stack(before), "after": _stack(after)}
        told.append(_("{name} has {after} now instead of {before}").format(**both))
    if not found.stacks:
        told.append(_("Nobody has other chips than before"))
    return told


def changed(one: HandChange, names: Mapping[EntryNo, str]) -> list[str]:
    """What becomes of one hand."""
    hand = {"table": one.table, "hand": one.number}
    if one.is_void:
        told = [_("Table {table}, hand {hand}: void, it counts for nothing").format(**hand)]
    elif one.pots[0] != one.pots[1]:
        pots = {"before": chips(sum(one.pots[0])), "after": chips(sum(one.pots[1]))}
        told = [_("Table {table}, hand {hand}: {after} in the pots instead of {before}").format(**hand, **pots)]
    else:
        told = [_("Table {table}, hand {hand}: the pots as they were").format(**hand)]
    for entry, (before, after) in one.won.items():
        both = {"name": names[entry], "before": signed(before), "after": signed(after)}
        told.append(_("{name}: {after} instead of {before}").format(**both))
    told += [_("{name} is not out by it any more").format(name=names[entry]) for entry in one.busts_gone]
    told += [_("{name} is out by it").format(name=names[entry]) for entry in one.busts_new]
    for entry, by in one.taken_out.items():
        told.append(_("{name} is out by {by}").format(name=names[entry], by=list_of([names[n] for n in by])))
    return told


def trouble(found: Trouble) -> str:
    """The later step that cannot be as it was, which action of it, and why."""
    why = _why(found)
    if not found.number:
        what = sentence(found.label, found.facts)
        return _("“{what}” would no longer stand: {why}").format(what=what, why=why)
    hand = {"table": found.table, "hand": found.number, "why": why}
    if found.taken is None:
        return _("Table {table}, hand {hand} can no longer have been played so: {why}").format(**hand)
    return _("Table {table}, hand {hand}: {name} could not {action} as action {n}: {why}").format(
        **hand, name=found.name, action=action(found.taken), n=found.action
    )


def action(taken: Taken) -> str:
    """What a player did, as in "could not …"."""
    match taken.action:
        case Fold():
            return _("fold")
        case Check():
            return _("check")
        case Call():
            return _("call")
        case Bet(amount):
            return _("bet {chips}").format(chips=chips(amount))
        case RaiseTo(amount):
            return _("raise to {chips}").format(chips=chips(amount))


def way_out(way: WayOut) -> str:
    """What can be done about it, as a button says it."""
    match way:
        case WayOut.CORRECT:
            return _("Correct that hand first")
        case WayOut.VOID:
            return _("Let that hand be void")
        case WayOut.UNDO:
            return _("Undo that step first")


def _why(found: Trouble) -> str:
    if not found.is_played:
        return coded(found.code, dict(found.why))
    seat = found.why.get("seat")
    return illegal(found.code, found.why, {seat: found.name} if isinstance(seat, int) and found.name else None)


def _who(seat: int, names: Mapping[int, str]) -> str:
    if not seat:
        return _("on the board")
    return names.get(seat) or _("seat {n}").format(n=seat)


def _stack(count: int | None) -> str:
    return "–" if count is None else chips(count)


class _Told(dict[str, str]):
    """Facts of a sentence; a missing one is a dash."""

    def __missing__(self, name: str) -> str:
        return "–"
