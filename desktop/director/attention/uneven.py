"""Cards about uneven tables: who moves, which table breaks or stops, when all draw anew."""

from functools import partial

from desktop.director.attention.answers import Answers
from desktop.director.attention.card import MatterCard, short
from desktop.director.attention.matters import AskBigBlind, BreakTable, FinalTable, Halted, Move, Redraw
from desktop.director.tables import draw_dialog, move_dialog
from desktop.director.tables.draw_dialog import DrawDialog, Occasion
from desktop.director.tables.move_dialog import MoveDialog
from tournament import wording
from tournament.events import Moved
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import EntryNo, TableNo
from tournament.state import Tournament
from tournament.tables import buttons, moves, plans
from tournament.tables.halts import Halt
from tournament.tables.plans import Proposal


def ask_card(matter: AskBigBlind, answers: Answers) -> MatterCard:
    """Who is big blind there? A click on a name tells it."""
    state = answers.bridge.state
    question = _("Who is big blind in the hand being played at table {table}?")
    card = MatterCard(_short_title(state, matter.proposal.receiving, matter.short), "", answers.parent)
    card.add_text(question.format(table=wording.numbered(state, matter.table)), "strong")
    choices = card.add_choices([name for _seat, name in matter.seated])
    for (seat, _name), button in zip(matter.seated, choices, strict=True):
        answers.does(button, partial(buttons.tell_big_blind, number=matter.table, seat=seat))
    # Why stands below: the answers are seen however low the window is.
    why = wording.moves.why_asked(state, matter.proposal)
    if matter.more:
        more = ngettext("Then {n} more move.", "Then {n} more moves.", matter.more).format(n=matter.more)
        why = f"{why} {more}"
    card.add_text(why)
    _add_halt(card, state, matter.halt)
    # Who walked without an answer, or with one that has grown old, cannot say any more who was big blind then.
    _add_gone(card, matter.proposal, answers, _("Somebody has moved…"), kind="link")
    answers.later(card, matter)
    return card


def move_card(matter: Move, answers: Answers) -> MatterCard:
    """Who moves where; on the way back: done, or somebody else went."""
    proposal, state = matter.proposal, answers.bridge.state
    card = MatterCard(_short_title(state, proposal.receiving, matter.short), "", answers.parent)
    said = partial(wording.moves.proposal, state, proposal)
    card.add_text(said(short(matter.name)), whole=said(matter.name))
    moved = _moved(state, proposal)
    if moved is not None:
        decision = partial(moves.carry_out, moves=(moved,), rule=proposal.rule)
        words = _("Move {name}").format(name=wording.short(matter.name))
        answers.does(card.add_answer(words, kind="primary"), decision)
    if not matter.again:
        # Back from the walk: whoever has the role by now has gone, or somebody else has.
        done = card.add_answer(_("Done"), says=wording.moves.has_moved(state, proposal))
        answers.does(done, partial(plans.done, giving=proposal.giving, receiving=proposal.receiving))
    # Beside [Done] where a narrow card has no room for the longer one.
    card.add_answer(_("Change…")).clicked.connect(partial(_change, matter, answers))
    if not matter.again:
        _add_gone(card, proposal, answers, _("Someone else moved…"))
    answers.later(card, matter)
    # What comes of it stands below: the answers are seen however low the window is.
    giving, receiving = proposal.sizes
    fewer = _size(wording.numbered(state, proposal.giving), giving, giving - 1)
    more = _size(wording.numbered(state, proposal.receiving), receiving, receiving + 1)
    card.add_text(f"{fewer}    {more}", "strong")
    _add_halt(card, state, matter.halt)
    return card


def halted_card(matter: Halted, answers: Answers) -> MatterCard:
    """A table that stops, or will."""
    state, halt = answers.bridge.state, matter.halt
    title = _("Table {table} stops") if halt.stops else _("Table {table} will stop")
    named = wording.numbered(state, halt.table)
    card = MatterCard(title.format(table=named), wording.moves.halt(state, halt), answers.parent)
    answers.later(card, matter)
    return card


def break_card(matter: BreakTable, answers: Answers) -> MatterCard:
    """A table breaks: its players draw seats at the others."""
    state = answers.bridge.state
    card = MatterCard(_("Table {table} breaks").format(table=wording.numbered(state, matter.table)), "", answers.parent)
    said = ngettext(
        "{names} fits on another table. TDA 10.", "{names} fit on the other tables. TDA 10.", len(matter.names)
    )
    card.add_text(
        said.format(names=wording.list_of([short(name) for name in matter.names])),
        whole=said.format(names=wording.list_of(matter.names)),
    )
    _add_draw(card, draw_dialog.broken_table(state, matter.table), answers, _("Draw seats"))
    answers.later(card, matter)
    return card


def redraw_card(matter: Redraw, answers: Answers) -> MatterCard:
    """Everybody draws a new seat."""
    state = answers.bridge.state
    said = _("All {players} players draw new seats, at {tables} tables, each with a new button. {rule}.")
    rule = wording.moves.redraw_rule(state, matter.tables)
    words = said.format(players=matter.players, tables=matter.tables, rule=rule)
    card = MatterCard(_("New seats for everybody"), words, answers.parent)
    _add_draw(card, draw_dialog.redraw(state, matter.tables), answers, _("Draw new seats"))
    answers.later(card, matter)
    return card


def final_card(matter: FinalTable, answers: Answers) -> MatterCard:
    """Few enough are left for one table."""
    state = answers.bridge.state
    said = _("{players} players are left at {tables} tables; so few play on at one. {rule}.")
    rule = state.setup.rules.final_table_rule
    words = said.format(players=matter.players, tables=matter.tables, rule=rule)
    card = MatterCard(_("The final table"), words, answers.parent)
    _add_draw(card, draw_dialog.final_table(state), answers, _("Draw the final table"))
    answers.later(card, matter)
    return card


def _add_draw(card: MatterCard, occasion: Occasion, answers: Answers, words: str) -> None:
    card.add_answer(words, kind="primary").clicked.connect(partial(draw, occasion, answers))


def draw(occasion: Occasion, answers: Answers, _checked: bool = False) -> None:
    """Open the draw."""
    answers.open(DrawDialog(answers.bridge, occasion, answers.parent))


def _add_gone(card: MatterCard, proposal: Proposal, answers: Answers, words: str, kind: str = "") -> None:
    card.add_answer(words, kind=kind).clicked.connect(partial(_ask_who_moved, proposal, answers))


def _add_halt(card: MatterCard, state: Tournament, halt: Halt | None) -> None:
    if halt is not None:
        card.add_text(wording.moves.halt(state, halt))


def _moved(state: Tournament, proposal: Proposal) -> Moved | None:
    return None if proposal.entry is None else moves.moved_to(state, proposal.entry, proposal.seat)


def _change(matter: Move, answers: Answers, _checked: bool = False) -> None:
    proposal = matter.proposal
    asked = move_dialog.moving(proposal.rule)
    players = _players_of(answers.bridge.state, proposal)
    parent = answers.parent
    answers.open(MoveDialog(answers.bridge, players, parent, chosen=proposal.entry, to=proposal.seat, asked=asked))


def _ask_who_moved(proposal: Proposal, answers: Answers, _checked: bool = False) -> None:
    asked, to = move_dialog.moved_already(), proposal.seat
    players = _players_of(answers.bridge.state, proposal)
    answers.open(MoveDialog(answers.bridge, players, answers.parent, to=to, asked=asked, only=proposal.receiving))


def _players_of(state: Tournament, proposal: Proposal) -> list[EntryNo]:
    return [entry.number for entry in state.at_table(proposal.giving)] if proposal.giving in state.tables else []


def _size(table: str, before: int, after: int) -> str:
    """How many sit there before and after, never broken over two lines."""
    said = _("Table {table}: {before} → {after}").format(table=table, before=before, after=after)
    return said.replace(" ", "\u00a0")


def _short_title(state: Tournament, table: TableNo, short: int) -> str:
    said = ngettext("Table {table} is {n} short", "Table {table} is {n} short", short)
    return said.format(table=wording.numbered(state, table), n=short)
