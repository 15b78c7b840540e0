"""The keys of dailies, which prove that the board of a day was not changed while the day went on.

The key of a game's day is the HMAC-SHA256 of both, with the installation's secret. Its first 8 bytes are the seed of
the board. While the day goes on, everybody may see the key's seal: its SHA-256. On the next day they may see the key.
"""

import hashlib
import hmac

SEED_BYTES = 8


def key_of(secret: str, game: str, day: int) -> bytes:
    """Return the key of a day: 32 bytes."""
    return hmac.digest(secret.encode(), f"{game} {day}".encode(), hashlib.sha256)


def seed_of(key: bytes) -> int:
    """Return the seed of the matches of a day: the first 64 bits of its key."""
    return int.from_bytes(key[:SEED_BYTES], "big")


def seal_of(key: bytes) -> str:
    """Return the seal of a key: its SHA-256, as 64 hexadecimal digits."""
    return hashlib.sha256(key).hexdigest()
