"""Gem Rush: imagined matches, which computer players need to play on.

An imagined match agrees with a view in everything that the view shows. Chance deals everything that the view hides:
hands, deck, discard pile, burnt cards and stack.
"""

from bot.engine.chance import Stream
from bot.engine.game import NO_RESULT
from bot.games.gemrush.gems import CARDS
from bot.games.gemrush.mine import Laid, cell_at
from bot.games.gemrush.model import NOWHERE, Account, State, TurnProgress
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.view import SeenSeat, View

_ROUNDS = 1  # the number of rounds begun in an imagined match, and the last round with a construction

_TILES = {tile.key: number for number, tile in enumerate(TILES)}


def laid_of(view: View) -> tuple[Laid, ...]:
    """Return the tiles of a view in the order laid."""
    return tuple(Laid(cell_at(tile.across, tile.down), tile.number, tile.turn) for tile in view.tiles)


def unseen(view: View) -> bytes:
    """Return the kinds of all cards that the view does not show, ascending."""
    rest = bytearray(CARDS)
    top = b"" if view.discard_top is None else bytes((view.discard_top,))
    for kind in b"".join(one.hand for one in view.seats if one.hand is not None) + view.revealed + top:
        rest.remove(kind)
    return bytes(rest)


def account_of(one: SeenSeat, hand: bytes) -> Account:
    """Return the state of a seat that has this hand."""
    return Account(
        gem=one.gem,
        cell=NOWHERE if one.across is None or one.down is None else cell_at(one.across, one.down),
        hand=bytes(sorted(hand)),
        points=one.points,
        skills=bytes(one.skills),
        dealt=bytes(one.dealt),
        begun=True,
        offered=one.offered,
        stops=one.wants_end,
        present=one.present,
    )


def determinize(view: View, stream: Stream) -> State:
    """Return an imagined match. The number of rounds without a construction starts anew, because no view shows it."""
    hidden = unseen(view)
    dealt, stream = stream.sample(hidden, len(hidden))
    number, stream = stream.word()
    cards = bytes(dealt)
    seats = []
    for one in view.seats:
        hand, cards = (one.hand, cards) if one.hand is not None else (cards[: one.cards], cards[one.cards :])
        seats.append(account_of(one, hand))
    top = b"" if view.discard_top is None else bytes((view.discard_top,))
    pile = view.discard - len(top)
    last = view.last
    return State(
        seed=number,
        mode=view.mode,
        variant=view.variant,
        target=view.target,
        laid=laid_of(view),
        stack=_stack(view, stream),
        deck=cards[: view.deck],
        discard=cards[view.deck : view.deck + pile] + top,
        seats=tuple(seats),
        first=view.first,
        turn=view.first if view.turn is None else view.turn,
        phase=view.phase,
        doing=view.doing,
        burnt=cards[view.deck + pile :],
        placing=view.laying,
        frame=view.using,
        rounds=_ROUNDS,
        built=_ROUNDS,
        turns=view.turns,
        last=_last(view),
        by_last=-1 if last is None else last.seat,
        over=None if view.over == NO_RESULT else view.over,
        length=view.length,
    )


def _stack(view: View, stream: Stream) -> bytes:
    seen = {tile.number for tile in view.tiles} | set(view.laying.tiles if view.laying else b"")
    shuffled, _ = stream.sample([number for number in range(len(TILES)) if number not in seen], view.stack)
    return bytes(shuffled)


def _last(view: View) -> TurnProgress:
    """Return the turn before the turn in progress. Its tiles are those that the view marks as fresh."""
    last = view.last
    if last is None:
        return TurnProgress()
    fresh = (number for number, tile in enumerate(view.tiles) if tile.fresh)
    tiles, room = next(fresh, len(view.tiles)), _TILES[last.room] if last.room else -1
    return TurnProgress(built=last.built, points=last.points, acted=last.acted, tile=room, tiles=tiles)
