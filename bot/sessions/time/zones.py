"""Time zones: their names, the short names of their times, and offsets from UTC.

A member's zone is the IANA name of a place, such as "Europe/Berlin", or an offset such as "UTC-8" or "UTC+5:30". IANA's
own names of offsets are not used: "Etc/GMT-8" is eight hours ahead of UTC.
"""

import re
from datetime import UTC, date, datetime, timedelta, timezone, tzinfo
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

# Short names of times, each with the places that are meant. A name with one place is read as that place with its summer
# time, as "EST" is said in New York all year. A name with several places is asked. Nearly all come from the names
# that IANA's tables give to these times; "PST" is also said in Manila, and is read as that of Los Angeles.
PLACES: dict[str, tuple[str, ...]] = {
    "ACDT": ("Australia/Adelaide",),
    "ACST": ("Australia/Adelaide", "Australia/Darwin"),
    "ADT": ("America/Halifax",),
    "AEDT": ("Australia/Sydney",),
    "AEST": ("Australia/Sydney", "Australia/Brisbane"),
    "AKDT": ("America/Anchorage",),
    "AKST": ("America/Anchorage",),
    "ART": ("America/Argentina/Buenos_Aires",),
    "AST": ("America/Halifax", "America/Puerto_Rico", "Asia/Riyadh"),
    "AWST": ("Australia/Perth",),
    "BRT": ("America/Sao_Paulo",),
    "BST": ("Europe/London", "Asia/Dhaka", "Pacific/Bougainville"),
    "CAT": ("Africa/Maputo",),
    "CDT": ("America/Chicago", "America/Havana"),
    "CEST": ("Europe/Berlin",),
    "CET": ("Europe/Berlin",),
    "CHST": ("Pacific/Guam",),
    "CLT": ("America/Santiago",),
    "COT": ("America/Bogota",),
    "CST": ("America/Chicago", "America/Mexico_City", "Asia/Shanghai", "America/Havana"),
    "CT": ("America/Chicago",),
    "EAT": ("Africa/Nairobi",),
    "EDT": ("America/New_York",),
    "EEST": ("Europe/Athens",),
    "EET": ("Europe/Athens",),
    "EST": ("America/New_York",),
    "ET": ("America/New_York",),
    "GMT": ("UTC",),
    "HDT": ("America/Adak",),
    "HKT": ("Asia/Hong_Kong",),
    "HST": ("Pacific/Honolulu",),
    "IDT": ("Asia/Jerusalem",),
    "IST": ("Asia/Kolkata", "Europe/Dublin", "Asia/Jerusalem"),
    "JST": ("Asia/Tokyo",),
    "KST": ("Asia/Seoul",),
    "MDT": ("America/Denver",),
    "MESZ": ("Europe/Berlin",),
    "MEZ": ("Europe/Berlin",),
    "MEST": ("Europe/Berlin",),
    "MET": ("Europe/Berlin",),
    "MSK": ("Europe/Moscow",),
    "MST": ("America/Denver", "America/Phoenix"),
    "MT": ("America/Denver",),
    "NDT": ("America/St_Johns",),
    "NST": ("America/St_Johns",),
    "NZDT": ("Pacific/Auckland",),
    "NZST": ("Pacific/Auckland",),
    "PDT": ("America/Los_Angeles",),
    "PET": ("America/Lima",),
    "PKT": ("Asia/Karachi",),
    "PST": ("America/Los_Angeles",),
    "PT": ("America/Los_Angeles",),
    "SAST": ("Africa/Johannesburg",),
    "SGT": ("Asia/Singapore",),
    "SST": ("Pacific/Pago_Pago", "Asia/Singapore"),
    "UCT": ("UTC",),
    "UTC": ("UTC",),
    "WAT": ("Africa/Lagos",),
    "WEST": ("Europe/Lisbon",),
    "WET": ("Europe/Lisbon",),
    "WIB": ("Asia/Jakarta",),
    "WIT": ("Asia/Jayapura",),
    "WITA": ("Asia/Makassar",),
    "Z": ("UTC",),
}
_NOWHERE = frozenset({"Factory", "localtime", "posixrules"})  # the machine's own zone, and a zone of no place
_OFFSET = re.compile(r"UTC([+-])(\d{1,2})(?::(\d{2}))?")
_FIRST_DAY = date(1970, 1, 1)
_INVERTED = re.compile(r"Etc/GMT([+-]\d{1,2})")
_EARLIEST, _LATEST, _STEP = -12 * 60, 14 * 60, 15  # minutes from UTC, as the clocks of the world have them


@cache
def zones() -> frozenset[str]:
    """Return the names of all places' time zones, and "UTC".

    The first call is slow, because it searches hundreds of files.
    """
    left_out = _NOWHERE | (PLACES.keys() - {"UTC"})
    return frozenset(name for name in available_timezones() - left_out if not name.startswith(("Etc/", "GMT")))


def is_zone(name: str) -> bool:
    """Return whether this is the name of a place's zone, or an offset from UTC."""
    return _offset(name) is not None or name in zones()


def zone_of(name: str | None) -> tzinfo:
    """Return a member's time zone. It is UTC for None and for unknown names. name: as it is stored (`as_typed`)."""
    if name is None or name in _NOWHERE:
        return UTC
    name = as_typed(name)
    offset = _offset(name)
    if offset is not None:
        return timezone(timedelta(minutes=offset), name)
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):  # the machine on which the member set the zone may know more zones
        return UTC


def day_in(zone: str | None, at: int) -> int:
    """Return the day that it is in a zone, as days since 1970-01-01 there. at: milliseconds since 1970."""
    return (datetime.fromtimestamp(at / 1000, zone_of(zone)).date() - _FIRST_DAY).days


def as_typed(name: str) -> str:
    """Return the name of the zone that a member meant. name: as it is stored.

    An old version stored short names, and "Etc/GMT-8" for "GMT-8". It is read as "UTC-8".
    """
    found, places = _INVERTED.fullmatch(name), PLACES.get(name, ())
    if found is not None:
        return offset_name(int(found[1]) * 60) or name
    return places[0] if len(places) == 1 else name


def offset_name(minutes: int) -> str | None:
    """Return the name of an offset, such as "UTC+5:30"; None: no clock has it. minutes: ahead of UTC."""
    if not _EARLIEST <= minutes <= _LATEST or minutes % _STEP:
        return None
    if minutes == 0:
        return "UTC"
    hour, minute = divmod(abs(minutes), 60)
    return f"UTC{'-' if minutes < 0 else '+'}{hour}" + (f":{minute:02}" if minute else "")


def same_time(one: str, other: str, now: int) -> bool:
    """Return whether two zones have the same time now and in half a year. now: milliseconds since 1970."""
    here, there = zone_of(one), zone_of(other)
    days = [datetime.fromtimestamp(now / 1000, UTC) + timedelta(days=days) for days in (0, 182)]
    return all(day.astimezone(here).utcoffset() == day.astimezone(there).utcoffset() for day in days)


def _offset(name: str) -> int | None:
    """Return the minutes that an offset is ahead of UTC; None if the name is no offset."""
    found = _OFFSET.fullmatch(name)
    if found is None:
        return None
    ahead = int(found[2]) * 60 + int(found[3] or 0)
    minutes = -ahead if found[1] == "-" else ahead
    return minutes if offset_name(minutes) == name else None
