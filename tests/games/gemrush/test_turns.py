"""Tests of setup, phases, action, burning and end: sentences of the rulebook, each in a small match.

Long because the rulebook is.
"""

import pytest
from msgspec.structs import replace

from bot.engine.codec import Codec
from bot.engine.game import Seat
from bot.errors import IllegalMove, NotationError, OptionError
from bot.games.gemrush import GAME
from bot.games.gemrush.events import OfferWithdrawn
from bot.games.gemrush.gems import CARDS, STANDARD, Gem
from bot.games.gemrush.mine import is_tunnel, mine_of
from bot.games.gemrush.model import CRISIS_TARGETS, Options, State
from bot.games.gemrush.skills import SKILLS, Skill
from tests.games.gemrush.drawing import parse
from tests.games.gemrush.positions import arrange, cards_of, hand_of, listed, may, play, room

CRISIS = Options(mode="crisis", target="open")
PAIR = """
+-.-++---+
| a .. b |
+-.-++---+
"""


def begun(options: Options | None = None, seats: int = 4, seed: int = 5) -> State:
    return GAME.setup(seed, options or Options(), seats).state


@pytest.mark.parametrize(("seats", "target"), [(2, 20), (4, 20), (5, 15), (7, 15)])
def test_the_target_of_rush_is_twenty_or_from_five_players_on_fifteen(seats: int, target: int) -> None:
    assert begun(seats=seats).target == target
    assert begun(Options(target=33), seats).target == 33


def test_a_crisis_has_a_target_of_the_rulebook_or_a_chosen_target_or_none() -> None:
    assert list(CRISIS_TARGETS.values()) == [35, 45, 55, 65, 75]
    assert begun(Options(mode="crisis", target=61), 3).target == 61
    assert begun(CRISIS, 3).target is None
    with pytest.raises(OptionError):
        begun(Options(target="open"))


def test_magic_circle_raises_the_usual_target_of_crisis_and_no_skills_lowers_it() -> None:
    usual = begun(Options(mode="crisis"), 3).target
    circle, none = (begun(Options(mode="crisis", variant=variant), 3).target for variant in ("circle", "none"))

    assert usual is not None
    assert circle is not None
    assert none is not None
    assert 5 <= circle - usual <= 10
    assert 5 <= usual - none <= 10


@pytest.mark.parametrize(("mode", "low", "high"), [("rush", 2, 7), ("crisis", 1, 7)])
def test_rush_is_for_two_to_seven_players_and_crisis_for_one_to_seven(mode: str, low: int, high: int) -> None:
    options = Options(mode="crisis", target="open") if mode == "crisis" else Options()
    span = GAME.seats(options)

    assert (span.low, span.high) == (low, high)
    for seats in (low - 1, high + 1):
        with pytest.raises(OptionError):
            begun(options, seats)


def test_the_first_player_is_chosen_at_random() -> None:
    assert {begun(seed=seed).first for seed in range(40)} == {0, 1, 2, 3}
    assert all(begun(seed=seed).turn == begun(seed=seed).first for seed in range(5))


def test_each_dwarf_has_a_different_standard_gem_chosen_or_random() -> None:
    for seed in range(20):
        drawn = [account.gem for account in begun(seats=7, seed=seed).seats]
        assert sorted(drawn) == list(STANDARD)

        chosen = begun(Options(chosen=("", "St", "", "Ob")), seats=7, seed=seed)
        gems = [account.gem for account in chosen.seats]
        assert (gems[1], gems[3]) == (Gem.STAR_TEAR, Gem.OBSIDIAN)
        assert sorted(gems) == list(STANDARD)
        assert chosen.deck == begun(seats=7, seed=seed).deck  # A chosen gem changes no other draw.
    assert begun(Options(mode="crisis", solo=True, chosen=("Dr",)), seats=1).seats[0].gem == Gem.DRAGONJADE


def test_a_dwarf_cannot_change_after_the_start() -> None:
    with pytest.raises(NotationError, match="gemrush-notation-move"):
        GAME.parse("dwarf Dr")


def test_each_seat_begins_with_four_cards_and_one_skill() -> None:
    state = begun(seats=7)

    assert [len(account.hand) for account in state.seats] == [4] * 7
    assert len(state.deck) == 75 - 28
    dealt = [account.skills for account in state.seats]
    assert all(len(skills) == 1 for skills in dealt)
    assert len(set(dealt)) == 7


def test_skills_cards_and_tiles_are_shuffled() -> None:
    starts = [begun(seats=7, seed=seed) for seed in range(40)]

    assert {skill for state in starts for account in state.seats for skill in account.skills} == set(SKILLS)
    assert {kind for state in starts for account in state.seats for kind in account.hand} == set(CARDS)
    tops = {state.stack[-1] for state in starts}
    assert len(tops) > 25
    assert len({state.deck for state in starts}) == len({state.stack for state in starts}) == len(starts)


def test_the_mine_begins_with_the_tunnels_drawn_first_and_a_room_behind_them() -> None:
    starts = [begun(seed=seed) for seed in range(60)]
    tunnels = [sum(is_tunnel(one.tile) for one in state.laid) for state in starts]

    assert {0, 1} <= set(tunnels)
    for state in starts:
        *before, last = state.laid
        assert all(is_tunnel(one.tile) for one in before)
        assert not is_tunnel(last.tile)
        assert {account.cell for account in state.seats} == {last.cell}
        if before:
            doors = mine_of(state.laid).doors(last.cell)
            joined = [mine_of(state.laid).follow(last.cell, side) for side, door in enumerate(doors) if door]
            assert any(len(passage.tunnels) == len(before) for passage in joined)


def test_a_turn_begins_by_keeping_four_chosen_cards() -> None:
    state = play(arrange(room("gravel-pit"), "", "ObPe ObEl ObSo PeEl PeSo ElSo"), "draw")

    assert state.phase == "discard"
    assert not may(state, "draw", 1)
    assert len(listed(state, "discard", 1)) == 15  # Two of six cards can be chosen in 15 ways.
    after = play(state, "discard ObPe ElSo")
    assert hand_of(after, 1) == ["ObEl", "ObSo", "PeEl", "PeSo"]
    assert after.phase == "move"
    assert after.seats[1].points == 0
    with pytest.raises(IllegalMove, match="gemrush-discard-count"):
        play(state, "discard ObPe")


def deep_pockets(hand: str) -> State:
    """Return the state before the turn of a seat that has Deep Pockets and the colour Permafrost."""
    state = arrange(room("gravel-pit"), "", hand, colours="Ob Pe")
    seats = (state.seats[0], replace(state.seats[1], skills=bytes((Skill.DEEP_POCKETS,))))
    return replace(state, seats=seats)


def test_with_deep_pockets_a_seat_keeps_five_cards() -> None:
    after = play(deep_pockets("ObPe ObEl ObSo StFi ElSo"), "draw")

    assert after.phase == "move"
    assert after.doing.used == bytes((Skill.DEEP_POCKETS,))


def test_deep_pockets_keeps_four_cards_without_a_card_of_the_colour() -> None:
    after = play(deep_pockets("ObFi ObEl ObSo StFi ElSo"), "draw")

    assert after.phase == "discard"
    assert not after.doing.used
    assert len(hand_of(play(after, "discard ObFi"), 1)) == 4


def test_deep_pockets_keeps_four_cards_once_the_card_of_the_colour_is_discarded() -> None:
    state = play(deep_pockets("ObPe ObEl ObSo StFi ElSo ElFi"), "draw")

    assert play(state, "discard ElFi").phase == "move"
    gone = play(state, "discard ObPe")
    assert gone.phase == "discard"
    assert play(gone, "discard ElFi").phase == "move"


def test_the_action_draws_a_card_and_ends_the_turn() -> None:
    state = play(arrange(room("gravel-pit"), "", "", drawn="Di"), "draw")

    assert hand_of(state) == ["Di"]
    assert state.turn == 1
    assert state.turns == 1


def test_the_action_may_use_the_dwarfs_room() -> None:
    state = play(arrange(room("gravel-pit"), "", "", drawn="Di ObPe"), "act")

    assert hand_of(state) == ["Di", "ObPe"]
    assert state.turn == 1


def test_a_turn_has_one_action_and_nothing_after_it() -> None:
    drawn = parse(PAIR)
    state = play(arrange(drawn.laid, "", ""), "draw")

    assert listed(state, "step", 0) == []
    with pytest.raises(IllegalMove, match="gemrush-not-your-turn"):
        GAME.apply(state, Seat(0), GAME.parse("step E"))


def test_with_large_scoop_the_action_draws_two_cards() -> None:
    state = arrange(room("gravel-pit"), "", "", drawn="Di ObPe PeEl", skills=(Skill.LARGE_SCOOP,))

    assert hand_of(play(state, "draw")) == ["Di", "ObPe"]
    assert hand_of(play(state, "act")) == ["Di", "ObPe"]


def test_scavenging_takes_the_top_discard_and_draws_a_card() -> None:
    state = arrange(room("gravel-pit"), "", "", drawn="Di", discard="ObPe PeEl", skills=(Skill.SCAVENGING,))

    assert hand_of(play(state, "scavenge")) == ["Di", "PeEl"]


def test_with_long_arm_the_action_may_use_a_room_one_step_away() -> None:
    drawn = parse(PAIR, b="mother-lode")
    state = arrange(drawn.laid, "", "", skills=(Skill.LONG_ARM,), drawn="Di ObPe PeEl")

    assert listed(state, "reach") == ["reach O13"]
    assert hand_of(play(state, "reach O13")) == ["Di", "ObPe", "PeEl"]
    assert listed(arrange(drawn.laid, "", ""), "reach") == []


def test_when_the_deck_is_empty_the_discards_are_shuffled_and_drawing_goes_on() -> None:
    state = arrange(room("rubble-chute"), "", "", drawn="Di", discard="ObPe ObPe ObEl PeEl")
    state = replace(state, deck=state.deck[-1:], burnt=state.deck[:-1])
    after = play(state, "act")

    assert len(after.seats[0].hand) == 3
    assert "Di" in hand_of(after)
    assert len(after.deck) == 2
    assert after.discard == b""


def test_if_too_few_cards_are_left_all_of_them_are_drawn() -> None:
    state = arrange(room("gravel-pit"), "", "", drawn="Di")
    after = play(replace(state, deck=state.deck[-1:], burnt=state.deck[:-1]), "act")

    assert hand_of(after) == ["Di"]
    none = play(replace(state, deck=b"", burnt=state.deck), "draw")
    assert hand_of(none) == []
    assert none.turn == 1


def test_in_crisis_three_cards_burn_from_the_deck_or_from_the_hand() -> None:
    state = play(arrange(room("gravel-pit"), "ObPe ObEl", "", options=CRISIS, drawn="Di"), "draw")
    assert state.phase == "burn"
    deck, hand = play(state, "burn"), play(state, "burn ObPe")

    assert (len(deck.burnt), len(deck.deck)) == (3, len(state.deck) - 3)
    assert (len(hand.burnt), len(hand.deck)) == (3, len(state.deck) - 2)
    assert hand_of(hand) == ["Di", "ObEl"]
    assert deck.discard == state.discard  # Burnt cards do not go to the discard pile.
    assert deck.turn == 1


def test_cards_that_others_offer_burn_first() -> None:
    state = arrange(room("gravel-pit"), "", "ObPe ObEl", "PeEl", options=CRISIS, drawn="Di")
    for seat, text in ((1, "offer ObPe"), (2, "offer PeEl"), (2, "withdraw PeEl"), (2, "offer PeEl")):
        state = GAME.apply(state, Seat(seat), GAME.parse(text)).state
    state = play(state, "draw", "burn")

    assert [hand_of(state, seat) for seat in range(3)] == [["Di"], ["ObEl"], []]
    assert len(state.burnt) == 3


def test_cards_of_hands_burn_if_deck_and_discards_have_too_few() -> None:
    state = arrange(room("gravel-pit"), "ObPe", "ObEl ObSo", options=CRISIS)
    state = play(replace(state, deck=state.deck[:1], burnt=state.deck[1:-1]), "draw")

    assert all("2:" in text or len(text.split()) >= 3 for text in listed(state, "burn"))
    after = play(state, listed(state, "burn")[0])
    assert len(after.burnt) == len(state.burnt) + 3


def test_burnt_cards_are_not_shuffled_in() -> None:
    state = arrange(room("gravel-pit"), "", "", options=CRISIS, discard="ObPe ObPe")
    state = play(replace(state, deck=state.deck[:3], burnt=state.deck[3:]), "draw", "burn")

    assert len(state.burnt) == 75 - 5 + 3
    assert set(state.discard + state.deck) == set(cards_of("ObPe"))


def test_in_rush_nothing_burns() -> None:
    assert play(arrange(room("gravel-pit"), "ObPe", ""), "draw").burnt == b""


def test_a_reached_target_ends_a_rush_when_the_first_player_is_to_move_again() -> None:
    state = arrange(room("gravel-pit"), "", "", "", points=(0, 21, 20))
    second = play(state, "draw")
    third = play(second, "draw")
    over = play(third, "draw")

    assert [one.over for one in (state, second, third, over)] == [None, None, None, "target"]
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert [(one.seat, one.place, one.score) for one in outcome.standings] == [(1, 1, 21), (2, 2, 20), (0, 3, 0)]


def test_tied_seats_share_a_place() -> None:
    over = play(arrange(room("gravel-pit"), "", "", "", points=(20, 3, 20)), "draw", "draw", "draw")
    outcome = GAME.outcome(over)

    assert outcome is not None
    assert {one.seat: one.place for one in outcome.standings} == {0: 1, 2: 1, 1: 3}


def test_a_rush_ends_without_tiles_or_open_doors() -> None:
    assert play(arrange(room("gravel-pit"), "", "", stack=0), "draw", "draw").over == "tiles"
    shut = parse("+---++---+\n| a .. b |\n+---++---+")
    assert play(arrange(shut.laid, "", ""), "draw", "draw").over == "closed"


def test_a_rush_ends_after_ten_rounds_without_a_construction() -> None:
    state, rounds = arrange(room("gravel-pit"), "", ""), 0
    while not state.over:
        state = play(state, "draw")
        if state.phase == "discard":
            state = play(state, listed(state, "discard", state.turn)[0])
        rounds = state.turns // 2

    assert (state.over, rounds) == ("idle", 10)


def test_crisis_goes_on_without_tiles() -> None:
    state = arrange(room("gravel-pit"), "", "", options=CRISIS, stack=0)

    assert play(state, "draw", "burn", "draw", "burn").over is None


def test_burning_the_last_card_ends_a_crisis_as_won_or_lost() -> None:
    for points, ending in ((34, "lost"), (35, "won")):
        options = Options(mode="crisis", target=35)
        state = arrange(room("gravel-pit"), "", "", options=options, points=(points, 0), burnt=72)
        while not state.over:
            state = play(state, "draw" if state.phase == "move" else listed(state, "burn", state.turn)[0])

        assert state.over == ending
        assert state.turns == 1
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert outcome.total == points


def test_a_crisis_that_reached_its_target_stops_only_if_all_agree() -> None:
    options = Options(mode="crisis", target=35)
    state = arrange(room("gravel-pit"), "", "", options=options, points=(20, 15))
    assert may(state, "stop", 0)
    one = GAME.apply(state, Seat(1), GAME.parse("stop")).state
    both = GAME.apply(one, Seat(0), GAME.parse("stop")).state

    assert (one.over, both.over) == (None, "won")
    assert may(one, "draw", 0)
    assert not may(arrange(room("gravel-pit"), "", "", options=options, points=(20, 14)), "stop", 0)


def test_a_leaving_seat_discards_its_hand_and_its_turns_are_skipped() -> None:
    state = GAME.leave(arrange(room("gravel-pit"), "ObPe Di", "", ""), Seat(0)).state

    assert not state.seats[0].present
    assert sorted(state.discard) == sorted(cards_of("ObPe Di"))
    assert (state.turn, state.first) == (1, 1)


def test_the_last_seat_left_wins_a_rush_and_plays_on_alone_in_a_crisis() -> None:
    rush = GAME.leave(arrange(room("gravel-pit"), "", "", points=(9, 0)), Seat(0)).state
    crisis = GAME.leave(arrange(room("gravel-pit"), "", "", options=CRISIS), Seat(0)).state
    outcome = GAME.outcome(rush)

    assert rush.over == "left"
    assert outcome is not None
    assert outcome.standings[0].seat == 1
    assert crisis.over is None
    assert len(crisis.burnt) == 3  # A turn that ends because its seat leaves burns three cards too.


def test_the_variant_choice_deals_two_skills_and_one_is_kept() -> None:
    state = begun(Options(variant="choice"), 3)
    assert state.phase == "choose-skill"
    assert [len(account.dealt) for account in state.seats] == [2] * 3
    kept = [account.dealt[0] for account in state.seats]
    for seat in range(3):
        state = GAME.apply(state, Seat(seat), GAME.parse(f"skill {SKILLS[kept[seat]].key}")).state

    assert [list(account.skills) for account in state.seats] == [[skill] for skill in kept]
    assert state.phase == "move"


def test_the_variant_choice_never_deals_more_than_twenty_skills() -> None:
    dealt = [account.dealt for account in begun(Options(variant="choice", dealt=5), 7).seats]

    assert [len(one) for one in dealt] == [2] * 7
    assert len(set(b"".join(dealt))) == 14


def test_the_variant_shared_gives_all_seats_the_same_skill() -> None:
    assert len({account.skills for account in begun(Options(variant="shared"), 5).seats}) == 1


def test_the_shared_skill_can_be_chosen() -> None:
    for skill in SKILLS:
        options = Options(variant="shared", skill=skill.key)
        assert {account.skills for account in begun(options, 3).seats} == {bytes((skill,))}
        assert GAME.scoreboard(options) == GAME.scoreboard(Options(variant="shared"))


def test_options_that_an_older_version_stored_are_read() -> None:
    stored = b"\x86\xa4mode\xa6crisis\xa6target-\xa7variant\xa6shared\xa5dealt\x02\xa4solo\xc2\xa5seats\x03"
    options = Options(mode="crisis", target=45, variant="shared", seats=3)
    assert Codec(GAME).decode_options(stored) == options
    assert Codec(GAME).decode_options(Codec(GAME).encode(options)) == options


def test_the_variant_without_skills_deals_none() -> None:
    assert {account.skills for account in begun(Options(variant="none"), 5).seats} == {b""}


def test_in_magic_circle_neighbours_share_each_skill() -> None:
    skills = [set(account.skills) for account in begun(Options(variant="circle"), 5).seats]

    assert all(len(one) == 2 for one in skills)
    assert all(len(skills[seat] & skills[(seat + 1) % 5]) == 1 for seat in range(5))
    assert len(set().union(*skills)) == 5
    assert len(begun(Options(mode="crisis", variant="circle", solo=True), 1).seats[0].skills) == 2


def test_in_rush_phase_1_asks_for_discards_even_if_all_cards_are_of_one_kind() -> None:
    hand = "Di Di Di Di Di"
    rush = play(arrange(room("gravel-pit"), "ObPe", hand), "draw")
    assert (rush.phase, listed(rush, "discard", 1)) == ("discard", ["discard Di"])

    crisis = play(arrange(room("gravel-pit"), "ObPe", hand, options=Options(mode="crisis")), "draw", "burn")
    assert (crisis.phase, len(crisis.mover.hand)) == ("move", 4)


def test_an_offer_made_after_burning_returns_to_the_hand_in_the_next_turn() -> None:
    """Chaos Magic asks for a skill after cards have burnt. Other seats may still offer cards then."""
    options = Options(mode="crisis", target="open", variant="chaos")
    hands = ("ObPe ElSo", "StFi WaDr", "PeEl")
    state = replace(arrange(room("lamp-room"), *hands, options=options, skills=(Skill.HAGGLING,)), phase="chaos")
    for seat, text in ((1, "offer StFi"), (2, "offer PeEl"), (0, "chaos same")):
        step = GAME.apply(state, Seat(seat), GAME.parse(text))
        state = step.state

    assert OfferWithdrawn(Seat(1), cards_of("StFi")[0]) in step.events
    assert (state.turn, state.seats[1].offered, state.seats[2].offered) == (1, b"", cards_of("PeEl"))
    state = play(state, "draw")
    assert state.phase == "burn"
    assert "StFi" not in hand_of(play(state, "burn StFi"), 1)
