"""Tests of times that members type, in the words of each language."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.errors import OptionError
from bot.sessions.pace import DAY
from bot.texts.locales import month_first
from bot.ui.typed_times import read_quiet, read_until
from bot.ui.words import Words
from tests.texts.loaded import all_texts

NOON = int(datetime(2026, 6, 10, 12, tzinfo=UTC).timestamp() * 1000)
BERLIN = "Europe/Berlin"
NIGHT = (22 * 60, 7 * 60)
ENGLISH = Words(all_texts(), "en")
# What members of these languages type for ten days, from 22:00 to 7:00, no quiet hours, and 18:00 on 24 December.
SPELLINGS: dict[str, tuple[tuple[str, ...], ...]] = {
    "en": (
        ("10 days", "10d", "10"),
        ("22:00 to 7:00", "from 22 to 7", "between 22:00 and 7:00"),
        ("off",),
        ("24/12 at 18:00",),
    ),
    "de": (
        ("10 Tage", "10 T"),
        ("22:00 bis 7:00", "von 22 Uhr bis 7 Uhr", "22.00–7.00", "zwischen 22 und 7 Uhr"),
        ("aus",),
        ("24.12. 18:00", "24.12. um 18 Uhr"),
    ),
    "fr": (
        ("10 jours", "10 j", "10j"),
        ("22h00-7h00", "22h-7h", "de 22h à 7h", "de 22:00 a 7:00", "entre 22 h et 7 h"),
        ("aucune",),
        ("24/12 à 18h00", "24/12 18h"),
    ),
    "es": (
        ("10 días", "10 dias"),
        ("de 22:00 a 7:00", "de las 22:00 a las 7:00", "desde las 22 h hasta las 7 h", "22:00 a 7:00"),
        ("ninguna",),
        ("24/12 a las 18:00",),
    ),
    "pt-BR": (
        ("10 dias", "10 d"),
        ("das 22h às 7h", "de 22:00 a 7:00", "22h até 7h", "das 22h as 7h"),
        ("nenhuma", "nao"),
        ("24/12 às 18h", "24/12 as 18:00"),
    ),
}


def at(year: int, month: int, day: int, hour: int = 0) -> int:
    return int((datetime(year, month, day, tzinfo=UTC) + timedelta(hours=hour)).timestamp() * 1000)


@pytest.mark.parametrize("reader", all_texts().languages)
@pytest.mark.parametrize("spoken", [each for each in all_texts().languages if each in SPELLINGS])
def test_every_member_may_type_the_words_of_every_language(reader: str, spoken: str) -> None:
    words = Words(all_texts(), reader)
    days, nights, none, evenings = SPELLINGS[spoken]

    assert {text: read_until(text, NOON, None, words) for text in days} == dict.fromkeys(days, NOON + 10 * DAY)
    assert {text: read_quiet(text, words) for text in nights} == dict.fromkeys(nights, NIGHT)
    assert {text: read_quiet(text, words) for text in none} == dict.fromkeys(none)
    evening = at(2026, 12, 24, 18)
    assert {text: read_until(text, NOON, None, words) for text in evenings} == dict.fromkeys(evenings, evening)


def test_quiet_hours_are_read_in_many_spellings() -> None:
    assert read_quiet("22:00-7:00", ENGLISH) == NIGHT
    assert read_quiet("22.30 bis 6", ENGLISH) == (22 * 60 + 30, 6 * 60)
    assert read_quiet("22h30 – 6H", ENGLISH) == (22 * 60 + 30, 6 * 60)
    assert read_quiet("13 to 24", ENGLISH) == (13 * 60, 0)
    assert read_quiet("off", ENGLISH) is None
    assert read_quiet("-", ENGLISH) is None
    for nonsense in ("", "22", "22:75-7", "x-y", "22-7-8", "at 22", "from 22", "22 h 7"):
        with pytest.raises(OptionError):
            read_quiet(nonsense, ENGLISH)


def test_days_are_read_in_many_spellings() -> None:
    assert read_until("10 days", NOON, None, ENGLISH) == NOON + 10 * DAY
    assert read_until("2026-06-12", NOON, None, ENGLISH) == at(2026, 6, 13)
    assert read_until("2026/06/12T18:00", NOON, None, ENGLISH) == at(2026, 6, 12, 18)
    assert read_until("10.6.", NOON, None, ENGLISH) == at(2026, 6, 11)
    assert read_until("12.6.", NOON, BERLIN, ENGLISH) == at(2026, 6, 12, 22)
    assert read_until("24.12.2026 18:00", NOON, BERLIN, ENGLISH) == at(2026, 12, 24, 17)
    assert read_until("1.2.", NOON, None, ENGLISH) == at(2027, 2, 2)
    nonsense = (
        "",
        "soon",
        "31.2.2026",
        "2026-13-01",
        "12.6. at noon",
        "12.6. 25:00",
        "9999-12-31",
        "13/13",
        "24/12 18",
    )
    for text in nonsense:
        with pytest.raises(OptionError):
            read_until(text, NOON, BERLIN, ENGLISH)


@pytest.mark.parametrize(
    ("text", "locale", "month", "day"),
    [
        ("3/4/2027", "en-US", 3, 4),
        ("3/4/2027", "en-GB", 4, 3),
        ("3/4/2027", "fr", 4, 3),
        ("3/4/2027", "pt-BR", 4, 3),
        ("24/12/2027", "en-US", 12, 24),
        ("12/24/2027", "es-ES", 12, 24),
        ("3.4.2027", "en-US", 4, 3),
    ],
)
def test_a_date_with_slashes_is_read_as_the_members_locale_writes_it(
    text: str, locale: str, month: int, day: int
) -> None:
    first = month_first(locale)
    read = read_until(text, NOON, None, ENGLISH, month_first=first)

    assert datetime.fromtimestamp(read / 1000, UTC) == datetime(2027, month, day, tzinfo=UTC) + timedelta(days=1)


def test_a_day_in_an_unknown_time_zone_is_a_day_in_utc() -> None:
    assert read_until("12.6.2026 18:00", NOON, "Europe/Atlantis", ENGLISH) == at(2026, 6, 12, 18)
