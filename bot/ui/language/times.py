"""Time in words: how long a turn may take, until when, and the options of a `new` command about it."""

from collections.abc import Callable
from typing import Any, Literal, TypeVar

from discord import app_commands

from bot.sessions.model import Match, Phase
from bot.sessions.pace import DAY, HOUR, MINUTE, Pace
from bot.ui.language.names import safe_name
from bot.ui.language.words import Words

LIMITS = (0, 15, 30, 60, 180, 360, 720, 1440, 2880, 4320, 10080, 20160)  # minutes; 0: none

F = TypeVar("F", bound=Callable[..., Any])


def moment(at: int, style: Literal["R", "f", "d"] = "f") -> str:
    """Return a time that Discord shows to each member in their own zone. at: milliseconds. R: as a time from now."""
    return f"<t:{at // 1000}:{style}>"


def length(milliseconds: int, words: Words) -> str:
    """Return a length of time in its largest whole unit."""
    for unit, size in (("days", DAY), ("hours", HOUR)):
        if milliseconds % size == 0:
            return words("wait-length", unit=unit, count=milliseconds // size)
    return words("wait-length", unit="minutes", count=milliseconds // MINUTE)


def pace_in_words(pace: Pace, words: Words) -> str:
    """Return how long a turn may take, and what happens after that."""
    if pace.limit is None:
        return words("wait-pace-none")
    time = length(pace.limit, words)
    said = words("wait-pace-hard", time=time) if pace.hard else words("wait-pace-soft", time=time)
    return words("wait-pace-pause", pace=said) if pace.pause else said


def clock_line(match: Match, words: Words) -> str:
    """Return the line of a board that tells the time left; "" if there is no limit."""
    terms = match.terms
    if match.phase is Phase.LOBBY:
        return "" if terms.pace.limit is None else words("wait-board-pace", pace=pace_in_words(terms.pace, words))
    if match.phase is not Phase.PLAYING or not match.clocks:
        return ""
    if terms.unreachable is not None:
        return words("wait-board-adrift")
    clock = min(match.clocks, key=lambda one: (one.due is None, one.due or 0))
    name, away = safe_name(match.name_of(clock.seat)), terms.away_until(clock.seat)
    if terms.ask_of(clock.seat) is not None:
        return words("wait-board-asked", name=name)
    if clock.left is not None and away is not None:
        return words("wait-board-away", name=name, time=moment(away, "d"))
    if clock.due is None:
        return ""
    return words("wait-board-due", time=moment(clock.due), left=moment(clock.due, "R"))


def asks_for_pace(command: F) -> F:
    """Describe the options `time`, `late` and `holiday` of a command; `pace_of` reads them."""
    app_commands.describe(time="wait-opt-time", late="wait-opt-late", holiday="wait-opt-holiday")(command)
    app_commands.choices(
        time=[app_commands.Choice(name=f"wait-choice-time-{limit}", value=limit) for limit in LIMITS],
    )(command)
    app_commands.choices(
        late=[app_commands.Choice(name=f"wait-choice-late-{value}", value=value) for value in ("ask", "play")],
        holiday=[
            app_commands.Choice(name=f"wait-choice-holiday-{value}", value=value) for value in ("stand-in", "pause")
        ],
    )(command)
    return command


def pace_of(time: int, late: str, holiday: str) -> Pace:
    """Return the pace that these options ask for. time: minutes, 0 for no limit."""
    return Pace(limit=time * MINUTE or None, hard=late == "play", pause=holiday == "pause")
