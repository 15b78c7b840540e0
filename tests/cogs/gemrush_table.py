"""Starts matches of Gem Rush with members, and makes moves by button, menu or command."""

from collections.abc import Iterable
from random import Random
from typing import Any

from bot.games.gemrush import GAME
from bot.games.gemrush.abilities import Discard, Keep
from bot.games.gemrush.actions import DrawCard, Use
from bot.games.gemrush.building import Build
from bot.games.gemrush.crisis import Burn
from bot.games.gemrush.mine import START, Laid, neighbour
from bot.games.gemrush.model import State
from bot.games.gemrush.moves import Move, cards_name, door_name
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.rules import notate_move
from bot.games.gemrush.walking import Walk, Warp
from bot.playground import Actor, Interaction, Message
from bot.playground.world.model import nested
from bot.sessions.model import Match
from tests.cogs.desk import Desk, buttons, said, started
from tests.games.gemrush.positions import TILE, room

SELECT = 3
PIT = room("gravel-pit")  # The north door costs one Electrum, the west door one Star Tear. The others are expensive.
# From the pit a dwarf can walk east to the window and back.
TWO_ROOMS = (*PIT, Laid(neighbour(START, 1), TILE["shop-window"], 1))


async def seated(desk: Desk, *names: str, **options: Any) -> list[Actor]:
    """Start a match with these members, and return them. The first member is the host."""
    return await started(desk, "rush new", *names, **options)


def state_of(match: Match) -> State:
    state = match.state
    assert isinstance(state, State)
    return state


def menus(message: Message | None) -> list[dict[str, Any]]:
    return [] if message is None else [part for part in nested(message.components) if part["type"] == SELECT]


def offered(message: Message | None) -> dict[str, str]:
    """Return the options of a panel's menus in order, as a dict from value to label."""
    return {option["value"]: option["label"] for menu in menus(message) for option in menu["options"]}


async def choose(desk: Desk, who: Actor, panel: Message | None, *values: str) -> Interaction:
    """Choose one or more values in the menu of a panel that has them."""
    assert panel is not None
    (menu,) = (each for each in menus(panel) if any(option["value"] == values[0] for option in each["options"]))
    sent = await who.select(panel, menu["custom_id"], *values)
    await desk.drawn()
    assert sent.failed is None, sent.failed
    return sent


def on_button(message: Message, move: Move) -> str | None:
    """Return the custom_id of the button that makes this move, or None."""
    argument = f":do:{notate_move(move)}"
    return next((each for each in buttons(message).values() if each.endswith(argument)), None)


async def make(desk: Desk, who: Actor, move: Move) -> Interaction:
    """Make a move by button or menu if the board has one, and otherwise by command."""
    board = desk.board(who)
    pressed = on_button(board, move)
    if pressed is not None:
        sent = await desk.click(who, board, pressed)
    elif isinstance(move, (Discard, Keep)):
        opener = next(label for label, each in buttons(board).items() if ":ask:" in each)
        asked = await desk.click(who, board, opener)
        if asked.answer is not None and (one := on_button(asked.answer, move)) is not None:
            sent = await who.click(asked.answer, one)
            await desk.drawn()
            return sent
        return await choose(desk, who, asked.answer, *cards_in(offered(asked.answer), move.cards))
    elif isinstance(move, Build):
        options = {"cards": notate_move(move).partition(" ")[2].partition(" ")[2]} if move.cards else {}
        sent = await who.slash("games", "rush build", door=door_name(move.cell, move.side), **options)
    else:
        sent = await who.slash("games", "rush choose", answer=notate_move(move))
    await desk.drawn()
    assert sent.failed is None, sent.failed
    return sent


def cards_in(values: Iterable[str], cards: bytes) -> list[str]:
    """Return the values of these cards in a card menu, such as "ObPe/0" and "ObPe/1" for two equal cards."""
    left, chosen = cards_name(cards).split(), []
    for value in values:
        name = value.partition("/")[0]
        if name in left:
            left.remove(name)
            chosen.append(value)
    assert not left
    return chosen


def chosen_move(moves: list[Move], chance: Random) -> Move:
    """Return a move that builds if possible, and otherwise a move that brings the match forward."""
    builds = [move for move in moves if isinstance(move, Build)]
    if builds:
        return builds[0]
    others = [move for move in moves if not isinstance(move, (Warp, Use))]
    if Burn() in others:
        return Burn()
    walks = [move for move in others if isinstance(move, Walk)]
    if walks and chance.random() < 0.5:
        return chance.choice(walks)
    acts = [move for move in others if not isinstance(move, (Walk, DrawCard))]
    return chance.choice(acts or others)


async def play_on(desk: Desk, members: list[Actor], chance: Random, *, most: int = 2_000) -> Match:
    """Play to the end of the match, or at most `most` moves, and return the match."""
    match = await desk.match(members[0])
    for _ in range(most):
        if match.over:
            break
        seat = match.to_move[0]
        move = chosen_move(list(GAME.legal_moves(state_of(match), seat)), chance)
        before = match.version
        sent = await make(desk, members[seat], move)
        match = await desk.sessions.matches.match(match.id)
        assert match.version == before + 1, (notate_move(move), said(sent))
    return match


def build(side: int, tile: str = "gravel-pit") -> str:
    """Return the label of the button that builds at a door of this room. `side` is its side on the unturned tile."""
    door = TILES[TILE[tile]].doors[side]
    assert door is not None
    return f"{'↑→↓←'[side]} +{door.points}"


def ways_to_lay(message: Message) -> list[str]:
    """Return the labels of the buttons that lay the drawn tile. They are numbers of the ways in the picture."""
    return [label for label, address in buttons(message).items() if ":do:place " in address]


async def begun(desk: Desk, state: State, *names: str, **options: str) -> list[Actor]:
    """Start a match in this position, and return its members. The first of them is to move."""
    desk.lay_out(GAME.write_position(state))
    return await seated(desk, *(names or ("Ada", "Bela")), **options)
