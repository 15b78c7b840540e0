"""A member's own board of the day: what its private panel says beside the choices of a turn, and its end."""

import discord
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.games.gembatan import GAME
from bot.games.gembatan.plays import is_drafting
from bot.sessions.model import Match
from bot.sessions.refusals import not_seated
from bot.ui.boards import messages
from bot.ui.commands.match.cog import MatchPart
from bot.ui.commands.match.daily import END, YESTERDAY, Daily, done_buttons, done_lines, head_lines, par_line
from bot.ui.commands.match.looking import RULES
from bot.ui.entry.context import Context
from bot.ui.face import Row
from bot.ui.words import Words
from cogs.gembatan.face import is_daily, letters, state_of
from cogs.gembatan.recap import ending_line
from cogs.gembatan.told import lines

END_BESIDE = replace(END, style=discord.ButtonStyle.secondary)  # beside the choices of a turn it calls for no press


class OwnBoard(MatchPart):
    """The part of Gembatan's cog that shows a member's own board at its end."""

    async def show_end(self, context: Context, match: Match, said: str = "") -> None:
        """Show the board at its end, and what follows if it has a result. said: what the last press has led to."""
        words, played = context.words, await self.cog.part(Daily).played(context, match)
        ended = said or ending_line(match, match.entry.events, words)
        then, row = ([], ()) if played is None else (done_lines(match, words, played), done_buttons(played))
        buttons = messages.buttons(match, words, *row)
        await self.cog.show_board(context, match, head(match, words), buttons, seat=Seat(0), said=lines(ended, *then))


def check_own(match: Match, user: int) -> None:
    """Raise NotSeated unless the match is the member's daily."""
    if not is_daily(match) or match.seats[0].user != user:
        raise not_seated(match, user)


def seat_seen(match: Match) -> Seat | None:
    """Return the seat whose view a panel shows: of a daily, whose board the channel does not see, its only one."""
    return Seat(0) if is_daily(match) else None


def head(match: Match, words: Words) -> str:
    """Return the lines above the board of the day."""
    state = state_of(match)
    fresh = is_fresh(match)
    told = letters(match, Seat(0), words) if fresh else ()
    return lines(*head_lines(match, state.accounts[0].score, state.turns, words, fresh=fresh), *told)


def framed(match: Match, asked: str, said: str, words: Words) -> tuple[str, str]:
    """Return the texts above and below the picture of a panel of a turn.

    In a daily, everything that a step needs stands below the picture, where a phone shows it.

    asked: the question for the next step. said: what stands below the picture before it.
    """
    if not is_daily(match):
        return asked, said
    goal = [words("gembatan-ui-daily-goal", turns=state_of(match).length), *par_line(GAME.about, match, words)]
    scoring = "" if is_drafting(state_of(match)) else words("gembatan-scoring")
    told = (said, *(goal if is_fresh(match) else ()), numbered(match, asked, words), scoring)
    return head(match, words), lines(*told)


def numbered(match: Match, text: str, words: Words) -> str:
    """Return a text of a turn, which in a daily begins with the number of the turn."""
    if not is_daily(match):
        return text
    state = state_of(match)
    turn = words("gembatan-ui-daily-turn", number=state.turns + 1, most=state.length)
    return f"{turn} {text}"


def newest_turn(match: Match, words: Words) -> str:
    """Return what the newest change has brought if it has ended a turn; "" for a step or an undo."""
    return ending_line(match, match.entry.events, words) if match.entry.kind == "move" else ""


def is_fresh(match: Match) -> bool:
    """Return whether the member has done nothing yet on the board of the day."""
    return match.entry.kind == "start"


def more_buttons(match: Match) -> Row:
    """Return the buttons of a daily below those of its turn, () in any other match."""
    if not is_daily(match):
        return ()
    if is_fresh(match):
        return RULES, END_BESIDE, YESTERDAY
    return (END_BESIDE,) if is_drafting(state_of(match)) else (RULES, END_BESIDE)
