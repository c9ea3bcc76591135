"""Views of tables, games and analyses, which contain only what a client may see."""
