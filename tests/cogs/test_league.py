"""Tests of `/league`: a manager opens a league by a form, members join by a button, and its messages are edited."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import count
from typing import Any

import discord
import pytest

from bot.engine.beginning import first_seat
from bot.engine.game import Seat
from bot.errors import NotAllowed
from bot.playground import Actor, Message
from bot.playground.world.model import nested
from bot.sessions.leagues import seasons
from bot.sessions.leagues.leagues import check_begin
from bot.sessions.leagues.model import League, Phase
from bot.sessions.model import Match
from bot.sessions.time.banks import bank_begins
from bot.ui.leagues.panels import modes
from tests.cogs.desk import Desk, buttons, said

FORM = {"start": ["short"], "turn": ["2"], "weeks": ["4"], "pause": ["1"], "place": ["threads"]}
REAL = ("gembatan", "gemrush", "gems3d")
NAMES = ("Ada", "Bela", "Chen", "Dora", "Emil", "Fay")


async def until(desk: Desk, found: Callable[[], bool]) -> None:
    """Wait until the local Discord shows something."""
    changed = asyncio.Event()
    desk.playground.world.listen(lambda _: changed.set())
    async with asyncio.timeout(60):
        while not found():
            changed.clear()
            await changed.wait()


def public(who: Actor, has: str, channel: str = "games") -> list[Message]:
    return [m for m in who.messages(channel) if m.only_for is None and has in buttons(m)]


async def opened(desk: Desk, game: str = "Gembatan", **form: str) -> Message:
    """Let Ada open a league. Return the message by which members join. form: what she chooses otherwise."""
    desk.playground.world.gather(len(NAMES) + 1)
    ada = desk.actor("Ada")
    await desk.slash(ada, "league")
    asked = await desk.press(ada, game, private(ada))
    assert "The league is open" in said(await ada.submit(asked, FORM | {name: [one] for name, one in form.items()}))
    await until(desk, lambda: bool(public(ada, "Join")))
    return public(ada, "Join")[-1]


def alt(message: Message) -> str:
    return "\n".join(attached.description or "" for attached in message.attachments)


def private(who: Actor) -> Message:
    return next(m for m in reversed(who.messages("games")) if m.only_for == who.id)


async def league_of(desk: Desk) -> League:
    [league] = await desk.sessions.leagues.of(desk.playground.world.guild.id)
    return league


async def begun(desk: Desk, game: str = "Gembatan", more: Iterable[str] = (), **form: str) -> Message:
    """Let six members and more play in a season. Return the message with the standings. game, form: as for `opened`."""
    joining = await opened(desk, game, **form)
    for name in (*NAMES, *more):
        assert "You have joined" in said(await desk.press(desk.actor(name), "Join", joining)) or name == "Chen"
    ada = desk.actor("Ada")
    await desk.press(ada, "Begin now", private(ada))
    await desk.press(ada, "Yes, begin", private(ada))
    await until(desk, lambda: bool(public(ada, "As text")))
    return public(ada, "As text")[-1]


def let_first_begin(desk: Desk) -> None:
    """Give the desk a seed with which the first of two players begins in Gembatan, as leagues draw it."""
    game = desk.client.faces["gembatan"].game
    desk.seed = next(seed for seed in count() if first_seat(game, seed, 2) == Seat(0))


async def in_play(desk: Desk) -> list[Match]:
    league = await league_of(desk)
    return [await desk.sessions.matches.match(one.match_id or "") for one in seasons.in_play(league.rows)]


async def resign(desk: Desk, match: Match) -> None:
    """Let the second player give up."""
    who = next(desk.actor(name) for name in NAMES if desk.actor(name).id == match.seats[1].user)
    await desk.sessions.seats.resign(desk.request(who), match.id)


async def test_a_manager_opens_a_league_by_a_form_and_members_join_by_a_button(desk: Desk) -> None:
    joining = await opened(desk)
    text = "\n".join(joining.texts)
    assert "whoever lets it run out loses the match" in text
    assert list(buttons(joining)) == ["Join", "Rules of the league", "League"]
    bela = desk.actor("Bela")

    rules = said(await desk.press(bela, "Rules of the league", joining))
    assert "Whoever leaves (also the server) before half of their matches are played" in rules
    assert "is out of the league after the season, but may join again" in rules
    assert "You have joined. You play 2 matches at a time" in said(await desk.press(bela, "Join", joining))
    await until(desk, lambda: "In it: Bela" in "\n".join(public(bela, "Join")[-1].texts))

    assert len(public(bela, "Join")) == 1  # it was edited
    sent = await bela.select(private(bela), "Play 2 matches at a time", "4")
    assert "4 matches of yours are open at a time" in said(sent)
    assert "You have left the league" in said(await desk.press(bela, "Leave", private(bela)))
    assert (await league_of(desk)).rows.members == ()


async def test_a_league_cannot_be_opened_in_a_voice_channel(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "league")
    asked = await desk.press(ada, "Gembatan", private(ada))
    guild: Any = desk.client.get_guild(desk.playground.world.guild.id)
    games = desk.playground.world.channel("games")
    data: Any = {"id": str(games.id), "name": games.name, "position": 0, "bitrate": 64_000, "user_limit": 0}
    guild._add_channel(discord.VoiceChannel(state=guild._state, guild=guild, data=data))

    assert "Use `/league` in a text channel" in said(await ada.submit(asked, FORM))

    assert await desk.sessions.leagues.of(desk.playground.world.guild.id) == ()


async def test_only_managers_open_close_and_move_a_league(desk: Desk) -> None:
    await opened(desk)
    fay = desk.actor("Fay")
    await desk.slash(fay, "league")
    assert not {"Begin now", "Close the league", "Bring it to this channel"} & {*buttons(private(fay))}
    ada = desk.actor("Ada")
    await desk.slash(ada, "league", game="Gembatan")
    managing = private(ada)
    await desk.press(ada, "Close the league", managing)
    assert "is closed" in said(await desk.press(ada, "Close it for good", private(ada)))
    await until(desk, lambda: not public(ada, "Join"))


async def test_a_season_is_played_and_its_standings_are_edited(desk: Desk) -> None:
    standings = await begun(desk)
    assert (await league_of(desk)).phase is Phase.PLAYING
    ada = desk.actor("Ada")
    called = Counter(user for ping in desk.pings for user in ping)
    assert set(called) == {desk.actor(name).id for name in NAMES}
    assert max(called.values()) <= 6  # messages of a member in a day, here with those of their first turns
    posts = len([m for m in ada.messages("games") if m.only_for is None])
    match = (await in_play(desk))[0]
    thread = desk.playground.world.channel(match.place.channel)
    board = [m for m in ada.messages(thread) if "More" in buttons(m)][-1]
    assert "League, season 1 · division 1, round 1" in "\n".join(board.texts)
    assert "Whoever lets it run out loses the match" in "\n".join(board.texts)

    await resign(desk, match)
    await until(desk, lambda: "1 of 15 matches played" in alt(public(ada, "As text")[-1]))

    assert [m.id for m in public(ada, "As text")] == [standings.id]
    assert len([m for m in ada.messages("games") if m.only_for is None]) == posts
    winner = match.seats[0].name
    assert f"1. {winner}: 1 point" in alt(public(ada, "As text")[-1])
    assert f"**{winner}** · 1 point" in said(await desk.press(ada, "As text", public(ada, "As text")[-1]))


async def test_a_league_goes_on_after_a_restart_and_posts_what_was_deleted(desk: Desk) -> None:
    standings = await begun(desk)
    ada = desk.actor("Ada")
    await desk.restart()
    match = (await in_play(desk))[0]
    ada.delete(standings)
    await resign(desk, match)
    await until(desk, lambda: bool(public(ada, "As text")))
    assert [m.id for m in public(ada, "As text")] != [standings.id]
    assert "1 of 15 matches played" in alt(public(ada, "As text")[-1])


async def test_a_manager_who_begins_too_early_is_asked_and_may_keep_the_date(desk: Desk) -> None:
    joining = await opened(desk)
    ada, begins = desk.actor("Ada"), (await league_of(desk)).row.begins_at
    await desk.press(ada, "Join", joining)
    assert "Only 1 member has joined, and a season needs 3." in said(await desk.press(ada, "Begin now", private(ada)))
    assert "1 member has joined" in said(await desk.press(ada, "Keep the date", private(ada)))
    assert (await league_of(desk)).row.begins_at == begins
    await desk.press(ada, "Begin now", private(ada))
    told = said(await desk.press(ada, "Begin with 3 members", private(ada)))
    assert "The season begins as soon as 3 members have joined." in told
    assert (await league_of(desk)).row.begins_at < begins


async def test_nobody_begins_a_season_twice_by_an_old_question(desk: Desk) -> None:
    await begun(desk)
    ada = desk.actor("Ada")
    league = await league_of(desk)
    with pytest.raises(NotAllowed, match="league-error-begun"):
        check_begin(league.rows)
    assert "begin" not in " ".join(buttons(private(ada)).values())


async def test_the_panel_tells_which_places_are_still_possible(desk: Desk) -> None:
    joining = await opened(desk)
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    for who in (ada, bela, desk.actor("Dora")):
        await desk.press(who, "Join", joining)
    await desk.press(ada, "Begin now", private(ada))
    await desk.press(ada, "Yes, begin", private(ada))
    await until(desk, lambda: bool(public(ada, "As text")))
    for match in await in_play(desk):
        loser = next((seat.user for seat in match.seats if seat.user != ada.id), 0)
        if match.seat_of(ada.id) is not None:
            await desk.sessions.seats.resign(desk.request(desk.actor(loser)), match.id)
    await until(desk, lambda: "2 of 3 matches played" in alt(public(ada, "As text")[-1]))

    standings = public(ada, "As text")[-1]
    first = said(await desk.press(ada, "League", standings))
    assert "You are in place **1 of 3** of division 1. Place 1, whatever happens." in first
    assert "Place 2 or 3, whatever happens." in said(await desk.press(bela, "League", standings))


async def test_who_joins_while_a_season_is_played_is_named_as_in_the_next_one(desk: Desk) -> None:
    joining = await opened(desk)
    ada, gus = desk.actor("Ada"), desk.actor("Gus")
    for name in ("Ada", "Bela", "Dora", "Emil"):
        await desk.press(desk.actor(name), "Join", joining)
    await desk.press(ada, "Begin now", private(ada))
    await desk.press(ada, "Yes, begin", private(ada))
    await until(desk, lambda: bool(public(ada, "As text")))
    await until(desk, lambda: "In it: Ada, Bela, Dora and Emil" in "\n".join(public(ada, "Join")[-1].texts))

    await desk.press(gus, "Join", public(ada, "Join")[-1])
    await until(desk, lambda: "In the next season: Gus" in "\n".join(public(ada, "Join")[-1].texts))
    assert "In it: Ada, Bela, Dora and Emil\n" in "\n".join(public(ada, "Join")[-1].texts)

    await desk.press(desk.actor("Emil"), "League", public(ada, "Join")[-1])
    await desk.press(desk.actor("Emil"), "Leave", private(desk.actor("Emil")))
    await desk.press(desk.actor("Emil"), "Leave now", private(desk.actor("Emil")))
    await until(desk, lambda: "In it: Ada, Bela and Dora\n" in "\n".join(public(ada, "Join")[-1].texts))


async def test_the_next_season_has_a_message_of_its_own_and_the_first_one_tells_who_has_won(desk: Desk) -> None:
    joining = await opened(desk)
    ada = desk.actor("Ada")
    for name in ("Ada", "Bela", "Dora"):
        await desk.press(desk.actor(name), "Join", joining)
    await desk.press(ada, "Begin now", private(ada))
    await desk.press(ada, "Yes, begin", private(ada))
    await until(desk, lambda: bool(public(ada, "As text")))
    for match in await in_play(desk):
        await resign(desk, match)

    await until(desk, lambda: [m.id for m in public(ada, "Join")] not in ([], [joining.id]))
    await until(desk, lambda: len(public(ada, "Join")) == 1)

    [following] = public(ada, "Join")
    assert "season 2" in "\n".join(following.texts)
    league = await desk.sessions.leagues.league((await league_of(desk)).id, 1)
    [division] = seasons.divisions_of(league)
    winners = {division.seats[line.player].user_id for line in division.table if line.place == 1}
    told = "\n".join(following.texts)
    assert "Season 1 is over." in told
    assert all(f"<@{winner}>" in told for winner in winners)
    assert [set(ping) for ping in desk.pings].count(winners) >= 1
    assert "In it: Ada, Bela and Dora" in "\n".join(following.texts)
    first = next(m for m in ada.messages("games") if m.id == joining.id)
    assert "division 1" in "\n".join(first.texts)
    assert list(buttons(first)) == ["League"]


async def test_turns_and_my_matches_name_the_league(desk: Desk) -> None:
    standings = await begun(desk)
    ada = desk.actor("Ada")
    told = said(await desk.press(ada, "My matches", standings))
    assert "Your matches in season 1" in told
    assert "- Still to come" in told
    for match in await in_play(desk):
        [own, other] = [one.user for one in match.seats]
        if ada.id in (own, other):
            [clock] = match.clocks
            mine = match.seats[clock.seat].user == ada.id
            name = next(one.name for one in match.seats if one.user != ada.id)
            until = f"time: until <t:{(clock.due or 0) // 1000}:f> (<t:{(clock.due or 0) // 1000}:R>)"
            assert f"against **{name}** · {'**your turn**' if mine else f'{name} to move'} · {until}" in told
    assert "· league" in await desk.slash(ada, "turns")


async def test_my_matches_and_turns_say_of_a_clock_what_the_board_says(desk: Desk) -> None:
    """A bank and off hours, and then a holiday that stops the clock."""
    desk.playground.world.gather(len(NAMES))
    ada, bela, dora = (desk.actor(name) for name in ("Ada", "Bela", "Dora"))
    await desk.slash(ada, "league", game="gembatan", turn="8h", bank=4320, off="weekends")
    await until(desk, lambda: bool(public(ada, "Join")))
    for one in (ada, bela, dora):
        await desk.press(one, "Join", public(ada, "Join")[-1])
    await desk.press(ada, "Begin now", private(ada))
    await desk.press(ada, "Yes, begin", private(ada))
    await until(desk, lambda: bool(public(ada, "As text")))
    await desk.drawn()
    standings, match = public(ada, "As text")[-1], (await in_play(desk))[0]
    mover = match.seats[match.clocks[0].seat]

    async def told(note: str) -> list[bool]:
        board = ada.message(match.board.channel, match.board.message or 0)
        players = [desk.actor(one.name) for one in match.seats]
        lists = [await desk.slash(one, "turns") for one in players]
        lists += [said(await desk.press(one, "My matches", standings)) for one in players]
        return [note in shown for shown in ("\n".join(board.texts), *lists)]

    runs = bank_begins(match.terms, match.clocks[0]) or 0
    bank = f"The time bank of {mover.name} (3 days) runs from <t:{runs // 1000}:f> on (<t:{runs // 1000}:R>)."
    assert all(await told(f"{bank} Weekends of {mover.name} do not count."))
    await desk.slash(desk.actor(mover.name), "away until", date="3 days")
    await desk.drawn()
    match = await desk.sessions.matches.match(match.id)
    stopped = match.terms.stopped_until(mover.seat) or 0
    assert all(await told(f"{mover.name} is away until <t:{stopped // 1000}:f>: the clock is stopped."))


@pytest.mark.painted
async def test_the_standings_are_a_picture_with_a_text(desk: Desk) -> None:
    standings = await begun(desk)
    assert desk.picture(standings).startswith(b"\x89PNG")
    assert "Division 1 · season 1" in alt(standings)


@pytest.mark.parametrize(
    ("game", "start"),
    [("Gembatan", "usual"), ("Gem Rush", "rush"), ("Gem Rush", "short"), ("Gems 3D", "race"), ("Gems 3D", "short")],
)
async def test_each_game_has_matches_of_two_that_somebody_wins(desk: Desk, game: str, start: str) -> None:
    await begun(desk, game, start=start)
    found = await in_play(desk)
    assert len(found) == len(NAMES)  # two for each member
    for match in found:
        assert len(match.seats) == 2
        assert not desk.games[match.game].together(match.options)
        assert match.terms.league is not None
    await resign(desk, found[0])
    if desk.games[found[0].game].simultaneous(found[0].options):
        await desk.sessions.seats.resign(desk.request(desk.actor(found[0].seats[0].name)), found[0].id)
    ada = desk.actor("Ada")
    await until(desk, lambda: "1 of 15 matches played" in alt(public(ada, "As text")[-1]))


async def test_no_mode_is_offered_that_nobody_can_win(desk: Desk) -> None:
    found = {key: [one.key for one in modes(face)] for key, face in desk.client.faces.items() if key in REAL}
    assert found == {"gembatan": ["usual", "short"], "gemrush": ["rush", "short"], "gems3d": ["race", "short"]}


@pytest.mark.parametrize("command", ["league", "cup"])
async def test_a_game_with_one_way_to_begin_is_named_in_the_form(desk: Desk, command: str) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, command)
    asked = await desk.press(ada, "Gem Drop", private(ada))
    assert asked.modal is not None
    [start] = [part for part in nested(asked.modal.components) if part.get("custom_id") == "start"]
    assert [(one["value"], one["label"]) for one in start["options"]] == [("usual", "Gem Drop")]


async def test_in_a_channel_matches_follow_each_other(desk: Desk) -> None:
    await begun(desk, place="channel")
    [match] = await in_play(desk)
    assert match.place.channel == (await league_of(desk)).rules.channel


async def test_who_loses_by_time_is_told_so(desk: Desk) -> None:
    await begun(desk)
    match = (await in_play(desk))[0]
    late = match.name_of(match.to_move[0])
    desk.clock.turn(2 * 24 * 60)
    ada = desk.actor("Ada")
    thread = desk.playground.world.channel(match.place.channel)
    await until(desk, lambda: any(f"{late} ran out of time" in "\n".join(m.texts) for m in ada.messages(thread)))
    await desk.drawn()
    final = "\n".join("\n".join(m.texts) for m in ada.messages(thread))
    assert f"wins: {late} ran out of time" in final
    assert "In the league," in final
    assert "gets the point" in final
    assert all("Play again" not in buttons(one) for one in ada.messages(thread))
    assert any("What decided it" in buttons(one) for one in ada.messages(thread))
