"""The role of champions in Discord: gives and takes it, and says what the bot or a manager lacks for it."""

from collections.abc import Awaitable, Callable
from functools import partial

import discord

from bot.errors import NotAllowed
from bot.sessions.leagues.champions import Answer, Standing
from bot.ui.boards.lanes import Rank
from bot.ui.client import Client
from bot.ui.entry.context import Context
from bot.ui.entry.permissions import invitation, named
from bot.ui.entry.reasons import UNKNOWN_MEMBER, UNKNOWN_ROLE, UNKNOWN_USER, code_of
from bot.ui.entry.trouble import REQUEST_FAULTS, passes
from bot.ui.words import Words, channel_mention, role_mention

NEEDED = "manage_roles"

_BY_CODE = {UNKNOWN_MEMBER: Answer.LEFT, UNKNOWN_USER: Answer.LEFT, UNKNOWN_ROLE: Answer.GONE}


class RoleHost:
    """Gives and takes roles, as `bot.sessions.leagues.champions.Host` describes."""

    def __init__(self, client: Client) -> None:
        self._client = client

    async def has(self, guild: int, user: int, role: int) -> Answer:
        if hindered := self._hindered(guild, role):
            return hindered
        await self._client.lanes.pace.passed(Rank.NOTICE)
        try:
            told = await self._client.http.get_member(guild, user)
        except REQUEST_FAULTS as problem:
            return _answer(problem)
        return Answer.YES if str(role) in told["roles"] else Answer.NO

    async def give(self, guild: int, user: int, role: int) -> Answer:
        if hindered := self._hindered(guild, role):
            return hindered
        reason = await self._reason(guild, "house-role-given")
        return await self._asked(partial(self._client.http.add_role, guild, user, role, reason=reason))

    async def take(self, guild: int, user: int, role: int) -> Answer:
        if hindered := self._hindered(guild, role):
            return hindered
        reason = await self._reason(guild, "house-role-taken")
        return await self._asked(partial(self._client.http.remove_role, guild, user, role, reason=reason))

    async def _asked(self, request: Callable[[], Awaitable[object]]) -> Answer:
        await self._client.lanes.pace.passed(Rank.NOTICE)
        try:
            await request()
        except REQUEST_FAULTS as problem:
            return _answer(problem)
        return Answer.YES

    def _hindered(self, guild: int, role: int) -> Answer | None:
        """Return what Discord would answer, if the bot knows that it may not give or take a role."""
        place = self._client.get_guild(guild)
        if place is None or place.unavailable:
            return None
        why = _why_not(place, role)
        return Answer.GONE if why == "deleted" else Answer.REFUSED if why else None

    async def _reason(self, guild: int, key: str) -> str:
        """Return a sentence for the server's audit log."""
        settings = await self._client.sessions.settings.guild(guild)
        locale = settings.locale or await self._client.homes.locale(guild, Rank.NOTICE)
        return Words(self._client.texts, locale)(key)


def _answer(problem: Exception) -> Answer:
    if passes(problem):
        return Answer.LATER
    return _BY_CODE.get(code_of(problem), Answer.REFUSED)


def _why_not(guild: discord.Guild, role: int) -> str:
    """Return why the bot cannot give a role: "deleted", "managed", "permission" or "above"; "": it can."""
    found = guild.get_role(role)
    if found is None:
        return "deleted"
    if found.managed or found.is_default():
        return "managed"
    if not guild.me.guild_permissions.manage_roles:
        return "permission"
    return "" if found.is_assignable() else "above"


def check_role(context: Context, guild: discord.Guild | None, role: int) -> None:
    """Raise NotAllowed unless the member may themselves give a role that they choose for champions.

    Who manages the server without its roles could otherwise get any role by winning.
    """
    found, chooser = None if guild is None else guild.get_role(role), context.interaction.user
    if guild is None or found is None or not isinstance(chooser, discord.Member):
        raise NotAllowed("error-unknown-button")
    if found.managed:
        raise NotAllowed("house-role-managed", role=role_mention(role))
    if not context.interaction.permissions.manage_roles:
        place = channel_mention(context.interaction.channel_id or 0)
        raise NotAllowed("error-member-permission", permission=NEEDED, place=place)
    if chooser.id != guild.owner_id and chooser.top_role <= found:
        raise NotAllowed("house-role-above", role=role_mention(role))


def lacking_said(
    guild: discord.Guild, role: int | None, standing: Standing, application: int, words: Words
) -> tuple[str, ...]:
    """Return why champions do not get their role, and what to do; (): nothing is in the way.

    role: the one that champions get; None: none. application: the bot's id, for the link that grants permissions.
    """
    if role is None:
        return ()
    why, mention = _why_not(guild, role), role_mention(role)
    if why == "permission":
        link = invitation(application, guild=guild, lacking=[NEEDED])
        return (words("house-setup-manage-roles", role=mention, permission=named([NEEDED], words), link=link),)
    if why or standing.refused:
        return (words(f"house-setup-champions-{why or 'refused'}", role=mention),)
    return (words("house-setup-away-champions", role=mention, count=standing.left),) if standing.left else ()
