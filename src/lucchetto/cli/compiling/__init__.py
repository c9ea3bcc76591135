"""Compiles what a command needs, once, before its work begins: in several processes, with progress."""
