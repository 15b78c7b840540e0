"""The address of a button, a select or a modal: the parts of its `custom_id`.

An address tells the handler of a press all that it needs, so buttons also work after a restart of the bot.

    b:gems3d:k7qa2mzx:12:undo:          a button: game, match, version, action, argument
    s:gems3d:k7qa2mzx:0:reach:          a select
    m:gems3d:k7qa2mzx:12:move:4711      a modal: its argument is the id of the member for whom it opened

The version is the match's version when the button was shown. It is 0 if the button works for any version: only moves
and undo need a version. The match is empty if the action needs no match.
"""

import re
from typing import Literal

import msgspec

from bot.engine.game import AnyGame
from bot.errors import NotationError

Kind = Literal["b", "s", "m"]

LONGEST = 100  # characters of a custom_id, Discord's limit
LONGEST_ARGUMENT = 32  # characters
CHOSEN = "|"  # stands before the value of an option, at the end of the argument of a button that stands for this option

_FIELDS = (
    r"(?P<game>[a-z0-9]{1,20}):(?P<match>[a-z2-7]{0,12}):(?P<version>[0-9]{1,12}):(?P<action>[a-z]{1,16})"
    rf":(?P<argument>[ -~]{{0,{LONGEST_ARGUMENT}}})"
)
BUTTON_PATTERN = re.compile(f"b:{_FIELDS}")
SELECT_PATTERN = re.compile(f"s:{_FIELDS}")
_PATTERN = re.compile(f"(?P<kind>[bsm]):{_FIELDS}")


class Address(msgspec.Struct, frozen=True):
    """The parts of a `custom_id`: see the module's docstring."""

    kind: Kind
    game: str
    action: str
    match: str = ""
    version: int = 0
    argument: str = ""

    def __str__(self) -> str:
        """Return the custom_id. Raises ValueError if it is too long, or if `read` would refuse it."""
        text = f"{self.kind}:{self.game}:{self.match}:{self.version}:{self.action}:{self.argument}"
        if len(text) > LONGEST or _PATTERN.fullmatch(text) is None:
            raise ValueError(f"not a custom_id of ours: {text!r}")
        return text

    @classmethod
    def read(cls, custom_id: str) -> "Address | None":
        """Return the address in a custom_id; None if an older version of the bot wrote it in another form."""
        found = _PATTERN.fullmatch(custom_id)
        if found is None:
            return None
        fields = found.groupdict()
        return msgspec.convert({**fields, "version": int(fields["version"])}, cls)


def names_move(game: AnyGame, argument: str, notation: str) -> bool:
    """Return whether a button's argument names a move: the whole move, or one or more words of its notation.

    notation: the canonical form of the move.
    """
    try:
        return game.notate(game.parse(argument.rpartition(CHOSEN)[2])) == notation
    except NotationError:  # no whole move
        words = re.findall(rf"[^ {re.escape(CHOSEN)}]+", argument)
    return bool(words) and all(re.search(rf"(?<!\w){re.escape(word)}(?!\w)", notation) for word in words)
