"""Who asks: the member of an interaction, the place, the language, and what the member pressed."""

from typing import Any

import discord

from bot.engine.naming import MARK, unmarked
from bot.sessions.model import Match, Member, Place, Request
from bot.texts import Texts
from bot.ui.entry.permissions import eyes_of, home_of
from bot.ui.words import Reader, Words

Interaction = discord.Interaction[Any]


def member_of(user: discord.abc.User) -> Member:
    """Return a member with their display name: in a server, this may be their nickname there."""
    return Member(user.id, _named(user.display_name))


def name_everywhere(user: discord.abc.User) -> str:
    """Return the display name of a member that is not the nickname of one server."""
    return _named(user.global_name or user.name)


def _named(name: str) -> str:
    """Return a name that does not begin with the mark of computer players."""
    return unmarked(name) or name if name.startswith(MARK) else name


class Asked:
    """What a member asks with an interaction: who, where, in which language, and by which button or command.

    Attributes:
        place: the server and the channel. Its server is 0 wherever the bot is no member of one (`home_of`).
        request: who asks, in the form that the sessions take.
        words: texts in the member's language, except names of buttons, which are in the board's language. The board of
            a private match is in the member's own.
        public_words: texts in the server's language, for what everybody sees. Without a server, in the member's.
    """

    def __init__(self, interaction: Interaction, texts: Texts) -> None:
        self.interaction = interaction
        home = home_of(interaction)
        self.guild_locale = ((interaction.guild_locale if home else None) or interaction.locale).value
        self.place = Place(guild=home, channel=interaction.channel_id or 0)
        own = Reader(self.place.guild, interaction.user.id)
        self.words = Words(texts, interaction.locale.value, board=self.guild_locale, reader=own)
        self.public_words = Words(texts, self.guild_locale, reader=Reader(own.guild))
        known_as = name_everywhere(interaction.user)
        self.request = Request(
            id=interaction.id,
            member=member_of(interaction.user) if home else Member(interaction.user.id, known_as),
            locale=interaction.locale.value,
            eyes=eyes_of(interaction),
            known_as=known_as,
        )
        self._texts = texts
        self._board_locale: str | None = None
        self._named: Match | None = None  # the private match that the pressed button names

    def name_buttons_in(self, locale: str | None) -> None:
        """Name buttons as boards do in a server that has chosen this language. None: it has chosen none."""
        if locale is not None:
            self._name_buttons(locale)
            self.public_words = Words(self._texts, locale, reader=Reader(self.place.guild))

    def name_buttons_of(self, match: Match) -> None:
        """Name buttons as the board of this match does. A private match has its board in its member's language."""
        if match.private:
            self._named = match
            self._name_buttons(self.words.language)
        elif self._board_locale is None and (locale := match.terms.locale) is not None:
            self._name_buttons(locale)

    def _name_buttons(self, locale: str) -> None:
        self._board_locale = locale
        self.words = Words(self._texts, self.interaction.locale.value, board=locale, reader=self.words.reader)

    @property
    def user(self) -> int:
        return self.request.member.user

    @property
    def is_among_others(self) -> bool:
        """Return whether others read what is posted here: it is no direct message with the bot."""
        return self.interaction.guild_id is not None or self.interaction.context.private_channel is True

    @property
    def in_conversation(self) -> bool:
        """Return whether the member asks in their direct messages with the bot."""
        return self.interaction.guild_id is None and self.interaction.context.dm_channel is True

    @property
    def on_panel(self) -> bool:
        """Return whether the member pressed one of the bot's private panels. The answer then replaces this panel.

        In the member's conversation with the bot, answers are ordinary messages. They know of the interaction that they
        answer; boards and notices answer none.
        """
        message = self.interaction.message
        if message is None:
            return False
        return message.flags.ephemeral or (self.in_conversation and message.interaction_metadata is not None)

    @property
    def pressed(self) -> int | None:
        """Return the id of the board or notice that the member pressed; None if there is no such message."""
        message = self.interaction.message
        return None if message is None or self.on_panel else message.id

    @property
    def by_command(self) -> bool:
        return self.interaction.type is discord.InteractionType.application_command

    @property
    def is_private(self) -> bool:
        """Return whether the member used a slash command or a private panel."""
        return self.on_panel or self.by_command
