"""Names out of a chat: one or more a line, with bullets, numbers, times, emojis and remarks around them."""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, replace

from tournament.errors import BadInput
from tournament.people.people import clean_name, person_key

MOST_WORDS = 5
"""A line with more words is rather a sentence than a name."""
MOST_GUESTS = 9

_DAY = r"\d{1,4}[./-]\s?\d{1,2}[./-]?(?:\s?\d{2,4})?\.?"
_TIME = r"\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?"
_SENT = re.compile(rf"^\s*\[?\s*(?:{_DAY},?\s+)?{_TIME}(?:,?\s+{_DAY})?\s*\]?\s*[-–—:]?\s*", re.IGNORECASE)
"""When a message was sent, as the common chats write it: [19:02], 30/11/2026, 19:02 -, [30.11.26, 19:02:11]."""
_SENDER = re.compile(r"^~?\s*(?P<name>[^:]{1,60}?)\s*:(?:\s+(?P<message>.*))?$")
_UNSEEN = re.compile("[\u200b\u200e\u200f\u061c\u202a-\u202e\u2060\u2066-\u2069\ufeff\u00ad]")
"""Marks that a chat puts around what it mentions and in front of its lines: no part of a name."""
_BULLET = re.compile(
    r"^\s*(?:\[[ xX✓✔]\]\s*|[-–—*•·‣▪●○◦✓✔☑✅☐>+]+\ufe0f?\s+|[•·‣▪●○◦✓✔☑✅☐]\ufe0f?\s*"
    r"|#?\d{1,3}\s*[.):]\s*(?=\D)|\d{1,3}\s+[-–—]\s+(?=\D))+"
)
_KEYCAPS = re.compile(r"^(?:\d\ufe0f?\u20e3)+\s*")
_NUMBER = re.compile(r"^(?P<number>\d{1,3})\s+(?=\S)")
_GUESTS = re.compile(r"\s*[(\[]?\s*(?:\+\s?|\bplus\s)(?P<count>\d{1,2})\b\s*[)\]]?", re.IGNORECASE)
_REMARK = re.compile(r"\s*(?:[(\[].*[)\]]|\s[-–—]+\s.*)\s*$")
_BETWEEN = re.compile(r"\s*[,;|\t]\s*|\s+[&/]\s+")
_WEB = re.compile(r"https?://|www\.", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Pasted:
    """One person who is named.

    Attributes:
        name: without what stood around it.
        written: the same with its emojis, where that is a name, too: somebody may be called so.
        guests: so many come along.
        clear: false where it hardly looks like a name.
        said: the person's message, where it was one: it may say that he does not come.
    """

    name: str
    written: str
    guests: int = 0
    clear: bool = True
    said: str = ""


def read(text: str) -> tuple[Pasted, ...]:
    """Everybody named in the text, each once, in its order; of a chat's message the one who sent it counts.

    A line from which no name can be made (`people.clean_name`) is left out.
    """
    found: dict[str, Pasted] = {}
    for line in _UNSEEN.sub("", text).splitlines():
        for each in _people(line, len(found)):
            known = found.get(person_key(each.name), each)
            # What somebody has said last counts, and the most guests that were ever spoken of.
            guests, said = max(known.guests, each.guests), each.said or known.said
            found[person_key(each.name)] = replace(known, guests=guests, said=said)
    return tuple(found.values())


def _people(line: str, before: int) -> Iterator[Pasted]:
    bare = _SENT.sub("", line)
    was_sent = bare != line and bool(bare.strip())
    sender = _SENDER.match(bare)
    if sender is not None and (was_sent or not sender["message"]):
        message = sender["message"] or ""
        guests = _GUESTS.search(message)
        for each in _person(sender["name"], "" if guests is None else guests[0]):
            # Without a time it is rather the heading of a list.
            yield replace(each, clear=each.clear and was_sent, said=" ".join(message.split()))
        return
    bare = _KEYCAPS.sub("", _BULLET.sub("", bare))
    number = _NUMBER.match(bare)
    if number is not None and int(number["number"]) == before + 1:
        bare = bare[number.end() :]
    for part in _BETWEEN.split(bare):
        yield from _person(part)


def _person(text: str, behind: str = "") -> Iterator[Pasted]:
    """The one named in this part of a line; `behind`: what was written about guests elsewhere."""
    along = _GUESTS.search(text + behind)
    guests = 0 if along is None else min(int(along["count"]), MOST_GUESTS)
    alone = _GUESTS.sub("", text).strip()
    written = (_REMARK.sub("", alone) or alone).strip(" \t,;:.!-–—*_~@()[]")
    # A blank where an emoji stood, so that the words beside it stay two.
    name = "".join(" " if _is_sign(letter) else letter for letter in written).strip(" \t,;:.!-–—*_~") or written
    try:
        kept, whole = clean_name(name), clean_name(written)
    except BadInput as wrong:
        if wrong.code == "name_too_long":
            shortened = clean_name(name[:60])
            yield Pasted(shortened, shortened, 0, clear=False)
        return
    clear = len(kept.split()) <= MOST_WORDS and not kept.endswith("?") and _WEB.search(kept) is None
    # A number alone, or a remark behind a colon, is a name only if the club knows somebody called so.
    yield Pasted(kept, whole, guests, clear and ": " not in kept and any(letter.isalpha() for letter in kept))


def _is_sign(letter: str) -> bool:
    """Emojis, and what joins and colours them."""
    return unicodedata.category(letter) in ("So", "Sk", "Cn") or letter in "\u200d\ufe0f\u20e3"
