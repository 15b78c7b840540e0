"""Tests of battles of servers in `/cup`: code and agreement, both homes to the end, and a server that is gone."""

import re
from dataclasses import dataclass

import pytest
from msgspec.structs import replace

from bot.playground import Actor, Channel, Message
from bot.playground.world.model import Guild
from bot.sessions.leagues import seasons
from bot.sessions.leagues.model import League, Team
from bot.sessions.model import Match
from bot.ui.leagues.panels import modes
from tests.cogs.desk import Desk, buttons, said
from tests.cogs.test_league import alt, until
from tests.cogs.test_letters import boards

pytestmark = pytest.mark.slow

FORM = {"start": ["short"], "matches": ["1"], "turn": ["2"], "pause": ["1"]}
HERE, THERE = ("Ada", "Bela"), ("Dora", "Emil")


@dataclass
class Halls:
    """Both servers of a battle. Ada manages the first, Dora the second, and Chen is in both."""

    desk: Desk
    guild: Guild
    other: Guild
    games: Channel
    arena: Channel

    def shown(self, channel: Channel, has: str) -> list[Message]:
        """Return the public messages of a channel that have a button."""
        reader = self.desk.actor("Chen")
        return [one for one in reader.messages(channel) if one.only_for is None and has in buttons(one)]

    def texts(self, channel: Channel) -> str:
        found = [one for one in self.desk.actor("Chen").messages(channel) if one.only_for is None]
        return "\n".join(text for one in found for text in one.texts).replace("\\", "")

    def board_texts(self, channel: Channel) -> list[str]:
        """Return what stands in the thread below the newest picture of a battle in a channel."""
        state = self.desk.playground.world.state
        thread = state.channels.get(self.shown(channel, "As text")[-1].id)
        found = [] if thread is None else self.desk.actor("Chen").messages(thread)
        return ["\n".join(one.texts) for one in found]

    async def battle(self, guild: Guild | None = None) -> League:
        [found] = await self.desk.sessions.leagues.of((guild or self.guild).id, cups=True)
        return found


def halls(desk: Desk) -> Halls:
    world = desk.playground.world
    for name in (*HERE, "Chen"):
        desk.actor(name)
    other = world.add_guild("Blue Hall", members=["Dora", "Emil", "Chen"], channels=["arena"])
    return Halls(desk, world.guild, other, world.channel("games"), world.channel("arena", other))


def panel(who: Actor, channel: Channel) -> Message:
    return next(one for one in reversed(who.messages(channel)) if one.only_for == who.id)


async def offered(both: Halls, **form: str) -> str:
    """Let Ada ask for a battle by touch. Return the code."""
    desk, ada = both.desk, both.desk.actor("Ada")
    await ada.slash(both.games, "cup")
    await ada.select(panel(ada, both.games), "Knockout, or groups and a final", "servers")
    asked = await desk.press(ada, "Gembatan", panel(ada, both.games))
    told = said(await ada.submit(asked, FORM | {name: [one] for name, one in form.items()}))
    [code] = set(re.findall(r"[A-Z2-9]{4}-[A-Z2-9]{4}", told))
    assert "The code works once, within a day." in told
    return str(code)


async def agreed(both: Halls, **form: str) -> tuple[Message, Message]:
    """Let Dora agree to a battle. Return the messages by which members sign up."""
    dora, code = both.desk.actor("Dora"), await offered(both, **form)
    shown = said(await dora.slash(both.arena, "cup", code=code.lower()))
    assert f"**{both.guild.name}** asks this server for a team battle." in shown
    assert "Members of both servers can sign up" in shown
    told = said(await both.desk.press(dora, "Agree", panel(dora, both.arena)))
    assert "The team battle is open." in told
    await until(both.desk, lambda: all(both.shown(one, "Sign up") for one in (both.games, both.arena)))
    return both.shown(both.games, "Sign up")[-1], both.shown(both.arena, "Sign up")[-1]


async def begun(both: Halls) -> list[Match]:
    """Let both teams begin. Return the matches, that of the first board first."""
    desk = both.desk
    here, there = await agreed(both)
    for names, message in ((HERE, here), (THERE, there)):
        for name in names:
            assert "You have signed up for" in said(await desk.press(desk.actor(name), "Sign up", message))
    dora = desk.actor("Dora")
    await dora.slash(both.arena, "cup")
    await desk.press(dora, "Gembatan", panel(dora, both.arena))
    await desk.press(dora, "Begin now", panel(dora, both.arena))
    await desk.press(dora, "Yes, begin", panel(dora, both.arena))
    await until(desk, lambda: all(both.shown(one, "As text") for one in (both.games, both.arena)))
    await until(desk, lambda: all(boards(desk.actor(name)) for name in (*HERE, *THERE)))
    battle = await both.battle()
    return [await desk.sessions.matches.match(one.match_id or "") for one in seasons.in_play(battle.rows)]


async def lose(both: Halls, match: Match, names: tuple[str, ...]) -> None:
    """Let the player of a team give up."""
    who = next(both.desk.actor(name) for name in names if match.seat_of(both.desk.actor(name).id) is not None)
    await both.desk.sessions.seats.resign(both.desk.request(who), match.id)


async def test_two_servers_play_to_one_result_in_both_channels(desk: Desk) -> None:
    both = halls(desk)
    matches = await begun(both)
    pictures = [both.shown(one, "As text")[-1] for one in (both.games, both.arena)]
    assert f"Team battle · {both.guild.name} 0–0 Blue Hall · 0 of 2 matches are over." in alt(pictures[0])
    assert alt(pictures[0]) == alt(pictures[1])
    ids = {name: f"<@{desk.actor(name).id}>" for name in (*HERE, *THERE)}
    for channel, ours, others in ((both.games, HERE, THERE), (both.arena, THERE, HERE)):
        text = both.texts(channel)
        assert all(ids[name] in text for name in ours)
        assert not any(ids[name] in text for name in others)  # members of another server: display names only
        assert all(name in text for name in others)
    assert all(match.by_letters for match in matches)
    board = f"Team battle · board 1 · {both.guild.name} – Blue Hall"
    assert board in "\n".join(boards(desk.actor("Ada"))[-1].texts)
    assert "our direct messages · team battle" in said(await desk.actor("Ada").slash(both.games, "turns"))
    await desk.actor("Emil").slash(both.arena, "cup", game="Gembatan")
    own = "\n".join(panel(desk.actor("Emil"), both.arena).texts)
    assert "Board 2: you play **Bela** in our direct messages." in own
    mover = matches[1].seats[matches[1].to_move[0]].name
    [clock] = matches[1].clocks
    whose = "It is **your turn**" if mover == "Emil" else f"It is the turn of {mover}"
    assert f"{whose} · time: until <t:{(clock.due or 0) // 1000}:f>" in own

    # Spectators see all boards in one thread, which notifies nobody.
    for channel in (both.games, both.arena):
        await until(desk, lambda channel=channel: len(both.board_texts(channel)) == 2)  # type: ignore[misc]
        assert any(board in one for one in both.board_texts(channel))
        assert board not in both.texts(channel)
        assert not any(name in "".join(both.board_texts(channel)) for name in ids.values())

    await desk.restart()
    await lose(both, matches[0], THERE)
    await until(desk, lambda: all("1–0 Blue Hall" in alt(both.shown(one, "As text")[-1])
                                  for one in (both.games, both.arena)))  # fmt: skip
    assert [both.shown(one, "As text")[-1].id for one in (both.games, both.arena)] == [one.id for one in pictures]
    await lose(both, matches[1], THERE)
    won = f"**{both.guild.name}** has won the team battle of Gembatan against Blue Hall, 2–0"
    await until(desk, lambda: all(won in both.texts(one) for one in (both.games, both.arena)))
    for guild, channel, name in ((both.guild, both.games, "Bela"), (both.other, both.arena, "Dora")):
        assert await desk.sessions.leagues.of(guild.id, cups=True) == ()
        who = desk.actor(name)
        await who.slash(channel, "cup")
        assert "has won the team battle" in said(await desk.press(who, "The last cup", panel(who, channel)))


async def test_who_is_in_both_servers_plays_where_they_press_first(desk: Desk) -> None:
    both = halls(desk)
    here, there = await agreed(both, matches="2")
    bela = desk.actor("Bela")
    desk.playground.world.enter(bela.id, guild=both.other)
    assert "You have signed up for **Blue Hall**." in said(await desk.press(bela, "Sign up", there))
    assert "You have signed up for **Blue Hall**." in said(await desk.press(bela, "Sign up", here))
    await until(desk, lambda: all("**Blue Hall** (1): Bela" in both.texts(one) for one in (both.games, both.arena)))


async def test_nobody_reads_the_nickname_that_a_member_has_in_the_other_server(desk: Desk) -> None:
    both = halls(desk)
    both.other.members[desk.actor("Emil").id].nick = "Emil of Class 4b"
    matches = await begun(both)
    assert all(["Class 4b" in seat.name for seat in match.seats] == [False, False] for match in matches)
    assert "Emil" in both.texts(both.games)
    shown = [both.texts(both.games), *both.board_texts(both.games), alt(both.shown(both.games, "As text")[-1])]
    shown += [text for name in HERE for one in boards(desk.actor(name)) for text in one.texts]
    assert "Class 4b" not in "\n".join(shown)


async def test_a_code_that_cannot_be_used_is_told_in_one_private_sentence(desk: Desk) -> None:
    both = halls(desk)
    ada, dora = desk.actor("Ada"), desk.actor("Dora")
    code = await offered(both)
    await dora.slash(both.arena, "cup")
    await dora.select(panel(dora, both.arena), "Knockout, or groups and a final", "servers")
    asked = await desk.press(dora, "Enter a code", panel(dora, both.arena))
    assert "There is no such code." in said(await dora.submit(asked, {"code": "AAAA AAAA"}))
    assert "This code is from your own server." in said(await ada.slash(both.games, "cup", code=code))
    emil = desk.actor("Emil")
    assert "Manage Server" in said(await emil.slash(both.arena, "cup", code=code))

    asked = await desk.press(dora, "Enter a code", panel(dora, both.arena))
    await dora.submit(asked, {"code": code})
    await desk.press(dora, "Agree", panel(dora, both.arena))
    third = desk.playground.world.add_guild("Third Hall", members=["Gil"], channels=["den"])
    gil = desk.actor("Gil")
    place = desk.playground.world.channel("den", third)
    assert "Another server has agreed by this code already." in said(await gil.slash(place, "cup", code=code))


async def test_who_manages_the_server_no_longer_can_neither_agree_nor_ask(desk: Desk) -> None:
    both = halls(desk)
    code, dora = await offered(both), desk.actor("Dora")
    await dora.slash(both.arena, "cup")
    await dora.select(panel(dora, both.arena), "Knockout, or groups and a final", "servers")
    form = await desk.press(dora, "Gem Rush", panel(dora, both.arena))
    typed = await desk.press(dora, "Enter a code", panel(dora, both.arena))
    await dora.submit(typed, {"code": code})
    both.other.owner_id = desk.actor("Emil").id
    for label in ("Agree", "Enter a code"):
        assert "Manage Server" in said(await desk.press(dora, label, panel(dora, both.arena)))
    start = next(iter(modes(desk.client.faces["gemrush"]))).key
    assert "Manage Server" in said(await dora.submit(form, FORM | {"start": [start]}))
    assert await desk.sessions.leagues.of(both.other.id, cups=True) == ()


async def test_the_code_of_a_server_that_has_opened_a_cup_is_refused(desk: Desk) -> None:
    both = halls(desk)
    code = await offered(both)
    battle = await desk.sessions.server_battles.offered(code, Team(0, "Blue Hall", guild=both.other.id), both.arena.id)
    cup = replace(battle.rules, teams=(), channel=both.games.id)
    await desk.sessions.leagues.open(both.guild.id, "gembatan", cup, cup=True)
    told = said(await desk.actor("Dora").slash(both.arena, "cup", code=code))
    assert "The other server has another cup of Gembatan now." in told


async def test_a_server_that_removes_the_bot_is_told_to_the_other_and_the_battle_goes_on(desk: Desk) -> None:
    both = halls(desk)
    matches = await begun(both)
    desk.playground.world.leave(desk.playground.world.bot_id, both.other)
    await until(desk, lambda: "**Blue Hall** does not have the bot any more." in both.texts(both.games))
    for match in matches:
        await lose(both, match, THERE)
    await until(desk, lambda: "has won the team battle of Gembatan against Blue Hall, 2–0" in both.texts(both.games))
    await until(desk, lambda: both.texts(both.games).count("did not have the bot any more when the team battle") == 1)
    assert "goes on" not in both.texts(both.games)


async def test_boards_go_along_with_their_battle_to_another_channel(desk: Desk) -> None:
    both = halls(desk)
    matches = await begun(both)
    await until(desk, lambda: len(both.board_texts(both.arena)) == 2)
    world, dora = desk.playground.world, desk.actor("Dora")
    garden = world.add_channel("garden", guild=both.other)
    last = world.state.channels[both.shown(both.arena, "As text")[-1].id]
    await dora.slash(garden, "cup", game="Gembatan")
    await desk.press(dora, "Bring it to this channel", panel(dora, garden))
    await until(desk, lambda: bool(both.shown(garden, "As text")) and len(both.board_texts(garden)) == 2)
    await until(desk, lambda: not dora.messages(last))
    assert len(both.board_texts(both.games)) == 2

    world.remove_channel(garden)
    await dora.slash(both.arena, "cup", game="Gembatan")
    await desk.press(dora, "Bring it to this channel", panel(dora, both.arena))
    await until(desk, lambda: len(both.board_texts(both.arena)) == 2)
    await lose(both, matches[0], THERE)
    await until(desk, lambda: any("resigned" in one for one in both.board_texts(both.arena)))


async def test_boards_stand_in_the_channel_if_no_thread_can_be_opened(desk: Desk) -> None:
    both = halls(desk)
    desk.playground.world.max_active_threads = 0
    matches = await begun(both)
    await until(desk, lambda: all(len(both.shown(one, "More")) == 2 for one in (both.games, both.arena)))
    first = [one.id for one in both.shown(both.games, "More")]
    await lose(both, matches[0], THERE)
    await until(desk, lambda: "1–0 Blue Hall" in alt(both.shown(both.games, "As text")[-1]))
    await desk.sessions.leagues.looks._hosts[True].show((await both.battle()).id)
    await desk.drawn()
    assert [one.id for one in both.shown(both.games, "More")] == first


async def withdraw(both: Halls) -> str:
    """Let Dora withdraw her server. Return the question and the answer."""
    desk, dora = both.desk, both.desk.actor("Dora")
    await dora.slash(both.arena, "cup", game="Gembatan")
    asked = said(await desk.press(dora, "Withdraw our server", panel(dora, both.arena)))
    return asked + said(await desk.press(dora, "Yes, withdraw", panel(dora, both.arena)))


async def test_a_server_that_withdraws_before_the_begin_ends_the_battle_for_both(desk: Desk) -> None:
    both = halls(desk)
    await agreed(both)
    told = await withdraw(both)
    assert "It does not take place then. Both servers are told once." in told
    assert "Your server has withdrawn from the team battle." in told
    once = "**Blue Hall** has withdrawn from the team battle of Gembatan, so it does not take place."
    await until(desk, lambda: all(both.texts(one).count(once) == 1 for one in (both.games, both.arena)))
    left = "**Blue Hall** has withdrawn, so this team battle did not take place."
    await until(desk, lambda: all(left in both.texts(one) for one in (both.games, both.arena)))
    assert await desk.sessions.leagues.of(both.guild.id, cups=True) == ()


async def test_a_server_that_withdraws_later_loses_what_is_not_over(desk: Desk) -> None:
    both = halls(desk)
    matches = await begun(both)
    await lose(both, matches[0], HERE)
    await until(desk, lambda: "0–1 Blue Hall" in alt(both.shown(both.arena, "As text")[-1]))
    assert "Its members lose all matches that are not over" in await withdraw(both)
    once = "**Blue Hall** has withdrawn from the team battle of Gembatan. Its members lose what they have not finished."
    await until(desk, lambda: all(both.texts(one).count(once) == 1 for one in (both.games, both.arena)))
    drawn = f"between **{both.guild.name}** and **Blue Hall** has ended in a draw, 1–1"
    await until(desk, lambda: all(drawn in both.texts(one) for one in (both.games, both.arena)))
    assert (await desk.sessions.matches.match(matches[1].id)).over
