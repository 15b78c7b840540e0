"""Gems 3D in a channel: `/gems`. In a race and in the daily, each member has a board that nobody else sees."""

from typing import Any

from discord import app_commands
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import IllegalMove, NoSession, NotAllowed, NotationError, StaleBoard, Unreadable
from bot.games.gems3d import GAME, model
from bot.games.gems3d.model import Address as Cell
from bot.games.gems3d.model import GemMoved, GemsDropped, Mode, Shift, Trick
from bot.games.gems3d.notation import parse_address, parse_gem
from bot.games.gems3d.rules import check_start
from bot.games.gems3d.view import own_view, with_reach
from bot.sessions.model import Match, Phase
from bot.ui.boards import messages
from bot.ui.commands.match.daily import Daily
from bot.ui.commands.match.planning import Planning
from bot.ui.commands.suggestions import suggestions
from bot.ui.entry.actions import Answers, Meant, Press, action, choice_in, words_in
from bot.ui.entry.buttons import further
from bot.ui.entry.context import Context
from bot.ui.entry.door import entered_anywhere
from bot.ui.panels import MOST_OPTIONS, Form, choice, line, panel
from cogs.gems3d.face import (
    BACK,
    YES_CLOSE,
    GemsFace,
    board_of_user,
    is_hidden,
    on_board,
    seat_with_board,
    state_of,
    unfolded,
)
from cogs.gems3d.menus import gems, goals, seen_starts, shown_by, starts, trick_options, tricks
from cogs.gems3d.panel_cog import PanelCog, reached
from cogs.gems3d.typed import cell_in, gem_in, with_letters

EXAMPLE = "A1 C3"
LONGEST_MOVE = 40  # characters of a typed move


def _cell(match: Match, typed: str) -> Cell:
    """Read a cell of a match's board. Raises NotationError."""
    try:
        return parse_address(cell_in(typed))
    except NotationError as refusal:
        raise (refusal if match.state is None else GAME.fitted(refusal, match.state)) from None


class Gems(PanelCog, group_name="gems", group_description="gems3d-cmd"):
    """The commands and buttons that only Gems 3D has."""

    face = GemsFace()
    new_description = "gems3d-cmd-new"
    alone = "/gems new"
    not_offered = (Mode.DAILY,)

    @app_commands.command(name="move", description="gems3d-cmd-move")
    @app_commands.describe(start="gems3d-opt-from", goal="gems3d-opt-to")
    @app_commands.rename(start="from", goal="to")
    @app_commands.autocomplete(start=suggestions(starts), goal=suggestions(goals))
    @entered_anywhere
    async def move(self, context: Context, start: str, goal: str) -> None:
        meant = await self.meant(context, for_a_move=True)
        await self.play(context, meant, Shift(_cell(meant.match, start), _cell(meant.match, goal)))

    @app_commands.command(name="trick", description="gems3d-cmd-trick")
    @app_commands.describe(cell="gems3d-opt-trick-cell", gem="gems3d-opt-trick-type")
    @app_commands.rename(gem="type")
    @app_commands.autocomplete(cell=suggestions(tricks), gem=suggestions(gems))
    @entered_anywhere
    async def trick(self, context: Context, cell: str, gem: str | None = None) -> None:
        meant = await self.meant(context, for_a_move=True)
        move = Trick(_cell(meant.match, cell), 0 if gem is None else parse_gem(gem_in(gem, context.words)))
        await self.play(context, meant, move)

    @app_commands.command(name="daily", description="gems3d-cmd-daily")
    @app_commands.describe(move="gems3d-opt-daily-move")
    @entered_anywhere
    async def daily(self, context: Context, move: str | None = None) -> None:
        await self.part(Daily).opened(context, move)

    @app_commands.command(name="own", description="gems3d-cmd-own")
    @entered_anywhere
    async def own(self, context: Context) -> None:
        await self.show_own(context, await self._race(context))

    @app_commands.command(name="reach", description="gems3d-cmd-reach")
    @app_commands.describe(cell="gems3d-opt-reach-cell")
    @app_commands.autocomplete(cell=suggestions(seen_starts, "all"))
    @entered_anywhere
    async def reach(self, context: Context, cell: str) -> None:
        await self._show_reach(context, await self.here(context), cell_in(cell))

    @action("move")
    async def on_move(self, context: Context, match: Match, press: Press, answers: Answers) -> None:
        """Ask for a gem. When the form of the button Type is answered, play the typed move."""
        if press.kind == "m":
            await self._try(context, press, answers.get("move", ""))
        elif is_hidden(match):  # older private boards have this button
            await self.show_own(context, match)
        elif self.part(Planning).opens(context, press):
            await self.part(Planning).open(context, match)
        else:
            await self.show_moves(context, await self.ready_to_move(context, press))

    @action("type")
    async def on_type(self, context: Context, press: Press) -> None:
        """Ask for a typed move."""
        if not await self.is_fresh(context, press):
            return
        words, address = context.words, replace(press.address, kind="m", action="move", argument=str(context.user))
        example = words("gems3d-ui-example", example=EXAMPLE)
        label, hint = words("gems3d-ui-move-field"), words("gems3d-ui-move-hint")
        typed = unfolded(press.argument)[:LONGEST_MOVE]
        field = line("move", label, hint=hint, example=example, longest=LONGEST_MOVE, text=typed)
        await context.ask(Form(address, words("gems3d-ui-move-title"), field))

    @action("gem")
    async def on_gem(self, context: Context, press: Press, answers: Answers) -> None:
        """Ask for the goal of the chosen gem. Without a choice, ask for a gem."""
        if not await self.is_fresh(context, press):
            return
        chosen = answers.get("chosen", "")
        group, page = shown_by(chosen)
        match = await self.seen(context, press.meant)
        if group is None and chosen:
            await self.show_goals(context, match, chosen)
        else:
            await self.show_moves(context, match, page=page, group=group or "")

    @action("goal")
    async def on_goal(self, context: Context, press: Press, answers: Answers) -> None:
        """Play the chosen move, or show other goals."""
        start, chosen = words_in(press, 1)[0], choice_in(answers)
        group, page = shown_by(chosen)
        if group is None:
            await self._try(context, press, Shift(parse_address(start), parse_address(chosen)))
        elif await self.is_fresh(context, press):
            await self.show_goals(context, await self.seen(context, press.meant), start, page=page, group=group)

    @action("trick")
    async def on_trick(self, context: Context, press: Press, answers: Answers) -> None:
        """Ask for a trick. When the form or the menu is answered, play the trick, or show the menu's next page."""
        match, chosen = press.match, choice_in(answers) if press.kind == "s" else answers.get("trick", "")
        start = further(chosen)
        if press.kind in ("m", "s") and start is None:
            await self._try(context, press, chosen)
            return
        if not is_hidden(match):
            match = await self.ready_to_move(context, press)
        elif not await self.is_fresh(context, press):
            return
        seat = seat_with_board(match, context.user) if is_hidden(match) else match.to_move[0]
        best_first = await self.best_first(context, match)
        found = trick_options(state_of(match), seat, context.words, best_first=best_first)
        if len(found) > MOST_OPTIONS:
            await self.show_tricks(context, match, seat, found, start or 0, best_first)
        elif found:
            options = [(one.value, one.text) for one in found]
            field = choice("trick", context.words("gems3d-ui-trick-field"), options)
            await self.ask(context, press, "gems3d-ui-trick-title", field)
        else:
            await self._try(context, press, Trick(model.Address(0)))  # the rules refuse this trick and say why

    @action("reach")
    async def on_reach(self, context: Context, press: Press, answers: Answers) -> None:
        """Ask for a gem. When the modal is answered, show where this gem can go."""
        if press.kind == "m":
            await self._show_reach(context, press.match, answers.get("cell", ""))
            return
        example = context.words("gems3d-ui-example", example="C3")
        field = line("cell", context.words("gems3d-ui-reach-field"), example=example, longest=10)
        await self.ask(context, press, "gems3d-ui-reach-title", field)

    async def _show_reach(self, context: Context, match: Match, cell: str) -> None:
        seat = seat_with_board(match, context.user) if is_hidden(match) else Seat(0)
        view = with_reach(own_view(state_of(match), seat), _cell(match, cell))
        if is_hidden(match):
            await self.show_goals(context, match, cell, reached(view, context))
        else:
            await self.show_board(context, match, reached(view, context), view=view)

    async def _try(self, context: Context, press: Press, move: Any) -> None:
        """Play a move that was chosen or typed. If it is refused, a private panel stays and says why.

        move: the move as a value, or as the member has typed it.
        """
        match, typed = await self.seen(context, press.meant), move if isinstance(move, str) else ""
        if is_hidden(match) and not await self.is_fresh(context, press):
            return
        try:
            await self.play(context, Meant(match) if is_hidden(match) else press.meant, move)
        except StaleBoard:
            newest = await self.sessions.matches.match(match.id, context.request)
            if not context.on_panel or newest.seat_of(context.user) not in newest.to_move:
                raise
            await self.show_moves(context, newest, context.words("gems3d-ui-older"), typed=typed)
        except (IllegalMove, NotationError) as refusal:
            if not context.on_panel:
                raise
            if refusal.key == "gems3d-notation-half":  # a typed start is a chosen gem
                cell = str(refusal.params["cell"])
                seen = with_reach(own_view(state_of(match), self.board_seat(match, context.user)), _cell(match, cell))
                await self.show_goals(context, match, cell, reached(seen, context))
                return
            await self.show_moves(context, match, self.client.door.refusal(context, refusal), typed=typed)

    async def play(self, context: Context, meant: Meant, move: Any) -> None:
        """Make a move. Raises IllegalMove if the member's board in a race is finished, or if the gem cannot move."""
        match = meant.match
        if isinstance(move, str):
            move = with_letters(move, context.words)
        seat = board_of_user(match, context.user)
        is_to_move = match.phase is Phase.PLAYING and seat in match.to_move
        if match.options.mode is Mode.RACE and match.phase is Phase.PLAYING and seat is not None and not is_to_move:
            raise IllegalMove("gems3d-done")  # the usual refusal would tell the member to wait for their turn
        try:
            await super().play(context, meant, move)
        except NotationError as problem:
            if seat is not None and is_to_move and problem.key == "gems3d-notation-half":
                check_start(state_of(match), seat, parse_address(str(problem.params["cell"])))
            raise

    async def acknowledge(self, context: Context, match: Match, text: str) -> None:
        """Say what happened. On a private panel or board, ask for the next move if it is the member's."""
        if is_hidden(match):
            await self.show_own(context, match)
        elif context.on_panel and match.seat_of(context.user) in match.to_move:
            if match.entry.kind == "move":  # the picture shows the gem's way and where gems fell
                told = tuple(event for event in match.entry.events if not isinstance(event, GemMoved | GemsDropped))
                text = context.words.told(self.face.game, told, match)
            await self.show_moves(context, match, text)
        else:
            await super().acknowledge(context, match, text)

    @action("close")
    async def ask_to_close(self, context: Context, match: Match) -> None:
        """Ask the member whether to close their board."""
        seat = seat_with_board(match, context.user)
        others = len(set(match.to_move) - {seat})
        text = context.words("gems3d-ui-close-sure", others=others)
        if match.terms.closes is not None:
            text = context.words("daily-ui-end-sure")
        yes = replace(YES_CLOSE, argument=_told(match, seat))
        buttons = messages.buttons(on_board(match, seat), context.words, BACK, yes)
        await context.show(panel(text, buttons))

    @action("shut")
    async def close_board(self, context: Context, match: Match, press: Press) -> None:
        """Close the member's own board, so that its present score counts.

        If the match ends with it, and the question has not said so, ask again.
        """
        if press.argument != _told(match, seat_with_board(match, context.user)):
            await self.ask_to_close(context, match)
            return
        await self.show_own(context, await self.watched(context, self.sessions.seats.resign(context.request, match.id)))

    async def show_own(self, context: Context, match: Match) -> None:
        """Show the member's own board, and ask for a gem."""
        seat_with_board(match, context.user)
        await self.show_moves(context, match)

    async def _race(self, context: Context) -> Match:
        """Return the open race of this channel, or of the member's by letters. Raises NotAllowed if there is none."""
        if not context.place.guild:
            found = await self.sessions.letters.of_member(context.request, self.face.key)
            race = next((one for one in found if one.options.mode is Mode.RACE), None)
            if race is None:
                raise NotAllowed("gems3d-ui-no-race-direct")
            return race.seen_by(context.user)
        try:
            match = await self.table(context)
        except Unreadable:
            raise
        except NoSession as problem:
            raise NotAllowed("gems3d-ui-no-race") from problem
        if match.options.mode is not Mode.RACE:
            raise NotAllowed("gems3d-ui-no-race")
        return match


def _told(match: Match, seat: Seat) -> str:
    """Return what the question whether to close a seat's board tells, as a word; "" for a daily."""
    if match.terms.closes is not None:
        return ""
    return "on" if set(match.to_move) - {seat} else "ends"


COG = Gems
