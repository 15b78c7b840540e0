"""Tests of `/league` and `/cup` with options: a manager types what the form asks for, and it opens at once."""

from typing import Any

import pytest

from bot.errors import NotAllowed
from bot.playground import Actor
from bot.playground.client.refusal import Refused
from bot.sessions.leagues.model import League
from bot.sessions.pace import DAY, HOUR, Pace
from bot.ui.leagues.panels import turn_of
from bot.ui.leagues.plans import LeaguePlan
from tests.cogs.desk import Desk
from tests.cogs.desk import said as told_to
from tests.cogs.test_battle import roles_of
from tests.cogs.test_league import private


@pytest.fixture
def ada(desk: Desk) -> Actor:
    return desk.actor("Ada")


async def newest(desk: Desk, *, cups: bool = False) -> League:
    [found] = await desk.sessions.leagues.of(desk.playground.world.guild.id, cups=cups)
    return found


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ({"turn": "3", "weeks": "6", "pause": "7", "place": "channel", "mode": "short"}, (3, 6, 7, False, "short", 0)),
        ({"turn": "1 day"}, (1, 4, 3, True, "usual", 0)),
        ({"weeks": "3 weeks", "rounds": 5}, (2, 3, 3, True, "usual", 5)),
        ({"turn": "8 hours", "bank": 4320}, (1, 4, 3, True, "usual", 0)),
    ],
)
async def test_a_league_opens_by_command_with_what_is_usual_for_the_rest(
    desk: Desk, ada: Actor, typed: dict[str, Any], expected: tuple[Any, ...]
) -> None:
    assert "The league is open" in await desk.slash(ada, "league", game="gembatan", **typed)
    rules = (await newest(desk)).rules
    assert (rules.turn, rules.weeks, rules.pause, rules.threads, rules.start, rules.rounds) == expected
    assert rules.channel == desk.playground.world.channel("games").id


async def test_a_cup_opens_by_command(desk: Desk, ada: Actor) -> None:
    typed = {"mode": "rush", "kind": "13", "turn": "5", "pause": "14", "place": "channel"}
    said = await desk.slash(ada, "cup", game="gemrush", **typed)
    assert "The cup is open" in said
    rules = (await newest(desk, cups=True)).rules
    assert (rules.start, rules.double, rules.best_of, rules.turn, rules.pause, rules.threads) == (
        "rush",
        True,
        3,
        5,
        14,
        False,
    )


@pytest.mark.parametrize(
    ("command", "typed", "refusal"),
    [
        ("league", {"turn": "2"}, "Use `/league` again and name `game`, too."),
        ("cup", {"pause": "1"}, "Use `/cup` again and name `game`, too."),
        (
            "league",
            {"game": "gembatan", "turn": "4"},
            "`turn` cannot be “4”. It can be: 2 days, 1 day, 3 days and 5 days.",
        ),
        ("league", {"game": "gembatan", "turn": "8 hours"}, "A turn of 8 hours needs a time bank, "),
        ("cup", {"game": "gembatan", "turn": "8h"}, "A turn of 8 hours needs a time bank, "),
        ("league", {"game": "gembatan", "mode": "rush"}, "`mode` cannot be “rush”. It can be: "),
        (
            "league",
            {"game": "gembatan", "rounds": 5, "place": "channel"},
            "`place` cannot be chosen for what you open.",
        ),
        ("league", {"game": "gembatan", "rounds": 5, "weeks": "8"}, "`weeks` cannot be “8”. It can be: 2 weeks, "),
    ],
)
async def test_what_the_form_does_not_offer_is_refused_with_what_it_does(
    desk: Desk, ada: Actor, command: str, typed: dict[str, Any], refusal: str
) -> None:
    assert refusal in await desk.slash(ada, command, **typed)
    assert await desk.sessions.leagues.of(desk.playground.world.guild.id, cups=command == "cup") == ()


@pytest.mark.parametrize(("kind", "weeks"), [("03", 7), ("t31", 11)])
async def test_a_cup_has_a_time_bank_and_hours_that_do_not_count(desk: Desk, ada: Actor, kind: str, weeks: int) -> None:
    """Two or four weeks and two banks: 20 or 34 days, of which 5 of 7 count, and of each 15 hours of 24."""
    said = await desk.slash(ada, "cup", game="gembatan", kind=kind, turn="2", bank=4320, off="both")
    rules = (await newest(desk, cups=True)).rules
    assert (rules.bank, rules.off, rules.weeks) == (3 * DAY, "both", weeks)
    assert (rules.pace.bank, rules.pace.off) == (3 * DAY, "both")
    told = f"{rules.weeks} weeks"
    assert "The cup is open" in said
    assert told in said
    assert "each player has 3 days more" in said
    assert "Weekends and nights (22:00 to 7:00) do not count for a turn" in said


@pytest.mark.parametrize("command", ["league", "cup"])
async def test_a_turn_of_eight_hours_with_a_bank_is_the_pace_of_the_matches(
    desk: Desk, ada: Actor, command: str
) -> None:
    said = await desk.slash(ada, command, game="gembatan", turn="8h", bank=4320)
    rules = (await newest(desk, cups=command == "cup")).rules
    assert rules.pace == Pace(limit=8 * HOUR, pause=True, loses=True, bank=3 * DAY)
    assert "A turn may take 8 hours" in said


async def test_the_form_offers_eight_hours_only_with_a_bank(desk: Desk, ada: Actor) -> None:
    await desk.slash(ada, "league")
    assert "With a time bank, a turn may also take 8 hours" in "\n".join(private(ada).texts)
    form = {"start": ["usual"], "weeks": ["4"], "turn": ["8h"], "pause": ["1"], "place": ["threads"]}
    with pytest.raises(Refused, match="no such option"):
        await ada.submit(await desk.press(ada, "Gembatan", private(ada)), form)
    await ada.select(private(ada), "No time bank", "4320")
    opened = await ada.submit(await desk.press(ada, "Gembatan", private(ada)), form)
    assert "The league is open" in told_to(opened)


@pytest.mark.parametrize(("forged", "bank"), [("8h", 0), ("9h", 1440), ("4", 1440), ("h", 1440)])
def test_a_forged_turn_is_refused(forged: str, bank: int) -> None:
    with pytest.raises(NotAllowed):
        turn_of(forged, LeaguePlan(bank))


async def test_a_bank_that_is_typed_alone_is_kept_until_the_form(desk: Desk, ada: Actor) -> None:
    await desk.slash(ada, "cup", bank=1440, off="nights")
    asked = await desk.press(ada, "Gembatan", private(ada))
    form = {"start": ["usual"], "kind": ["01"], "turn": ["1"], "pause": ["1"], "place": ["threads"]}
    assert "The cup is open" in told_to(await ada.submit(asked, form))
    rules = (await newest(desk, cups=True)).rules
    assert (rules.bank, rules.off) == (DAY, "nights")


async def test_only_managers_open_by_command_and_a_server_has_one_of_a_game(desk: Desk, ada: Actor) -> None:
    desk.playground.world.gather(6)
    for command in ("league", "cup"):
        refused = await desk.slash(desk.actor("Fay"), command, game="gembatan", turn="2")
        assert "Manage Server" in refused
        assert "is open" in await desk.slash(ada, command, game="gembatan", turn="2")
        assert f"This server has a {command} of Gembatan already." in await desk.slash(
            ada, command, game="gembatan", turn="2"
        )


async def test_the_choices_of_the_form_are_suggested(desk: Desk, ada: Actor) -> None:
    async def values(command: str, option: str, text: str = "", **typed: Any) -> list[str]:
        return [str(one["value"]) for one in await ada.autocomplete("games", command, option, text, **typed)]

    assert await values("league", "mode", game="gemrush") == ["rush", "short"]
    assert await values("league", "turn", "3") == ["3"]
    assert await values("league", "turn", "", game="gembatan") == ["2", "1", "3", "5"]
    assert await values("league", "turn", "", game="gembatan", bank=4320) == ["2", "1", "3", "5", "8h"]
    assert await values("league", "weeks", game="gembatan", rounds=4) == ["2", "1", "3", "4"]
    assert await values("league", "place", game="nothing") == ["threads", "channel"]
    assert {"01", "13", "t31"} <= {*await values("cup", "kind", game="gemrush")}


async def test_a_team_battle_opens_by_command(desk: Desk, ada: Actor) -> None:
    first, second = roles_of(desk)
    roles = {"team": first.id, "rival": second.id}
    typed = {"turn": "3", "pause": "1", "bank": 1440}
    assert "`kind` cannot be chosen" in await desk.slash(ada, "cup", game="gembatan", kind="01", **roles)
    assert "needs two different roles" in await desk.slash(ada, "cup", game="gembatan", team=first.id, **typed)
    await desk.slash(ada, "cup", game="gembatan", **roles, **typed)
    rules = (await newest(desk, cups=True)).rules
    assert [one.role for one in rules.teams] == [first.id, second.id]
    assert (rules.turn, rules.pause, rules.matches, rules.bank) == (3, 1, 1, DAY)
