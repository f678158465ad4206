"""The rules that a computer begins with."""

from tournament.announcing.rules import Condition, If, Rule, When
from tournament.refusals.marks import N_

USUAL_RULES: tuple[Rule, ...] = (
    Rule(When.START, sound="start", say=N_("Cards in the air. Blinds are {stakes}.")),
    Rule(When.LEVEL, sound="level", say=N_("Level {level}. Blinds are {stakes}.")),
    Rule(When.BEFORE_END, 60, sound="one_minute", say=N_("One minute.")),
    Rule(When.BEFORE_END, 10, sound="ten_seconds"),
    Rule(When.BREAK, sound="break", say=N_("Break. Back at {back_at}.")),
    Rule(
        When.BEFORE_END,
        120,
        Condition(If.ON_BREAK),
        sound="one_minute",
        say=N_("Two minutes until the break ends. Please take your seats."),
    ),
    Rule(When.BREAK_ENDS, sound="break_ends", say=N_("The break is over. Level {level}. Blinds are {stakes}.")),
    Rule(When.LAST_CHANCE, sound="last_chance", say=N_("No longer sold: {sold}.")),
    Rule(When.HAND_FOR_HAND, sound="hand_for_hand", say=N_("Hand for hand. Please play one hand, then wait.")),
    Rule(When.IN_THE_MONEY, sound="money", say=N_("Congratulations, everybody is in the money.")),
    Rule(When.NEW_SEATS, sound="new_seats", say=N_("New seats. Please look at the board.")),
    Rule(When.FINAL_TABLE, sound="final_table", say=N_("The final table.")),
    Rule(When.WINNER, sound="winner", say=N_("{result}. Congratulations!")),
    Rule(When.SHOT_CLOCK, sound="shot_clock"),
    # Kept for whoever wants them: a room of friends has seen it anyway.
    Rule(When.BUST, sound="bust", say=N_("{result}."), on=False),
    Rule(When.PLAYERS_LEFT, 2, say=N_("Heads-up."), on=False),
)
"""A chime and a sentence for whatever the whole room should know; nothing that stops the clock or turns the board.

The sentences stand in English here and are said in the language spoken then.
"""
