"""Time zones as members type them: places, cities, short names and offsets."""

import re
from datetime import datetime

from bot.errors import OptionError
from bot.sessions.time.zones import PLACES, offset_name, same_time, zone_of, zones
from bot.ui.typed import folded
from bot.ui.words import Words

USUAL_ZONES = (
    "Europe/Berlin",
    "Europe/London",
    "Europe/Paris",
    "America/New_York",
    "America/Chicago",
    "America/Los_Angeles",
    "America/Sao_Paulo",
    "Asia/Kolkata",
    "Asia/Tokyo",
    "Australia/Sydney",
    "UTC",
)

# "GMT-8", "UTC +5:30", "+0530" and IANA's "Etc/GMT-8"
_OFFSET = re.compile(
    r"(?P<inverted>etc/)?(?:utc|gmt)?\s*(?P<sign>[-+−–])\s*(?P<hour>\d{1,2})(?:[:.h]?(?P<minute>\d{2}))?", re.I
)


def zone_named(text: str, now: int, words: Words) -> str:
    """Return the name of the time zone that a member typed.

    now: milliseconds since 1970. Raises OptionError if it is none, and if it means several.
    """
    meant = _meant(text.strip(), now)
    if len(meant) > 1 and _is_inverted(text.strip()):
        typed, official = meant
        ahead = "ahead" if "+" in official else "behind"
        raise OptionError("error-zone-inverted", zone=text.strip(), meant=official, other=typed, **{"is": ahead})
    if not meant:
        raise OptionError("error-unknown-zone", zone=text.strip())
    if len(meant) > 1:
        raise OptionError("error-zone-several", zone=text.strip(), zones=words.listed(meant, "or"))
    return meant[0]


def zones_like(begun: str, own: str | None) -> list[str]:
    """Return the names of time zones that fit the typed text, the most likely first. own: the member's zone."""
    wanted = folded(begun).replace(" ", "_")
    if not wanted:
        return list(dict.fromkeys([*([own] if own else []), *USUAL_ZONES]))
    fitting = [name for name in zones() if wanted in name.casefold()]

    def rank(name: str) -> tuple[bool, bool, str]:
        city = name.rpartition("/")[2].casefold()
        return not city.startswith(wanted), "/" not in name, name

    return list(dict.fromkeys([*_offsets(begun.strip()), *_places(begun.strip()), *sorted(fitting, key=rank)]))


def time_in(zone: str | None, now: int) -> str:
    """Return what time it is in a zone, in the form "14:05". now: milliseconds since 1970."""
    here = datetime.fromtimestamp(now / 1000, zone_of(zone))
    return f"{here.hour}:{here.minute:02}"


def _meant(typed: str, now: int) -> tuple[str, ...]:
    """Return the zones that a text may mean."""
    short = _offsets(typed) or _places(typed)
    if short:
        return short
    wanted = folded(typed).replace(" ", "_")
    exact = tuple(name for name in zones() if name.casefold() == wanted)
    cities = sorted(name for name in zones() if name.rpartition("/")[2].casefold() == wanted)
    if exact or not cities:
        return exact
    # Several names of one place are as good as one; "Australia/West" and "Brazil/West" are not.
    return (cities[0], *(name for name in cities[1:] if not same_time(name, cities[0], now)))


def _places(typed: str) -> tuple[str, ...]:
    return PLACES.get(typed.upper().removeprefix("ETC/"), ())


def _is_inverted(typed: str) -> bool:
    """Return whether this is a name of IANA whose sign is the reverse of what it means, such as "Etc/GMT-8"."""
    found = _OFFSET.fullmatch(typed)
    return found is not None and found["inverted"] is not None


def _offsets(typed: str) -> tuple[str, ...]:
    """Return the offset that is typed. IANA's inverted names may mean either sign: that which is typed comes first."""
    found = _OFFSET.fullmatch(typed)
    minute = 0 if found is None else int(found["minute"] or 0)
    if found is None or minute > 59:
        return ()
    minutes = int(found["hour"]) * 60 + minute
    minutes = minutes if found["sign"] == "+" else -minutes
    signs = (1, -1) if found["inverted"] and minutes else (1,)
    names = [offset_name(sign * minutes) for sign in signs]
    return tuple(name for name in names if name is not None)
