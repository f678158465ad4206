"""Whether a rule makes sense: asked by the dialog before it is kept, and of every rule in a file."""

from tournament.announcing import placeholders
from tournament.announcing.rules import If, Rule, When
from tournament.errors import BadInput

LONGEST_WARNING = 86_400
"""Seconds before an end: a day."""

MOST_PLAYERS = 10_000
LAST_LEVEL = 1_000
LONGEST_TEXT = 300
"""Characters of what is spoken or shown: more nobody listens to."""

LONGEST_SOUND = 1_000


def check(rule: Rule) -> None:
    """Refuse a rule that makes no sense.

    Raises:
        BadInput: `warning_out_of_range` and `players_left_out_of_range` (`least`, `most`), `rule_number_unwanted`,
            `level_condition_out_of_range` and `players_condition_out_of_range` (`least`, `most`),
            `condition_number_unwanted`,
            `announced_text_too_long` (`field`, `length`, `longest`), `announced_text_has_control_characters` (`field`),
            `rule_does_nothing`, and with `field` what `placeholders.check` says.
    """
    _check_numbers(rule)
    for field, text, longest in (
        ("sound", rule.sound, LONGEST_SOUND),
        ("say", rule.say, LONGEST_TEXT),
        ("message", rule.message, LONGEST_TEXT),
    ):
        if len(text) > longest:
            raise BadInput("announced_text_too_long", field=field, length=len(text), longest=longest)
        if not all(character.isprintable() or character in _ALLOWED for character in text):
            raise BadInput("announced_text_has_control_characters", field=field)
    for field, text in (("say", rule.say), ("message", rule.message)):
        try:
            placeholders.check(text, rule.when)
        except BadInput as wrong:
            raise BadInput(wrong.code, field=field, **wrong.facts) from wrong
    if not (rule.sound or rule.say.strip() or rule.message.strip() or rule.pause or rule.page):
        raise BadInput("rule_does_nothing")


_ALLOWED = "\n\u00a0\u202f\u200c\u200d"
"""Beside what can be printed: a line break, no-break spaces, and what belongs to spelling and emoji."""


def _check_numbers(rule: Rule) -> None:
    if rule.when is When.BEFORE_END:
        _check_range("warning_out_of_range", rule.number, LONGEST_WARNING)
    elif rule.when is When.PLAYERS_LEFT:
        _check_range("players_left_out_of_range", rule.number, MOST_PLAYERS)
    elif rule.number is not None:
        raise BadInput("rule_number_unwanted")
    if rule.condition is None:
        return
    number = rule.condition.number
    if rule.condition.kind in (If.LEVEL_FROM, If.LEVEL_UNTIL):
        _check_range("level_condition_out_of_range", number, LAST_LEVEL)
    elif rule.condition.kind in (If.PLAYERS_AT_LEAST, If.PLAYERS_AT_MOST):
        _check_range("players_condition_out_of_range", number, MOST_PLAYERS)
    elif number is not None:
        raise BadInput("condition_number_unwanted")


def _check_range(code: str, number: int | None, most: int) -> None:
    if number is None or not 1 <= number <= most:
        raise BadInput(code, least=1, most=most)
