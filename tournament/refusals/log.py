"""Refusals: the log and what a damaged one says."""

from collections.abc import Mapping

from tournament.refusals.marks import N_, Counted

SENTENCES: Mapping[str, str | Counted] = {
    # the log
    "first_step": N_("The evening's first step cannot be undone."),
    "no_such_step": N_("There is no step {seq}."),
    "already_undone": N_("That step has been undone already."),
    "older_correction": N_(
        "That correction does not count: the step it corrects is undone, or a newer one counts; see to that first."
    ),
    "not_a_first_step": N_("Only the original step can be corrected."),
    "nothing_to_undo": N_("There is nothing to undo."),
    "nothing_to_redo": N_("There is nothing to redo."),
    "nothing_to_take_back": N_("There is no press of the clock to take back."),
    "later_step_depends": N_("“{what}” came later and would no longer stand; undo that first."),
    # a log whose steps do not fit one another: a damaged file, never the answer to what somebody asked for
    "empty_log": N_("The evening's log is damaged: it is empty."),
    "created_twice": N_("The evening's log is damaged: step {seq} creates the evening again."),
    "not_created": N_("The evening's log is damaged: it does not begin with the evening's creation."),
    "entry_taken": N_("The evening's log is damaged: entry {entry} stands there twice."),
    "not_a_club_fact": N_("The club's log is damaged: it holds a {kind}."),
}
