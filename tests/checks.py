"""Which tests prove which of the 70 checks, and which checks stand for which of the 15 habits.

Of a test's place the folder ``tests`` is left out. `tests/test_checks.py` sees that all are there.
"""

from typing import Final

PROOFS: Final[dict[int, tuple[str, ...]]] = {
    # restart and crash
    1: (
        "sim/test_restart.py::test_01_after_each_move_a_restart_changes_nothing",
        "engine/test_conformance.py::test_save_and_load_at_every_move",
    ),
    2: (
        "cogs/test_interactions.py::test_presses_work_in_the_next_process",
        "cogs/test_interactions.py::test_a_form_survives_a_restart",
        "sim/test_whole_game.py::test_four_people_play_to_a_winner",
    ),
    3: (
        "db/test_posts.py::test_a_crash_before_sending",
        "db/test_posts.py::test_a_crash_before_noting",
        "served/test_processes.py::test_03_killed_between_sending_and_noting",
        "served/test_processes.py::test_03_an_answer_that_is_lost",
        "sim/test_mod_told.py::test_03_a_crash_loses_no_line",
        "db/test_owed.py::test_an_act_and_its_line_are_one",
        "sim/test_over.py::test_03_a_crash_loses_no_vote",
        "sim/test_reminders.py::test_03_killed_between_sending_and_noting",
    ),
    4: (
        "sim/test_reminders.py::test_check_04_ten_restarts_make_no_noise",
        "db/test_posts.py::test_ten_restarts_owe_nothing",
    ),
    5: (
        "sim/test_reminders.py::test_check_05_three_days_of_downtime_make_one_reminder",
        "sim/test_reminders.py::test_check_05_what_was_settled_is_not_recalled",
        "served/test_processes.py::test_05_one_reminder_whichever_process_lives",
    ),
    6: (
        "test_bot.py::test_06_a_second_process_waits_until_the_first_has_died",
        "db/test_store.py::test_a_lease_has_one_holder",
    ),
    7: ("sim/test_restart.py::test_07_told_to_end_while_a_picture_is_drawn",),
    # interactions
    8: ("db/test_sqlite.py::test_a_held_write_lock_delays_moves_and_nothing_else",),
    9: (
        "db/test_table.py::test_50_presses_of_one_button_make_one_move",
        "sim/test_bad_input.py::test_fifty_presses_make_one_move",
    ),
    10: (
        "db/test_table.py::test_100_presses_in_20_games",
        "sim/test_lobby.py::test_many_people_at_many_tables_at_once",
    ),
    11: (
        "sim/test_bad_input.py::test_old_button",
        "sim/test_bad_input.py::test_old_button_after_restart",
    ),
    12: (
        "sim/test_presses.py::test_12_each_presser_has_an_answer_of_their_own",
        "sim/test_mod.py::test_12_only_moderators",
    ),
    13: (
        "sim/test_presses.py::test_13_unknown_and_malformed_ids",
        "sim/test_presses.py::test_13_every_kind_of_control_takes_any_payload",
        "sim/test_mod.py::test_13_buttons_of_a_deleted_game",
    ),
    14: (
        "cogs/test_interactions.py::test_a_form_survives_a_restart",
        "cogs/test_interactions.py::test_an_unknown_form_gives_back_what_was_typed",
    ),
    15: (
        "cogs/test_interactions.py::test_a_fault_is_told_with_the_code_in_the_log",
        "cogs/test_slash.py::test_a_failing_command_apologises_with_a_code",
        "cogs/test_slash.py::test_failing_suggestions_say_so",
        "cogs/away/test_alarm.py::test_what_failed_is_tried_again_later",
    ),
    16: (
        "sim/test_surface.py::test_every_id_is_ours_and_short",
        "cogs/test_codec.py::test_every_move_fits_into_a_custom_id",
        "cogs/test_interactions.py::test_two_handlers_of_a_kind_are_refused",
    ),
    17: ("test_static.py::test_17_no_handler_waits_for_people_in_memory",),
    18: ("sim/test_pace.py::test_18_thirty_commands_of_one_person",),
    # limits of the platform
    19: (
        "cogs/test_limits.py::test_every_command_keeps_the_limits",
        "cogs/test_client.py::test_a_refused_registration_does_not_stop_the_bot",
    ),
    20: (
        "cogs/test_client.py::test_commands_are_registered_once",
        "cogs/test_client.py::test_changed_commands_are_registered_again",
    ),
    21: (
        "cogs/test_selects.py::test_autocomplete_shows_twenty_five",
        "cogs/test_slash.py::test_suggestions_are_cut_to_what_discord_takes",
    ),
    22: ("cogs/test_posts.py::test_the_largest_post_keeps_the_limits",),
    23: ("sim/test_requests.py::test_23_a_picture_is_sent_and_never_changed",),
    24: (
        "sim/test_surface.py::test_an_old_live_post_is_replaced",
        "sim/test_surface.py::test_24_an_edit_that_is_refused_makes_a_new_post",
    ),
    25: ("sim/test_bad_input.py::test_25_an_upload_limit_costs_size_and_then_the_picture",),
    26: ("served/test_processes.py::test_26_told_to_wait_for_a_minute",),
    27: ("test_static.py::test_27_nothing_is_renamed_pinned_or_opened",),
    # a world that changes
    28: (
        "sim/test_troubles.py::test_28_a_deleted_channel",
        "sim/test_troubles.py::test_28_a_deleted_live_post",
        "sim/test_troubles.py::test_28_a_deleted_thread",
        "sim/test_troubles.py::test_28_a_removed_category",
        "sim/test_mod_settings.py::test_a_role_may_moderate",
    ),
    29: (
        "sim/test_rights.py::test_29_setting_up_names_exactly_the_missing_right",
        "sim/test_rights.py::test_29_rights_that_are_not_needed",
        "sim/test_rights.py::test_29_without_pictures_the_game_goes_on_as_text",
        "sim/test_rights.py::test_29_threads_have_a_right_of_their_own",
    ),
    30: (
        "sim/test_troubles.py::test_30_an_archived_thread_opens_by_the_next_action",
        "sim/test_troubles.py::test_30_a_locked_thread",
    ),
    31: (
        "sim/test_leaving.py::test_31_the_table_is_told_once_and_may_choose",
        "sim/test_leaving.py::test_31_who_comes_back_plays_on",
        "sim/test_leaving.py::test_31_banned_by_a_moderator",
        "sim/test_leaving.py::test_31_a_table_without_reminders_is_told",
        "sim/test_leaving.py::test_31_told_of_when_a_steward_steps_in",
    ),
    32: (
        "sim/test_servers.py::test_32_an_unavailable_server_comes_back_unchanged",
        "sim/test_servers.py::test_32_a_removed_bot_waits_and_goes_on_when_invited_again",
    ),
    33: (
        "test_static.py::test_33_nobody_is_written_to_alone",
        "sim/test_requests.py::test_34_no_request_meets_a_limit_of_pins_threads_or_channels",
    ),
    34: ("sim/test_requests.py::test_34_no_request_meets_a_limit_of_pins_threads_or_channels",),
    # time
    35: (
        "cogs/away/test_rhythm.py::test_check_35_the_night_of_a_change_ends_when_the_clock_says_so",
        "sim/test_me.py::test_check_35_a_wrong_zone_is_refused_with_suggestions",
    ),
    36: (
        "sim/test_reminders.py::test_check_36_after_some_reminders_the_table_is_asked_once_then_silence",
        "sim/test_reminders.py::test_check_36_the_own_interval_goes_before_that_of_the_table",
    ),
    37: (
        "sim/test_me.py::test_check_37_a_vacation_is_seen_and_nothing_pings",
        "sim/test_me.py::test_check_37_a_vacation_ends_at_the_first_press",
        "sim/test_me.py::test_check_37_a_vacation_ends_by_itself",
        "cogs/away/test_planner.py::test_check_37_a_vacation_moves_the_deadline",
    ),
    38: ("sim/test_deadlines.py::test_check_38_a_deadline_in_quiet_hours_comes_at_their_end",),
    39: (
        "sim/test_votes.py::test_check_39_a_vote_dies_when_the_one_it_is_about_moves",
        "sim/test_over.py::test_39_a_vote_dies_with_the_seat_of_the_one_it_is_about",
    ),
    40: (
        "cogs/away/test_steward.py::test_check_40_every_act_is_compulsory_and_gains_nothing",
        "cogs/away/test_steward.py::test_check_40_an_absent_seat_does_worse_than_a_present_one",
        "sim/test_deadlines.py::test_check_40_a_moderator_can_take_it_back",
    ),
    41: (
        "db/test_seats.py::test_a_hand_over_revokes_before_it_gives",
        "cogs/away/test_clocks.py::test_check_41_a_full_clock_for_who_takes_over",
        "sim/test_votes.py::test_a_seat_is_freed_and_taken_over_with_its_hand",
    ),
    # rules and taking back
    42: (
        "db/test_takeback.py::test_back_to_any_move_equals_the_replay",
        "sim/test_mod.py::test_42_back_to_any_move",
    ),
    43: (
        "db/test_takeback.py::test_undo_is_refused_after_another_seat_or_chance",
        "engine/test_conformance.py::test_43_whatever_used_chance_or_was_another_seats_stays",
    ),
    44: (
        "engine/test_conformance.py::test_random_games_keep_the_invariants",
        "engine/test_conformance.py::test_ten_thousand_random_games",
    ),
    45: (
        "cogs/test_reachable.py::test_buttons_lead_to_every_legal_move_and_to_no_other",
        "engine/test_conformance.py::test_what_is_listed_is_accepted_and_nothing_else",
    ),
    46: ("rules/test_catalogue.py::test_every_number_has_a_test",),
    47: (
        "sim/test_hard_moments.py::test_47_a_card_half_used_when_the_bot_dies",
        "rules/base/test_development.py::test_a_card_being_resolved_comes_first",
        "rules/base/test_development.py::test_B35_T31_one_road_left",
    ),
    48: (
        "sim/test_hard_moments.py::test_48_everybody_answers_an_offer_at_the_same_moment",
        "sim/test_hard_moments.py::test_48_the_cards_are_gone_when_the_answer_comes",
        "rules/base/test_trade.py::test_B54_a_deal_that_a_side_can_no_longer_pay_fails",
    ),
    49: (
        "rules/base/test_victory.py::test_B46_points_off_turn_win_at_the_start_of_the_own_turn",
        "rules/base/test_victory.py::test_B47_the_one_whose_turn_comes_first",
        "rules/base/test_victory.py::test_B33_T28_a_victory_card_as_the_tenth_point",
        "rules/five_six/test_special_building.py::test_X3_T10_ten_points_in_the_phase_win_at_the_start_of_the_own_turn",
        "rules/cities_knights/test_victory.py::test_K72_points_that_are_lost_again_do_not_win",
        "rules/church/test_setup.py::test_R20_a_win_needs_the_own_turn",
        "rules/cheops/test_pyramid.py::test_T25_joint_winners",
    ),
    50: (
        "sim/test_mod_settings.py::test_50_a_game_keeps_the_rules_it_was_opened_with",
        "engine/test_saves.py::test_a_stored_game_loads_and_goes_on",
        "db/test_saves.py::test_a_release_loads_and_goes_on",
    ),
    # what is hidden
    51: (
        "cogs/test_hidden.py::test_a_hidden_card_changes_nothing_that_others_see",
        "sim/test_mod_corrections.py::test_51_a_hidden_card_is_named_to_its_owner_only",
        "sim/test_public.py::test_the_channel_reads_the_same",
        "engine/test_conformance.py::test_what_a_viewer_may_not_know_leaves_no_trace",
    ),
    52: (
        "cogs/away/test_answers.py::test_check_52_delays_follow_no_pattern",
        "cogs/away/test_answers.py::test_check_52_answers_do_not_gather_at_the_end_of_the_night",
        "sim/test_deadlines.py::test_check_52_a_standing_answer_looks_like_one_of_the_person",
        "sim/test_deadlines.py::test_check_52_the_channel_reads_the_same_whoever_answers",
    ),
    53: (
        "sim/test_mod.py::test_53_hands_are_seen_only_by_whoever_says_so",
        "sim/test_mod.py::test_53_hands_stay_hidden_where_the_table_cannot_be_told",
    ),
    54: ("db/test_takeback.py::test_draws_come_again_after_a_take_back",),
    # text, picture, language
    55: (
        "test_locales.py::test_the_same_keys_in_the_same_files",
        "test_locales.py::test_the_same_attributes_and_parameters",
        "test_locales.py::test_no_key_is_unused",
        "test_locales.py::test_no_sentence_in_the_code",
    ),
    56: (
        "sim/test_lobby.py::test_the_language_of_the_table_and_of_its_people",
        "sim/test_public.py::test_the_channel_reads_the_same",
    ),
    57: (
        "sim/test_lobby.py::test_hostile_names_stay_text",
        "sim/test_requests.py::test_57_nothing_notifies_unless_it_names_whom",
    ),
    58: ("render/test_colors.py::test_seat_colors_keep_apart",),
    59: (
        "render/test_legibility.py::test_numbers_on_tokens",
        "render/test_legibility.py::test_figures_of_the_base_board_at_400_pixels",
    ),
    60: (
        "render/test_worker.py::test_the_loop_stays_awake",
        "render/test_limits.py::test_largest_boards_are_under_300_kib",
    ),
    61: (
        "render/test_same_bytes.py::test_same_request_same_bytes",
        "render/test_golden.py::test_picture_is_as_the_golden_one",
    ),
    62: ("render/test_alt_text.py::test_names_robber_last_change_dice_and_who_is_asked",),
    63: ("sim/test_deadlines.py::test_check_63_a_deadline_is_shown_as_a_time_stamp",),
    # operation
    64: (
        "cogs/test_client.py::test_no_privileged_intent",
        "sim/test_operator.py::test_64_health_is_for_the_owner",
    ),
    65: ("sim/test_rights.py::test_65_from_an_empty_server_to_the_first_picture",),
    66: (
        "served/test_backup.py::test_66_saved_in_play_and_restored_on_another_machine",
        "db/test_backup.py::test_a_backup_while_people_play",
        "db/test_backup.py::test_66_restored_twice",
    ),
    67: (
        "db/test_migrations.py::test_a_migration_keeps_the_games",
        "db/test_migrations.py::test_a_newer_database_is_refused",
        "db/test_saves.py::test_a_release_loads_and_goes_on",
    ),
    68: (
        "test_checks.py::test_68_the_gate_runs_every_check",
        "test_checks.py::test_68_no_test_reaches_the_network",
    ),
    69: ("live/test_live.py::test_69_ten_turns_with_a_restart_in_the_middle",),
    70: (
        "sim/test_operator.py::test_70_everything_stored_about_a_person",
        "sim/test_operator.py::test_70_deleting_is_confirmed_and_keeps_open_games",
    ),
}

LIVE: Final = frozenset({2, 28, 29, 30, 69})
"""Checks that an owner should repeat once on a real server."""

HABITS: Final[dict[int, tuple[int, ...]]] = {
    1: (5, 36, 57),
    2: (3, 4, 24, 26),
    3: (61, 62),
    4: (51, 70),
    5: (35, 36, 37, 38),
    6: (31, 36),
    7: (38, 40, 52),
    8: (1, 42, 43, 54),
    9: (45, 53, 70),
    10: (51, 52, 53),
    11: (2, 11, 12, 13, 14),
    12: (31, 39, 41),
    13: (12, 28, 42, 53),
    14: (55, 56, 58, 59, 62),
    15: (15, 50, 54, 64),
}
BESIDE: Final[dict[int, tuple[str, ...]]] = {
    1: ("sim/test_surface.py::test_a_post_calls_whom_it_asks_and_nobody_else",),
    2: (
        "sim/test_whole_game.py::test_only_the_newest_post_has_buttons",
        "sim/test_mod.py::test_the_live_post_stays_the_last_thing",
    ),
    3: ("render/test_same_bytes.py::test_a_move_changes_the_picture",),
    4: ("sim/test_since.py::test_five_lines_in_private",),
    5: ("sim/test_reminders.py::test_not_today_is_for_whom_it_concerns",),
    6: ("sim/test_reminders.py::test_only_the_newest_reminder_stays",),
    7: (
        "sim/test_deadlines.py::test_an_offer_is_refused_when_its_time_is_up_and_the_seat_stays",
        "sim/test_standing.py::test_discards_follow_the_own_preference",
    ),
    8: ("sim/test_surface.py::test_undo_and_its_button",),
    9: ("sim/test_mod.py::test_ending_is_confirmed_once",),
    12: ("sim/test_votes.py::test_a_seat_is_freed_and_taken_over_with_its_hand",),
    13: ("sim/test_mod_history.py::test_every_act_has_a_reason_a_public_line_and_a_row",),
    15: ("sim/test_operator.py::test_dice_are_proved_at_the_end",),
}
"""What proves a habit beside its checks."""
