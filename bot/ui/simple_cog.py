"""The cog and the face of a small game (`bot.engine.simple`), made from the game's types.

    class GemDrop(SimpleCog, group_name="gemdrop", group_description="gemdrop-cmd"):
        face = SimpleFace("gemdrop")

    COG = GemDrop

The command `new` has the options of the game, described by the texts `<key>-opt-<option>`. The command `play` suggests
the legal moves. Each legal move is a button below the board. If there are too many, one button opens a menu of moves.
If a game has secrets, the command `own` and a button show a member's own view. A game may override each method.
"""

from collections.abc import Sequence
from enum import Enum
from importlib import import_module
from typing import Any, ClassVar

import discord
import msgspec
from discord import app_commands

from bot.engine.game import Seat
from bot.engine.simple import SCOREBOARD, SimpleGame
from bot.errors import Param, StaleBoard
from bot.sessions.model import Match
from bot.ui.address import LONGEST_ARGUMENT
from bot.ui.boards import messages
from bot.ui.client import Client
from bot.ui.commands.game_cog import GameCog
from bot.ui.commands.suggestions import Typing, suggestions
from bot.ui.entry.actions import Answers, Press, action, choice_in
from bot.ui.entry.buttons import Option, further
from bot.ui.entry.context import Context
from bot.ui.entry.door import entered_anywhere
from bot.ui.face import Buttons, ButtonSpec, Face
from bot.ui.letters import place_said
from bot.ui.panels import panel
from bot.ui.rows import MOST_IN_A_ROW
from bot.ui.words import Words

MOST_BUTTONS = 10  # if there are more moves, a menu replaces the buttons

MOVE = "simple-ui-move"  # the text key of the label of a move's button
OWN = ButtonSpec("own", "simple-ui-own", discord.ButtonStyle.success, seated=True)
CHOOSE = ButtonSpec("moves", "simple-ui-choose", discord.ButtonStyle.primary, versioned=True)


class SimpleFace(Face):
    """The face of a small game. Each button is a move, and `render.<key>` paints the board."""

    def __init__(self, key: str, accent: int = 0x23A6A0) -> None:
        """accent: the colour of the board message's edge, 0xRRGGBB."""
        self.key = key
        self.accent = accent
        self.painter = import_module(f"render.{key}")
        self.counts_points = self.game.counts_points
        self.next_over = "simple"

    @property
    def game(self) -> SimpleGame[Any, Any]:
        game = super().game
        assert isinstance(game, SimpleGame)
        return game

    def settings(self, options: Any, words: Words, seats: int = 0) -> str:
        """Return the text `<key>-scoreboard`, which may use all options."""
        return words(f"{self.key}-scoreboard", **_params(options))

    def rules(self, options: Any, words: Words) -> tuple[str, ...]:
        """Return the text `<key>-rules-play`, which may use all options."""
        key = f"{self.key}-rules-play"
        return (words(key, **_params(options)),)

    def leaderboard(self, scoreboard: str, words: Words) -> str:
        if scoreboard != SCOREBOARD:
            raise ValueError(f"no score board: {scoreboard!r}")
        return words("simple-honours")

    def advice(self, match: Match, view: Any, words: Words, who: str) -> str:
        return words("simple-next", name=who, game=self.key, place=place_said(match, words))

    def buttons(self, match: Match, view: Any) -> Buttons:
        """Return a button for each legal move, in rows of similar length. For too many moves, return a menu button."""
        own = (OWN,) if self.game.about.secrets else ()
        notations = [self.game.notate(move) for move in self.game.legal_moves(match.state, match.to_move[0])]
        if len(notations) > MOST_BUTTONS or any(len(each) > LONGEST_ARGUMENT for each in notations):
            return Buttons((CHOOSE, *own))
        rows = -(-len(notations) // MOST_IN_A_ROW)
        length = -(-len(notations) // rows)
        buttons = [self.button(match, notation) for notation in notations]
        parted = tuple(tuple(buttons[start : start + length]) for start in range(0, len(buttons), length))
        return Buttons(own, parted)

    def moves(self, match: Match, seat: Seat, words: Words) -> list[Option]:
        """Return the legal moves of a seat, for menus and suggestions."""
        notations = [self.game.notate(move) for move in self.game.legal_moves(match.state, seat)]
        return [Option(each, self.move(match, each, words)) for each in notations]

    def button(self, match: Match, notation: str) -> ButtonSpec:
        label = (("move", notation),)
        return ButtonSpec("do", MOVE, discord.ButtonStyle.primary, versioned=True, argument=notation, params=label)


def _moves(typing: Typing) -> Sequence[Option]:
    face = typing.face
    assert isinstance(face, SimpleFace)
    return face.moves(typing.match, typing.seat, typing.words)


class SimpleCog(GameCog):
    """The commands and buttons of a small game. A subclass sets `face`."""

    face: ClassVar[SimpleFace]

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        if self.app_command is not None and not self.face.game.about.secrets:
            self.app_command.remove_command("own")

    @app_commands.command(name="play", description="simple-cmd-play")
    @app_commands.describe(move="simple-opt-move")
    @app_commands.autocomplete(move=suggestions(_moves))
    @entered_anywhere
    async def play_move(self, context: Context, move: str) -> None:
        await self.play(context, await self.meant(context, for_a_move=True), move)

    @app_commands.command(name="own", description="simple-cmd-own")
    @entered_anywhere
    async def own(self, context: Context) -> None:
        await self.show_own(context, await self.here(context))

    @action("moves")
    async def on_moves(self, context: Context, press: Press, answers: Answers) -> None:
        """Open the menu of moves or its next page, or make the move that was chosen there."""
        start = 0
        if press.kind == "s":
            chosen = choice_in(answers)
            more = further(chosen)
            if more is None:
                await self.play(context, press.meant, chosen)
                return
            start = more
        await self._show_moves(context, await self.ready_to_move(context, press), start)

    async def panel_again(self, context: Context, press: Press, said: str) -> bool:
        """Show the menu of moves as it is now in place of an older one, if the member is to move."""
        match, stale = press.found, isinstance(context.refusal, StaleBoard)
        if not stale or press.address.action != "moves" or not isinstance(match, Match):
            return await super().panel_again(context, press, said)
        await self._show_moves(context, match, said=said)
        return True

    async def _show_moves(self, context: Context, match: Match, start: int = 0, said: str = "") -> None:
        self.seat_to_move(match, context.user)
        moves = self.face.moves(match, match.to_move[0], context.words)
        menu = messages.menu_row(match, context.words, "moves", CHOOSE.label, moves, start=start)
        await self.present(context, match, panel("", menu, said=said), kind="moves")

    async def renew_own(self, context: Context, match: Match, kind: str) -> None:
        if kind == "moves":
            await self._show_moves(context, match)
        else:
            await super().renew_own(context, match, kind)


def _params(options: msgspec.Struct) -> dict[str, Param]:
    """Return options as variables of a text: an Enum by its value, a truth value as 0 or 1."""
    plain = {name: getattr(options, name) for name in options.__struct_fields__}
    values = {name: value.value if isinstance(value, Enum) else value for name, value in plain.items()}
    return {name: int(value) if isinstance(value, bool) else value for name, value in values.items()}
