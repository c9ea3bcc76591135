"""All games as one table, a row a game: games.csv for spreadsheets, games.parquet for programs."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pyarrow as pa  # type: ignore[import-untyped]  # it ships no types
import pyarrow.csv as pa_csv  # type: ignore[import-untyped]  # likewise
import pyarrow.parquet as pa_parquet  # type: ignore[import-untyped]  # likewise

from lucchetto.arena.engine.games import REASON_BITS

from .play import Played

CSV = "games.csv"
PARQUET = "games.parquet"
_ROWS_AT_A_TIME = 100_000


def export_games(folder: Path, results: Sequence[Played]) -> None:
    """Both files, each whole or not at all."""
    schema = _schema(len(results[0].match.lineup))
    csv, parquet = (folder / f"{name}.new" for name in (CSV, PARQUET))
    try:
        with pa_csv.CSVWriter(csv, schema) as out, pa_parquet.ParquetWriter(parquet, schema) as packed:
            for batch in _batches(results, schema):
                out.write_batch(batch)
                packed.write_batch(batch)
        csv.replace(folder / CSV)
        parquet.replace(folder / PARQUET)
    finally:
        for left in (csv, parquet):
            left.unlink(missing_ok=True)


def _schema(seats: int) -> pa.Schema:
    """Bot, score, penalties, share of the win and luck stand in columns for every seat, counted from 1."""
    shared = {"match": pa.int32(), "deal": pa.int64(), "seating": pa.int16(), "game": pa.int64(), "turns": pa.int16()}
    ends = {f"end_{reason}": pa.bool_() for reason in REASON_BITS}
    of_seat = {
        "bot": pa.string(),
        "score": pa.int16(),
        "penalties": pa.int8(),
        "win_share": pa.float64(),
        "luck_win": pa.float32(),
        "luck_margin": pa.float32(),
    }
    by_seat = {f"{name}_{seat}": kind for seat in range(1, seats + 1) for name, kind in of_seat.items()}
    return pa.schema({**shared, **ends, **by_seat})


def _batches(results: Sequence[Played], schema: pa.Schema) -> Iterator[pa.RecordBatch]:
    for number, played in enumerate(results):
        for first in range(0, len(played.games), _ROWS_AT_A_TIME):
            columns = _columns(number, played, slice(first, first + _ROWS_AT_A_TIME))
            arrays = [pa.array(columns[field.name], field.type, from_pandas=True) for field in schema]
            yield pa.record_batch(arrays, schema=schema)


def _columns(number: int, played: Played, rows: slice) -> dict[str, object]:
    match, games = played.match, played.games
    deals, seating, reasons = games.deal[rows], games.seating[rows], games.reasons[rows]
    columns: dict[str, object] = {
        "match": np.full(len(deals), number),
        "deal": deals,
        "seating": seating,
        "game": deals * len(match.seatings) + seating,
        "turns": games.turns[rows],
        **{f"end_{reason}": reasons & bit > 0 for reason, bit in REASON_BITS.items()},
    }
    by_seat: dict[str, npt.NDArray[Any]] = {
        "score": games.scores,
        "penalties": games.penalties,
        "win_share": games.win_shares,
        "luck_win": games.luck_win,
        "luck_margin": games.luck_margin,
    }
    for seat in range(games.scores.shape[1]):
        columns[f"bot_{seat + 1}"] = np.array([sitting[seat] for sitting in match.seatings])[seating]
        columns |= {f"{name}_{seat + 1}": values[rows, seat] for name, values in by_seat.items()}
    return columns
