"""Faults in leagues: which results count, which rounds open, and what stands in their channel."""

from typing import Any

from bot.sessions.leagues import seasons
from bot.sessions.leagues.messages import LeagueMessages
from bot.ui.leagues import host
from tests.universe.plants.known import instead_of, plant


@plant("doubled-results", law="tallied")
def count_twice() -> None:
    """Count the newest result of a division twice in its standings."""

    @instead_of(seasons, "table")
    def table(honest: Any, players: Any, results: Any, *rules: Any, **more: Any) -> Any:
        return honest(players, (*results, *results[-1:]), *rules, **more)


@plant("closed-rounds", law="opened")
def open_one_round() -> None:
    """Open the matches of the first round of a league only."""

    @instead_of(seasons, "to_open")
    def to_open(honest: Any, *asked: Any) -> Any:
        return tuple(one for one in honest(*asked) if one.round == 1)


@plant("old-standings", law="pictured")
def never_edit() -> None:
    """Believe that each message of a league shows what it is to show."""

    @instead_of(host.Shown, "digest")
    def digest(honest: Any, shown: Any, *asked: Any) -> str:
        return "the same"


@plant("forgotten-messages", law="invited")
def forget_messages() -> None:
    """Neither store where the message of a league was posted, nor look for it before it is posted again."""

    @instead_of(LeagueMessages, "note")
    async def note(honest: Any, messages: Any, row: Any) -> None:
        return None

    @instead_of(host, "marked_among")
    def marked_among(honest: Any, *asked: Any) -> None:
        return None
