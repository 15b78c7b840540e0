"""The standings and the state of a large Swiss in words, in each language."""

from random import Random

import pytest
from msgspec.structs import replace

from bot.sessions.leagues import seasons
from bot.sessions.leagues.model import League, league_of
from bot.sessions.leagues.possible import places_of
from bot.storage.league_rows import LeaguePairingRow, LeagueRows
from bot.ui.panels import LONGEST_TEXT
from bot.ui.words import Words
from cogs.gembatan.face import GembatanFace
from cogs.league import panels
from cogs.league.page import Page
from tests.sessions.test_league_rounds import byes, ended, opened, settled
from tests.texts.loaded import all_texts

LANGUAGES = ("en", "de", "fr", "es", "pt-BR")


def large(members: int = 20, rounds: int = 3) -> LeagueRows:
    """Return a Swiss of seven rounds after some of them. Each name has 32 characters, all of which are escaped."""
    rows = opened(members, 7)
    named = tuple(replace(one, name=f"{one.user_id}{'_*' * 14}_") for one in rows.members)
    rows = settled(replace(rows, members=named))
    for number in range(rounds):
        rows = ended(rows, Random(number))
    return rows


def page_of(league: League, language: str) -> Page:
    division = seasons.divisions_of(league)[0]
    division = replace(division, possible=places_of(division.count))
    return Page(league, division, GembatanFace(), Words(all_texts(), language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_standings_of_twenty_fit_into_a_message(language: str) -> None:
    text = page_of(league_of(large()), language).text()
    assert len(text) <= LONGEST_TEXT
    assert len(text.splitlines()) == 21
    assert text.count("Buchholz") == 20


def test_the_picture_names_the_round_and_the_places_in_which_a_member_will_end() -> None:
    view = page_of(league_of(large(16, 5)), "en").picture()
    assert view.season == "Round 6 / 7"
    assert all(line.notes[0].endswith("lost") for line in view.lines)
    told = [line.notes[1] for line in view.lines if len(line.notes) > 1]  # not of whom each place is still possible
    assert told
    assert all(note.startswith(("will end in place", "place")) for note in told)
    assert "will end in place 1 to 16" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bye_of_the_round_is_told_above_the_standings(language: str) -> None:
    rows = large(9, 2)
    page, words = page_of(league_of(rows), language), Words(all_texts(), language)
    resting = max(byes(rows), key=lambda one: one.round)
    line = page.text().splitlines()[1]
    assert line == page.bye()
    assert str(100 + resting.first) in line
    assert line.startswith(words("league-round", round=3, rounds=5))


def test_of_several_divisions_the_last_round_is_told() -> None:
    rows = settled(opened(21, 7))

    def scored(one: LeaguePairingRow) -> LeaguePairingRow:
        return replace(one, first_score=2, second_score=0, played=True) if one.division == 2 else one

    league = league_of(settled(replace(rows, pairings=tuple(map(scored, rows.pairings)))))
    words = Words(all_texts(), "en")
    assert panels.state(league, words, 0).startswith("Round 1 of 6")
    assert panels.state(league, words, 0, 2).startswith("Round 2 of 5")
