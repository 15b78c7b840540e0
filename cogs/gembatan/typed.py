"""What members type: suggestions meanwhile, only what is legal now and best first, and the step of `/gembatan play`."""

from collections.abc import Sequence

from bot.games.gembatan.advice import way_suggestions
from bot.games.gembatan.grid import fits
from bot.games.gembatan.model import NORTH, Lay, Move
from bot.games.gembatan.notation import gem_name, parse_cell, parse_tile, tile_name
from bot.games.gembatan.plays import grid_of
from bot.sessions.model import Match
from bot.ui.commands.suggestions import Typing
from bot.ui.entry.buttons import Option
from cogs.gembatan import menus
from cogs.gembatan.face import state_of


def laid(match: Match, tile: str, cell: str, way: str | None) -> Move | str:
    """Return the move of `/gembatan play`. A way may be whole, "RB-- W", or the side alone, for the tile as typed.

    Without a way it is the one that adds most; where none would do, one that is refused with what is wrong.
    """
    if way is not None:
        return f"{cell} {way}" if len(way.split()) > 1 else f"{cell} {tile} {way}"
    state, (number, turn), place = state_of(match), parse_tile(tile), parse_cell(cell)
    if best := way_suggestions(state, state.turn, place, number):
        return best[0].move
    slot = grid_of(state).slot(place)
    _, fitting = next(fits(slot, (number,)), (number, turn))
    return Lay(place, number, fitting, slot.links[0][0] if slot.links else NORTH)


def tiles(typing: Typing) -> Sequence[Option]:
    return menus.tiles(state_of(typing.match), typing.seat, typing.words, typing.begun)


def cells(typing: Typing) -> Sequence[Option]:
    tile = parse_tile(typing.option("tile"))[0]
    return menus.cells(state_of(typing.match), typing.seat, tile, typing.words, typing.begun)


def ways(typing: Typing) -> Sequence[Option]:
    tile, cell = parse_tile(typing.option("tile"))[0], parse_cell(typing.option("cell"))
    return menus.ways(state_of(typing.match), typing.seat, cell, tile, typing.words, typing.begun)


def sockets(typing: Typing) -> Sequence[Option]:
    return menus.sockets(state_of(typing.match), typing.seat, typing.words, begun=typing.begun)


def open_cells(typing: Typing) -> Sequence[Option]:
    return menus.open_cells(state_of(typing.match), typing.seat, typing.words, typing.begun)


def tiles_to_trade(typing: Typing) -> Sequence[Option]:
    hand = state_of(typing.match).hands[typing.seat]
    return list_completions(typing.begun, [tile_name(tile) for tile in hand.tiles])


def gems_to_trade(typing: Typing) -> Sequence[Option]:
    hand = state_of(typing.match).hands[typing.seat]
    return list_completions(typing.begun, [gem_name(gem) for gem in hand.gems])


def list_completions(begun: str, names: Sequence[str]) -> list[Option]:
    """Return what a list of pieces may go on with: as it is, with each piece of `names` that is not in it yet, with
    all.
    """
    words = begun.upper().replace(",", " ").split()
    unfinished = words.pop() if words and words[-1] not in names else ""
    left = list(names)
    for word in words:
        if word not in left:
            return []
        left.remove(word)
    longer = [[*words, name] for name in dict.fromkeys(left) if name.startswith(unfinished)]
    lists = [words, *longer, [*words, *left]] if not unfinished else longer
    texts = dict.fromkeys(" ".join(pieces) for pieces in lists if pieces)
    return [Option(text, text) for text in texts]
