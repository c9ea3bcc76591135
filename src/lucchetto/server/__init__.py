"""The game server: serves tables with people and bots over HTTP and WebSocket."""
