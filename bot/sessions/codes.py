"""Codes that members send on and type, such as ABCD-EFGH."""

from bot.machine import Chance

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # without those that look alike: I and 1, O and 0
CODE_LENGTH = 8
TRIES = 5  # the most attempts to draw a code that nothing else has


def new_code(chance: Chance) -> str:
    """Return a random code. It may be taken."""
    return "".join(chance.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def written(code: str) -> str:
    """Return a code as members read it, such as "ABCD-EFGH"."""
    return f"{code[:4]}-{code[4:]}"


def read_code(typed: str) -> str:
    """Return the code that a member has typed, be it in small letters, or with other signs between them."""
    return "".join(sign for sign in typed.upper() if sign.isalnum())
