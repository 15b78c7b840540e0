"""Tells Discord the command tree, only when it has changed: Discord limits how often that may be done."""

import hashlib
import logging
from pathlib import Path
from typing import Any

import discord
import msgspec

_log = logging.getLogger(__name__)


class Remembered(msgspec.Struct, frozen=True):
    """What was sent last: to which application, of which server, and its hash."""

    server: str
    application: int
    digest: str


def digest_of(payload: list[dict[str, Any]]) -> str:
    """Return a hash that is the same for equal trees, whatever the order of their keys."""
    return hashlib.sha256(msgspec.json.encode(payload, order="deterministic")).hexdigest()


async def sync_if_changed(client: discord.Client, payload: list[dict[str, Any]], memory: Path) -> bool:
    """Send the tree unless Discord has it already. Return whether it was sent.

    memory: the file that remembers what was sent. Discord is asked what it has, too: an application whose commands were
    deleted gets them again.
    """
    application = client.application_id
    assert application is not None  # known since login
    now = Remembered(discord.http.Route.BASE, application, digest_of(payload))
    there = {command["name"] for command in await client.http.get_global_commands(application)}
    if _read(memory) == now and there == {command["name"] for command in payload}:
        return False
    await client.http.bulk_upsert_global_commands(application, payload=payload)
    _write(memory, now)
    _log.info("Sent the command tree: %s", ", ".join(command["name"] for command in payload))
    return True


def _read(memory: Path) -> Remembered | None:
    try:
        return msgspec.json.decode(memory.read_bytes(), type=Remembered)
    except (FileNotFoundError, msgspec.DecodeError):
        return None


def _write(memory: Path, remembered: Remembered) -> None:
    memory.parent.mkdir(parents=True, exist_ok=True)
    draft = memory.with_name(memory.name + ".new")
    draft.write_bytes(msgspec.json.encode(remembered))
    draft.replace(memory)
