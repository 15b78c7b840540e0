"""Sentences of the private panels of a turn."""

import asyncio

from bot.engine.chance import Stream
from bot.engine.game import Seat
from bot.games.gembatan.model import GEMBATAN_POINTS, HAND, State
from bot.games.gembatan.players import better_trade
from bot.games.gembatan.plays import can_trade, is_drafting
from bot.games.gembatan.rules import draft_tally
from bot.games.gembatan.view import own_view
from bot.sessions.model import Match
from bot.ui.entry.context import Context
from bot.ui.words import Words, safe_name, with_names
from cogs.gembatan.face import can_play, state_of, turn_parts


def whose(match: Match, seat: Seat, context: Context) -> dict[str, str]:
    """Return the variables that say whose hand a text is about."""
    name = safe_name(with_names(match, context.words).name_of(seat))
    return {"who": "own" if seat == match.seat_for(context.user) else "other", "name": name}


def order(best_first: bool) -> str:
    """Return the value of the variable `$order` of texts."""
    return "best" if best_first else "place"


def lines(*texts: str) -> str:
    return "\n".join(filter(None, texts))


def fourth(state: State, words: Words) -> str:
    """Return in words that the next gem of the turn makes a Gembatan; "" if it does not."""
    return words("gembatan-ui-fourth", points=GEMBATAN_POINTS) if state.draft.gems == HAND - 1 else ""


def so_far(match: Match, context: Context, then: int = 0) -> str:
    """Return in words how many points the present turn would score, and for what. then: as from `menus.prepares`."""
    state = state_of(match)
    tally = draft_tally(state)
    parts = turn_parts(state.draft.tiles, tally, context.words)
    key = "gembatan-ui-so-far" if can_play(state) else "gembatan-ui-no-step"
    hand = state.hands[state.turn]
    left, joins = len(hand.tiles) + len(hand.gems), int(bool(hand.tiles and state.draft.tiles))
    return context.words(key, parts=parts, points=tally.points, then=then, left=left, joins=joins)


async def better_trade_said(state: State, words: Words) -> str:
    """Return in words that a trade promises more than the best turn of the seat to move; "" if it does not."""
    if is_drafting(state) or not can_trade(state):
        return ""
    seen = own_view(state)
    points = await asyncio.to_thread(better_trade, seen, state.turn, Stream.of(state.turns))
    return words("gembatan-why-trade-better", best=points) if points else ""
