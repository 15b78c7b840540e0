"""Tests of what a planned turn of Gem Rush allows for."""

import pytest

from bot.engine.game import Seat
from bot.engine.planning import why_not_played
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
