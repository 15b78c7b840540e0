"""Converts what one member sees of the world to the values that `socket` describes."""

from typing import Any

from bot.playground.client.actor import LocalDiscord
from bot.playground.client.commands import IN_MENU, IN_SLASH, ON_MESSAGE, offered, visible_commands
from bot.playground.page.language import choices, language_of
from bot.playground.rest.payloads import command_json, message_json
from bot.playground.world.installation import Context, context_of
from bot.playground.world.interaction import Interaction, Kind
from bot.playground.world.model import Channel, ChannelType, Guild, Json, Message, User
from bot.playground.world.permissions import Permission

PAGE = 50
WHERE = {"in_guild": Context.GUILD, "in_dm": Context.BOT_DM, "in_private": Context.PRIVATE_CHANNEL}
KINDS = {Kind.SLASH: "slash", Kind.COMPONENT: "component", Kind.MODAL: "modal"}


class View:
    """The part of the world that the member `user` sees in a guild, as values for the page."""

    def __init__(self, playground: LocalDiscord, user: User, guild: Guild) -> None:
        self.playground = playground
        self.world = playground.world
        self.user = user
        self.guild = guild

    def snapshot(self, tab: str) -> Json:
        """Return the frame `snapshot`: everything that this member sees.

        tab: the browser tab whose interactions and modals the frame contains
        """
        guild = self.guild
        channels = self.world.channels_of(self.user.id, guild)
        here = [each for each in self.playground.interactions.of(self.user.id) if each.tab == tab]
        application = self.world.state.application
        return {
            "type": "snapshot",
            "you": str(self.user.id),
            "application": {"id": str(application.id), "name": application.name},
            "guild": {
                "id": str(guild.id),
                "name": guild.name,
                "owner_id": str(guild.owner_id),
                "roles": [
                    {"id": str(r.id), "name": r.name, "color": r.color, "position": r.position}
                    for r in guild.roles.values()
                ],
            },
            "welcome": self.welcome(),
            **self.words(),
            "languages": choices(self.playground.words),
            "guilds": [{"id": str(each.id), "name": each.name} for each in self.world.guilds_of(self.user.id)],
            "members": members(self.playground, guild),
            "emojis": self.emojis(),
            "channels": [self.channel(channel) for channel in channels],
            "commands": self.commands(),
            "menu": self.menu(),
            "message_menu": self.message_menu(),
            "installed": self.installed,
            "messages": {str(channel.id): self.messages(channel.id, None, PAGE) for channel in channels},
            "interactions": [interaction_json(i) for i in here if not i.finished and i.kind in KINDS],
            "modals": [modal_json(i) for i in here if i.modal_open],
        }

    def welcome(self) -> str | None:
        texts = self.playground.welcome
        return texts.get(language_of(texts, self.user.locale))

    def words(self) -> Json:
        """Return the language of the page, and its sentences in this language."""
        language = language_of(self.playground.words, self.user.locale)
        return {"language": language, "words": self.playground.words.get(language, {})}

    def channel(self, channel: Channel) -> Json:
        others = [user_id for user_id in channel.people if user_id != self.user.id]
        recipient = others[0] if channel.is_dm and others else None
        unread, mentions = self.world.unread(self.user.id, channel)
        return {
            "id": str(channel.id),
            "type": int(channel.type),
            "name": channel.name or ", ".join(self.world.user(user_id).name for user_id in others),
            "people": [str(user_id) for user_id in channel.people] if channel.is_group else [],
            "topic": channel.topic,
            "parent_id": _id(channel.parent_id),
            "owner_id": _id(channel.owner_id),
            "recipient": _id(recipient),
            "archived": channel.archived,
            "locked": channel.locked,
            "can_post": self.world.may_post(self.user.id, channel),
            "unread": unread,
            "mentions": mentions,
            "last_message_id": _id(channel.last_message_id),
        }

    def message(self, message: Message) -> Json:
        return message_json(self.world, message, "")

    def messages(self, channel_id: int, before: int | None, limit: int) -> Json:
        """Return the newest messages with ids below `before`, oldest first, and whether there are older ones."""
        seen = [m for m in self.world.history(self.user.id, channel_id) if before is None or m.id < before]
        return {"messages": [self.message(m) for m in seen[-limit:]], "more": len(seen) > limit}

    def commands(self) -> list[Json]:
        """Return the slash commands that this member may use in some channel, sorted by name."""
        return self._commands(IN_SLASH)

    def menu(self) -> list[Json]:
        """Return the commands in the menu of each member that this member may use, sorted by name."""
        return self._commands(IN_MENU)

    def message_menu(self) -> list[Json]:
        """Return the commands in the menu of each message that this member may use, sorted by name."""
        return self._commands(ON_MESSAGE)

    @property
    def installed(self) -> bool:
        """Return whether this member has installed the application for themselves."""
        return self.user.id in self.world.state.installed

    def _commands(self, kind: int) -> list[Json]:
        world, user, found = self.world, self.user.id, []
        # Also direct messages that are not open yet.
        dm, group = (
            Channel(0, ChannelType.DM, people=[user, world.bot_id]),
            Channel(0, ChannelType.GROUP, people=[user]),
        )
        places = [*world.channels_of(user, self.guild), dm, group]
        for command in visible_commands(world, user, places, kind=kind):
            body = _translated(command_json(world.state.application, command), self.user.locale)
            usable = {context_of(world, place) for place in places if offered(world, user, command, place)}
            found.append({**body, **{name: context in usable for name, context in WHERE.items()}})
        return sorted(found, key=lambda body: str(body["name"]))

    def emojis(self) -> list[Json]:
        return [{"id": str(each.id), "name": each.name} for each in self.world.state.emojis.values()]

    def sees_channel(self, channel: Channel) -> bool:
        """Return whether the member sees this channel of the guild, or this direct conversation."""
        here = channel.guild_id in (None, self.guild.id)
        return here and self.world.may(self.user.id, channel, Permission.VIEW_CHANNEL)

    def sees(self, message: Message) -> bool:
        """Return whether the member sees this message in the guild or in a direct conversation."""
        channel = self.world.state.channels.get(message.channel_id)
        here = channel is not None and channel.guild_id in (None, self.guild.id)
        return here and self.world.sees(self.user.id, message)


def members(playground: LocalDiscord, guild: Guild) -> list[Json]:
    return [member_json(playground, guild, user_id) for user_id in guild.members]


def member_json(playground: LocalDiscord, guild: Guild, user_id: int) -> Json:
    world = playground.world
    user = world.user(user_id)
    member = guild.members[user_id]
    roles = sorted((guild.roles[r] for r in member.roles), key=lambda role: -role.position)
    return {
        "id": str(user.id),
        "username": user.username,
        "name": member.nick or user.name,
        "bot": user.bot,
        "owner": guild.owner_id == user.id,
        "color": next((role.color for role in roles if role.color), 0),
        "roles": [str(role.id) for role in roles],
        "locale": user.locale,
        "online": user.id in world.online,
    }


def interaction_json(interaction: Interaction) -> Json:
    return {
        "id": str(interaction.id),
        "kind": KINDS[interaction.kind],
        "channel_id": str(interaction.channel_id),
        "state": interaction.state,
        "reason": interaction.reason,
        "name": interaction.name,
        "message_id": None if interaction.message is None else str(interaction.message.id),
        "custom_id": interaction.data.get("custom_id"),
    }


def modal_json(interaction: Interaction) -> Json:
    modal = interaction.modal
    assert modal is not None
    return {
        "interaction_id": str(modal.interaction_id),
        "channel_id": str(modal.channel_id),
        "custom_id": modal.custom_id,
        "title": modal.title,
        "components": modal.components,
    }


def choice_json(choice: Json, locale: str) -> Json:
    shown = (choice.get("name_localizations") or {}).get(locale) or choice["name"]
    return {"name": choice["name"], "shown_name": shown, "value": choice["value"]}


def _translated(thing: Json, locale: str) -> Json:
    """Return a command or option with the names and descriptions that the page shows, in the member's language."""
    body: dict[str, Any] = {**thing}
    body["shown_name"] = (thing.get("name_localizations") or {}).get(locale) or thing["name"]
    description = thing.get("description") or ""
    body["shown_description"] = (thing.get("description_localizations") or {}).get(locale) or description
    if thing.get("options"):
        body["options"] = [_translated(option, locale) for option in thing["options"]]
    if thing.get("choices"):
        body["choices"] = [choice_json(choice, locale) for choice in thing["choices"]]
    return body


def _id(snowflake: int | None) -> str | None:
    return None if snowflake is None else str(snowflake)
