"""Refusals: seasons."""

from collections.abc import Mapping

from tournament.refusals.marks import N_, Counted

SENTENCES: Mapping[str, str | Counted] = {
    "no_such_season": N_("The club has no season {name}."),
    "no_day": N_("{text} is no day; write it like 2026-09-01."),
    "season_ends_before_it_begins": N_("{name} would end on {last}, before it begins on {first}."),
    "season_name_taken": N_("Another season is called {name} already."),
    # how it is reckoned
    "season_decimals": N_("Points have from 0 to {most} decimals."),
    "season_attendance": N_("The points for being there are too many."),
    "season_best": N_("The best evenings that count are from 1 to {most}."),
    "season_drop": N_("The worst evenings that do not count are from 0 to {most}."),
    "season_fewest": N_("The evenings that somebody has to come to are from 0 to {most}."),
    "season_order": N_("A season is ranked by at least one thing, and by each only once."),
    "points_typed_wrong": N_("{text} is no number of points, such as 2.5."),
    "percent_typed_wrong": N_("{text} is no percentage, such as 12.5."),
    "kitty_share_negative": N_("Place {place} cannot get less than nothing of the kitty."),
    "kitty_more_than_all": N_("The places would get {percent} % of the kitty; 100 % are the most."),
    # its evenings
    "evening_in_season": N_("{title} counts for {name} already."),
    "evening_not_in_season": N_("{title} does not count for {name}."),
    # put right by hand
    "adjusted_by_nothing": N_("Say how much; 0 changes nothing."),
    "points_too_many": N_("That are too many points."),
    "kitty_too_much": N_("That is too much; {most} {currency} are the most."),
    # over
    "season_closed": N_("{name} is over; open it again to change it, or recalculate it on purpose."),
    "season_closed_already": N_("{name} is over already; recalculate it if its table should change."),
    "season_not_closed": N_("{name} is not over."),
    "season_same": N_("{name} has this table already."),
}
