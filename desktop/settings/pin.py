"""The PIN of the locked desk: only a salted hash of it is kept."""

import hashlib
import hmac
import re
import secrets

ROUNDS = 200_000
"""About a tenth of a second: a PIN has few digits, and whoever reads the file shall not have it at once."""

DIGITS = range(4, 9)
"""How many digits a PIN may have."""


def is_pin(typed: str) -> bool:
    """Whether that can be a PIN: four to eight digits."""
    return len(typed) in DIGITS and re.fullmatch(r"[0-9]+", typed) is not None


def hashed(pin: str) -> str:
    """What is kept of it."""
    salt = secrets.token_hex(16)
    return f"{ROUNDS}${salt}${_digest(pin, salt, ROUNDS)}"


def opens(pin: str, kept: str) -> bool:
    """Whether that PIN is the one of which `kept` is what `hashed` gave; what is damaged is opened by none."""
    rounds, _dollar, rest = kept.partition("$")
    salt, _dollar, digest = rest.partition("$")
    if not (rounds.isascii() and rounds.isdecimal() and 0 < int(rounds[:8]) <= 10 * ROUNDS):
        return False
    return hmac.compare_digest(_digest(pin, salt, int(rounds[:8])).encode(), digest.encode())


def _digest(pin: str, salt: str, rounds: int) -> str:
    return hashlib.pbkdf2_hmac("sha256", pin.encode(), salt.encode(), rounds).hex()
