"""What a house lets a table be played for: limits, antes, and how blinds and limits go together."""

from __future__ import annotations

from engine.blinds import Blinds, Limit
from engine.errors import BadSetup
from engine.rules import HouseRules


def limit_blinds(lower: int, rules: HouseRules, unit: int = 1) -> Blinds:
    """The blinds of a fixed-limit table with this lower limit, in chips; the upper limit is twice it (S0-11).

    The big blind is the lower limit (S0-4, S1-11), the small blind what the house makes of half of it (S0-3).
    `unit`: the chips that make one unit of the currency, 100 where a chip is a cent. Raises BadSetup `lower_limit`,
    `unit`, `half_too_fine` if no chip is small enough for half of it, and those of `refuse_stakes`.
    """
    if type(lower) is not int or lower < 1:
        raise BadSetup("lower_limit", chips=str(lower))
    if type(unit) is not int or unit < 1:
        raise BadSetup("unit", chips=str(unit))
    small = rules.small_blind(lower, unit)
    if not small:
        raise BadSetup("half_too_fine", lower=lower, smallest_chip=rules.smallest_chip)
    blinds = Blinds(small, lower, limit=Limit.FIXED_LIMIT)
    refuse_stakes(blinds, rules)
    return blinds


def refuse_level(blinds: Blinds, rules: HouseRules) -> None:
    """Raise BadSetup `limit_not_played` (S0, S2) or `no_antes` (S0-19) for a level that the house does not play."""
    if blinds.limit not in rules.limits:
        raise BadSetup("limit_not_played", limit=blinds.limit.value, rules=rules.name)
    if blinds.ante and not rules.antes:
        raise BadSetup("no_antes", rules=rules.name)


def refuse_stakes(blinds: Blinds, rules: HouseRules) -> None:
    """Raise BadSetup unless the house plays for that, before anybody sits down.

    Those of `refuse_level`, which every hand asks as well; `limit_sizes`: the big blind is the lower limit and half the
    upper one where the house says so (S0-4, S0-11).
    """
    refuse_level(blinds, rules)
    fixed = blinds.limit is Limit.FIXED_LIMIT and rules.blind_sets_limits
    if fixed and not blinds.big == blinds.lower == blinds.upper - blinds.lower:
        raise BadSetup("limit_sizes", big=blinds.big, lower=blinds.lower, upper=blinds.upper)
