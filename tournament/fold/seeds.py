"""What every draw makes of the state, whatever was drawn: seats, cards of a race, an envelope."""

from tournament.changing import replace
from tournament.draws import draw as drawing
from tournament.errors import RuleViolation
from tournament.events import Draw
from tournament.state import Tournament


def after_draw(state: Tournament, draw: Draw) -> Tournament:
    """That draw has taken place; `seed_not_committed` is refused: another seed had been announced for it."""
    announced = state.commitments.get(draw.number)
    if announced is not None and not drawing.fits(draw, announced):
        raise RuleViolation("seed_not_committed", draw=draw.number)
    return replace(state, draws=draw.number)
