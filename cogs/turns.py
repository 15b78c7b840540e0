"""`/turns` shows the turns that wait for a member. `/reminders` changes the member's reminders."""

import asyncio
from collections.abc import Mapping
from typing import Any, Literal, get_args

import discord
import msgspec
from discord import app_commands, ui
from msgspec.structs import replace

from bot.errors import NotAllowed
from bot.sessions.model import MemberSettings
from bot.sessions.time.reminders import digest_at
from bot.sessions.time.zones import as_typed
from bot.ui.address import Address
from bot.ui.boards.turn_list import TURNS
from bot.ui.commands.house_cog import HouseCog
from bot.ui.commands.turns_panel import turns_panel
from bot.ui.entry.actions import Answers, Press, action, choice_in
from bot.ui.entry.buttons import Button, Select
from bot.ui.entry.context import Context
from bot.ui.entry.door import Choices, entered_anywhere, suggesting
from bot.ui.panels import Form, Layout, line, option, panel
from bot.ui.times import clock_time
from bot.ui.typed_times import read_hour, read_quiet
from bot.ui.words import Words
from bot.ui.zones import USUAL_ZONES, time_in, zone_named, zones_like

USUAL_HOURS = ("off", "22:00-7:00", "22:00-8:00", "23:00-9:00", "0:00-8:00")
USUAL_DIGESTS = ("off", "8:00", "12:00", "18:00", "21:00")
OTHER = "other"  # the value of a menu's line that asks for typed text
EXAMPLES = {"quiet": USUAL_HOURS[1], "zone": USUAL_ZONES[0], "digest": USUAL_DIGESTS[1]}  # of typed text, by setting

Rhythm = Literal["off", "once", "ladder"]
PLACES = ("channel", "dm")


class Turns(HouseCog):
    area = TURNS

    @app_commands.command(name="turns", description="wait-cmd-turns")
    @entered_anywhere
    async def turns(self, context: Context) -> None:
        await self._list(context)

    @action("list")
    async def _list(self, context: Context) -> None:
        """Show the matches that wait for the member, and those in which the member waits for others."""
        await context.show(await turns_panel(self.client, context))

    @app_commands.command(name="reminders", description="wait-cmd-reminders")
    @app_commands.describe(
        rhythm="wait-opt-rhythm",
        where="wait-opt-where",
        quiet="wait-opt-quiet",
        zone="wait-opt-zone",
        upcoming="wait-opt-next",
        challenges="wait-opt-challenges",
        evenings="wait-opt-evenings",
        forced="wait-opt-forced",
        digest="wait-opt-digest",
    )
    @app_commands.rename(upcoming="next")
    @app_commands.choices(
        rhythm=[app_commands.Choice(name=f"wait-choice-rhythm-{value}", value=value) for value in get_args(Rhythm)],
        where=[app_commands.Choice(name=f"wait-choice-where-{value}", value=value) for value in PLACES],
    )
    @entered_anywhere
    async def reminders(
        self,
        context: Context,
        rhythm: str | None = None,
        where: str | None = None,
        quiet: str | None = None,
        zone: str | None = None,
        upcoming: bool | None = None,
        challenges: bool | None = None,
        evenings: bool | None = None,
        forced: bool | None = None,
        digest: str | None = None,
    ) -> None:
        switches = {"next": upcoming, "challenges": challenges, "evenings": evenings, "forced": forced}
        # The digest comes last: it goes before another rhythm and another place.
        typed = {"rhythm": rhythm, "where": where, "quiet": quiet, "zone": zone, "digest": digest}
        typed |= {name: "yes" if on else "no" for name, on in switches.items() if on is not None}
        await self._change(context, {name: value for name, value in typed.items() if value is not None})

    @action("reminders")
    async def on_reminders(self, context: Context) -> None:
        """Show the settings of the member's reminders."""
        settings = await self.sessions.settings.member(context.user)
        await context.show(self._settings(settings, context.words))

    @action("set")
    async def on_set(self, context: Context, press: Press, answers: Answers) -> None:
        """Change one setting by a menu, a button (its value is the version) or a modal."""
        name = press.argument
        if press.kind == "m":
            value = answers.get("text", "")
        else:
            value = choice_in(answers) if press.kind == "s" else "yes" if press.version else "no"
        if value == OTHER and name in EXAMPLES:
            await context.ask(_form(name, context.words))
            return
        await self._change(context, {name: value})

    async def panel_again(self, context: Context, press: Press, said: str) -> bool:
        """Show the settings as they are, below a refusal."""
        settings = await self.sessions.settings.member(context.user)
        await context.show(
            panel(
                f"{said}\n{_summary(settings, self.client.clock.now(), context.words)}", *_rows(settings, context.words)
            )
        )
        return True

    async def _change(self, context: Context, values: Mapping[str, str]) -> None:
        """Store these values of settings, by name, and show all. Raises the errors of `_changed`."""

        def change(settings: MemberSettings) -> MemberSettings:
            for name, value in values.items():
                settings = _changed(settings, name, value, self.client.clock.now(), context.words)
            return replace(settings, locale=context.request.locale)

        if values.get("evenings") == "yes":  # first, so that the setting never promises what nothing would send
            await self.sessions.outbox.evenings.plan(context.user, context.place)
        settings = await self.sessions.reminders.change_member(context.user, change)
        await context.show(self._settings(settings, context.words))

    def _settings(self, settings: MemberSettings, words: Words, said: str = "") -> Layout:
        """Return the panel of all settings, below a sentence."""
        text = _summary(settings, self.client.clock.now(), words)
        return panel(f"{said}\n{text}" if said else text, *_rows(settings, words))

    @reminders.autocomplete("zone")
    @suggesting
    async def _suggest_zones(self, context: Context, current: str) -> Choices:
        stored = (await self.sessions.settings.member(context.user)).zone
        own = None if stored is None else as_typed(stored)
        names, now = await asyncio.to_thread(zones_like, current, own), self.client.clock.now()
        return [app_commands.Choice(name=f"{name} · {time_in(name, now)}", value=name) for name in names]


def _changed(settings: MemberSettings, name: str, value: str, now: int, words: Words) -> MemberSettings:
    """Return the settings after a choice. Raises OptionError, and NotAllowed for a forged name or value."""
    if name == "quiet":
        return replace(settings, quiet=read_quiet(value, words))
    if name == "zone":
        return replace(settings, zone=zone_named(value, now, words))
    if name == "next":
        return replace(settings, next_notice=value == "yes")
    if name == "evenings":
        on = value == "yes"
        return replace(settings, evenings=on, dm_closed=settings.dm_closed and not on)
    if name in ("challenges", "forced"):
        return replace(settings, **{name: value == "yes"})
    if name == "where" and value in PLACES:
        # If Discord refused direct messages before, the bot tries them again now.
        dm = value == "dm"
        return replace(settings, dm=dm, dm_closed=False, digest=settings.digest if dm else None)
    if name == "rhythm" and value in get_args(Rhythm):
        return replace(settings, rhythm=msgspec.convert(value, Rhythm), digest=None)
    if name == "digest":
        hour = read_hour(value, words)
        settings = replace(settings, digest=hour)
        return settings if hour is None else replace(settings, dm=True, dm_closed=False)
    raise NotAllowed("error-unknown-button")


def _rows(settings: MemberSettings, words: Words) -> list[list[ui.Item[Any]]]:
    """Return a menu or a button for each setting. Each shows how the setting is."""
    hours, zone = USUAL_HOURS[0], as_typed(settings.zone or "UTC")
    if settings.quiet is not None:
        begin, end = settings.quiet
        hours = f"{clock_time(begin)}-{clock_time(24 * 60 if settings.always_quiet else end)}"
    digest = USUAL_DIGESTS[0] if settings.digest is None else clock_time(settings.digest)
    rows = [
        _menu("rhythm", settings.rhythm, get_args(Rhythm), words),
        _menu("digest", digest, (*USUAL_DIGESTS, OTHER), words),
        _menu("where", "dm" if settings.dm else "channel", PLACES, words),
        _menu("quiet", hours, (*USUAL_HOURS, OTHER), words),
        _menu("zone", zone, (*USUAL_ZONES, OTHER), words),
    ]
    evenings = settings.evenings and not settings.dm_closed  # a press then tries direct messages again
    switches = {"next": settings.next_notice, "challenges": settings.challenges, "evenings": evenings}
    rows.append([_switch(name, on, words) for name, on in switches.items()])
    rows.append([_switch("forced", settings.forced, words)])
    return rows


def _switch(name: str, on: bool, words: Words) -> Button:
    """Return a button that turns a setting on or off. Its label says how the setting is."""
    style = discord.ButtonStyle.primary if on else discord.ButtonStyle.secondary
    label = words(f"wait-set-{name}", value="yes" if on else "no")
    return Button(Address("b", TURNS, "set", "", int(not on), name), label, style)


def _menu(name: str, value: str, offered: tuple[str, ...], words: Words) -> list[ui.Item[Any]]:
    """Return a row with a menu. value: the present value, which the menu offers, too."""
    values = dict.fromkeys((*offered, value) if offered[-1] != OTHER else (*offered[:-1], value, OTHER))
    lines = [option(words(f"wait-set-{name}", value=one), one, chosen=one == value) for one in values]
    return [Select(Address("s", TURNS, "set", argument=name), words(f"wait-set-{name}", value=value), lines)]


def _form(name: str, words: Words) -> Form:
    address = Address("m", TURNS, "set", argument=name)
    field = line("text", words(f"wait-set-{name}-label"), hint=words(f"wait-opt-{name}"), example=EXAMPLES[name])
    return Form(address, words(f"wait-set-{name}-label"), field)


def _summary(settings: MemberSettings, now: int, words: Words) -> str:
    where = "channel" if not settings.dm else "closed" if settings.dm_closed else "dm"
    chosen, comes = settings.daily_at, digest_at(settings)
    hour = "" if comes is None else clock_time(comes)
    rhythm = settings.rhythm if chosen is None else "digest"
    lines = [words("wait-reminders", rhythm=rhythm, where=where, hour=hour)]
    if settings.always_quiet:
        lines = [words("wait-reminders-quiet-always")]
    elif settings.quiet is not None:
        begin, end = (clock_time(minute) for minute in settings.quiet)
        missed = "none" if chosen is None or chosen == comes else clock_time(chosen)
        lines.append(words("wait-reminders-quiet", **{"from": begin, "to": end, "missed": missed}))
    zone = as_typed(settings.zone or "UTC")
    lines.append(words("wait-reminders-zone", zone=zone, time=time_in(settings.zone, now)))
    told_next = settings.next_notice and not settings.always_quiet
    lines.append(words("wait-reminders-next", next="yes" if told_next else "no"))
    if settings.evenings:
        lines.append(words("wait-reminders-evenings", where="closed" if settings.dm_closed else "dm"))
    lines.append(words("wait-reminders-challenges", challenges="yes" if settings.challenges else "no"))
    if settings.forced:
        lines.append(words("wait-reminders-forced"))
    return "\n".join(lines)


COG = Turns
