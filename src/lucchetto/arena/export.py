"""All games as one table, one row per game: games.csv for spreadsheets, games.parquet (with pyarrow) for programs."""

import csv
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from lucchetto.arena.engine.games import REASON_BITS

from .play import Played

CSV = "games.csv"
PARQUET = "games.parquet"
_ROWS_AT_A_TIME = 100_000

Columns = dict[str, npt.NDArray[Any]]


def exported_files() -> tuple[str, ...]:
    """The files that `export_games` writes; Parquet needs `lucchetto[parquet]`."""
    return (CSV, PARQUET) if find_spec("pyarrow") else (CSV,)


def export_games(folder: Path, results: Sequence[Played]) -> None:
    """Write all files, each atomically."""
    writers = {CSV: _write_csv, PARQUET: _write_parquet}
    for name in exported_files():
        new = folder / f"{name}.new"
        try:
            writers[name](new, results)
            new.replace(folder / name)
        finally:
            new.unlink(missing_ok=True)


def _write_csv(path: Path, results: Sequence[Played]) -> None:
    with path.open("w", newline="", encoding="utf-8") as out:
        writer = csv.writer(out)
        for number, columns in enumerate(_batches(results)):
            if number == 0:
                writer.writerow(columns)
            writer.writerows(zip(*map(_texts, columns.values()), strict=True))


def _texts(column: npt.NDArray[Any]) -> list[str]:
    """Shortest decimals, `true` and `false`, and an empty text for an unknown number."""
    if column.dtype == np.bool_:
        return ["true" if value else "false" for value in column]
    texts = column.astype(str)
    if np.issubdtype(column.dtype, np.floating):
        texts = np.where(np.isnan(column), "", texts)
    return list(map(str, texts))


def _write_parquet(path: Path, results: Sequence[Played]) -> None:
    import pyarrow as pa  # type: ignore[import-untyped]  # it ships no types
    import pyarrow.parquet as pa_parquet  # type: ignore[import-untyped]  # likewise

    writer = None
    try:
        for columns in _batches(results):
            arrays = {name: pa.array(column, from_pandas=True) for name, column in columns.items()}
            batch = pa.record_batch(arrays)
            writer = writer or pa_parquet.ParquetWriter(path, batch.schema)
            writer.write_batch(batch)
    finally:
        if writer:
            writer.close()


def _batches(results: Sequence[Played]) -> Iterator[Columns]:
    for number, played in enumerate(results):
        for first in range(0, len(played.games), _ROWS_AT_A_TIME):
            yield _columns(number, played, slice(first, first + _ROWS_AT_A_TIME))


def _columns(number: int, played: Played, rows: slice) -> Columns:
    """The columns of the table; bot, score, penalties, win share and luck have one per seat, counted from 1."""
    match, games = played.match, played.games
    deals, seating, reasons = games.deal[rows], games.seating[rows], games.reasons[rows]
    columns: Columns = {
        "match": np.full(len(deals), number, np.int32),
        "deal": deals.astype(np.int64),
        "seating": seating.astype(np.int16),
        "game": deals.astype(np.int64) * len(match.seatings) + seating,
        "turns": games.turns[rows].astype(np.int16),
        **{f"end_{reason}": reasons & bit > 0 for reason, bit in REASON_BITS.items()},
    }
    for seat in range(games.scores.shape[1]):
        bots = np.array([sitting[seat] for sitting in match.seatings])
        columns |= {
            f"bot_{seat + 1}": bots[seating],
            f"score_{seat + 1}": games.scores[rows, seat].astype(np.int16),
            f"penalties_{seat + 1}": games.penalties[rows, seat].astype(np.int8),
            f"win_share_{seat + 1}": games.win_shares[rows, seat].astype(np.float64),
            f"luck_win_{seat + 1}": games.luck_win[rows, seat].astype(np.float32),
            f"luck_margin_{seat + 1}": games.luck_margin[rows, seat].astype(np.float32),
        }
    return columns
