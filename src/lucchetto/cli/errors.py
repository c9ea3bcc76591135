"""What a command tells the user instead of a traceback."""


class Failure(Exception):  # noqa: N818 - it ends the command, not the program's logic
    """One line for standard error; the command ends with status 1."""
