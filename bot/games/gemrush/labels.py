"""Moves of Gem Rush in words: on buttons, in menus, in suggestions. What a move shows of a hand is for its owner.

Each function for a kind of move returns half a line about a move that can be made now; `kinds` names it in the entry.
"""

from collections.abc import Iterable
from typing import Protocol

from bot.engine.game import Phrase, Seat
from bot.errors import Param
from bot.games.gemrush.actions import cards_to_draw
from bot.games.gemrush.answers import tile_at
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
    GoTo,
    Keep,
    MoveTo,
    Name,
    Offer,
    Permeate,
    Place,
    Reach,
    Remodel,
    SwapWith,
    Use,
    Walk,
    Warp,
    Wayfare,
    Withdraw,
)
from bot.games.gemrush.names import ability_phrases, gem_name, room_line, room_name, skill_name, type_name, type_rule
from bot.games.gemrush.notation import card_name, cards_name, door_name
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.skills import SKILLS

ARROWS = "↑→↓←"


class Words(Protocol):
    """The texts in a reader's language."""

    def __call__(self, key: str, **params: Param) -> str: ...

    def phrase(self, phrase: Phrase) -> str: ...


class NamedWords(Words, Protocol):
    """The same, for a match whose members have names."""

    def name(self, seat: Seat) -> str: ...


# ---- rooms, cards, doors ----


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


def hand(cards: bytes) -> str:
    """The cards of a hand as they are written; "–" for none."""
    return cards_name(cards) or "–"


# ---- walking and building ----


def walk(state: State, one: Walk, words: Words) -> str:
    return f"{ARROWS[one.side]} {_beyond(state, one.side, words)}"


def permeate(state: State, one: Permeate, words: Words) -> str:
    where = _beyond(state, one.side, words)
    return words("gemrush-ui-permeate", card=card_name(one.card), arrow=ARROWS[one.side], where=where)


def _beyond(state: State, side: int, words: Words) -> str:
    """The room to which a side of the own one leads, and where it is."""
    return placed(state, mine_of(state.laid).follow(state.mover.cell, side).cell, words)


def cart(state: State, one: Cart, words: Words) -> str:
    return words("gemrush-ui-cart", where=placed(state, one.cell, words))


def warp(state: State, one: Warp | Wayfare, words: Words) -> str:
    return words("gemrush-ui-warp", card=card_name(one.card), where=placed(state, one.cell, words))


def remodel(state: State, one: Remodel, words: Words) -> str:
    doors = lying(tile_at(state, state.mover.cell), one.turn, words)
    return words("gemrush-ui-remodel", doors=doors)


def build(state: State, one: Build, words: Words) -> str:
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


def place(state: State, one: Place, words: Words) -> str:
    assert state.placing is not None  # or there is nothing to lay
    tile = state.placing.tiles[one.other]
    shown = lying(tile, one.turn, words)
    return f"{words.phrase(room_name(TILES[tile].key))}: {shown}" if len(state.placing.tiles) > 1 else shown


# ---- rooms and the action ----


def use(state: State, one: Use | Act, words: Words) -> str:
    """As the action, for a step, or for nothing."""
    tile = tile_at(state, state.mover.cell)
    how = "act" if isinstance(one, Act) else TILES[tile].type
    name = words.phrase(room_name(TILES[tile].key))
    return words(f"gemrush-ui-use-{how}", room=name, ability=ability(tile, words))


def reach(state: State, one: Reach, words: Words) -> str:
    what = ability(tile_at(state, one.cell), words)
    return words("gemrush-ui-reach", where=placed(state, one.cell, words), ability=what)


def draw(state: State, _: object, words: Words) -> str:
    return words("gemrush-ui-draw", count=cards_to_draw(state))


def scavenge(state: State, _: object, words: Words) -> str:
    return words("gemrush-ui-scavenge", count=cards_to_draw(state, scavenging=True))


# ---- choices ----


def skill(_: State, one: ChooseSkill, words: Words) -> str:
    return words.phrase(skill_name(one.skill))


def number(_: State, one: ChooseX, words: Words) -> str:
    return words("gemrush-ui-x", x=one.x)


def gem(_: State, one: Name, words: Words) -> str:
    return words.phrase(gem_name(GEMS[one.gem]))


def cards(_: State, one: Discard | Keep, words: Words) -> str:
    return card(one.cards[0], words) if len(one.cards) == 1 else cards_name(one.cards)


def swap(state: State, one: SwapWith, words: NamedWords) -> str:
    return words("gemrush-ui-swap", name=words.name(one.seat), cell=cell_name(state.seats[one.seat].cell))


def space(state: State, one: MoveTo, words: Words) -> str:
    assert state.frame is not None  # an ability asks for it
    return f"{cell_name(one.cell)}: {lying(state.frame.tile, one.turn, words)}"


def goal(state: State, one: GoTo, words: Words) -> str:
    return placed(state, one.cell, words)


# ---- the end of a turn, and of a match ----


def burn(_: State, one: Burn, words: Words) -> str:
    gone = ", ".join((*map(card_name, one.cards), *(card_name(kind) for _, kind in one.others)))
    return words("gemrush-ui-burn-one", cards=gone, count=len(one.cards) + len(one.others))


def chaos(_: State, one: Chaos, words: Words) -> str:
    return words("gemrush-ui-chaos-new" if one.new else "gemrush-ui-chaos-same")


def offer(_: State, one: Offer, words: Words) -> str:
    return words("gemrush-ui-offer-one", card=card(one.card, words))


def withdraw(_: State, one: Withdraw, words: Words) -> str:
    return words("gemrush-ui-withdraw-one", card=card(one.card, words))


def stop(_: State, __: object, words: Words) -> str:
    return words("gemrush-ui-stop")


def play_on(_: State, __: object, words: Words) -> str:
    return words("gemrush-ui-play-on")
