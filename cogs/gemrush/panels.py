"""The private panels of Gem Rush: questions to a member, the hand, and constructions (building at doors)."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from discord import ui

from bot.engine.game import Seat
from bot.errors import IllegalMove
from bot.games.gemrush import building, turns
from bot.games.gemrush.abilities import Keep, asks_for, discards_asked, effect_moves, keepable
from bot.games.gemrush.actions import Reach
from bot.games.gemrush.building import Build
from bot.games.gemrush.crisis import Offer, Withdraw, offered
from bot.games.gemrush.gems import GEMS, without_cards
from bot.games.gemrush.mine import Cell, across, cell_at, cell_name, down, parse_cell
from bot.games.gemrush.model import BURNT_A_TURN, Account, State
from bot.games.gemrush.moves import Move, card_name, cards_name, door_name, gems_name
from bot.games.gemrush.names import ability, card, skill_name, skill_rule
from bot.games.gemrush.names import hand as written_hand
from bot.games.gemrush.payments import missing
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.rules import moves_of, notate_move
from bot.games.gemrush.skills import SKILLS, Skill
from bot.games.gemrush.view import View
from bot.games.gemrush.walking import Cart, Permeate, Remodel, Warp, Wayfare
from bot.sessions.model import Match
from bot.ui.address import Address
from bot.ui.boards import messages
from bot.ui.entry.buttons import Option, Select, menu
from bot.ui.face import ButtonSpec
from bot.ui.panels import MOST_OPTIONS, option
from bot.ui.words import Words, plain_name, safe_name, with_names
from cogs.gemrush import buttons
from cogs.gemrush.face import move_label, state_of
from render.gemrush import Extent

LITERAL = "gemrush-ui-literal"  # the key of a text that shows only its parameter `text`
# The kinds of moves that have no button on the board.
WAYS: tuple[type[Move], ...] = (Permeate, Cart, Warp, Wayfare, Remodel, Reach)

Rows = list[list[ui.Item[Any]]]


class Panel(msgspec.Struct, frozen=True):
    """The contents of a panel. rows: rows of buttons or menus. hand: whether to show a picture of the member's hand."""

    text: str
    rows: Any = ()
    hand: bool = False


def ask(match: Match, seat: Seat, words: Words, start: int = 0) -> Panel:
    """Return the panel that asks for the choice that must be made now. start: the first option of a menu."""
    state = state_of(match)
    match state.phase:
        case "choose-skill":
            return _ask_skill(match, seat, words)
        case "discard":
            count = turns.excess(state.mover)
            text = words("gemrush-ui-discard", count=count, keep=turns.hand_limit(state.mover))
            return Panel(text, _cards(match, "discard", state.mover.hand, count, words), hand=True)
        case "effect":
            return _ask_effect(match, words, start)
        case "burn":
            return _ask_burn(match, words)
        case "place" | "chaos":
            rows = [messages.buttons(match, words, *row) for row in buttons.rows(state)]
            return Panel(words(f"gemrush-ui-question-{state.phase}"), rows)
    return Panel(words("gemrush-ui-move"), [messages.buttons(match, words, buttons.HAND)])


def _ask_skill(match: Match, seat: Seat, words: Words) -> Panel:
    dealt = [SKILLS[skill] for skill in state_of(match).seats[seat].dealt]
    lines = [words("gemrush-ui-choose-skill"), *(_skill_line(skill, words) for skill in dealt)]
    found = [Option(f"skill {skill.key}", words.phrase(skill_name(skill))) for skill in dealt]
    return Panel(
        "\n".join(lines), [messages.menu_row(match, words, "pick", "gemrush-ui-menu-ask", found, argument="ask")]
    )


def _ask_effect(match: Match, words: Words, start: int) -> Panel:
    state = state_of(match)
    frame = state.frame
    assert frame is not None
    tile, word = TILES[frame.tile], asks_for(state)
    text = words(f"gemrush-ui-effect-{word}", room=tile.key, ability=ability(frame.tile, words, asking=frame.step))
    if word == "discard":
        fitting, count = discards_asked(frame, state.mover.hand)
        return Panel(text, _cards(match, "discard", fitting, count, words), hand=True)
    moves = list(effect_moves(state))
    if word == "keep" and isinstance(moves[0], Keep):
        return Panel(text, _cards(match, "keep", keepable(frame), len(moves[0].cards), words), hand=True)
    return Panel(text, [_menu(match, "ask", moves, words, start)], hand=word == "name")


def _ask_burn(match: Match, words: Words) -> Panel:
    """Return a panel that asks which cards to burn from hands. The other burnt cards come from the deck."""
    state, match = state_of(match), with_names(match, words)
    need = BURNT_A_TURN - offered(state)
    short = max(0, need - len(state.deck) - len(state.discard))
    values = _values(state.mover.hand, words)
    if short:
        for seat, account in enumerate(state.seats):
            if seat != state.turn:
                rest = without_cards(account.hand, account.offered)
                name = safe_name(match.name_of(Seat(seat)))
                values.extend((f"{seat + 1}:{value}", f"{name}: {text}") for value, text in _values(rest, words))
    cards = _cards_menu(match, "burn", values, short, min(need, len(values)), words("gemrush-ui-cards-burnt"))
    deck = messages.buttons(match, words, *(button for button in buttons.rows(state)[0] if button.action == "do"))
    return Panel(words("gemrush-ui-burn-text", count=need, short=short), [cards, deck])


def hand(match: Match, seat: Seat, words: Words) -> Panel:
    """Return the cards of a seat. If the seat is to move, add buttons, such as a button for each payable door."""
    state = state_of(match)
    cards = state.seats[seat].hand
    lines = [words("gemrush-ui-your-hand", cards=written_hand(cards), count=len(cards))]
    rows: Rows = []
    if seat in match.to_move:
        if state.phase == "move":
            rows, told = _doors_here(match, words)
            lines.append(told)
        else:
            rows.append(messages.buttons(match, words, *(button for row in buttons.rows(state)[:1] for button in row)))
    return Panel("\n".join(lines), rows, hand=True)


def hand_captions(account: Account, words: Words) -> tuple[tuple[str, str], ...]:
    """Return the captions of a hand: how many cards it has, and how many it may keep if it has too many."""
    keep = words("gemrush-caption-keep", count=turns.hand_limit(account)) if turns.excess(account) > 0 else ""
    return ("cards", words("gemrush-caption-cards", count=len(account.hand))), ("keep", keep)


def _doors_here(match: Match, words: Words) -> tuple[Rows, str]:
    """Return buttons for the doors of the mover's room that the hand can pay for, and a text about constructions."""
    state = state_of(match)
    found = list(moves_of(state, state.turn, Build))
    cheapest: dict[tuple[int, int], Build] = {}
    for one in found:
        cheapest.setdefault((one.cell, one.side), one)
    here = [one for one in cheapest.values() if one.cell == state.mover.cell]
    doors = []
    for one in here:
        label = (("text", move_label(match, one, words)),)
        doors.append(ButtonSpec("cheapest", LITERAL, buttons.GOOD, True, door_name(one.cell, one.side), label))
    more = (buttons.PAY,) if len(found) > len(here) else ()
    rows = [messages.buttons(match, words, *row) for row in (doors, more)]
    key = "gemrush-ui-can-build" if found else "gemrush-ui-cannot-build"
    return rows, words(key, count=len(found))


def pay_here(match: Match, one: Build, words: Words) -> Panel:
    """Return a panel with all payments for a door, because the cheapest scores other points than the board shows.

    one: the construction with the cheapest payment.
    """
    state = state_of(match)
    way = building.way_of(state, one)
    assert way is not None
    opened, payment = way
    found = [other for other in moves_of(state, state.turn, Build) if (other.cell, other.side) == (one.cell, one.side)]
    text = words(
        "gemrush-ui-other-points",
        cards=cards_name(payment.cards),
        points=building.points_of(opened, payment),
        door=opened.door.points,
    )
    return Panel(text, [_menu(match, "door", found[:MOST_OPTIONS], words)], hand=True)


def pay(match: Match, _: Seat, words: Words, start: int = 0) -> Panel:
    """Return all constructions that are possible now, with their payments."""
    state = state_of(match)
    found = list(moves_of(state, state.turn, Build))
    if not found:
        return Panel(words("gemrush-ui-cannot-build", count=0), hand=True)
    menu = _menu(match, "pay", found, words, start)
    return Panel(words("gemrush-ui-can-build", count=len(found)), [menu], hand=True)


def attempt(state: State, cell: Cell, side: int) -> Build:
    """Return the construction with the cheapest payment at a door.

    If no construction is legal there, return an illegal one, so that the rules say why. Raises IllegalMove with the
    missing gems if nothing else is missing.
    """
    opened = building.door_at(state, cell, side)
    if opened is None:
        return Build(cell, side)
    found = building.ways(state, opened)
    if found:
        return Build(cell, side, found[0].cards, found[0].skills)
    if state.phase == "move" and cell == state.mover.cell and state.stack and building.has_step(state):
        account, cost = state.mover, opened.door.cost
        lacking = missing(cost, account.hand, GEMS[account.gem], tuple(SKILLS[skill] for skill in account.skills))
        words = {"door": door_name(cell, side), "cost": gems_name(cost), "missing": gems_name(lacking)}
        raise IllegalMove("gemrush-ui-lacking", **words)
    return Build(cell, side)


def ways(match: Match, _: Seat, words: Words, start: int = 0) -> Panel:
    """Return the moves without a button on the board, and all constructions."""
    state = state_of(match)
    builds = list(moves_of(state, state.turn, Build))
    found = [one for kind in WAYS for one in moves_of(state, state.turn, kind)]
    if not builds and not found:
        return Panel(words("gemrush-ui-no-ways"))
    can_build = words("gemrush-ui-can-build", count=len(builds)) if builds else ""
    text = "\n".join(filter(None, (can_build, words("gemrush-ui-other-ways") if found else "")))
    rows = [_menu(match, "pay", builds, words), _menu(match, "ways", found, words, start)]
    return Panel(text, rows, hand=bool(builds))


def offers(match: Match, seat: Seat, words: Words) -> Panel:
    """Return a menu to offer cards for burning, and to take offers back. Only the mode Crisis has such offers."""
    state = state_of(match)
    found = [*moves_of(state, seat, Offer), *moves_of(state, seat, Withdraw)]
    return Panel(words("gemrush-ui-offers", count=len(found)), [_menu(match, "offer", found, words)], hand=bool(found))


def skills(match: Match, words: Words) -> str:
    """Return the skills of all players, with their effects."""
    state, match = state_of(match), with_names(match, words)
    owners = [(number, account) for number, account in enumerate(state.seats) if account.present]
    lines = [
        words("gemrush-ui-skill-of", name=safe_name(match.name_of(Seat(number))), skill=_skill_line(SKILLS[one], words))
        for number, account in owners
        for one in account.skills
    ]
    return "\n".join(lines) or words("gemrush-ui-no-skills")


def _skill_line(skill: Skill, words: Words) -> str:
    return f"**{words.phrase(skill_name(skill))}**: {words.phrase(skill_rule(skill))}"


WHOLE = "all"  # the option that shows the whole mine


def part_at(parts: Iterable[Extent], chosen: str) -> Extent | None:
    """Return the part of the mine with the chosen cell; None for "" and `WHOLE`, or if no part has this cell."""
    if chosen in ("", WHOLE):
        return None
    cell = parse_cell(chosen)
    return next((part for part in parts if part.holds((across(cell), down(cell)))), None)


def parts_menu(
    match: Match, view: View, parts: Iterable[Extent], words: Words, start: int = 0
) -> list[ui.Item[Any]]:  # fmt: skip
    """Return a row with a menu of the mine's parts. start: the first option of the menu."""
    match = with_names(match, words)
    found = [Option(WHOLE, words("gemrush-ui-wide"))]
    for part in parts:
        tiles = [tile for tile in view.tiles if part.holds((tile.across, tile.down))]
        here = [
            plain_name(match.name_of(Seat(number)))
            for number, seat in enumerate(view.seats)
            if seat.across is not None and seat.down is not None and part.holds((seat.across, seat.down))
        ]
        first, last = cell_at(part.left, part.top), cell_at(part.right, part.bottom)
        text = words(
            "gemrush-ui-part", first=cell_name(first), last=cell_name(last), count=len(tiles), names=", ".join(here),
            people=len(here),
        )  # fmt: skip
        found.append(Option(cell_name(cell_at(tiles[0].across, tiles[0].down)), text))
    address = Address("s", match.game, "stretch", match.id)
    return [menu(address, words("gemrush-ui-menu-part"), found, start, words)]


def _menu(match: Match, name: str, moves: Iterable[Move], words: Words, start: int = 0) -> list[ui.Item[Any]]:
    """Return a row with a menu of moves from the move `start` on, or [] if there are no moves."""
    found = [Option(notate_move(one), move_label(match, one, words)) for one in moves]
    return messages.menu_row(match, words, "pick", f"gemrush-ui-menu-{name}", found, argument=name, start=start)


def _values(cards: bytes, words: Words) -> list[tuple[str, str]]:
    """Return cards as (value, text). A value has a number, such as ObPe/1, so that no two are equal."""
    return [(f"{card_name(kind)}/{place}", card(kind, words)) for place, kind in enumerate(cards)]


def _cards(match: Match, verb: str, cards: bytes, count: int, words: Words) -> Rows:
    hint = words("gemrush-ui-cards-wanted", count=count)
    return [_cards_menu(match, verb, _values(cards, words), count, count, hint)]


def _cards_menu(
    match: Match, verb: str, values: Sequence[tuple[str, str]], least: int, most: int, hint: str
) -> list[ui.Item[Any]]:
    """Return a row with a menu for choosing several cards, or [] if there are no cards."""
    if not values:
        return []
    lines = [option(text, value) for value, text in values[:MOST_OPTIONS]]
    address = Address("s", match.game, "cards", match.id, match.version, verb)
    return [Select(address, hint, lines, least=max(1, least), most=min(most, len(lines)))]


def written(verb: str, chosen: str) -> str:
    """Return the notation of a move with the cards that were chosen in a menu."""
    return " ".join((verb, *(value.partition("/")[0] for value in chosen.split())))
