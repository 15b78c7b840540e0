"""Encodes and decodes the values of a game as msgpack. The types come from the game's `About`.

The store keeps the `rules_version` beside each state. `Game.upgrade` converts states of older versions. Options and
events are never converted, so their new fields need defaults, and their old fields must keep their meaning. Moves are
stored in notation.
"""

from collections.abc import Iterable
from types import GenericAlias
from typing import Any

import msgspec

from bot.engine.game import AnyGame
from bot.errors import StorageError

_PLAIN = msgspec.msgpack.Decoder(dict[str, Any])


class Codec:
    """Encodes and decodes the values of one game. Reuse a codec, because making one may take a millisecond."""

    def __init__(self, game: AnyGame) -> None:
        self._game, about = game, game.about
        self._encoder = msgspec.msgpack.Encoder()
        self._state: msgspec.msgpack.Decoder[Any] = msgspec.msgpack.Decoder(about.state)
        self._options: msgspec.msgpack.Decoder[Any] = msgspec.msgpack.Decoder(about.options)
        self._events: msgspec.msgpack.Decoder[Any] = msgspec.msgpack.Decoder(GenericAlias(tuple, (about.event, ...)))

    @property
    def rules_version(self) -> int:
        """Return the version of the rules. Store it beside every state that `encode` writes."""
        return self._game.about.rules_version

    def encode(self, value: Any) -> bytes:
        """Return a state, options or an event of this game as bytes."""
        return self._encoder.encode(value)

    def encode_events(self, events: Iterable[Any]) -> bytes:
        return self._encoder.encode(tuple(events))

    def decode_state(self, data: bytes, rules_version: int) -> Any:
        """Return the state from bytes that rules of this version wrote.

        Raises StorageError if this program does not know the version, or if the bytes are not a state.
        """
        if rules_version > self.rules_version:
            raise StorageError(
                f"A match of {self._game.about.key} was stored by rules version {rules_version}, "
                f"this program knows versions up to {self.rules_version}: start the newer program."
            )
        try:
            if rules_version == self.rules_version:
                return self._state.decode(data)
            plain = self._game.upgrade(_PLAIN.decode(data), rules_version)
            return msgspec.convert(plain, self._game.about.state)
        except (msgspec.MsgspecError, ValueError, TypeError, LookupError) as error:
            # `upgrade` raises the last three errors for an unknown version, or if a field is missing or wrong.
            raise StorageError(f"A stored match of {self._game.about.key} cannot be read: {error}.") from error

    def decode_options(self, data: bytes) -> Any:
        """Return options from bytes. Raises msgspec.MsgspecError if the bytes are not options of this game."""
        return self._options.decode(data)

    def decode_events(self, data: bytes) -> tuple[Any, ...]:
        """Return events from bytes. Raises msgspec.MsgspecError if the bytes are not events of this game."""
        events: tuple[Any, ...] = self._events.decode(data)
        return events
