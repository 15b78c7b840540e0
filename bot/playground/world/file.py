"""The world on disk: one JSON file, and a folder with the bytes of attachments and emoji.

Half a second after a change, the whole world is written to a temporary file, which then replaces the old file.
Private answers and open interactions are not saved, because Discord's client also loses them at a restart.
"""

import asyncio
import logging
import os
from pathlib import Path
from typing import Any

import msgspec

from bot.playground.world import events
from bot.playground.world.model import FORMAT, ChannelType, Json, State
from bot.playground.world.permissions import Permission
from bot.playground.world.world import World

log = logging.getLogger(__name__)
DEBOUNCE_SECONDS = 0.5
NOT_SAVED = (
    events.TypingStarted,
    events.InteractionChanged,
    events.ModalOpened,
    events.ModalClosed,
    events.RequestAnswered,
    events.SessionsChanged,
)


class WorldFileError(Exception):
    """The saved world cannot be read. The error's text names the file and the reason."""


def open_world(folder: Path) -> World:
    """Return the world that is saved in `folder`. If there is none, return the default world without a message.

    Raises WorldFileError if the file cannot be read, has no saved world, or was written by a newer version.
    """
    try:
        raw = (folder / "world.json").read_bytes()
    except FileNotFoundError:
        return World.default(welcome=None)
    except OSError as error:
        raise WorldFileError(f"cannot read {folder / 'world.json'}: {error.strerror}") from error
    try:
        saved = msgspec.json.decode(raw, type=dict[str, Any])
        if saved.get("format", 1) == 1 and "guild" in saved:
            saved = _with_guilds(saved)
        if saved.get("format") == 2:
            saved = _with_external_apps(saved)
        state = msgspec.convert(saved, State, str_keys=True)
    except msgspec.DecodeError as error:
        raise WorldFileError(f"{folder / 'world.json'} is not a saved world: {error}") from error
    if state.format != FORMAT:
        raise WorldFileError(f"{folder / 'world.json'} is of a newer kind ({state.format}) than this program knows")
    world = World(state)
    for file_id in (*(attachment.id for _, attachment in world.attachments()), *state.emojis, *state.guilds):
        path = folder / "files" / str(file_id)
        if path.exists():
            world.files[file_id] = path.read_bytes()
    return world


def _with_guilds(saved: Json) -> Json:
    """Return a saved world of format 1, which has one guild, in today's format."""
    guild = saved.pop("guild")
    for channel in saved["channels"].values():
        channel["guild_id"] = None if channel["type"] == ChannelType.DM else guild["id"]
    return {**saved, "guilds": {str(guild["id"]): guild}, "format": 2}


def _with_external_apps(saved: Json) -> Json:
    """Return a saved world of format 2 in today's format: all members may use apps that the server does not have."""
    for guild in saved["guilds"].values():
        guild["roles"][str(guild["id"])]["permissions"] |= Permission.USE_EXTERNAL_APPS
    return {**saved, "format": FORMAT}


class WorldFile:
    """Saves a world in `folder` after each change."""

    def __init__(self, world: World, folder: Path) -> None:
        self.world = world
        self.folder = folder
        self._stop_listening = world.listen(self._on_event)
        self._changed = asyncio.Event()
        self._writer = asyncio.create_task(self._write_changes())
        self._writing = asyncio.Lock()

    async def close(self) -> None:
        """Write the last changes and stop."""
        self._stop_listening()
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)
        await self._try_to_save()

    async def saved(self) -> None:
        """Write all changes that are not written yet. A failure is only logged."""
        while self._changed.is_set() or self._writing.locked():
            await self._try_to_save()

    async def save(self) -> None:
        """Write the whole world now. Raises OSError."""
        async with self._writing:
            self._changed.clear()
            raw = msgspec.json.encode(_without_private(self.world.state))
            await asyncio.to_thread(self._write, raw, dict(self.world.files))

    def _on_event(self, event: events.Event) -> None:
        if not isinstance(event, NOT_SAVED):
            self._changed.set()

    async def _write_changes(self) -> None:
        while True:
            await self._changed.wait()
            await asyncio.sleep(DEBOUNCE_SECONDS)
            await asyncio.shield(self._try_to_save())

    async def _try_to_save(self) -> None:
        """Write the world. If this fails, for example because the disk is full, log it; the next change tries again."""
        try:
            await self.save()
        except OSError as error:
            log.error("the playground's world could not be written to %s: %s", self.folder, error.strerror)

    def _write(self, raw: bytes, files: dict[int, bytes]) -> None:
        folder = self.folder / "files"
        folder.mkdir(parents=True, exist_ok=True)
        there = {path.name for path in folder.iterdir()}
        for file_id, data in files.items():
            if str(file_id) not in there:
                _replace(folder / str(file_id), data)
        _replace(self.folder / "world.json", raw)
        for name in sorted(there - {str(file_id) for file_id in files}):
            (folder / name).unlink()


def _without_private(state: State) -> State:
    public = {
        channel_id: {message.id: message for message in messages.values() if message.only_for is None}
        for channel_id, messages in state.messages.items()
    }
    return msgspec.structs.replace(state, messages=public)


def _replace(path: Path, data: bytes) -> None:
    """Write a file so that it has either the old or the new contents after a crash."""
    temporary = path.with_name(path.name + ".new")
    with temporary.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    temporary.replace(path)
