"""Gem Rush, advice: what a move is good for, in one sentence. The sentences are in `gemrush.ftl`."""

from bot.engine.game import Phrase
from bot.games.gemrush.abilities import ChooseX, Discard, GoTo, Keep, MoveTo, Name, SwapWith
from bot.games.gemrush.actions import AS_ACTION, Act, DrawCard, Reach, Scavenge, Use
from bot.games.gemrush.advice_scene import Scene, payment_of
from bot.games.gemrush.advice_turn import plans_of
from bot.games.gemrush.building import Build, Place
from bot.games.gemrush.crisis import Burn, Offer, Stop
from bot.games.gemrush.gems import without_cards
from bot.games.gemrush.mine import Cell, Laid, cell_at, cell_name, mine_of
from bot.games.gemrush.moves import Move, card_name, cards_name
from bot.games.gemrush.names import GEM_KEYS, skill_rule
from bot.games.gemrush.payments import can_pay
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.skills import Skill
from bot.games.gemrush.turns import Chaos, ChooseSkill
from bot.games.gemrush.walking import Cart, Permeate, Remodel, Walk, Warp, Wayfare


def reason(scene: Scene, move: Move) -> Phrase | None:
    """Return why a computer player makes this move; None for moves that only take something back."""
    match move:
        case Walk(side):
            return _towards(scene, scene.mine.follow(scene.here, side).cell, scene.steps - 1, scene.hand)
        case Permeate(card, side):
            rest = without_cards(scene.hand, bytes((card,)))
            return _towards(scene, scene.mine.follow(scene.here, side).cell, scene.steps - 1, rest)
        case Warp(card, cell) | Wayfare(card, cell):
            return _towards(scene, cell, scene.steps, without_cards(scene.hand, bytes((card,))))
        case Cart(cell) | GoTo(cell):
            return _towards(scene, cell, scene.steps, scene.hand)
        case SwapWith(seat):
            other = scene.view.seats[seat]
            return _towards(scene, cell_at(other.across or 0, other.down or 0), scene.steps, scene.hand)
    return _of_cards(scene, move) or _of_rooms(scene, move)


def _of_rooms(scene: Scene, move: Move) -> Phrase | None:
    here = _room(scene, scene.here)
    match move:
        case Build():
            return _built(scene, move)
        case Place():
            return _placed(scene, move)
        case Act():
            return Phrase.of("gemrush-why-act", room=here)
        case Reach(cell):
            return Phrase.of("gemrush-why-act", room=_room(scene, cell))
        case Use():
            return Phrase.of("gemrush-why-use", room=here)
        case Remodel():
            return Phrase.of("gemrush-why-remodel", room=here)
        case MoveTo():
            assert scene.view.using is not None
            return Phrase.of("gemrush-why-move-room", room=TILES[scene.view.using.tile].key)
        case ChooseSkill(skill):
            return skill_rule(skill)
        case Chaos(new):
            return Phrase.of("gemrush-why-chaos") if new else skill_rule(Skill(scene.skills[0]))
        case Stop():
            return Phrase.of("gemrush-why-stop")
    return None


def _of_cards(scene: Scene, move: Move) -> Phrase | None:
    match move:
        case DrawCard():
            return Phrase.of("gemrush-why-draw")
        case Scavenge():
            top = scene.view.discard_top
            return None if top is None else Phrase.of("gemrush-why-scavenge", card=card_name(top))
        case ChooseX(x):
            return Phrase.of("gemrush-why-x", x=x)
        case Name(gem):
            return Phrase.of("gemrush-why-name", gem=GEM_KEYS[gem])
        case Discard(cards):
            return Phrase.of("gemrush-why-discard", cards=cards_name(cards), count=len(cards))
        case Keep(cards):
            return Phrase.of("gemrush-why-keep", cards=cards_name(cards), count=len(cards))
        case Burn(cards):
            key = "gemrush-why-burn" if scene.turns_left else "gemrush-why-burn-last"
            return Phrase.of(key, cards=cards_name(cards), count=len(cards))
        case Offer(card):
            return Phrase.of("gemrush-why-offer", card=card_name(card))
    return None


def door_reason(scene: Scene, cell: Cell, points: int) -> Phrase:
    """Return why a dwarf goes to a room with a door that scores these points."""
    return Phrase.of("gemrush-why-door", room=_room(scene, cell), at=cell_name(cell), points=points)


def _room(scene: Scene, cell: Cell) -> str:
    return TILES[scene.mine.tile(cell)].key


def _built(scene: Scene, move: Build) -> Phrase:
    door = scene.mine.doors(move.cell)[move.side]
    assert door is not None
    points, cards = door.points + payment_of(scene, move).bonus, cards_name(move.cards)
    return Phrase.of("gemrush-why-build", points=points, cards=cards, count=len(move.cards))


def _placed(scene: Scene, move: Place) -> Phrase:
    """Return how many doors one can build at when the tile lies so."""
    laying = scene.view.laying
    assert laying is not None
    tile = laying.tiles[move.other]
    mine = mine_of((*scene.laid, Laid(laying.space, tile, move.turn)))
    return Phrase.of("gemrush-why-place", room=TILES[tile].key, count=len(mine.open_doors()))


def _towards(scene: Scene, cell: Cell, steps: int, hand: bytes) -> Phrase:
    """Return what the dwarf wants there: a door, a room, or to be near doors. An action ends the turn."""
    using = scene.view.using
    if using is not None and using.action:
        return Phrase.of("gemrush-why-near", room=_room(scene, cell), at=cell_name(cell))
    plans, skills = plans_of(scene), scene.skills
    sure_foot, rails = Skill.SURE_FOOT in skills, Skill.RAIL_RIDING in skills
    reach = scene.mine.reach(cell, steps, sure_foot=sure_foot, rail_riding=rails)
    doors = [
        (opened.door.points, -taken, room)
        for room, taken in reach.items()
        if taken < steps or (scene.free_build and taken == steps)
        for opened in plans.doors.get(room, ())
        if opened.door.points and can_pay(opened.door.cost, hand, scene.gem, skills)
    ]
    if doors:
        points, _, room = max(doors)
        return door_reason(scene, room, points)
    used = [room for room in reach if TILES[scene.mine.tile(room)].type in AS_ACTION]
    gain, room = max(((plans.ability(room, room, hand), room) for room in used), default=(0.0, cell))
    if gain > plans.worth.draws(plans.scoop, hand):
        return Phrase.of("gemrush-why-room", room=_room(scene, room), at=cell_name(room))
    return Phrase.of("gemrush-why-near", room=_room(scene, cell), at=cell_name(cell))
