"""A member who acts: tests and the page call the methods of `Actor`.

If Discord's client would refuse an action, the method raises `Refused`, and the bot does not receive the action. A
method that returns an `Interaction` returns at once: await the `Interaction` to wait for the bot's answer.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Protocol, TypeVar

from bot.playground.client import commands
from bot.playground.client.commands import Leaf
from bot.playground.client.components import Form, find_component, press_data, select_data
from bot.playground.client.refusal import Refused
from bot.playground.rest.files import Upload, attachment_of
from bot.playground.rest.interactions import Interactions
from bot.playground.rest.limits import FILE_BYTES, ComponentType
from bot.playground.rest.messages import set_mentions
from bot.playground.world import events
from bot.playground.world.installation import Owners, owners_of_press
from bot.playground.world.interaction import Interaction, Kind, Modal
from bot.playground.world.model import Attachment, Channel, Guild, Json, Message, MessageType, User, nested
from bot.playground.world.permissions import Permission
from bot.playground.world.world import World

MEMBER_CHARACTERS = 2000
UPLOADS = 50  # A modal takes at most five fields of ten files each.
Place = Channel | str | int
T = TypeVar("T")


class LocalDiscord(Protocol):
    """The parts of `Playground` that a client uses.

    url: the address of the server, without a slash at its end
    welcome: the welcome text of the page in each language
    words: the sentences of the page in each language, see `page/language.py`
    """

    world: World
    interactions: Interactions
    url: str
    welcome: Mapping[str, str]
    words: Mapping[str, Json]

    def deliver(self, interaction: Interaction) -> None:
        """Send an interaction to the bot."""

    async def until(self, found: Callable[[], T | None], complaint: str) -> T:
        """Wait until `found` returns a true value, and return that value. Raises TimeoutError after a minute."""
        ...


class Actor:
    """One member who acts.

    A channel may be given as a Channel, a name ("games") or an id. Every method that takes a channel or message raises
    Refused with the code "unknown" if the member does not see that channel or message.

    guild: the guild in which the member acts, by default the first guild: names of channels are names in this guild
    tab: the browser tab in which the member acts; None in tests
    """

    def __init__(
        self,
        playground: LocalDiscord,
        user: User,
        tab: str | None = None,
        *,
        guild: Guild | str | int | None = None,
    ) -> None:
        self.playground = playground
        self.tab = tab
        self.world = playground.world
        self.guild = self.world.find_guild(guild)
        self.user = user
        self.id = user.id

    # ------------------------------------------------------------------ reading

    def channel(self, place: Place) -> Channel:
        try:
            channel = place if isinstance(place, Channel) else self.world.channel(place, self.guild)
        except KeyError:
            raise Refused("unknown", f"there is no channel {place}") from None
        if channel.id not in self.world.state.channels or not self.world.may(self.id, channel, Permission.VIEW_CHANNEL):
            raise Refused("unknown", "there is no such channel for you")
        return channel

    def messages(self, place: Place) -> list[Message]:
        """Return the messages and private answers that this member sees in a channel, oldest first."""
        return self.world.history(self.id, self.channel(place).id)

    def last(self, place: Place) -> Message:
        """Return the newest message that this member sees in a channel. Raises IndexError if there is none."""
        return self.messages(place)[-1]

    def message(self, channel_id: int, message_id: int) -> Message:
        message = self.world.message(self.channel(channel_id).id, message_id)
        if message is None or not self.world.sees(self.id, message):
            raise Refused("unknown", "there is no such message")
        return message

    async def wait_for(
        self, predicate: Callable[[Message], bool], *, channel: Place | None = None, after: int = 0
    ) -> Message:
        """Wait until this member sees a message that `predicate` accepts, and return it.

        channel: the only channel to search; None searches all channels of the guild, and direct conversations
        after: the id of a message; only newer messages count

        Raises TimeoutError after a minute.
        """

        def found() -> Message | None:
            places = self.world.channels_of(self.id, self.guild) if channel is None else [self.channel(channel)]
            for place in places:
                for message in self.world.history(self.id, place.id):
                    if message.id > after and predicate(message):
                        return message
            return None

        return await self.playground.until(found, f"no message for {self.user.name} fits")

    # ------------------------------------------------------------------ writing

    def post(self, place: Place, text: str, *, reply_to: Message | None = None, nonce: str | None = None) -> Message:
        """Write a message and return it.

        nonce: a text that Discord's client adds to tell its own messages apart

        Raises Refused with the code "permission", "empty", "too_long" or "unknown".
        """
        channel = self.channel(place)
        if not self.world.may_post(self.id, channel):
            raise Refused("permission", "you cannot write here")
        text = text.strip()
        if not text:
            raise Refused("empty", "an empty message cannot be sent")
        if len(text) > MEMBER_CHARACTERS:
            raise Refused("too_long", f"a message has at most {MEMBER_CHARACTERS} characters")
        message = Message(self.world.new_id(), channel.id, self.id, content=text, nonce=nonce)
        if reply_to is not None:
            message.type, message.reply_to = MessageType.REPLY, self.message(channel.id, reply_to.id).id
        set_mentions(self.world, message, None)
        self.world.add_message(message)
        return message

    def typing(self, place: Place) -> None:
        """Show others that this member is typing."""
        self.world.emit(events.TypingStarted(self.channel(place).id, self.id))

    def delete(self, message: Message) -> None:
        """Delete a message of this member. Moderators may delete all messages, but no private answers.

        Raises Refused with the code "permission".
        """
        seen = self.message(message.channel_id, message.id)
        channel = self.channel(message.channel_id)
        may = self.world.may(self.id, channel, Permission.MANAGE_MESSAGES)
        if seen.only_for is not None or (seen.author_id != self.id and not may):
            raise Refused("permission", "you cannot delete this message")
        self.world.remove_message(seen)

    def dismiss(self, message: Message) -> None:
        """Dismiss a private answer. Raises Refused with the code "permission" for any other message."""
        seen = self.message(message.channel_id, message.id)
        if seen.only_for != self.id:
            raise Refused("permission", "only private answers can be dismissed")
        self.world.dismiss(seen)

    def mark_read(self, place: Place, message_id: int) -> None:
        """Mark the channel's messages as read, from the first to this message."""
        self.world.mark_read(self.id, self.channel(place), message_id)

    def open_thread(self, place: Place, name: str, *, start: Message | None = None) -> Channel:
        """Open a public thread and return it.

        start: the message at which the thread starts; None for a thread without such a message

        Raises Refused with the code "permission", "too_long" or "unknown".
        """
        parent = self.channel(place)
        may = self.world.may(self.id, parent, Permission.CREATE_PUBLIC_THREADS)
        if parent.is_dm or parent.is_thread or not may:
            raise Refused("permission", "you cannot open a thread here")
        if not 1 <= len(name.strip()) <= 100:
            raise Refused("too_long", "a thread's name has 1 to 100 characters")
        if start is not None:
            start = self.message(parent.id, start.id)
            if start.id in self.world.state.channels:
                raise Refused("unknown", "this message has a thread already")
        return self.world.add_thread(parent, self.id, name.strip(), start=start)

    def archive(self, place: Place, *, archived: bool = True) -> None:
        """Archive a thread, or reopen it if `archived` is false.

        Members may archive their own threads, and moderators all threads. Raises Refused with the code "permission".
        """
        thread = self.channel(place)
        own = thread.owner_id == self.id and not thread.locked
        if not thread.is_thread or not (own or self.world.may(self.id, thread, Permission.MANAGE_THREADS)):
            raise Refused("permission", "you cannot archive this")
        self.world.set_archived(thread, archived=archived)

    def open_dm(self, who: str | int | User | None = None) -> Channel:
        """Return the direct conversation with a user, by default with the bot.

        Raises Refused with the code "unknown".
        """
        if who is None:
            who = self.world.bot_id
        try:
            other = who.id if isinstance(who, User) else self.world.user(who).id
        except KeyError:
            raise Refused("unknown", f"there is no {who}") from None
        if other == self.id:
            raise Refused("unknown", "nobody writes to themselves")
        return self.world.dm(self.id, other)

    # ------------------------------------------------------------------ interactions

    def slash(self, place: Place, command: str, /, **options: Any) -> Interaction:
        """Use a slash command: `slash("games", "gems move", from_="A1", to="C3")`.

        An underscore at the end of an option's name is removed. Users, channels and roles may be given by name or id.
        Raises Refused with the code "not_visible", "option", "missing_option", "choice", "value", "too_long" or
        "archived".
        """
        channel = self.channel(place)
        leaf = commands.find_by_name(self.world, self.id, channel, command)
        return self.use(channel, leaf, {name.removesuffix("_"): value for name, value in options.items()})

    def leaf(self, place: Place, command_id: int, path: Sequence[str]) -> Leaf:
        """Return the command, or its subcommand whose group and name are `path`.

        Raises Refused with the code "not_visible" or "option".
        """
        command = self.world.state.commands.get(command_id)
        if command is None:
            raise Refused("not_visible", "there is no such command any more")
        return commands.find_leaf(self.world, self.id, self.channel(place), command, tuple(path))

    def use(self, place: Place, leaf: Leaf, values: Mapping[str, Any]) -> Interaction:
        """Use a command. `values` maps names of options to their values. Raises Refused like `slash`."""
        channel = self._live_channel(place)
        data = commands.command_data(self.world, self.id, channel, leaf, values)
        return self._send(Kind.SLASH, channel.id, data, name=leaf.full_name)

    def menu(self, place: Place, command: str | int, member: str | int) -> Interaction:
        """Use a command in a member's menu: `menu("games", "Challenge", "Bela")`.

        The command may be given by name or id. Raises Refused with the code "not_visible", "value" or "archived".
        """
        channel = self._live_channel(place)
        data = commands.menu_data(self.world, self.id, channel, command, member)
        return self._send(Kind.SLASH, channel.id, data, name=data["name"])

    def message_menu(self, message: Message, command: str | int) -> Interaction:
        """Use a command in a message's menu, given by its name or id.

        Raises Refused with the code "unknown", "not_visible" or "archived".
        """
        message = self.message(message.channel_id, message.id)
        channel = self._live_channel(message.channel_id)
        data = commands.message_menu_data(self.world, self.id, channel, command, message, self.playground.url)
        return self._send(Kind.SLASH, channel.id, data, name=data["name"])

    async def autocomplete(
        self, place: Place, command: str, focused: str, text: str = "", /, **options: Any
    ) -> list[Json]:
        """Return the choices that the bot offers when the member types `text` into the option `focused`.

        Raises Refused with the code "option", "not_visible", "choice", "value", "too_long" or "archived", or with
        "closed" if the bot does not answer.
        """
        channel = self.channel(place)
        leaf = commands.find_by_name(self.world, self.id, channel, command)
        values = {name.removesuffix("_"): value for name, value in options.items()}
        return await self.complete(
            channel, leaf, {**values, focused.removesuffix("_"): text}, focused.removesuffix("_")
        )

    async def complete(self, place: Place, leaf: Leaf, values: Mapping[str, Any], focused: str) -> list[Json]:
        """Return the choices that the bot offers for the option `focused`.

        `values[focused]` is the text that the member has typed so far. Raises Refused like `autocomplete`.
        """
        channel = self._live_channel(place)
        option = leaf.option(focused)
        if not option.get("autocomplete"):
            raise Refused("option", f"{focused} has no autocompletion")
        data = commands.command_data(self.world, self.id, channel, leaf, values, focused=focused)
        sent = await self._send(Kind.AUTOCOMPLETE, channel.id, data, name=leaf.full_name, option_type=option["type"])
        if sent.choices is None:
            raise Refused("closed", "loading options failed")
        return sent.choices

    def click(self, message: Message, wanted: str) -> Interaction:
        """Press the button with this custom_id or label.

        Raises Refused with the code "unknown", "disabled", "not_clickable" or "archived".
        """
        message = self.message(message.channel_id, message.id)
        self._live_channel(message.channel_id)
        data = press_data(find_component(message, wanted))
        return self._send(Kind.COMPONENT, message.channel_id, data, message=message)

    def select(self, message: Message, wanted: str, *values: str | int) -> Interaction:
        """Choose `values` in the select with this custom_id or placeholder.

        Each of `values` is an option's value or label, or the id or name of a member, role or channel.
        Raises Refused with the code "unknown", "disabled", "not_clickable", "value" or "archived".
        """
        message = self.message(message.channel_id, message.id)
        channel = self._live_channel(message.channel_id)
        data = select_data(self.world, self.id, channel, find_component(message, wanted), values)
        return self._send(Kind.COMPONENT, message.channel_id, data, message=message)

    def upload(self, modal: Modal | Interaction | int, filename: str, data: bytes) -> Attachment:
        """Upload a file to an open modal and return it. `submit` sends it if a file field's value contains its id.

        Raises Refused with the code "closed" or "too_long", or with "unknown" if the modal takes no files.
        """
        opened_by = self._open_modal(modal)
        assert opened_by.modal is not None
        if all(part["type"] != ComponentType.FILE_UPLOAD for part in nested(opened_by.modal.components)):
            raise Refused("unknown", "this modal takes no files")
        if len(data) > FILE_BYTES:
            raise Refused("too_long", f"a file has at most {FILE_BYTES // 1024**2} MB")
        if len(opened_by.uploads) >= UPLOADS:
            raise Refused("too_long", "too many files were given to this modal")
        attachment = attachment_of(self.world, Upload(filename, data), {})
        self.world.uploads[attachment.id] = (attachment, data)
        opened_by.uploads.add(attachment.id)
        return attachment

    def submit(self, modal: Modal | Interaction | int, fields: Mapping[str, Any]) -> Interaction:
        """Fill in an open modal and send it.

        `fields` maps custom_ids or labels to values. A file field takes a list of ids of uploaded files.
        Raises Refused with the code "closed", "unknown", "missing_option", "too_long", "value" or "archived".
        """
        opened_by = self._open_modal(modal)
        shown = opened_by.modal
        assert shown is not None
        uploads = {each: self.world.uploads[each][0] for each in opened_by.uploads}
        place = self._live_channel(shown.channel_id)
        form = Form(self.world, self.id, place, dict(fields), uploads, self.playground.url)
        data = form.data(shown.custom_id, shown.components)
        opened_by.uploads -= set(form.sent)  # `close_modal` deletes the files that are not sent.
        self.playground.interactions.close_modal(opened_by)
        sent = self._send(Kind.MODAL, shown.channel_id, data, message=opened_by.message, owners=opened_by.owners)
        sent.uploads = set(form.sent)
        return sent

    def close_modal(self, modal: Modal | Interaction | int) -> None:
        """Close a modal without sending it. Raises Refused with the code "closed" if it is not open."""
        opened_by = self._open_modal(modal)
        self.playground.interactions.close_modal(opened_by)

    def _open_modal(self, modal: Modal | Interaction | int) -> Interaction:
        if isinstance(modal, Interaction):
            modal = modal.id
        interaction_id = modal.interaction_id if isinstance(modal, Modal) else modal
        opened_by = self.playground.interactions.get(interaction_id)
        if opened_by is None or opened_by.user_id != self.id or not opened_by.modal_open:
            raise Refused("closed", "this modal is not open")
        return opened_by

    def _live_channel(self, place: Place) -> Channel:
        """Return a channel in which the member can use the bot."""
        channel = self.channel(place)
        if channel.archived:
            raise Refused("archived", "this thread is archived")
        if channel.guild_id in self.world.unavailable:
            raise Refused("closed", "the application did not respond")
        return channel

    def _send(
        self,
        kind: Kind,
        channel_id: int,
        data: Json,
        *,
        name: str | None = None,
        message: Message | None = None,
        option_type: int = 3,
        owners: Owners | None = None,
    ) -> Interaction:
        """Send an interaction. owners: None stands for those of the command or of the message's component."""
        channel = self.world.channel(channel_id)
        if owners is None and message is not None:
            owners = owners_of_press(self.world, self.id, channel, message)
        if not (owners := commands.owners_of(self.world, self.id, channel, data) if owners is None else owners):
            raise Refused("closed", "the application did not respond")
        opened = partial(self.playground.interactions.open, kind, self.id, channel_id, data, tab=self.tab)
        interaction = opened(name=name, message=message, option_type=option_type, owners=owners)
        self.playground.deliver(interaction)
        return interaction
