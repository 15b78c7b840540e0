"""What members type: suggestions meanwhile, only what is legal now and best first, and the step of `/gembatan play`.

Every suggestion function takes the state, the member's words, what the other options hold so far, and what has been
typed of this one.
"""

from collections.abc import Sequence

from discord import app_commands

from bot.games.gembatan.advice import way_suggestions
from bot.games.gembatan.grid import fits
from bot.games.gembatan.model import NORTH, Lay, Move, State
from bot.games.gembatan.notation import parse_cell, parse_tile, tile_name
from bot.games.gembatan.plays import grid_of
from bot.sessions.model import Match
from bot.ui.words import Words
from cogs.gembatan import menus
from cogs.gembatan.face import state_of
from cogs.gembatan.menus import Option


def laid(match: Match, tile: str, cell: str, way: str | None) -> Move | str:
    """The move of `/gembatan play`. Without a way the one that adds most; where none would do, one that is refused with
    what is wrong. A way may be whole, "RB-- W", or the side alone, for the tile as it was typed.
    """
    if way is not None:
        return f"{cell} {way}" if len(way.split()) > 1 else f"{cell} {tile} {way}"
    state, (number, turn), place = state_of(match), parse_tile(tile), parse_cell(cell)
    if best := way_suggestions(state, state.turn, place, number):
        return best[0].move
    slot = grid_of(state).slot(place)
    _, fitting = next(fits(slot, (number,)), (number, turn))
    return Lay(place, number, fitting, slot.links[0][0] if slot.links else NORTH)


def tiles(state: State, words: Words, _: app_commands.Namespace, begun: str) -> Sequence[Option]:
    return menus.tiles(state, state.turn, words, begun)


def cells(state: State, words: Words, given: app_commands.Namespace, begun: str) -> Sequence[Option]:
    return menus.cells(state, state.turn, parse_tile(_option(given, "tile"))[0], words, begun)


def ways(state: State, words: Words, given: app_commands.Namespace, begun: str) -> Sequence[Option]:
    tile, cell = parse_tile(_option(given, "tile"))[0], parse_cell(_option(given, "cell"))
    return menus.ways(state, state.turn, cell, tile, words, begun)


def sockets(state: State, words: Words, _: app_commands.Namespace, begun: str) -> Sequence[Option]:
    return menus.sockets(state, state.turn, words, begun=begun)


def tiles_to_trade(state: State, _: Words, __: app_commands.Namespace, begun: str) -> Sequence[Option]:
    return menus.list_completions(begun, [tile_name(tile) for tile in state.hands[state.turn].tiles])


def gems_to_trade(state: State, _: Words, __: app_commands.Namespace, begun: str) -> Sequence[Option]:
    return menus.list_completions(begun, menus.gem_names(state, state.turn))


def _option(given: app_commands.Namespace, option: str) -> str:
    """Return what another option holds so far; "" where it is still empty."""
    return str(getattr(given, option) or "")  # of an option that is not there a Namespace says None
