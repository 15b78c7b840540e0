"""Tests of the laws of leagues and cups: standings, times, calls and pictures."""

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from bot.engine.game import Outcome, Seat, Standing
from bot.playground import Message, World
from bot.playground.rest.api import Request
from bot.playground.world.events import MessageCreated
from bot.sessions.leagues.model import OPENED_A_DAY, League, league_of
from bot.sessions.pace import DAY, HOUR
from bot.storage.league_rows import LeaguePairingRow, LeagueRow, LeagueRows, LeagueSeatRow
from tests.sessions.league_host import RULES
from tests.sessions.league_recount import Counted
from tests.universe import competitions
from tests.universe.competitions import Competitions, most_calls

ID, NOW = "aaaaaaaaaa", 100 * DAY
NAMES = ("Ada", "Bela", "Chen")
PAIRS = ((0, 1), (1, 2), (2, 0))


def league(*scores: tuple[int, int] | None, opened: int = 3, ends: int = NOW + DAY) -> League:
    """Return a league of three. scores: of its first matches. opened: how many matches were opened."""
    rules = msgspec.json.encode(RULES).decode()
    row = LeagueRow(ID, 1, "gemrush", rules, "playing", 1, NOW - 3 * DAY, ends, NOW + HOUR)
    seats = tuple(LeagueSeatRow(ID, 1, 1, seat, 1, seat + 5, name) for seat, name in enumerate(NAMES))
    pairings = []
    for number, (first, second) in enumerate(PAIRS):
        one = LeaguePairingRow(ID, 1, 1, number, 1, number + 1, first, second)
        if number < opened:
            one = msgspec.structs.replace(one, match_id=f"match{number}", opened_at=NOW - 2 * DAY)
        known = scores[number] if number < len(scores) else None
        pairings.append(one if known is None else one.with_scores(known, played=True))
    return league_of(LeagueRows(row, (), seats, tuple(pairings)))


def results(*halves: tuple[int, int] | None) -> dict[str, Counted]:
    known = {f"match{number}": Counted(None, stayed=True) for number in range(len(PAIRS))}
    return known | {f"match{number}": Counted(one, stayed=True) for number, one in enumerate(halves)}


def test_a_result_that_is_not_that_of_its_match_is_told() -> None:
    assert list(competitions._of_results(league((2, 0)), results((2, 0)))) == []
    [(law, told)] = competitions._of_results(league((2, 0)), results((0, 2)))
    assert (law, told) == ("tallied", "match0 of aaaaaaaaaa has (0, 2), and (2, 0) is stored")


def test_standings_that_a_recount_does_not_give_are_told() -> None:
    assert list(competitions._of_standings(league((2, 0)), results((2, 0)), NOW)) == []
    [(law, told)] = competitions._of_standings(league((2, 0)), results((1, 1)), NOW)
    assert law == "tallied"
    assert told.startswith("the standings of aaaaaaaaaa are {1: {0: 2, ")


@pytest.mark.parametrize(
    ("halves", "lost"), [((2, 0), []), ((0, 2), [0]), ((2, 0), [1])], ids=["places", "first lost", "second lost"]
)
def test_a_match_counts_for_the_better_place_unless_somebody_has_lost_it(
    halves: tuple[int, int], lost: list[int]
) -> None:
    outcome = Outcome("points", (Standing(Seat(0), 1, 9), Standing(Seat(1), 2, 4)), None, 20)
    assert competitions._halves(outcome, lost) == halves
    assert competitions._halves(None, lost) is None


def told_of(one: League, away: set[int], before: Mapping[int, int] | None = None) -> list[str]:
    return [text for _, text in competitions._of_times(one, NOW, away, before or {})]


def test_a_match_whose_time_is_over_is_told() -> None:
    assert told_of(league((2, 0), (2, 0), opened=3), set()) == []
    assert told_of(league((2, 0), (2, 0), opened=3, ends=NOW), set()) == [
        "match 2 of aaaaaaaaaa has no result, and its time is over"
    ]


def test_a_match_that_does_not_open_is_told_unless_a_player_is_away() -> None:
    waiting = league((2, 0), (2, 0), opened=2)
    assert told_of(waiting, set()) == ["match 2 of aaaaaaaaaa is not open, and its players have no other one"]
    assert told_of(waiting, {5}) == []
    assert told_of(waiting, set(), {5: OPENED_A_DAY}) == []  # of the season before
    assert told_of(waiting, set(), {5: OPENED_A_DAY - 1, 6: OPENED_A_DAY}) != []
    assert told_of(league((2, 0), opened=2), set()) == []  # both play somebody else


def test_a_picture_that_does_not_say_what_is_stored_is_told() -> None:
    names = dict(enumerate(NAMES))
    told = ["1. Ada: 1 point", "2. Bela: 0 points", "2. Chen: 0 points"]
    assert list(competitions._lacking(league((2, 0)), 1, told, names)) == []
    assert list(competitions._lacking(league((1, 1)), 1, told, names)) == ["Ada ½", "Bela ½"]


def hearing() -> tuple[Competitions, Any]:
    """Return the laws of a universe whose competition is in a channel, and the universe."""
    world = World.default()
    universe: Any = SimpleNamespace(world=world, books=None, loop=SimpleNamespace(now=0.0))
    universe.leaguers = SimpleNamespace(hall=world.channel("games"), board=lambda _: None)
    return Competitions(universe), universe


def call(made: Competitions, universe: Any, nonce: str) -> None:
    message = Message(universe.world.new_id(), universe.leaguers.hall.id, universe.world.bot_id, nonce=nonce)
    message.mentions = [5]
    made._hear(MessageCreated(message))


def test_who_is_called_twice_to_a_season_or_too_often_a_day_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    made, universe = hearing()
    seasons = [SimpleNamespace(season=1)]
    monkeypatch.setattr(competitions, "stored", lambda _: seasons)
    for number in range(most_calls(1)):
        call(made, universe, f"season{number}")
    assert list(made.broken()) == []
    universe.loop.now = DAY / 1_000 + 1
    call(made, universe, "season0")
    assert [text for _, text in made.broken()] == ["5 was called 2 times by the message season0"]
    universe.loop.now = 60.0
    seasons[0].season = 2
    call(made, universe, "of the next season")
    assert len(list(made.broken())) == 1
    call(made, universe, "its end")
    assert len(list(made.broken())) == 1
    call(made, universe, "another")
    assert "5 got 9 messages of leagues and cups within a day" in [text for _, text in made.broken()]


def test_edits_of_its_messages_are_counted() -> None:
    made, universe = hearing()
    path = f"/channels/{universe.leaguers.hall.id}/messages/1"
    for method, asked in (("PATCH", path), ("GET", path), ("PATCH", "/channels/1/messages/1")):
        made.note(Request(method, asked, 200, None))
    assert made.edits == 1
