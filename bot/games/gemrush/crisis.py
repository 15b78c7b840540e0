"""The moves that only Crisis (the mode for one team) has: burning cards, offering cards, agreeing to stop the match.

Each turn burns three cards. Burnt cards are out of the match. In other seats' turns, a seat can offer cards for that.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import IllegalMove
from bot.games.gemrush.changes import take, with_seat
from bot.games.gemrush.events import CardOffered, CardsBurnt, Event, OfferWithdrawn, StopAgreed, StopRefused
from bot.games.gemrush.gems import CARDS, choices, holds, with_cards, without_cards
from bot.games.gemrush.model import BURNT_A_TURN, Ending, State
from bot.games.gemrush.moves import (
    CARD,
    Move,
    card_name,
    cards_name,
    no_longer_plays,
    not_held,
    parse_card,
    read_cards,
    read_seat,
)
from bot.games.gemrush.names import NamedWords, card
from bot.games.gemrush.turns import change_skill, end, turn_ended

# ---- burning ----


class Burn(Move, frozen=True, tag="burn"):
    """Burn three cards: the offered cards, these cards, and the rest from the deck.

    In `burn ObPe 2:ElSo`, the second seat gives ElSo. Other seats give cards only if the deck and the discard pile have
    too few.
    """

    cards: bytes = b""  # kinds from the player's hand, ascending
    others: tuple[tuple[Seat, int], ...] = ()  # seats and kinds of cards from other hands, ascending

    form = "burn ObPe"
    phases = ("burn",)

    def written(self) -> Sequence[str]:
        return *map(card_name, self.cards), *(f"{seat + 1}:{card_name(kind)}" for seat, kind in self.others)

    @classmethod
    def read(cls, words: Sequence[str]) -> "Burn":
        own = [word for word in words if ":" not in word]
        pairs = (word.split(":", 1) for word in words if ":" in word)
        return Burn(read_cards(own), tuple(sorted((read_seat(seat), parse_card(card)) for seat, card in pairs)))

    @classmethod
    def choices(cls, state: State, seat: Seat) -> Iterator["Burn"]:
        return burns(state)

    def wrong(self, state: State, seat: Seat) -> IllegalMove:
        need, short = needed_to_burn(state)
        if not holds(state.mover.hand, self.cards):
            return not_held(state.mover.hand, self.cards)
        if len(self.cards) + len(self.others) > need:
            return IllegalMove("gemrush-burn-count", count=need)
        if len(self.cards) + len(self.others) < short:
            return IllegalMove("gemrush-burn-short", count=short)
        if len(self.others) <= short and (missing := self._not_theirs(state)):
            other, kind = missing
            return IllegalMove("gemrush-burn-not-theirs", number=other + 1, card=card_name(kind))
        return IllegalMove("gemrush-burn-others", count=short)

    def _not_theirs(self, state: State) -> tuple[Seat, int] | None:
        """Return the seat and the kind of a card in `others` that cannot burn; None if all of them can."""
        for seat, kind in self.others:
            named = bytes(card for other, card in self.others if other == seat)
            is_other = seat < len(state.seats) and seat != state.turn
            if not is_other or not holds(_not_offered(state, seat), named):
                return seat, kind
        return None

    def play(self, state: State, seat: Seat, events: list[Event]) -> State:
        state = burn_cards(state, self, events)
        return end_of_cards(state, events) if is_burnt_out(state) else change_skill(state, events)

    def label(self, state: State, words: NamedWords) -> str:
        gone = ", ".join((*map(card_name, self.cards), *(card_name(kind) for _, kind in self.others)))
        return words("gemrush-ui-burn-one", cards=gone, count=len(self.cards) + len(self.others))


def offered(state: State) -> int:
    return sum(len(account.offered) for account in state.seats)


def _not_offered(state: State, seat: Seat) -> bytes:
    account = state.seats[seat]
    return without_cards(account.hand, account.offered)


def needed_to_burn(state: State) -> tuple[int, int]:
    """Return how many cards must burn besides the offered cards, and how many of them are missing in the piles."""
    need = BURNT_A_TURN - offered(state)
    return need, max(0, need - len(state.deck) - len(state.discard))


def burns(state: State) -> Iterator[Burn]:
    """Yield every legal `Burn`. The first of them takes as many cards as possible from the deck."""
    need, short = needed_to_burn(state)
    hand = state.mover.hand
    seats = (Seat(seat) for seat in range(len(state.seats)) if seat != state.turn)
    theirs = [(seat, kind) for seat in seats for kind in _not_offered(state, seat)]
    for own in range(min(need, len(hand)) + 1):
        for given in range(max(0, short - own), min(short, need - own, len(theirs)) + 1):
            for others in sorted(set(combinations(theirs, given))):
                yield from (Burn(cards, others) for cards in choices(hand, own))


def usual_burn(state: State) -> Burn:
    """Return the legal `Burn` with the fewest cards of other hands, and among these the fewest own cards."""
    return min(burns(state), key=lambda move: (len(move.others), len(move.cards)))


def burn_cards(state: State, move: Burn, events: list[Event]) -> State:
    """Burn the offered cards, the chosen cards, and the rest from the deck."""
    hands = b"".join(account.offered for account in state.seats) + move.cards + bytes(kind for _, kind in move.others)
    gone = {seat: account.offered for seat, account in enumerate(state.seats)}
    gone[state.turn] += move.cards
    for seat, kind in move.others:
        gone[seat] += bytes((kind,))
    seats = tuple(
        replace(account, hand=without_cards(account.hand, gone[seat]), offered=b"")
        for seat, account in enumerate(state.seats)
    )
    state, drawn = take(replace(state, seats=seats), BURNT_A_TURN - len(hands), events)
    state = replace(state, burnt=state.burnt + hands + drawn)
    events.append(CardsBurnt(state.turn, bytes(sorted(hands)), drawn, len(state.burnt)))
    return state


def is_burnt_out(state: State) -> bool:
    return len(state.burnt) == len(CARDS)


def end_of_cards(state: State, events: list[Event]) -> State:
    """End the match because all cards are burnt."""
    reason: Ending = "open" if state.target is None else "won" if state.total >= state.target else "lost"
    return end(turn_ended(state), reason, events)


# ---- offers ----


class _AnytimeMove(Move, frozen=True):
    """A move that a seat can make in other seats' turns too."""

    phases = ()

    @classmethod
    def barred(cls, state: State, seat: Seat) -> IllegalMove | None:
        return no_longer_plays(state, seat) or (None if state.mode == "crisis" else IllegalMove("gemrush-not-in-rush"))


class _OfferMove(_AnytimeMove, frozen=True):
    card: int

    fields = (CARD,)

    @classmethod
    def barred(cls, state: State, seat: Seat) -> IllegalMove | None:
        own_turn = seat == state.turn or state.phase == "choose-skill"
        return super().barred(state, seat) or (IllegalMove("gemrush-offer-own-turn") if own_turn else None)


class Offer(_OfferMove, frozen=True, tag="offer"):
    """Offer a card for burning."""

    form = "offer ObPe"

    @classmethod
    def choices(cls, state: State, seat: Seat) -> Iterator["Offer"]:
        if offered(state) < BURNT_A_TURN:
            yield from map(Offer, sorted(set(_not_offered(state, seat))))

    def wrong(self, state: State, seat: Seat) -> IllegalMove:
        free = _not_offered(state, seat)
        full = IllegalMove("gemrush-offer-full", count=BURNT_A_TURN)
        return full if self.card in free else not_held(free, bytes((self.card,)))

    def play(self, state: State, seat: Seat, events: list[Event]) -> State:
        events.append(CardOffered(seat, self.card))
        return with_seat(state, seat, offered=with_cards(state.seats[seat].offered, bytes((self.card,))))

    def label(self, state: State, words: NamedWords) -> str:
        return words("gemrush-ui-offer-one", card=card(self.card, words))


class Withdraw(_OfferMove, frozen=True, tag="withdraw"):
    """Take back an offered card."""

    form = "withdraw ObPe"

    @classmethod
    def choices(cls, state: State, seat: Seat) -> Iterator["Withdraw"]:
        return map(Withdraw, sorted(set(state.seats[seat].offered)))

    def wrong(self, state: State, seat: Seat) -> IllegalMove:
        cards = state.seats[seat].offered
        return IllegalMove(
            "gemrush-not-offered", card=card_name(self.card), count=len(cards), offered=cards_name(cards)
        )

    def play(self, state: State, seat: Seat, events: list[Event]) -> State:
        events.append(OfferWithdrawn(seat, self.card))
        return with_seat(state, seat, offered=without_cards(state.seats[seat].offered, bytes((self.card,))))

    def label(self, state: State, words: NamedWords) -> str:
        return words("gemrush-ui-withdraw-one", card=card(self.card, words))


# ---- agreeing to stop ----


def target_reached(state: State) -> bool:
    return state.mode == "crisis" and state.target is not None and state.total >= state.target


def all_agree(state: State) -> bool:
    """Return whether the target is reached and every seat agrees to stop."""
    return target_reached(state) and all(account.stops for account in state.seats if account.present)


class Stop(_AnytimeMove, frozen=True, tag="stop"):
    """Agree to stop because the target is reached. The match ends when all seats agree."""

    form = "stop"

    @classmethod
    def barred(cls, state: State, seat: Seat) -> IllegalMove | None:
        if refused := super().barred(state, seat):
            return refused
        if state.seats[seat].stops:
            return IllegalMove("gemrush-stop-again")
        if target_reached(state):
            return None
        key = "gemrush-stop-open" if state.target is None else "gemrush-stop-target"
        return IllegalMove(key, points=state.total, target=state.target or 0)

    def play(self, state: State, seat: Seat, events: list[Event]) -> State:
        state = with_seat(state, seat, stops=True)
        here = [one for one in state.seats if one.present]
        events.append(StopAgreed(seat, sum(one.stops for one in here), len(here)))
        return end(state, "won", events) if all_agree(state) else state

    def label(self, state: State, words: NamedWords) -> str:
        return words("gemrush-ui-stop")


class PlayOn(_AnytimeMove, frozen=True, tag="play-on"):
    """Take back the agreement to stop."""

    form = "play on"

    def written(self) -> Sequence[str]:
        return ("on",)

    @classmethod
    def read(cls, words: Sequence[str]) -> "PlayOn":
        if list(words) != ["on"]:
            raise ValueError
        return PlayOn()

    @classmethod
    def barred(cls, state: State, seat: Seat) -> IllegalMove | None:
        stops = state.seats[seat].stops
        return super().barred(state, seat) or (None if stops else IllegalMove("gemrush-play-on-none"))

    def play(self, state: State, seat: Seat, events: list[Event]) -> State:
        events.append(StopRefused(seat))
        return with_seat(state, seat, stops=False)

    def label(self, state: State, words: NamedWords) -> str:
        return words("gemrush-ui-play-on")
