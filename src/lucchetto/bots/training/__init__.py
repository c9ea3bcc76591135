"""How the shipped networks came to be: self-play from a seed. Needs the laboratory; playing does not."""
