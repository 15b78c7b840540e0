"""Tests of what a planned turn of Gem Rush allows for."""

import pytest

from bot.engine.game import Seat
from bot.engine.planning import rehearse, reveals, why_not_played
from bot.games.gemrush import GAME
from bot.games.gemrush.events import CardScavenged, CardsDiscarded, CardsDrawn, Event, SeatLeft
from bot.games.gemrush.skills import Skill
from tests.games.gemrush.positions import arrange, cards_of, room

ME, OTHER = Seat(0), Seat(1)
CARD = cards_of("PeEl")


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (CardsDiscarded(OTHER, CARD), "revealed"),
        (CardScavenged(OTHER, CARD[0]), "revealed"),
        (SeatLeft(OTHER), "revealed"),
        (CardsDiscarded(ME, CARD), None),  # the member knew of it
        (CardsDrawn(OTHER, 1), None),
    ],
)
def test_a_planned_scavenge_takes_no_other_card_than_the_member_saw(event: Event, told: str | None) -> None:
    state = arrange(room("gravel-pit"), "", "", drawn="Di", discard="ObPe PeEl", skills=(Skill.SCAVENGING,))
    assert why_not_played(GAME, state, ME, (GAME.parse("scavenge"),), (event,), 0, False) == told
    assert why_not_played(GAME, state, ME, (GAME.parse("draw"),), (event,), 0, False) is None


def test_a_careful_plan_does_not_allow_for_a_card_from_the_discard_pile() -> None:
    assert GAME.upsets(CardScavenged(OTHER, CARD[0]), ME, careful=True)
    assert not GAME.upsets(CardScavenged(OTHER, CARD[0]), ME, careful=False)


def test_a_turn_goes_no_further_by_itself_once_one_of_its_moves_shows_something() -> None:
    """A move may have shown nothing when it was planned, such as a door that led nowhere, and show something now."""
    tried = 0
    for seed in range(6):
        state = GAME.setup(seed, GAME.about.samples[0], 2).state
        for _ in range(20):
            [seat] = GAME.to_move(state)
            moves = list(GAME.legal_moves(state, seat))
            for first in moves:
                begun = rehearse(GAME, state, seat, (first,))
                if reveals(GAME, seat, *begun.steps) and seat in GAME.to_move(begun.state):
                    tried += 1
                    then = next(iter(GAME.legal_moves(begun.state, seat)))
                    assert why_not_played(GAME, state, seat, (first,), (), -9, False) is None
                    assert why_not_played(GAME, state, seat, (first, then), (), -9, False) == "revealed"
            state = GAME.apply(state, seat, moves[seed % len(moves)]).state
    assert tried >= 3
