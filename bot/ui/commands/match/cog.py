"""What the cog of a game and its parts share: to find the match that is meant, to make moves, and to show panels.

A game's cog may override these methods. Its parts call them on the cog, and so get what the game makes of them.
"""

import contextlib
from collections.abc import Sequence
from typing import Any, ClassVar

import discord
import msgspec
from discord import ui

from bot.engine.game import Seat
from bot.errors import Draining, NoSession, NotAllowed, NotKept, PlayerError
from bot.sessions import refusals
from bot.sessions.model import Match, Phase
from bot.sessions.planned import MOST_TURNS
from bot.sessions.play.alone import is_alone
from bot.ui.boards import messages
from bot.ui.boards.decisions import after_time
from bot.ui.client import Client
from bot.ui.commands.match.alone import Alone
from bot.ui.commands.match.as_planned import AsPlanned, as_plan, framed, plan_buttons
from bot.ui.commands.match.letters import ByLetters
from bot.ui.commands.match.planning import Planning, may_plan, move_options
from bot.ui.commands.match.teaching import Teaching
from bot.ui.commands.part import Part
from bot.ui.entry.actions import Meant, Press, Pressable, action
from bot.ui.entry.context import Context
from bot.ui.entry.latest import Live
from bot.ui.entry.permissions import needs_server
from bot.ui.face import ButtonSpec, Face, state_of
from bot.ui.panels import Form, Layout, Picture, panel
from bot.ui.words import message_link

LINK_PATIENCE = 0.7  # seconds that an answer waits for the board to which it links

DANGER = discord.ButtonStyle.danger
QUIT = ButtonSpec("leave", "ui-resign", DANGER, seated=True)
NO = ButtonSpec("stay", "ui-no")


class MatchCog(Pressable):
    """The base of a game's cog, without its commands."""

    face: ClassVar[Face]
    direct: ClassVar[bool] = True  # only for lessons, dailies and the like
    alone: ClassVar[str] = ""  # the command that begins a match for one member; "": the game has none

    def __init__(self, client: Client) -> None:
        self.client = client
        self.sessions = client.sessions
        self.watched = client.presenter.watched
        self._parts = {kind: kind(self) for kind in self.parts}

    @property
    def area(self) -> str:
        return self.face.key

    async def meant(self, context: Context, *, for_a_move: bool = False) -> Meant:
        """Return the match that a command is about. for_a_move: whether the command makes a move. Raises NoSession.

        Where the bot is no member of a server, it is the member's match by letters, one in which they are to move
        first, or the match alone. Raises NotAllowed among others if they have neither, and nobody plays the game alone.
        """
        if not context.place.guild:
            found = await self.sessions.letters.of_member(context.request, self.face.key)
            if found:
                context.name_buttons_of(found[0])
                return Meant(found[0].seen_by(context.user), one_of_two=len(found) > 1)
            if not self.alone:
                raise _no_letters(context, self.face.key)
            alone = await self.sessions.alone.going_on(context.request, self.face.key)
            if alone is None:
                raise NoSession("error-no-alone", game=self.face.key, command=self.alone)
            context.name_buttons_of(alone)
            return Meant(alone)
        candidates = await self.sessions.lookup.candidates(
            context.request, context.place, self.face.key, for_a_move=for_a_move
        )
        own = [match for match in candidates if match.seat_for(context.user) is not None]
        context.name_buttons_of(candidates[0])
        return Meant(candidates[0], one_of_two=len(own) > 1)

    async def here(self, context: Context, *, for_a_move: bool = False) -> Match:
        """Return the match that a command is about, if the answer need not name it. Raises NoSession."""
        return (await self.meant(context, for_a_move=for_a_move)).match

    async def table(self, context: Context, *, to_end: bool = False) -> Match:
        """Return the match of this channel, as `Lookup.table` does. Raises NoSession.

        Where the bot is no member of a server, it is a match by letters of the member, one that has not begun first.
        """
        if not context.place.guild:
            found = await self.sessions.letters.of_member(context.request, self.face.key)
            if not found:
                raise _no_letters(context, self.face.key)
            return min(found, key=lambda one: one.phase is not Phase.LOBBY).seen_by(context.user)
        return await self.sessions.lookup.table(context.request, context.place, self.face.key, to_end=to_end)

    async def play(self, context: Context, meant: Meant, move: Any) -> None:
        """Make a move, or plan it while others are to move. move: the move as a value, or its notation."""
        if self.part(Planning).is_planning(context, meant, move):
            await self.part(Planning).add(context, meant, (move,))
            return
        play = self.sessions.turns.play
        async with self.part(Teaching).explaining(context, meant.match):
            match = await self.watched(context, play(context.request, meant.match.id, move, meant.version))
            told = context.words.told(self.face.game, match.entry.events, match, match.entry)
            title = f"{messages.title(match, self.face, context.words)}\n" if meant.one_of_two else ""
            await self.answer(context, match, title + told)

    async def play_all(
        self, context: Context, meant: Meant, moves: Sequence[Any]
    ) -> tuple[Match, list[tuple[Any, ...]]]:
        """Make several moves, all of them or none. Return as `Turns.play_all`: the caller answers."""
        events: list[tuple[Any, ...]] = []

        async def played() -> Match:
            match, found = await self.sessions.turns.play_all(context.request, meant.match.id, moves, meant.version)
            events.extend(found)
            return match

        return await self.watched(context, played()), events

    async def answer(self, context: Context, match: Match, text: str) -> None:
        """Answer a move or an undo: in a lesson by its board, in any other match as `acknowledge` does."""
        if match.terms.lesson is None:
            await self.acknowledge(context, match, text)
        else:
            await self.part(Teaching).show_lesson(context, match, "" if match.terms.lesson.done else text)

    async def acknowledge(self, context: Context, match: Match, text: str) -> None:
        """Tell the member the result of a move or an undo. A game may override this method to ask for the next step.

        The answer to a slash command links to the board. In a crowded channel the board message is late, so the answer
        shows the board too. After a press neither is needed, since the presenter edits the pressed board at once.
        """
        if is_alone(match):
            await self.part(Alone).show(context, match)
        elif match.by_letters and context.is_private and match.board.message is None:
            await self.part(ByLetters).show(context, match, text)
        elif not context.by_command or match.state is None:
            await context.done(text)
        elif self.client.presenter.is_crowded(match.place.channel):
            await self.show_board(context, match, text)
        else:
            link = await self.link_to_board(match)
            await context.done(f"{text}\n{context.words('ui-board-link', link=link)}" if link else text)

    async def link_to_board(self, match: Match, patience: float = LINK_PATIENCE) -> str:
        """Return a link to the board that shows a move; "" if there is no such board after `patience` seconds."""
        if match.private:
            return ""
        try:
            board = await self.client.presenter.board_of(match, patience)
        except (NoSession, NotKept):  # the move is stored, so its answer must not be a refusal
            return ""
        if board.message is None or board.version_shown < match.version:
            return ""
        return message_link(match.place.guild, board.channel, board.message)

    async def show_board(
        self,
        context: Context,
        match: Match,
        text: str,
        *rows: Sequence[ui.Item[Any]],
        view: Any = None,
        seat: Seat | None = None,
        said: str = "",
        kind: str | None = None,
    ) -> None:
        """Show a member a text, the board and rows of buttons.

        view, seat: as for `Face.scene`. said: as for `panel`. kind: as for `live`.
        """
        picture = await self.client.pictures.board(self.face, match, context.words, view, seat=seat)
        await self.present(context, match, panel(text, *rows, picture=picture, said=said), picture, kind=kind)

    async def present(
        self, context: Context, match: Match, layout: Layout, *pictures: Picture | None, kind: str | None = None
    ) -> None:
        """Show a member a private panel of a match. In a lesson, the panel also says what the task asks for.

        The panel also tells what the bot has played of the member's plans, and why it has withdrawn others.

        kind: as for `live`.
        """
        if isinstance(match, AsPlanned):
            layout = as_plan(layout, match, context.words)
        if match.terms.lesson is not None and not match.over:
            layout = self.part(Teaching).framed(context, match, layout)
        layout = self.part(Alone).with_way_back(context, match, layout)
        if match.seat_of(context.user) is not None:
            layout = await self.part(Planning).with_settled(context, match, layout)
            await self.keep_press(context, match)
        context.is_board_of(match)
        await context.show(layout, *pictures, live=self.live(context, match, kind))

    async def keep_press(self, context: Context, match: Match) -> None:
        """Let the board be edited through a press on it for some time.

        The press is answered silently first, as if all were done. So this is not for a press that may be refused.
        """
        on_board = context.pressed is not None and context.pressed == match.board.message
        # A panel as the first answer would take the token to itself.
        if match.phase is Phase.PLAYING and on_board and await context.keep_reach():
            self.client.presenter.keep(context, match)

    def live(self, context: Context, match: Match, kind: str | None) -> Live | None:
        """Return what a panel shows of a match in play. kind: as in `Live`; watchers' panels are not shown anew."""
        if match.over or match.terms.lesson is not None or is_alone(match):
            return None
        is_board = self.face.hides_boards(match)
        watches = match.council is None and all(seat.user != context.user for seat in match.seats)
        kind = None if watches else kind
        if kind is None and not is_board:
            return None
        return Live(self.area, match.id, self.version_for(match, context.user), kind, is_board)

    async def renew(self, context: Context, match: Match, kind: str) -> None:
        if kind == "plan" and may_plan(match, self.face.game, context.user):
            await self.part(Planning).open(context, match)
        else:
            await self.renew_own(context, match, kind)

    async def renew_own(self, context: Context, match: Match, kind: str) -> None:
        """Show a panel anew that plans nothing any more. A game with other panels than one of secrets overrides this.

        kind: as for `renew`.
        """
        if self.face.game.about.secrets:
            await self.show_own(context, match)
            return
        self.seat_to_move(match, context.user)
        link = await self.link_to_board(match.seen_by(context.user, context.place))
        board = context.words("ui-board-link", link=link) if link else ""
        await context.done(f"{context.words('ui-turn-here')}\n{board}".rstrip())

    @action("own", "hand")
    async def show_own(self, context: Context, match: Match) -> None:
        """Show a member the part of a match that only they may see. A game may override this method."""
        if not self.face.game.about.secrets:
            raise NotAllowed("error-unknown-button")
        seat = self.seat_in(match, context.user)
        then = await after_time(self.sessions, match, self.client.presenter.refused)
        text = messages.heading(match, self.face, context.words, then)
        await self.show_board(context, match, text, seat=seat, kind="own")

    async def ready_to_move(self, context: Context, press: Press) -> Match:
        """Return the match of a button that asks for a move, after checking that the member may move now.

        Raises NotSeated, NotYourTurn, StaleBoard, Over.
        """
        match = await self.seen(context, press.meant)
        self.seat_to_move(match, context.user)
        # What asks for a move carries none. On a board that nothing newer replaces yet, it asks in the newest position.
        if match.version != press.version and not self.client.presenter.refused.keeps(match, context.pressed):
            raise refusals.stale_board()
        return match

    async def seen(self, context: Context, meant: Meant) -> Match:
        """Return the match in which a member chooses a move: as if they were to move, if they plan one.

        Raises NotAllowed if nothing more can be planned.
        """
        if not self.part(Planning).is_planning(context, meant):
            return meant.match
        planned = await self.part(Planning).as_planned(context, meant.match)
        if planned is None:
            raise NotAllowed("plan-error-full", count=0, most=MOST_TURNS)
        return planned

    async def ask_to_plan(self, context: Context, match: AsPlanned, start: int = 0, said: str = "") -> None:
        """Ask for the next move of a planned turn. A game may override this method to ask as in a turn.

        match: as if the member were to move. start: the first option of the menu.
        """
        words, options = context.words, move_options(match, self.face, context.words)
        menu = messages.menu_row(match, words, "planmove", "plan-ui-move", options, start=start)
        buttons = messages.buttons(match, words, *plan_buttons(match))
        await self.present(
            context, match, panel(framed(match, "", self.face, words), menu, buttons, said=said), kind="plan"
        )

    def seat_in(self, match: Match, user: int) -> Seat:
        """Return the seat of a member in a match in play. Raises NotSeated, Over, SessionError."""
        if match.over:
            raise refusals.over()
        state_of(match)
        seat = match.seat_for(user)
        if seat is None:
            raise refusals.not_seated(match, user, races=self.face.game.simultaneous(match.options))
        return seat

    def seat_to_move(self, match: Match, user: int) -> Seat:
        """Return the seat of a member who is to move. Raises NotSeated, NotYourTurn, Over, SessionError."""
        seat = self.seat_in(match, user)
        if seat not in match.to_move:
            raise refusals.not_your_turn(match, user)
        return seat

    async def ask(self, context: Context, press: Press, title: str, *fields: ui.Label[Any]) -> None:
        """Open a modal with these fields. The handler of the pressed button gets the answers.

        title: a text key.
        """
        address = msgspec.structs.replace(press.address, kind="m", argument=str(context.user))
        await context.ask(Form(address, context.words(title), *fields))

    async def best_first(self, context: Context, match: Match) -> bool:
        """Return whether private menus and suggestions show the best choices first, to this member in this match."""
        return await self.sessions.settings.best_first(match, self.face.game, context.user)

    async def newcomers_hint(self, context: Context, *, by_letters: bool = False) -> str:
        """Return where a member who plays for the first time finds help; "" for other members.

        by_letters: whether the match is by letters, wherever the member has asked for it.
        """
        with contextlib.suppress(NotKept, Draining):  # if the database does not answer, there is no hint
            if await self.sessions.settings.hint_once(context.user):
                direct = by_letters or not context.place.guild
                return context.words("guide-newcomer-direct" if direct else "guide-newcomer")
        return ""


def _no_letters(context: Context, game: str) -> PlayerError:
    """Return the refusal of a command that is about a match by letters, for a member who has none."""
    none = NoSession("letters-error-none", game=game)
    return needs_server(context.interaction) if context.is_among_others else none


class MatchPart(Part):
    """A part that uses the cog."""

    cog: MatchCog
