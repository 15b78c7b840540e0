"""Gembatan in a channel: `/gembatan`.

A step lays a tile on a cell, or fills a socket with a gem. The board's button Play opens a private panel. The panel
asks for a tile or a socket, then for the cell, then for the way to turn the tile. The board shows each step at once,
and the panel asks for the next step.
"""

from typing import Any

from discord import app_commands, ui

from bot.errors import PlayerError
from bot.games.gembatan.model import EndTurn, Move, Pass
from bot.games.gembatan.notation import cell_name, parse_cell, parse_tile
from bot.games.gembatan.plays import can_trade, gems_left, is_drafting, tiles_left
from bot.games.gembatan.rules import draft_tally
from bot.games.gembatan.view import with_cell, with_tile
from bot.sessions import refusals
from bot.sessions.model import Match
from bot.ui.boards import messages
from bot.ui.commands.game_cog import GameCog
from bot.ui.commands.suggestions import suggestions
from bot.ui.entry.buttons import Answers, Meant, Press, action, further, words_in
from bot.ui.entry.context import Context
from bot.ui.entry.door import entered
from bot.ui.face import ButtonSpec
from bot.ui.panels import choices, line, panel
from bot.ui.words import safe_name, with_names
from cogs.gembatan import menus
from cogs.gembatan.face import BACK, PLAY, GembatanFace, can_play, endings, state_of, turn_parts
from cogs.gembatan.recap import ending_line

ANY_TILE = "-"  # takes the place of a tile in a menu's address
KNOWN = {"cell": 1, "way": 2}  # how many answers the address of a menu has: the tile, or the tile and the cell


class Gembatan(GameCog, group_name="gembatan", group_description="gembatan-cmd"):
    """The commands, buttons and menus that only Gembatan has."""

    face = GembatanFace()
    new_description = "gembatan-cmd-new"

    @app_commands.command(name="play", description="gembatan-cmd-play")
    @app_commands.describe(
        tile="gembatan-opt-tile", cell="gembatan-opt-cell", way="gembatan-opt-way", end="gembatan-opt-end"
    )
    @app_commands.autocomplete(
        tile=suggestions(menus.suggest_tiles),
        cell=suggestions(menus.suggest_cells),
        way=suggestions(menus.suggest_ways),
    )
    @entered
    async def lay(self, context: Context, tile: str, cell: str, way: str | None = None, end: bool = False) -> None:
        meant = await self.meant(context, for_a_move=True)
        await self._step(context, meant, menus.laid(meant.match, tile, cell, way), end)

    @app_commands.command(name="fill", description="gembatan-cmd-fill")
    @app_commands.describe(socket="gembatan-opt-socket", end="gembatan-opt-end")
    @app_commands.autocomplete(socket=suggestions(menus.suggest_sockets))
    @entered
    async def fill(self, context: Context, socket: str, end: bool = False) -> None:
        await self._step(context, await self.meant(context, for_a_move=True), menus.FILL + socket, end)

    @app_commands.command(name="end-turn", description="gembatan-cmd-finish")
    @entered
    async def finish(self, context: Context) -> None:
        meant = await self.meant(context, for_a_move=True)
        await self.play(context, meant, _ending(meant.match))

    @app_commands.command(name="take-back", description="gembatan-cmd-back")
    @app_commands.describe(everything="gembatan-opt-all")
    @app_commands.rename(everything="all")
    @entered
    async def undo(  # type: ignore[override]  # adds an option to the shared command
        self, context: Context, everything: bool = False
    ) -> None:
        await self.take_back(context, await self.meant(context, for_a_move=True), everything=everything)

    @app_commands.command(name="trade", description="gembatan-cmd-trade")
    @app_commands.describe(tiles="gembatan-opt-tiles", gems="gembatan-opt-gems")
    @app_commands.autocomplete(
        tiles=suggestions(menus.suggest_tiles_to_trade, narrow=False),
        gems=suggestions(menus.suggest_gems_to_trade, narrow=False),
    )
    @entered
    async def trade(self, context: Context, tiles: str = "", gems: str = "") -> None:
        await self.play(context, await self.meant(context, for_a_move=True), menus.trade_in_writing(tiles, gems))

    @app_commands.command(name="hand", description="gembatan-cmd-hand")
    @entered
    async def hand(self, context: Context) -> None:
        await self.show_own(context, await self.here(context))

    @app_commands.command(name="what-fits", description="gembatan-cmd-here")
    @app_commands.describe(cell="gembatan-opt-cell")
    @app_commands.autocomplete(cell=suggestions(menus.suggest_open_cells, "all"))
    @entered
    async def what_fits(self, context: Context, cell: str) -> None:
        await self._show_cell(context, await self.here(context), cell)

    @action("choose")
    async def on_choose(self, context: Context, press: Press, answers: Answers) -> None:
        await self.on_step(context, press, answers)

    @action("play", "cell", "way")
    async def on_step(self, context: Context, press: Press, answers: Answers) -> None:
        """Handle the button Play, or a choice in the panel's menu. The address has the earlier choices."""
        step, chosen = press.address.action, answers.get("chosen", "")
        known = words_in(press, KNOWN.get(step, 0))
        start = further(chosen)
        if start is None and step == "way":
            await self.play(context, press.meant, f"{known[1]} {chosen}")
            return
        if " " in chosen and start is None:  # a whole play; the name of a tile or cell has no space
            await self.play(context, press.meant, chosen)
            return
        match = await self.ready_to_move(context, press)
        if start is None and chosen:
            known.append(chosen)
        if step == "way" and known[0] == ANY_TILE:
            await self._show_cell(context, match, known[1], start or 0)
        elif known:
            await self._ask_next(context, match, known, start)
        else:
            await self._show_turn(context, match, start or 0)

    async def acknowledge(self, context: Context, match: Match, text: str) -> None:
        """On a panel, ask for the next step of the turn. After a slash command, say what the turn would score."""
        going_on = match.seat_of(context.user) in match.to_move
        if context.on_panel and going_on:
            await self._show_turn(context, match)
        elif going_on and is_drafting(state_of(match)):
            await super().acknowledge(context, match, f"{text}\n{_so_far(match, context)}")
        elif context.on_panel:
            await super().acknowledge(context, match, ending_line(match, match.entry.events, context.words) or text)
        else:
            await super().acknowledge(context, match, text)

    async def _show_turn(self, context: Context, match: Match, start: int = 0, said: str = "") -> None:
        """Ask for a tile, a gem or a whole play, and offer buttons for other moves.

        Show the board after the first step, and where sockets have numbers. said: a refusal to add.
        """
        state = state_of(match)
        view, options = menus.next_steps(state, context.words)
        assert view.pick is not None  # `next_steps` has set it
        if is_drafting(state):
            text = _so_far(match, context)
        elif options:
            text = context.words("gembatan-ui-first-step", sockets=len(view.pick.targets))
        else:
            text = context.words("gembatan-ui-nothing-fits")
        undo = (self.face.undo,) if match.can_undo is not None else ()
        buttons = messages.buttons(match, context.words, *endings(match), *undo)
        rows = messages.option_rows(match, context.words, "choose", "gembatan-ui-choose", options, start=start)
        picture = None
        if is_drafting(state) or view.pick.targets:
            seen = view if options else None
            picture = await self.client.pictures.board(self.face, match, context.words, seen)
        await context.show(panel(text, *rows, buttons, picture=picture, said=said), picture)

    async def panel_again(self, context: Context, press: Press, said: str) -> bool:
        """Show what the member can choose now, if the pressed panel is about an older position of their turn."""
        match = press.found
        outdated = isinstance(match, Match) and press.version not in (0, match.version)
        if not isinstance(match, Match) or not outdated or match.seat_of(context.user) not in match.to_move:
            return await super().panel_again(context, press, said)
        await self._show_turn(context, match, said=said)
        return True

    async def _ask_next(self, context: Context, match: Match, known: list[str], start: int | None) -> None:
        """Ask for the cell, then for the way to lay the tile. Leave a question out if it has only one answer.

        known: the tile, or the tile and the cell. start: the first option of a further page; None: the first page.
        """
        state, words, number = state_of(match), context.words, parse_tile(known[0])[0]
        if len(known) == 1:
            view = with_tile(state, state.turn, number)
            options = menus.cells(state, state.turn, number, view, words)
            if len(options) == 1 and start is None:
                known = [*known, options[0].value]
        if len(known) == 1:
            step, text = "cell", words("gembatan-ui-where", tile=known[0])
        else:
            tile, cell = known
            ways = menus.ways(state, state.turn, parse_cell(cell), number, words)
            if len(ways) == 1 and start is None:
                await self.play(context, Meant(match, match.version), f"{cell} {ways[0].value}")
                return
            step, view = "way", with_cell(state, state.turn, parse_cell(cell), number)
            options, text = menus.numbered(ways), words("gembatan-ui-how", tile=tile)
        hint, argument = f"gembatan-ui-choose-{step}", " ".join(known)
        rows = messages.option_rows(match, words, step, hint, options, argument=argument, start=start or 0)
        await self.show_board(context, match, text, *rows, messages.buttons(match, words, BACK), view=view)

    @action("finish")
    async def on_finish(self, context: Context, press: Press, _: Answers) -> None:
        await self.play(context, press.meant, _ending(press.match))

    @action("trade")
    async def on_trade(self, context: Context, press: Press, answers: Answers) -> None:
        """Ask for the tiles and gems to trade. When the modal is answered, trade them."""
        if press.kind == "m":
            move = menus.trade_in_writing(answers.get("tiles", ""), answers.get("gems", ""))
            await self.play(context, press.meant, move)
            return
        match = await self.ready_to_move(context, press)
        state, words = state_of(match), context.words
        hint = words("gembatan-ui-trade-hint")
        fields = []
        if (most := tiles_left(state)) and (tiles := list(menus.tile_lines(state, state.turn, words).items())):
            fields.append(choices("tiles", words("gembatan-ui-trade-tiles-field"), tiles, most, hint=hint))
        if (most := gems_left(state)) and (gems := menus.gems_to_trade(state, state.turn, words)):
            once = "" if fields else hint
            fields.append(choices("gems", words("gembatan-ui-trade-gems-field"), gems, most, hint=once))
        if is_drafting(state) or not fields:
            await self.play(context, press.meant, "trade")  # the rules refuse this trade and say why
            return
        await self.ask(context, press, "gembatan-ui-trade-title", *fields)

    async def _step(self, context: Context, meant: Meant, move: Move | str, end: bool) -> None:
        """Make a step for a slash command. end: whether to end the turn after the step."""
        if not end:
            await self.play(context, meant, move)
            return
        play = self.sessions.turns.play
        laid = await self.watched(context, play(context.request, meant.match.id, move, None))
        try:
            ended = await self.watched(context, play(context.request.sequel, laid.id, EndTurn(), laid.version))
        except PlayerError:  # the turn cannot end, for example because the bot stops
            await self.acknowledge(context, laid, context.words.told(self.face.game, laid.entry.events, laid))
            return
        await self.acknowledge(context, ended, ending_line(ended, ended.entry.events, context.words))

    @action("here")
    async def on_here(self, context: Context, press: Press, answers: Answers) -> None:
        """Ask for a cell. When the modal is answered, show what fits there."""
        match = press.match
        if press.kind == "m":
            await self._show_cell(context, match, answers.get("cell", ""))
            return
        state, words = state_of(match), context.words
        open_cells = menus.open_cells(state, _seat_asked_about(match, context), words)
        example = open_cells[0].value if open_cells else "BI60"
        example = words("gembatan-ui-example", example=example)
        field = line("cell", words("gembatan-ui-here-field"), example=example, longest=10)
        await self.ask(context, press, "gembatan-ui-here-title", field)

    async def _show_cell(self, context: Context, match: Match, cell: str, start: int = 0) -> None:
        """Show the ways to lay tiles of a hand on a cell. A watcher sees the hand of the seat to move."""
        state, seat = state_of(match), _seat_asked_about(match, context)
        view = with_cell(state, seat, parse_cell(cell))
        assert view.pick is not None  # `with_cell` has set it
        assert view.pick.cell is not None
        name, count = safe_name(with_names(match, context.words).name_of(seat)), len(view.pick.ways)
        called = cell_name(view.pick.cell)
        said = [context.words("gembatan-ui-fits", name=name, cell=called, count=count)]
        rows: list[list[ui.Item[Any]]] = []
        buttons: list[ui.Item[Any]] = []
        if match.seat_of(context.user) in match.to_move:
            options = menus.numbered(menus.ways(state, seat, view.pick.cell, None, context.words))
            hint, argument = "gembatan-ui-choose-way", f"{ANY_TILE} {called}"
            rows = messages.option_rows(match, context.words, "way", hint, options, argument=argument, start=start)
            buttons = messages.buttons(match, context.words, BACK)
        else:
            said.extend(menus.way_lines(view.pick, context.words))
        await self.show_board(context, match, "\n".join(said), *rows, buttons, view=view)

    async def show_own(self, context: Context, match: Match) -> None:
        """Show where each tile and gem of a hand fits. A watcher sees the hand of the seat to move."""
        state, seat = state_of(match), _seat_asked_about(match, context)
        name = safe_name(with_names(match, context.words).name_of(seat))
        lines = [context.words("gembatan-ui-in-hand", name=name, points=state.accounts[seat].score)]
        lines.extend(menus.hand_lines(state, seat, context.words))
        mine = match.seat_of(context.user) in match.to_move
        specs: tuple[ButtonSpec, ...] = (*((PLAY,) if can_play(state) else ()), *endings(match)) if mine else ()
        await context.show(panel("\n".join(lines), messages.buttons(match, context.words, *specs)))


def _seat_asked_about(match: Match, context: Context) -> Any:
    """Return the member's seat. For a watcher, return the seat to move, because everybody may see all hands."""
    seat = match.seat_of(context.user)
    if match.over:
        raise refusals.over()
    state = state_of(match)
    return state.turn if seat is None else seat


def _so_far(match: Match, context: Context) -> str:
    """Return in words how many points the present turn would score, and for what."""
    state = state_of(match)
    tally = draft_tally(state)
    parts = turn_parts(state.draft.tiles, tally, context.words)
    key = "gembatan-ui-so-far" if can_play(state) else "gembatan-ui-no-step"
    return context.words(key, parts=parts, points=tally.points)


def _ending(match: Match) -> Move:
    state = match.state
    if state is None or is_drafting(state) or can_trade(state) or can_play(state):
        return EndTurn()
    return Pass()


COG = Gembatan
