"""Errors that end a command with a message instead of a traceback, and its exit status."""

INTERRUPTED = 130
"""Exit status after Ctrl-C."""


class CommandError(Exception):
    """Ends a command: `main` prints the message to standard error and exits with status 1."""
