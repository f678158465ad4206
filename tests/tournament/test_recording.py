"""Hands of real cards in an evening: the step they make, and what follows where one is corrected later."""

from functools import partial

import pytest

from engine.deck import stacked
from engine.hand import Hand
from engine.recording.reentering import reentered
from engine.records.phh.reading import read
from engine.records.record import Record
from engine.records.replay import replay
from tests.fakes import MINUTE, STRUCTURE, Night, created, people
from tournament import hands, simulation, wording
from tournament.errors import RuleViolation
from tournament.events import HandForHandPlayed, HandPlayed, LevelEnded, PlayerBusted, TableWay
from tournament.names import SeatNo, TableNo
from tournament.outs import hand_for_hand
from tournament.recording import beginning, correcting, ending, lines
from tournament.recording.beginning import Setup
from tournament.recording.consequences import Consequences, WayOut
from tournament.structures.structure import Level, Structure
from tournament.tables import ways
from tournament.wording import recording as words

ONE = TableNo(1)


class Recorder:
    """An evening of four at one table whose hands are entered, and their texts as a shelf has them."""

    def __init__(self, *names: str, structure: Structure = STRUCTURE) -> None:
        night = Night(created(structure=structure))
        self.night = night.enter(*(names or ("Anna", "Boris", "Cyril", "Dana"))).draw()
        self.here = self.night.evening
        for number in self.here.state.tables:
            self.here.perform(partial(ways.choose_way, number=number, way=TableWay.RECORDED))
        self.night.start()
        self.button = min(self.here.state.tables[ONE].seats)

    def setup(self) -> Setup:
        state, at = self.here.state, self.night.clock.at
        first = state.tables[ONE].positions is None
        positions = beginning.with_button(state, ONE, self.button) if first else None
        return beginning.begin(state, at, ONE, positions)

    def record(self, keys: str) -> int:
        self.night.clock.forward(MINUTE)
        setup = self.setup()
        recorded = lines.entered(setup, keys)
        return self.here.perform(partial(ending.record, setup=setup, recorded=recorded)).seq

    def text(self, seq: int) -> str | None:
        found = (stored for batch in self.night.log.batches for _stream, stored in batch if stored.seq == seq)
        return next((stored.step.hand.text for stored in found if stored.step.hand is not None), None)

    def correct(self, seq: int, keys: str, *voiding: int) -> Consequences:
        setup, _old = correcting.opened(self.here, seq, self.text)
        return correcting.check(self.here, seq, lines.entered(setup, keys), self.text, voiding)

    def stacks(self) -> dict[str, int | None]:
        state = self.here.state
        seated = sorted(state.tables[ONE].seats.items())
        return {f"seat {seat}": state.entries[entry].stack for seat, entry in seated}

    def name(self, seat: int) -> str:
        return self.here.state.entries[self.here.state.tables[ONE].seats[SeatNo(seat)]].name


def refusal(act: object) -> str:
    with pytest.raises(RuleViolation) as refused:
        act()  # type: ignore[operator]
    assert wording.refusal(refused.value)
    return refused.value.code


def test_a_hand_is_one_step_with_stacks_button_number_and_busts_and_one_undo_takes_it_back() -> None:
    table = Recorder()
    before = table.here.state
    # Button 1, small blind 2, big blind 3: seat 2 goes all-in, seat 4 calls and wins, cards unseen.
    seq = table.record("f f a c w3")
    state = table.here.state
    assert table.stacks() == {"seat 1": 10_000, "seat 3": 20_000, "seat 4": 10_000}
    assert (state.tables[ONE].hands, state.tables[ONE].positions.button) == (1, 1)  # type: ignore[union-attr]
    step = table.here.ledger.step(seq).step
    assert [type(event) for event in step.events] == [HandPlayed, PlayerBusted]
    busted = step.events[1]
    assert isinstance(busted, PlayerBusted)
    assert (busted.by, busted.hand) == ((state.tables[ONE].seats[SeatNo(3)],), 1)
    assert "out" in wording.step(step)
    assert "????" in (table.text(seq) or "")
    table.here.undo()
    assert table.here.state == before
    table.here.redo()
    assert table.here.state == state


def test_a_hand_begins_only_where_hands_are_recorded_and_can_be_dealt() -> None:
    night = Night().enter("Anna", "Boris", "Cyril").draw()
    at = night.clock.at
    assert refusal(lambda: beginning.begin(night.evening.state, at, ONE)) == "not_a_recorded_table"
    night.evening.perform(lambda state, at: ways.choose_way(state, at, ONE, TableWay.RECORDED, []))
    assert refusal(lambda: beginning.begin(night.evening.state, at, ONE)) == "not_started"
    night.start()
    state = night.evening.state
    assert refusal(lambda: beginning.with_button(state, ONE, SeatNo(9))) == "button_nowhere"
    seats = beginning.buttons(state, ONE)
    assert len(seats) == 3
    setup = beginning.begin(state, at, ONE, beginning.with_button(state, ONE, seats[1]))
    assert setup.scene.positions.button == seats[1]
    assert (setup.number, setup.scene.blinds.big, set(setup.scene.stacks.values())) == (1, 50, {10_000})
    on_break = at + 45 * MINUTE
    assert refusal(lambda: beginning.begin(state, on_break, ONE, setup.scene.positions)) == "on_break"
    afterwards = beginning.begin(state, on_break, ONE, setup.scene.positions, level=1)
    assert afterwards.scene.blinds.big == 100


def test_what_was_begun_upon_other_chips_is_refused() -> None:
    table = Recorder()
    setup = table.setup()
    recorded = lines.entered(setup, "f f f")
    table.record("f f f")
    state, at = table.here.state, table.night.clock.at
    assert refusal(lambda: ending.record(state, at, setup, recorded)) == "recorded_upon_other"


def test_a_line_that_is_wrong_or_unfinished_is_refused_with_key_and_rule() -> None:
    table = Recorder()
    with pytest.raises(RuleViolation) as refused:
        lines.entered(table.setup(), "f r60 f f")
    told = wording.refusal(refused.value)
    assert told == "“r60” (character 3): 60 is too little: at least 100, or all-in (TDA 43)."
    with pytest.raises(RuleViolation) as refused:
        lines.entered(table.setup(), "f f")
    assert wording.refusal(refused.value).startswith(f"The hand is not over: The betting is not over: {table.name(2)}")
    assert refusal(lambda: lines.entered(table.setup(), "f f c x / x x / x x / x x")) == "hand_unfinished"


def test_a_misdeal_changes_nothing_but_the_count() -> None:
    table = Recorder()
    before = table.stacks()
    table.record("r300 v (two cards flew)")
    assert table.stacks() == before
    assert table.setup().number == 2
    table.record("f f f")
    assert table.here.state.tables[ONE].hands == 2


def test_dealt_and_recorded_hands_of_the_same_actions_are_the_same_step() -> None:
    table = Recorder()
    setup, state = table.setup(), table.here.state
    keys = "r300 f c c / Jd8dKc x r700 a c f / 2h / 2s"
    cards = "1:3c4c 2:7h7s 3:KhKd 4:AsAh"
    recorded = lines.entered(setup, f"{cards} {keys}")
    order = recorded.scene.order
    holes = dict(zip(recorded.hand.order, recorded.hand.holes, strict=True))
    deck = stacked([holes[seat] for seat in order], recorded.hand.board)
    dealt = Hand(setup.scene.stacks, setup.scene.positions, setup.scene.blinds, deck, setup.scene.rules)
    for taken in recorded.hand.actions:
        dealt.act(taken.action)

    at = table.night.clock.at
    number, began, level = setup.number, setup.began, setup.level
    as_dealt = hands.played_step(state, state.tables[ONE], number, began, level, dealt)
    assert ending.record(state, at, setup, recorded) == as_dealt


def test_a_corrected_hand_has_the_later_ones_played_again_and_one_undo_takes_all_back() -> None:
    table = Recorder()
    first = table.record("r300 f c f / x r800 c / x r1900 c / x x w4")
    second = table.record("f a f c w4")
    third = table.record("f f")
    after, steps = table.here.state, len(table.here.steps)
    found = table.correct(first, "r300 f c f / x r800 c / x r1900 c / x x w2")
    assert table.here.state == after
    assert [change.seq for change in found.changes] == [first, second, third]
    assert found.changes[1].busts_gone == (table.here.ledger.step(second).step.events[1].entry,)  # type: ignore[union-attr]
    assert found.changes[2].shifts_only
    assert found.trouble is None
    told = words.consequences(found)
    assert "Table 1, hand 1: the pots as they were" in told
    assert any("is not out by it any more" in line for line in told)
    assert any("played again with other stacks" in line for line in told)
    stored = correcting.carry_out(table.here, found)
    assert wording.step(stored.step) == "Corrected: Table 1, hand 1; 2 later hands were played again"
    assert len(table.night.log.batches[-1]) == 3
    corrected = table.here.state
    assert table.stacks() == {"seat 1": 10_025, "seat 2": 6050, "seat 3": 9925, "seat 4": 14_000}
    assert [each.step.led_by for each in table.here.steps[steps:]] == [None, stored.seq, stored.seq]
    assert refusal(lambda: table.here.undo(stored.seq + 1)) == "goes_with_another"
    table.here.undo()
    assert table.here.state == after
    assert len(table.night.log.batches[-1]) == 3
    table.here.redo()
    assert table.here.state == corrected
    table.here.undo()
    assert table.here.state == after
    # What was undone is corrected anew, from the texts that count.
    again = table.correct(first, "r300 f c f / x r800 c / x r1900 c / x x w2=4")
    correcting.carry_out(table.here, again)
    correcting.carry_out(table.here, table.correct(second, "f f f"))
    assert table.stacks()["seat 2"] == 10_025
    table.here.undo()
    table.here.undo()
    assert table.here.state == after
    assert refusal(lambda: correcting.carry_out(table.here, again)) == "evening_went_on"


def test_a_later_hand_that_cannot_have_been_played_so_is_named_with_action_and_rule() -> None:
    table = Recorder()
    first = table.record("r300 f c f / x r800 c / x r1900 c / x x w4")
    second = table.record("f f r9000! (string bet) f")
    third = table.record("f f r12000 f")
    before = table.here.state
    found = table.correct(first, "r300 f c f / x r800 c / x r1900 c / x x w2")
    trouble = found.trouble
    assert trouble is not None
    assert (trouble.seq, trouble.number, trouble.action, trouble.code) == (third, 3, 3, "amount_too_large")
    assert trouble.ways == (WayOut.CORRECT, WayOut.VOID)
    said = words.trouble(trouble).replace(wording.THIN_SPACE, " ")
    raised = f"{table.name(4)} could not raise to 12 000 as action 3"
    assert said == f"Table 1, hand 3: {raised}: 12 000 is not between 100 and 6 950."
    assert refusal(lambda: correcting.carry_out(table.here, found)) == "later_hand_stuck"
    assert table.here.state == before
    voided = table.correct(first, "r300 f c f / x r800 c / x r1900 c / x x w2", third)
    assert voided.trouble is None
    assert voided.changes[-1].is_void
    correcting.carry_out(table.here, voided)
    assert table.here.state.tables[ONE].next_number == 4
    assert table.here.ledger.is_live(second)
    table.here.undo()
    assert table.here.state == before


def test_a_corrected_hand_is_read_as_it_was_entered() -> None:
    table = Recorder()
    seq = table.record("r300 (he said call) f c f / Ah7d2c x r800 c / x r1900 c / 3s x x 2:KsKd w4")
    _setup, recorded = correcting.opened(table.here, seq, table.text)
    assert recorded.missing() is None
    record = next(iter(read(table.text(seq) or "")))
    assert isinstance(record, Record)
    hand = replay(record).hand
    assert hand is not None
    assert reentered(hand).acts == recorded.acts
    assert refusal(lambda: correcting.opened(table.here, 1, table.text)) == "first_step"
    assert refusal(lambda: correcting.opened(table.here, seq - 1, table.text)) == "not_a_hand"
    assert refusal(lambda: correcting.opened(table.here, seq, lambda seq: None)) == "hand_text_missing"


def test_hands_of_robots_entered_again_are_the_same_steps_and_touch_no_later_one() -> None:
    night = Night(created(seed=5)).enter(*people(12)).draw().start()
    here = night.evening
    for _ in range(40):
        coming = simulation.coming_hand(here.state)
        assert coming is not None
        hand = simulation.play(here.state, coming)
        here.perform(lambda state, at, hand=hand: hand, coming.ends)  # type: ignore[misc]
    texts = {s.seq: s.step.hand.text for batch in night.log.batches for _n, s in batch if s.step.hand is not None}
    dealt = [stored for batch in night.log.batches for _n, stored in batch if stored.step.deals]
    assert any(isinstance(event, PlayerBusted) for stored in dealt for event in stored.step.events)
    for stored in dealt[::4]:
        _setup, recorded = correcting.opened(here, stored.seq, texts.get)
        found = correcting.check(here, stored.seq, recorded, texts.get)
        assert found.trouble is None
        assert found.stacks == {}
        assert found.replacements == ((stored.seq, stored.step),)


def test_a_recorded_hand_is_the_tables_hand_of_a_round_of_hand_for_hand() -> None:
    table = Recorder(*people(12))
    here = table.here
    two = TableNo(2)
    here.perform(partial(hand_for_hand.begin, until=hand_for_hand.BY_HAND))
    seq = table.record("f f f f f")
    assert [type(event) for event in here.ledger.step(seq).step.events] == [HandPlayed]
    assert refusal(table.setup) == "hand_over_already"
    state, at = here.state, table.night.clock.at
    button = beginning.with_button(state, two, min(state.tables[two].seats))
    setup = beginning.begin(state, at, two, button)
    recorded = lines.entered(setup, "f f f f f")
    last = here.perform(partial(ending.record, setup=setup, recorded=recorded))
    assert [type(event) for event in last.step.events] == [HandPlayed, HandForHandPlayed]
    assert "hand for hand: hand 1 is over at every table" in wording.step(last.step)
    assert table.setup().number == 2


def test_the_last_hand_of_a_level_counted_in_hands_ends_it_and_a_misdeal_is_none() -> None:
    by_hands = Structure("Hands", (Level(25, 50, duration_ms=None, hands=2), Level(50, 100)), 10_000)
    table = Recorder(structure=by_hands)
    first = table.record("f a f f")
    table.record("v")
    assert table.setup().scene.blinds.big == 50
    last = table.here.ledger.step(table.record("f f a f"))
    assert [type(event) for event in last.step.events] == [HandPlayed, LevelEnded]
    assert table.setup().scene.blinds.big == 100
    # The level is over whatever becomes of its hands: the one that ended it may count for nothing later.
    correcting.carry_out(table.here, table.correct(first, "f f f", last.seq))
    assert table.stacks()["seat 2"] == 9_975
    assert table.here.state.clock.level_index(table.night.clock.at) == 1
    table.here.undo()
    assert table.here.ledger.shown(last) is last


def test_a_later_hand_of_somebody_who_is_out_by_the_correction_is_void_without_him() -> None:
    table = Recorder()
    first = table.record("f f a f")
    second = table.record("f f r300 f")
    # Nothing but what is written of a hand may be corrected.
    told = words.consequences(table.correct(first, "f f a f 2:AhAd"))
    assert told == ["Table 1, hand 1: the pots as they were", "Nobody has other chips than before"]
    stuck = words.consequences(table.correct(first, "f a f c w1"))[-1]
    assert stuck.endswith(f"hand 2 can no longer have been played so: {table.name(3)} has no chips left to be in it.")
    correcting.carry_out(table.here, table.correct(first, "f a f c w1", second))
    assert table.stacks() == {"seat 1": 20_025, "seat 2": 9_975, "seat 4": 10_000}
    assert table.here.state.tables[ONE].next_number == 3
