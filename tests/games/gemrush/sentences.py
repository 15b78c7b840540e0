"""Every rule of the rulebook, in our words and in its order, with the tests that check it.

`test_sentences` checks that the tests exist. To change a rule, look it up here first.

Long because the rulebook is.
"""

MOVING, TURNS, ROOMS, CHAOS = "test_moving.", "test_turns.", "test_abilities.", "test_chaos."
MATCHES, SECRETS, MINE, PAY = "test_matches.", "test_secrets.", "test_mine.", "test_payments."
WORKED, BOX, NAMES, DOOR = "test_worked_cases.", "test_rooms.", "test_names.", "test_door_payments."

Sentence = tuple[str, tuple[str, ...]]

BEGINNING: tuple[Sentence, ...] = (
    (
        "In Rush all race to a target of points; in Crisis all score together against time.",
        (MATCHES + "test_every_match_ends_for_a_known_reason",),
    ),
    (
        "There are 80 room tiles.",
        (
            BOX + "test_the_box_holds_eighty_tiles_in_their_order",
            MATCHES + "test_a_match_never_loses_or_doubles_a_tile",
        ),
    ),
    (
        "There are 75 gem cards, most of them with two gems.",
        (
            BOX + "test_the_box_holds_seventy_five_cards_and_most_have_two_gems",
            MATCHES + "test_a_match_never_loses_or_doubles_a_card",
        ),
    ),
    (
        "There are 20 skill cards, and what each does is written on it.",
        (NAMES + "test_every_skill_has_a_rule_in_one_sentence_and_two_lines_of_verse",),
    ),
    ("There are 57 points in the box; they are no limit.", (MOVING + "test_a_score_may_exceed_the_points_in_the_box",)),
    (
        "Skill cards, gem cards and room tiles are shuffled; those not dealt are the deck and the stack.",
        (TURNS + "test_skills_cards_and_tiles_are_shuffled",),
    ),
    (
        "There are 7 dwarves; each player chooses one, and its colour matters to some skills only.",
        (TURNS + "test_each_dwarf_has_a_different_standard_gem_chosen_or_random",),
    ),
    (
        "Rooms are of three types: action, movement and free.",
        (BOX + "test_the_box_has_sixty_eight_rooms_of_three_types",),
    ),
    (
        "Crisis has a target to reach together, or is played as high as it goes; 35, 45, 55, 65, 75 are recommended.",
        (TURNS + "test_a_crisis_has_a_target_of_the_rulebook_or_a_chosen_target_or_none",),
    ),
    (
        "The target of Rush is 20, with five players or more 15, or another.",
        (TURNS + "test_the_target_of_rush_is_twenty_or_from_five_players_on_fifteen",),
    ),
    (
        "Once somebody has the target, the round is played to its end: all have equally many turns.",
        (
            MATCHES + "test_a_rush_ends_before_a_turn_of_the_first_player_with_equal_turns_for_all",
            TURNS + "test_a_reached_target_ends_a_rush_when_the_first_player_is_to_move_again",
        ),
    ),
    ("Somebody goes first and has the marker.", (TURNS + "test_the_first_player_is_chosen_at_random",)),
    ("Each player is dealt one skill.", (TURNS + "test_each_seat_begins_with_four_cards_and_one_skill",)),
    (
        "Skills lie face up; each is used as often as its card allows.",
        (
            MOVING + "test_wayfaring_goes_anywhere_for_a_card_with_the_dwarfs_colour",
            MOVING + "test_remodelling_turns_the_dwarfs_room_once_a_turn_for_no_step",
            PAY + "test_a_hand_with_one_skill_pays_this",
        ),
    ),
    ("Each player is dealt four gem cards.", (TURNS + "test_each_seat_begins_with_four_cards_and_one_skill",)),
    (
        "In Rush hands are private.",
        (
            SECRETS + "test_no_view_depends_on_hidden_cards",
            SECRETS + "test_no_event_depends_on_hidden_cards",
            ROOMS + "test_in_rush_a_room_asks_about_the_hidden_hand_even_if_one_answer_is_left",
            TURNS + "test_in_rush_phase_1_asks_for_discards_even_if_all_cards_are_of_one_kind",
            SECRETS + "test_moves_in_the_log_name_only_cards_that_lie_face_up",
        ),
    ),
    ("In Crisis hands lie open.", (SECRETS + "test_in_crisis_everybody_sees_all_hands",)),
    (
        "The mine begins with a tile; to a tunnel more are joined until one is none; all dwarves stand on that one.",
        (TURNS + "test_the_mine_begins_with_the_tunnels_drawn_first_and_a_room_behind_them",),
    ),
)

PHASES: tuple[Sentence, ...] = (
    ("Turns are taken clockwise until the match ends.", (MATCHES + "test_turns_pass_clockwise",)),
    (
        "All phases are gone through in their order.",
        (
            MATCHES + "test_nobody_walks_or_builds_after_the_action",
            TURNS + "test_a_turn_begins_by_keeping_four_chosen_cards",
        ),
    ),
    (
        "If somebody has the target and the first player is to move, the match ends, and the most points win.",
        (
            TURNS + "test_a_reached_target_ends_a_rush_when_the_first_player_is_to_move_again",
            TURNS + "test_tied_seats_share_a_place",
            MATCHES + "test_the_most_points_win_a_rush_and_tied_seats_share_the_win",
        ),
    ),
    (
        "Who has more than four cards discards down to four, of one's own choice.",
        (
            TURNS + "test_a_turn_begins_by_keeping_four_chosen_cards",
            MATCHES + "test_the_moving_phase_begins_with_at_most_four_cards",
        ),
    ),
    (
        "That comes before moving and building, and what is discarded so is of no use.",
        (TURNS + "test_a_turn_begins_by_keeping_four_chosen_cards",),
    ),
    (
        "One moves up to three steps, fewer or none.",
        (
            MOVING + "test_a_turn_allows_three_steps_or_fewer_or_none",
            MATCHES + "test_a_turn_has_at_most_three_steps_or_four_with_long_stride",
        ),
    ),
    (
        "From tile to tile through doors is one step.",
        (
            MOVING + "test_walking_through_a_door_costs_one_step",
            MINE + "test_two_facing_doors_are_a_step_both_ways",
        ),
    ),
    ("Through walls there is no way.", (MINE + "test_two_facing_walls_are_no_step_even_with_a_skill",)),
    (
        "A door here and a wall there is a one-way passage.",
        (
            MOVING + "test_a_dwarf_walks_from_a_door_to_a_wall_but_not_from_a_wall_to_a_door",
            MINE + "test_a_door_that_faces_a_wall_is_a_step_in_one_direction",
        ),
    ),
    (
        "Through a door into empty space one goes by constructing a room.",
        (
            MINE + "test_a_door_into_empty_space_is_no_step",
            MOVING + "test_a_construction_pays_scores_lays_a_room_and_enters_it_for_one_step",
        ),
    ),
    (
        "The action is to draw a card, or to use the room one stands in.",
        (
            TURNS + "test_the_action_draws_a_card_and_ends_the_turn",
            TURNS + "test_the_action_may_use_the_dwarfs_room",
        ),
    ),
    (
        "After the action there is no moving and no building.",
        (
            TURNS + "test_a_turn_has_one_action_and_nothing_after_it",
            MATCHES + "test_nobody_walks_or_builds_after_the_action",
        ),
    ),
    (
        "If the deck runs short: draw what is there, shuffle the discards, go on; still short: as many as possible.",
        (
            TURNS + "test_when_the_deck_is_empty_the_discards_are_shuffled_and_drawing_goes_on",
            TURNS + "test_if_too_few_cards_are_left_all_of_them_are_drawn",
        ),
    ),
    (
        "In Crisis three cards burn each turn, from any hands or the deck, after a reshuffle if need be.",
        (
            TURNS + "test_in_crisis_three_cards_burn_from_the_deck_or_from_the_hand",
            TURNS + "test_cards_that_others_offer_burn_first",
            TURNS + "test_cards_of_hands_burn_if_deck_and_discards_have_too_few",
        ),
    ),
    (
        "Burnt cards never come back, and discarded ones do; nothing burns in any other phase, and nothing in Rush.",
        (
            MATCHES + "test_each_fourth_phase_of_a_crisis_burns_three_cards_and_no_other_phase_burns_any",
            TURNS + "test_in_rush_nothing_burns",
            TURNS + "test_burnt_cards_are_not_shuffled_in",
        ),
    ),
    (
        "When the last card is burnt the match is over: 25 turns, unless the table stops at its target.",
        (
            MATCHES + "test_a_crisis_without_an_early_stop_lasts_twenty_five_turns",
            TURNS + "test_burning_the_last_card_ends_a_crisis_as_won_or_lost",
            TURNS + "test_a_crisis_that_reached_its_target_stops_only_if_all_agree",
        ),
    ),
    (
        "The 25 turns are shared out in order: with five players five each, with three 9, 8 and 8.",
        (
            WORKED + "test_a_crisis_of_three_without_a_target_has_nine_eight_and_eight_turns",
            MATCHES + "test_a_crisis_of_three_has_nine_eight_and_eight_turns",
        ),
    ),
)

BUILDING: tuple[Sentence, ...] = (
    (
        "A construction costs a step, and the dwarf ends in the new room.",
        (MOVING + "test_a_construction_pays_scores_lays_a_room_and_enters_it_for_one_step",),
    ),
    (
        "Cards with all gems of the door are discarded; if they cannot be matched there is no such move.",
        (
            MOVING + "test_a_door_that_the_hand_cannot_pay_is_refused_with_the_missing_gems",
            PAY + "test_payments_equal_those_found_by_brute_force",
            PAY + "test_larger_payments_equal_those_found_by_brute_force",
        ),
    ),
    (
        "Both gems of a card may count; one that is not needed is wasted.",
        (WORKED + "test_a_payment_scores_and_wastes_what_the_rules_say", PAY + "test_wasted_gems_are_counted"),
    ),
    (
        "The points of the door are scored, then a tile is drawn and laid there.",
        (
            MOVING + "test_a_construction_pays_scores_lays_a_room_and_enters_it_for_one_step",
            MATCHES + "test_only_constructions_score_and_they_score_the_door_and_orichalcum",
        ),
    ),
    (
        "The tile is turned as one likes, but a door faces back; so there are as many turns as doors.",
        (
            MOVING + "test_a_tile_may_be_turned_in_every_way_in_which_a_door_leads_back",
            MATCHES + "test_each_laid_tile_has_a_door_that_leads_back",
            MINE + "test_a_tile_can_be_laid_in_as_many_turns_as_it_has_doors",
        ),
    ),
    (
        "A room that is there already is entered without paying and scoring.",
        (MOVING + "test_entering_an_existing_room_costs_no_gems_and_scores_nothing",),
    ),
    (
        "After a construction the turn goes on: more steps, more rooms.",
        (MOVING + "test_a_turn_may_build_several_rooms_and_walk_between",),
    ),
    (
        "Some doors cost nothing, some are worth nothing.",
        (
            MOVING + "test_a_door_may_cost_nothing_or_be_worth_nothing",
            BOX + "test_doors_cost_and_score_as_the_rulebook_says",
        ),
    ),
)

GEMS: tuple[Sentence, ...] = (
    (
        "Seven standard gems pay for what asks for them.",
        (PAY + "test_a_hand_without_skills_pays_this", BOX + "test_doors_ask_for_every_gem_about_equally_often"),
    ),
    ("Diamond Dust pays for any standard gem.", (PAY + "test_a_hand_without_skills_pays_this",)),
    (
        "It is wild only when it is spent.",
        (ROOMS + "test_diamond_dust_counts_only_as_itself_when_it_is_dug_kept_or_named",),
    ),
    (
        "Echoglass is a copy of a standard gem spent at the same time, never of a special one or of a simulated one.",
        (PAY + "test_a_hand_without_skills_pays_this", WORKED + "test_a_payment_scores_and_wastes_what_the_rules_say"),
    ),
    (
        "Orichalcum pays for nothing and scores one point each.",
        (MOVING + "test_orichalcum_scores_one_point_more_if_the_other_gem_of_its_card_pays",),
    ),
    (
        "It does so only if the other gem of its card is of use.",
        (
            MOVING + "test_orichalcum_scores_one_point_more_if_the_other_gem_of_its_card_pays",
            WORKED + "test_a_payment_scores_and_wastes_what_the_rules_say",
        ),
    ),
    (
        "With a Warpstone one builds anywhere and for no step.",
        (
            MOVING + "test_a_warpstone_builds_anywhere_for_no_step",
            PAY + "test_a_payment_that_also_uses_a_warpstone_needs_its_card",
            DOOR + "test_a_payment_costs_a_step_unless_it_uses_a_warpstone",
            DOOR + "test_a_warpstone_that_a_skill_has_turned_saves_no_step",
        ),
    ),
    (
        "No way has to lead there, and the dwarf ends in the new room.",
        (MOVING + "test_a_warpstone_builds_anywhere_for_no_step",),
    ),
    (
        "The new room still belongs to an existing door, and is paid for and scored as if one had gone through it.",
        (MOVING + "test_a_warpstone_builds_anywhere_for_no_step",),
    ),
    (
        "Or a card with a Warpstone is discarded to go to any room for no step.",
        (MOVING + "test_a_warpstone_card_leads_to_any_room_for_no_step_but_never_to_a_tunnel",),
    ),
)

EFFECTS: tuple[Sentence, ...] = (
    (
        "Draw: from the deck into the hand, not shown.",
        (ROOMS + "test_draw_puts_cards_into_the_hand_without_showing_them",),
    ),
    (
        "Reveal: from the deck, face up for all.",
        (ROOMS + "test_revealed_cards_that_are_not_kept_are_discarded_after_the_action",),
    ),
    (
        "Dig: reveal one at a time until enough match; discard the others.",
        (
            ROOMS + "test_dig_reveals_until_enough_cards_match_and_the_rest_is_discarded",
            ROOMS + "test_a_dig_stops_when_deck_and_discard_pile_are_empty_and_keeps_all_found_cards",
        ),
    ),
    (
        "Keep: revealed cards that match go to the hand; the others are discarded at the end of the action.",
        (
            ROOMS + "test_revealed_cards_that_are_not_kept_are_discarded_after_the_action",
            ROOMS + "test_a_reshuffle_takes_the_discard_pile_but_not_the_revealed_cards",
        ),
    ),
    (
        "Discard: cards from the hand to the pile.",
        (
            ROOMS + "test_steps_are_executed_from_left_to_right",
            ROOMS + "test_a_fixed_discard_needs_that_many_matching_cards",
        ),
    ),
    ("Name a gem: any of the eleven.", (ROOMS + "test_all_eleven_gems_can_be_named",)),
    (
        "X: a number with which the whole ability can be executed, the same everywhere in it.",
        (
            ROOMS + "test_x_is_one_number_for_all_steps_of_an_ability",
            ROOMS + "test_a_room_that_discards_x_cards_needs_a_card_in_the_hand",
        ),
    ),
    ("Effects are executed from left to right.", (ROOMS + "test_steps_are_executed_from_left_to_right",)),
    (
        "Example: dig three with a Star Tear or a Fire Ruby, keep two, discard the third.",
        (
            ROOMS + "test_dig_reveals_until_enough_cards_match_and_the_rest_is_discarded",
            BOX + "test_the_box_has_the_rooms_that_the_rulebook_describes",
        ),
    ),
    (
        "Example: name a gem, reveal three, keep what matches.",
        (
            ROOMS + "test_cards_with_the_named_gem_are_kept",
            BOX + "test_the_box_has_the_rooms_that_the_rulebook_describes",
        ),
    ),
    (
        "An action room is used as the action.",
        (
            ROOMS + "test_an_action_room_is_not_used_while_moving",
            TURNS + "test_the_action_may_use_the_dwarfs_room",
        ),
    ),
    (
        "A movement room is used for a step while moving, or as the action.",
        (ROOMS + "test_each_use_of_a_movement_room_costs_a_step_and_walking_goes_on",),
    ),
    (
        "The Warped Mirror swaps places with any other player; moving goes on from there.",
        (ROOMS + "test_the_warped_mirror_swaps_two_dwarves_for_a_step_or_as_the_action",),
    ),
    (
        "A free room is used while moving, for nothing, as often as wanted.",
        (ROOMS + "test_a_free_room_costs_no_step_and_has_no_limit_but_is_not_the_action",),
    ),
    (
        "The Mystic Elevator moves itself and all in it somewhere else, for nothing.",
        (
            ROOMS + "test_the_mystic_elevator_carries_all_its_dwarves_to_an_empty_space_at_an_open_door",
            MINE + "test_a_moving_room_gets_a_door_that_leads_back_and_leaves_its_space",
        ),
    ),
)

CARTS_AND_TUNNELS: tuple[Sentence, ...] = (
    (
        "One mine cart does nothing; from two on, any leads to any other for nothing while moving.",
        (
            MOVING + "test_a_ride_between_two_carts_costs_no_step_and_a_single_cart_leads_nowhere",
            MINE + "test_a_ride_between_two_carts_costs_no_step",
            MINE + "test_a_single_cart_leads_nowhere",
        ),
    ),
    (
        "Nobody stops in a tunnel; one goes along its path until it leads out.",
        (
            MATCHES + "test_dwarves_are_always_in_rooms_and_never_in_tunnels",
            MINE + "test_nobody_stops_in_a_tunnel",
        ),
    ),
    (
        "Crossing a tunnel costs nothing beyond the step that enters it.",
        (MOVING + "test_a_way_through_several_tunnels_is_one_step_and_nobody_stops_in_a_tunnel",),
    ),
    (
        "A tunnel's four doors are joined in pairs; one leaves by the door joined to the one entered.",
        (
            BOX + "test_four_tunnels_lead_straight_on_and_four_round_a_corner",
            MINE + "test_a_way_through_several_tunnels_is_one_step",
            MINE + "test_a_passage_has_the_same_tunnels_in_both_directions",
        ),
    ),
    (
        "Through tunnels in a row it is still one step.",
        (
            MINE + "test_a_way_through_several_tunnels_is_one_step",
            WORKED + "test_a_way_through_two_tunnels_into_a_room_is_one_step",
        ),
    ),
    (
        "A tunnel drawn while constructing is laid and gone through.",
        (MOVING + "test_the_dwarf_goes_through_a_drawn_tunnel_and_the_room_behind_it_is_free",),
    ),
    (
        "An empty space behind it gets another room, without cost and points, and so on.",
        (MOVING + "test_the_dwarf_goes_through_a_drawn_tunnel_and_the_room_behind_it_is_free",),
    ),
    (
        "If it leads to a room that is there, one stops there, and the construction is paid and scored all the same.",
        (
            MOVING + "test_a_new_tunnel_to_an_existing_room_ends_there_and_the_paid_door_scores",
            WORKED + "test_a_new_tunnel_to_the_wall_of_a_room_ends_there_and_the_paid_door_scores",
            MINE + "test_a_path_through_tunnels_may_lead_back_to_its_room",
        ),
    ),
    (
        "Out of a tunnel that was there into empty space: the cost and points of the door that led in.",
        (
            MOVING + "test_building_behind_an_existing_tunnel_costs_the_door_that_leads_into_it",
            MINE + "test_the_open_end_of_a_tunnel_belongs_to_the_door_that_leads_into_its_path",
        ),
    ),
)

SKILLS: tuple[Sentence, ...] = (
    (
        "Choice: two skills or more are dealt to each, one is kept.",
        (
            TURNS + "test_the_variant_choice_deals_two_skills_and_one_is_kept",
            TURNS + "test_the_variant_choice_never_deals_more_than_twenty_skills",
        ),
    ),
    (
        "Shared: choose one skill for all.",
        (
            TURNS + "test_the_variant_shared_gives_all_seats_the_same_skill",
            TURNS + "test_the_shared_skill_can_be_chosen",
        ),
    ),
    (
        "Chaos: at the end of a turn one may draw a new skill and shuffle the old one back, and must after using it.",
        (
            CHAOS + "test_chaos_magic_offers_a_new_skill_and_forces_the_swap_after_a_use",
            CHAOS + "test_any_skill_that_changed_something_forces_the_swap_of_chaos_magic",
            CHAOS + "test_deep_pockets_are_used_in_a_turn_that_begins_with_a_fifth_card",
        ),
    ),
    (
        "Magic Circle: a card between neighbours, each uses the one to the left and the one to the right.",
        (TURNS + "test_in_magic_circle_neighbours_share_each_skill",),
    ),
    (
        "Gems that one skill makes do not meet the conditions of another: no Dust of harmonized Echoglass.",
        (PAY + "test_no_skill_uses_the_result_of_another_skill",),
    ),
    (
        "Evocation's gem gives a card no colour for Permeation; both may apply to one that shows it by itself.",
        (
            PAY + "test_no_skill_uses_the_result_of_another_skill",
            MOVING + "test_permeation_passes_a_wall_for_a_card_with_the_dwarfs_colour",
        ),
    ),
    (
        "Magic Circle raises the target of Crisis by 5 to 10, playing without skills lowers it as much.",
        (TURNS + "test_magic_circle_raises_the_usual_target_of_crisis_and_no_skills_lowers_it",),
    ),
    ("Skills may be left out.", (TURNS + "test_the_variant_without_skills_deals_none",)),
    (
        "Our own skills bend one rule each.",
        (
            PAY + "test_a_hand_with_one_skill_pays_this",
            WORKED + "test_a_move_names_the_skill_that_pays",
            MOVING + "test_long_stride_walks_four_steps",
            MOVING + "test_sure_foot_walks_against_a_one_way_passage",
            MOVING + "test_sure_foot_finds_no_way_from_a_wall_through_a_tunnel_to_a_wall",
            MOVING + "test_with_momentum_the_first_construction_of_a_turn_costs_no_step",
            MOVING + "test_with_rail_riding_a_dwarf_boards_at_a_tunnel",
            MOVING + "test_second_look_draws_two_tiles_and_puts_one_under_the_stack",
            MOVING + "test_with_leftovers_a_wasted_gem_draws_a_card",
            MOVING + "test_remodelling_turns_the_dwarfs_room_once_a_turn_for_no_step",
            TURNS + "test_with_deep_pockets_a_seat_keeps_five_cards",
            TURNS + "test_deep_pockets_keeps_four_cards_without_a_card_of_the_colour",
            TURNS + "test_deep_pockets_keeps_four_cards_once_the_card_of_the_colour_is_discarded",
            TURNS + "test_with_large_scoop_the_action_draws_two_cards",
            TURNS + "test_with_long_arm_the_action_may_use_a_room_one_step_away",
            TURNS + "test_scavenging_takes_the_top_discard_and_draws_a_card",
        ),
    ),
)

DECISIONS: tuple[Sentence, ...] = (
    (
        "Where the rulebook is silent: a Rush ends without tiles, without open doors, after ten idle rounds.",
        (
            TURNS + "test_a_rush_ends_without_tiles_or_open_doors",
            TURNS + "test_a_rush_ends_after_ten_rounds_without_a_construction",
        ),
    ),
    ("Crisis goes on without tiles.", (TURNS + "test_crisis_goes_on_without_tiles",)),
    (
        "Without a tile behind a new tunnel the dwarf stays where the door was, and the points stand.",
        (MOVING + "test_if_the_stack_ends_with_a_tunnel_the_dwarf_stays_and_the_points_count",),
    ),
    (
        "Two to seven play Rush, one to seven Crisis.",
        (TURNS + "test_rush_is_for_two_to_seven_players_and_crisis_for_one_to_seven",),
    ),
    (
        "Who leaves discards the hand, the order closes up; in Rush the last one left wins, in Crisis one plays on.",
        (
            TURNS + "test_a_leaving_seat_discards_its_hand_and_its_turns_are_skipped",
            TURNS + "test_the_last_seat_left_wins_a_rush_and_plays_on_alone_in_a_crisis",
        ),
    ),
)

SENTENCES = BEGINNING + PHASES + BUILDING + GEMS + EFFECTS + CARTS_AND_TUNNELS + SKILLS + DECISIONS
