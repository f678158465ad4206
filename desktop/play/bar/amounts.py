"""How much may be bet: the bounds, sensible steps between them, parts of the pot, and amounts as people type them."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from engine.actions import Legal
from engine.blinds import Blinds
from engine.errors import BadSetup
from tournament.chips.typed_chips import read_chips


@dataclass(frozen=True, slots=True)
class Sizes:
    """What whoever is on turn may bet or raise to, as totals of the street in chips.

    `least`, `most`: the bounds. `step`: by how much arrows and wheel change it, whole smallest chips. `price`: what the
    bet to call is; `after_call`: all chips in the middle once it is called; so the pot is `price + after_call`.
    """

    least: int
    most: int
    step: int
    price: int
    after_call: int

    @classmethod
    def of(cls, legal: Legal, pot: int, blinds: Blinds | None, smallest: int = 1) -> Sizes | None:
        """The sizes for who may do that, with so many chips in the middle and before the players; None: no raise."""
        if legal.min_raise_to is None or legal.max_raise_to is None:
            return None
        unit = 0 if blinds is None else blinds.small or blinds.big
        step = max(unit - unit % smallest, smallest)
        return cls(legal.min_raise_to, legal.max_raise_to, step, legal.bet + legal.to_call, pot + legal.to_call)

    @property
    def is_fixed(self) -> bool:
        """Whether there is one size only."""
        return self.least == self.most

    def share(self, of_the_pot: Fraction) -> int:
        """A raise by that share of the pot after the call, in whole steps, within the bounds; 1 is the pot itself."""
        raw = self.price + int(self.after_call * of_the_pot)
        return self.within(raw if of_the_pot == 1 else self.rounded(raw))

    def within(self, amount: int) -> int:
        """The nearest amount that is allowed."""
        return min(max(amount, self.least), self.most)

    def rounded(self, amount: int) -> int:
        """The nearest whole number of steps."""
        return (amount + self.step // 2) // self.step * self.step

    def stepped(self, amount: int, steps: int) -> int:
        """So many steps up or down from there, on whole steps, stopping at the bounds."""
        on_step = amount // self.step * self.step
        if steps < 0 and on_step != amount:
            on_step += self.step
        return self.within(on_step + steps * self.step)


def read(text: str) -> int | None:
    """An amount as people write it: "1200", "1 200", "1,200", "2k", "1.5k", "1,5k"; None if it is none."""
    try:
        return read_chips(text)
    except BadSetup:
        return None
