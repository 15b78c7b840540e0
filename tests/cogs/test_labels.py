"""Tests that each option reads the labels that it suggests: all options of all commands, in all languages.

Some of Discord's apps send the label of a suggestion in place of its value.
"""

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import pytest
from discord import app_commands

from bot.errors import NotAllowed
from bot.games.gemrush import model as gemrush
from bot.games.gems3d import model as gems3d
from bot.playground import Actor
from bot.playground.client.commands import Leaf, find_by_name
from bot.sessions.model import Match, Place
from bot.ui.entry import door
from tests.cogs.desk import Desk
from tests.cogs.gembatan_table import TWO
from tests.texts.loaded import all_texts

LANGUAGES = {"en": "en-US", "de": "de", "fr": "fr", "es": "es-ES", "pt-BR": "pt-BR"}
pytestmark = pytest.mark.slow

WORDS = {"gems3d": "gems", "gemdrop": "gemdrop", "gembatan": "gembatan", "gemrush": "rush"}  # commands by game
RELAY = gems3d.Options(gems3d.Mode.RELAY)
OPTIONS = {"gems3d": RELAY, "gemrush": gemrush.Options(mode="crisis", variant="shared", skill="long-arm")}
MOST_TURNS = 300
TRICKS = "KRRR1/5/5/5/BBKBB types=RKDBG line=4 tricks=1"
SENT = 3  # the labels of an option that are sent as commands in one position


class Walk:
    """Asks for the suggestions of options, and sends their labels as commands.

    Attributes:
        read: how many labels each option has read, by command and option.
    """

    def __init__(self, desk: Desk, dice: random.Random) -> None:
        self.desk = desk
        self.dice = dice
        self.read: Counter[tuple[str, str]] = Counter()
        self._given: dict[str, object] = {}

    @contextmanager
    def sending(self, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
        """Note the values that commands get, and refuse them, since they would change the position."""

        def note(_: Any, given: Mapping[str, object]) -> None:
            self._given = dict(given)
            raise NotAllowed("ui-reload-discord")

        with monkeypatch.context() as patch:
            patch.setattr(door, "_check_values", note)
            yield

    def unread(self, word: str) -> list[tuple[str, str]]:
        """Return the options of a game's commands that have read no label yet, but for its leaderboards."""
        found = [(command, option) for command, option, _ in self.options() if command.split()[0] == word]
        return [one for one in found if one not in self.read and one[1] != "board"]

    def options(self) -> Iterator[tuple[str, str, dict[str, str]]]:
        """Yield the command and the name of each option with suggestions, and the parameters by names of options."""
        for command in self.desk.client.tree.walk_commands():
            if isinstance(command, app_commands.Command):
                names = {str(one.display_name): one.name for one in command.parameters}
                for one in command.parameters:
                    if one.autocomplete:
                        yield command.qualified_name, str(one.display_name), names

    async def position(self, who: Actor, *only: str) -> None:
        """Try those options that have read no label yet. only: the first words of the commands; (): all commands."""
        for command, option, names in self.options():
            if (command, option) not in self.read and (not only or command.split()[0] in only):
                await self.option(who, command, option, names)

    async def option(self, who: Actor, command: str, option: str, names: Mapping[str, str]) -> None:
        leaf = find_by_name(self.desk.playground.world, who.id, who.channel("games"), command)
        values = await self._others(who, leaf, option)
        choices = await who.complete("games", leaf, {**values, option: ""}, option)
        for choice in self.dice.sample(choices, min(SENT, len(choices))):
            for text in (choice["name"], choice["value"]):
                await who.use("games", leaf, {**values, option: text})
                assert self._given[names[option]] == choice["value"], (command, option, text, values)
            self.read[command, option] += 1

    async def _others(self, who: Actor, leaf: Leaf, option: str) -> dict[str, Any]:
        """Return what the member has chosen before: a label in each option with suggestions, as an app sends it."""
        values: dict[str, Any] = {}
        for one in leaf.options:
            if one["name"] == option:
                break
            if one.get("autocomplete"):
                choices = await who.complete("games", leaf, {**values, one["name"]: ""}, one["name"])
                if choices:
                    values[one["name"]] = self.dice.choice(choices)["name"]
        for one in leaf.options:
            if one.get("required") and one["name"] not in (*values, option):
                values[one["name"]] = one["choices"][0]["value"] if one.get("choices") else one.get("min_value", "1")
        return values


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_option_reads_the_labels_that_it_suggests(
    desk: Desk, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert set(LANGUAGES) == set(all_texts().languages)
    members = {who.id: who for who in map(desk.actor, ("Ada", "Bela"))}
    for who in members.values():
        desk.playground.world.set_locale(who.user, LANGUAGES[language])
    ada = desk.actor("Ada")
    walk = Walk(desk, random.Random(5))  # the moves that it draws lead to suggestions for all options

    desk.lay_out(TRICKS)
    await desk.slash(ada, "gems new")
    with walk.sending(monkeypatch):
        await walk.position(ada, "gems")
    desk.lay_out(None)
    await desk.sessions.seats.resign(desk.request(ada), (await desk.match(ada)).id)
    assert set(WORDS) == set(desk.games)
    for game in WORDS:
        desk.lay_out(TWO if game == "gembatan" else None)
        match = await begun(desk, game, OPTIONS.get(game, desk.games[game].about.samples[0]))
        await play(desk, members, walk, match, monkeypatch)
    for channel in ("games", "lounge"):
        await begun(desk, "gems3d", RELAY, channel)
    with walk.sending(monkeypatch):
        await walk.position(ada)

    # A Crisis that all have left is on no leaderboard. The commands `top` of all games have the same suggestions.
    walk.read["rush top", "board"] += 1
    assert set(walk.read) == {(command, option) for command, option, _ in walk.options()}


async def begun(desk: Desk, game: str, options: Any, channel: str = "games") -> Match:
    """Start a match of Ada and Bela."""
    lobby, ada, bela = desk.sessions.lobby, desk.actor("Ada"), desk.actor("Bela")
    place = Place(desk.playground.world.guild.id, ada.channel(channel).id)
    match = await lobby.open(desk.request(ada), place, game, options)
    await lobby.join(desk.request(bela), match.id)
    return await lobby.begin(desk.request(ada), match.id)


async def play(
    desk: Desk, members: Mapping[int, Actor], walk: Walk, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Play a match with random moves, until all options of its commands have read a label, or the match is over."""
    word = WORDS[match.game]
    for turn in range(MOST_TURNS):
        if match.over or (turn >= len(members) and not walk.unread(word)):
            break
        mover = members[match.seats[match.to_move[0]].user]
        with walk.sending(monkeypatch):
            for who in (mover, *members.values()):  # in Crisis, others than the mover may offer cards
                await walk.position(who, word)
        move = walk.dice.choice(await desk.legal_of(match.id, mover))
        match = await desk.sessions.turns.play(desk.request(mover), match.id, move, None)
    for who in members.values():
        if not match.over:
            match = await desk.sessions.seats.resign(desk.request(who), match.id)
    await desk.drawn()
