"""Commands that copy, move and delete the games of a server."""
