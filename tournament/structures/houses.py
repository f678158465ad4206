"""Whether a house plays the levels of a structure: its limits, antes and the number of seats."""

from engine import presets
from engine.errors import BadSetup
from engine.stakes import refuse_stakes
from tournament.errors import BadInput
from tournament.structures.structure import Level, Structure


def check_house(structure: Structure, seats: int, house: str) -> str:
    """That house, if it plays all levels of the structure at tables of so many seats.

    Raises:
        BadInput: with `house` and, but for the seats, `level`: `house_limit` (S0, S2: one limit only), `house_antes`
            (S0-19), `house_limit_sizes` (S0-4, S0-11), `house_seats` (`seats`, `most`: S0-1, S2-2, S3-1).
        BadSetup: `no_such_preset`.
    """
    rules = presets.preset(house)
    if seats > rules.most_players:
        raise BadInput("house_seats", house=house, seats=seats, most=rules.most_players)
    levels = (period for period in structure.periods if isinstance(period, Level))
    for number, level in enumerate(levels, start=1):
        try:
            refuse_stakes(level.blinds, rules)
        except BadSetup as refused:
            code = {"limit_not_played": "house_limit", "no_antes": "house_antes", "limit_sizes": "house_limit_sizes"}
            raise BadInput(code[refused.code], house=house, level=number) from refused
    return house
