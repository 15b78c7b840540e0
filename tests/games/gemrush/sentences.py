"""Every rule of the rulebook, in our words and in its order, with the tests that check it.

`test_sentences` checks that the tests exist. To change a rule, look it up here first.

Long because the rulebook is.
"""

MOVING, TURNS, ROOMS = "test_moving.", "test_turns.", "test_abilities."
MATCHES, SECRETS, MINE, PAY = "test_matches.", "test_secrets.", "test_mine.", "test_payments."
WORKED, BOX, NAMES = "test_worked_cases.", "test_rooms.", "test_names."

Sentence = tuple[str, tuple[str, ...]]

BEGINNING: tuple[Sentence, ...] = (
    (
        "In Rush all race to a target of points; in Crisis all score together against time.",
        (MATCHES + "test_a_match_ends_for_one_of_its_reasons",),
    ),
    (
        "There are 80 room tiles.",
        (BOX + "test_the_box_holds_eighty_tiles_in_their_order", MATCHES + "test_no_tile_is_ever_lost_or_doubled"),
    ),
    (
        "There are 75 gem cards, most of them with two gems.",
        (BOX + "test_seventy_five_cards_nearly_all_with_two_gems", MATCHES + "test_no_card_is_ever_lost_or_doubled"),
    ),
    (
        "There are 20 skill cards, and what each does is written on it.",
        (NAMES + "test_every_skill_has_a_rule_in_one_sentence_and_two_lines_of_verse",),
    ),
    ("There are 57 points in the box; they are no limit.", (MOVING + "test_the_points_of_the_box_are_no_limit",)),
    (
        "Skill cards, gem cards and room tiles are shuffled; those not dealt are the deck and the stack.",
        (TURNS + "test_skills_cards_and_tiles_are_shuffled",),
    ),
    (
        "There are 7 dwarves; each player chooses one, and its colour matters to some skills only.",
        (TURNS + "test_every_dwarf_is_another_standard_gem_chosen_or_drawn_by_lot",),
    ),
    (
        "Rooms are of three types: action, movement and free.",
        (BOX + "test_sixty_six_rooms_beside_the_two_of_the_text_and_all_three_types",),
    ),
    (
        "Crisis has a target to reach together, or is played as high as it goes; 35, 45, 55, 65, 75 are recommended.",
        (TURNS + "test_the_targets_of_crisis_are_those_of_the_text_or_ones_own_or_none",),
    ),
    (
        "The target of Rush is 20, with five players or more 15, or another.",
        (TURNS + "test_a_rush_is_to_twenty_and_from_five_players_on_to_fifteen",),
    ),
    (
        "Once somebody has the target, the round is played to its end: all have equally many turns.",
        (
            MATCHES + "test_a_rush_ends_before_a_turn_of_the_first_player_with_equal_turns_for_all",
            TURNS + "test_a_reached_target_ends_a_rush_when_the_first_player_is_to_move_again",
        ),
    ),
    ("Somebody goes first and has the marker.", (TURNS + "test_the_first_player_is_drawn_by_lot",)),
    ("Each player is dealt one skill.", (TURNS + "test_four_cards_each_and_one_skill_each",)),
    (
        "Skills lie face up; each is used as often as its card allows.",
        (
            MOVING + "test_wayfaring_goes_anywhere_for_a_card_with_ones_colour",
            MOVING + "test_remodelling_turns_the_room_once_a_turn_for_no_step",
            PAY + "test_one_skill",
        ),
    ),
    ("Each player is dealt four gem cards.", (TURNS + "test_four_cards_each_and_one_skill_each",)),
    (
        "In Rush hands are private.",
        (
            SECRETS + "test_no_view_depends_on_what_is_hidden",
            SECRETS + "test_no_event_depends_on_what_stays_hidden",
            ROOMS + "test_in_rush_what_only_a_private_hand_settles_is_asked_even_if_one_answer_is_left",
            TURNS + "test_in_rush_phase_1_asks_even_if_all_cards_are_of_one_kind",
            SECRETS + "test_the_log_names_cards_only_that_lie_face_up",
        ),
    ),
    ("In Crisis hands lie open.", (SECRETS + "test_in_crisis_all_hands_are_seen_by_all",)),
    (
        "The mine begins with a tile; to a tunnel more are joined until one is none; all dwarves stand on that one.",
        (TURNS + "test_the_mine_begins_with_a_room_behind_as_many_tunnels_as_come_first",),
    ),
)

PHASES: tuple[Sentence, ...] = (
    ("Turns are taken clockwise until the match ends.", (MATCHES + "test_turns_pass_clockwise",)),
    (
        "All phases are gone through in their order.",
        (
            MATCHES + "test_nobody_walks_or_builds_after_the_action",
            TURNS + "test_a_turn_begins_by_discarding_down_to_four_of_ones_choice",
        ),
    ),
    (
        "If somebody has the target and the first player is to move, the match ends, and the most points win.",
        (
            TURNS + "test_a_reached_target_ends_a_rush_when_the_first_player_is_to_move_again",
            TURNS + "test_a_tie_is_shared",
            MATCHES + "test_the_most_points_win_a_rush_and_a_tie_is_shared",
        ),
    ),
    (
        "Who has more than four cards discards down to four, of one's own choice.",
        (
            TURNS + "test_a_turn_begins_by_discarding_down_to_four_of_ones_choice",
            MATCHES + "test_a_turn_begins_its_moves_with_four_cards_at_most",
        ),
    ),
    (
        "That comes before moving and building, and what is discarded so is of no use.",
        (TURNS + "test_a_turn_begins_by_discarding_down_to_four_of_ones_choice",),
    ),
    (
        "One moves up to three steps, fewer or none.",
        (
            MOVING + "test_one_may_walk_three_steps_or_fewer_or_none",
            MATCHES + "test_a_turn_has_three_steps_or_four_with_long_stride",
        ),
    ),
    (
        "From tile to tile through doors is one step.",
        (
            MOVING + "test_a_step_leads_through_a_door_and_costs_one",
            MINE + "test_doors_on_both_sides_are_a_way_both_ways",
        ),
    ),
    ("Through walls there is no way.", (MINE + "test_walls_on_both_sides_are_no_step_for_anybody",)),
    (
        "A door here and a wall there is a one-way passage.",
        (
            MOVING + "test_a_wall_on_my_side_is_no_step_and_a_wall_on_theirs_is_one",
            MINE + "test_a_door_here_and_a_wall_there_is_a_step_but_not_back",
        ),
    ),
    (
        "Through a door into empty space one goes by constructing a room.",
        (
            MINE + "test_a_door_into_empty_space_is_no_step",
            MOVING + "test_a_construction_is_paid_scored_laid_and_entered_for_one_step",
        ),
    ),
    (
        "The action is to draw a card, or to use the room one stands in.",
        (
            TURNS + "test_the_action_draws_a_card_and_ends_the_turn",
            TURNS + "test_the_action_may_be_the_room_one_stands_in",
        ),
    ),
    (
        "After the action there is no moving and no building.",
        (
            TURNS + "test_there_is_one_action_and_nothing_after_it",
            MATCHES + "test_nobody_walks_or_builds_after_the_action",
        ),
    ),
    (
        "If the deck runs short: draw what is there, shuffle the discards, go on; still short: as many as possible.",
        (
            TURNS + "test_when_the_deck_is_empty_the_discards_are_shuffled_and_drawing_goes_on",
            TURNS + "test_if_there_are_still_too_few_as_many_as_there_are_are_drawn",
        ),
    ),
    (
        "In Crisis three cards burn each turn, from any hands or the deck, after a reshuffle if need be.",
        (
            TURNS + "test_in_crisis_three_cards_burn_from_the_deck_or_from_the_hand",
            TURNS + "test_others_may_offer_cards_and_those_burn_first",
            TURNS + "test_if_deck_and_discards_run_short_the_hands_burn",
        ),
    ),
    (
        "Burnt cards never come back, and discarded ones do; nothing burns in any other phase, and nothing in Rush.",
        (
            MATCHES + "test_only_the_fourth_phase_of_a_crisis_burns_and_always_three",
            TURNS + "test_in_rush_nothing_burns",
            TURNS + "test_burnt_cards_are_not_shuffled_in",
        ),
    ),
    (
        "When the last card is burnt the match is over: 25 turns, unless the table stops at its target.",
        (
            MATCHES + "test_a_crisis_that_nobody_stops_lasts_twenty_five_turns",
            TURNS + "test_the_last_card_burnt_ends_a_crisis_won_or_lost",
            TURNS + "test_with_the_target_reached_a_crisis_may_stop_if_all_agree_or_be_played_on",
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
        (MOVING + "test_a_construction_is_paid_scored_laid_and_entered_for_one_step",),
    ),
    (
        "Cards with all gems of the door are discarded; if they cannot be matched there is no such move.",
        (
            MOVING + "test_a_door_that_cannot_be_matched_cannot_be_built_and_the_missing_gems_are_told",
            PAY + "test_payments_are_what_trying_everything_finds",
            PAY + "test_larger_payments_are_what_trying_everything_finds",
        ),
    ),
    (
        "Both gems of a card may count; one that is not needed is wasted.",
        (WORKED + "test_a_payment_is_as_the_rules_work_it_out", PAY + "test_wasted_gems_are_counted"),
    ),
    (
        "The points of the door are scored, then a tile is drawn and laid there.",
        (
            MOVING + "test_a_construction_is_paid_scored_laid_and_entered_for_one_step",
            MATCHES + "test_a_construction_scores_its_door_and_its_orichalcum_and_nothing_else_scores",
        ),
    ),
    (
        "The tile is turned as one likes, but a door faces back; so there are as many turns as doors.",
        (
            MOVING + "test_the_tile_is_turned_as_one_likes_if_a_door_faces_back",
            MATCHES + "test_a_tile_that_is_laid_has_a_door_facing_back",
            MINE + "test_a_tile_has_as_many_legal_turns_as_doors",
        ),
    ),
    (
        "A room that is there already is entered without paying and scoring.",
        (MOVING + "test_an_existing_room_is_entered_without_paying_or_scoring",),
    ),
    (
        "After a construction the turn goes on: more steps, more rooms.",
        (MOVING + "test_several_rooms_can_be_built_in_a_turn_and_walking_goes_on",),
    ),
    (
        "Some doors cost nothing, some are worth nothing.",
        (
            MOVING + "test_a_door_may_cost_nothing_or_be_worth_nothing",
            BOX + "test_doors_cost_and_score_as_the_text_says",
        ),
    ),
)

GEMS: tuple[Sentence, ...] = (
    (
        "Seven standard gems pay for what asks for them.",
        (PAY + "test_without_a_skill", BOX + "test_every_gem_is_asked_for_about_equally_often"),
    ),
    ("Diamond Dust pays for any standard gem.", (PAY + "test_without_a_skill",)),
    (
        "It is wild only when it is spent.",
        (ROOMS + "test_diamond_dust_counts_only_as_itself_when_it_is_dug_kept_or_named",),
    ),
    (
        "Echoglass is a copy of a standard gem spent at the same time, never of a special one or of a simulated one.",
        (PAY + "test_without_a_skill", WORKED + "test_a_payment_is_as_the_rules_work_it_out"),
    ),
    (
        "Orichalcum pays for nothing and scores one point each.",
        (MOVING + "test_orichalcum_scores_one_more_where_the_other_gem_counts",),
    ),
    (
        "It does so only if the other gem of its card is of use.",
        (
            MOVING + "test_orichalcum_scores_one_more_where_the_other_gem_counts",
            WORKED + "test_a_payment_is_as_the_rules_work_it_out",
        ),
    ),
    (
        "With a Warpstone one builds anywhere and for no step.",
        (
            MOVING + "test_with_a_warpstone_one_builds_anywhere_for_no_step",
            PAY + "test_with_a_warpstone_used_as_such",
        ),
    ),
    (
        "No way has to lead there, and the dwarf ends in the new room.",
        (MOVING + "test_with_a_warpstone_one_builds_anywhere_for_no_step",),
    ),
    (
        "The new room still belongs to an existing door, and is paid for and scored as if one had gone through it.",
        (MOVING + "test_with_a_warpstone_one_builds_anywhere_for_no_step",),
    ),
    (
        "Or a card with a Warpstone is discarded to go to any room for no step.",
        (MOVING + "test_a_warpstone_card_leads_to_any_room_for_nothing_and_never_to_a_tunnel",),
    ),
)

EFFECTS: tuple[Sentence, ...] = (
    (
        "Draw: from the deck into the hand, not shown.",
        (ROOMS + "test_draw_puts_cards_into_the_hand_without_showing_them",),
    ),
    (
        "Reveal: from the deck, face up for all.",
        (ROOMS + "test_reveal_shows_cards_to_all_and_what_is_not_kept_is_discarded_when_the_action_is_done",),
    ),
    (
        "Dig: reveal one at a time until enough match; discard the others.",
        (
            ROOMS + "test_dig_reveals_until_enough_cards_match_and_the_rest_is_discarded",
            ROOMS + "test_a_dig_stops_when_deck_and_pile_are_empty_and_of_fewer_all_are_kept",
        ),
    ),
    (
        "Keep: revealed cards that match go to the hand; the others are discarded at the end of the action.",
        (
            ROOMS + "test_reveal_shows_cards_to_all_and_what_is_not_kept_is_discarded_when_the_action_is_done",
            ROOMS + "test_revealed_cards_lie_aside_so_a_reshuffle_takes_only_the_pile",
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
            ROOMS + "test_x_is_the_players_one_number_and_the_same_in_all_steps",
            ROOMS + "test_without_a_card_for_x_the_room_is_no_use",
        ),
    ),
    ("Effects are executed from left to right.", (ROOMS + "test_steps_are_executed_from_left_to_right",)),
    (
        "Example: dig three with a Star Tear or a Fire Ruby, keep two, discard the third.",
        (
            ROOMS + "test_dig_reveals_until_enough_cards_match_and_the_rest_is_discarded",
            BOX + "test_the_rooms_that_the_text_describes_are_there",
        ),
    ),
    (
        "Example: name a gem, reveal three, keep what matches.",
        (ROOMS + "test_a_gem_named_is_what_is_kept", BOX + "test_the_rooms_that_the_text_describes_are_there"),
    ),
    (
        "An action room is used as the action.",
        (
            ROOMS + "test_an_action_room_is_not_used_while_moving",
            TURNS + "test_the_action_may_be_the_room_one_stands_in",
        ),
    ),
    (
        "A movement room is used for a step while moving, or as the action.",
        (ROOMS + "test_a_movement_room_is_used_for_a_step_each_time_and_walking_goes_on",),
    ),
    (
        "The Warped Mirror swaps places with any other player; moving goes on from there.",
        (ROOMS + "test_the_warped_mirror_swaps_places_with_any_player_for_a_step_or_as_the_action",),
    ),
    (
        "A free room is used while moving, for nothing, as often as wanted.",
        (ROOMS + "test_a_free_room_is_used_for_no_step_as_often_as_wanted_but_not_as_the_action",),
    ),
    (
        "The Mystic Elevator moves itself and all in it somewhere else, for nothing.",
        (
            ROOMS + "test_the_mystic_elevator_carries_all_in_it_to_an_empty_space_that_a_door_faces",
            MINE + "test_a_room_that_moves_has_a_door_face_back_and_never_lands_where_it_was",
        ),
    ),
)

CARTS_AND_TUNNELS: tuple[Sentence, ...] = (
    (
        "One mine cart does nothing; from two on, any leads to any other for nothing while moving.",
        (
            MOVING + "test_two_carts_are_joined_for_nothing_and_one_does_nothing",
            MINE + "test_two_carts_are_joined_for_nothing",
            MINE + "test_one_cart_alone_does_nothing",
        ),
    ),
    (
        "Nobody stops in a tunnel; one goes along its path until it leads out.",
        (
            MATCHES + "test_dwarves_stand_in_rooms_and_never_in_tunnels",
            MINE + "test_a_tunnel_is_no_place_to_stop",
        ),
    ),
    (
        "Crossing a tunnel costs nothing beyond the step that enters it.",
        (MOVING + "test_through_tunnels_in_a_row_is_one_step_and_a_tunnel_is_no_stop",),
    ),
    (
        "A tunnel's four doors are joined in pairs; one leaves by the door joined to the one entered.",
        (
            BOX + "test_four_tunnels_lead_straight_on_and_four_round_a_corner",
            MINE + "test_through_tunnels_in_a_row_is_one_step",
            MINE + "test_a_passage_is_the_same_both_ways_round",
        ),
    ),
    (
        "Through tunnels in a row it is still one step.",
        (
            MINE + "test_through_tunnels_in_a_row_is_one_step",
            WORKED + "test_two_tunnels_in_a_row_into_a_room_are_one_step",
        ),
    ),
    (
        "A tunnel drawn while constructing is laid and gone through.",
        (MOVING + "test_a_tunnel_that_is_drawn_is_gone_through_and_the_room_behind_it_is_free",),
    ),
    (
        "An empty space behind it gets another room, without cost and points, and so on.",
        (MOVING + "test_a_tunnel_that_is_drawn_is_gone_through_and_the_room_behind_it_is_free",),
    ),
    (
        "If it leads to a room that is there, one stops there, and the construction is paid and scored all the same.",
        (
            MOVING + "test_a_tunnel_that_leads_to_an_existing_room_ends_there_and_the_door_counts",
            WORKED + "test_a_new_tunnel_that_ends_at_an_existing_rooms_wall_stops_there_and_the_first_door_counts",
            MINE + "test_a_path_may_come_back_to_its_own_room",
        ),
    ),
    (
        "Out of a tunnel that was there into empty space: the cost and points of the door that led in.",
        (
            MOVING + "test_behind_an_existing_tunnel_one_builds_at_the_cost_of_the_door_that_led_in",
            MINE + "test_the_open_end_of_a_tunnel_belongs_to_the_door_that_leads_into_its_path",
        ),
    ),
)

SKILLS: tuple[Sentence, ...] = (
    (
        "Choice: two skills or more are dealt to each, one is kept.",
        (
            TURNS + "test_choice_deals_two_and_one_is_kept",
            TURNS + "test_choice_never_deals_more_than_twenty",
        ),
    ),
    (
        "Shared: choose one skill for all.",
        (TURNS + "test_shared_gives_all_the_same_skill", TURNS + "test_the_shared_skill_can_be_chosen"),
    ),
    (
        "Chaos: at the end of a turn one may draw a new skill and shuffle the old one back, and must after using it.",
        (
            TURNS + "test_chaos_offers_a_new_skill_and_demands_it_after_use",
            TURNS + "test_a_skill_that_works_unasked_does_not_force_the_swap_of_chaos",
        ),
    ),
    (
        "Magic Circle: a card between neighbours, each uses the one to the left and the one to the right.",
        (TURNS + "test_magic_circle_shares_each_card_with_a_neighbour",),
    ),
    (
        "Gems that one skill makes do not meet the conditions of another: no Dust of harmonized Echoglass.",
        (PAY + "test_two_skills_at_once_do_not_feed_each_other",),
    ),
    (
        "Evocation's gem gives a card no colour for Permeation; both may apply to one that shows it by itself.",
        (
            PAY + "test_two_skills_at_once_do_not_feed_each_other",
            MOVING + "test_permeation_passes_a_wall_for_a_card_with_ones_colour",
        ),
    ),
    (
        "Magic Circle raises the target of Crisis by 5 to 10, playing without skills lowers it as much.",
        (TURNS + "test_magic_circle_raises_the_usual_target_of_crisis_and_no_skills_lowers_it",),
    ),
    ("Skills may be left out.", (TURNS + "test_no_skills_gives_none",)),
    (
        "Our own skills bend one rule each.",
        (
            PAY + "test_one_skill",
            WORKED + "test_a_skill_that_pays_is_named_in_the_move",
            MOVING + "test_long_stride_walks_four_steps",
            MOVING + "test_sure_foot_walks_against_a_one_way_passage",
            MOVING + "test_momentum_builds_first_for_no_step_and_then_for_one",
            MOVING + "test_rail_riding_boards_at_a_tunnel",
            MOVING + "test_second_look_draws_two_tiles_and_puts_one_under_the_stack",
            MOVING + "test_leftovers_draws_a_card_for_a_wasted_gem",
            MOVING + "test_remodelling_turns_the_room_once_a_turn_for_no_step",
            TURNS + "test_with_deep_pockets_five_are_kept",
            TURNS + "test_deep_pockets_keep_four_without_a_card_of_the_colour",
            TURNS + "test_deep_pockets_close_when_the_card_of_the_colour_goes",
            TURNS + "test_large_scoop_draws_two",
            TURNS + "test_long_arm_uses_a_room_one_step_away",
            TURNS + "test_scavenging_takes_the_top_discard_and_draws_one",
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
        (MOVING + "test_without_tiles_left_behind_a_new_tunnel_the_dwarf_stays_and_the_points_stand",),
    ),
    (
        "Two to seven play Rush, one to seven Crisis.",
        (TURNS + "test_two_to_seven_play_rush_and_one_to_seven_crisis",),
    ),
    (
        "Who leaves discards the hand, the order closes up; in Rush the last one left wins, in Crisis one plays on.",
        (
            TURNS + "test_who_leaves_discards_and_the_order_closes_up",
            TURNS + "test_the_last_one_left_wins_a_rush_and_a_crisis_goes_on_with_one",
        ),
    ),
)

SENTENCES = BEGINNING + PHASES + BUILDING + GEMS + EFFECTS + CARTS_AND_TUNNELS + SKILLS + DECISIONS
