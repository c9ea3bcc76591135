"""A simulation of many more players than one machine can serve."""
