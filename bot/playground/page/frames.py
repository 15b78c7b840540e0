"""The requests of the page, as typed values; msgspec refuses every other shape.

`socket` describes the connection, the values named here (Member, Channel...) and the server's frames. A frame is a
JSON object whose `type` is the tag of its class; a field with a default may be absent. The arrow `->` shows the
`result` of its reply. The effects of an action arrive as events, before or after the reply.
"""

from typing import Any

import msgspec


class Frame(msgspec.Struct, tag_field="type", frozen=True, kw_only=True):
    """A request of the page. id: an integer of the page's choice; exactly one reply returns it."""

    id: int


class Post(Frame, tag="post", frozen=True, kw_only=True):
    """Write a message of 1 to 2,000 characters -> {"message_id"}"""

    channel_id: str
    content: str
    reply_to: str | None = None


class Slash(Frame, tag="slash", frozen=True, kw_only=True):
    """Use a slash command -> {"interaction_id"}

    path: the names of group and subcommand below the command, [] if it has none
    options: the given options by name. A string is a str, an integer an int, a number an int or float, a boolean a
        bool; a user, channel, role or mentionable is an id as str. Choices are sent by their `value`.
    """

    channel_id: str
    command_id: str
    path: list[str] = []
    options: dict[str, str | int | float | bool] = {}


class Autocomplete(Frame, tag="autocomplete", frozen=True, kw_only=True):
    """Ask for the choices of one option -> {"choices": [{"name", "shown_name", "value"}]}

    `options[focused]` is the raw text so far (str, also for numbers); the others are as in `Slash`, without half-typed
    ones. Replies may come out of order. If the bot does not answer, the reply says so after 3 s. The page should wait a
    moment after each key before it asks.
    """

    channel_id: str
    command_id: str
    focused: str
    path: list[str] = []
    options: dict[str, str | int | float | bool] = {}


class Click(Frame, tag="click", frozen=True, kw_only=True):
    """Press a button -> {"interaction_id"}"""

    channel_id: str
    message_id: str
    custom_id: str


class Select(Frame, tag="select", frozen=True, kw_only=True):
    """Choose in a select -> {"interaction_id"}

    values: values of options (component type 3) or ids (5-8)
    """

    channel_id: str
    message_id: str
    custom_id: str
    values: list[str]


class Submit(Frame, tag="submit", frozen=True, kw_only=True):
    """Send a modal -> {"interaction_id"}, the new one

    interaction_id: the Modal's
    fields: values by custom_id. A text is a str, selects and checkbox groups are a [str], a radio group is a str or
        null, a checkbox is a bool, a file upload is a list of ids.
    A file gets its id before, by HTTP: POST its bytes to /page/uploads?as=<user id>&interaction=<id>&filename=<name>;
    the answer is 200 {"id"} or 4xx {"code", "message"}. The modal stays until modal_closed, so a refused submit can be
    repeated.
    """

    interaction_id: str
    fields: dict[str, str | bool | list[str] | None]


class CloseModal(Frame, tag="close_modal", frozen=True, kw_only=True):
    """Close a modal without sending it -> {}"""

    interaction_id: str


class Dismiss(Frame, tag="dismiss", frozen=True, kw_only=True):
    """Close a private answer -> {}"""

    channel_id: str
    message_id: str


class Delete(Frame, tag="delete", frozen=True, kw_only=True):
    """Delete an own message, or as moderator any -> {}"""

    channel_id: str
    message_id: str


class OpenThread(Frame, tag="open_thread", frozen=True, kw_only=True):
    """Open a thread with a name of 1 to 100 characters -> {"channel_id"}

    message_id: the message at which it starts, if any
    """

    channel_id: str
    name: str
    message_id: str | None = None


class Archive(Frame, tag="archive", frozen=True, kw_only=True):
    """Archive a thread or make it active -> {}"""

    channel_id: str
    archived: bool


class OpenDm(Frame, tag="open_dm", frozen=True, kw_only=True):
    """Open the direct conversation with a user -> {"channel_id"}"""

    user_id: str


class MarkRead(Frame, tag="mark_read", frozen=True, kw_only=True):
    """Mark a channel as read up to and with a message -> {}"""

    channel_id: str
    message_id: str


class Older(Frame, tag="older", frozen=True, kw_only=True):
    """Ask for `limit` (1-100) messages older than `before` -> {"messages": [Message] (oldest first), "more": bool}"""

    channel_id: str
    before: str
    limit: int = 50


class Typing(Frame, tag="typing", frozen=True, kw_only=True):
    """Show that the member types -> {}"""

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
    """Return the request in a frame. Raises msgspec.DecodeError, or its kind ValidationError, for anything else."""
    frame: AnyFrame = _decoder.decode(text)
    return frame
