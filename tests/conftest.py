"""For all tests: Hypothesis has no deadline, so slow machines cause no failures, and large tests are marked."""

import os
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from lucchetto.paths import cache_folder
from tests.kit.rule_marks import CITED, citations

TESTS = Path(__file__).parent
COMPILED = (
    "arena/engine",
    "arena/report",
    "arena/test_design.py",
    "arena/test_interrupt.py",
    "arena/test_store.py",
    "bots/test_greedy.py",
    "bots/test_ladder.py",
    "bots/test_luck.py",
    "bots/test_training.py",
    "bots/test_two_engines.py",
    "cli/commands/test_arena.py",
    "cli/commands/test_solve.py",
    "cli/commands/test_train.py",
    "coach/test_luck.py",
    "envs/test_example.py",
    "envs/test_vector.py",
    "kernels",
    "solver",
)
"""Tests that compile kernels or play thousands of games: `make test-full` runs them, `make test` does not."""
SLOW = (
    "benchmarks/test_peer_rules.py",
    "bots/test_optimal.py",
    "browser/test_absence.py",
    "browser/test_analysis.py",
    "browser/test_around.py",
    "browser/test_bad_input.py",
    "browser/test_big_screen.py",
    "browser/test_cell_keys.py",
    "browser/test_confirmation.py",
    "browser/test_daily.py",
    "browser/test_dice_checker.py",
    "browser/test_documentation.py",
    "browser/test_endings.py",
    "browser/test_explore.py",
    "browser/test_fairness.py",
    "browser/test_forced_colours.py",
    "browser/test_large_text.py",
    "browser/test_levels.py",
    "browser/test_missed_messages.py",
    "browser/test_moments.py",
    "browser/test_offline.py",
    "browser/test_offline_pad.py",
    "browser/test_offline_storage.py",
    "browser/test_own_bots.py",
    "browser/test_own_data.py",
    "browser/test_server_update.py",
    "browser/test_static_site.py",
    "browser/test_statistics.py",
    "browser/test_table_looks.py",
    "browser/test_whole_games.py",
    "cli/commands/test_analyse.py",
    "cli/game/test_leaving.py",
    "coach/test_analysis.py",
    "coach/test_remarks.py",
    "envs/test_openspiel.py",
    "library/test_tournament.py",
    "records/test_fuzz.py",
    "rules/test_perft.py",
    "rules/test_random_games_go_deep.py",
    "security/test_analysis_queue.py",
    "security/test_thrown_out.py",
    "server/daily/test_exact.py",
    "server/daily/test_many_players.py",
    "server/daily/test_seed_chain.py",
    "server/offline/test_same_messages.py",
    "server/statistics/test_service.py",
    "server/storage/test_stored_databases.py",
    "server/storage/test_transfer.py",
    "server/test_expiry.py",
    "server/test_proxy.py",
    "test_install.py",
)
"""Tests that take 10 to 60 seconds for something that few changes affect: likewise only in `make test-full`."""
LONG_BROWSER_TESTS = (
    "axe_finds_nothing",
    "content_security_policy",
    "place_in_the_queue",
    "small_screens",
    "two_people_play_the_duel",
    "when_the_time_is_up",
)
"""Parts of the names of browser tests that open every page in every size, or take half a minute: likewise."""
FIRST_CASE_ONLY = (
    "test_a_damaged_attempt_is_reported_and_everything_else_starts",
    "test_the_last_decision_costs_exactly_the_drop_in_the_chart",
    "test_a_loss_is_the_difference_of_two_shares_on_the_scale_of_the_chart",
    "test_a_double_tap_on_the_white_action_does_not_play_a_colour_action",
    "test_a_place_with_games_is_refused_and_left_alone",
    "test_a_server_that_changes_its_promise_is_caught_at_once_and_after_the_game",
    "test_any_record_can_be_uploaded_and_stepped_through",
    "test_control_frames_without_end_take_no_memory",
    "test_everything_arrives",
    "test_garbage_in_any_pages_ends_the_server_with_one_line_or_not_at_all",
    "test_honest_records_of_both_schemes_and_all_variants_are_in_order",
    "test_master_loses_next_to_nothing_and_a_novice_a_lot",
    "test_no_bytes_break_the_server",
    "test_the_alarm_is_in_the_readers_language",
    "test_the_report_speaks_every_language",
    "test_the_report_shows_everything_that_the_analysis_found",
    "test_one_click_from_home_to_a_whole_game_against_a_bot",
    "test_two_people_lock_two_rows_together",
    "test_whatever_was_changed_is_found_and_named",
    "test_a_misspelt_class_is_answered_with_a_bot_of_that_module",
    "test_a_roll_is_shown_once_inside_the_tray_and_choices_come_after_it",
    "test_a_table_that_cannot_be_read_is_unavailable_and_the_others_are_unaffected",
    "test_a_table_with_an_unknown_setting_is_in_the_lobby_and_can_be_played",
    "test_merged_deltas_are_the_view",
    "test_the_workers_of_a_server_have_lower_priority_and_end_with_it",
    "test_without_an_argument_it_serves_and_opens_the_browser",
)
"""Slow tests with many cases: `make test` runs the first case of each, `make test-full` the others."""
LARGE = (
    "test_in_solitaire_the_score_is_the_start_plus_luck_minus_losses",
    "test_an_address_has_a_quota_of_work_and_own_games_have_another",
    "test_arena_variant_and_report",
    "test_own_games_have_a_quota_too",
    "test_the_values_of_a_solitaire_game_are_those_of_the_solver",
    "test_keys_are_in_snake_case[arena]",
    "test_keys_are_in_snake_case[solve]",
    "test_every_state_agrees_with_the_second_implementation[250-",
    "100000]",
)
"""Parts of the names of other large tests (as many rows as a large server has, random games, tables): likewise."""

# Tests give their processes homes and caches of their own, but share compiled code.
os.environ.setdefault("NUMBA_CACHE_DIR", str(cache_folder()))

settings.register_profile(
    "lucchetto",
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("lucchetto")

# A shell ignores Ctrl-C for background jobs, and every process that the tests start would inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rules", action="store_true", help="list the rules of docs/rules.md and the tests that cite them"
    )


def pytest_report_collectionfinish(config: pytest.Config) -> list[str]:
    if not config.getoption("--rules"):
        return []
    by_number = sorted(config.stash[CITED].items(), key=lambda cited: (cited[0][0], int(cited[0][1:])))
    return [f"{number} {len(tests)} {' '.join(sorted(tests))}" for number, tests in by_number]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    config.stash[CITED] = citations(items)
    seen: set[str] = set()
    for item in items:
        name = item.name.partition("[")[0]
        is_slow = any(item.path.is_relative_to(TESTS / part) for part in (*COMPILED, *SLOW))
        is_long = item.path.is_relative_to(TESTS / "browser") and any(part in item.name for part in LONG_BROWSER_TESTS)
        is_later_case = name in FIRST_CASE_ONLY and name in seen
        seen.add(name)
        if is_slow or is_long or is_later_case or any(part in item.name for part in LARGE):
            item.add_marker(pytest.mark.full)


@pytest.fixture(scope="session")
def compiled() -> None:
    """Everything is compiled beforehand, so commands print nothing about it."""
    from lucchetto.cli.compiling.processes import compile_units
    from lucchetto.cli.compiling.units import UNITS, missing_units

    compile_units(missing_units(list(UNITS)), lambda done, known: None)


@pytest.fixture(scope="session")
def compiled_rollouts() -> None:
    """The coach's rollouts are compiled, so that they check what is contested."""
    from lucchetto.cli.compiling.processes import compile_units
    from lucchetto.cli.compiling.units import missing_units

    compile_units(missing_units(["sheet-rollouts", "duel-rollouts"]), lambda done, known: None)
