"""Tests of two channels that play against each other, of one server and of two, by presses and commands."""

import random
import re
from typing import Any

import pytest

from bot.playground import Actor, Channel, Interaction, Message
from bot.playground.world.permissions import Permission
from bot.sessions.model import Match, Phase, Place
from bot.ui.boards.refused import QUICK
from bot.ui.entry.reasons import UNKNOWN_CHANNEL
from tests.cogs.desk import Desk, board_of, buttons, said
from tests.cogs.test_allowed import looked
from tests.cogs.test_computers import text_of
from tests.cogs.test_council import SHORT, turns, votes


class Duel:
    """A match of #games, where Ada, Bela and Chen are, against another channel of their server or of another one."""

    def __init__(self, desk: Desk, *, elsewhere: bool = False) -> None:
        self.desk = desk
        self.ours = [desk.actor(name) for name in ("Ada", "Bela", "Chen")]
        self.games: Channel = self.ours[0].channel("games")
        world = desk.playground.world
        if elsewhere:
            there = world.add_guild("Berlin", members=["Cyd", "Dag", "Eve"], channels=["arena"], locale="de")
            self.theirs = [desk.actor(name) for name in ("Cyd", "Dag", "Eve")]
            self.arena: Channel = world.channel("arena", there)
        else:
            self.arena = world.add_channel("arena")
            self.theirs = [desk.actor(world.join(name.lower(), name).id) for name in ("Cyd", "Dag", "Eve")]
        self.match_id = ""

    async def command(self, who: Actor, channel: Channel, command: str, **options: Any) -> Interaction:
        sent = await who.slash(channel, command, **options)
        await self.desk.answered(sent)
        await self.desk.drawn()
        return sent

    async def match(self) -> Match:
        return await self.desk.sessions.matches.match(self.match_id)

    def boards(self) -> tuple[Message, Message]:
        """Return the newest board in each channel."""
        found = []
        for who, channel in ((self.ours[0], self.games), (self.theirs[0], self.arena)):
            messages = [one for one in who.messages(channel) if one.only_for is None and board_of(one) is not None]
            found.append(messages[-1])
        return found[0], found[1]

    def side(self, seat: int) -> tuple[list[Actor], Message]:
        return (self.ours, self.boards()[0]) if seat == 0 else (self.theirs, self.boards()[1])

    async def begin(self, command: str = "gemdrop", **options: Any) -> "Duel":
        """Begin a match by the command of a game: in the other channel by **Accept**, or by a code."""
        desk, name = self.desk, {"gemdrop": "gemdrop", "gems": "gems", "rush": "rush", "gembatan": "gembatan"}[command]
        given = {**SHORT[command], **options}
        if self.arena.guild_id == self.games.guild_id:
            asked = await self.command(self.ours[0], self.games, f"{name} new", **given, against=str(self.arena.id))
            assert said(asked).startswith("I have asked <#"), said(asked)
            await desk.press(self.theirs[0], "Accept", self.boards()[1])
        else:
            asked = await self.command(self.ours[0], self.games, f"{name} new", **given, code="new")
            [code] = re.findall(r"\*\*([A-Z2-9]{4}-[A-Z2-9]{4})\*\*", said(asked))
            agreed = await self.command(self.theirs[0], self.arena, f"{name} new", code=code)
            assert said(agreed).startswith("The channel plays."), said(agreed)
        found = board_of(self.boards()[0])
        assert found is not None
        self.match_id = found[0]
        return self

    async def turn(self, chance: random.Random) -> Match:
        """Let the channel that is to move propose a turn, and play it at once."""
        match = await self.match()
        seat = match.voting
        assert seat is not None
        members, board = self.side(seat)
        game = self.desk.client.faces[match.game].game
        [turn] = turns(game, match.seen_by(0, place_of(board, self)), chance)
        for who in members:
            await self.desk.sessions.councils.propose(self.desk.request(who), match.id, turn, None, seat)
        await self.desk.drawn()
        _, board = self.side(seat)
        play = next(label for label, address in buttons(board).items() if ":votenow:" in address)
        await self.desk.press(members[1], play, board)
        return await self.match()


def place_of(board: Message, duel: Duel) -> Place:
    channel = duel.games if board.channel_id == duel.games.id else duel.arena
    return Place(channel.guild_id or 0, channel.id)


@pytest.mark.timeout(240)
@pytest.mark.slow
@pytest.mark.parametrize("elsewhere", [False, True])
@pytest.mark.parametrize("command", SHORT)
async def test_two_channels_play_a_whole_match_with_a_restart(desk: Desk, command: str, elsewhere: bool) -> None:
    duel, chance = await Duel(desk, elsewhere=elsewhere).begin(command), random.Random(3)
    pinged = len(desk.pings)
    for number in range(80):
        match = await duel.turn(chance)
        if number == 1:
            await desk.restart()
        assert {one.version for one in match.letters} == {match.version}
        if match.over:
            break
    assert match.phase is Phase.OVER
    for board, other in zip(duel.boards(), ("Play again", "Noch einmal" if elsewhere else "Play again"), strict=True):
        assert other in buttons(board), buttons(board)
        assert "<@" not in text_of(board)
    assert len(desk.pings) == pinged


@pytest.mark.parametrize("elsewhere", [False, True])
async def test_each_channel_reads_its_own_vote_and_hand_only(desk: Desk, elsewhere: bool) -> None:
    duel = await Duel(desk, elsewhere=elsewhere).begin("rush")
    match = await duel.match()
    seat = match.voting
    assert seat is not None
    (movers, board), (_, other) = duel.side(seat), duel.side(1 - seat)
    assert re.search("You all play for the channel|Ihr spielt alle für den Kanal", text_of(board))
    assert re.search("chooses its turn by votes|stimmt über den nächsten Zug ab", text_of(other))
    hands = []
    for number in range(2):
        members, own = duel.side(number)
        label = next(label for label, address in buttons(own).items() if address.split(":")[4] in ("own", "hand"))
        answer = (await desk.press(members[0], label, own)).answer
        assert answer is not None
        hands.append(text_of(answer))
    assert hands[0] != hands[1]
    requests = len(desk.playground.rest.requests)
    [turn] = turns(desk.client.faces[match.game].game, match.seen_by(0, place_of(board, duel)), random.Random(1))
    await desk.sessions.councils.propose(desk.request(movers[1]), match.id, turn, None, seat)
    await desk.drawn()
    sent = list(desk.playground.rest.requests)[requests:]
    assert not [one for one in sent if one.path.startswith(f"/channels/{other.channel_id}/")]
    assert len(votes(duel.side(seat)[1])) == 1
    assert votes(duel.side(1 - seat)[1]) == []


async def test_who_has_spoken_for_one_channel_is_refused_in_the_other(desk: Desk) -> None:
    duel = await Duel(desk).begin()
    while (await duel.turn(random.Random(1))).voting != 1:
        pass
    label = next(label for label, address in buttons(duel.boards()[1]).items() if address.split(":")[4] == "do")
    refused = await desk.press(duel.ours[0], label, duel.boards()[1])
    assert said(refused).startswith("You have spoken for **\\#games** in this match")
    proposed = await desk.press(duel.theirs[2], label, duel.boards()[1])
    assert said(proposed).startswith("You propose: ")
    wrong = await duel.command(duel.ours[0], duel.games, "gemdrop play", move="1")
    assert "turn" in said(wrong)
    typed = await duel.command(duel.theirs[1], duel.arena, "gemdrop play", move="1")
    assert said(typed).startswith("You propose: ")


async def test_it_begins_by_buttons(desk: Desk) -> None:
    duel = Duel(desk)
    ada = duel.ours[0]
    opened = (await ada.slash("games", "help")).answer
    panel = (await desk.press(ada, "New match", opened)).answer
    for label in ("Gembatan", "Short match", "Play as a channel", "Against another channel"):
        panel = (await desk.press(ada, label, panel)).answer
    assert panel is not None
    assert {"Get a code", "Enter a code", "Back"} <= set(buttons(panel))
    chosen = await ada.select(panel, "Choose a channel", duel.arena.id)
    await desk.drawn()
    assert said(chosen).strip().startswith(f"I have asked <#{duel.arena.id}>")
    ours, theirs = duel.boards()
    assert f"<#{duel.arena.id}> is asked" in text_of(ours)
    assert "**\\#games** asks this channel to play Gembatan" in text_of(theirs)
    assert list(buttons(theirs))[:2] == ["Accept", "Decline"]
    await desk.press(duel.theirs[1], "Decline", theirs)
    assert "The other channel does not want to play" in text_of(duel.boards()[0])


async def test_where_no_computer_plays_back_leads_to_the_panel_before(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "settings", computers=False)
    panel = (await ada.slash("games", "help")).answer
    for label in ("New match", "Gembatan", "Short match", "Play as a channel", "Back"):
        panel = (await desk.press(ada, label, panel)).answer
    assert panel is not None
    assert "Play as a channel" in buttons(panel)
    assert "Easy" not in buttons(panel)


async def test_a_deleted_channel_ends_the_match_with_a_sentence(desk: Desk) -> None:
    duel = await Duel(desk).begin()
    desk.playground.world.remove_channel(duel.arena)
    await desk.heard_of(lambda match: match.over)
    await desk.drawn()
    [board] = [one for one in duel.ours[0].messages(duel.games) if board_of(one) is not None][-1:]
    assert "One of the two channels of this match of Gem Drop is gone" in text_of(board)


async def until_games_votes(duel: Duel, chance: random.Random) -> None:
    """Play until #games votes after the other channel, and let no press there bring a board any more."""
    before = None
    while (match := await duel.match()).voting != 0 or before != 1:
        before = match.voting
        await duel.turn(chance)
    duel.desk.clock.turn(15)


async def test_a_deletion_that_no_event_tells_ends_the_match_with_the_next_board(desk: Desk) -> None:
    duel, chance = await Duel(desk).begin(), random.Random(1)
    await until_games_votes(duel, chance)
    desk.playground.faults.refuse(rf"/channels/{duel.arena.id}/", status=404, code=UNKNOWN_CHANNEL, times=9)
    await duel.turn(chance)
    await desk.drawn()
    assert (await duel.match()).over
    assert "One of the two channels of this match of Gem Drop is gone" in text_of(duel.boards()[0])


async def test_who_acts_where_the_channel_is_gone_reads_that_the_match_has_ended(desk: Desk) -> None:
    duel, chance = await Duel(desk).begin(), random.Random(1)
    await until_games_votes(duel, chance)
    desk.playground.faults.refuse(rf"/channels/{duel.games.id}/", status=404, code=UNKNOWN_CHANNEL, times=9)
    sent = await duel.command(duel.ours[0], duel.games, "gemdrop play", move="3")
    assert (await duel.match()).over
    told = said(sent)
    assert "One of the two channels of this match of Gem Drop is gone, so it has ended" in told
    assert "direct messages" not in told
    assert "you can also move" not in told


async def test_a_channel_gets_its_board_once_the_bot_sees_it_again(desk: Desk) -> None:
    duel, world, chance = await Duel(desk).begin(), desk.playground.world, random.Random(1)
    await until_games_votes(duel, chance)
    world.set_permission(duel.arena, world.bot_id, Permission.VIEW_CHANNEL, allowed=False)
    match = await duel.turn(chance)
    assert [one.behind for one in match.letters] == [False, True]

    desk.clock.turn(QUICK / 30_000)  # twice the least pause between two attempts
    world.set_permission(duel.arena, world.bot_id, Permission.VIEW_CHANNEL, allowed=True)
    await looked(desk)
    match = await duel.match()
    assert [one.behind for one in match.letters] == [False, False]
    assert board_of(duel.boards()[1]) == (match.id, match.version)
    assert "\\#arena to move" in text_of(duel.boards()[1])


async def test_what_does_not_fit_is_refused_in_one_sentence(desk: Desk) -> None:
    duel = Duel(desk)
    ada, there = duel.ours[0], str(duel.arena.id)
    for options in ({"computer": "easy"}, {"time": 60}, {"letters": True}, {"code": "new"}):
        refused = await duel.command(ada, duel.games, "gemdrop new", against=there, **options)
        assert said(refused).startswith("A match of two channels has neither"), options
    itself = await duel.command(ada, duel.games, "gemdrop new", against=str(duel.games.id))
    assert said(itself).startswith("A channel cannot play against itself.")
    wrong = await duel.command(ada, duel.games, "gemdrop new", code="ABCD-EFGH")
    assert said(wrong).startswith("There is no such code.")
    desk.playground.world.set_permission(duel.arena, "Chen", Permission.SEND_MESSAGES, allowed=False)
    silent = await duel.command(duel.ours[2], duel.games, "gemdrop new", against=there)
    assert said(silent).startswith("Du kannst in <#"), "nobody has the bot write where they may not"
    race = await duel.command(ada, duel.games, "gems new", mode="race", against=there)
    assert said(race).startswith("A channel cannot play Gems 3D with these settings.")


@pytest.mark.parametrize("private", ["games", "arena"])
async def test_no_board_names_a_private_channel_to_those_who_do_not_see_it(desk: Desk, private: str) -> None:
    duel, world = Duel(desk), desk.playground.world
    hidden = {"games": duel.games, "arena": duel.arena}[private]
    world.set_permission(hidden, hidden.guild_id or 0, Permission.VIEW_CHANNEL, allowed=False)
    for user in (world.bot_id, *(who.id for who in (*duel.ours, *duel.theirs))):
        world.set_permission(hidden, user, Permission.VIEW_CHANNEL, allowed=True)
    await duel.begin()
    for board in duel.boards():
        assert "A private channel" in text_of(board)
        assert f"#{private}" not in text_of(board)
        assert f"#{'arena' if private == 'games' else 'games'}" in text_of(board)


@pytest.mark.parametrize("elsewhere", [False, True])
async def test_a_moderator_of_either_server_ends_it_and_no_board_says_who(desk: Desk, elsewhere: bool) -> None:
    duel = await Duel(desk, elsewhere=elsewhere).begin()
    moderator, refused = duel.ours[1], await duel.command(duel.theirs[2], duel.arena, "gemdrop end")
    assert said(refused).startswith(("Only a moderator", "Nur die"))
    asked = (await duel.command(moderator, duel.games, "gemdrop end")).answer
    assert asked is not None
    await desk.press(moderator, "Yes, end it", asked)
    for board in duel.boards():
        assert re.search("A moderator has ended this match|Die Moderation hat diese Partie", text_of(board))
        assert "<@" not in text_of(board)
