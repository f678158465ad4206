"""Evenings in memory at whose tables the program deals while time is real."""

from dataclasses import replace
from functools import partial
from random import Random

from engine import robots
from engine.deck import shuffled
from engine.hand import Hand
from tests.fakes import MINUTE, Night, created, people
from tournament import chance, simulation
from tournament.dealing import beginning, due, ending, players, settling, voiding
from tournament.dealing.due import refusal
from tournament.events import HandPlayed, TableWay
from tournament.history import Step, Stored
from tournament.names import Chips, EntryNo, TableNo
from tournament.rules import EveningRules
from tournament.state import Tournament


class DealtNight(Night):
    """All seats are played by robots unless somebody sits down at the screen; chance follows from a number."""

    def __init__(self, count: int = 6, stack: Chips = 1_000, seats: int = 4, **rules: object) -> None:
        setup = created(name="Dealt", stack=stack, seats=seats)
        super().__init__(replace(setup, way=TableWay.DEALT, rules=replace(EveningRules(), **rules)))  # type: ignore[arg-type]
        self.chance = 0
        self.enter(*people(count)).draw()
        everybody = tuple(self.evening.state.entries)
        self.evening.perform(partial(players.played_by, entries=everybody, style="loose", strength="learner"))

    def start(self) -> "DealtNight":
        super().start()
        return self

    @property
    def state(self) -> Tournament:
        return self.evening.state

    def begin(self, table: int = 1) -> Hand:
        """The next hand there, dealt and not played yet."""
        self.evening.perform(partial(beginning.begin, number=TableNo(table)))
        return self.dealt(table)

    def dealt(self, table: int) -> Hand:
        self.chance += 1
        return beginning.dealt(self.state, TableNo(table), shuffled(chance.source(self.chance, "deck")))

    def play_out(self, hand: Hand, table: int) -> Hand:
        seats = self.state.tables[TableNo(table)]
        by_seat = {int(s): robots.robot(*robot) for s, robot in players.robots_at(self.state, seats).items()}
        robots.play_out(hand, by_seat, Random(self.chance))
        return hand

    def finish(self, hand: Hand, table: int = 1) -> Stored:
        decide = partial(ending.finish, number=TableNo(table), hand=hand, server_seed=self.server_seed)
        return self.evening.perform(decide)

    def server_seed(self, number: int) -> bytes:
        return number.to_bytes(32, "big")

    def play(self, table: int = 1) -> Stored:
        """One whole hand; it takes as long as such a hand takes."""
        hand = self.begin(table)
        self.clock.forward(simulation.PACE[len(hand.order)])
        return self.finish(self.play_out(hand, table), table)

    def void(self, table: int = 1) -> Stored:
        return self.evening.perform(partial(voiding.void, number=TableNo(table)))

    def why_not(self, table: int = 1) -> str | None:
        found = refusal(self.state, self.clock.at, TableNo(table))
        return None if found is None else found.code

    def play_on(self, most: int = 5_000) -> list[Step]:
        """Every table plays whenever it may, all at once and each at its pace, until somebody has won."""
        under_way: dict[TableNo, tuple[int, Hand]] = {}
        told: list[Step] = []
        for _ in range(most):
            if self.state.finished is not None:
                return told
            at = self.clock.at
            for number in due.ready(self.state, at):
                hand = self.begin(number)
                under_way[number] = (at + simulation.PACE[len(hand.order)] + number, hand)
            if under_way:
                table = min(under_way, key=lambda number: (under_way[number][0], number))
                ends, hand = under_way.pop(table)
                self.clock.at = max(at, ends)
                told.append(self.finish(self.play_out(hand, table), table).step)
            elif settling.is_due(self.state):
                self.evening.perform(partial(settling.settle, server_seed=self.server_seed))
            else:
                self.clock.forward(MINUTE)
        raise AssertionError("nobody won")

    def chips(self) -> Chips:
        return sum(entry.stack or 0 for entry in self.state.left)

    def hands_of(self, steps: list[Step]) -> list[HandPlayed]:
        return [event for step in steps for event in step.events if isinstance(event, HandPlayed)]

    def at(self, table: int) -> list[EntryNo]:
        return [entry for _seat, entry in sorted(self.state.tables[TableNo(table)].seats.items())]
