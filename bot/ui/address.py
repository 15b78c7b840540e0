"""What a button, a select or a modal knows: everything is in its `custom_id`, so it works after a restart as before.

    b:gems3d:k7qa2mzx:12:undo:          a button: game, match, the version it was shown with, action, argument
    s:gems3d:k7qa2mzx:0:reach:          a select
    m:gems3d:k7qa2mzx:12:move:4711      a modal; its argument is the member it was opened for

Version 0 stands for "does not matter": only moves and undo carry one. Match is empty where an action needs none.
"""

import re
from typing import Literal

import msgspec

Kind = Literal["b", "s", "m"]

LONGEST = 100  # of a custom_id, Discord's limit

_FIELDS = (
    r"(?P<game>[a-z0-9]{1,20}):(?P<match>[a-z2-7]{0,12}):(?P<version>[0-9]{1,12}):(?P<action>[a-z]{1,16})"
    r":(?P<argument>[ -~]{0,32})"
)
BUTTON_PATTERN = re.compile(f"b:{_FIELDS}")
SELECT_PATTERN = re.compile(f"s:{_FIELDS}")
_PATTERN = re.compile(f"(?P<kind>[bsm]):{_FIELDS}")


class Address(msgspec.Struct, frozen=True):
    """Where a press leads; the module's docstring shows the parts."""

    kind: Kind
    game: str
    action: str
    match: str = ""
    version: int = 0
    argument: str = ""

    def __str__(self) -> str:
        """Return the custom_id. Raises ValueError for what `read` would not give back."""
        text = f"{self.kind}:{self.game}:{self.match}:{self.version}:{self.action}:{self.argument}"
        if len(text) > LONGEST or _PATTERN.fullmatch(text) is None:
            raise ValueError(f"not a custom_id of ours: {text!r}")
        return text

    @classmethod
    def read(cls, custom_id: str) -> "Address | None":
        """Return the address in a custom_id; None if it is none of ours (an older kind of button, say)."""
        found = _PATTERN.fullmatch(custom_id)
        if found is None:
            return None
        fields = found.groupdict()
        return msgspec.convert({**fields, "version": int(fields["version"])}, cls)
