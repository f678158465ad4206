"""What the rules ask for when something happens: sounds, words, a message, a pause, a page of the board."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from tournament.announcing import placeholders
from tournament.announcing.occasions import Occasion
from tournament.announcing.placeholders import Results, Telling
from tournament.announcing.rules import Announcement, Condition, If, Rule, When
from tournament.names import SECOND, Instant, Milliseconds
from tournament.people import registration
from tournament.state import Tournament
from tournament.structures.structure import Break


def announcements(
    rules: Sequence[Rule], occasions: Iterable[Occasion], state: Tournament, at: Instant
) -> tuple[Announcement, ...]:
    """What all rules that wait for one of these occasions ask for: one occasion after the other, in the rules' order.

    All of them act, but no sound is played twice in one go. It never fails, whatever the state.

    Args:
        rules: the director's, also those that are switched off.
        occasions: what `occasions.of_alarm` or `of_change` found.
        state: the evening after it.
        at: now.
    """
    found: list[Announcement] = []
    played: set[str] = set()
    for asked in _asked(rules, occasions, state, at):
        told = replace(asked, sound="") if asked.sound in played else asked
        played.add(told.sound)
        if told != _NOTHING:
            found.append(told)
    return tuple(found)


_NOTHING = Announcement("", "", "", pause=False, page=None)


def warnings(rules: Iterable[Rule]) -> tuple[Milliseconds, ...]:
    """How long before an end these rules want to be told, for `alarms.plan`; the longest first."""
    wanted = {rule.number for rule in rules if rule.on and rule.when is When.BEFORE_END and rule.number}
    return tuple(number * SECOND for number in sorted(wanted, reverse=True))


def _asked(
    rules: Sequence[Rule], occasions: Iterable[Occasion], state: Tournament, at: Instant
) -> Iterator[Announcement]:
    results = Results(state, at)
    for occasion in occasions:
        acting = [rule for rule in rules if rule.on and _waits_for(rule, occasion)]
        acting = [rule for rule in acting if _holds(rule.condition, occasion, state, at)]
        for rule in acting:
            if _passed_by(rule, acting):
                yield replace(_NOTHING, pause=rule.pause)
                continue
            yield Announcement(
                rule.sound,
                placeholders.fill(rule.say, Telling(occasion, state, at, True, results)),
                placeholders.fill(rule.message, Telling(occasion, state, at, False, results)),
                rule.pause,
                rule.page,
            )


def _waits_for(rule: Rule, occasion: Occasion) -> bool:
    if rule.when is not occasion.when:
        return False
    number, now = rule.number or 0, occasion.number or 0
    match rule.when:
        case When.BEFORE_END:
            return number == now
        case When.PLAYERS_LEFT:
            return now <= number < (occasion.were or 0)
        case _:
            return True


def _passed_by(rule: Rule, acting: Sequence[Rule]) -> bool:
    """Whether one hand has led past its number of players to another rule's: nine are not left where three are."""
    return rule.when is When.PLAYERS_LEFT and (rule.number or 0) > min(each.number or 0 for each in acting)


def _holds(condition: Condition | None, occasion: Occasion, state: Tournament, at: Instant) -> bool:
    """Whether the one more thing that the rule asks for is so; of levels it means the one that {level} names."""
    if condition is None:
        return True
    number, level = condition.number or 0, state.structure.level_number(occasion.level)
    match condition.kind:
        case If.LEVEL_FROM:
            return level >= number
        case If.LEVEL_UNTIL:
            return level <= number
        case If.PLAYERS_AT_LEAST:
            return len(state.left) >= number
        case If.PLAYERS_AT_MOST:
            return len(state.left) <= number
        case If.LEVEL_FOLLOWS:
            return not _is_break(state, occasion.coming)
        case If.BREAK_FOLLOWS:
            return _is_break(state, occasion.coming)
        case If.ON_BREAK:
            return occasion.present is not None and _is_break(state, occasion.present)
        case If.PLAYING:
            return occasion.present is not None and not _is_break(state, occasion.present)
        case If.REGISTRATION_OPEN:
            return registration.is_open(state, at)


def _is_break(state: Tournament, index: int) -> bool:
    return isinstance(state.structure.period(index), Break)
