"""What our chimes are called, and the sentence with which a voice is tried out."""

from collections.abc import Mapping
from pathlib import Path

from tournament.announcing.rules import Rule
from tournament.language import gettext as _
from tournament.refusals.marks import N_

CHIMES: Mapping[str, str] = {
    "start": N_("Start"),
    "level": N_("Level"),
    "break": N_("Break"),
    "break_ends": N_("End of the break"),
    "one_minute": N_("One minute"),
    "ten_seconds": N_("Ten seconds"),
    "shot_clock": N_("Shot clock"),
    "last_chance": N_("Last chance"),
    "bust": N_("Out"),
    "hand_for_hand": N_("Hand for hand"),
    "new_seats": N_("New seats"),
    "money": N_("In the money"),
    "final_table": N_("Final table"),
    "winner": N_("Fanfare"),
}
"""In the order of an evening."""

TEST_CHIME = "level"
SOUND_FILES = "*.wav *.mp3 *.ogg *.flac *.m4a"
RULE_FILES = "*.json"
RULES_FILE = "sound-rules.json"


def chime(name: str) -> str:
    """What it is called."""
    return _(CHIMES[name]) if name in CHIMES else Path(name).name


def why_silent(rule: Rule, *, spoken: bool) -> str | None:
    """Why there is nothing to hear of that rule; `spoken`: whether announcements are."""
    if rule.sound or (rule.say.strip() and spoken):
        return None
    if rule.say.strip():
        return _("It has words only, and announcements are not spoken.")
    return _("It has neither a sound nor words.")


def test_sentence() -> str:
    """Spoken to try a voice out."""
    return _("Blinds are two hundred, four hundred, ante four hundred")
