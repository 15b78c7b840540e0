"""What the page may ask for over its websocket, as typed values: msgspec refuses another shape.

`page_socket` has the rules of the connection, the values named here (Member, Channel...) and what the server says.

Every request has `"id"`: an integer of the page's choice, returned in exactly one reply. An action's effects arrive
as events, before or after its reply (the bot may be quicker than the reply).

{"type": "post", "id", "channel_id", "content", "reply_to": message id (may be absent)}        -> {"message_id"}
        1 to 2,000 characters.
{"type": "slash", "id", "channel_id", "command_id", "path": ["move"], "options": {"from": "A1", "count": 3}}
        -> {"interaction_id"}
        `path`: the names of group and subcommand below the command, [] if it has none. Values are typed: string ->
        str, integer -> int, number -> int or float, boolean -> bool, user, channel, role, mentionable -> id as str.
        Choices and autocompletions are sent by their `value`. An option left out is left out.
{"type": "autocomplete", "id", "channel_id", "command_id", "path", "options": {...}, "focused": "from"}
        -> {"choices": [{"name", "shown_name", "value"}]}
        `options[focused]` is the raw text so far (str, also for numbers); other options as in slash, a half-typed
        one left out. Replies may come out of order and, if the bot does not answer, after 3 s with ok: false.
        Debounce.
{"type": "click", "id", "channel_id", "message_id", "custom_id"}                              -> {"interaction_id"}
{"type": "select", "id", "channel_id", "message_id", "custom_id", "values": [str]}            -> {"interaction_id"}
        `values`: option values (3) or ids (5-8).
{"type": "submit", "id", "interaction_id", "fields": {custom_id: value}}                      -> {"interaction_id"}
        interaction_id: the Modal's. Text -> str, selects and checkbox groups -> [str], radio group -> str | null,
        checkbox -> bool, file upload -> [id], each of a file that was sent before by HTTP to
        /page/uploads?as=<user id>&interaction=<id>&filename=<name> (POST, the bytes as they are; 200 {"id"}, 4xx
        {"code", "message"}). The answer's interaction_id is the new one; the modal stays until modal_closed, so that a
        failed submit can be repeated.
{"type": "close_modal", "id", "interaction_id"}                                               -> {}
{"type": "dismiss", "id", "channel_id", "message_id"}      away with a private answer          -> {}
{"type": "delete", "id", "channel_id", "message_id"}       an own message, or any as moderator -> {}
{"type": "open_thread", "id", "channel_id", "name", "message_id": id (may be absent)}         -> {"channel_id"}
        With message_id the thread starts at that message. Names have 1 to 100 characters.
{"type": "archive", "id", "channel_id", "archived": bool}  of a thread                         -> {}
{"type": "open_dm", "id", "user_id"}                                                          -> {"channel_id"}
{"type": "mark_read", "id", "channel_id", "message_id"}    read up to and with this one        -> {}
{"type": "older", "id", "channel_id", "before": message id, "limit": 1-100 (absent: 50)}
        -> {"messages": [Message] (oldest first), "more": bool}
{"type": "typing", "id", "channel_id"}                                                        -> {}
"""

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
