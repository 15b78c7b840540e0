"""Translates the command tree, and sends it to Discord if it has changed. Discord limits how often a bot may do this.

In the code, descriptions of commands and options, and names of choices, are text keys. Discord gets the English texts
and the translations. Names of slash commands and options are the same in all languages, since sentences mention them.
The name of a command in a member's menu is an English text with its text key in `extras`, by which it is translated.
"""

import hashlib
import logging
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar

import discord
import msgspec
from discord import Locale, app_commands
from discord.app_commands import TranslationContextLocation as Location

from bot.sessions.database import Database
from bot.storage import shards
from bot.storage.private import give_to_owner_of
from bot.texts import FALLBACK, Texts

_TRANSLATED = frozenset(
    {Location.command_description, Location.group_description, Location.parameter_description, Location.choice_name}
)
_BY_SERVER, _PRIVATE_CHANNELS = 0, 2  # Discord's numbers of an installation, and of a context
KEY = "key"  # the name of the text key in `extras`
# Discord has two kinds of English. `in_english` takes the English texts from one of them.
_ENGLISH = (Locale.american_english.value, Locale.british_english.value)


T = TypeVar("T")

_log = logging.getLogger(__name__)


class Translator(app_commands.Translator):
    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        # Picked only once, since discord.py asks for five hundred strings in each of thirty languages.
        picked = {locale.value: texts.pick(locale.value) for locale in Locale}
        self._languages = {
            locale: language for locale, language in picked.items() if language != FALLBACK or locale in _ENGLISH
        }

    async def translate(
        self, string: app_commands.locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return the translation; None for names of slash commands, and for languages without texts."""
        key = string.message if context.location in _TRANSLATED else string.extras.get(KEY)
        language = self._languages.get(locale.value)
        return None if language is None or key is None else self._texts.say(language, key)


async def translated(tree: app_commands.CommandTree[Any], translator: Translator) -> list[dict[str, Any]]:
    """Return the whole tree as JSON for Discord, in all languages."""
    return [in_english(await command.get_translated_payload(tree, translator)) for command in tree.get_commands()]


def in_english(payload: dict[str, Any]) -> dict[str, Any]:
    """Return a command's JSON with English in place of text keys. Discord shows English if it has no translation."""
    settled = dict(payload)
    for field in ("name", "description"):
        localized = dict(settled.get(f"{field}_localizations") or {})
        english = [localized.pop(locale, None) for locale in _ENGLISH]
        if english[0] is not None:
            settled[field] = english[0]
        if f"{field}_localizations" in settled:
            settled[f"{field}_localizations"] = localized
    for branch in ("options", "choices"):
        if branch in settled:
            settled[branch] = [in_english(child) for child in settled[branch]]
    return settled


class Remembered(msgspec.Struct, frozen=True):
    """The last sent tree: the address of Discord's API, the application's id, and the hash of the tree."""

    server: str
    application: int
    digest: str


def digest_of(payload: list[dict[str, Any]]) -> str:
    """Return a hash of the tree. The order of keys does not matter."""
    return hashlib.sha256(msgspec.json.encode(payload, order="deterministic")).hexdigest()


class Memory(Protocol):
    """Remembers one value for the next start."""

    async def read(self, type_: type[T]) -> T | None:
        """Return the value that was written last; None if there is none of this type."""
        ...

    async def write(self, remembered: msgspec.Struct) -> None: ...


class File(NamedTuple):
    """A memory in a file, as JSON."""

    path: Path

    async def read(self, type_: type[T]) -> T | None:
        return read_file(self.path, type_)

    async def write(self, remembered: msgspec.Struct) -> None:
        """Replace the file. Raises OSError."""
        write_file(self.path, remembered)


class Note(NamedTuple):
    """A memory in the database, which all processes of the bot share."""

    database: Database
    name: str

    async def read(self, type_: type[T]) -> T | None:
        """Return the value that was written last; None if there is none of this type. Raises NotKept."""
        text = await self.database.read(shards.note, self.name)
        try:
            return None if text is None else msgspec.json.decode(text, type=type_)
        except msgspec.DecodeError:
            return None

    async def write(self, remembered: msgspec.Struct) -> None:
        """Replace the note. Raises NotKept."""
        text = msgspec.json.encode(remembered).decode()
        await self.database.run(lambda connection: shards.write_note(connection, self.name, text))


async def sync_if_changed(client: discord.Client, payload: list[dict[str, Any]], memory: Memory) -> bool:
    """Send the tree unless Discord has it already. Return whether it was sent.

    memory: remembers the hash of the last sent tree. If Discord has lost commands of the bot, all commands are sent
    again.
    """
    application = client.application_id
    assert application is not None  # discord.py knows the id after login
    if client.application is None or client.application.user_integration_config is None:
        _log.warning("Members cannot add the bot to their apps: see Installation in Discord's developer portal")
        payload = [for_servers_only(command) for command in payload]
    now = Remembered(discord.http.Route.BASE, application, digest_of(payload))
    there = {command["name"] for command in await client.http.get_global_commands(application)}
    if await memory.read(Remembered) == now and there == {command["name"] for command in payload}:
        return False
    await client.http.bulk_upsert_global_commands(application, payload=payload)
    await memory.write(now)
    _log.info("Sent the command tree: %s", ", ".join(command["name"] for command in payload))
    return True


def for_servers_only(command: dict[str, Any]) -> dict[str, Any]:
    """Return the JSON of a command for an application that members cannot install for themselves.

    Discord's documentation does not say whether it takes a command that asks for more.
    """
    settled = dict(command)
    if "integration_types" in settled:
        settled["integration_types"] = [_BY_SERVER]
    if settled.get("contexts") is not None:
        settled["contexts"] = [one for one in settled["contexts"] if one != _PRIVATE_CHANNELS]
    return settled


def read_file(memory: Path, type_: type[T]) -> T | None:
    """Return what `write_file` has written, or None if the file is missing or has other contents."""
    try:
        return msgspec.json.decode(memory.read_bytes(), type=type_)
    except (FileNotFoundError, msgspec.DecodeError):
        return None


def write_file(memory: Path, remembered: msgspec.Struct) -> None:
    """Replace a file with a value as JSON. A crash leaves the old or the new file. Raises OSError."""
    memory.parent.mkdir(parents=True, exist_ok=True)
    draft = memory.with_name(memory.name + ".new")
    try:
        draft.write_bytes(msgspec.json.encode(remembered))
        give_to_owner_of(memory.parent, draft)  # root may run the bot for another user
    except OSError as error:  # that of a full disk names no file
        raise OSError(error.errno, error.strerror, str(draft)) from error
    draft.replace(memory)
