"""What a league's panel and the pictures of its matches tell."""

import pytest

from bot.errors import Unanswered
from bot.sessions.model import Match
from bot.ui.words import Words
from cogs.league.host import SeasonHost
from tests.cogs.desk import Desk, buttons, said
from tests.cogs.test_league import begun, in_play, league_of, opened, private, public, resign, until

pytestmark = pytest.mark.slow


async def over(desk: Desk, match: Match) -> Match:
    """Return a match once its final board is there."""
    ada, thread = desk.actor("Ada"), desk.playground.world.channel(match.place.channel)
    await until(desk, lambda: any("wins" in "\n".join(m.texts) for m in ada.messages(thread)))
    return await desk.sessions.matches.match(match.id)


def reason(desk: Desk, match: Match) -> str:
    """Return why a match is over, as its final picture says it."""
    _, table = desk.client.faces[match.game].scene(match, Words(desk.texts, "en"))
    return dict(table.captions)["reason"]


async def test_a_host_says_that_discord_did_not_answer(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    async def answer(*_: object) -> None:
        raise TimeoutError("the server does not answer")

    host, guild = SeasonHost(desk.client, lambda *_: b"", "standings"), desk.playground.world.guild.id
    for name in ("of", "locale"):
        monkeypatch.setattr(desk.client.homes, name, answer)
    for asked in (host.is_there(guild, guild), host.locale(guild)):
        with pytest.raises(Unanswered, match="does not answer"):
            await asked


async def test_a_season_that_is_about_to_begin_does_not_wait_for_members(desk: Desk) -> None:
    joining = await opened(desk)
    for name in ("Ada", "Bela", "Dora"):
        await desk.press(desk.actor(name), "Join", joining)
    ada = desk.actor("Ada")
    asked = said(await desk.press(ada, "Begin now", private(ada)))
    assert "with these 3 members: Ada, Bela and Dora? This cannot be undone: " in asked
    assert (await league_of(desk)).row.begins_at > desk.client.clock.now()
    told = said(await desk.press(ada, "Yes, begin", private(ada)))
    assert "3 members have joined. Begin of the season: <t:" in told
    assert "Begin now" not in buttons(private(ada))
    await until(desk, lambda: bool(public(ada, "As text")))
    again = said(await desk.press(ada, "Look again", private(ada)))
    assert "0 of 3 matches are played." in again
    assert "Look again" not in buttons(private(ada))


async def test_a_picture_names_who_has_run_out_of_time(desk: Desk) -> None:
    await begun(desk)
    match = (await in_play(desk))[0]
    late = match.name_of(match.to_move[0])
    desk.clock.turn(2 * 24 * 60)
    assert reason(desk, await over(desk, match)) == f"Out of time: {late}"


async def test_a_picture_names_who_resigned_at_once(desk: Desk) -> None:
    await begun(desk)
    match = (await in_play(desk))[0]
    await resign(desk, match)
    assert reason(desk, await over(desk, match)) == f"{match.name_of(match.seats[1].seat)} resigned"


async def test_the_standings_tell_who_has_left(desk: Desk) -> None:
    standings = await begun(desk)
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.press(bela, "League", standings)
    await desk.press(bela, "Leave", private(bela))
    await desk.press(bela, "Leave now", private(bela))
    await until(desk, lambda: any("Bela has left the season." in "\n".join(m.texts) for m in ada.messages("games")))
    [told] = [m for m in ada.messages("games") if "Bela has left the season." in "\n".join(m.texts)]
    assert told.id == standings.id


async def test_who_leaves_the_server_is_taken_out_at_the_first_reminder(desk: Desk) -> None:
    standings = await begun(desk)
    match = (await in_play(desk))[0]
    late = match.seats[match.to_move[0]]
    desk.playground.world.leave(late.user)
    ada = desk.actor(next(name for name in ("Ada", "Dora") if name != late.name))
    desk.clock.turn(47 * 60)  # an hour before the end of the turn
    told = f"{late.name} has left the season."
    await until(desk, lambda: any(told in "\n".join(m.texts) for m in ada.messages("games")))
    assert [m.id for m in ada.messages("games") if told in "\n".join(m.texts)] == [standings.id]
    thread = desk.playground.world.channel(match.place.channel)
    await until(desk, lambda: any("wins" in "\n".join(m.texts) for m in ada.messages(thread)))
