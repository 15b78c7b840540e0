"""The seals of matches, which prove that the seed of a match was chosen before its first move.

The seal of a match is the SHA-256 of its id, rules, options, seats, seed and salt, in the text that `Secrets.text`
returns. Everybody may see the seal from the start of the match on. After the end they may see the rest, and compute the
seal again: another seed would have another seal.

The seed alone is too short to be hidden by its hash. It has 64 bits, and who tries all of them would find the one that
fits. So `Chance` draws a salt of 128 bits beside it, which is as secret as the seed. A daily has no seal of its own,
since its day has one (`bot.sessions.day_keys`).
"""

import hashlib
from typing import Any

import msgspec

SALT_BYTES = 16
FORMAT = "lapidary-seal-1"


class SaltedSeed(msgspec.Struct, frozen=True):
    """What chance draws for a match.

    Attributes:
        seed: 0 <= seed < 2**64. All random numbers of the match come from it.
        salt: hexadecimal digits that hide the seed in the seal; "": the match gets no seal of its own.
    """

    seed: int
    salt: str = ""


class Secrets(msgspec.Struct, frozen=True):
    """All that the seal of a match is made from. Nobody may see it before the end.

    Attributes:
        rules: the version of the rules with which the match began.
        seats: how many seats the match has.
        options: what `options_text` returned at the start.
    """

    match: str
    game: str
    rules: int
    seats: int
    options: str
    seed: int
    salt: str

    @property
    def text(self) -> str:
        """Return the sealed text: a line for each value, without a line break at the end."""
        values = (FORMAT, self.match, self.game, self.rules, self.seats, self.options, self.seed, self.salt)
        return "\n".join(map(str, values))

    @property
    def seal(self) -> str:
        """Return the seal: the SHA-256 of the text in UTF-8, as 64 hexadecimal digits."""
        return hashlib.sha256(self.text.encode()).hexdigest()


def options_text(options: Any) -> str:
    """Return the options that differ from their default, as JSON with sorted keys.

    An option that a later version of the bot adds changes nothing here, as long as the match has its default.
    """
    default = type(options)()
    changed = {name: getattr(options, name) for name in options.__struct_fields__}
    changed = {name: value for name, value in changed.items() if value != getattr(default, name)}
    return msgspec.json.encode(changed, order="sorted").decode()
