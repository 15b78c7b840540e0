"""The panel of `/settings`: each menu and button shows how a setting is, and changes it."""

from collections.abc import Callable, Iterator
from typing import Any

import discord
from discord import ui
from msgspec.structs import replace

from bot.engine.game import LEVELS
from bot.errors import NotAllowed, OptionError
from bot.sessions.model import GuildSettings
from bot.texts.locales import own_name
from bot.ui.address import Address
from bot.ui.commands.leaderboards import LONGEST_ECHO
from bot.ui.commands.reports import AREA as REPORTS
from bot.ui.entry.buttons import Button, ChannelSelect, RoleSelect, Select, number_in
from bot.ui.panels import MOST_OPTIONS, Layout, clip, option
from bot.ui.rows import in_rows
from bot.ui.typed import folded
from bot.ui.words import Words, channel_mention, role_mention

AREA = "house"
THEME = "theme"  # the area of the cog that shows the look of pictures
ANY = "any"  # the value of a menu's line for "no limit"
DISCORD = "discord"  # in place of a language: the one that the server has in Discord
ENDERS = ("moderators", "host", "seated")

Values = dict[str, str | int]

# For each menu, the values that it offers beside the present one. The menu of languages offers those of the texts.
MENUS: dict[str, tuple[str | int, ...]] = {
    "reminders": (ANY, 0, 1, 2, 3),
    "enders": ENDERS,
    "matches": (ANY, 1, 2, 3, 5, 10),
    "patience": (1, 3, 7, 14, 30),
    "holidays": (0, 7, 14, 28, 56),
    "calls": (0, 1, 6, 24),
    "level": LEVELS,
}
SWITCHES = ("threads", "quiet", "computers")
# The settings of a page of their own, since Discord limits what a page has: their fields, by the names of their menus.
COMPANY = {
    "calls": "call_hours",
    "role": "call_role",
    "reports": "report_channel",
    "champions": "champion_role",
}
OF_IDS = ("channels", "daily", "reports", "role", "champions")  # the menus of channels and roles


def values_of(settings: GuildSettings, words: Words) -> Values:
    """Return the values of all settings, by name, as the texts `house-set-<name>` take them."""
    return {
        "language": settings.locale or DISCORD,
        "reminders": ANY if settings.reminders is None else settings.reminders,
        "enders": settings.enders,
        "matches": settings.match_limit or ANY,
        "patience": settings.patience,
        "holidays": settings.stopped_days,
        "threads": "yes" if settings.threads else "no",
        "quiet": "yes" if settings.quiet else "no",
        "computers": "yes" if settings.computers else "no",
        "channels": words.listed(map(channel_mention, settings.channels)) or ANY,
        "level": settings.stand_in_level,
        "calls": settings.call_hours,
        "role": ANY if settings.call_role is None else role_mention(settings.call_role),
        "daily": ANY if settings.daily_channel is None else channel_mention(settings.daily_channel),
        "reports": ANY if settings.report_channel is None else channel_mention(settings.report_channel),
        "champions": ANY if settings.champion_role is None else role_mention(settings.champion_role),
    }


def languages(words: Words) -> dict[str, str]:
    """Return the names of all values of the language, by value. Each language has its own name for itself."""
    own = {code: own_name(code) for code in words.languages}
    return {DISCORD: words("house-choice-language-discord"), **own}


def language_named(typed: str, words: Words) -> str:
    """Return the value of a language that was typed as its value or its name. Raises OptionError if there is none."""
    known, wanted = languages(words), folded(typed)
    for value, name in known.items():
        if wanted in (folded(value), folded(name)):
            return value
    names = words.listed([name for value, name in known.items() if value != DISCORD], "or")
    raise OptionError("house-unknown-language", text=clip(typed, LONGEST_ECHO), languages=names)


def changed(settings: GuildSettings, name: str, chosen: str, words: Words) -> GuildSettings:
    """Return the settings after a choice in a menu. chosen: its values, separated by spaces.

    Raises NotAllowed for a forged name or value.
    """
    number = None if chosen == ANY else chosen
    ids = tuple(map(number_in, chosen.split())) if name in OF_IDS else ()
    changes: dict[str, Callable[[], dict[str, Any]]] = {
        "language": lambda: {"locale": None if chosen == DISCORD else chosen},
        "reminders": lambda: {"reminders": None if number is None else number_in(number)},
        "enders": lambda: {"enders": chosen},
        "matches": lambda: {"match_limit": None if number is None else number_in(number)},
        "patience": lambda: {"patience": number_in(chosen)},
        "holidays": lambda: {"stopped_days": number_in(chosen)},
        "calls": lambda: {"call_hours": number_in(chosen)},
        "role": lambda: {"call_role": ids[0] if ids else None},
        "threads": lambda: {"threads": chosen == "1"},
        "quiet": lambda: {"quiet": chosen == "1"},
        "computers": lambda: {"computers": chosen == "1"},
        "level": lambda: {"stand_in_level": chosen},
        "channels": lambda: {"channels": ids},
        "daily": lambda: {"daily_channel": ids[0] if ids else None},
        "reports": lambda: {"report_channel": ids[0] if ids else None},
        "champions": lambda: {"champion_role": ids[0] if ids else None},
    }
    if name not in changes or (name in ("language", "enders", "level") and chosen not in _offered(name, words)):
        raise NotAllowed("error-unknown-button")
    return replace(settings, **changes[name]())


def what_changed(before: GuildSettings, after: GuildSettings, words: Words) -> str:
    """Return a sentence about the settings that differ; "" if none do."""
    old, new = values_of(before, words), values_of(after, words)
    lines = [_said(name, value, words) for name, value in new.items() if value != old[name]]
    return words("house-saved", changes=" · ".join(lines)) if lines else ""


def settings_panel(
    settings: GuildSettings, known: Callable[[int], bool], words: Words, said: str = "", *, company: bool = False
) -> Layout:
    """Return a page of the panel of a server's settings.

    known: returns whether a channel or role is there still. A menu cannot show one that is gone.
    said: a sentence about the last change. company: whether it is the page of `COMPANY`.
    """
    title = "\n".join(filter(None, (said, words("house-settings"))))
    page = _company_page if company else _first_page
    return Layout(ui.TextDisplay(title), *page(settings, known, words))


def _first_page(settings: GuildSettings, known: Callable[[int], bool], words: Words) -> Iterator[ui.Item[Any]]:
    values = values_of(settings, words)
    for name in ("language", *(one for one in MENUS if one not in COMPANY)):
        yield ui.ActionRow(_menu(name, values[name], _offered(name, words), words))
    channels = [channel for channel in settings.channels if known(channel)]
    yield ui.TextDisplay(words("house-set-where-channels"))
    if len(channels) <= MOST_OPTIONS:
        hint = words("house-set-channels", value=ANY)
        yield ui.ActionRow(ChannelSelect(_address("channels"), hint, channels, most=MOST_OPTIONS))
    else:
        yield ui.TextDisplay(_said("channels", values["channels"], words))
    yield from _channel_menu("daily", settings.daily_channel, known, words)
    buttons = [_switch(name, values[name] == "yes", words) for name in SWITCHES]
    buttons.append(Button(Address("b", AREA, "setup"), words("house-ui-setup")))
    buttons.append(Button(Address("b", THEME, "show", argument="server"), words("theme-ui-look")))
    buttons.append(Button(Address("b", AREA, "company"), words("house-ui-company")))
    yield from (ui.ActionRow[Any](*row) for row in in_rows(buttons))


def _company_page(settings: GuildSettings, known: Callable[[int], bool], words: Words) -> Iterator[ui.Item[Any]]:
    values = values_of(settings, words)
    yield ui.ActionRow(_menu("calls", values["calls"], _offered("calls", words), words))
    yield from _role_menu("role", settings.call_role, known, words)
    yield from _channel_menu("reports", settings.report_channel, known, words)
    yield from _role_menu("champions", settings.champion_role, known, words)
    ended = Button(Address("b", REPORTS, "ended"), words("report-ui-ended"))
    yield ui.ActionRow(ended, Button(Address("b", AREA, "settings"), words("house-ui-settings")))


def _channel_menu(name: str, chosen: int | None, known: Callable[[int], bool], words: Words) -> Iterator[ui.Item[Any]]:
    there = [channel for channel in (chosen,) if channel is not None and known(channel)]
    yield ui.TextDisplay(words(f"house-set-where-{name}"))
    yield ui.ActionRow(ChannelSelect(_address(name), words(f"house-set-{name}", value=ANY), there, most=1))


def _role_menu(name: str, chosen: int | None, known: Callable[[int], bool], words: Words) -> Iterator[ui.Item[Any]]:
    role = chosen if chosen is not None and known(chosen) else None
    yield ui.TextDisplay(words(f"house-set-where-{name}"))
    yield ui.ActionRow(RoleSelect(_address(name), words(f"house-set-{name}", value=ANY), role))


def _said(name: str, value: str | int, words: Words) -> str:
    return words(f"house-set-{name}", value=value)


def _offered(name: str, words: Words) -> tuple[str | int, ...]:
    """Return the values that a menu offers beside the present one."""
    return tuple(languages(words)) if name == "language" else MENUS[name]


def _address(name: str) -> Address:
    return Address("s", AREA, "set", argument=name)


def _menu(name: str, value: str | int, offered: tuple[str | int, ...], words: Words) -> Select:
    shown = list(offered) if value in offered else sorted((*offered, value), key=lambda one: (one != ANY, one))
    lines = [option(_said(name, one, words), str(one), chosen=one == value) for one in shown]
    return Select(_address(name), _said(name, value, words), lines)


def _switch(name: str, on: bool, words: Words) -> Button:
    """Return a button that turns a setting on or off. Its label says how the setting is."""
    style = discord.ButtonStyle.primary if on else discord.ButtonStyle.secondary
    return Button(Address("b", AREA, "turn", "", int(not on), name), _said(name, "yes" if on else "no", words), style)
