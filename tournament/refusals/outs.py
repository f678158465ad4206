"""Refusals: who is out, and hand-for-hand."""

from collections.abc import Mapping

from tournament.refusals.marks import N_, Counted

SENTENCES: Mapping[str, str | Counted] = {
    "already_out": N_("{name} is out already."),
    "eliminator_out": N_("{name} is out and cannot have won that hand."),
    "eliminator_elsewhere": N_("{name} sits at another table."),
    "eliminated_by_himself": N_("{name} cannot be out by his own hand."),
    "different_tables": N_("{name} sits at another table: players out in one hand sit at one table."),
    "somebody_must_win": N_("Not everybody can be out: somebody has to win."),
    "still_has_chips": Counted("chips", "{name} still has {chips} chip.", "{name} still has {chips} chips."),
    "not_out": N_("{name} is not out."),
    "chips_were_won": N_("{name}'s chips have been won by others; undo the hand instead."),
}
