"""Tests of **My <year>**: the page of a member's past year, in January, in private unless the member shows it."""

from datetime import UTC, datetime
from typing import Any

import pytest

from bot.engine.table import Table
from bot.playground import Actor, Message
from bot.playground.world.permissions import Permission
from bot.sessions.memory.years import LEAST, Year, Years
from bot.storage.schema import seats
from bot.storage.store import Connection
from bot.ui.address import Address
from render import gems3d
from tests.cogs.desk import Desk, actions, buttons, said
from tests.cogs.private_boards import daily_of, first_move, race
from tests.cogs.test_accuracy import text
from tests.cogs.test_leaderboard import NEARLY, picture, public, scored
from tests.cogs.test_my_game import answered
from tests.cogs.test_replays import newest_private_message
from tests.cogs.test_strangers import forged

pytestmark = pytest.mark.slow

HOUR = 60  # minutes


def now(desk: Desk) -> datetime:
    return datetime.fromtimestamp(desk.clock.now() / 1000, UTC)


def turn_to(desk: Desk, month: int, day: int) -> int:
    """Turn the clock to the next noon of this day, and return its year."""
    today = now(desk)
    wanted = next(
        one for year in (today.year, today.year + 1) if (one := datetime(year, month, day, 12, tzinfo=UTC)) > today
    )
    desk.clock.turn((wanted - today).total_seconds() / 60)
    return wanted.year


async def played(desk: Desk, who: Actor, count: int) -> int:
    """Let a member finish matches of Gems 3D in December, turn to January, and return the year of the matches."""
    year = turn_to(desk, 12, 10)
    for _ in range(count):
        await scored(desk, who)
    turn_to(desk, 1, 3)
    return year


async def opened(desk: Desk, who: Actor, label: str) -> Message:
    """Open the page from the member's profile."""
    await desk.slash(who, "profile")
    await desk.press(who, label, newest_private_message(who))
    return newest_private_message(who)


async def pressed(desk: Desk, who: Actor, label: str, panel: Message) -> Message:
    await desk.press(who, label, panel)
    return newest_private_message(who)


def posts(who: Actor) -> list[Message]:
    """Return the public messages that show the page of a year."""
    return [one for one in who.messages("games") if one.only_for is None and "shows everyone their 2" in text(one)]


async def test_the_page_is_a_picture_and_a_text_of_the_year(desk: Desk) -> None:
    ada = desk.actor("Ada")
    year = await played(desk, ada, LEAST)
    panel = await opened(desk, ada, f"My {year}")
    assert panel.only_for == ada.id
    (shown,) = panel.attachments
    assert (shown.width, shown.height) == (1000, 1250)
    assert shown.filename == f"my-{year}.png"
    facts = [
        "Gems 3D: 5 matches · best score 5",
        "Matches a month: December 5",
        "Best board: Gems 3D, 5 points on 10 Dec",
    ]
    assert (shown.description or "").splitlines() == [f"Ada, {year} in this server: 5 matches", *facts]

    listed = await pressed(desk, ada, "As text", panel)
    assert listed.attachments == []
    assert text(listed).splitlines()[:5] == [f"### Ada · {year}", "5 matches", *facts]
    again = await pressed(desk, ada, "As picture", listed)
    assert again.attachments[0].description == shown.description
    assert "My accuracy" in buttons(await pressed(desk, ada, "My profile", again))


async def test_the_button_is_there_only_in_january_and_only_for_the_member(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    year = turn_to(desk, 12, 10)
    await scored(desk, ada)
    await desk.slash(ada, "profile")
    before = newest_private_message(ada)
    assert "year" not in actions(before)
    turn_to(desk, 1, 31)
    await desk.slash(ada, "profile")
    assert f"My {year}" in buttons(newest_private_message(ada))
    others = await bela.slash("games", "profile", member=ada.id)
    assert others.answer is not None
    assert actions(others.answer) == ["show", "member", "block"]
    turn_to(desk, 2, 1)
    await desk.slash(ada, "profile")
    assert "year" not in actions(newest_private_message(ada))


async def test_few_matches_give_a_sentence(desk: Desk) -> None:
    ada = desk.actor("Ada")
    year = await played(desk, ada, 1)
    await desk.slash(ada, "profile")
    sent = await desk.press(ada, f"My {year}", newest_private_message(ada))
    assert said(sent) == f"You finished 1 match here in {year}. I make a page of the year from {LEAST} matches on."


async def test_a_late_or_forged_press_gives_a_sentence(desk: Desk) -> None:
    ada = desk.actor("Ada")
    year = await played(desk, ada, LEAST)
    for action in ("year", "showyear"):
        early = await answered(desk, ada, Address("b", "profile", action, argument=str(year + 1)))
        assert "only in the January after it" in early
        assert "no longer works" in await answered(desk, ada, Address("b", "profile", action, argument="x"))
    for action in ("year", "showyear"):
        address = Address("b", "profile", action, argument=str(year))
        elsewhere = forged(desk, ada, address, ada.open_dm().id)
        assert "in a server that has me" in said(await ada.click(elsewhere, str(address)))
    turn_to(desk, 2, 1)
    late = await answered(desk, ada, Address("b", "profile", "showyear", argument=str(year)))
    assert "only in the January after it" in late
    assert posts(ada) == []


async def test_the_channel_sees_the_picture_once_and_only_at_the_members_wish(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    year = await played(desk, ada, LEAST)
    panel = await opened(desk, ada, f"My {year}")
    assert posts(bela) == []
    assert "Only you see this." in text(panel)

    ada.click(panel, buttons(panel)["Show everyone"])
    panel = await pressed(desk, ada, "Show everyone", panel)
    await desk.client.door.empty()
    (post,) = posts(bela)
    assert text(post) == f"**Ada** shows everyone their {year}:"
    assert picture(post).startswith(f"Ada, {year} in this server: 5 matches")
    assert actions(post) == []
    assert desk.pings == []
    panel = newest_private_message(ada)
    assert "everybody in this channel sees it now" in text(panel)
    assert list(buttons(panel)) == [f"My {year}", "My profile"]
    back = await pressed(desk, ada, f"My {year}", panel)
    assert "5 matches" in picture(back)
    assert "Show everyone" not in buttons(back)


async def test_the_year_is_read_once_to_be_shown(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, read = desk.actor("Ada"), list[int]()
    year = await played(desk, ada, LEAST)
    panel, years = await opened(desk, ada, f"My {year}"), Years.of

    async def counted(*about: Any, **more: Any) -> Year:
        read.append(1)
        return await years(*about, **more)

    monkeypatch.setattr(Years, "of", counted)
    await desk.press(ada, "Show everyone", panel)
    assert len(read) == len(posts(ada)) == 1


async def played_in_a_hidden_channel(desk: Desk, ada: Actor, bela: Actor, count: int) -> int:
    """Let Ada finish matches in a channel that Bela does not see, and return their year."""
    year = turn_to(desk, 12, 10)
    for _ in range(count):
        desk.lay_out(NEARLY)
        desk.clock.turn(1)
        await desk.slash(ada, "gems new", "lounge", size=5, types=5)
        await desk.slash(ada, "gems move", "lounge", from_="E3", to="E1")
        await desk.sessions.seats.resign(desk.request(ada), (await desk.match(ada, "lounge")).id)
    world = desk.playground.world
    world.set_permission(world.channel("lounge"), bela.id, Permission.VIEW_CHANNEL, allowed=False)
    return year


@pytest.mark.parametrize("beside", [0, 1])
async def test_everyone_sees_only_a_board_whose_channel_all_of_them_see(desk: Desk, beside: int) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    year = await played_in_a_hidden_channel(desk, ada, bela, LEAST)
    turn_to(desk, 12, 11)
    for _ in range(beside):
        await scored(desk, ada)
    turn_to(desk, 1, 3)
    panel = await opened(desk, ada, f"My {year}")
    assert "Best board: Gems 3D, 5 points on 10 Dec" in picture(panel)
    await desk.press(ada, "Show everyone", panel)
    shown = [line for line in picture(posts(bela)[0]).splitlines() if line.startswith("Best board")]
    assert shown == ["Best board: Gems 3D, 5 points on 11 Dec"] * beside


async def test_a_shown_profile_has_no_board_of_a_hidden_channel(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bela, painted = desk.actor("Ada"), desk.actor("Bela"), list[object]()
    await played_in_a_hidden_channel(desk, ada, bela, 1)

    def keepsake(view: object, table: Table) -> bytes:
        painted.append(view)
        return gems3d.paint(view, table)  # type: ignore[arg-type]  # a view of this game

    monkeypatch.setattr(gems3d, "paint_keepsake", keepsake, raising=False)
    await desk.slash(ada, "profile")
    assert len(painted) == 1
    await desk.press(ada, "Show everyone", newest_private_message(ada))
    await public(desk, bela, "Ada shows everyone:")
    assert len(painted) == 1


async def test_what_could_not_be_posted_can_be_shown_again(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    year = await played(desk, ada, LEAST)
    panel = await opened(desk, ada, f"My {year}")

    async def fails(*_: object) -> None:
        raise RuntimeError("Discord is gone")

    with monkeypatch.context() as broken:
        broken.setattr("bot.ui.entry.context.Context.publish", fails)
        assert "ticket" in said(await desk.press(ada, "Show everyone", panel))
    await desk.press(ada, "Show everyone", await opened(desk, ada, f"My {year}"))
    assert len(posts(bela)) == 1


async def test_who_is_left_out_sees_the_page_but_cannot_show_it(desk: Desk) -> None:
    ada = desk.actor("Ada")
    year = await played(desk, ada, LEAST)
    await desk.sessions.leaderboards.leave_out(ada.id, True)
    panel = await opened(desk, ada, f"My {year}")
    assert "5 matches" in picture(panel)
    assert "Show everyone" not in buttons(panel)
    told = await answered(desk, ada, Address("b", "profile", "showyear", argument=str(year)))
    assert told == "You asked to be left out. `/profile hidden:False` puts you back."
    assert posts(ada) == []


async def test_the_page_is_in_the_language_of_the_member_and_shown_in_that_of_the_server(desk: Desk) -> None:
    chen = desk.actor("Chen")  # reads German
    year = turn_to(desk, 12, 10)
    for _ in range(LEAST):
        desk.lay_out(NEARLY)
        desk.clock.turn(1)
        await desk.slash(chen, "gems new", size=5, types=5)
        await desk.slash(chen, "gems move", from_="E3", to="E1")
        await desk.sessions.seats.resign(desk.request(chen), (await desk.match(chen)).id)
    turn_to(desk, 1, 3)
    panel = await opened(desk, chen, f"Mein {year}")
    assert f"Chen, {year} in diesem Server: 5 Partien" in picture(panel)
    assert "Partien im Monat: Dezember 5" in picture(panel)
    await desk.press(chen, "Allen zeigen", panel)
    (post,) = posts(chen)
    assert "Matches a month: December 5" in picture(post)


async def test_a_picture_that_cannot_be_painted_becomes_words(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = desk.actor("Ada")
    year = await played(desk, ada, LEAST)

    def fails(_: object) -> bytes:
        raise RuntimeError("no paint")

    monkeypatch.setattr("render.leaderboards.paint_year", fails)
    panel = await opened(desk, ada, f"My {year}")
    assert panel.attachments == []
    assert "Matches a month: December 5" in text(panel)


async def test_the_best_board_is_painted_as_a_keepsake_if_the_game_has_such(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, asked = desk.actor("Ada"), list[object]()
    year = await played(desk, ada, LEAST)

    def keepsake(view: object, table: Table) -> bytes:
        asked.append(view)
        return gems3d.paint(view, table)  # type: ignore[arg-type]  # a view of this game

    monkeypatch.setattr(gems3d, "paint_keepsake", keepsake, raising=False)
    await opened(desk, ada, f"My {year}")
    assert len(asked) == 2  # in the profile, too


async def test_a_race_is_no_best_board_because_its_picture_shows_all_boards(desk: Desk) -> None:
    year = turn_to(desk, 12, 10)
    for _ in range(LEAST):
        desk.clock.turn(1)
        members, match = await race(desk, "Ada", "Bela")
        for seat, who in enumerate(members):
            await desk.sessions.turns.play(desk.request(who), match.id, first_move(match, seat), None)
            await desk.sessions.seats.resign(desk.request(who), match.id)

    async def score(connection: Connection) -> None:
        await connection.execute(seats.update().values(score=7))

    await desk.store.run(score)
    turn_to(desk, 1, 3)
    told = picture(await opened(desk, members[0], f"My {year}"))
    assert told.startswith(f"Ada, {year} in this server: 5 matches")
    assert "Best board" not in told


async def test_a_board_that_cannot_be_painted_or_seen_is_left_out(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = desk.actor("Ada")
    year = await played(desk, ada, LEAST)

    def fails(_: object, __: object) -> bytes:
        raise RuntimeError("no paint")

    monkeypatch.setattr(gems3d, "paint_keepsake", fails, raising=False)
    panel = await opened(desk, ada, f"My {year}")
    assert "Best board" not in picture(panel)
    assert (panel.attachments[0].height or 0) < 1000


async def test_in_the_first_days_of_january_the_message_about_a_day_leads_there(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "settings", daily="lounge")

    def tables() -> list[Message]:
        found = [one for one in ada.messages("lounge") if one.only_for is None]
        return [one for one in found if "### Gems 3D: daily" in text(one)]

    async def day_closed(count: int) -> Message:
        await desk.slash(ada, "gems daily")
        daily = await daily_of(desk, ada)
        await desk.sessions.turns.play(desk.request(ada), daily.id, first_move(daily, 0), daily.version)
        await desk.sessions.seats.resign(desk.request(ada), daily.id)
        desk.clock.turn(14 * HOUR)
        await desk.playground.until(lambda: len(tables()) == count, "the day was not closed")
        return tables()[-1]

    year = turn_to(desk, 12, 30)
    assert "year" not in actions(await day_closed(1))
    turn_to(desk, 12, 31)
    message = await day_closed(2)
    assert list(buttons(message)) == ["Show how", "Play today’s board", "More"]
    whole = (await desk.press(ada, "More", message)).answer
    assert whole is not None
    assert list(buttons(whole)) == ["Today’s puzzle", f"My {year}"]
    assert f"You finished 2 matches here in {year}." in said(await desk.press(ada, f"My {year}", whole))
    turn_to(desk, 1, 7)
    assert "year" not in actions(await day_closed(3))
