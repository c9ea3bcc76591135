"""Compiles the code that a command needs before its work begins, in several processes, with a progress bar."""
