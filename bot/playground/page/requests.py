"""Carries out what the page asks for: the requests that `frames` lists. `socket` has the form of their results."""

from functools import singledispatchmethod

from bot.playground.client.actor import Actor, LocalDiscord
from bot.playground.client.refusal import Refused
from bot.playground.page import frames
from bot.playground.page.language import choices
from bot.playground.page.view import View, choice_json
from bot.playground.rest.shapes import is_snowflake
from bot.playground.world.interaction import Interaction
from bot.playground.world.model import Json, Message


class Requests:
    """The requests of one open page. Its member makes them."""

    def __init__(self, playground: LocalDiscord, view: View, tab: str) -> None:
        self.playground = playground
        self.world = playground.world
        self.view = view
        self.actor = Actor(playground, view.user, tab, guild=view.guild)

    async def complete(self, frame: frames.Autocomplete) -> Json:
        """Ask the bot what fits what the member has typed. Raises Refused."""
        leaf = self.actor.leaf(_id(frame.channel_id), _id(frame.command_id), frame.path)
        found = await self.actor.complete(_id(frame.channel_id), leaf, frame.options, frame.focused)
        return {"choices": [choice_json(choice, self.view.user.locale) for choice in found]}

    @singledispatchmethod
    def do(self, frame: frames.AnyFrame) -> Json:
        """Carry out a request of the page, and return its result. Raises Refused."""
        raise NotImplementedError(type(frame).__name__)

    @do.register
    def _(self, frame: frames.Post) -> Json:
        reply_to = None if frame.reply_to is None else self._message(frame.channel_id, frame.reply_to)
        message = self.actor.post(_id(frame.channel_id), frame.content, reply_to=reply_to)
        return {"message_id": str(message.id)}

    @do.register
    def _(self, frame: frames.Slash) -> Json:
        leaf = self.actor.leaf(_id(frame.channel_id), _id(frame.command_id), frame.path)
        return _sent(self.actor.use(_id(frame.channel_id), leaf, frame.options))

    @do.register
    def _(self, frame: frames.Menu) -> Json:
        return _sent(self.actor.menu(_id(frame.channel_id), _id(frame.command_id), _id(frame.user_id)))

    @do.register
    def _(self, frame: frames.MessageMenu) -> Json:
        message = self._message(frame.channel_id, frame.message_id)
        return _sent(self.actor.message_menu(message, _id(frame.command_id)))

    @do.register
    def _(self, frame: frames.Click) -> Json:
        return _sent(self.actor.click(self._message(frame.channel_id, frame.message_id), frame.custom_id))

    @do.register
    def _(self, frame: frames.Select) -> Json:
        message = self._message(frame.channel_id, frame.message_id)
        return _sent(self.actor.select(message, frame.custom_id, *frame.values))

    @do.register
    def _(self, frame: frames.Submit) -> Json:
        return _sent(self.actor.submit(_id(frame.interaction_id), frame.fields))

    @do.register
    def _(self, frame: frames.CloseModal) -> Json:
        self.actor.close_modal(_id(frame.interaction_id))
        return {}

    @do.register
    def _(self, frame: frames.Dismiss) -> Json:
        self.actor.dismiss(self._message(frame.channel_id, frame.message_id))
        return {}

    @do.register
    def _(self, frame: frames.Delete) -> Json:
        self.actor.delete(self._message(frame.channel_id, frame.message_id))
        return {}

    @do.register
    def _(self, frame: frames.OpenThread) -> Json:
        start = None if frame.message_id is None else self._message(frame.channel_id, frame.message_id)
        thread = self.actor.open_thread(_id(frame.channel_id), frame.name, start=start)
        return {"channel_id": str(thread.id)}

    @do.register
    def _(self, frame: frames.Archive) -> Json:
        self.actor.archive(_id(frame.channel_id), archived=frame.archived)
        return {}

    @do.register
    def _(self, frame: frames.OpenDm) -> Json:
        return {"channel_id": str(self.actor.open_dm(_id(frame.user_id)).id)}

    @do.register
    def _(self, frame: frames.MarkRead) -> Json:
        self.actor.mark_read(_id(frame.channel_id), _id(frame.message_id))
        return {}

    @do.register
    def _(self, frame: frames.Older) -> Json:
        channel = self.actor.channel(_id(frame.channel_id))
        return self.view.messages(channel.id, _id(frame.before), min(max(frame.limit, 1), 100))

    @do.register
    def _(self, frame: frames.Read) -> Json:
        user = self.world.state.users.get(_id(frame.user_id))
        known = {each["locale"] for each in choices(self.playground.words)}
        if user is None or user.bot or user.id not in self.view.guild.members or frame.locale not in known:
            raise Refused("unknown", "there is no such member or language")
        self.world.set_locale(user, frame.locale)
        return {}

    @do.register
    def _(self, frame: frames.Install) -> Json:
        self.world.set_installed(self.view.user.id, installed=frame.installed)
        return {}

    @do.register
    def _(self, frame: frames.Typing) -> Json:
        self.actor.typing(_id(frame.channel_id))
        return {}

    def _message(self, channel_id: str, message_id: str) -> Message:
        return self.actor.message(_id(channel_id), _id(message_id))


def _sent(interaction: Interaction) -> Json:
    return {"interaction_id": str(interaction.id)}


def _id(text: str) -> int:
    """Return the id in this text as a number. If the text is no id, return 0; no object has the id 0."""
    return int(text) if is_snowflake(text) else 0
