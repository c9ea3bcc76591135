"""Tables without a server: the same tables, commands and views on one device. Nothing here needs a network."""
