"""A request's body as it came over HTTP: its JSON and, for a form, the files beside it."""

import io
import json
import mimetypes
import re
import struct
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web
from multipart import (  # type: ignore[import-untyped]  # it brings no types
    MultipartError,
    MultipartParser,
    ParserLimitReached,
    parse_options_header,
)

from bot.playground.api_error import ApiError, Fault, Path, bad_form, too_large
from bot.playground.limits import REQUEST_BYTES
from bot.playground.shapes import is_snowflake

_IN_MEMORY = {"spool_limit": REQUEST_BYTES, "memory_limit": REQUEST_BYTES}  # it is all there already
FILE_FIELD = re.compile(r"^files\[(\d+)\]$")


@dataclass(frozen=True)
class Upload:
    filename: str
    data: bytes


@dataclass(frozen=True)
class Body:
    """`json` is None when there was none; `files` by their number in the form."""

    json: Any = None
    files: dict[int, Upload] = field(default_factory=dict)

    @property
    def fields(self) -> dict[str, Any]:
        """The JSON as an object. Raises ApiError 50035 if it is something else."""
        if self.json is None:
            return {}
        if not isinstance(self.json, dict):
            raise ApiError(400, 50035, "Invalid Form Body")
        return self.json


async def read_body(request: web.Request) -> Body:
    """Read JSON or a multipart form. Raises ApiError 50109 (no JSON), 50035 (no form) and 40005 (over 25 MiB)."""
    if request.content_length is not None and request.content_length > REQUEST_BYTES:
        await request.release()
        raise too_large()
    try:
        if request.content_type == "multipart/form-data":
            return await _read_form(request)
        raw = await request.read()
    except web.HTTPRequestEntityTooLarge as error:
        raise too_large() from error
    return Body(_json(raw) if raw else None)


async def _read_form(request: web.Request) -> Body:
    _, parameters = parse_options_header(request.headers["Content-Type"])
    stream = io.BytesIO(await request.read())
    payload: Any = None
    files: dict[int, Upload] = {}
    try:
        for part in MultipartParser(stream, parameters.get("boundary", ""), **_IN_MEMORY):
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


def snowflake(value: Any, at: Path) -> int:
    """An id in a body, as number or as digits. Raises ApiError 50035."""
    if is_snowflake(value):
        return int(value)
    raise bad_form([Fault(at, "NUMBER_TYPE_COERCE", "Value is not snowflake.")])


def clean_filename(name: str) -> str:
    """What Discord makes of a file's name: letters, digits, point, dash and underscore."""
    return re.sub(r"[^\w.-]", "_", name.replace(" ", "_")) or "unknown"


def content_type_of(upload: Upload) -> str:
    return mimetypes.guess_type(upload.filename)[0] or "application/octet-stream"


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG or GIF, from its header; None for anything else."""
    if data[:8] == b"\x89PNG\r\n\x1a\n" and len(data) >= 24:
        width, height = struct.unpack(">II", data[16:24])
        return width, height
    if data[:6] in (b"GIF87a", b"GIF89a") and len(data) >= 10:
        width, height = struct.unpack("<HH", data[6:10])
        return width, height
    return None
