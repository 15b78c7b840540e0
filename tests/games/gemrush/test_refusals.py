"""Tests of every refusal of Gem Rush. The variables of a refusal say what would be right."""

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

import msgspec
import pytest
from msgspec.structs import replace

import bot.games.gemrush
from bot.engine.game import Phrase, Seat
from bot.errors import IllegalMove, OptionError, PlayerError
from bot.games.gemrush import GAME
from bot.games.gemrush.mine import START, Laid, cell_at
from bot.games.gemrush.model import Options, State
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.skills import Skill
from tests.games.gemrush.drawing import parse
from tests.games.gemrush.positions import TILE, arrange, cards_of, play, room
from tests.texts.loaded import all_texts

TEXTS = all_texts()
CRISIS = Options(mode="crisis", target=30)
HAND = "ObPe ElSo StFi WaDr"
ROW = parse(
    """
+---++---++---+
| a .. b || c .
+---++-.-++-.-+
"""
)
CARTS = parse(
    """
+---++-.-+
. A .. B |
+---++-.-+
"""
)
# The Star Kiln as printed has a free door in the north and a wall in the south. Its east door costs PeElFiDr for 6
# points, its west door ObPeElSoDr for 9 points.
KILN = room("star-kiln")
EAST = (Laid(cell_at(1, 0), TILE["mother-lode"], 0), Laid(cell_at(2, 0), TILE["lamp-room"], 0))
# The points of the east door. In TUNNEL a tunnel lies behind this door, and nothing lies behind the tunnel.
KILN_EAST = TILES[TILE["star-kiln"]].doors[1].points  # type: ignore[union-attr]
TUNNEL = (*KILN, Laid(cell_at(1, 0), 0, 0))
# Mother Lode has one door. Here this door faces the kiln to the south.
FAR = (*KILN, Laid(cell_at(0, -1), TILE["mother-lode"], 0))


def rush(laid: tuple[Laid, ...] = KILN, hand: str = HAND, **more: object) -> State:
    return arrange(laid, hand, "ObEl", **more)  # type: ignore[arg-type]


def crisis(hand: str = HAND, **more: object) -> State:
    return arrange(KILN, hand, "ObEl SoSt", options=CRISIS, **more)  # type: ignore[arg-type]


def using(key: str, hand: str = HAND, *moves: str, **more: object) -> State:
    """Return a state in which a room's ability is in use, after these moves."""
    return play(rush(room(key), hand, **more), *(moves or ("act",)))


def spent(state: State) -> State:
    return replace(state, doing=replace(state.doing, steps=0))


def changed(state: State, seat: int, **changes: object) -> State:
    accounts = [replace(one, **changes) if place == seat else one for place, one in enumerate(state.seats)]
    return replace(state, seats=tuple(accounts))


def choosing() -> State:
    state = GAME.setup(3, Options(variant="choice"), 2).state
    return changed(changed(state, 0, dealt=bytes((2, 17))), 1, dealt=bytes((0, 7)))


def chaos() -> State:
    return replace(rush(options=Options(variant="chaos"), skills=(Skill.HAGGLING,)), phase="chaos")


def burning(hand: str = HAND, **more: object) -> State:
    return replace(crisis(hand, **more), phase="burn")


def over() -> State:
    return GAME.leave(rush(), Seat(0)).state


def gone() -> State:
    return GAME.leave(arrange(KILN, HAND, "", ""), Seat(1)).state


class Row(NamedTuple):
    """A move that the rules refuse.

    key: the key of the refusal, without the game's prefix.
    params: the variables of the refusal.
    """

    state: Callable[[], State]
    text: str
    key: str
    params: Mapping[str, str | int] = MappingProxyType({})
    seat: int = 0


BOX = {"room": "star-kiln"}
ROWS = [
    Row(over, "draw", "over"),
    Row(over, "stop", "over"),
    Row(gone, "draw", "left-before", seat=1),
    Row(lambda: GAME.leave(arrange(KILN, HAND, "", "", options=CRISIS), Seat(1)).state, "stop", "left-before", seat=1),
    Row(rush, "draw", "not-your-turn", seat=1),
    Row(choosing, "draw", "first-choose-skill"),
    Row(choosing, "skill haggling", "not-dealt", {"skill": "haggling", "dealt": "evocation, large-scoop"}),
    Row(lambda: replace(rush(hand=HAND + " ObPe"), phase="discard"), "draw", "first-discard"),
    Row(rush, "place N", "first-move"),
    Row(lambda: play(rush(tiles=(TILE["post-chute"],)), "build N13N"), "draw", "first-place"),
    Row(lambda: using("rubble-chute"), "draw", "first-effect"),
    Row(burning, "draw", "first-burn"),
    Row(chaos, "draw", "first-chaos"),
    Row(lambda: replace(rush(hand=HAND + " ObPe"), phase="discard"), "discard ObEl", "card-not-held",
        {"cards": "ObEl", "count": 5, "held": "ObPe ObPe ElSo StFi WaDr"}),
    Row(lambda: replace(rush(hand=HAND + " ObPe"), phase="discard"), "discard ObPe ObPe", "discard-count",
        {"count": 1, "given": 2}),
    Row(lambda: spent(rush(ROW.laid)), "step E", "no-steps"),
    Row(lambda: rush(ROW.laid), "step N", "wall", {"cell": "N13", "side": "N", "count": 1, "sides": "E"}),
    Row(rush, "step E", "step-build",
        {"door": "N13E", "best": "build N13E ObPe ElSo StFi WaDr", "points": KILN_EAST}),
    Row(lambda: rush(hand="ObPe"), "step E", "step-empty", {"door": "N13E", "count": 4, "cost": "Pe El Fi Dr"}),
    Row(lambda: rush(ROW.laid), "cart O13", "no-rails", {"cell": "N13", "count": 0, "carts": ""}),
    Row(lambda: rush(CARTS.laid), "cart N13", "already-there", {"cell": "N13"}),
    Row(lambda: rush(CARTS.laid), "cart P13", "no-cart", {"cell": "P13", "count": 1, "carts": "O13"}),
    Row(lambda: rush(ROW.laid), "warp ObPe O13", "card-shows",
        {"card": "ObPe", "gem": "warpstone", "count": 1, "fitting": "WaDr"}),
    Row(lambda: rush(ROW.laid), "warp WaSo O13", "card-not-held",
        {"cards": "WaSo", "count": 4, "held": "ObPe ElSo StFi WaDr"}),
    Row(lambda: rush(ROW.laid), "warp WaDr N13", "already-there", {"cell": "N13"}),
    Row(lambda: rush(TUNNEL), "warp WaDr O13", "tunnel-stop", {"cell": "O13"}),
    Row(lambda: rush(ROW.laid), "warp WaDr A1", "no-room", {"cell": "A1", "count": 2, "rooms": "O13, P13"}),
    Row(lambda: rush(ROW.laid), "wayfare ObPe O13", "lacks-skill", {"skill": "wayfaring", "count": 0, "own": ""}),
    Row(lambda: rush(ROW.laid, skills=(Skill.WAYFARING,)), "wayfare ElSo O13", "card-shows",
        {"card": "ElSo", "gem": "obsidian", "count": 1, "fitting": "ObPe"}),
    Row(lambda: rush(ROW.laid), "permeate ObPe N", "lacks-skill", {"skill": "permeation", "count": 0, "own": ""}),
    Row(lambda: spent(rush(ROW.laid, skills=(Skill.PERMEATION,))), "permeate ObPe N", "no-steps"),
    Row(lambda: rush(ROW.laid, skills=(Skill.PERMEATION,)), "permeate ObPe E", "permeate-door", {"side": "E"}),
    Row(lambda: rush(ROW.laid, skills=(Skill.PERMEATION,)), "permeate ObPe N", "permeate-empty", {"side": "N"}),
    Row(lambda: rush(skills=(Skill.REMODELLING,)), "remodel N", "remodel-same", {"turns": "E, S, W"}),
    Row(lambda: play(rush(skills=(Skill.REMODELLING,)), "remodel E"), "remodel N", "remodel-done"),
    Row(lambda: rush(stack=0), "build N13N", "no-tiles"),
    Row(lambda: rush(TUNNEL), "build O13E", "build-tunnel", {"cell": "O13", "count": 1, "doors": "N13E"}),
    Row(rush, "build A1E", "build-no-room", {"cell": "A1", "count": 3, "doors": "N13E, N13N, N13W"}),
    Row(rush, "build N13S", "build-wall", {"cell": "N13", "side": "S", "count": 3, "sides": "N, E, W"}),
    Row(lambda: rush(FAR), "build N13N", "build-taken", {"cell": "N13", "side": "N", "beyond": "N12"}),
    Row(lambda: rush(FAR, at=(cell_at(0, -1),)), "build N13E ObPe ElSo StFi", "build-far",
        {"door": "N13E", "here": "N12"}),
    Row(lambda: spent(rush()), "build N13N", "no-steps"),
    Row(rush, "build N13E ObFi", "card-not-held", {"cards": "ObFi", "count": 4, "held": "ObPe ElSo StFi WaDr"}),
    Row(rush, "build N13E ObPe +evoc", "lacks-skill", {"skill": "evocation", "count": 0, "own": ""}),
    Row(rush, "build N13E ObPe ElSo", "build-missing", {
        "door": "N13E", "cost": "Pe El Fi Dr", "missing": "Fi Dr", "count": 1,
        "best": "build N13E ObPe ElSo StFi WaDr",
    }),
    Row(lambda: rush(hand="ObPe"), "build N13E ObPe", "build-missing",
        {"door": "N13E", "cost": "Pe El Fi Dr", "missing": "El Fi Dr", "count": 0, "best": ""}),
    # `Di` (Diamond Dust) pays for any gem, and `EcPe` pays for Permafrost, so two of the four gems are missing.
    Row(lambda: rush(hand="Di EcPe ElSo"), "build N13E Di EcPe", "build-missing",
        {"door": "N13E", "cost": "Pe El Fi Dr", "missing": "El Fi", "count": 0, "best": ""}),
    Row(rush, "build N13N ObPe", "build-free", {"door": "N13N", "best": "build N13N"}),
    Row(lambda: rush(hand="ObPe ObEl ElSo FiDr"), "build N13E ObPe ObEl ElSo FiDr", "build-surplus", {
        "door": "N13E", "count": 4, "cost": "Pe El Fi Dr", "cards": "ObPe ObEl ElSo FiDr",
        "best": "build N13E ObPe ObEl FiDr",
    }),
    # The refusal names a payment that can be typed, with the skill that it needs.
    Row(lambda: rush(hand="ObPe ElFi", skills=(Skill.AFFINITY,)), "build N13E ObPe ElFi", "build-skills",
        {"door": "N13E", "cards": "ObPe ElFi", "best": "build N13E ObPe ElFi +affi"}),
    Row(lambda: rush(hand="ObPe ElSo FiDr", skills=(Skill.AFFINITY,)), "build N13E ObPe ElSo FiDr +affi",
        "build-skills", {"door": "N13E", "cards": "ObPe ElSo FiDr", "best": "build N13E ObPe ElSo FiDr"}),
    Row(lambda: spent(rush(hand="PeFi WaEl WaDr", skills=(Skill.TRANSMUTATION,))), "build N13E PeFi WaEl WaDr +tran",
        "build-turned",
        {"skill": "transmutation", "where": "near", "count": 1, "best": "build N13E PeFi WaEl WaDr"}),
    Row(lambda: spent(rush(hand="PeEl SoFi WaOb WaSt", skills=(Skill.TRANSMUTATION,))),
        "build N13E PeEl SoFi WaOb WaSt +tran", "build-turned",
        {"skill": "transmutation", "where": "near", "count": 0, "best": ""}),
    Row(lambda: rush(FAR, "PeEl SoFi WaOb WaSt", skills=(Skill.TRANSMUTATION,), at=(cell_at(0, -1),)),
        "build N13E PeEl SoFi WaOb WaSt +tran", "build-turned",
        {"skill": "transmutation", "where": "far", "count": 0, "best": ""}),
    Row(lambda: play(rush(tiles=(TILE["post-chute"],)), "build N13N"), "place other N", "place-other"),
    Row(lambda: play(rush(tiles=(TILE["powder-store"],)), "build N13N"), "place N", "place-turn",
        {"side": "S", "turns": "E, S"}),
    Row(lambda: rush(CARTS.laid), "act", "no-ability", {"cell": "N13"}),
    Row(rush, "use", "use-action", BOX),
    Row(lambda: rush(room("winch")), "act", "act-free", {"room": "winch"}),
    Row(lambda: spent(rush(room("trade-hatch"))), "use", "use-no-steps", {"room": "trade-hatch"}),
    Row(lambda: rush(room("warped-mirror")), "use", "nowhere", {"room": "warped-mirror"}),
    Row(lambda: rush(room("powder-store"), "ObPe"), "act", "ability-cards",
        {"room": "powder-store", "held": "ObPe", "count": 1}),
    Row(lambda: rush(room("powder-store"), ""), "act", "ability-cards",
        {"room": "powder-store", "held": "", "count": 0}),
    Row(rush, "reach N12", "lacks-skill", {"skill": "long-arm", "count": 0, "own": ""}),
    Row(lambda: rush(FAR, skills=(Skill.LONG_ARM,)), "reach N14", "reach-far",
        {"cell": "N14", "count": 1, "rooms": "N12"}),
    Row(rush, "scavenge", "lacks-skill", {"skill": "scavenging", "count": 0, "own": ""}),
    Row(lambda: rush(skills=(Skill.SCAVENGING,)), "scavenge", "pile-empty"),
    Row(lambda: using("tumbling-drum", HAND), "discard ObPe", "asks-x", {"room": "tumbling-drum"}),
    Row(lambda: using("tumbling-drum", HAND), "x 5", "x-range", {"low": 1, "high": 4}),
    Row(lambda: using("wishing-well"), "x 2", "asks-name", {"room": "wishing-well"}),
    Row(lambda: using("crooked-crack"), "x 2", "asks-discard", {"room": "crooked-crack"}),
    Row(lambda: using("shop-window", drawn="ObFi PeEl SoSt"), "x 2", "asks-keep", {"room": "shop-window"}),
    Row(lambda: using("crooked-crack"), "discard ObEl", "card-not-held",
        {"cards": "ObEl", "count": 4, "held": "ObPe ElSo StFi WaDr"}),
    Row(lambda: using("crooked-crack"), "discard ObPe ElSo", "discard-count", {"count": 1, "given": 2}),
    Row(lambda: using("glass-forge", "ObPe ObFi ElSo"), "discard ElSo", "discard-unfit",
        {"cards": "ElSo", "fitting": "ObPe ObFi"}),
    Row(lambda: using("shop-window", drawn="ObFi PeEl SoSt"), "keep ObPe", "keep-not-there",
        {"cards": "ObPe", "there": "ObFi PeEl SoSt"}),
    Row(lambda: using("shop-window", drawn="ObFi PeEl SoSt"), "keep ObFi", "keep-count", {"count": 2, "given": 1}),
    Row(burning, "burn ObEl", "card-not-held", {"cards": "ObEl", "count": 4, "held": "ObPe ElSo StFi WaDr"}),
    Row(burning, "burn ObPe ElSo StFi WaDr", "burn-count", {"count": 3}),
    Row(burning, "burn 2:ObEl", "burn-others", {"count": 0}),
    Row(lambda: burning(burnt=68), "burn", "burn-short", {"count": 2}),
    Row(lambda: burning(burnt=68), "burn 2:SoFi", "burn-short", {"count": 2}),
    Row(lambda: burning(burnt=68), "burn ObPe 2:ObPe", "burn-not-theirs", {"number": 2, "card": "ObPe"}),
    Row(lambda: burning(burnt=68), "burn ObPe 5:ObPe", "burn-not-theirs", {"number": 5, "card": "ObPe"}),
    Row(rush, "offer ObEl", "not-in-rush", seat=1),
    Row(crisis, "offer ObPe", "offer-own-turn"),
    Row(crisis, "offer ObPe", "card-not-held", {"cards": "ObPe", "count": 2, "held": "ObEl SoSt"}, seat=1),
    Row(lambda: changed(crisis(), 0, offered=cards_of("ObPe ElSo StFi")), "offer ObEl", "offer-full", {"count": 3}, 1),
    Row(lambda: changed(crisis(), 1, offered=cards_of("ObEl")), "withdraw SoSt", "not-offered",
        {"card": "SoSt", "count": 1, "offered": "ObEl"}, 1),
    Row(crisis, "stop", "stop-target", {"points": 0, "target": 30}),
    Row(lambda: replace(crisis(points=(31,)), target=None), "stop", "stop-open", {"points": 31, "target": 0}),
    Row(lambda: changed(crisis(points=(31,)), 0, stops=True), "stop", "stop-again"),
    Row(crisis, "play on", "play-on-none"),
]  # fmt: skip


def mirror() -> State:
    """Return a state in which the Warped Mirror asks for a player. Of the four other seats, one is in this room and
    one has left.
    """
    laid = (*room("warped-mirror"), *EAST)
    state = arrange(laid, HAND, "", "", "", "", at=(START, START, cell_at(1, 0), cell_at(2, 0), cell_at(1, 0)))
    return play(GAME.leave(state, Seat(4)).state, "use")


def elevator() -> State:
    laid = (*room("mystic-elevator"), Laid(cell_at(1, 0), TILE["rubble-chute"], 0))
    return play(rush(laid), "use")


def booth() -> State:
    laid = (*room("bat-roost"), *EAST)
    return play(rush(laid), "use")


def spent_hand() -> State:
    """Return a state in which the Ticket Booth has taken the last card of the hand and asks for a room."""
    return play(rush((*room("ticket-booth"), *EAST), "ObPe"), "use", "discard ObPe")


ROWS += [
    Row(mirror, "go O13", "asks-swap", {"room": "warped-mirror"}),
    Row(mirror, "swap 1", "swap-self", {"seats": "3 4"}),
    Row(mirror, "swap 2", "swap-same", {"number": 2, "seats": "3 4"}),
    Row(mirror, "swap 5", "swap-gone", {"number": 5, "seats": "3 4"}),
    Row(elevator, "go O13", "asks-room", {"room": "mystic-elevator", "example": "room O12 N"}),
    Row(elevator, "room A1 N", "space", {"cell": "A1", "count": 2, "spaces": "O12, O14"}),
    Row(booth, "swap 2", "asks-go", {"room": "bat-roost", "example": "go O13"}),
    Row(spent_hand, "swap 2", "asks-go", {"room": "ticket-booth", "example": "go O13"}),
    Row(spent_hand, "x 2", "asks-go", {"room": "ticket-booth", "example": "go O13"}),
    Row(booth, "go N13", "go-goal", {"cell": "N13", "count": 2, "rooms": "O13, P13"}),
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.key}: {row.text}")
def test_the_refusal_of_a_move_says_what_would_be_right(row: Row) -> None:
    state = row.state()
    before = msgspec.msgpack.encode(state)

    with pytest.raises(IllegalMove) as refusal:
        GAME.apply(state, Seat(row.seat), GAME.parse(row.text))

    assert refusal.value.key == f"gemrush-{row.key}"
    assert refusal.value.params == row.params
    assert in_every_language(refusal.value)
    assert msgspec.msgpack.encode(state) == before


OPTIONS = [
    (Options(), 8, "seats-range", {"low": 2, "high": 7}),
    (Options(mode="crisis", solo=True), 2, "seats-range", {"low": 1, "high": 1}),
    (Options(target=4), 2, "target-range", {"low": 5, "high": 200}),
    (Options(target="open"), 2, "open-rush", {"low": 5, "high": 200}),
    (Options(solo=True), 1, "solo-rush", {"low": 2}),
    (Options(seats=8), 2, "seats-range", {"low": 2, "high": 7}),
    (Options(mode="rush", seats=1), 2, "seats-range", {"low": 2, "high": 7}),
    (Options(dealt=1), 2, "dealt-range", {"low": 2, "high": 10}),
    (Options(chosen=("Ob", "Ob")), 2, "no-such-dwarf", {"dwarves": "Ob Pe El So St Fi Dr"}),
    (Options(chosen=("Di",)), 2, "no-such-dwarf", {"dwarves": "Ob Pe El So St Fi Dr"}),
    (Options(skill="evocation"), 2, "unshared-skill", {}),
    (Options(variant="shared", skill="sleeping"), 2, "no-such-skill", {}),
]


@pytest.mark.parametrize(("options", "seats", "key", "params"), OPTIONS, ids=[row[2] for row in OPTIONS])
def test_the_refusal_of_options_says_what_would_be_right(
    options: Options, seats: int, key: str, params: dict[str, int | str]
) -> None:
    with pytest.raises(OptionError) as refusal:
        GAME.setup(0, options, seats)

    assert (refusal.value.key, refusal.value.params) == (f"gemrush-{key}", params)
    assert in_every_language(refusal.value)


# No room or skill causes this refusal today.
UNREACHED = {"space-turn"}


def test_every_refusal_of_a_move_is_in_the_table() -> None:
    folder = Path(bot.games.gemrush.__file__).parent
    source = "".join(path.read_text() for path in folder.glob("*.py"))
    keys = set(re.findall(r'IllegalMove\(\s*f?"gemrush-([a-z-]+)"', source))

    assert keys - {row.key for row in ROWS} <= UNREACHED


def test_skills_have_their_names_in_refusals() -> None:
    dealt = IllegalMove("gemrush-not-dealt", skill="evocation", dealt="large-scoop, transmutation")
    lacking = IllegalMove("gemrush-lacks-skill", skill="evocation", count=1, own="large-scoop")

    for language, *said in zip(TEXTS.languages, in_every_language(dealt), in_every_language(lacking), strict=True):
        for name, text in (("transmutation", said[0]), ("large-scoop", said[0]), ("large-scoop", said[1])):
            assert TEXTS.say(language, f"gemrush-skill-{name}") in text


def in_every_language(error: PlayerError) -> list[str]:
    phrase = Phrase(error.key, tuple(error.params.items()))
    return [TEXTS.phrase(language, phrase) for language in TEXTS.languages]
