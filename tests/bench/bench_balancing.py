"""How long the desk takes for a proposal: forty tables, three hundred and sixty players, very uneven."""

import statistics
import time

from tests.tournament.floors import AT, floor, locked
from tournament.events import TableWay
from tournament.rules import Balancing, EveningRules
from tournament.state import Tournament
from tournament.tables import plans

TABLES, TIMES = (*[10] * 32, *[5] * 8), 25


def uneven(way: Balancing) -> Tournament:
    """Thirty-two full tables and eight half empty ones, of which none can break: somebody is locked at each."""
    state = floor(*TABLES, seats=10, rules=EveningRules(balancing=way), way=TableWay.DEALT)
    return locked(state, *(100 * table + 1 for table in range(1, len(TABLES) + 1)))


def main() -> None:
    """One line for each way of balancing."""
    for way in Balancing:
        state, taken = uneven(way), []
        for _ in range(TIMES):
            begun = time.perf_counter()
            plan = plans.propose(state, AT)
            taken.append((time.perf_counter() - begun) * 1000)
        moves = len(plan.moves) if plan is not None else 0
        told = f"balancing ({way}): {len(TABLES)} tables, {sum(TABLES)} players, {moves} moves"
        print(f"{told} in {statistics.median(taken):.1f} ms")
