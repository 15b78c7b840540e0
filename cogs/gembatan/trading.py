"""The panel in which a member chooses pieces to trade, and suggestions for who types them.

The panel has a button for each piece of the hand. Its address says which pieces are chosen after a press on it.
"""

import re
from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.errors import NotAllowed
from bot.games.gembatan import heard
from bot.games.gembatan.model import HAND, Trade
from bot.games.gembatan.notation import gem_name, tile_name
from bot.games.gembatan.plays import gems_left, tiles_left
from bot.sessions.model import Match
from bot.ui.address import Address
from bot.ui.boards import messages
from bot.ui.commands.suggestions import Typing
from bot.ui.entry.buttons import Button, Option
from bot.ui.rows import WIDTH_BELOW_PICTURE, in_rows
from bot.ui.words import Words
from cogs.gembatan.face import BACK, can_play, state_of

ALL = "all"  # the argument of the button that chooses every piece
_NUMBER = re.compile("[0-9a-f]{1,2}")


def chosen(match: Match, argument: str) -> int:
    """Return the chosen pieces in an address: a bit for each place of the hand, first those of the tiles.

    Raises NotAllowed for other text (a forged press).
    """
    if argument == ALL:
        state = state_of(match)
        hand = state.hands[state.turn]
        tiles, gems = min(len(hand.tiles), tiles_left(state)), min(len(hand.gems), gems_left(state))
        return (1 << tiles) - 1 | (1 << gems) - 1 << HAND
    if not argument:
        return 0
    if _NUMBER.fullmatch(argument) is None:
        raise NotAllowed("error-unknown-button")
    return int(argument, 16)


def trade(match: Match, pieces: int) -> Trade:
    """Return the trade of chosen pieces."""
    state = state_of(match)
    hand = state.hands[state.turn]
    tiles = (tile for place, tile in enumerate(hand.tiles) if pieces >> place & 1)
    gems = (gem for place, gem in enumerate(hand.gems) if pieces >> place + HAND & 1)
    return Trade(bytes(tiles), bytes(gems))


def rows(match: Match, words: Words, pieces: int) -> list[list[ui.Item[Any]]]:
    """Return the buttons: the tiles, the gems, and those that end the choice. pieces: see `chosen`."""
    state = state_of(match)
    hand = state.hands[state.turn]
    marks = [int(pieces >> bit & 1) for bit in range(2 * HAND)]
    tiles, gems = hand.tiles if tiles_left(state) else b"", hand.gems if gems_left(state) else b""
    names = {
        bit: words("gembatan-ui-set-tile", tile=tile_name(tile), chosen=marks[bit]) for bit, tile in enumerate(tiles)
    }
    names |= {
        bit: words("gembatan-ui-set-gem", gem=gem_name(gem), chosen=marks[bit]) for bit, gem in enumerate(gems, HAND)
    }
    count = pieces.bit_count()
    style = discord.ButtonStyle.success if count else discord.ButtonStyle.secondary
    swap = words("gembatan-ui-trade-these", count=count)
    ends: list[ui.Item[Any]] = [Button(_address(match, "swap", f"{pieces:x}"), swap, style, disabled=not count)]
    if pieces != chosen(match, ALL):
        ends.append(Button(_address(match, "trade", ALL), words("gembatan-ui-trade-all")))
    if can_play(state):
        ends.extend(messages.buttons(match, words, BACK))
    found: tuple[list[ui.Item[Any]], list[ui.Item[Any]]] = [], []
    for bit, name in names.items():
        style = discord.ButtonStyle.primary if marks[bit] else discord.ButtonStyle.secondary
        found[bit // HAND].append(Button(_address(match, "trade", f"{pieces ^ 1 << bit:x}"), name, style))
    return [row for one in (*found, ends) for row in in_rows(one, WIDTH_BELOW_PICTURE)]


def hand_said(match: Match, words: Words) -> str:
    """Return in words the pieces that the buttons show as pictures only, in the order of the buttons."""
    state = state_of(match)
    hand = state.hands[state.turn]
    tiles, gems = hand.tiles if tiles_left(state) else b"", hand.gems if gems_left(state) else b""
    pieces = (*map(heard.tile_said, tiles), *map(heard.gem_said, gems))
    return words("gembatan-ui-tiles-said", tiles=", ".join(pieces))


def _address(match: Match, action: str, argument: str) -> Address:
    return Address("b", match.game, action, match.id, match.version, argument)


def trade_in_writing(tiles: str, gems: str) -> str:
    """Return the notation of a trade. tiles, gems: as typed."""
    return f"trade {tiles} {gems}"


def suggest_tiles_to_trade(typing: Typing) -> Sequence[Option]:
    hand = state_of(typing.match).hands[typing.seat]
    return list_completions(typing.begun, [tile_name(tile) for tile in hand.tiles])


def suggest_gems_to_trade(typing: Typing) -> Sequence[Option]:
    hand = state_of(typing.match).hands[typing.seat]
    return list_completions(typing.begun, [gem_name(gem) for gem in hand.gems])


def list_completions(begun: str, names: Sequence[str]) -> list[Option]:
    """Return the typed list of pieces, this list with each possible next piece, and with all remaining pieces.

    begun: the typed list. names: all pieces of the hand.
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
