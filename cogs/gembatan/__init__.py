"""Gembatan in a channel: `/gembatan`.

A step lays a tile on a cell, or fills a socket with a gem. The board's button Play opens a private panel, which shows
the best steps: one press makes one. A further button leads to all others: it asks for a tile or a socket, then for the
cell, then for the way to turn the tile. In a contest, the panel begins with these questions. The board shows each step
at once, and the panel asks for the next step. In the daily, this panel is all there is of the board.
"""

import contextlib

from discord import app_commands

from bot.errors import IllegalMove
from bot.games.gembatan.model import EndTurn, Move, Pass
from bot.games.gembatan.modes import Mode
from bot.games.gembatan.notation import parse_cell, parse_tile
from bot.games.gembatan.plays import can_trade, is_drafting
from bot.games.gembatan.view import with_cell, with_open, with_tile, without_worth
from bot.sessions.model import Match
from bot.sessions.play.plans import can_plan
from bot.ui.boards import messages
from bot.ui.commands.game_cog import GameCog
from bot.ui.commands.match.as_planned import PLAN, AsPlanned, framed, kind_of, plan_buttons
from bot.ui.commands.match.daily import Daily
from bot.ui.commands.match.planning import Planning
from bot.ui.commands.match.playing import Playing
from bot.ui.commands.match.teaching import Teaching
from bot.ui.commands.suggestions import suggestions
from bot.ui.entry.actions import Answers, Meant, Press, action, words_in
from bot.ui.entry.buttons import further
from bot.ui.entry.context import Context
from bot.ui.entry.door import entered_anywhere
from bot.ui.face import ButtonSpec
from bot.ui.panels import panel
from bot.ui.words import safe_name, with_names
from cogs.gembatan import asking, menus, own_board, paging, told, trading
from cogs.gembatan.cells import ANY_TILE, Cells, seat_asked_about
from cogs.gembatan.face import (
    ALL_STEPS,
    BACK,
    OTHER_TILE,
    PLAY,
    GembatanFace,
    can_play,
    endings,
    is_daily,
    state_of,
)
from cogs.gembatan.own_board import OwnBoard
from cogs.gembatan.recap import ending_line

LAST_WAY = "lastway"  # the action of a menu of ways that also ends the turn
# How many answers the address of a menu has: the tile, or the tile and the cell.
KNOWN = {"cell": 1, "way": 2, LAST_WAY: 2}


class Gembatan(GameCog, group_name="gembatan", group_description="gembatan-cmd"):
    """The commands, buttons and menus that only Gembatan has."""

    parts = (*GameCog.parts, OwnBoard, Cells)
    face = GembatanFace()
    new_description = "gembatan-cmd-new"
    not_offered = (Mode.DAILY,)

    @app_commands.command(name="play", description="gembatan-cmd-play")
    @app_commands.describe(
        tile="gembatan-opt-tile", cell="gembatan-opt-cell", way="gembatan-opt-way", end="gembatan-opt-end"
    )
    @app_commands.autocomplete(
        tile=suggestions(menus.suggest_tiles),
        cell=suggestions(menus.suggest_cells),
        way=suggestions(menus.suggest_ways),
    )
    @entered_anywhere
    async def lay(self, context: Context, tile: str, cell: str, way: str | None = None, end: bool = False) -> None:
        meant = await self.meant(context, for_a_move=True)
        match = await self.seen(context, meant)
        if way is None and not await self.best_first(context, match):
            known = menus.several_ways(match, context.user, tile, cell)
            if known:
                await self._ask_next(context, match, known, None, end=end)
                return
        await self._step(context, meant, menus.laid(match, tile, cell, way), end)

    @app_commands.command(name="fill", description="gembatan-cmd-fill")
    @app_commands.describe(socket="gembatan-opt-socket", end="gembatan-opt-end")
    @app_commands.autocomplete(socket=suggestions(menus.suggest_sockets))
    @entered_anywhere
    async def fill(self, context: Context, socket: str, end: bool = False) -> None:
        await self._step(context, await self.meant(context, for_a_move=True), menus.FILL + socket, end)

    @app_commands.command(name="end-turn", description="gembatan-cmd-finish")
    @entered_anywhere
    async def finish(self, context: Context) -> None:
        meant = await self.meant(context, for_a_move=True)
        await self.play(context, meant, _ending(await self.seen(context, meant)))

    @app_commands.command(name="take-back", description="gembatan-cmd-back")
    @app_commands.describe(everything="gembatan-opt-all")
    @app_commands.rename(everything="all")
    @entered_anywhere
    async def undo(  # type: ignore[override]  # adds an option to the shared command
        self, context: Context, everything: bool = False
    ) -> None:
        await self.part(Playing).take_back(context, await self.meant(context, for_a_move=True), everything=everything)

    @app_commands.command(name="trade", description="gembatan-cmd-trade")
    @app_commands.describe(tiles="gembatan-opt-tiles", gems="gembatan-opt-trade-gems")
    @app_commands.autocomplete(
        tiles=suggestions(trading.suggest_tiles_to_trade, narrow=False),
        gems=suggestions(trading.suggest_gems_to_trade, narrow=False),
    )
    @entered_anywhere
    async def trade(self, context: Context, tiles: str = "", gems: str = "") -> None:
        await self.play(context, await self.meant(context, for_a_move=True), trading.trade_in_writing(tiles, gems))

    @app_commands.command(name="hand", description="gembatan-cmd-hand")
    @entered_anywhere
    async def hand(self, context: Context) -> None:
        await self.show_own(context, await self.here(context))

    @app_commands.command(name="daily", description="gembatan-cmd-daily")
    @app_commands.describe(move="gembatan-opt-daily-move")
    @entered_anywhere
    async def daily(self, context: Context, move: str | None = None) -> None:
        await self.part(Daily).opened(context, move)

    @app_commands.command(name="what-fits", description="gembatan-cmd-here")
    @app_commands.describe(cell="gembatan-opt-cell")
    @app_commands.autocomplete(cell=suggestions(menus.suggest_open_cells, "all"))
    @entered_anywhere
    async def what_fits(self, context: Context, cell: str) -> None:
        await self.part(Cells).show(context, await self.here(context), cell, typed=True)

    @action("choose", "play", ALL_STEPS.action, "cell", "way", LAST_WAY, replaces=True)
    async def on_step(self, context: Context, press: Press, answers: Answers) -> None:
        """Handle the buttons that open panels of the turn, or a choice there. The address has the earlier choices."""
        step, chosen = press.address.action, answers.get("chosen", "")
        known = words_in(press, KNOWN.get(step, 0))
        start = further(chosen)
        if start is None and step in ("way", LAST_WAY):
            await self._step(context, press.meant, f"{known[1]} {chosen}", step == LAST_WAY)
            return
        if " " in chosen and start is None:  # a whole play; the name of a tile or cell has no space
            await self.play(context, press.meant, chosen)
            return
        if step == PLAY.action and not chosen and self.part(Planning).opens(context, press):
            await self.part(Planning).open(context, press.match)
            return
        match = await self.ready_to_move(context, press)
        if start is None and chosen:
            known.append(chosen)
        if step == "way" and known[0] == ANY_TILE:
            await self.part(Cells).show(context, match, known[1], start or 0)
        elif known:
            await self._ask_next(context, match, known, start, end=step == LAST_WAY)
        else:
            await self._show_turn(context, match, start or 0, every=step == ALL_STEPS.action)

    async def answer(self, context: Context, match: Match, text: str) -> None:
        """Answer a move or an undo. In a lesson, a task whose turn goes on asks for the next step, as a match does."""
        learning = match.terms.lesson
        begun = learning is not None and (learning.made or match.plays_on) and not learning.done
        going_on = begun and is_drafting(state_of(match)) and match.seat_of(context.user) in match.to_move
        if going_on and context.on_panel:
            await self._show_turn(context, match)
        else:
            await super().answer(context, match, text)

    async def acknowledge(self, context: Context, match: Match, text: str) -> None:
        """On a panel, ask for the next step of the turn. After a slash command, say what the turn would score."""
        going_on = match.seat_of(context.user) in match.to_move
        if is_daily(match):
            await self.show_own(context, match, own_board.newest_turn(match, context.words))
        elif context.on_panel and going_on:
            await self._show_turn(context, match)
        elif going_on and is_drafting(state_of(match)):
            # Whoever types reads the names of cells, too: a way that was left out is the best one.
            typed = f" (`{match.entry.notation}`)" if match.entry.kind == "move" else ""
            await super().acknowledge(context, match, f"{text}{typed}\n{told.so_far(match, context)}")
        elif context.on_panel:
            await super().acknowledge(context, match, ending_line(match, match.entry.events, context.words) or text)
        else:
            await super().acknowledge(context, match, text)

    async def _show_turn(
        self, context: Context, match: Match, start: int = 0, said: str = "", *, every: bool = False
    ) -> None:
        """Ask for the next step of the turn, below the board, and offer buttons for other moves.

        If the best comes first, the panel shows the best whole plays. Otherwise, or if `every`, it asks for a tile or a
        gem. One button is green: the best choice, or to trade if this promises more. said: a refusal to add.
        """
        words, lesson = context.words, match.teaches
        best_first = lesson or await self.best_first(context, match)
        if best_first and not every:
            asked = asking.best_plays(match, words, self.part(Teaching).view_in_lesson(match))
        else:
            asked = asking.tiles_and_gems(match, words, start, best_first=best_first, every=every)
        trade = "" if lesson or not best_first else await told.better_trade_said(state_of(match), words)
        rows = paging.rows(match, words, asked.step, "gembatan-ui-choose", asked.options, start=start)
        if best_first and start == 0 and not trade:
            paging.turn_first_green(rows)
        others = asking.other_moves(match, asked, self.face.undo, better_trade=bool(trade))
        others += own_board.more_buttons(match) + plan_buttons(match)
        text = asking.text(match, context, asked, trade, best_first=best_first)
        text, said = own_board.framed(match, framed(match, text, self.face, words), said, words)
        view, seat = asked.view if asked.options else None, own_board.seat_seen(match)
        picture = await self.client.pictures.board(self.face, match, words, view, seat=seat)
        if tiles := menus.tiles_said(asked.found, words):
            picture.tell_first(tiles)
        layout = panel(text, *rows, messages.buttons(match, words, *others), picture=picture, said=said)
        await self.present(context, match, layout, picture, kind=kind_of(match, "turn"))

    async def ask_to_plan(self, context: Context, match: AsPlanned, start: int = 0, said: str = "") -> None:
        await self._show_turn(context, match, start, said)

    async def renew_own(self, context: Context, match: Match, kind: str) -> None:
        """Show a panel of the turn from its start, or the cell or the hand that the member looks at."""
        step, _, cell = kind.partition(" ")
        if step == "turn" and match.seat_of(context.user) in match.to_move:
            await self._show_turn(context, match)
            return
        if step == "here":
            await self.part(Cells).ask(context, match)
            return
        if step == "cell":
            with contextlib.suppress(IllegalMove):  # something lies there now
                await self.part(Cells).show(context, match, cell)
                return
        await self.show_own(context, match)

    async def panel_again(self, context: Context, press: Press, said: str) -> bool:
        """Show what the member can choose now, if the pressed panel is about an older position of their turn."""
        match = press.found
        if isinstance(match, Match) and is_daily(match) and match.over:
            await self.part(OwnBoard).show_end(context, match, said)
            return True
        outdated = isinstance(match, Match) and press.version not in (0, match.version)
        if not isinstance(match, Match) or not outdated or match.seat_of(context.user) not in match.to_move:
            return await super().panel_again(context, press, said)
        await self._show_turn(context, match, said=said)
        return True

    async def _ask_next(
        self, context: Context, match: Match, known: list[str], start: int | None, *, end: bool = False
    ) -> None:
        """Ask for the cell, then for the way to lay the tile. Leave a question out if it has only one answer.

        known: the tile, or the tile and the cell. start: the first option of a further page; None: the first page.
        end: whether the turn ends after this step, if `known` has the cell.
        """
        state, words, number, tells = state_of(match), context.words, parse_tile(known[0])[0], match.tells_worth
        best_first = await self.best_first(context, match)
        if len(known) == 1:
            view = with_tile(state, state.turn, number, best_first=best_first)
            found = menus.cells(state, state.turn, number, view, words, tells=tells)
            if len(found) == 1 and start is None:
                known = [*known, found[0].option.value]
        if len(known) == 1:
            step, text = "cell", own_board.numbered(match, words("gembatan-ui-where", tile=known[0]), words)
        else:
            tile, cell = known
            found = menus.ways(state, state.turn, parse_cell(cell), number, words, best_first=best_first, tells=tells)
            if len(found) == 1 and start is None:
                await self._step(context, Meant(match, match.version), f"{cell} {found[0].option.value}", end)
                return
            step, view = "way", with_cell(state, state.turn, parse_cell(cell), number, best_first=best_first)
            text = own_board.numbered(match, words("gembatan-ui-how", tile=tile), words)
            text += " " + words("gembatan-ui-how-last") if end else ""
        view, found, options = paging.page(
            view if tells else without_worth(view), found, start or 0, words, every=not tells
        )
        hint, argument = f"gembatan-ui-choose-{step}", " ".join(known)
        rows = paging.rows(match, words, LAST_WAY if end else step, hint, options, argument=argument, start=start or 0)
        text = told.lines(text, told.fourth(state, words), menus.reasons(found, words, best_first=best_first))
        back = messages.buttons(match, words, OTHER_TILE if best_first else BACK)
        await self.show_board(context, match, text, *rows, back, view=view, kind="turn")

    @action("finish")
    async def on_finish(self, context: Context, press: Press) -> None:
        """End the turn, or pass."""
        await self.play(context, press.meant, _ending(await self.seen(context, press.meant)))

    @action("trade")
    async def on_trade(self, context: Context, press: Press) -> None:
        """Ask for the tiles and gems to trade. The address has those chosen so far."""
        match = await self.ready_to_move(context, press)
        state = state_of(match)
        if is_drafting(state) or not can_trade(state):
            await self.play(context, press.meant, "trade")  # the rules refuse this trade and say why
            return
        rows = trading.rows(match, context.words, trading.chosen(match, press.argument))
        view = with_open(state, state.turn)  # without numbers, since no button here has one
        picture = await self.client.pictures.board(self.face, match, context.words, view)
        picture.tell_first(trading.hand_said(match, context.words))
        text = own_board.numbered(match, context.words("gembatan-ui-trade-how"), context.words)
        layout = panel(text, *rows, picture=picture)
        await self.present(context, match, layout, picture, kind="turn")

    @action("swap")
    async def on_swap(self, context: Context, press: Press) -> None:
        """Trade the pieces in the address."""
        match = await self.ready_to_move(context, press)
        await self.play(context, press.meant, trading.trade(match, trading.chosen(match, press.argument)))

    async def _step(self, context: Context, meant: Meant, move: Move | str, end: bool) -> None:
        """Make a step. end: whether to end the turn after the step. If it cannot end, the step is not made either."""
        if not end:
            await self.play(context, meant, move)
            return
        if self.part(Planning).is_planning(context, meant):
            await self.part(Planning).add(context, meant, (move, EndTurn()))
            return
        match, events = await self.play_all(context, meant, (move, EndTurn()))
        told = events[-1] if events else match.entry.events
        await self.answer(context, match, ending_line(match, told, context.words))

    async def show_own(self, context: Context, match: Match, said: str = "") -> None:
        """Show where each tile and gem of a hand fits. A watcher sees the hand of the seat to move.

        In a daily, show the member's board, and `said`: what has just happened.
        """
        if is_daily(match):
            own_board.check_own(match, context.user)
            show = self.part(OwnBoard).show_end if match.over else self._show_turn
            await show(context, match, said=said)
            return
        state, seat = state_of(match), seat_asked_about(match, context)
        name = safe_name(with_names(match, context.words).name_of(seat))
        lines = [context.words("gembatan-ui-in-hand", name=name, points=state.accounts[seat].score)]
        lines.extend(menus.hand_lines(state, seat, context.words))
        mine = match.seat_for(context.user) in match.to_move
        specs: tuple[ButtonSpec, ...] = (*((PLAY,) if can_play(state) else ()), *endings(match)) if mine else ()
        if can_plan(match, self.face.game, context.user):
            specs = (PLAN,)
        layout = panel("\n".join(lines), messages.buttons(match, context.words, *specs))
        await self.present(context, match, layout, kind="own")


def _ending(match: Match) -> Move:
    state = match.state
    if state is None or is_drafting(state) or can_trade(state) or can_play(state):
        return EndTurn()
    return Pass()


COG = Gembatan
