"""The types of all messages between server and client."""
