"""Third-party bots: loaded from "module:Class", supervised, and optionally limited in time."""
