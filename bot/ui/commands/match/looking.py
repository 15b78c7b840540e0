"""The actions that show something of a match: its board, what happened, its leaderboard, what else one may do."""

from typing import Any

from discord import ui
from msgspec.structs import replace

from bot.sessions import refusals
from bot.sessions.model import Match, Phase
from bot.sessions.play.alone import is_alone
from bot.sessions.play.hints import why_none
from bot.sessions.stand_ins import covered
from bot.ui.boards import lobby, messages
from bot.ui.boards.decisions import (
    after_time,
    alone_line,
    as_shown,
    decision_line,
    own_line,
    race_line,
    stands_said,
    time_that_stands,
)
from bot.ui.boards.telling import since_last_turn
from bot.ui.boards.witness import lacking_for
from bot.ui.commands import hints, leaderboards
from bot.ui.commands.blocks import blocks_of
from bot.ui.commands.match.cog import QUIT, MatchPart
from bot.ui.commands.match.daily import END
from bot.ui.commands.match.pacing import PACE, may_ask
from bot.ui.commands.match.planning import Planning
from bot.ui.commands.match.taking_back import TakingBack, open_line
from bot.ui.commands.match.trying import TRY_MOVES
from bot.ui.commands.private_notes import NOTE
from bot.ui.commands.reports import REPORT_MATCH, reportable
from bot.ui.commands.watching import for_watchers, league_line
from bot.ui.entry import fair
from bot.ui.entry.actions import action
from bot.ui.entry.context import Context
from bot.ui.entry.permissions import cannot_post, lacks_pictures, may_moderate
from bot.ui.face import ButtonSpec, Face, Row, state_of
from bot.ui.panels import panel
from bot.ui.rows import in_rows
from bot.ui.times import pace_hint
from bot.ui.words import (
    LONGEST_STORY,
    TOLD_CHANGES,
    TOLD_TO_WATCHERS,
    message_link,
    story_lines,
)

IN_WORDS, BY_ROW = "words", "rows"  # how the command `board` tells the board as text
STAYS = 60_000  # milliseconds; within this time after a post, the command `board` does not post the board again

DOWN = ButtonSpec("down", "ui-down")
RULES = ButtonSpec("rules", "ui-rules")
TOP = ButtonSpec("top", "ui-top")
SINCE = ButtonSpec("since", "guide-ui-since")
REST = ButtonSpec("rest", "guide-ui-rest")
MOST_IN_MORE = 10  # buttons behind More in play; what members rarely want stands one press further if there are more
DEEPER = (TOP, messages.MOMENT, messages.FAIR)
TO_MORE = replace(messages.MORE, label="seal-ui-more")


class Looking(MatchPart):
    """The part of a game's cog that shows a match and changes nothing."""

    @action("more", where="match")
    async def show_more(self, context: Context, match: Match, said: str = "") -> None:
        """Show what a member may do beside what stands on the board. said: as for `panel`."""
        playing, words = match.phase is Phase.PLAYING, context.words
        if match.id in self.client.presenter.refused:
            await self.cog.keep_press(context, match)
        own = messages.own_buttons(match, self.face, self.client.pictures.faults).more if playing else ()
        since = (SINCE,) if playing and not match.solo else ()
        hinting = playing and why_none(match, self.face.game, hidden=self.face.hides_boards(match)) is None
        hint = (hints.HINT,) if hinting else ()
        sits = match.seat_for(context.user) not in (None, match.council)
        quit_ = (QUIT,) if playing else ()
        if match.private:  # no channel shows the board, and nobody may look back at it yet
            own_rows = in_rows(messages.buttons(match, words, *_more_in_private(match, self.face, (*hint, *own))))
            await context.show(panel(words("ui-more-of", game=self.face.name(words)), *own_rows, said=said))
            return
        covers = playing and any(one.owner == context.user for one in covered(match))
        back = (messages.COME_BACK,) if covers else ()
        plan = await self.cog.part(Planning).specs(context, match)
        pace = (PACE,) if may_ask(match, context.user) else ()
        tries = playing and self.face.game.about.plays_itself and (sits or not self.face.hides_boards(match))
        trying = (TRY_MOVES,) if tries else ()
        taking_back = await self.cog.part(TakingBack).specs(context, match)
        offered = (
            *back,
            *plan,
            *hint,
            *taking_back,
            *own,
            *trying,
            *since,
            *await for_watchers(match, self.face.game, context.user, self.sessions.watching),
            DOWN,
            RULES,
            TOP,
            NOTE,
            *pace,
            *messages.behind_more(match, self.face),
            *((REPORT_MATCH,) if reportable(match, context.user) else ()),
            *quit_,
        )
        usable = [one for one in offered if sits or not one.seated]
        if playing and len(usable) > MOST_IN_MORE:
            last = quit_ if sits else ()
            usable = [*(one for one in usable if one not in (*DEEPER, *quit_)), REST, *last]
        rows = in_rows(
            [
                *messages.buttons(match, words, *usable),
                *blocks_of(match, context.user, words, self.client.clock.now()),
            ]
        )
        if match.phase is Phase.LOBBY:
            rows = await self._lobby_rows(context, match) + rows
        text = words("ui-more-of", game=self.face.name(words))
        match = as_shown(match, self.client.presenter.refused)
        patience = await self.sessions.silences.patience(match)
        about = self.sessions, match, context.user, words, patience
        decision = (await decision_line(*about) or await own_line(*about)) if playing else ""
        decision = decision or await alone_line(*about)
        stands = stands_said(time_that_stands(match, self.client.clock.now()), words)
        ends = await race_line(self.sessions, match, words)
        races = self.face.game.simultaneous(match.options)
        asked = open_line(match, context.user, words) if playing else ""
        lines = (
            *(text, decision, asked, ends, stands, pace_hint(match, context.user, words, patience, races=races)),
            league_line(match, self.face.game, context),
        )
        await context.show(panel("\n".join(filter(None, lines)), *rows, said=said))

    @action("rest", where="match")
    async def show_rest(self, context: Context, match: Match) -> None:
        """Show what has no place behind More in a match in play. In any other, `show_more` has it all."""
        if match.phase is not Phase.PLAYING or match.private:
            await self.show_more(context, match)
            return
        rows = in_rows(messages.buttons(match, context.words, *DEEPER, TO_MORE))
        await context.show(panel(context.words("ui-more-of", game=self.face.name(context.words)), *rows))

    async def _lobby_rows(self, context: Context, match: Match) -> list[list[ui.Item[Any]]]:
        """Return what a member may do in a lobby beside what stands on its board."""
        found = lobby.rest(match, self.face, context.user, moderates=may_moderate(context.interaction))
        computers = await self.sessions.settings.has_computers(match.place.guild, self.face.game.about)
        menus = lobby.rest_menus(match, self.face, context.words, context.user, computers=computers)
        return [*in_rows(messages.buttons(match, context.words, *found)), *menus]

    @action("down", where="match")
    async def bring_down(self, context: Context, match: Match) -> None:
        """Post the board again for a player. A watcher gets a private copy, and so does a player just after a post."""
        just_posted = self.client.clock.now() - (match.board.posted_at or 0) < STAYS
        here = context.interaction.channel if context.place.channel == match.place.channel else None
        if cannot_post(here):
            await fair.turn()
            await self.show_copy(context, match, lacking_for(context, match.place.channel))
            return
        if match.seat_of(context.user) is not None and not match.over and not just_posted:
            self.client.presenter.post_anew(match, context)
            below = context.words("ui-board-below")
            if lacks_pictures(self.client.get_channel(match.place.channel)):  # an answer may have one all the same
                await fair.turn()
                await self.show_copy(context, match, below)
            else:
                await context.done(below)
            return
        await fair.turn()  # a search for the board counts like a picture in the member's limits
        match = await self.client.finder.found(match)
        link = message_link(match.place.guild, match.board.channel, match.board.message)
        await self.show_copy(context, match, context.words("ui-here-it-is", link=link))

    async def show_copy(self, context: Context, match: Match, text: str, said: str = "") -> None:
        """Show a private copy of the board, or the text alone before the match begins. said: as for `panel`."""
        if match.state is None:
            await context.show(panel(text, said=said))
            return
        rows: list[list[ui.Item[Any]]] = []
        if match.id in self.client.presenter.refused:
            faults = self.client.pictures.faults
            rows = messages.rows_to_move(match, self.face, context.words, context.user, faults)
        then = await after_time(self.sessions, match, self.client.presenter.refused)
        heading = messages.heading(match, self.face, context.words, then)
        await self.cog.show_board(context, match, f"{heading}\n{text}", *rows, said=said)

    async def tell_board(self, context: Context, match: Match, *, by_row: bool) -> None:
        """Show the board as text, in words or row by row."""
        state_of(match)
        view = self.face.view(match, match.seat_for(context.user))
        said = self.face.in_words(match, view, context.words, rows=by_row)
        then = await after_time(self.sessions, match, self.client.presenter.refused)
        await context.show(panel(f"{messages.heading(match, self.face, context.words, then)}\n{said}"))

    @action("since", where="match")
    async def show_story(self, context: Context, match: Match) -> None:
        """Show what happened since the member's last turn. In a solo match, or to a watcher, show the last changes."""
        if match.state is None:
            raise refusals.not_started(match)
        found = await self.sessions.replays.story(match, max(0, match.version - TOLD_CHANGES))
        seat = match.seat_for(context.user)
        if seat is None or match.solo:
            title, news = "guide-since-watching", found[-TOLD_TO_WATCHERS:]
        else:
            title, news = "guide-since-title", tuple(since_last_turn(match, self.face.calls, seat, found))
        told = story_lines(match, self.face.game, context.words, news, LONGEST_STORY)
        text = "\n".join((context.words(title), *told)) if told else context.words("guide-since-nothing")
        await self.cog.show_board(context, match, text)

    @action("top", where="match")
    async def show_top(self, context: Context, match: Match | None, board: str | None = None) -> None:
        """Show a leaderboard of the game. match: from which the member asks, if they do not name a leaderboard."""
        asked = leaderboards.Asked(board)
        await leaderboards.cog_of(self.client.areas).show_table(context, self.face.key, asked, match)


def _more_in_private(match: Match, face: Face, own: Row) -> Row:
    """Return what a member may do in a match that no channel shows. own: the game's buttons."""
    playing = match.phase is Phase.PLAYING
    if is_alone(match):
        after = messages.afterwards(match, face)[messages.NOW :] if match.over else (messages.FAIR,)
        return (messages.BACK_ALONE, *own, RULES, *after, *((QUIT,) if playing else ()))
    sealed = (messages.FAIR,) if match.terms.closes is not None else ()
    return (messages.BACK, *own, RULES, *sealed, *((END,) if playing else ()))
