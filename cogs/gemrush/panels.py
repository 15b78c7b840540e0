"""The private panels of Gem Rush: what a member is asked, what can be offered, skills, and parts of the mine."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any

from discord import ui

from bot.engine.game import Seat
from bot.games.gemrush import turns
from bot.games.gemrush.abilities import GoTo, Keep, MoveTo, asks_for, discards_asked, effect_moves, keepable
from bot.games.gemrush.crisis import Offer, Withdraw, needed_to_burn, offered
from bot.games.gemrush.gems import without_cards
from bot.games.gemrush.mine import Cell, across, cell_at, cell_name, down, parse_cell
from bot.games.gemrush.model import BURNT_A_TURN, State, steps_of, tile_at
from bot.games.gemrush.moves import Move, card_name
from bot.games.gemrush.names import ability, skill_name, skill_rule, whereabouts
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.rules import moves_of, notate_move, parse_move
from bot.games.gemrush.skills import SKILLS, Skill
from bot.games.gemrush.view import Laying, View, relaid, seen
from bot.games.gemrush.walking import Remodel
from bot.sessions.model import Match
from bot.ui.address import Address
from bot.ui.boards import messages
from bot.ui.entry.buttons import Option, Select, menu
from bot.ui.face import ButtonSpec
from bot.ui.panels import MOST_OPTIONS, option
from bot.ui.rows import MOST_IN_A_ROW, WIDTH_BELOW_PICTURE, in_rows
from bot.ui.words import Words, plain_name, safe_name, with_names
from cogs.gemrush import buttons
from cogs.gemrush.face import move_label, rooms_told, state_of
from cogs.gemrush.shown import Panel, Shows, line_of, numbers
from render.gemrush import CardRow, Extent

Rows = list[list[ui.Item[Any]]]


def ask(match: Match, seat: Seat, words: Words, start: int = 0) -> Panel:
    """Return the panel that asks for the choice that must be made now. start: the first option of a menu."""
    state = state_of(match)
    match state.phase:
        case "choose-skill":
            return _ask_skill(match, seat, words)
        case "discard":
            count = turns.excess(state.mover)
            text = words("gemrush-ui-discard", count=count, keep=turns.hand_limit(state.mover))
            hand = state.mover.hand
            return Panel(text, _cards(match, "discard", hand, hand, count, words), shows="hand")
        case "effect":
            return _ask_effect(match, words, start)
        case "burn":
            return _ask_burn(match, words)
        case "place" | "chaos":
            rows = [messages.buttons(match, words, *row) for row in buttons.rows(state)]
            shows: Shows = "ways" if state.phase == "place" else ""
            told = [
                words(f"gemrush-ui-question-{state.phase}"),
                *rooms_told(state, words),
                *undo_told(match, seat, words),
            ]
            return Panel("\n".join(told), rows, shows)
    return Panel(words("gemrush-ui-move"), [messages.buttons(match, words, buttons.HAND)])


def undo_told(match: Match, seat: Seat, words: Words) -> list[str]:
    """Return a small line that says why what a seat did in its turn is final; [] if an undo is possible or useless."""
    state = state_of(match)
    begun = state.phase == "place" or state.doing.built > 0 or state.doing.steps < steps_of(state.mover)
    if match.can_undo == seat or match.entry.seat != seat or not begun:
        return []
    return [words("gemrush-ui-small", text=words("gemrush-ui-no-undo"))]


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
    if word == MoveTo.word():
        return sites(match, words, start=start)
    text = words(f"gemrush-ui-effect-{word}", room=tile.key, ability=ability(frame.tile, words, asking=frame.step))
    if word == "discard":
        fitting, count = discards_asked(frame, state.mover.hand)
        return Panel(text, _cards(match, "discard", state.mover.hand, fitting, count, words), shows="hand")
    moves = list(effect_moves(state))
    if word == "keep" and isinstance(moves[0], Keep):
        chosen = numbers(frame.aside, keepable(frame))
        closed = tuple(place for place in range(len(frame.aside)) if place + 1 not in chosen)
        rows = _cards(match, "keep", frame.aside, keepable(frame), len(moves[0].cards), words)
        return Panel(text, rows, cards=(CardRow(frame.aside, closed=closed),))
    shows: Shows = "hand" if word == "name" else "" if word == "x" else "mine"
    if len(moves) > MOST_IN_A_ROW:
        return Panel(text, [_menu(match, "ask", moves, words, start)], shows)
    found = (buttons.do(one, "gemrush-ui-literal", buttons.LOUD, text=move_label(match, one, words)) for one in moves)
    return Panel(text, [messages.buttons(match, words, *found)], shows)


_MOST_WAYS = 6  # the most ways to lie in one picture


def sites(match: Match, words: Words, chosen: str = "", start: int = 0) -> Panel:
    """Return a panel with the places to which a room can move.

    Of many places, one is chosen first. Numbered pictures then show how the room would lie there.

    chosen: the cell of the chosen place; "" for none. start: the first place of the menu.
    """
    state = state_of(match)
    frame = state.frame
    assert frame is not None
    every = [one for one in effect_moves(state) if isinstance(one, MoveTo)]
    cells = list(dict.fromkeys(one.cell for one in every))
    few = len(every) <= _MOST_WAYS
    shown = every if few else [one for one in every if chosen and one.cell == parse_cell(chosen)]
    rows, ways = relaid_rows(match, frame.tile, [(one, one.cell) for one in shown], words)
    if not few:
        where = {cell_name(cell): whereabouts(state, cell, words) for cell in cells}
        found = [Option(name, words("gemrush-ui-beside", where=there)) for name, there in where.items()]
        rows.append(messages.menu_row(match, words, "site", "gemrush-ui-menu-site", found, start=start))
    what = ability(frame.tile, words, asking=frame.step)
    text = words("gemrush-ui-effect-room", room=TILES[frame.tile].key, ability=what)
    said = words("gemrush-ui-question-room" if ways else "gemrush-ui-question-site")
    return Panel(f"{text} {said}", rows, "ways" if ways else "mine", ways=ways)


def relaid_rows(
    match: Match, tile: int, moves: Sequence[tuple[MoveTo | Remodel, Cell]], words: Words
) -> tuple[Rows, tuple[Laying, ...]]:
    """Return rows of numbered buttons for moves that lay a tile of the mine anew, and how it would lie.

    moves: each with the tile's space after it.
    """
    numbered = enumerate(moves, 1)
    found = [buttons.do(one, "gemrush-ui-lay", buttons.LOUD, number=number) for number, (one, _) in numbered]
    rows = in_rows(messages.buttons(match, words, *found), WIDTH_BELOW_PICTURE)
    return rows, relaid(seen(state_of(match), None), tile, [(cell, one.turn) for one, cell in moves])


def _ask_burn(match: Match, words: Words) -> Panel:
    """Return a panel that asks which cards to burn from hands. The other burnt cards come from the deck."""
    state, match = state_of(match), with_names(match, words)
    need, short = needed_to_burn(state)
    hand = state.mover.hand
    values, shown = _values(hand, hand, words), [CardRow(hand)]
    for seat, account in enumerate(state.seats) if short else ():
        if seat != state.turn:
            rest, name = without_cards(account.hand, account.offered), match.name_of(Seat(seat))
            before = sum(len(row.cards) for row in shown)
            theirs = _values(rest, rest, words, before)
            values.extend((f"{seat + 1}:{value}", f"{plain_name(name)}: {text}") for value, text in theirs)
            shown.append(CardRow(rest, plain_name(name)))
    cards = _cards_menu(match, "burn", values, short, min(need, len(values)), words("gemrush-ui-cards-burnt"))
    deck = messages.buttons(match, words, *(button for button in buttons.rows(state)[0] if button.action == "do"))
    return Panel(words("gemrush-ui-burn-text", count=need, short=short), [deck, cards], cards=tuple(shown))


def offers(match: Match, seat: Seat, words: Words, told: str = "") -> Panel:
    """Return buttons to offer cards for burning, and to take offers back. Only the mode Crisis has such offers.

    told: lines above the question.
    """
    state = state_of(match)
    account = state.seats[seat]
    given = numbers(account.hand, account.offered)
    numbered = list(enumerate(account.hand, 1))
    found = []
    for one in (*moves_of(state, seat, Offer), *moves_of(state, seat, Withdraw)):
        back = isinstance(one, Withdraw)
        number = next(number for number, kind in numbered if kind == one.card and (number in given) == back)
        line, card = line_of(one.card, number, words), card_name(one.card)
        if back:
            short = words("gemrush-ui-withdraw-short", number=number, card=card)
            found.append(Option(notate_move(one), words("gemrush-ui-withdraw-card", **line), short))
        else:
            short = words("gemrush-ui-offer-short", number=number, card=card)
            found.append(Option(notate_move(one), words("gemrush-ui-offer-card", **line), short))
    rows = messages.option_rows(match, words, "pick", "gemrush-ui-menu-offer", found, argument="offer")
    asked = words("gemrush-ui-offers", why=_no_offer(state, seat) if not found else "possible")
    return Panel("\n".join(filter(None, (told, asked))), rows, shows="hand")


def _no_offer(state: State, seat: Seat) -> str:
    """Return the one reason why a seat can neither offer a card nor take one back."""
    if Offer.barred(state, seat):
        return "turn"
    return "full" if offered(state) >= BURNT_A_TURN else "empty"


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
    for number, part in enumerate(parts, 1):
        tiles = [tile for tile in view.tiles if part.holds((tile.across, tile.down))]
        here = [
            plain_name(match.name_of(Seat(place)))
            for place, seat in enumerate(view.seats)
            if seat.across is not None and seat.down is not None and part.holds((seat.across, seat.down))
        ]
        names = words.listed(here)
        text = words("gemrush-ui-part", number=number, count=len(tiles), names=names, people=len(here))
        found.append(Option(cell_name(cell_at(tiles[0].across, tiles[0].down)), text))
    address = Address("s", match.game, "stretch", match.id)
    return [menu(address, words("gemrush-ui-menu-part"), found, start, words)]


def _menu(match: Match, name: str, moves: Iterable[Move], words: Words, start: int = 0) -> list[ui.Item[Any]]:
    """Return a row with a menu of moves from the move `start` on, or [] if there are no moves."""
    found = [Option(notate_move(one), _menu_label(match, one, words)) for one in moves]
    return messages.menu_row(match, words, "pick", f"gemrush-ui-menu-{name}", found, argument=name, start=start)


def _menu_label(match: Match, one: Move, words: Words) -> str:
    """Return a move in a line of a menu. Of a room to which it leads, the line says what it does."""
    label = move_label(match, one, words)
    return with_ability(state_of(match), one.cell, label, words) if isinstance(one, GoTo) else label


def with_ability(state: State, cell: Cell, label: str, words: Words) -> str:
    """Return the label of a move that leads to a room, and what the room does."""
    said = ability(tile_at(state, cell), words)
    return words("gemrush-ui-to-room", where=label, ability=said) if said else label


def _values(cards: bytes, among: bytes, words: Words, before: int = 0) -> list[tuple[str, str]]:
    """Return those of the cards that can be chosen as (value, text). A value has a number, so no two are equal.

    among: the cards that can be chosen. before: how many cards the picture shows before these.
    """
    found = []
    for number in numbers(cards, among):
        kind = cards[number - 1]
        line = words("gemrush-ui-card-line", **line_of(kind, before + number, words))
        found.append((f"{card_name(kind)}/{number - 1}", line))
    return found


_MOST_CHOICES = 6  # the most buttons for a choice of several cards


def _cards(match: Match, verb: str, cards: bytes, among: bytes, count: int, words: Words) -> Rows:
    """Return a button for each choice of so many cards, or a menu if there are too many choices."""
    chosen = numbers(cards, among)
    if count == 1 and len(set(among)) <= 2 * MOST_IN_A_ROW:
        found = [
            _card_button(verb, kind, ", ".join(str(number) for number in chosen if cards[number - 1] == kind))
            for kind in dict.fromkeys(among)
        ]
        return in_rows(messages.buttons(match, words, *found), WIDTH_BELOW_PICTURE)
    choices: dict[tuple[int, ...], tuple[int, ...]] = {}  # by kinds, because equal cards are the same choice
    for some in combinations(chosen, count):
        choices.setdefault(tuple(sorted(cards[number - 1] for number in some)), some)
        if len(choices) > _MOST_CHOICES:
            hint = words("gemrush-ui-cards-wanted", count=count)
            return [_cards_menu(match, verb, _values(cards, among, words), count, count, hint)]
    found = [_cards_button(verb, kinds, some) for kinds, some in choices.items()]
    return in_rows(messages.buttons(match, words, *found), WIDTH_BELOW_PICTURE)


def _card_button(verb: str, kind: int, number: str) -> ButtonSpec:
    card = card_name(kind)
    return buttons.do(parse_move(f"{verb} {card}"), "gemrush-ui-card-button", buttons.LOUD, number=number, card=card)


def _cards_button(verb: str, kinds: Iterable[int], chosen: Iterable[int]) -> ButtonSpec:
    """Return the button that chooses several cards. chosen: their numbers in the picture."""
    move = parse_move(f"{verb} {' '.join(map(card_name, kinds))}")
    return buttons.do(move, "gemrush-ui-cards-button", buttons.LOUD, numbers=" + ".join(map(str, chosen)))


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
