"""The base class of all games' cogs: the slash commands of a match, and what happens around each press.

A game's cog inherits from GameCog and adds its own commands. discord.py also collects inherited commands, so they stand
in one class. What they and the buttons do is in the parts (`bot.ui.commands.match`). A game may add parts of its own.
"""

import contextlib
from collections.abc import Collection, Sequence
from enum import Enum
from typing import Any, ClassVar

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.errors import NoSession, NotAllowed, NotSeated, NotYourTurn, Over, PlayerError, StaleBoard, Unreadable
from bot.sessions import refusals
from bot.sessions.model import Match, Phase
from bot.sessions.pace import SECOND_PRESS
from bot.sessions.play.alone import is_alone
from bot.sessions.play.plans import can_plan
from bot.ui.address import Address
from bot.ui.boards import messages
from bot.ui.boards.witness import lacking_for
from bot.ui.client import Client
from bot.ui.commands import leaderboards
from bot.ui.commands.match.against import Against
from bot.ui.commands.match.alone import Alone
from bot.ui.commands.match.as_planned import PLAN
from bot.ui.commands.match.cog import MatchCog
from bot.ui.commands.match.daily import Daily
from bot.ui.commands.match.deliberating import Deliberating
from bot.ui.commands.match.leaving import Leaving
from bot.ui.commands.match.letters import ByLetters
from bot.ui.commands.match.lobby import Lobby
from bot.ui.commands.match.looking import BY_ROW, IN_WORDS, Looking
from bot.ui.commands.match.pacing import Pacing
from bot.ui.commands.match.planning import Planning
from bot.ui.commands.match.playing import Playing
from bot.ui.commands.match.puzzling import ACTION as PUZZLE
from bot.ui.commands.match.puzzling import Puzzling
from bot.ui.commands.match.seeking import Seeking
from bot.ui.commands.match.starting import Starting
from bot.ui.commands.match.taking_back import TakingBack
from bot.ui.commands.match.teaching import ACTION as LESSON
from bot.ui.commands.match.teaching import Teaching
from bot.ui.commands.match.trying import ACTION as TRIED
from bot.ui.commands.match.trying import Trying
from bot.ui.commands.opening import new_command
from bot.ui.commands.rulebook import Rulebook
from bot.ui.entry.actions import Answers, Press
from bot.ui.entry.context import Context
from bot.ui.entry.door import Choices, entered, entered_anywhere, suggesting
from bot.ui.entry.permissions import needs_server

UNDOES = ("undo", "over")  # the actions that take moves back
# By action: the refusal when its match is gone.
GONE = {LESSON: "lesson-error-gone", PUZZLE: "puzzle-error-gone", TRIED: "tried-error-gone"}
OWN_PANELS = ("own", "hand")  # the actions that show a member what only they may see


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
@app_commands.allowed_installs(guilds=True, users=True)
class GameCog(MatchCog, commands.GroupCog):
    """The slash commands of a match, for every game. Subclasses set `face`.

    Discord offers them everywhere, since it allows no other rule for a part of a command. Those that need a server say
    so (`entered`).
    """

    parts: ClassVar[tuple[type[Any], ...]] = (
        Alone, Against, ByLetters, Starting, Daily, Lobby, Pacing, Playing, Planning, Deliberating, Looking, Leaving,
        Teaching, Puzzling, Trying, Rulebook, TakingBack, Seeking,
    )  # fmt: skip
    new_description: ClassVar[str] = "simple-cmd-new"
    not_offered: ClassVar[Collection[Enum]] = ()  # values of options that the command `new` does not offer

    def __init_subclass__(cls, **kwargs: Any) -> None:
        """Make the command `new` from the game's options, unless the cog defines its own `new`."""
        super().__init_subclass__(**kwargs)
        if "face" in vars(cls) and "new" not in vars(cls):
            new = new_command(cls.__qualname__, cls.face.game, cls.new_description, cls.not_offered)
            setattr(cls, "new", new)  # noqa: B010  # mypy knows no attribute `new`

    def __init__(self, client: Client) -> None:
        super().__init__(client)
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

    async def pressed(self, context: Context, address: Address, answers: Answers) -> None:
        """Handle a button, select or modal of this game or of its leaderboards."""
        if address.action.startswith(leaderboards.ACTION):
            await leaderboards.cog_of(self.client.areas).handle(context, address, answers)
            return
        try:
            await self.handle(context, address, answers)
        except (NoSession, Over) as gone:
            await self._bring_up(context, address)
            if address.action in GONE and not isinstance(gone, Unreadable):
                if address.action == PUZZLE and await self.part(Puzzling).reopen(context):
                    return
                raise type(gone)(GONE[address.action]) from gone
            raise
        except StaleBoard as stale:
            await self._bring_up(context, address)
            raise await self._stale(context, address, stale.key) from stale
        except PlayerError:
            await self._bring_up(context, address)
            raise

    async def _bring_up(self, context: Context, address: Address) -> None:
        """Bring the pressed board up to date, if it is behind because Discord refuses a newer one."""
        if context.pressed is None or address.match not in self.client.presenter.refused:
            return
        with contextlib.suppress(PlayerError):  # the refusal of the press is told all the same
            match = await self.sessions.matches.match(address.match, context.request)
            presenter = self.client.presenter
            if presenter.refused.keeps(match, context.pressed) and await presenter.bring_up(context, match):
                context.brought_up = address.version < match.version

    async def _stale(self, context: Context, address: Address, key: str) -> PlayerError:
        """Return the refusal of a press on a board that is not the newest. key: its sentence, if no other fits."""
        match = await self.sessions.matches.match(address.match, context.request)
        undoes = address.action in UNDOES
        if self._has_just_played(match, context.user) and not undoes:
            return refusals.already_played()
        key = "error-undo-stale" if undoes else key
        if is_alone(match):  # the refusal stands on the newest board (`panel_again`)
            return StaleBoard(key if undoes else "error-stale-alone")
        on_copy = context.on_panel and self._is_refused(match)
        keeps = self.client.presenter.refused.keeps(match, context.pressed)
        if on_copy or context.brought_up or keeps:  # a link would lead to an older board
            if not (undoes or match.over or match.seat_for(context.user) in match.to_move):
                return refusals.not_your_turn(match, context.user)
            behind = "error-board-brought-up" if context.brought_up else "error-board-behind"
            return StaleBoard(key if undoes or on_copy else behind)
        newest = match.seen_by(context.user, context.place).board
        return StaleBoard(key, match=address.match, channel=newest.channel, message=newest.message or 0)

    def _has_just_played(self, match: Match, user: int) -> bool:
        """Return whether the newest change is a move of this member, made a moment ago: they have pressed twice."""
        newest = match.entry
        recent = self.sessions.matches.now() - newest.at < SECOND_PRESS
        return newest.kind == "move" and newest.user == user and recent

    def _is_refused(self, match: Match) -> bool:
        """Return whether Discord refuses the newest board of a match in play."""
        return match.id in self.client.presenter.refused and match.phase is Phase.PLAYING

    async def panel_again(self, context: Context, press: Press, said: str) -> bool:
        """Repeat the pressed panel as it is, unless the refusal says that its buttons can do nothing any more.

        While Discord refuses the newest board, a member to move gets a private copy of it in place of an older one.
        """
        refusal = context.refusal
        if isinstance(press.found, Match) and is_alone(press.found) and not isinstance(refusal, NotSeated):
            await self.part(Alone).show(context, press.found, said)
            return True
        outdated = isinstance(refusal, (StaleBoard, NotYourTurn, NotSeated, NoSession, Over))
        outdated = outdated or (refusal is not None and refusal.key == "error-already-started")
        match = press.found
        if outdated and isinstance(match, Match) and match.terms.lesson is not None and not match.over:
            if isinstance(refusal, StaleBoard):
                kind = "lesson" if match.teaches else "puzzle" if match.terms.tried is None else "tried"
                said = context.words(f"{kind}-moved-on")
            await self.part(Teaching).show_lesson(context, match, said)
            return True
        if isinstance(refusal, StaleBoard) and isinstance(match, Match) and self._is_refused(match):
            await self.part(Looking).show_copy(context, match, lacking_for(context, match.place.channel), said)
            return True
        return not outdated and await super().panel_again(context, press, said)

    def way_back(self, context: Context, press: Press) -> Sequence[ui.Item[Any]]:
        """Return the button of the member's own private panel of a match in play, and the one to plan a turn."""
        match = press.found
        if not isinstance(match, Match) or match.phase is not Phase.PLAYING or match.seat_for(context.user) is None:
            return ()
        own = messages.own_buttons(match, self.face, self.client.pictures.faults)
        found = [spec for row in (own.last, *own.rows, own.more) for spec in row if spec.action in OWN_PANELS]
        plan = (PLAN,) if can_plan(match, self.face.game, context.user) else ()
        return messages.buttons(match, context.words, *found[:1], *plan)

    async def meanwhile(self, context: Context, press: Press) -> Sequence[ui.Item[Any]]:
        """Return the button that plans a turn, or opens what the member has planned; () if they cannot plan."""
        match = press.match
        return messages.buttons(match, context.words, *await self.part(Planning).specs(context, match))

    async def named(self, context: Context, address: Address) -> Match | Unreadable | None:
        """Return the match that an address names. Raises NotAllowed for a match of another game (a forged press)."""
        found = await super().named(context, address)
        game = found.params["game"] if isinstance(found, Unreadable) else found and found.game
        if found is not None and game != self.face.key:
            raise NotAllowed("error-unknown-button")
        is_lesson = isinstance(found, Match) and found.terms.lesson is not None
        is_daily = isinstance(found, Match) and found.terms.closes is not None
        row = self.actions.get(address.action)
        where = None if row is None else row.where
        if is_lesson and where == "match":
            raise NotAllowed("error-unknown-button")
        alone = isinstance(found, Match) and is_alone(found)
        by_letters = isinstance(found, Match) and found.by_letters
        direct = is_lesson or alone or by_letters or is_daily or where == "anywhere"
        if not (context.place.guild or direct):
            raise needs_server(context.interaction)
        return found

    # ---- commands ----

    @app_commands.command(name="join", description="cmd-join")
    @entered_anywhere
    async def join(self, context: Context) -> None:
        lobby = self.part(Lobby)
        await lobby.join(context, await lobby.table_to_join(context))

    @app_commands.command(name="start", description="cmd-start")
    @entered_anywhere
    async def start(self, context: Context) -> None:
        await self.part(Lobby).begin(context, await self.table(context))

    @app_commands.command(name="undo", description="cmd-undo")
    @entered_anywhere
    async def undo(self, context: Context) -> None:
        await self.part(Playing).take_back(context, await self.meant(context))

    @app_commands.command(name="hint", description="cmd-hint")
    @entered_anywhere
    async def hint(self, context: Context) -> None:
        await self.part(Playing).ask_for_hint(context, await self.here(context, for_a_move=True))

    @app_commands.command(name="board", description="cmd-board")
    @app_commands.describe(text="opt-board-text")
    @app_commands.choices(
        text=[app_commands.Choice(name=f"choice-board-text-{how}", value=how) for how in (IN_WORDS, BY_ROW)]
    )
    @entered_anywhere
    async def board(self, context: Context, text: str | None = None) -> None:
        match = await self.here(context)
        if text is None and is_alone(match):
            await self.part(Alone).show(context, match)
        elif text is None and match.by_letters and match.council is None:
            await self.part(ByLetters).show(context, match)
        elif text is None:
            await self.part(Looking).bring_down(context, match)
        else:
            await self.part(Looking).tell_board(context, match, by_row=text == BY_ROW)

    @app_commands.command(name="leave", description="cmd-leave")
    @entered_anywhere
    async def leave(self, context: Context) -> None:
        meant = await self.meant(context)
        await self.part(Leaving).ask_to_leave(context, meant.match, one_of_two=meant.one_of_two)

    @app_commands.command(name="resign", description="cmd-resign")
    @entered_anywhere
    async def resign(self, context: Context) -> None:
        meant = await self.meant(context)
        await self.part(Leaving).ask_to_leave(context, meant.match, one_of_two=meant.one_of_two)

    @app_commands.command(name="rules", description="cmd-rules")
    @entered_anywhere
    async def rules(self, context: Context) -> None:
        match = None
        with contextlib.suppress(NoSession, NotAllowed):
            match = await self.here(context)
        await self.part(Rulebook).open(context, match)

    @app_commands.command(name="top", description="cmd-top")
    @app_commands.describe(board="opt-top-board")
    @entered_anywhere
    async def top(self, context: Context, board: str | None = None) -> None:
        await self.part(Looking).show_top(context, None, board)

    @top.autocomplete("board")
    @suggesting
    async def _suggest_boards(self, context: Context, current: str) -> Choices:
        return await leaderboards.cog_of(self.client.areas).suggest_boards(context, self.face.key, current)

    @app_commands.command(name="end", description="cmd-end")
    @app_commands.describe(member="opt-end-member")
    @entered
    async def end(self, context: Context, member: discord.Member | None = None) -> None:
        await self.part(Leaving).ask_to_end(context, member)
