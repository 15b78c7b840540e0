"""Tests that nobody learns another member's hand in Rush: all that others can see is searched for hidden cards."""

import logging
import re
from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from bot.games.gemrush import GAME
from bot.games.gemrush.actions import DrawCard
from bot.games.gemrush.gems import CARD_NAMES
from bot.games.gemrush.model import Options, State
from bot.games.gemrush.moves import parse_card
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.view import View
from bot.games.gemrush.walking import Walk
from bot.sessions.model import Match
from bot.ui.words import Words
from cogs.gemrush.face import RushFace
from tests.cogs.desk import Desk, buttons
from tests.cogs.gemrush_table import chosen_move, make, seated, state_of
from tests.cogs.private_boards import Public, unnamed

CARD = re.compile(r"(?<![A-Za-z])(?:[A-Z][a-z]){1,2}(?![A-Za-z])")


def shown_by(match: Match) -> set[str]:
    """Return the cards that the newest change showed to all, in its events or in the notation of its move."""
    told = [text for event in match.entry.events for text in _cards_of(msgspec.to_builtins(event))]
    return {*told, *CARD.findall(match.entry.notation)}


def _cards_of(event: dict[str, object]) -> Iterator[str]:
    for name in ("cards", "card", "hand", "deck"):
        value = event.get(name)
        if isinstance(value, int):
            yield CARD_NAMES[value]
        elif isinstance(value, str):  # msgspec writes bytes as base64 text.
            yield from (CARD_NAMES[kind] for kind in msgspec.convert(value, bytes, strict=False))


def prices() -> set[str]:
    """Return the prices on doors, written like cards."""
    return {
        "".join(gem.name.title()[:2] for gem in door.cost) for tile in TILES for door in tile.doors if door is not None
    }


def found_in(texts: Iterator[str], hidden: set[str]) -> list[str]:
    """Return the hidden cards that these texts name, with the two halves of a card in either order."""
    return [
        written
        for text in texts
        for written in CARD.findall(text)
        if written in hidden or (len(written) == 4 and written[2:] + written[:2] in hidden)
    ]


async def a_random_rush(desk: Desk, chance: Random, moves: int) -> list[str]:
    """Play a Rush, and search the public messages after each move for cards that were never shown. Return the cards
    found.
    """
    members = await seated(desk, "Ada", "Bela", "Chen", target="12")
    match = await desk.match(members[0])
    public, shown, leaks = Public(desk), set(prices()), []
    for _ in range(moves):
        if match.over:
            break
        seat = match.to_move[0]
        for member in members:  # These private answers must not become public.
            await member.slash("games", "rush hand")
            await member.autocomplete("games", "rush choose", "answer", "")
            await member.slash("games", "rush mine")
        board = desk.board(members[seat])
        for label, address in buttons(board).items():
            if ":pay:" in address or ":ways:" in address:
                await desk.click(members[seat], board, label)
        move = chosen_move(list(GAME.legal_moves(state_of(match), seat)), chance)
        await make(desk, members[seat], move)
        match = await desk.sessions.matches.match(match.id)
        shown |= shown_by(match)
        hidden = {CARD_NAMES[kind] for account in state_of(match).seats for kind in account.hand} - shown
        leaks += found_in(public.words(), hidden)
        public.forms.clear()
    return leaks


@pytest.mark.slow
@pytest.mark.parametrize(
    ("number", "moves"), [(0, 12), *(pytest.param(one, 50, marks=pytest.mark.nightly) for one in range(3))]
)
async def test_no_public_message_names_a_hidden_card(
    desk: Desk, caplog: pytest.LogCaptureFixture, number: int, moves: int
) -> None:
    caplog.set_level(logging.INFO)
    desk.seed = 30 + number
    assert await a_random_rush(desk, Random(number), moves) == []
    hands = {name for name in CARD_NAMES if len(name) == 4}
    assert found_in(iter(record.getMessage() for record in caplog.records), hands) == []


async def _end(desk: Desk) -> None:
    ada = desk.actor("Ada")
    match = await desk.match(ada)
    if not match.over:
        await desk.sessions.turns.end(desk.request(ada), match.id)
        await desk.drawn()


def add_leak(monkeypatch: pytest.MonkeyPatch, method: str) -> None:
    """Let this method of RushFace add all hands to the text that it writes for a board."""
    honest = getattr(RushFace, method)

    def leaky(self: RushFace, match: Match, view: View, words: Words, *more: str) -> str:
        cards = " ".join(CARD_NAMES[kind] for account in state_of(match).seats for kind in account.hand)
        return f"{honest(self, match, view, words, *more)} {cards}"

    monkeypatch.setattr(RushFace, method, leaky)


@pytest.mark.slow
@pytest.mark.parametrize("method", [pytest.param("advice", marks=pytest.mark.nightly), "alt"])
async def test_an_added_leak_is_found(desk: Desk, monkeypatch: pytest.MonkeyPatch, method: str) -> None:
    """`a_random_rush` and the comparison of `public_forms` find the leak in a text and in an alt text."""
    add_leak(monkeypatch, method)
    state = _turn_of_ada(3)

    assert await a_random_rush(desk, Random(1), 6) != []
    await _end(desk)
    one = await public_forms(desk, GAME.write_position(state))
    await _end(desk)
    assert one != await public_forms(desk, GAME.write_position(other_hand(state)))


def other_hand(state: State) -> State:
    """Return the same state with Ada's cards swapped for cards of the deck."""
    hand, deck = state.seats[0].hand, state.deck
    count = len(hand)
    ada = msgspec.structs.replace(state.seats[0], hand=bytes(sorted(deck[10 : 10 + count])))
    changed = deck[:10] + hand + deck[10 + count :]
    return msgspec.structs.replace(state, deck=changed, seats=(ada, *state.seats[1:]))


async def public_forms(desk: Desk, position: str) -> list[tuple[str, tuple[str, ...], tuple[bytes, ...]]]:
    """Play a few moves that do not depend on Ada's hand, and look at hands in private. Return what was public."""
    desk.lay_out(position)
    public = Public(desk)
    members = await seated(desk, "Ada", "Bela", target="20")
    match = await desk.match(members[0])
    for _ in range(4):
        seat = match.to_move[0]
        who, board = members[seat], desk.board(members[seat])
        await who.slash("games", "rush hand")
        await desk.press(who, "My hand", board)
        moves = list(GAME.legal_moves(state_of(match), seat))
        walk = next((move for move in moves if isinstance(move, Walk)), None)
        await make(desk, who, walk if walk is not None and match.version % 2 else DrawCard())
        match = await desk.sessions.matches.match(match.id)
        if state_of(match).phase != "move":
            break
    return [(unnamed(written, match), alts, pictures) for written, alts, pictures in public.forms]


@pytest.mark.painted
@pytest.mark.parametrize("seed", [3, 4])
async def test_public_messages_do_not_depend_on_the_hand(desk: Desk, seed: int) -> None:
    """The test compares texts, buttons, alt texts and the bytes of pictures."""
    state = _turn_of_ada(seed)
    one = await public_forms(desk, GAME.write_position(state))
    await _end(desk)
    other = await public_forms(desk, GAME.write_position(other_hand(state)))

    assert [form[:2] for form in one] == [form[:2] for form in other]
    assert [form[2] for form in one] == [form[2] for form in other]
    assert len(one) > 4


def _turn_of_ada(seed: int) -> State:
    """Return a state in which Ada begins. Both members hold only two cards, so nobody has to discard soon."""
    while True:
        state = GAME.setup(seed, Options(variant="none"), 2).state
        if state.turn == 0 and TILES[state.laid[-1].tile].type != "tunnel":
            break
        seed += 100
    seats = tuple(msgspec.structs.replace(account, hand=account.hand[:2]) for account in state.seats)
    rest = b"".join(account.hand[2:] for account in state.seats)
    return msgspec.structs.replace(state, seats=seats, deck=rest + state.deck)


def test_the_search_reads_cards_as_the_bot_writes_them() -> None:
    """The search would miss cards that it cannot read."""
    assert [CARD_NAMES[parse_card(name)] for name in CARD.findall("ObPe, then Di: PeOb")] == ["ObPe", "Di", "ObPe"]
