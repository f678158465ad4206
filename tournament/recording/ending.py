"""A recorded hand is over: the step with which it counts, the same as if it had been dealt."""

from engine.hand import Hand
from engine.recording.recorded import Recorded
from tournament import hands
from tournament.errors import RuleViolation
from tournament.events import Event, HandBegan, HandVoided, StackCount, TableWay, Voiding
from tournament.history import Step
from tournament.names import Instant
from tournament.outs import hand_for_hand
from tournament.recording.beginning import Setup
from tournament.state import Table, Tournament


def record(state: Tournament, at: Instant, setup: Setup, recorded: Recorded) -> Step:
    """The hand counts, with all that it brings: stacks, who is out and by whom, the round's and the level's end.

    One that is void changes nothing but the count; button and blinds stay (TDA 35-C).

    Raises:
        RuleViolation: `no_such_table`, `not_a_recorded_table`, or `recorded_upon_other`: chips, seats or the count are
            no longer what it was begun upon.
        IllegalAction: `hand_not_over`.
    """
    hand = recorded.finished()
    table = check(state, setup)
    if hand.started != dict(setup.scene.stacks):
        raise RuleViolation("recorded_upon_other", table=setup.table, hand=setup.number)
    if hand.result().void:
        return voided(state, setup, hand)

    def following(played: tuple[Event, ...]) -> tuple[Event, ...]:
        rounds, after = hand_for_hand.after_hand(state, played, at)
        return (*rounds, *hands.level_ended(after, at))

    return hands.played_step(state, table, setup.number, setup.began, setup.level, hand, following)


def check(state: Tournament, setup: Setup) -> Table:
    """The table, where the hand that was begun there can still count; who has come meanwhile is not in it.

    Raises RuleViolation as `record`.
    """
    table = state.table(setup.table)
    if table.way is not TableWay.RECORDED:
        raise RuleViolation("not_a_recorded_table", table=setup.table)
    seated = {seat: table.seats.get(seat) for seat in setup.seated}
    now = {seat: None if entry is None else state.entries[entry].stack for seat, entry in seated.items()}
    if seated != dict(setup.seated) or now != dict(setup.scene.stacks) or table.next_number != setup.number:
        raise RuleViolation("recorded_upon_other", table=setup.table, hand=setup.number)
    return table


def voided(state: Tournament, setup: Setup, hand: Hand) -> Step:
    """The step of a hand that counts for nothing."""
    table = state.table(setup.table)
    counts = tuple(StackCount(table.seats[seat], setup.scene.stacks[seat]) for seat in sorted(setup.seated))
    began = HandBegan(setup.table, setup.number, setup.level, hand.positions, counts)
    over = HandVoided(setup.table, setup.number, Voiding.STOPPED)
    facts = {"table": setup.table, "number": setup.number, "why": Voiding.STOPPED.value}
    return Step("hand_voided", (began, over), facts)
