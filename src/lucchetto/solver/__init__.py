"""Exact values of solitaire, by dynamic programming over all sheets. See docs/solver.md and `lucchetto.solve`.

from lucchetto.solver import load_table
table = load_table("classic")
table.start                 # 115.483126…, the mean score of perfect play
"""

from .loading import has_statistics, load_table, statistics, tempo
from .query import read_sheet
from .table import Statistics, Table

__all__ = ["Statistics", "Table", "has_statistics", "load_table", "read_sheet", "statistics", "tempo"]
