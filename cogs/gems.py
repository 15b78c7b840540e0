"""Gems 3D in a channel: `/gems`."""

from collections.abc import Callable

import discord
from discord import app_commands

import render.gems3d
from bot.engine.table import Table
from bot.games import all_games
from bot.games.gems3d.advice import Suggestion, goal_suggestions, start_suggestions, trick_suggestions
from bot.games.gems3d.model import (
    DROP_RANGE,
    GEM_LETTERS,
    GEM_NAMES,
    LINE_RANGE,
    SIZE_RANGE,
    TYPES_RANGE,
    Mode,
    Options,
    Shift,
    State,
    Trick,
    View,
)
from bot.games.gems3d.model import Address as Cell
from bot.games.gems3d.notation import address_name, cell_name, parse_cell, parse_gem
from bot.games.gems3d.sight import with_reach
from bot.sessions.model import Match, Phase
from bot.sessions.refusals import not_started
from bot.ui.address import Address
from bot.ui.door import Interaction, Visit
from bot.ui.face import Face, Push
from bot.ui.forms import Form, choice, line
from bot.ui.game_cog import Answers, GameCog, action, entered
from bot.ui.names import channel_mention
from bot.ui.panel import panel
from bot.ui.times import asks_for_pace, pace_of
from bot.ui.words import Words

MOVE = Push("move", "gems3d-ui-move", discord.ButtonStyle.primary, versioned=True)
TRICK = Push("trick", "gems3d-ui-trick", discord.ButtonStyle.success, versioned=True)
REACH = Push("reach", "gems3d-ui-reach")

USUAL = Options()

Choices = list[app_commands.Choice[str]]


class GemsFace(Face):
    """How Gems 3D looks and reads."""

    key = "gems3d"
    accent = 0x23A6A0

    def paint(self, view: View, table: Table) -> bytes:
        """The board as PNG."""
        return render.gems3d.paint(view, table)

    def warm_up(self) -> None:
        """Draw every gem once."""
        render.gems3d.warm_up()

    def written(self, notation: str) -> str:
        """As the game's own sentences write moves: "C1 → A5"; a trick as it is typed, "C1=R"."""
        return notation.replace("-", " → ")

    def captions(self, match: Match, words: Words) -> tuple[tuple[str, str], ...]:
        """What `render.gems3d` asks for."""
        view: View = self.view(match)
        captions = {
            "next": words("gems3d-caption-next"),
            "hard": words("gems3d-caption-hard"),
            "turns": words("gems3d-caption-turns", turns=view.turns),
            "over": words("gems3d-caption-over"),
        }
        if view.over is not None:
            captions["reason"] = words(f"gems3d-caption-reason-{view.over}")
        return tuple(captions.items())

    def settings(self, options: Options, words: Words) -> str:
        """Mode and settings, as the tables of honour name them."""
        return words(
            "gems3d-scoreboard",
            mode=options.mode.value,
            size=options.size,
            types=options.types,
            drop=options.drop,
            line=options.line,
            hard=int(options.hard),
        )

    def honours(self, scoreboard: str, words: Words) -> str:
        """The same for the key of a table of honour. Raises ValueError for what is no such key."""
        mode, size, types, drop, gems_in_line, *hard = scoreboard.split("-")
        if hard not in ([], ["hard"]):
            raise ValueError(f"no score board: {scoreboard!r}")
        options = Options(Mode(mode), int(size), int(types), int(drop), int(gems_in_line), bool(hard))
        return self.settings(options, words)

    def advice(self, match: Match, view: View, words: Words, who: str) -> str:
        """Move; or, where one works, a trick. In a relay also whose turn it is, at what, and where."""
        if not match.solo:
            who = words("gems3d-next-whose", name=who, place=channel_mention(match.place.channel))
        if view.hint is None:
            return words("gems3d-next-move", name=who, example=_example(match))
        key = "gems3d-next-trick" if 0 in view.cells else "gems3d-next-full"
        return words(key, name=who, cell=cell_name(view.hint.cell, view.size), points=view.hint.points)

    def pushes(self, match: Match, view: View) -> tuple[Push, ...]:
        """Move while a cell is empty, Trick while one works."""
        move = (MOVE,) if 0 in view.cells else ()
        return move if view.hint is None else (*move, TRICK)

    def more(self, match: Match, view: View) -> tuple[Push, ...]:
        """Where a gem can go."""
        return (REACH,)

    def rules(self, options: Options, words: Words) -> tuple[str, ...]:
        """Two parts."""
        play = words("gems3d-rules-play", size=options.size, types=options.types, drop=options.drop, line=options.line)
        return play, words("gems3d-rules-more")


class Gems(GameCog, group_name="gems", group_description="gems3d-cmd"):
    """The commands and buttons that only Gems 3D has."""

    face = GemsFace()

    @app_commands.command(name="new", description="gems3d-cmd-new")
    @app_commands.describe(
        mode="gems3d-opt-mode",
        size="gems3d-opt-size",
        types="gems3d-opt-types",
        drop="gems3d-opt-drop",
        line="gems3d-opt-line",
        hard="gems3d-opt-hard",
    )
    @app_commands.choices(
        mode=[
            app_commands.Choice(name="gems3d-choice-solo", value=Mode.SOLO.value),
            app_commands.Choice(name="gems3d-choice-relay", value=Mode.RELAY.value),
        ]
    )
    @asks_for_pace
    @entered
    async def new(
        self,
        visit: Visit,
        mode: str = Mode.SOLO.value,
        size: app_commands.Range[int, SIZE_RANGE[0], SIZE_RANGE[1]] = USUAL.size,
        types: app_commands.Range[int, TYPES_RANGE[0], TYPES_RANGE[1]] = USUAL.types,
        drop: app_commands.Range[int, DROP_RANGE[0], DROP_RANGE[1]] = USUAL.drop,
        line: app_commands.Range[int, LINE_RANGE[0], LINE_RANGE[1]] = USUAL.line,
        hard: bool = False,
        time: int = 0,
        late: str = "ask",
        holiday: str = "stand-in",
    ) -> None:
        options = Options(Mode(mode), size, types, drop, line, hard)
        await self.open(visit, options, pace_of(time, late, holiday))

    @app_commands.command(name="move", description="gems3d-cmd-move")
    @app_commands.describe(start="gems3d-opt-from", goal="gems3d-opt-to")
    @app_commands.rename(start="from", goal="to")
    @entered
    async def move(self, visit: Visit, start: str, goal: str) -> None:
        move = Shift(parse_cell(start), parse_cell(goal))
        await self.play(visit, (await self.here(visit, to_move=True)).id, move)

    @app_commands.command(name="trick", description="gems3d-cmd-trick")
    @app_commands.describe(cell="gems3d-opt-trick-cell", gem="gems3d-opt-trick-type")
    @app_commands.rename(gem="type")
    @entered
    async def trick(self, visit: Visit, cell: str, gem: str | None = None) -> None:
        move = Trick(parse_cell(cell), parse_gem(gem) if gem is not None else 0)
        await self.play(visit, (await self.here(visit, to_move=True)).id, move)

    @app_commands.command(name="reach", description="gems3d-cmd-reach")
    @app_commands.describe(cell="gems3d-opt-reach-cell")
    @entered
    async def reach(self, visit: Visit, cell: str) -> None:
        await self._show_reach(visit, await self.here(visit), cell)

    # ---- suggestions while a command is typed: only what is legal now, best first ----

    @move.autocomplete("start")
    async def _suggest_start(self, interaction: Interaction, current: str) -> Choices:
        return await self._suggest(interaction, _start_choices, current)

    @move.autocomplete("goal")
    async def _suggest_goal(self, interaction: Interaction, current: str) -> Choices:
        return await self._suggest(interaction, _goal_choices, current)

    @trick.autocomplete("cell")
    async def _suggest_trick(self, interaction: Interaction, current: str) -> Choices:
        return await self._suggest(interaction, _trick_choices, current)

    @trick.autocomplete("gem")
    async def _suggest_gem(self, interaction: Interaction, current: str) -> Choices:
        return await self._suggest(interaction, _gem_choices, current)

    @reach.autocomplete("cell")
    async def _suggest_reach(self, interaction: Interaction, current: str) -> Choices:
        return await self._suggest(interaction, _start_choices, current, watching=True)

    async def _suggest(
        self, interaction: Interaction, choices: "Suggest", current: str, *, watching: bool = False
    ) -> Choices:
        """watching: also for who is not to move."""

        async def find(visit: Visit) -> Choices:
            match = await self.here(visit, to_move=not watching)
            legal = match.phase is Phase.PLAYING and (watching or match.seat_of(visit.user) in match.to_move)
            return choices(match, visit, interaction.namespace, current) if legal else []

        return await self.client.door.suggest(interaction, find)

    # ---- buttons and modals ----

    @action("move")
    async def on_move(self, visit: Visit, address: Address, answers: Answers) -> None:
        """The button asks; what comes back plays."""
        if address.kind == "m":
            await self.play(visit, address.match, answers.get("move", ""), address.version)
            return
        match = await self.ready_to_move(visit, address)
        await visit.ask(
            Form(
                self.form(visit, address),
                visit.words("gems3d-ui-move-title"),
                line(
                    "move",
                    visit.words("gems3d-ui-move-field"),
                    hint=visit.words("gems3d-ui-move-hint"),
                    example=visit.words("gems3d-ui-example", example=_example(match)),
                    longest=40,
                ),
            )
        )

    @action("trick")
    async def on_trick(self, visit: Visit, address: Address, answers: Answers) -> None:
        """The button offers the tricks that work, the best chosen already; what comes back plays."""
        if address.kind == "m":
            await self.play(visit, address.match, answers.get("trick", ""), address.version)
            return
        match = await self.ready_to_move(visit, address)
        found = trick_suggestions(_state(match), match.to_move[0])
        if not found:
            await self.play(visit, match.id, Trick(Cell(0)), address.version)  # refused, with what would be right
            return
        options = [(f"{one.name}={_letter(one.gem)}", _named(one, visit.words)) for one in found]
        field = choice("trick", visit.words("gems3d-ui-trick-field"), options)
        await visit.ask(Form(self.form(visit, address), visit.words("gems3d-ui-trick-title"), field))

    @action("reach")
    async def on_reach(self, visit: Visit, address: Address, answers: Answers) -> None:
        """The button asks which gem; what comes back is shown, privately."""
        if address.kind == "m":
            await self._show_reach(visit, await self.sessions.match(address.match), answers.get("cell", ""))
            return
        field = line(
            "cell",
            visit.words("gems3d-ui-reach-field"),
            example=visit.words("gems3d-ui-example", example="C3"),
            longest=10,
        )
        await visit.ask(Form(self.form(visit, address), visit.words("gems3d-ui-reach-title"), field))

    async def _show_reach(self, visit: Visit, match: Match, cell: str) -> None:
        _state(match)
        view = with_reach(self.face.view(match), parse_cell(cell))
        picture = await self.client.pictures.board(self.face, match, visit.words, view)
        assert view.pick is not None  # with_reach has set it
        said = visit.words(
            "gems3d-ui-reached",
            gem=GEM_NAMES[view.cells[view.pick] - 1],
            cell=cell_name(view.pick, view.size),
            count=len(view.reach),
        )
        await visit.show(panel(said, picture=picture), picture)


Suggest = Callable[[Match, Visit, app_commands.Namespace, str], Choices]


def _state(match: Match) -> State:
    """Raises SessionError while the match is a lobby."""
    if match.state is None:
        raise not_started()
    state: State = match.state
    return state


def _example(match: Match) -> str:
    """A move that may be typed as it stands, such as "A2 A1": the first legal one, which gives nothing away."""
    move = all_games()[match.game].default(_state(match), match.to_move[0])
    return f"{address_name(move.start)} {address_name(move.goal)}" if isinstance(move, Shift) else ""


def _start_choices(match: Match, visit: Visit, _: app_commands.Namespace, begun: str) -> Choices:
    """The gems that can move: "C3 · red, +5"."""
    return [_choice(one, visit.words) for one in start_suggestions(_state(match), match.to_move[0], begun)]


def _goal_choices(match: Match, visit: Visit, given: app_commands.Namespace, begun: str) -> Choices:
    """Where the gem that was chosen can go."""
    start = parse_cell(_typed(given, "from"))
    return [_choice(one, visit.words) for one in goal_suggestions(_state(match), match.to_move[0], start, begun)]


def _trick_choices(match: Match, visit: Visit, _: app_commands.Namespace, begun: str) -> Choices:
    """The cells on which a trick works, each once, with its best type."""
    best: dict[str, Suggestion] = {}
    for one in trick_suggestions(_state(match), match.to_move[0], begun):
        best.setdefault(one.name, one)
    return [_choice(one, visit.words) for one in best.values()]


def _gem_choices(match: Match, visit: Visit, given: app_commands.Namespace, begun: str) -> Choices:
    """The types that a trick on the chosen cell works with."""
    cell = _typed(given, "cell").strip().upper()
    found = [one for one in trick_suggestions(_state(match), match.to_move[0]) if one.name == cell]
    named = [(_named(one, visit.words), _letter(one.gem)) for one in found]
    return [
        app_commands.Choice(name=name, value=letter) for name, letter in named if begun.casefold() in name.casefold()
    ]


def _typed(given: app_commands.Namespace, option: str) -> str:
    """What another option holds so far; "" where it is still empty."""
    return str(getattr(given, option) or "")  # of an option that is not there a Namespace says None


def _choice(one: Suggestion, words: Words) -> app_commands.Choice[str]:
    return app_commands.Choice(name=_named(one, words), value=one.name)


def _named(one: Suggestion, words: Words) -> str:
    """ "C3 · red, +5" """
    gem = words(f"gems3d-gem-{GEM_NAMES[one.gem - 1]}")
    return words("gems3d-ui-choice", cell=one.name, gem=gem, letter=_letter(one.gem), points=one.points)


def _letter(gem: int) -> str:
    return GEM_LETTERS[gem - 1]


COG = Gems
