"""The cog and the face of a small game (`bot.engine.simple`): all of it follows from the game's types.

    class GemDrop(SimpleCog, group_name="gemdrop", group_description="gemdrop-cmd"):
        face = SimpleFace("gemdrop")

    COG = GemDrop

`new` asks for the options of the game, each described by the text `<key>-opt-<option>`. `play` suggests the legal
moves. Below the board each legal move is a button; where there are too many for that, one button opens a menu of them.
Each part is a method that a game may override alone.
"""

import inspect
from collections.abc import Sequence
from enum import Enum
from importlib import import_module
from typing import Any, ClassVar

import discord
import msgspec
from discord import app_commands

from bot.engine.game import Seat
from bot.engine.parts import ranges
from bot.engine.simple import SCOREBOARD, SimpleGame
from bot.errors import Param
from bot.sessions.model import Match, Phase
from bot.ui.commands.game_cog import Answers, GameCog, Press, action, entered
from bot.ui.entry.buttons import choice_in, further, menu
from bot.ui.entry.context import Context, Interaction
from bot.ui.face import Buttons, ButtonSpec, Face
from bot.ui.panels import LONGEST_OPTION, clip, panel
from bot.ui.times import asks_for_pace, pace_of
from bot.ui.words import Words, channel_mention

MOST_BUTTONS = 10  # moves that are a button each
IN_A_ROW = 5  # buttons, Discord's limit
LONGEST_ARGUMENT = 32  # signs of a move in a button's address
MOST_SUGGESTIONS = 25  # Discord's limit

MOVE = "simple-ui-move"  # the label of the button of a move
CHOOSE = ButtonSpec("moves", "simple-ui-choose", discord.ButtonStyle.primary, versioned=True)


class SimpleFace(Face):
    """How a small game looks and reads: its buttons are its moves, its painter is `render.<key>`."""

    def __init__(self, key: str, accent: int = 0x23A6A0) -> None:
        """accent: the colour of the board message's edge, 0xRRGGBB."""
        self.key = key
        self.accent = accent
        self.painter = import_module(f"render.{key}")
        self.counts_points = self.game.counts_points
        self.next_over = "simple-next-over"

    @property
    def game(self) -> SimpleGame[Any, Any]:
        game = super().game
        assert isinstance(game, SimpleGame)
        return game

    def settings(self, options: Any, words: Words, seats: int = 0) -> str:
        """The text `<key>-scoreboard`, which may use all options."""
        return words(f"{self.key}-scoreboard", **_params(options))

    def rules(self, options: Any, words: Words) -> tuple[str, ...]:
        """The text `<key>-rules-play`, which may use all options."""
        return (words(f"{self.key}-rules-play", **_params(options)),)

    def leaderboard(self, scoreboard: str, words: Words) -> str:
        """The name of the one leaderboard. Raises ValueError for any other."""
        if scoreboard != SCOREBOARD:
            raise ValueError(f"no score board: {scoreboard!r}")
        return words("simple-honours")

    def advice(self, match: Match, view: Any, words: Words, who: str) -> str:
        """Whose turn it is, and how to move."""
        return words("simple-next", name=who, game=self.key, place=channel_mention(match.place.channel))

    def buttons(self, match: Match, view: Any) -> Buttons:
        """A button for each legal move, in rows of about the same length; one for a menu if they are too many."""
        notations = [self.game.notate(move) for move in self.game.legal_moves(match.state, match.to_move[0])]
        if len(notations) > MOST_BUTTONS or any(len(each) > LONGEST_ARGUMENT for each in notations):
            return Buttons((CHOOSE,))
        rows = -(-len(notations) // IN_A_ROW)
        length = -(-len(notations) // rows)
        buttons = [self.button(match, notation) for notation in notations]
        return Buttons(rows=tuple(tuple(buttons[start : start + length]) for start in range(0, len(buttons), length)))

    def button(self, match: Match, notation: str) -> ButtonSpec:
        """The button that plays a move."""
        label = (("move", notation),)
        return ButtonSpec("play", MOVE, discord.ButtonStyle.primary, versioned=True, argument=notation, params=label)


class _Line(msgspec.Struct, frozen=True):
    """An option of the menu of moves."""

    value: str
    text: str


class SimpleCog(GameCog):
    """The commands and buttons of a small game. A subclass sets `face`."""

    face: ClassVar[SimpleFace]

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if "new" not in vars(cls):
            setattr(cls, "new", _new(cls))  # noqa: B010  # mypy knows no such attribute: discord.py collects it

    @app_commands.command(name="play", description="simple-cmd-play")
    @app_commands.describe(move="simple-opt-move")
    @entered
    async def play_move(self, context: Context, move: str) -> None:
        await self.play(context, await self.meant(context, for_a_move=True), move)

    @play_move.autocomplete("move")
    async def _suggest_moves(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        async def find(context: Context) -> list[app_commands.Choice[str]]:
            match = await self.here(context, for_a_move=True)
            seat = match.seat_of(context.user)
            if match.phase is not Phase.PLAYING or seat is None or seat not in match.to_move:
                return []
            fitting = [line for line in self._lines(match, seat, context.words) if current.casefold() in _said(line)]
            return [app_commands.Choice(name=line.text, value=line.value) for line in fitting[:MOST_SUGGESTIONS]]

        return await self.client.door.suggest(interaction, find)

    @action("play")
    async def on_play(self, context: Context, press: Press, _: Answers) -> None:
        """The button of a move."""
        await self.play(context, press.meant, press.argument)

    @action("moves")
    async def on_moves(self, context: Context, press: Press, answers: Answers) -> None:
        """The button opens the menu of moves; what is chosen there is played, or leads on to more of them."""
        start = 0
        if press.kind == "s":
            chosen = choice_in(answers)
            more = further(chosen)
            if more is None:
                await self.play(context, press.meant, chosen)
                return
            start = more
        match = await self.ready_to_move(context, press)
        address = msgspec.structs.replace(press.address, kind="s", argument="")
        lines = self._lines(match, match.to_move[0], context.words)
        hint = context.words("simple-ui-choose")
        await context.show(panel("", [menu(address, hint, lines, start, context.words)]))

    def _lines(self, match: Match, seat: Seat, words: Words) -> Sequence[_Line]:
        moves = self.face.game.legal_moves(match.state, seat)
        notations = [self.face.game.notate(move) for move in moves]
        return [_Line(each, clip(self.face.move(match, each, words), LONGEST_OPTION)) for each in notations]


def _said(line: _Line) -> str:
    return f"{line.value} {line.text}".casefold()


def _params(options: msgspec.Struct) -> dict[str, Param]:
    """Options as variables of a text: whole numbers and texts."""
    plain = {name: getattr(options, name) for name in options.__struct_fields__}
    values = {name: value.value if isinstance(value, Enum) else value for name, value in plain.items()}
    return {name: int(value) if isinstance(value, bool) else value for name, value in values.items()}


def _new(cog: type[SimpleCog]) -> app_commands.Command[Any, Any, Any]:
    """The command `new`: an option for each field of the game's options, then the pace."""
    key, game = cog.face.key, cog.face.game
    options: type[msgspec.Struct] = game.about.options

    async def new(self: SimpleCog, context: Context, /, **given: Any) -> None:
        asked = {name: given.pop(name) for name in options.__struct_fields__}
        await self.open(context, msgspec.convert(asked, options), pace_of(**given))

    entry = entered(new)
    own, pace = _parameters(options), inspect.signature(_pace).parameters.values()
    first = (inspect.Parameter(name, inspect.Parameter.POSITIONAL_OR_KEYWORD) for name in ("self", "interaction"))
    entry.__signature__ = inspect.Signature([*first, *own, *pace])  # type: ignore[attr-defined]
    entry.__qualname__ = f"{cog.__qualname__}.new"  # so discord.py takes it for a method
    app_commands.describe(**{each.name: f"{key}-opt-{each.name}" for each in own})(entry)
    for field in msgspec.structs.fields(options):
        if isinstance(field.type, type) and issubclass(field.type, Enum):
            choices = [app_commands.Choice(name=f"{key}-choice-{one.value}", value=one.value) for one in field.type]
            app_commands.choices(**{field.name: choices})(entry)
    return app_commands.Command(name="new", description="simple-cmd-new", callback=asks_for_pace(entry))


def _pace(time: int = 0, late: str = "ask", holiday: str = "stand-in") -> None:
    """The options that every `new` asks for beside the game's own, with what they are usually."""


def _parameters(options: type[msgspec.Struct]) -> list[inspect.Parameter]:
    """The options of a game as Discord is to ask for them: numbers within their ranges, an Enum by its values."""
    spans, found = ranges(options), []
    for field in msgspec.structs.fields(options):
        kind, usual = field.type, field.default
        if field.name in spans:
            kind = app_commands.Range[int, *spans[field.name]]
        elif isinstance(usual, Enum):
            kind, usual = str, usual.value
        elif isinstance(usual, bool):
            kind = bool
        parameter = inspect.Parameter
        found.append(parameter(field.name, parameter.POSITIONAL_OR_KEYWORD, default=usual, annotation=kind))
    return found
