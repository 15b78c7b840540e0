"""The one private message of a daily: the mine and the cards, what can be done now, and at the end what follows."""

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.games.gemrush import GAME
from bot.sessions.model import Match
from bot.ui.boards import messages
from bot.ui.commands.match.daily import YESTERDAY, PlayedDaily, done_buttons, done_lines, head_lines, par_line
from bot.ui.commands.match.looking import RULES
from bot.ui.words import Words
from cogs.gemrush import hand
from cogs.gemrush.explaining import explained
from cogs.gemrush.face import RushFace, codes_line, state_of
from cogs.gemrush.shown import Panel


def board(match: Match, seat: Seat, words: Words, *, best_first: bool) -> Panel:
    """Return the mine and the cards of a seat that may walk and build. best_first: as for `hand.hand`."""
    more = (messages.MORE,) if state_of(match).mover.begun else (RULES, messages.MORE, YESTERDAY)
    return replace(hand.hand(match, seat, words, best_first=best_first, more=more), shows="own")


def framed(shown: Panel, match: Match, seat: Seat, words: Words) -> Panel:
    """Return a panel of a daily in play, with what a member needs to know in each turn.

    Above the picture stand the day and the points. Below it, where a phone shows them, stand the turn and what can be
    done now, and before the first move also what it is about.
    """
    state = state_of(match)
    fresh = not state.mover.begun
    head = head_lines(match, state.total, state.turns, words, fresh=fresh)
    below: list[str] = []
    if fresh:
        told = (*explained(state, words), codes_line(state, seat, words))
        head += [words("gemrush-ui-small", text=one) for one in told]
        goal = words("gemrush-ui-daily-goal", most=state.length, steps=state.doing.steps)
        below = [goal, *par_line(GAME.about, match, words)]
    turn = words("gemrush-ui-daily-turn", turn=state.turns + 1, most=state.length)
    undo = (RushFace.undo,) if match.can_undo == seat else ()
    asks = state.phase != "move" and shown.rows
    last = () if shown.shows == "own" else (*undo, messages.MORE) if asks else (messages.BACK,)
    rows = (*shown.rows, messages.buttons(match, words, *last))
    below.append(f"{turn} · {shown.text}")
    return replace(shown, text="\n".join(head), below="\n".join(below), rows=rows)


def ended(match: Match, words: Words, played: PlayedDaily) -> Panel:
    """Return the panel of a daily that is over: the result, and what follows."""
    state = state_of(match)
    head = head_lines(match, state.total, state.turns, words, fresh=False)
    rows = [messages.buttons(match, words, *done_buttons(played))]
    return Panel("\n".join(head), rows, below="\n".join(done_lines(match, words, played)))
