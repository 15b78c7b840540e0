"""The requests that the page sends to the server.

`socket` describes the connection and values such as Message. A request is a JSON object whose `type` is the tag of its
class. A field with a default may be absent. In a docstring, the text after `->` is the `result` of the server's reply.
Before or after the reply, the server also sends what the request changed.
"""

from typing import Any

import msgspec


class Frame(msgspec.Struct, tag_field="type", frozen=True, kw_only=True):
    """A request of the page. The page chooses the `id`, and exactly one reply repeats it."""

    id: int


class Post(Frame, tag="post", frozen=True, kw_only=True):
    """Write a message of 1 to 2,000 characters -> {"message_id"}"""

    channel_id: str
    content: str
    reply_to: str | None = None


class Slash(Frame, tag="slash", frozen=True, kw_only=True):
    """Use a slash command -> {"interaction_id"}

    path: the names of the group and the subcommand; [] for a command without subcommands
    options: the values of the options that the member has filled in, by name. Users, channels, roles and mentionables
        are ids as texts. For an option with choices, the value is the `value` of a choice.
    """

    channel_id: str
    command_id: str
    path: list[str] = []
    options: dict[str, str | int | float | bool] = {}


class Menu(Frame, tag="menu", frozen=True, kw_only=True):
    """Use a command in a member's menu -> {"interaction_id"}"""

    channel_id: str
    command_id: str
    user_id: str


class MessageMenu(Frame, tag="message_menu", frozen=True, kw_only=True):
    """Use a command in a message's menu -> {"interaction_id"}"""

    channel_id: str
    message_id: str
    command_id: str


class Autocomplete(Frame, tag="autocomplete", frozen=True, kw_only=True):
    """Ask for the choices of the option `focused` -> {"choices": [{"name", "shown_name", "value"}]}

    `options[focused]` is the text that the member has typed so far, even if the option is a number. The other options
    are as in `Slash`, without those whose value is not complete. Replies may come in another order than their requests.
    If the bot does not answer within 3 seconds, the reply is an error.
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

    values: the values of the chosen options of a string select; ids for all other selects
    """

    channel_id: str
    message_id: str
    custom_id: str
    values: list[str]


class Submit(Frame, tag="submit", frozen=True, kw_only=True):
    """Send a modal -> {"interaction_id"} of the new interaction

    interaction_id: the `interaction_id` of the Modal
    fields: each field's value by custom_id. A text is a str, a checkbox a bool, and a radio group a str or null. A
        select or checkbox group is a list of values, and a file upload is a list of ids.

    Before this request, the page uploads each file by HTTP: it sends a POST with the file's bytes to
    /page/uploads?as=<user id>&interaction=<id>&filename=<name>. The answer is 200 {"id"} or 4xx {"code", "message"}.

    If the server refuses this request, the modal stays open, and the page may submit the modal again.
    """

    interaction_id: str
    fields: dict[str, str | bool | list[str] | None]


class CloseModal(Frame, tag="close_modal", frozen=True, kw_only=True):
    """Close a modal without sending it -> {}"""

    interaction_id: str


class Dismiss(Frame, tag="dismiss", frozen=True, kw_only=True):
    """Dismiss a private answer -> {}"""

    channel_id: str
    message_id: str


class Delete(Frame, tag="delete", frozen=True, kw_only=True):
    """Delete a message -> {}"""

    channel_id: str
    message_id: str


class OpenThread(Frame, tag="open_thread", frozen=True, kw_only=True):
    """Open a thread with a name of 1 to 100 characters -> {"channel_id"}

    message_id: the message at which the thread starts; null for no message
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
    """Mark a channel's messages as read, from the first to this message -> {}"""

    channel_id: str
    message_id: str


class Older(Frame, tag="older", frozen=True, kw_only=True):
    """Ask for `limit` (1-100) messages older than `before` -> {"messages": [Message] (oldest first), "more": bool}"""

    channel_id: str
    before: str
    limit: int = 50


class Typing(Frame, tag="typing", frozen=True, kw_only=True):
    """Show others that the member is typing -> {}"""

    channel_id: str


class Install(Frame, tag="install", frozen=True, kw_only=True):
    """Install the application for the member themselves, or remove it -> {}"""

    installed: bool


class Read(Frame, tag="read", frozen=True, kw_only=True):
    """Let a member read another language -> {}

    locale: one of those in "languages" of the snapshot
    """

    user_id: str
    locale: str


AnyFrame = (
    Post | Slash | Menu | MessageMenu | Autocomplete | Click | Select | Submit | CloseModal | Dismiss | Delete
    | OpenThread | Archive | OpenDm | MarkRead | Older | Typing | Install | Read
)  # fmt: skip

_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(AnyFrame)


def read_frame(text: str) -> AnyFrame:
    """Return the request in a frame. Raises msgspec.DecodeError if the frame is no request."""
    frame: AnyFrame = _decoder.decode(text)
    return frame
