"""A language that nobody speaks: every sentence accented, in brackets, and about two fifths longer."""

import re
from gettext import NullTranslations

ACCENTED = str.maketrans("aeiouycdnrstzAEIOUYCDNRSTZ", "áéíóúýčďňřšťžÁÉÍÓÚÝČĎŇŘŠŤŽ")
KEPT = re.compile(r"\{[^{}]*\}|&&|&\S|<[^<>]*>")
"""What stands for something else: names in braces, the letter of a mnemonic, markup."""
LONGER = 0.4


class PseudoLanguage(NullTranslations):
    """Says everything so that it can be told from what was never translated."""

    def gettext(self, message: str) -> str:
        return pseudo(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return pseudo(msgid1 if n == 1 else msgid2)


def pseudo(message: str) -> str:
    """The sentence in that language; what is in braces, and mnemonics, stay as they are."""
    if not message.strip():
        return message
    parts, place = [], 0
    for kept in KEPT.finditer(message):
        parts += [_longer(message[place : kept.start()]), kept.group()]
        place = kept.end()
    return f"[{''.join(parts)}{_longer(message[place:])}]"


def _longer(text: str) -> str:
    """Vowels come twice, until it is long enough: words grow, and not only sentences."""
    wanted, made = round(len(text) * (1 + LONGER)), []
    more = wanted - len(text)
    for letter in text:
        made.append(letter)
        if more > 0 and letter.lower() in "aeiouy":
            made.append(letter.lower())
            more -= 1
    return "".join(made).translate(ACCENTED)


def left_over(text: str, known: re.Pattern[str]) -> str:
    """What of it was never translated: neither in brackets, nor cut off within them, nor `known`."""
    before = None
    bare = text
    while before != bare:
        before = bare
        bare = re.sub(r"\[[^\[\]]*\]", " ", bare)
    bare = re.sub(r"\[[^\[\]]*…", " ", bare)
    bare = known.sub(" ", bare)
    return bare if any(letter.isalpha() for letter in bare) else ""
