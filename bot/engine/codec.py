"""Values of a game as bytes and back: msgpack, typed by the game's own table of facts.

A stored state may be older than the rules that read it: its `rules_version` is kept beside it, and `Game.upgrade`
brings plain values of an older version to today's shape. Options and events need no upgrade as long as new fields have
defaults and old ones keep their meaning. Moves are stored in writing.
"""

from collections.abc import Iterable
from types import GenericAlias
from typing import Any

import msgspec

from bot.engine.game import Game
from bot.errors import StorageError

AnyGame = Game[Any, Any, Any, Any]

_PLAIN = msgspec.msgpack.Decoder(dict[str, Any])


class Codec:
    """Encodes and decodes the values of one game. Holds no state of its own; make one per game and keep it."""

    def __init__(self, game: AnyGame) -> None:
        self._game, about = game, game.about
        self._encoder = msgspec.msgpack.Encoder()
        self._state: msgspec.msgpack.Decoder[Any] = msgspec.msgpack.Decoder(about.state)
        self._options: msgspec.msgpack.Decoder[Any] = msgspec.msgpack.Decoder(about.options)
        self._events: msgspec.msgpack.Decoder[Any] = msgspec.msgpack.Decoder(GenericAlias(tuple, (about.event, ...)))

    @property
    def rules_version(self) -> int:
        """The version to keep beside every state that `encode` writes."""
        return self._game.about.rules_version

    def encode(self, value: Any) -> bytes:
        """A state, options or an event of this game as bytes."""
        return self._encoder.encode(value)

    def encode_events(self, events: Iterable[Any]) -> bytes:
        """The events of a step as bytes."""
        return self._encoder.encode(tuple(events))

    def decode_state(self, data: bytes, rules_version: int) -> Any:
        """The state that rules of this version wrote.

        Raises StorageError when the version is newer than these rules, or the bytes are no state of it.
        """
        if rules_version > self.rules_version:
            raise StorageError(
                f"A match of {self._game.about.key} was kept by rules version {rules_version}, "
                f"this program knows versions up to {self.rules_version}: start the newer program."
            )
        try:
            if rules_version == self.rules_version:
                return self._state.decode(data)
            plain = self._game.upgrade(_PLAIN.decode(data), rules_version)
            return msgspec.convert(plain, self._game.about.state)
        except (msgspec.MsgspecError, ValueError, TypeError, LookupError) as error:
            # the last three: of an `upgrade` that knows no such version, or finds no such field or one of another kind
            raise StorageError(f"A kept match of {self._game.about.key} cannot be read: {error}.") from error

    def decode_options(self, data: bytes) -> Any:
        """Raises msgspec.MsgspecError for bytes that are no options of this game."""
        return self._options.decode(data)

    def decode_events(self, data: bytes) -> tuple[Any, ...]:
        """Raises msgspec.MsgspecError for bytes that are no events of this game."""
        events: tuple[Any, ...] = self._events.decode(data)
        return events
