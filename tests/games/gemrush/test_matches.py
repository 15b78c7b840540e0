"""Tests of rules that hold after every step of a match. The checks use other code than the rules."""

from collections import Counter

import pytest

from bot.engine.game import Seat
from bot.errors import IllegalMove
from bot.games.gemrush import GAME
from bot.games.gemrush.actions import Act, DrawCard, Reach, Scavenge, Use
from bot.games.gemrush.building import Build, Place
from bot.games.gemrush.crisis import Burn
from bot.games.gemrush.events import CardsBurnt, RoomBuilt, TileLaid
from bot.games.gemrush.gems import CARDS, Gem
from bot.games.gemrush.gems import KINDS as CARD_KINDS
from bot.games.gemrush.mine import is_tunnel, mine_of
from bot.games.gemrush.model import Options, State
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.skills import Skill
from bot.games.gemrush.walking import Cart, Walk
from tests.games.gemrush.matches import CRISES, KINDS, RUSHES, Kind, match

ACTIONS = (Act, Reach, DrawCard, Scavenge)

every_kind = pytest.mark.parametrize("kind", KINDS, ids=str)


def all_cards(state: State) -> bytes:
    revealed = state.frame.aside if state.frame else b""
    hands = b"".join(account.hand for account in state.seats)
    return bytes(sorted(hands + state.deck + state.discard + state.burnt + revealed))


@every_kind
def test_a_match_never_loses_or_doubles_a_card(kind: Kind) -> None:
    for played in match(kind):
        assert all_cards(played.step.state) == CARDS


@every_kind
def test_a_match_never_loses_or_doubles_a_tile(kind: Kind) -> None:
    for played in match(kind):
        state = played.step.state
        drawn = state.placing.tiles if state.placing else b""
        tiles = [*state.stack, *drawn, *(laid.tile for laid in state.laid)]

        assert sorted(tiles) == list(range(80))
        assert len({laid.cell for laid in state.laid}) == len(state.laid)


@every_kind
def test_hands_are_sorted_and_offered_cards_are_in_the_hand(kind: Kind) -> None:
    for played in match(kind):
        for account in played.step.state.seats:
            assert account.hand == bytes(sorted(account.hand))
            assert not Counter(account.offered) - Counter(account.hand)


@every_kind
def test_each_seat_to_move_has_a_move_and_the_default_move_is_legal(kind: Kind) -> None:
    for played in match(kind)[::7]:
        for seat in GAME.to_move(played.step.state):
            listed = list(GAME.legal_moves(played.step.state, seat))

            assert listed
            assert GAME.default(played.step.state, seat) in listed


@every_kind
def test_every_listed_move_is_legal_and_listed_once(kind: Kind) -> None:
    for played in match(kind)[::29]:
        listed = list(GAME.legal_moves(played.state, played.seat))
        assert len(listed) == len(set(listed))
        for move in listed[:: max(1, len(listed) // 40)]:
            GAME.apply(played.state, played.seat, move)


@every_kind
def test_no_seat_moves_in_the_turn_of_another_seat(kind: Kind) -> None:
    for played in match(kind)[::31]:
        for seat in range(kind.seats):
            if seat not in GAME.to_move(played.state) and played.move is not None:
                with pytest.raises(IllegalMove):
                    GAME.apply(played.state, Seat(seat), played.move)


@every_kind
def test_turns_pass_clockwise(kind: Kind) -> None:
    for played in match(kind):
        before, after = played.state, played.step.state
        if after.turns > before.turns and not after.over and before.phase != "choose-skill":
            here = [seat for seat, account in enumerate(after.seats) if account.present]
            following = [seat for seat in here if seat > before.turn] or here

            assert after.turn == following[0]


@every_kind
def test_nobody_walks_or_builds_after_the_action(kind: Kind) -> None:
    acted: tuple[int, int] | None = None
    for played in match(kind):
        now = (played.state.turns, played.state.turn)
        if isinstance(played.move, Walk | Build | Cart | Use | Place):
            assert acted != now
        if isinstance(played.move, ACTIONS):
            assert acted != now, "one action a turn"
            acted = now


@every_kind
def test_a_turn_has_at_most_three_steps_or_four_with_long_stride(kind: Kind) -> None:
    steps: Counter[int] = Counter()
    for played in match(kind):
        state, move = played.state, played.move
        walked = isinstance(move, Walk)
        used = isinstance(move, Use) and TILES[_tile_under(state)].type == "movement"
        built = isinstance(move, Build) and not any(Gem.WARPSTONE in CARD_KINDS[kind] for kind in move.cards)
        steps[state.turns] += walked or used or built
        skills = state.mover.skills if state.phase != "over" else b""
        allowed = 3 + (Skill.LONG_STRIDE in skills) + (Skill.MOMENTUM in skills)

        assert steps[state.turns] <= allowed


def _tile_under(state: State) -> int:
    laid = mine_of(state.laid).at(state.mover.cell)
    assert laid is not None
    return laid.tile


@every_kind
def test_dwarves_are_always_in_rooms_and_never_in_tunnels(kind: Kind) -> None:
    for played in match(kind):
        rooms = {laid.cell for laid in played.step.state.laid if not is_tunnel(laid.tile)}
        for account in played.step.state.seats:
            assert not account.present or account.cell in rooms


@every_kind
def test_the_moving_phase_begins_with_at_most_four_cards(kind: Kind) -> None:
    previous = -1
    for played in match(kind):
        state = played.step.state
        if state.phase == "move" and state.turns > previous:
            previous = state.turns
            account = state.mover
            shown = any(account.gem in CARD_KINDS[kind] for kind in account.hand)

            assert len(account.hand) <= (5 if Skill.DEEP_POCKETS in account.skills and shown else 4)


@every_kind
def test_only_constructions_score_and_they_score_the_door_and_orichalcum(kind: Kind) -> None:
    for played in match(kind):
        before, after = played.state, played.step.state
        gained = [new.points - old.points for old, new in zip(before.seats, after.seats, strict=True)]
        if not isinstance(played.move, Build):
            assert not any(gained)
            continue
        door = mine_of(before.laid).doors(played.move.cell)[played.move.side]
        assert door is not None
        orichalcum = sum(Gem.ORICHALCUM in CARD_KINDS[kind] for kind in played.move.cards)
        (told,) = [event for event in played.step.events if isinstance(event, RoomBuilt)]

        assert gained[played.seat] == told.points
        assert sum(gained) == told.points
        if not played.move.skills:
            assert told.points == door.points + orichalcum
        else:
            assert door.points <= told.points <= door.points + orichalcum


@every_kind
def test_each_laid_tile_has_a_door_that_leads_back(kind: Kind) -> None:
    for played in match(kind):
        for event in played.step.events:
            if isinstance(event, TileLaid) and isinstance(played.move, Build | Place):
                mine = mine_of(played.step.state.laid)
                laid = mine.at(event.cell)
                assert laid is not None
                if is_tunnel(laid.tile):
                    continue
                back = [side for side in range(4) if mine.doors(event.cell)[side] is not None]
                comes_from = [mine.follow(event.cell, side) for side in back]

                assert any(not one.empty and mine.doors(one.cell)[one.side] is not None for one in comes_from)


@every_kind
def test_every_match_ends_for_a_known_reason(kind: Kind) -> None:
    over = match(kind)[-1].step.state
    outcome = GAME.outcome(over)

    assert outcome is not None
    reasons = {"rush": {"target", "tiles", "closed", "idle", "left"}, "crisis": {"won", "lost", "open", "left"}}
    assert outcome.reason in reasons[kind.options.mode]
    assert all(GAME.outcome(played.state) is None for played in match(kind))
    assert GAME.to_move(over) == ()


@pytest.mark.parametrize("kind", RUSHES, ids=str)
def test_a_rush_ends_before_a_turn_of_the_first_player_with_equal_turns_for_all(kind: Kind) -> None:
    last = match(kind)[-1]
    over = last.step.state
    if over.over == "left" or kind.leaving:
        return

    assert over.turn == over.first
    assert over.turns % kind.seats == 0
    if over.over == "target":
        assert over.target is not None
        assert max(account.points for account in over.seats) >= over.target


@pytest.mark.parametrize("kind", RUSHES, ids=str)
def test_the_most_points_win_a_rush_and_tied_seats_share_the_win(kind: Kind) -> None:
    over = match(kind)[-1].step.state
    outcome = GAME.outcome(over)
    assert outcome is not None
    here = [one for one in outcome.standings if over.seats[one.seat].present]
    most = max(one.score for one in here)

    assert {one.seat for one in here if one.place == 1} == {one.seat for one in here if one.score == most}


@pytest.mark.parametrize("kind", [kind for kind in CRISES if not kind.leaving], ids=str)
def test_a_crisis_without_an_early_stop_lasts_twenty_five_turns(kind: Kind) -> None:
    over = match(kind)[-1].step.state
    if over.over == "won" and len(over.burnt) < 75:  # The players have agreed to stop.
        assert over.target is not None
        assert over.total >= over.target
        return

    assert over.turns == 25
    assert len(over.burnt) == 75
    assert over.over == ("open" if over.target is None else "won" if over.total >= over.target else "lost")


def test_a_crisis_of_three_has_nine_eight_and_eight_turns() -> None:
    kind = Kind(Options(mode="crisis", target="open"), 3)
    ended: Counter[int] = Counter()
    for played in match(kind):
        ended[played.state.turn] += played.step.state.turns - played.state.turns
    first = match(kind)[0].state.first

    assert [ended[(first + place) % 3] for place in range(3)] == [9, 8, 8]


@every_kind
def test_each_fourth_phase_of_a_crisis_burns_three_cards_and_no_other_phase_burns_any(kind: Kind) -> None:
    for played in match(kind):
        burnt = [event for event in played.step.events if isinstance(event, CardsBurnt)]
        grown = len(played.step.state.burnt) - len(played.state.burnt)

        assert grown == sum(len(event.hand) + len(event.deck) for event in burnt)
        if kind.options.mode == "rush":
            assert grown == 0
        elif grown:
            assert grown == 3
            assert played.step.state.turns == played.state.turns + 1 or played.step.state.phase == "chaos"
            assert played.move is None or isinstance(played.move, (*ACTIONS, Burn)) or played.state.frame is not None


def test_the_tested_matches_show_all_that_can_happen() -> None:
    played = [one for kind in KINDS for one in match(kind)]
    moves = {type(one.move).__name__ for one in played}
    reasons = {match(kind)[-1].step.state.over for kind in KINDS}
    rooms = {_tile_under(one.state) for one in played if isinstance(one.move, Act | Use)}

    assert sum(isinstance(one.move, Build) for one in played) >= 100
    assert {"Walk", "Build", "Place", "Act", "Use", "Discard", "Keep", "Burn", "Chaos", "Warp", "NoneType"} <= moves
    assert len(reasons) >= 4
    assert len(rooms) >= 25
