"""Speed of ICM, ours beside pokerkit's in the same run: `make bench ARGS=icm`.

pokerkit lists orders of places, so it is asked for ten players with five prizes only; with all ten paid it takes
seconds a time.
"""

from functools import partial
from importlib import import_module
from importlib.util import find_spec

from tests.bench.bench_cards import cpu_seconds
from tournament.deals import icm

STACKS = (1_000_000, 720_000, 610_000, 455_000, 400_000, 310_000, 250_000, 180_000, 95_000, 40_000)
PRIZES = (3_000, 2_000, 1_400, 1_000, 800, 600, 500, 300, 200, 200)
COMPARED = 5
"""So many prizes are paid where it is compared."""
FIELDS = ((9, 9), (20, 5), (1_000, 150))


def main() -> None:
    """Print what a final table and a whole field take."""
    table = cpu_seconds(lambda: icm.equities(STACKS, PRIZES))
    print(f"icm: {len(STACKS)} players, all paid, in {table * 1000:.2f} ms", flush=True)
    ours = cpu_seconds(lambda: icm.equities(STACKS, PRIZES[:COMPARED]))
    said = f"icm: {len(STACKS)} players, {COMPARED} paid, in {ours * 1000:.2f} ms"
    if find_spec("pokerkit") is not None:
        calculate = import_module("pokerkit").calculate_icm
        theirs = cpu_seconds(lambda: calculate(PRIZES[:COMPARED], STACKS), rounds=3)
        said += f"; pokerkit {theirs * 1000:.1f} ms, {theirs / ours:.0f} times as long"
    print(said, flush=True)
    for players, paid in FIELDS:
        stacks = [2_000 + 7_919 * number % 60_000 for number in range(players)]
        prizes = [100_000 / place**0.9 for place in range(1, paid + 1)]
        field = cpu_seconds(partial(icm.equities, stacks, prizes), rounds=3)
        print(f"icm: {players} players, {paid} paid, in {field * 1000:.1f} ms", flush=True)


if __name__ == "__main__":
    main()
