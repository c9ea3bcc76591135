"""Bots of other people: loaded by "module:Class", watched over, with a time limit if one is set."""
