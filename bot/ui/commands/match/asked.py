"""What a member asks for when they begin a match: in a channel, by letters, or alone."""

from typing import Any

import msgspec

from bot.errors import NotAllowed
from bot.sessions.model import Member
from bot.sessions.pace import Pace
from bot.sessions.play.company import Company
from bot.ui.commands import seeking
from bot.ui.face import Face, Start
from bot.ui.words import Words


class NewMatch(msgspec.Struct, frozen=True):
    """A match that a member asks for.

    Attributes:
        options: those of the game.
        pace: how long a turn may take if several members play; None: as long as in a match without a choice.
        computers: the computer players at the table.
        guest: the member who is challenged.
        council: if the channel plays a seat, for how many hours each of its votes lasts; 0: it plays none.
    """

    options: Any
    pace: Pace | None = None
    computers: Company | None = None
    guest: Member | None = None
    council: int = 0


def start_named(face: Face, name: str, *, several: bool = False) -> Start:
    """Return the way to begin a game with this key. several: whether it must be for several members.

    Raises NotAllowed for another key (an old or forged button).
    """
    found = next((one for one in face.starts() if one.key == name), None)
    if found is None or (several and face.game.seats(found.options).high < 2):
        raise NotAllowed("error-unknown-button")
    return found


def several_named(face: Face, words: Words) -> list[tuple[Start, str]]:
    """Return the ways to begin a game for several members, each with its name: that of the game, and of its mode."""
    starts, name = seeking.starts_of(face), face.name(words)
    if len(starts) == 1:
        return [(starts[0], name)]
    modes = [words(f"{face.key}-start-{one.key}") for one in starts]
    return [(one, words("guide-ui-game-mode", game=name, mode=mode)) for one, mode in zip(starts, modes, strict=True)]
