"""Both forms hold every game completely, finished or not, and replay restores every position."""

from hypothesis import given, settings
from hypothesis import strategies as st

from lucchetto.records import Header, Record, read, replay, state, write_json, write_text
from lucchetto.rules import VARIANTS
from tests.records.strategies import headers, played, records


@given(records())
def test_a_record_survives_its_json_form(record: Record) -> None:
    written = write_json(record)
    found = read(written.encode()).checked()
    assert found.record == record
    assert write_json(found.record) == written


@given(records())
def test_a_record_survives_its_text_form(record: Record) -> None:
    written = write_text(record)
    found = read(written.encode()).checked()
    assert found.record == record
    assert write_text(found.record) == written


@given(headers())
def test_any_header_survives_both_forms(header: Header) -> None:
    record = Record(header)
    assert read(write_json(record).encode()).checked().record == record
    assert read(write_text(record).encode()).checked().record == record


@given(records())
def test_both_forms_replay_to_the_same_games(record: Record) -> None:
    games = replay(record).checked().games
    assert read(write_json(record).encode()).games == games
    assert read(write_text(record).encode()).games == games


@given(records(longest=120), st.data())
def test_a_prefix_replays_to_the_game_at_that_point(record: Record, data: st.DataObject) -> None:
    length = data.draw(st.integers(0, len(record.events)))
    whole = replay(record).checked()
    prefix = b"\n".join(write_json(record).encode().split(b"\n")[: 1 + length])
    found = read(prefix).checked()
    assert found.games == whole.games[: 1 + length]
    assert state(found.game) == state(whole.games[length])


@given(records(longest=120))
def test_replay_folds_what_the_game_itself_says(record: Record) -> None:
    game = record.header.new_game()
    found = replay(record).checked()
    assert found.games[0] == game
    for event, after in zip(record.events, found.games[1:], strict=True):
        game = event.apply(game)
        assert after == game


@given(st.sampled_from(sorted(VARIANTS)), st.integers(0, 10_000))
@settings(max_examples=30)
def test_whole_games_survive_both_forms(variant: str, seed: int) -> None:
    header = Header(variant, ("Ada", "Bob"), seed % 2, VARIANTS[variant].lucky_pairs[:2])
    record = Record(header, tuple(played(header, seed)))
    assert replay(record).checked().game.phase == "over"
    assert read(write_json(record).encode()).checked().record == record
    assert read(write_text(record).encode()).checked().record == record
