"""Moves of Gem Rush in words: on buttons, in menus, in suggestions. What a move shows of a hand is for its owner."""

from collections.abc import Iterable

from bot.games.gemrush.actions import cards_to_draw
from bot.games.gemrush.building import points_of, way_of
from bot.games.gemrush.cells import Cell, cell_name
from bot.games.gemrush.gems import CODES, GEMS, KINDS
from bot.games.gemrush.mine import Laid, doors_of, exits_of, mine_of
from bot.games.gemrush.model import State
from bot.games.gemrush.moves import (
    Act,
    Build,
    Burn,
    Cart,
    Chaos,
    ChooseSkill,
    ChooseX,
    Discard,
    DrawCard,
    GoTo,
    Keep,
    Move,
    MoveTo,
    Name,
    Offer,
    Permeate,
    Place,
    PlayOn,
    Reach,
    Remodel,
    Scavenge,
    Stop,
    SwapWith,
    Use,
    Walk,
    Warp,
    Wayfare,
    Withdraw,
)
from bot.games.gemrush.names import (
    ability_phrases,
    gem_name,
    room_line,
    room_name,
    skill_name,
    type_name,
    type_rule,
)
from bot.games.gemrush.notation import card_name, cards_name, door_name
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.skills import SKILLS
from bot.sessions.model import Match
from bot.ui.language.names import plain_name
from bot.ui.language.words import Words

ARROWS = "↑→↓←"


def room(state: State, cell: Cell, words: Words) -> str:
    """The name of the room that lies there."""
    laid = mine_of(state.laid).at(cell)
    assert laid is not None  # asked of spaces where a tile lies
    return words.phrase(room_name(TILES[laid.tile].key))


def placed(state: State, cell: Cell, words: Words) -> str:
    """ "Gravel Pit, N13": a room and where it is."""
    return words("gemrush-ui-located", room=room(state, cell, words), cell=cell_name(cell))


def card(kind: int, words: Words) -> str:
    """ "ObPe · Obsidian, Permafrost": a card as it is written, and what is on it."""
    shown = ", ".join(words.phrase(gem_name(gem)) for gem in KINDS[kind])
    return f"{card_name(kind)} · {shown}"


def price(cost: Iterable[int], points: int, words: Words) -> str:
    """ "Ob Pe, +2": what a door asks for and scores."""
    codes = " ".join(CODES[gem] for gem in cost)
    return words("gemrush-ui-price", cost=codes, count=len(codes), points=points)


def ability(tile: int, words: Words) -> str:
    """ "Reveal 3, Keep 2 of them": what a room does; "" for one that does nothing."""
    return ", ".join(words.phrase(phrase) for phrase in ability_phrases(TILES[tile].ability))


def lying(tile: int, turn: int, words: Words) -> str:
    """The doors of a tile in a turn, side by side: "↑ Ob, +1 ↓ free, +0"; of a tunnel its two ways."""
    exits = exits_of(tile, turn)
    if exits:
        return " · ".join(f"{ARROWS[one]}{ARROWS[exits[one]]}" for one in range(4) if one < exits[one])
    doors = enumerate(doors_of(tile, turn))
    return " · ".join(f"{ARROWS[side]} {price(door.cost, door.points, words)}" for side, door in doors if door)


def room_told(laid: Laid, words: Words) -> str:
    """A room in full: its name and place, its kind, what it does, its doors as they lie and as they are printed."""
    tile = TILES[laid.tile]
    lies, printed = lying(laid.tile, laid.turn, words), lying(laid.tile, 0, words)
    lines = [
        f"**{words.phrase(room_name(tile.key))}** · {cell_name(laid.cell)}",
        f"{words.phrase(type_name(tile.type))}: {words.phrase(type_rule(tile.type))}",
        ability(laid.tile, words),
        lies if lies == printed else words("gemrush-ui-as-it-lies", doors=lies),
        "" if lies == printed else words("gemrush-ui-as-printed", doors=printed),
        f"-# {words.phrase(room_line(tile.key))}",
    ]
    return "\n".join(filter(None, lines))


def move(match: Match, one: Move, words: Words) -> str:
    """A move that may be made now, in half a line."""
    state: State = match.state  # type: ignore[assignment]  # a match in play has one
    match one:
        case ChooseX(x):
            return words("gemrush-ui-x", x=x)
        case Name(gem):
            return words.phrase(gem_name(GEMS[gem]))
        case ChooseSkill(skill):
            return words.phrase(skill_name(skill))
        case SwapWith(seat):
            return words(
                "gemrush-ui-swap", name=plain_name(match.name_of(seat)), cell=cell_name(state.seats[seat].cell)
            )
        case Build():
            return _build(state, one, words)
        case Place(turn, other):
            assert state.placing is not None  # or there is nothing to lay
            tile = state.placing.tiles[other]
            tile_name = words.phrase(room_name(TILES[tile].key))
            shown = lying(tile, turn, words)
            return f"{tile_name}: {shown}" if len(state.placing.tiles) > 1 else shown
        case Discard() | Keep() | Offer() | Withdraw() | Burn():
            return _cards(one, words)
    return _way(state, one, words)


def _cards(one: Discard | Keep | Offer | Withdraw | Burn, words: Words) -> str:
    match one:
        case Discard(cards) | Keep(cards) if len(cards) == 1:
            return card(cards[0], words)
        case Discard(cards) | Keep(cards):
            return cards_name(cards)
        case Offer(kind):
            return words("gemrush-ui-offer-one", card=card(kind, words))
        case Withdraw(kind):
            return words("gemrush-ui-withdraw-one", card=card(kind, words))
        case Burn(cards, others):
            gone = ", ".join((*map(card_name, cards), *(card_name(kind) for _, kind in others)))
            return words("gemrush-ui-burn-one", cards=gone, count=len(cards) + len(others))


def _build(state: State, one: Build, words: Words) -> str:
    way = way_of(state, one)
    assert way is not None  # it can be built so
    used = "".join(f" + {words.phrase(skill_name(SKILLS[skill]))}" for skill in one.skills)
    here = one.cell == state.mover.cell
    return words(
        "gemrush-ui-pay-one",
        door=ARROWS[one.side] if here else door_name(one.cell, one.side),
        cards=(cards_name(one.cards) or "–") + used,
        points=points_of(*way),
    )


def _way(state: State, one: Move, words: Words) -> str:
    """Ways to go, and actions."""
    here, mine = state.mover.cell, mine_of(state.laid)
    match one:
        case Walk(side):
            return f"{ARROWS[side]} {placed(state, mine.follow(here, side).cell, words)}"
        case Cart(cell):
            return words("gemrush-ui-cart", where=placed(state, cell, words))
        case GoTo(cell):
            return placed(state, cell, words)
        case Warp(kind, cell) | Wayfare(kind, cell):
            return words("gemrush-ui-warp", card=card_name(kind), where=placed(state, cell, words))
        case Permeate(kind, side):
            goal = placed(state, mine.follow(here, side).cell, words)
            return words("gemrush-ui-permeate", card=card_name(kind), arrow=ARROWS[side], where=goal)
        case Remodel(turn):
            laid = mine.at(here)
            assert laid is not None  # the dwarf stands in a room
            return words("gemrush-ui-remodel", doors=lying(laid.tile, turn, words))
        case MoveTo(cell, turn):
            assert state.frame is not None  # an ability asks for it
            return f"{cell_name(cell)}: {lying(state.frame.tile, turn, words)}"
    return _action(state, one, words)


def _action(state: State, one: Move, words: Words) -> str:
    match one:
        case Reach(cell):
            laid = mine_of(state.laid).at(cell)
            assert laid is not None  # a room one step away
            return words("gemrush-ui-reach", where=placed(state, cell, words), ability=ability(laid.tile, words))
        case Use() | Act():
            laid = mine_of(state.laid).at(state.mover.cell)
            assert laid is not None  # the dwarf stands in a room
            return used_room(laid.tile, words, acts=isinstance(one, Act))
        case DrawCard():
            return words("gemrush-ui-draw", count=cards_to_draw(state))
        case Scavenge():
            return words("gemrush-ui-scavenge", count=cards_to_draw(state, scavenging=True))
        case Chaos(new):
            return words("gemrush-ui-chaos-new" if new else "gemrush-ui-chaos-same")
    return words({Stop: "gemrush-ui-stop", PlayOn: "gemrush-ui-play-on"}[type(one)])


def used_room(tile: int, words: Words, *, acts: bool) -> str:
    """The button of the room one stands in: as the action, for a step, or for nothing."""
    how = "act" if acts else TILES[tile].type
    name = words.phrase(room_name(TILES[tile].key))
    return words(f"gemrush-ui-use-{how}", room=name, ability=ability(tile, words))


def hand(cards: bytes) -> str:
    """The cards of a hand as they are written; "–" for none."""
    return cards_name(cards) or "–"
