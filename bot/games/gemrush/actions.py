"""Moves that use a room, draw a card or scavenge the discard pile. Each turn ends with one such move, the action."""

from collections.abc import Iterator

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import IllegalMove
from bot.games.gemrush import abilities
from bot.games.gemrush.changes import draw, spend_step, use_skill, with_doing, with_seat
from bot.games.gemrush.events import CardScavenged, Event
from bot.games.gemrush.gems import with_cards
from bot.games.gemrush.mine import Cell, cell_name, mine_of
from bot.games.gemrush.model import State, has, tile_at
from bot.games.gemrush.moves import CELL, Move, cards_name, cell_names
from bot.games.gemrush.names import NamedWords, ability, room_name, whereabouts
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.skills import Skill

AS_ACTION = ("action", "movement")


# ---- rooms ----


class Use(Move, frozen=True, tag="use"):
    """Use the dwarf's room while moving. A Movement room costs a step, and a Free room costs nothing."""

    form = "use"

    @classmethod
    def barred(cls, state: State, seat: Seat) -> IllegalMove | None:
        return _closed(state, state.mover.cell, as_action=False)

    def play(self, state: State, seat: Seat, events: list[Event]) -> State:
        tile = tile_at(state, state.mover.cell)
        if TILES[tile].type == "movement":
            state = spend_step(state)
        return abilities.begin(state, tile, events, action=False)

    def label(self, state: State, words: NamedWords) -> str:
        tile = tile_at(state, state.mover.cell)
        name, does = words.phrase(room_name(TILES[tile].key)), ability(tile, words)
        return words(f"gemrush-ui-use-{TILES[tile].type}", room=name, ability=does)


class Act(Move, frozen=True, tag="act"):
    """Use the dwarf's room, of type Action or Movement, as the action."""

    form = "act"

    @classmethod
    def barred(cls, state: State, seat: Seat) -> IllegalMove | None:
        return _closed(state, state.mover.cell, as_action=True)

    def play(self, state: State, seat: Seat, events: list[Event]) -> State:
        return _act(state, state.mover.cell, events)

    def label(self, state: State, words: NamedWords) -> str:
        tile = tile_at(state, state.mover.cell)
        return words("gemrush-ui-use-act", room=words.phrase(room_name(TILES[tile].key)), ability=ability(tile, words))


class Reach(Move, frozen=True, tag="reach"):
    """Use a room one step away as the action."""

    cell: Cell

    form = "reach P12"
    fields = (CELL,)
    by_skill = Skill.LONG_ARM

    @classmethod
    def choices(cls, state: State, seat: Seat) -> Iterator["Reach"]:
        return (Reach(cell) for cell in _near(state) if _closed(state, cell, as_action=True) is None)

    def wrong(self, state: State, seat: Seat) -> IllegalMove:
        near = _near(state)
        closed = _closed(state, self.cell, as_action=True) if self.cell in near else None
        far = IllegalMove("gemrush-reach-far", cell=cell_name(self.cell), count=len(near), rooms=cell_names(near))
        return closed or far

    def play(self, state: State, seat: Seat, events: list[Event]) -> State:
        return _act(use_skill(state, Skill.LONG_ARM), self.cell, events)

    def label(self, state: State, words: NamedWords) -> str:
        what = ability(tile_at(state, self.cell), words)
        return words("gemrush-ui-reach", where=whereabouts(state, self.cell, words), ability=what)


def _closed(state: State, cell: Cell, *, as_action: bool) -> IllegalMove | None:
    """Return why a room cannot be used now, as the action or while moving; None if it can be used."""
    tile = tile_at(state, cell)
    room, kind = TILES[tile].key, TILES[tile].type
    if not TILES[tile].ability:
        return IllegalMove("gemrush-no-ability", cell=cell_name(cell))
    if not as_action and kind == "action":
        return IllegalMove("gemrush-use-action", room=room)
    if as_action and kind not in AS_ACTION:
        return IllegalMove("gemrush-act-free", room=room)
    if not as_action and kind == "movement" and not state.doing.steps:
        return IllegalMove("gemrush-use-no-steps", room=room)
    if abilities.can_use(state, tile):
        return None
    if abilities.numbers_of(state, tile):
        return IllegalMove("gemrush-nowhere", room=room)
    hand = state.mover.hand
    return IllegalMove("gemrush-ability-cards", room=room, held=cards_name(hand), count=len(hand))


def _near(state: State) -> list[Cell]:
    """Return the rooms one step away whose ability can be an action, sorted by cell."""
    account = state.mover
    ways = mine_of(state.laid).steps_from(account.cell, sure_foot=has(account, Skill.SURE_FOOT))
    cells = {passage.cell for _, passage in ways} - {account.cell}
    return sorted(cell for cell in cells if TILES[tile_at(state, cell)].type in AS_ACTION)


def _act(state: State, cell: Cell, events: list[Event]) -> State:
    tile = tile_at(state, cell)
    return abilities.begin(with_doing(state, acted="room", tile=tile), tile, events, action=True)


# ---- cards ----


def cards_to_draw(state: State, *, scavenging: bool = False) -> int:
    """Return how many hidden cards the action draws now. scavenging: whether the action is Scavenge, not Draw."""
    wanted = 2 if has(state.mover, Skill.LARGE_SCOOP) and not scavenging else 1
    return min(wanted, len(state.deck) + len(state.discard) - scavenging)


class DrawCard(Move, frozen=True, tag="draw"):
    """Draw a card as the action."""

    form = "draw"

    def play(self, state: State, seat: Seat, events: list[Event]) -> State:
        state, count = with_doing(state, acted="draw"), cards_to_draw(state)
        if count > 1:
            state = use_skill(state, Skill.LARGE_SCOOP)
        return draw(state, seat, count, events)

    def label(self, state: State, words: NamedWords) -> str:
        return words("gemrush-ui-draw", count=cards_to_draw(state))


class Scavenge(Move, frozen=True, tag="scavenge"):
    """Take the top card of the discard pile and draw a card, as the action."""

    form = "scavenge"
    by_skill = Skill.SCAVENGING

    @classmethod
    def barred(cls, state: State, seat: Seat) -> IllegalMove | None:
        return super().barred(state, seat) or (None if state.discard else IllegalMove("gemrush-pile-empty"))

    def play(self, state: State, seat: Seat, events: list[Event]) -> State:
        card = state.discard[-1:]
        events.append(CardScavenged(seat, card[0]))
        state = use_skill(with_doing(state, acted="scavenge"), Skill.SCAVENGING)
        state = replace(state, discard=state.discard[:-1])
        return draw(with_seat(state, seat, hand=with_cards(state.mover.hand, card)), seat, 1, events)

    def label(self, state: State, words: NamedWords) -> str:
        return words("gemrush-ui-scavenge", count=cards_to_draw(state, scavenging=True))
