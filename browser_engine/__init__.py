"""Builds what runs a table in the browser: Pyodide, a small standard library, msgspec and Lucchetto's own modules."""
