"""Refusals: the director's sound rules, and files with them; `nth` says which rule of a file it is."""

from collections.abc import Mapping

from tournament.refusals.marks import N_, Counted

SENTENCES: Mapping[str, str | Counted] = {
    # a rule
    "warning_out_of_range": N_("A warning comes {least} to {most} seconds before an end."),
    "players_left_out_of_range": N_("Say how many players are left: {least} to {most}."),
    "rule_number_unwanted": N_("Only a warning before an end, and how many players are left, take a number."),
    "level_condition_out_of_range": N_("A condition about levels needs the number of one, {least} to {most}."),
    "players_condition_out_of_range": N_("A condition about players needs a number of them, {least} to {most}."),
    "condition_number_unwanted": N_("Only a condition about levels or about how many players are left takes a number."),
    "announced_text_too_long": N_("In {field} {longest} characters are possible, not {length}."),
    "announced_text_has_control_characters": N_("In {field} are characters that cannot be shown."),
    "braces_wrong": N_("In {field} each brace has to hold one word and be closed again, as in {example}."),
    "placeholder_unknown": N_("In {field} {placeholder} stands for nothing there; possible are {known}."),
    "rule_does_nothing": N_("The rule does nothing: it needs a sound, words, a message, a pause or a page."),
    # a file of them
    "rules_too_large": N_("This is far too large to be sound rules: {most} bytes are possible."),
    "rules_not_json": N_("These are no sound rules: this is not JSON."),
    "rules_not_ours": N_("These are no sound rules of this program."),
    "rules_too_new": N_("These sound rules are of version {version}; this program reads version {known}."),
    "too_many_rules": N_("There may be {most} sound rules, not {count}."),
    "rules_incomplete": N_("The sound rules are not complete, or hold what is not known: {detail}."),
    "rule_field_wrong": N_("{field} is not what it should be: {detail}."),
    "rule_wrong": N_("This is no rule: {detail}."),
}
