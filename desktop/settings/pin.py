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


def is_hash(kept: str) -> bool:
    """Whether `hashed` can have given that."""
    found = re.fullmatch(r"([1-9][0-9]{0,6})\$[0-9a-f]{32}\$[0-9a-f]{64}", kept)
    return found is not None and int(found[1]) <= 10 * ROUNDS


def opens(pin: str, kept: str) -> bool:
    """Whether that PIN is the one of which `kept` is what `hashed` gave; what is damaged is opened by none."""
    if not is_hash(kept):
        return False
    rounds, salt, digest = kept.split("$")
    return hmac.compare_digest(_digest(pin, salt, int(rounds)), digest)


def _digest(pin: str, salt: str, rounds: int) -> str:
    return hashlib.pbkdf2_hmac("sha256", pin.encode(), salt.encode(), rounds).hex()
