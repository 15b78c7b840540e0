"""What members type in Gem Rush: what a command means, and what it suggests while it is typed."""

from collections.abc import Iterable, Sequence
from itertools import chain

from discord import app_commands

from bot.engine.game import Seat
from bot.engine.quoting import quoted
from bot.errors import IllegalMove, NotationError
from bot.games.gemrush import GAME
from bot.games.gemrush.abilities import Discard, GoTo
from bot.games.gemrush.actions import Act, Reach, Use
from bot.games.gemrush.building import Build
from bot.games.gemrush.crisis import Burn, Offer, Withdraw
from bot.games.gemrush.gems import KINDS, Gem
from bot.games.gemrush.mine import Cell, Laid, cell_name, mine_of, parse_cell
from bot.games.gemrush.model import CRISIS_TARGETS, TARGET_RANGE, State, has, tile_at
from bot.games.gemrush.moves import Move, card_name, cards_name, door_name, parse_card
from bot.games.gemrush.names import card, placed, room_name
from bot.games.gemrush.rooms import SIDE_LETTERS, TILES
from bot.games.gemrush.rules import moves_of, notate_move, parse_move
from bot.games.gemrush.skills import Skill
from bot.games.gemrush.walking import Cart, Walk, Warp, Wayfare
from bot.sessions.model import Match
from bot.ui.language.words import Words
from cogs.gemrush import labels
from cogs.gemrush.face import state_of
from cogs.gemrush.panels import Option

MOST = 25


# ---- what a command means ----


def target(text: str | None) -> str | int:
    """ "usual", "open", a number of points, or a name of the ladder. Raises NotationError."""
    tidy = (text or "usual").strip().lower()
    if tidy in ("usual", "open"):
        return tidy
    if tidy in CRISIS_TARGETS:
        return CRISIS_TARGETS[tidy]
    if not tidy.isdecimal() or len(tidy) > 4:
        raise NotationError("gemrush-ui-target-unknown", text=quoted(tidy), low=TARGET_RANGE[0], high=TARGET_RANGE[1])
    return int(tidy)


def going(match: Match, to: str) -> tuple[Move, ...]:
    """Steps by their sides ("n n e"), or the way to a room by its place. Raises NotationError, IllegalMove."""
    state = state_of(match)
    if state.phase == "effect":
        return (GoTo(parse_cell(to)),)
    sides = to.replace(",", " ").split()
    if len(sides) > 1 or (sides and sides[0].upper() in _SIDE_NAMES):
        return _tried(state, [parse_move(f"step {side}") for side in sides])
    cell = parse_cell(to)
    ways = _within_reach(state) if state.phase == "move" else {}
    if cell in ways:
        return ways[cell]
    near = ", ".join(cell_name(one) for one in sorted(ways))
    raise IllegalMove("gemrush-ui-go-far", cell=cell_name(cell), count=len(ways), rooms=near)


def _tried(state: State, moves: Sequence[Move]) -> tuple[Move, ...]:
    """The same moves, if each may be made after those before it. Raises IllegalMove."""
    for one in moves:
        state = GAME.apply(state, Seat(state.turn), one).state
    return tuple(moves)


def _within_reach(state: State) -> dict[Cell, tuple[Move, ...]]:
    """The rooms that the steps left and rails lead to, each with a shortest way."""
    found: dict[Cell, tuple[Move, ...]] = {state.mover.cell: ()}
    seen = {(state.mover.cell, state.doing.steps)}
    edge: list[tuple[State, tuple[Move, ...]]] = [(state, ())]
    for here, way in edge:
        for one in chain[Walk | Cart](moves_of(here, here.turn, Walk), moves_of(here, here.turn, Cart)):
            there = GAME.apply(here, here.turn, one).state
            if (there.mover.cell, there.doing.steps) not in seen:
                seen.add((there.mover.cell, there.doing.steps))
                edge.append((there, (*way, one)))
                found.setdefault(there.mover.cell, (*way, one))
    del found[state.mover.cell]
    return found


def door(match: Match, text: str) -> str:
    """A door as it is written; a side alone means the room one stands in."""
    tidy = text.strip().upper()
    return f"{cell_name(state_of(match).mover.cell)}{tidy[0]}" if tidy in _SIDE_NAMES else tidy


_SIDE_NAMES = (*SIDE_LETTERS, "NORTH", "EAST", "SOUTH", "WEST")


def acting(match: Match, room: str | None, *, moving: bool) -> Move:
    """The room as the action, or while moving; a free room is used while moving anyway."""
    state = state_of(match)
    if room is not None:
        return Reach(parse_cell(room))
    free = TILES[tile_at(state, state.mover.cell)].type == "free"
    return Use() if moving or free else Act()


def warping(match: Match, card: str, room: str) -> Move:
    """By a Warpstone; without one on the card, by the skill Wayfaring."""
    kind, cell, account = parse_card(card), parse_cell(room), state_of(match).mover
    wayfares = Gem.WARPSTONE not in KINDS[kind] and has(account, Skill.WAYFARING)
    return Wayfare(kind, cell) if wayfares else Warp(kind, cell)


def room_at(match: Match, text: str | None) -> Laid:
    """A room of the mine by its place; without one, where the dwarf to move stands.

    Raises NotationError, IllegalMove.
    """
    state = state_of(match)
    cell = state.mover.cell if text is None else parse_cell(text)
    laid = mine_of(state.laid).at(cell)
    if laid is None:
        raise IllegalMove("gemrush-ui-nothing-there", cell=cell_name(cell))
    return laid


# ---- suggestions: only what is legal now. Each takes the match, the seat, the words, and what other options hold. ----


def steps(match: Match, seat: Seat, words: Words, _: app_commands.Namespace) -> Iterable[Option]:
    state = state_of(match)
    for step in moves_of(state, seat, Walk):
        yield Option(SIDE_LETTERS[step.side], labels.move(match, step, words))
    for one in chain[Cart | GoTo](moves_of(state, seat, Cart), moves_of(state, seat, GoTo)):
        yield Option(cell_name(one.cell), labels.move(match, one, words))
    if seat in match.to_move and state.phase == "move":
        for cell, way in _within_reach(state).items():
            if len(way) > 1:
                steps = sum(isinstance(one, Walk) for one in way)
                where = placed(state, cell, words)
                yield Option(cell_name(cell), words("gemrush-ui-far", where=where, steps=steps))


def doors(match: Match, seat: Seat, words: Words, _: app_commands.Namespace) -> Iterable[Option]:
    seen: set[tuple[int, int]] = set()
    for one in moves_of(state_of(match), seat, Build):
        if (one.cell, one.side) not in seen:
            seen.add((one.cell, one.side))
            name = door_name(one.cell, one.side)
            yield Option(name, f"{name} {labels.move(match, one, words)}")


def payments(match: Match, seat: Seat, words: Words, given: app_commands.Namespace) -> Iterable[Option]:
    wanted = door(match, str(given.door or "")) if given.door else ""
    for one in moves_of(state_of(match), seat, Build):
        if door_name(one.cell, one.side) == wanted:
            value = notate_move(one).split(" ", 2)[2:]
            if value:
                yield Option(value[0], labels.move(match, one, words))


def discards(match: Match, seat: Seat, words: Words, _: app_commands.Namespace) -> Iterable[Option]:
    for one in moves_of(state_of(match), seat, Discard):
        yield Option(cards_name(one.cards), labels.move(match, one, words))


def warp_cards(match: Match, seat: Seat, words: Words, _: app_commands.Namespace) -> Iterable[Option]:
    kinds = {one.card for one in _warps(match, seat)}
    yield from (Option(card_name(kind), card(kind, words)) for kind in sorted(kinds))


def warp_rooms(match: Match, seat: Seat, words: Words, given: app_commands.Namespace) -> Iterable[Option]:
    kind = parse_card(str(given.card)) if given.card else None
    cells = {one.cell for one in _warps(match, seat) if kind is None or one.card == kind}
    yield from (Option(cell_name(cell), placed(state_of(match), cell, words)) for cell in sorted(cells))


def _warps(match: Match, seat: Seat) -> list[Warp | Wayfare]:
    state = state_of(match)
    return [*moves_of(state, seat, Warp), *moves_of(state, seat, Wayfare)]


def offered(match: Match, seat: Seat, words: Words, given: app_commands.Namespace) -> Iterable[Option]:
    kind: type[Offer | Withdraw] = Withdraw if given.back else Offer
    for one in moves_of(state_of(match), seat, kind):
        yield Option(card_name(one.card), card(one.card, words))


def burnt(match: Match, seat: Seat, words: Words, _: app_commands.Namespace) -> Iterable[Option]:
    for one in moves_of(state_of(match), seat, Burn):
        if one != Burn():
            yield Option(notate_move(one).removeprefix("burn "), labels.move(match, one, words))


def reached(match: Match, seat: Seat, words: Words, _: app_commands.Namespace) -> Iterable[Option]:
    for one in moves_of(state_of(match), seat, Reach):
        yield Option(cell_name(one.cell), labels.move(match, one, words))


def everything(match: Match, seat: Seat, words: Words, _: app_commands.Namespace) -> Iterable[Option]:
    for one in GAME.legal_moves(state_of(match), seat):
        value = notate_move(one)
        yield Option(value, f"{value} · {labels.move(match, one, words)}")


def rooms(match: Match, words: Words) -> Iterable[Option]:
    """Every room of the mine."""
    state = state_of(match)
    for cell in mine_of(state.laid).rooms():
        yield Option(
            cell_name(cell), words.phrase(room_name(TILES[tile_at(state, cell)].key)) + f" · {cell_name(cell)}"
        )


def targets(mode: str | None, words: Words) -> Sequence[Option]:
    """What a new match may be played for."""
    usual = Option("usual", words("gemrush-goal-usual"))
    if mode != "crisis":
        return [
            usual,
            *(Option(str(points), words("gemrush-points", points=points)) for points in (10, 15, 20, 25, 30)),
        ]
    ladder = [
        Option(str(points), f"{words(f'gemrush-ladder-{name}')}: {words('gemrush-points', points=points)}")
        for name, points in CRISIS_TARGETS.items()
    ]
    return [usual, *ladder, Option("open", words("gemrush-goal-open"))]


def matching(found: Iterable[Option], begun: str) -> list[app_commands.Choice[str]]:
    """Those that hold what was typed so far."""
    wanted = begun.strip().casefold()
    chosen: list[app_commands.Choice[str]] = []
    for one in found:
        if (wanted in one.value.casefold() or wanted in one.text.casefold()) and len(one.value) <= 100:
            chosen.append(app_commands.Choice(name=one.text[:100], value=one.value))
        if len(chosen) == MOST:
            break
    return chosen
