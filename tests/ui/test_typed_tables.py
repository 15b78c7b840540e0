"""Tests of times as members type them on a phone, in tables: the result of many texts in each language.

A line of a table is a result and the texts that mean it, with bars between them. Today is Saturday, 28 November 2026.
"""

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta

import pytest
from babel.dates import format_date, format_datetime, format_time

from bot.errors import OptionError
from bot.sessions.pace import DAY
from bot.texts.locales import locale_of, month_first
from bot.ui.typed import bare, folded
from bot.ui.typed_forms import LONGEST
from bot.ui.typed_times import read_hour, read_quiet, read_until
from bot.ui.words import Words
from tests.texts.loaded import all_texts

NOW = int(datetime(2026, 11, 28, 12, tzinfo=UTC).timestamp() * 1000)

# The last day of a holiday, with the time if there is one, or its number of days.
HOLIDAYS = {
    "en": """
2026-11-28: today | tonight | this evening
2026-11-29: until tomorrow | tmrw | Tomorrow. | until\u00a0 tomorrow | tomorrow night | sun evening | coming sunday
2026-12-01: tues | by tuesday | tue 1 dec
2026-11-30: until the day after tomorrow | Mon 30 | monday the 30th | the 30th
2026-12-04: next friday | this friday | UNTIL FRIDAY | Fri. | through fri | friday night
2026-12-05: sat | sat. | next Saturday
2026-12-24: until 24 December | on 24 December | December 24th | 24th of December | dec. 24 | 24 dec. | dec24
2026-12-24: 24.12 | 24.12. | 24/12/26 | 24-12 | 12-24-2026 | 24-Dec-2026 | 2026.12.24 | \uff12\uff14/\uff11\uff12
2026-12-24: the 24th
2026-12-24: until the 24th | 24th | Thu 24/12 | Thursday, 24 December 2026 | thurs the 24th
2028-02-29: 29.2 | 29/2 | February 29 | 29th feb
2026-12-24 18:30: 24.12. 18.30 | 24.12. at 18:30 | dec 24, 6:30 pm | 6:30pm on dec 24 | 24/12 @ 6:30p
2026-12-24 12:00: dec 24 noon | 24 dec at 12 noon
2026-12-04 18:00: Fri, 18:00 | until 6pm friday | at 6 pm on friday | Friday @ 6pm | friday at 18
2026-11-28 18:00: 18:00 | until 6pm | 6 pm | 18 o'clock
2026-11-29 10:00: 10am | until 10:00
7: a week | in one week | 7days | for the next 7 days | 1 wk
14: two weeks | 2w | next 2 weeks | fourteen days | in 14
30: 1 month | a month
""",
    "de": """
2026-11-28: heute | heute Abend | bis heute
2026-11-29: bis morgen | Bis  Morgen | morgen abend | Sonntagabend | so | am So.
2026-11-30: uebermorgen | ubermorgen | bis Mo. | Mo 30.11. | bis zum 30. | bis 30.
2026-12-04: nächsten Freitag | nachsten freitag | naechsten Freitag | diesen freitag | bis einschl. Freitag
2026-12-04: Freitagabend
2026-12-05: samstag | Sa. | sa | Sonnabend | bis kommenden Samstag
2026-12-24: bis 24.12. | am 24.12. | 24.12 | 24. 12. | 24.12.26 | 24.12.2026 | 24. 12. 2026 | den 24.12.
2026-12-24: bis zum 24. Dezember | am 24. | am 24 | 24 dez | 24.Dez. | Do 24.12. | Donnerstag, den 24. Dezember
2027-01-01: 1.1. | ersten Januar | 1. Jänner
2027-03-01: 1. märz | 1. marz | 1 Maerz
2028-02-29: 29.2 | 29.2. | bis 29. Februar
2026-12-24 18:30: 24.12. 18.30 | 24.12 18:30 Uhr | am 24.12. um 18.30 Uhr | 18.30 Uhr am 24.12.
2026-12-04 18:00: Freitag 18 Uhr | bis Freitag um 18 uhr | Fr. 18h | 6 Uhr abends am Freitag | Freitag abends um 6
2026-11-28 18:00: bis 18 Uhr | 18 Uhr | bis heute 18:00
2026-11-29 12:00: morgen Mittag | morgen 12 Uhr mittags | bis mittags
7: eine Woche | in einer Woche | 1 Wo. | fuer 7 Tage | für 7 Tg.
14: zwei wochen | vierzehn Tage | die nächsten 14 Tage | 14 T
30: ein Monat | 1 Monat
""",
    "fr": """
2026-11-28: aujourd'hui | aujourdhui | aujourd hui | ce soir | cette nuit
2026-11-29: jusqu'à demain | jusqu’à demain | jusqua demain | jusqu a demain | demain soir | dim. | dimanche soir
2026-11-30: après-demain | apres demain | lundi | lundi 30 | le 30
2026-12-01: mardi 1er | mar. 1er déc. | le premier décembre
2026-12-04: vendredi prochain | ce vendredi | ven. | VEN | jusqu'à vendredi | vendredi qui vient | d'ici vendredi
2026-12-05: samedi | sam. | sam
2026-12-24: le 24 décembre | 24 decembre | 24 déc. | 24 dec | jusqu'au 24 décembre | jusqu'au\u202f24/12 | le 24/12
2026-12-24: le 24 | jusqu’au 24 | 24-12-2026 | 24/12/26 | jeudi 24 décembre | jeu. 24 | le jeudi 24 déc. 2026
2027-08-15: 15 août | 15 aout | le 15 aoû
2028-02-29: 29.2 | 29/2 | 29 fevrier
2026-12-24 18:30: 24/12 18h30 | le 24/12 à 18h30 | 24 déc. 18 h 30 | le 24 à 18:30
2026-12-04 18:00: vendredi 18h | vendredi à 18 h | ven. à 6h du soir | à 18h vendredi | vendredi à 18
2026-12-04 15:00: vendredi à 3h de l'après-midi | ven. 3h de l’apres midi
2026-11-28 18:00: jusqu'à 18h | 18h pile | 18h00 | ce soir à 18h
2026-11-29 12:00: demain midi | demain à midi | jusqu'à midi
7: une semaine | dans une semaine | 7 jrs | 7j | pour 7 jours
15: quinze jours | pendant 15 jours
30: un mois | 1 mois
""",
    "es": """
2026-11-28: hoy | esta noche | hasta hoy
2026-11-29: hasta mañana | HASTA MANANA | mañana por la noche | dom | domingo noche | este domingo
2026-11-30: pasado mañana | pasado manana | el lunes | lunes 30 | hasta el 30
2026-12-02: miercoles | mié | mie. | miércoles 2
2026-12-04: el próximo viernes | proximo viernes | viernes próximo | el viernes que viene | este viernes | vie. | vie
2026-12-05: sáb | sab | sáb. | hasta el sabado
2026-12-24: el 24 de diciembre | 24 diciembre | 24 de dic. | 24 dic | hasta el 24 de diciembre de 2026 | 24/12/26
2026-12-24: el 24 | hasta el 24 | el día 24 | dia 24 | 24-12 | jueves 24 de diciembre | jueves, 24 de dic. del 2026
2027-01-01: 1º de enero | 1ro de enero | primero de enero | el 1 ene
2028-02-29: 29.2 | 29 de febrero | 29 feb
2026-12-24 18:30: 24/12 a las 18:30 | 24 dic 18:30 hs | el 24 a las 6:30 de la tarde | a las 18:30 del 24 de diciembre
2026-12-04 18:00: viernes 18:00 | el viernes a las 6 de la tarde | viernes a las 18 | las 6 pm del viernes
2026-11-28 18:00: hasta las 18:00 | a las 6 de la tarde | hasta las 18
2026-11-29 12:00: mañana al mediodía | mañana a mediodia | mañana a las 12 del mediodía
7: una semana | en una semana | siete dias | por 7 días | los próximos 7 días
14: dos semanas | dentro de 2 semanas | catorce días
30: un mes | 1 mes
""",
    "pt-BR": """
2026-11-28: hoje | hoje à noite | esta noite
2026-11-29: até amanhã | ate amanha | ATÉ  AMANHÃ | amanhã à noite | dom. | domingo à noite
2026-11-30: depois de amanhã | depois de amanha | seg | segunda | segunda-feira | 2ª feira | dia 30
2026-12-04: próxima sexta | proxima sexta | na sexta | nesta sexta | sexta que vem | até a próxima sexta-feira
2026-12-04: sexta feira | sex | sex. | 6a feira
2026-12-05: sábado | sáb | sab. | até sabado
2026-12-24: 24 de dezembro | até 24 de dezembro | 24 dez | 24/dez | 24 de dez. | 24-12-2026 | 24/12/26
2026-12-24: dia 24 | até o dia 24 | ate dia 24 de dezembro | quinta 24 | quinta-feira, 24 de dezembro de 2026
2027-03-15: 15 de março | 15 marco | 15 mar
2027-01-01: 1º de janeiro | 1o de janeiro | primeiro de janeiro
2028-02-29: 29.2 | 29/2 | 29 de fevereiro
2026-12-24 18:30: 24/12 às 18h30 | 24/12 as 18:30 | dia 24 às 18h30min | 18h30 de 24/12
2026-12-04 18:00: sexta 18h | sexta às 18h | na sexta as 6 da tarde | às 18h de sexta | sexta-feira, 18:00
2026-11-28 18:00: até as 18h | até às 18h | 18h00
2026-11-29 12:00: amanhã ao meio-dia | amanha meio dia
7: uma semana | em uma semana | sete dias | por 7 dias | próximos 7 dias
14: duas semanas | daqui a 2 semanas | quatorze dias | catorze dias
30: um mês | um mes
""",
}
# What may mean several days or times, or none.
NO_HOLIDAYS = {
    "en": "until 12 | 10. | 12h | 24 hours | for 12 hours | next week | weekend | Friday 24 December | mon 9"
    " | 24.30. | 30.2. | December | 25:00"
    " | tomorrow morning | 24 12 | dec 32 | friday 13pm 5 | 2 fridays",
    "de": "bis 10 | 8h | 12 Stunden | nächste Woche | morgen früh | Freitag 24.12. | montags | bis Ende Dezember"
    " | 31.4. | 24.12. 18"
    " | Freitag 25 Uhr | bis bald",
    "fr": "jusqu'à 10 | 18h | 12 heures | la semaine prochaine | demain matin | vendredi 24 décembre"
    " | fin décembre | août | 31/4"
    " | le week-end | 24/12 18 | le 32 | lundi en huit",
    "es": "hasta 10 | 18h | 12 horas | la próxima semana | mañana por la mañana | viernes 24 de diciembre"
    " | fin de mes | ayer"
    " | 31/4 | el finde | 24/12 18 | el 32 | diciembre",
    "pt-BR": "até 10 | 18h | semana que vem | amanhã de manhã | sexta, 24 de dezembro | fim do mês | ontem | 31/4"
    " | 24/12 18 | dia 32 | dezembro | sexta 25h",
}
# Quiet hours as two times.
HOURS = {
    "en": """
22:00-8:00: 10pm-8am | 10pm \u2212 8am | 10PM \u2013 8AM | 10pm\u20148am | 22\u20138 | from 10pm to 8am
22:00-8:00: 10 p.m. til 8 a.m.
22:00-8:00: 10p-8a | 10pm ~ 8am | 10pm -> 8am | between 10pm and 8am | 10pm thru 8am | 22 to 8 | 2200-0800
22:00-8:00: \uff12\uff12\uff1a00-8 | 22:00\u00a0- 08:00 | from 10 at night until 8 in the morning
22:00-8:00: 22 o'clock to 8 o'clock
22:30-7:00: 22.30-7 | 2230-0700 | 10:30pm - 7 am
12:00-18:00: noon-18 | noon to 6pm | 12:00-18
12:00-1:00: noon-01:00 | noon to 1am | 12:00-1
12:00-0:00: noon-midnight | noon-0
12:00-13:00: noon-1pm | noon to 1 pm | 12 noon - 1pm | from midday to 13:00
9:00-12:00: 9-noon | 9am to noon
0:00-12:00: midnight to noon | 12 midnight - 12 noon | 12am-12pm
off: off | none | No | never
""",
    "de": """
22:00-8:00: von 22 bis 8 Uhr | 22 bis 8 | 22 Uhr - 8 Uhr | 22uhr bis 8uhr | ab 22 Uhr bis 8 Uhr | zwischen 22 und 8 Uhr
22:00-8:00: 22 Uhr abends bis 8 Uhr früh
22:00-8:00: 10 Uhr abends bis 8 Uhr früh | abends 10 bis morgens 8 | von abends um 10 bis morgens um 8 | 22 \u2013 8 Uhr
22:30-7:00: 22.30 bis 7.00 | 22:30 Uhr bis 7 | 22.30 Uhr\u20147 Uhr
0:00-6:00: Mitternacht bis 6 | von mitternacht bis 6 uhr | 0 Uhr bis 6 Uhr
off: aus | keine | Nein
""",
    "fr": """
22:00-8:00: de 22h à 8h | de 22 h a 8 h | 22h-8h | 22h \u2212 8h | 22h jusqu'à 8h | entre 22h et 8h
22:00-8:00: depuis 22 h jusqu’à 8 h
22:00-8:00: de 10h du soir à 8h du matin | 22h00 - 08h00 | dès 22 heures à 8 heures | De 22H à 8H
22:30-7:00: 22h30-7h | de 22 h 30 à 7 h 00
12:00-15:00: de midi à 3h de l'après-midi
0:00-12:00: de minuit à midi | minuit - midi
15:00-18:00: de 3h de l'après-midi à 6h du soir
off: non | aucune | jamais
""",
    "es": """
22:00-8:00: de 22 a 8 | de 22:00 a 8:00 | de las 22 a las 8 | desde las 22 h hasta las 8 h | 22hs a 8hs | 22 hs. a 8 hs.
22:00-8:00: de 10 de la noche a 8 de la mañana | 10 pm a 8 am | 10 p.m. - 8 a.m. | entre las 22 y las 8 | 22 \u2212 8
22:30-7:00: 22:30 a 7 | de las 22.30 a las 7.00
0:00-12:00: de medianoche a mediodía | medianoche - mediodia | de medianoche al mediodía
off: no | ninguna | nunca
""",
    "pt-BR": """
22:00-8:00: das 22h às 8h | das 22 as 8 | de 22h até 8h | 22h as 8h | entre 22h e 8h | a partir das 22h até as 8h
22:00-8:00: 22h\u20138h
22:00-8:00: das 10 da noite às 8 da manhã | de 22 a 8 | 22h \u2212 8h | 22 hs às 8 hs
22:30-7:00: 22h30-7h | das 22h30min às 7h | 22:30 às 7
0:00-12:00: meia noite - meio dia | da meia-noite ao meio-dia
off: não | nao | nenhuma | nunca
""",
}
NO_HOURS = (
    "10 | 22 | 3/4 | 22/8 | 8am | 10-8pm | 9-11pm | 22-7-8 | 25-8 | 22:60-8 | 12-12 | 22 8 | 22:00 8:00 | nachts"
    " | always | 22h/7h | from 22 | 13am-7 | 22:0-7 | 220-700 | Freitag bis Montag | 22 bis | bis 8"
    " | 13pm-2 | 14 p.m. - 16 | 8-20pm | 12-1pm"
    " | noon-1 | noon-2 | noon to 11 | 12 noon - 1:30 | midi-1h | Mittag bis 6"
)


def lines_of(table: str) -> Iterator[tuple[str, list[str]]]:
    for line in table.strip().splitlines():
        result, texts = line.split(": ", 1)
        yield result, texts.split(" | ")


def end_of(result: str) -> int:
    """Return the end of a holiday in milliseconds. result: as in HOLIDAYS."""
    if result.isdecimal():
        return NOW + int(result) * DAY
    end = datetime.fromisoformat(result).replace(tzinfo=UTC)
    return int((end if " " in result else end + timedelta(days=1)).timestamp() * 1000)


def span_of(result: str) -> tuple[int, int] | None:
    if result == "off":
        return None
    begin, end = ((60 * int(hour) + int(minute)) for hour, minute in (one.split(":") for one in result.split("-")))
    return begin, end


@pytest.fixture(params=all_texts().languages)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(all_texts(), request.param)


def end_read(text: str, words: Words) -> int | None:
    try:
        return read_until(text, NOW, None, words)
    except OptionError:
        return None


@pytest.mark.parametrize("language", HOLIDAYS)
def test_the_end_of_a_holiday_is_read_as_members_type_it(language: str, words: Words) -> None:
    lines = list(lines_of(HOLIDAYS[language]))

    assert sum(len(texts) for _, texts in lines) >= 50
    for result, texts in lines:
        assert {text: end_read(text, words) for text in texts} == dict.fromkeys(texts, end_of(result)), result


@pytest.mark.slow
@pytest.mark.parametrize(
    "locale", ["en", "en-US", "de", "de-AT", "fr", "fr-CA", "es", "es-MX", "es-AR", "pt-BR", "pt-PT"]
)
def test_every_date_and_time_is_read_as_a_locale_writes_it(locale: str) -> None:
    written, words, first = locale_of(locale), Words(all_texts(), "en"), month_first(locale)
    for ahead in range(0, 365, 5):
        day = date(2026, 11, 28) + timedelta(days=ahead)
        texts = [format_date(day, width, locale=written) for width in ("full", "long", "medium", "short")]
        ends = {text: read_until(text, NOW, None, words, month_first=first) for text in texts}
        assert ends == dict.fromkeys(texts, end_of(day.isoformat()))
    for hour in range(24):
        moment = datetime(2026, 12, 24, hour, 30, tzinfo=UTC)
        assert read_hour(format_time(moment, "short", locale=written), words) == 60 * hour + 30
        text = format_datetime(moment, "short", locale=written)
        assert read_until(text, NOW, None, words, month_first=first) == end_of(f"2026-12-24 {hour:02}:30"), text


@pytest.mark.parametrize("language", NO_HOLIDAYS)
def test_an_unclear_end_of_a_holiday_is_refused(language: str, words: Words) -> None:
    texts = NO_HOLIDAYS[language].split(" | ")

    assert len(texts) >= 10
    assert {text: end_read(text, words) for text in texts} == dict.fromkeys(texts)


@pytest.mark.parametrize("language", HOURS)
def test_quiet_hours_are_read_as_members_type_them(language: str, words: Words) -> None:
    for result, texts in lines_of(HOURS[language]):
        assert {text: read_quiet(text, words) for text in texts} == dict.fromkeys(texts, span_of(result))


def test_unclear_quiet_hours_are_refused(words: Words) -> None:
    for text in NO_HOURS.split(" | "):
        with pytest.raises(OptionError):
            read_quiet(text, words)


def test_a_time_of_the_day_is_read_as_members_type_it(words: Words) -> None:
    six = (
        "18",
        "18:00",
        "1800",
        "6pm",
        "6 p.m.",
        "18h",
        "18 Uhr",
        "um 18 uhr",
        "à 18h",
        "a las 6 de la tarde",
        "às 18h",
    )
    assert {text: read_hour(text, words) for text in six} == dict.fromkeys(six, 18 * 60)
    for text in ("25", "18:61", "evening", "180", "18 19", "13am", "18pm"):
        with pytest.raises(OptionError):
            read_hour(text, words)


def test_a_number_in_words_is_the_same_in_all_languages() -> None:
    meant: dict[str, set[int]] = {}
    for text in Words(all_texts(), "en").in_all_languages("typed-numbers"):
        numbers = text.split(",")
        assert len(numbers) == 14  # from two to fifteen
        for number, names in enumerate(numbers, 2):
            for name in names.split("/"):
                meant.setdefault(bare(folded(name)), set()).add(number)

    assert {name: numbers for name, numbers in meant.items() if len(numbers) > 1} == {}


def test_a_month_later_is_the_same_day_or_the_last_one_of_that_month(words: Words) -> None:
    late = int(datetime(2027, 1, 31, 12, tzinfo=UTC).timestamp() * 1000)

    assert read_until("1 month", late, None, words) == late + 28 * DAY
    assert read_until("zwei Monate", late, None, words) == late + 59 * DAY
    assert read_until("12 meses", NOW, None, words) == NOW + 365 * DAY


def test_a_text_that_is_too_long_for_a_time_is_refused(words: Words) -> None:
    assert end_read("until " * ((LONGEST - len("friday")) // 6) + "friday", words) == end_of("2026-12-04")
    for text in ("until " * 1000 + "friday", "24" + "-" * 6000 + "12", "1" * 6000, "." * 6000):
        assert end_read(text, words) is None
        with pytest.raises(OptionError):
            read_quiet(text, words)
