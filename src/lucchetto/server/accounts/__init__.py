"""People, their devices and tokens, and one-time links to further devices."""
