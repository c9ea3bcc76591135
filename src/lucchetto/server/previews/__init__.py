"""Previews of shared links: a title, a text and a picture."""
