"""Builds the documentation site from docs/ and the docstrings: `make docs`, or `python -m docs_site`."""
