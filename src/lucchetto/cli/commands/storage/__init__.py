"""Commands that copy, move and tidy the games of a server."""
