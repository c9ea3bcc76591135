"""Builds the engine that runs a table in the browser: Pyodide, a reduced standard library, msgspec and Lucchetto."""
