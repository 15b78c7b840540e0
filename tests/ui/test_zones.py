"""Tests of time zones as members type them."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo, available_timezones

import pytest

from bot.errors import OptionError
from bot.sessions.time.zones import PLACES, as_typed, is_zone, zone_of, zones
from bot.ui.words import Words
from bot.ui.zones import time_in, zone_named, zones_like
from tests.texts.loaded import all_texts

SUMMER = int(datetime(2026, 7, 10, 12, tzinfo=UTC).timestamp() * 1000)
WINTER = int(datetime(2026, 1, 10, 12, tzinfo=UTC).timestamp() * 1000)
ENGLISH = Words(all_texts(), "en")


def named(text: str) -> str:
    return zone_named(text, SUMMER, ENGLISH)


def refused(text: str) -> OptionError:
    with pytest.raises(OptionError) as refusal:
        named(text)
    return refusal.value


@pytest.mark.parametrize(
    ("text", "zone", "time"),
    [
        ("GMT-8", "UTC-8", "4:00"),
        ("gmt −8", "UTC-8", "4:00"),
        ("UTC+2", "UTC+2", "14:00"),
        ("UTC+5:30", "UTC+5:30", "17:30"),
        ("utc +0530", "UTC+5:30", "17:30"),
        ("+14", "UTC+14", "2:00"),
        ("UTC-0", "UTC", "12:00"),
        ("GMT", "UTC", "12:00"),
        ("Etc/UTC", "UTC", "12:00"),
    ],
)
def test_an_offset_means_what_it_says(text: str, zone: str, time: str) -> None:
    assert (named(text), time_in(named(text), SUMMER)) == (zone, time)
    assert is_zone(zone)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Etc/GMT-8", "is ahead of UTC: write UTC+8 for that, or UTC-8 if your time is behind UTC."),
        ("etc/gmt+5", "is behind UTC: write UTC-5 for that, or UTC+5 if your time is ahead of UTC."),
    ],
)
def test_an_inverted_name_of_iana_is_asked_with_what_each_sign_means(text: str, told: str) -> None:
    assert ENGLISH.refusal(refused(text)) == f"“{text}” {told}"


@pytest.mark.parametrize(
    ("stored", "meant", "time"),
    [
        ("Etc/GMT-8", "UTC-8", "4:00"),
        ("Etc/GMT+5", "UTC+5", "17:00"),
        ("Etc/GMT+0", "UTC", "12:00"),
        ("Etc/GMT-14", "Etc/GMT-14", "2:00"),  # no clock is 14 hours behind
        ("EST", "America/New_York", "8:00"),
        ("Europe/Berlin", "Europe/Berlin", "14:00"),
    ],
)
def test_a_zone_stored_by_an_old_version_is_what_the_member_typed(stored: str, meant: str, time: str) -> None:
    assert (as_typed(stored), time_in(stored, SUMMER)) == (meant, time)


@pytest.mark.parametrize(
    ("text", "zone", "winter", "summer"),
    [
        ("EST", "America/New_York", "7:00", "8:00"),
        ("pst", "America/Los_Angeles", "4:00", "5:00"),
        ("CET", "Europe/Berlin", "13:00", "14:00"),
        ("MESZ", "Europe/Berlin", "13:00", "14:00"),
    ],
)
def test_a_short_name_is_a_place_with_its_summer_time(text: str, zone: str, winter: str, summer: str) -> None:
    assert named(text) == zone
    assert (time_in(zone, WINTER), time_in(zone, SUMMER)) == (winter, summer)
    assert time_in(text.upper(), SUMMER) == summer  # as an old version stored it


@pytest.mark.parametrize("text", ["IST", "CST", "BST"])
def test_a_short_name_of_several_places_is_asked(text: str) -> None:
    assert refused(text).key == "error-zone-several"
    for place in PLACES[text]:
        assert place in str(refused(text).params["zones"])
        assert named(place) == place
    assert zones_like(text, None)[: len(PLACES[text])] == list(PLACES[text])


@pytest.mark.parametrize("text", ["localtime", "Factory", "posixrules", "UTC+15", "UTC+5:07", "UTC+2:75", "Oz", ""])
def test_what_is_no_place_and_no_offset_is_refused(text: str) -> None:
    assert refused(text).key == "error-unknown-zone"
    assert not is_zone(text)
    assert zone_of(text) is UTC


def test_a_city_may_be_typed_with_its_accents_and_spaces() -> None:
    assert named("São Paulo") == "America/Sao_Paulo"
    assert named("new york") == "America/New_York"
    assert named("europe/berlin") == "Europe/Berlin"
    assert named("EST5EDT") == "EST5EDT"


def test_every_short_name_of_a_time_is_known_and_its_places_exist() -> None:
    said = {
        name
        for zone in available_timezones()
        for month in (1, 7)
        if (name := datetime(2026, month, 1, tzinfo=ZoneInfo(zone)).tzname() or "")[:1].isalpha()
    }

    assert {name.upper() for name in said} - PLACES.keys() - {"-00"} == set()
    assert {place for places in PLACES.values() for place in places} <= zones()


def test_suggested_zones_begin_with_the_members_zone_and_then_cities() -> None:
    assert zones_like("new york", None)[0] == "America/New_York"
    assert zones_like("", "Asia/Tokyo")[0] == "Asia/Tokyo"
    assert zones_like("GMT-8", None) == ["UTC-8"]
    assert zones_like("est", None)[0] == "America/New_York"
    assert zones_like("atlantis", None) == []
    assert not any(name.startswith("Etc/") for name in zones_like("e", None))
