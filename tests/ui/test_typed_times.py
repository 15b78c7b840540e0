"""Tests of times that members type, in the words of each language."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest

from bot.errors import OptionError
from bot.sessions.pace import DAY
from bot.texts.locales import month_first, months, weekdays
from bot.ui.typed import folded
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
    nonsense = (
        "",
        "22",
        "22:75-7",
        "x-y",
        "22-7-8",
        "at 22",
        "from 22",
        "22 h 7",
        "8-8",
        "24-0",
        "25-7",
        "13am-7",
        "9-11pm",
    )
    for text in nonsense:
        with pytest.raises(OptionError):
            read_quiet(text, ENGLISH)


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
        "12.6. at lunch",
        "12.6. 25:00",
        "9999-12-31",
        "13/13",
        "24/12 18",
    )
    for text in nonsense:
        with pytest.raises(OptionError):
            read_until(text, NOON, BERLIN, ENGLISH)


# What members of these languages type for 22:00 to 8:00, tomorrow, Friday at 18:00, in two weeks, and 24 December.
IN_WORDS: dict[str, tuple[tuple[str, ...], ...]] = {
    "en": (
        ("10pm-8am", "10 pm to 8 am", "10:00 p.m. – 8 a.m.", "from 10 at night to 8 in the morning"),
        ("tomorrow",),
        ("Friday 18:00", "on fri at 6 pm", "until Friday 6pm"),
        ("2 weeks", "in 14 days"),
        ("24 December", "Dec 24th", "December 24, 2026"),
    ),
    "de": (
        ("10 Uhr abends bis 8 Uhr morgens",),
        ("morgen",),
        ("Freitag 18 Uhr", "am Fr. um 18:00"),
        ("2 Wochen", "in 14 Tagen"),
        ("24. Dezember", "24. Dez. 2026"),
    ),
    "fr": (
        ("de 10h du soir à 8h du matin",),
        ("demain",),
        ("vendredi à 18h", "le ven. à 6h du soir"),
        ("2 semaines", "dans 14 jours"),
        ("24 décembre", "24 déc. 2026"),
    ),
    "es": (
        ("10 p. m. a 8 a. m.", "de las 10 de la noche a las 8 de la mañana"),
        ("mañana",),
        ("viernes a las 18:00", "el viernes a las 6 de la tarde"),
        ("2 semanas", "dentro de 14 días"),
        ("24 de diciembre", "24 dic de 2026"),
    ),
    "pt-BR": (
        ("das 10 da noite às 8 da manhã",),
        ("amanhã",),
        ("sexta às 18h", "na sexta-feira às 6 da tarde"),
        ("2 semanas", "daqui a 14 dias"),
        ("24 de dezembro", "24 dez 2026"),
    ),
}


@pytest.mark.parametrize("reader", all_texts().languages)
@pytest.mark.parametrize("spoken", [each for each in all_texts().languages if each in IN_WORDS])
def test_times_and_days_are_read_in_words(reader: str, spoken: str) -> None:
    words = Words(all_texts(), reader)
    nights, tomorrows, fridays, fortnights, eves = IN_WORDS[spoken]

    assert {text: read_quiet(text, words) for text in nights} == dict.fromkeys(nights, (22 * 60, 8 * 60))
    for texts, end in (
        (tomorrows, at(2026, 6, 12)),
        (fridays, at(2026, 6, 12, 18)),
        (fortnights, NOON + 14 * DAY),
        (eves, at(2026, 12, 25)),
    ):
        assert {text: read_until(text, NOON, None, words) for text in texts} == dict.fromkeys(texts, end)


def test_a_day_may_begin_and_end_at_midnight() -> None:
    assert read_quiet("0-24", ENGLISH) == (0, 0)
    assert read_quiet("midnight to midday", ENGLISH) == (0, 12 * 60)
    assert read_quiet("12am-12pm", ENGLISH) == (0, 12 * 60)
    assert read_quiet("24:00-8", ENGLISH) == (0, 8 * 60)
    assert read_until("12.6. 24:00", NOON, None, ENGLISH) == at(2026, 6, 13)


def test_the_29_of_february_is_the_next_one_and_a_weekday_the_next_week() -> None:
    assert read_until("29.2.", NOON, None, ENGLISH) == at(2028, 3, 1)
    assert read_until("2/29", NOON, None, ENGLISH, month_first=True) == at(2028, 3, 1)
    assert read_until("today", NOON, None, ENGLISH) == at(2026, 6, 11)
    assert read_until("Wednesday", NOON, None, ENGLISH) == at(2026, 6, 18)
    for text in ("30.2.", "29.2.2027", "tomorrow 25:00", "32 December"):
        with pytest.raises(OptionError):
            read_until(text, NOON, None, ENGLISH)


@pytest.mark.parametrize("names", [weekdays, months])
def test_no_name_of_a_day_or_month_means_another_one_in_another_language(
    names: Callable[[str], dict[str, int]],
) -> None:
    meant: dict[str, set[int]] = {}
    for language in all_texts().languages:
        for name, number in names(language).items():
            meant.setdefault(folded(name).rstrip("."), set()).add(number)

    assert {name: numbers for name, numbers in meant.items() if len(numbers) > 1} == {}


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
