"""Reads files from request bodies, stores them as attachments and serves them."""

import io
import json
import mimetypes
import re
import struct
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web
from multipart import (  # type: ignore[import-untyped]  # The package has no types.
    MultipartError,
    MultipartParser,
    ParserLimitReached,
    parse_options_header,
)

from bot.playground.rest.errors import ApiError, Fault, Path, refuse_bad_form, too_large
from bot.playground.rest.limits import ALT_TEXT, FILE_BYTES, FILES, REQUEST_BYTES
from bot.playground.rest.shapes import snowflake
from bot.playground.world.model import Attachment, Json
from bot.playground.world.world import World

_NO_TEMPORARY_FILES = {"spool_limit": REQUEST_BYTES, "memory_limit": REQUEST_BYTES}
FILE_FIELD = re.compile(r"^files\[(\d+)\]$")


@dataclass(frozen=True)
class Upload:
    filename: str
    data: bytes


@dataclass(frozen=True)
class Body:
    """A request's body.

    json: the JSON of the body; None if it has none
    files: the files by their number: the form's field `files[3]` is file 3
    """

    json: Any = None
    files: dict[int, Upload] = field(default_factory=dict)

    @property
    def fields(self) -> dict[str, Any]:
        """Return the JSON object; {} if there is no JSON. Raises ApiError 50035 if the JSON is no object."""
        if self.json is None:
            return {}
        if not isinstance(self.json, dict):
            raise ApiError(400, 50035, "Invalid Form Body")
        return self.json


async def read_body(request: web.Request) -> Body:
    """Read a body that is JSON or a multipart form.

    Raises ApiError 50109 for wrong JSON, 50035 for a wrong form and 40005 for more than 25 MiB.
    """
    if request.content_length is not None and request.content_length > REQUEST_BYTES:
        await request.release()
        raise too_large()
    try:
        kind, parameters = parse_options_header(request.headers.get("Content-Type", ""))
        if kind == "multipart/form-data":
            return await _read_form(request, parameters.get("boundary", ""))
        raw = await request.read()
    except web.HTTPRequestEntityTooLarge as error:
        raise too_large() from error
    return Body(_json(raw) if raw else None)


async def _read_form(request: web.Request, boundary: str) -> Body:
    stream = io.BytesIO(await request.read())
    payload: Any = None
    files: dict[int, Upload] = {}
    try:
        for part in MultipartParser(stream, boundary, **_NO_TEMPORARY_FILES):
            numbered = FILE_FIELD.match(part.name)
            if part.filename is not None and numbered:
                files[int(numbered[1])] = Upload(clean_filename(part.filename), part.raw)
            elif part.name == "payload_json":
                payload = _json(part.raw)
    except ParserLimitReached as error:
        raise too_large() from error
    except MultipartError as error:
        raise ApiError(400, 50035, "Invalid Form Body") from error
    return Body(payload, files)


def _json(raw: bytes | bytearray | str) -> Any:
    try:
        return json.loads(raw)
    except (ValueError, RecursionError) as error:
        raise ApiError(400, 50109, "The request body contains invalid JSON.") from error


def clean_filename(name: str) -> str:
    """Return a file's name in Discord's form, which has only letters, digits, dots, dashes and underscores."""
    return re.sub(r"[^\w.-]", "_", name.replace(" ", "_")) or "unknown"


def content_type_of(upload: Upload) -> str:
    return mimetypes.guess_type(upload.filename)[0] or "application/octet-stream"


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Return the width and height of a PNG or GIF in pixels; None for other files."""
    if data[:8] == b"\x89PNG\r\n\x1a\n" and len(data) >= 24:
        width, height = struct.unpack(">II", data[16:24])
        return width, height
    if data[:6] in (b"GIF87a", b"GIF89a") and len(data) >= 10:
        width, height = struct.unpack("<HH", data[6:10])
        return width, height
    return None


Planned = list[tuple[Attachment, bytes | None]]


def plan(world: World, fields: Json, body: Body, before: list[Attachment], at: Path) -> Planned:
    """Return the attachments that a message will have, as (attachment, bytes). The bytes of old attachments are None.

    The list `attachments` in `fields` names the old attachments that stay, by id. Without that list all of them stay.
    If the id of an entry is the number of an uploaded file, the entry describes that file. As on Discord, an uploaded
    file needs no entry.

    fields: the fields of a message; the caller has checked their types
    before: the attachments that the message has now

    Raises ApiError 50035 for a wrong entry or too many files, and 40005 for a file that is too large.
    """
    entries: list[Json] | None = fields.get("attachments")
    faults = [
        fault for index, entry in enumerate(entries or []) for fault in _text_faults(entry, (*at, "attachments", index))
    ]
    refuse_bad_form(faults)
    old = {attachment.id: attachment for attachment in before}
    staying = list(old.values()) if entries is None else []
    described: dict[int, Json] = {}
    for index, entry in enumerate(entries or []):
        where: Path = (*at, "attachments", index, "id")
        entry_id = snowflake(entry.get("id"), where)
        if entry_id in body.files:
            described[entry_id] = entry
        elif entry_id in old:
            staying.append(old[entry_id])
        else:
            sentence = "The attachment is neither kept nor uploaded"
            faults.append(Fault(where, "ATTACHMENT_NOT_FOUND", sentence))
    if len(staying) + len(body.files) > FILES:
        faults.append(Fault((*at, "attachments"), "BASE_TYPE_MAX_LENGTH", f"Must be {FILES} or fewer in length."))
    refuse_bad_form(faults)
    if any(len(upload.data) > FILE_BYTES for upload in body.files.values()):
        raise too_large()
    new = [
        (attachment_of(world, upload, described.get(number, {})), upload.data)
        for number, upload in sorted(body.files.items())
    ]
    return [*((attachment, None) for attachment in staying), *new]


def store_files(world: World, planned: Planned) -> None:
    """Store the bytes of the new attachments in the world."""
    for attachment, data in planned:
        if data is not None:
            world.files[attachment.id] = data


def _text_faults(entry: Json, at: Path) -> list[Fault]:
    faults = []
    for key, longest in (("description", ALT_TEXT), ("filename", ALT_TEXT)):
        text = entry.get(key)
        if text is not None and len(text) > longest:
            faults.append(Fault((*at, key), "BASE_TYPE_MAX_LENGTH", f"Must be {longest} or fewer in length."))
    return faults


def attachment_of(world: World, upload: Upload, entry: Json) -> Attachment:
    """Return a new attachment for a file. `entry` may have a file name and a description."""
    width, height = picture_size(upload.data) or (None, None)
    return Attachment(
        id=world.new_id(),
        filename=clean_filename(entry.get("filename") or upload.filename),
        size=len(upload.data),
        content_type=content_type_of(upload),
        description=entry.get("description") or None,
        width=width,
        height=height,
    )


SAFE = ("image/png", "image/gif", "image/jpeg", "image/webp")


class Cdn:
    """Serves the files of messages, emoji, the icons of guilds and the files uploaded to modals, as Discord's CDN does.

    Any member may upload a file, so no file may run scripts in the browser.
    """

    def __init__(self, world: World) -> None:
        self.world = world

    def add_to(self, app: web.Application) -> None:
        file = r"{attachment_id:[0-9]{1,20}}/{filename}"
        app.router.add_get(r"/cdn/attachments/{channel_id:[0-9]{1,20}}/" + file, self.serve_attachment)
        app.router.add_get(r"/cdn/emojis/{emoji_id:[0-9]{1,20}}", self.serve_emoji)
        app.router.add_get(r"/cdn/icons/{guild_id:[0-9]{1,20}}/{icon:[0-9a-f]{32}}.png", self.serve_icon)
        app.router.add_get(r"/cdn/ephemeral-attachments/{application_id:[0-9]{1,20}}/" + file, self.serve_upload)

    async def serve_attachment(self, request: web.Request) -> web.Response:
        """Answer with a message's file, also if it was replaced lately, or with 404 if there is none."""
        wanted = (int(request.match_info["channel_id"]), int(request.match_info["attachment_id"]))
        for channel_id, attachment in self.world.attachments():
            if (channel_id, attachment.id) == wanted and attachment.id in self.world.files:
                return _file_response(self.world.files[attachment.id], attachment.content_type)
        if found := self.world.replaced.get(wanted):
            return _file_response(found[1], found[0].content_type)
        return _missing()

    async def serve_emoji(self, request: web.Request) -> web.Response:
        """Answer with the picture of an emoji, or with 404 if there is none."""
        emoji = self.world.state.emojis.get(int(request.match_info["emoji_id"]))
        if emoji is None or emoji.id not in self.world.files:
            return _missing()
        return _file_response(self.world.files[emoji.id], emoji.content_type)

    async def serve_icon(self, request: web.Request) -> web.Response:
        """Answer with the icon of a guild in its own size, or with 404 if the guild has another or none."""
        guild = self.world.guilds.get(int(request.match_info["guild_id"]))
        if guild is None or guild.icon != request.match_info["icon"] or guild.id not in self.world.files:
            return _missing()
        return _file_response(self.world.files[guild.id], "image/png")

    async def serve_upload(self, request: web.Request) -> web.Response:
        """Answer with a file that was uploaded to a modal, or with 404 if there is none."""
        upload = self.world.uploads.get(int(request.match_info["attachment_id"]))
        return _missing() if upload is None else _file_response(upload[1], upload[0].content_type)


def _file_response(data: bytes, content_type: str) -> web.Response:
    shown = content_type in SAFE
    headers = {
        "Content-Type": content_type if shown else "application/octet-stream",
        "Content-Disposition": "inline" if shown else "attachment",
        "Content-Security-Policy": "sandbox; default-src 'none'",
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "private, max-age=31536000, immutable",
    }
    return web.Response(body=data, headers=headers)


def _missing() -> web.Response:
    return web.Response(status=404, text="no such file")
