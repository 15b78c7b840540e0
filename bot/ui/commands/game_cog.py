"""What the cogs of all games share: the commands around a match, and the buttons of board, lobby and menu.

A game's cog inherits from GameCog and adds its own commands; discord.py collects inherited ones, too. What a button or
modal does is a method marked with `action`, found by the name in the custom_id.

Long because discord.py collects the commands of a group from one class.
"""

import contextlib
from typing import Any, ClassVar

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from bot.engine.game import Seat
from bot.errors import Draining, NoSession, NotAllowed, NotationError, NotKept, PlayerError, StaleBoard, Unreadable
from bot.sessions import refusals
from bot.sessions.model import Match, Member, Phase, Place
from bot.sessions.pace import Pace
from bot.sessions.play import lobby
from bot.ui.address import Address
from bot.ui.boards import messages
from bot.ui.client import Client
from bot.ui.commands import leaderboards
from bot.ui.entry import fair
from bot.ui.entry.context import Context, Interaction
from bot.ui.entry.door import entered
from bot.ui.entry.handlers import Answers, Meant, Press, Pressable, action, choice_in
from bot.ui.entry.items import Button
from bot.ui.entry.permissions import THREADS, may_moderate, parent_of, refusal
from bot.ui.face import ButtonSpec, Face
from bot.ui.language import story
from bot.ui.language.names import channel_mention, message_link, plain_name, safe_name, safe_names
from bot.ui.language.words import with_names
from bot.ui.panels.views import clip, pages, panel

__all__ = ["Answers", "GameCog", "Meant", "Press", "action", "entered"]  # what a game's cog is written with

LONGEST_THREAD = 100  # signs of a thread's name
LONGEST_STORY = 3_000  # signs
STAYS = 60_000  # milliseconds that a board stays where it is, however often it is asked for

DOWN = ButtonSpec("down", "ui-down")
RULES = ButtonSpec("rules", "ui-rules")
TOP = ButtonSpec("top", "ui-top")
SINCE = ButtonSpec("since", "guide-ui-since")
QUIT = ButtonSpec("leave", "ui-resign", discord.ButtonStyle.danger)
YES_QUIT = ButtonSpec("quit", "ui-resign-yes", discord.ButtonStyle.danger)
YES_END = ButtonSpec("end", "ui-end-yes", discord.ButtonStyle.danger)
NO = ButtonSpec("stay", "ui-no")


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
class GameCog(Pressable, commands.GroupCog):
    """See the module's docstring. Subclasses set `face`."""

    face: ClassVar[Face]

    def __init__(self, client: Client) -> None:
        self.client = client
        self.sessions = client.sessions
        self._own_commands_first()

    def _own_commands_first(self) -> None:
        """Discord lists subcommands in the order they are sent: `new` should not come after all that games share."""
        group = self.app_command
        assert isinstance(group, app_commands.Group)  # a GroupCog's is
        classes = type(self).__mro__[: type(self).__mro__.index(GameCog)]
        found = [value for kind in classes for value in vars(kind).values()]
        own = [value.name for value in found if isinstance(value, app_commands.Command)]
        for command in sorted(group.commands, key=lambda one: own.index(one.name) if one.name in own else len(own)):
            group.remove_command(command.name)
            group.add_command(command)

    @property
    def area(self) -> str:
        """The game's key."""
        return self.face.key

    async def pressed(self, context: Context, address: Address, answers: Answers) -> None:
        """A button, select or modal of this game."""
        if address.action.startswith(leaderboards.ACTION):
            await leaderboards.cog_of(self.client.areas).handle(context, address, answers)
            return
        try:
            await self.handle(context, address, answers)
        except StaleBoard as stale:
            newest = (await self.sessions.matches.match(address.match, context.request)).board
            message = newest.message or 0
            raise StaleBoard(stale.key, match=address.match, channel=newest.channel, message=message) from stale

    async def named(self, context: Context, address: Address) -> Match | Unreadable | None:
        """As always. Raises NotAllowed for a match of another game, too: somebody made the press up."""
        found = await super().named(context, address)
        game = found.params["game"] if isinstance(found, Unreadable) else found and found.game
        if found is not None and game != self.face.key:
            raise NotAllowed("error-unknown-button")
        return found

    # ---- what the game's own commands call ----

    async def meant(self, context: Context, *, for_a_move: bool = False) -> Meant:
        """Return the match that a command means. for_a_move: the command is a move. Raises NoSession."""
        candidates = await self.sessions.lookup.candidates(
            context.request, context.place, self.face.key, for_a_move=for_a_move
        )
        own = [match for match in candidates if match.seat_of(context.user) is not None]
        return Meant(candidates[0], one_of_two=len(own) > 1)

    async def here(self, context: Context, *, for_a_move: bool = False) -> Match:
        """As `meant`, for a command whose answer need not name the match."""
        return (await self.meant(context, for_a_move=for_a_move)).match

    async def open(self, context: Context, options: Any, pace: Pace | None = None) -> None:
        """A new match. pace: how long a turn may take where several play."""
        lacking = refusal(context.interaction, context.words)
        if lacking is not None:
            raise lacking
        settings = await self.sessions.settings.guild(context.place.guild)
        place, parent = context.place, parent_of(context.interaction)
        if settings.threads and parent is None and self.face.game.seats(options).high > 1:
            place, parent = await self._thread(context), context.place.channel
        locale = settings.locale or context.guild_locale
        opening = self.sessions.lobby.open(
            context.request, place, self.face.key, options, locale=locale, pace=pace, parent=parent
        )
        match = await self.client.presenter.watched(context, opening)
        if place != context.place:
            await context.tell(context.words("house-thread-opened", place=channel_mention(place.channel)))
        else:
            await context.done(context.words("ui-opened-solo" if match.solo else "ui-opened-table"))
        await self._hint(context)

    async def _thread(self, context: Context) -> Place:
        """A thread for a new table, once it is known that the member may open one here."""
        await self.sessions.settings.check_channel(context.place)
        await self.sessions.settings.check_limit(context.place.guild, context.user)
        channel = context.interaction.channel
        if not isinstance(channel, discord.TextChannel):
            return context.place  # a voice channel's chat has no threads
        name = clip(f"{self.face.name(context.words)} · {plain_name(context.request.member.name)}", LONGEST_THREAD)
        try:
            thread = await channel.create_thread(name=name, type=discord.ChannelType.public_thread)
        except discord.Forbidden as problem:
            place = channel_mention(channel.id)
            raise NotAllowed("error-bot-permission", permission=THREADS, place=place) from problem
        return Place(context.place.guild, thread.id)

    async def play(self, context: Context, meant: Meant, move: Any) -> None:
        """A move, as a value or in writing."""
        self.check_may_move(context, meant.match)
        play = self.sessions.turns.play(context.request, meant.match.id, move, meant.version)
        try:
            match = await self.client.presenter.watched(context, play)
        except NotationError as problem:
            raise self._explained(context, meant.match, problem) from problem
        told = context.words.told(self.face.game, match.entry.events, match)
        title = f"{messages.title(match, self.face, context.words)}\n" if meant.one_of_two else ""
        await self.acknowledge(context, match, title + told)

    def check_may_move(self, context: Context, match: Match) -> None:
        """What a game refuses in words of its own, before the rules are asked. Raises PlayerError."""

    def _explained(self, context: Context, match: Match, problem: NotationError) -> PlayerError:
        """What to say of a move that cannot be read."""
        seat = match.seat_of(context.user)
        if match.phase is not Phase.PLAYING or seat is None or seat not in match.to_move:
            return problem
        return self.explained(match, seat, problem)

    def explained(self, match: Match, seat: Seat, problem: NotationError) -> PlayerError:
        """What to say of a move that cannot be read, of a seat that is to move; half a move may be wrong already."""
        return problem

    async def acknowledge(self, context: Context, match: Match, text: str) -> None:
        """A step was made or taken back: text says what happened.

        Where a turn has several steps, a game may ask for the next one instead.
        """
        await self.tell_step(context, match, text)

    async def tell_step(self, context: Context, match: Match, text: str) -> None:
        """Say what happened. After a slash command there is no pressed message that could become the new board. So the
        answer shows it where board messages come late.
        """
        if match.state is None or not context.by_command or not self.client.presenter.is_crowded(match.place.channel):
            await context.done(text)
            return
        picture = await self.client.pictures.board(self.face, match, context.words)
        await context.show(panel(text, picture=picture), picture)

    async def ready_to_move(self, context: Context, press: Press) -> Match:
        """The match of a button that asks for a move. Who could not make it is told so before they type.

        Raises NotSeated, NotYourTurn, StaleBoard, Over.
        """
        match = press.match
        seat = match.seat_of(context.user)
        if match.over:
            raise refusals.over()
        if seat is None:
            raise refusals.not_seated(match, context.user)
        if seat not in match.to_move:
            raise refusals.not_your_turn(match)
        if match.version != press.version:
            raise refusals.stale_board()
        return match

    def form(self, context: Context, press: Press) -> Address:
        """Where the answer of a modal goes that this button opens: it names match, version and member."""
        return msgspec.structs.replace(press.address, kind="m", argument=str(context.user))

    # ---- commands ----

    @app_commands.command(name="join", description="cmd-join")
    @entered
    async def join(self, context: Context) -> None:
        await self._join(context, (await self._table(context)).id)

    @app_commands.command(name="start", description="cmd-start")
    @entered
    async def start(self, context: Context) -> None:
        await self._begin(context, (await self._table(context)).id)

    @app_commands.command(name="undo", description="cmd-undo")
    @entered
    async def undo(self, context: Context) -> None:
        await self.take_back(context, await self.meant(context))

    @app_commands.command(name="board", description="cmd-board")
    @entered
    async def board(self, context: Context) -> None:
        await self._board(context, await self.here(context))

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
        await self._rules(context, await self._options_here(context))

    @app_commands.command(name="top", description="cmd-top")
    @app_commands.describe(board="opt-top-board")
    @entered
    async def top(self, context: Context, board: str | None = None) -> None:
        await self._top(context, board)

    @top.autocomplete("board")
    async def _suggest_boards(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        async def find(context: Context) -> list[app_commands.Choice[str]]:
            return await leaderboards.cog_of(self.client.areas).suggest_boards(context, self.face.key, current)

        return await self.client.door.suggest(interaction, find)

    @app_commands.command(name="end", description="cmd-end")
    @app_commands.describe(member="opt-end-member")
    @entered
    async def end(self, context: Context, member: discord.Member | None = None) -> None:
        try:
            match = await self._to_end(context, member)
            await self._check_may_end(context, match.id)
        except Unreadable as problem:
            self._check_moderator(context)
            # it can be ended all the same; its name of the match is all that the buttons need
            address = Address("b", self.face.key, YES_END.action, str(problem.params["match"]))
            yes = Button(address, context.words(YES_END.label), YES_END.style)
            await context.show(panel(context.words("ui-end-sure", name=safe_names(str(problem.params["name"]))), [yes]))
            return
        names = ", ".join(safe_name(seat.name) for seat in with_names(match, context.words).seats)
        buttons = messages.buttons(match, context.words, YES_END, NO)
        await context.show(panel(context.words("ui-end-sure", name=names), buttons))

    # ---- buttons ----

    @action("join")
    async def on_join(self, context: Context, press: Press, _: Answers) -> None:
        await self._join(context, press.match_id)

    @action("choose")
    async def on_choose(self, context: Context, press: Press, answers: Answers) -> None:
        """What the game offers who joins."""
        await self.take_choice(context, press.match, choice_in(answers))

    @action("begin")
    async def on_begin(self, context: Context, press: Press, _: Answers) -> None:
        await self._begin(context, press.match_id)

    @action("part")
    async def on_part(self, context: Context, press: Press, _: Answers) -> None:
        await self._part(context, press.match_id)

    @action("cancel")
    async def on_cancel(self, context: Context, press: Press, _: Answers) -> None:
        cancel = self.sessions.lobby.cancel(
            context.request, press.match_id, moderator=may_moderate(context.interaction)
        )
        await self.client.presenter.watched(context, cancel)
        await context.done(context.words("ui-cancelled-you"))

    @action("undo")
    async def on_undo(self, context: Context, press: Press, _: Answers) -> None:
        await self.take_back(context, press.meant)

    @action("again")
    async def on_again(self, context: Context, press: Press, _: Answers) -> None:
        match = press.match
        if match.solo or match.seat_of(context.user) is None or match.state is None:
            options = match.options if match.solo else lobby.with_seats_reordered(match.options, ())
            await self.open(context, options, match.terms.pace)
            return
        lacking = refusal(context.interaction, context.words)
        if lacking is not None:
            raise lacking
        rematch = self.sessions.lobby.rematch(context.request, match.id, parent=parent_of(context.interaction))
        again = await self.client.presenter.watched(context, rematch)
        await context.done(context.words("wait-rematch-lobby" if again.phase is Phase.LOBBY else "wait-rematch"))

    @action("more")
    async def on_more(self, context: Context, press: Press, _: Answers) -> None:
        match = press.match
        own = self.face.more(match, self.face.view(match)) if match.phase is Phase.PLAYING else ()
        since = (SINCE,) if match.phase is Phase.PLAYING and not match.solo else ()
        replay = () if match.state is None else (messages.REPLAY, messages.MOMENT)
        quit_ = (QUIT,) if match.seat_of(context.user) is not None and not match.over else ()
        buttons = messages.buttons(match, context.words, *own, DOWN, RULES, TOP, *replay, *since, *quit_)
        text = context.words("ui-more-of", game=self.face.name(context.words))
        await context.show(panel(text, buttons[:5], buttons[5:]))

    @action("down")
    async def on_down(self, context: Context, press: Press, _: Answers) -> None:
        await self._board(context, press.match)

    @action("since")
    async def on_since(self, context: Context, press: Press, _: Answers) -> None:
        await self.show_story(context, press.match)

    async def show_story(self, context: Context, match: Match) -> None:
        """What happened since the member's last turn, in words and one picture; for who only watches, or plays alone,
        the last changes.
        """
        if match.state is None:
            raise refusals.not_started()
        found = await self.sessions.replays.story(match, max(0, match.version - story.TOLD_CHANGES))
        seat = match.seat_of(context.user)
        watches = seat is None or match.solo
        news = found[-story.TOLD_TO_WATCHERS :]
        if seat is not None and not match.solo:
            news = tuple(story.since_last_turn(match, self.face.is_on_call, seat, found))
        told = story.lines(match, self.face.game, context.words, news, LONGEST_STORY)
        title = context.words("guide-since-watching" if watches else "guide-since-title")
        text = "\n".join((title, *told)) if told else context.words("guide-since-nothing")
        picture = await self.client.pictures.board(self.face, match, context.words)
        await context.show(panel(text, picture=picture), picture)

    @action("rules")
    async def on_rules(self, context: Context, press: Press, _: Answers) -> None:
        await self._rules(context, press.match.options)

    @action("top")
    async def on_top(self, context: Context, press: Press, _: Answers) -> None:
        await self._top(context, self.face.game.scoreboard(press.match.options))

    @action("leave")
    async def on_leave(self, context: Context, press: Press, _: Answers) -> None:
        await self._ask_to_leave(context, press.match)

    @action("quit")
    async def on_quit(self, context: Context, press: Press, _: Answers) -> None:
        resigning = self.sessions.seats.resign(context.request, press.match_id)
        match = await self.client.presenter.watched(context, resigning)
        await context.done(context.words.told(self.face.game, match.entry.events, match))

    @action("end")
    async def on_end(self, context: Context, press: Press, _: Answers) -> None:
        await self._check_may_end(context, press.match_id)
        lobby = False
        with contextlib.suppress(Unreadable):  # it can be ended all the same
            lobby = press.match.phase is Phase.LOBBY
        watched = self.client.presenter.watched
        if lobby:
            await watched(context, self.sessions.lobby.cancel(context.request, press.match_id, moderator=True))
        else:
            await watched(context, self.sessions.turns.end(context.request, press.match_id))
        await context.done(context.words("ui-cancelled-you" if lobby else "ui-ended-you"))

    @action("stay")
    async def on_stay(self, context: Context, _: Press, __: Answers) -> None:
        await context.done(context.words("ui-stayed"))

    # ---- what commands and buttons have in common ----

    async def _table(self, context: Context) -> Match:
        return await self.sessions.lookup.table(context.request, context.place, self.face.key)

    async def _to_end(self, context: Context, member: discord.Member | None) -> Match:
        if member is None:
            to_end = may_moderate(context.interaction)  # for others the option that this refusal names is refused, too
            return await self.sessions.lookup.table(context.request, context.place, self.face.key, to_end=to_end)
        named = Member(member.id, member.display_name)
        return await self.sessions.lookup.solo(context.request, context.place, self.face.key, named)

    async def _join(self, context: Context, match_id: str) -> None:
        await self.client.presenter.watched(context, self.sessions.lobby.join(context.request, match_id))
        await context.done(context.words("ui-joined"))
        await self._hint(context)

    async def take_choice(self, context: Context, match: Match, choice: str) -> None:
        """Choose what the game offers who joins; who has no seat yet takes one with it."""
        await self.client.presenter.watched(context, self.sessions.lobby.choose(context.request, match.id, choice))
        await context.done(context.words("ui-chosen", choice=self.face.choice(choice, context.words)))
        if match.seat_of(context.user) is None:
            await self._hint(context)

    async def _hint(self, context: Context) -> None:
        """What who plays for the first time should know, once."""
        with contextlib.suppress(NotKept, Draining):  # what was asked for is done all the same
            if await self.sessions.settings.hint_once(context.user):
                await context.tell(context.words("guide-newcomer"))

    async def _begin(self, context: Context, match_id: str) -> None:
        await self.client.presenter.watched(context, self.sessions.lobby.begin(context.request, match_id))
        await context.done(context.words("ui-began-you"))

    async def take_back(self, context: Context, meant: Meant, *, everything: bool = False) -> None:
        """The own last step; everything: as many as can be taken back."""
        undo = self.sessions.turns.undo(context.request, meant.match.id, meant.version, everything=everything)
        match = await self.client.presenter.watched(context, undo)
        await self.acknowledge(context, match, messages.undone(match, self.face, context.words))

    async def _part(self, context: Context, match_id: str) -> None:
        await self.client.presenter.watched(context, self.sessions.lobby.leave(context.request, match_id))
        await context.done(context.words("ui-left"))

    async def _ask_to_leave(self, context: Context, match: Match) -> None:
        """A lobby is left at once; a match in play asks first."""
        if match.over:
            raise refusals.over()
        if match.seat_of(context.user) is None and match.phase is not Phase.LOBBY:
            raise refusals.not_seated(match, context.user)
        if match.phase is Phase.LOBBY:
            await self._part(context, match.id)
            return
        sure = self._sure_to_leave(match, context)
        await context.show(panel(sure, messages.buttons(match, context.words, YES_QUIT, NO)))

    def _sure_to_leave(self, match: Match, context: Context) -> str:
        """What giving up would mean."""
        seat = match.seat_of(context.user)
        others = [one for one in match.present if one.seat != seat]
        lent = None if seat is None else match.terms.stand_in_of(seat)
        if lent is not None:
            return context.words("ui-resign-sure-lent", name=safe_name(lent.name))
        if seat is None or not others:
            return context.words("ui-resign-sure-solo")
        left = self.face.game.leave(match.state, seat).state
        if self.face.game.outcome(left) is not None:
            return context.words("ui-resign-sure-ends")
        return context.words("ui-resign-sure-table", others=len(others), name=safe_name(others[0].name))

    async def _board(self, context: Context, match: Match) -> None:
        """Who plays brings the board down for everyone; who watches, or asks again at once, gets a copy."""
        just_posted = self.client.clock.now() - (match.board.posted_at or 0) < STAYS
        if match.seat_of(context.user) is not None and not match.over and not just_posted:
            self.client.presenter.post_anew(match, context)
            await context.done(context.words("ui-board-below"))
            return
        await fair.turn()  # the look costs Discord's time, too
        match = await self.client.finder.found(match)
        link = message_link(match.place.guild, match.board.channel, match.board.message)
        text = context.words("ui-here-it-is", link=link)
        if match.state is None:
            await context.show(panel(text))
            return
        picture = await self.client.pictures.board(self.face, match, context.words)
        heading = messages.heading(match, self.face, context.words)
        await context.show(panel(f"{heading}\n{text}", picture=picture), picture)

    async def _rules(self, context: Context, options: Any) -> None:
        await context.show(pages(self.face.rules(options, context.words)))

    async def _options_here(self, context: Context) -> Any:
        """Of the match that is open here, else the usual ones."""
        try:
            return (await self.here(context)).options
        except NoSession:
            return self.face.game.about.samples[0]

    async def _top(self, context: Context, scoreboard: str | None) -> None:
        if scoreboard is None:
            with contextlib.suppress(NoSession):
                scoreboard = self.face.game.scoreboard((await self.here(context)).options)
        await leaderboards.cog_of(self.client.areas).show_table(context, self.face.key, leaderboards.Asked(scoreboard))

    async def _check_may_end(self, context: Context, match_id: str) -> None:
        await self.sessions.turns.check_may_end(context.request, match_id, may_moderate(context.interaction))

    def _check_moderator(self, context: Context) -> None:
        if not may_moderate(context.interaction):
            place = channel_mention(context.place.channel)
            raise NotAllowed("error-member-permission", permission="manage_messages", place=place)
