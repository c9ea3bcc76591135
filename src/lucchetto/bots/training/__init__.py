"""Trains the shipped networks by self-play from a seed. Needs the `lab` extra; playing does not."""
