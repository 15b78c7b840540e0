"""The base class of all games' cogs. It has the slash commands of a match, and the buttons of board, lobby and menu.

A game's cog inherits from GameCog and adds its own commands. discord.py also collects inherited commands. A method that
is marked with `action(name)` handles the buttons, menus and modals whose addresses have the action `name`.

Long because discord.py collects the commands of a group from one class.
"""

import contextlib
from collections.abc import Collection, Sequence
from enum import Enum
from typing import Any, ClassVar, Literal

import discord
import msgspec
from discord import app_commands, ui
from discord.ext import commands

from bot.engine.game import LEVELS, Seat
from bot.errors import Draining, NoSession, NotAllowed, NotKept, NotSeated, NotYourTurn, Over, StaleBoard, Unreadable
from bot.sessions import refusals
from bot.sessions.computers import computers_at, own_level
from bot.sessions.model import Match, Member, Phase, Place
from bot.sessions.pace import Pace
from bot.sessions.play import calling_off, choices, rematch
from bot.sessions.play.company import Company
from bot.sessions.play.hints import check, moves_marked, why_none
from bot.storage.keeping import is_member
from bot.ui.address import Address
from bot.ui.boards import ending, lobby, messages
from bot.ui.client import Client
from bot.ui.commands import hints, leaderboards
from bot.ui.commands.challenges import declined
from bot.ui.commands.opening import new_command
from bot.ui.commands.rulebook import ACTION, CONTENTS, Rulebook
from bot.ui.commands.starting import Starting
from bot.ui.commands.teaching import ACTION as LESSON
from bot.ui.commands.teaching import ANYWHERE, NOT_IN_LESSONS, Teaching
from bot.ui.entry import fair
from bot.ui.entry.actions import Answers, Meant, Press, action, choice_in, match_action
from bot.ui.entry.buttons import Button, number_in
from bot.ui.entry.context import Context, member_of
from bot.ui.entry.door import Choices, entered, suggesting
from bot.ui.entry.latest import Live
from bot.ui.entry.permissions import THREADS, check_bot, may_moderate, parent_of
from bot.ui.entry.trouble import TOO_MANY_THREADS, code_of
from bot.ui.face import ButtonSpec, Face, state_of
from bot.ui.panels import Form, Layout, Picture, clip, panel
from bot.ui.rows import in_rows
from bot.ui.words import (
    LONGEST_STORY,
    TOLD_CHANGES,
    TOLD_TO_WATCHERS,
    channel_mention,
    message_link,
    plain_name,
    safe_name,
    safe_names,
    since_last_turn,
    story_lines,
    with_names,
)

IN_WORDS, BY_ROW = "words", "rows"  # how the command `board` tells the board as text
LONGEST_THREAD = 100  # characters of a thread's name
LINK_PATIENCE = 0.7  # seconds that an answer waits for the board to which it links
SECOND_PRESS = 3_000  # milliseconds after a member's own move; until then, their outdated press is a second press
STAYS = 60_000  # milliseconds; within this time after a post, the command `board` does not post the board again

OWN_PANELS = ("own", "hand")  # the actions that show a member what only they may see

DOWN = ButtonSpec("down", "ui-down")
RULES = ButtonSpec("rules", "ui-rules")
TOP = ButtonSpec("top", "ui-top")
SINCE = ButtonSpec("since", "guide-ui-since")
QUIT = ButtonSpec("leave", "ui-resign", discord.ButtonStyle.danger, seated=True)
YES_QUIT = ButtonSpec("quit", "ui-resign-yes", discord.ButtonStyle.danger)
FREE = "free"  # the argument of YES_QUIT_FREE
YES_QUIT_FREE = ButtonSpec("quit", "ui-resign-yes", discord.ButtonStyle.danger, argument=FREE)  # leaving is no loss
YES_END = ButtonSpec("end", "ui-end-yes", discord.ButtonStyle.danger)
ASK_END = ButtonSpec("askend", "ui-end-ask", discord.ButtonStyle.primary)
NO = ButtonSpec("stay", "ui-no")
ARCHIVED_AFTER: Literal[10_080] = (
    10_080  # minutes without a message after which Discord archives a match's thread: a week, the most
)
YES_CANCEL = ButtonSpec("calloff", "ui-cancel-yes", discord.ButtonStyle.danger)
KEEP = ButtonSpec("stay", "ui-keep", argument="table")


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
class GameCog(Teaching, Starting, commands.GroupCog):
    """The slash commands and buttons of a match, for every game. Subclasses set `face`."""

    face: ClassVar[Face]
    direct: ClassVar[bool] = True  # only for lessons
    new_description: ClassVar[str] = "simple-cmd-new"
    not_offered: ClassVar[Collection[Enum]] = ()  # values of options that the command `new` does not offer

    def __init_subclass__(cls, **kwargs: Any) -> None:
        """Make the command `new` from the game's options, unless the cog defines its own `new`."""
        super().__init_subclass__(**kwargs)
        if "face" in vars(cls) and "new" not in vars(cls):
            new = new_command(cls.__qualname__, cls.face.game, cls.new_description, cls.not_offered)
            setattr(cls, "new", new)  # noqa: B010  # mypy knows no attribute `new`

    def __init__(self, client: Client) -> None:
        self.client = client
        self.sessions = client.sessions
        self.watched = client.presenter.watched
        self.rulebook = Rulebook(client, self.face)
        self._own_commands_first()

    def _own_commands_first(self) -> None:
        """Put `new` and the game's own commands before the shared commands: Discord keeps this order."""
        group = self.app_command
        assert isinstance(group, app_commands.Group)  # discord.py gives each GroupCog a Group
        classes = type(self).__mro__[: type(self).__mro__.index(GameCog)]
        found = [value for kind in classes for value in vars(kind).values()]
        own = ["new", *(value.name for value in found if isinstance(value, app_commands.Command))]
        for command in sorted(group.commands, key=lambda one: own.index(one.name) if one.name in own else len(own)):
            group.remove_command(command.name)
            group.add_command(command)

    @property
    def area(self) -> str:
        return self.face.key

    async def pressed(self, context: Context, address: Address, answers: Answers) -> None:
        """Handle a button, select or modal of this game or of its leaderboards."""
        if address.action.startswith(leaderboards.ACTION):
            await leaderboards.cog_of(self.client.areas).handle(context, address, answers)
            return
        try:
            await self.handle(context, address, answers)
        except (NoSession, Over) as gone:
            if address.action == LESSON and not isinstance(gone, Unreadable):
                raise type(gone)("lesson-error-gone") from gone
            raise
        except StaleBoard as stale:
            match = await self.sessions.matches.match(address.match, context.request)
            if self._has_just_played(match, context.user):
                raise refusals.already_played() from stale
            newest = match.board
            message = newest.message or 0
            raise StaleBoard(stale.key, match=address.match, channel=newest.channel, message=message) from stale

    async def best_first(self, context: Context, match: Match) -> bool:
        """Return whether private menus and suggestions show the best choices first, to this member in this match."""
        return await self.sessions.settings.best_first(match, self.face.game, context.user)

    def _has_just_played(self, match: Match, user: int) -> bool:
        """Return whether the newest change is a move of this member, made a moment ago: they have pressed twice."""
        newest = match.entry
        recent = self.sessions.matches.now() - newest.at < SECOND_PRESS
        return newest.kind == "move" and newest.user == user and recent

    async def panel_again(self, context: Context, press: Press, said: str) -> bool:
        """Repeat the pressed panel as it is, unless the refusal says that its buttons can do nothing any more."""
        refusal = context.refusal
        outdated = isinstance(refusal, (StaleBoard, NotYourTurn, NotSeated, NoSession, Over))
        outdated = outdated or (refusal is not None and refusal.key == "error-already-started")
        match = press.found
        if outdated and isinstance(match, Match) and match.terms.lesson is not None and not match.over:
            said = context.words("lesson-moved-on") if isinstance(refusal, StaleBoard) else said
            await self.show_lesson(context, match, said)
            return True
        return not outdated and await super().panel_again(context, press, said)

    def way_back(self, context: Context, press: Press) -> Sequence[ui.Item[Any]]:
        """Return the button of the member's own private panel of a match in play, if the game has one."""
        match = press.found
        if not isinstance(match, Match) or match.phase is not Phase.PLAYING or match.seat_for(context.user) is None:
            return ()
        own = messages.own_buttons(match, self.face, self.client.pictures.faults)
        found = [spec for row in (own.last, *own.rows, own.more) for spec in row if spec.action in OWN_PANELS]
        return messages.buttons(match, context.words, *found[:1])

    async def named(self, context: Context, address: Address) -> Match | Unreadable | None:
        """Return the match that an address names. Raises NotAllowed for a match of another game (a forged press)."""
        found = await super().named(context, address)
        game = found.params["game"] if isinstance(found, Unreadable) else found and found.game
        if found is not None and game != self.face.key:
            raise NotAllowed("error-unknown-button")
        is_lesson = isinstance(found, Match) and found.terms.lesson is not None
        if is_lesson and address.action in NOT_IN_LESSONS:
            raise NotAllowed("error-unknown-button")
        if not (context.place.guild or is_lesson or address.action in ANYWHERE):
            raise NotAllowed("error-guild-only")
        return found

    # ---- called by the game's own commands ----

    async def meant(self, context: Context, *, for_a_move: bool = False) -> Meant:
        """Return the match that a command is about. for_a_move: whether the command makes a move. Raises NoSession."""
        candidates = await self.sessions.lookup.candidates(
            context.request, context.place, self.face.key, for_a_move=for_a_move
        )
        own = [match for match in candidates if match.seat_for(context.user) is not None]
        context.name_buttons_of(candidates[0])
        return Meant(candidates[0], one_of_two=len(own) > 1)

    async def here(self, context: Context, *, for_a_move: bool = False) -> Match:
        """Return the match that a command is about, if the answer need not name it. Raises NoSession."""
        return (await self.meant(context, for_a_move=for_a_move)).match

    async def open(
        self,
        context: Context,
        options: Any,
        pace: Pace | None = None,
        computers: Company | None = None,
        guest: Member | None = None,
    ) -> None:
        """Open a new match. pace: how long a turn may take if several members play. Raises PlayerError.

        computers, guest: as for `Lobby.open`.
        """
        check_bot(context.interaction, context.words)
        settings = await self.sessions.settings.guild(context.place.guild)
        place, parent = context.place, parent_of(context.interaction)
        if settings.threads and parent is None and self.face.game.seats(options).high > 1:
            place, parent = await self._thread(context), context.place.channel
        locale = settings.locale or context.guild_locale
        opening = self.sessions.lobby.open(
            context.request,
            place,
            self.face.key,
            options,
            locale=locale,
            pace=pace,
            parent=parent,
            computers=computers,
            guest=guest,
        )
        match = await self.watched(context, opening)
        context.name_buttons_of(match)
        if place != context.place:
            opened = context.words("house-thread-opened", place=channel_mention(place.channel))
            said = (opened, _company_said(context, match, computers), await self._newcomers_hint(context))
            await context.tell("\n".join(filter(None, said)))
            return
        lobby, company = match.phase is Phase.LOBBY, _company_said(context, match, computers)
        opened = context.words("ui-opened-table" if lobby else "ui-opened-solo")
        if guest is not None:
            opened = context.words("ui-opened-challenge", name=safe_name(context.words.member(guest.name)))
        if not await self.link_to_board(match):
            opened = context.words("ui-opened-later", table=int(lobby))
        await context.done("\n".join(filter(None, (opened, company))), hint=await self._newcomers_hint(context))

    async def todays(self, context: Context) -> Match:
        """Return the member's daily of today. Raises the errors of `Dailies.open`."""
        guild, locale = context.place.guild, context.request.locale
        return await self.sessions.dailies.open(context.request.sequel, self.face.key, guild, locale)

    async def _thread(self, context: Context) -> Place:
        """Return a new thread for a match, after checking that the member may open a match here.

        Return the channel itself if it can have no thread, or if the server has as many as Discord allows.
        """
        await self.sessions.settings.check_channel(context.place)
        await self.sessions.settings.check_limit(context.place.guild, context.user)
        channel = context.interaction.channel
        if not isinstance(channel, discord.TextChannel):
            return context.place  # a voice channel's chat has no threads
        name = clip(
            f"{self.face.name(context.words)} · {plain_name(context.public_words.member(context.request.member.name))}",
            LONGEST_THREAD,
        )
        try:
            thread = await channel.create_thread(
                name=name, type=discord.ChannelType.public_thread, auto_archive_duration=ARCHIVED_AFTER
            )
        except discord.Forbidden as problem:
            place = channel_mention(channel.id)
            raise NotAllowed("error-bot-permission", permission=THREADS, place=place) from problem
        except discord.HTTPException as problem:
            if code_of(problem) != TOO_MANY_THREADS:
                raise
            return context.place
        return Place(context.place.guild, thread.id)

    async def play(self, context: Context, meant: Meant, move: Any) -> None:
        """Make a move. move: the move as a value, or its notation."""
        play = self.sessions.turns.play
        async with self.explaining(context, meant.match):
            match = await self.watched(context, play(context.request, meant.match.id, move, meant.version))
            told = context.words.told(self.face.game, match.entry.events, match)
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
            await self.show_lesson(context, match, "" if match.terms.lesson.done else text)

    async def acknowledge(self, context: Context, match: Match, text: str) -> None:
        """Tell the member the result of a move or an undo. A game may override this method to ask for the next step.

        The answer to a slash command links to the board. In a crowded channel the board message is late, so the answer
        shows the board too. After a press neither is needed, since the presenter edits the pressed board at once.
        """
        if not context.by_command or match.state is None:
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

        kind: as for `live`.
        """
        if match.terms.lesson is not None and not match.over:
            layout = self.framed(context, match, layout)
        if (
            match.phase is Phase.PLAYING
            and context.pressed is not None
            and context.pressed == match.board.message
            and match.seat_of(context.user) is not None
            and await context.keep_reach()  # a panel as the first answer would take the token to itself
        ):
            self.client.presenter.keep(context)
        await context.show(layout, *pictures, live=self.live(context, match, kind))

    def live(self, context: Context, match: Match, kind: str | None) -> Live | None:
        """Return what a panel shows of a match in play. kind: as in `Live`; watchers' panels are not shown anew."""
        if match.over or match.terms.lesson is not None:
            return None
        is_board = self.face.hides_boards(match)
        kind = None if all(seat.user != context.user for seat in match.seats) else kind
        if kind is None and not is_board:
            return None
        return Live(self.area, match.id, self.version_for(match, context.user), kind, is_board)

    async def renew(self, context: Context, match: Match, kind: str) -> None:
        """Show the member's own panel anew. A game with other panels overrides this method."""
        await self.show_own(context, match)

    async def ready_to_move(self, context: Context, press: Press) -> Match:
        """Return the match of a button that asks for a move, after checking that the member may move now.

        Raises NotSeated, NotYourTurn, StaleBoard, Over.
        """
        match = press.match
        self.seat_to_move(match, context.user)
        if match.version != press.version:
            raise refusals.stale_board()
        return match

    def seat_in(self, match: Match, user: int) -> Seat:
        """Return the seat of a member in a match in play. Raises NotSeated, Over, SessionError."""
        if match.over:
            raise refusals.over()
        state_of(match)
        seat = match.seat_for(user)
        if seat is None:
            raise refusals.not_seated(match, user)
        return seat

    def seat_to_move(self, match: Match, user: int) -> Seat:
        """Return the seat of a member who is to move. Raises NotSeated, NotYourTurn, Over, SessionError."""
        seat = self.seat_in(match, user)
        if seat not in match.to_move:
            raise refusals.not_your_turn(match)
        return seat

    async def ask(self, context: Context, press: Press, title: str, *fields: ui.Label[Any]) -> None:
        """Open a modal with these fields. The handler of the pressed button gets the answers.

        title: a text key.
        """
        address = msgspec.structs.replace(press.address, kind="m", argument=str(context.user))
        await context.ask(Form(address, context.words(title), *fields))

    # ---- commands ----

    @app_commands.command(name="join", description="cmd-join")
    @entered
    async def join(self, context: Context) -> None:
        await self._join(context, await self._table(context))

    @app_commands.command(name="start", description="cmd-start")
    @entered
    async def start(self, context: Context) -> None:
        await self._start(context, await self._table(context))

    @app_commands.command(name="undo", description="cmd-undo")
    @entered
    async def undo(self, context: Context) -> None:
        await self.take_back(context, await self.meant(context))

    @app_commands.command(name="hint", description="cmd-hint")
    @entered
    async def hint(self, context: Context) -> None:
        await self._ask_for_hint(context, await self.here(context, for_a_move=True))

    @app_commands.command(name="board", description="cmd-board")
    @app_commands.describe(text="opt-board-text")
    @app_commands.choices(
        text=[app_commands.Choice(name=f"choice-board-text-{how}", value=how) for how in (IN_WORDS, BY_ROW)]
    )
    @entered
    async def board(self, context: Context, text: str | None = None) -> None:
        match = await self.here(context)
        if text is None:
            await self._bring_down(context, match)
            return
        state_of(match)
        view = self.face.view(match, match.seat_for(context.user))
        said = self.face.in_words(match, view, context.words, rows=text == BY_ROW)
        await context.show(panel(f"{messages.heading(match, self.face, context.words)}\n{said}"))

    @app_commands.command(name="leave", description="cmd-leave")
    @entered
    async def leave(self, context: Context) -> None:
        await self._ask_to_leave(context, await self.here(context))

    @app_commands.command(name="resign", description="cmd-resign")
    @entered
    async def resign(self, context: Context) -> None:
        await self._ask_to_leave(context, await self.here(context))

    @app_commands.command(name="rules", description="cmd-rules")
    @entered
    async def rules(self, context: Context) -> None:
        match = None
        with contextlib.suppress(NoSession):
            match = await self.here(context)
        await self.rulebook.open(context, match)

    @app_commands.command(name="top", description="cmd-top")
    @app_commands.describe(board="opt-top-board")
    @entered
    async def top(self, context: Context, board: str | None = None) -> None:
        await self._top(context, board)

    @top.autocomplete("board")
    @suggesting
    async def _suggest_boards(self, context: Context, current: str) -> Choices:
        return await leaderboards.cog_of(self.client.areas).suggest_boards(context, self.face.key, current)

    @app_commands.command(name="end", description="cmd-end")
    @app_commands.describe(member="opt-end-member")
    @entered
    async def end(self, context: Context, member: discord.Member | None = None) -> None:
        moderates = may_moderate(context.interaction)
        try:
            if member is None:
                match = await self._table(context, to_end=moderates)
            else:
                named = member_of(member)
                match = await self.sessions.lookup.solo(context.request, context.place, self.face.key, named)
            if await self._must_not_end_alone(context, match.id, moderates):
                return
        except Unreadable as problem:
            if not moderates:
                place = channel_mention(context.place.channel)
                raise NotAllowed("error-member-permission", permission="manage_messages", place=place) from problem
            # A moderator can end an unreadable match: the button needs only the match's id.
            address = Address("b", self.face.key, YES_END.action, str(problem.params["match"]))
            yes = Button(address, context.words(YES_END.label), YES_END.style)
            names = "" if problem.named is None else safe_names(problem.named, context.words)
            await context.show(panel(context.words("ui-end-sure", name=names), [yes]))
            return
        names = context.words.listed(safe_name(seat.name) for seat in with_names(match, context.words).seats)
        buttons = messages.buttons(match, context.words, NO, YES_END)
        await context.show(panel(context.words("ui-end-sure", name=names), buttons))

    # ---- buttons ----

    @action("choose")
    async def on_choose(self, context: Context, press: Press, answers: Answers) -> None:
        await self.take_choice(context, press.match, choice_in(answers))

    @action("company")
    async def on_company(self, context: Context, press: Press, answers: Answers) -> None:
        """Add a computer player of the chosen level to a table, or take out the chosen computer player."""
        match, chosen = press.match, choice_in(answers)
        if chosen.startswith(lobby.TAKE_OUT):
            user = -number_in(chosen.removeprefix(lobby.TAKE_OUT))
            seat = match.seat_of(user)
            if seat is None:
                raise NotAllowed("error-no-such-computer")
            removing = self.sessions.lobby.remove_computer(context.request, match.id, seat)
            match = await self.watched(context, removing)
            said = context.words("computer-removed", name=safe_name(context.words.computer(user)))
            await self._show_company(context, match, said)
            return
        level = next((one for one in LEVELS if one == chosen), None)
        if level is None:
            raise NotAllowed("error-unknown-button")
        match = await self.watched(context, self.sessions.lobby.add_computer(context.request, match.id, level))
        name = context.words.computer(match.seats[-1].user)
        await self._show_company(context, match, context.words("computer-added", name=safe_name(name)))

    async def _show_company(self, context: Context, match: Match, said: str) -> None:
        """Tell what became of a computer player. On the panel of More, show the panel for the next one."""
        if context.on_panel:
            await self._show_more(context, match, said)
        else:
            await context.done(said)

    @action("cancel")
    async def on_cancel(self, context: Context, press: Press, _: Answers) -> None:
        """Ask before a table is called off."""
        match = press.match
        calling_off.check_may_cancel(match, context.user, may_moderate(context.interaction))
        others = [seat for seat in with_names(match, context.words).seats if seat.user != context.user]
        names = context.words.listed(safe_name(seat.name) for seat in others)
        seated = int(match.seat_of(context.user) is not None)
        sure = context.words("ui-cancel-sure", game=match.game, others=len(others), names=names, seated=seated)
        await context.show(panel(sure, messages.buttons(match, context.words, KEEP, YES_CANCEL)))

    @action("calloff")
    async def on_call_off(self, context: Context, press: Press, _: Answers) -> None:
        moderates = may_moderate(context.interaction)
        await self.watched(context, self.sessions.lobby.cancel(context.request, press.match_id, moderator=moderates))
        await context.done(context.words("ui-cancelled-you", game=self.face.key))

    @action("do")
    async def on_do(self, context: Context, press: Press, _: Answers) -> None:
        """Make the move in the button's address."""
        await self.play(context, press.meant, press.argument)

    @match_action("hint")
    async def _ask_for_hint(self, context: Context, match: Match) -> None:
        """Show a hint. Before the first one of a solo match, say what it means for the leaderboard."""
        check(match, context.user, self.face.game, hidden=self.face.hides_boards(match))
        if match.solo and not match.terms.hinted:
            await context.show(hints.warning(match, context.words))
        else:
            await self._show_hint(context, match, ())

    @action("hintshow")
    async def on_hint_shown(self, context: Context, press: Press, _: Answers) -> None:
        """Show the best move, or the best of those that were not shown. After a newer move, begin anew."""
        match = press.match
        fresh = match.version != press.version
        await self._show_hint(context, match, () if fresh else hints.marks_in(press.argument))

    async def _show_hint(self, context: Context, match: Match, shown: tuple[str, ...]) -> None:
        hidden, words = self.face.hides_boards(match), context.words
        check(match, context.user, self.face.game, hidden=hidden)
        await fair.turn(fair.HEAVY)
        await context.show_at_work(words("hint-working"))
        hint = await self.sessions.hints.hint(context.request, match.id, self.face.game, shown=shown, hidden=hidden)
        view = self.face.suggested(hint.match, hint.seat, hint.move)
        picture = await self.client.pictures.board(self.face, hint.match, words, view, seat=hint.seat)
        await self.present(context, hint.match, hints.hint_panel(hint, shown, self.face, words, picture), picture)

    @action("hintplay")
    async def on_hint_played(self, context: Context, press: Press, _: Answers) -> None:
        """Play the move of a hint whose notation is too long for the button's address."""
        match = press.match
        if match.version != press.version:
            raise refusals.stale_board()
        found = moves_marked(match, self.face.game, self.seat_to_move(match, context.user), press.argument)
        if not found:
            raise NotAllowed("error-unknown-button")
        await self.play(context, press.meant, found[0])

    @action("undo")
    async def on_undo(self, context: Context, press: Press, _: Answers) -> None:
        await self.take_back(context, press.meant)

    @action("over")
    async def on_over(self, context: Context, press: Press, _: Answers) -> None:
        await self.take_back(context, press.meant, everything=True)

    @action("again")
    async def on_again(self, context: Context, press: Press, _: Answers) -> None:
        match = press.match
        took_part = any(seat.user == context.user for seat in match.seats)  # also who has resigned
        if match.solo or not took_part or match.state is None:
            options = match.options if match.solo else choices.with_seats_reordered(match.options, ())
            await self.open(context, options, match.terms.pace)
            return
        check_bot(context.interaction, context.words)
        level, parent = next((one for one in LEVELS if one == press.argument), None), parent_of(context.interaction)
        others = [seat.user for seat in match.seats if is_member(seat.user) and seat.user != context.user]
        gone = await self.client.homes.who_left(match.place.guild, others)
        asking = self.sessions.lobby.rematch(context.request, match.id, parent=parent, level=level, gone=gone)
        again = await self.watched(context, asking)
        await context.done(self._seated(context, again))

    @match_action("accept")
    async def _accept(self, context: Context, match: Match) -> None:
        if rematch.is_challenge(match) and all(guest.user != context.user for guest in match.terms.guests):
            raise rematch.not_asked(match)
        await self._join(context, match)

    @action("notnow")
    async def on_not_now(self, context: Context, press: Press, _: Answers) -> None:
        match = await self.watched(context, self.sessions.lobby.decline(context.request, press.match_id))
        if rematch.is_challenge(match):
            await context.keep_reach()
            await context.show(declined(match.terms.guests[0], context.words))
        else:
            await context.done(context.words("ui-declined"))

    def _seated(self, context: Context, match: Match) -> str:
        """Return the answer to a member who has taken a seat."""
        if match.phase is not Phase.LOBBY:
            return context.words("ui-began-you")
        asks = match.terms.rematch is not None and match.terms.guests
        return context.words("wait-rematch-lobby" if asks else "ui-joined")

    @match_action("more")
    async def on_more(self, context: Context, match: Match) -> None:
        await self._show_more(context, match)

    async def _show_more(self, context: Context, match: Match, said: str = "") -> None:
        """Show what a member may do beside what stands on the board. said: as for `panel`."""
        playing, words = match.phase is Phase.PLAYING, context.words
        own = messages.own_buttons(match, self.face, self.client.pictures.faults).more if playing else ()
        since = (SINCE,) if playing and not match.solo else ()
        hinting = playing and why_none(match, self.face.game, hidden=self.face.hides_boards(match)) is None
        hint = (hints.HINT,) if hinting else ()
        sits = match.seat_for(context.user) is not None
        quit_ = (QUIT,) if playing else ()
        replay = messages.behind_more(match, self.face)
        usable = [one for one in (*hint, *own, DOWN, RULES, TOP, *replay, *since, *quit_) if sits or not one.seated]
        rows = in_rows(messages.buttons(match, words, *usable))
        if match.phase is Phase.LOBBY:
            rows = await self._lobby_rows(context, match) + rows
        await context.show(panel(words("ui-more-of", game=self.face.name(words)), *rows, said=said))

    async def _lobby_rows(self, context: Context, match: Match) -> list[list[ui.Item[Any]]]:
        """Return what a member may do in a lobby beside what stands on its board."""
        found = lobby.rest(match, self.face, context.user, moderates=may_moderate(context.interaction))
        computers = await self.sessions.settings.has_computers(match.place.guild, self.face.game.about)
        menus = lobby.rest_menus(match, self.face, context.words, context.user, computers=computers)
        return [*in_rows(messages.buttons(match, context.words, *found)), *menus]

    @match_action("since")
    async def show_story(self, context: Context, match: Match) -> None:
        """Show what happened since the member's last turn. In a solo match, or to a watcher, show the last changes."""
        if match.state is None:
            raise refusals.not_started()
        found = await self.sessions.replays.story(match, max(0, match.version - TOLD_CHANGES))
        seat = match.seat_for(context.user)
        if seat is None or match.solo:
            title, news = "guide-since-watching", found[-TOLD_TO_WATCHERS:]
        else:
            title, news = "guide-since-title", tuple(since_last_turn(match, self.face.calls, seat, found))
        told = story_lines(match, self.face.game, context.words, news, LONGEST_STORY)
        text = "\n".join((context.words(title), *told)) if told else context.words("guide-since-nothing")
        await self.show_board(context, match, text)

    @match_action("own", "hand")
    async def show_own(self, context: Context, match: Match) -> None:
        """Show a member the part of a match that only they may see. A game may override this method."""
        if not self.face.game.about.secrets:
            raise NotAllowed("error-unknown-button")
        seat = self.seat_in(match, context.user)
        text = messages.heading(match, self.face, context.words)
        await self.show_board(context, match, text, seat=seat, kind="own")

    @action("explain")
    async def on_explain(self, context: Context, press: Press, _: Answers) -> None:
        """Show the rules with the usual options. The argument: the id of the lesson to go back to, if there is one."""
        await self.rulebook.open(context, await self.rulebook.match(context, press.argument))

    @action("daily")
    async def on_daily(self, context: Context, _: Press, __: Answers) -> None:
        """Show the member's daily, in a game that has one."""
        if self.face.game.about.daily is None:
            raise NotAllowed("error-unknown-button")
        await self.show_own(context, await self.todays(context))

    @action("rules")
    async def on_rules(self, context: Context, press: Press, _: Answers) -> None:
        await self.rulebook.open(context, press.match)

    @action(CONTENTS)
    async def on_pages(self, context: Context, press: Press, _: Answers) -> None:
        await self.rulebook.contents(context, press)

    @action(ACTION)
    async def on_page(self, context: Context, press: Press, answers: Answers) -> None:
        await self.rulebook.turn(context, press, answers)

    @action("top")
    async def on_top(self, context: Context, press: Press, _: Answers) -> None:
        await self._top(context, None, press.match)

    @action("quit")
    async def on_quit(self, context: Context, press: Press, _: Answers) -> None:
        if press.argument == FREE:  # the member was told that it is no loss: is that still so?
            found = press.match
            seat = found.seat_of(context.user)
            if seat is not None and await self.sessions.silences.leave_by(found, seat) == "loss":
                await self._ask_to_leave(context, found)
                return
        match = await self.watched(context, self.sessions.seats.resign(context.request, press.match_id))
        if match.entry.kind == "seat":  # a stand-in resigns
            await context.done(context.words("wait-given-back"))
            return
        if match.entry.kind == "end":  # who resigns has waited for another member for very long
            await context.done(ending.cancelled(match, self.face, context.words))
            return
        await context.done(context.words.told(self.face.game, match.entry.events, match))

    @action("end")
    async def on_end(self, context: Context, press: Press, _: Answers) -> None:
        if await self._must_not_end_alone(context, press.match_id, may_moderate(context.interaction)):
            return
        in_lobby = False
        with contextlib.suppress(Unreadable):  # a moderator can end an unreadable match
            in_lobby = press.match.phase is Phase.LOBBY
        if in_lobby:
            await self.watched(context, self.sessions.lobby.cancel(context.request, press.match_id, moderator=True))
        else:
            await self.watched(context, self.sessions.turns.end(context.request, press.match_id))
        await context.done(context.words("ui-cancelled-you" if in_lobby else "ui-ended-you", game=self.face.key))

    async def _must_not_end_alone(self, context: Context, match_id: str, moderates: bool) -> bool:
        """Offer to ask the others, or to resign, if the member may not end the match alone. Return whether this is so.

        Raises NotAllowed if the member may not end the match at all.
        """
        try:
            await self.sessions.turns.check_may_end(context.request, match_id, moderates)
        except NotAllowed as refused:
            if refused.key != "error-end-alone":
                raise
            match = await self.sessions.matches.match(match_id, context.request)
            gone = match.seat_for(context.user) is None
            specs = (NO, ASK_END) if gone else (NO, QUIT, ASK_END)
            said = context.words.refusal(refused)
            await context.show(panel(said, messages.buttons(match, context.words, *specs)))
            return True
        return False

    @action("askend")
    async def on_ask_end(self, context: Context, press: Press, _: Answers) -> None:
        asking = self.sessions.proposals.propose_end(context.request, press.match_id)
        match = await self.watched(context, asking)
        await context.done(context.words("ui-ended-you" if match.over else "ui-end-asked", game=self.face.key))

    @action("stay")
    async def on_stay(self, context: Context, press: Press, _: Answers) -> None:
        await context.done(context.words("ui-kept" if press.argument else "ui-stayed"))

    # ---- for both commands and buttons ----

    async def _table(self, context: Context, *, to_end: bool = False) -> Match:
        return await self.sessions.lookup.table(context.request, context.place, self.face.key, to_end=to_end)

    @match_action("join")
    async def _join(self, context: Context, match: Match) -> None:
        joined = await self.watched(context, self.sessions.lobby.join(context.request, match.id))
        said, hint = self._seated(context, joined), await self._newcomers_hint(context)
        seat = joined.seat_of(context.user)
        chosen = seat is not None and choices.chosen(joined.options, seat)
        menu = [] if chosen else lobby.choice_menu(joined, self.face, context.words)
        if not menu:
            await context.done(said, hint=hint)
            return
        if not context.by_command:
            await context.keep_reach()
        await context.show(panel("\n".join(filter(None, (said, hint))), menu))

    async def take_choice(self, context: Context, match: Match, choice: str) -> None:
        """Store a member's choice in a lobby. A member without a seat also gets a seat."""
        await self.watched(context, self.sessions.lobby.choose(context.request, match.id, choice))
        hint = await self._newcomers_hint(context) if match.seat_of(context.user) is None else ""
        await context.done(context.words("ui-chosen", choice=self.face.choice(choice, context.words)), hint=hint)

    async def _newcomers_hint(self, context: Context) -> str:
        """Return where a member who plays for the first time finds help; "" for other members."""
        with contextlib.suppress(NotKept, Draining):  # if the database does not answer, there is no hint
            if await self.sessions.settings.hint_once(context.user):
                return context.words("guide-newcomer")
        return ""

    @match_action("begin")
    async def _start(self, context: Context, match: Match) -> None:
        await self.watched(context, self.sessions.lobby.begin(context.request, match.id))
        await context.done(context.words("ui-began-you"))

    async def take_back(self, context: Context, meant: Meant, *, everything: bool = False) -> None:
        """Take back the member's last step. everything: take back as many steps as possible."""
        undo = self.sessions.turns.undo(context.request, meant.match.id, meant.version, everything=everything)
        match = await self.watched(context, undo)
        await self.answer(context, match, messages.undone(match, self.face, context.words))

    @match_action("part")
    async def _part(self, context: Context, match: Match) -> None:
        await self.watched(context, self.sessions.lobby.leave(context.request, match.id))
        await context.done(context.words("ui-left"))

    @match_action("leave")
    async def _ask_to_leave(self, context: Context, match: Match) -> None:
        """Leave a lobby at once. In a match in play, tell the consequences and ask first."""
        if match.phase is Phase.LOBBY:
            await self._part(context, match)
            return
        seat = self.seat_in(match, context.user)
        named, game, called = with_names(match, context.words), self.face.game, self.face.name(context.words)
        others = [one for one in named.present if one.seat != seat]
        lent, yes = match.terms.stand_in_of(seat), YES_QUIT
        if lent is not None:
            sure = context.words("ui-resign-sure-lent", game=called, name=safe_name(lent.name))
        elif not others:
            sure = context.words("ui-resign-sure-solo", game=called)
        elif await self.sessions.silences.leave_by(match, seat) != "loss":
            sure, yes = context.words("ui-resign-sure-waited", game=called), YES_QUIT_FREE
        elif all(own_level(match, one.seat) for one in others):
            sure = context.words("ui-resign-sure-computers", game=called)
        elif game.outcome(game.leave(match.state, seat).state) is not None:
            sure = context.words("ui-resign-sure-ends", game=called)
        else:
            first = safe_name(others[0].name)
            sure = context.words("ui-resign-sure-table", game=called, others=len(others), name=first)
        await context.show(panel(sure, messages.buttons(match, context.words, NO, yes)))

    @match_action("down")
    async def _bring_down(self, context: Context, match: Match) -> None:
        """Post the board again for a player. A watcher gets a private copy, and so does a player just after a post."""
        just_posted = self.client.clock.now() - (match.board.posted_at or 0) < STAYS
        if match.seat_of(context.user) is not None and not match.over and not just_posted:
            self.client.presenter.post_anew(match, context)
            await context.done(context.words("ui-board-below"))
            return
        await fair.turn()  # a search for the board counts like a picture in the member's limits
        match = await self.client.finder.found(match)
        link = message_link(match.place.guild, match.board.channel, match.board.message)
        text = context.words("ui-here-it-is", link=link)
        if match.state is None:
            await context.show(panel(text))
            return
        await self.show_board(context, match, f"{messages.heading(match, self.face, context.words)}\n{text}")

    async def _top(self, context: Context, board: str | None, match: Match | None = None) -> None:
        asked = leaderboards.Asked(board)
        await leaderboards.cog_of(self.client.areas).show_table(context, self.face.key, asked, match)


def _company_said(context: Context, match: Match, asked: Company | None) -> str:
    """Return how many computer players have seats if there are several and nobody gave their number, else ""."""
    count = len(computers_at(match))
    return context.words("computer-several", count=count) if asked and asked.count is None and count > 1 else ""
