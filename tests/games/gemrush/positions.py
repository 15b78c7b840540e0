"""Makes positions of Gem Rush with chosen tiles, hands and next cards, and plays moves in their notation."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.games.gemrush import GAME
from bot.games.gemrush.gems import CARD_NAMES, CARDS, GEM_OF_CODE
from bot.games.gemrush.mine import START, Cell, Laid
from bot.games.gemrush.model import Account, Options, State, TurnProgress
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.skills import Skill

TILE = {tile.key: number for number, tile in enumerate(TILES)}
"""The number of each tile by its key. The key of tunnels gives the last tunnel, the key of carts the last cart."""


def cards_of(text: str) -> bytes:
    """Return the cards of a written list, in the order of the list."""
    return bytes(CARD_NAMES.index(name) for name in text.split())


def names_of(cards: bytes) -> str:
    """Return cards as a written list, in their order."""
    return " ".join(CARD_NAMES[kind] for kind in cards)


def hand_of(state: State, seat: int = 0) -> list[str]:
    """Return a hand as codes, in alphabetical order."""
    return sorted(CARD_NAMES[kind] for kind in state.seats[seat].hand)


def room(key: str) -> tuple[Laid, ...]:
    return (Laid(START, TILE[key], 0),)


def arrange(
    laid: tuple[Laid, ...],
    *hands: str,
    options: Options | None = None,
    skills: Sequence[Skill] = (),
    colours: str = "Ob Pe El So St Fi Dr",
    at: Sequence[Cell] = (),
    points: Sequence[int] = (),
    drawn: str = "",
    discard: str = "",
    burnt: int = 0,
    tiles: Sequence[int] = (),
    stack: int | None = None,
) -> State:
    """Return a state in which the first seat is the first player and has just begun its turn.

    Args:
        hands: the hand of each seat.
        skills: the skills of the first seat.
        at: the rooms of the dwarves, by default the first room.
        drawn, tiles: the cards and tiles drawn next, in this order.
        burnt: the number of burnt cards.
        stack: the number of tiles left after `tiles`. All other tiles are out of the match.
    """
    chosen = options or Options()
    state = GAME.setup(1, chosen, len(hands)).state
    pool = list(CARDS)
    for kind in cards_of(" ".join((*hands, drawn, discard))):
        pool.remove(kind)
    gone, pool = pool[:burnt], pool[burnt:]
    rest = [number for number in range(len(TILES)) if number not in {one.tile for one in laid} | set(tiles)]
    stood = next(one.cell for one in laid if TILES[one.tile].type != "tunnel")
    seats = tuple(
        Account(
            gem=GEM_OF_CODE[colours.split()[seat]],
            cell=at[seat] if seat < len(at) else stood,
            hand=bytes(sorted(cards_of(hand))),
            points=points[seat] if seat < len(points) else 0,
            skills=bytes(sorted(skills)) if seat == 0 else b"",
            begun=True,
        )
        for seat, hand in enumerate(hands)
    )
    return replace(
        state,
        laid=laid,
        stack=bytes((rest if stack is None else rest[:stack]) + list(tiles)[::-1]),
        deck=bytes(pool) + cards_of(drawn)[::-1],
        discard=cards_of(discard),
        burnt=bytes(gone),
        seats=seats,
        first=Seat(0),
        turn=Seat(0),
        phase="move",
        doing=TurnProgress(steps=4 if Skill.LONG_STRIDE in skills else 3, tiles=len(laid)),
        frame=None,
        placing=None,
        rounds=1,
    )


def play(state: State, *moves: str) -> State:
    """Play moves in their notation, each by the seat to move, and return the last state."""
    for text in moves:
        state = GAME.apply(state, GAME.to_move(state)[0], GAME.parse(text)).state
    return state


def may(state: State, text: str, seat: int = 0) -> bool:
    return GAME.parse(text) in set(GAME.legal_moves(state, Seat(seat)))


def listed(state: State, verb: str, seat: int = 0) -> list[str]:
    """Return the moves of a seat that begin with this word, in their notation."""
    written = (GAME.notate(move) for move in GAME.legal_moves(state, Seat(seat)))
    return sorted(text for text in written if text.split()[0] == verb)
