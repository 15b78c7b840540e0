"""Gem Rush: what others see of a daily that goes on: nothing of the mine, the cards and the points."""

from typing import TypeVar

import msgspec
from msgspec.structs import replace

from bot.engine.game import NO_RESULT, NoResult, Seat
from bot.games.gemrush import view as open_view
from bot.games.gemrush.model import Mode, State
from bot.games.gemrush.view import View


class HiddenView(msgspec.Struct, frozen=True):
    """A daily that goes on."""

    length: int  # after how many turns it ends
    over: NoResult | None = None  # whether it was broken off
    mode: Mode = "crisis"


AnyView = View | HiddenView
V = TypeVar("V", View, HiddenView)


def view(state: State, viewer: Seat | None) -> AnyView:
    """Return what a viewer may see of a state. viewer: a seat, or None for the channel."""
    return HiddenView(state.length) if viewer is None and state.is_hidden else open_view.seen(state, viewer)


def stopped(view: V) -> V:
    """Return the view of a match that ended without a result."""
    return replace(view, over=NO_RESULT) if isinstance(view, HiddenView) else open_view.stopped(view)
