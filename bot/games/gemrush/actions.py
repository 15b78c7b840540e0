"""Using rooms, and the action that ends a turn: a room, a card from the deck, the top card of the discard pile."""

from collections.abc import Iterator

from msgspec.structs import replace

from bot.errors import IllegalMove
from bot.games.gemrush import abilities, answers, walking
from bot.games.gemrush.answers import tile_at
from bot.games.gemrush.cells import Cell, cell_name
from bot.games.gemrush.events import CardScavenged, Event
from bot.games.gemrush.mine import mine_of
from bot.games.gemrush.model import State
from bot.games.gemrush.moves import Act, DrawCard, Reach, Scavenge, Use
from bot.games.gemrush.notation import cards_name
from bot.games.gemrush.piles import draw, with_cards, with_seat
from bot.games.gemrush.refusals import cell_names, lacking
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.skills import Skill
from bot.games.gemrush.walking import has, use_skill, with_doing

AS_ACTION = ("action", "movement")


# ---- rooms ----


def cannot_use(state: State) -> IllegalMove | None:
    """Return why the room cannot be used while moving."""
    return _closed(state, state.mover.cell, acts=False)


def cannot_act(state: State) -> IllegalMove | None:
    """Return why the room cannot be the action."""
    return _closed(state, state.mover.cell, acts=True)


def _closed(state: State, cell: Cell, *, acts: bool) -> IllegalMove | None:
    """Return why a room cannot be used, as the action or while moving; None where it can."""
    tile = tile_at(state, cell)
    room, kind = TILES[tile].key, TILES[tile].type
    if not TILES[tile].ability:
        return IllegalMove("gemrush-no-ability", cell=cell_name(cell))
    if not acts and kind == "action":
        return IllegalMove("gemrush-use-action", room=room)
    if acts and kind not in AS_ACTION:
        return IllegalMove("gemrush-act-free", room=room)
    if not acts and kind == "movement" and not state.doing.steps:
        return IllegalMove("gemrush-use-no-steps", room=room)
    if abilities.can_use(state, tile):
        return None
    if answers.numbers_of(state, tile):
        return IllegalMove("gemrush-nowhere", room=room)
    return IllegalMove("gemrush-ability-cards", room=room, held=cards_name(state.mover.hand) or "-")


def use(state: State, _: Use, events: list[Event]) -> State:
    """Begin the ability of the room while moving."""
    tile = tile_at(state, state.mover.cell)
    if TILES[tile].type == "movement":
        state = walking.spend_step(state)
    return abilities.begin(state, tile, events, action=False)


def reaches(state: State) -> Iterator[Reach]:
    """Yield the rooms that the skill Long Arm can use now."""
    return (Reach(cell) for cell in _near(state) if _closed(state, cell, acts=True) is None)


def _near(state: State) -> list[Cell]:
    """Return the rooms one step away whose ability can be an action, by place."""
    account = state.mover
    ways = mine_of(state.laid).steps_from(account.cell, sure_foot=has(account, Skill.SURE_FOOT))
    cells = {passage.cell for _, passage in ways} - {account.cell}
    return sorted(cell for cell in cells if TILES[tile_at(state, cell)].type in AS_ACTION)


def why_no_reach(state: State, move: Reach) -> IllegalMove | None:
    near = _near(state)
    if move.cell not in near:
        return IllegalMove("gemrush-reach-far", cell=cell_name(move.cell), count=len(near), rooms=cell_names(near))
    return _closed(state, move.cell, acts=True)


def act(state: State, move: Act | Reach, events: list[Event]) -> State:
    """Begin the ability of a room as the action."""
    tile = tile_at(state, move.cell if isinstance(move, Reach) else state.mover.cell)
    if isinstance(move, Reach):
        state = use_skill(state, Skill.LONG_ARM)
    return abilities.begin(with_doing(state, acted="room", tile=tile), tile, events, action=True)


# ---- cards ----


def cards_to_draw(state: State, *, scavenging: bool = False) -> int:
    """Return how many cards the action without a room draws now; fewer when deck and discard pile run short."""
    wanted = 2 if has(state.mover, Skill.LARGE_SCOOP) and not scavenging else 1
    return min(wanted, len(state.deck) + len(state.discard) - scavenging)


def draw_card(state: State, _: DrawCard, events: list[Event]) -> State:
    """Draw from the deck, as the action."""
    state, count = with_doing(state, acted="draw"), 1
    if has(state.mover, Skill.LARGE_SCOOP):
        state, count = use_skill(state, Skill.LARGE_SCOOP), 2
    return draw(state, state.turn, count, events)


def cannot_scavenge(state: State) -> IllegalMove | None:
    """Return why nothing can be taken from the discard pile."""
    return lacking(Skill.SCAVENGING)(state) or (None if state.discard else IllegalMove("gemrush-pile-empty"))


def scavenge(state: State, _: Scavenge, events: list[Event]) -> State:
    """Take the top card of the discard pile and draw one, as the action."""
    seat, card = state.turn, state.discard[-1:]
    state = use_skill(with_doing(state, acted="scavenge"), Skill.SCAVENGING)
    events.append(CardScavenged(seat, card[0]))
    state = replace(state, discard=state.discard[:-1])
    return draw(with_seat(state, seat, hand=with_cards(state.mover.hand, card)), seat, 1, events)
