"""Proposed moves and halts: in words that stay true while another hand is dealt."""

from tournament.events import Seat
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.rules import HOUSE, Halting
from tournament.state import Tournament
from tournament.tables.halts import Halt
from tournament.tables.movers import Role
from tournament.tables.plans import Proposal
from tournament.wording.seats import numbered
from tournament.wording.values import isolated, list_of


def rule(name: str) -> str:
    """The rule of a move: TDA 11, the house's own way, or the director's word."""
    if name == HOUSE:
        return _("House rule")
    return name or _("By hand")


def redraw_rule(state: Tournament, tables: int) -> str:
    """Why everybody draws a new seat at so many tables: by whose rule, the house's way, or the director's word."""
    return rule(state.setup.rules.redraw_rule(tables, len(state.entered)))


def roles(state: Tournament, proposal: Proposal) -> str:
    """Who moves where, whoever that is by then: next big blind of table 1 → first good seat at table 2."""
    match proposal.role:
        case Role.NEXT_BIG_BLIND if proposal.turn > 1:
            said = _("then the next big blind of table {giving} → first good seat at table {receiving}")
        case Role.NEXT_BIG_BLIND:
            said = _("next big blind of table {giving} → first good seat at table {receiving}")
        case Role.NEAREST:
            said = _("the player of table {giving} nearest in position → open seat at table {receiving}")
        case Role.LEAST_MOVED:
            said = _("the player of table {giving} moved least often → nearest seat at table {receiving}")
    said = said.format(**_tables(state, proposal))
    if proposal.stays:
        names = list_of([state.entries[entry].shown_name for entry in proposal.stays])
        return _("{roles} (without {names})").format(roles=said, names=names)
    return said


def _tables(state: Tournament, proposal: Proposal) -> dict[str, str]:
    return {"giving": numbered(state, proposal.giving), "receiving": numbered(state, proposal.receiving)}


def proposal(state: Tournament, proposal: Proposal, name: str) -> str:
    """The same as a sentence, with who and where that is now and the rule; `name` as it is shown there."""
    facts = {
        **_tables(state, proposal),
        "seat": proposal.seat.number,
        "name": isolated(name),
        "rule": rule(proposal.rule),
    }
    said = _sentence(proposal).format(**facts)
    if proposal.stays:
        names = list_of([state.entries[entry].shown_name for entry in proposal.stays])
        stay = ngettext("{names} stays.", "{names} stay.", len(proposal.stays)).format(names=names)
        return f"{said} {stay}"
    return said


def has_moved(state: Tournament, proposal: Proposal) -> str:
    """That it has been made, and by whom as things stand now: Has been made by the next big blind …, now Anna."""
    name = "" if proposal.entry is None else state.entries[proposal.entry].shown_name
    said = _("It has been made: {roles}. That is {name} by now.")
    return said.format(roles=roles(state, proposal), name=isolated(name))


def _sentence(proposal: Proposal) -> str:
    role, known, at_once = proposal.role, proposal.seat_known, proposal.at_once
    if role is not Role.NEXT_BIG_BLIND:
        return _off_the_line(role, known=known)
    if not known:
        return _(
            "Next big blind of table {giving}, now {name}, moves to the first good seat at table {receiving}; "
            "seat {seat} is free. {rule}."
        )
    if at_once:
        return _(
            "Next big blind of table {giving}, now {name}, moves to the first good seat at table {receiving} "
            "(seat {seat}, big blind at once). {rule}."
        )
    return _(
        "Next big blind of table {giving}, now {name}, moves to the first good seat at table {receiving} "
        "(seat {seat}). {rule}."
    )


def _off_the_line(role: Role, *, known: bool) -> str:
    if role is Role.LEAST_MOVED:
        if known:
            return _(
                "Who of table {giving} was moved least often, now {name}, goes to the nearest seat at table "
                "{receiving} (seat {seat}). {rule}."
            )
        return _(
            "Who of table {giving} was moved least often, now {name}, goes to table {receiving}; seat {seat} is free. "
            "{rule}."
        )
    if known:
        return _(
            "Who of table {giving} is nearest in position, now {name}, goes to the open seat at table {receiving} "
            "(seat {seat}). {rule}."
        )
    return _(
        "Who of table {giving} is nearest in position, now {name}, goes to table {receiving}; seat {seat} is free. "
        "{rule}."
    )


def why_asked(state: Tournament, proposal: Proposal) -> str:
    """What the answer who is big blind is for."""
    match proposal.role:
        case Role.NEXT_BIG_BLIND:
            said = _("The next big blind of table {giving} moves to table {receiving}. {rule}.")
        case Role.NEAREST:
            said = _("Who of table {giving} is nearest in position moves to table {receiving}. {rule}.")
        case Role.LEAST_MOVED:
            said = _(
                "Of those of table {giving} moved least often the nearest in position moves to table {receiving}. "
                "{rule}."
            )
    return said.format(**_tables(state, proposal), rule=rule(proposal.rule))


def why(proposal: Proposal) -> str:
    """The sizes that make the move due: Table 1: 9, table 2: 6."""
    giving, receiving = proposal.sizes
    return _("Table {giving}: {more}, table {receiving}: {fewer}").format(
        giving=proposal.giving, more=giving, receiving=proposal.receiving, fewer=receiving
    )


def halt(state: Tournament, halt: Halt) -> str:
    """A table that stops, or will: Table 3 is 3 short of table 1: it stops when … (TDA 11-D)."""
    table, fullest = numbered(state, halt.table), numbered(state, halt.fullest)
    facts = {"table": table, "n": halt.short, "fullest": fullest, "rule": halt.rule}
    if not halt.stops:
        return _(
            "Table {table} is {n} short of table {fullest}: it stops when the big blind reaches an empty seat. {rule}."
        ).format(**facts)
    if state.setup.rules.halting is Halting.BLINDS_REACHED:
        return _(
            "Table {table} is {n} short of table {fullest} and the big blind has reached an empty seat: it deals no "
            "hand until somebody comes. {rule}."
        ).format(**facts)
    return _("Table {table} is {n} short of table {fullest}: it deals no hand until somebody comes. {rule}.").format(
        **facts
    )


def chair(seat: Seat) -> str:
    """Where somebody sat or sits: table 2 seat 5."""
    return _("table {table} seat {seat}").format(table=seat.table, seat=seat.number)
