"""Speed of ICM, ours beside pokerkit's in the same run: `make bench ARGS=icm`.

pokerkit lists orders of places, so it is asked for ten players with five prizes only; with all ten paid it takes
seconds a time.
"""

from importlib import import_module
from importlib.util import find_spec

from tests.bench.bench_cards import cpu_seconds
from tournament.deals import icm

STACKS = (1_000_000, 720_000, 610_000, 455_000, 400_000, 310_000, 250_000, 180_000, 95_000, 40_000)
PRIZES = (3_000, 2_000, 1_400, 1_000, 800, 600, 500, 300, 200, 200)
COMPARED = 5
"""So many prizes are paid where it is compared."""
FIELD, PAID = 1_000, 150


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
    stacks = [2_000 + 7_919 * number % 60_000 for number in range(FIELD)]
    prizes = [100_000 / place**0.9 for place in range(1, PAID + 1)]
    field = cpu_seconds(lambda: icm.equities(stacks, prizes), rounds=3)
    print(f"icm: {FIELD} players, {PAID} paid, in {field:.2f} s", flush=True)


if __name__ == "__main__":
    main()
