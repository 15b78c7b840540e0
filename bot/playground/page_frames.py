"""The requests of the page as typed values: msgspec refuses another shape. `page_socket` says what they mean."""

from typing import Any

import msgspec


class Frame(msgspec.Struct, tag_field="type", frozen=True, kw_only=True):
    id: int


class Post(Frame, tag="post", frozen=True, kw_only=True):
    channel_id: str
    content: str
    reply_to: str | None = None


class Slash(Frame, tag="slash", frozen=True, kw_only=True):
    channel_id: str
    command_id: str
    path: list[str] = []
    options: dict[str, str | int | float | bool] = {}


class Autocomplete(Frame, tag="autocomplete", frozen=True, kw_only=True):
    channel_id: str
    command_id: str
    focused: str
    path: list[str] = []
    options: dict[str, str | int | float | bool] = {}


class Click(Frame, tag="click", frozen=True, kw_only=True):
    channel_id: str
    message_id: str
    custom_id: str


class Select(Frame, tag="select", frozen=True, kw_only=True):
    channel_id: str
    message_id: str
    custom_id: str
    values: list[str]


class Submit(Frame, tag="submit", frozen=True, kw_only=True):
    interaction_id: str
    fields: dict[str, str | bool | list[str] | None]


class CloseModal(Frame, tag="close_modal", frozen=True, kw_only=True):
    interaction_id: str


class Dismiss(Frame, tag="dismiss", frozen=True, kw_only=True):
    channel_id: str
    message_id: str


class Delete(Frame, tag="delete", frozen=True, kw_only=True):
    channel_id: str
    message_id: str


class OpenThread(Frame, tag="open_thread", frozen=True, kw_only=True):
    channel_id: str
    name: str
    message_id: str | None = None


class Archive(Frame, tag="archive", frozen=True, kw_only=True):
    channel_id: str
    archived: bool


class OpenDm(Frame, tag="open_dm", frozen=True, kw_only=True):
    user_id: str


class MarkRead(Frame, tag="mark_read", frozen=True, kw_only=True):
    channel_id: str
    message_id: str


class Older(Frame, tag="older", frozen=True, kw_only=True):
    channel_id: str
    before: str
    limit: int = 50


class Typing(Frame, tag="typing", frozen=True, kw_only=True):
    channel_id: str


AnyFrame = (
    Post
    | Slash
    | Autocomplete
    | Click
    | Select
    | Submit
    | CloseModal
    | Dismiss
    | Delete
    | OpenThread
    | Archive
    | OpenDm
    | MarkRead
    | Older
    | Typing
)

_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(AnyFrame)


def read_frame(text: str) -> AnyFrame:
    """One request. Raises msgspec.DecodeError (ValidationError) for anything else."""
    frame: AnyFrame = _decoder.decode(text)
    return frame
